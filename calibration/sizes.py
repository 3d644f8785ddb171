"""The sizes somebody typed against the marks that are seen: what does not fit is refused with what would.

A picture knows proportions, no millimetres: of a mark's side and the board's side one follows from the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np

from calibration.check import LIMITS
from calibration.errors import Unfit
from calibration.marks import Mark
from calibration.measured import TableMeasured
from calibration.plane import Plane, plane_from_marks
from calibration.sheets import PAPERS, Layout, mat_layout

STRETCHED = 0.12
"""A mark measures so much more or less than printed only where a size was typed wrongly."""
ROUNDS = 6
"""After so many a mark's size changes by less than a tenth of a millimetre."""
SIDES_MM = (80.0, 2000.0)
MARKS_MM = (8.0, 300.0)


def check_fit(plane: Plane, marks: Sequence[Mark], layout: Layout, known: TableMeasured) -> None:
    """Returns where marks measure what they were printed with.

    Raises Unfit: `cal.mat` where they lie as on a printed mat, `cal.sized` where mark and board do not go together
    (with the mark that goes with this board, and the board that goes with this mark), else `cal.stretched`.
    """
    wide, high = _sides(plane, marks)
    if max(abs(wide / layout.mark_mm - 1), abs(high / layout.mark_mm - 1)) <= STRETCHED:
        return
    for paper in PAPERS:
        mat = mat_layout(paper)
        if _lies_as(marks, mat, known):
            raise Unfit("cal.mat", paper=paper)
    if layout.where != "mat" and max(wide, high) / min(wide, high) <= 1 + STRETCHED:
        fits = _mark_that_fits(marks, layout, known)
        raise Unfit("cal.sized", side=round(layout.width_mm), printed=round(layout.mark_mm), mark=round(fits),
                    board=round(layout.width_mm * layout.mark_mm / fits))
    raise Unfit("cal.stretched", wide=round(wide), high=round(high), printed=round(layout.mark_mm))


def _sides(plane: Plane, marks: Iterable[Mark]) -> tuple[float, float]:
    """How wide and how high the marks are on the table (mm), on average."""
    there = np.array([plane.mm(mark.corners) for mark in marks])
    return (float(np.linalg.norm(there[:, 1] - there[:, 0], axis=1).mean()),
            float(np.linalg.norm(there[:, 2] - there[:, 1], axis=1).mean()))


def _lies_as(marks: Sequence[Mark], layout: Layout, known: TableMeasured) -> bool:
    """Whether the marks lie as that layout says."""
    fit = plane_from_marks(marks, layout.places(), known.size, known.lens)
    return fit.error_mm <= LIMITS["error_mm"][0] and all(
        abs(side / layout.mark_mm - 1) <= STRETCHED for side in _sides(fit.found, marks))


def _mark_that_fits(marks: Sequence[Mark], layout: Layout, known: TableMeasured) -> float:
    """The side of a mark (mm) that goes with the typed side of the board.

    How far the marks' middles are apart depends on it, so it is found by going round a few times.
    """
    for _ in range(ROUNDS):
        side = sum(_sides(plane_from_marks(marks, layout.places(), known.size, known.lens).found, marks)) / 2
        # A mark that would not leave its neighbours room is none: the next round starts from the largest there is.
        side = min(max(side, MARKS_MM[0]), layout.width_mm / 4)
        layout = replace(layout, mark_mm=side, margin_mm=layout.margin_mm * side / layout.mark_mm)
    return layout.mark_mm


def check_sizes(layout: Layout) -> None:
    """Returns where such a board, or such a mat, can be; raises Unfit (`cal.sizes`)."""
    sides = (layout.width_mm, layout.height_mm)
    mark = MARKS_MM[0] <= layout.mark_mm <= MARKS_MM[1] and 0 <= layout.margin_mm <= MARKS_MM[1]
    if not mark or not all(SIDES_MM[0] <= side <= SIDES_MM[1] for side in sides):
        raise Unfit("cal.sizes")
    if layout.where != "table" and 2 * (layout.mark_mm + layout.margin_mm) > min(sides):
        raise Unfit("cal.sizes")
