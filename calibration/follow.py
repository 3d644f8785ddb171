"""Whether the camera still looks where it looked at calibration: asked of every still picture during play.

A small shift is put right and noted, one that is hardly there put right without a word, a large one or a lost mark
stops the reading until it is put right or calibrated anew. Nothing here shows or stops anything: `Follow.check` says
what is, its caller acts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.errors import Unfit
from calibration.light import Light, light_on
from calibration.marks import Places, find_marks
from calibration.plane import Picture, Plane
from calibration.surroundings import Surroundings, turned
from companion.engine import Prompt

SLACK = 1.5 / 1280
"""Share of the picture's width; less is no movement that is told, as marks are not measured finer."""
FARTHEST = 40 / 1280
"""Share of the picture's width; more is no bump but another view, and other things may have moved with it."""
AGREE_PX = 3.0
"""Corners of marks that moved together agree within this."""
SEARCH_PX = 5
ALIKE = 0.6
"""Likeness (correlation) of a mark with itself a while ago; with a hand on it far below, under another lamp above."""
PATIENCE = 3
"""So many still pictures in a row may lack a mark before that is said: a hand rests on it for a moment."""


@dataclass(frozen=True, slots=True)
class Steady:
    """All is where it was."""


@dataclass(frozen=True, slots=True)
class Realigned:
    """A small shift was put right: the plane as it is now, and how far the view moved since the one before."""

    plane: Plane
    shift_px: float
    shift_mm: float


@dataclass(frozen=True, slots=True)
class Moved:
    """The camera looks elsewhere, or a mark is gone; `reason` says which and what to do. Nothing should be read."""

    reason: Prompt


Found = Steady | Realigned | Moved


class Follow:
    """Compares pictures with a plane. It knows no time: its memory is how many pictures in a row lacked a mark.

    The first picture is measured by its marks. From then on what stands around the board is followed, which is
    quicker and finer, and the marks are only looked at; where that view is lost, marks decide again.
    """

    def __init__(self, plane: Plane, places: Places | None = None, light: Light | None = None) -> None:
        """`places` are those of the marks that were seen at calibration (None: there are none), `light` what it was."""
        self._plane = self._now = plane
        self._places = places or {}
        self._light = light
        self._anchor: Surroundings | None = None
        self._patches: Mapping[int, NDArray[np.uint8]] = {}
        self._lacking = 0
        self._paused = False
        self.light: Prompt | None = None
        """What is to be said about the light of the last picture, or None."""

    @property
    def plane(self) -> Plane:
        """The plane as it is now, also after a shift too small to be told."""
        return self._now

    def check(self, picture: Picture) -> Found:
        """What this still picture says; after a Realigned, `plane` is the new one."""
        try:
            size = (picture.shape[1], picture.shape[0])
            self._plane, self._now = self._plane.at(size), self._now.at(size)
            found = self._followed(picture) if self._anchor is not None else self._measured(picture)
        except Unfit as error:
            found = Moved(error.prompt)
        self._paused = isinstance(found, Moved)
        if not self._paused:
            now = light_on(picture, self._now, self._places)
            self.light = None if self._light is None else self._light.against(now)
            self._light = self._light or now
        return found

    def _followed(self, picture: Picture) -> Found:
        """By what stands around the board."""
        now = None if self._anchor is None else self._anchor.now(picture)
        if now is None or apart(self._plane, now) > FARTHEST * picture.shape[1]:
            return self._measured(picture) if self._places else Moved(Prompt("cal.follow.moved"))
        gone = [number for number, patch in self._patches.items() if not self._is_there(picture, now, number, patch)]
        found = self._told(now, gone)
        if not isinstance(found, Moved):
            self._now = now
        return found

    def _measured(self, picture: Picture) -> Found:
        """By the marks, in the whole picture; without marks the first picture is taken as it should be."""
        found = Steady() if not self._places else self._by_marks(picture)
        if self._lacking == 0 and not isinstance(found, Moved):
            self._now = self._plane
            self._anchor = Surroundings(picture, self._plane)
            self._patches = {number: self._cut(picture, self._plane, number, 0) for number in self._places}
        return found

    def _by_marks(self, picture: Picture) -> Found:
        marks = [mark for mark in find_marks(picture) if mark.number in self._places]
        if len(marks) < 2:
            return Moved(Prompt("cal.follow.moved"))
        due = self._plane.px(np.concatenate([np.asarray(self._places[mark.number]) for mark in marks]))
        seen = np.concatenate([np.asarray(mark.corners) for mark in marks])
        # A single mark that was misread or has slipped does not carry the others along.
        moved, agreed = cv2.estimateAffinePartial2D(due, seen, ransacReprojThreshold=AGREE_PX)
        if moved is None or agreed.sum() < 4 + 2 * (len(marks) - 2):
            return Moved(Prompt("cal.follow.moved"))
        now = turned(self._plane, np.asarray(moved, np.float64))
        if apart(self._plane, now) > FARTHEST * picture.shape[1]:
            return Moved(Prompt("cal.follow.moved"))
        return self._told(now, [number for number in self._places if number not in {mark.number for mark in marks}])

    def _told(self, now: Plane, gone: Sequence[int]) -> Found:
        self._lacking = self._lacking + 1 if gone else 0
        # After a pause all the marks must be back at once: no patience twice.
        if gone and (self._lacking >= PATIENCE or self._paused):
            return Moved(Prompt("cal.follow.lost", {"marks": tuple(gone)}))
        step_px = apart(self._plane, now)
        if step_px <= SLACK * now.size[0]:
            return Steady()
        self._plane = self._now = now
        return Realigned(now, step_px, step_px / now.scale())

    def _is_there(self, picture: Picture, plane: Plane, number: int, patch: NDArray[np.uint8]) -> bool:
        window = self._cut(picture, plane, number, SEARCH_PX)
        if window.shape[0] < patch.shape[0] or window.shape[1] < patch.shape[1]:
            return False
        return bool(cv2.matchTemplate(window, patch, cv2.TM_CCOEFF_NORMED).max() > ALIKE)

    def _cut(self, picture: Picture, plane: Plane, number: int, more: int) -> NDArray[np.uint8]:
        """The mark in grey, and `more` px around it."""
        corners = plane.px(self._places[number])
        left, top = np.maximum(np.floor(corners.min(0)).astype(int) - more, 0)
        right, bottom = np.maximum(np.ceil(corners.max(0)).astype(int) + more, 1)
        cut = picture[top:bottom, left:right]
        return np.asarray(cv2.cvtColor(cut, cv2.COLOR_BGR2GRAY) if cut.size else np.zeros((1, 1)), np.uint8)


def apart(before: Plane, after: Plane) -> float:
    """How far (px) the view of one plane is from that of the other, at most, over the picture they hold for."""
    width, height = before.size
    ends = np.array([(x * width, y * height) for x in (0.2, 0.8) for y in (0.2, 0.8)])
    return float(np.linalg.norm(after.at(before.size).px(before.mm(ends)) - ends, axis=1).max())
