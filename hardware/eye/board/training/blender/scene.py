"""One table by chance, in Blender."""

from __future__ import annotations

import bpy
import numpy as np

from hardware.eye.board.training.blender.board import board_wood, lay_board, lay_marks, lay_table
from hardware.eye.board.training.blender.room import camera, hand, lamps
from hardware.eye.board.training.blender.sizes import sizes_by_chance
from hardware.eye.board.training.blender.stones import Set, palette_by_chance


class Scene:
    """A table that is open in Blender until the next one is made; the same state of `rng` gives the same table."""

    def __init__(self, rng: np.random.Generator) -> None:
        """Everything is laid, lit and looked at."""
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.sizes = sizes_by_chance(rng)
        self.palette = palette_by_chance(rng)
        self.marks = str(rng.choice(["board", "table", "none"], p=[0.4, 0.45, 0.15]))
        lay_board(rng, self.sizes, board_wood(rng))
        lay_table(rng, self.sizes)
        lay_marks(rng, self.sizes, self.marks)
        self.set = Set(rng, self.sizes, self.palette)
        self.set.lay()
        if rng.random() < 0.2:
            hand(rng, self.sizes.side)
        self.light = lamps(rng)
        shown = self.sizes.side / 2 * (1.22 if self.marks == "table" else 1.03)
        self.camera, self.tilt = camera(rng, self.sizes.side, shown)
