"""What it takes somebody who sees the wizard for the first time, counted on a pretend table.

`python -m tests.bench.newcomer [board] [deck]` drives a phone as such a person would and prints a line for each step
(`tests/browser/newcomer.py` says what is counted, and how seconds of a person come from the counts). Taps, fields,
letters and words are counted, waiting is measured on this machine, laying is assumed: nobody was watched.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from companion.cards import pack
from tests.browser.conftest import ARGS, PATIENCE_MS
from tests.browser.looks import PHONE
from tests.browser.newcomer import Person, Step, begun, paired, set_up
from tests.browser.test_deck import Teaching

CARD_S = 1.5
"""Laying one card: assumed, nobody was watched."""


def board(room: Teaching, person: Person) -> None:
    """From the link through pairing and a new match to a board that is set up, and back to the match."""
    paired(person, f"{room.url}/pair/{room.keys.token}?lang=en")
    begun(person)
    set_up(person, room.rig)


def deck(room: Teaching, person: Person) -> None:
    """A pack is taught, 13 cards a picture."""
    page = person.page
    room.pair(page)
    page.goto(f"{room.url}/referee?lang=en")
    person.at("find the page")
    person.tap(page.locator('a[href="/calibration/deck"]').first,
               lambda: expect(page.locator("#camera")).to_be_visible())
    for n in range(4):
        person.at(f"picture {n + 1}")
        person.lay(13 * CARD_S)
        room.lay(*pack()[13 * n:13 * n + 13])
        person.tap(page.locator("#camera"), lambda: expect(page.locator("#teach")).to_be_visible())
        person.read()
        person.tap(page.locator("#teach"), partial(_taught, page, 13 * n + 13))


def _taught(page: Page, cards: int) -> None:
    expect(page.locator("#list progress")).to_have_attribute("value", str(cards))


KINDS = {"board": board, "deck": deck}


def line(step: Step) -> str:
    """One row of the table."""
    return (f"| {step.name} | {step.taps} | {step.typed} | {step.words} | {step.laying_s:.0f} | {step.wait_s:.1f} "
            f"| {step.human_s:.0f} |")


def main(kinds: list[str]) -> None:
    """Prints a table for each."""
    for kind in kinds:
        with sync_playwright() as playwright, ExitStack() as stack:
            room = Teaching(Path(stack.enter_context(tempfile.TemporaryDirectory())), stack)
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
            page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]})
            page.set_default_timeout(PATIENCE_MS)
            person = Person(page)
            KINDS[kind](room, person)
            print(f"{kind}: step, taps, fields, words, laying s (assumed), waiting s, a person's s (model)", flush=True)
            for step in (*person.steps, person.whole):
                print(line(step), flush=True)
            browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="board|deck", help="both without one")
    main(parser.parse_args().kinds or list(KINDS))
