"""Every setting comes from the environment or `.env`, and nonsense is refused in words."""

import re
from pathlib import Path

import pytest

from bot.config import Config, ConfigError, LogLevel

EXAMPLE = Path(__file__).parents[2] / ".env.example"
NAMES = [name.upper() for name in Config.model_fields]
# A value for each setting that differs from its default, and what becomes of it.
VALUES = [
    ("DISCORD_TOKEN", "abc.def", "abc.def"),
    ("DATABASE_URL", "sqlite+aiosqlite:///other.db", "sqlite+aiosqlite:///other.db"),
    ("DISCORD_API_URL", "http://localhost:8080/api/v10", "http://localhost:8080/api/v10"),
    ("DISCORD_GATEWAY_URL", "ws://localhost:8081/", "ws://localhost:8081/"),
    ("PING_AFTER", "2.5", 2.5),
    ("LOG_LEVEL", "DEBUG", LogLevel.DEBUG),
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder, and an environment without settings."""
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def value_of(name: str) -> object:
    value = getattr(Config.read(), name.lower())
    if name == "DISCORD_TOKEN":
        return value.get_secret_value()
    return str(value) if name.endswith("_URL") else value


def test_nothing_has_to_be_set_but_the_token() -> None:
    settings = Config.read()
    assert settings.discord_token is None
    assert settings.database_url == "sqlite+aiosqlite:///pop10.db"
    assert settings.discord_api_url is None
    assert settings.discord_gateway_url is None
    assert settings.ping_after == 30
    assert settings.log_level is LogLevel.INFO


def test_every_setting_is_tried_here() -> None:
    assert [name for name, _, _ in VALUES] == NAMES


@pytest.mark.parametrize(("name", "text", "value"), VALUES)
def test_a_setting_comes_from_the_environment(
    name: str, text: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, text)
    assert value_of(name) == value


@pytest.mark.parametrize(("name", "text", "value"), VALUES)
def test_a_setting_comes_from_the_file(name: str, text: str, value: object, folder: Path) -> None:
    (folder / ".env").write_text(f"{name}={text}\n")
    assert value_of(name) == value


def test_the_environment_wins_over_the_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").write_text("PING_AFTER=1\n")
    monkeypatch.setenv("PING_AFTER", "2")
    assert Config.read().ping_after == 2


def test_the_file_may_hold_what_is_for_others(folder: Path) -> None:
    (folder / ".env").write_text("COMPOSE_PROJECT_NAME=club\nPING_AFTER=1\n")
    assert Config.read().ping_after == 1


@pytest.mark.parametrize("name", NAMES)
def test_an_empty_value_is_none(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").write_text(f"{name}=\n")
    monkeypatch.setenv(name, "")
    assert Config.read() == Config.model_construct()


def test_an_empty_token_in_the_environment_lets_that_of_the_file_stand(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / ".env").write_text("DISCORD_TOKEN=abc\n")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert value_of("DISCORD_TOKEN") == "abc"


def test_the_copied_example_is_the_defaults(folder: Path) -> None:
    (folder / ".env").write_text(EXAMPLE.read_text())
    assert Config.read() == Config.model_construct()


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("PING_AFTER", "soon", "valid number"),
        ("PING_AFTER", "-1", "greater than or equal to 0"),
        ("PING_AFTER", "86401", "less than or equal to 86400"),
        ("PING_AFTER", "nan", "finite number"),
        ("PING_AFTER", "inf", "finite number"),
        ("LOG_LEVEL", "info", "'DEBUG', 'INFO', 'WARNING' or 'ERROR'"),
        ("LOG_LEVEL", "10", "'DEBUG', 'INFO', 'WARNING' or 'ERROR'"),
        ("DISCORD_API_URL", "localhost", "valid URL"),
        ("DISCORD_API_URL", "ws://localhost", "'http' or 'https'"),
        ("DISCORD_GATEWAY_URL", "localhost", "valid URL"),
        ("DISCORD_GATEWAY_URL", "http://localhost", "'ws' or 'wss'"),
    ],
)
def test_nonsense_is_refused_by_name_and_reason(
    name: str, text: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, text)
    with pytest.raises(ConfigError) as refusal:
        Config.read()
    assert re.fullmatch(f"{name}: .*{re.escape(reason)}.*", str(refusal.value))


def test_all_nonsense_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PING_AFTER", "soon")
    monkeypatch.setenv("LOG_LEVEL", "LOUD")
    with pytest.raises(ConfigError, match=r"PING_AFTER: .*; LOG_LEVEL: "):
        Config.read()


def test_a_refusal_quotes_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hidden-token")
    monkeypatch.setenv("DISCORD_API_URL", "ftp://proxy:hidden-password@localhost")
    monkeypatch.setenv("PING_AFTER", "hidden-number")
    with pytest.raises(ConfigError) as refusal:
        Config.read()
    assert "hidden" not in str(refusal.value)
    # Nor does a traceback, which shows what an error came from.
    assert refusal.value.__cause__ is None
    assert refusal.value.__suppress_context__


def test_the_token_is_not_shown_with_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hidden")
    settings = Config.read()
    assert "hidden" not in f"{settings} {settings!r} {settings.model_dump()} {settings.model_dump_json()}"


def test_a_file_that_is_not_text_is_refused(folder: Path) -> None:
    (folder / ".env").write_bytes(b"PING_AFTER=\xff\n")
    with pytest.raises(ConfigError, match=r"^\.env cannot be read: .*utf-8"):
        Config.read()


def test_the_example_explains_every_setting_and_no_other() -> None:
    blocks = EXAMPLE.read_text(encoding="utf-8").strip().split("\n\n")[1:]
    named = []
    for block in blocks:
        lines = block.splitlines()
        settings = [line for line in lines if re.match(r"(# )?[A-Z_]+=", line)]
        comments = [line for line in lines if line not in settings]
        assert settings, block
        assert comments, block
        assert all(line.startswith("# ") for line in comments), block
        named += [line.removeprefix("# ").partition("=")[0] for line in settings]
    assert named == NAMES
