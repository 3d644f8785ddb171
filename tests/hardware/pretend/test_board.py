"""The pretend board: what is put on it lies there, is seen where it lies, and slides before it rests."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from hardware.edges import EdgeLog
from hardware.pretend.board import SLIDES_FRAMES, PretendBoard
from hardware.pretend.stones import PAINTS
from hardware.pretend.table import PretendTable
from hardware.pretend.view import HEIGHT, WIDTH, View
from hardware.pretend.wood import HOLES
from tests.hardware.fakes import FakeClock


@pytest.fixture
def board() -> PretendBoard:
    return PretendBoard()


def lies(board: PretendBoard) -> str:
    """What lies there in notation: `c3 red+ (10,20) blue-`."""
    seen = board.truth()
    sign = {True: "+", False: "-"}
    sunk = [f"{one.hole} {one.state}{sign[bool(one.marked_up)]}" for one in seen.holes if one.state != "empty"]
    loose = [f"({one.x_mm:.0f},{one.y_mm:.0f}) {one.colour}{sign[bool(one.marked_up)]}" for one in seen.loose]
    return " ".join([*sunk, *loose])


def test_a_place_of_the_picture_is_a_place_of_the_board() -> None:
    view = View(turn_deg=25)
    for at in ((0.0, 0.0), (-250.0, 250.0), (140.0, -70.0)):
        x, y = view.px([(*at, 0.0)])[0]
        assert view.mm(x, y) == pytest.approx(at)


def test_south_is_at_the_lower_edge_of_the_picture_and_column_a_at_the_left(board: PretendBoard) -> None:
    places = board.places()
    assert places["a1"][1] > places["a5"][1]
    assert places["a1"][0] < places["e1"][0]
    assert all(0 < x < 1 and 0 < y < 1 for x, y in places.values())


def test_stones_lie_where_they_were_put(board: PretendBoard) -> None:
    board.sink("c3", "red", True)
    board.sink("a1", "blue", False)
    board.lie(35, 105, "red", False)
    assert lies(board) == "a1 blue- c3 red+ (35,105) red-"


def test_a_stone_over_a_taken_hole_is_loose(board: PretendBoard) -> None:
    board.sink("c3", "red", True)
    board.sink("c3", "blue", True)
    assert lies(board) == "c3 red+ (0,0) blue+"


def test_B6_a_stone_that_leans_is_not_sunk(board: PretendBoard) -> None:
    board.lean("b2", "red", True)
    assert lies(board) == "(-59,-79) red+"


def test_a_finger_takes_the_upper_one_of_two_stones(board: PretendBoard) -> None:
    board.lie(35, 105, "red", False)
    board.lie(45, 100, "blue", False)
    assert board.take(38, 104)
    assert lies(board) == "(35,105) red-"
    assert not board.take(-200, -200)


def test_empty_and_clear(board: PretendBoard) -> None:
    board.sink("c3", "red", True)
    board.sink("c4", "red", True)
    board.empty("c3")
    assert lies(board) == "c4 red+"
    board.clear()
    assert lies(board) == ""


@pytest.mark.parametrize("call", [
    lambda board: board.sink("f1", "red", True),
    lambda board: board.sink("a1", "grey", True),
    lambda board: board.lean("", "red", True),
    lambda board: board.lie(0, 0, "", True),
    lambda board: board.empty("c9"),
])
def test_a_hole_or_a_colour_that_is_none(board: PretendBoard, call: object) -> None:
    with pytest.raises(ValueError, match=r"there (is no hole|are no)"):
        call(board)  # type: ignore[operator]  # each entry is a function of the board
    assert lies(board) == ""


def test_a_shot_slides_over_the_board_and_then_rests(board: PretendBoard) -> None:
    board.frame()
    board.sink("c5", "red", True, side="S")
    frames = []
    while board.moving:
        frames.append(board.frame().astype(int))
    assert len(frames) == SLIDES_FRAMES + 1
    assert all((np.abs(one - other).max(2) > 60).sum() > 300 for one, other in pairwise(frames))
    assert (board.frame() == frames[-1]).all()


def test_two_shots_slide_at_once_and_both_arrive(board: PretendBoard) -> None:
    board.sink("c3", "red", True, side="S")
    board.frame()
    board.lie(35, 35, "blue", False, side="N")
    assert lies(board) == "c3 red+ (35,35) blue-"
    while board.moving:
        board.frame()
    assert lies(board) == "c3 red+ (35,35) blue-"


def test_every_colour_and_both_faces_look_different(board: PretendBoard) -> None:
    x, y = (round(part * size) for part, size in zip(board.places()["c3"], (WIDTH, HEIGHT), strict=True))
    seen = []
    for colour in PAINTS:
        for up in (True, False):
            board.clear()
            board.sink("c3", colour, up)
            seen.append(board.frame()[y - 12 : y + 13, x - 12 : x + 13].astype(int))
    apart = [np.abs(one - other).mean() for n, one in enumerate(seen) for other in seen[:n]]
    assert min(apart) > 5


def test_a_hole_is_dark_and_deep_and_a_leaning_stone_throws_a_shadow(board: PretendBoard) -> None:
    bare = board.frame().astype(int)
    x, y = (round(part * size) for part, size in zip(board.places()["d2"], (WIDTH, HEIGHT), strict=True))
    beside = round(y), round(x + 0.5 * (board.px(*HOLES["e2"])[0] - x))
    assert bare[y, x].sum() < 0.75 * bare[beside].sum()
    board.lean("d2", "yellow", True)
    darker = (bare - board.frame()).min(2) > 20
    assert darker.sum() > 50


def test_the_table_shows_the_board_while_it_is_asked_for() -> None:
    asked = ["cards"]
    table = PretendTable(EdgeLog(), FakeClock(), asked=lambda: asked)
    cards = table.frame().astype(int)
    assert not table.with_board
    asked[:] = ["board"]
    board = table.frame().astype(int)
    assert (np.abs(board - cards).max(2) > 60).mean() > 0.2
    asked.clear()
    assert table.with_board


def test_a_hand_at_rest_does_not_move() -> None:
    table = PretendTable(EdgeLog(), FakeClock(), asked=lambda: ["board"])
    bare = table.frame().astype(int)
    table.hand(True, rests=True)
    resting = [table.frame().astype(int) for _ in range(2)]
    assert (np.abs(resting[0] - bare).max(2) > 60).mean() > 0.03
    assert (np.abs(resting[0] - resting[1]).max(2) > 60).mean() == 0
