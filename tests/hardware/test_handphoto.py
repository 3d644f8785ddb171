"""The photo of a hand: opened, read, and given back upright with its places; or refused with the reason."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.cards import Card
from companion.engine import Refused
from companion.signals import CardsSeen, SeenCard
from companion.speech import keys
from hardware.camera import Picture, read_picture
from hardware.handphoto import PhotoReader
from tests.hardware.test_photo import BAD, jpeg, png_of, turned


class Reader:
    """Sees one card that fills the picture."""

    def read(self, picture: Picture, packs: int = 1) -> CardsSeen:
        high, wide = picture.shape[:2]
        return CardsSeen((SeenCard(Card("7h"), 1.0, quad=((0, 0), (wide, 0), (wide, high), (0, high))),))


def test_places_are_those_of_the_upright_jpeg_that_is_given_back() -> None:
    large = cv2.resize(np.random.default_rng(1).integers(0, 255, (9, 16, 3), np.uint8), (4000, 2250))
    seen, data = PhotoReader(Path(), Reader)(turned(jpeg(large), 6), 2)
    picture = read_picture(data)
    assert picture is not None
    assert picture.shape[:2] == (1280, 720)
    assert seen.cards[0].quad is not None
    assert np.allclose(seen.cards[0].quad[2], (720, 1280), atol=1)


@pytest.mark.parametrize("data", [data for data, _ in BAD], ids=[why for _, why in BAD])
def test_what_is_no_photo_is_refused_with_a_reason_that_has_words(data: bytes) -> None:
    with pytest.raises(Refused) as refused:
        PhotoReader(Path(), Reader)(data, 2)
    assert refused.value.prompt.key in keys("en")


def test_the_numbers_go_with_the_reason() -> None:
    with pytest.raises(Refused) as refused:
        PhotoReader(Path(), Reader)(png_of(60_000, 50_000), 2)
    assert refused.value.prompt.values == {"wide": 60_000, "high": 50_000}


def test_an_eye_that_cannot_be_loaded_means_cards_by_hand() -> None:
    def torn() -> Reader:
        raise OSError("torn model")

    with pytest.raises(Refused, match="no_reader"):
        PhotoReader(Path(), torn)(jpeg(), 2)
