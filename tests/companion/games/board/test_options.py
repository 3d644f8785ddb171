"""Every house rule of the board game (BA1 to BA40): what it changes."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine import Adjust, Doubt, Refused
from companion.games.board import BOARD, Disc, House, Shot, State, Stone, position, score_position
from companion.games.board.facts import Corrected, Stopped
from companion.games.board.look import look
from companion.games.board.options import OPTIONS
from companion.games.board.state import LOCKED, OPEN, PENDING
from companion.seats import Seat
from companion.signals import BoardSeen, LooseStone
from tests.companion.games.board.tables import hit, laid, miss, opened, played, vienna

ROW_TWO = "..... ..... ..... rrrr. ....."
FIVE = "rrrrr ..... ..... ..... ....."


def total(typed: str, **options: str | bool) -> int:
    house = House(**options)  # type: ignore[arg-type]  # bools and texts of the fields they name
    return score_position(position(typed, {"r": "red"}), {"red": Seat.S}, house)["red"].total


def test_every_option_is_in_this_file() -> None:
    names = {name.removeprefix("test_").split("__")[0] for name in globals() if name.startswith("test_")}
    assert {option.name for option in OPTIONS} <= names


@pytest.mark.parametrize(("value", "points"), [("row", 8 + 2), ("3", 8 + 3), ("row+3", 8 + 5)])
def test_horizontal4(value: str, points: int) -> None:
    assert total(ROW_TWO, horizontal4=value) == points


@pytest.mark.parametrize(("value", "points"), [("no", 25 - 2), ("yes", 25 - 2 + 5 + 5)])
def test_five_contains_fours(value: str, points: int) -> None:
    assert total(FIVE, five_contains_fours=value) == points


@pytest.mark.parametrize(("value", "points"), [("no", 15), ("yes", 18)])
def test_cross_diagonal(value: str, points: int) -> None:
    assert total("..... .r.r. ..r.. .r.r. .....", cross_diagonal=value) == points


def test_seats2() -> None:
    assert opened(seats2="adjacent").seats == (Seat.S, Seat.W)
    assert opened(seats2="opposite").seats == (Seat.S, Seat.N)
    assert opened(3, seats2="adjacent").seats == (Seat.S, Seat.W, Seat.N)


@pytest.mark.parametrize(("value", "returns"), [("yes", (0, 1)), ("no", (1,))])
def test_nested_returns(value: str, returns: tuple[int, ...]) -> None:
    # Red pushes two blue stones off; the first return shot pushes a red one off.
    state = laid(opened(nested_returns=value), loose={"blue": 2, "red": 1})
    state = played(state, Shot(off=(Disc("blue"), Disc("blue"))))
    after = played(state, Shot(off=(Disc("red"),)))
    assert after.returns == returns
    assert (after.turn, after.shots_left) == (0, 2)


def test_nested_returns__the_turn_goes_on_where_it_was() -> None:
    state = played(laid(opened(), loose={"blue": 1, "red": 1}), Shot(off=(Disc("blue"),)), Shot(off=(Disc("red"),)))
    after = played(state, miss(state))
    assert (after.phase, after.turn, after.shots_left) == ("turn", 0, 2)


@pytest.mark.parametrize(("value", "returns"), [("no", ()), ("yes", (1,))])
def test_zone_is_off(value: str, returns: tuple[int, ...]) -> None:
    state = laid(opened(zone_is_off=value), loose={"blue": 1})
    assert played(state, Shot(zone=(Disc("blue"),))).returns == returns


@pytest.mark.parametrize(("value", "turn"), [("no", 0), ("yes", 1)])
def test_zone_is_off__for_an_own_stone_too(value: str, turn: int) -> None:
    assert played(opened(zone_is_off=value), miss(opened())).turn == turn


def test_zone_is_off__but_not_for_a_stone_that_never_left_the_line() -> None:
    assert played(opened(zone_is_off="yes"), Shot(zone=(Disc("red"),), short=True)).turn == 0


@pytest.mark.parametrize(("value", "left"), [("used", 2), ("repeat", 3)])
def test_short_shot(value: str, left: int) -> None:
    assert played(opened(short_shot=value), Shot(zone=(Disc("red"),), short=True)).shots_left == left


def test_must_shoot_three() -> None:
    assert played(opened(), Stopped()).turn == 1
    with pytest.raises(Refused, match="must_shoot"):
        BOARD.check(opened(must_shoot_three="yes"), Stopped())
    assert Stopped() not in [choice.action for choice in BOARD.legal(opened(must_shoot_three="yes"))]
    assert BOARD.apply(opened(must_shoot_three="yes"), Stopped()).turn == 1  # the referee lets it stand


@pytest.mark.parametrize(("value", "left"), [("shot_lost", 2), ("repeat", 3)])
def test_foul(value: str, left: int) -> None:
    state = played(laid(opened(foul=value), loose={"blue": 1}), Shot(sunk=(Stone("a1", "blue", True),), foul=True))
    assert (state.shots_left, state.stock(0), state.sunk["blue"]) == (left, 12, 1)


def test_dislodged() -> None:
    knocked = Shot(dislodged=("c1",), off=(Disc("blue"),))
    grid = "..... ..... ..... ..... ..b.."
    restored, free = (laid(opened(dislodged=value), grid) for value in ("restore", "play_on"))
    after = played(free, knocked)
    assert (after.stones, after.returns) == ((), (1,))
    with pytest.raises(Refused, match="too_many"):
        BOARD.check(restored, knocked)


def last_red(**options: str) -> State:
    return laid(opened(3, **options), "..... ..... ....r rrrrr rrrrr")


def test_end() -> None:
    state = last_red(end="finish_round")
    state = played(state, hit(state, "a5"))
    assert (state.phase, state.turn, state.news[-2].key) == ("turn", 1, "b.end.last_round")
    over = played(state, Stopped(), Stopped())
    assert over.over is not None
    assert over.over.key == "b.end.all12"
    assert played(last_red(), hit(last_red(), "a5")).phase == "over"


def test_end__a_full_board_ends_at_once_in_any_case() -> None:
    state = laid(opened(3, end="finish_round"), ".rrrr rrrrb bbbbb bbbyy yyyyy")
    assert played(state, hit(state, "a5")).phase == "over"


@pytest.mark.parametrize(("value", "winners"), [("share", (0, 1)), ("more_sunk", (0,)), ("more_turned", (1,))])
def test_tiebreak(value: str, winners: tuple[int, ...]) -> None:
    # Red has sunk twelve marks up, blue one turned over; the rest of the points come by hand.
    state = laid(opened(tiebreak=value), "..... ..... ...rr rrrrr rrrrr")
    state = played(state, Corrected((*state.stones, Stone("a5", "blue", False))))
    level = BOARD.adjust(state, Adjust(1, state.points(0) - state.points(1)))
    outcome = BOARD.outcome(level)
    assert outcome is not None
    assert outcome.winners == winners


@pytest.mark.parametrize(("value", "points"), [("no", 8 + 12 + 4), ("yes", 8 + 12 + 4 + 2)])
def test_v_line_stack(value: str, points: int) -> None:
    assert total(ROW_TWO, vienna=True, v_line_stack=value) == points


@pytest.mark.parametrize(("value", "turns"), [("shots", [0, 0, 0, 1]), ("hits", [0, 0, 1])])
def test_limited(value: str, turns: list[int]) -> None:
    state = vienna(True, limited=value)
    seen = [state.turn]
    for hits in [True] + [False] * (len(turns) - 2):
        state = played(state, hit(state) if hits else miss(state))
        seen.append(state.turn)
    assert seen == turns


def test_limited__at_most_three_hits() -> None:
    state = vienna(True, limited="hits")
    for left in (3, 2, 1):
        assert state.shots_left == left
        state = played(state, hit(state))
    assert state.turn == 1


def test_limited_to() -> None:
    state = vienna(True, limited_to=5)
    assert [state.shots_left, played(state, *[miss(state)] * 5).turn] == [5, 1]


@pytest.mark.parametrize(("value", "turn"), [("own", 1), ("any", 0)])
def test_hit(value: str, turn: int) -> None:
    state = laid(vienna(hit=value), loose={"blue": 1})
    assert played(state, Shot(sunk=(Stone("a1", "blue", False),))).turn == turn


@pytest.mark.parametrize(("value", "points"), [("yes", 25 + 15 - 2), ("no", 25 + 15)])
def test_v_bad_line(value: str, points: int) -> None:
    assert total(FIVE, vienna=True, v_bad_line=value) == points


def test_centre() -> None:
    assert played(vienna(centre="yes"), miss(vienna())).centre == (LOCKED, LOCKED)
    assert played(vienna(centre="no"), miss(vienna())).centre == (OPEN, OPEN)
    assert played(opened(centre="yes"), miss(opened())).centre == (LOCKED, LOCKED)  # with the base rules, BA35


def test_centre_shot() -> None:
    state = played(vienna(centre="yes", centre_shot="first_of_each_player"), miss(vienna()))
    assert state.centre == (LOCKED, PENDING)
    assert played(state, hit(state, "c3")).centre == (LOCKED, OPEN)


@pytest.mark.parametrize(("value", "phase"), [("yes", "over"), ("no", "turn")])
def test_centre_stall_end(value: str, phase: str) -> None:
    state = laid(opened(3, centre="yes", centre_stall_end=value), ".rrrr rrrbb bb.bb bbyyy yyyyy", centre=(LOCKED,) * 3)
    after = played(state, hit(state, "a5"))
    assert (len(after.stones), after.phase) == (24, phase)


def test_centre_stall_end__goes_on_while_somebody_may_fill_it() -> None:
    # Red has eleven and the middle would give four in the column of the middle.
    state = laid(opened(3, centre="yes"), "brbry rrrry rr.yy rrryy bbbby", centre=(LOCKED,) * 3)
    full = played(state, Corrected(state.stones))
    assert (len(full.stones), full.sunk["red"], full.phase) == (24, 11, "turn")


def test_empty_side_zones() -> None:
    at_west = BoardSeen(loose=(LooseStone("red", -180.0, 0.0),))
    shots = {value: look(opened(empty_side_zones=value), at_west) for value in ("yes", "no")}
    assert shots["yes"] == Shot(loose=(), zone=(Disc("red", -180.0, 0.0),))
    assert shots["no"] == Shot(loose=(Disc("red", -180.0, 0.0),))


def test_empty_side_zones__also_when_it_is_entered() -> None:
    act = Shot(zone=(Disc("red", -180.0, 0.0),))
    assert [played(opened(empty_side_zones=value), act).lying["red"] for value in ("yes", "no")] == [0, 1]


def red_near_line(**options: Any) -> object:
    return look(opened(**options), BoardSeen(loose=(LooseStone("red", 0.0, 170.0),)))


def test_board_mm() -> None:
    assert isinstance(red_near_line(), Shot)
    assert red_near_line() == Shot(loose=(Disc("red", 0.0, 170.0),))
    assert red_near_line(board_mm=480) == Shot(loose=(), zone=(Disc("red", 0.0, 170.0),))


def test_line_inset_mm() -> None:
    assert red_near_line(line_inset_mm=70) == Shot(loose=(), zone=(Disc("red", 0.0, 170.0),))


def test_line_length_mm() -> None:
    beside = BoardSeen(loose=(LooseStone("red", 160.0, 190.0),))
    assert look(opened(), beside) == Shot(loose=(Disc("red", 160.0, 190.0),))
    assert look(opened(line_length_mm=300), beside) == Shot(loose=(), zone=(Disc("red", 160.0, 190.0),))


def test_disc_mm() -> None:
    assert red_near_line(disc_mm=42) != red_near_line(disc_mm=30)


def test_close_call_mm() -> None:
    assert isinstance(red_near_line(close_call_mm=6), Doubt)
    assert isinstance(red_near_line(close_call_mm=5), Shot)
