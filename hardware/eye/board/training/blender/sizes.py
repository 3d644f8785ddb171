"""The sizes of a board and its stones by chance, mm."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True, slots=True)
class Sizes:
    """Board and stones; `hole` and `stone` are radii, `high` is the board's thickness."""

    side: float
    pitch: float
    hole: float
    stone: float
    thick: float
    depth: float
    high: float

    @property
    def holes(self) -> list[tuple[float, float]]:
        """The holes' middles, from the far left, row by row."""
        return [((column - 2) * self.pitch, (2 - row) * self.pitch) for row in range(5) for column in range(5)]


def sizes_by_chance(rng: np.random.Generator) -> Sizes:
    """A board that a family may have or build."""
    side = rng.uniform(300, 480)
    pitch = side * rng.uniform(0.11, 0.16)
    hole = pitch * rng.uniform(0.26, 0.4)
    stone = hole * rng.uniform(0.8, 0.95)
    thick = stone * rng.uniform(0.32, 0.6)
    depth = max(2.5, thick * rng.choice([rng.uniform(0.75, 1.25), rng.uniform(0.6, 2.0)]))
    return Sizes(side, pitch, hole, stone, thick, depth, max(depth + 3, rng.uniform(8, 22)))
