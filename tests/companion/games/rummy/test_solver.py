"""The solver against the slow way, and against hands worked out by hand."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from companion.cards import Card, cards, pack
from companion.games.rummy.contracts import CAP_IT, PUSH, Contract, Part, contract, missing
from companion.games.rummy.melds import GAMERULES, PAGAT, Meld, MeldRules, meld, run_ok, set_ok
from companion.games.rummy.solver import Plan, can_meet, lay_offs, least_penalty
from companion.games.rummy.solver.prices import Prices
from companion.games.rummy.solver.search import Search
from companion.games.rummy.wilds import is_wild
from tests.companion.games.rummy.brute import least

HOUSES = (PAGAT, GAMERULES, MeldRules(dup_suits=True), MeldRules(max_wild=1), MeldRules(max_wild=2, wild_only=False))
CONTRACTS: tuple[Contract, ...] = (
    (), contract("set3"), contract("run4"), contract("set3 set3"), contract("set3 run4"), contract("run3 run4"),
)


def narrow_hand(rng: random.Random) -> list[Card]:
    """A few cards of few ranks and suits, so that they have much to do with each other."""
    ranks, suits = rng.sample("3456789TJQKA", rng.randint(3, 5)), rng.sample("cdhs", rng.randint(1, 3))
    deck = [card for card in [*pack(), *pack(jokers=2), Card("*r"), Card("*b")]
            if is_wild(card) or (card.rank in ranks and card.notation[1] in suits)]
    return rng.sample(deck, rng.randint(3, 8))


def is_meld(laid: Meld, rules: MeldRules) -> bool:
    if laid.reading.suit is None:
        return set_ok(laid.cards, laid.reading.rank, rules)
    return run_ok(laid.cards, laid.reading.suit, laid.reading.start, rules) is not None


def keeps_the_hand(plan: Plan, hand: Sequence[Card]) -> bool:
    used = Counter(card for laid in plan.melds for card in laid.cards)
    used.update(plan.left)
    used.update([plan.discard] if plan.discard else [])
    return used == Counter(hand)


@pytest.mark.parametrize("seed", range(60))
def test_R17_R26_least_penalty_is_that_of_the_slow_way(seed: int) -> None:
    rng = random.Random(seed)
    hand, rules, wanted, discard = narrow_hand(rng), rng.choice(HOUSES), rng.choice(CONTRACTS), rng.random() < 0.5
    plan = least_penalty(hand, rules, wanted, discard)
    told = f"seed {seed}: {' '.join(map(str, hand))}, {rules}, {[str(part) for part in wanted]}, discard {discard}"
    assert (plan.penalty if plan else None) == least(hand, rules, wanted, discard), told
    assert plan is None or keeps_the_hand(plan, hand), told
    assert plan is None or all(is_meld(laid, rules) for laid in plan.melds), told
    assert plan is None or not missing([Part(laid.is_run, len(laid.cards)) for laid in plan.melds], wanted), told


def without_prices(prices: Prices, *asked: Any) -> None:
    """Nothing is worth anything, so nothing is cut off."""
    prices.card, prices.wild, prices.discard, prices.all = [[0] * 15] * 4, 0, 0, 0
    prices.part = [0 for _ in asked[3]]
    prices.run = [[[0] * 99] * 15] * 4
    prices.of_sets = lambda place, suit: [0] * 99  # type: ignore[method-assign]  # no prices for this search


@pytest.mark.parametrize("seed", range(20))
def test_what_the_bounds_cut_off_is_never_the_best_way(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(seed)
    natural = rng.sample([card for card in pack() * 2 if not is_wild(card)], 9)
    hand = [*natural, *cards("*r 2c 2h *b")[:rng.randint(1, 4)]]
    asked = hand, rng.choice(HOUSES[:3]), rng.choice([*PUSH, *CAP_IT[4:], ()]), rng.random() < 0.5
    found = Search(*asked).best()
    monkeypatch.setattr(Prices, "__init__", without_prices)
    search = Search(*asked)
    whole = search._within(list(search._steps()), search.whole)
    assert (found and found.units) == (whole and whole.units), f"seed {seed}: {asked}"


@pytest.mark.parametrize(("hand", "deal", "can"), [
    ("7c 7d 7h 9s 9d 9c", 1, True),
    ("7c 7d 7h 7s 7c 7d", 1, True),  # two separate sets of one rank (R9)
    ("7c 7d 7h 9s 9d Kc", 1, False),
    ("7c 7d 7h 3s 4s 5s 6s", 2, True),
    ("3s 4s 5s 6s 7s 8s 9s Ts", 3, True),  # one run of eight may be laid as two of four (RA16)
    ("3s 4s 5s 6s 7s 8s 9s Ts", 2, False),
    ("*r *b 2h 3s 2d *r *b", 1, True),
    ("3h 4h 5h 6h 7h Ac Kc Qc Jc Tc", 5, True),
    ("3h 4h 5h 6h 7h 8h 9h Th Jh Kh", 5, False),
])
def test_R18_can_the_contract_be_met(hand: str, deal: int, can: bool) -> None:
    assert can_meet(cards(hand), PUSH[deal - 1]) is can


def test_C3_a_run_of_three_and_a_run_of_seven_out_of_one_run_of_ten() -> None:
    assert can_meet(cards("3h 4h 5h 6h 7h 8h 9h Th Jh Qh"), CAP_IT[4])


def test_R12_wild_cards_alone_meet_a_contract_only_in_the_persian_text() -> None:
    hand = cards("*r *b *r *b 2c 2d")
    assert can_meet(hand, PUSH[0], PAGAT)
    assert not can_meet(hand, PUSH[0], GAMERULES)


def test_R14_a_two_in_its_place_is_the_natural_card_a_run_needs() -> None:
    assert can_meet(cards("*r *b 2c"), contract("run3"), GAMERULES)


def test_R11_an_ace_is_low_or_high_but_not_both() -> None:
    plan = least_penalty(cards("Ah 2h 3h Kh Qh"))
    assert plan is not None
    # J-Q-K-A with the two as jack leaves a three; A-2-3 would leave king and queen.
    assert (plan.penalty, [str(laid.reading) for laid in plan.melds]) == (5, ["run:H:11-14"])


def test_a_discard_is_the_dearest_card_that_is_left() -> None:
    plan = least_penalty(cards("7c 7d 7h Ah 4s"), discard=True)
    assert plan is not None
    assert (plan.discard, plan.penalty) == (Card("Ah"), 5)


def test_wild_cards_alone_may_be_a_larger_set_than_the_contract_wants() -> None:
    plan = least_penalty(cards("2s *r 2c Ts *r"), contract=contract("set3"))
    assert plan is not None
    assert plan.left == (Card("Ts"),)


def test_a_set_of_four_in_a_contract_may_be_filled_with_wild_cards() -> None:
    hand = cards("Qs 4s Ts 9s Qs Th 4h 3h 8h Ah 5s 2h 2h *r 2d *r *b *b 2c")
    plan = least_penalty(hand, contract=contract("set4 run6"))
    assert plan is not None
    assert plan.penalty == 10
    assert keeps_the_hand(plan, hand)
    assert not missing([Part(laid.is_run, len(laid.cards)) for laid in plan.melds], contract("set4 run6"))


def test_the_discard_is_worth_more_than_what_no_melding_can_avoid() -> None:
    hand = cards("Ac 8c 2h 6h 3h As Ah *r")
    plan = least_penalty(hand, MeldRules(wild_only=False, max_wild=2), contract("set3"), discard=True)
    assert plan is not None
    assert (plan.penalty, plan.discard) == (0, Card("8c"))


@pytest.mark.parametrize("seed", range(3))
def test_thirty_cards_with_eight_wild_ones_are_laid_by_the_rules(seed: int) -> None:
    rng = random.Random(seed)
    hand = [*rng.sample([card for card in pack() * 2 if not is_wild(card)], 22),
            *rng.sample([*cards("2c 2d 2h 2s") * 2, *cards("*r *b *r *b")], 8)]
    plan = least_penalty(hand)
    assert plan is not None
    assert keeps_the_hand(plan, hand)
    assert all(is_meld(laid, PAGAT) for laid in plan.melds)


def test_R19_R20_every_lay_off_is_listed_with_its_end() -> None:
    table = [meld("4d 5d 6d", "run:D:4-6"), meld("9s 9h 9d", "set:9"), meld("Qs Ks As", "run:S:12-14")]
    found = lay_offs(cards("7d 3d 9c 2s Js"), table)
    assert [(str(fit.card), fit.meld, fit.end) for fit in found] == [
        ("7d", 0, "high"), ("3d", 0, "low"), ("9c", 1, "set"), ("2s", 0, "low"), ("2s", 0, "high"), ("2s", 1, "set"),
        ("2s", 2, "low"), ("Js", 2, "low"),
    ]
