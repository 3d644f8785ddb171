"""Poker hands (M22, M31): every hand there is, every reason, and the public faults of other evaluators."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import pytest

from companion.cards import RANKS, Card, cards, pack
from companion.errors import UnreadableCard
from companion.hands import Category, Hand, compare, number, value

SIZES = {
    Category.STRAIGHT_FLUSH: 40,
    Category.QUADS: 624,
    Category.FULL_HOUSE: 3_744,
    Category.FLUSH: 5_108,
    Category.STRAIGHT: 10_200,
    Category.TRIPS: 54_912,
    Category.TWO_PAIR: 123_552,
    Category.PAIR: 1_098_240,
    Category.HIGH_CARD: 1_302_540,
}
"""How many of the 2,598,960 five-card hands of one pack fall into each class."""
DISTINCT = {
    Category.STRAIGHT_FLUSH: 10,
    Category.QUADS: 156,
    Category.FULL_HOUSE: 156,
    Category.FLUSH: 1_277,
    Category.STRAIGHT: 10,
    Category.TRIPS: 858,
    Category.TWO_PAIR: 858,
    Category.PAIR: 2_860,
    Category.HIGH_CARD: 1_277,
}
"""How many different values each class has: 7,462 in all."""


def shapes() -> Iterator[tuple[tuple[Card, ...], int]]:
    """A hand for each way ranks and "all of one suit" can fall, with the number of real hands that look like it."""
    for ranks in combinations_with_replacement(RANKS, 5):
        counts = Counter(ranks)
        if max(counts.values()) > 4:
            continue
        ways = prod(comb(4, n) for n in counts.values())
        flushes = 4 if len(counts) == 5 else 0
        if flushes:
            yield tuple(Card(rank + "s") for rank in ranks), flushes
        suits = {rank: iter("cdhs") for rank in counts}
        mixed = [rank + next(suits[rank]) for rank in ranks]
        if flushes:
            mixed[-1] = ranks[-1] + "d"
        yield tuple(Card(card) for card in mixed), ways - flushes


SHAPES = [(value(hand), ways) for hand, ways in shapes()]


def test_M22_all_2598960_hands_fall_into_the_known_classes() -> None:
    sizes = Counter[Category]()
    for hand, ways in SHAPES:
        sizes[hand.category] += ways
    assert sizes == SIZES
    assert sizes.total() == 2_598_960


def test_M22_the_classes_have_the_known_numbers_of_different_values() -> None:
    distinct = Counter(hand.category for hand in {hand for hand, _ in SHAPES})
    assert distinct == DISTINCT
    assert distinct.total() == 7_462


def test_M22_only_ranks_and_one_suit_matter() -> None:
    # The two tests above look at one hand of each shape: here real hands are compared with their shape's hand.
    rng = random.Random(22)
    for _ in range(5_000):
        hand = rng.sample(pack(), 5)
        suits = dict(zip("cdhs", rng.sample("cdhs", 4), strict=True))
        turned = [Card(card.notation[0] + suits[card.notation[1]]) for card in rng.sample(hand, 5)]
        assert value(turned) == value(hand), f"seed 22: {hand}"


LADDER = (
    "", "!rules", "2c", "2c !rules", "3c 2c", "Ah", "Ah !rules", "As 2c", "As Kd", "As Kd Qh 9s 2c", "4c 4d",
    "4c 4d !rules",
    "4c 4d 2h", "Kc Kd 9h 5c 3d", "2c 2d 3h 3s", "2c 2d 3h 3s 4c", "As Ah Kd Kc 2s", "7c 7d 7h", "7c 7d 7h Ks Qs",
    "As 2d 3c 4h 5s", "2s 3d 4c 5h 6s", "Ts Jd Qc Kh As", "2s 4s 5s 6s 7s", "As Ks Qs Js 9s", "2s 2d 2c Ad Ac",
    "3s 3d 3c 2d 2c", "9c 9d 9h 9s", "9c 9d 9h 9s Kd", "As 2s 3s 4s 5s", "2s 3s 4s 5s 6s", "Ts Js Qs Ks As",
)
"""Hands, each lower than the next."""


def test_M22_the_ladder_of_hands_is_strictly_rising() -> None:
    hands = [value(cards(text)) for text in LADDER]
    for (low, a), (high, b) in combinations(zip(hands, LADDER, strict=True), 2):
        assert low < high, f"{a!r} must be lower than {b!r}"


def test_M22_every_comparison_has_a_reason_and_turns_round() -> None:
    for a, b in combinations(LADDER, 2):
        verdict, back = compare(cards(a), cards(b)), compare(cards(b), cards(a))
        assert (verdict.winner, back.winner) == (1, 0)
        assert verdict.reason == back.reason
        assert verdict.reason.key != "hand.reason.equal"


@pytest.mark.parametrize(
    ("first", "second", "winner", "key", "values"),
    [
        ("7c 7d 7h", "As Ah Kd Kc", 0, "category", ("term.hand.three", "term.hand.two_pair")),
        ("4c 4d", "5c 5d", 1, "rank", ("term.rank.5", "term.rank.4")),
        ("As Ah 3c 3d 2s", "Ac Ad 4c 4d 2h", 1, "rank", ("term.rank.4", "term.rank.3")),
        ("2s 2d 2c Ad Ac", "2s 2d 2c Kd Kc", 0, "rank", ("term.rank.A", "term.rank.K")),
        ("As 2d 3c 4h 5s", "2s 3d 4c 5h 6s", 1, "rank", ("term.rank.6", "term.rank.5")),
        ("4c 4d Ah", "4h 4s Kh", 0, "kicker", ("term.rank.A", "term.rank.K")),
        ("As Kd Qh 9s 2c", "Ac Kh Qd 8s 7c", 0, "kicker", ("term.rank.9", "term.rank.8")),
        ("4c 4d", "4h 4s 2h", 1, "missing", ("term.rank.2",)),
        ("As", "Ah !rules", 1, "missing", ("term.rank.none",)),
        ("As 2c", "Ah !rules", 0, "kicker", ("term.rank.2", "term.rank.none")),
    ],
)
def test_M22_the_reason_names_what_decided(
    first: str, second: str, winner: int, key: str, values: tuple[str, ...]
) -> None:
    verdict = compare(cards(first), cards(second))
    assert verdict.winner == winner
    assert verdict.reason.key == f"hand.reason.{key}"
    assert tuple(inner.key for inner in verdict.reason.values.values()) == values


def test_M23_equal_ranks_are_a_tie() -> None:
    verdict = compare(cards("Ks Kh 9d 5c 3s"), cards("Kd Kc 9h 5s 3h"))
    assert (verdict.winner, verdict.reason.key) == (None, "hand.reason.equal")


def test_M23_two_empty_hands_are_a_tie() -> None:
    assert compare((), ()).winner is None


@pytest.mark.parametrize("text", ["2c 3c 4c 5c", "Ac Kc Qc Jc"])
def test_M22_four_cards_are_neither_straight_nor_flush(text: str) -> None:
    assert value(cards(text)).category is Category.HIGH_CARD


@pytest.mark.parametrize("text", ["Qs Kd Ah 2c 3s", "Ks Ad 2h 3c 4s", "Js Qd Kh Ac 2s"])
def test_M22_no_straight_runs_over_the_ace(text: str) -> None:
    assert value(cards(text)).category is Category.HIGH_CARD


def test_M22_a_flush_of_two_packs_beats_the_pair_within_it() -> None:
    assert value(cards("As As Ks Qs 3s")) == Hand(Category.FLUSH, (14, 14, 13, 12, 3))
    assert value(cards("As As Ks Ks 3s")) > value(cards("Ah Ad As Kc Qh"))


def test_M22_the_wheel_is_the_lowest_straight_flush_too() -> None:
    assert value(cards("As 2s 3s 4s 5s")) == Hand(Category.STRAIGHT_FLUSH, (5,))


def test_M31_an_unranked_card_never_pairs() -> None:
    assert value(cards("!rules !rules")) == Hand(Category.HIGH_CARD, (0, 0, -1, -1, -1))


def test_M31_an_unranked_card_spoils_straight_and_flush() -> None:
    assert value(cards("2s 3s 4s 5s !rules")).category is Category.HIGH_CARD


def test_M31_an_agreed_card_pairs_and_makes_five_of_a_kind() -> None:
    assert value(cards("9c 9d 9h 9s !nine"), {"!nine": 9}).category is Category.FIVE_OF_A_KIND


def test_M31_an_agreed_card_fills_a_straight_but_no_flush() -> None:
    assert value(cards("2s 3s 4s 5s !six"), {"!six": 6}) == Hand(Category.STRAIGHT, (6,))


def test_M31_a_card_nobody_agreed_on_is_unranked() -> None:
    assert number(Card("!other"), {"!nine": 9}) == 0


def test_M22_of_more_than_five_cards_the_best_five_count() -> None:
    assert value(cards("2c 2d 7s 8s 9s Ts Js")) == Hand(Category.STRAIGHT_FLUSH, (11,))


def test_fault_pokersolver_32_seven_in_a_row_are_a_straight_to_the_top() -> None:
    assert value(cards("2c 3d 4s 5s 6h 7s 8c")) == Hand(Category.STRAIGHT, (8,))


def test_fault_PyPokerEngine_69_A2345_is_a_straight() -> None:
    assert value(cards("Ac 2d 3s 4s 5h")).category is Category.STRAIGHT


def test_fault_PyPokerEngine_68_the_sixth_card_never_decides() -> None:
    board = "As Ks Qd Jd 9h"
    assert compare(cards(f"{board} 2c"), cards(f"{board} 8c")).winner is None


def test_fault_phe_3_10c_and_Tc_are_the_same_card() -> None:
    assert value(cards("10c 10d")) == value(cards("Tc Td"))


@pytest.mark.parametrize("text", ["1Oc", "11c", "0c", "10", "Tcc", ""])
def test_fault_poker_8_a_card_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(UnreadableCard):
        Card.parse(text)


def test_fault_PokerHandEvaluator_83_greater_is_better() -> None:
    assert value(cards("As Ah")) > value(cards("Ks Kh"))


def test_MA15_fewer_cards_always_lose_where_the_house_says_so() -> None:
    verdict = compare(cards("As Ah Ad Ac"), cards("2c 3d 4h 5s 7c"), fewer_loses=True)
    assert (verdict.winner, verdict.reason.key) == (1, "hand.reason.fewer")


def test_MA15_the_same_number_of_cards_is_compared_by_rank() -> None:
    assert compare(cards("As Ah"), cards("2c 3d"), fewer_loses=True).winner == 0


def test_MA15_without_the_house_rule_rank_decides() -> None:
    assert compare(cards("As Ah Ad Ac"), cards("2c 3d 4h 5s 7c")).winner == 0
