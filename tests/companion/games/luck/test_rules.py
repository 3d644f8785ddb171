"""Rules L1 to L20, one by one."""

from __future__ import annotations

import pytest

from companion.cards import Card, Suit, cards
from companion.engine import BadSetup, Refused, Setup, checked
from companion.games.luck import LUCK, State
from companion.games.luck.facts import Banked, Fact, GaveUp, Placed, Reshuffled, Stopped, Took, Turned
from companion.games.luck.state import Hoard, deck, value
from companion.seats import Seat
from tests.companion.games.luck.tables import laid, names, opened, played


def refusal(state: State, act: Fact) -> str:
    with pytest.raises(Refused) as refused:
        LUCK.check(state, act)
    return refused.value.prompt.key


def news(state: State) -> list[str]:
    return [prompt.key for prompt in state.news]


def test_L1_aces_queens_and_jacks_are_not_in_the_game() -> None:
    assert not {card.rank for card in deck(2)} & {"A", "Q", "J"}
    assert refusal(opened(), Turned(Card("As"))) == "l.refuse.no_such_card"


def test_L1_each_card_is_there_twice() -> None:
    assert refusal(played(opened(), "5h 5h"), Turned(Card("5h"))) == "l.refuse.no_such_card"


def test_L2_one_pack_is_for_two_players() -> None:
    with pytest.raises(BadSetup, match="one_pack"):
        checked(LUCK, Setup("luck", ("Ada", "Bo", "Cy"), {"packs": "1"}))


@pytest.mark.parametrize(("players", "seats"), [(2, "SN"), (3, "SWN"), (4, "SWNE")])
def test_L3_players_sit_clockwise(players: int, seats: str) -> None:
    assert opened(players).seats == tuple(Seat(seat) for seat in seats)


def test_L4_one_thing_in_a_turn() -> None:
    state = laid(opened(), "4h", hoards=[("5c", ""), ("", "")])
    for act in (Took(), Banked(Suit.CLUBS)):
        assert played(state, act).turn == 1


def test_L4_after_the_first_card_there_is_neither_taking_nor_banking() -> None:
    state = played(laid(opened(), "4h", hoards=[("5c", ""), ("", "")]), "9c", Placed(1))
    assert [refusal(state, act) for act in (Took(), Banked(Suit.CLUBS))] == ["l.refuse.already_drawn"] * 2


def test_L5_the_player_chooses_where_both_columns_fit() -> None:
    state = played(opened(), "5h", "9c")
    assert (state.phase, state.held) == ("place", Card("9c"))
    assert played(state, Placed(2)).columns == (cards("5h"), cards("9c"))


def test_L5_the_first_card_needs_no_choice() -> None:
    assert played(opened(), "5h").columns == (cards("5h"), ())


def test_L6_the_next_player_builds_on_the_column_left_over() -> None:
    state = played(opened(), "5h", "9c", Placed(2), Stopped(1))
    assert (state.turn, state.columns, names(state.leftover)) == (1, (cards("9c"), ()), "9c")


def test_L7_a_card_that_fits_one_column_goes_there() -> None:
    assert played(opened(), "5h 5s").columns == (cards("5h"), cards("5s"))


def test_L7_a_column_that_does_not_fit_is_refused() -> None:
    state = LUCK.apply(played(opened(), "5h"), Turned(Card("9c")))
    state = played(state, Placed(1), "9d")
    assert state.columns == (cards("5h 9c"), cards("9d"))


def test_L7_a_wrong_column_on_the_real_table_can_stand() -> None:
    state = played(laid(opened(), "5h 9c"), "7d", Placed(2), "3s")
    assert refusal(state, Placed(3)) == "l.refuse.does_not_fit"
    assert LUCK.apply(state, Placed(1)).columns[0] == cards("5h 9c 3s")


def test_L9_the_cards_are_sorted_by_suit_and_the_other_column_stays() -> None:
    state = played(opened(), "5h", "9c", Placed(1), "9h", Stopped(1))
    assert (state.hoards[0].pile(Suit.HEARTS), state.hoards[0].pile(Suit.CLUBS)) == (cards("5h"), cards("9c"))
    assert names(state.leftover) == "9h"


def test_L9_nothing_stays_after_one_column() -> None:
    assert played(opened(), "5h", Stopped(1)).leftover == ()


def test_L9_an_empty_column_cannot_be_chosen() -> None:
    assert refusal(played(opened(), "5h"), Stopped(2)) == "l.refuse.empty_column"


def test_L9_stopping_needs_a_card() -> None:
    assert refusal(laid(opened(), "5h"), Stopped(1)) == "l.refuse.nothing_drawn"


def test_L10_there_must_be_a_column_to_take() -> None:
    assert refusal(opened(), Took()) == "l.refuse.no_leftover"


def test_L11_a_card_that_fits_nowhere_loses_this_turns_cards_only() -> None:
    state = played(laid(opened(), "4h"), "9c", Placed(1), "9h 4h")
    assert (names(state.discard), names(state.leftover), state.turn) == ("9c 9h 4h", "4h", 1)
    assert news(state)[0] == "l.bust.fit"


def test_L12_a_king_is_a_bust_at_once() -> None:
    state = played(opened(), "5h Kd")
    assert (names(state.discard), state.turn, state.columns) == ("5h Kd", 1, ((), ()))


def test_L13_a_joker_takes_the_only_pile_of_its_colour() -> None:
    state = played(laid(opened(), hoards=[("5c 9d", ""), ("", "")]), "*r")
    assert (names(state.discard), names(state.hoards[0].open)) == ("*r 9d", "5c")


def test_L13_the_other_colour_cannot_be_given_up() -> None:
    state = played(laid(opened(), hoards=[("5c 9d 2h", ""), ("", "")]), "*r")
    assert refusal(state, GaveUp(Suit.CLUBS)) == "l.refuse.wrong_pile"


def test_L14_the_owner_chooses_between_two() -> None:
    state = played(laid(opened(), hoards=[("9d 2h", ""), ("", "")]), "*r")
    assert [choice.action for choice in LUCK.legal(state)] == [GaveUp(Suit.DIAMONDS), GaveUp(Suit.HEARTS)]
    assert refusal(state, Turned(Card("5c"))) == "l.refuse.give_up_first"
    assert played(state, GaveUp(Suit.HEARTS)).hoards[0] == Hoard(cards("9d"))


def test_L14_without_such_a_pile_nothing_more_is_lost() -> None:
    state = played(laid(opened(), hoards=[("9d", ""), ("", "")]), "*b")
    assert (names(state.hoards[0].open), state.turn) == ("9d", 1)


def test_L15_a_banked_pile_is_safe() -> None:
    state = played(laid(opened(), hoards=[("Th 2h", ""), ("", "")]), Banked(Suit.HEARTS), "3s", Stopped(1), "*r")
    assert (state.points(0), names(state.hoards[0].banked)) == (12, "Th 2h")


def test_L15_a_pile_that_is_not_there_cannot_be_banked() -> None:
    assert refusal(opened(), Banked(Suit.HEARTS)) == "l.refuse.nothing_to_bank"


def test_L16_new_cards_of_a_banked_suit_are_at_risk() -> None:
    state = laid(opened(), hoards=[("", "Th"), ("", "")])
    state = played(state, "3h", Stopped(1), "Kd", "*r")
    assert (state.points(0), names(state.discard)) == (10, "Kd *r 3h")


def test_L17_the_discards_become_the_pile_at_once_without_the_columns() -> None:
    state = played(laid(opened(), pile="5h 9c", discard="2c 3c"), "5h", "9c", Placed(2))
    assert (names(state.pile), state.discard, state.exhausted, state.columns) == (
        "2c 3c", (), 1, (cards("5h"), cards("9c")))


def test_L17_a_bust_with_the_last_card_is_shuffled_in() -> None:
    state = played(laid(opened(), pile="Kd"), "Kd")
    assert (names(state.pile), state.turn, state.exhausted) == ("Kd", 1, 1)


def test_L17_the_pile_of_a_joker_is_chosen_before_the_shuffle() -> None:
    state = played(laid(opened(), pile="*r", hoards=[("9d 2h", ""), ("", "")]), "*r")
    assert state.exhausted == 0
    assert names(played(state, GaveUp(Suit.HEARTS)).pile) == "*r 2h"


def test_L18_the_last_card_lets_the_player_stop_and_nothing_else() -> None:
    state = played(laid(opened(), pile="5h", exhausted=1), "5h")
    assert [choice.action for choice in LUCK.legal(state)] == [Stopped(1)]
    assert refusal(state, Turned(Card("5h"))) == "l.refuse.pile_empty"
    over = played(state, Stopped(1))
    assert (over.phase, over.points(0)) == ("over", 5)


def test_L18_the_other_column_counts_for_nobody() -> None:
    state = played(laid(opened(), "9c", pile="9h", exhausted=1), "9h", Stopped(1))
    assert (state.phase, state.points(0), state.points(1)) == ("over", 9, 0)


def test_L18_nothing_is_allowed_after_the_end() -> None:
    over = played(laid(opened(), pile="Kd", exhausted=1), "Kd")
    assert {refusal(over, act) for act in (Turned(Card("5h")), Took(), Stopped(1))} == {"l.refuse.over"}
    assert LUCK.legal(over) == ()


def test_L17_a_pile_with_cards_missing_is_renewed_when_the_referee_says_so() -> None:
    state = laid(opened(), pile="5h 9c", discard="2c 3c")
    assert refusal(state, Reshuffled()) == "l.refuse.pile_not_empty"
    after = LUCK.apply(state, Reshuffled())
    assert (names(after.pile), names(after.gone), after.turn) == ("2c 3c", "5h 9c", 0)
    assert LUCK.apply(after, Reshuffled()).phase == "over"


def test_a_card_too_many_can_stand() -> None:
    state = LUCK.apply(played(opened(), "5h 5h"), Turned(Card("5h")))
    assert news(state)[0] == "l.bust.fit"


def test_L19_open_and_banked_cards_count() -> None:
    state = laid(opened(), hoards=[("7s 9s 4d", "Th 2h"), ("", "")])
    score = LUCK.scores(state)[0]
    assert (score.points, score.marks["open"], score.marks["banked"]) == (32, 20, 12)


def test_L20_the_highest_total_wins_and_level_players_share() -> None:
    state = laid(opened(3), pile="Kd", exhausted=1, hoards=[("9s", ""), ("5h", "4c"), ("2c", "")])
    outcome = LUCK.outcome(played(state, "Kd"))
    assert outcome is not None
    assert (outcome.winners, outcome.why.rule) == ((0, 1), "L18")


@pytest.mark.parametrize("act", [
    Placed(1), GaveUp(Suit.HEARTS), Turned(Card("??")), Turned(Card("!rules")), Stopped(7),
])
def test_what_cannot_be_is_refused_even_by_the_referee(act: Fact) -> None:
    assert refusal(opened(), act).startswith("l.refuse.")
    with pytest.raises(Refused):
        LUCK.apply(opened(), act)


def test_a_card_waits_for_its_column() -> None:
    state = played(opened(), "5h", "9c")
    assert [refusal(state, act) for act in (Turned(Card("2c")), Stopped(1), Took())] == ["l.refuse.place_first"] * 3


def test_L19_all_cards_of_a_pack_are_216_points() -> None:
    assert value(card for card in deck(1) if card.rank != "K") == 216
