"""Stones: sunk, beside the holes, half over them, leaning in, one on another."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from mathutils import Matrix, Vector
from numpy.typing import NDArray

from hardware.eye.board.training.blender.materials import grained, material
from hardware.eye.board.training.blender.shapes import MARKS, MM, drum, mark, solid
from hardware.eye.board.training.blender.sizes import Sizes
from hardware.eye.board.training.textures import linear

PAINTS = {"red": (178, 30, 34), "orange": (226, 104, 30), "yellow": (232, 190, 50), "green": (40, 120, 60),
          "blue": (36, 76, 160), "turquoise": (50, 160, 156), "purple": (92, 44, 120), "pink": (224, 120, 160),
          "black": (24, 23, 25), "white": (224, 222, 214), "natural": (200, 160, 112), "brown": (98, 62, 38),
          "grey": (130, 130, 130)}
"""sRGB r g b; each set of stones shifts them."""
UNDER = 0.3
"""mm; how thick a floor that was laid in is: sunk stones lie so much higher."""
Spot = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Stone:
    """One stone: its middle (mm), what it is ("sunk", "half", "flat", "launch", "lean", "stack"), the hole or -1."""

    colour: str
    up: bool
    at: Spot
    kind: str
    hole: int
    parts: tuple[Any, ...]
    """The things in the scene that it consists of."""
    place: Any
    """Its place as a matrix."""


def palette_by_chance(rng: np.random.Generator) -> dict[str, NDArray[np.float64]]:
    """Two to four paints in play, sRGB."""
    names = list(rng.permutation(list(PAINTS)))[: int(rng.integers(2, 5))]
    return {str(name): np.clip(np.array(PAINTS[name]) + rng.normal(0, 7, 3), 5, 245) for name in names}


class Set:
    """The stones of one table, all of one make."""

    def __init__(self, rng: np.random.Generator, sizes: Sizes, palette: dict[str, NDArray[np.float64]]) -> None:
        """Their looks by chance; nothing lies on the table yet."""
        self.rng, self.sizes = rng, sizes
        self.stones: list[Stone] = []
        wooden = rng.random() < 0.4
        rough, coat = rng.uniform(0.2, 0.8), rng.choice([0, rng.uniform(0, 1)])
        self.edge = rng.uniform(0.05, 0.35) * sizes.thick
        """mm; how far the edge is rounded."""
        self.mark = str(rng.choice(MARKS))
        ink_of_all = linear(np.full(3, rng.choice([12.0, 240.0])))
        self._looks: dict[str, tuple[Any, Any]] = {}
        for name, srgb in palette.items():
            tone, ink = linear(srgb), ink_of_all
            made = material(name, tone, rough, coat)
            if wooden:
                grained(made, rng, tone * 0.75, tone * 1.05, (1, 0.15, 1), rng.uniform(4, 9))
            if np.abs(ink**0.45 - tone**0.45).max() < 0.35:
                ink = linear(np.full(3, 240.0 if tone.mean() < 0.3 else 12.0))
            self._looks[name] = (made, material(f"{name} ink", ink, 0.6))

    def lay(self) -> None:
        """Sinks some stones and lays up to six others."""
        rng, sizes = self.rng, self.sizes
        names = list(self._looks)
        share = rng.choice([rng.uniform(0.1, 0.4), rng.uniform(0.4, 0.9)])
        full: set[int] = set()
        for n, (x, y) in enumerate(sizes.holes):
            if rng.random() < share:
                a, play = rng.uniform(0, 6.28), (sizes.hole - sizes.stone) * rng.uniform(0, 0.95)
                height = UNDER - sizes.depth + sizes.thick / 2
                self._stone(str(rng.choice(names)), bool(rng.random() < 0.5),
                            (x + play * math.cos(a), y + play * math.sin(a), height), "sunk", n)
                full.add(n)
        for _ in range(int(rng.integers(0, 7))):
            self._another(names, full)

    def _another(self, names: list[str], full: set[int]) -> None:
        """One stone that is not sunk, where there is room for it."""
        rng, sizes = self.rng, self.sizes
        r, t, hole = sizes.stone, sizes.thick, sizes.hole
        kind = str(rng.choice(["half", "half", "flat", "launch", "lean", "stack"]))
        n = int(rng.integers(25))
        x, y = sizes.holes[n]
        a = rng.uniform(0, 6.28)
        name, up = str(rng.choice(names)), bool(rng.random() < 0.5)
        out = max(0.0, t + UNDER - sizes.depth) if n in full else 0.0
        if kind == "half":
            off = rng.uniform(max(hole * 0.8, 0.6 * (hole + r)), hole + r)
            spot = (x + off * math.cos(a), y + off * math.sin(a), t / 2 + out)
        elif kind == "flat":
            left, up_there = rng.uniform(-0.48, 0.48, 2) * sizes.side
            spot = (left, up_there, t / 2)
            if min(math.dist(spot[:2], one) for one in sizes.holes) < hole + r:
                return
        elif kind == "launch":
            spot = (rng.uniform(-0.4, 0.4) * sizes.side, -sizes.side / 2 + rng.uniform(0.9, 1.6) * r, t / 2)
        elif kind == "lean" and n not in full:
            off = rng.uniform(0.45, 0.9) * hole
            drop = min(sizes.depth, t) * rng.uniform(0.6, 1)
            lean = math.asin(min(0.7, drop / (r + min(hole - off, r) * 0.9)))
            height = t / 2 * math.cos(lean) + (hole - off) * math.tan(lean) * 0.5
            self._stone(name, up, (x + off * math.cos(a), y + off * math.sin(a), height), "lean", n, (lean, a))
            full.add(n)
            return
        elif kind == "stack" and n in full:
            off = rng.uniform(0.3, 0.9) * r
            spot = (x + off * math.cos(a), y + off * math.sin(a), out + t / 2)
        else:
            return
        if all(one.kind == "sunk" or math.dist(one.at[:2], spot[:2]) >= 2 * r for one in self.stones):
            self._stone(name, up, spot, kind, n if kind in ("half", "stack") else -1)

    def _stone(self, name: str, up: bool, at: Spot, kind: str, hole: int, lean: tuple[float, float] | None = None
               ) -> None:
        made, ink = self._looks[name]
        r, t = self.sizes.stone * MM, self.sizes.thick * MM
        thing = solid("stone", drum(r, t), made, tuple(v * MM for v in at))
        bevel = thing.modifiers.new("edge", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method = self.edge * MM, 3, "ANGLE"
        turn = Matrix.Rotation(self.rng.uniform(0, 6.28), 4, "Z")
        if lean:
            angle, a = lean
            turn = Matrix.Rotation(-angle, 4, Vector((-math.sin(a), math.cos(a), 0))) @ turn
        place = Matrix.Translation(thing.location) @ turn
        thing.matrix_world = place
        parts = [thing]
        if up:
            sign = mark(self.mark, (r - self.edge * MM) * 0.95, ink)
            sign.matrix_world = place @ Matrix.Translation((0, 0, t / 2 + 0.08 * MM))
            parts.append(sign)
        self.stones.append(Stone(name, up, at, kind, hole, tuple(parts), place))
