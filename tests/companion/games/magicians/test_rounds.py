"""The duel rule by rule, M21 to M33: hats, rounds, the game, and points by hand (RULES 1.1)."""

from __future__ import annotations

import pytest

from companion.cards import cards
from companion.engine import Adjust, Refused
from companion.games.magicians import (
    MAGICIANS,
    Assigned,
    Exchanged,
    NextRound,
    Opened,
    Phase,
    Recounted,
    Returned,
    Thrown,
)
from companion.games.magicians.rules import Round, seated_next, streak
from tests.companion.games.magicians.duel import MAGIC, MAIN, Duel, N, S, refused


def test_M21_the_result_names_both_hands_and_the_reason() -> None:
    duel = Duel().dealt().turn("9c", "9d").hats("As Ad", "7c 7d 7h")
    told = duel.told("m.hat.result").values
    assert (told["P"], told["hand"].key, told["other"].key) == ("A", "term.hand.three", "term.hand.pair")
    assert (told["reason"].key, told["a"], told["b"]) == ("hand.reason.category", 1, 0)


def test_M21_the_tied_cards_are_not_part_of_the_hands() -> None:
    duel = Duel().dealt().turn("Ac", "Ad").hats("3c 2d", "4c 2h")
    assert duel.points == (1, 0)


def test_M22_no_reason_is_missing_in_a_tie() -> None:
    duel = Duel().dealt().turn("9c", "9d").hats("As", "Ad")
    assert duel.told("m.hat.tie").values["reason"].key == "hand.reason.equal"


def test_M23_equal_hands_score_nothing_and_play_goes_on() -> None:
    duel = Duel().dealt().turn("9c", "9d").hats("As", "Ad").say(Returned())
    assert (duel.points, duel.phase, duel.state.turn) == ((0, 0), Phase.ARMED, 2)


def test_M24_misses_return_to_the_deck_they_came_from() -> None:
    duel = Duel().dealt().magic("9c", "9d").hats("As Ks", "2c")
    assert (duel.phase, duel.prompts[0]) == (Phase.RETURN, "m.hat.return")
    assert duel.say(Returned()).decks == (26, 10, 26, 11)


def test_M24_without_misses_nothing_is_returned() -> None:
    duel = Duel().dealt().turn("9c", "9d").hats("2c 3c 4c 5c 7c", "2d 3d 4d 5d 8d")
    assert (duel.phase, duel.points) == (Phase.ARMED, (1, 0))


def test_M25_compared_cards_and_cards_of_a_hat_are_out() -> None:
    duel = Duel().dealt().turn("9c", "9d").hats("As", "Kd Kc").say(Returned())
    assert (duel.state.out, sum(duel.decks)) == (5, 73)


def test_M26_nothing_left_to_throw_is_an_empty_hand() -> None:
    duel = Duel().dealt((1, 13), (26, 13)).turn("9c", "9d")
    assert duel.told("m.hat.throw").seat is N
    assert duel.say(Thrown(N), Exchanged(), Opened(cards("2c"), ())).points == (1, 0)


def test_M26_when_neither_can_throw_nobody_scores() -> None:
    duel = Duel().dealt((1, 13), (1, 13)).turn("9c", "9d")
    assert (duel.phase, duel.points, duel.news) == (Phase.ARMED, (0, 0), ["m.compare.tie", "m.hat.tie"])


@pytest.mark.parametrize("points", [(12, 3), (0, 12), (5, 5)])
def test_M27_who_cannot_draw_from_main_has_lost_whatever_the_score(points: tuple[int, int]) -> None:
    duel = Duel().dealt((0, 13), (4, 0), points).race(S, MAIN)
    assert (duel.phase, duel.state.rounds[-1].winner) == (Phase.ROUND_END, 1)
    assert duel.news[1:] == ["m.round.no_main", "m.round.won"]


def test_M27_an_empty_main_deck_costs_nothing_while_magic_is_called() -> None:
    assert Duel().dealt((0, 13), (4, 13)).magic("As", "Kd").points == (1, 0)


def test_M27_the_main_card_of_a_mixed_draw_is_required_too() -> None:
    duel = Duel().dealt((0, 0), (4, 5)).race(S, MAGIC).say(Assigned(True))
    assert duel.state.rounds[-1].winner == 1


def test_M28_both_empty_more_points_win() -> None:
    duel = Duel().dealt((0, 3), (0, 3), (4, 9)).race(S, MAIN)
    assert (duel.state.rounds[-1].winner, duel.news[1]) == (1, "m.round.both_empty")


def test_M28_both_empty_and_level_is_no_result_and_the_same_two_play_again() -> None:
    duel = Duel("A", "B", "C").dealt((0, 3), (0, 3), (4, 4)).race(S, MAIN)
    assert duel.state.rounds[-1].winner is None
    assert "m.round.no_result" in duel.prompts
    assert (duel.say(NextRound()).state.S.player, duel.state.N.player) == (0, 1)


def test_M29_thirteen_points_by_a_hat_end_the_round_at_once() -> None:
    duel = Duel().dealt(points=(12, 8)).turn("9c", "9d").hats("2c", "3d")
    assert (duel.phase, duel.points) == (Phase.ROUND_END, (13, 8))


def test_M30_three_rounds_in_a_row_win_the_game() -> None:
    duel = Duel().won(S, N, N, N)
    outcome = MAGICIANS.outcome(duel.state)
    assert outcome is not None
    assert (outcome.winners, outcome.why.key, duel.phase) == ((1,), "m.game.won", Phase.GAME_END)
    assert MAGICIANS.legal(duel.state) == ()


def test_M30_there_is_no_limit_to_the_number_of_rounds() -> None:
    duel = Duel().won(*[S, N] * 6)
    assert (duel.phase, duel.state.streak(1), duel.state.round) == (Phase.ROUND_END, 1, 12)


def test_M30_rounds_of_others_do_not_break_a_run() -> None:
    rounds = [Round((0, 1), 0), Round((1, 2), 2), Round((0, 2), 0)]
    assert streak(rounds, 0) == 2


def test_M31_unranked_cards_are_lower_than_a_two() -> None:
    assert Duel().dealt().magic("!rules", "2c").points == (0, 1)


def test_M31_unranked_cards_tie_with_each_other() -> None:
    assert Duel().dealt().magic("!rules", "!note").phase is Phase.THROW


def test_M31_a_joker_is_a_card_without_a_rank() -> None:
    assert Duel().dealt().magic("*r", "2c").points == (0, 1)


def test_M31_in_a_hat_an_unranked_card_is_a_card() -> None:
    assert Duel().dealt().turn("9c", "9d").hats("", "!rules").points == (1, 0)


def test_M31_an_agreed_card_counts_in_a_hat() -> None:
    duel = Duel(specials={"!nine": 9}).dealt().magic("8c", "8d").hats("2s 3s 4s 5s 6s", "9c 9d 9h 9s !nine")
    assert duel.told("m.hat.result").values["hand"].key == "term.hand.five"


def test_M32_the_winner_keeps_the_seat_and_the_loser_queues_last() -> None:
    duel = Duel("A", "B", "C", "D").won(N)
    assert duel.told("m.round.seats").values == {"P": "C", "Q": "B"}
    duel.say(NextRound())
    assert (duel.state.S.player, duel.state.N.player, duel.state.queue) == (2, 1, (3, 0))


def test_M32_two_players_stay_where_they_are() -> None:
    assert seated_next((0, 1), (), 1) == ((0, 1), ())


def test_M33_a_new_round_starts_from_scratch() -> None:
    duel = Duel().won(S).say(NextRound())
    assert (duel.phase, duel.points, duel.state.round) == (Phase.COMPOSE, (0, 0), 2)
    assert "m.setup.compose" in duel.prompts


def test_adjusted_points_may_end_the_round() -> None:
    duel = Duel().dealt()
    duel.state = MAGICIANS.adjust(duel.state, Adjust(1, 13, "agreed"))
    assert (duel.phase, duel.news) == (Phase.ROUND_END, ["m.adjusted", "m.round.won"])


@pytest.mark.parametrize(("player", "points", "key"), [
    (0, -1, "m.refused.adjust_range"), (0, 14, "m.refused.adjust_range"), (2, 1, "m.refused.adjust_who"),
    (9, 1, "m.refused.adjust_who"),
])
def test_impossible_adjustments_are_refused(player: int, points: int, key: str) -> None:
    duel = Duel("A", "B", "C").dealt()
    with pytest.raises(Refused) as met:
        MAGICIANS.adjust(duel.state, Adjust(player, points))
    assert met.value.prompt.key == key


def test_points_of_a_decided_round_are_not_adjusted() -> None:
    duel = Duel().won(S)
    with pytest.raises(Refused) as met:
        MAGICIANS.adjust(duel.state, Adjust(0, -1))
    assert met.value.prompt.key == "m.refused.adjust_over"


@pytest.mark.parametrize(("main", "magic"), [(-1, 0), (53, 0), (0, 14), (0, -1)])
def test_impossible_counts_are_refused(main: int, magic: int) -> None:
    assert refused(Duel().dealt(), Recounted(S, main, magic)) == "m.refused.recount"
