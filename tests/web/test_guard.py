"""Open doors: foreign hosts, foreign pages, oversized bodies."""

from __future__ import annotations

import json

import pytest
from flask.testing import FlaskClient

from companion.table import Table
from tests.web.conftest import HOME, Referee

POSTS = ("/referee/say", "/referee/undo", "/referee/amend", "/referee/adjust", "/referee/stand", "/referee/dismiss",
         "/new", "/pretend/press", "/pretend/lay", "/pretend/board", "/pretend/hand", "/pads/touch")


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "evil.example:8080", "local", "@localhost"])
def test_a_foreign_host_gets_no_answer(client: FlaskClient, host: str) -> None:
    assert client.get("/", headers={"Host": host}).status_code in (400, 421)


@pytest.mark.parametrize("host", ["192.168.1.5:8080", "[fe80::1]:8080", "table.local", "localhost:8080", "127.0.0.1"])
def test_an_address_or_a_local_name_is_this_table(client: FlaskClient, host: str) -> None:
    assert client.get("/", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("headers", [
    {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Origin": "http://localhost:81"}, {},
    {"Sec-Fetch-Site": "cross-site"}, {"Origin": "http://localhost", "Sec-Fetch-Site": "same-site"},
])
def test_a_post_from_another_page_changes_nothing(referee: Referee, duel: Table, headers: dict[str, str]) -> None:
    said = {"action": {"is": "Composed"}, "id": "12345678", "seen": duel.scoreboard.version}
    assert referee.client.post("/referee/say", json=said, headers=headers).status_code == 403
    assert duel.history() == ()


def test_a_plain_form_is_no_command(referee: Referee) -> None:
    answer = referee.client.post("/referee/say", data={"action": "x"}, headers=HOME)
    assert answer.status_code == 415


@pytest.mark.parametrize("path", POSTS)
def test_a_spectator_can_change_nothing(client: FlaskClient, path: str) -> None:
    answer = client.post(path, json={}, headers=HOME)
    assert answer.status_code == 403
    assert answer.get_json()["refused"]["text"].startswith("Only the referee")


@pytest.mark.parametrize("path", ["/referee", "/new", "/pretend", "/pads"])
def test_a_spectator_is_sent_to_the_pairing_page(client: FlaskClient, path: str) -> None:
    assert client.get(path).headers["Location"] == "/pair"


@pytest.mark.parametrize("path", ["/picture/1-1-1", "/pretend/picture.jpg", "/referee/choices/1.json"])
def test_a_spectator_sees_no_evidence(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 403


@pytest.mark.parametrize("bytes_too_many", [64 * 1024, 1_000_000])
def test_a_body_has_a_limit(referee: Referee, bytes_too_many: int) -> None:
    body = json.dumps({"action": "x" * bytes_too_many})
    answer = referee.client.post("/referee/say", data=body, headers=HOME, content_type="application/json")
    assert answer.status_code == 413


@pytest.mark.parametrize("body", [
    "", "[]", "null", "{", "1", '{"action": {"is": "Composed"}}', '{"id": 7, "seen": "x"}',
])
def test_torn_json_is_refused_in_a_sentence(referee: Referee, duel: Table, body: str) -> None:
    answer = referee.client.post("/referee/say", data=body, headers=HOME, content_type="application/json")
    assert answer.status_code == 400
    assert answer.get_json()["refused"]["text"]


@pytest.mark.parametrize("action", [
    {"is": "Undo", "seq": 1}, {"is": "Revealed", "S": "Zx"}, {"is": "Rolled", "n": "4"}, {"is": "os.system"}, None, [],
    "x",
])
def test_only_facts_of_the_game_are_read(referee: Referee, duel: Table, action: object) -> None:
    assert referee.command("say", action=action).status_code == 400


def test_every_page_says_that_it_loads_and_runs_nothing_foreign(client: FlaskClient) -> None:
    for path in ("/", "/tv", "/rules", "/history", "/pair", "/state.json", "/static/system.css", "/nothing"):
        with client.get(path) as answer:
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"], path
            assert "unsafe" not in answer.headers["Content-Security-Policy"], path
            assert answer.headers["X-Content-Type-Options"] == "nosniff", path


def test_no_page_has_a_script_or_a_style_inside_or_from_elsewhere(client: FlaskClient, referee: Referee,
                                                                  duel: Table) -> None:
    for path in ("/", "/tv", "/rules", "/history", "/pair/x", "/referee", "/new", "/pretend", "/pads"):
        page = referee.client.get(path).get_data(as_text=True)
        assert "<style" not in page, path
        assert " style=" not in page, path
        assert " on" + "click" not in page, path
        assert "//" not in page.split("data-ui")[0], path
        assert all(" src=" in tag for tag in page.split("<script")[1:]), path


def test_the_cookie_is_not_for_scripts_or_other_sites(referee: Referee) -> None:
    cookie = referee.client.get_cookie("push")
    assert cookie is not None
    assert cookie.http_only
    assert cookie.same_site == "Lax"
