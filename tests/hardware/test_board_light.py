"""A lamp that slowly changes its colour while a table is open: looks taught before that still name every stone."""

from __future__ import annotations

import numpy as np
import pytest

from calibration.colours import StoneColours, teach
from calibration.measured import TableMeasured
from companion.games.board.holes import HOLES
from companion.signals import SURE, BoardSeen, Want
from hardware.board_agreement import BoardAgreement
from hardware.board_eye import BoardEye
from hardware.board_watch import BoardLook
from hardware.camera import Frame, Picture
from hardware.eye.board import BoardReader, BoardSight
from hardware.pretend.board import PretendBoard
from tests.bench.board_drift import COLD, WARM, tinted
from tests.hardware.fakes import FakeTable

WANT = Want("board", ("red", "orange", "blue", "purple"), asked=1)
LIES = {"a1": ("red", True), "b2": ("orange", False), "d2": ("blue", True), "c3": ("purple", False),
        "a4": ("orange", True), "e4": ("red", False), "b5": ("purple", True), "d5": ("blue", False)}
STILLS = 20


def picture(board: PretendBoard, number: int, change: tuple[float, float, float]) -> Picture:
    """What the camera shows under that lamp, with noise of its own in each picture."""
    noise = np.random.default_rng(number).normal(0, 2, (720, 1280, 3))
    return np.clip(tinted(board.frame(), change) + noise, 0, 255).astype(np.uint8)


def taught_at(board: PretendBoard) -> BoardEye:
    """An eye that was taught two stones of each colour, under the lamp as it is at the beginning."""
    reader = BoardReader(BoardSight(StoneColours({name: (128, 128, 128) for name in WANT.zones})))
    shown = picture(board, 0, (0, 0, 0))
    found = reader.read(shown).found
    assert reader.grid is not None
    colours = teach(shown, found, reader.grid, {HOLES.index(hole): name for hole, (name, _) in LIES.items()})
    return BoardEye(colours, TableMeasured(found.size, found, grid=reader.grid, colours=colours))


def stones(seen: BoardSeen) -> dict[str, tuple[str, bool | None]]:
    return {hole.hole: (hole.state, hole.marked_up) for hole in seen.holes if hole.state != "empty"}


@pytest.mark.parametrize("lamp", [WARM, COLD])
def test_the_board_stays_read_while_the_lamp_changes_its_colour(lamp: tuple[float, float, float]) -> None:
    board, table = PretendBoard(), FakeTable()
    for hole, (colour, up) in LIES.items():
        board.sink(hole, colour, up)
    eye = taught_at(board)
    look = BoardLook(table, lambda colours: eye, BoardAgreement(5, 3))
    look.begin(WANT)

    def stills(first: int, last: int) -> None:
        for n in range(first, last):
            share = min(n / STILLS, 1.0)
            change = (lamp[0] * share, lamp[1] * share, lamp[2] * share)
            look.still(Frame(picture(board, n, change), n, n), WANT)

    stills(0, STILLS + 6)
    # It was read again and again on the way, and nothing new was told.
    assert look.readings > 6
    assert [stones(one) for one in table.boards] == [LIES]
    board.sink("c1", "orange", True)
    board.sink("e2", "red", True)
    stills(STILLS + 6, STILLS + 12)
    told = table.boards[-1]
    assert stones(told) == {**LIES, "c1": ("orange", True), "e2": ("red", True)}
    assert min(hole.confidence for hole in told.holes) >= SURE
