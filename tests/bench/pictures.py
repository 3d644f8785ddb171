"""The pictures of the wizard in calibration/README.md, taken anew from the pages as they are.

`python -m tests.bench.pictures [FOLDER]` sets up the pretend table in Chromium at phone size, in Persian at the marks
and in German at the stones, and writes `wizard-marks-fa.png` and `wizard-stones-de.png` into FOLDER (web/pictures).
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from companion.engine import Setup
from tests.browser.conftest import ARGS, PATIENCE_MS
from tests.browser.looks import PHONE
from tests.browser.newcomer import lay_stones
from tests.browser.test_deck import Teaching
from tests.shared import REPOSITORY

SCALE = 1.15
"""Pixels of the picture for one of the page: letters stay sharp, and a file under 200 kB."""


def phone(browser: Browser, room: Teaching, language: str, name: str) -> Page:
    """A referee's phone on the wizard's page."""
    page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, device_scale_factor=SCALE,
                            locale=language, reduced_motion="reduce")
    page.set_default_timeout(PATIENCE_MS)
    room.pair(page, name)
    page.goto(f"{room.url}/calibration?lang={language}")
    return page


def taken(page: Page, into: Path) -> None:
    """The page from its top, once the camera's picture is there."""
    page.wait_for_function("document.querySelector('#eye img')?.naturalWidth > 0")
    page.evaluate("scrollTo(0, 0); document.activeElement?.blur()")
    page.screenshot(path=into)
    print(f"{into} {into.stat().st_size / 1000:.0f} kB")


def main(folder: Path) -> None:
    """Writes the pictures."""
    with sync_playwright() as playwright, ExitStack() as stack:
        room = Teaching(Path(stack.enter_context(tempfile.TemporaryDirectory())), stack)
        room.table.open_match(Setup("board", ("Anna", "Bo")))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        page = phone(browser, room, "fa", "Ada")
        page.click("#go")
        expect(page.locator("#eye .mark")).to_have_count(4)
        taken(page, folder / "wizard-marks-fa.png")
        page.click("#go")
        page.click("#offers button >> nth=0")
        expect(page.locator("#eye .hole")).to_have_count(25)
        page.click("#go")
        lay_stones(room.rig)
        page = phone(browser, room, "de", "Bo")
        expect(page.locator("#fields .readings li")).to_have_count(4)
        taken(page, folder / "wizard-stones-de.png")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else REPOSITORY / "web" / "pictures")
