"""Round things in a picture: holes, stones and whatever else has an elliptic outline."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]
WORKED = 800
"""px; longer pictures are searched at this length."""
SMALLEST, LARGEST = 5.0, 42.0
"""px at that length; radii between which holes are expected."""
ROUND = 0.075
"""Radii; how far an outline may stray from its ellipse (root mean square). A square strays by 0.11."""
FLATTEST = 0.45
"""Short axis against long axis; flatter ellipses are seen at less than 27 degrees."""
SAME = 0.35
"""Radii; middles nearer than this are one thing."""


@dataclass(slots=True)
class Round:
    """An elliptic outline: its middle and mean radius (px) and in how many of the searches it was seen."""

    x: float
    y: float
    radius: float
    votes: int = 1


def rounds(picture: Picture) -> list[Round]:
    """The round outlines of a picture, each once; brightness and colours are searched, at two finenesses."""
    shrink = min(1.0, WORKED / max(picture.shape[:2]))
    small = picture if shrink == 1 else cv2.resize(picture, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA)
    colour = small if small.ndim == 3 else cv2.cvtColor(small, cv2.COLOR_GRAY2BGR)
    lab = cv2.cvtColor(cv2.GaussianBlur(colour, (3, 3), 0), cv2.COLOR_BGR2LAB)
    made: list[Round] = []
    for channel, step in ((0, 5), (1, 2), (2, 2)):
        plane = np.ascontiguousarray(lab[:, :, channel])
        for block in (31, 71):
            usual = cv2.blur(plane, (block, block))
            for brighter in (True, False):
                over = cv2.subtract(plane, usual) if brighter else cv2.subtract(usual, plane)
                _, mask = cv2.threshold(over, step, 255, cv2.THRESH_BINARY)
                _gather(np.asarray(mask, np.uint8), made)
    for one in made:
        one.x, one.y, one.radius = (one.x + 0.5) / shrink - 0.5, (one.y + 0.5) / shrink - 0.5, one.radius / shrink
    return made


def _gather(mask: Picture, made: list[Round]) -> None:
    """Adds the round outlines of a mask; one that is there already gets a vote."""
    outlines, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)
    for outline in outlines:
        if not 2 * np.pi * SMALLEST * 0.6 < len(outline) < 2 * np.pi * LARGEST * 1.3:
            continue
        _, _, wide, high = cv2.boundingRect(outline)
        if min(wide, high) < 2 * SMALLEST * FLATTEST or max(wide, high) > 2 * LARGEST:
            continue
        if not FLATTEST * 0.9 < wide / high < 1.1 / FLATTEST:
            continue
        hull = cv2.convexHull(outline)
        area = cv2.contourArea(hull)
        # An ellipse fills 0.785 of its box when it lies along it, less when it lies across; a square all of it.
        if len(hull) < 6 or not 0.4 < area / (wide * high) < 0.9 or area < np.pi * SMALLEST**2 * FLATTEST:
            continue
        (x, y), (one, two), angle = cv2.fitEllipse(hull)
        short, long = min(one, two) / 2, max(one, two) / 2
        if short < FLATTEST * long or abs(area / (np.pi * short * long) - 1) > 0.12:
            continue
        a = np.radians(angle)
        points = hull[:, 0].astype(np.float64) - (x, y)
        u = (points[:, 0] * np.cos(a) + points[:, 1] * np.sin(a)) / (one / 2)
        v = (points[:, 1] * np.cos(a) - points[:, 0] * np.sin(a)) / (two / 2)
        if np.sqrt(((np.hypot(u, v) - 1) ** 2).mean()) > ROUND:
            continue
        radius = float(np.sqrt(short * long))
        for old in made:
            if abs(old.x - x) + abs(old.y - y) < SAME * radius and 0.7 < old.radius / radius < 1.4:
                old.x += (x - old.x) / (old.votes + 1)
                old.y += (y - old.y) / (old.votes + 1)
                old.radius += (radius - old.radius) / (old.votes + 1)
                old.votes += 1
                break
        else:
            made.append(Round(float(x), float(y), radius))
