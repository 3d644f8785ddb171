"""The grid of holes in a picture, found by its circles alone: for boards without marks, and to confirm those with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.errors import BadProfile, Unfit
from calibration.lattice import COLUMNS, NEAR, ROWS, Lattice, best_lattice, windows
from calibration.marks import Mark, find_marks, mark_places
from calibration.othergrid import check_between, may_be_other
from calibration.plane import Plane
from calibration.rims import edges_of, finer, mapped, pitch_px, places_of, ring_of, share_of_rims
from calibration.rounds import Round, rounds

Floats = NDArray[np.float64]
Picture = NDArray[np.uint8]
PITCH_MM, HOLE_MM = 70.0, 34.0
"""Taken for the size of a board that nobody has measured (BOARD_GEOMETRY section 3)."""
ENOUGH = 19
"""Circles; with fewer of them in the grid it is searched between the marks as well."""
LATTICES = 4
"""So many regular grids are tried: the squares of a checked tablecloth may be the first."""
SURE_ALONE = 12
"""Circles that make a grid where there are no marks."""
MEN = 3
"""Circles of the holes' size that continue a grid beyond 5 x 5 where it has gaps and no marks: then it is one of
draughtsmen (nine, where the men of a whole game stood in perspective)."""
ALIKE = 0.25
"""Logarithm of the ratio of two radii; circles closer than this are of one size."""
FILLED = 0.6
"""Share of a larger grid's places at which there are circles; fewer are no grid."""
RIMS = 0.2
"""Share of the 25 rims that must stand out. On 57 drawn tables of every kind and 30 rendered boards grids that were
right had 0.32 and more, but for one of 0.2 of which little was to be seen; the two that were wrong had 0.12."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where a board's holes are: rows and columns, their distance and the holes' diameter (mm), around the middle."""

    rows: int = ROWS
    columns: int = COLUMNS
    pitch_mm: float = PITCH_MM
    hole_mm: float = HOLE_MM

    def centres(self) -> Floats:
        """The holes' middles (n x 2, mm), row by row from S, W first: the order of `a1 b1 ... e5`."""
        xs = (np.arange(self.columns) - (self.columns - 1) / 2) * self.pitch_mm
        ys = (np.arange(self.rows) - (self.rows - 1) / 2) * self.pitch_mm
        return np.array([(x, y) for y in ys for x in xs])

    def to_json(self) -> dict[str, Any]:
        """Plain values for a profile."""
        return {"rows": self.rows, "columns": self.columns, "pitch_mm": self.pitch_mm, "hole_mm": self.hole_mm}

    @classmethod
    def from_json(cls, measured: Mapping[str, Any]) -> Grid:
        """From a profile; raises BadProfile where it has another shape or holes that overlap."""
        try:
            grid = cls(int(measured["rows"]), int(measured["columns"]), float(measured["pitch_mm"]),
                       float(measured["hole_mm"]))
        except (KeyError, TypeError, ValueError) as error:
            raise BadProfile("the profile of the holes has another shape: calibrate again") from error
        if min(grid.rows, grid.columns) < 1 or not 0 < grid.hole_mm < grid.pitch_mm < 1000:
            raise BadProfile("the profile of the holes has sizes that cannot be: calibrate again")
        return grid


@dataclass(frozen=True, slots=True)
class FoundGrid:
    """A grid in a picture. Which side is S is not known: the side at the lower edge of the picture was taken.

    `plane` has the grid's middle as its origin and the grid's assumed size; `circles` is how many of its holes were
    seen as circles, `error_px` how far these lie from their places (root mean square).
    """

    plane: Plane
    grid: Grid
    circles: int
    error_px: float


def find_grid(picture: Picture, pitch_mm: float = PITCH_MM, marks: Sequence[Mark] = ()) -> FoundGrid | None:
    """The 5 x 5 grid of holes in the picture, or None when there is none.

    Raises Unfit when the board reaches over the edge of the picture (`board-eye.half`) and when it is a regular grid
    of another size (`board-eye.grid`): one row or column more or less is told between four marks only. The plane is
    made so that holes are `pitch_mm` apart. Where few circles are seen (a hand, hard shadows) the grid is searched
    between the `marks`, of which two are enough.
    """
    seen = rounds(picture)
    refusal: Unfit | None = None
    for turn in range(LATTICES):
        lattice = best_lattice(seen)
        if lattice is None:
            break
        try:
            # What lies in line beside another grid has to be plain.
            least = ENOUGH if turn else 0
            found = _in_lattice(picture, lattice, seen, pitch_mm, marks, least)
        except Unfit as refused:
            refusal = refusal or refused
        else:
            if found is not None and found.circles >= least:
                return found
        seen = _without(lattice, seen)
    found = _settled(picture, None, np.zeros((0, 2)), 0.33, pitch_mm, marks)
    if found is None and refusal is not None:
        raise refusal
    return found


def _in_lattice(picture: Picture, lattice: Lattice, seen: list[Round], pitch_mm: float, marks: Sequence[Mark],
                least: int) -> FoundGrid | None:
    """The board's grid where it is that of this lattice, with so many circles; raises Unfit as `find_grid` does."""
    if max(windows(lattice).values()) < least:
        return None
    if may_be_other(lattice):
        check_between(lattice, marks or find_marks(picture))
    try:
        window = _window(lattice, seen, (picture.shape[1], picture.shape[0]), alone=len(marks) < 2)
    except Unfit as refused:
        # Two marks know better than some circles where the board ends.
        if len(marks) < 2 or refused.prompt.key != "board-eye.half":
            raise
        return None
    if window is None:
        return None
    matrix, circles = window
    middles = np.array([(seen[k].x, seen[k].y) for k in circles])
    radius = float(np.median([seen[k].radius for k in circles])) / pitch_px(matrix)
    return _settled(picture, matrix, middles, radius, pitch_mm, marks)


def _settled(picture: Picture, matrix: Floats | None, middles: Floats, radius: float, pitch_mm: float,
             marks: Sequence[Mark]) -> FoundGrid | None:
    """The grid of these circles, or where they are few the one between the marks, moved onto the rims of its holes.

    `matrix` maps pitches to px, `radius` is a hole's in pitches. None when too few circles and rims speak for it.
    """
    if len(middles) < ENOUGH and len(marks) > 1:
        between = grid_between(picture, marks)
        if between is not None:
            matrix, radius = between
    if matrix is None or (len(marks) < 2 and len(middles) < SURE_ALONE):
        return None
    turns = 2 if len(middles) >= ENOUGH else 4
    matrix, radius = finer(picture, upright(matrix), min(max(radius, 0.2), 0.45), turns)
    radius = min(max(radius, 0.2), 0.46)
    if len(middles) < ENOUGH + 1 and share_of_rims(picture, matrix, radius) < RIMS:
        # A hand, a glare or a dark board made circles that are no holes: a wrong grid is worse than none.
        return None
    size = (picture.shape[1], picture.shape[0])
    placed = mapped(matrix, places_of(ROWS, COLUMNS))
    if not _inside(placed, size, 0.5 * radius * pitch_px(matrix)):
        raise Unfit("board-eye.half")
    off = np.linalg.norm(placed[:, None] - middles[None], axis=2)
    near = off.min(0) < 0.25 * pitch_px(matrix) if len(middles) else np.zeros(0, bool)
    to_px = matrix @ np.diag([1 / pitch_mm, 1 / pitch_mm, 1.0])
    plane = Plane(size, tuple(float(v) for v in (to_px / to_px[2, 2]).ravel()))
    grid = Grid(ROWS, COLUMNS, pitch_mm, 2 * radius * pitch_mm)
    error = float(np.sqrt((off.min(0)[near] ** 2).mean())) if near.any() else 0.0
    return FoundGrid(plane, grid, int(near.sum()), error)


def _without(lattice: Lattice, seen: list[Round]) -> list[Round]:
    """The circles that lie at none of the lattice's places."""
    there = mapped(lattice.matrix, list(lattice.at))
    near = NEAR * pitch_px(lattice.matrix)
    return [one for one in seen if float(np.hypot(*(there - (one.x, one.y)).T).min()) > near]


def _window(lattice: Lattice, seen: list[Round], size: tuple[int, int], alone: bool) -> tuple[Floats, list[int]] | None:
    """The 5 x 5 part of the lattice that holds most circles: a homography from places around its middle, the circles.

    None when it is one of draughtsmen; `alone` says that no marks speak for a board.
    """
    counts = windows(lattice)
    most = max(counts.values())
    m0, n0 = max((place for place, count in counts.items() if count == most),
                 key=lambda place: sum(seen[k].votes for (m, n), k in lattice.at.items()
                                       if 0 <= m - place[0] < COLUMNS and 0 <= n - place[1] < ROWS))
    circles = {place: k for place, k in lattice.at.items()
               if 0 <= place[0] - m0 < COLUMNS and 0 <= place[1] - n0 < ROWS}
    radius = float(np.median([seen[k].radius for k in circles.values()]))
    alike = {place for place, k in lattice.at.items() if abs(np.log(seen[k].radius / radius)) < ALIKE}
    _check_other_grid(alike)
    if alone and most <= ENOUGH and len(alike - set(circles)) >= MEN:
        return None
    if most <= (ROWS - 1) * COLUMNS:
        # A row is missing. When the picture ends where it may be, that is where it is.
        for (left, low), count in counts.items():
            corners = [(left, low), (left + COLUMNS - 1, low), (left, low + ROWS - 1),
                       (left + COLUMNS - 1, low + ROWS - 1)]
            if count == most and not _inside(mapped(lattice.matrix, corners), size, 0.0):
                raise Unfit("board-eye.half")
    move = np.array([[1, 0, m0 + (COLUMNS - 1) / 2], [0, 1, n0 + (ROWS - 1) / 2], [0, 0, 1.0]])
    return lattice.matrix @ move, list(circles.values())


def _check_other_grid(alike: set[tuple[int, int]]) -> None:
    """Refuses a grid whose circles of one size, at these places, plainly go on beyond 5 x 5."""
    columns, rows = _full(m for m, _ in alike), _full(n for _, n in alike)
    wide, deep = len(columns), len(rows)
    # A checked tablecloth has round corners everywhere, some of them in line by chance.
    if sum(m in columns and n in rows for m, n in alike) < FILLED * deep * wide:
        return
    if deep > ROWS + 1 or wide > COLUMNS + 1 or (deep > ROWS and wide > COLUMNS):
        raise Unfit("board-eye.grid", rows=deep, columns=wide)


def _full(lines: Iterable[int]) -> range:
    """From the first to the last row (or column) in which four circles lie; `lines` has the row of each circle."""
    full = [line for line, count in Counter(lines).items() if count >= 4]
    return range(min(full), max(full) + 1) if full else range(0)


def upright(matrix: Floats) -> Floats:
    """The same grid with W at the left and N at the top of the picture, and not mirrored."""
    best, found = -2.0, matrix
    middle, east, north = mapped(matrix, [(0, 0), (1, 0), (0, 1)])
    if (east - middle)[0] * (north - middle)[1] - (east - middle)[1] * (north - middle)[0] > 0:
        matrix = matrix @ np.diag([1, -1, 1.0])
    for quarter in range(4):
        c, s = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarter]
        turned = matrix @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1.0]])
        middle, north = mapped(turned, [(0, -2), (0, 2)])
        up = (middle - north)[1] / np.linalg.norm(middle - north)
        if up > best:
            best, found = float(up), turned
    return found


def grid_between(picture: Picture, marks: Sequence[Mark]) -> tuple[Floats, float] | None:
    """The grid around the middle between the marks: its homography (pitches to px) and the holes' radius (pitches).

    The square of the marks is laid flat and all sizes of grid and holes are tried; the one with the strongest edges on
    all 25 rims wins. None when the marks lie in no square.
    """
    square = _square(marks)
    if square is None:
        return None
    side = 280
    flat_to = np.array([[1 / side, 0, -0.5 + 0.5 / side], [0, -1 / side, 0.5 - 0.5 / side], [0, 0, 1]])
    flat = cv2.warpPerspective(picture, square @ flat_to, (side, side), flags=cv2.INTER_AREA | cv2.WARP_INVERSE_MAP)
    edges = edges_of(np.asarray(flat, np.uint8))
    best = (0.0, 0.0, 0.0, 0, 0)
    play = round(0.08 * side)
    for radius in side * np.geomspace(0.02, 0.072, 15):
        answer = np.maximum(cv2.filter2D(edges, -1, ring_of(float(radius))), 0) ** 0.5
        for pitch in radius / np.linspace(0.24, 0.43, 14):
            steps = np.round((np.arange(5) - 2) * pitch).astype(int) + side // 2
            if steps[0] < play + radius or steps[-1] + play + radius >= side:
                continue
            total = np.zeros((2 * play + 1, 2 * play + 1), np.float32)
            for y in steps:
                for x in steps:
                    total += answer[y - play : y + play + 1, x - play : x + play + 1]
            place = int(total.argmax())
            down, right = place // len(total), place % len(total)
            if total[down, right] > best[0]:
                best = (float(total[down, right]), float(radius), float(pitch), down - play, right - play)
    _, radius, pitch, down, right = best
    if pitch == 0:
        return None
    unit = np.array([[pitch / side, 0, right / side], [0, pitch / side, -down / side], [0, 0, 1.0]])
    return square @ unit, radius / pitch


def _square(marks: Sequence[Mark]) -> Floats | None:
    """Homography from the unit square of the marks' middles to px; the marks' own size is found by trying."""
    best: tuple[float, Floats] | None = None
    seen = np.concatenate([np.asarray(mark.corners) for mark in marks])
    for mark_side in np.geomspace(0.03, 0.25, 40):
        places = mark_places(1.0, 1.0, float(mark_side))
        there = np.concatenate([np.asarray(places[mark.number]) for mark in marks])
        matrix, _ = cv2.findHomography(there, seen)
        if matrix is None:
            continue
        off = float(np.linalg.norm(mapped(matrix, there) - seen, axis=1).mean())
        if best is None or off < best[0]:
            best = (off, np.asarray(matrix, np.float64))
    return None if best is None else best[1]


def _inside(points: Floats, size: tuple[int, int], margin: float) -> bool:
    return bool((points > -margin).all() and (points < np.asarray(size) + margin).all())
