"""Corrections on the referee's phone: every screen follows at once, and none shows an old result."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from companion.cards import Card
from companion.engine import Setup
from companion.games.magicians.facts import Armed, Composed, Dealt, Deck, Raced, Revealed
from companion.journal import Totals
from companion.seats import Seat
from companion.signals import RaceKind
from tests.browser.conftest import House, Phone
from tests.browser.looks import TV


def paired(house: House, phone: Phone, name: str, language: str = "en") -> Page:
    """A referee's phone: the first by the link, every further one by the PIN."""
    page = phone(language)
    house.pair(page, name)
    return page


def duel(house: House) -> None:
    """Anna stands at 12 to 5 and both have to turn a card."""
    house.table.open_match(Setup("magicians", ("Anna", "Bo")))
    for fact in (Composed(), Dealt(), Armed(), Raced(RaceKind.CLEAR, Seat.S, Deck.MAIN, 12_400)):
        house.table.say(fact)
    house.table.adjust(Totals((12, 5)))


def test_the_winning_card_was_another_one_and_no_screen_keeps_the_old_result(house: House, phone: Phone) -> None:
    duel(house)
    referee, tv, watcher = paired(house, phone, "Ada"), phone("de", TV), phone("fa")
    tv.goto(f"{house.url}/tv")
    watcher.goto(house.url)
    house.table.say(Revealed(Card("Kh"), Card("9s")))
    shown, read = tv.locator(".points >> nth=0"), watcher.locator(".points >> nth=0")
    expect(shown).to_have_text("13")
    expect(read).to_have_text("۱۳")

    referee.click("#instead")
    referee.click("dialog .likely >> nth=0")
    expect(referee.locator("#strip")).to_contain_text("12")
    expect(shown).to_have_text("12")
    expect(read).to_have_text("۱۲")
    assert house.points[0] == 12

    referee.click("#undo")
    expect(referee.locator("#redo")).to_be_visible()


def test_a_whole_score_the_players_and_an_earlier_version_from_the_console(house: House, phone: Phone) -> None:
    duel(house)
    referee, tv = paired(house, phone, "Ada"), phone("en", TV)
    tv.goto(f"{house.url}/tv")

    referee.click("#open-corrections")
    referee.click("[data-what=totals]")
    referee.fill("dialog input[type=number] >> nth=0", "7")
    referee.click("dialog button.main")
    expect(tv.locator(".board")).to_contain_text("7")
    assert house.points == [7, 5]

    referee.click("#open-corrections")
    referee.click("[data-what=players]")
    referee.click("dialog button.small >> nth=0")
    referee.click("dialog button.main")
    expect(referee.locator("#strip .mini >> nth=0")).to_contain_text("Bo")
    assert [score.name for score in house.table.scoreboard.scores] == ["Bo", "Anna"]

    referee.click("#open-corrections")
    referee.click("[data-what=versions]")
    referee.click("[data-version='5'] button")
    expect(referee.locator("#strip .mini >> nth=0")).to_contain_text("Anna")
    expect(tv.locator(".board")).to_contain_text("12")
    assert house.points == [12, 5]


def test_an_older_fact_is_amended_from_the_history_which_tells_who(house: House, phone: Phone) -> None:
    duel(house)
    referee, watcher = paired(house, phone, "Ada"), phone("en")
    house.table.undo()
    referee.click("#open-history")
    referee.click("[data-seq='4'] .acts button >> nth=0")
    referee.click("dialog .likely >> nth=0")
    watcher.goto(f"{house.url}/history")
    expect(watcher.locator("[data-seq='4']")).to_contain_text("Ada")
    assert house.table.history()[3].state == "amended"
