"""What one hole's patch shows on a drawn table, and what is true of it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hardware.eye.board.loose import OF_HOLE
from hardware.eye.board.patches import PATCH, REACH
from hardware.eye.board.training import rays
from hardware.eye.board.training.stones import Stone, put_stones, seen_at
from hardware.eye.board.training.tiles import cast_smooth
from hardware.eye.board.training.worlds import Scene, eye_by_chance, lit, table_by_chance

Floats = NDArray[np.float64]

EMPTY, SUNK, LEANING, COVERED, OPEN = 0, 1, 2, 3, -1
"""What a hole is; OPEN is between covered and not: nothing is learned from it."""

BESIDE = 5
"""Spots beside the holes that are looked at on every table: loose stones, and places where none is."""


@dataclass
class Sample:
    """The 25 holes of one table and 5 spots beside them, upright, in linear light (30 x 48 x 48 x 3); what they are.

    A spot beside the holes is SUNK when a loose stone lies right there with most of its face to be seen, else EMPTY.
    """

    patches: NDArray[np.float16]
    states: NDArray[np.int8]
    faces: NDArray[np.int8]
    """1 marked side up, 0 down, -1 not to be seen."""
    colours: NDArray[np.int8]
    paints: NDArray[np.float32]
    """Linear b g r of the paints in play."""


def samples_by_chance(seed: int, count: int = 2, shadows: int = 3, ambients: int = 3) -> list[Sample]:
    """One table, laid, lit and looked at `count` times; the same seed gives the same samples."""
    rng = np.random.default_rng(seed)
    table = table_by_chance(rng)
    board, holes, paints = table.board, table.holes, table.paints
    side, hole, stone, thick_stone = board["side"], board["hole"], board["stone"], board["thick_stone"]
    made: list[Sample] = []
    for take in range(count):
        eye = eye_by_chance(rng, side)
        stones = put_stones(rng, board, holes, len(paints))
        scene = lit(rng, table, eye, stones)
        # How far the fitted holes may be off: all together, and each one.
        grow, shift, turn = rng.normal(1, 0.035), rng.normal(0, 0.03, 2), rng.normal(0, 0.02)
        shapes = _patch() * REACH * hole * grow
        shapes = shapes @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
        patches = np.zeros((len(holes) + BESIDE, PATCH * PATCH, 3), np.float32)
        states, faces, colours = (np.full(len(patches), -1, np.int8) for _ in range(3))
        for n, middle in enumerate(holes):
            points = shapes + middle + (shift + rng.normal(0, 0.025, 2)) * hole
            here = _near(stones, board, middle)
            patches[n], ids = _cast(scene, points, here, shadows, ambients, (seed * 31 + 1000 * take) % 100_000 + n)
            states[n], faces[n], colours[n] = _truth(points, ids, middle, n, hole, stone, [stones[k] for k in here])
        for n, spot in enumerate(_beside(rng, board, stones, eye), len(holes)):
            points = shapes / hole * stone / OF_HOLE * rng.normal(1, 0.04) + spot
            here = _near(stones, board, spot, 4 * stone)
            patches[n], ids = _cast(scene, points, here, shadows, ambients, (seed * 37 + 1000 * take) % 100_000 + n)
            states[n], faces[n], colours[n] = _loose_truth(
                points, ids, spot, stone, thick_stone, [stones[k] for k in here], eye)
        scale = 0.7 / max(float(np.percentile(patches, 97)), 1e-4)
        light = np.clip(patches * scale, 0, 60).astype(np.float16).reshape(-1, PATCH, PATCH, 3)
        made.append(Sample(light, states, faces, colours,
                      np.array([paint for _, paint in paints], np.float32)))
    return made


def _cast(scene: Scene, points: Floats, here: NDArray[np.int64], shadows: int, ambients: int, seed: int
          ) -> tuple[NDArray[np.float32], NDArray[np.int16]]:
    """The light (PATCH * PATCH x 3) and what is seen (PATCH * PATCH) at the points of a patch."""
    light, ids = cast_smooth(scene, points.reshape(PATCH, PATCH, 2), here, shadows, ambients, seed)
    return light.reshape(-1, 3), ids.ravel()


def hole_truth(scene: Scene, n: int) -> tuple[int, int, int]:
    """State, face and colour number of hole `n`, by what a patch cut out exactly there would show."""
    board, middle = scene.table.board, scene.table.holes[n]
    points = _patch() * REACH * board["hole"] + middle
    here = _near(scene.stones, board, middle)
    _, ids = scene.cast(points, here, 1, 0, n)
    return _truth(points, ids, middle, n, board["hole"], board["stone"], [scene.stones[k] for k in here])


def _beside(rng: np.random.Generator, board: dict[str, float], stones: list[Stone], eye: Floats) -> Floats:
    """Spots beside the holes: first where loose stones are seen, about as well as a search finds them, then others."""
    r = board["stone"]
    loose = [seen_at(s, board["thick_stone"], eye) for s in stones if s.kind not in ("sunk", "lean")]
    spots = [spot + rng.normal(0, 0.1, 2) * r for spot in loose[: BESIDE - 1]]
    while len(spots) < BESIDE:
        if stones and rng.random() < 0.4:
            a = rng.uniform(0, 2 * np.pi)
            aside = rng.uniform(0.9, 2.2) * r * np.array([np.cos(a), np.sin(a)])
            spots.append(seen_at(stones[int(rng.integers(len(stones)))], board["thick_stone"], eye) + aside)
        else:
            spots.append(rng.uniform(-0.55, 0.55, 2) * board["side"])
    return np.array(spots)


def _loose_truth(points: Floats, ids: NDArray[np.int16], spot: Floats, stone: float, thick: float,
                 near: list[Stone], eye: Floats) -> tuple[int, int, int]:
    """Whether a loose stone lies right at a spot, its face and colour, by what the patch's points hit."""
    step = np.linalg.norm(points[1] - points[0])
    for k, s in enumerate(near):
        if s.kind in ("sunk", "lean"):
            continue
        off = float(np.hypot(*(seen_at(s, thick, eye) - spot)))
        share = float((ids == rays.STONE + k).sum()) * step**2 / (np.pi * stone**2)
        if off < 0.45 * stone:
            if share > 0.55:
                return SUNK, int(s.up) if share > 0.65 else -1, s.colour
            return OPEN, -1, -1
        if off < 0.8 * stone and share > 0.2:
            return OPEN, -1, -1
    return EMPTY, -1, -1


def _truth(points: Floats, ids: NDArray[np.int16], middle: Floats, n: int, hole: float, stone: float,
           near: list[Stone]) -> tuple[int, int, int]:
    """State, face and colour of hole `n` by what its patch's points hit."""
    mine = next((k for k, s in enumerate(near) if s.hole == n and s.kind == "sunk"), None)
    step = np.linalg.norm(points[1] - points[0])
    if mine is not None:
        seen = float((ids == rays.STONE + mine).sum()) * step**2 / (np.pi * stone**2)
        if seen < 0.3:
            return COVERED, -1, -1
        if seen < 0.5:
            return OPEN, -1, -1
        return SUNK, int(near[mine].up) if seen > 0.6 else -1, near[mine].colour
    if any(s.hole == n and s.kind == "lean" for s in near):
        return LEANING, -1, -1
    mouth = np.hypot(*(points - middle).T) < hole
    covered = float((ids[mouth] >= rays.PROP).mean())
    if covered > 0.75:
        return COVERED, -1, -1
    return (OPEN, -1, -1) if covered > 0.62 else (EMPTY, -1, -1)


def _patch() -> Floats:
    """The points of a patch (PATCH * PATCH x 2), -1 to 1."""
    grid = (np.arange(PATCH) + 0.5) / PATCH * 2 - 1
    x, y = np.meshgrid(grid, -grid)
    return np.stack([x.ravel(), y.ravel()], 1)


def _near(stones: list[Stone], board: dict[str, float], middle: Floats, more: float = 0.0) -> NDArray[np.int64]:
    """The stones that lie in the patch of a hole, or whose shadow may; `more` mm around it."""
    near = REACH * 1.5 * board["hole"] + board["stone"] + 4 * board["thick_stone"] + more
    return np.array([k for k, s in enumerate(stones) if np.hypot(*(s.middle[:2] - middle)) < near], np.int64)
