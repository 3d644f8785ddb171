"""OpenCV kept from writing to the terminal where our own sentences say what to do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import cv2

OPENCV_SILENT = 0
"""OpenCV's LOG_LEVEL_SILENT, which its Python does not name."""


@contextmanager
def quiet_opencv() -> Iterator[None]:
    """OpenCV writes nothing of its own meanwhile."""
    # Where it finds no camera it warns on stderr, twice and by file and line of its source; ours says what to do.
    before = cv2.setLogLevel(OPENCV_SILENT)
    try:
        yield
    finally:
        cv2.setLogLevel(before)
