"""A deal as it is played: drawing, pushing, melding, laying off, exchanging, going out (R3 to R25)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.cards import Card, cards
from companion.engine import Adjust, BadSetup, Refused, Setup, checked
from companion.games.rummy import PARTNERSHIP
from companion.games.rummy.facts import (
    CannotDraw,
    Counted,
    Dealt,
    Declared,
    Discarded,
    DrewStock,
    FirstDealer,
    LaidOff,
    Melded,
    Pushed,
    Recounted,
    Replaced,
    TookUpcard,
    Valued,
)
from companion.games.rummy.state import End, Phase
from tests.companion.games.rummy.sitting import Sitting


def test_R1_three_names_are_too_few() -> None:
    with pytest.raises(BadSetup):
        checked(PARTNERSHIP, Setup("rummy", ("Ada", "Ben", "Cem")))


def test_R3_R4_the_player_left_of_the_dealer_begins() -> None:
    assert Sitting().state.turn == 1


def test_R5_the_first_deal_leaves_83_in_the_stock() -> None:
    state = Sitting().state
    assert (state.hands, state.stock, len(state.pile)) == ((6, 6, 6, 6), 83, 1)


@pytest.mark.parametrize("wild", ["2c", "*r"])
def test_R6_a_wild_upcard_is_buried(wild: str) -> None:
    sitting = Sitting(upcard=wild)
    assert (sitting.state.phase, sitting.keys()[0]) == (Phase.DEAL, "r.deal.wild_upcard")
    assert sitting.say(Dealt(Card("9h"))).state.stock == 83


def test_R7_nobody_melds_or_discards_before_the_draw() -> None:
    assert Sitting().refused(Discarded(1, Card("3c"))) == ("r.why.draw_first", "R7")


def test_R4_nobody_plays_out_of_turn() -> None:
    assert Sitting().refused(TookUpcard(2)) == ("r.why.turn", "R4")


def test_R15_taking_the_discard_makes_the_hand_one_larger() -> None:
    state = Sitting().take().state
    assert (state.hands, state.pile) == ((6, 7, 6, 6), ())


def test_R15_a_push_moves_two_cards_left_and_then_draws() -> None:
    state = Sitting().push().state
    assert (state.hands, state.stock, len(state.pile)) == ((6, 7, 8, 6), 81, 0)


def test_R15_drawing_without_a_push_is_refused() -> None:
    assert Sitting().refused(DrewStock(1)) == ("r.why.push_or_take", "R15")


def test_R15_after_a_push_only_the_draw_is_left() -> None:
    sitting = Sitting().say(Pushed(1))
    assert sitting.offered() == {"DrewStock"}
    assert sitting.refused(Discarded(1, Card("3c"))) == ("r.why.draw_first", "R15")


def test_R17_before_the_contract_nothing_else_is_laid() -> None:
    sitting = Sitting().take()
    prompt = sitting.why(Melded(1, (cards("7c 7d 7h"),)))
    assert (prompt.key, prompt.rule, prompt.values["missing"][0].values["count"]) == ("r.why.contract", "R17", 1)


def test_R17_the_contract_of_the_partner_does_not_help() -> None:
    sitting = Sitting().say(Recounted(1, 9)).take().contract().discard("Kh").passes().take()
    assert sitting.refused(LaidOff(3, 0, cards("7s"))) == ("r.meld.not_yet", "R17")


def test_R18_more_melds_than_the_contract_may_come_at_once() -> None:
    sitting = Sitting(upcard="9h").push().discard("3d").push().discard("3h")
    sitting.take().lay("7c 7d 7h", "9s 9d 9c", "Js Qs Ks")
    assert (sitting.state.hands[3], len(sitting.state.table)) == (0, 3)


def test_R9_a_bad_group_is_refused_with_its_reason() -> None:
    prompt = Sitting().take().why(Melded(1, (cards("7c 7c 7h"), cards("9s 9d 9c"))))
    assert (prompt.key, prompt.rule, prompt.values["reason"].key) == ("r.meld.bad", "R9-P", "r.why.same_suit")


def test_R13_a_group_with_two_meanings_has_to_be_named() -> None:
    sitting = Sitting().say(Recounted(1, 12)).take().contract().discard("Kh").passes(3)
    sitting.take().lay("6d 2s *r")
    assert sitting.state.phase is Phase.DECLARE
    assert {choice.action.reading for choice in sitting.game.legal(sitting.state)
            if isinstance(choice.action, Declared)} == {"set:6", "run:D:4-6", "run:D:5-7", "run:D:6-8"}
    assert str(sitting.say(Declared(1, "run:D:5-7")).state.table[-1].meld.reading) == "run:D:5-7"


def test_R13_what_was_said_at_once_is_not_asked_again() -> None:
    sitting = Sitting().say(Recounted(1, 9)).take().contract().lay("6d 2s *r", readings=("set:6",))
    assert (sitting.state.phase, str(sitting.state.table[-1].meld.reading)) == (Phase.MELD, "set:6")


def test_R13_only_meanings_that_meet_the_contract_are_asked_for() -> None:
    sitting = Sitting().take().lay("7c *r 2s", "9s 9d 9c")
    assert [str(laid.meld.reading) for laid in sitting.state.table] == ["set:7", "set:9"]


def test_R13_the_discard_waits_for_the_meaning() -> None:
    sitting = Sitting().say(Recounted(1, 9)).take().contract().lay("6d 2s *r")
    assert sitting.refused(Discarded(1, Card("3c"))) == ("r.why.declare_first", "R13-P")


def test_R19_R20_a_card_is_laid_off_on_a_meld_of_an_opponent() -> None:
    sitting = Sitting().say(Recounted(1, 9), Recounted(2, 8)).take().contract().discard("Kh").take()
    sitting.lay("8c 8d 8h", "Js Jd Jc").say(LaidOff(2, 0, cards("7s")))
    assert [str(card) for card in sitting.state.table[0].meld.cards] == ["7c", "7d", "7h", "7s"]


def test_R9_a_full_set_takes_no_fifth_card() -> None:
    sitting = Sitting().say(Recounted(1, 9)).take().lay("7c 7d 7h *r", "9s 9d 9c")
    assert sitting.refused(LaidOff(1, 0, cards("7s"))) == ("r.why.no_fit", "R9-P")


def test_R20_a_wild_card_that_fits_both_ends_needs_an_end() -> None:
    sitting = Sitting().say(Recounted(1, 12)).take().contract().lay("4d 5d 6d")
    assert sitting.refused(LaidOff(1, 2, cards("*r"))) == ("r.why.which_end", "R20")
    sitting.say(LaidOff(1, 2, cards("*r"), "low"))
    assert str(sitting.state.table[2].meld.reading) == "run:D:3-6"


def exchanging(**options: Any) -> Sitting:
    """Player 1 may exchange the joker that stands for the five of spades in meld 3."""
    return Sitting(**options).say(Recounted(1, 14)).take().contract().lay("3s 4s *r", readings=("run:S:3-5",))


def test_R22_an_exchanged_wild_card_has_to_be_used_at_once() -> None:
    sitting = exchanging().say(Replaced(1, 2, Card("5s")))
    assert sitting.refused(Discarded(1, Card("3c"))) == ("r.why.use_wild", "R22")
    sitting.say(LaidOff(1, 2, cards("*r"), "high"))
    assert (sitting.state.phase, sitting.state.hands[1]) == (Phase.MELD, 5)


def test_R22_a_freed_wild_card_may_begin_a_new_meld() -> None:
    sitting = exchanging().say(Replaced(1, 2, Card("5s"))).lay("Jd Qd *r", readings=("run:D:11-13",))
    assert (sitting.state.phase, sitting.state.hands[1]) == (Phase.MELD, 3)


def test_R22_a_meld_without_the_freed_card_is_refused() -> None:
    sitting = exchanging().say(Replaced(1, 2, Card("5s")))
    assert sitting.refused(Melded(1, (cards("Jd Qd Kd"),))) == ("r.why.use_wild", "R22")


def test_R23_a_two_in_its_own_place_is_not_exchanged() -> None:
    sitting = Sitting().say(Recounted(1, 12)).take().contract().lay("Ah 2h 3h", readings=("run:H:1-3",))
    assert sitting.refused(Replaced(1, 2, Card("2h"))) == ("r.why.natural_two", "R23")


def test_RA10_nobody_exchanges_before_the_own_contract() -> None:
    sitting = Sitting().say(Recounted(1, 9)).take().lay("7c 7d *r", "9s 9d 9c").discard().take()
    assert sitting.refused(Replaced(2, 0, Card("7h"))) == ("r.meld.not_yet", "R22")


def test_R24_the_last_discard_ends_the_deal() -> None:
    sitting = Sitting().take().contract().discard("Kh")
    assert (sitting.state.phase, sitting.state.out, sitting.state.end) == (Phase.COUNT, 1, End.OUT)
    assert sitting.state.uncounted() == (2, 0)


def test_R25_an_empty_stock_ends_the_deal_for_whoever_wants_to_draw() -> None:
    sitting = Sitting().emptied()
    assert (sitting.over, sitting.state.out, sitting.state.end) == (True, None, End.STOCK)
    assert sitting.state.uncounted() == (1, 2, 3, 0)


def test_R25_a_push_with_an_empty_stock_moves_nothing() -> None:
    sitting = Sitting(push_needs_two="yes")
    while sitting.state.stock > 1:
        sitting.push().discard()
    # 83 is odd: one card stays, which nobody can push here. The referee lets it be drawn.
    sitting.stands(DrewStock(sitting.me)).discard()
    before = sitting.state
    after = sitting.say(Pushed(sitting.me)).state
    assert (after.hands, after.pile, after.end) == (before.hands, before.pile, End.STOCK)


def test_R25_cannot_draw_is_only_true_of_an_empty_stock() -> None:
    assert Sitting().refused(CannotDraw(1)) == ("r.why.stock_left", "R25")


def test_R27_the_side_that_went_out_scores_nothing() -> None:
    sitting = Sitting().take().contract().discard("Kh")
    sitting.say(Counted(2, cards("As Ah 2c Kd 9d 3c")), Valued(0, 40))
    assert sitting.state.deals[0].points == (110, 0)
    assert [score.points for score in sitting.game.scores(sitting.state)] == [110, 0, 110, 0]


def test_R26_a_hand_is_counted_card_by_card_as_counting_says() -> None:
    sitting = Sitting().take().contract().discard("Kh")
    assert sitting.refused(Counted(2, cards("As Ah"))) == ("r.why.count", "R26")
    assert sitting.refused(Valued(2, 7)) == ("r.why.points", "R26")


def test_R2_the_packs_hold_only_two_of_each_face() -> None:
    sitting = Sitting().say(Recounted(1, 12)).take().contract().lay("7c 7d 7h")
    assert sitting.refused(Discarded(1, Card("7c"))) == ("r.why.too_many", "R2")


def test_R7_nobody_lays_more_cards_than_the_hand_holds() -> None:
    sitting = Sitting().take()
    assert sitting.refused(Melded(1, (cards("7c 7d 7h 7s"), cards("9s 9d 9c 9h")))) == ("r.why.hand", "R7")


def test_RA29_the_referee_lets_a_wrong_meld_stand() -> None:
    sitting = Sitting().take().stands(Melded(1, (cards("7c 7c 7h"), cards("9s 9d 9c"))))
    assert [str(laid.meld.reading) for laid in sitting.state.table] == ["set:7", "set:9"]


def test_nobody_makes_sense_of_a_meld_that_is_not_there() -> None:
    sitting = Sitting().take()
    with pytest.raises(Refused):
        sitting.game.apply(sitting.state, LaidOff(1, 9, cards("7s")))


def test_a_recount_of_nothing_is_going_out() -> None:
    assert Sitting().take().say(Recounted(1, 0)).state.out == 1


def test_points_by_hand_count_for_the_side() -> None:
    state = PARTNERSHIP.adjust(Sitting().state, Adjust(3, 25))
    assert [score.points for score in PARTNERSHIP.scores(state)] == [0, 25, 0, 25]


def played(scores: list[tuple[int, int]], **options: Any) -> Sitting:
    """Deals without a winner, in each of which the two sides score so many points (by hand from 0)."""
    sitting = Sitting(**options)
    for n, (ours, theirs) in enumerate(scores):
        if n:
            sitting.say(Dealt(Card("Kh")))
        sitting.say(*(Recounted(player, 1) for player in range(4)))
        sitting.emptied()
        sitting.say(*(Recounted(player, 1) for player in range(4)))
        sitting.say(Valued((sitting.state.dealer + 1) % 4, 5), Valued((sitting.state.dealer + 2) % 4, 5))
        sitting.say(Valued((sitting.state.dealer + 3) % 4, 5), Valued(sitting.state.dealer, 5))
        sitting.state = sitting.game.adjust(sitting.state, Adjust(0, ours - 10))
        sitting.state = sitting.game.adjust(sitting.state, Adjust(1, theirs - 10))
    return sitting


def test_R29_the_lower_total_wins_after_five_deals() -> None:
    sitting = played([(0, 40), (120, 0), (0, 60), (180, 0), (0, 180)])
    outcome = sitting.game.outcome(sitting.state)
    assert outcome is not None
    assert (outcome.winners, outcome.why.key, sitting.state.totals) == ((1, 3), "r.game.end", (300, 280))


def test_R3_the_deal_passes_clockwise() -> None:
    assert [deal.dealer for deal in played([(10, 10)] * 5).state.deals] == [0, 1, 2, 3, 0]


def test_first_dealer_is_named_once() -> None:
    with pytest.raises(Refused):
        Sitting().game.apply(Sitting().state, FirstDealer(2))
