"""Pictures of cards: which card was turned, where it was put, what is a doubt, and what is nothing."""

from __future__ import annotations

from companion.cards import BACK, UNKNOWN, Card, cards
from companion.engine import Doubt
from companion.games.luck import LUCK, State
from companion.games.luck.facts import Placed, Stopped, Turned
from companion.signals import BoardSeen, CardsSeen, SeenCard
from tests.companion.games.luck.tables import laid, opened, played


def turned(text: str, confidence: float = 1.0, *others: str, zone: str = "turn") -> CardsSeen:
    named = tuple((Card(other), 0.3) for other in others)
    return CardsSeen(tuple(SeenCard(card, confidence, zone, others=named) for card in cards(text)))


def doubt(state: State, seen: CardsSeen) -> Doubt:
    meant = LUCK.read(state, seen)
    assert isinstance(meant, Doubt)
    return meant


def test_a_card_in_the_zone_was_turned() -> None:
    assert LUCK.read(opened(), turned("5h")) == Turned(Card("5h"))


def test_without_zones_the_new_card_was_turned() -> None:
    state = played(laid(opened(), "4h", hoards=[("5c", ""), ("9d", "")]), "4c")
    assert LUCK.read(state, turned("4h 4c 5c 9d 7s", zone="")) == Turned(Card("7s"))
    assert LUCK.read(state, turned("4h 4c 5c 9d", zone="")) is None


def test_a_second_copy_of_the_column_left_over_is_new() -> None:
    assert LUCK.read(laid(opened(), "4h"), turned("4h 4h", zone="")) == Turned(Card("4h"))


def test_the_card_turned_last_may_still_lie_there() -> None:
    state = played(opened(), "5h")
    assert LUCK.read(state, turned("5h")) is None
    bust = played(opened(), "Kd")
    assert LUCK.read(bust, turned("Kd")) is None


def test_a_back_is_nothing() -> None:
    assert LUCK.read(opened(), CardsSeen((SeenCard(BACK, 1.0, "turn"), SeenCard(BACK, 1.0)))) is None


def test_a_card_read_with_little_confidence_is_a_doubt_with_names() -> None:
    meant = doubt(opened(), turned("6h", 0.5, "9h", "As"))
    assert [choice.action for choice in meant.choices if not choice.ask] == [Turned(Card("6h")), Turned(Card("9h"))]


def test_an_unread_card_is_a_doubt() -> None:
    meant = doubt(opened(), CardsSeen((SeenCard(UNKNOWN, 0.9, "turn", others=((Card("6h"), 0.4),)),)))
    assert meant.choices[0].action == Turned(Card("6h"))
    assert meant.choices[-1].ask[0].kind == "card"


def test_a_card_that_cannot_be_in_the_pile_is_a_doubt_that_names_it() -> None:
    assert doubt(opened(), turned("Qh")).prompt.values["card"] == Card("Qh")
    assert doubt(laid(opened(), pile="5h 6h"), turned("7h")).prompt.key == "l.doubt.impossible"


def test_two_new_cards_are_a_doubt() -> None:
    assert doubt(opened(), turned("5h 6c")).prompt.values["n"] == 2


def test_the_place_of_a_doubt_is_shown() -> None:
    quad = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
    assert doubt(opened(), CardsSeen((SeenCard(Card("6h"), 0.4, "turn", quad),))).places == (quad,)


def test_a_card_in_a_column_was_placed() -> None:
    state = played(opened(), "5h", "9c")
    assert LUCK.read(state, turned("9c", zone="column-2")) == Placed(2)
    assert LUCK.read(state, turned("9c")) is None


def test_nothing_is_read_after_the_last_card() -> None:
    state = played(laid(opened(), pile="5h", exhausted=1), "5h")
    assert (LUCK.read(state, turned("6h")), LUCK.wants(state)) == (None, ())
    assert LUCK.wants(played(state, Stopped(1))) == ()


def test_a_board_means_nothing_here() -> None:
    assert LUCK.read(opened(), BoardSeen()) is None


def test_the_senses_are_asked_for_the_turned_card_then_for_the_column() -> None:
    state = played(opened(), "5h")
    assert LUCK.wants(state)[0].zones == ("turn",)
    assert LUCK.wants(played(state, "9c"))[0].zones == ("column-1", "column-2")


def test_without_zones_an_unread_card_is_new_when_all_others_are_there() -> None:
    state = played(opened(), "5h")
    both = CardsSeen((SeenCard(Card("5h"), 1.0), SeenCard(UNKNOWN, 0.9)))
    assert doubt(state, both).prompt.key == "l.doubt.card"
    assert LUCK.read(state, CardsSeen((SeenCard(UNKNOWN, 0.9),))) is None
