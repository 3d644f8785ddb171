"""Statistics of a match and of the house: pictures and words say the same; odd names are text; nothing is made up."""

from __future__ import annotations

import html
import re
from itertools import pairwise

import pytest
from flask.testing import FlaskClient

from companion.engine import Adjust, Setup
from companion.games.magicians.facts import Composed, Dealt
from companion.seats import Seat
from companion.signals import Press, Race, RaceKind
from companion.speech import LANGUAGES
from companion.table import Table

GO = 10**9
NAMES = ("<script>alert(1)</script>", "آرش کمانگیر", "Ж" * 80, "{{ 7*7 }}", "A & B")


def raced(table: Table, south_ms: int, north_ms: int) -> None:
    """Both hands come down, so long after GO."""
    from companion.games.magicians.facts import Armed

    table.say(Armed())
    presses = sorted((Press(Seat.S, "main", GO + south_ms * 10**6), Press(Seat.N, "main", GO + north_ms * 10**6)),
                     key=lambda press: press.at_ns)
    margin = (presses[1].at_ns - presses[0].at_ns) // 1000
    table.hear(Race(RaceKind.CLEAR, tuple(presses), (), margin, 2000, GO), "button")


def begun(table: Table, *names: str) -> None:
    table.open_match(Setup("magicians", names))
    table.say(Composed())
    table.say(Dealt())


def section(page: str, kind: str) -> str:
    """One chart's part of the page, with its entities resolved."""
    found = re.search(rf'id="{kind}">(.*?)</section>', page, re.S)
    assert found is not None
    return html.unescape(found[1])


def told(page: str, kind: str) -> str:
    """The description that a screen reader gets instead of the picture."""
    found = re.search(r"<desc[^>]*>(.*?)</desc>", section(page, kind), re.S)
    assert found is not None
    return found[1]


def test_a_reaction_is_told_in_words_and_drawn_as_a_dot(client: FlaskClient, table: Table) -> None:
    begun(table, "Anna", "Bo")
    raced(table, 210, 180)
    page = client.get("/statistics/1").get_data(as_text=True)
    assert told(page, "reactions") == ("Anna: middle 210 ms, fastest 210 ms, one hand. "
                                       "Bo: middle 180 ms, fastest 180 ms, one hand.")
    assert section(page, "reactions").count('class="dot') == 2


def test_the_lead_of_a_race_is_counted_once(client: FlaskClient, table: Table) -> None:
    begun(table, "Anna", "Bo")
    raced(table, 210, 180)
    assert "One race, from 30 to 30 ms" in told(client.get("/statistics/1").get_data(as_text=True), "margins")


def test_points_are_a_line_for_each_player(client: FlaskClient, table: Table) -> None:
    begun(table, "Anna", "Bo")
    table.adjust(Adjust(0, 3))
    page = client.get("/statistics/1").get_data(as_text=True)
    assert section(page, "points").count('class="line') == 2
    assert "Anna: 3 points after 3 entries." in told(page, "points")


@pytest.mark.parametrize("kind", ["reactions", "margins", "early"])
def test_what_was_not_measured_is_a_sentence_and_no_picture(client: FlaskClient, table: Table, kind: str) -> None:
    begun(table, "Anna", "Bo")
    part = section(client.get("/statistics/1").get_data(as_text=True), kind)
    assert "<svg" not in part
    assert "<p>" in part


def test_the_house_adds_up_its_matches_by_name(client: FlaskClient, table: Table) -> None:
    begun(table, "Anna", "Bo")
    raced(table, 210, 180)
    begun(table, "Bo", "Cy")
    raced(table, 200, 190)
    page = client.get("/statistics").get_data(as_text=True)
    assert "Bo: middle 190 ms, fastest 180 ms, 2 hands." in told(page, "reactions")
    row = re.search(r"<tr><th scope=\"row\"><bdi>Bo</bdi></th><td>(\d+)</td>", page)
    assert row is not None
    assert row[1] == "2"


def test_an_undone_race_is_gone_from_the_figures(client: FlaskClient, table: Table) -> None:
    begun(table, "Anna", "Bo")
    raced(table, 210, 180)
    table.undo()
    assert "<svg" not in section(client.get("/statistics").get_data(as_text=True), "reactions")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_statistics(client: FlaskClient, table: Table, language: str) -> None:
    begun(table, "Anna", "Bo")
    raced(table, 210, 180)
    for path in ("/statistics", "/statistics/1"):
        assert client.get(f"{path}?lang={language}").status_code == 200


def test_persian_plots_have_persian_digits(client: FlaskClient, table: Table) -> None:
    begun(table, "Anna", "Bo")
    raced(table, 210, 180)
    page = section(client.get("/statistics/1?lang=fa").get_data(as_text=True), "reactions")
    written = "".join(re.findall(r"<text[^>]*>(.*?)</text>", page))
    assert re.search("[\u06f0-\u06f9]", written)
    assert not re.search("[0-9]", written)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_in_a_picture_is_text(client: FlaskClient, table: Table, name: str) -> None:
    begun(table, name, "Bo")
    raced(table, 210, 180)
    page = client.get("/statistics").get_data(as_text=True)
    assert "<script>alert" not in page
    assert html.escape(name[:20]) in page


@pytest.mark.parametrize("match", [99, 0, 10**15])
def test_an_unknown_match_is_a_sentence(client: FlaskClient, match: int) -> None:
    answer = client.get(f"/statistics/{match}")
    assert answer.status_code == 404
    assert "There is no match number" in answer.get_data(as_text=True)


def test_a_house_without_a_match_has_no_figures(client: FlaskClient) -> None:
    assert "<svg" not in client.get("/statistics").get_data(as_text=True)


def test_two_pictures_on_a_page_have_names_of_their_own(client: FlaskClient, table: Table) -> None:
    begun(table, "Anna", "Bo")
    raced(table, 210, 180)
    table.adjust(Adjust(0, 1))
    ids = re.findall(r'<title id="(\w+)"', client.get("/statistics/1").get_data(as_text=True))
    assert len(ids) > 2
    assert all(one != other for one, other in pairwise(sorted(ids)))
