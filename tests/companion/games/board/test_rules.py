"""Rules B1 to B26 in play, one by one; scoring is in test_scoring, Vienna in test_vienna."""

from __future__ import annotations

import pytest

from companion.engine import BadSetup, Refused, Setup, checked
from companion.games.board import BOARD, Disc, Shot, State, Stone
from companion.games.board.facts import Began, Coloured, Corrected, Declined, Fact, Stopped
from companion.games.board.holes import HOLES
from companion.seats import Seat
from tests.companion.games.board.tables import hit, laid, miss, opened, played


def refusal(state: State, act: Fact) -> str:
    with pytest.raises(Refused) as refused:
        BOARD.check(state, act)
    return refused.value.prompt.key


def test_B1_everybody_starts_with_twelve_stones() -> None:
    assert [opened(4).stock(player) for player in range(4)] == [12, 12, 12, 12]


def test_B1_a_thirteenth_stone_is_refused() -> None:
    stones = tuple(Stone(hole, "red", True) for hole in HOLES[:13])
    assert refusal(opened(), Corrected(stones)) == "b.refuse.too_many"


def test_B2_four_sit_clockwise_from_south() -> None:
    assert opened(4).seats == (Seat.S, Seat.W, Seat.N, Seat.E)


def test_B2_turns_go_clockwise() -> None:
    assert [played(opened(3), *[Stopped()] * n).turn for n in range(4)] == [0, 1, 2, 0]


def test_B2_somebody_else_may_begin() -> None:
    assert played(opened(), Began(Seat.N)).turn == 1


def test_B2_who_begins_is_settled_by_the_first_shot() -> None:
    assert refusal(played(opened(), Shot()), Began(Seat.N)) == "b.refuse.begun"


def test_B2_a_colour_taken_changes_hands() -> None:
    assert played(opened(), Coloured(Seat.S, "blue")).colours == ("blue", "red")


def test_B2_colours_are_settled_by_the_first_shot() -> None:
    assert refusal(played(opened(), Shot()), Coloured(Seat.S, "green")) == "b.refuse.coloured"


def test_B2_colours_entered_wrong_can_stand_corrected_later() -> None:
    state = BOARD.apply(played(opened(), Shot()), Coloured(Seat.S, "green"))
    assert (state.colours[0], state.lying["green"]) == ("green", 1)


def test_B3_three_shots_and_the_next_player() -> None:
    states = [played(opened(), *[Shot()] * n) for n in range(4)]
    assert [(state.turn, state.shots_left) for state in states] == [(0, 3), (0, 2), (0, 1), (1, 3)]


def test_B3_a_shot_out_of_turn_is_refused_and_can_stand() -> None:
    act = Shot(seat=Seat.N)
    assert refusal(opened(), act) == "b.refuse.not_your_shot"
    state = BOARD.apply(opened(), act)
    assert (state.turn, state.shots_left, state.lying["blue"]) == (0, 3, 1)


def test_B5_a_stone_put_back_stays() -> None:
    state = laid(opened(), "..... ..... ..... ..... ..b..")
    after = played(state, Shot(dislodged=("c1",)))
    assert after.stones == state.stones
    assert after.news[0].key == "b.shot.put_back"


def test_B6_a_hole_takes_one_stone() -> None:
    state = laid(opened(), "..... ..... ..... ..... ..b..")
    assert refusal(state, hit(state, "c1")) == "b.refuse.hole_taken"


def test_B6_holes_are_a1_to_e5() -> None:
    assert refusal(opened(), hit(opened(), "f1")) == "b.refuse.no_hole"


def test_B7_a_loose_stone_stays_and_can_be_sunk_later() -> None:
    state = played(opened(), Shot())
    after = played(state, Shot(sunk=(Stone("a1", "red", True),), zone=(Disc("red"),)))
    assert (state.lying["red"], after.lying["red"], after.sunk["red"]) == (1, 0, 1)


def test_B7_more_stones_than_can_move_are_refused() -> None:
    assert refusal(opened(), Shot(zone=(Disc("red"), Disc("red")))) == "b.refuse.too_many"
    assert refusal(opened(), Shot(sunk=(Stone("a1", "blue", True),))) == "b.refuse.too_many"


def test_B7_loose_stones_that_do_not_add_up_are_refused() -> None:
    assert refusal(opened(), Shot(loose=())) == "b.refuse.loose_count"


def test_B8_only_the_face_in_the_hole_counts() -> None:
    state = played(opened(), hit(opened(), "a2", up=False))
    assert state.points(0) == 4


def test_B9_a_stone_at_a_line_goes_home() -> None:
    state = played(opened(), miss(opened()))
    assert (state.stock(0), state.shots_left) == (12, 2)


def test_B10_the_fourth_loose_stone_clears_all_four_and_they_can_be_shot_at_once() -> None:
    state = played(laid(opened(), loose={"red": 3}), Shot())
    assert (state.lying["red"], state.stock(0), state.shots_left) == (0, 12, 2)


def test_B10_another_colour_pushed_together_is_cleared_too() -> None:
    stones = laid(opened(), loose={"blue": 4})
    assert played(stones, miss(stones)).lying["blue"] == 0


def test_B11_with_three_left_three_loose_ones_are_cleared() -> None:
    nine = laid(opened(), "..... ..... .rrrr rrrrr .....", loose={"red": 2})
    assert played(nine, Shot()).lying["red"] == 0


def test_B11_a_single_stone_is_shot_again_and_again() -> None:
    state = laid(opened(), "..... ..... ....r rrrrr rrrrr")
    states = [played(state, *[Shot()] * n) for n in range(4)]
    assert [(each.turn, each.lying["red"]) for each in states] == [(0, 0), (0, 0), (0, 0), (1, 0)]


def test_B12_a_stone_pushed_off_is_shot_back_before_the_turn_goes_on() -> None:
    state = played(laid(opened(), loose={"blue": 1}), Shot(off=(Disc("blue"),)))
    assert (state.phase, state.shooter, state.turn) == ("return", 1, 0)
    after = played(state, hit(state))
    assert (after.phase, after.shooter, after.shots_left, after.sunk["blue"]) == ("turn", 0, 2, 1)


def test_B12_return_shots_go_clockwise_from_the_shooter_one_for_each_stone() -> None:
    state = laid(opened(4), loose={"red": 1, "blue": 1, "green": 2}, turn=1)
    off = (Disc("green"), Disc("red"), Disc("green"))
    assert played(state, Shot(off=off)).returns == (3, 3, 0)


def test_B12_a_return_shot_may_be_declined() -> None:
    state = played(laid(opened(), loose={"blue": 1}), Shot(off=(Disc("blue"),)), Declined())
    assert (state.phase, state.shooter, state.shots_left) == ("turn", 0, 2)


def test_B12_nobody_else_acts_before_the_return_shot() -> None:
    state = played(laid(opened(), loose={"blue": 1}), Shot(off=(Disc("blue"),)))
    assert refusal(state, Stopped()) == "b.refuse.return_first"
    assert refusal(opened(), Declined()) == "b.refuse.no_return"


def test_B12_a_return_shot_off_the_board_ends_only_itself() -> None:
    state = played(laid(opened(), loose={"blue": 1}), Shot(off=(Disc("blue"),)), Shot(off=(Disc("blue"),)))
    assert (state.phase, state.turn, state.shots_left, state.stock(1)) == ("turn", 0, 2, 12)


def test_B13_a_stone_in_a_zone_gives_no_return_shot() -> None:
    state = played(laid(opened(), loose={"blue": 1}), Shot(zone=(Disc("blue"),)))
    assert (state.returns, state.stock(1)) == ((), 12)


def test_B14_the_own_stone_off_the_board_ends_the_turn() -> None:
    state = played(opened(), Shot(off=(Disc("red"),)))
    assert (state.turn, state.stock(0)) == (1, 12)


def test_B14_also_another_own_stone() -> None:
    state = played(laid(opened(), loose={"red": 1}), Shot(off=(Disc("red"),)))
    assert (state.turn, state.lying["red"], state.stock(0)) == (1, 1, 11)


def test_B14_the_return_shot_comes_first_then_the_next_turn() -> None:
    state = played(laid(opened(3), loose={"green": 0, "yellow": 1}), Shot(off=(Disc("red"), Disc("yellow"))))
    assert (state.phase, state.shooter, state.shots_left) == ("return", 2, 0)
    assert played(state, Shot()).turn == 1


def test_B15_a_sunk_stone_counts_for_its_owner() -> None:
    state = played(laid(opened(), loose={"blue": 1}), Shot(sunk=(Stone("c5", "blue", True),)))
    assert (state.points(0), state.points(1), state.holes["c5"].by) == (0, 1, 0)


def test_B25_twelve_sunk_end_the_game_at_once() -> None:
    state = laid(opened(), "..... ..... ....r rrrrr rrrrr")
    after = played(state, hit(state, "a4"))
    assert after.over is not None
    assert (after.over.key, BOARD.legal(after)) == ("b.end.all12", ())


def test_B25_also_when_an_opponent_sinks_the_twelfth() -> None:
    state = laid(opened(), "..... ..... ....b bbbbb bbbbb", loose={"blue": 0})
    state = laid(state, "..... ..... ....b bbbbb bbbbb", loose={"blue": 1})
    assert played(state, Shot(sunk=(Stone("a4", "blue", True),))).phase == "over"


def test_B25_two_players_go_on_with_all_but_three_holes_filled() -> None:
    assert laid(opened(), "...rr rrrrr rrrrb bbbbb bbbbb").phase == "turn"


def test_B25_three_players_end_with_all_holes_filled() -> None:
    state = laid(opened(3), ".rrrr rrrrb bbbbb bbbyy yyyyy", loose={})
    after = played(state, hit(state, "a5"))
    assert after.over is not None
    assert after.over.key == "b.end.full"


def test_B25_pending_return_shots_are_gone_with_the_game() -> None:
    state = laid(opened(), "..... ..... ....r rrrrr rrrrr", loose={"blue": 1})
    after = played(state, Shot(sunk=(Stone("a5", "red", True),), off=(Disc("blue"),)))
    assert (after.phase, after.returns) == ("over", ())


def test_B26_equal_points_share_the_win() -> None:
    # The board is the same for both when it is turned by half.
    state = laid(opened(), "bbbbb bbbbb rr.bb rrrrr rrrrr")
    outcome = BOARD.outcome(played(state, Corrected(state.stones)))
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_nothing_is_allowed_after_the_end() -> None:
    state = laid(opened(), "..... ..... ....r rrrrr rrrrr")
    over = played(state, hit(state, "a4"))
    acts: tuple[Fact, ...] = (Shot(), Stopped(), Declined(), Began(Seat.S))
    assert {refusal(over, act) for act in acts} == {"b.refuse.over"}


def test_a_correction_after_the_end_can_stand_and_takes_the_end_back() -> None:
    state = laid(opened(), "..... ..... ....r rrrrr rrrrr")
    over = played(state, hit(state, "a4"))
    assert BOARD.apply(over, Corrected(state.stones)).phase == "turn"


def test_a_correction_keeps_who_sank_what() -> None:
    state = played(opened(), hit(opened(), "a1"))
    after = played(state, Corrected((*state.stones, Stone("b1", "blue", False))))
    assert [lodged.by for lodged in after.lodged] == [0, None]


@pytest.mark.parametrize("act", [
    Corrected((Stone("a1", "red", True), Stone("a1", "blue", True))),
    Corrected((Stone("z1", "red", True),)),
    Corrected((Stone("a1", "pink", True),)),
    Began(Seat.W),
    Coloured(Seat.E, "red"),
    Coloured(Seat.S, "gold"),
    Shot(dislodged=("a1",)),
    Shot(short=True),
    Shot(sunk=(Stone("a1", "pink", True),)),
])
def test_what_cannot_be_is_refused(act: Fact) -> None:
    assert refusal(opened(), act).startswith("b.refuse.")


def test_names_and_options_are_looked_at_before_the_match() -> None:
    with pytest.raises(BadSetup, match="how_many"):
        checked(BOARD, Setup("board", ("Ada",)))
    with pytest.raises(BadSetup, match="no_option"):
        checked(BOARD, Setup("board", ("Ada", "Bo"), {"gravity": "off"}))
    with pytest.raises(BadSetup, match="option_value"):
        checked(BOARD, Setup("board", ("Ada", "Bo"), {"foul": "laugh"}))
    with pytest.raises(BadSetup, match="measures"):
        checked(BOARD, Setup("board", ("Ada", "Bo"), {"line_inset_mm": 200}))
