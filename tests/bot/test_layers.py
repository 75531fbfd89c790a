"""Who may import whom: the arrows of the house run one way."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# A part of the house and the parts that it may import beside itself.
MAY_IMPORT: dict[str, set[str]] = {
    "bot.settings": set(),
    "bot.errors": set(),
    "bot.i18n": set(),
    "bot.marks": set(),
    "bot.names": set(),
    "bot.rules": set(),
    "bot.engine": {"bot.rules"},
    "bot.games": {"bot.rules"},
    "bot.computer": {"bot.rules", "bot.engine", "bot.games", "bot.errors"},
    "bot.storage": {"bot.rules", "bot.games"},
    "bot.actions": {"bot.rules", "bot.games", "bot.storage", "bot.errors", "bot.marks"},
    "render": {"bot.rules", "bot.i18n"},
    "bot.command_texts": {"bot.i18n"},
    "bot.client": {"bot.command_texts", "bot.computer", "bot.names", "bot.settings", "bot.storage"},
    "bot.__main__": {"bot.client", "bot.settings", "bot.storage"},
    "bot.sandbox": {"bot.client", "bot.i18n", "bot.settings", "bot.storage"},
    "cogs": {
        "bot.actions",
        "bot.client",
        "bot.command_texts",
        "bot.computer",
        "bot.errors",
        "bot.games",
        "bot.i18n",
        "bot.marks",
        "bot.rules",
        "bot.storage",
        "render",
    },
}


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
    assert {part_of(module) for module in modules()} - {"bot"} <= MAY_IMPORT.keys()


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
    assert readers | {module for module, _ in importers_of("pydantic_settings")} == {"bot.settings"}


def test_only_the_store_knows_sql() -> None:
    libraries = ("sqlalchemy", "alembic", "aiosqlite", "sqlite3")
    assert {part_of(module) for library in libraries for module, _ in importers_of(library)} == {
        "bot.storage"
    }


def test_only_these_know_discord() -> None:
    assert {part_of(module) for module, _ in importers_of("discord")} <= {
        "bot.__main__",
        "bot.client",
        "bot.command_texts",
        "bot.i18n",
        "bot.names",
        "bot.sandbox",
        "cogs",
    }
