"""The printed marks: found in bad light too, read only the right way round."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.marks import DICTIONARY, Mark, find_marks, mark_places, mirrored


def drawn(mark_px: int = 60, side: int = 600) -> NDArray[np.uint8]:
    """A grey table with the four marks upright in the corners, as seen from straight above."""
    picture = np.full((side, side), 150, np.uint8)
    pad = mark_px // 4
    for number, (x, y) in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        mark = cv2.aruco.generateImageMarker(cv2.aruco.getPredefinedDictionary(DICTIONARY), number, mark_px)
        paper = cv2.copyMakeBorder(mark, pad, pad, pad, pad, cv2.BORDER_CONSTANT, value=(255,))
        left, top = 20 + x * (side - 40 - paper.shape[1]), 20 + y * (side - 40 - paper.shape[0])
        picture[top : top + paper.shape[0], left : left + paper.shape[1]] = paper
    return picture


def numbers(marks: list[Mark]) -> list[int]:
    return [mark.number for mark in marks]


def test_all_four_marks_are_found_with_their_corners() -> None:
    marks = find_marks(drawn())
    assert numbers(marks) == [0, 1, 2, 3]
    assert np.allclose(marks[0].corners[0], (35, 35), atol=1.0)
    assert abs(marks[2].side - 60) < 1.5


def test_marks_are_found_dim_blurred_and_small() -> None:
    spoilt = cv2.GaussianBlur(drawn(22, 400), (0, 0), 1.0) * 0.15 + np.random.default_rng(1).normal(5, 1.5, (400, 400))
    assert numbers(find_marks(np.clip(spoilt, 0, 255).astype(np.uint8))) == [0, 1, 2, 3]


def test_a_covered_mark_is_missing_and_the_others_stay() -> None:
    picture = drawn()
    picture[:150, :150] = 90
    assert numbers(find_marks(picture)) == [1, 2, 3]


def test_marks_in_the_looking_glass_are_not_marks_but_the_picture_is_mirrored() -> None:
    flipped = np.ascontiguousarray(drawn()[:, ::-1])
    assert find_marks(flipped) == []
    assert mirrored(flipped)
    assert not mirrored(drawn())


def test_a_black_frame_shows_no_marks() -> None:
    assert find_marks(np.zeros((480, 640, 3), np.uint8)) == []


def test_places_are_named_as_the_marks_corners_seen_from_south() -> None:
    assert mark_places(400, 300, 20)[3] == ((-210, -140), (-190, -140), (-190, -160), (-210, -160))
