"""What the middle of a card says of its rank: a picture, pips, or nothing that can be told."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from companion.cards import RANKS
from hardware.eye.card_middle import COURTS, RATIO, ink_of, rank_weights
from tests.hardware.eye.tables import Picture, Put, corners, index, table

HIGH = 260.0


def weights(put: Put, picture: Picture) -> dict[str, float]:
    """The factor of every rank for the card that was put down."""
    ink = ink_of(picture, corners(put), index(put, False), index(put, True))
    said = np.ones(len(RANKS)) if ink is None else rank_weights(ink)
    return dict(zip(RANKS, said.tolist(), strict=True))


def with_a_picture(put: Put) -> Picture:
    """The card upright with a figure of few strong colours printed all over its middle, then turned as it was put."""
    picture = table(Put(put.card, put.x, put.y, 0, put.high))
    left, top = round(put.x - 0.32 * put.wide), round(put.y - 0.4 * HIGH)
    inks = np.array([(40, 40, 200), (30, 30, 30), (60, 170, 220), (150, 70, 40), (245, 245, 245)], np.uint8)
    figure = inks[np.random.default_rng(4).integers(0, 5, (16, 10))]
    size = (round(0.64 * put.wide), round(0.8 * HIGH))
    picture[top : top + size[1], left : left + size[0]] = cv2.resize(figure, size, interpolation=cv2.INTER_LINEAR)
    turn = cv2.getRotationMatrix2D((put.x, put.y), -put.angle, 1.0)
    return np.asarray(cv2.warpAffine(picture, turn, (1280, 720), borderMode=cv2.BORDER_REPLICATE), np.uint8)


@pytest.mark.parametrize("card", ["Jd", "Qs", "8h"])
@pytest.mark.parametrize("angle", [0.0, 25.0, 190.0])
def test_a_picture_speaks_against_every_number(card: str, angle: float) -> None:
    """Whatever the corners say: a German jack's B reads much like an 8."""
    put = Put(card, 640, 360, angle, HIGH)
    assert weights(put, with_a_picture(put)) == {r: 1.0 if r in COURTS or r == "A" else 1 / RATIO for r in RANKS}


@pytest.mark.parametrize("card", ["2s", "5h", "8d", "9c", "Th"])
@pytest.mark.parametrize("angle", [0.0, 25.0, 190.0])
def test_pips_speak_against_every_court(card: str, angle: float) -> None:
    put = Put(card, 640, 360, angle, HIGH)
    assert weights(put, table(put)) == {r: 1 / RATIO if r in COURTS else 1.0 for r in RANKS}


def test_pips_are_seen_under_a_lamp_from_one_side() -> None:
    put = Put("8s", 640, 360, 90, HIGH)
    light = np.linspace(1.0, 0.45, 1280)[None, :, None]
    assert weights(put, np.asarray(table(put) * light, np.uint8))["J"] == 1 / RATIO


def test_a_small_card_says_nothing() -> None:
    put = Put("Kd", 640, 360, 0, 60)
    assert ink_of(table(put), corners(put), index(put, False), index(put, True)) is None


def test_a_card_mostly_outside_the_picture_says_nothing() -> None:
    put = Put("Kd", -400, 360, 0, HIGH)
    assert set(weights(put, table(Put("2c", 640, 360))).values()) == {1.0}


def test_a_hand_across_pips_is_not_taken_for_pips() -> None:
    put = Put("8h", 640, 360, 0, HIGH)
    picture = table(put)
    cv2.line(picture, (640, 240), (640, 480), (110, 140, 200), 60)
    assert weights(put, picture)["J"] == 1.0
