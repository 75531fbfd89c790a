"""`uv run -m bot.computer`: matches of levels and of engines."""

import pytest

from bot.computer.__main__ import main


def test_the_command_prints_the_score(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "sys.argv", ["bot.computer", "match", "depth=1", "easy", "--games", "4", "--seed", "3"]
    )
    main()
    written = capsys.readouterr()
    assert "over 4 games, 95 % interval" in written.out
    assert "4/4" in written.err


@pytest.mark.parametrize("arguments", [["match", "grandmaster", "easy"], ["match", "depth=x", "easy"], []])
def test_the_command_refuses(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["bot.computer", *arguments])
    with pytest.raises(SystemExit):
        main()
