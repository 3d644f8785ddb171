"""Counting hands by photo: when it is offered, what a phone may send, who enters it, what it costs (R26)."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from companion.cards import Card, cards
from companion.engine import Refused, Setup
from companion.games.rummy import facts as rummy
from companion.games.rummy.facts import Counted, Valued
from companion.signals import CardsSeen, SeenCard
from companion.speech import LANGUAGES
from companion.table import Table
from tests.web.conftest import HOME, Clock, Referee
from web import Keys, count, create_app
from web.guard import MOST_PHOTO_BYTES
from web.hands import wanted

QUAD = ((10.0, 10.0), (60.0, 10.0), (60.0, 90.0), (10.0, 90.0))


class Eye:
    """Reads every photo as the same hand, and remembers what it was given."""

    def __init__(self) -> None:
        self.seen = CardsSeen((SeenCard(Card("Kh"), 0.97, quad=QUAD),
                               SeenCard(Card("??"), 0.5, quad=QUAD, others=((Card("6s"), 0.5), (Card("9s"), 0.4)))))
        self.given: list[tuple[bytes, int]] = []
        self.refuse = ""
        self.inside, self.go_on = threading.Event(), threading.Event()
        self.go_on.set()

    def __call__(self, data: bytes, packs: int) -> tuple[CardsSeen, bytes]:
        self.given.append((data, packs))
        self.inside.set()
        assert self.go_on.wait(30)
        if self.refuse:
            raise Refused(self.refuse)
        return self.seen, b"\xff\xd8upright"


@pytest.fixture
def eye() -> Eye:
    return Eye()


@pytest.fixture
def app(table: Table, keys: Keys, tmp_path: Path, eye: Eye) -> Flask:
    return create_app(table, data_dir=tmp_path, keys=keys, read_photo=eye)


@pytest.fixture
def deal(table: Table) -> Table:
    """A deal of rummy: four players, the last one went out, everybody else holds two cards."""
    table.open_match(Setup("rummy", ("Anna", "Bo", "Cem", "Dana")))
    table.say(rummy.FirstDealer(3))
    table.say(rummy.Dealt(Card("9d")))
    for player in (0, 1, 2):
        table.say(rummy.Recounted(player, 2))
    return table


@pytest.fixture
def over(deal: Table) -> Table:
    """Dana has gone out: Anna's and Cem's hands are to be counted (R27)."""
    deal.say(rummy.Recounted(3, 0))
    assert [one.player for one in wanted(deal.scoreboard)] == [0, 2]
    return deal


def send(client: FlaskClient, data: bytes = b"photo", **more: Any) -> TestResponse:
    """A photo as the page sends it."""
    return client.post("/count/photo", data=data, headers=HOME, content_type="application/octet-stream", **more)


def propose(client: FlaskClient, player: Any, *notations: Any) -> TestResponse:
    return client.post("/count/propose", json={"player": player, "cards": list(notations)}, headers=HOME)


def counted(table: Table) -> int | None:
    """What Anna's hand was counted as."""
    points: int | None = table.scoreboard.view["players"][0]["counted"]
    return points


def refused(answer: TestResponse) -> str:
    return str(answer.get_json()["refused"]["key"])


def test_R26_nothing_is_counted_while_a_deal_is_played(deal: Table, client: FlaskClient, eye: Eye) -> None:
    assert refused(send(client)) == "count.not_now"
    assert refused(propose(client, 0, "Kh", "6s")) == "count.not_now"
    assert eye.given == []


def test_R26_the_scoreboard_offers_the_count_exactly_when_hands_are_wanted(over: Table, client: FlaskClient) -> None:
    extra = client.get("/state.json").get_json()["extra"]
    assert [(hand["name"], hand["held"]) for hand in extra["count"]] == [("Anna", 2), ("Cem", 2)]
    over.say(Counted(0, cards("Kh 6s")))
    over.say(Valued(2, 10))
    assert client.get("/state.json").get_json()["extra"]["count"] == []


def test_a_photo_is_named_card_by_card(over: Table, client: FlaskClient, eye: Eye) -> None:
    said = send(client).get_json()
    assert said["picture"].startswith("data:image/jpeg;base64,")
    assert [(one["card"], one["sure"], one["guesses"]) for one in said["cards"]] == [
        ("Kh", True, []), ("??", False, ["6s", "9s"])]
    assert said["cards"][0]["quad"] == [list(point) for point in QUAD]
    assert eye.given == [(b"photo", 2)]


def test_an_unsure_name_is_to_be_checked(over: Table, client: FlaskClient, eye: Eye) -> None:
    eye.seen = CardsSeen((SeenCard(Card("Kh"), 0.7), SeenCard(Card("!rules"), 0.9), SeenCard(Card("##"), 1.0)))
    assert [(one["card"], one["sure"]) for one in send(client).get_json()["cards"]] == [("Kh", False), ("??", False)]


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("reason", ["empty", "torn", "none", "black", "flat", "heic", "video", "gif"])
def test_what_is_no_photo_is_refused_in_the_readers_language(over: Table, client: FlaskClient, eye: Eye, tongue: str,
                                                             reason: str) -> None:
    eye.refuse = f"count.photo.{reason}"
    answer = client.post(f"/count/photo?lang={tongue}", data=b"x", headers=HOME,
                         content_type="application/octet-stream")
    assert answer.status_code == 409
    assert not answer.get_json()["refused"]["text"].startswith("count")


def test_a_photo_has_a_limit_that_nothing_else_has(over: Table, client: FlaskClient, eye: Eye) -> None:
    assert send(client, bytes(MOST_PHOTO_BYTES)).status_code == 200
    assert send(client, bytes(MOST_PHOTO_BYTES + 1)).status_code == 413
    large = client.post("/count/propose", data=bytes(100_000), headers=HOME, content_type="application/json")
    assert large.status_code == 413


@pytest.mark.parametrize(("headers", "kind", "status"), [
    ({"Origin": "http://evil.example"}, "application/octet-stream", 403),
    ({}, "application/octet-stream", 403),
    (HOME, "application/json", 415),
    (HOME, "multipart/form-data", 415),
    (HOME, "text/plain", 415),
])
def test_a_foreign_page_sends_no_photo(over: Table, client: FlaskClient, eye: Eye, headers: dict[str, str], kind: str,
                                       status: int) -> None:
    assert client.post("/count/photo", data=b"x", headers=headers, content_type=kind).status_code == status
    assert eye.given == []


def test_one_photo_at_a_time(over: Table, app: Flask, eye: Eye) -> None:
    eye.go_on.clear()
    first: list[TestResponse] = []
    reading = threading.Thread(target=lambda: first.append(send(app.test_client())))
    reading.start()
    assert eye.inside.wait(30)
    assert refused(send(app.test_client())) == "count.busy"
    eye.go_on.set()
    reading.join(30)
    assert first[0].status_code == 200
    assert send(app.test_client()).status_code == 200


def test_a_refused_photo_frees_the_reader(over: Table, client: FlaskClient, eye: Eye) -> None:
    eye.refuse = "count.photo.black"
    assert refused(send(client)) == "count.photo.black"
    eye.refuse = ""
    assert send(client).status_code == 200


def test_photos_are_slowed_down_by_phone(over: Table, client: FlaskClient, app: Flask, clock: Clock) -> None:
    app.extensions["count"].clock = clock
    told = [send(client).status_code for _ in range(count.PHOTOS + 1)]
    assert told == [200] * count.PHOTOS + [429]
    assert send(client, environ_base={"REMOTE_ADDR": "192.168.1.9"}).status_code == 200
    clock.now += count.WINDOW_S + 1
    assert send(client).status_code == 200


def test_only_so_many_phones_are_remembered() -> None:
    desk = count.Desk()
    for n in range(2 * count.PHONES):
        desk.slow_down(str(n))
    assert len(desk._often) == count.PHONES


def test_R26_a_spectators_cards_wait_for_the_referee(over: Table, client: FlaskClient, referee: Referee) -> None:
    assert propose(client, 0, "Kh", "6s").get_json() == {"points": 15}
    assert counted(over) is None
    waits = referee.client.get("/state.json?as=referee").get_json()["proposals"]
    assert [(one["name"], one["points"], one["n"]) for one in waits] == [("Anna", 15, 2)]
    assert "proposals" not in client.get("/state.json").get_json()
    assert referee.command("say", action=waits[0]["action"]).status_code == 200
    assert counted(over) == 15
    assert referee.client.get("/state.json?as=referee").get_json()["proposals"] == []


def test_a_proposal_can_be_put_away_by_a_referee_alone(over: Table, client: FlaskClient, referee: Referee) -> None:
    propose(client, 0, "Kh", "6s")
    assert client.post("/count/drop", json={"player": 0}, headers=HOME).status_code == 403
    assert referee.post("/count/drop", player=0).status_code == 200
    assert referee.client.get("/state.json?as=referee").get_json()["proposals"] == []


def test_a_proposal_of_another_deal_or_match_is_gone(over: Table, client: FlaskClient, app: Flask) -> None:
    propose(client, 0, "Kh", "6s")
    desk = app.extensions["count"]
    assert len(list(desk.waiting(over.scoreboard))) == 1
    over.say(rummy.Recounted(0, 3))
    assert list(desk.waiting(over.scoreboard)) == []
    over.open_match(Setup("rummy", ("Anna", "Bo", "Cem", "Dana")))
    assert list(desk.waiting(over.scoreboard)) == []


@pytest.mark.parametrize(("player", "notations", "told"), [
    (0, ["Kh"], "r.why.count"),
    (0, ["Kh", "6s", "7s"], "r.why.count"),
    (0, ["Kh", "??"], "r.why.unread"),
    (0, ["Kh", "!rules"], "r.why.unread"),
    (1, ["Kh", "6s"], "count.not_now"),
    (9, ["Kh", "6s"], "count.not_now"),
    ("0", ["Kh", "6s"], "count.not_now"),
])
def test_R26_impossible_hands_are_not_proposed(over: Table, client: FlaskClient, player: object, notations: list[str],
                                               told: str) -> None:
    assert refused(propose(client, player, *notations)) == told


@pytest.mark.parametrize("said", [{}, {"player": 0}, {"player": 0, "cards": "Kh"}, {"player": 0, "cards": [1, 2]},
                                  {"player": 0, "cards": ["Zx", "Kh"]}])
def test_nonsense_is_refused(over: Table, client: FlaskClient, said: dict[str, object]) -> None:
    answer = client.post("/count/propose", json=said, headers=HOME)
    assert answer.status_code in (400, 409)
    assert answer.get_json()["refused"]["text"]


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_everybody_sees_the_page_with_what_each_card_costs(over: Table, client: FlaskClient, referee: Referee,
                                                           tongue: str) -> None:
    for one in (client, referee.client):
        page = one.get(f"/count?lang={tongue}").text
        assert "count-" not in page.replace('count-link', "")
        assert "&#34;2h&#34;:{&#34;name&#34;:" in page
        assert 'type="file"' in page
    assert 'data-phone="' not in client.get("/count").text


def test_without_an_eye_the_cards_are_named_by_hand(table: Table, tmp_path: Path, keys: Keys) -> None:
    client = create_app(table, data_dir=tmp_path, keys=keys).test_client()
    page = client.get("/count").text
    assert 'type="file"' not in page
    assert "Photos cannot be read here" in page
