"""What is true of a scene, asked of Blender by rays from the camera, in the format of the rendered boards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from hardware.eye.board.training.blender.room import SIZE
from hardware.eye.board.training.blender.scene import Scene
from hardware.eye.board.training.blender.shapes import MM
from hardware.eye.board.training.blender.stones import Stone

RAYS = 160
STONE_READ, FACE_READ, HOLE_READ, LOOSE_READ = 0.45, 0.65, 0.4, 0.3
"""Shares of a sunk stone's face, of a face with a mark, of a hole's mouth, of a loose stone, that must be seen."""
FACE_LOOSE = 0.6


def truth_of(scene: Scene) -> dict[str, Any]:
    """All that the bench asks for, the picture's name aside."""
    return {
        "palette": {name: [round(float(v), 1) for v in srgb] for name, srgb in scene.palette.items()},
        "marker_mode": scene.marks, "light": scene.light, "mark_style": scene.set.mark,
        "pose": {"name": "overhead" if scene.tilt < 10 else "oblique"},
        "board": {"hole_r": scene.sizes.hole, "stone_r": scene.sizes.stone},
        "holes": [_hole(scene, n) for n in range(len(scene.sizes.holes))],
        "loose": [_loose(scene, stone) for stone in scene.set.stones if stone.kind != "sunk"],
    }


def _spots() -> list[tuple[float, float]]:
    rng = np.random.default_rng(1)
    away, turn = rng.uniform(0, 0.95, RAYS), rng.uniform(0, 2 * math.pi, RAYS)
    return [(math.sqrt(u) * math.cos(a), math.sqrt(u) * math.sin(a)) for u, a in zip(away, turn, strict=True)]


def _px(scene: Scene, point: Any) -> list[float]:
    view = world_to_camera_view(bpy.context.scene, scene.camera, Vector(point))
    return [view.x * SIZE[0] - 0.5, (1 - view.y) * SIZE[1] - 0.5]


def _seen(scene: Scene, points: Sequence[Any], own: tuple[Any, ...] = ()) -> float:
    """Share of the points that the camera sees: `own` is hit first, or without that nothing lies before them."""
    graph = bpy.context.evaluated_depsgraph_get()
    eye = scene.camera.matrix_world.translation
    clear = 0
    for point in points:
        way = point - eye
        hit, spot, _, _, thing, _ = bpy.context.scene.ray_cast(graph, eye, way.normalized())
        before = hit and (spot - eye).length < way.length - 0.3 * MM
        clear += bool(hit and thing.original in own) if own else not before
    return clear / len(points)


def _face(scene: Scene, stone: Stone) -> float:
    """Share of a stone's upper face that is seen."""
    flat, top = (scene.sizes.stone - scene.set.edge) * MM, (scene.sizes.thick / 2 + 0.02) * MM
    return _seen(scene, [stone.place @ Vector((u * flat, v * flat, top)) for u, v in _spots()], stone.parts)


def _hole(scene: Scene, n: int) -> dict[str, Any]:
    x, y = scene.sizes.holes[n]
    radius = scene.sizes.hole
    middle, east, north = (np.array(_px(scene, (a * MM, b * MM, 0)))
                           for a, b in ((x, y), (x + radius, y), (x, y + radius)))
    (ax, ay), (bx, by) = east - middle, north - middle
    told: dict[str, Any] = {"index": n, "px": middle.tolist(), "radius_px": math.sqrt(abs(ax * by - ay * bx)),
                            "rim_stone": False, "state": "empty", "color": None, "face": None,
                            "face_unreadable": False}
    sunk = next((stone for stone in scene.set.stones if stone.hole == n and stone.kind == "sunk"), None)
    if sunk is not None:
        share = _face(scene, sunk)
        return told | {"state": "stone", "color": sunk.colour, "face": "up" if sunk.up else "down",
                       "unreadable": share < STONE_READ, "face_unreadable": share < FACE_READ,
                       "covered_fraction": round(1 - share, 3)}
    mouth = [Vector(((x + u * radius) * MM, (y + v * radius) * MM, 0)) for u, v in _spots()]
    share = _seen(scene, mouth)
    leans = any(stone.hole == n and (stone.kind == "lean" or math.dist(stone.at[:2], (x, y)) < radius)
                for stone in scene.set.stones)
    return told | {"unreadable": share < HOLE_READ, "rim_stone": leans, "covered_fraction": round(1 - share, 3)}


def _loose(scene: Scene, stone: Stone) -> dict[str, Any]:
    share = _face(scene, stone)
    middle = stone.place @ Vector((0, 0, scene.sizes.thick / 2 * MM))
    return {"px": _px(scene, middle), "color": stone.colour, "face": "up" if stone.up else "down", "kind": stone.kind,
            "unreadable": share < LOOSE_READ, "face_unreadable": share < FACE_LOOSE}
