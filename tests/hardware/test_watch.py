"""The watch with a reader of our own: what is reported, when, how often, and with which picture."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
import pytest

from companion.cards import UNKNOWN, Card
from companion.settings import CameraSettings
from companion.signals import CardsSeen, SeenCard, Want
from hardware.camera import Closing, Frame, Picture
from hardware.evidence import MOST_BYTES, cut, jpeg
from hardware.looking import Looking
from hardware.marked import Marked
from hardware.steady import SteadyCamera
from hardware.watch import CardLook
from hardware.zones import THIRDS, Box, assigned, bounds, default_zones, middle
from tests.hardware.fakes import FakeClock, FakeTable

WIDTH, HEIGHT = 1280, 720


def lying(text: str) -> CardsSeen:
    """Cards in notation at a place: `7h@300,500` (px)."""
    cards = []
    for word in text.split():
        name, _, place = word.partition("@")
        x, y = (float(n) for n in place.split(","))
        quad = ((x - 50, y - 70), (x + 50, y - 70), (x + 50, y + 70), (x - 50, y + 70))
        cards.append(SeenCard(Card(name), 0.99, quad=quad, points=((x - 40, y - 60),)))
    return CardsSeen(tuple(cards))


class Scene(Closing):
    """Camera, reader, stillness and agreement in one: `lie` puts cards down, `hand` is over the table."""

    def __init__(self, table: FakeTable | None = None) -> None:
        self.table = table or FakeTable()
        self.clock = FakeClock()
        self.cards = CardsSeen()
        self.hand = False
        self.readings: list[CardsSeen] = []
        self.reads = 0
        camera = SteadyCamera(lambda: self, self.table.notice, 1.0, clock=self.clock)
        cards = CardLook(self.table, self, self, CameraSettings(), clock=self.clock)
        self.watch = Looking(self.table, camera, self, [cards], pause=lambda seconds: None)

    # the camera
    def grab(self, timeout_s: float) -> Frame:
        self.clock.move(100)
        return Frame(np.zeros((HEIGHT, WIDTH, 3), np.uint8), self.clock(), 1)

    def describe(self) -> str:
        return "scene"

    # the eye
    def still(self, picture: Picture) -> bool:
        return not self.hand

    def read(self, picture: Picture, packs: int = 1) -> CardsSeen:
        self.reads += 1
        return self.cards

    def add(self, seen: CardsSeen) -> CardsSeen | None:
        self.readings.append(seen)
        return seen if self.readings[-3:] == [seen] * 3 else None

    def clear(self) -> None:
        self.readings.clear()

    # the players
    def lie(self, text: str) -> None:
        self.hand = True
        self.watch.step()
        self.cards = lying(text)
        self.hand = False

    def run(self, frames: int = 10) -> None:
        for _ in range(frames):
            self.watch.step()

    def want(self, *zones: str, count: int = 1, asked: int = 1) -> None:
        self.table.want(Want("cards", zones, count, asked))

    @property
    def heard(self) -> list[str]:
        return [" ".join(sorted(f"{card.zone}:{card.card}" for card in seen.cards)) for seen in self.table.cards]


def test_nothing_is_read_without_a_want() -> None:
    scene = Scene()
    scene.lie("7h@300,500")
    scene.run()
    assert (scene.reads, scene.heard) == (0, [])


def test_two_turned_cards_are_one_event_with_their_zones() -> None:
    scene = Scene()
    scene.want("S", "N")
    scene.lie("7h@300,500 Kd@600,200")
    scene.run(60)
    assert scene.heard == ["N:Kd S:7h"]
    assert scene.table.heard[0][1] == "camera"
    assert scene.table.answered == [1]


def test_nothing_while_a_hand_is_there() -> None:
    scene = Scene()
    scene.want("S")
    scene.lie("7h@300,500")
    scene.hand = True
    scene.run(30)
    assert scene.reads == 0


def test_a_still_table_is_read_no_more_than_agreement_needs() -> None:
    scene = Scene()
    scene.want("S")
    scene.lie("7h@300,500")
    scene.run(100)
    assert scene.reads == 3


def test_a_card_alone_is_told_after_a_moment_and_the_other_when_it_comes() -> None:
    scene = Scene()
    scene.want("S", "N", asked=1)
    scene.lie("7h@300,500")
    scene.run(8)
    assert scene.heard == []
    scene.run(10)
    assert scene.heard == ["S:7h"]
    scene.want("N", asked=2)
    scene.lie("7h@300,500 Kd@600,200")
    scene.run(20)
    assert scene.heard == ["S:7h", "N:Kd"]


def test_the_old_cards_of_the_last_turn_are_no_answer() -> None:
    scene = Scene()
    scene.want("S", "N", asked=1)
    scene.lie("7h@300,500 Kd@600,200")
    scene.run()
    scene.want("S", "N", asked=2)
    scene.run(60)
    assert scene.heard == ["N:Kd S:7h"]
    scene.lie("7h@303,498 Kd@600,200 2c@700,500 3c@800,200")
    scene.run(60)
    assert scene.heard == ["N:Kd S:7h", "N:3c S:2c"]


def test_a_card_laid_again_after_it_was_taken_up_is_new() -> None:
    scene = Scene()
    for asked in (1, 2):
        scene.want("S", asked=asked)
        scene.lie("7h@300,500")
        scene.run()
        scene.lie("")
        scene.run()
    assert scene.heard == ["S:7h", "S:7h"]


def test_a_doubt_that_was_put_away_is_looked_at_again() -> None:
    scene = Scene(FakeTable(accepts=False))
    for asked in (1, 2):
        scene.want("S", asked=asked)
        scene.lie("7h@300,500")
        scene.run(40)
    assert scene.heard == ["S:7h", "S:7h"]


def test_a_whole_layout_is_told_whole_every_time() -> None:
    scene = Scene()
    scene.want("melds", count=0, asked=1)
    scene.lie("7h@300,500")
    scene.run(40)
    scene.want("melds", count=0, asked=2)
    scene.lie("7h@300,500 8h@500,500")
    scene.run(40)
    assert scene.heard == ["melds:7h", "melds:7h melds:8h"]


def test_any_number_waits_until_no_more_cards_come() -> None:
    scene = Scene()
    scene.want("hat-S", "hat-N", count=0)
    for n in range(1, 4):
        scene.lie(" ".join(f"{k + 1}c@{200 * k},500" for k in range(1, n + 1)))
        scene.run(10)
    assert scene.heard == []
    scene.run(10)
    assert scene.heard == ["hat-S:2c hat-S:3c hat-S:4c"]


def test_an_empty_table_is_no_reading() -> None:
    scene = Scene(FakeTable(accepts=False))
    scene.want("hat-S", "hat-N", count=0)
    scene.run(60)
    scene.lie("7h@300,500")
    scene.run(40)
    scene.lie("")
    scene.run(60)
    assert scene.heard == ["hat-S:7h"]


def test_a_name_that_was_unsure_does_not_make_an_old_card_new() -> None:
    scene = Scene()
    scene.want("S", asked=1)
    scene.lie("7h@300,500")
    scene.run()
    scene.want("S", asked=2)
    scene.lie(f"{UNKNOWN}@300,500")
    scene.run(40)
    assert scene.heard == ["S:7h"]


def test_the_picture_shows_the_cards_and_the_places_are_in_it() -> None:
    scene = Scene()
    scene.want("S")
    scene.lie("7h@300,500")
    scene.run()
    data = scene.table.pictures[0]
    assert data is not None
    height, width = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR).shape[:2]
    quad = scene.table.cards[0].cards[0].quad
    assert quad is not None
    assert all(0 <= x <= width and 0 <= y <= height for x, y in quad)
    assert (width, height) == (100 + 2 * 24 + 1, 140 + 2 * 24 + 1)


def test_a_camera_that_fails_is_no_reading() -> None:
    scene = Scene()
    scene.watch._camera._opened = _no_camera
    scene.want("S")
    scene.run(3)
    assert list(scene.table.notices) == ["hw.camera.none"]


def _no_camera() -> Any:
    from hardware.errors import CameraGone

    raise CameraGone("hw.camera.none", "none")


# Zones and cuts


@pytest.mark.parametrize(
    ("names", "at", "zone"),
    [
        (("S", "N"), (100, 500), "S"),
        (("S", "N"), (100, 359), "N"),
        (("hat-S", "hat-N"), (1279, 719), "hat-S"),
        (("N",), (100, 500), ""),
        (("melds",), (5, 5), "melds"),
        (("S", "W", "N", "E"), (50, 700), "W"),
        (("S", "W", "N", "E"), (640, 700), "S"),
        (("S", "W", "N", "E"), (1270, 10), "E"),
    ],
)
def test_zone_of_a_card(names: tuple[str, ...], at: tuple[float, float], zone: str) -> None:
    seen = lying(f"7h@{at[0]},{at[1]}")
    assert assigned(seen, default_zones(names), WIDTH, HEIGHT).cards[0].zone == zone


def test_thirds_leave_no_gap() -> None:
    for x in np.linspace(0, 0.999, 50):
        for y in np.linspace(0, 0.999, 50):
            assert sum(box.holds(x, y) for box in THIRDS.values()) == 1


def test_a_card_without_a_place_keeps_no_zone() -> None:
    seen = CardsSeen((SeenCard(Card("7h"), 0.9),))
    assert middle(seen.cards[0]) is None
    assert assigned(seen, {"S": Box(0, 0, 1, 1)}, 10, 10).cards[0].zone == ""


def test_cut_without_quads_is_the_whole_picture() -> None:
    assert bounds([], 10, 10, 2) is None
    data, seen = cut(np.zeros((40, 60, 3), np.uint8), CardsSeen())
    assert cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR).shape == (40, 60, 3)
    assert seen == CardsSeen()


def test_a_large_cut_is_made_smaller_with_its_places() -> None:
    picture = np.zeros((2000, 4000, 3), np.uint8)
    seen = lying("7h@100,100 8h@3900,1900")
    data, moved = cut(picture, seen)
    assert cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR).shape[1] == 1280
    far = middle(moved.cards[1])
    assert far is not None
    assert 1200 < far[0] < 1280


def test_a_jpeg_of_noise_stays_small() -> None:
    noise = np.random.default_rng(1).integers(0, 255, (900, 1280, 3), np.uint8)
    assert len(jpeg(noise)) <= MOST_BYTES * 1.5


def test_what_lies_there_is_read_anew_where_the_reader_goes_by_something_else() -> None:
    """A pack is taught while unknown cards lie on the table: nobody has to move them."""
    scene, went_by = Scene(FakeTable(accepts=False)), ["+deck-000001"]
    look = CardLook(scene.table, scene, scene, CameraSettings(), clock=scene.clock, goes_by=lambda: went_by[0])
    camera = SteadyCamera(lambda: scene, scene.table.notice, 1.0, clock=scene.clock)
    scene.watch = Looking(scene.table, camera, scene, [look], pause=lambda seconds: None)
    scene.table.want(Want("cards", ("S", "N"), 1, 1))
    scene.lie("??@300,500")
    scene.run(30)
    read = scene.reads
    scene.run(30)
    assert scene.reads == read
    scene.cards = lying("7h@300,500")
    went_by[0] = "+deck-000002"
    scene.run(30)
    assert scene.table.cards[-1].cards[0].card == Card("7h")


def test_a_readings_mark_is_that_of_the_moment() -> None:
    """What was taught last stands on the reading, so that it can be judged again by the same."""
    table, went_by = FakeTable(), ["a+deck-000001"]
    marked = Marked(table, lambda: went_by[0])
    marked.hear(lying("7h@300,500"))
    went_by[0] = "a+deck-000002"
    marked.hear(lying("8h@300,500"))
    assert [seen.reader for seen in table.cards] == ["a+deck-000001", "a+deck-000002"]
