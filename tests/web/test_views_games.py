"""What the pictures of the four other games are given: words, points with their rules, meanings of melds, chances."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from companion.cards import Card, cards
from companion.engine import Field, Setup
from companion.games import GAMES
from companion.games.board import position
from companion.games.board.facts import Corrected, Disc
from companion.games.luck.facts import Turned
from companion.games.rummy import facts as rummy
from companion.speech import LANGUAGES
from companion.table import Table
from web import model

STATIC = Path(__file__).parents[2] / "web" / "static"
COLOURS = {"r": "red", "b": "blue"}


def board(table: Table, rules: str = "") -> None:
    """Red has a cross and a line of four across, blue a bad line of five; one loose stone."""
    table.open_match(Setup("board", ("Anna", "Bo"), rules=rules or "standard"))
    lies = position("..r.. .rRr. ..r.. rrrr. bbbbb", COLOURS)
    table.say(Corrected(lies, (Disc("red", 10.0, 20.0),)), stands=True)


def luck(table: Table, odds: str = "yes") -> None:
    table.open_match(Setup("luck", ("Anna", "Bo"), {"show_odds": odds}))
    table.say(Turned(Card("9c")))


def melds(table: Table, game: str = "rummy", names: tuple[str, ...] = ("Anna", "Bo", "Cy", "Dora")) -> None:
    """The first player has laid two sets, one of them with a joker."""
    table.open_match(Setup(game, names, {"ante": 10, "prize": 4} if game == "capit" else {}))
    laid = rummy.Melded(0, (cards("7s 7h *r"), cards("Kd Kc Ks")), ("set:7", "set:K"))
    before = (rummy.FirstDealer(len(names) - 1), rummy.Dealt(Card("9d")), rummy.TookUpcard(0), rummy.Recounted(0, 10))
    for fact in (*before, laid):
        table.say(fact)


def seen(table: Table, language: str = "en") -> dict[str, Any]:
    return model.spectator(table.scoreboard, language)


BEGUN: dict[str, Callable[[Table], None]] = {
    "board": board, "luck": luck, "rummy": melds,
    "capit": lambda table: melds(table, "capit", ("Anna", "Bo", "Cy", "Dora", "Ewa")),
}


@pytest.mark.parametrize("game", [game.key for game in GAMES if game.key != "magicians"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_shown_in_every_language(client: FlaskClient, table: Table, game: str, language: str) -> None:
    BEGUN[game](table)
    told = client.get(f"/state.json?lang={language}").get_json()
    assert told["extra"]["words"]
    assert "web." not in json.dumps(told["extra"])
    assert client.get("/tv").status_code == 200


@pytest.mark.parametrize("game", [game.key for game in GAMES if game.key != "magicians"])
def test_a_game_that_has_not_begun_can_be_shown(client: FlaskClient, table: Table, game: str) -> None:
    table.open_match(Setup(game, ("Anna", "Bo", "Cy", "Dora")))
    assert client.get("/state.json").get_json()["extra"]["words"]


@pytest.mark.parametrize("rules", ["standard", "vienna"])
def test_the_items_of_a_sheet_are_all_its_points(table: Table, rules: str) -> None:
    board(table, rules)
    told = seen(table)
    for colour, items in told["extra"]["sheet"].items():
        assert sum(item["points"] for item in items) == told["view"]["sheet"][colour]["total"]
        assert all(item["rule"] and item["holes"] and item["text"] for item in items)


def test_B18_an_items_row_is_counted_from_its_owners_side(table: Table) -> None:
    board(table)
    blue = seen(table)["extra"]["sheet"]["blue"]
    assert {item["text"] for item in blue if item["kind"] == "stone"} == {"Stone in row 5"}


def test_formations_are_named_in_order_and_a_bad_line_takes_points(table: Table) -> None:
    board(table)
    told = seen(table)
    named = dict(zip(told["extra"]["formations"], told["view"]["formations"], strict=True))
    assert named["line of four in row 2"]["points"] == 2
    assert named["bad line of five"]["points"] == -2
    assert "cross" in named


def test_L5_the_chance_of_a_bust_is_told_where_the_house_shows_it(table: Table) -> None:
    luck(table)
    odds = seen(table)["view"]["odds"]
    percent = round(100 * odds["busts"] / odds["cards"])
    assert seen(table)["extra"]["bust"] == f"Chance of a bust: {percent} % ({odds['busts']} of {odds['cards']} cards)"


def test_LA19_no_chance_is_told_where_the_house_hides_it(table: Table) -> None:
    luck(table, "no")
    assert seen(table)["extra"]["bust"] is None


def test_R13_every_meld_says_what_it_is(table: Table) -> None:
    melds(table)
    assert [reading.translate({0x2068: None, 0x2069: None}) for reading in seen(table)["extra"]["readings"]] == [
        "a set of sevens", "a set of kings"]


def test_a_wild_card_says_what_it_may_stand_for_and_every_card_has_a_name(table: Table) -> None:
    melds(table)
    told = seen(table)
    stands = told["view"]["melds"][0]["stands_for"][2]
    assert {"7c", "7d"} <= set(stands)
    assert all(one in told["cards"] for one in stands)


def test_C8_the_pot_is_told_in_cap_it_alone(table: Table) -> None:
    BEGUN["capit"](table)
    assert seen(table)["extra"]["pot"] == "Pot: 50 of 50 left, 4 for each round won."
    melds(table)
    assert seen(table)["extra"]["pot"] is None


@pytest.mark.parametrize("game", BEGUN)
def test_scripts_use_only_words_that_their_game_brings(table: Table, game: str) -> None:
    BEGUN[game](table)
    brought = set(seen(table)["extra"]["words"])
    scripts = {"board": ["views/board.js", "pickers_board.js"], "luck": ["views/luck.js"]}.get(
        game, ["views/rummy.js", "pickers_cards.js"])
    used = {word for name in scripts for word in re.findall(r"words\.(\w+)", (STATIC / name).read_text())}
    assert used - brought == set()
    assert used


def asked(table: Table) -> list[Field]:
    return [field for choice in table.scoreboard.choices for field in choice.ask]


def test_every_kind_of_field_that_a_game_asks_can_be_picked(table: Table) -> None:
    script = "".join((STATIC / name).read_text() for name in ("form.js", "pickers.js"))
    listed = re.search(r"PICKERS = \{([^}]*)\}", script)
    assert listed is not None
    pickers = set(re.findall(r"\w+", listed[1])) | set(re.findall(r'kind === "(\w+)"', script)) | {"select"}
    for begin in BEGUN.values():
        begin(table)
        assert {field.kind for field in asked(table)} <= pickers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_of_a_field_are_words_of_the_language(table: Table, language: str) -> None:
    for begin in BEGUN.values():
        begin(table)
        for choice in model.for_referee(table.scoreboard, language)["choices"]:
            texts = [option["text"] for field in choice["ask"] for option in field["options"]]
            assert all(texts)
            assert not any("." in text for text in texts)


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "آرش کمانگیر", "Ж" * 80])
def test_odd_and_equal_names_are_text_in_every_game(client: FlaskClient, table: Table, name: str) -> None:
    for game in BEGUN:
        table.open_match(Setup(game, (name, name, "Cy", "Dora")))
        told = client.get("/state.json").get_json()
        assert {side["name"] for side in told["sides"]} >= {name, f"{name} (2)"}
        assert "<script>alert" not in client.get("/").get_data(as_text=True)
