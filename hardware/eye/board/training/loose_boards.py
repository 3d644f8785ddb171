"""Whole boards drawn for the search of loose stones: seen from straight above, with many stones that lie in no hole."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hardware.eye.board.loose_finder import REACH, SIDE
from hardware.eye.board.training import rays
from hardware.eye.board.training.stones import Stone, put_stones, seen_at
from hardware.eye.board.training.tiles import cast_tiles
from hardware.eye.board.training.worlds import Scene, eye_by_chance, lit, table_by_chance

Floats = NDArray[np.float64]
TILES = 12
"""The picture is drawn in so many tiles a side; each looks only at the stones near it."""
BRIGHTEST = 4.0
"""Light that is brighter than this against the board's own 97 % is kept as this."""
ROW = 7
"""Figures for each stone in `Board.spots`."""


@dataclass
class Board:
    """One drawn board and its loose stones."""

    light: NDArray[np.uint8]
    """SIDE x SIDE x 3, b g r: root of the light, 255 for BRIGHTEST."""
    spots: NDArray[np.float32]
    """For each loose stone: x, y of its upper face's middle and its radius (px), share of the face that is seen, the
    area that is seen of all of the stone against the face's, and x, y of the place on the board right under it (px;
    nan when it lies beside the board, which is lower by nobody knows how much)."""

    def linear(self) -> NDArray[np.float32]:
        """The light as it was drawn."""
        return np.asarray((self.light.astype(np.float32) / 255) ** 2 * BRIGHTEST, np.float32)


def loosened(rng: np.random.Generator, board: dict[str, float], holes: Floats, colours: int, stones: list[Stone]
             ) -> list[Stone]:
    """The stones and, with them, up to 14 loose ones: alone, on the launch lines, at holes, in heaps that touch."""
    r, t, hole, reach = board["stone"], board["thick_stone"], board["hole"], board["side"] / 2
    up = np.array([0, 0, 1.0])
    made = list(stones)

    def add(x: float, y: float, z: float, kind: str) -> bool:
        for s in made:
            # What lies in a hole is lower than the board: only its own rim keeps others away.
            if abs(s.middle[2] - z) < 0.98 * t and np.hypot(*(s.middle[:2] - (x, y))) < (1.995 * r):
                return False
        made.append(Stone(np.array([x, y, z]), up, int(rng.integers(colours)), bool(rng.random() < 0.5), kind))
        return True

    def resting(x: float, y: float) -> bool:
        """Whether a stone stays on the board there and does not drop into a hole."""
        return bool(np.hypot(*(holes - (x, y)).T).min() > max(hole - 0.5 * r, 0.75 * hole))

    for _ in range(int(rng.choice([0, 1, 2, 4, 6, 9], p=[0.12, 0.12, 0.22, 0.26, 0.18, 0.1]))):
        kind = rng.choice(["anywhere", "line", "hole", "heap", "stack"], p=[0.18, 0.22, 0.28, 0.16, 0.16])
        a = rng.uniform(0, 2 * np.pi)
        if kind == "anywhere":
            x, y = rng.uniform(-0.98, 0.98, 2) * reach
        elif kind == "line":
            # Across the launch line by anything from a hair to a radius.
            x, y = rng.uniform(-0.9, 0.9) * reach, -board["line"] + rng.normal(0, 0.7) * r
            for _ in range(int(rng.integers(4))):
                x, y = -y, x
        elif kind == "hole":
            x, y = holes[int(rng.integers(len(holes)))] + rng.uniform(0.75 * hole, hole + 1.5 * r) * np.array(
                [np.cos(a), np.sin(a)])
        else:
            on = [s for s in made if s.kind not in ("sunk", "lean", "side")]
            if not on:
                continue
            s = on[int(rng.integers(len(on)))]
            away = rng.uniform(2.0, 2.15) * r if kind == "heap" else rng.uniform(0.0, 1.6) * r
            x, y = s.middle[:2] + away * np.array([np.cos(a), np.sin(a)])
            if kind == "stack":
                if s.kind != "stack":
                    add(x, y, s.middle[2] + t, "stack")
                continue
        if max(abs(x), abs(y)) < reach and resting(x, y):
            add(x, y, t / 2, "flat")
    return made


def boards_by_chance(seed: int, count: int = 2, shadows: int = 2, ambients: int = 2) -> list[Board]:
    """One table, laid, lit and looked at `count` times; the same seed gives the same boards."""
    rng = np.random.default_rng(seed)
    table = table_by_chance(rng)
    kinds, colours = table.board, len(table.paints)
    made: list[Board] = []
    for take in range(count):
        eye = eye_by_chance(rng, kinds["side"])
        stones = loosened(rng, kinds, table.holes, colours, put_stones(rng, kinds, table.holes, colours))
        scene = lit(rng, table, eye, stones)
        things = _other_discs(rng, scene)
        points = _points(rng, kinds["pitch"])
        light, ids = cast_tiles(scene, points, SIDE // TILES, shadows, ambients, seed + 1000 * take)
        spots = [_spot(scene, points, ids, k) for k, s in enumerate(stones) if s.kind != "sunk" and k not in things]
        light *= 0.7 / max(float(np.percentile(light, 97)), 1e-4)
        root = np.sqrt(np.clip(light, 0, BRIGHTEST) / BRIGHTEST) * 255
        made.append(Board(np.round(root).astype(np.uint8),
                          np.array([spot for spot in spots if spot is not None], np.float32).reshape(-1, ROW)))
    return made


def _other_discs(rng: np.random.Generator, scene: Scene) -> set[int]:
    """Some loose stones become coins, cups and lids: much smaller or larger than a stone. Returns which."""
    if rng.random() > 0.12:
        return set()
    loose = [k for k, s in enumerate(scene.stones) if s.kind in ("flat", "launch", "side")]
    # What lies on another would hang in the air when that one shrinks, or stick in it when it grows.
    alone = [k for k in loose if all(np.hypot(*(s.middle[:2] - scene.stones[k].middle[:2])) > 4.5 * scene.table.board[
        "stone"] for m, s in enumerate(scene.stones) if m != k and s.kind != "sunk")]
    chosen = set(alone[: int(rng.integers(1, 3))])
    for k in chosen:
        row = scene.geometry[k]
        bottom = row[2] - row[7]
        row[6] *= rng.uniform(0.3, 0.6) if rng.random() < 0.6 else rng.uniform(1.5, 2.2)
        row[7] *= rng.uniform(0.15, 3.0)
        row[2] = bottom + row[7]
        row[8] = np.hypot(row[6], row[7])
        scene.tone[k] = rng.uniform(0.02, 0.8, 3)
    return chosen


def _points(rng: np.random.Generator, pitch: float) -> Floats:
    """Where the picture's points lie on the board (rows x columns x 2, mm) when it is found a little wrong."""
    grid = ((np.arange(SIDE) + 0.5) / SIDE * 2 - 1) * REACH
    x, y = np.meshgrid(grid, -grid)
    spots = np.stack([x, y], 2)
    tilt = rng.normal(0, 0.0025, 2)
    bend = rng.normal(0, 0.0006)
    spots = spots / (1 + spots @ tilt)[..., None] * (1 + bend * (spots**2).sum(2, keepdims=True))
    turn = rng.normal(0, 0.012)
    shape = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]]) * rng.normal(1, 0.015, 2)
    return np.asarray((spots @ shape + rng.normal(0, 0.03, 2)) * pitch)


def _spot(scene: Scene, points: Floats, ids: NDArray[np.int16], k: int) -> tuple[float, ...] | None:
    """Row of `Board.spots` for stone `k`; None when it lies outside the picture."""
    stone, thick = scene.stones[k], scene.table.board["thick_stone"]
    r, eye = scene.table.board["stone"], scene.eye
    there = seen_at(stone, thick, eye)
    row, column, x, y, along = _px(points, there)
    if not (0 < row < SIDE - 1 and 0 < column < SIDE - 1):
        return None
    foot_x, foot_y = (np.nan, np.nan) if stone.kind == "side" else _px(points, stone.middle[:2])[2:4]
    top = stone.middle + stone.axis * thick / 2
    size = eye[2] / (eye[2] - top[2])
    step = float(np.sqrt(abs(np.linalg.det(along))))
    radius = r * size / step
    reach = int(1.2 * radius) + 2
    window = np.s_[max(row - reach, 0) : row + reach + 1, max(column - reach, 0) : column + reach + 1]
    # Which points look at the upper face, whatever stands before it: where their rays meet its plane.
    looks = np.dstack([points[window] - eye[:2], np.full(ids[window].shape, -eye[2])])
    far = (top - eye) @ stone.axis / (looks @ stone.axis)
    face = ((eye + looks * far[..., None] - top) ** 2).sum(2) < r * r
    mine = ids == rays.STONE + k
    seen = float((mine[window] & face).sum()) / max(float(face.sum()), 1.0)
    return x, y, radius, seen, float(mine.sum()) / (np.pi * radius**2), foot_x, foot_y


def _px(points: Floats, there: Floats) -> tuple[int, int, float, float, Floats]:
    """The nearest row and column to a place on the board (mm), its x and y (px), and how a px lies there (mm)."""
    row, column = (int(n) for n in np.unravel_index(int(((points - there) ** 2).sum(2).argmin()), (SIDE, SIDE)))
    i, j = min(max(row, 1), SIDE - 2), min(max(column, 1), SIDE - 2)
    along = np.stack([points[i, j + 1] - points[i, j - 1], points[i + 1, j] - points[i - 1, j]], 1) / 2
    dx, dy = np.linalg.solve(along, there - points[i, j])
    return row, column, float(j + dx), float(i + dy), along
