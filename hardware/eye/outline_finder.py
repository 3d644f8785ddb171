"""Cards without a readable index: card-shaped outlines that no card that was read explains."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.signals import Quad, SeenCard
from hardware.eye.shrinking import resized

SEARCHED = 560
"""px; the longer side of the picture in which outlines are searched: a card's edge is still a clean line there."""
PROPORTION = (0.55, 0.84)
"""Width per height of a card (bridge 0.64, poker 0.714) as a tilted camera may show it."""
SAME_SIZE = 1.22
"""Times; a card may look so much larger or smaller than the middle one of those read (nearer or farther away)."""
UNSIZED = 55.0
"""px of the searched picture; the smallest card's height where no card gives the size."""
SQUARE = 0.3
"""Cosine; corners of a card that differ more from a right angle are seen too much from the side, or are no card's."""


@dataclass(frozen=True, slots=True)
class Outline:
    """Corners (px, clockwise) of a card-shaped outline; `sized` when it is as large as a card that was read."""

    quad: Quad
    sized: bool


def outlines(picture: NDArray[np.uint8], read: tuple[SeenCard, ...]) -> list[Outline]:
    """Card-shaped outlines in `picture` (H x W x 3) that none of the `read` cards explains.

    Where both corners of some card were read its size is known, and only outlines of that size count. Without such a
    card every outline of a card's proportions is given as not `sized`: a box or a book has a card's shape too.
    """
    sure = [card.quad for card in read if card.quad is not None and len(card.points) > 1]
    scale = min(1.0, SEARCHED / max(picture.shape[:2]))
    usual = float(np.median([_longer(np.array(quad)) for quad in sure])) * scale if sure else None
    small = resized(picture, scale)
    taken = [np.array(card.quad, np.float32) * np.float32(scale) for card in read if card.quad is not None]
    points = [(x * scale, y * scale) for card in read for x, y in card.points]
    found: list[NDArray[np.float32]] = []
    for quad in _quads(small, usual):
        middle = quad.mean(0)
        if any(np.hypot(*(middle - other.mean(0))) < 0.3 * _longer(other) for other in found):
            continue
        if any(cv2.pointPolygonTest(card, (float(middle[0]), float(middle[1])), False) >= 0 for card in taken):
            continue
        if any(cv2.pointPolygonTest(quad, point, False) >= 0 for point in points):
            continue
        found.append(quad)
    return [Outline(_as_quad(quad / scale), usual is not None) for quad in found]


def _quads(small: NDArray[np.uint8], usual: float | None) -> list[NDArray[np.float32]]:
    """Four-cornered closed lines of the proportion and about the size of a card (of any size where that is not known),
    largest first."""
    # Blurred so far that the grain of wood and cloth does not run into the card's edge.
    grey = cv2.GaussianBlur(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), (0, 0), 1.5)
    edges = cv2.dilate(cv2.Canny(grey, 40, 110), np.ones((3, 3), np.uint8))
    contours, _ = cv2.findContours(edges, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
    kept = []
    for contour in contours:
        # Cloth and wood give hundreds of short lines: they are left out before anything dear is done.
        _, _, wide, high = cv2.boundingRect(contour)
        if wide * high < 0.3 * (usual or UNSIZED) ** 2:
            continue
        hull = cv2.convexHull(contour)
        area = cv2.contourArea(hull)
        if area < 0.3 * (usual or UNSIZED) ** 2:
            continue
        corners = cv2.approxPolyDP(hull, 0.03 * cv2.arcLength(hull, True), True)
        if len(corners) != 4:
            continue
        quad = corners[:, 0].astype(np.float32)
        sides = np.linalg.norm(np.roll(quad, -1, 0) - quad, axis=1)
        pair = sorted(((sides[0] + sides[2]) / 2, (sides[1] + sides[3]) / 2))
        if not PROPORTION[0] < pair[0] / pair[1] < PROPORTION[1]:
            continue
        if usual is not None and not 1 / SAME_SIZE < pair[1] / usual < SAME_SIZE:
            continue
        if _leaning(quad) > SQUARE or min(sides[0] / sides[2], sides[2] / sides[0]) < 0.78:
            continue
        # approxPolyDP cuts round corners off; a filled outline is nearly as large as its four corners say.
        if area > 0.88 * cv2.contourArea(quad):
            kept.append((area, quad))
    return [quad for _, quad in sorted(kept, key=lambda pair: -pair[0])]


def _leaning(quad: NDArray[np.float32]) -> float:
    """The largest cosine of the four corners: 0 for a rectangle."""
    ahead, back = np.roll(quad, -1, 0) - quad, np.roll(quad, 1, 0) - quad
    lengths = np.linalg.norm(ahead, axis=1) * np.linalg.norm(back, axis=1)
    return float(np.max(np.abs((ahead * back).sum(1)) / np.maximum(lengths, 1e-6)))


def _longer(quad: NDArray[np.floating[Any]]) -> float:
    sides = np.linalg.norm(np.roll(quad, -1, 0) - quad, axis=1)
    return float(max(sides[0] + sides[2], sides[1] + sides[3]) / 2)


def _as_quad(quad: NDArray[np.float32]) -> Quad:
    """The corners clockwise, beginning so that the first side is a short one (the card's upper edge)."""
    if cv2.contourArea(quad, True) < 0:
        quad = quad[::-1]
    if np.linalg.norm(quad[1] - quad[0]) > np.linalg.norm(quad[2] - quad[1]):
        quad = np.roll(quad, -1, 0)
    a, b, c, d = ((float(x), float(y)) for x, y in quad)
    return a, b, c, d
