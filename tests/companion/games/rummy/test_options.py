"""Every house rule and every rule text, each by what it changes at the table (RA0 to RA28)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.cards import Card, cards
from companion.engine import BadSetup, Setup, checked, house
from companion.games.rummy import PARTNERSHIP
from companion.games.rummy.facts import (
    Dealt,
    Discarded,
    DrewStock,
    Kept,
    LaidOff,
    Melded,
    Pushed,
    Recounted,
    Replaced,
    Valued,
)
from companion.games.rummy.state import End, Phase
from tests.companion.games.rummy.sitting import Sitting
from tests.companion.games.rummy.test_play import exchanging, played


def rich(**options: Any) -> Sitting:
    """Player 1 holds many cards and has met the contract."""
    return Sitting(**options).say(Recounted(1, 20)).take().contract()


def test_an_unknown_house_rule_is_refused() -> None:
    with pytest.raises(BadSetup):
        checked(PARTNERSHIP, Setup("rummy", ("A", "B", "C", "D"), {"joker_pile": "owner"}))


def test_RA0_the_texts_switch_wild_melds_and_freed_wild_cards_together() -> None:
    names = ("A", "B", "C", "D")
    pagat, gamerules = (house(PARTNERSHIP, Setup("rummy", names, rules=text)) for text in ("pagat", "gamerules"))
    assert (pagat["wild_only"], pagat["freed_wild"]) == ("yes", "any")
    assert (gamerules["wild_only"], gamerules["freed_wild"]) == ("no", "other")


def test_RA0_a_house_rule_outweighs_the_text() -> None:
    setup = Setup("rummy", ("A", "B", "C", "D"), {"wild_only": "yes"}, rules="gamerules")
    assert house(PARTNERSHIP, setup)["wild_only"] == "yes"


def test_RA0_the_rule_of_the_text_is_quoted() -> None:
    sitting = Sitting(rules="gamerules").say(Recounted(1, 9)).take().contract().lay("6d 2s *r")
    assert sitting.refused(Discarded(1, Card("3c"))) == ("r.why.declare_first", "R13-G")


@pytest.mark.parametrize("rules", ["gamerules", "pagat"])
def test_RA3_wild_only_no(rules: str) -> None:
    sitting = Sitting(rules=rules, wild_only="no").say(Recounted(1, 9)).take().contract()
    assert sitting.refused(Melded(1, (cards("*r *b 2h"),), ("set:K",))) == ("r.meld.bad", "R12-G")


def test_RA3_wild_only_yes_and_sixty_meanings() -> None:
    sitting = rich().lay("*r *b 2h")
    acts = [type(choice.action).__name__ for choice in sitting.game.legal(sitting.state)]
    assert acts.count("Declared") == 12 + 4 * 12  # twelve ranks, and twelve runs of three in each suit


def test_RA4_dup_suits() -> None:
    assert rich().refused(Melded(1, (cards("8c 8c 8h"),)))[0] == "r.meld.bad"
    assert len(rich(dup_suits="yes").lay("8c 8c 8h 8h 8d 8d 8s 8s").state.table) == 3


def test_RA5_max_wild_per_meld() -> None:
    assert len(rich(max_wild_per_meld="2").lay("8c *r *b", readings=("set:8",)).state.table) == 3
    prompt = rich(max_wild_per_meld="1").why(Melded(1, (cards("8c *r *b"),)))
    assert prompt.values["reason"].key == "r.why.too_wild"


def test_RA9_freed_wild_other() -> None:
    sitting = exchanging(freed_wild="other").say(Replaced(1, 2, Card("5s")))
    assert sitting.refused(LaidOff(1, 2, cards("*r"), "high")) == ("r.why.other_meld", "R22")
    assert sitting.say(LaidOff(1, 0, cards("*r"))).state.phase is Phase.MELD


def test_RA13_contract_exact() -> None:
    four = Melded(1, (cards("7c 7d 7h 7s"), cards("9s 9d 9c")))
    loose, exact = (Sitting(contract=value).say(Recounted(1, 8)).take() for value in ("minimum", "exact"))
    assert len(loose.say(four).state.table) == 2
    assert exact.refused(four) == ("r.why.contract", "R17")


def one_stock_card(**options: Any) -> Sitting:
    """83 stock cards are an odd number: 41 pushes leave one."""
    sitting = Sitting(**options)
    while sitting.state.stock > 1:
        sitting.push().discard()
    return sitting


def test_RA19_a_push_with_the_last_stock_card_ends_the_deal() -> None:
    sitting = one_stock_card()
    held = sitting.state.hands[sitting.state.next]
    sitting.say(Pushed(sitting.me))
    assert (sitting.over, sitting.state.hands[sitting.state.next], sitting.state.end) == (True, held + 2, End.STOCK)


def test_RA19_push_needs_two() -> None:
    sitting = one_stock_card(push_needs_two="yes")
    assert sitting.refused(Pushed(sitting.me)) == ("r.why.push_two", "R15")
    assert sitting.offered() == {"TookUpcard"}


@pytest.mark.parametrize("limit", [1, 4, 7])
def test_RA20_empty_stock_limit(limit: int) -> None:
    sitting = one_stock_card(empty_stock_limit=limit, push_needs_two="yes").passes(limit - 1)
    assert not sitting.over
    assert sitting.passes().state.end is End.BLOCKED


def test_RA20_a_meld_begins_the_count_anew() -> None:
    sitting = one_stock_card(push_needs_two="yes").passes(3)
    sitting.take().contract().discard()
    assert not sitting.passes(3).over
    assert sitting.passes().over


def test_RA21_no_return() -> None:
    assert Sitting().take().discard("Kh").state.phase is Phase.DRAW
    assert Sitting(no_return="yes").take().refused(Discarded(1, Card("Kh"))) == ("r.why.return", "R7")


def test_RA21_another_card_of_the_face_may_go_once_the_first_is_melded() -> None:
    sitting = Sitting(no_return="yes").say(Recounted(1, 12)).take().contract().lay("Kh Kd Kc")
    assert sitting.discard("Kh").state.phase is Phase.DRAW


def test_RA22_discard_wild_no() -> None:
    assert Sitting().take().discard("2c").state.phase is Phase.DRAW
    sitting = Sitting(discard_wild="no").take()
    assert sitting.refused(Discarded(1, Card("2c"))) == ("r.why.wild_discard", "R7")
    # Whoever holds nothing but wild cards keeps them, and the next player finds no discard (RA18).
    assert sitting.say(Kept(1)).offered() == {"DrewStock"}
    assert sitting.say(DrewStock(2)).state.phase is Phase.MELD


def test_RA22_a_turn_ends_with_a_discard_where_any_card_may_go() -> None:
    assert Sitting().take().refused(Kept(1)) == ("r.why.must_discard", "R7")


def test_RA25_out_needs_discard() -> None:
    last = Melded(1, (cards("7c 7d 7h 7s"), cards("9s 9d 9c")))
    assert Sitting().take().say(last).state.out == 1
    assert Sitting(out_needs_discard="yes").take().refused(last) == ("r.why.keep_one", "R24")


EVEN = [(10, 40), (40, 10), (10, 10), (10, 30), (40, 20)]


def test_RA28_share() -> None:
    sitting = played(EVEN)
    outcome = sitting.game.outcome(sitting.state)
    assert outcome is not None
    assert (sitting.state.totals, outcome.winners, outcome.why.key) == ((110, 110), (0, 1, 2, 3), "r.game.tie")


def test_RA28_last_deal_decides() -> None:
    sitting = played([(10, 20), (10, 10), (10, 10), (10, 10)], tie="last_deal_decides")
    sitting.say(Dealt(Card("Kh"))).emptied().say(*(Recounted(player, 1) for player in range(4)))
    sitting.say(Valued(1, 5), Valued(2, 10), Valued(3, 5), Valued(0, 10))
    outcome = sitting.game.outcome(sitting.state)
    assert outcome is not None
    assert (sitting.state.totals, outcome.winners) == ((60, 60), (1, 3))


def test_RA28_replay_deal_5() -> None:
    sitting = played(EVEN, tie="replay_deal_5")
    assert (sitting.game.outcome(sitting.state), sitting.state.deal, sitting.keys()[0]) == (None, 6, "r.deal.again")
    assert sitting.say(Dealt(Card("Kh"))).state.hands == (10,) * 4


def test_house_rules_that_differ_are_read_out_at_the_start() -> None:
    setup = checked(PARTNERSHIP, Setup("rummy", ("A", "B", "C", "D"), {"tie": "replay_deal_5", "empty_stock_limit": 6}))
    prompts = PARTNERSHIP.prompts(PARTNERSHIP.start(setup))
    assert [prompt.key for prompt in prompts] == [
        "r.dealer.ask", "r.setup.teams", "r.setup.option_number", "r.setup.option",
    ]
