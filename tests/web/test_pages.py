"""Rules, history, the pretend table, and the texts that scripts use."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion.engine import Setup
from companion.games import GAMES
from companion.games.magicians.facts import Composed, Dealt
from companion.speech import LANGUAGES
from companion.table import Table
from tests.web.conftest import Pads, Referee
from web.rules import numbers
from web.words import page_words

STATIC = Path(__file__).parents[2] / "web" / "static"


def test_every_rule_of_the_duel_has_its_number_as_an_anchor(client: FlaskClient) -> None:
    page = client.get("/rules/magicians").get_data(as_text=True)
    assert numbers("M") == [f"M{n}" for n in range(1, 34)]
    assert all(f'<li id="{number}">' in page for number in numbers("M"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_every_game_has_its_rules_in_every_language(client: FlaskClient, game: str, language: str) -> None:
    page = client.get(f"/rules/{game}?lang={language}")
    assert page.status_code == 200
    assert page.get_data(as_text=True).count("<li id=") > 10


@pytest.mark.parametrize(("game", "number"), [("board", "V9"), ("capit", "C1"), ("capit", "R1")])
def test_a_game_shows_every_chapter_it_is_played_by(client: FlaskClient, game: str, number: str) -> None:
    assert f'id="{number}"' in client.get(f"/rules/{game}").text


def test_a_house_rule_that_differs_is_marked(client: FlaskClient, table: Table) -> None:
    table.open_match(Setup("magicians", ("Anna", "Bo"), {"hat_tie": "rethrow_once"}))
    assert client.get("/rules").get_data(as_text=True).count('class="other"') == 1


def test_one_rule_opens_over_the_scoreboard(client: FlaskClient) -> None:
    rule = client.get("/rule/M11.json?lang=de").get_json()
    assert rule["page"] == "/rules/magicians#M11"
    assert "Magie" in rule["text"]


@pytest.mark.parametrize("path", ["/rule/M99.json", "/rule/X.json", "/rules/chess", "/nothing"])
def test_what_is_not_there_is_not_found_in_a_sentence(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_history_keeps_what_was_taken_back(referee: Referee, client: FlaskClient, duel: Table) -> None:
    referee.say(Composed())
    referee.command("undo", seq=duel.scoreboard.last_seq)
    lines: list[dict[str, Any]] = client.get("/history.json").get_json()["lines"]
    assert [line["state"] for line in lines] == ["undone", "counts"]
    assert [line["by"] for line in lines] == ["Ada", "Ada"]


def test_an_entry_without_news_is_named_by_its_fact(referee: Referee, client: FlaskClient, duel: Table) -> None:
    referee.say(Composed())
    referee.say(Dealt())
    assert client.get("/history.json").get_json()["lines"][-1]["texts"] == ["decks in place"]


def test_a_pretend_hand_presses_and_lifts(referee: Referee, pads: Pads) -> None:
    referee.post("/pretend/press", seat="S", pad="magic")
    referee.post("/pretend/press", seat="S", pad="magic", down=False)
    assert pads.done == [("press", "S", "magic"), ("release", "S", "magic")]


def test_pretend_cards_are_laid_after_the_old_ones_are_gone(referee: Referee, pads: Pads) -> None:
    referee.post("/pretend/lay", clear=True, cards=[["S", "7h"], ["hat-N", "!dragon"]])
    assert pads.done == [("clear",), ("lay", "S", "7h"), ("lay", "hat-N", "!dragon")]


def test_a_tap_on_the_pretend_board_shoots_or_takes_a_stone(referee: Referee, pads: Pads) -> None:
    stone = {"colour": "red", "up": True, "side": "S"}
    referee.post("/pretend/board", do="sink", hole="c3", **stone)
    referee.post("/pretend/board", do="lean", hole="c4", **stone | {"up": False, "side": "Q"})
    referee.post("/pretend/board", do="lie", x=0.75, y=0.25, **stone)
    taken = [referee.post("/pretend/board", do="take", x=x, y=0.5).get_json()["done"] for x in (0.75, 0)]
    assert taken == [True, False]
    referee.post("/pretend/board", do="clear")
    assert pads.board.done == [("sink", "c3", "red", True, "S"), ("lean", "c4", "red", False, None),
                               ("lie", 25.0, 25.0, "red", True, "S"), ("take", 25.0, 0.0), ("take", -50.0, 0.0),
                               ("clear",)]


@pytest.mark.parametrize("said", [
    {}, {"do": "jump"}, {"do": "sink", "colour": "red"}, {"do": "sink", "hole": "f9", "colour": "red"},
    {"do": "lie", "colour": "red"}, {"do": "lie", "colour": "red", "x": 2, "y": 0.5}, {"do": "take", "x": "a", "y": 1},
    {"do": "lean", "hole": 3, "colour": "red"}, {"do": "lie", "x": 0.5, "y": 0.5, "colour": None},
])
def test_nonsense_shoots_nothing(referee: Referee, pads: Pads, said: dict[str, Any]) -> None:
    assert referee.post("/pretend/board", **said).status_code == 400
    assert pads.board.done == []


@pytest.mark.parametrize(("path", "said"), [
    ("press", {"seat": "W", "pad": "main"}), ("press", {"seat": "S", "pad": "rest"}),
    ("press", {"seat": None, "pad": None}),
    ("lay", {"cards": [["S", "Zx"]]}), ("lay", {"cards": [["S"]]}), ("lay", {"cards": "x"}),
    ("lay", {"cards": [["S", "7h"]] * 61}),
])
def test_nonsense_does_nothing_to_the_pretend_table(referee: Referee, pads: Pads, path: str,
                                                    said: dict[str, Any]) -> None:
    assert referee.post(f"/pretend/{path}", **said).status_code == 400
    assert pads.done == []


def test_a_touch_on_a_screen_pad_reaches_the_table(referee: Referee, pads: Pads) -> None:
    assert referee.client.get("/pads").status_code == 200
    referee.post("/pads/touch", seat="N", pad="magic")
    assert pads.done == [("press", "N", "magic")]


@pytest.mark.parametrize("said", [
    {"seat": "W", "pad": "main"}, {"seat": "S", "pad": "x"}, {"seat": ["S"], "pad": "main"}, {},
])
def test_nonsense_is_no_touch(referee: Referee, pads: Pads, said: dict[str, Any]) -> None:
    assert referee.post("/pads/touch", **said).status_code == 400
    assert pads.done == []


def test_the_pretend_camera_shows_its_picture(referee: Referee) -> None:
    assert referee.client.get("/pretend/picture.jpg").mimetype == "image/jpeg"


def test_without_a_pretend_table_there_is_no_page_for_it(table: Table, tmp_path: Path) -> None:
    from web import create_app

    assert create_app(table, data_dir=tmp_path).test_client().get("/pretend").status_code == 404


def test_scripts_use_only_texts_that_their_pages_bring(app: Flask, referee: Referee) -> None:
    # The pages of calibration are there only where a camera is; the page of teaching has a test of its own.
    scripts = [path for path in STATIC.rglob("*.js") if not path.name.startswith(("calibration", "eye", "deck"))]
    used = {name for path in scripts for name in re.findall(r"\bui\.(\w+)", path.read_text())}
    paths = ("/", "/referee", "/new", "/history", "/rights", "/pretend", "/pads", "/pads/check", "/count")
    pages = (referee.client.get(path).get_data(as_text=True) for path in paths)
    brought = {name for page in pages for name in re.findall(r"&#34;(\w+)&#34;:&#34;", page.split("data-ui=")[1])}
    assert used - brought == set()


def test_no_module_is_longer_than_350_lines() -> None:
    assert [path.name for path in STATIC.rglob("*.*") if len(path.read_text().splitlines()) > 350] == []


def test_templates_write_numbers_in_the_languages_digits() -> None:
    assert page_words("fa")["n"](13) == "۱۳"
