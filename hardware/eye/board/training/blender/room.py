"""What is around the board: a hand, lamps, a camera."""

from __future__ import annotations

import math
from typing import Any

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from hardware.eye.board.training.blender.materials import material
from hardware.eye.board.training.blender.shapes import MM, limb, linked, solid
from hardware.eye.board.training.textures import linear

SIZE = (1280, 720)
"""px; width and height of a picture."""
SKINS = ((224, 172, 140), (180, 120, 88), (100, 64, 46))


def hand(rng: np.random.Generator, side: float) -> None:
    """A hand that reaches over the board from any side, fingers spread."""
    skin = material("skin", linear(SKINS[int(rng.integers(3))]), 0.5)
    a = rng.uniform(0, 6.28)
    ahead, across = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
    tip = Vector((*(rng.uniform(-0.35, 0.35, 2) * side), rng.uniform(8, 40)))
    palm = tip - ahead * 85 + Vector((0, 0, 25))
    for n in range(4):
        aside = (n - 1.5) * 19
        end = tip + across * aside * 1.25 - ahead * abs(n - 1.4) * 10
        _limb(skin, end, palm + across * aside + ahead * 30 + Vector((0, 0, 8)), 8.5)
    _limb(skin, palm + across * 34 + ahead * 25, palm - ahead * 15, 10)
    _limb(skin, palm + ahead * 25, palm - ahead * 30, 30)
    _limb(skin, palm - ahead * 40, palm - ahead * 400 + Vector((0, 0, 60)), 33)


def _limb(skin: Any, one: Any, two: Any, radius: float) -> None:
    way = two - one
    thing = solid("hand", limb(radius * MM, way.length * MM), skin)
    thing.matrix_world = (Matrix.Translation((one + two) / 2 * MM)
                          @ way.to_track_quat("Z", "Y").to_matrix().to_4x4())
    for face in thing.data.polygons:
        face.use_smooth = True


def lamps(rng: np.random.Generator) -> str:
    """Light from around and from "led" lamps, one low "lamp" or the "daylight" of a window; which of them."""
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    warm = max(0.0, rng.uniform(-0.2, 0.6))
    sky = world.node_tree.nodes["Background"]
    sky.inputs[0].default_value = (1, 1 - 0.25 * warm, 1 - 0.6 * warm, 1)
    kind = str(rng.choice(["led", "lamp", "daylight"]))
    sky.inputs[1].default_value = {"led": 0.25, "lamp": 0.06, "daylight": 0.8}[kind] * rng.uniform(0.6, 1.6)
    for _ in range(int(rng.integers(1, 4)) if kind == "led" else 1):
        a = rng.uniform(0, 6.28)
        high = rng.uniform(3, 7) if kind == "lamp" else rng.uniform(4, 14)
        out = rng.uniform(0, 1.3) * high
        if kind == "daylight":
            lamp = bpy.data.lights.new("sun", "SUN")
            lamp.energy, lamp.angle = rng.uniform(0.5, 3), rng.uniform(0.01, 0.3)
        else:
            lamp = bpy.data.lights.new("lamp", "AREA")
            lamp.shape, lamp.size = "DISK", rng.uniform(0.3, 4) if kind == "led" else rng.uniform(0.15, 0.6)
            lamp.energy = 6 * (high**2 + out**2)
        w = rng.uniform(0, 0.7) if kind == "lamp" else rng.uniform(-0.15, 0.3)
        lamp.color = (1, 1 - 0.3 * w, 1 - 0.75 * w) if w > 0 else (1 + w, 1 + w / 2, 1)
        thing = linked("lamp", lamp, (out * math.cos(a), out * math.sin(a), high))
        thing.rotation_euler = (-thing.location).to_track_quat("-Z", "Y").to_euler()
    return kind


def camera(rng: np.random.Generator, side: float, shown: float) -> tuple[Any, float]:
    """A camera behind S that shows so much of a board (mm from its middle), and its tilt from the upright (degrees)."""
    tilt = float(rng.choice([rng.uniform(0, 10), rng.uniform(20, 48)]))
    lean, around = math.radians(tilt), -math.pi / 2 + rng.uniform(-0.7, 0.7)
    far = side * rng.uniform(1.5, 2.8) * MM
    eye = far * Vector((math.sin(lean) * math.cos(around), math.sin(lean) * math.sin(around), math.cos(lean)))
    data = bpy.data.cameras.new("camera")
    made = linked("camera", data, eye)
    scene = bpy.context.scene
    scene.camera = made
    scene.render.resolution_x, scene.render.resolution_y = SIZE
    look = (Vector((*rng.normal(0, 0.06, 2), 0)) - eye).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    roll = Matrix.Rotation(math.radians(rng.normal(0, 2)), 4, "Z")
    made.matrix_world = Matrix.Translation(eye) @ look @ roll
    reach = shown * MM
    data.angle = 1.0
    bpy.context.view_layer.update()
    views = [world_to_camera_view(scene, made, Vector((x, y, 0))) for x in (-reach, reach) for y in (-reach, reach)]
    worst = max(max(abs(view.x - 0.5), abs(view.y - 0.5)) for view in views) * 2
    data.angle = 2 * math.atan(math.tan(0.5) * worst * rng.uniform(1.03, 1.2))
    bpy.context.view_layer.update()
    return made, tilt
