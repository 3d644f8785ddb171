"""An evening: the loser begins the next game; any match is read, taken along, played on; nothing is lost unasked."""

from __future__ import annotations

import csv
import html
import io
import json
import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from companion.engine import Adjust, Setup
from companion.games.magicians.facts import Composed
from companion.speech import LANGUAGES
from companion.table import Table
from tests.web.conftest import Referee

NAMES = ("<script>alert(1)</script>", "آرش کمانگیر", "Ж" * 80, "{{ 7*7 }}", "=1+1", "A & B")


def won(table: Table, *players: str) -> int:
    """A board game in which the last player has seven points by hand. Returns its number."""
    table.open_match(Setup("board", players))
    table.adjust(Adjust(len(players) - 1, 7))
    return table.scoreboard.match


def heads(page: str) -> list[str]:
    """The matches of the list, latest first."""
    return re.findall(r'<li class="match[^"]*" data-match="(\d+)"', page)


def ended(table: Table) -> None:
    """The board game on the table is filled up to its end: South sinks twelve."""
    from companion.games.board.facts import Corrected, Shot, Stone

    holes = [column + row for row in "123" for column in "abcd"]
    stones = tuple(Stone(hole, "red", True) for hole in holes)
    table.say(Corrected(stones[:-1]))
    table.say(Shot(sunk=(stones[-1],)))
    assert table.scoreboard.outcome is not None


def test_the_list_shows_the_latest_match_first(client: FlaskClient, table: Table) -> None:
    for names in (("Anna", "Bo"), ("Cy", "Dora")):
        table.open_match(Setup("luck", names))
    assert heads(client.get("/evening").get_data(as_text=True)) == ["2", "1"]


def test_the_winner_is_marked_and_an_unfinished_match_says_so(client: FlaskClient, table: Table) -> None:
    table.open_match(Setup("board", ("Anna", "Bo")))
    ended(table)
    table.open_match(Setup("luck", ("Anna", "Bo")))
    table.open_match(Setup("luck", ("Anna", "Bo")))
    page = client.get("/evening").get_data(as_text=True)
    assert page.count('class="won"') == 1
    assert page.count("unfinished") == 1
    assert page.count("on the table") == 1


def test_a_long_list_comes_in_pages(client: FlaskClient, table: Table) -> None:
    for _ in range(33):
        table.open_match(Setup("luck", ("Anna", "Bo")))
    page = client.get("/evening").get_data(as_text=True)
    assert len(heads(page)) == 30
    assert heads(client.get("/evening?before=4").get_data(as_text=True)) == ["3", "2", "1"]
    assert "before=4" in page


@pytest.mark.parametrize("before", ["-5", "x", "0", "9999999999999"])
def test_an_odd_page_number_is_no_error(client: FlaskClient, table: Table, before: str) -> None:
    table.open_match(Setup("luck", ("Anna", "Bo")))
    assert client.get("/evening", query_string={"before": before}).status_code == 200


def test_B2_the_loser_of_the_last_game_begins_the_next(referee: Referee, table: Table) -> None:
    table.open_match(Setup("board", ("Anna", "Bo")))
    ended(table)
    page = referee.client.get("/evening").get_data(as_text=True)
    assert re.findall(r"<li><bdi>(\w+)</bdi></li>", page)[:2] == ["Bo", "Anna"]
    answer = referee.post("/evening/next", seen=table.scoreboard.version).get_json()
    assert answer["next"] == "/referee"
    assert table.scoreboard.setup is not None
    assert table.scoreboard.setup.players == ("Bo", "Anna")
    assert table.scoreboard.match == 2


def test_a_spectator_sees_no_buttons_and_may_not_press_them(client: FlaskClient, table: Table) -> None:
    table.open_match(Setup("luck", ("Anna", "Bo")))
    assert "data-post" not in client.get("/evening").get_data(as_text=True)
    for path in ("/evening/next", "/evening/resume"):
        answer = client.post(path, json={"match": 1}, headers={"Origin": "http://localhost"})
        assert answer.status_code == 403


def test_a_match_in_play_is_put_aside_only_when_somebody_agrees(referee: Referee, table: Table) -> None:
    table.open_match(Setup("magicians", ("Anna", "Bo")))
    table.open_match(Setup("magicians", ("Cy", "Dora")))
    table.say(Composed())
    for path, said in (("/evening/next", {}), ("/evening/resume", {"match": 1})):
        answer = referee.post(path, seen=table.scoreboard.version, **said)
        assert answer.get_json()["refused"]["key"] == "web.evening.running"
        assert table.scoreboard.match == 2
    referee.post("/evening/resume", seen=table.scoreboard.version, match=1, aside=True)
    assert table.scoreboard.match == 1
    assert len(table.history(2)) == 1


def test_a_resumed_match_stands_where_it_stood(referee: Referee, table: Table) -> None:
    first = won(table, "Anna", "Bo")
    table.open_match(Setup("luck", ("Anna", "Bo")))
    referee.post("/evening/resume", seen=table.scoreboard.version, match=first)
    assert [score.points for score in table.scoreboard.scores] == [0, 7]


def test_two_phones_do_not_open_two_next_games(referee: Referee, table: Table) -> None:
    table.open_match(Setup("luck", ("Anna", "Bo")))
    seen = table.scoreboard.version
    referee.post("/evening/next", seen=seen)
    assert referee.post("/evening/next", seen=seen).get_json()["refused"]["key"] == "table.stale"
    assert table.scoreboard.match == 2


@pytest.mark.parametrize("said", [{"match": 99}, {"match": 0}, {"match": -1}, {"match": "1"}, {"match": None}, {}])
def test_a_match_that_is_not_there_cannot_be_resumed(referee: Referee, table: Table, said: dict[str, Any]) -> None:
    table.open_match(Setup("luck", ("Anna", "Bo")))
    answer = referee.post("/evening/resume", **said)
    assert answer.status_code in (400, 409)
    assert answer.get_json()["refused"]["text"]


@pytest.mark.parametrize("path", ["/match/99", "/match/0", "/statistics/99", "/export/99.csv", "/export/0.json"])
def test_an_unknown_match_is_a_sentence_on_every_page(client: FlaskClient, table: Table, path: str) -> None:
    table.open_match(Setup("luck", ("Anna", "Bo")))
    answer = client.get(path)
    assert answer.status_code == 404
    assert "There is no match number" in answer.get_data(as_text=True)


@pytest.mark.parametrize("path", ["/match/x", "/export/1.exe", "/export/x.csv"])
def test_an_address_that_means_nothing_is_not_found(client: FlaskClient, table: Table, path: str) -> None:
    table.open_match(Setup("luck", ("Anna", "Bo")))
    assert client.get(path).status_code == 404


def test_the_journal_of_an_old_match_can_be_read(client: FlaskClient, table: Table) -> None:
    first = won(table, "Anna", "Bo")
    table.undo()
    table.open_match(Setup("luck", ("Cy", "Dora")))
    page = client.get(f"/match/{first}").get_data(as_text=True)
    assert re.findall(r'<li class="line (\w+)" data-seq="(\d+)"', page) == [("undone", "1"), ("counts", "2")]


def test_the_match_on_the_table_opens_the_history_that_keeps_up(client: FlaskClient, table: Table) -> None:
    table.open_match(Setup("luck", ("Anna", "Bo")))
    assert client.get("/match/1").headers["Location"] == "/history"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["json", "csv", "txt"])
def test_a_match_is_taken_along_in_every_form_and_language(client: FlaskClient, table: Table, form: str,
                                                           language: str) -> None:
    number = won(table, "Anna", "آرش")
    answer = client.get(f"/export/{number}.{form}?lang={language}")
    assert answer.status_code == 200
    assert f'attachment; filename="push-{number}-board.{form}"' == answer.headers["Content-Disposition"]
    assert "آرش" in answer.get_data().decode()


def test_exports_hold_the_same_points(client: FlaskClient, table: Table) -> None:
    number = won(table, "Anna", "Bo")
    written = json.loads(client.get(f"/export/{number}.json").get_data())
    rows = list(csv.reader(io.StringIO(client.get(f"/export/{number}.csv").get_data().decode("utf-8-sig"))))
    assert written["entries"][-1]["points"] == [0, 7]
    assert rows[-1][-2:] == ["0", "7"]


def test_the_story_is_in_the_phones_language(client: FlaskClient, table: Table) -> None:
    number = won(table, "Anna", "Bo")
    stories = {client.get(f"/export/{number}.txt?lang={language}").get_data() for language in LANGUAGES}
    assert len(stories) == len(LANGUAGES)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_text_on_the_evenings_pages(referee: Referee, table: Table, name: str) -> None:
    number = won(table, name, name)
    table.open_match(Setup("luck", (name, "Bo")))
    for path in ("/evening", f"/match/{number}", "/statistics", f"/statistics/{number}"):
        page = referee.client.get(path).get_data(as_text=True)
        assert "<script>alert" not in page, path
        assert html.escape(name[:10]) in page, path
    formula = referee.client.get(f"/export/{number}.csv").get_data().decode("utf-8-sig").splitlines()[0]
    assert ",=1" not in formula


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_evening_speaks_every_language(referee: Referee, table: Table, language: str) -> None:
    won(table, "Anna", "Bo")
    for path in ("/evening", "/statistics"):
        page = referee.client.get(f"{path}?lang={language}").get_data(as_text=True)
        assert f'<html lang="{language}"' in page
        assert "web." not in re.sub(r"<[^>]+>", "", page)


def test_an_evening_before_the_first_match(referee: Referee) -> None:
    page = referee.client.get("/evening").get_data(as_text=True)
    assert "No match has been played here yet." in page
    assert referee.post("/evening/next").get_json()["refused"]["key"] == "table.no_match"


def test_everybody_who_played_here_is_offered_by_name(client: FlaskClient, table: Table) -> None:
    won(table, "Anna", "Bo")
    won(table, "Bo", "Cy")
    people = re.search(r'<ul class="people">(.*?)</ul>', client.get("/evening").get_data(as_text=True))
    assert people is not None
    assert re.findall(r"<bdi>(\w+)</bdi>", people[1]) == ["Bo", "Cy", "Anna"]


def test_history_leads_to_any_match(client: FlaskClient, table: Table) -> None:
    won(table, "Anna", "Bo")
    table.open_match(Setup("luck", ("Anna", "Bo")))
    assert client.get("/history?match=1").headers["Location"] == "/match/1"
    assert client.get("/history?match=x").status_code == 200
    assert "There is no match number" in client.get("/history?match=99", follow_redirects=True).get_data(as_text=True)
    assert client.get("/history?match=2", follow_redirects=True).status_code == 200
