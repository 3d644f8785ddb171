"""The walk of the wizard, the same in the browser and on the command line. Pure: a step in, the next walk out.

    picture -> marks -> (corners) -> lens -> zones -> holes -> stones -> deck -> exposure -> save

Every step accepts what it is given, refuses it with the reason (`Unfit`, a prompt), or is skipped; one can go back to
any step before. Corners are for tables without marks; holes and stones are for boards; exposure is for cameras that can
hold theirs. Most tables need neither lens nor deck, and a board no zones: these lie aside, the walk goes past them and
whoever wants them goes `to` them. Whoever calibrates again may go to the end as soon as the camera's place is measured.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from calibration.check import Figure, brightness, figure, of_picture
from calibration.colours import hole_looks, teach
from calibration.errors import Unfit
from calibration.exposure import Exposure
from calibration.grid import Ruled, check_board, fitted, usual
from calibration.holes import Grid
from calibration.lens import Fit, Lens
from calibration.light import light_on
from calibration.marks import Mark, find_marks
from calibration.measured import TableMeasured
from calibration.plane import Picture, Plane, check_not_mirrored, plane_from_corners, plane_from_marks
from calibration.playzones import PlayZone, check_zones
from calibration.sheets import Layout
from calibration.sizes import SIDES_MM, check_fit, check_sizes
from companion.signals import Point, Quad

STEPS = ("picture", "marks", "corners", "lens", "zones", "holes", "stones", "deck", "exposure", "save")
NEVER_SKIPPED = ("picture", "save")
FOR_BOARDS = ("holes", "stones")
ASIDE = ("lens", "deck")
ASIDE_OF_BOARDS = (*ASIDE, "zones")
SMALLEST = (320, 240)
"""A smaller picture (px) shows no stone and no card."""
BLACK = 0.06
"""A picture whose bright parts are darker than this is that of a covered lens or a dark room."""
SAME_LOOK = 14.0
"""Grey levels; a hole that looks so much like the empty ones has no stone in it."""


@dataclass(frozen=True, slots=True)
class Walk:
    """How far somebody has come, and what is known by now."""

    step: str = "picture"
    done: tuple[str, ...] = ()
    measured: TableMeasured = field(default_factory=lambda: TableMeasured((0, 0)))
    marks: tuple[Mark, ...] = ()
    corners: tuple[Point, ...] = ()
    error_px: float = 0.0
    error_mm: float = 0.0
    holds: bool = True
    """Whether the camera can hold its exposure; where it cannot, nobody is asked for what would change nothing."""
    known: bool = False
    """Whether this walk started with a whole calibration of this camera."""

    @classmethod
    def again(cls, before: TableMeasured, *, holds: bool = True) -> Walk:
        """A walk that starts with what was measured before: what is skipped stays as it was."""
        return cls(measured=before, holds=holds, known=before.plane is not None)

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps of this table, in order: without corners where there are marks, without holes where no board is."""
        plane, board = self.measured.plane is not None, self.measured.side_mm is not None
        by_marks = plane and self.measured.layout is not None and self.step != "corners"
        return tuple(step for step in STEPS
                     if not (step == "corners" and by_marks) and not (step in FOR_BOARDS and not board)
                     and not (step == "exposure" and not self.holds))

    @property
    def aside(self) -> tuple[str, ...]:
        """The steps that this walk does not come to by itself."""
        return ASIDE if self.measured.side_mm is None else ASIDE_OF_BOARDS

    def skip(self) -> Walk:
        """The next step; what the skipped one would have measured stays as it was.

        Raises Unfit (`cal.skip`) for the steps that nothing works without.

        >>> Walk(step="lens").skip().step
        'zones'
        """
        if self.step in NEVER_SKIPPED:
            raise Unfit("cal.skip")
        return self._next()

    def back(self) -> Walk:
        """The step before, of those aside only what was done; nothing is lost.

        >>> Walk(step="zones").back().step
        'corners'
        """
        before = [step for step in self.steps if STEPS.index(step) < STEPS.index(self.step)
                  and (step not in self.aside or step in self.done)]
        return replace(self, step=before[-1] if before else STEPS[0])

    def by_hand(self) -> Walk:
        """The corners are set by hand, although there may be marks."""
        return replace(self._at("marks"), step="corners")

    def to(self, step: str) -> Walk:
        """That step, where one may go to it: back, or forward as far as this walk was. Raises Unfit (`cal.step`)."""
        if step not in self.reachable:
            raise Unfit("cal.step")
        return replace(self, step=step)

    @property
    def enough(self) -> bool:
        """Whether the rest may stay as it was: the camera's place is measured anew, all else was known before."""
        return self.known and bool(self.marks or self.corners)

    @property
    def reachable(self) -> tuple[str, ...]:
        """The steps one may go to."""
        if self.enough:
            return self.steps
        far = max(STEPS.index(step) for step in (*self.done, self.step))
        beyond = [step for step in self.steps if STEPS.index(step) > far and step not in self.aside]
        if beyond and self.step in (*self.done, *self.aside):
            far = STEPS.index(beyond[0])
        return tuple(step for step in self.steps if STEPS.index(step) <= far)

    def _next(self, **known: Any) -> Walk:
        moved = replace(self, **known, done=tuple(step for step in STEPS if step in self.done or step == self.step))
        after = [step for step in moved.steps if STEPS.index(step) > STEPS.index(self.step) and step not in moved.aside]
        return replace(moved, step=after[0] if after else "save")

    def _at(self, step: str) -> Walk:
        if self.step != step:
            raise Unfit("cal.step")
        return self


def take_picture(walk: Walk, picture: Picture | None) -> Walk:
    """The camera delivers pictures that can be used. A new size of pictures makes everything else void.

    Raises Unfit: no picture, a small one, a black one, a mirrored one.
    """
    walk = walk._at("picture")
    if picture is None:
        raise Unfit("cal.picture.none")
    size = (picture.shape[1], picture.shape[0])
    if size[0] < SMALLEST[0] or size[1] < SMALLEST[1]:
        raise Unfit("cal.picture.small", wide=size[0], high=size[1])
    if brightness(picture) < BLACK:
        raise Unfit("cal.picture.black")
    check_not_mirrored(picture)
    if walk.measured.size == size:
        return walk._next()
    return walk._next(measured=TableMeasured(size), marks=(), corners=(), known=False)


def take_marks(walk: Walk, picture: Picture, layout: Layout, *, turned: bool = False) -> Walk:
    """The plane from the marks in the picture, which lie as `layout` says.

    `turned` confirms that the camera looks from another side than south's. Raises Unfit as `plane_from_marks`, for
    sizes that cannot be (`cal.sizes`), for sizes that do not fit together (`cal.sized`, with the two that would), for
    a mat that was taken for a board or for another mat (`cal.mat`), for a picture that is stretched
    (`cal.stretched`), and for a table that lies turned in the picture (`cal.turned`).
    """
    walk = walk._at("marks")
    check_sizes(layout)
    marks = tuple(find_marks(picture))
    if not marks:
        check_not_mirrored(picture)
    fit = plane_from_marks(marks, layout.places(), walk.measured.size, walk.measured.lens)
    _check_turn(fit.found, turned)
    check_fit(fit.found, marks, layout, walk.measured)
    seen = tuple(mark.number for mark in marks)
    side = None if layout.where == "mat" else layout.width_mm
    known = replace(_of_side(walk.measured, side), plane=fit.found, layout=layout, marks=seen)
    known = replace(known, light=light_on(picture, fit.found, known.places))
    return walk._next(measured=known, known=walk.known and known.grid == walk.measured.grid, marks=marks, corners=(),
                      error_px=fit.error_px, error_mm=fit.error_mm)


def take_corners(walk: Walk, picture: Picture, corners: Sequence[Point], side_mm: float, *,
                 turned: bool = False) -> Walk:
    """The plane from the board's four corners (px), north-west first, clockwise. Raises Unfit as `take_marks`."""
    walk = walk._at("corners")
    if not SIDES_MM[0] <= side_mm <= SIDES_MM[1]:
        raise Unfit("cal.sizes")
    size = walk.measured.size
    if not all(np.isfinite(v) for corner in corners for v in corner) or any(
            not (-size[0] < x < 2 * size[0] and -size[1] < y < 2 * size[1]) for x, y in corners):
        raise Unfit("board-eye.corners", n=len(corners))
    fit = plane_from_corners(corners, side_mm, size, walk.measured.lens)
    _check_turn(fit.found, turned)
    known = replace(_of_side(walk.measured, side_mm), plane=fit.found, layout=None, marks=())
    known = replace(known, light=light_on(picture, fit.found, None))
    # Four points always fit: their error says nothing.
    return walk._next(measured=known, known=walk.known and known.grid == walk.measured.grid, marks=(),
                      corners=tuple(corners), error_px=0.0, error_mm=0.0)


def take_lens(walk: Walk, fit: Fit[Lens]) -> Walk:
    """The lens; the plane is measured anew from the same marks or corners. Raises Unfit where it is of another size."""
    walk = walk._at("lens")
    known = walk.measured
    if fit.found.size != known.size:
        raise Unfit("cal.lens.sizes")
    lens = fit.found
    plane: Fit[Plane] | None = None
    if walk.marks:
        plane = plane_from_marks(walk.marks, known.places, known.size, lens)
    elif walk.corners and known.side_mm is not None:
        plane = plane_from_corners(walk.corners, known.side_mm, known.size, lens)
    if plane is None:
        return walk._next(measured=replace(known, lens=lens))
    return walk._next(measured=replace(known, lens=lens, plane=plane.found), error_px=plane.error_px,
                      error_mm=plane.error_mm)


def _of_side(known: TableMeasured, side_mm: float | None) -> TableMeasured:
    """A board of another side is another board: its holes and lines are not those that were known."""
    if side_mm == known.side_mm:
        return known
    return replace(known, side_mm=side_mm, grid=None, ruled=None)


def seen_holes(walk: Walk, picture: Picture) -> Grid | None:
    """The holes as the picture shows them; None where none are clear: on a bare cloth, or corners elsewhere."""
    known = walk.measured
    return None if known.plane is None or known.side_mm is None else fitted(picture, known.plane, known.side_mm)


def proposed_holes(walk: Walk, seen: Grid | None) -> tuple[Grid, Ruled]:
    """The holes to be confirmed: as known, else as `seen_holes`, else as usual on a board of this side.

    Raises Unfit (`cal.zones.no_plane`) before the board is measured.
    """
    known = walk.measured
    if known.plane is None or known.side_mm is None:
        raise Unfit("cal.zones.no_plane")
    usual_grid, ruled = usual(known.side_mm)
    if known.grid is not None:
        return known.grid, known.ruled or ruled
    grid = seen or usual_grid
    free = known.side_mm / 2 - 2 * grid.pitch_mm - grid.hole_mm / 2
    stone = min(ruled.stone_mm, 0.9 * grid.hole_mm)
    return grid, replace(ruled, stone_mm=round(stone, 1), line_inset_mm=round(min(ruled.line_inset_mm, 0.9 * free), 1))


def take_holes(walk: Walk, grid: Grid, ruled: Ruled) -> Walk:
    """The holes as a person saw them over the picture and found them right. Raises Unfit as `check_board`."""
    walk = walk._at("holes")
    if walk.measured.side_mm is None:
        raise Unfit("cal.step")
    check_board(walk.measured.side_mm, grid, ruled)
    return walk._next(measured=replace(walk.measured, grid=grid, ruled=ruled))


def stones_to_lay(colours: Sequence[str]) -> Mapping[int, str]:
    """Which stone comes into which hole (numbered as `Grid.centres`) for teaching: each colour has a column, its stone
    with the mark up in the first row, the other one in the second.

    >>> stones_to_lay(["red", "blue"])
    {0: 'red', 5: 'red', 1: 'blue', 6: 'blue'}
    """
    return {row * 5 + column: colour for column, colour in enumerate(colours) for row in (0, 1)}


def take_stones(walk: Walk, picture: Picture, colours: Sequence[str]) -> Walk:
    """The look of the stones, which lie as `stones_to_lay` says; all other holes are empty.

    Raises Unfit for no colour or more than five (`cal.stones.count`), and as `teach` for colours that look alike.
    """
    walk = walk._at("stones")
    known = walk.measured
    if known.plane is None or known.side_mm is None:
        raise Unfit("cal.zones.no_plane")
    if not 2 <= len(set(colours)) == len(colours) <= 5:
        raise Unfit("cal.stones.count")
    grid = known.grid or usual(known.side_mm)[0]
    looks = hole_looks(picture, known.plane.at(known.size), grid)
    lies = stones_to_lay(colours)
    empty = np.median([looks[n] for n in range(len(looks)) if n not in lies], axis=0)
    bare = [n for n in lies if np.abs(looks[n] - empty).max() < SAME_LOOK]
    if bare:
        raise Unfit("cal.stones.empty", holes=tuple(f"{'abcde'[n % 5]}{n // 5 + 1}" for n in bare))
    return walk._next(measured=replace(known, colours=teach(picture, known.plane, grid, lies)))


def take_zones(walk: Walk, zones: Mapping[str, Quad]) -> Walk:
    """The play zones of the seats, corners in px. Raises Unfit as `check_zones`; no zone at all means the halves."""
    walk = walk._at("zones")
    known = walk.measured
    check_zones(zones, known.size)
    drawn = (PlayZone.drawn(name, corners, known.size, known.plane) for name, corners in sorted(zones.items()))
    return walk._next(measured=replace(known, zones=tuple(drawn)))


def take_deck(walk: Walk) -> Walk:
    """Packs are taught on a page of their own (`teaching.py`) and kept apart: here one only goes on."""
    return walk._at("deck")._next()


def take_exposure(walk: Walk, exposure: Exposure) -> Walk:
    """What the camera holds, read back."""
    walk = walk._at("exposure")
    return walk._next(measured=replace(walk.measured, exposure=exposure))


def finished(walk: Walk, figures: Iterable[Figure]) -> TableMeasured:
    """What is to be saved, with its quality. Raises Unfit (`cal.step`) before the last step."""
    walk = walk._at("save")
    exposure = walk.measured.exposure if walk.holds else Exposure({})
    return replace(walk.measured, exposure=exposure,
                   figures={one.name: round(one.value, 4) for one in figures if np.isfinite(one.value)})


def quality(walk: Walk, picture: Picture) -> tuple[Figure, ...]:
    """Every figure that can be given now."""
    known = walk.measured
    errors = (figure("error_px", walk.error_px), figure("error_mm", walk.error_mm)) if walk.marks else ()
    apart = list(known.colours.separation().values())[:1] if known.colours is not None else []
    return (*errors, *of_picture(picture, known.plane, known.places or None, known.side_mm),
            *(figure("separation", one) for one in apart))


def quarter_turns(plane: Plane) -> int:
    """How often the table is turned by 90 degrees clockwise in the picture; 0 when north is up."""
    south, north = plane.px([(0.0, -10.0), (0.0, 10.0)])
    right, down = north - south
    return round(float(np.degrees(np.arctan2(right, -down))) / 90) % 4


def _check_turn(plane: Plane, turned: bool) -> None:
    turns = quarter_turns(plane)
    if turns and not turned:
        raise Unfit("cal.turned", turns=turns)
