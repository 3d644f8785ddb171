"""The colours of the stones in play: as their paints are named, or as this camera sees them under this lamp."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.errors import BadProfile, Unfit
from calibration.holes import Grid
from calibration.plane import Picture, Plane
from companion.games.board.words import colour

Paint = tuple[float, float, float]
"""sRGB red, green, blue, 0 to 255."""
ALIKE = 12.0
"""CIE76 difference; colours nearer than this are told apart only in good light, people are advised to swap one."""
FACE = 0.6
"""Hole radii; within this all is face when a stone is in the hole."""


@dataclass(frozen=True, slots=True)
class StoneColours:
    """Which colours are in play.

    `paints` are what the stones are painted with, by the colour's name; `seen` is how this camera showed each of them
    when it was taught, `hole` and `wood` how an empty hole and the board looked then. Nothing but `paints` is needed.
    """

    paints: Mapping[str, Paint] = field(default_factory=dict)
    seen: Mapping[str, Paint] = field(default_factory=dict)
    hole: Paint | None = None
    wood: Paint | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The colours in play, in the order they were given."""
        return tuple(dict.fromkeys((*self.seen, *self.paints)))

    def palette(self) -> list[tuple[str, Paint]]:
        """Each colour with what it is taken for: as it was seen, else as it is painted."""
        return [(name, self.seen.get(name) or self.paints[name]) for name in self.names]

    def separation(self) -> Mapping[tuple[str, str], float]:
        """How far any two colours are apart (CIE76; below 12 is alike), the nearest pair first.

        >>> list(StoneColours({"red": (200, 20, 20), "wine": (190, 25, 30), "white": (250, 250, 250)}).separation())[0]
        ('red', 'wine')
        """
        palette = self.palette()
        apart = {(one, two): _apart(first, second)
                 for n, (one, first) in enumerate(palette) for two, second in palette[n + 1 :]}
        return dict(sorted(apart.items(), key=lambda pair: pair[1]))

    def to_json(self) -> dict[str, Any]:
        """Plain values for a profile."""
        return {"paints": {name: list(paint) for name, paint in self.paints.items()},
                "seen": {name: list(paint) for name, paint in self.seen.items()},
                "hole": self.hole and list(self.hole), "wood": self.wood and list(self.wood)}

    @classmethod
    def from_json(cls, measured: Mapping[str, Any]) -> StoneColours:
        """From a profile; raises BadProfile where it has another shape."""
        try:
            paints, seen = ({str(name): _paint(paint) for name, paint in measured[part].items()}
                            for part in ("paints", "seen"))
            hole, wood = (None if measured.get(part) is None else _paint(measured[part]) for part in ("hole", "wood"))
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise BadProfile("the profile of the stones' colours has another shape: teach them again") from error
        return cls(paints, seen, hole, wood)


def teach(picture: Picture, plane: Plane, grid: Grid, lies: Mapping[int, str], before: StoneColours | None = None
          ) -> StoneColours:
    """What the stones look like in this picture: `lies` says which holes (numbered as `grid.centres`) hold which
    colour; all the others are empty.

    `before` is what was known already, such as the paints or the other face; a colour taught before is averaged with
    what is seen now. Raises Unfit when a hole is not in the picture (`board-eye.half`) and when two colours cannot be
    told apart in this light (`board-eye.alike`).
    """
    before = before or StoneColours()
    plane = plane.at((picture.shape[1], picture.shape[0]))
    looks = hole_looks(picture, plane, grid)
    seen = dict(before.seen)
    for name in dict.fromkeys(lies.values()):
        mine = _srgb(np.median([looks[n] for n, other in lies.items() if other == name], axis=0))
        old = seen.get(name)
        seen[name] = mine if old is None else _paint([(one + two) / 2 for one, two in zip(old, mine, strict=True)])
    empty = [looks[n] for n in range(len(looks)) if n not in lies]
    hole = _srgb(np.median(empty, axis=0)) if empty else before.hole
    between = grid.centres()[:-1] + np.array([grid.pitch_mm / 2, grid.pitch_mm / 2])
    wood = _srgb(np.median(_colours_at(picture, plane, between, grid.hole_mm * 0.15), axis=0))
    taught = replace(before, seen=seen, hole=hole, wood=wood)
    near = [pair for pair, apart in taught.separation().items() if apart < ALIKE / 3 and set(pair) <= set(seen)]
    if near:
        raise Unfit("board-eye.alike", one=colour(near[0][0]), other=colour(near[0][1]))
    return taught


def hole_looks(picture: Picture, plane: Plane, grid: Grid) -> NDArray[np.float64]:
    """The median colour (blue green red) inside each hole of the grid. Raises Unfit when one is not in the picture."""
    return _colours_at(picture, plane, grid.centres(), grid.hole_mm / 2 * FACE)


def _colours_at(picture: Picture, plane: Plane, middles: NDArray[np.float64], radius: float) -> NDArray[np.float64]:
    grid = np.linspace(-radius, radius, 9)
    disc = np.array([(x, y) for x in grid for y in grid if x * x + y * y <= radius * radius])
    points = plane.px((middles[:, None] + disc[None]).reshape(-1, 2))
    high, wide = picture.shape[:2]
    if points.min() < 0 or points[:, 0].max() > wide - 1 or points[:, 1].max() > high - 1:
        raise Unfit("board-eye.half")
    x, y = np.rint(points).astype(int).T
    values = picture[y, x].reshape(len(middles), len(disc), 3).astype(np.float64)
    return np.asarray(np.median(values, axis=1), np.float64)


def _apart(one: Paint, other: Paint) -> float:
    both = np.array([[one, other]], np.float32) / 255
    lab = cv2.cvtColor(both, cv2.COLOR_RGB2LAB)[0]
    return float(np.linalg.norm(lab[0] - lab[1]))


def _srgb(bgr: NDArray[np.float64]) -> Paint:
    return float(bgr[2]), float(bgr[1]), float(bgr[0])


def _paint(values: Sequence[float]) -> Paint:
    red, green, blue = (float(v) for v in values)
    if not all(0 <= v <= 255 for v in (red, green, blue)):
        raise ValueError("a colour's parts are 0 to 255")
    return red, green, blue
