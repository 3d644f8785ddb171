"""A regular grid among round things: grown from one of them outwards, each place foretold from its neighbours."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.rounds import Round

Floats = NDArray[np.float64]
ROWS = COLUMNS = 5
"""The game's grid (BOARD_GEOMETRY section 2)."""
TRIED = 40
"""Circles from which a grid is tried, those seen most often first."""
GOOD = 18
"""Circles in a grid of which no better one is expected through the same circles."""
FEWEST = 9
"""So many circles in a grid are no accident."""
NEAR = 0.22
"""Pitches; how far a circle may lie from its place in the grid. A stone in a hole lies up to 0.1 aside."""
STRAY = 0.12
"""Pitches; circles farther off are left out of the fit."""


@dataclass(frozen=True, slots=True)
class Lattice:
    """A homography from whole numbers to px, and which circle lies at which of them."""

    matrix: Floats
    at: dict[tuple[int, int], int]


def best_lattice(seen: list[Round]) -> Lattice | None:
    """The regular grid that most circles lie in."""
    best: Lattice | None = None
    most = 0
    if len(seen) < FEWEST:
        return None
    middles = np.array([(one.x, one.y) for one in seen])
    radii = np.array([one.radius for one in seen])
    settled: set[int] = set()
    for first in np.argsort([-one.votes for one in seen])[:TRIED]:
        if int(first) in settled:
            continue
        for across, down in _steps(middles, radii, int(first)):
            grown = _grow(middles, radii, int(first), across, down)
            count = 0 if grown is None else max(windows(grown).values())
            if grown is not None and count > most:
                most, best = count, grown
                if count > GOOD:
                    settled = set(grown.at.values())
        if most >= ROWS * COLUMNS - 2:
            break
    return _straight(best) if best is not None and most >= FEWEST else None


def _straight(lattice: Lattice) -> Lattice:
    """The same circles with the steps by which they fill a 5 x 5 part best.

    Where few circles are neighbours the lattice may have grown along the diagonals of the grid's mesh, and where there
    are false circles between the holes in half steps.
    """
    most = max(windows(lattice).values())
    better = True
    while better:
        better = False
        for turned in [*_sheared(lattice), *_coarser(lattice)]:
            count = max(windows(turned).values(), default=0)
            if count > most:
                most, lattice, better = count, turned, True
    return lattice


def _sheared(lattice: Lattice) -> list[Lattice]:
    """The lattice with one of its steps replaced by a diagonal."""
    made = []
    for a, b, c, d in ((1, 1, 0, 1), (1, -1, 0, 1), (1, 0, 1, 1), (1, 0, -1, 1)):
        turn = np.array([(a, b, 0), (c, d, 0), (0, 0, 1)], np.float64)
        made.append(Lattice(lattice.matrix @ np.linalg.inv(turn),
                            {(a * m + b * n, c * m + d * n): k for (m, n), k in lattice.at.items()}))
    return made


def _coarser(lattice: Lattice) -> list[Lattice]:
    """Every second column, or every second row, of the lattice."""
    made = []
    for odd in (0, 1):
        columns = {((m - odd) // 2, n): k for (m, n), k in lattice.at.items() if m % 2 == odd}
        rows = {(m, (n - odd) // 2): k for (m, n), k in lattice.at.items() if n % 2 == odd}
        made.append(Lattice(lattice.matrix @ np.array([(2, 0, odd), (0, 1, 0), (0, 0, 1.0)]), columns))
        made.append(Lattice(lattice.matrix @ np.array([(1, 0, 0), (0, 2, odd), (0, 0, 1.0)]), rows))
    return made


def windows(lattice: Lattice) -> dict[tuple[int, int], int]:
    """How many circles each 5 x 5 part of the lattice holds, by its first place."""
    counts: dict[tuple[int, int], int] = {}
    for m, n in lattice.at:
        for m0 in range(m - COLUMNS + 1, m + 1):
            for n0 in range(n - ROWS + 1, n + 1):
                counts[m0, n0] = counts.get((m0, n0), 0) + 1
    return counts


def _steps(middles: Floats, radii: Floats, first: int) -> list[tuple[Floats, Floats]]:
    """Pairs of steps to neighbours of a circle that may be the sides of the grid's mesh."""
    off = middles - middles[first]
    away = np.linalg.norm(off, axis=1)
    alike = (np.abs(np.log(radii / radii[first])) < 0.35) & (away > 1.7 * radii[first]) & (away < 7 * radii[first])
    near = np.flatnonzero(alike)
    near = near[np.argsort(away[near])][:7]
    pairs = []
    for n, one in enumerate(near):
        for two in near[n + 1 :]:
            cross = off[one][0] * off[two][1] - off[one][1] * off[two][0]
            sine = abs(cross) / (away[one] * away[two])
            if sine > 0.6 and max(away[one], away[two]) < 1.9 * min(away[one], away[two]):
                pairs.append((off[one], off[two]))
    return pairs[:6]


def _grow(middles: Floats, radii: Floats, first: int, across: Floats, down: Floats) -> Lattice | None:
    """From one circle and two steps outwards, each new place foretold from its neighbours."""
    at: dict[tuple[int, int], int] = {(0, 0): first}
    taken = {first}
    steps = {(0, 0): (across, down)}
    edge = [(0, 0)]
    while edge and len(at) < 100:
        here = edge.pop(0)
        one, two = steps[here]
        base = middles[at[here]]
        for dx, dy, step in ((1, 0, one), (-1, 0, -one), (0, 1, two), (0, -1, -two)):
            there = (here[0] + dx, here[1] + dy)
            if there in at:
                continue
            x, y = middles[:, 0] - (base[0] + step[0]), middles[:, 1] - (base[1] + step[1])
            off = x * x + y * y
            nearest = int(off.argmin())
            alike = 0.7 < radii[nearest] / radii[at[here]] < 1.42
            if off[nearest] > NEAR**2 * (step[0] ** 2 + step[1] ** 2) or nearest in taken or not alike:
                continue
            at[there] = nearest
            taken.add(nearest)
            real = (middles[nearest] - base) * (1 if dx + dy > 0 else -1)
            steps[there] = (0.4 * real + 0.6 * one, two) if dx else (one, 0.4 * real + 0.6 * two)
            edge.append(there)
    if len(at) < FEWEST or min(len({m for m, _ in at}), len({n for _, n in at})) < 3:
        return None
    return _fitted(middles, at, float(np.linalg.norm(across)))


def _fitted(middles: Floats, at: dict[tuple[int, int], int], pitch: float) -> Lattice | None:
    """The homography of a grown lattice, with the circles that lie aside left out and those it foretells taken in."""
    for _ in range(2):
        whole = np.array(list(at), np.float64)
        spots = middles[list(at.values())]
        matrix, _ = cv2.findHomography(whole, spots, cv2.RANSAC, STRAY * pitch)
        if np.size(matrix) != 9:
            return None
        span = [range(int(low) - 4, int(high) + 5) for low, high in zip(whole.min(0), whole.max(0), strict=True)]
        wanted = np.array([(m, n) for m in span[0] for n in span[1]], np.float64)
        full = np.column_stack([wanted, np.ones(len(wanted))]) @ matrix.T
        ahead = full[:, 2] * np.sign(matrix[2, 2]) > 0.2 * abs(matrix[2, 2])
        at = {}
        taken: set[int] = set()
        spots = full[ahead, :2] / full[ahead, 2:]
        off = ((middles[None] - spots[:, None]) ** 2).sum(2)
        for (m, n), nearest, least in zip(wanted[ahead], off.argmin(1), off.min(1), strict=True):
            if least < (NEAR * pitch) ** 2 and int(nearest) not in taken:
                at[int(m), int(n)] = int(nearest)
                taken.add(int(nearest))
        if len(at) < FEWEST:
            return None
    return Lattice(np.asarray(matrix, np.float64), at)
