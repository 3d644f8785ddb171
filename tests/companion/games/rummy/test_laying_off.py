"""The best turn with melds on the table: worked examples, and every small hand against the slow way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cards import Card, cards
from companion.games.rummy.contracts import Contract, Part, contract, missing
from companion.games.rummy.layoffs import extended
from companion.games.rummy.melds import GAMERULES, PAGAT, Meld, MeldRules, meld
from companion.games.rummy.solver import Plan, least_penalty
from tests.companion.games.rummy.brute import least_with_table

LOW_RUN, HIGH_RUN, SET = meld("4d 5d 6d", "run:D:4-6"), meld("Qs Ks As", "run:S:12-14"), meld("9s 9h 9d", "set:9")


def best(hand: str, *table: Meld, wanted: Contract = (), discard: bool = False, rules: MeldRules = PAGAT) -> Plan:
    plan = least_penalty(cards(hand), rules, wanted, discard, table)
    assert plan is not None
    return plan


def laid_off(plan: Plan) -> list[str]:
    return [f"{' '.join(map(str, on.cards))} {on.meld} {on.end}" for on in plan.laid_off]


def test_RX36_a_two_goes_below_the_queen_as_a_wild_jack() -> None:
    plan = best("2s", HIGH_RUN)
    assert (plan.penalty, laid_off(plan)) == (0, ["2s 0 low"])


def test_RX37_the_second_seven_goes_on_top_of_the_first_run() -> None:
    plan = best("7d", LOW_RUN, meld("7d 8d 9d", "run:D:7-9"))
    assert (plan.penalty, laid_off(plan)) == (0, ["7d 0 high"])


def test_RX38_a_full_set_takes_no_card() -> None:
    plan = best("9c", meld("9s 9h 9d *r", "set:9"))
    assert (plan.penalty, laid_off(plan)) == (5, [])


def test_R20_a_wild_card_bridges_to_a_natural_one() -> None:
    plan = best("8d *r", LOW_RUN)
    assert (plan.penalty, laid_off(plan)) == (0, ["*r 8d 0 high"])


def test_R20_a_run_grows_at_both_ends() -> None:
    assert laid_off(best("3d 7d 8d", LOW_RUN)) == ["3d 0 low", "7d 8d 0 high"]


def test_a_card_stays_in_a_meld_of_ones_own_where_that_is_worth_more() -> None:
    plan = best("7c 7d 7h 8d", LOW_RUN)  # the seven and the eight of diamonds would go, but two sevens would stay
    assert (plan.penalty, plan.left, laid_off(plan)) == (5, (Card("8d"),), [])


def test_RA15_in_the_turn_of_the_contract_the_rest_is_laid_off() -> None:
    plan = best("Jc Jh Jd 7d 8d", LOW_RUN, wanted=contract("set3"))
    assert (plan.penalty, laid_off(plan)) == (0, ["7d 8d 0 high"])


def test_R17_the_table_does_not_help_with_the_contract() -> None:
    assert least_penalty(cards("7d 8d"), contract=contract("run4"), table=(LOW_RUN,)) is None


def test_R24_a_hand_goes_out_by_a_lay_off_and_the_discard() -> None:
    plan = best("9c Kh", SET, discard=True)
    assert (plan.left, plan.discard, laid_off(plan)) == ((), Card("Kh"), ["9c 0 set"])


def test_R14_a_two_that_a_meld_needs_as_its_natural_card_is_kept_for_it() -> None:
    # Without a natural card nothing is a meld: the joker goes to the table, and the two stays for A-2-3.
    plan = best("*r *b 2c 3h 9c *r", SET, rules=GAMERULES)
    assert plan.penalty == 0


def test_RA5_a_meld_of_the_table_takes_no_more_wild_cards_than_the_house_allows() -> None:
    assert best("*r 2h", meld("4d *r 6d", "run:D:4-6"), rules=MeldRules(max_wild=1)).penalty == 40


def held(plan: Plan) -> Counter[Card]:
    """Every card of the hand that the plan speaks of."""
    found = Counter(card for laid in plan.melds for card in laid.cards)
    found.update(card for on in plan.laid_off for card in on.cards)
    found.update(plan.left)
    found.update([plan.discard] if plan.discard else [])
    return found


def fits(plan: Plan, table: Sequence[Meld], rules: MeldRules) -> bool:
    """Whether everything that is laid off fits, one after the other."""
    now: list[Meld] = list(table)
    for on in plan.laid_off:
        longer = extended(now[on.meld], on.cards, on.end, rules)
        if longer is None:
            return False
        now[on.meld] = longer
    return True


NEAR = cards("3d 7d 8d 9d 3h 9c 9h Js Ts Ac 8c 7c 2s 2d 2h *r *b")
TABLES = (LOW_RUN, HIGH_RUN, SET, meld("Ah 2h 3h", "run:H:1-3"), meld("7c 7s *r", "set:7"),
          meld("*r 9c Tc", "run:C:8-10"), meld("9s 9h 9d 9c", "set:9"))
HOUSES = (PAGAT, GAMERULES, MeldRules(dup_suits=True), MeldRules(max_wild=1), MeldRules(max_wild=2, wild_only=False))


# No card is there oftener than two packs have it.
HANDS = st.lists(st.integers(0, 2 * len(NEAR) - 1), min_size=1, max_size=6, unique=True).map(
    lambda numbers: [NEAR[n // 2] for n in numbers])


@settings(max_examples=60)
@given(HANDS, st.lists(st.sampled_from(TABLES), min_size=1, max_size=3), st.sampled_from(HOUSES),
       st.sampled_from([(), contract("set3"), contract("run3")]), st.booleans())
def test_R19_R20_the_best_turn_is_that_of_the_slow_way(hand: list[Card], table: list[Meld], rules: MeldRules,
                                                       wanted: Contract, discard: bool) -> None:
    plan = least_penalty(hand, rules, wanted, discard, table)
    assert (plan.penalty if plan else None) == least_with_table(hand, rules, table, wanted, discard)
    if plan is not None:
        assert held(plan) == Counter(hand)
        assert fits(plan, table, rules)
        assert not missing([Part(laid.is_run, len(laid.cards)) for laid in plan.melds], wanted)


@pytest.mark.parametrize("rules", HOUSES)
def test_an_empty_hand_and_an_empty_table(rules: MeldRules) -> None:
    assert best("", SET, rules=rules).penalty == 0
    assert least_penalty(cards("9c"), rules, table=()) == least_penalty(cards("9c"), rules)
