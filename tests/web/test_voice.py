"""What is called out of a scoreboard: kinds, order, sounds; a duel's whole course in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from companion.cards import Card
from companion.engine import Adjust, Prompt, Setup
from companion.games import GAMES
from companion.games.magicians.facts import Armed, Composed, Dealt, Deck, NextRound, Raced, Revealed
from companion.seats import Seat
from companion.signals import RaceKind
from companion.speech import LANGUAGES
from companion.table import Table
from web.voice import UI, calls, racing, score, sounds, spoken

STATIC = Path(__file__).parents[2] / "web" / "static"
CLEAR = Raced(RaceKind.CLEAR, Seat.S, Deck.MAIN, 12_300)


def played(table: Table, *facts: object) -> Table:
    for fact in (Composed(), Dealt(), *facts):
        table.say(fact)
    return table


def texts(table: Table, *kinds: str, language: str = "en") -> list[str]:
    return [call["text"] for call in spoken(table.scoreboard, language) if call["kind"] in kinds]


def test_cards_are_called_by_name_and_the_score_with_both_players(duel: Table) -> None:
    played(duel, Armed(), CLEAR, Revealed(Card("Kh"), Card("9s")))
    assert texts(duel, "news") == ["King of hearts beats nine of spades: point for Anna, 1:0."]
    assert texts(duel, "told") == ["Anna: 1, Bo: 0."]


def test_a_card_in_front_of_a_player_is_named_with_its_player(duel: Table) -> None:
    played(duel, Armed(), CLEAR, Revealed(Card("Kh")))
    assert texts(duel, "table")[1:] == ["Anna: king of hearts", "12.3 ms ahead"]
    assert texts(duel, "prompt") == ["Bo: turn over the top card of your main deck."]


def test_a_score_that_the_news_do_not_tell_is_no_told_one(duel: Table) -> None:
    played(duel)
    assert texts(duel, "score") == ["Anna: 0, Bo: 0."]


def test_M9_nothing_is_wanted_aloud_while_hands_wait_for_go(duel: Table) -> None:
    played(duel)
    assert "At “Go!”: one hand on one of your decks." in texts(duel, "prompt")
    duel.say(Armed())
    assert racing(duel.scoreboard)
    assert texts(duel, "prompt") == []


def test_M10_who_decides_after_a_false_start_is_said_although_a_hand_is_awaited(duel: Table) -> None:
    played(duel, Armed(), Raced(RaceKind.FALSE_START, early=(Seat.S,)))
    assert not racing(duel.scoreboard)
    assert texts(duel, "prompt") == [
        "Anna was too early; Bo decides \N{EN DASH} touch a deck."]


def test_the_signal_itself_is_never_a_call(duel: Table) -> None:
    duel.notice("hw.race.go")
    duel.notice("hw.pad.stuck", {"pad": "S.main"})
    assert [call.prompt.key for call in calls(duel.scoreboard) if call.kind == "alert"] == ["hw.pad.stuck"]


def test_the_end_is_called_once(duel: Table) -> None:
    played(duel, Adjust(0, 13))
    for _ in range(2):
        for fact in (NextRound(), Composed(), Dealt(), Adjust(0, 13)):
            duel.say(fact)
    told = [call.prompt.key for call in calls(duel.scoreboard)]
    assert told.count("m.game.won") == 1
    assert ("end", "m.game.won") in [(call.kind, call.prompt.key) for call in calls(duel.scoreboard)]


def test_only_a_correction_is_called_one(duel: Table) -> None:
    played(duel)
    assert not duel.scoreboard.corrected
    assert not duel.adjust(Adjust(0, 1)).corrected
    assert duel.undo().corrected
    assert duel.amend(1, Composed(Seat.S)).corrected
    assert duel.notice("hw.camera.gone").corrected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_every_game_has_calls_in_every_language(client: FlaskClient, table: Table, game: str, language: str) -> None:
    table.open_match(Setup(game, ("Anna", "Bo", "Cem", "Dora")[:2 if game in ("magicians", "board", "luck") else 4]))
    model = client.get(f"/state.json?lang={language}").get_json()
    assert {"score", "prompt"} <= {call["kind"] for call in model["calls"]}
    assert all(call["text"] and "\u2068" not in call["text"] for call in model["calls"])


def test_without_a_match_the_voice_says_so(client: FlaskClient) -> None:
    assert [call["text"] for call in client.get("/state.json?lang=en").get_json()["calls"]] == [
        "No match is being played yet."]


def test_those_who_wait_are_not_in_the_score(table: Table) -> None:
    table.open_match(Setup("magicians", ("Anna", "Bo", "Cem")))
    assert [one.values["P"] for one in score(table.scoreboard).values["points"]] == ["Anna", "Bo"]


def test_the_panel_uses_only_texts_that_its_page_brings() -> None:
    scripts = (STATIC / "sound.js").read_text() + (STATIC / "calls.js").read_text()
    used = set(re.findall(r"\bwords\.(\w+)", scripts))
    assert {"correction", "blind_about"} <= used <= set(UI)


def test_every_page_with_a_board_has_its_sound_button(client: FlaskClient) -> None:
    for path in ("/", "/tv"):
        page = client.get(f"{path}?lang=de").text
        assert 'id="sound"' in page
        assert "Berichtigung." in page


def test_a_prompt_without_words_or_numbers_has_one_sound() -> None:
    assert sounds(Prompt("m.act.card", {"P": "Anna", "card": Card("Kh")})) == ["m.act.card"]


def test_points_given_by_hand_are_told_by_the_news(duel: Table) -> None:
    played(duel, Adjust(0, 2))
    assert texts(duel, "news", "told") == ["By hand for Anna: 2 points, now 2:0.", "Anna: 2, Bo: 0."]
