"""The pretend table: pads as edges, cards at their places in the picture, camera and hand."""

from __future__ import annotations

import threading
from itertools import pairwise

import cv2
import numpy as np
import pytest

from companion.cards import BACK, Card, pack
from companion.errors import UnreadableCard
from companion.seats import Seat
from companion.signals import Press
from hardware.edges import EdgeLog
from hardware.errors import CameraGone
from hardware.pretend.cloth import HEIGHT, WIDTH, Lying, quad
from hardware.pretend.faces import face, shape
from hardware.pretend.table import PretendCamera, PretendTable
from hardware.race import Limits, contacts
from hardware.zones import assigned, default_zones
from tests.hardware.fakes import FakeClock
from tests.hardware.pads import MS


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def log() -> EdgeLog:
    return EdgeLog()


@pytest.fixture
def table(log: EdgeLog, clock: FakeClock) -> PretendTable:
    return PretendTable(log, clock)


def test_a_press_bounces_and_is_one_contact(table: PretendTable, log: EdgeLog, clock: FakeClock) -> None:
    table.press("S", "magic")
    assert table.down() == {"S.magic"}
    table.release("S", "magic", at_ns=clock.ns + 40 * MS)
    assert table.down() == frozenset()
    edges = [logged.edge for logged in log.since(0)]
    assert len(edges) == 6
    assert contacts(edges, Limits()) == (Press(Seat.S, "magic", clock.ns),)


def test_a_release_of_a_free_pad_is_nothing(table: PretendTable, log: EdgeLog) -> None:
    table.release("N", "main")
    assert log.count == 0


def test_a_pad_that_does_not_exist(table: PretendTable) -> None:
    with pytest.raises(ValueError, match=r"no pad W\.main"):
        table.press("W", "main")


def test_frames_have_the_cameras_size_and_their_own_noise(table: PretendTable) -> None:
    one, two = table.frame(), table.frame()
    assert one.shape == (HEIGHT, WIDTH, 3)
    assert one.dtype == np.uint8
    assert 0 < np.abs(one.astype(int) - two).mean() < 8


def test_the_picture_is_a_jpeg(table: PretendTable) -> None:
    assert cv2.imdecode(np.frombuffer(table.picture(), np.uint8), cv2.IMREAD_COLOR).shape == (HEIGHT, WIDTH, 3)


def test_a_card_lies_where_the_truth_says(table: PretendTable) -> None:
    empty = table.frame().astype(int)
    table.lay("S", "7h", 40, 60, angle=25)
    (card,) = table.truth().cards
    assert card.quad is not None
    inside = np.zeros((HEIGHT, WIDTH), np.uint8)
    cv2.fillPoly(inside, [np.array(card.quad, np.int32)], (1,))
    changed = np.abs(table.frame().astype(int) - empty).max(2) > 40
    assert changed[inside == 1].mean() > 0.9
    assert changed[cv2.dilate(inside, np.ones((25, 25), np.uint8)) == 0].mean() < 0.001


def test_dealt_cards_lie_apart_inside_their_zones(table: PretendTable) -> None:
    table.lay("S", "10h")
    table.lay("N", "Ks")
    table.deal("hat-S", ["2c", "3c", "4c", "5c", "6c"])
    table.deal("hat-N", [Card("2d"), Card("3d"), BACK, "!rules", "*r"])
    truth = table.truth()
    taken = np.zeros((HEIGHT, WIDTH), int)
    for card in truth.cards:
        assert card.quad is not None
        assert all(0 <= x < WIDTH and 0 <= y < HEIGHT for x, y in card.quad)
        one = np.zeros((HEIGHT, WIDTH), np.uint8)
        cv2.fillPoly(one, [np.array(card.quad, np.int32)], (1,))
        taken += one
    assert taken.max() == 1
    halves = assigned(truth, default_zones(["S", "N"]), WIDTH, HEIGHT)
    for was, now in zip(truth.cards, halves.cards, strict=True):
        assert now.zone == was.zone[-1]


def test_a_turned_card_covers_the_one_before(table: PretendTable) -> None:
    table.lay("S", "2c")
    table.lay("S", "As")
    under, top = (np.array(card.quad) for card in table.truth().cards)
    assert np.abs(under - top).max() < 40


def test_clear_one_zone_or_all(table: PretendTable) -> None:
    table.lay("S", "2c")
    table.lay("N", "3c")
    table.clear("S")
    assert [card.zone for card in table.truth().cards] == ["N"]
    table.clear()
    assert table.truth().cards == ()


def test_a_text_that_is_no_card(table: PretendTable) -> None:
    with pytest.raises(UnreadableCard):
        table.lay("S", "Zx")


def test_a_hand_moves_from_frame_to_frame(table: PretendTable) -> None:
    table.hand(True)
    moving = [table.frame().astype(int) for _ in range(2)]
    table.hand(False)
    resting = [table.frame().astype(int) for _ in range(2)]
    assert (np.abs(moving[0] - moving[1]).max(2) > 60).mean() > 0.01
    assert (np.abs(resting[0] - resting[1]).max(2) > 60).mean() == 0


def test_every_face_is_drawn_and_no_two_are_alike() -> None:
    cards = [*pack(2), BACK, Card("!rules"), Card("!dragon")]
    drawn = {face(card).tobytes() for card in cards}
    assert len(drawn) == len(cards)
    assert {face(card).shape[:2] for card in cards} == {shape().shape}


def test_faces_read_the_same_upside_down_in_the_corner() -> None:
    for card in (Card("7h"), Card("Kd"), Card("*b"), Card("!rules")):
        printed = face(card)
        corner = printed[:120, :60].astype(int)
        other = printed[::-1, ::-1][:120, :60].astype(int)
        assert np.abs(corner - other).mean() < 2


def test_quad_turns_with_the_card() -> None:
    straight, turned = quad(Lying(Card("7h"), "", 0, 0)), quad(Lying(Card("7h"), "", 0, 0, 180))
    assert straight[0] == pytest.approx(turned[2])


def test_camera_keeps_its_rate_and_numbers(table: PretendTable, clock: FakeClock) -> None:
    with PretendCamera(table, clock=clock, pause=lambda seconds: clock.move(1000 * seconds), fps=20) as camera:
        frames = [camera.grab(1) for _ in range(5)]
    assert [frame.number for frame in frames] == [1, 2, 3, 4, 5]
    assert {b.at_ns - a.at_ns for a, b in pairwise(frames)} == {50 * MS}


def test_camera_that_is_pulled(table: PretendTable, clock: FakeClock) -> None:
    camera = PretendCamera(table, clock=clock, pause=lambda seconds: None)
    table.pull()
    with pytest.raises(CameraGone) as caught:
        camera.grab(1)
    assert caught.value.key == "hw.camera.gone"
    with pytest.raises(CameraGone):
        PretendCamera(table)
    table.pull(False)
    assert camera.grab(1).number == 1


def test_many_threads_may_use_it(table: PretendTable) -> None:
    def work(zone: str) -> None:
        for n in range(6):
            table.lay(zone, "7h")
            table.frame()
            if n % 3 == 0:
                table.clear(zone)

    threads = [threading.Thread(target=work, args=(zone,)) for zone in ("S", "N")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(table.truth().cards) == 4
