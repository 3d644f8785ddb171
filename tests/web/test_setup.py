"""A new match: names, order, custom cards, house rules; every mistake is a sentence and changes nothing."""

from __future__ import annotations

import html
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from flask import Flask

from calibration.deck import Custom, Taught
from calibration.deckstore import keep
from calibration.grid import Ruled
from calibration.measured import TableMeasured, save
from calibration.profile import Profiles
from companion.cards import Card
from companion.games import GAMES
from companion.table import Table
from tests.web.conftest import PIN, Referee

MATCH: dict[str, Any] = {"game": "magicians", "players": ["Anna", "Bo"]}
BOARD: dict[str, Any] = {"game": "board", "players": ["Anna", "Bo"]}


def test_a_match_begins_as_asked(referee: Referee, table: Table) -> None:
    options = {"hat_tie": "rethrow_once", "ante": 5, "false_start": "other_wins"}
    answer = referee.post("/new", **MATCH, options=options, specials={"Dragon": 13})
    assert answer.get_json()["next"] == "/referee"
    setup = table.scoreboard.setup
    assert setup is not None
    assert setup.players == ("Anna", "Bo")
    assert setup.specials == {"!Dragon": 13}


def test_only_house_rules_that_differ_are_kept(referee: Referee, table: Table) -> None:
    referee.post("/new", **MATCH, options={"hat_tie": "rethrow_once", "false_start": "other_wins"})
    assert table.scoreboard.setup is not None
    assert table.scoreboard.setup.options == {"hat_tie": "rethrow_once"}


def test_a_house_rule_is_held_against_the_default_of_its_own_rule_text(referee: Referee, table: Table) -> None:
    rummy = {"game": "rummy", "players": ["Anna", "Bo", "Cy", "Di"], "rules": "gamerules"}
    referee.post("/new", **rummy, options={"wild_only": "yes"})
    assert table.scoreboard.setup is not None
    assert table.scoreboard.setup.options == {"wild_only": "yes"}


@pytest.mark.parametrize(("change", "status"), [
    ({"players": ["Anna", " "]}, 400), ({"players": ["Anna"]}, 400), ({"players": ["x"] * 99}, 400),
    ({"players": "Anna"}, 400), ({"game": "chess"}, 400), ({"options": {"no_such_rule": "x"}}, 400),
    ({"options": {"hat_tie": "x"}}, 400), ({"options": {"ante": -1}}, 400), ({"options": []}, 400),
    ({"specials": {"Dragon": 99}}, 400), ({"specials": {"!": 2}}, 400), ({"specials": 1}, 400), ({"rules": "x"}, 400),
])
def test_a_mistake_is_a_sentence_and_changes_nothing(referee: Referee, table: Table, change: dict[str, Any],
                                                     status: int) -> None:
    answer = referee.post("/new", **MATCH | change)
    assert answer.status_code == status
    assert answer.get_json()["refused"]["text"]
    assert table.scoreboard.match == 0


def test_a_form_that_saw_an_older_table_opens_nothing(referee: Referee, duel: Table) -> None:
    answer = referee.post("/new", **MATCH, seen=duel.scoreboard.moved - 1)
    assert answer.get_json()["refused"]["key"] == "table.stale"
    assert duel.scoreboard.match == 1


def test_the_form_offers_every_game_and_every_house_rule(referee: Referee) -> None:
    page = html.unescape(referee.client.get("/new").get_data(as_text=True))
    offered = json.loads(page.split('data-games="')[1].split('" data-known')[0])
    assert [game["key"] for game in offered] == [game.key for game in GAMES]
    assert [len(game["options"]) for game in offered] == [len(game.options) for game in GAMES]


def test_the_form_knows_who_played_before(referee: Referee, duel: Table) -> None:
    page = html.unescape(referee.client.get("/new").get_data(as_text=True))
    assert 'data-known="["Anna","Bo"]"' in page


def test_the_form_knows_who_has_the_whistle(app: Flask, referee: Referee, table: Table) -> None:
    other = Referee(app.test_client(), table)
    other.post("/pair", pin=PIN, name="Bea")
    page = html.unescape(other.client.get("/new?lang=de").text)
    assert '"holds":"\u2068Ada\u2069 hat die Pfeife."' in page
    assert 'data-phone-name="Bea"' in page


@pytest.fixture
def measured(tmp_path: Path) -> None:
    """This table's board was measured: 480 mm, lines 55 mm from the edge, stones of 28 mm; 3000 mm is no line."""
    save(tmp_path, TableMeasured((1280, 720), side_mm=480.2, ruled=Ruled(28.0, 55.4, 3000.0)))


def test_BA8_a_measured_board_is_the_board_of_the_match(measured: None, referee: Referee, table: Table) -> None:
    referee.post("/new", **BOARD, options={"disc_mm": 29, "foul": "repeat"})
    setup = table.scoreboard.setup
    assert setup is not None
    assert setup.options == {"board_mm": 480, "line_inset_mm": 55, "disc_mm": 29, "foul": "repeat"}


def test_what_a_person_says_of_the_board_goes_before_what_was_measured(measured: None, referee: Referee,
                                                                        table: Table) -> None:
    referee.post("/new", **BOARD, options={"board_mm": 500, "line_inset_mm": 60, "disc_mm": 30})
    assert table.scoreboard.setup is not None
    assert table.scoreboard.setup.options == {}


def test_the_form_shows_what_was_measured_and_not_the_measures_of_the_last_match(measured: None, referee: Referee,
                                                                                   table: Table) -> None:
    referee.post("/new", **BOARD, options={"disc_mm": 29, "foul": "repeat"})
    page = html.unescape(referee.client.get("/new").get_data(as_text=True))
    offered = json.loads(page.split('data-games="')[1].split('" data-known')[0])
    board = next(game for game in offered if game["key"] == "board")
    assert {one["name"]: one["standard"] for one in board["options"]}["board_mm"] == 480
    assert '"options":{"foul":"repeat"}' in page


@pytest.mark.log_allowed("calibration")
def test_a_profile_that_is_torn_leaves_the_usual_measures(referee: Referee, table: Table, tmp_path: Path) -> None:
    Profiles(tmp_path / "calibration").save("table", {"size": "wide"})
    referee.post("/new", **BOARD)
    assert table.scoreboard.setup is not None
    assert table.scoreboard.setup.options == {}


def test_M31_a_taught_card_is_proposed_with_its_agreed_number(referee: Referee, tmp_path: Path) -> None:
    dragon = Custom(Card("!dragon"), 7, np.full((132, 94, 3), 200, np.uint8))
    keep(tmp_path, Taught().with_custom(dragon))
    page = html.unescape(referee.client.get("/new").text)
    assert page.count('"taught":{"!dragon":7}') == 1


@pytest.mark.log_allowed("calibration.deckstore")
def test_a_torn_profile_of_packs_proposes_nothing(referee: Referee, tmp_path: Path) -> None:
    Profiles(tmp_path / "calibration").save("deck", {})
    assert '"taught":{"!' not in html.unescape(referee.client.get("/new").text)
