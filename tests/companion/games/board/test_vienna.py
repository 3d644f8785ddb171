"""The Vienna variant, V1 to V9, in play; its scores are in test_scoring and test_examples."""

from __future__ import annotations

import pytest

from companion.engine import Refused
from companion.games.board import BOARD, Disc, Shot, State, Stone
from companion.games.board.facts import Began, Chose, Stopped
from companion.games.board.state import LOCKED, OPEN, PENDING
from companion.seats import Seat
from tests.companion.games.board.tables import hit, laid, miss, opened, own, played, vienna


def centre(state: State) -> Shot:
    return Shot(sunk=(Stone("c3", own(state), False),))


def test_V1_somebody_must_begin_and_choose_first() -> None:
    state = opened(rules="vienna")
    assert (state.phase, played(state, Began(Seat.N)).phase) == ("begin", "choose")
    for wrong in (Shot(), Stopped(), Chose(True)):
        with pytest.raises(Refused, match="begin_first"):
            BOARD.check(state, wrong)


def test_V1_the_choice_is_for_the_whole_game() -> None:
    with pytest.raises(Refused, match="chosen"):
        BOARD.check(vienna(), Chose(True))


def test_V1_the_beginner_begins() -> None:
    state = played(opened(rules="vienna"), Began(Seat.N), Chose(False))
    assert (state.turn, state.shots_left) == (1, None)


def test_V2_unlimited_lasts_as_long_as_every_shot_hits() -> None:
    state = vienna()
    for _ in range(4):
        state = played(state, hit(state))
    assert (state.turn, played(state, miss(state)).turn) == (0, 1)


def test_V2_limited_is_three_shots_hit_or_miss() -> None:
    state = vienna(True)
    lefts = []
    for shot in (miss(state), hit(state), miss(state)):
        lefts.append(state.shots_left)
        state = played(state, shot)
    assert (lefts, state.turn) == ([3, 2, 1], 1)


def test_V2_a_return_shot_is_no_miss_of_the_shooter() -> None:
    state = played(laid(vienna(), loose={"blue": 1}), Shot(sunk=(Stone("a1", "red", False),), off=(Disc("blue"),)))
    assert played(state, miss(state)).turn == 0


def test_V2_a_foul_is_a_miss() -> None:
    state = laid(vienna(), loose={"red": 1})
    assert played(state, Shot(sunk=(Stone("a1", "red", False),), foul=True)).turn == 1


def test_V4_three_loose_stones_are_cleared() -> None:
    state = laid(vienna(True), loose={"red": 2})
    assert played(state, Shot()).lying["red"] == 0


def test_V8_the_first_shot_opens_the_middle() -> None:
    state = vienna(centre="yes")
    assert (state.centre, played(state, centre(state)).centre) == ((PENDING, PENDING), (OPEN, OPEN))


def test_V8_a_miss_locks_it_for_everybody() -> None:
    assert played(vienna(centre="yes"), hit(vienna())).centre == (LOCKED, LOCKED)


def test_V8_without_the_house_rule_the_middle_is_a_hole_like_others() -> None:
    state = played(vienna(True), miss(vienna()))
    assert "c3" in played(state, centre(state)).holes


def test_V9_a_stone_in_the_locked_middle_goes_back_and_is_a_miss() -> None:
    state = played(vienna(centre="yes"), hit(vienna()))
    after = played(state, centre(state))
    assert ("c3" in after.holes, after.stock(0), after.turn) == (False, 11, 1)
    assert "b.centre.illegal" in [news.key for news in after.news]


def last(grid: str) -> State:
    """A locked middle and one red stone left to shoot."""
    state = laid(vienna(centre="yes"), grid, centre=(LOCKED, LOCKED))
    assert state.stock(0) == 1
    return state


def test_V9_the_last_stone_may_complete_a_line() -> None:
    state = last("..... r.... rr.r. rrrr. rrr..")
    after = played(state, centre(state))
    assert ("c3" in after.holes, after.phase) == (True, "over")


def test_V9_the_last_stone_may_be_the_arm_of_a_cross() -> None:
    state = last("r..r. r.... .r.r. .rrr. r.r.r")
    assert "c3" in played(state, centre(state)).holes


def test_V9_the_last_stone_that_completes_nothing_goes_back() -> None:
    state = last("rr.rr r...r ..... r...r ..rrr")
    assert "c3" not in played(state, centre(state)).holes


def test_V9_a_line_of_five_completes_nothing() -> None:
    state = last("r...r ..r.. rr.rr r..r. ..rr.")
    assert "c3" not in played(state, centre(state)).holes


def test_V9_with_two_stones_left_even_a_line_is_not_enough() -> None:
    state = laid(vienna(centre="yes"), "..... r.... rr.r. rrrr. rr...", centre=(LOCKED, LOCKED))
    assert "c3" not in played(state, centre(state)).holes


def test_V9_the_last_two_of_one_shot_may_fill_it() -> None:
    state = laid(vienna(centre="yes"), "..... r.... rr.r. rrrr. rr...", {"red": 1}, centre=(LOCKED, LOCKED))
    both = Shot(sunk=(Stone("c3", "red", False), Stone("e5", "red", False)))
    assert "c3" in played(state, both).holes
