"""What a phone says aloud, in the real page: once, in time, never the old again; a whole duel by ear alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from companion.cards import Card, cards
from companion.engine import Adjust, Setup
from companion.games.magicians.facts import (
    Armed,
    Composed,
    Dealt,
    Deck,
    Exchanged,
    NextRound,
    Opened,
    Raced,
    Returned,
    Revealed,
    Swapped,
    Thrown,
)
from companion.seats import Seat
from companion.signals import RaceKind
from companion.table import Table
from tests.browser.conftest import House, Phone

pytestmark = pytest.mark.browser

EAR = """
window.said = [];
window.holding = false;
window.SpeechSynthesisUtterance = function (text) { this.text = text; };
const now = [];
const synth = {
  voices: [{ name: "Own", lang: "%s", localService: true, default: true }],
  getVoices() { return this.voices; },
  addEventListener() {},
  speak(one) {
    if (!one.text) return;
    said.push(one.text);
    one.onstart?.();
    if (window.holding) now.push(one); else setTimeout(() => one.onend?.(), 5);
  },
  cancel() { for (const one of now.splice(0)) one.onerror?.({ error: "interrupted" }); },
};
Object.defineProperty(window, "speechSynthesis", { value: synth });
"""
"""A voice that writes down what it says; while `holding` each sentence lasts for ever."""

CLEAR = Raced(RaceKind.CLEAR, Seat.S, Deck.MAIN, 12_345)


class Listener:
    """Somebody with a phone who hears and does not look."""

    def __init__(self, page: Page, house: House, language: str, mode: str, voice: str = "") -> None:
        self.page, self.table = page, house.table
        page.add_init_script(EAR % (voice or language))
        page.goto(f"{house.url}/?lang={language}")
        page.click("#sound")
        page.check(f'.sound-panel input[value="{mode}"]')
        expect(page.locator("#sound")).to_have_attribute("aria-pressed", "true")
        page.locator(".sound-panel button.main").click()

    def heard(self, *sentences: str) -> None:
        """Exactly these sentences were spoken since the last time, in this order."""
        self.page.wait_for_function("n => said.length >= n", arg=len(sentences), polling=50)
        self.page.wait_for_function("version => Number(document.documentElement.dataset.version) >= version",
                                    arg=self.table.scoreboard.version, polling=50)
        self.page.evaluate("new Promise((done) => setTimeout(done, 60))")
        assert self.page.evaluate("said.splice(0)") == list(sentences)

    def deaf(self) -> None:
        """What was spoken so far is forgotten."""
        self.page.wait_for_function("version => Number(document.documentElement.dataset.version) >= version",
                                    arg=self.table.scoreboard.version, polling=50)
        self.page.evaluate("new Promise((done) => setTimeout(done, 200)).then(() => said.splice(0))")


@pytest.fixture
def listen(house: House, phone: Phone) -> Callable[..., Listener]:
    """Opens a duel of Anna and Bo, if none is open, and a phone that calls it out."""

    def made(mode: str, language: str = "en", voice: str = "") -> Listener:
        if not house.table.scoreboard.match:
            house.table.open_match(Setup("magicians", ("Anna", "Bo")))
        return Listener(phone(language), house, language, mode, voice)

    return made


Listen = Callable[..., Listener]


def played(table: Table, *facts: Any) -> None:
    for fact in facts:
        table.say(fact)


def test_a_whole_duel_can_be_followed_by_ear_alone(house: House, listen: Listen) -> None:
    """Every step of the duel, heard in blind mode: who must do what, each card, each race, each score, the end."""
    table = house.table
    table.open_match(Setup("magicians", ("Anna", "Bo")))
    ear = listen("blind")
    ear.heard("Sound is on.", "Round 1", "Anna: 0, Bo: 0.", "Use two packs with the same back and two hats.",
              "Anna: put together 13 cards for Bo out of the red half of the second pack, shuffle them and hand them "
              "over.",
              "Bo: put together 13 cards for Anna out of the black half of the second pack, shuffle them and hand them "
              "over.")
    played(table, Composed())
    ear.heard("Shuffle the first pack, cut it in half and place main and magic deck in front of you.")
    played(table, Dealt())
    ready = ("Hands back \N{EN DASH} wait for the signal.", "At “Go!”: one hand on one of your decks.")
    ear.heard(*ready)

    # M9: from here to the result only the table's own tone.
    played(table, Armed())
    table.notice("hw.race.go")
    ear.heard()
    table.notice("hw.race.go", on=False)
    played(table, CLEAR)
    ear.heard("Anna was faster: main deck.", "12.3 ms ahead", "Anna: turn over the top card of your main deck.",
              "Bo: turn over the top card of your main deck.")
    played(table, Revealed(S=Card("Kh")))
    ear.heard("Anna: king of hearts")
    played(table, Revealed(N=Card("9s")))
    ear.heard("Bo: nine of spades", "King of hearts beats nine of spades: point for Anna, 1:0.", "Anna: 1, Bo: 0.",
              *ready)

    # M10: too close; M11: magic, the faster player chooses; M17-M24: a tie, the hats, the misses.
    played(table, Armed())
    ear.heard()
    played(table, Raced(RaceKind.DEAD_HEAT))
    ear.heard("Too close \N{EN DASH} once more.", *ready)
    played(table, Armed())
    ear.heard()
    played(table, Raced(RaceKind.CLEAR, Seat.N, Deck.MAGIC, 3_000))
    ear.heard("Bo was faster: magic deck.", "3.0 ms ahead", "Bo: swap the magic decks or keep them?")
    played(table, Swapped(False))
    ear.heard("The magic decks stay where they are.", "Anna: turn over the top card of your magic deck.",
              "Bo: turn over the top card of your magic deck.")
    played(table, Revealed(Card("4h"), Card("4s")))
    ear.heard("Anna: four of hearts", "Bo: four of spades",
              "Four of hearts against four of spades is a tie \N{EN DASH} hats out, half a metre away.",
              "Anna: throw 5 cards from your magic deck into your own hat.",
              "Bo: throw 5 cards from your magic deck into your own hat.")
    played(table, Thrown())
    ear.heard("Exchange the hats and lay the cards open.", "A card in the other hat is a miss.")
    played(table, Exchanged())
    ear.heard("Anna: the cards out of the hat of Bo lie open in front of you.",
              "Bo: the cards out of the hat of Anna lie open in front of you.")
    played(table, Opened(cards(["As", "7c", "7d"]), cards(["Qh"])))
    ear.heard("Anna: ace of spades, seven of clubs, and seven of diamonds", "Bo: queen of hearts",
              "Anna has a pair of sevens, Bo has queen high: point for Anna, 2:0. "
              "Reason: a pair of sevens beats queen high.", "Anna: 2, Bo: 0.",
              "Anna: shuffle the 4 missed cards back into your magic deck.",
              "Bo: shuffle the 2 missed cards back into your magic deck.")
    played(table, Returned())
    ear.heard(*ready)

    # M29, M30: the round, the next one, the game.
    table.adjust(Adjust(0, 11))
    ear.heard("By hand for Anna: 11 points, now 13:0.", "Round to Anna, 1 in a row.", "Anna: 13, Bo: 0.")
    played(table, NextRound())
    ear.page.wait_for_function("() => said.includes('Round 2')", polling=50)
    played(table, Composed(), Dealt())
    table.adjust(Adjust(0, 13))
    played(table, NextRound(), Composed(), Dealt())
    ear.deaf()
    table.adjust(Adjust(0, 13))
    ear.heard("By hand for Anna: 13 points, now 13:0.", "Round to Anna, 3 in a row.", "Anna: 13, Bo: 0.",
              "Anna has won three rounds in a row and wins the game.")


def test_in_blind_mode_one_large_button_tells_how_everything_stands(house: House, listen: Listen) -> None:
    ear = listen("blind")
    played(house.table, Composed(), Dealt())
    ear.deaf()
    ear.page.locator(".repeat").click()
    ear.heard("Round 1", "Anna: 0, Bo: 0.", "Hands back \N{EN DASH} wait for the signal.",
              "At “Go!”: one hand on one of your decks.", "Anna: 26 main, 13 magic cards left.",
              "Bo: 26 main, 13 magic cards left.")


def test_caller_behaviour_during_correction(house: House, listen: Listen) -> None:
    """A point is called, then taken back: the new score once; the old call is cut short and never told again."""
    ear = listen("calls")
    played(house.table, Composed(), Dealt(), Armed(), CLEAR)
    ear.deaf()
    ear.page.evaluate("window.holding = true")
    played(house.table, Revealed(Card("Kh"), Card("9s")))
    ear.heard("King of hearts beats nine of spades: point for Anna, 1:0.")
    ear.page.evaluate("window.holding = false")
    house.table.undo()
    ear.heard("Correction.", "Anna: 0, Bo: 0.", "Anna: turn over the top card of your main deck.",
              "Bo: turn over the top card of your main deck.")


def test_three_corrections_in_a_row_end_with_one_score(house: House, listen: Listen) -> None:
    ear = listen("points")
    for _ in range(3):
        house.table.adjust(Adjust(1, 1))
    ear.deaf()
    ear.page.evaluate("window.holding = true")
    house.table.undo()
    ear.heard("Correction.")
    house.table.undo()
    ear.heard("Correction.")
    ear.page.evaluate("window.holding = false")
    house.table.undo()
    ear.heard("Correction.", "Anna: 0, Bo: 0.")


def test_an_amended_card_is_called_with_what_follows_from_it(house: House, listen: Listen) -> None:
    ear = listen("blind")
    played(house.table, Composed(), Dealt(), Armed(), CLEAR, Revealed(Card("Kh"), Card("9s")))
    ear.deaf()
    house.table.amend(house.table.scoreboard.last_seq, Revealed(Card("2h"), Card("9s")))
    ear.heard("Correction.", "Anna: two of hearts", "Anna: 0, Bo: 1.", "Hands back \N{EN DASH} wait for the signal.",
              "At “Go!”: one hand on one of your decks.")


def test_a_call_that_a_newer_board_overtakes_is_not_spoken(house: House, listen: Listen) -> None:
    ear = listen("calls")
    played(house.table, Composed())
    ear.deaf()
    ear.page.evaluate("window.holding = true")
    played(house.table, Dealt())
    ear.heard("Hands back \N{EN DASH} wait for the signal.")
    house.table.undo()
    played(house.table, Dealt())
    ear.deaf()
    ear.page.evaluate("window.holding = false; speechSynthesis.cancel()")
    house.table.adjust(Adjust(0, 2))
    ear.page.wait_for_function("() => said.length >= 1", polling=50)
    assert ear.page.evaluate("said.filter((one) => one.startsWith('Shuffle'))") == []


def test_points_alone_are_called_once_each(house: House, listen: Listen) -> None:
    ear = listen("points", "de")
    ear.heard("Der Ton ist an.", "Anna: 0, Bo: 0.")
    played(house.table, Composed(), Dealt(), Armed(), CLEAR)
    house.table.notice("hw.camera.gone")
    ear.heard()
    played(house.table, Revealed(Card("Kh"), Card("9s")))
    ear.heard("Anna: 1, Bo: 0.")


def test_after_waking_only_the_present_state_is_told(house: House, listen: Listen) -> None:
    ear = listen("calls")
    ear.deaf()
    house.down()
    expect(ear.page.locator(".stale-note")).to_be_visible()
    played(house.table, Composed(), Dealt(), Armed(), CLEAR, Revealed(Card("Kh"), Card("9s")))
    house.up()
    ear.heard("Anna: 1, Bo: 0.", "Hands back \N{EN DASH} wait for the signal.",
              "At “Go!”: one hand on one of your decks.")


def test_a_phone_without_a_voice_for_the_language_says_so_and_stays_silent(house: House, listen: Listen) -> None:
    ear = listen("calls", "fa", voice="en-US")
    ear.page.click("#sound")
    expect(ear.page.locator(".sound-panel [role=status]")).to_have_text(
        "این گوشی گوینده‌ای برای فارسی ندارد. در تنظیمات گوشی یکی اضافه کنید یا یک بستهٔ صدا روی رایانهٔ میز بگذارید.")
    ear.heard()


def test_a_sound_of_the_pack_is_played_instead_of_the_sentence_and_a_broken_one_is_not(
        house: House, listen: Listen) -> None:
    folder = house.folder / "sounds" / "en"
    folder.mkdir(parents=True)
    (folder / "m.turn.ready.wav").write_bytes(wave())
    (folder / "m.turn.go.mp3").write_bytes(b"no sound at all")
    ear = listen("calls")
    played(house.table, Composed())
    ear.deaf()
    with ear.page.expect_response("**/sounds/en/m.turn.ready.wav"):
        played(house.table, Dealt())
    ear.heard("At “Go!”: one hand on one of your decks.")


def wave() -> bytes:
    """A tenth of a second of silence."""
    import io
    import wave as waves

    held = io.BytesIO()
    with waves.open(held, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(8000)
        out.writeframes(bytes(1600))
    return held.getvalue()


def test_the_choice_is_kept_on_the_phone_and_asks_for_a_tap_when_the_page_opens(house: House, phone: Phone) -> None:
    page = phone("en")
    page.add_init_script(EAR % "en")
    page.add_init_script("localStorage.setItem('push.sound', JSON.stringify({ mode: 'calls' }))")
    page.goto(house.url)
    resume = page.locator(".resume.main")
    expect(resume).to_be_visible()
    resume.click()
    expect(resume).to_be_hidden()
    page.wait_for_function("() => said[0] === 'Sound is on.'", polling=50)


def test_a_screen_reader_hears_a_changed_score_once(house: House, phone: Phone) -> None:
    house.table.open_match(Setup("magicians", ("Anna", "Bo")))
    played(house.table, Composed(), Dealt())
    page = phone("en")
    page.goto(f"{house.url}/?lang=en")
    page.evaluate("""() => {
      window.spoken = [];
      new MutationObserver(() => spoken.push(document.querySelector("#aloud").textContent))
        .observe(document.querySelector("#aloud"), { childList: true, characterData: true, subtree: true });
    }""")
    house.table.adjust(Adjust(0, 2, "bonus"))
    page.wait_for_function("() => spoken.length === 1", polling=50)
    house.table.notice("hw.camera.gone")
    page.wait_for_function("() => spoken.length === 2", polling=50)
    assert page.evaluate("spoken[0]") == "By hand for Anna: 2 points, now 2:0."
    assert "Anna" not in page.evaluate("spoken[1]")
    assert page.locator("main [aria-live], main [role=status], main [role=alert]").count() == 0


def test_the_page_lights_up_with_a_point(house: House, phone: Phone) -> None:
    house.table.open_match(Setup("magicians", ("Anna", "Bo")))
    page = phone("en")
    page.goto(house.url)
    page.evaluate("new MutationObserver(() => { window.lit ||= document.documentElement.classList.contains('flash'); })"
                  ".observe(document.documentElement, { attributes: true })")
    house.table.adjust(Adjust(0, 1))
    page.wait_for_function("() => window.lit === true", polling=50)


def test_one_tone_at_go_and_only_where_it_is_asked_for(house: House, listen: Listen) -> None:
    ear = listen("blind")
    ear.page.evaluate("""() => {
      window.tones = 0;
      const make = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this); };
    }""")
    played(house.table, Composed(), Dealt(), Armed())
    house.table.notice("hw.race.go")
    ear.deaf()
    assert ear.page.evaluate("tones") == 0
    house.table.notice("hw.race.go", on=False)
    ear.page.click("#sound")
    ear.page.check(".sound-panel input[type=checkbox]")
    ear.page.locator(".sound-panel button.main").click()
    house.table.notice("hw.race.go")
    house.table.notice("hw.camera.gone")
    ear.deaf()
    assert ear.page.evaluate("tones") == 1


SCRIPTS = Path(__file__).parents[2] / "web" / "static"


def test_no_other_script_makes_a_sound() -> None:
    loud = [path.name for path in SCRIPTS.rglob("*.js")
            if any(word in path.read_text() for word in ("createOscillator", "new Audio(", "speechSynthesis"))]
    assert sorted(loud) == ["awake.js", "sound.js", "voice.js"]
