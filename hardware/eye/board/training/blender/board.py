"""The board with its holes and lines, the table under it, and the four marks."""

from __future__ import annotations

import math
from typing import Any

import bpy
import cv2
import numpy as np
from mathutils import Matrix

from calibration.marks import DICTIONARY
from hardware.eye.board.training.blender.materials import checked, grained, material, printed
from hardware.eye.board.training.blender.shapes import MM, band, box, drum, flat, linked, solid
from hardware.eye.board.training.blender.sizes import Sizes
from hardware.eye.board.training.textures import linear


def board_wood(rng: np.random.Generator) -> Any:
    """What the board is made of."""
    made = material("board", (0.5, 0.4, 0.3), rng.uniform(0.25, 0.8), rng.choice([0, rng.uniform(0, 1)]))
    kind = rng.choice(["light", "dark", "painted"], p=[0.45, 0.3, 0.25])
    if kind == "painted":
        base = linear(rng.uniform(20, 235, 3) * 0.6 + rng.uniform(20, 235) * 0.4)
        return grained(made, rng, base * 0.97, base * 1.03, (1, 1, 1), 8)
    base = linear({"light": (205, 170, 125), "dark": (110, 70, 45)}[str(kind)]) * rng.uniform(0.7, 1.25, 3)
    return grained(made, rng, base * rng.uniform(0.45, 0.85), base, (1, rng.uniform(0.05, 0.2), 1), rng.uniform(2, 6))


def lay_board(rng: np.random.Generator, sizes: Sizes, wood: Any) -> None:
    """The board with 25 holes; by chance with floors of another kind, lines and rings."""
    side = sizes.side * MM
    board = solid("board", box(side, side, sizes.high * MM, (0, 0, -sizes.high * MM / 2)), wood)
    deep = (sizes.depth + 5) * MM

    def holes(shape: Any) -> None:
        for x, y in sizes.holes:
            drum(sizes.hole * MM, deep, (x * MM, y * MM, -sizes.depth * MM + deep / 2), 64)(shape)

    cutter = solid("cutter", holes, wood)
    cutter.hide_render = True
    cutter.hide_set(True)
    cut = board.modifiers.new("holes", "BOOLEAN")
    cut.object, cut.operation, cut.solver = cutter, "DIFFERENCE", "EXACT"
    if rng.random() < 0.7:
        bevel = board.modifiers.new("edge", "BEVEL")
        bevel.width, bevel.segments = rng.uniform(0.2, 0.9) * MM, 2
        bevel.limit_method, bevel.angle_limit = "ANGLE", 1.0
    if rng.random() < 0.45:
        floor = material("floor", linear(rng.choice([rng.uniform(8, 40, 3), rng.uniform(30, 200, 3)])), 0.9)
        for x, y in sizes.holes:
            solid("floor", drum(sizes.hole * 0.995 * MM, 0.3 * MM), floor,
                  (x * MM, y * MM, (-sizes.depth + 0.15) * MM))
    if rng.random() < 0.7:
        _lines(rng, sizes)
    if rng.random() < 0.25:
        ink = material("rings", linear(rng.uniform(5, 240, 3)), 0.6)
        for x, y in sizes.holes:
            solid("ring", flat(band(sizes.hole * 1.13 * MM, sizes.hole * 1.04 * MM, 64)), ink,
                  (x * MM, y * MM, 0.05 * MM))


def _lines(rng: np.random.Generator, sizes: Sizes) -> None:
    ink = material("line", linear(rng.uniform(5, 240, 3)), 0.6)
    off = min(sizes.side / 2 - 8, 2 * sizes.pitch + sizes.hole + rng.uniform(8, 30))
    half = sizes.side * rng.uniform(0.25, 0.45)
    for turn in range(4):
        line = solid("line", box(2 * half * MM, rng.uniform(1, 3) * MM, 0.05 * MM), ink)
        line.matrix_world = Matrix.Rotation(turn * math.pi / 2, 4, "Z") @ Matrix.Translation((0, -off * MM, 0.03 * MM))


def lay_table(rng: np.random.Generator, sizes: Sizes) -> None:
    """The table, 6 m wide, of cloth or wood."""
    one = linear(rng.choice([rng.uniform(15, 90, 3), rng.uniform(60, 230, 3)]))
    made = material("table", one, rng.uniform(0.4, 0.9))
    kind = rng.choice(["cloth", "wood", "checked"], p=[0.5, 0.35, 0.15])
    if kind == "checked":
        checked(made, rng, one)
    else:
        grained(made, rng, one * rng.uniform(0.5, 0.9), one, (1, 1 if kind == "cloth" else 0.1, 1),
                30 if kind == "cloth" else 2.5)
    solid("table", box(60, 60, 0.1, (0, 0, -0.05)), made, (0, 0, -sizes.high * MM - 0.001))


def lay_marks(rng: np.random.Generator, sizes: Sizes, where: str) -> None:
    """The four marks on the "board" or the "table"; nothing for "none"."""
    if where == "none":
        return
    size = sizes.side * rng.uniform(0.055, 0.09)
    off = sizes.side / 2 - size * 0.8 if where == "board" else sizes.side / 2 + size * rng.uniform(0.7, 1.4)
    high = 0.08 * MM - (0 if where == "board" else sizes.high * MM)
    words = cv2.aruco.getPredefinedDictionary(DICTIONARY)
    half = size * 1.3 / 2 * MM
    corners = [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)]
    for number, (x, y) in enumerate([(-off, off), (off, off), (off, -off), (-off, -off)]):
        paper = np.full((312, 312), 240, np.uint8)
        paper[36:276, 36:276] = cv2.aruco.generateImageMarker(words, number, 240)
        mesh = bpy.data.meshes.new("mark")
        mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
        layer = mesh.uv_layers.new()
        for k, uv in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
            layer.data[k].uv = uv
        mesh.materials.append(printed(paper))
        linked("printed mark", mesh, (x * MM, y * MM, high))
