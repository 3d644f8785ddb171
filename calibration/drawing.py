"""What is known of a table, drawn into a copy of its picture: for the command line and for reports."""

from __future__ import annotations

import cv2
import numpy as np

from calibration.marks import Mark
from calibration.measured import TableMeasured
from calibration.plane import Picture

EDGE, HOLE, MARK = (115, 208, 255), (217, 122, 255), (168, 211, 95)
"""Blue, green, red."""


def drawn(picture: Picture, known: TableMeasured, marks: tuple[Mark, ...] = ()) -> Picture:
    """The picture with the board's edge, its holes and the marks that were found; the picture itself is untouched."""
    shown = picture.copy()
    for mark in marks:
        corners = np.rint(np.asarray(mark.corners)).astype(np.int32)
        cv2.polylines(shown, [corners], True, MARK, 2, cv2.LINE_AA)
        cv2.putText(shown, str(mark.number), (int(corners[0][0]), int(corners[0][1])), cv2.FONT_HERSHEY_SIMPLEX, 0.7,
                    MARK, 2, cv2.LINE_AA)
    if known.plane is None:
        return shown
    plane = known.plane.at((picture.shape[1], picture.shape[0]))
    layout, side = known.layout, known.side_mm or 0.0
    w, h = ((layout.width_mm, layout.height_mm) if layout is not None else (side, side))
    edge = plane.px([(-w / 2, h / 2), (w / 2, h / 2), (w / 2, -h / 2), (-w / 2, -h / 2)])
    cv2.polylines(shown, [np.rint(edge).astype(np.int32)], True, EDGE, 2, cv2.LINE_AA)
    if known.grid is not None:
        turn = np.arange(24) * 2 * np.pi / 24
        rim = known.grid.hole_mm / 2 * np.stack([np.cos(turn), np.sin(turn)], 1)
        for middle in known.grid.centres():
            cv2.polylines(shown, [np.rint(plane.px(middle + rim)).astype(np.int32)], True, HOLE, 2, cv2.LINE_AA)
    return shown
