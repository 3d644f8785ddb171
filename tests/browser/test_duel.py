"""A whole duel on the pretend table: one referee, two spectators in other languages, every kind of trouble once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from companion.cards import Card
from companion.engine import Adjust, Setup
from companion.games.magicians.facts import Composed, Dealt, NextRound
from tests.browser.conftest import House, Phone
from tests.browser.looks import PERSIAN
from web.stream import BEAT_S

pytestmark = pytest.mark.browser


def begin(page: Page, house: House, *names: str) -> None:
    """A new duel between these players."""
    page.goto(f"{house.url}/new")
    for place, name in enumerate(names):
        page.locator("#players input").nth(place).fill(name)
    page.click("#new button.main")
    page.wait_for_url("**/referee")


def tap(page: Page, key: str, n: int = 0) -> None:
    """The referee's button of that key."""
    page.locator(f'#choices button[data-key="{key}"]').nth(n).click()


def slap(page: Page, pad: str) -> None:
    """A hand on a pad of the pretend table."""
    button = page.locator(f'[data-pad="{pad}"]')
    expect(button).not_to_have_class(re.compile(r"\boff\b"))
    expect(page.locator("#go")).to_be_visible()
    button.dispatch_event("pointerdown")
    button.dispatch_event("pointerup")


def card(page: Page, rank: str, suit: int) -> None:
    """Two taps: the rank, then the suit (0 spades, 1 hearts, 2 diamonds, 3 clubs)."""
    page.locator("dialog .ranks").get_by_role("button", name=rank, exact=True).click()
    page.locator("dialog .suits button").nth(suit).click()


def lay(page: Page, zone: str, rank: str, suit: int) -> None:
    """A card is laid onto the pretend table by its picker; `zone` is the place's name in the list."""
    page.get_by_role("button", name="Karte hinlegen").click()
    card(page, rank, suit)
    page.locator("dialog .slot").nth(1).click()
    page.locator("dialog .pick button").nth(("S", "N", "hat-S", "hat-N").index(zone)).click()
    page.locator("dialog .ends button.main").click()


def lay_both(page: Page, south: tuple[str, int], north: tuple[str, int]) -> None:
    """Both players turn a card."""
    page.get_by_role("button", name="Tisch abräumen").click()
    lay(page, "S", *south)
    lay(page, "N", *north)


def shows(spectators: dict[str, Page], south: int, north: int) -> None:
    """Every spectator sees the score, in the own digits."""
    for language, page in spectators.items():
        for place, points in enumerate((south, north)):
            text = str(points).translate(PERSIAN) if language == "fa" else str(points)
            expect(page.locator(".points").nth(place)).to_have_text(text)


def test_a_whole_duel(house: House, phone: Phone) -> None:
    referee = phone("de", (1280, 900))
    house.pair(referee)
    begin(referee, house, "Anna", "آرش")
    referee.goto(f"{house.url}/pretend")
    spectators = {language: phone(language) for language in ("fa", "pl")}
    for language, page in spectators.items():
        page.goto(f"{house.url}/?lang={language}")
    expect(spectators["fa"].locator("html")).to_have_attribute("dir", "rtl")
    expect(spectators["pl"].locator(".side .who").nth(1)).to_have_text("آرش")

    # A clear race and a clear point (M9, M13).
    tap(referee, "m.act.ready_both")
    tap(referee, "m.act.dealt")
    tap(referee, "m.act.armed")
    slap(referee, "S.main")
    expect(spectators["pl"].locator(".deck.called")).to_have_count(2)
    lay_both(referee, ("K", 1), ("9", 0))
    shows(spectators, 1, 0)
    first = next(line.seq for line in house.table.history() if line.kind == "Revealed")

    # A tie, hats, rows entered by the referee, misses back (M17-M24).
    tap(referee, "m.act.armed")
    slap(referee, "N.magic")
    tap(referee, "m.act.keep")
    lay_both(referee, ("10", 2), ("10", 3))
    tap(referee, "m.act.thrown_both")
    referee.get_by_role("button", name="Tisch abräumen").click()
    tap(referee, "m.act.exchanged")
    tap(referee, "m.act.opened_both")
    card(referee, "A", 0)
    referee.locator("dialog .slot").nth(1).click()
    card(referee, "7", 3)
    card(referee, "7", 2)
    referee.locator("dialog .ends button.main").click()
    expect(spectators["fa"].locator(".hat .playing-card")).to_have_count(3)
    tap(referee, "m.act.returned")
    shows(spectators, 1, 1)

    # The camera is not sure: one tap on the right name settles it.
    house.eye.blurred = {Card("3s"): Card("3c")}
    tap(referee, "m.act.armed")
    slap(referee, "S.main")
    lay_both(referee, ("4", 1), ("3", 0))
    expect(referee.locator(".doubt img")).to_be_visible()
    expect(spectators["pl"].locator(".banner.warn")).to_be_visible()
    referee.locator(".doubt .settle button").first.click()
    shows(spectators, 2, 1)

    # Undo, redo; the first card was misread: amend it, and everything after it is counted anew.
    referee.click("#undo")
    shows(spectators, 1, 1)
    referee.click("#redo")
    shows(spectators, 2, 1)
    referee.click("#open-history")
    referee.locator(f'.line[data-seq="{first}"]').get_by_role("button", name="Ersetzen").click()
    referee.locator('dialog button[data-key="m.act.revealed_both"]').click()
    referee.locator("dialog .slot").first.click()
    card(referee, "2", 1)
    referee.locator("dialog .ends button.main").click()
    shows(spectators, 1, 2)

    # Too close to call: the referee says so, then who it was (M10).
    tap(referee, "m.act.armed")
    tap(referee, "m.act.repeat")
    expect(referee.locator('#choices button[data-key="m.act.armed"]')).to_be_visible()
    assert house.table.scoreboard.view["state"] == "armed"

    # The whole score typed in; then the last rounds, to the end of the game (M29, M30).
    referee.click("#open-corrections")
    referee.click("[data-what=points]")
    referee.locator("dialog input[type=number]").first.fill("12")
    referee.locator("dialog fieldset").first.get_by_role("button").last.click()
    shows(spectators, 12, 2)
    house.table.adjust(Adjust(0, 1))
    for _ in range(2):
        for fact in (NextRound(), Composed(), Dealt()):
            house.table.say(fact)
        house.table.adjust(Adjust(0, 13))
    for page in spectators.values():
        expect(page.locator(".outcome .who-won")).to_have_text("Anna")
    expect(referee.locator("#choices a").last).to_have_attribute("href", "/new")

    # Also the winning point can be taken back.
    referee.click("#undo")
    shows(spectators, 0, 0)
    expect(spectators["fa"].locator(".outcome")).to_have_count(0)


def test_the_cards_of_the_virtual_packs_play_a_turn(house: House, phone: Phone) -> None:
    referee = phone("de", (1280, 900))
    house.pair(referee)
    begin(referee, house, "Anna", "Bo")
    referee.goto(f"{house.url}/pretend")
    for key in ("m.act.ready_both", "m.act.dealt", "m.act.armed"):
        tap(referee, key)
    slap(referee, "N.main")
    referee.get_by_role("button", name="Beide Karten aufdecken").click()
    expect(referee.locator('#choices button[data-key="m.act.revealed_both"]')).to_have_count(0)
    assert house.table.scoreboard.view["decks"]["S"]["main"] == 25


def test_a_page_without_a_sign_of_life_calls_itself_stale_within_3_s() -> None:
    script = (Path(__file__).parents[2] / "web" / "static" / "live.js").read_text()
    told = {name: int(value) for name, value in re.findall(r"const (\w+_MS) = (\d+)", script)}
    assert 2 * BEAT_S * 1000 < told["STALE_MS"] < 3000 - told["LOOK_MS"]


def test_a_page_says_that_it_is_stale_and_resumes_by_itself(house: House, phone: Phone) -> None:
    house.table.open_match(Setup("magicians", ("Anna", "Bo")))
    for fact in (Composed(), Dealt()):
        house.table.say(fact)
    page = phone("pl")
    page.goto(house.url)
    expect(page.locator(".stale-note")).to_be_hidden()
    house.down()
    expect(page.locator(".stale-note")).to_be_visible()
    expect(page.locator(".pulse")).to_have_attribute("data-state", "stale")
    house.table.adjust(Adjust(1, 5))
    house.up()
    expect(page.locator(".points").nth(1)).to_have_text("5")
    expect(page.locator(".stale-note")).to_be_hidden()


def test_a_command_sent_while_the_table_is_away_counts_once_when_it_is_back(house: House, phone: Phone) -> None:
    referee = phone("en")
    house.pair(referee)
    begin(referee, house, "Anna", "Bo")
    house.down()
    tap(referee, "m.act.ready_both")
    expect(referee.locator("#sending")).to_be_visible()
    house.up()
    expect(referee.locator('#choices button[data-key="m.act.dealt"]')).to_be_visible()
    assert [line.kind for line in house.table.history()] == ["Composed"]
