"""Take the README's picture of the chat anew: `uv run python -m tests.sandbox.screenshot`."""

import random
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from bot.rules import Phase, PlyKind, Position
from tests.sandbox.test_page import become, launch, new_page, open_page, press, sandbox, type_command

CHAT = Path(__file__).with_name("chat.png")
# Chosen by eye: the game that it leads to is a good picture.
SEED = 54
POINTS = 5
_WORDS = {PlyKind.DROP: "Drop", PlyKind.POP: "Pop", PlyKind.REDROP: "Drop"}


def main() -> None:
    """Play a game as two people until it is worth a picture, and photograph the page."""
    with (
        tempfile.TemporaryDirectory() as folder,
        sandbox(Path(folder)) as url,
        sync_playwright() as playwright,
    ):
        page = new_page(launch(playwright), height=815)
        open_page(page, url)
        type_command(page, "/pop10 challenge")
        become(page, "Blaise")
        press(page, "Accept")
        for button, points in presses():
            if points >= POINTS - 1:
                # The message of before stays as a line above the new one.
                type_command(page, "/pop10 board")
            play(page, button)
        page.screenshot(path=CHAT)


def presses() -> Iterator[tuple[str, int]]:
    """The buttons to press until there are enough points, and how many there are after each."""
    choose = random.Random(SEED)
    position = Position.start()
    while True:
        plies = position.legal_plies
        scoring = [ply for ply in plies if position.after(ply).kept != position.kept]
        ply = choose.choice(scoring or plies)
        position = position.after(ply)
        yield f"{_WORDS[ply.kind]} {ply.column + 1}", sum(position.kept)
        if sum(position.kept) == POINTS:
            return
        if position.phase is Phase.HELD and len(position.legal_plies) == 1:
            # The bot drops the disc where only one column takes it.
            position = position.after(position.legal_plies[0])


def play(page: Page, button: str) -> None:
    """Have whoever is to move press a button, and wait for the page to show the board after it."""
    line = page.get_by_text(re.compile(r"@\w+, (you begin|your turn|go on)!")).last
    before = line.inner_text()
    become(page, before.split(",")[0].removeprefix("@"))
    press(page, button)
    expect(line).not_to_have_text(before)


if __name__ == "__main__":
    main()
