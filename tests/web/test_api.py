"""The table for scripts: a token reads, nothing without one, and what is promised stays there."""

from __future__ import annotations

import http.client
import json

import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion.games.magicians.facts import Composed
from companion.table import Table
from tests.web.conftest import Referee
from web import Keys, serve
from web.api import KEPT


@pytest.fixture
def key(keys: Keys, duel: Table) -> str:
    """The key of a token."""
    return keys.make_token("overlay", "2026-01-01")[1]


PATHS = ("state", "stream", "matches", "history", "history/1", "export/1.json", "export/1.csv", "export/1.txt")


@pytest.mark.parametrize("path", PATHS)
def test_without_a_token_there_is_nothing_to_read(client: FlaskClient, duel: Table, path: str) -> None:
    for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "Basic eDp5"}):
        answer = client.get(f"/api/v1/{path}", headers=headers)
        assert answer.status_code == 401
        assert "Access-Control-Allow-Origin" not in answer.headers
    assert client.get(f"/api/v1/{path}?token=").status_code == 401


@pytest.mark.parametrize("path", [path for path in PATHS if path != "stream"])
def test_a_token_reads_from_any_page(client: FlaskClient, key: str, path: str) -> None:
    for answer in (client.get(f"/api/v1/{path}?token={key}"),
                   client.get(f"/api/v1/{path}", headers={"Authorization": f"Bearer {key}"})):
        assert answer.status_code == 200
        assert answer.headers["Access-Control-Allow-Origin"] == "*"


@pytest.mark.parametrize("path", ["/referee/say", "/rights/take", "/new", "/api/v1/state"])
def test_a_token_changes_nothing(client: FlaskClient, key: str, path: str) -> None:
    answer = client.post(f"{path}?token={key}", json={}, headers={
        "Origin": "http://localhost", "Authorization": f"Bearer {key}"})
    assert answer.status_code in (403, 405)


@pytest.mark.parametrize("path", ["/", "/state.json", "/stream", "/history.json"])
def test_pages_are_not_read_from_elsewhere(client: FlaskClient, key: str, path: str) -> None:
    answer = client.get(f"{path}?token={key}", headers={"Origin": "http://evil.example"})
    assert "Access-Control-Allow-Origin" not in answer.headers


def test_a_browser_may_ask_beforehand(client: FlaskClient) -> None:
    answer = client.options("/api/v1/state", headers={"Origin": "null"})
    assert (answer.status_code, answer.headers["Access-Control-Allow-Headers"]) == (204, "Authorization")
    assert answer.headers["Access-Control-Allow-Methods"] == "GET"


def test_the_key_is_told_once_and_not_kept(referee: Referee, keys: Keys) -> None:
    made = referee.post("/rights/token", name="overlay").get_json()
    assert keys.knows(made["key"])
    assert made["key"] not in keys.path.read_text()
    assert made["key"] not in referee.client.get("/rights").get_data(as_text=True)


def test_a_revoked_token_reads_nothing(referee: Referee, client: FlaskClient) -> None:
    made = referee.post("/rights/token", name="overlay").get_json()
    assert referee.post("/rights/revoke", id=made["id"]).status_code == 200
    assert client.get(f"/api/v1/state?token={made['key']}").status_code == 401
    assert referee.post("/rights/revoke", id=made["id"]).status_code == 409


def test_there_are_at_most_16_tokens(referee: Referee) -> None:
    answers = [referee.post("/rights/token", name="x").status_code for _ in range(17)]
    assert answers == [200] * 16 + [409]


def test_the_state_has_what_is_promised_and_speaks_the_asked_language(client: FlaskClient, key: str) -> None:
    told = client.get(f"/api/v1/state?token={key}&lang=fa").get_json()
    assert set(told) == {"api", *KEPT}
    assert (told["api"], told["lang"], told["dir"]) == (1, "fa", "rtl")


def test_the_stream_follows_by_version_and_ends_with_its_token(app: Flask, keys: Keys, duel: Table) -> None:
    made, key = keys.make_token("script", "2026-01-01")
    with serve(app, "127.0.0.1", 0) as running:
        connection = http.client.HTTPConnection("127.0.0.1", running.port, timeout=20)
        connection.request("GET", "/api/v1/stream", headers={"Authorization": f"Bearer {key}"})
        with connection.getresponse() as stream:
            lines = iter(stream.readline, b"")
            version = duel.say(Composed()).version
            told = next(json.loads(line[6:]) for line in lines if line.startswith(b"data: {")
                        and json.loads(line[6:])["version"] == version)
            assert told["sides"][0]["name"] == "Anna"
            keys.revoke(made.id)
            assert list(lines)[-1:] != [b""]
        connection.close()


def test_a_match_that_is_not_there_is_not_found(client: FlaskClient, key: str) -> None:
    assert client.get(f"/api/v1/history/99?token={key}").status_code == 404
    assert client.get(f"/api/v1/export/99.json?token={key}").status_code == 404
    assert client.get(f"/api/v1/export/1.exe?token={key}").status_code == 404
