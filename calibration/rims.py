"""The rims of a grid's holes: the grid moved onto them, and how many of them are really there."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.lattice import COLUMNS, ROWS

Floats = NDArray[np.float64]
Picture = NDArray[np.uint8]
SAMPLED = 14
"""px; radius of a hole in the flat picture in which the grid is made finer."""
OUTER = 0.72
"""Share of the strongest ring; the outermost ring of so much strength is the rim of the holes."""
STRAY = 0.07
"""Pitches; rims found farther from the fitted grid are left out."""
BLUR = 0.9
"""px of the flat picture; how far outwards a rim is still that strong."""
LEEWAY = 2
"""px of the flat picture; a rim counts when it is so near to its place."""
WEAKEST = 0.3
"""Strength of a rim (edges against what is usual around them, see `edges_of`) that counts at all."""
CHANCE = 90
"""Percent of the rings between the holes, where there are none, that a rim must outdo."""


def finer(picture: Picture, matrix: Floats, radius: float, turns: int = 2) -> tuple[Floats, float]:
    """The grid moved onto the rims of its holes; `matrix` maps pitches to px, `radius` is a hole's in pitches.

    Gives both anew. The grid is laid flat, each hole is searched for the ring of strongest edges near its place, and
    the grid is fitted to what was found; a fit that lies worse on the rims than the one before is not taken.
    """
    best = (-1.0, matrix, radius)
    for turn in range(turns + 1):
        per_pitch = SAMPLED / radius
        reach = 2 + 2.0 * radius
        edges = _flat_edges(picture, matrix, per_pitch, reach)
        places = places_of(ROWS, COLUMNS)
        spots = _spots(places, per_pitch, reach)
        sizes = SAMPLED + (np.arange(-3.5, 4.0, 1.5) if turn == 0 else np.arange(-1.0, 1.1, 1.0))
        tried = [(_rings(edges, spots, float(size)), float(size)) for size in sizes]
        lies = max(float(np.sqrt(np.maximum(here, 0)).sum()) for (_, _, here), _ in tried)
        if lies > best[0]:
            best = (lies, matrix, _outer(edges, spots, SAMPLED) / per_pitch)
        elif turn:
            break
        (found, strength, _), size = max(tried, key=lambda one: float(np.sqrt(np.maximum(one[0][1], 0)).sum()))
        there = np.stack([(found[:, 0] + 0.5) / per_pitch - reach, reach - (found[:, 1] + 0.5) / per_pitch], 1)
        good = strength > 0.5 * np.median(strength)
        px = mapped(matrix, there)
        better, _ = cv2.findHomography(places[good], px[good], cv2.RANSAC, STRAY * pitch_px(matrix))
        if turn == turns or np.size(better) != 9:
            break
        matrix, radius = np.asarray(better, np.float64), size / per_pitch
    return best[1], best[2]


def share_of_rims(picture: Picture, matrix: Floats, radius: float) -> float:
    """Which share (0 to 1) of the 25 rims stands out against rings laid between the holes; `matrix` maps pitches to px,
    `radius` is a hole's in pitches. A grid that lies where no holes are has about a tenth."""
    per_pitch = SAMPLED / radius
    reach = 2 + 2.0 * radius
    answer = cv2.filter2D(_flat_edges(picture, matrix, per_pitch, reach), -1, ring_of(SAMPLED))
    answer = cv2.dilate(answer, np.ones((2 * LEEWAY + 1, 2 * LEEWAY + 1), np.uint8))

    def at(places: Floats) -> NDArray[np.float32]:
        across, down = np.round(_spots(places, per_pitch, reach)).astype(int).T
        return np.asarray(answer[down, across], np.float32)

    beside = places_of(ROWS, COLUMNS - 1)
    between = np.concatenate([places_of(ROWS - 1, COLUMNS - 1), beside, beside[:, ::-1]])
    least = max(float(np.percentile(at(between), CHANCE)), WEAKEST)
    return float((at(places_of(ROWS, COLUMNS)) > least).mean())


def _flat_edges(picture: Picture, matrix: Floats, per_pitch: float, reach: float) -> NDArray[np.float32]:
    """The edges (see `edges_of`) of the grid laid flat: `reach` pitches around its middle, so many px a pitch."""
    side = round(2 * reach * per_pitch)
    flat_to = np.array([[1 / per_pitch, 0, -reach + 0.5 / per_pitch], [0, -1 / per_pitch, reach - 0.5 / per_pitch],
                        [0, 0, 1]])
    flat = cv2.warpPerspective(picture, matrix @ flat_to, (side, side), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP)
    return edges_of(np.asarray(flat, np.uint8))


def _spots(places: Floats, per_pitch: float, reach: float) -> Floats:
    """Where places (n x 2, pitches) lie in the flat picture (n x 2, px)."""
    return np.stack([(places[:, 0] + reach) * per_pitch - 0.5, (reach - places[:, 1]) * per_pitch - 0.5], 1)


def _outer(edges: NDArray[np.float32], spots: Floats, radius: float) -> float:
    """The radius of the outermost strong ring: a stone's rim lies inside that of its hole."""
    sizes = np.arange(0.7 * radius, 1.45 * radius, 0.5)
    turn = np.arange(48) * 2 * np.pi / 48
    x = spots[:, 0, None, None] + sizes[:, None] * np.cos(turn)
    y = spots[:, 1, None, None] + sizes[:, None] * np.sin(turn)
    shape = (len(spots), len(sizes) * len(turn))
    rings = cv2.remap(edges, x.reshape(shape).astype(np.float32), y.reshape(shape).astype(np.float32), cv2.INTER_LINEAR)
    strength = np.median(rings.reshape(len(spots), len(sizes), len(turn)).mean(2), axis=0)
    strong = np.flatnonzero(strength >= OUTER * strength.max())
    # The ring is blurred by the picture and by holes that lie a little aside.
    return float(sizes[strong[-1]]) - BLUR


def edges_of(flat: Picture) -> NDArray[np.float32]:
    """How strong the edges are, against what is usual around them."""
    soft = cv2.GaussianBlur(flat, (0, 0), 0.8).astype(np.float32)
    across, down = cv2.Sobel(soft, -1, 1, 0), cv2.Sobel(soft, -1, 0, 1)
    strong = np.sqrt((across**2 + down**2).max(2))
    usual = cv2.GaussianBlur(strong, (0, 0), SAMPLED) + 4
    return np.asarray(np.minimum(strong / usual, 3.0), np.float32)


def _rings(edges: NDArray[np.float32], spots: Floats, radius: float) -> tuple[Floats, Floats, Floats]:
    """For each spot the middle of the strongest ring of this radius near it, its strength, and that at the spot."""
    answer = cv2.filter2D(edges, -1, ring_of(radius))
    play = max(3, round(0.3 * SAMPLED))
    found, strength, here = np.zeros_like(spots), np.zeros(len(spots)), np.zeros(len(spots))
    for n, (x, y) in enumerate(np.round(spots).astype(int)):
        left, top = max(x - play, 0), max(y - play, 0)
        cut = answer[top : y + play + 1, left : x + play + 1]
        row, column = np.unravel_index(int(cut.argmax()), cut.shape)
        found[n] = (left + column, top + row)
        strength[n], here[n] = cut[row, column], answer[y, x]
    return found, strength, here


def ring_of(radius: float) -> NDArray[np.float32]:
    """A filter that answers to edges on a ring and is put off by those inside it."""
    reach = int(np.ceil(radius)) + 2
    grid = np.arange(-reach, reach + 1)
    away = np.hypot(grid[None], grid[:, None])
    ring = np.exp(-(((away - radius) / 0.9) ** 2)).astype(np.float32)
    inside = (away < radius - 2.5).astype(np.float32)
    weighted = np.asarray(ring / ring.sum(), np.float32)
    weighted -= 0.5 * inside / max(float(inside.sum()), 1.0)
    return weighted


def places_of(rows: int, columns: int) -> Floats:
    """A grid's places in pitches around its middle, row by row from S."""
    return np.array([(c - (columns - 1) / 2, r - (rows - 1) / 2) for r in range(rows) for c in range(columns)])


def pitch_px(matrix: Floats) -> float:
    """px; the side of one unit square at the origin of `matrix` (3 x 3, plane to picture), by its area."""
    a, b, c = mapped(matrix, [(0, 0), (1, 0), (0, 1)])
    return float(abs((b - a)[0] * (c - a)[1] - (b - a)[1] * (c - a)[0]) ** 0.5)


def mapped(matrix: Floats, points: Any) -> Floats:
    """Where `matrix` (3 x 3) takes the points (N x 2), as N x 2."""
    full = np.column_stack([np.asarray(points, np.float64).reshape(-1, 2), np.ones(len(points))]) @ matrix.T
    return np.asarray(full[:, :2] / full[:, 2:])
