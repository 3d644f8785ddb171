"""Teaching packs on the referee's page: names proposed and corrected, kept, told apart, refused, from two phones."""

from __future__ import annotations

import re
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from flask import Flask
from werkzeug.test import TestResponse

from calibration.deckstore import TaughtNow, taught
from calibration.plane import Picture
from calibration.profile import KEPT
from calibration.teaching import Laid, forget, teach_cards
from companion.cards import UNKNOWN, Card
from companion.engine import Refused
from companion.signals import SeenCard
from companion.speech import LANGUAGES, plain
from companion.table import Table
from tests.web.conftest import HOME, PIN, Referee
from tests.web.eyes import FakeEyes
from web import Keys, create_app
from web.guard import MOST_PHOTO_BYTES
from web.lessons import MOST_WAITING

QUAD = ((10.0, 10.0), (60.0, 10.0), (60.0, 90.0), (10.0, 90.0))
STATIC = Path(__file__).parents[2] / "web" / "static"
DICE = np.random.default_rng(5)


def cut() -> Picture:
    """A cut like no other."""
    return np.asarray(cv2.resize(DICE.integers(0, 255, (7, 5, 3), np.uint8), (40, 56)), np.uint8)


def laid(name: str, chance: float = 0.99, *others: str) -> Laid:
    """A card with the eye's name for it."""
    return Laid(SeenCard(Card(name), chance, "", QUAD, (QUAD[0],), tuple((Card(one), 0.4) for one in others)), (cut(),))


class Eye:
    """Sees `cards` and, alone, `flat`; a photo's bytes are what it was told, or a refusal."""

    def __init__(self) -> None:
        self.cards: list[Laid] = [laid("7h"), laid("8h"), laid("??", 0.5, "6h", "9h")]
        self.flat: Picture | None = DICE.integers(0, 255, (132, 94, 3), np.uint8)
        self.inside, self.go_on = threading.Event(), threading.Event()
        self.go_on.set()

    def opened(self, data: bytes) -> Picture:
        if data.startswith(b"count"):
            raise Refused(data.decode())
        return np.zeros((720, 1280, 3), np.uint8)

    def laid(self, picture: Picture) -> Sequence[Laid]:
        self.inside.set()
        assert self.go_on.wait(30)
        return self.cards

    def alone(self, picture: Picture) -> Picture | None:
        return self.flat

    def shown(self, picture: Picture, laid: Sequence[Laid]) -> tuple[bytes, Sequence[Laid]]:
        return b"\xff\xd8shown", laid


@pytest.fixture
def eye() -> Eye:
    return Eye()


@pytest.fixture
def eyes() -> FakeEyes:
    return FakeEyes(np.full((720, 1280, 3), 90, np.uint8))


@pytest.fixture
def app(table: Table, keys: Keys, tmp_path: Path, eye: Eye, eyes: FakeEyes) -> Flask:
    return create_app(table, data_dir=tmp_path, keys=keys, eyes=eyes, deck_eye=eye)


class Phone:
    """A referee's phone on this page."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee

    def send(self, data: bytes = b"photo", kind: str = "cards", pack: str = "ours", tongue: str = "en") -> TestResponse:
        return self.referee.client.post("/calibration/deck/photo", data=data, headers=HOME,
                                        query_string={"kind": kind, "pack": pack, "lang": tongue},
                                        content_type="application/octet-stream")

    def shoot(self, kind: str = "cards", pack: str = "ours") -> Any:
        return self.referee.post("/calibration/deck/shot?lang=en", kind=kind, pack=pack).get_json()

    def act(self, **said: Any) -> Any:
        return self.referee.post("/calibration/deck?lang=en", **said).get_json()

    def state(self) -> Any:
        return self.referee.client.get("/calibration/deck/state.json?lang=en").get_json()

    def teach(self, state: Any, **more: Any) -> Any:
        lesson = state["lessons"][-1]
        return self.act(do="teach", at=lesson["at"], edits=lesson["edits"], **more)


@pytest.fixture
def phone(referee: Referee) -> Phone:
    return Phone(referee)


@pytest.fixture
def second(app: Flask, table: Table, keys: Keys, referee: Referee) -> Phone:
    """Another paired phone."""
    other = Referee(app.test_client(), table)
    other.post("/pair", pin=PIN, name="Bo")
    return Phone(other)


def refused(answer: Any) -> str:
    said = answer.get_json() if isinstance(answer, TestResponse) else answer
    return str(said["refused"]["key"])


def test_its_scripts_use_only_texts_that_the_page_brings(referee: Referee) -> None:
    used = {name for path in STATIC.glob("deck*.js") for name in re.findall(r"\bui\.(\w+)", path.read_text())}
    page = referee.client.get("/calibration/deck").get_data(as_text=True)
    brought = set(re.findall(r"&#34;(\w+)&#34;:&#34;", page.split("data-ui=")[1]))
    assert used
    assert used - brought == set()


def test_sure_names_are_taught_and_unsure_ones_wait_for_a_person(phone: Phone, tmp_path: Path) -> None:
    state = phone.send().get_json()
    (lesson,) = state["lessons"]
    assert [(one["card"], one["sure"], one["guesses"]) for one in lesson["cards"]] == [
        ("7h", True, []), ("8h", True, []), ("6h", False, ["9h"])]
    assert (state["at"], lesson["ready"], plain(lesson["action"])) == (lesson["at"], 2, "Teach 2 cards")
    assert plain(lesson["open"]).startswith("One card is not sure")
    assert phone.referee.client.get(f"/calibration/deck/photo/{lesson['at']}.jpg").data == b"\xff\xd8shown"
    state = phone.act(do="name", at=lesson["at"], n=2, card="9h")
    assert (state["lessons"][0]["ready"], state["lessons"][0]["open"]) == (3, "")
    state = phone.teach(state)
    assert (state["lessons"], plain(state["packs"][0]["text"])) == ([], "3 of 52 faces known")
    assert (len(state["packs"][0]["missing"]), "9h" in state["packs"][0]["missing"]) == (49, False)
    assert set(taught(tmp_path).packs["ours"].cuts) == {Card("7h"), Card("8h"), Card("9h")}


def test_a_card_is_left_out_and_taken_in_again(phone: Phone, tmp_path: Path) -> None:
    at = phone.send().get_json()["at"]
    state = phone.act(do="name", at=at, n=0, card=None)
    assert (state["lessons"][0]["cards"][0]["left"], state["lessons"][0]["ready"]) == (True, 1)
    state = phone.act(do="name", at=at, n=0, card="7s")
    phone.teach(state)
    assert set(taught(tmp_path).packs["ours"].cuts) == {Card("7s"), Card("8h")}


def test_a_name_that_is_there_already_takes_it_from_the_other_card(phone: Phone, tmp_path: Path) -> None:
    at = phone.send().get_json()["at"]
    state = phone.act(do="name", at=at, n=2, card="8h")
    assert plain(state["told"]).startswith("8♥ was there already")
    assert [(one["card"], one["sure"]) for one in state["lessons"][0]["cards"]] == [
        ("7h", True), ("??", False), ("8h", True)]
    phone.teach(state)
    assert set(taught(tmp_path).packs["ours"].cuts) == {Card("7h"), Card("8h")}


def test_two_cards_that_the_eye_calls_the_same_are_not_both_sure(phone: Phone, eye: Eye) -> None:
    eye.cards = [laid("8h", 0.93), laid("8h", 0.99), laid("*r", 0.95), laid("*r", 0.95)]
    cards = phone.send().get_json()["lessons"][0]["cards"]
    assert [(one["card"], one["sure"]) for one in cards] == [("??", False), ("8h", True), ("*r", False), ("*r", False)]


def test_a_jokers_name_may_be_there_twice(phone: Phone, eye: Eye, tmp_path: Path) -> None:
    eye.cards = [laid("*r", 0.95), laid("*r", 0.95)]
    at = phone.send().get_json()["at"]
    for n in (0, 1):
        state = phone.act(do="name", at=at, n=n, card="*r")
    assert state["told"] == ""
    state = phone.teach(state)
    assert len(taught(tmp_path).packs["ours"].cuts[Card("*r")]) == 2
    assert plain(state["packs"][0]["text"]) == "0 of 52 faces known"


def test_what_the_tables_camera_sees_is_taught_as_well(phone: Phone, eyes: FakeEyes, tmp_path: Path) -> None:
    phone.teach(phone.shoot())
    assert taught(tmp_path).packs["ours"].faces == 2
    eyes.shown = None
    assert refused(phone.shoot()) == "cal.picture.none"


def test_M3_backs_of_two_packs_and_those_that_look_alike(phone: Phone, eye: Eye, tmp_path: Path) -> None:
    state = phone.teach(phone.send(b"red", "back", "red").get_json())
    assert (state["packs"][0]["back"].startswith("data:image/jpeg"), plain(state["told"])) == (
        True, "red: the back is known.")
    assert "cannot be told apart" in phone.teach(phone.send(b"blue", "back", "blue").get_json())["told"]
    eye.flat = np.zeros((132, 94, 3), np.uint8)
    cv2.rectangle(eye.flat, (10, 10), (80, 120), (200, 30, 30), -1)
    assert plain(phone.teach(phone.send(b"green", "back", "green").get_json())["told"]) == "green: the back is known."
    assert [pack.name for pack in taught(tmp_path).packs.values() if pack.back is not None] == ["red", "blue", "green"]


def test_M5_M31_a_custom_card_with_its_agreed_number(phone: Phone, eye: Eye, tmp_path: Path) -> None:
    state = phone.send(b"dragon", "custom", "").get_json()
    assert state["lessons"][0]["flat"].startswith("data:image/jpeg")
    for said, key in (({"name": "", "worth": 7}, "deck.card_name"), ({"name": "a!", "worth": 7}, "deck.card_name"),
                      ({"name": "dragon", "worth": 15}, "deck.number"), ({"name": "dragon", "worth": None},
                                                                         "deck.number")):
        assert refused(phone.teach(state, **said)) == key
    state = phone.teach(state, name="dragon", worth=7)
    assert [(one["text"], plain(one["worth"])) for one in state["customs"]] == [("dragon", "number 7")]
    assert taught(tmp_path).specials == {"!dragon": 7}
    # Another name for the same face; then another face.
    state = phone.send(b"snake", "custom", "").get_json()
    assert refused(phone.teach(state, name="snake", worth=3)) == "deck.look_alike"
    assert len(phone.state()["lessons"]) == 1
    eye.flat = DICE.integers(0, 255, (132, 94, 3), np.uint8)
    phone.teach(phone.send(b"other", "custom", "").get_json(), name="snake", worth=0)
    assert taught(tmp_path).specials == {"!dragon": 7, "!snake": 0}


def test_a_pack_and_a_card_are_forgotten(phone: Phone, tmp_path: Path) -> None:
    phone.teach(phone.send().get_json())
    phone.teach(phone.send(b"dragon", "custom", "").get_json(), name="dragon", worth=7)
    assert plain(phone.act(do="forget", name="!dragon")["told"]) == "dragon is forgotten."
    assert phone.act(do="forget", name="ours")["packs"] == []
    assert not taught(tmp_path)
    assert refused(phone.act(do="forget", name="ours")) == "deck.nothing_named"


# bad input

@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("reason", ["torn", "heic", "video", "none", "black"])
def test_what_is_no_photo_is_a_sentence_in_the_readers_language(phone: Phone, tongue: str, reason: str) -> None:
    answer = phone.send(f"count.photo.{reason}".encode(), tongue=tongue)
    assert (answer.status_code, refused(answer)) == (409, f"count.photo.{reason}")
    assert not answer.get_json()["refused"]["text"].startswith("count")
    assert phone.state()["lessons"] == []


def test_a_picture_without_a_card_is_refused(phone: Phone, eye: Eye) -> None:
    eye.cards, eye.flat = [], None
    assert refused(phone.send()) == "deck.no_card"
    assert refused(phone.send(kind="back")) == refused(phone.send(kind="custom")) == "deck.no_whole"
    assert refused(phone.shoot()) == "deck.no_card"


def test_the_same_photo_twice(phone: Phone, second: Phone, tmp_path: Path) -> None:
    first = phone.send().get_json()
    again = second.send().get_json()
    assert (again["at"], len(again["lessons"])) == (first["at"], 1)
    phone.teach(again)
    assert refused(second.send()) == "deck.same_photo"
    # The same picture by another way teaches nothing new, and goes on waiting to be corrected or put away.
    state = phone.shoot()
    assert refused(phone.teach(state)) == "deck.same"
    assert len(phone.act(do="away", at=state["at"])["lessons"]) == 0
    assert len(taught(tmp_path).packs["ours"].cuts[Card("7h")]) == 1


def test_nothing_is_taught_of_a_picture_in_which_no_name_is_right(phone: Phone, eye: Eye) -> None:
    eye.cards = [laid("??", 0.5, "6h")]
    state = phone.send().get_json()
    assert refused(phone.teach(state)) == "deck.nothing"
    assert len(phone.state()["lessons"]) == 1


@pytest.mark.parametrize("name", ["", " ", "!ours", "x" * 41])
def test_a_pack_needs_a_name(phone: Phone, name: str) -> None:
    assert refused(phone.send(pack=name)) == refused(phone.shoot(pack=name)) == "deck.name"


def test_a_limited_number_of_pictures_waits(phone: Phone) -> None:
    for n in range(MOST_WAITING):
        assert phone.send(b"photo %d" % n).status_code == 200
    assert refused(phone.send(b"one more")) == "deck.many"
    assert len(phone.state()["lessons"]) == MOST_WAITING


def test_a_photo_has_a_limit(phone: Phone) -> None:
    assert phone.send(bytes(MOST_PHOTO_BYTES)).status_code == 200
    assert phone.send(bytes(MOST_PHOTO_BYTES + 1)).status_code == 413


@pytest.mark.parametrize("said", [
    {}, {"do": "dance"}, {"do": "name", "at": 1, "n": 0, "card": "!x"}, {"do": "name", "at": 1, "n": 0, "card": 7},
    {"do": "name", "at": 1, "n": 0, "card": "Zx"}, {"do": "name", "at": 1, "n": 99, "card": "7h"},
    {"do": "name", "at": 1, "n": -1, "card": "7h"}, {"do": "name", "at": "1", "n": 0, "card": "7h"},
    {"do": "teach", "at": 1}, {"do": "teach", "at": True, "edits": 0}, {"do": "teach", "at": 1, "edits": 0, "name": 3},
    {"do": "away", "at": 7}, {"do": "forget", "name": ["x"]},
])
def test_nonsense_is_refused_and_changes_nothing(phone: Phone, tmp_path: Path, said: dict[str, Any]) -> None:
    before = phone.send().get_json()["lessons"]
    answer = phone.referee.post("/calibration/deck", **said)
    assert answer.status_code in (400, 409)
    assert answer.get_json()["refused"]["text"]
    assert phone.state()["lessons"] == before
    assert phone.send(kind="moon").status_code == 400
    assert not taught(tmp_path)


# two phones

def test_what_another_phone_changed_is_looked_at_again(phone: Phone, second: Phone, tmp_path: Path) -> None:
    state = phone.send().get_json()
    second.act(do="name", at=state["at"], n=0, card="7s")
    assert refused(phone.teach(state)) == "deck.changed"
    phone.teach(phone.state())
    assert Card("7s") in taught(tmp_path).packs["ours"].cuts
    assert refused(second.act(do="name", at=state["at"], n=0, card="7h")) == "deck.gone"
    assert refused(second.act(do="away", at=state["at"])) == "deck.gone"


def test_two_phones_teach_one_pack_at_once_and_nothing_is_lost(phone: Phone, second: Phone, eye: Eye,
                                                               tmp_path: Path) -> None:
    one = phone.send(b"hearts").get_json()
    eye.cards = [laid("7c"), laid("8c")]
    two = second.send(b"clubs").get_json()
    first, other = ({"do": "teach", "at": said["at"], "edits": 0} for said in (one, two))
    both = [threading.Thread(target=phone.act, kwargs=first), threading.Thread(target=second.act, kwargs=other)]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join(30)
    assert taught(tmp_path).packs["ours"].faces == 4


def test_one_photo_is_read_at_a_time(phone: Phone, second: Phone, eye: Eye) -> None:
    eye.go_on.clear()
    reading = threading.Thread(target=phone.send)
    reading.start()
    assert eye.inside.wait(30)
    try:
        assert refused(second.send(b"other")) == "count.busy"
    finally:
        eye.go_on.set()
        reading.join(30)
    assert len(phone.state()["lessons"]) == 1


def test_what_a_command_teaches_meanwhile_stays(phone: Phone, tmp_path: Path) -> None:
    state = phone.send().get_json()
    teach_cards(tmp_path, "ours", [(Card("2c"), [cut()])])
    assert phone.teach(state)["packs"][0]["known"] == 3
    # And what stands on the page is what anybody has taught.
    forget(tmp_path, "ours")
    assert phone.state()["packs"] == []


# whoever reads goes by it at once

def test_who_reads_goes_by_what_is_taught_now(phone: Phone, tmp_path: Path) -> None:
    now = TaughtNow(tmp_path)
    assert not now()
    phone.teach(phone.send().get_json())
    assert set(now().packs) == {"ours"}
    assert now() is now()
    for n in range(KEPT + 2):
        teach_cards(tmp_path, f"pack {n}", [(Card("2c"), [cut()])])
    assert len(now().packs) == KEPT + 3


@pytest.mark.log_allowed("calibration.deckstore")
def test_a_torn_profile_takes_nothing_from_a_table_in_play(phone: Phone, tmp_path: Path) -> None:
    now = TaughtNow(tmp_path)
    phone.teach(phone.send().get_json())
    known = now()
    for path in (tmp_path / "calibration").glob("deck-*.json"):
        path.write_text("{")
    assert now() is known
    assert phone.state()["torn"]
    phone.teach(phone.send(b"again").get_json())
    assert (set(now().packs), phone.state()["torn"]) == ({"ours"}, "")


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_page_speaks_five_languages_and_is_the_referees(phone: Phone, app: Flask, tongue: str) -> None:
    phone.send()
    page = phone.referee.client.get(f"/calibration/deck?lang={tongue}").text
    assert "data-state" in page
    assert "deck-" not in page.replace('class="deck-', "")
    stranger = app.test_client()
    assert stranger.get("/calibration/deck").status_code == 302
    assert stranger.get("/calibration/deck/state.json").status_code == 403
    assert stranger.get("/calibration/deck/photo/1.jpg").status_code == 403
    assert phone.referee.client.get("/calibration/deck/photo/99.jpg").status_code == 404
    assert 'href="/calibration/deck"' in phone.referee.client.get("/referee").text


def test_without_an_eye_there_is_nothing_to_teach(table: Table, tmp_path: Path, keys: Keys) -> None:
    client = create_app(table, data_dir=tmp_path, keys=keys).test_client()
    assert client.get("/calibration/deck").status_code == 404


def test_a_phones_photos_are_enough_without_a_camera(table: Table, tmp_path: Path, keys: Keys, eye: Eye) -> None:
    made = Referee(create_app(table, data_dir=tmp_path, keys=keys, deck_eye=eye).test_client(), table)
    made.post("/pair", token=keys.token, pin=PIN, name="Ada")
    assert 'id="camera"' not in made.client.get("/calibration/deck").text
    phone = Phone(made)
    phone.teach(phone.send().get_json())
    assert refused(phone.shoot()) == "cal.picture.none"
    assert taught(tmp_path).packs["ours"].faces == 2


def test_only_a_face_of_which_the_eye_is_sure_needs_nobody() -> None:
    seen = (laid("7h", 0.91), laid("7h", 0.9), laid("??", 0.99), laid("*r", 0.99))
    assert [(one.name, one.sure) for one in seen] == [
        (Card("7h"), True), (Card("7h"), False), (UNKNOWN, False), (Card("*r"), False)]
