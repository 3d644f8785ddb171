"""Printed sheets: true size, marks that are found, a line to measure."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import numpy as np
import pytest

from calibration.marks import find_marks
from calibration.paper import Sheet, Stroke, pdf
from calibration.sheets import CHECK_MM, MARK_MM, PAPERS, Layout, every_sheet, marks_sheet, mat_layout, mat_sheet
from tests.calibration.drawn import raster

SHEETS = [pytest.param(sheet, id=sheet.name) for sheet in every_sheet()]


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_pdf_has_its_true_size_and_every_object_where_it_says(sheet: Sheet) -> None:
    written = sheet.pdf()
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", written)
    assert box is not None
    assert [float(side) / 72 * 25.4 for side in box.groups()] == pytest.approx([sheet.width, sheet.height], abs=0.01)
    start = int(written.rsplit(b"startxref\n", 1)[1].split()[0])
    places = [int(place) for place in re.findall(rb"(\d{10}) 00000 n", written[start:])]
    assert all(re.match(rb"%d 0 obj" % number, written[place:]) for number, place in enumerate(places, 1))


@pytest.mark.parametrize("sheet", SHEETS)
def test_an_svg_is_in_mm_and_whole(sheet: Sheet) -> None:
    root = ET.fromstring(sheet.svg())
    assert root.attrib["width"] == f"{sheet.width:g}mm"
    assert root.attrib["viewBox"] == f"0 0 {sheet.width:g} {sheet.height:g}"
    assert len(root) == len(sheet.shapes) + 1


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_line_to_measure_is_100_mm_and_nothing_leaves_the_sheet(sheet: Sheet) -> None:
    lines = [shape for shape in sheet.shapes if isinstance(shape, Stroke)]
    assert any(abs(line.points[0][0] - line.points[-1][0]) == CHECK_MM == 100 for line in lines)
    points = np.array([point for line in lines for point in line.points])
    assert points.min() >= 0
    assert (points <= (sheet.width, sheet.height)).all()


def test_several_sheets_make_one_pdf() -> None:
    assert pdf(every_sheet()).count(b"/Type /Page ") == 6


@pytest.mark.parametrize("paper", PAPERS)
def test_the_marks_sheet_has_four_marks_of_the_size_it_says(paper: str) -> None:
    marks = find_marks(raster(marks_sheet(paper), 4.0))
    assert [mark.number for mark in marks] == [0, 1, 2, 3]
    assert [mark.side / 4 for mark in marks] == pytest.approx([MARK_MM] * 4, abs=0.4)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_marks_of_the_mat_lie_where_its_layout_says(paper: str) -> None:
    sheet = mat_sheet(paper)
    places = mat_layout(paper).places()
    for mark in find_marks(raster(sheet, 4.0)):
        mm = (np.asarray(mark.corners) / 4.0 - (sheet.width / 2, sheet.height / 2)) * (1, -1)
        assert np.abs(mm - np.asarray(places[mark.number])).max() < 0.4


def test_marks_on_the_board_and_beside_it() -> None:
    on, beside = Layout(400, 300).places(), Layout(400, 300, where="table").places()
    assert on[1][1] == (192.0, 142.0)
    assert beside[1][3] == (208.0, 158.0)
