"""What follows from readings without any picture: fans, packs that hold a face once, cards made of two corners."""

from __future__ import annotations

import numpy as np
import pytest

from companion.cards import RANKS, UNKNOWN, Card
from hardware.eye.index_geometry import FoundIndex
from hardware.eye.index_reader import NO_INDEX, SUITS, Reading
from hardware.eye.joining import in_a_fan, join, reported
from hardware.eye.thresholds import DEFAULT


def reading(name: str, x: float, y: float, chance: float = 0.999, angle: float = 0.0, second: str = "") -> Reading:
    """An index of 30 px that reads `name` with `chance`; the rest goes to the rank of `second`."""
    ranks = np.full(15, (1 - chance) / 1000)
    ranks[RANKS.index(name[0])] = chance
    if second:
        ranks[RANKS.index(second)] = 1 - chance
    ranks[NO_INDEX] = 1e-6
    suits = np.full(4, 0.0001)
    suits[SUITS.index(name[1])] = 0.9997
    return Reading(FoundIndex(x, y, angle, 30.0, 0.99), ranks / ranks.sum(), suits)


def told(readings: list[Reading], packs: int = 1) -> list[str]:
    """The names that are reported, sorted."""
    return sorted(str(seen.card) for seen, _ in reported(join(readings, packs, DEFAULT), packs, DEFAULT))


def test_two_corners_of_one_name_that_face_each_other_are_one_card() -> None:
    assert told([reading("7h", 300, 300), reading("7h", 370, 410, angle=np.pi)]) == ["7h"]


def test_two_corners_of_different_names_are_two_cards() -> None:
    assert told([reading("7h", 300, 300), reading("8h", 370, 410, angle=np.pi)]) == ["7h", "8h"]


@pytest.mark.parametrize(("chance", "names"), [(0.75, ["7h"]), (0.999, ["7h", "Th"])])
def test_two_doubtful_corners_on_a_surer_card_are_its_pips(chance: float, names: list[str]) -> None:
    """Two hearts of a seven that look a little like tens; a small card that really lies on it is surer."""
    seven = [reading("7h", 300, 300), reading("7h", 390, 430, angle=np.pi)]
    pips = [reading("Th", 330, 335, chance, second="2"), reading("Th", 360, 395, chance, angle=np.pi, second="2")]
    cards = join([*seven, *pips], 1, DEFAULT)
    assert sorted(str(card.best) for card in cards) == names


def test_a_corner_between_others_of_a_hand_is_in_a_fan() -> None:
    cards = join([reading(name, 300 + 30 * n, 300) for n, name in enumerate(("2h", "3s", "Kd"))], 1, DEFAULT)
    assert all(in_a_fan(card, cards) for card in cards)


@pytest.mark.parametrize(("apart", "angle"), [(400.0, 0.0), (30.0, 1.5)])
def test_corners_far_apart_or_turned_are_no_fan(apart: float, angle: float) -> None:
    cards = join(
        [reading(n, 300 + apart * i, 300, angle=angle * i) for i, n in enumerate(("2h", "3s", "Kd"))], 1, DEFAULT
    )
    assert not any(in_a_fan(card, cards) for card in cards)


def test_a_lone_corner_that_is_less_sure_is_named_only_in_a_fan() -> None:
    doubtful = (DEFAULT.fan + DEFAULT.lone) / 2
    alone = [reading("2h", 300, 300, doubtful, second="7")]
    assert told(alone) == ["??"]
    assert told([*alone, reading("3s", 330, 300), reading("Kd", 360, 300)]) == ["2h", "3s", "Kd"]


def test_a_face_that_the_pack_no_longer_holds_takes_the_name_that_is_left() -> None:
    """One pack holds each card once: a place that reads 8 or 3 of hearts where the 8 lies elsewhere is the 3."""
    twins = [reading("8h", 300, 300), reading("8h", 700, 300, 0.6, second="3")]
    assert told(twins) == ["3h", "8h"]
    assert told(twins, packs=2) == ["8h", "??"] or told(twins, packs=2) == ["??", "8h"]


def test_a_second_place_without_another_name_is_a_doubt() -> None:
    seen = [s for s, _ in reported(join([reading("8h", 300, 300), reading("8h", 700, 300)], 1, DEFAULT), 1, DEFAULT)]
    assert [s.card for s in seen] == [Card("8h"), UNKNOWN]
    assert seen[1].others[0][0] == Card("8h")
    assert seen[1].confidence <= 0.5
