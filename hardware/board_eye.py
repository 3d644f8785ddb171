"""The eye for the board as the table uses it: the board is found once, then only looked whether it is still there.

With a calibration the board is where that says. A small shift of the camera is put right by itself; after a large one,
or while a mark is gone, nothing is read and the reason is told. Without a calibration the board is found in the first
picture in which all of it is seen, and found again whenever it lies elsewhere.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import cv2

from calibration.colours import Paint, StoneColours
from calibration.errors import BadProfile
from calibration.follow import Follow, Moved
from calibration.grid import Ruled
from calibration.holes import Grid
from calibration.marks import NUMBERS, find_marks
from calibration.measured import TableMeasured, table_measured
from calibration.plane import Plane
from companion.engine import Refused
from companion.signals import BoardSeen, BoardTerms
from hardware.camera import Picture
from hardware.errors import DeviceError
from hardware.evidence import Part
from hardware.eye.board.reader import BoardReader
from hardware.eye.board.sight import BoardReading, BoardSight

log = logging.getLogger(__name__)

PAINTS: dict[str, Paint] = {
    "red": (184, 32, 38), "blue": (32, 78, 172), "yellow": (238, 196, 34), "green": (32, 124, 58),
    "white": (230, 230, 224), "black": (34, 34, 38), "orange": (236, 118, 28), "turquoise": (38, 174, 180),
    "purple": (112, 48, 146), "pink": (232, 124, 164), "brown": (100, 64, 38), "natural": (214, 174, 122),
}
"""What stones of each colour are usually painted with, until somebody shows this table's own."""


def colours_of(names: Sequence[str], taught: StoneColours | None = None) -> StoneColours:
    """The stones of these colours, as they were taught where they were, else as they are usually painted.

    Without names all colours are meant. A colour nobody knows is left away.
    """
    wanted = tuple(names) or tuple(PAINTS)
    paints = {name: PAINTS[name] for name in wanted if name in PAINTS}
    if taught is None:
        return StoneColours(paints)
    return StoneColours({**paints, **{name: taught.paints[name] for name in wanted if name in taught.paints}},
                        {name: taught.seen[name] for name in wanted if name in taught.seen}, taught.hole, taught.wood)


def board_eye(data_dir: Path) -> Callable[[tuple[str, ...]], BoardEye]:
    """Makes an eye for the colours in play, by the newest calibration of the table that keeps its data there.

    Raises OSError or cv2.error, now and not during play, where the networks cannot be loaded.
    """
    BoardReader()

    def made(names: tuple[str, ...]) -> BoardEye:
        try:
            measured = table_measured(data_dir)
        except BadProfile as error:
            log.warning("the board is looked for without the calibration: %s", error)
            measured = None
        taught = None if measured is None else measured.colours
        return BoardEye(colours_of(names, taught), measured)

    return made


class BoardEye:
    """Reads the board of one table. Serves one thread."""

    def __init__(self, colours: StoneColours, measured: TableMeasured | None = None) -> None:
        """`measured` is this table's calibration, None where nobody has calibrated."""
        sight = BoardSight(colours)
        self._follow: Follow | None = None
        self._calibrated = measured is not None and measured.plane is not None
        if measured is not None:
            ruled = measured.ruled or Ruled(0.0, 0.0, 0.0)
            sight = replace(sight, plane=measured.plane, grid=measured.grid, lens=measured.lens,
                            stone_mm=ruled.stone_mm, thick_mm=ruled.thick_mm)
            self._follow = measured.follow()
        self._reader = BoardReader(sight)
        self._read_by: BoardSight | None = None

    def read(self, picture: Picture) -> BoardReading:
        """The board in the picture. Raises Refused, with the reason, where none can be read."""
        if self._follow is not None:
            found = self._follow.check(picture)
            if not isinstance(found, Moved):
                self._place(self._follow.plane, self._reader.sight.grid)
            elif self._calibrated:
                raise Refused(found.reason.key, found.reason.rule, found.reason.seat, **found.reason.values)
            else:
                self._follow = None
                self._place(None, None)
        reading = self._reader.read(picture)
        self._read_by = replace(self._reader.sight, plane=reading.found, grid=self._reader.grid)
        if self._follow is None and _all_seen(reading, picture):
            self._place(reading.found, self._reader.grid)
            self._follow = Follow(reading.found)
        return reading

    def unchanged(self, picture: Picture) -> bool:
        """True when the board looks as it did in the picture that was read last."""
        return self._reader.unchanged(picture)

    def terms(self, part: Part) -> BoardTerms | None:
        """What the last picture was read by, for this part of it; None before the first reading."""
        by = self._read_by
        if by is None or by.plane is None or by.grid is None:
            return None
        plane = by.plane.part(part.left, part.top, part.scale, part.size)
        return BoardTerms(plane.to_json(), by.grid.to_json(), by.colours.to_json(), by.stone_mm, by.thick_mm)

    def _place(self, plane: Plane | None, grid: Grid | None) -> None:
        self._reader.sight = replace(self._reader.sight, plane=plane, grid=grid)


class BoardAgain:
    """Reads kept pictures of boards again, each by what it was read by then."""

    def __init__(self) -> None:
        """Raises OSError or cv2.error where the networks cannot be loaded."""
        self._reader = BoardReader()

    def read(self, picture: Picture, terms: BoardTerms) -> BoardSeen:
        """The board in the kept picture. Raises BadProfile for terms of another shape, Refused where no board can be
        read."""
        self._reader.sight = BoardSight(StoneColours.from_json(terms.colours), Plane.from_json(terms.plane),
                                        Grid.from_json(terms.grid), stone_mm=terms.stone_mm,
                                        thick_mm=terms.thick_mm)
        return self._reader.read(picture).seen


def board_again() -> BoardAgain:
    """What reads kept pictures again. Raises DeviceError where its networks cannot be loaded."""
    try:
        return BoardAgain()
    except (OSError, ValueError, cv2.error) as error:
        sentence = f"the board's reader cannot be loaded ({error}): install the program anew; no board is read again"
        raise DeviceError("hw.board.eye", sentence) from error


def _all_seen(reading: BoardReading, picture: Picture) -> bool:
    """True when nothing lies over the board and either all of its marks were seen or it has none.

    With some of the marks under a hand the board may have been taken for one that is turned.
    """
    return not reading.unreadable and len(find_marks(picture)) in (0, len(NUMBERS))
