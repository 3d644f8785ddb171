"""Where the board is in a picture of which nothing is known: its holes first, then the marks, which say where S is."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.errors import Unfit
from calibration.holes import ENOUGH, FoundGrid, find_grid
from calibration.marks import Mark, find_marks, mirrored
from calibration.plane import Plane
from companion.engine import Prompt

DARK = 12
"""0 to 255; a picture whose brightest hundredth is darker than this shows nothing."""
CORNERS = ((-1, 1), (1, 1), (1, -1), (-1, -1))
"""On which side of the board's middle each mark lies: x and y."""


def find_board(picture: NDArray[np.uint8]) -> tuple[FoundGrid, tuple[Prompt, ...]]:
    """The board (mm from its middle, the holes 70 mm apart) turned as its marks say, and what has to be said about it.

    Raises Unfit when there is no board, half a board, another grid, a black or a mirrored picture, or when the marks
    lie in wrong corners.
    """
    if float(np.percentile(picture[::8, ::8], 99)) < DARK:
        raise Unfit("board-eye.dark")
    found: FoundGrid | None = None
    refusal: Unfit | None = None
    try:
        found = find_grid(picture)
    except Unfit as error:
        refusal = error
    marks = find_marks(picture, 1)
    if (found is None or found.circles < ENOUGH) and (refusal is None or refusal.prompt.key == "board-eye.half"):
        # A hand or hard shadows: the marks say where to look.
        marks = find_marks(picture)
        if len(marks) > 1:
            found, refusal = find_grid(picture, marks=marks), None
    if refusal is not None:
        raise refusal
    if found is None:
        raise Unfit("board-eye.none")
    if not marks:
        if mirrored(picture):
            raise Unfit("board-eye.mirrored")
        return found, (Prompt("board-eye.no-marks"),)
    return replace(found, plane=_turned(found.plane, quarter_of(found.plane, marks))), ()


def quarter_of(plane: Plane, marks: list[Mark]) -> int:
    """By how many quarter turns (from N to W) the marks say that the plane's N is off.

    Raises Unfit when the marks contradict each other: one lies in the wrong corner.
    """
    said = []
    for mark in marks:
        x, y = plane.mm([mark.centre])[0]
        corner = CORNERS.index((1 if x > 0 else -1, 1 if y > 0 else -1))
        # Marks go clockwise; the plane is turned by as many corners as the mark is off.
        said.append((mark.number - corner) % 4)
    if len(set(said)) > 1:
        raise Unfit("board-eye.exchanged", marks=", ".join(str(mark.number) for mark in marks))
    return said[0]


def _turned(plane: Plane, quarters: int) -> Plane:
    """The same plane with N turned so many quarters from N to W."""
    c, s = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarters]
    matrix = plane.matrix @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1.0]])
    return Plane(plane.size, tuple(float(v) for v in matrix.ravel()), plane.lens)


def decoded(code: bytes) -> NDArray[np.uint8]:
    """The picture of a JPEG or PNG file. Raises Unfit when it is damaged."""
    if len(code) > 4 and code[:2] == b"\xff\xd8" and code.rstrip(b"\0")[-2:] != b"\xff\xd9":
        # OpenCV fills up a torn JPEG with grey and says nothing.
        raise Unfit("board-eye.broken")
    picture = cv2.imdecode(np.frombuffer(code, np.uint8), cv2.IMREAD_COLOR) if code else None
    if picture is None:
        raise Unfit("board-eye.broken")
    return np.asarray(picture, np.uint8)
