"""The final recount: one picture of the board, whoever took it, as 25 holes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import ArrayLike

from calibration.errors import Unfit
from calibration.marks import find_marks
from calibration.measured import TableMeasured, unfit_for
from calibration.plane import Plane
from companion.errors import Unreadable
from companion.games.board.holes import named, xy
from companion.signals import BoardSeen
from hardware.board_eye import colours_of
from hardware.camera import Picture
from hardware.eye.board.finding import find_board
from hardware.eye.board.reader import BoardReader
from hardware.eye.board.sight import BoardReading, BoardSight

NORTHS = ("top", "right", "bottom", "left")
"""Where in the picture the board's North may be, clockwise."""
BOARD_PITCHES = 3.6
"""Half of a board's side in distances of its holes, and a little more."""

TWO = "there are two boards in the picture: take it again with only one of them in it"


@dataclass(frozen=True, slots=True)
class Recount:
    """What lies on the board. `north_known` is False where nothing tells which side is North: `seen` takes the upper
    edge of the picture for it."""

    seen: BoardSeen
    north_known: bool


def recount(picture: Picture, colours: Sequence[str], measured: TableMeasured | None = None) -> Recount:
    """The holes in one picture (blue first) of any size. `colours` are those in play.

    A calibration is used where the picture comes from its camera. Raises Refused with the reason where no board can be
    read, Unreadable where there are two.
    """
    sight = BoardSight(colours_of(colours, None))
    if measured is not None and measured.plane is not None and unfit_for(measured, picture) is None:
        sight = replace(sight, plane=measured.plane, grid=measured.grid, lens=measured.lens)
    if _marks_twice(picture):
        raise Unreadable(TWO)
    reader = BoardReader(sight)
    reading = reader.read(picture)
    if sight.plane is None and reader.grid is not None and _is_second(picture, reading.found, reader.grid.pitch_mm):
        raise Unreadable(TWO)
    return Recount(reading.seen, not _is_ambiguous(reading))


def turned(seen: BoardSeen, north: str) -> BoardSeen:
    """The same board when its North is at that edge of the picture and not at the top.

    >>> from companion.signals import SeenHole
    >>> [turned(BoardSeen((SeenHole("b5", "red"),)), north).holes[0].hole for north in NORTHS]
    ['b5', 'a2', 'd1', 'e4']
    """
    quarters = NORTHS.index(north)

    def place(hole: str) -> str:
        x, y = xy(hole)
        for _ in range(quarters):
            x, y = 6 - y, x
        return named(x, y)

    return replace(seen, holes=tuple(replace(one, hole=place(one.hole)) for one in seen.holes))


def _is_ambiguous(reading: BoardReading) -> bool:
    return any(note.key == "board-eye.no-marks" for note in reading.notes)


def _marks_twice(picture: Picture) -> bool:
    """True when the picture shows marks of the same numbers at two places."""
    first = find_marks(picture)
    without = _without(picture, [mark.corners for mark in first], 1.3)
    return bool(first) and len(find_marks(without)) > 1


def _without(picture: Picture, quads: Sequence[ArrayLike], larger: float = 1.0) -> Picture:
    """The picture with these quads, so much larger, painted over."""
    over = picture.copy()
    around = np.median(picture[::8, ::8].reshape(-1, 3), axis=0)
    for quad in quads:
        corners = np.asarray(quad, np.float64)
        middle = corners.mean(0)
        grown = np.round(middle + (corners - middle) * larger).astype(np.int32)
        cv2.fillPoly(over, [grown], [float(part) for part in around])
    return over


def _is_second(picture: Picture, plane: Plane, pitch_mm: float) -> bool:
    """True when another board is in the picture beside the one that was read."""
    reach = BOARD_PITCHES * pitch_mm
    corners = plane.px([(-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)])
    try:
        find_board(_without(picture, [corners]))
    except Unfit:
        return False
    return True
