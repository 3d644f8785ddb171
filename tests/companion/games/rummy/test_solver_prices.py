"""The prices the solver leaves moves out by: whatever the linear program said, they must hold for every meld."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from companion.cards import Card, cards, pack
from companion.games.rummy.contracts import CAP_IT, PUSH, Contract
from companion.games.rummy.melds import GAMERULES, PAGAT, MeldRules, Reading, readings
from companion.games.rummy.solver import prices as priced
from companion.games.rummy.solver import simplex
from companion.games.rummy.solver.search import Search
from companion.games.rummy.wilds import is_wild
from tests.companion.games.rummy.brute import least

WILDS = cards("*r 2c 2h *b")
HOUSES = (PAGAT, GAMERULES, MeldRules(dup_suits=True))


def asked_by(seed: int) -> tuple[list[Card], MeldRules, Contract, bool]:
    rng = random.Random(seed)
    natural = rng.sample([card for card in pack() * 2 if not is_wild(card)], 9)
    hand = [*natural, *WILDS[: rng.randint(0, 4)]]
    return hand, rng.choice(HOUSES), rng.choice([(), *PUSH, CAP_IT[4]]), rng.random() < 0.5


def worth(search: Search, group: tuple[Card, ...], meant: Reading) -> int:
    """What a meld is worth by the prices, with the dearest part of the contract that it may be."""
    prices = search.prices
    suits = "cdhs"
    known = sum(
        prices.card[suits.index(card.notation[1])][card.number] for card in group if not is_wild(card)
    )
    parts = [
        price for part, price in zip(search.frame.kinds, prices.part, strict=True)
        if part.run == meant.is_run and part.length <= len(group)
    ]
    return known + max(parts, default=0) - prices.wild * sum(map(is_wild, group))


def no_meld_is_worth_anything(search: Search) -> bool:
    return all(
        worth(search, group, meant) <= 0
        for size in range(3, 6) for group in combinations(search.hand, size)
        for meant in readings(group, search.rules)
    )


@pytest.mark.parametrize("seed", range(12))
def test_no_meld_is_worth_more_than_its_wild_cards_cost(seed: int) -> None:
    assert no_meld_is_worth_anything(Search(*asked_by(seed)))


@pytest.mark.parametrize("seed", range(6))
def test_prices_hold_even_where_the_linear_program_is_broken_off(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simplex, "MOST_PIVOTS", 4)
    assert no_meld_is_worth_anything(Search(*asked_by(seed)))


@pytest.mark.parametrize("seed", range(12))
def test_R26_prices_never_promise_more_than_the_slow_way_leaves(seed: int) -> None:
    hand, rules, wanted, discard = asked_by(seed)
    search = Search(hand[-9:], rules, wanted, discard)
    best = least(hand[-9:], rules, wanted, discard)
    assert best is None or search.least_loss() <= best // 5 * priced.UNIT


@pytest.mark.parametrize("seed", range(6))
def test_bad_prices_make_the_search_slower_but_not_wrong(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asked_by(seed)
    found = Search(*asked).best()
    monkeypatch.setattr(simplex, "MOST_PIVOTS", 4)
    other = Search(*asked).best()
    assert (found and found.units) == (other and other.units)


def test_a_program_worked_out_by_hand() -> None:
    # Two rows, each 2 to fill alone; one column fills both for 3, so together they are worth 3.
    assert sum(simplex.row_prices([([(0, 1.0), (1, 1.0)], 3.0)], [1.0, 1.0], [2.0, 2.0])) == 3.0
