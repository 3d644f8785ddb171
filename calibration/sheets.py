"""What a family prints: the four marks, the chessboard for the lens, a mat for the cards; at true size, without words.

Every sheet has a line that must measure 100 mm on the paper: printers like to shrink. Mark 0 belongs to the
north-west corner, 1, 2 and 3 follow clockwise (seen from above, south at the bottom).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from calibration.lens import LENS_BOARD, LensBoard
from calibration.marks import DICTIONARY, NUMBERS, Places, mark_places
from calibration.paper import Block, Letters, Ring, Shape, Sheet, Stroke

PAPERS: Mapping[str, tuple[float, float]] = {"A4": (210.0, 297.0), "A3": (297.0, 420.0)}
"""Width and height (mm), upright."""
MARK_MM = 30.0
"""Side of a mark's black square."""
MARGIN_MM = 8.0
"""White paper around the black square, up to the line where it is cut."""
CHECK_MM = 100.0
"""Length of the line to measure."""
EDGE_MM = 10.0
"""What no home printer prints on."""
MAT_MARK_MM = 24.0

@dataclass(frozen=True, slots=True)
class Layout:
    """Where the four marks lie around a board or on a mat: what a person can measure with a ruler.

    `where` is `board` (the paper's cut corner lies on the board's corner, inside), `table` (it touches that corner
    from outside) or `mat` (printed; width and height are then the sheet's).
    """

    width_mm: float
    height_mm: float
    mark_mm: float = MARK_MM
    margin_mm: float = MARGIN_MM
    where: str = "board"

    def places(self) -> Places:
        """The four marks' corners in mm.

        >>> Layout(500, 500).places()[0][0], Layout(500, 500, where="table").places()[0][0]
        ((-242.0, 242.0), (-288.0, 288.0))
        """
        inwards = (2 * self.margin_mm + self.mark_mm) * (-1 if self.where == "table" else 1)
        return mark_places(self.width_mm - inwards, self.height_mm - inwards, self.mark_mm)


def mat_layout(paper: str = "A3") -> Layout:
    """Where the marks of the mat are."""
    height, width = PAPERS[paper]
    return Layout(width, height, MAT_MARK_MM, EDGE_MM, "mat")


def marks_sheet(paper: str = "A4") -> Sheet:
    """Four marks to cut out, each with a black corner that comes onto its corner of the board, and a picture of it."""
    width, height = PAPERS[paper]
    piece = MARK_MM + 2 * MARGIN_MM
    gap = 12.0
    left, top = (width - 2 * piece - gap) / 2, 24.0
    shapes: list[Shape] = []
    for number, (column, row) in zip(NUMBERS, ((0, 0), (1, 0), (1, 1), (0, 1)), strict=True):
        shapes += _piece(left + column * (piece + gap), top + row * (piece + gap), number)
    shapes += _where(width / 2, top + 2 * piece + gap + 66, 76)
    return Sheet(f"marks-{paper}", width, height, (*shapes, *_check(width / 2, height - 22)))


def lens_sheet(paper: str = "A4", board: LensBoard = LENS_BOARD) -> Sheet:
    """The chessboard with marks in its white squares, to hold before the camera; glue it onto something flat."""
    height, width = PAPERS[paper]
    share = min((width - 2 * EDGE_MM) / board.columns, (height - 2 * EDGE_MM - 12) / board.rows) // 2 * 2
    x0, y0 = (width - board.columns * share) / 2, (height - 12 - board.rows * share) / 2
    scale = share / board.square_mm
    layout = board.layout()
    shapes: list[Shape] = []
    light = set()
    for number, place in zip(np.asarray(layout.getIds()).ravel().tolist(), layout.getObjPoints(), strict=True):
        x, y = float(place[0][0]) * scale, float(place[0][1]) * scale
        light.add((int(x // share), int(y // share)))
        side = float(place[1][0] - place[0][0]) * scale
        shapes += _mark(x0 + x, y0 + y, side, _bits(layout.getDictionary(), number))
    dark = [Block(x0 + c * share, y0 + r * share, share, share)
            for r in range(board.rows) for c in range(board.columns) if (c, r) not in light]
    return Sheet(f"lens-{paper}", width, height, (*dark, *shapes, *_check(width / 2, height - EDGE_MM)))


def mat_sheet(paper: str = "A3") -> Sheet:
    """A mat for the cards: four marks in its corners, a field for south and one for north."""
    height, width = PAPERS[paper]
    inset = EDGE_MM + MAT_MARK_MM + 6
    shapes: list[Shape] = []
    for number, corners in mat_layout(paper).places().items():
        x, y = corners[0]
        shapes += _mark(width / 2 + x, height / 2 - y, MAT_MARK_MM, _bits(_table_marks(), number))
    for seat, low, high in (("N", EDGE_MM, height / 2 - 4), ("S", height / 2 + 4, height - EDGE_MM)):
        shapes.append(Stroke(((inset, low), (width - inset, low), (width - inset, high), (inset, high)), 0.5, 0.55,
                             dashed=True, closed=True))
        shapes.append(Letters(width / 2, (low + high) / 2 + 6, 17, seat, 0.8))
    return Sheet(f"mat-{paper}", width, height, (*shapes, *_check(width / 2, height / 2 + 1)))


def every_sheet() -> tuple[Sheet, ...]:
    """All sheets on A4 and A3."""
    return tuple(make(paper) for make in (marks_sheet, lens_sheet, mat_sheet) for paper in PAPERS)


def _table_marks() -> cv2.aruco.Dictionary:
    return cv2.aruco.getPredefinedDictionary(DICTIONARY)


def _bits(marks: cv2.aruco.Dictionary, number: int) -> npt.NDArray[np.bool_]:
    """The mark with its black border; True is white."""
    inner = np.asarray(cv2.aruco.Dictionary.getBitsFromByteList(marks.bytesList[number:number + 1], marks.markerSize))
    return np.pad(inner.astype(bool), 1)


def _mark(x: float, y: float, side: float, bits: npt.NDArray[np.bool_]) -> Iterator[Shape]:
    """One black square with its white bits: drawn as runs along and down, so that no seam shows between two bits."""
    cell = side / len(bits)
    yield Block(x, y, side, side)
    for turned, rows in ((False, bits), (True, bits.T)):
        for line, row in enumerate(rows):
            for start, length in _runs(row):
                if turned:
                    yield Block(x + line * cell, y + start * cell, cell, length * cell, 1.0)
                else:
                    yield Block(x + start * cell, y + line * cell, length * cell, cell, 1.0)


def _runs(row: npt.NDArray[np.bool_]) -> Iterator[tuple[int, int]]:
    edges = np.flatnonzero(np.diff(np.concatenate([[False], row, [False]]).astype(np.int8)))
    yield from ((int(start), int(end - start)) for start, end in edges.reshape(-1, 2))


def _piece(x: float, y: float, number: int) -> Iterator[Shape]:
    """A mark to cut out: the triangle is the corner that lies on the board's corner."""
    side = MARK_MM + 2 * MARGIN_MM
    yield from _mark(x + MARGIN_MM, y + MARGIN_MM, MARK_MM, _bits(_table_marks(), number))
    yield Stroke(((x, y), (x + side, y), (x + side, y + side), (x, y + side)), 0.2, 0.5, dashed=True, closed=True)
    right, down = number in (1, 2), number in (2, 3)
    cx, cy = x + side * right, y + side * down
    dx, dy = (-4 if right else 4), (-4 if down else 4)
    yield Stroke(((cx, cy), (cx + dx, cy), (cx, cy + dy)), 0.1, 0.0, closed=True, filled=True)
    yield Letters(x + side / 2, y + side - 1.8, 4, str(number), 0.35)


def _where(x: float, y: float, side: float) -> Iterator[Shape]:
    """A board seen from above with its four marks, centred on x and y; S is where south sits."""
    h = side / 2
    yield Stroke(((x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h)), 0.6, closed=True)
    for row in range(-2, 3):
        yield from (Ring(x + column * side * 0.14, y + row * side * 0.14, side * 0.034, 0.3, 0.4)
                    for column in range(-2, 3))
    m = 0.16 * side
    for number, (cx, cy) in enumerate(((-h, -h), (h - m, -h), (h - m, h - m), (-h, h - m))):
        yield Stroke(((x + cx, y + cy), (x + cx + m, y + cy), (x + cx + m, y + cy + m), (x + cx, y + cy + m)), 0.4,
                     closed=True)
        yield Letters(x + cx + m / 2, y + cy + m / 2 + 2, 6, str(number))
    for letter, dx, dy in (("N", 0, -h - 2.5), ("S", 0, h + 7), ("W", -h - 5, 2), ("E", h + 5, 2)):
        yield Letters(x + dx, y + dy, 6, letter, 0.35)


def _check(x: float, y: float) -> Iterator[Shape]:
    """The line to measure, centred on x."""
    half = CHECK_MM / 2
    yield Stroke(((x - half, y), (x + half, y)), 0.3)
    for end in (-half, half):
        yield Stroke(((x + end, y - 2), (x + end, y + 2)), 0.3)
    yield Letters(x, y - 1.5, 4, "100 mm")
