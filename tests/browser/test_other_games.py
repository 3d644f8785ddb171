"""The four other games on real pages: every kind of form once, each game to its end, two spectators."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from companion.cards import Card
from companion.engine import Setup
from companion.games.board.facts import Corrected, Stone
from companion.games.rummy import facts as rummy
from companion.table import Table
from tests.browser.conftest import House, Phone
from tests.browser.looks import PERSIAN, too_wide
from tests.browser.test_duel import card, tap

pytestmark = pytest.mark.browser

SPADES, HEARTS, DIAMONDS, CLUBS = range(4)


def begin(page: Page, house: House, game: str, *names: str, **options: str) -> None:
    """A new match of that game, entered on the referee's phone."""
    page.goto(f"{house.url}/new")
    page.locator(f'#games input[value="{game}"]').check()
    while page.locator("#players input").count() < len(names):
        page.click("#add")
    for place, name in enumerate(names):
        page.locator("#players input").nth(place).fill(name)
    if options:
        page.locator("details summary").click()
    for option, value in options.items():
        field = page.locator(f'#options [name="{option}"]')
        if field.evaluate("one => one.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
            field.dispatch_event("change")
    page.click("#new button.main")
    page.wait_for_url("**/referee")


def enter(page: Page) -> None:
    """The form is sent."""
    page.locator("dialog .ends button.main").click()
    expect(page.locator("dialog.bottom")).to_have_count(0)


def slot(page: Page, n: int) -> None:
    """The form's field number `n`, from 0."""
    page.locator("dialog .slot").nth(n).click()


def hole(page: Page, name: str) -> None:
    page.locator(f'dialog [data-hole="{name}"]').click()


def spectator(phone: Phone, house: House, language: str, dark: bool = False) -> Page:
    page = phone(language, dark=dark)
    page.goto(f"{house.url}/?lang={language}")
    return page


def points(page: Page, *expected: int, persian: bool = False) -> None:
    """The scores of the sides in their order on the page."""
    for place, number in enumerate(expected):
        text = str(number).translate(PERSIAN) if persian else str(number)
        expect(page.locator(".points").nth(place)).to_have_text(text)


def test_the_board_game_to_its_end_and_the_next_one(house: House, phone: Phone) -> None:
    referee = phone("de")
    house.pair(referee)
    begin(referee, house, "board", "Anna", "آرش")
    persian = spectator(phone, house, "fa", dark=True)

    # Another colour (select), then a stone in a hole, mark down: double (B19).
    tap(referee, "b.act.colour")
    referee.locator("dialog .pick button").nth(2).click()
    enter(referee)
    tap(referee, "b.act.sunk")
    referee.locator("dialog .b-brush button").last.click()
    hole(referee, "c4")
    enter(referee)
    points(persian, 8, 0, persian=True)
    expect(persian.locator(".b-field .stone .second")).to_have_count(1)

    # The whole shot by hand: a stone sunk, a loose one at a line, the first one knocked out: it goes back (BA23).
    tap(referee, "b.act.loose")
    expect(persian.locator(".b-tray b")).to_have_count(1)
    tap(referee, "b.act.by_hand")
    hole(referee, "a1")
    slot(referee, 1)
    referee.locator("dialog .stepper button").nth(1).click()
    slot(referee, 3)
    hole(referee, "c4")
    enter(referee)
    expect(persian.locator(".b-field .put-back")).to_have_count(1)

    # The next player stops early. The board lies differently: all of it is shown, and changed by tapping.
    tap(referee, "b.act.stop")
    tap(referee, "b.act.correct")
    for name in ("b1", "c1", "d1"):
        hole(referee, name)
    slot(referee, 1)
    referee.locator("dialog .stepper button").nth(1).click()
    enter(referee)
    expect(persian.locator(".b-formations li")).to_have_count(1)
    expect(persian.locator(".badge")).to_have_count(1)
    assert house.table.scoreboard.view["loose"]
    assert too_wide(persian) == 0
    assert too_wide(referee) == 0

    # The sheet says what each point was given for; it stays open when the board changes.
    persian.locator(".b-sheet summary").first.click()
    expect(persian.locator(".b-sheet[open] tbody tr")).not_to_have_count(0)

    # Eleven are sunk; the twelfth ends the game (B25), which an undo takes back.
    own = house.table.scoreboard.view["players"][0]["colour"]
    lies = [Stone(column + row, own, True) for row in "123" for column in "abcd"]
    house.table.say(Corrected(tuple(lies[:-1])))
    expect(persian.locator(".b-sheet[open]")).to_have_count(1)
    tap(referee, "b.act.sunk")
    hole(referee, "d3")
    enter(referee)
    expect(persian.locator(".outcome .who-won")).to_have_text("Anna")
    referee.click("#undo")
    expect(persian.locator(".outcome")).to_have_count(0)
    referee.click("#redo")
    expect(persian.locator(".outcome")).to_have_count(1)

    # The loser begins the next game (B2).
    referee.goto(f"{house.url}/evening")
    referee.click('[data-post="/evening/next"]')
    referee.wait_for_url("**/referee")
    expect(referee.locator('#choices [data-key="b.act.sunk"]')).to_be_visible()
    setup = house.table.scoreboard.setup
    assert setup is not None
    assert setup.players == ("آرش", "Anna")


def test_push_your_luck_to_its_end(house: House, phone: Phone) -> None:
    referee = phone("de")
    house.pair(referee)
    begin(referee, house, "luck", "Anna", "Bo", packs="1", show_odds="yes")
    persian = spectator(phone, house, "fa")

    # Only cards of this game can be picked; nothing is picked for anybody.
    tap(referee, "l.act.draw")
    expect(referee.locator("dialog .ranks").get_by_role("button", name="A", exact=True)).to_have_count(0)
    expect(referee.locator("dialog .ends button.main")).to_be_disabled()
    card(referee, "9", CLUBS)
    enter(referee)
    tap(referee, "l.act.draw")
    card(referee, "10", HEARTS)
    enter(referee)
    tap(referee, "l.act.column", 1)
    expect(persian.locator(".l-lane .playing-card")).to_have_count(2)
    expect(persian.locator(".l-bar i")).not_to_have_count(0)
    tap(referee, "l.act.stop")
    points(persian, 9, 0, persian=True)
    expect(persian.locator(".l-piles li")).to_have_count(1)
    assert too_wide(persian) == 0

    # The rest of the pile, twice through it, card by card.
    while house.table.scoreboard.outcome is None:
        house.table.say(house.table.scoreboard.choices[0].action)
    expect(persian.locator(".outcome .who-won")).not_to_be_empty()
    expect(referee.locator("#choices a").first).to_be_visible()


def counted(table: Table) -> None:
    """Every hand that is still to be counted is worth five points a card."""
    while table.scoreboard.view["phase"] == "count":
        table.say(next(one.action for one in table.scoreboard.choices if isinstance(one.action, rummy.Valued)))


def arrived(table: Table, phase: str) -> None:
    """Waits until what was tapped on a phone has brought the table into this phase."""
    board = table.scoreboard
    for _ in range(60):
        if board.view["phase"] == phase:
            return
        board = table.wait(board.version, 1.0)
    raise AssertionError(f"the table is still in phase {board.view['phase']}, not {phase}")


def dealt_and_out(table: Table) -> None:
    """A deal in which the first player goes out at once, as far as anybody can see."""
    arrived(table, "deal")
    table.say(rummy.Dealt(Card("9d")))
    first = table.scoreboard.view["turn"]
    for fact in (rummy.TookUpcard(first), rummy.Recounted(first, 1), rummy.Discarded(first, Card("9d"))):
        table.say(fact)
    counted(table)


def test_rummy_to_its_end(house: House, phone: Phone) -> None:
    referee = phone("de")
    house.pair(referee)
    begin(referee, house, "rummy", "Anna", "Bo", "سارا", "Dora")
    persian, german = spectator(phone, house, "fa", dark=True), spectator(phone, house, "de")

    tap(referee, "r.act.first_dealer", 3)
    tap(referee, "r.act.dealt")
    card(referee, "J", DIAMONDS)
    enter(referee)
    expect(german.locator(".r-piles .playing-card")).to_have_count(2)
    tap(referee, "r.act.push")
    expect(german.locator(".r-push")).to_be_visible()
    tap(referee, "r.act.drew")

    # Two sets of three, one with a joker, meld by meld (R17, R18).
    tap(referee, "r.act.contract")
    for suit in (SPADES, HEARTS):
        card(referee, "7", suit)
    referee.locator("dialog .specials button").first.click()
    expect(referee.locator("dialog .ends button.main")).to_be_disabled()
    referee.locator("dialog").get_by_role("button", name=re.compile("Nächste")).click()
    for suit in (SPADES, HEARTS, CLUBS):
        card(referee, "K", suit)
    enter(referee)
    while house.table.scoreboard.view["phase"] == "declare":
        tap(referee, "r.act.declare")
        referee.wait_for_timeout(200)
    expect(german.locator(".r-meld")).to_have_count(2)
    expect(german.locator(".r-cards .wild")).to_have_count(1)
    assert too_wide(german) == 0
    assert too_wide(persian) == 0

    # The last card is discarded: out (R24). One hand is told by its points, the other by its cards (R26).
    tap(referee, "r.act.discard")
    card(referee, "3", CLUBS)
    enter(referee)
    expect(referee.locator('#choices [data-key="r.act.valued"]').first).to_be_visible()
    house.table.say(rummy.Recounted(3, 2))
    tap(referee, "r.act.valued")
    referee.locator('dialog input[type="number"]').fill("55")
    enter(referee)
    tap(referee, "r.act.counted")
    card(referee, "5", SPADES)
    card(referee, "9", HEARTS)
    enter(referee)
    expect(german.locator(".r-deals tbody tr")).to_have_count(1)
    for _ in range(4):
        dealt_and_out(house.table)
    expect(persian.locator(".outcome .who-won")).not_to_be_empty()
    expect(persian.locator(".r-deals tbody tr")).to_have_count(5)


def test_cap_it_to_its_end_with_a_pot(house: House, phone: Phone) -> None:
    referee = phone("de")
    house.pair(referee)
    begin(referee, house, "capit", "Anna", "Bo", "سارا", "Dora", "Ewa", ante="10", prize="4")
    persian = spectator(phone, house, "fa")
    tap(referee, "r.act.first_dealer", 4)
    expect(persian.locator(".r-pot")).to_be_visible()
    for _ in range(5):
        dealt_and_out(house.table)
    expect(persian.locator(".r-paid")).to_have_count(5)
    expect(persian.locator(".outcome .who-won")).not_to_be_empty()
    assert too_wide(persian) == 0


def test_an_older_match_is_played_on_after_a_warning(house: House, phone: Phone) -> None:
    house.table.open_match(Setup("luck", ("Anna", "Bo")))
    house.table.open_match(Setup("board", ("Cy", "Dora")))
    house.table.say(Corrected((Stone("a1", "red", True),)))
    referee = phone("de")
    house.pair(referee)
    referee.goto(f"{house.url}/evening")
    again = referee.locator('.match[data-match="1"] [data-post]')
    again.click()
    referee.click("#aside-no")
    assert house.table.scoreboard.match == 2
    again.click()
    referee.click("#aside-yes")
    referee.wait_for_url("**/referee")
    expect(referee.locator('#choices [data-key="l.act.draw"]')).to_be_visible()
    assert house.table.scoreboard.match == 1
