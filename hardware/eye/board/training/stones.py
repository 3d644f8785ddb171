"""Stones in every position that occurs: sunk, loose, over an edge, leaning in, stacked, beside the board."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


@dataclass
class Stone:
    """One stone: middle and axis (mm), colour number, marked side up or not, and where it is."""

    middle: Floats
    axis: Floats
    colour: int
    up: bool
    kind: str
    hole: int = -1


def put_stones(rng: np.random.Generator, board: dict[str, float], holes: Floats, colours: int) -> list[Stone]:
    """Stones in every position that occurs: sunk, loose, over an edge, leaning in, stacked, beside the board."""
    up = np.array([0, 0, 1.0])
    stones: list[Stone] = []
    full = rng.choice([0.0, rng.uniform(0, 0.35), rng.uniform(0.2, 0.8), rng.uniform(0.8, 1.0), 1.0],
                      p=[0.04, 0.3, 0.46, 0.15, 0.05])
    marked = rng.choice([rng.uniform(0, 1), 0.5])

    def colour() -> int:
        return int(rng.integers(colours))

    r, t, hole = board["stone"], board["thick_stone"], board["hole"]
    for n, (x, y) in enumerate(holes):
        if rng.random() < full:
            play = (hole - r) * rng.uniform(0, 1)
            a = rng.uniform(0, 2 * np.pi)
            z = -board["depth"] + t / 2
            axis = up
            if rng.random() < 0.12:
                lean = rng.normal(0, 0.03, 2)
                axis = np.array([lean[0], lean[1], 1.0]) / np.sqrt(1 + (lean**2).sum())
            stones.append(Stone(np.array([x + play * np.cos(a), y + play * np.sin(a), z]), axis, colour(),
                                bool(rng.random() < marked), "sunk", n))
    taken = {stone.hole for stone in stones}

    def clear(x: float, y: float, gap: float = 2.0) -> bool:
        return all(np.hypot(*(s.middle[:2] - (x, y))) > (gap * r if s.hole < 0 or s.kind != "sunk" else 0)
                   for s in stones)

    for _ in range(int(rng.choice([0, 1, 2, 4, 7], p=[0.15, 0.25, 0.25, 0.25, 0.1]))):
        kind = rng.choice(["half", "half", "lean", "flat", "launch", "stack", "side"])
        n = int(rng.integers(len(holes)))
        a = rng.uniform(0, 2 * np.pi)
        if kind == "half":
            off = rng.uniform(max(hole * 0.75, 0.55 * (hole + r)), hole + r)
            x, y = holes[n] + off * np.array([np.cos(a), np.sin(a)])
            if clear(x, y):
                # A sunk stone that stands out carries the one that lies over it.
                out = max(0.0, t - board["depth"]) if n in taken else 0.0
                stones.append(Stone(np.array([x, y, t / 2 + out]), up, colour(), bool(rng.random() < marked), "half"))
        elif kind == "lean" and n not in taken:
            # One edge has dropped into the hole, the other lies on the rim.
            off = rng.uniform(max(hole - r, 0.15 * r), 0.95 * hole)
            drop = min(board["depth"], t * 1.2) * rng.uniform(0.45, 1.0)
            lean = np.arcsin(min(0.75, drop / (r + min(hole - off, r) * 0.9 + 1e-6)))
            x, y = holes[n] + off * np.array([np.cos(a), np.sin(a)])
            if clear(x, y):
                axis = np.array([-np.sin(lean) * np.cos(a), -np.sin(lean) * np.sin(a), np.cos(lean)])
                touch = (hole - off)
                height = t / 2 * np.cos(lean) + touch * np.tan(lean) * 0.5
                stones.append(Stone(np.array([x, y, height]), axis, colour(), bool(rng.random() < marked), "lean", n))
                taken.add(n)
        elif kind == "stack" and stones:
            below = stones[int(rng.integers(len(stones)))]
            if below.kind in ("sunk", "flat", "half", "launch"):
                off = rng.uniform(0, 0.9 * r)
                xy = below.middle[:2] + off * np.array([np.cos(a), np.sin(a)])
                top = below.middle[2] + t / 2
                # Over a sunk stone it lies on the board around the hole, when that is higher.
                if below.kind == "sunk" and off > (hole - r):
                    top = max(top, 0.0)
                if clear(xy[0], xy[1], 2.0) or below.kind != "sunk":
                    stones.append(Stone(np.array([xy[0], xy[1], top + t / 2]), up, colour(),
                                        bool(rng.random() < marked), "stack"))
        elif kind in ("flat", "launch", "side"):
            reach = board["side"] / 2
            x, y = rng.uniform(-1, 1, 2) * reach * 0.98
            z = t / 2
            if kind == "launch":
                x, y = rng.uniform(-0.5, 0.5) * reach, -rng.uniform(board["line"] * 0.9, reach)
                for _ in range(int(rng.integers(4))):
                    x, y = -y, x
            elif kind == "side":
                x, y = (reach + r * rng.uniform(1.1, 4)) * np.sign(x), y * 1.2
                z -= board["thick"]
            near = np.hypot(*(holes - (x, y)).T).min()
            if clear(x, y) and (near > hole * 0.75 or kind == "side"):
                stones.append(Stone(np.array([x, y, z]), up, colour(), bool(rng.random() < marked),
                                    str(kind) if near > hole + r or kind == "side" else "half"))
    return stones


def seen_at(stone: Stone, thick: float, eye: Floats) -> Floats:
    """Where on the board's level (mm) the middle of a stone's upper face is seen from `eye`."""
    top = stone.middle + stone.axis * thick / 2
    return np.asarray(eye[:2] + (top[:2] - eye[:2]) * eye[2] / (eye[2] - top[2]))
