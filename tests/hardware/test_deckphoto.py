"""The eye with which packs are taught: cards as one reads them, one card alone, places in the picture that is shown."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from companion.cards import UNKNOWN, Card
from companion.engine import Refused
from companion.signals import SeenCard
from hardware.deckphoto import DeckEye, in_rows
from hardware.handphoto import PhotoReader, Reader
from hardware.pretend.cloth import Lying
from tests.hardware.eye.test_own_deck import PLACES, SUIT, Network, photo, seen

LAID = [Lying(card, "S", x + n % 3, y - 3 * (n % 4), (n * 5) % 21 - 10)
        for n, (card, (x, y)) in enumerate(zip(SUIT, PLACES, strict=True))]


def eye(*cards: SeenCard) -> DeckEye:
    return DeckEye(PhotoReader(Path(), lambda: Network(*cards)))


def test_cards_that_lie_crookedly_are_told_row_by_row() -> None:
    dice = np.random.default_rng(2)
    for _ in range(20):
        shuffled = [seen(LAID[n]) for n in dice.permutation(len(LAID))]
        assert [card.card for card in in_rows(shuffled)] == list(SUIT)
    assert in_rows([]) == []


def test_only_cards_of_which_an_index_is_seen_can_be_taught() -> None:
    outline = SeenCard(UNKNOWN, 0.0, quad=seen(LAID[1]).quad)
    doubtful = seen(LAID[2], UNKNOWN, 0.5, others=((Card("6h"), 0.5),))
    laid = eye(outline, seen(LAID[0]), doubtful).laid(photo(*LAID[:3]))
    assert [(one.name, one.sure, len(one.cuts)) for one in laid] == [(SUIT[0], True, 2), (Card("6h"), False, 2)]


def test_places_are_those_of_the_picture_that_is_shown() -> None:
    picture = np.zeros((1440, 2560, 3), np.uint8)
    one = eye(seen(LAID[0])).laid(photo(LAID[0]))
    jpeg, (moved,) = eye().shown(picture, one)
    assert jpeg.startswith(b"\xff\xd8")
    assert moved.seen.quad is not None
    assert one[0].seen.quad is not None
    assert np.allclose(np.array(moved.seen.quad) * 2, one[0].seen.quad)
    assert moved.cuts is one[0].cuts


def test_a_card_alone_is_laid_flat_and_an_empty_table_has_none() -> None:
    assert eye().alone(photo()) is None
    flat = eye().alone(photo(Lying(Card("##"), "S", 10, 5, 30)))
    assert flat is not None
    assert flat.shape == (132, 94, 3)


def test_an_eye_that_cannot_be_loaded_teaches_nothing() -> None:
    def torn() -> Reader:
        raise OSError("torn model")

    with pytest.raises(Refused, match="no_reader"):
        DeckEye(PhotoReader(Path(), torn)).laid(photo())
    with pytest.raises(Refused, match="torn"):
        eye().opened(b"\xff\xd8\xff")
