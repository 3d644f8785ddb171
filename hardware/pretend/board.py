"""The pretend board: what a person does to it, and the pictures that come of it.

A shot is seen while it goes: the stone slides over the board for a few frames before it falls into its hole or
comes to rest.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Iterable
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from companion.seats import Seat
from companion.signals import BoardSeen, LooseStone, SeenHole
from hardware.pretend.cloth import cloth
from hardware.pretend.layers import Canvas
from hardware.pretend.stones import LEANS_MM, PAINTS, STONE_MM, THICK_MM, Lies, draw_stones, sunk
from hardware.pretend.view import HEIGHT, WIDTH, View
from hardware.pretend.wood import HOLES, SIDE_MM, empty_board

Picture = npt.NDArray[np.uint8]

SLIDES_FRAMES = 5
"""A shot takes that many frames to its place."""
FROM_MM = 222.0
"""Where a shot begins: in the middle of the own launch zone."""
TAKES_MM = 26.0
"""A finger takes the stone whose middle is nearest, when it is no farther than this."""
LEAN_WAY = math.radians(-40)
"""On which side of the hole a leaning stone lies: to the south-east, where the camera sees the hole beside it."""


class PretendBoard:
    """Stones on a board. Every method may be called from any thread; a hole or colour that is none is a ValueError."""

    def __init__(self, seed: int = 1, tilt_deg: float = 18.0, turn_deg: float = 0.0) -> None:
        self._view = View(tilt_deg, turn_deg=turn_deg)
        self._look = (seed, tilt_deg, turn_deg)
        self._lock = threading.Lock()
        self._stones: tuple[Lies, ...] = ()
        self._sliding: list[list[Lies]] = []
        self._drawn: Picture | None = None
        self._resting: tuple[tuple[Lies, ...], Canvas] | None = None

    # What a person does

    def sink(self, hole: str, colour: str, marked_up: bool, side: str | None = None) -> None:
        """A stone lies in the hole; on top of what lies there where it is taken. With `side` it was shot from there."""
        x, y = HOLES[_hole(hole)]
        with self._lock:
            taken = any(one.sunk == hole for one in self._all())
            lies = Lies(_colour(colour), marked_up, x, y) if taken else sunk(hole, _colour(colour), marked_up)
            self._put(lies, side)

    def lie(self, x_mm: float, y_mm: float, colour: str, marked_up: bool, side: str | None = None) -> None:
        """A stone lies loose with its middle there, on top of another one where one lies."""
        with self._lock:
            under = [one.z_mm for one in self._all() if not one.sunk and _apart(one, x_mm, y_mm) < STONE_MM]
            high = max(under) + THICK_MM if under else 0.0
            self._put(Lies(_colour(colour), marked_up, x_mm, y_mm, high), side)

    def lean(self, hole: str, colour: str, marked_up: bool, side: str | None = None) -> None:
        """A stone leans on the rim of the hole and is not sunk."""
        x, y = HOLES[_hole(hole)]
        at = (x + LEANS_MM * math.cos(LEAN_WAY), y + LEANS_MM * math.sin(LEAN_WAY))
        with self._lock:
            self._put(Lies(_colour(colour), marked_up, *at, -2.5, leans=hole), side)

    def take(self, x_mm: float, y_mm: float) -> bool:
        """The nearest stone within a finger's reach is taken off; False where none is."""
        with self._lock:
            self._settle()
            near = [one for one in self._stones if _apart(one, x_mm, y_mm) <= TAKES_MM]
            if not near:
                return False
            nearest = min(near, key=lambda one: (-one.z_mm, _apart(one, x_mm, y_mm)))
            self._stones = tuple(one for one in self._stones if one is not nearest)
            self._drawn = None
            return True

    def empty(self, hole: str) -> None:
        """Nothing is sunk in the hole any more."""
        _hole(hole)
        with self._lock:
            self._settle()
            self._stones = tuple(one for one in self._stones if one.sunk != hole)
            self._drawn = None

    def clear(self) -> None:
        """Nothing lies on the board any more."""
        with self._lock:
            self._stones, self._sliding, self._drawn = (), [], None

    def _put(self, lies: Lies, side: str | None) -> None:
        self._drawn = None
        if side is None:
            self._stones = (*self._stones, lies)
            return
        self._sliding.append([*_way(lies, Seat(side)), lies])

    def _all(self) -> Iterable[Lies]:
        return (*self._stones, *(way[-1] for way in self._sliding))

    def _settle(self) -> None:
        self._stones, self._sliding = tuple(self._all()), []

    # What the camera sees

    @property
    def moving(self) -> bool:
        """True while a shot is on its way."""
        with self._lock:
            return bool(self._sliding)

    def frame(self) -> Picture:
        """The next picture before the camera's noise (1280x720, blue first); a shot goes on with every picture."""
        with self._lock:
            if self._sliding:
                now = tuple(way.pop(0) for way in self._sliding)
                landed = tuple(one for one, way in zip(now, self._sliding, strict=True) if not way)
                self._sliding = [way for way in self._sliding if way]
                self._stones = (*self._stones, *landed)
                shown = self._drawing(tuple(one for one in now if one not in landed))
                self._drawn = None if self._sliding else shown
                return shown
            if self._drawn is None:
                self._drawn = self._drawing()
            return self._drawn

    def _drawing(self, sliding: tuple[Lies, ...] = ()) -> Picture:
        """The board with what lies there, and over it what slides."""
        if self._resting is None or self._resting[0] != self._stones:
            before, lying = self._resting or ((), empty_board(*self._look))
            new = self._stones[len(before):]
            if before != self._stones[: len(before)] or any(_hides(old, one) for old in before for one in new):
                new, lying = self._stones, empty_board(*self._look)
            lying = lying.copy()
            draw_stones(lying, self._view, new)
            self._resting = (self._stones, lying)
        picture = self._resting[1].copy()
        draw_stones(picture, self._view, sliding)
        return cloth(self._look[0]).lit(picture)

    def px(self, x_mm: float, y_mm: float) -> tuple[float, float]:
        """Where a point of the board is seen in the camera's picture."""
        x, y = self._view.px([(x_mm, y_mm, 0.0)])[0]
        return float(x), float(y)

    def mm(self, x_px: float, y_px: float) -> tuple[float, float]:
        """The point of the board that is seen there."""
        return self._view.mm(x_px, y_px)

    def at(self, across: float, down: float) -> tuple[float, float]:
        """The same for a place given as fractions of the picture's width and height."""
        return self.mm(across * WIDTH, down * HEIGHT)

    def places(self) -> dict[str, tuple[float, float]]:
        """Where each hole is seen, as fractions of the picture's width and height."""
        seen = {hole: self.px(*at) for hole, at in HOLES.items()}
        return {hole: (x / WIDTH, y / HEIGHT) for hole, (x, y) in seen.items()}

    # What really lies there

    def truth(self) -> BoardSeen:
        """The holes and the loose stones on the board as they will lie when nothing slides any more."""
        with self._lock:
            lying = tuple(self._all())
        in_hole = {one.sunk: one for one in lying if one.sunk}
        holes = tuple(SeenHole(hole, in_hole[hole].colour, in_hole[hole].marked_up) if hole in in_hole
                      else SeenHole(hole, "empty") for hole in HOLES)
        half = SIDE_MM / 2
        return BoardSeen(holes, tuple(LooseStone(one.colour, one.x_mm, one.y_mm, one.marked_up) for one in lying
                                      if not one.sunk and abs(one.x_mm) <= half and abs(one.y_mm) <= half))


def _hole(hole: str) -> str:
    if hole not in HOLES:
        raise ValueError(f"there is no hole {hole}: they are a1 to e5")
    return hole


def _colour(colour: str) -> str:
    if colour not in PAINTS:
        raise ValueError(f"there are no {colour} stones: there are {', '.join(PAINTS)}")
    return colour


def _apart(one: Lies, x_mm: float, y_mm: float) -> float:
    return math.dist((one.x_mm, one.y_mm), (x_mm, y_mm))


def _hides(old: Lies, new: Lies) -> bool:
    """A stone that stands up may hide a part of one that is put beside it."""
    return not old.sunk and _apart(old, new.x_mm, new.y_mm) < 2 * STONE_MM


def _way(lies: Lies, side: Seat) -> list[Lies]:
    """Where the stone is on each frame of its shot, slower towards the end, always flat on the board."""
    begin = {Seat.S: (0.3 * lies.x_mm, -FROM_MM), Seat.N: (0.3 * lies.x_mm, FROM_MM),
             Seat.W: (-FROM_MM, 0.3 * lies.y_mm), Seat.E: (FROM_MM, 0.3 * lies.y_mm)}[side]
    way = []
    for n in range(SLIDES_FRAMES):
        left = (1 - n / SLIDES_FRAMES) ** 2
        x, y = (end + (start - end) * left for start, end in zip(begin, (lies.x_mm, lies.y_mm), strict=True))
        way.append(replace(lies, x_mm=x, y_mm=y, z_mm=0.0, sunk="", leans=""))
    return way
