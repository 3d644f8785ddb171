"""What a numbered card's pips say of its rank and suit."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from companion.cards import RANKS
from hardware.eye.card_middle import HIGH, WIDE, ink_of
from hardware.eye.card_pips import LEAST, PIPS, pattern_weights, suit_weights
from hardware.eye.cards import MODELS
from hardware.eye.index_reader import SUITS, IndexReader
from tests.hardware.eye.tables import Picture, Put, corners, index, table

NUMBERS = RANKS[: len(PIPS)]


@pytest.fixture(scope="module")
def reader() -> IndexReader:
    return IndexReader(MODELS / "reader.onnx")


def by_pattern(put: Put, picture: Picture) -> dict[str, float]:
    ink = ink_of(picture, corners(put), index(put), index(put, opposite=True))
    assert ink is not None
    return dict(zip(NUMBERS, pattern_weights(ink).tolist(), strict=True))


@pytest.mark.parametrize("high", [90.0, 260.0])
@pytest.mark.parametrize("rank", list(NUMBERS))
def test_where_the_pips_stand_tells_the_number(rank: str, high: float) -> None:
    put = Put(f"{rank}s", 640, 360, 205, high)
    said = by_pattern(put, table(put))
    assert said.pop(rank) == 1.0
    # Of a card of 90 px the pips of a ten may run into each other: then nothing is told.
    assert max(said.values()) < 0.75 or (high < 100 and set(said.values()) == {1.0})


def test_no_number_is_ruled_out() -> None:
    """A sleeve's glare may hide pips: what the corners surely say must be able to stand against it."""
    put = Put("2c", 640, 360, 0)
    assert min(by_pattern(put, table(put)).values()) > 0.05


def test_a_picture_has_no_number() -> None:
    noise = np.random.default_rng(1).integers(0, 2, (HIGH // 6, WIDE // 6), np.uint8)
    assert set(pattern_weights(np.asarray(cv2.resize(noise, (WIDE, HIGH)), np.uint8)).tolist()) == {1.0}
    assert set(pattern_weights(np.zeros((HIGH, WIDE), np.uint8)).tolist()) == {1.0}


@pytest.mark.parametrize("suit", list(SUITS))
@pytest.mark.parametrize("rank", ["2", "5", "7", "T"])
def test_pips_of_a_small_card_tell_its_suit(suit: str, rank: str, reader: IndexReader) -> None:
    put = Put(rank + suit, 640, 360, 70, 90)
    said = suit_weights(table(put), corners(put), rank, index(put).angle, reader)
    assert SUITS[int(said.argmax())] == suit
    assert said.min() == LEAST


@pytest.mark.parametrize("rank", ["A", "K", None])
def test_an_ace_a_court_and_a_joker_have_no_pips_to_ask(rank: str | None, reader: IndexReader) -> None:
    put = Put("Kh", 640, 360, 0, 200)
    assert set(suit_weights(table(put), corners(put), rank, 0.0, reader).tolist()) == {1.0}


def test_where_no_pips_are_no_suit_is_told(reader: IndexReader) -> None:
    put = Put("8h", 640, 360, 0, 200)
    assert set(suit_weights(table(), corners(put), "8", 0.0, reader).tolist()) == {1.0}
