"""What spectators get: the score in their language, names as text, streams that share their work."""

from __future__ import annotations

import html
import json
import re

import pytest
from flask.testing import FlaskClient

from companion.engine import Setup
from companion.speech import LANGUAGES
from companion.table import Table
from tests.web.conftest import Referee
from web.stream import Models

NAMES = ("<script>alert(1)</script>", "x'-alert(1)-'", '"><img src=x onerror=alert(1)>', "😀", "Ж" * 80, "آرش کمانگیر",
         "\u202eevil", "{{ 7919*7907 }}", "=1+1")


def model_of(page: str) -> dict[str, object]:
    """The page model that a page was delivered with."""
    found = re.search(r' data-model="([^"]*)"', page)
    assert found is not None
    model: dict[str, object] = json.loads(html.unescape(found[1]))
    return model


@pytest.mark.parametrize("path", ["/", "/tv"])
def test_a_table_without_a_match_says_so(client: FlaskClient, path: str) -> None:
    assert model_of(client.get(path).get_data(as_text=True))["match"] == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_text_on_every_page(client: FlaskClient, referee: Referee, table: Table, name: str) -> None:
    table.open_match(Setup("magicians", (name, "Bo")))
    for path in ("/", "/tv", "/history", "/rules", "/referee", "/new", "/pretend"):
        page = referee.client.get(path).get_data(as_text=True)
        assert "<script>alert" not in page, path
        assert "<img src=x" not in page, path
        assert str(7919 * 7907) not in page, path
    sides = client.get("/state.json").get_json()["sides"]
    assert sides[0]["name"] == name


def test_equal_names_are_told_apart(client: FlaskClient, table: Table) -> None:
    table.open_match(Setup("magicians", ("Anna", "Anna")))
    assert [side["name"] for side in client.get("/state.json").get_json()["sides"]] == ["Anna", "Anna (2)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_own_sentences_and_direction(client: FlaskClient, duel: Table, language: str) -> None:
    model = client.get(f"/state.json?lang={language}").get_json()
    assert model["lang"] == language
    assert model["dir"] == ("rtl" if language == "fa" else "ltr")
    assert f'<html lang="{language}" dir="{model["dir"]}"' in client.get(f"/?lang={language}").get_data(as_text=True)


def test_no_two_languages_say_the_same(client: FlaskClient, duel: Table) -> None:
    said = {client.get(f"/state.json?lang={language}").get_json()["prompts"][0]["text"] for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_the_chosen_language_stays_in_a_cookie(client: FlaskClient) -> None:
    client.get("/?lang=pl")
    assert '<html lang="pl"' in client.get("/").get_data(as_text=True)


def test_the_browsers_wish_counts_where_nothing_was_chosen(client: FlaskClient) -> None:
    page = client.get("/", headers={"Accept-Language": "fa-IR,fa;q=0.9,en;q=0.5"})
    assert '<html lang="fa"' in page.get_data(as_text=True)


@pytest.mark.parametrize("language", ["xx", "../../etc", "<script>", ""])
def test_an_unknown_language_is_the_tables_own(client: FlaskClient, language: str) -> None:
    assert '<html lang="en"' in client.get("/", query_string={"lang": language}).get_data(as_text=True)


def test_a_spectator_gets_no_buttons(client: FlaskClient, duel: Table) -> None:
    model = client.get("/state.json?as=referee").get_json()
    assert "choices" not in model


def test_a_prompt_carries_its_rule(client: FlaskClient, duel: Table) -> None:
    assert client.get("/state.json").get_json()["prompts"][0]["rule"] == "M1"


def test_200_phones_cost_5_renderings(duel: Table) -> None:
    models = Models(lambda board, language, referee: {"version": board.version, "lang": language})
    for phone in range(200):
        models.json(duel.scoreboard, LANGUAGES[phone % 5])
    assert models.rendered == 5


def test_an_old_rendering_is_not_kept_for_ever(duel: Table) -> None:
    models = Models(lambda board, language, referee: {"version": board.version})
    for _ in range(100):
        duel.notice("hw.race.go", on=not any(p.key == "hw.race.go" for p in duel.scoreboard.notices))
        models.json(duel.scoreboard, "en")
    assert len(models._known) <= 48
