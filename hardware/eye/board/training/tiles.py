"""Pictures cast tile by tile, each tile with the stones near it alone; outlines are looked at more than once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hardware.eye.board.training import rays
from hardware.eye.board.training.worlds import Scene

Floats = NDArray[np.float64]
AROUND = ((-0.35, -0.2), (0.3, -0.3), (0.05, 0.38))
"""Where in a pixel an outline is looked at again."""


def cast_tiles(scene: Scene, points: Floats, step: int, shadows: int, ambients: int, seed: int
               ) -> tuple[NDArray[np.float32], NDArray[np.int16]]:
    """The light (rows x columns x 3, linear b g r) at points of the board's plane (rows x columns x 2, mm) and what is
    seen there (`rays`); tiles are `step` px wide and high, pixels at outlines are looked at three times more."""
    high, wide = points.shape[:2]
    light = np.zeros((high, wide, 3), np.float32)
    ids = np.zeros((high, wide), np.int16)
    # How far a stone and its shadow may reach.
    tall = scene.geometry[:, 6] * 2 + 10 * scene.geometry[:, 7]
    for top in range(0, high, step):
        for left in range(0, wide, step):
            tile = np.s_[top : top + step, left : left + step]
            flat = points[tile].reshape(-1, 2)
            middle = flat.mean(0)
            near = np.hypot(*(flat - middle).T).max() + tall
            some = np.flatnonzero(np.hypot(*(scene.geometry[:, :2] - middle).T) < near)
            number = (seed * 31 + top * wide + left) % 1_000_000
            seen, what = cast_smooth(scene, points[tile], some, shadows, ambients, number)
            if len(some):
                what = np.where(what >= rays.STONE, rays.STONE + some[np.maximum(what - rays.STONE, 0)], what)
            light[tile], ids[tile] = seen, what
    return light, ids


def cast_smooth(scene: Scene, points: Floats, here: NDArray[np.int64], shadows: int, ambients: int, seed: int
                ) -> tuple[NDArray[np.float32], NDArray[np.int16]]:
    """The light and what is seen (rows x columns) as of `Scene.cast`; outlines are looked at three times more."""
    shape = points.shape[:2]
    flat = points.reshape(-1, 2)
    light, ids = scene.cast(flat, here, shadows, ambients, seed)
    edge = np.flatnonzero(_outline(ids.reshape(shape), light.reshape(*shape, 3)))
    if len(edge):
        across, down = (np.gradient(points, axis=axis).reshape(-1, 2)[edge] for axis in (1, 0))
        around = [flat[edge] + across * x + down * y for x, y in AROUND]
        more, _ = scene.cast(np.concatenate(around), here, 1, 1, seed)
        light[edge] = (light[edge] + more.reshape(3, len(edge), 3).sum(0)) / 4
    return light.reshape(*shape, 3), ids.reshape(shape)


def _outline(ids: NDArray[np.int16], light: NDArray[np.float32]) -> NDArray[np.bool_]:
    """Where a pixel's neighbour shows another thing, or is more than a third brighter or darker."""
    grey = light.sum(2) + 0.02
    found = np.zeros(ids.shape, np.bool_)
    for one, two in ((np.s_[1:], np.s_[:-1]), (np.s_[:, 1:], np.s_[:, :-1])):
        differs = (ids[one] != ids[two]) | (abs(grey[one] - grey[two]) > 0.35 * np.minimum(grey[one], grey[two]))
        found[one] |= differs
        found[two] |= differs
    return found
