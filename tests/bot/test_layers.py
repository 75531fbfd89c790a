"""Who may import whom: the arrows of the house run one way."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# A part of the house and the parts that it may import beside itself.
MAY_IMPORT: dict[str, set[str]] = {
    "bot.config": set(),
    "bot.i18n": set(),
    "bot.rules": set(),
    "bot.games": {"bot.rules"},
    "bot.errors": {"bot.games"},
    "bot.names": {"bot.games"},
    "bot.storage": {"bot.rules", "bot.games", "bot.errors"},
    "bot.actions": {"bot.rules", "bot.games", "bot.storage", "bot.errors"},
    "bot.engine": {"bot.rules"},
    "bot.computer": {"bot.rules", "bot.engine", "bot.games", "bot.errors"},
    "render": {"bot.rules", "bot.i18n"},
    "bot.command_texts": {"bot.i18n"},
    "bot.check": {"bot.actions", "bot.config", "bot.games", "bot.storage"},
    "bot.client": {
        "bot.actions",
        "bot.command_texts",
        "bot.computer",
        "bot.config",
        "bot.names",
        "bot.storage",
        "render",
    },
    "bot.__main__": {"bot.client", "bot.config", "bot.storage"},
    "bot.sandbox": {"bot.client", "bot.config", "bot.i18n", "bot.storage"},
    "cogs": {
        "bot.actions",
        "bot.client",
        "bot.command_texts",
        "bot.computer",
        "bot.errors",
        "bot.games",
        "bot.i18n",
        "bot.rules",
        "bot.storage",
        "render",
    },
}
# What a package under `cogs` may import of `cogs` beside itself and the modules that lie there openly.
SHARED = "cogs.board"
FEATURES = sorted(folder.name for folder in (ROOT / "cogs").iterdir() if (folder / "__init__.py").exists())
# What only those who speak to Discord know.
DISCORDS_OWN = re.compile(r"discord|<@|<#|<t:|permission|mention|webhook|interaction", re.IGNORECASE)


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the program by its dotted name, parsed."""
    files = [file for folder in ("bot", "cogs", "render") for file in (ROOT / folder).rglob("*.py")]
    return {
        ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): ast.parse(
            file.read_text(encoding="utf-8"), str(file)
        )
        for file in files
    }


def imported(tree: ast.Module) -> Iterator[str]:
    """The dotted names that a module imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here, and this test reads no others"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def part_of(name: str) -> str | None:
    """The part of the house that a dotted name belongs to; None for what is not ours."""
    parts = name.split(".")
    if parts[0] in ("cogs", "render"):
        return parts[0]
    return ".".join(parts[:2]) if parts[0] == "bot" else None


def importers_of(library: str) -> set[tuple[str, str]]:
    """Which module imports which names of a library."""
    return {
        (module, name)
        for module, tree in modules().items()
        for name in imported(tree)
        if name.split(".")[0] == library
    }


def test_the_game_can_be_had_without_discord() -> None:
    script = """
import importlib, sys
for name in ("bot.rules", "bot.games", "bot.storage", "bot.actions", "render"):
    importlib.import_module(name)
    if "discord" in sys.modules:
        sys.exit(f"{name} imports discord")
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_part_of_the_house_has_its_rule() -> None:
    assert {part_of(module) for module in modules()} - {"bot"} == MAY_IMPORT.keys()


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_imports_run_one_way(part: str) -> None:
    allowed = {part, None, *MAY_IMPORT[part]}
    wrong = [
        f"{module} imports {name}"
        for module, tree in modules().items()
        if part_of(module) == part
        for name in imported(tree)
        # `from bot import actions` names the part itself.
        if part_of(name) not in allowed
    ]
    assert not wrong


def test_only_the_settings_read_the_environment() -> None:
    readers = {
        module
        for module, tree in modules().items()
        for node in ast.walk(tree)
        if (isinstance(node, ast.Attribute) and node.attr in ("environ", "environb", "getenv"))
        or (isinstance(node, ast.ImportFrom) and node.module == "os")
    }
    assert readers | {module for module, _ in importers_of("pydantic_settings")} == {"bot.config"}


def test_only_the_store_knows_sql() -> None:
    libraries = ("sqlalchemy", "alembic", "aiosqlite", "sqlite3")
    importers = {importer for library in libraries for importer in importers_of(library)}
    assert {part_of(module) for module, _ in importers} == {"bot.storage", "bot.actions"}
    # Actions are functions of a connection, and know no more of it.
    assert {name for module, name in importers if part_of(module) == "bot.actions"} == {
        "sqlalchemy.Connection"
    }


def test_only_these_know_discord() -> None:
    assert {part_of(module) for module, _ in importers_of("discord")} == {
        "bot.__main__",
        "bot.client",
        "bot.command_texts",
        "bot.names",
        "bot.sandbox",
        "cogs",
    }


@pytest.mark.parametrize("feature", FEATURES)
def test_no_feature_imports_another(feature: str) -> None:
    package = f"cogs.{feature}"
    others = tuple(f"cogs.{other}" for other in FEATURES if f"cogs.{other}" not in (package, SHARED))
    wrong = [
        f"{module} imports {name}"
        for module, tree in modules().items()
        if module == package or module.startswith(f"{package}.")
        for name in imported(tree)
        if name.startswith(others)
    ]
    assert not wrong


@pytest.mark.parametrize("part", ["bot.rules", "bot.games", "bot.storage", "bot.actions", "bot.errors"])
def test_nothing_below_the_cogs_speaks_of_discord(part: str) -> None:
    """In its names and texts; docstrings may say what an id is."""
    said = {
        (module, word)
        for module, tree in modules().items()
        if part_of(module) == part
        for word in words(tree)
        if DISCORDS_OWN.search(word)
    }
    assert not said


def words(tree: ast.Module) -> Iterator[str]:
    """The names and the texts in a module, without its docstrings."""
    docstrings = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value
