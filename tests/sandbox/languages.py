"""Take the README's picture of the six languages anew: `uv run python -m tests.sandbox.languages`."""

import tempfile
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.sandbox.test_page import launch, new_page, open_page, sandbox

PICTURE: Final = Path(__file__).with_name("languages.png")
# Column by column.
LOCALES: Final = (("en-US", "cs"), ("el", "fr"), ("no", "sv-SE"))
WIDTH, HEIGHT, GAP = 560, 330, 12


def main() -> None:
    """Photograph the command picker in each language, side by side."""
    columns, rows = len(LOCALES), len(LOCALES[0])
    size = (columns * (WIDTH + GAP) - GAP, rows * (HEIGHT + GAP) - GAP)
    picture = Image.new("RGB", size, "#313338")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for column, locales in enumerate(LOCALES):
            for row, locale in enumerate(locales):
                place = (column * (WIDTH + GAP), row * (HEIGHT + GAP))
                picture.paste(picker(browser, locale), place)
    picture.save(PICTURE, optimize=True)


def picker(browser: Browser, locale: str) -> Image.Image:
    """The command picker as it opens on `/pop10` in a language."""
    with tempfile.TemporaryDirectory() as folder, sandbox(Path(folder), "--locale", locale) as url:
        page = new_page(browser)
        open_page(page, url)
        page.click("#channel-composer-input")
        page.keyboard.type("/pop10")
        offered = page.locator("[role=option]:visible")
        offered.first.wait_for()
        box = offered.first.bounding_box()
        assert box is not None
        clip = {"x": box["x"] - 10, "y": box["y"] - 6, "width": float(WIDTH), "height": float(HEIGHT)}
        shot = page.screenshot(clip=clip)
        page.close()
    return Image.open(BytesIO(shot)).convert("RGB")


if __name__ == "__main__":
    main()
