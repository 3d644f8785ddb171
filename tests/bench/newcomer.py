"""How long somebody needs who sees the wizard for the first time: taps, texts and seconds, on the pretend table.

`python -m tests.bench.newcomer [board] [deck]` drives the referee's phone as such a person would: 4 s for each text
that is new, 2 s for each tap, 2 s to type a size, 5 s to lay a mark, 3 s a stone and 1.5 s a card. Nobody laid anything
with real hands: these seconds are assumed, taps and texts are counted, and the waiting for table and page is real.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Locator, Page, expect, sync_playwright

from companion.cards import pack
from companion.engine import Setup
from tests.browser.conftest import ARGS, PATIENCE_MS
from tests.browser.looks import PHONE
from tests.browser.test_deck import Teaching
from tests.hardware.tables import until

READ_S, TAP_S, TYPE_S = 4.0, 2.0, 2.0
MARK_S, STONE_S, CARD_S = 5.0, 3.0, 1.5
COLOURS = ("red", "blue", "yellow", "green")
SIDE_OF_MARK = "44"
"""mm; the pretend board's marks are larger than the printed ones."""


@dataclass
class Person:
    """Somebody with a phone, and what it took so far."""

    page: Page
    taps: int = 0
    texts: int = 0
    hands_s: float = 0.0

    def read(self) -> None:
        """A text is read."""
        self.texts += 1
        time.sleep(READ_S)

    def tap(self, what: Locator) -> None:
        """Something is looked for and tapped."""
        self.taps += 1
        time.sleep(TAP_S)
        what.click()

    def lay(self, seconds: float) -> None:
        """Something is laid on the table."""
        self.hands_s += seconds
        time.sleep(seconds)


def board(room: Teaching, person: Person) -> None:
    """The camera and the board are set up, from the first step to the saved profile."""
    page = person.page
    person.tap(page.locator('a[href="/calibration"]').first)
    person.read()
    person.tap(page.locator("#go"))
    _at(page, "marks")
    person.read()
    person.lay(4 * MARK_S)
    person.tap(page.locator("[name=mark_mm]"))
    time.sleep(TYPE_S)
    page.fill("[name=mark_mm]", SIDE_OF_MARK)
    person.tap(page.locator("#go"))
    _at(page, "holes")
    person.read()
    person.tap(page.locator("#go"))
    _at(page, "stones")
    person.read()
    assert room.rig.pretend is not None
    assert room.rig.camera is not None
    person.lay(2 * len(COLOURS) * STONE_S)
    for n, colour in enumerate(COLOURS):
        for row in (1, 2):
            room.rig.pretend.board.sink(f"{'abcde'[n]}{row}", colour, row == 1)
    camera, before = room.rig.camera, room.rig.camera.frames
    until(lambda: camera.frames > before + 2, 60)
    person.tap(page.locator("#go"))
    for step in ("exposure", "save"):
        _at(page, step)
        person.read()
        person.tap(page.locator("#go"))
    expect(page.locator("#saved")).to_be_visible()
    person.read()


def deck(room: Teaching, person: Person) -> None:
    """A pack is taught, 13 cards a picture."""
    page = person.page
    person.tap(page.locator('a[href="/calibration/deck"]').first)
    person.read()
    for n in range(4):
        person.lay(13 * CARD_S)
        room.lay(*pack()[13 * n:13 * n + 13])
        person.tap(page.locator("#camera"))
        expect(page.locator("#teach")).to_be_visible()
        person.read()
        person.tap(page.locator("#teach"))
        expect(page.locator("#list progress")).to_have_attribute("value", str(13 * n + 13))


def _at(page: Page, step: str) -> None:
    expect(page.locator(f'#steps [aria-current="step"][data-step="{step}"]')).to_be_visible()


KINDS = {"board": board, "deck": deck}


def main(kinds: list[str]) -> None:
    """Prints a line for each."""
    for kind in kinds:
        with sync_playwright() as playwright, ExitStack() as stack:
            room = Teaching(Path(stack.enter_context(tempfile.TemporaryDirectory())), stack)
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
            page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]})
            page.set_default_timeout(PATIENCE_MS)
            room.pair(page)
            if kind == "board":
                room.table.open_match(Setup("board", ("Anna", "Bo")))
            page.goto(f"{room.url}/referee?lang=en")
            person, began = Person(page), time.monotonic()
            KINDS[kind](room, person)
            whole = time.monotonic() - began
            print(f"{kind}: {person.taps} taps, {person.texts} texts, {whole:.0f} s, "
                  f"of which laying {person.hands_s:.0f} s", flush=True)
            browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="board|deck", help="both without one")
    main(parser.parse_args().kinds or list(KINDS))
