"""Scores against a second statement of the rules, and boards whose score was worked out by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import Unreadable
from companion.games.board import House, Stone, position, score_position
from companion.games.board.holes import CROSSES, HOLES, LINES, grid, named, row
from companion.games.board.scoring import leaders
from companion.seats import Seat
from tests.companion.games.board import brute

FULL = tuple(Stone(hole, "red", True) for hole in HOLES)

houses = st.builds(
    House,
    vienna=st.booleans(),
    horizontal4=st.sampled_from(("row", "3", "row+3")),
    five_contains_fours=st.sampled_from(("no", "yes")),
    cross_diagonal=st.sampled_from(("no", "yes")),
    v_line_stack=st.sampled_from(("no", "yes")),
    v_bad_line=st.sampled_from(("yes", "no")),
)
boards = st.dictionaries(st.sampled_from(HOLES), st.booleans(), max_size=25).map(
    lambda lying: tuple(Stone(hole, "red", up) for hole, up in lying.items())
)
# Dense boards too, or formations would be rare.
dense = st.sets(st.sampled_from(HOLES), max_size=8).map(
    lambda gaps: tuple(stone for stone in FULL if stone.hole not in gaps)
)


@given(boards | dense, st.sampled_from(Seat), houses)
def test_B16_the_score_is_that_of_the_second_statement(stones: tuple[Stone, ...], seat: Seat, house: House) -> None:
    assert score_position(stones, {"red": seat}, house)["red"].total == brute.total(seat, stones, house)


@given(boards | dense, st.sampled_from(Seat), houses)
def test_B16_the_sheet_explains_every_point(stones: tuple[Stone, ...], seat: Seat, house: House) -> None:
    sheet = score_position(stones, {"red": seat}, house)["red"]
    assert sheet.total == sheet.stones + sheet.lines + sheet.cross + sheet.bad
    lying = {stone.hole for stone in stones}
    assert all(lying.issuperset(item.holes) and item.rule for item in sheet.items)


@given(boards, st.sampled_from(Seat))
def test_B18_every_side_sees_the_same_board_turned(stones: tuple[Stone, ...], seat: Seat) -> None:
    turned = [Stone(named(x, y), "red", up) for (x, y), up in brute.seen_from(seat, stones).items()]
    own_side = score_position(stones, {"red": seat})["red"]
    assert score_position(turned, {"red": Seat.S})["red"].total == own_side.total


@given(boards)
def test_a_position_reads_back_as_it_was_written(stones: tuple[Stone, ...]) -> None:
    assert set(position(grid(stones, {"red": "r"}), {"r": "red"})) == set(stones)


@pytest.mark.parametrize("seat", Seat)
def test_a_full_board_of_one_colour(seat: Seat) -> None:
    # 5 x (1+2+3+4+5); four short diagonals of exactly four; 9 crosses; 5 rows, 5 columns and 2 diagonals of five
    sheet = score_position(FULL, {"red": seat})["red"]
    assert (sheet.stones, sheet.lines, sheet.cross, sheet.bad) == (75, 4 * 3, 9 * 3, 12 * -2)


def test_a_full_vienna_board_of_one_colour() -> None:
    sheet = score_position(FULL, {"red": Seat.S}, House(vienna=True))["red"]
    assert (sheet.stones, sheet.lines, sheet.cross, sheet.bad) == (75 + 25 * 3, 4 * 4, 9 * 5, 12 * -2)


def test_there_are_28_windows_of_four_12_lines_of_five_and_9_crosses() -> None:
    windows = [line.holes[n : n + 4] for line in LINES for n in range(len(line.holes) - 3)]
    assert (len(set(windows)), sum(len(line.holes) == 5 for line in LINES), len(CROSSES)) == (28, 12, 9)


def test_B17_to_B19_a_doubled_stone_is_two_items_of_one_hole() -> None:
    items = score_position([Stone("b4", "red", False)], {"red": Seat.S})["red"].items
    assert [(item.rule, item.points, item.holes) for item in items] == [("B17", 4, ("b4",)), ("B19", 4, ("b4",))]


def test_B20_west_counts_a_column_as_across() -> None:
    sheet = score_position(position("..r.. ..r.. ..r.. ..r.. .....", {"r": "red"}), {"red": Seat.W})["red"]
    assert [(item.rule, item.points) for item in sheet.formations] == [("B20", 3)]


def test_B24_crosses_may_share_stones() -> None:
    sheet = score_position(position("..... .rr.. rrrr. .rr.. .....", {"r": "red"}), {"red": Seat.S})["red"]
    assert [item.rule for item in sheet.formations] == ["B20", "B22", "B22"]


def test_several_colours_are_scored_each_from_its_own_side() -> None:
    sheets = score_position(position("..b.. ..... ..... ..... ..r..", {"r": "red", "b": "blue"}),
                            {"red": Seat.S, "blue": Seat.N})
    assert (sheets["red"].total, sheets["blue"].total) == (1, 1)


def test_an_empty_board_is_worth_nothing() -> None:
    assert score_position([], {"red": Seat.E})["red"].total == 0


@pytest.mark.parametrize(("stones", "why"), [
    ([Stone("a1", "red", True), Stone("a1", "red", False)], "two stones in hole a1"),
    ([Stone("f1", "red", True)], "there is no hole 'f1'"),
    ([Stone("a1", "blue", True)], "nobody plays blue"),
])
def test_a_position_that_cannot_be_is_named(stones: list[Stone], why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        score_position(stones, {"red": Seat.S})


@pytest.mark.parametrize("typed", ["", "..... ....", "..... ..... ..... ..... ..x..", "r"])
def test_a_typed_position_that_is_none_is_refused(typed: str) -> None:
    with pytest.raises(Unreadable):
        position(typed, {"r": "red"})


def test_B26_leaders_can_be_told_apart() -> None:
    assert leaders({0: 5, 1: 5, 2: 3}, {0: 8, 1: 9, 2: 12}) == (1,)


def test_B18_a_hole_has_four_rows() -> None:
    assert [row(seat, "b5") for seat in Seat] == [5, 2, 1, 4]
