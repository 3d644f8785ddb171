"""Solids and flat shapes: boards, stones, fingers, lines and the marks on stones. One unit of Blender's is 100 mm."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import bpy  # isort: skip  # makes the modules below known
import bmesh
import numpy as np
from mathutils import Matrix

MM = 0.01
Build = Callable[[Any], None]
Spots = list[tuple[float, float]]

MARKS = ("dot", "ring", "star", "plus", "square", "triangle", "dots", "bar", "A", "7", "K", "&")
"""What may be on a stone's marked side; signs of one letter are that letter."""


def linked(name: str, data: Any, at: Any = (0, 0, 0)) -> Any:
    """A thing in the scene."""
    thing = bpy.data.objects.new(name, data)
    thing.location = at
    bpy.context.collection.objects.link(thing)
    return thing


def solid(name: str, build: Build, made: Any, at: Any = (0, 0, 0)) -> Any:
    """A thing of the shape that `build` makes."""
    mesh = bpy.data.meshes.new(name)
    shape = bmesh.new()
    build(shape)
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(made)
    return linked(name, mesh, at)


def drum(radius: float, high: float, at: Any = (0, 0, 0), sides: int = 56) -> Build:
    """An upright cylinder around `at`."""
    def build(shape: Any) -> None:
        bmesh.ops.create_cone(shape, cap_ends=True, segments=sides, radius1=radius, radius2=radius, depth=high,
                              matrix=Matrix.Translation(at))
    return build


def box(wide: float, deep: float, high: float, at: Any = (0, 0, 0)) -> Build:
    """A box around `at`."""
    def build(shape: Any) -> None:
        bmesh.ops.create_cube(shape, size=1, matrix=Matrix.Translation(at) @ Matrix.Diagonal((wide, deep, high, 1)))
    return build


def limb(radius: float, long: float) -> Build:
    """An upright finger or arm, round at both ends."""
    def build(shape: Any) -> None:
        bmesh.ops.create_cone(shape, cap_ends=False, segments=24, radius1=radius, radius2=radius * 1.08, depth=long)
        for end in (-1, 1):
            bmesh.ops.create_uvsphere(shape, u_segments=24, v_segments=12, radius=radius,
                                      matrix=Matrix.Translation((0, 0, end * long / 2)))
    return build


def flat(polygons: list[Spots]) -> Build:
    """Flat faces."""
    def build(shape: Any) -> None:
        for polygon in polygons:
            shape.faces.new([shape.verts.new((x, y, 0)) for x, y in polygon])
    return build


def band(outer: float, inner: float, sides: int) -> list[Spots]:
    """A flat ring."""
    out, inn = _circle(outer, sides), _circle(inner, sides)
    return [[out[k], out[(k + 1) % sides], inn[(k + 1) % sides], inn[k]] for k in range(sides)]


def mark(kind: str, r: float, made: Any) -> Any:
    """One of MARKS for a face of radius `r`."""
    if len(kind) > 1:
        return solid("mark", flat(_mark(kind, r)), made)
    curve = bpy.data.curves.new("sign", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = kind, 1.35 * r, "CENTER", "CENTER"
    curve.materials.append(made)
    return linked("mark", curve)


def _circle(r: float, sides: int, x: float = 0.0, y: float = 0.0) -> Spots:
    return [(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, sides, endpoint=False)]


def _block(left: float, low: float, right: float, high: float) -> Spots:
    return [(left, low), (right, low), (right, high), (left, high)]


def _mark(kind: str, r: float) -> list[Spots]:
    wide, long, frame = 0.15 * r, 0.6 * r, 0.34 * r
    star = [((0.62 if n % 2 == 0 else 0.26) * r, math.pi / 2 + n * math.pi / 5) for n in range(10)]
    edge = 0.52 * r
    shapes: dict[str, list[Spots]] = {
        "dot": [_circle(0.36 * r, 40)],
        "ring": band(0.62 * r, 0.42 * r, 40),
        "star": [[(p * math.cos(a), p * math.sin(a)) for p, a in star]],
        "plus": [_block(-long, -wide, long, wide), _block(-wide, wide, wide, long), _block(-wide, -long, wide, -wide)],
        "square": [_block(-edge, frame, edge, edge), _block(-edge, -edge, edge, -frame),
                   _block(-edge, -frame, -frame, frame), _block(frame, -frame, edge, frame)],
        "triangle": [[(long * math.cos(a), long * math.sin(a)) for a in (math.pi / 2, math.pi * 7 / 6, -math.pi / 6)]],
        "dots": [_circle(0.17 * r, 20, 0.4 * r * math.cos(a), 0.4 * r * math.sin(a)) for a in (0.5, 2.6, 4.7)],
        "bar": [_block(-0.62 * r, -0.16 * r, 0.62 * r, 0.16 * r)],
    }
    return shapes[kind]
