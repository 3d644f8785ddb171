"""Cards without a readable index: outlines as large as the cards that were read. They count, though unnamed."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.signals import Quad, SeenCard

SEARCHED = 560
"""px; the longer side of the picture in which outlines are searched: a card's edge is still a clean line there."""
PROPORTION = (0.55, 0.84)
"""Width per height of a card (bridge 0.64, poker 0.714) as a tilted camera may show it."""
SAME_SIZE = 1.22
"""Times; a card may look so much larger or smaller than the middle one of those read (nearer or farther away)."""
SQUARE = 0.25
"""Cosine; corners of a card that differ more from a right angle are seen too much from the side, or are no card's."""


def outlines(picture: NDArray[np.uint8], read: tuple[SeenCard, ...]) -> list[Quad]:
    """Corners (px, clockwise) of card-sized outlines in `picture` (H x W x 3) that none of the `read` cards explains.

    Sizes come from the cards of which both corners were read; without such a card nothing is found, since a box or a
    book has a card's shape too.
    """
    sure = [card.quad for card in read if card.quad is not None and len(card.points) > 1]
    if not sure:
        return []
    scale = min(1.0, SEARCHED / max(picture.shape[:2]))
    usual = float(np.median([_longer(np.array(quad)) for quad in sure])) * scale
    small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    taken = [np.array(card.quad, np.float32) * np.float32(scale) for card in read if card.quad is not None]
    points = [(x * scale, y * scale) for card in read for x, y in card.points]
    found: list[NDArray[np.float32]] = []
    for quad in _quads(np.asarray(small, np.uint8), usual):
        middle = quad.mean(0)
        if any(np.hypot(*(middle - other.mean(0))) < 0.3 * usual for other in found):
            continue
        if any(cv2.pointPolygonTest(card, (float(middle[0]), float(middle[1])), False) >= 0 for card in taken):
            continue
        if any(cv2.pointPolygonTest(quad, point, False) >= 0 for point in points):
            continue
        found.append(quad)
    return [_as_quad(quad / scale) for quad in found]


def _quads(small: NDArray[np.uint8], usual: float) -> list[NDArray[np.float32]]:
    """Four-cornered closed lines of the proportion and about the size of a card, best filled first."""
    grey = cv2.GaussianBlur(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), (3, 3), 0)
    edges = cv2.dilate(cv2.Canny(grey, 40, 110), np.ones((3, 3), np.uint8))
    contours, _ = cv2.findContours(edges, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
    kept = []
    for contour in contours:
        area = cv2.contourArea(contour)
        if area < 0.3 * usual**2:
            continue
        corners = cv2.approxPolyDP(contour, 0.03 * cv2.arcLength(contour, True), True)
        if len(corners) != 4 or not cv2.isContourConvex(corners):
            continue
        quad = corners[:, 0].astype(np.float32)
        sides = np.linalg.norm(np.roll(quad, -1, 0) - quad, axis=1)
        pair = sorted(((sides[0] + sides[2]) / 2, (sides[1] + sides[3]) / 2))
        if not PROPORTION[0] < pair[0] / pair[1] < PROPORTION[1]:
            continue
        if not 1 / SAME_SIZE < pair[1] / usual < SAME_SIZE:
            continue
        if _leaning(quad) > SQUARE or min(sides[0] / sides[2], sides[2] / sides[0]) < 0.8:
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


def _longer(quad: NDArray[np.float64]) -> float:
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
