"""The sandbox as a newcomer meets it: two commands, a page in a browser, a game between two people."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

REPOSITORY = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium")

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium on this machine")


@contextmanager
def sandbox(folder: Path, *options: str) -> Generator[str]:
    """Run the sandbox in a folder until the block ends; yields the page's address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "bot.sandbox", "--no-browser", *options],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    try:
        greeting = "".join(process.stdout.readline() for _ in range(4))
        found = re.search(r"http://127\.0\.0\.1:\d+/\S+", greeting)
        assert found is not None
        assert options or "/pop10 challenge" in greeting
        yield found.group()
    finally:
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "Traceback" not in rest


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(
        executable_path=CHROMIUM,
        args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
    )


def new_page(browser: Browser, *, height: int = 720) -> Page:
    # Playwright cannot wait for what a page's own script says where that page forbids `eval`.
    return browser.new_page(viewport={"width": 1000, "height": height}, bypass_csp=True)


@pytest.fixture
def page() -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = new_page(browser)
        page.set_default_timeout(15_000)
        yield page
        browser.close()


def open_page(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_function("window.simcordPreview")
    settle(page)


def become(page: Page, name: str) -> None:
    settle(page)
    page.select_option("#viewer-picker", label=name)
    settle(page)


def settle(page: Page) -> None:
    """Wait until the page shows what has been done; until then its buttons are the ones of before."""
    page.wait_for_function(
        "simcordPreview.ready && !simcordPreview.awaitingRevision"
        " && simcordPreview.viewerId === document.querySelector('#viewer-picker').value"
    )


def type_command(page: Page, text: str) -> None:
    """Type a slash command and send it."""
    page.click("#channel-composer-input")
    page.keyboard.type(text)
    page.locator("[role=option]:visible", has_text=text).first.wait_for()
    page.keyboard.press("Enter")
    page.click("#send-message")


def press(page: Page, label: str) -> None:
    settle(page)
    page.get_by_role("button", name=label, exact=True).last.click()
    settle(page)


def test_two_people_play_and_go_on_after_a_restart(tmp_path: Path, page: Page) -> None:
    with sandbox(tmp_path) as url:
        open_page(page, url)
        type_command(page, "/pop10 challenge")
        become(page, "Blaise")
        press(page, "Accept")
        expect(page.locator("body")).to_contain_text("you begin!")
        begins = re.search(r"@(Ada|Blaise), you begin!", page.inner_text("body"))
        assert begins is not None
        first, second = begins.group(1), {"Ada": "Blaise", "Blaise": "Ada"}[begins.group(1)]
        become(page, first)
        press(page, "Drop 4")
        expect(page.locator("body")).to_contain_text(f"@{second}, your turn!")
        become(page, second)
        press(page, "Drop 3")
        expect(page.locator("body")).to_contain_text(f"@{second} dropped in 3.")
        expect(page.get_by_role("button", name="Drop 4", exact=True)).to_have_count(0)
        picture = page.locator("img[alt*='Points: Red 0, Yellow 0']").last
        expect(picture).to_be_visible()
        expect(picture).to_have_js_property("naturalWidth", 800)

    with sandbox(tmp_path) as url:
        open_page(page, url)
        become(page, first)
        type_command(page, "/pop10 board")
        expect(page.locator("body")).to_contain_text(f"@{second} dropped in 3.")
        press(page, "Drop 5")
        expect(page.locator("body")).to_contain_text(f"@{first} dropped in 5.")
