"""A reader that knows this table's packs: surer, doubtful, never against the network; custom cards and backs."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.deck import Custom, Pack, Taught
from companion.cards import BACK, UNKNOWN, Card
from companion.signals import CardsSeen, SeenCard
from hardware.eye.own_deck import (
    NAME,
    OwnDeckReader,
    Picture,
    card_quads,
    cuts,
    flattened,
    indices,
    likeness,
    pack_of,
    sharpened,
    taught_from,
)
from hardware.pretend.cloth import Cloth, Lying, quad
from hardware.pretend.faces import HIGH_MM, WIDE_MM

CLOTH = Cloth(4)
SUIT = tuple(Card(rank + "h") for rank in "23456789TJQKA")
PLACES = tuple((-225 + 75 * (n % 7), -75 + 130 * (n // 7)) for n in range(13))
INDEX_MM = (6.6, 13.7)
"""Where the index of a drawn card has its middle."""


def photo(*lying: Lying, noise: int = 0) -> Picture:
    return CLOTH.noisy(CLOTH.drawn(lying), noise)


def seen(lying: Lying, card: Card | None = None, chance: float = 0.99, corners: int = 2,
         others: tuple[tuple[Card, float], ...] = ()) -> SeenCard:
    """What a network would say of the card that lies there."""
    corner = np.array(quad(lying), np.float32)
    flat = np.array([[0, 0], [WIDE_MM, 0], [WIDE_MM, HIGH_MM], [0, HIGH_MM]], np.float32)
    onto = cv2.getPerspectiveTransform(flat, corner)
    x, y = INDEX_MM
    spots = np.array([[(x, y), (WIDE_MM - x, HIGH_MM - y)]], np.float32)[:, :corners]
    points = tuple((float(px), float(py)) for px, py in cv2.perspectiveTransform(spots, onto)[0])
    return SeenCard(lying.card if card is None else card, chance, "", quad(lying), points, others)


@pytest.fixture(scope="module")
def pack() -> Pack:
    """The hearts of the drawn pack, taught from one photo."""
    lying = [Lying(card, "S", *place, n - 6) for n, (card, place) in enumerate(zip(SUIT, PLACES, strict=True))]
    return taught_from(Pack("drawn"), photo(*lying), [(seen(one), one.card) for one in lying])


@pytest.fixture(scope="module")
def taught(pack: Pack) -> Taught:
    return Taught({"drawn": pack})


@pytest.mark.parametrize("angle", [0, 40, 90, 180, 250])
def test_indices_stand_upright_in_their_cuts(pack: Pack, angle: float) -> None:
    lying = Lying(Card("7h"), "S", 30, -20, angle)
    for one in indices(seen(lying)):
        assert one[3] == pytest.approx(18 * 1280 / 534, rel=0.25)
    alike = likeness(photo(lying, noise=3), seen(lying), pack)
    assert max(alike, key=lambda name: alike[name]) == Card("7h")


def test_both_corners_and_only_one_are_cut(pack: Pack) -> None:
    lying = Lying(Card("7h"), "S", 0, 0)
    assert [cut.shape for cut in cuts(photo(lying), seen(lying))] == [(56, 40, 3)] * 2
    assert len(cuts(photo(lying), seen(lying, corners=1))) == 1
    assert cuts(photo(lying), SeenCard(UNKNOWN, 0.0)) == []


@pytest.mark.parametrize("name", SUIT)
def test_a_card_between_two_guesses_gets_its_name(taught: Taught, name: Card) -> None:
    lying = Lying(name, "S", 60, 10, 25)
    other = SUIT[SUIT.index(name) - 1]
    doubtful = seen(lying, UNKNOWN, 0.48, others=((other, 0.48), (name, 0.47)))
    (card,) = sharpened(photo(lying, noise=5), CardsSeen((doubtful,)), taught).cards
    assert card.card == name
    assert card.confidence >= NAME


@pytest.mark.parametrize("name", SUIT)
def test_a_network_that_is_sure_is_never_contradicted(taught: Taught, name: Card) -> None:
    lying = Lying(name, "S", 60, 10, 25)
    other = SUIT[SUIT.index(name) - 1]
    (card,) = sharpened(photo(lying), CardsSeen((seen(lying, other, 0.97, others=((name, 0.02),)),)), taught).cards
    assert card.card in (other, UNKNOWN)
    assert card.confidence < 0.97


def test_a_right_name_becomes_surer(taught: Taught) -> None:
    lying = Lying(Card("8h"), "S", 60, 10)
    before = CardsSeen((seen(lying, chance=0.92, others=((Card("6h"), 0.05),)),))
    (card,) = sharpened(photo(lying), before, taught).cards
    assert (card.card, card.confidence > 0.95) == (Card("8h"), True)


def test_a_card_that_the_network_did_not_think_of_is_not_named(taught: Taught) -> None:
    lying = Lying(Card("8h"), "S", 60, 10)
    doubtful = seen(lying, UNKNOWN, 0.5, others=((Card("2h"), 0.5), (Card("3h"), 0.4)))
    assert sharpened(photo(lying), CardsSeen((doubtful,)), taught).cards[0].card == UNKNOWN


def test_a_card_that_was_not_taught_keeps_its_name(taught: Taught) -> None:
    lying = Lying(Card("8s"), "S", 60, 10)
    before = CardsSeen((seen(lying, chance=0.95),))
    assert sharpened(photo(lying), before, taught).cards[0].card == Card("8s")


def test_one_pack_still_holds_each_face_once(taught: Taught) -> None:
    first, second = Lying(Card("8h"), "S", -80, 10), Lying(Card("8h"), "S", 80, 10)
    doubtful = seen(second, UNKNOWN, 0.48, others=((Card("8h"), 0.48), (Card("6h"), 0.4)))
    told = CardsSeen((seen(first), doubtful))
    names = [card.card for card in sharpened(photo(first, second), told, taught).cards]
    assert names == [Card("8h"), UNKNOWN]
    names = [card.card for card in sharpened(photo(first, second), told, taught, packs=2).cards]
    assert names == [Card("8h"), Card("8h")]


def test_nothing_taught_changes_nothing() -> None:
    lying = Lying(Card("8h"), "S", 0, 0)
    before = CardsSeen((seen(lying),))
    assert sharpened(photo(lying), before, Taught()) is before


class Network:
    """Sees what it is told."""

    def __init__(self, *cards: SeenCard) -> None:
        self.cards = cards

    def read(self, picture: Picture, packs: int = 1) -> CardsSeen:
        return CardsSeen(self.cards)


def alone(card: str, angle: float = 12) -> Picture:
    """The one card of a photo, laid flat, as it is taught."""
    picture = photo(Lying(Card(card), "S", 5, -5, angle))
    return flattened(picture, card_quads(picture)[0])


@pytest.fixture(scope="module")
def own() -> Taught:
    """A dragon worth 7, and the back of the drawn pack."""
    dragon = Card("!dragon")
    return Taught({"drawn": Pack("drawn", {}, alone("##"))}, {dragon: Custom(dragon, 7, alone("!dragon"))})


@pytest.mark.parametrize("angle", [0, 30, 90, 170, 200, 280])
def test_M5_M31_a_custom_card_is_named_at_any_angle(own: Taught, angle: float) -> None:
    lying = Lying(Card("!dragon"), "S", 80, 20, angle)
    (card,) = OwnDeckReader(Network(), lambda: own).read(photo(lying, noise=angle > 100)).cards
    assert (card.card, card.confidence >= 0.8) == (Card("!dragon"), True)


def test_M5_another_custom_card_and_an_ordinary_one_are_not_named_after_it(own: Taught) -> None:
    for name in ("!rules", "Qs", "7h", "??"):
        cards = OwnDeckReader(Network(), lambda: own).read(photo(Lying(Card(name), "S", 80, 20, 15))).cards
        assert [card.card for card in cards if card.card.known] == [], name


def test_a_card_that_was_named_is_not_looked_at_again(own: Taught) -> None:
    lying = Lying(Card("!dragon"), "S", 80, 20)
    named = replace(seen(lying), card=Card("7h"))
    assert [card.card for card in OwnDeckReader(Network(named), lambda: own).read(photo(lying)).cards] == [Card("7h")]


def test_a_card_face_down_is_a_back(own: Taught) -> None:
    lying = Lying(BACK, "S", 80, 20, 15)
    outline = SeenCard(UNKNOWN, 0.0, quad=quad(lying))
    for network in (Network(), Network(outline)):
        (card,) = OwnDeckReader(network, lambda: own).read(photo(lying)).cards
        assert card.card == BACK


def test_M3_M4_the_pack_is_told_by_its_back(own: Taught) -> None:
    lying = Lying(BACK, "S", 80, 20, 15)
    picture = photo(lying)
    assert pack_of(picture, quad(lying), own) == "drawn"
    assert pack_of(np.ascontiguousarray(picture[..., ::-1]), quad(lying), own) == ""


def test_an_empty_table_has_no_cards(own: Taught) -> None:
    assert OwnDeckReader(Network(), lambda: own).read(photo()).cards == ()
    assert OwnDeckReader(Network(), lambda: own).read(np.zeros((0, 0, 3), np.uint8)).cards == ()

