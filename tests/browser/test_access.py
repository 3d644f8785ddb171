"""Pages for everybody: axe-core finds nothing, targets are large, focus is seen, the big screen is read from 5 m."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from calibration.exposure import Exposure
from companion.cards import Card, cards
from companion.engine import Adjust, Refused, Setup
from companion.games.board.facts import Corrected, Stone
from companion.games.magicians.facts import Armed as HandsBack
from companion.games.magicians.facts import Composed, Dealt, Deck, Exchanged, NextRound, Opened, Raced, Revealed, Thrown
from companion.seats import Seat
from companion.signals import RaceKind
from companion.table import Table
from hardware.edges import EdgeLog
from hardware.pretend.table import PretendTable
from tests.browser.conftest import Phone
from tests.browser.looks import PHONE, TV, findings, small, too_wide
from tests.browser.rooms import Room, opened
from tests.web.conftest import Pads
from tests.web.eyes import FakeEyes
from tests.web.test_deck import Eye

pytestmark = pytest.mark.browser

LOOKS = [pytest.param("de", PHONE, False, id="de-phone-light"), pytest.param("fa", PHONE, True, id="fa-phone-dark"),
         pytest.param("de", TV, True, id="de-tv"), pytest.param("fa", TV, True, id="fa-tv")]
SPECTATOR = ("/", "/tv", "/overlay", "/rules/magicians", "/history", "/evening", "/statistics", "/match/1",
             "/statistics/1", "/pair", "/nothing")
REFEREE = ("/referee", "/new", "/pads", "/pads/check", "/pretend", "/evening", "/rights", "/log", "/join", "/doctor",
           "/evidence", "/calibration", "/calibration/eye", "/calibration/deck")
LONG = ("Maximiliane-Alexandra von und zu Hohenfels-Wittgenstein-Berleburg der Zweiten 1",
        "شهرزاد قصه‌گوی هزار و یک شب از نیشابور تا بغداد با اسب سفید و چراغ جادو و قالی")


class Open(Room):
    """A table on a server, with everything a page may show."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        super().__init__(folder, opened(folder, stack))
        drawn = PretendTable(EdgeLog())
        self.eyes, self.teacher = FakeEyes(drawn.board.frame()), Eye()
        self.serve(stack, pretend_table=Pads(), screen=Pads(), eyes=self.eyes, deck_eye=self.teacher)

    def played(self, *facts: Any) -> None:
        for fact in facts:
            self.table.say(fact)

    def hats(self, names: tuple[str, str] = ("Anna", "آرش شیرازی")) -> None:
        """A duel in which two rows lie open, with findings of the senses and a refusal above them."""
        self.table.open_match(Setup("magicians", names))
        self.played(Composed(), Dealt(), Adjust(0, 11), HandsBack(), Raced(RaceKind.CLEAR, Seat.S, Deck.MAIN, 12_345),
                    Revealed(Card("Kh"), Card("Ks")), Thrown(), Exchanged(),
                    Opened(cards(["As", "7c", "7d"]), cards(["Qh"])))
        self.table.notice("hw.pad.stuck", {"pad": "S.main"})
        with pytest.raises(Refused):
            self.table.say(Dealt())


@pytest.fixture
def room(tmp_path: Path, stack: ExitStack) -> Open:
    return Open(tmp_path, stack)


@pytest.mark.parametrize(("language", "size", "dark"), LOOKS)
def test_axe_finds_nothing_on_any_page(room: Open, phone: Phone, language: str, size: tuple[int, int],
                                       dark: bool) -> None:
    room.hats()
    page = phone(language, size, dark)
    page.goto(f"{room.url}/pair/{room.keys.token}?lang={language}")
    found = findings(page, "/pair/token")
    for path in SPECTATOR:
        page.goto(f"{room.url}{path}?lang={language}")
        found += findings(page, path)
    room.pair(page)
    for path in REFEREE:
        answer = page.goto(f"{room.url}{path}?lang={language}")
        assert answer is not None
        assert answer.status == 200, path
        found += findings(page, path)
    assert found == []


@pytest.mark.parametrize(("language", "size", "dark"), LOOKS[1:3])
def test_axe_finds_nothing_in_any_step_of_calibration(room: Open, phone: Phone, language: str, size: tuple[int, int],
                                                      dark: bool) -> None:
    room.eyes.holds = Exposure({"ExposureTime": (10_000.0,)})
    page = phone(language, size, dark)
    room.pair(page)
    page.goto(f"{room.url}/calibration?lang={language}")
    found = []

    def gone_on(button: str, step: str) -> None:
        page.click(button)
        expect(page.locator(f'#steps [aria-current="step"][data-step="{step}"]')).to_be_visible()
        found.extend(findings(page, step))

    gone_on("#go", "marks")
    page.click("#go")
    expect(page.locator("#offers button")).to_have_count(2)
    found += findings(page, "offers")
    page.fill("[name=mark_mm]", "44")
    gone_on("#go", "holes")
    gone_on('[data-step="lens"]', "lens")
    gone_on('[data-step="zones"]', "zones")
    gone_on('[data-step="holes"]', "holes")
    gone_on("#go", "stones")
    page.click("#go")
    expect(page.locator("#wrong")).to_be_visible()
    found += findings(page, "no stones")
    gone_on("#skip", "exposure")
    gone_on('[data-step="deck"]', "deck")
    gone_on("#go", "exposure")
    gone_on("#go", "save")
    page.click("#go")
    expect(page.locator("#saved")).to_be_visible()
    found += findings(page, "saved")
    gone_on('[data-step="marks"]', "marks")
    gone_on("#by-hand", "corners")
    assert found == []


@pytest.mark.parametrize(("language", "size", "dark"), LOOKS[1:3])
def test_axe_finds_nothing_while_a_pack_is_taught(room: Open, phone: Phone, language: str, size: tuple[int, int],
                                                  dark: bool) -> None:
    page = phone(language, size, dark)
    room.pair(page)
    page.goto(f"{room.url}/calibration/deck?lang={language}")
    page.click("#camera")
    expect(page.locator(".tiles button")).to_have_count(3)
    found = findings(page, "three cards, one to be checked")
    page.click("#card-2")
    found += findings(page, "its menu")
    page.click('dialog [data-act="left"]')
    expect(page.locator("#card-2")).to_have_class("left")
    found += findings(page, "left out")
    page.click("#teach")
    expect(page.locator("#list article")).to_have_count(1)
    found += findings(page, "taught")
    page.click("#kind-custom")
    page.click("#camera")
    found += findings(page, "a card of one's own")
    page.fill("[name=name]", "dragon")
    page.click("#teach")
    page.click("#list article:last-child button")
    found += findings(page, "to be forgotten")
    page.click("#kind-back")
    page.click("#camera")
    expect(page.locator("#lesson .flat")).to_be_visible()
    assert found + findings(page, "a back") == []


@pytest.mark.parametrize(("language", "size", "dark"), LOOKS[1:3])
def test_axe_finds_nothing_in_what_opens_over_a_page(room: Open, phone: Phone, language: str, size: tuple[int, int],
                                                     dark: bool) -> None:
    room.hats()
    page = phone(language, size, dark)
    page.goto(f"{room.url}/?lang={language}")
    page.click("#sound")
    found = findings(page, "sound")
    page.keyboard.press("Escape")
    page.locator("a[data-rule]").first.click()
    expect(page.locator("dialog[open] h2")).to_be_visible()
    found += findings(page, "rule")
    room.pair(page)
    for tool in ("#open-history", "#open-corrections"):
        page.goto(f"{room.url}/referee?lang={language}")
        page.click(tool)
        expect(page.locator("dialog[open]")).to_be_visible()
        found += findings(page, tool)
    assert found == []


def begun(table: Table, game: str) -> None:
    """That game is on the table, with something on it."""
    table.open_match(Setup(game, ("Anna", "آرش", "Zosia", "Luca")[:2 if game == "board" else 4]))
    if game == "board":
        table.say(Corrected(tuple(Stone(hole, "red", True) for hole in ("a1", "b1", "c1", "d1"))))
        return
    for _ in range(3):
        choice = next((one for one in table.scoreboard.choices if not one.ask), None)
        if choice:
            table.say(choice.action)


@pytest.mark.parametrize("game", ["board", "luck", "rummy", "capit"])
def test_axe_finds_nothing_on_the_other_games(room: Open, phone: Phone, game: str) -> None:
    begun(room.table, game)
    page = phone("fa")
    page.goto(f"{room.url}/?lang=fa")
    found = findings(page, game)
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(f"{room.url}/tv?lang=de")
    assert found + findings(page, f"{game} on the big screen") == []


def test_the_end_of_a_game_is_readable_for_everybody(room: Open, phone: Phone) -> None:
    room.table.open_match(Setup("magicians", LONG))
    room.played(Composed(), Dealt(), Adjust(0, 13))
    for _ in range(2):
        room.played(NextRound(), Composed(), Dealt(), Adjust(0, 13))
    page = phone("de")
    page.goto(f"{room.url}/?lang=de")
    assert findings(page, "the end") == []


@pytest.mark.parametrize("path", ["/", "/referee", "/new", "/evening", "/history", "/pads", "/calibration",
                                  "/calibration/deck"])
def test_every_button_is_large_enough_for_a_thumb(room: Open, phone: Phone, path: str) -> None:
    room.hats()
    page = phone("de", (320, 640))
    room.pair(page)
    page.goto(f"{room.url}{path}?lang=de")
    assert small(page) == []


def test_the_keyboard_reaches_every_button_and_its_focus_is_seen(room: Open, phone: Phone) -> None:
    room.hats()
    page = phone("de")
    room.pair(page)
    wanted = page.locator("button:visible:not(:disabled), a:visible, select:visible").count()
    reached = set()
    for _ in range(wanted + 2):
        page.keyboard.press("Tab")
        name, outline = page.evaluate("""() => {
          const one = document.activeElement;
          const { outlineStyle, outlineWidth } = getComputedStyle(one);
          return [one.tagName + (one.id || one.textContent), outlineStyle === "none" ? 0 : parseFloat(outlineWidth)];
        }""")
        if not name.startswith("BODY"):
            reached.add(name)
            assert outline >= 3, name
    assert len(reached) >= wanted - 2  # two chips may lead to the same rule


@pytest.mark.parametrize("size", [(320, 640), PHONE, (820, 1180)])
@pytest.mark.parametrize("language", ["de", "fa"])
def test_names_of_80_letters_push_nothing_off_a_page(room: Open, phone: Phone, language: str,
                                                     size: tuple[int, int]) -> None:
    room.hats(LONG)
    page = phone(language, size)
    room.pair(page)
    for path in ("/", "/referee", "/history", "/evening", "/statistics"):
        page.goto(f"{room.url}{path}?lang={language}")
        assert too_wide(page) == 0, path


LETTERS = """(selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  .map((one) => [selector, parseFloat(getComputedStyle(one).fontSize) / innerHeight])"""
FAR = (".side .who", ".points", ".deck strong", ".wanted-now .lead", ".faces .between strong")
ASIDE = (".wanted-now .also", ".rounds", ".hat .hand", ".news li", ".banner", ".title")


@pytest.mark.parametrize("language", ["de", "fa"])
def test_the_big_screen_is_read_from_5_metres(room: Open, phone: Phone, language: str) -> None:
    """tv.css: letters of 4.8 % of the height are 16 minutes of arc on 55 inches at 5 m; what explains has 4 %."""
    page = phone(language, TV, True)
    room.table.open_match(Setup("magicians", ("Anna", "آرش شیرازی")))
    room.played(Composed(), Dealt(), HandsBack(), Raced(RaceKind.CLEAR, Seat.S, Deck.MAIN, 12_345),
                Revealed(Card("Kh")))
    page.goto(f"{room.url}/tv?lang={language}")
    shown = [one for selector in FAR for one in page.evaluate(LETTERS, selector)]
    assert {selector for selector, _ in shown} == set(FAR)
    assert [one for one in shown if one[1] < 0.0479] == []
    room.hats()
    page.goto(f"{room.url}/tv?lang={language}")
    assert [one for selector in ASIDE for one in page.evaluate(LETTERS, selector) if one[1] < 0.0399] == []
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_the_overlay_is_transparent_and_takes_no_clicks(room: Open, phone: Phone) -> None:
    room.hats()
    page = phone("fa", TV)
    page.goto(f"{room.url}/overlay?lang=fa&at=bottom&size=150")
    look = page.evaluate("""() => [document.documentElement, document.body].map((one) => getComputedStyle(one))
      .map((one) => one.backgroundColor)""")
    assert look == ["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"]
    assert page.evaluate("document.elementFromPoint(1900, 1060)?.tagName || 'HTML'") == "HTML"
    first, second = (page.locator(".o-side").nth(n).bounding_box() for n in (0, 1))
    assert first is not None
    assert second is not None
    assert first["x"] > second["x"]
    assert first["y"] > 540
    expect(page.locator(".o-side b").first).to_have_text("۱۲")
    assert page.evaluate("getComputedStyle(document.body).fontSize") == "54px"
