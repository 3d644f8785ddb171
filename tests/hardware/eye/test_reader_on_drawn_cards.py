"""The card reader on drawn tables: turned, small, covered, in bad light, in impossible sets, and where nothing lies."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from companion.cards import BACK, UNKNOWN, Card
from companion.signals import SURE
from hardware.eye.cards import CardReader, as_colour
from hardware.eye.drawing import draw_reading
from hardware.eye.errors import PictureRefused
from hardware.eye.index_geometry import READER_HIGH, READER_WIDE
from tests.hardware.eye.tables import Picture, Put, ground, names, table


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader()


@pytest.mark.parametrize("angle", [0, 37, 90, 135, 180, 222, 270, 318])
def test_a_card_is_named_at_any_angle(reader: CardReader, angle: float) -> None:
    """FAULTS: only flat, whole, upright cards; upside down, at 37 degrees."""
    assert names(reader.read(table(Put("7h", 640, 360, angle)))) == "7h"


@pytest.mark.parametrize("high", [130, 180, 260, 420, 660])
def test_a_card_is_named_at_any_size(reader: CardReader, high: float) -> None:
    assert names(reader.read(table(Put("Qs", 640, 360, 20, high)))) == "Qs"


@pytest.mark.parametrize("suit", "cdhs")
def test_every_rank_of_a_suit_is_named(reader: CardReader, suit: str) -> None:
    ranks = "23456789TJQKA"
    put = [Put(rank + suit, 100 + 178 * (n % 7), 180 + 340 * (n // 7), 2 * (n - 6)) for n, rank in enumerate(ranks)]
    assert names(reader.read(table(*put))) == " ".join(sorted(rank + suit for rank in ranks))


def test_six_and_nine_are_told_apart_upside_down(reader: CardReader) -> None:
    put = [Put("6d", 250, 360, 180), Put("9d", 540, 360), Put("9c", 830, 360, 180), Put("6c", 1100, 360, 0)]
    assert names(reader.read(table(*put))) == "6c 6d 9c 9d"


def test_two_cards_crossing_at_right_angles(reader: CardReader) -> None:
    seen = reader.read(table(Put("Kd", 640, 360, 0), Put("5s", 640, 405, 90)))
    assert names(seen) == "5s Kd"


def test_a_card_whose_suits_are_covered_gets_no_name(reader: CardReader) -> None:
    """The five covers both suit signs of the king exactly: which king it is cannot be known."""
    assert names(reader.read(table(Put("Kd", 640, 360, 0), Put("5s", 640, 360, 90)))) == "5s"


def test_a_fan_is_read_by_its_corners(reader: CardReader) -> None:
    cards = ["2h", "Jc", "8d", "As", "6s"]
    put = [Put(c, 420 + 110 * n, 330 + 12 * abs(n - 2), 9 * (n - 2), 380) for n, c in enumerate(cards)]
    assert names(reader.read(table(*put))) == " ".join(sorted(cards))


def test_a_white_cloth_is_no_hindrance(reader: CardReader) -> None:
    """FAULTS: bright table = no card."""
    assert names(reader.read(table(Put("Td", 640, 360, 12), on=ground(250)))) == "Td"


def test_a_lamp_with_a_two_to_one_gradient(reader: CardReader) -> None:
    picture = table(Put("Jh", 640, 360, 33), on=ground(250))
    light = np.linspace(1.0, 0.5, picture.shape[1])[None, :, None]
    assert names(reader.read(np.asarray(picture * light, np.uint8))) == "Jh"


def test_a_hand_shadow_over_half_the_card(reader: CardReader) -> None:
    picture = table(Put("8c", 640, 360, 0), on=ground(250)).astype(np.float32)
    shape: Picture = np.zeros((720, 1280, 3), np.uint8)
    cv2.circle(shape, (640, 700), 330, (255, 255, 255), -1)
    shadow = np.asarray(cv2.GaussianBlur(shape, (0, 0), 12), np.float32) / 255
    dark = np.asarray(picture * (1 - 0.55 * shadow), np.uint8)
    assert names(reader.read(dark)) == "8c"


@pytest.mark.parametrize(
    "picture",
    [
        np.zeros((720, 1280, 3), np.uint8),
        np.full((720, 1280, 3), 255, np.uint8),
        ground(),
        ground(250),
        np.random.default_rng(5).integers(0, 256, (720, 1280, 3), np.uint8),
    ],
    ids=["black", "white", "cloth", "bright", "noise"],
)
def test_nothing_is_seen_where_nothing_lies(reader: CardReader, picture: Picture) -> None:
    assert reader.read(picture).cards == ()


def test_the_same_face_twice_in_one_pack_is_a_doubt(reader: CardReader) -> None:
    """FAULTS: two queens of diamonds from one pack: the second place is UNKNOWN and says which name it showed."""
    seen = reader.read(table(Put("Qd", 300, 360), Put("Qd", 950, 360, 90), Put("5c", 640, 200)))
    assert names(seen) == "5c Qd"
    doubt = [card for card in seen.cards if card.card == UNKNOWN]
    assert len(doubt) == 1
    assert doubt[0].others[0][0] == Card("Qd")
    assert doubt[0].confidence <= 0.5


def test_the_same_face_twice_in_two_packs_is_two_cards(reader: CardReader) -> None:
    seen = reader.read(table(Put("Qd", 300, 360), Put("Qd", 950, 360, 90), Put("5c", 640, 200)), packs=2)
    assert names(seen) == "5c Qd Qd"


def test_a_card_without_readable_index_gets_no_name(reader: CardReader) -> None:
    """Both corners covered by blank paper: nothing or UNKNOWN, never a name."""
    picture = table(Put("7h", 640, 360, 0, 300))
    for x, y in ((557, 255), (723, 465)):
        cv2.rectangle(picture, (x - 32, y - 50), (x + 32, y + 50), (246, 247, 248), -1)
    assert names(reader.read(picture)) == ""


def test_places_and_points_lie_on_the_card(reader: CardReader) -> None:
    seen = reader.read(table(Put("Ks", 800, 300, 30, 280))).cards
    assert len(seen) == 1
    quad = seen[0].quad
    assert quad is not None
    middle = np.mean(quad, 0)
    assert np.hypot(*(middle - (800, 300))) < 20
    true_area = 280 * 280 * 62 / 88
    assert 0.75 < cv2.contourArea(np.array(quad, np.float32)) / true_area < 1.33
    assert all(np.hypot(x - 800, y - 300) < 170 for x, y in seen[0].points)
    assert seen[0].confidence > 0.8


def test_grey_pictures_alpha_and_large_pictures_are_read(reader: CardReader) -> None:
    picture = table(Put("9s", 640, 360, 15))
    grey = np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.uint8)
    alpha = np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2BGRA), np.uint8)
    large = np.asarray(cv2.resize(picture, (4608, 2592), interpolation=cv2.INTER_CUBIC), np.uint8)
    assert [names(reader.read(p)) for p in (grey, grey[:, :, None], alpha, large)] == ["9s"] * 4
    (card,) = reader.read(large).cards
    assert card.quad is not None
    assert abs(np.mean(card.quad, 0)[0] - 640 * 3.6) < 60


@pytest.mark.parametrize("shape", [(0, 0, 3), (0, 640, 3), (1, 1, 3), (10, 2000, 3), (23, 23)])
def test_empty_and_tiny_pictures_show_nothing(reader: CardReader, shape: tuple[int, ...]) -> None:
    assert reader.read(np.zeros(shape, np.uint8)).cards == ()


@pytest.mark.parametrize("shape", [(5,), (4, 5, 2), (4, 5, 7), (2, 4, 5, 3)])
def test_nonsense_shapes_are_refused_with_the_reason(reader: CardReader, shape: tuple[int, ...]) -> None:
    with pytest.raises(PictureRefused, match="height x width"):
        reader.read(np.zeros(shape, np.uint8))


def test_other_types_and_no_pack_are_refused(reader: CardReader) -> None:
    with pytest.raises(PictureRefused, match="float64"):
        as_colour(np.zeros((40, 40, 3)))  # type: ignore[arg-type]  # floats are what is refused
    with pytest.raises(ValueError, match="at least one pack"):
        reader.read(ground(), packs=0)


def test_reading_twice_says_the_same(reader: CardReader) -> None:
    picture = table(Put("3c", 400, 300, 70), Put("Th", 800, 400, 200))
    assert reader.read(picture) == reader.read(picture)


def test_the_drawing_marks_every_card_and_leaves_the_picture_alone(reader: CardReader) -> None:
    picture = table(Put("3c", 400, 300, 70))
    before = picture.copy()
    drawn = draw_reading(picture, reader.read(picture))
    assert drawn.shape == picture.shape
    assert (picture == before).all()
    assert (drawn != picture).any(axis=2).sum() > 500
    assert draw_reading(np.zeros((0, 0, 3), np.uint8), reader.read(picture)).size == 0


def test_a_card_lying_face_down_is_a_back(reader: CardReader) -> None:
    """FAULTS: the number of cards on the table must be right even when a name is not."""
    seen = reader.read(table(Put("Jc", 300, 360, 10), Put("##", 640, 330, 25), Put("4d", 950, 400, 80)))
    assert names(seen) == "4d Jc"
    (back,) = [card for card in seen.cards if not card.card.known]
    assert back.card == BACK
    assert back.quad is not None
    assert np.hypot(*(np.mean(back.quad, 0) - (640, 330))) < 15
    assert back.confidence >= SURE


def test_a_back_alone_on_the_table_is_a_back(reader: CardReader) -> None:
    assert [str(card.card) for card in reader.read(table(Put("##", 640, 330, 70))).cards] == ["##"]


def test_a_covered_face_of_a_cards_size_counts_without_a_name(reader: CardReader) -> None:
    """Blank paper as large as the cards beside it: it counts, but is neither a face nor a back."""
    picture = table(Put("Jc", 300, 360, 10), Put("4d", 950, 400, 80))
    cv2.rectangle(picture, (560, 230), (743, 490), (246, 247, 248), -1)
    (blank,) = [card for card in reader.read(picture).cards if not card.card.known]
    assert (blank.card, blank.confidence) == (UNKNOWN, 0.0)


def test_patches_hold_the_index_upright_however_the_card_lies(reader: CardReader) -> None:
    upright, turned = (reader.patches(table(Put("Ks", 640, 360, angle, 300)))[0] for angle in (0, 128))
    assert upright.seen.card == turned.seen.card == Card("Ks")
    assert [patch.shape for patch in upright.patches] == [(READER_HIGH, READER_WIDE, 3)] * 2
    first, second = (card.patches[0] for card in (upright, turned))
    # The finder is a few px off here and there: the middle of one patch is looked for in the other.
    alike = cv2.matchTemplate(first, second[10:-10, 8:-8], cv2.TM_CCOEFF_NORMED)
    upside_down = cv2.matchTemplate(first, second[::-1, ::-1][10:-10, 8:-8], cv2.TM_CCOEFF_NORMED)
    assert alike.max() > 0.6 > upside_down.max()


def test_patches_of_an_empty_table_are_none(reader: CardReader) -> None:
    assert reader.patches(ground()) == ()
    assert reader.patches(np.zeros((3, 3, 3), np.uint8)) == ()


def test_other_things_on_the_table_are_no_cards(reader: CardReader) -> None:
    picture = table(Put("Jc", 300, 360, 10))
    cv2.rectangle(picture, (600, 300), (820, 420), (20, 30, 160), -1)
    cv2.circle(picture, (1000, 300), 90, (200, 200, 210), -1)
    cv2.rectangle(picture, (560, 40), (1200, 160), (240, 240, 240), -1)
    assert [str(card.card) for card in reader.read(picture).cards] == ["Jc"]
