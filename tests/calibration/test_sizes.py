"""Typed sizes against the marks that are seen: what does not go together is refused with what would."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.errors import Unfit
from calibration.marks import Mark
from calibration.measured import TableMeasured
from calibration.plane import plane_from_marks
from calibration.sheets import MARGIN_MM, MARK_MM, Layout, mat_layout
from calibration.sizes import check_fit, check_sizes
from tests.calibration.drawn import SIZE, STRAIGHT, homography, pose

KNOWN = TableMeasured(SIZE)


def printed(side: float, mark: float, where: str = "board") -> Layout:
    return Layout(side, side, mark, MARGIN_MM * mark / MARK_MM, where)


def seen(layout: Layout, tilt: float = 18.0) -> tuple[Mark, ...]:
    """The marks of that layout as a camera sees them."""
    to_px = homography(STRAIGHT, pose(tilt, 4, 2, 1.8 * layout.width_mm))
    marks = []
    for number, quad in layout.places().items():
        down = np.array([[(x, -y) for x, y in quad]])  # on paper y goes down
        corners = cv2.perspectiveTransform(down, to_px)[0]
        one, two, three, four = ((float(x), float(y)) for x, y in corners)
        marks.append(Mark(number, (one, two, three, four)))
    return tuple(marks)


def checked(marks: tuple[Mark, ...], typed: Layout) -> None:
    check_fit(plane_from_marks(marks, typed.places(), SIZE).found, marks, typed, KNOWN)


@pytest.mark.parametrize("where", ["board", "table"])
@pytest.mark.parametrize(("side", "mark"), [(500.0, 44.0), (340.0, 30.0), (500.0, 60.0), (620.0, 30.0)])
def test_what_would_fit_is_told(side: float, mark: float, where: str) -> None:
    marks = seen(printed(side, mark, where))
    typed = printed(500.0, 30.0, where)
    if abs(side / mark * 30 / 500 - 1) < 0.12:
        checked(marks, typed)
        return
    with pytest.raises(Unfit) as why:
        checked(marks, typed)
    assert why.value.prompt.key == "cal.sized"
    told = why.value.prompt.values
    assert told["mark"] == pytest.approx(mark * 500 / side, abs=0.6)
    assert told["board"] == pytest.approx(side * 30 / mark, abs=1.5)
    checked(marks, printed(500.0, float(told["mark"]), where))
    checked(marks, printed(float(told["board"]), 30.0, where))


@pytest.mark.parametrize("paper", ["A4", "A3"])
def test_a_mat_is_known_whatever_was_said(paper: str) -> None:
    marks = seen(mat_layout(paper))
    other = mat_layout("A3" if paper == "A4" else "A4")
    for typed in (printed(500.0, 30.0), other):
        with pytest.raises(Unfit, match=rf"cal\.mat.*{paper}"):
            checked(marks, typed)
    checked(marks, mat_layout(paper))


def test_a_stretched_board_is_no_matter_of_its_size() -> None:
    stretched = replace(printed(500.0, 30.0), height_mm=700.0)
    with pytest.raises(Unfit, match=r"cal\.stretched"):
        checked(seen(printed(500.0, 30.0)), stretched)


def test_marks_have_to_leave_room() -> None:
    check_sizes(printed(500.0, 30.0))
    for wrong in (printed(500.0, 4.0), printed(60.0, 10.0), printed(100.0, 60.0)):
        with pytest.raises(Unfit, match=r"cal\.sizes"):
            check_sizes(wrong)
