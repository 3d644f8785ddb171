"""JSON both ways, and clear words for JSON that is not ours."""

from __future__ import annotations

from typing import Any

import pytest

from companion import codec
from companion.cards import Card
from companion.engine import Setup
from companion.errors import Unreadable
from companion.seats import Seat
from companion.signals import CardsSeen, Edge, Press, Race, RaceKind, SeenCard

RACE = Race(RaceKind.CLEAR, (Press(Seat.S, "main", 5), Press(Seat.N, "magic", 9)), (), 4, 5000, 1,
            (Edge(Seat.S, "main", 5, True),))
SEEN = CardsSeen((SeenCard(Card("Th"), 0.5, "S", ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.5)), ((2.0, 3.0),),
                           ((Card("7h"), 0.25),)),))


@pytest.mark.parametrize("value", [RACE, SEEN, Setup("pile", ("Ada", "آدا"), {"goal": 3}, {"!dragon": 9})])
def test_a_value_survives_the_way_to_json_and_back(value: Any) -> None:
    assert codec.read((type(value),), codec.write(value)) == value


@pytest.mark.parametrize(
    ("data", "hint"),
    [
        ([], "expected an object"),
        ({"is": "Nothing"}, "none of Press"),
        ({"is": "Press", "seat": "S", "pad": "main"}, "needs at_ns"),
        ({"is": "Press", "seat": "S", "pad": "main", "at_ns": 1, "more": 2}, "has no more"),
        ({"is": "Press", "seat": "X", "pad": "main", "at_ns": 1}, "Press.seat"),
        ({"is": "Press", "seat": "S", "pad": "main", "at_ns": True}, "must be int"),
        ({"is": "Press", "seat": "S", "pad": "main", "at_ns": "1"}, "must be int"),
    ],
)
def test_wrong_json_is_refused_with_the_place_named(data: Any, hint: str) -> None:
    with pytest.raises(Unreadable, match=hint):
        codec.read((Press,), data)


def test_a_value_that_cannot_be_stored_is_refused() -> None:
    with pytest.raises(Unreadable, match="object cannot be stored"):
        codec.write(object())
