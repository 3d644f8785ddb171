"""The wizard of one table: the walk of `calibration.steps` on live pictures, and what a page shows of it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from calibration.check import Figure
from calibration.errors import Unfit
from calibration.eyes import CameraFacts, Eyes
from calibration.grid import Ruled
from calibration.holes import Grid
from calibration.lens import FEWEST_PICTURES, Points, corners_of, lens_from_corners
from calibration.marks import find_marks
from calibration.measured import save, table_measured, unfit_for
from calibration.plane import FEWEST_MARKS, Picture
from calibration.sheets import PAPERS, Layout, mat_layout
from calibration.steps import (
    Walk,
    finished,
    proposed_holes,
    quality,
    seen_holes,
    take_corners,
    take_deck,
    take_exposure,
    take_holes,
    take_lens,
    take_marks,
    take_picture,
    take_stones,
    take_zones,
)
from companion.engine import Prompt
from companion.errors import CompanionError
from companion.games.board.facts import COLOURS
from companion.signals import Point, Quad

PICTURE_S = 0.5
"""No more than two pictures a second are coded, whoever asks: a live picture must not starve the scoreboard."""
LOOK_S = 1.5
"""Marks are looked for no more often than this."""
QUALITY = 80
MOST_VIEWS = 12
BOARD = Layout(500.0, 500.0)
FIRST_CORNERS = ((0.25, 0.15), (0.75, 0.15), (0.75, 0.85), (0.25, 0.85))
"""Where the corners wait to be dragged onto the board's (shares of the picture): N-W, N-E, S-E, S-W."""


class Wizard:
    """One walk at a time, whoever holds the phone. Safe from any thread."""

    def __init__(self, eyes: Eyes, folder: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._eyes, self._folder, self._clock = eyes, folder, clock
        self._lock = threading.RLock()
        self._coded: tuple[float, bytes] = (float("-inf"), b"")
        self._looked: tuple[float, list[dict[str, Any]]] = (float("-inf"), [])
        self._views: list[tuple[Points, Any]] = []
        self._proposed: tuple[Grid, Ruled] | None = None
        self._sees_holes = True
        self.saved = False
        """Whether this walk has reached its end."""
        self.note: Prompt | None = None
        """What is to be said about the profile that is there."""
        self._layout = BOARD
        self._turned = False
        self.walk = Walk()
        self.begin()

    def begin(self) -> None:
        """A new walk, with the parts of the saved calibration where they still fit the camera.

        It is past the picture where something is saved and the marks are in sight.
        """
        with self._lock:
            self.saved, self.note = False, None
            self._views, self._turned, self._proposed = [], False, None
            try:
                before = table_measured(self._folder)
            except CompanionError:
                before, self.note = None, Prompt("cal.profile.torn")
            frame = self._eyes.frame()
            if before is not None and frame is not None:
                self.note = unfit_for(before, frame)
            holds = self._eyes.settings().fixable
            kept = before if self.note is None else None
            self.walk = Walk(holds=holds) if kept is None else Walk.again(kept, holds=holds)
            # Whoever comes back after the camera was moved has nothing to say to a picture with the marks in it.
            if kept is not None and frame is not None and len(find_marks(frame)) >= FEWEST_MARKS:
                with suppress(Unfit):
                    self.walk = take_picture(self.walk, frame)
            self._layout = (before.layout if before is not None else None) or BOARD

    def picture(self) -> bytes | None:
        """The camera's picture (JPEG), at most half a second old; None while there is none."""
        with self._lock:
            if self._clock() - self._coded[0] >= PICTURE_S:
                frame = self._eyes.frame()
                if frame is None:
                    return None
                good, coded = cv2.imencode(".jpg", frame, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
                self._coded = (self._clock(), coded.tobytes() if good else b"")
            return self._coded[1]

    def look(self) -> list[dict[str, Any]]:
        """The marks that are seen now: number and corners (px)."""
        with self._lock:
            if self._clock() - self._looked[0] >= LOOK_S:
                frame = self._eyes.frame()
                marks = [] if frame is None else find_marks(frame)
                self._looked = (self._clock(), [{"number": mark.number, "corners": [list(at) for at in mark.corners]}
                                                for mark in marks])
            return self._looked[1]

    # what a person does

    def skip(self) -> None:
        """The next step."""
        with self._lock:
            self.walk, self.saved = self.walk.skip(), False

    def back(self) -> None:
        """The step before."""
        with self._lock:
            self.walk, self.saved = self.walk.back(), False

    def to(self, step: str) -> None:
        """Another step."""
        with self._lock:
            by_hand = step == "corners" and self.walk.step == "marks"
            self.walk, self.saved = self.walk.by_hand() if by_hand else self.walk.to(step), False

    def take(self, said: Mapping[str, Any]) -> None:
        """What the page says to the step it shows is taken; raises Unfit with the reason where it cannot be."""
        with self._lock:
            takers = {"picture": self._picture, "marks": self._marks, "corners": self._corners, "lens": self._lens,
                      "zones": self._zones, "holes": self._holes, "stones": self._stones, "deck": self._deck,
                      "exposure": self._exposure, "save": self._save}
            taker = takers.get(self.walk.step)
            if taker is None:
                raise Unfit("cal.step")
            step = self.walk.step
            taker(said)
            self.saved = step == "save"

    def _frame(self) -> Picture:
        frame = self._eyes.frame()
        if frame is None:
            raise Unfit("cal.picture.none")
        return frame

    def _picture(self, said: Mapping[str, Any]) -> None:
        # The camera may have come only now, and only now is known what it can do.
        self.walk = take_picture(replace(self.walk, holds=self._eyes.settings().fixable), self._eyes.frame())

    def _marks(self, said: Mapping[str, Any]) -> None:
        self._layout, self._turned = layout_of(said), said.get("turned") is True
        self._proposed = None
        self.walk = take_marks(self.walk, self._frame(), self._layout, turned=self._turned)

    def _corners(self, said: Mapping[str, Any]) -> None:
        self._turned, self._proposed = said.get("turned") is True, None
        points = points_of(said.get("corners"))
        if self.walk.measured.plane is None:
            width, height = self.walk.measured.size
            if any(at == (x * width, y * height) for at, (x, y) in zip(points, FIRST_CORNERS, strict=False)):
                raise Unfit("cal.corners.waiting")
        side = number_of(said, "side_mm")
        self.walk = take_corners(self.walk, self._frame(), points, side, turned=self._turned)
        self._layout = Layout(side, side, self._layout.mark_mm, self._layout.margin_mm)

    def _lens(self, said: Mapping[str, Any]) -> None:
        """One more picture of the printed board, or, with `done`, the lens from those taken."""
        if said.get("done") is True:
            self.walk = take_lens(self.walk, lens_from_corners(self._views, self.walk.measured.size))
            self._views = []
            return
        found = corners_of(self._frame())
        if found is None:
            raise Unfit("cal.lens.no_board")
        self._views = [*self._views, found][-MOST_VIEWS:]

    def _zones(self, said: Mapping[str, Any]) -> None:
        zones = said.get("zones")
        if not isinstance(zones, dict) or len(zones) > 4:
            raise Unfit("cal.zones.seat", zone="?")
        quads: dict[str, Quad] = {}
        for name, corners in zones.items():
            points = points_of(corners)
            if len(points) != 4:
                raise Unfit("cal.zones.folded", zone=str(name))
            quads[str(name)] = (points[0], points[1], points[2], points[3])
        self.walk = take_zones(self.walk, quads)

    def _holes(self, said: Mapping[str, Any]) -> None:
        grid = Grid(5, 5, number_of(said, "pitch_mm"), number_of(said, "hole_mm"))
        ruled = Ruled(number_of(said, "stone_mm"), number_of(said, "line_inset_mm"), number_of(said, "line_length_mm"),
                      number_of(said, "thick_mm"))
        self.walk = take_holes(self.walk, grid, ruled)

    def _stones(self, said: Mapping[str, Any]) -> None:
        colours = said.get("colours")
        if not isinstance(colours, list) or not all(isinstance(one, str) and one in COLOURS for one in colours):
            raise Unfit("cal.stones.count")
        self.walk = take_stones(self.walk, self._frame(), colours)

    def _deck(self, said: Mapping[str, Any]) -> None:
        self.walk = take_deck(self.walk)

    def _exposure(self, said: Mapping[str, Any]) -> None:
        self.walk = take_exposure(self.walk, self._eyes.lock_exposure())

    def _save(self, said: Mapping[str, Any]) -> None:
        measured = finished(self.walk, quality(self.walk, self._frame()))
        save(self._folder, measured)
        self._eyes.use(measured)

    # what a page shows

    def camera(self) -> CameraFacts:
        """Which camera it is."""
        return self._eyes.settings()

    @property
    def layout(self) -> Layout:
        """The sizes that were typed last."""
        return self._layout

    @property
    def turned(self) -> bool:
        """Whether it was said that the camera looks from another side than south's."""
        return self._turned

    @property
    def views(self) -> tuple[int, int]:
        """Pictures for the lens: taken, and wanted at least."""
        return len(self._views), FEWEST_PICTURES

    def figures(self) -> Sequence[Figure]:
        """The quality now; empty while there is no picture."""
        with self._lock:
            frame = self._eyes.frame()
            return () if frame is None else quality(self.walk, frame)

    def holes(self) -> tuple[Grid, Ruled] | None:
        """The holes that are proposed or known; None before the board is measured."""
        with self._lock:
            known = self.walk.measured
            if known.plane is None or known.side_mm is None:
                return None
            if self._proposed is None or known.grid is not None:
                frame = self._eyes.frame()
                if frame is None:
                    return None
                seen = None if known.grid is not None else seen_holes(self.walk, frame)
                self._proposed = proposed_holes(self.walk, seen)
                self._sees_holes = known.grid is not None or seen is not None
            return self._proposed

    @property
    def sees_holes(self) -> bool:
        """Whether the holes of `holes` are known or seen, not only usual."""
        return self._sees_holes


def layout_of(said: Mapping[str, Any]) -> Layout:
    """The marks' layout as the page tells it; raises Unfit (`cal.sizes`) for anything that is none."""
    where = said.get("where")
    if where in ("mat-A3", "mat-A4"):
        return mat_layout(str(where)[-2:])
    if where not in ("board", "table"):
        raise Unfit("cal.sizes")
    side, mark = number_of(said, "side_mm"), number_of(said, "mark_mm")
    return Layout(side, side, mark, BOARD.margin_mm * mark / BOARD.mark_mm, str(where))


def where_of(layout: Layout) -> str:
    """The layout as the page names it."""
    return next((f"mat-{paper}" for paper in PAPERS if mat_layout(paper) == layout), layout.where)


def number_of(said: Mapping[str, Any], name: str) -> float:
    """A number that was sent; raises Unfit (`cal.sizes`) where it is none."""
    value = said.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not np.isfinite(value):
        raise Unfit("cal.sizes")
    return float(value)


def points_of(sent: Any) -> list[Point]:
    """Points (px) that were sent; raises Unfit (`cal.points`) where they are none."""
    if not isinstance(sent, list) or len(sent) > 8:
        raise Unfit("cal.points")
    points = []
    for point in sent:
        if not isinstance(point, list) or len(point) != 2 or not all(type(v) in (int, float) for v in point):
            raise Unfit("cal.points")
        points.append((float(point[0]), float(point[1])))
    return points
