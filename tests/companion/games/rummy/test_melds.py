"""Sets and runs against an independent statement of the rules, and counts worked out by hand (R8 to R23)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, permutations

import pytest

from companion.cards import Card, cards, pack
from companion.errors import Unreadable
from companion.games.rummy.layoffs import layoff_positions, replaceable
from companion.games.rummy.melds import GAMERULES, PAGAT, MeldRules, Reading, laid, meld, readings
from companion.games.rummy.why_not import why_not
from companion.games.rummy.wilds import is_wild

CIRCLE = "A23456789TJQKA"
"""Ranks by place 1 to 14: the ace stands at both ends (R11)."""


def slow_readings(group: Sequence[Card], rules: MeldRules) -> set[str]:
    """Every set and run that some order of the cards can be, read off the rules one by one."""
    found = set()
    for rank in "3456789TJQKA":
        natural = [card for card in group if card.notation[0] == rank]
        rest = [card for card in group if card.notation[0] != rank]
        suits = [card.suit for card in natural]
        if all(map(is_wild, rest)) and 3 <= len(group) <= 4 and len(set(suits)) == len(suits) \
                and (natural or rules.wild_only):
            found.add(f"set:{rank}")
    for suit in "cdhs":
        for start in range(1, 15 - len(group) + 1):
            wanted = [CIRCLE[place - 1] + suit for place in range(start, start + len(group))]
            for order in set(permutations(group)):
                same = [str(card) == want for card, want in zip(order, wanted, strict=True)]
                wild = [is_wild(card) for card in order]
                if len(group) >= 3 and all(a or b for a, b in zip(same, wild, strict=True)) \
                        and (any(same) or rules.wild_only):
                    found.add(f"run:{suit.upper()}:{start}-{start + len(group) - 1}")
                    break
    return found


@pytest.mark.parametrize("seed", range(150))
def test_R8_R14_readings_are_those_of_the_slow_way(seed: int) -> None:
    rng = random.Random(seed)
    ranks, suits = [*rng.sample("23456789TJQKA", 5), "2"], rng.sample("cdhs", 2)
    near = [card for card in pack() * 2 if card.rank in ranks and card.notation[1] in suits]
    group = rng.sample([*near, Card("*r"), Card("*b")], rng.randint(2, 5))
    rules = rng.choice((PAGAT, GAMERULES))
    assert {str(meant) for meant in readings(group, rules)} == slow_readings(group, rules), " ".join(map(str, group))


@pytest.mark.parametrize("seed", range(80))
def test_why_not_has_a_reason_exactly_where_nothing_can_be_read(seed: int) -> None:
    rng = random.Random(seed)
    group = rng.sample([*pack(jokers=2), *pack()], rng.randint(1, 6))
    for rules in (PAGAT, GAMERULES, MeldRules(max_wild=1), MeldRules(dup_suits=True)):
        assert (why_not(group, rules) is None) == bool(readings(group, rules)), " ".join(map(str, group))


@pytest.mark.parametrize("seed", range(60))
def test_a_meld_lies_as_it_was_read(seed: int) -> None:
    rng = random.Random(seed)
    group = rng.sample([*pack(jokers=2), Card("2h"), Card("2c")], 3)
    for meant in readings(group):
        lies = laid(group, meant)
        assert lies is not None
        assert sorted(lies.cards) == sorted(group)


def test_perft_natural_melds_of_three_cards() -> None:
    # Sets: 12 ranks (no twos), 4 ways to choose 3 of 4 suits. Runs: 4 suits, from 3-4-5 to Q-K-A 10 each.
    found = [readings(group, PAGAT) for group in combinations([card for card in pack() if not is_wild(card)], 3)]
    assert sum(len(meant) for meant in found) == 12 * 4 + 4 * 10


def test_perft_pairs_with_one_joker() -> None:
    # Sets: 12 ranks, 6 pairs of suits, one meaning each. Runs (4 suits): neighbours 3-4 to J-Q have two meanings,
    # K-A one ... counted with the ace at both ends:
    # gap 0: 3-4 ... Q-K: 10 pairs, each below and above: 20. K-A: Q-K-A only: 1.
    # gap 1: 3-5 ... J-K: 9 pairs, Q-A: 1, A-3: 1, one meaning each: 11.
    found = [readings((*pair, Card("*r"))) for pair in combinations([c for c in pack() if not is_wild(c)], 2)]
    assert sum(len(meant) for meant in found) == 12 * 6 + 4 * (20 + 1 + 11)


def test_perft_wild_cards_alone() -> None:
    # Three jokers: 12 ranks as a set, 4 suits with 12 places as a run; four: 12 and 4 with 11; five: only 4 with 10.
    assert [len(readings((Card("*r"),) * n)) for n in (3, 4, 5, 13)] == [60, 56, 40, 8]
    assert [len(readings((Card("*r"),) * n, GAMERULES)) for n in (3, 4)] == [0, 0]


def test_perft_layoffs_of_the_whole_pack() -> None:
    # On 4-5-6 of diamonds: the 3 and the 7, and of each of the four twos and two jokers both ends.
    found = [layoff_positions(meld("4d 5d 6d", "run:D:4-6"), card) for card in pack(jokers=2)]
    assert sum(map(len, found)) == 2 + 6 * 2


@pytest.mark.parametrize("wilds", list(combinations_with_replacement(("2c", "2h", "*r"), 2)))
def test_R23_only_wild_cards_are_exchanged(wilds: tuple[str, str]) -> None:
    for start in range(1, 13):
        group = cards(" ".join(wilds) + " " + {1: "A"}.get(start, CIRCLE[start - 1]) + "h")
        lies = laid(group, Reading.parse(f"run:H:{start}-{start + 2}"))
        for card in pack():
            for place in replaceable(lies, card) if lies else ():
                assert lies is not None
                assert is_wild(lies.cards[place])
                assert lies.cards[place] != card


@pytest.mark.parametrize("text", [
    "set:2", "set:1", "set:", "run:x:1-3", "run:H:0-3", "run:H:9-15", "run:H:1-14", "7h", "run:H:5",
])
def test_an_unreadable_reading_says_so(text: str) -> None:
    with pytest.raises(Unreadable):
        Reading.parse(text)


@pytest.mark.parametrize(("group", "key", "rule"), [
    ("7c 7d", "r.why.too_few", "R8"), ("7c 7c 7d", "r.why.same_suit", "R9-P"),
    ("7c 7d *r *r 2s", "r.why.set_full", "R9-P"),
    ("5s 5s 6s", "r.why.twice", "R10"), ("5s *r 8s 9s", "r.why.gap", "R10"), ("Qh Kh Ah 3h *r", "r.why.corner", "R11"),
    ("7c 8d 9h", "r.why.mixed", "R8"), ("7c 7d ??", "r.why.unread", "R8"),
])
def test_why_not_names_the_rule(group: str, key: str, rule: str) -> None:
    reason = why_not(tuple(Card(text) for text in group.split()))
    assert reason is not None
    assert (reason.key, reason.rule) == (key, rule)
