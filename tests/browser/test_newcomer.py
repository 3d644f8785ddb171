"""Somebody new to all this sets the table up: so many taps it takes at most, in any language, and none too many."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect

from calibration.measured import table_measured
from tests.browser.conftest import Phone
from tests.browser.looks import small, too_wide
from tests.browser.newcomer import Person, begun, paired, set_up
from tests.browser.rooms import PIN
from tests.browser.test_deck import Teaching

pytestmark = pytest.mark.browser

MOST_TAPS = {"pair": 2, "match": 5, "wizard": 8}
"""From link to referee's page, from there to a match, from there through the whole wizard and back."""


@pytest.fixture
def room(tmp_path: Path, stack: ExitStack) -> Teaching:
    return Teaching(tmp_path, stack)


@pytest.mark.parametrize("language", ["de", "fa"])
def test_from_the_link_to_a_board_that_is_set_up(phone: Phone, room: Teaching, language: str) -> None:
    person = Person(phone(language))
    paired(person, f"{room.url}/pair/{room.keys.token}?lang={language}")
    assert person.whole.taps <= MOST_TAPS["pair"]
    begun(person)
    assert person.whole.taps <= MOST_TAPS["pair"] + MOST_TAPS["match"]
    before = person.whole
    set_up(person, room.rig)
    taken = person.whole
    assert (taken.taps - before.taps, taken.typed) == (MOST_TAPS["wizard"], 3)
    measured = table_measured(room.folder)
    assert measured is not None
    assert measured.colours is not None
    assert measured.grid is not None
    assert abs(measured.grid.pitch_mm - 70) < 1.5
    assert not measured.exposure.fixed


def test_a_camera_that_was_moved_is_measured_again_in_five_taps(phone: Phone, room: Teaching) -> None:
    person = Person(phone("de"))
    paired(person, f"{room.url}/pair/{room.keys.token}")
    begun(person)
    set_up(person, room.rig)
    first, page = table_measured(room.folder), person.page
    before = person.whole.taps
    person.tap(page.locator('a[href="/calibration"]').first, lambda: expect(page.locator("#saved")).to_be_visible())
    person.tap(page.locator("#anew"), lambda: expect(page.locator("#title")).to_have_text("Marken"))
    person.tap(page.locator("#go"), lambda: expect(page.locator("#title")).to_have_text("Löcher"))
    person.tap(page.locator("#enough"), lambda: expect(page.locator("#title")).to_have_text("Speichern"))
    person.tap(page.locator("#go"), lambda: expect(page.locator("#saved")).to_be_visible())
    again = table_measured(room.folder)
    assert person.whole.taps - before == 5
    assert first is not None
    assert again is not None
    assert (again.grid, again.colours, again.ruled) == (first.grid, first.colours, first.ruled)


def test_the_bad_ways(phone: Phone, room: Teaching) -> None:
    """A wrong PIN, no board in sight, a phone that comes late, one that leaves in the middle and comes back."""
    first, second = phone("de"), phone("fa")
    room.pair(first)
    second.goto(f"{room.url}/pair?lang=fa")
    second.fill("[name=pin]", "1357")
    second.click("#pair button.main")
    expect(second.locator("#wrong")).to_be_visible()
    second.fill("[name=pin]", PIN)
    second.click("#pair button.main")
    second.wait_for_url("**/referee*")
    first.goto(f"{room.url}/calibration?lang=de")
    # Cards lie on the pretend table, no board: the page says why no mark can be seen.
    expect(first.locator("#note")).to_be_visible()
    first.click("#go")
    expect(first.locator("#title")).to_have_text("Marken")
    first.click("#go")
    expect(first.locator("#wrong p")).to_contain_text("Keine der vier Marken")
    second.goto(f"{room.url}/calibration?lang=fa")
    first.click("#by-hand")
    expect(first.locator("#title")).to_have_text("Ecken")
    # Rings that nobody moved are no corners.
    first.click("#go")
    expect(first.locator("#wrong p")).to_contain_text("Ring")
    # The other phone follows by itself; a tap on what it showed before would have been refused.
    expect(second.locator('#steps [aria-current="step"]')).to_have_attribute("data-step", "corners")
    for page in (first, second):
        assert too_wide(page) == 0
        assert small(page) == []
    first.goto(f"{room.url}/referee")
    first.goto(f"{room.url}/calibration")
    expect(first.locator('#steps [aria-current="step"]')).to_have_attribute("data-step", "corners")
