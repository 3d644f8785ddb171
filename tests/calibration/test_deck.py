"""What was taught of packs: kept and read back, likeness of cuts, faces and backs."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest

from calibration.deck import (
    FACE,
    FEW,
    Custom,
    Pack,
    Taught,
    backs_alike,
    checked_name,
    custom_card,
    faces_alike,
)
from calibration.deckstore import keep, taught
from calibration.errors import BadProfile, Unfit
from calibration.plane import Picture
from calibration.profile import Profiles
from companion.cards import BACK, Card
from hardware.pretend.faces import face

DICE = np.random.default_rng(3)


def cut(card: str) -> Picture:
    """The upper left corner of a drawn card as it is cut when it is taught."""
    return np.asarray(cv2.resize(face(Card(card))[14:134, 0:86], (40, 56), interpolation=cv2.INTER_AREA), np.uint8)


def worse(picture: Picture, light: float = 0.8) -> Picture:
    """The same in other light, blurred and noisy."""
    dim = cv2.GaussianBlur(picture, (3, 3), 0).astype(np.float64) * light + DICE.normal(0, 6, picture.shape)
    return np.clip(dim, 0, 255).astype(np.uint8)


def whole(card: Card) -> Picture:
    """A drawn face or back laid flat."""
    return np.asarray(cv2.resize(face(card), (FACE[1], FACE[0]), interpolation=cv2.INTER_AREA), np.uint8)


ALL = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")


@pytest.fixture(scope="module")
def drawn() -> Pack:
    pack = Pack("drawn")
    for card in ALL:
        pack = pack.taught(Card(card), [cut(card)])
    return pack


def test_every_card_is_likest_to_itself_in_other_light(drawn: Pack) -> None:
    for card in ALL:
        alike = drawn.likeness([worse(cut(card))])
        assert max(alike, key=lambda name: alike[name]) == Card(card)
        assert alike[Card(card)] > 0.9


def test_an_index_that_stands_beside_the_middle_is_known(drawn: Pack) -> None:
    moved = np.roll(cut("7h"), (2, -2), axis=(0, 1))
    alike = drawn.likeness([np.asarray(moved, np.uint8)])
    assert max(alike, key=lambda name: alike[name]) == Card("7h")


def test_only_the_newest_cuts_of_a_card_are_kept() -> None:
    pack = Pack("x")
    for light in range(FEW + 3):
        pack = pack.taught(Card("7h"), [np.full((56, 40, 3), 20 * light, np.uint8)])
    assert [int(cut[0, 0, 0]) for cut in pack.cuts[Card("7h")]] == [20 * n for n in range(3, FEW + 3)]


def test_a_cut_that_is_known_is_not_kept_twice(drawn: Pack) -> None:
    again = Taught.from_json(Taught({"drawn": drawn}).to_json()).packs["drawn"]
    assert again.taught(Card("7h"), [cut("7h")]) is again
    assert len(again.taught(Card("7h"), [cut("7h"), worse(cut("8h"))]).cuts[Card("7h")]) == 2


def test_what_is_missing_are_faces(drawn: Pack) -> None:
    assert (drawn.faces, drawn.missing) == (52, ())
    few = Pack("x").taught(Card("7h"), [cut("7h")]).taught(Card("*r"), [cut("8h")])
    assert (few.faces, len(few.missing), Card("7h") in few.missing) == (1, 51, False)


def test_an_untaught_pack_is_like_nothing() -> None:
    assert Pack("x").likeness([cut("7h")]) == {}
    assert not Taught()


def test_what_was_taught_is_read_back(tmp_path: Path, drawn: Pack) -> None:
    dragon = Custom(Card("!dragon"), 7, whole(Card("!dragon")))
    keep(tmp_path, Taught().with_pack(Pack("red", {Card("7h"): (cut("7h"),)}, whole(BACK))).with_custom(dragon))
    again = taught(tmp_path)
    assert (list(again.packs), again.specials) == (["red"], {"!dragon": 7})
    assert again.packs["red"].likeness([cut("7h")])[Card("7h")] > 0.95
    assert faces_alike(again.customs[Card("!dragon")].face, dragon.face) > 0.95


def test_M31_forgetting_leaves_the_rest(drawn: Pack) -> None:
    dragon = Custom(Card("!dragon"), 0, whole(Card("!dragon")))
    known = Taught().with_pack(drawn).with_custom(dragon)
    assert known.without("!dragon").specials == {}
    assert known.without("drawn").packs == {}
    with pytest.raises(Unfit, match=r"deck\.nothing_named"):
        known.without("other")


@pytest.mark.log_allowed("calibration.deckstore")
@pytest.mark.parametrize("torn", [
    {}, {"packs": 1, "customs": {}}, {"packs": {"x": {"cuts": {"Zx": []}, "back": None}}, "customs": {}},
    {"packs": {"x": {"cuts": {"7h": ["%%"]}, "back": None}}, "customs": {}},
    {"packs": {"x": {"cuts": {"7h": ["AAAA"]}, "back": None}}, "customs": {}},
    {"packs": {}, "customs": {"!a": {"number": "x", "face": "AAAA"}}},
])
def test_a_torn_profile_is_refused_with_a_sentence(tmp_path: Path, torn: dict[str, object]) -> None:
    Profiles(tmp_path / "calibration").save("deck", torn)
    with pytest.raises(BadProfile, match="teach them again"):
        taught(tmp_path)


@pytest.mark.parametrize("name", ["", "  ", "!x", "x" * 41, "a\x00b"])
def test_a_pack_needs_a_name(name: str) -> None:
    with pytest.raises(Unfit, match=r"deck\.name"):
        checked_name(name)


@pytest.mark.parametrize("name", ["", " ", "!", "a#b", "x" * 41])
def test_M5_a_custom_card_needs_a_name(name: str) -> None:
    with pytest.raises(Unfit, match=r"deck\.card_name"):
        custom_card(name)
    assert custom_card(" !red  dragon ") == Card("!red dragon")


def test_a_custom_card_is_itself_either_way_up_and_no_other_card() -> None:
    dragon = whole(Card("!dragon"))
    assert faces_alike(worse(dragon), dragon) > 0.9
    assert faces_alike(worse(np.ascontiguousarray(dragon[::-1, ::-1])), dragon) > 0.9
    assert max(faces_alike(whole(Card(card)), dragon) for card in ALL) < 0.45


def test_M3_M4_two_packs_are_told_apart_by_their_backs() -> None:
    blue = whole(BACK)
    red = np.ascontiguousarray(blue[..., ::-1])
    assert backs_alike(worse(blue), blue) > 0.85
    assert backs_alike(worse(red), blue) < 0.65
    assert max(backs_alike(whole(Card(card)), blue) for card in ALL) < 0.65
