"""Attacks on a table that stands open in a club's network: each is tried, each is refused."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion.engine import Refused, Setup
from companion.games.magicians.facts import Composed
from companion.table import Table
from tests.loops import run
from tests.web.conftest import HOME, PIN, Pads, Referee
from tests.web.eyes import FakeEyes
from tests.web.test_deck import Eye
from web import Keys, create_app
from web.front import Front
from web.guard import UPLOADS
from web.pace import Pace
from web.stream import Streams

OPEN_TO_ALL = {"/pair", "/pair/leave"}
"""What a spectator may post to: the way in and out. (A counted hand is a proposal; see its own tests.)"""
PROPOSALS = ("/count",)
UNREAD = {"/pair/leave", "/rights/take"}
"""What needs no body and looks at none."""
NAMES = ("<script>alert(1)</script>", "x'-alert(1)-'", '"><img src=x onerror=alert(1)>',
         "</script><svg onload=alert(1)>", "{{ 7*7 }}",
         "${7*7}", "javascript:alert(1)", "😀", "Ж" * 80, "\u202eevil", "=HYPERLINK(1)", "@x", "+1", "-1")


@pytest.fixture
def app(table: Table, keys: Keys, tmp_path: Path, pads: Pads) -> Flask:
    """With every page there is: a camera to calibrate, packs to teach."""
    return create_app(table, data_dir=tmp_path, keys=keys, pretend_table=pads, screen=pads, deck_eye=Eye(),
                      eyes=FakeEyes(np.full((720, 1280, 3), 90, np.uint8)))


def posts(app: Flask) -> list[str]:
    """Every address that takes a POST, with something for each of its parts."""
    return sorted({re.sub(r"<[^>]*>", "1", rule.rule) for rule in app.url_map.iter_rules()
                   if rule.methods and "POST" in rule.methods})


def gets(app: Flask) -> list[str]:
    """Every page without parts."""
    return sorted({rule.rule for rule in app.url_map.iter_rules()
                   if rule.methods and "GET" in rule.methods and "<" not in rule.rule and rule.rule != "/stream"})


# another page's requests

def test_no_post_of_a_foreign_page_is_taken_wherever_it_goes(app: Flask, referee: Referee, duel: Table) -> None:
    foreign: list[dict[str, str]] = [
        {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Origin": "http://localhost:81"}, {},
        {"Origin": "http://localhost.evil.example"}, {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://localhost", "Sec-Fetch-Site": "cross-site"}, {"Referer": "http://localhost/referee"}]
    for path in posts(app):
        for headers in foreign:
            answer = referee.client.post(path, json={"id": "12345678", "seen": 10**6}, headers=headers)
            assert answer.status_code == 403, (path, headers)
    assert duel.history() == ()


def test_a_form_or_a_plain_text_is_no_command_wherever_it_goes(app: Flask, referee: Referee) -> None:
    for path in posts(app):
        for kind in ("application/x-www-form-urlencoded", "multipart/form-data", "text/plain"):
            answer = referee.client.post(path, data="{}", headers={**HOME, "Content-Type": kind})
            assert answer.status_code in (415, 400), (path, kind)


def test_a_spectator_can_change_nothing_wherever_he_asks(app: Flask, client: FlaskClient, referee: Referee,
                                                         duel: Table) -> None:
    for path in posts(app):
        if path not in OPEN_TO_ALL and not path.startswith(PROPOSALS):
            kind = "application/octet-stream" if path in UPLOADS else "application/json"
            answer = client.post(path, data="{}", headers={**HOME, "Content-Type": kind})
            assert answer.status_code == 403, path
    assert duel.history() == ()


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "CONNECT"])
def test_other_methods_do_nothing(app: Flask, referee: Referee, duel: Table, method: str) -> None:
    for path in ("/referee/say", "/referee/undo", "/rights/take", "/new", "/api/v1/state"):
        assert referee.client.open(path, method=method, json={}, headers=HOME).status_code in (401, 405), path
    assert duel.history() == ()


def test_a_get_changes_nothing(app: Flask, referee: Referee, duel: Table) -> None:
    for path in posts(app):
        referee.client.get(f"{path}?seq=1&action=x", headers=HOME)
    assert duel.history() == ()


# hosts and headers

@pytest.mark.parametrize("host", [
    "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil.example#.local", "local", "",
    "192.168.1.5.nip.io", "[::1", "localhost@evil.example", "evil\texample"])
def test_no_page_answers_to_a_foreign_name(client: FlaskClient, host: str) -> None:
    for path in ("/", "/state.json", "/pair", "/join"):
        assert client.get(path, headers={"Host": host}).status_code in (400, 421), path


def test_every_page_loads_and_runs_nothing_from_elsewhere(app: Flask, referee: Referee, duel: Table) -> None:
    for path in gets(app):
        answer = referee.client.get(path)
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy, path
        assert "unsafe-inline" not in policy.split("style-src")[0], path
        assert "unsafe-eval" not in policy, path
        assert answer.headers["X-Content-Type-Options"] == "nosniff", path
        if answer.mimetype == "text/html":
            page = answer.get_data(as_text=True)
            assert not re.search(r"<script(?![^>]* src=)[^>]*>", page), path
            assert not re.search(r"<[^>]+ on[a-z]+=", page), path
            outside = set(re.findall(r"(?:src|href|action)=\"(https?://[^\"/]+)", page))
            assert not outside, path


@pytest.mark.parametrize("evil", ["de\r\nSet-Cookie: a=b", "en\nX-Evil: 1", "%0d%0aX-Evil:%201"])
def test_nothing_a_reader_sends_becomes_a_header(client: FlaskClient, duel: Table, evil: str) -> None:
    for path in ("/", f"/export/{duel.scoreboard.match}.csv", "/api/v1/state", "/history"):
        answer = client.get(path, query_string={"lang": evil, "match": evil, "token": evil})
        assert "X-Evil" not in answer.headers
        assert not any(cookie.startswith("a=") for cookie in answer.headers.getlist("Set-Cookie"))


def test_the_cookie_is_not_for_scripts_or_other_sites(client: FlaskClient, keys: Keys) -> None:
    answer = client.post("/pair", json={"token": keys.token, "pin": PIN}, headers=HOME)
    told = answer.headers["Set-Cookie"]
    assert "HttpOnly" in told
    assert "SameSite=Lax" in told


# files

TRAVERSALS = ("../../etc/passwd", "..%2f..%2freferees.json", "%2e%2e/%2e%2e/journal.sqlite", "....//referees.json",
              "/etc/passwd", "..\\..\\referees.json", "referees.json%00.css")


@pytest.mark.parametrize("path", TRAVERSALS)
def test_no_path_leads_out_of_a_folder(referee: Referee, path: str) -> None:
    for place in ("/static/", "/picture/", "/sounds/", "/export/", "/match/", "/statistics/", "/api/v1/export/"):
        answer = referee.client.get(place + path)
        assert answer.status_code in (308, 400, 401, 404), place
        assert b"root:" not in answer.data
        assert b'"secret"' not in answer.data


# bodies

def test_json_that_is_deep_large_or_strange_is_a_sentence(referee: Referee, duel: Table) -> None:
    deep = "[" * 20_000 + "]" * 20_000
    strange = [deep, "NaN", "1e999", '{"seen": 1e999}', '{"a": 1', "", "null", "[]", '"x"', b"\xed\xa0\x80",
               json.dumps({"id": "12345678", "seen": 2**63, "action": {"is": "Composed"}}), b"\xff\xfe{\x00}\x00"]
    for body in strange:
        for path in ("/referee/say", "/referee/totals", "/pair", "/new"):
            answer = referee.client.post(path, data=body, headers={**HOME, "Content-Type": "application/json"})
            assert 400 <= answer.status_code < 500, (path, body[:30])
    assert duel.history() == ()


@pytest.mark.parametrize("action", [
    {"is": "Undo", "seq": 1}, {"is": "Restore", "seq": 0}, {"is": "Named", "players": ["x"]}, {"is": "Entry"},
    {"is": "Composed", "seat": "S", "extra": 1}, {"is": ["Composed"]}, {"is": {"is": "Composed"}}, [], "Composed", None,
])
def test_a_fact_is_one_of_the_games_and_nothing_else(referee: Referee, duel: Table, action: Any) -> None:
    assert referee.command("say", action=action).status_code in (400, 409)
    assert duel.history() == ()


def test_large_bodies_are_refused_everywhere(app: Flask, referee: Referee) -> None:
    for path in posts(app):
        if not path.startswith(PROPOSALS) and path not in UNREAD:
            answer = referee.client.post(path, data=b" " * 70_000, headers={**HOME, "Content-Type": "application/json"})
            assert answer.status_code in (413, 415), path


# the way in

def test_a_pairing_link_works_once(client: FlaskClient, keys: Keys, app: Flask) -> None:
    token = keys.token
    assert client.post("/pair", json={"token": token, "pin": PIN}, headers=HOME).status_code == 200
    thief = app.test_client()
    for pin in ("9999", PIN):
        answer = thief.post("/pair", json={"token": token, "pin": pin}, headers=HOME)
        assert answer.get_json()["refused"]["key"] == "web.pair.used"
    assert token not in thief.get(f"/pair/{token}").get_data(as_text=True)


def test_an_empty_or_foreign_token_is_no_link(referee: Referee, app: Flask) -> None:
    thief = app.test_client()
    for said in ({"token": "", "pin": ""}, {"token": " ", "pin": PIN}, {"token": None, "pin": None},
                 {"token": ["x"], "pin": {"a": 1}}, {"pin": "0" * 8}, {"pin": "0" * 10_000}):
        assert thief.post("/pair", json=said, headers=HOME).status_code == 409
    assert thief.get("/referee").status_code == 302


def test_ten_thousand_guesses_take_more_than_a_day(keys: Keys, referee: Referee, clock: Any) -> None:
    start = clock.now
    for n in range(10_000):
        address = f"10.0.{n % 200}.{n % 250}"
        clock.now += keys.slow.wait_s(address)
        keys.slow.wrong(address)
    assert clock.now - start > 24 * 3600


def test_a_guess_that_has_to_wait_is_not_even_looked_at(keys: Keys, referee: Referee) -> None:
    for _ in range(3):
        with pytest.raises(Refused, match="wrong"):
            keys.enter("192.168.1.9", "0000", "Eve")
    with pytest.raises(Refused, match="wait"):
        keys.enter("192.168.1.9", PIN, "Eve")


def test_a_cookie_of_another_table_or_made_by_hand_is_a_spectators(app: Flask, referee: Referee, keys: Keys) -> None:
    ident = keys.phones[0].id
    for value in (ident, json.dumps({"phone": ident}), "eyJwaG9uZSI6IjEifQ.aaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbb"):
        thief = app.test_client()
        thief.set_cookie("push", value)
        assert thief.get("/referee").status_code == 302


# too much

def test_one_address_cannot_keep_the_table_from_others(app: Flask, duel: Table) -> None:
    front = Front(app, duel, Streams(), 1000, Pace(clock=lambda: 0.0))

    def asked(address: str) -> int:
        told: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            told.append(message)

        scope = {"type": "http", "method": "GET", "path": "/nothing", "raw_path": b"/nothing", "query_string": b"",
                 "headers": [(b"host", b"localhost")], "client": (address, 1), "server": ("localhost", 80),
                 "http_version": "1.1", "scheme": "http"}
        run(front(scope, receive, send))
        status: int = told[0]["status"]
        return status

    for _ in range(600):
        front._pace.allows("192.168.1.66")
    assert asked("192.168.1.66") == 429
    assert asked("192.168.1.67") == 404
    assert asked("127.0.0.1") == 404


def test_the_pace_is_that_of_a_phone() -> None:
    now = [0.0]
    pace = Pace(lambda: now[0])
    assert sum(pace.allows("a") for _ in range(700)) == 600
    now[0] = 1.0
    assert sum(pace.allows("a") for _ in range(100)) == 40


# names as code

@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_text_in_pages_scripts_files_and_drawings(referee: Referee, table: Table, name: str) -> None:
    table.open_match(Setup("magicians", (name, "Bo")))
    table.say(Composed(), who=name)
    for path in ("/", "/tv", "/overlay", "/history", "/referee", "/new", "/evening", "/statistics", "/statistics/1",
                 "/rights", "/log", "/join"):
        page = referee.client.get(path).get_data(as_text=True)
        for evil in ("<script>alert", "<img src=x", "<svg onload", "'-alert(1)-'\""):
            assert evil not in page, path
        for told in re.findall(r' data-(?:model|ui|before|known)="([^"]*)"', page):
            if told:
                json.loads(html.unescape(told))
    rows = referee.client.get("/export/1.csv").get_data(as_text=True).removeprefix("\ufeff") + \
        referee.client.get("/log.csv").get_data(as_text=True).removeprefix("\ufeff")
    assert not re.search(r'(^|,)"?[=+@\-]', rows, re.M)
    assert json.loads(referee.client.get("/export/1.json").get_data(as_text=True))["setup"]["players"][0]
