"""Stones of a pretend board as solid discs: their side, their face with or without its mark, their shadow."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from hardware.pretend.layers import Canvas, Colour, Layer, ring
from hardware.pretend.view import Points, View
from hardware.pretend.wood import DEEP_MM, HOLE_MM, HOLES, LAMP, shadow

STONE_MM, THICK_MM = 30.0, 8.0
LEANS_MM, LEANS_DEG = 14.0, 17.0
"""A stone that leans on a rim has its middle that far from the hole's, and is tilted so much towards it."""
PAINTS: dict[str, tuple[int, int, int]] = {
    "red": (190, 34, 36), "blue": (34, 74, 168), "yellow": (236, 196, 40), "green": (34, 126, 62),
    "white": (232, 230, 222), "black": (38, 38, 42), "orange": (236, 122, 30), "turquoise": (40, 178, 182),
    "purple": (116, 52, 150), "pink": (234, 128, 166), "brown": (104, 66, 40), "natural": (222, 184, 132),
}
"""The paint of each colour of stones: red, green, blue, 0 to 255."""


@dataclass(frozen=True, slots=True)
class Lies:
    """A stone on the board: its middle in mm, how high its underside is, and the hole it is sunk in or leans into."""

    colour: str
    marked_up: bool
    x_mm: float
    y_mm: float
    z_mm: float = 0.0
    sunk: str = ""
    leans: str = ""


def sunk(hole: str, colour: str, marked_up: bool) -> Lies:
    """A stone that lies flat in a hole."""
    x, y = HOLES[hole]
    return Lies(colour, marked_up, x, y, -DEEP_MM, sunk=hole)


def draw_stones(picture: Canvas, view: View, stones: tuple[Lies, ...]) -> None:
    """The stones and their shadows are drawn into the picture; nearer ones hide those behind."""
    ordered = sorted(stones, key=lambda one: (not one.sunk, one.z_mm, -_depth(view, one)))
    for one in ordered:
        if not one.sunk:
            _shadow(picture, view, one)
        _draw(picture, view, one)


def _depth(view: View, one: Lies) -> float:
    return -math.dist((one.x_mm, one.y_mm, one.z_mm), tuple(view.eye))


def _axes(one: Lies) -> Points:
    """Two directions in the stone's face and the one out of it, as rows."""
    if not one.leans:
        return np.eye(3)
    hole = HOLES[one.leans]
    way = np.array([hole[0] - one.x_mm, hole[1] - one.y_mm, 0.0])
    way /= max(1e-6, float(np.linalg.norm(way)))
    a = math.radians(LEANS_DEG)
    along = way * math.cos(a) - np.array([0, 0, math.sin(a)])
    out = way * math.sin(a) + np.array([0, 0, math.cos(a)])
    return np.stack([along, np.cross(out, along), out])


def _circle(one: Lies, radius: float, up_mm: float) -> Points:
    """A circle around the stone's axis, so much above its underside."""
    flat = ring(0, 0, up_mm, radius)
    return np.asarray(flat @ _axes(one) + (one.x_mm, one.y_mm, one.z_mm), np.float64)


def _shadow(picture: Canvas, view: View, one: Lies) -> None:
    solid = np.vstack([_circle(one, STONE_MM / 2, 0), _circle(one, STONE_MM / 2, THICK_MM)])
    fallen = shadow(solid, max(0.0, one.z_mm))
    layer = Layer(view, fallen, 8)
    layer.darken(picture, layer.mask(fallen), 0.5, 1.2)


def _draw(picture: Canvas, view: View, one: Lies) -> None:
    radius = STONE_MM / 2
    top = _circle(one, radius, THICK_MM)
    layer = Layer(view, np.vstack([_circle(one, radius, 0), top]))
    paint = _paint(one.colour)
    body = layer.mask(np.vstack([_circle(one, radius, 0), top]))
    layer.fill(body, _times(paint, 0.5))
    layer.fill(layer.mask(top), _times(paint, _light(one) * 1.08))
    layer.fill(layer.mask(_circle(one, radius - 1.4, THICK_MM)), _times(paint, _light(one)))
    if one.marked_up:
        ink = (40.0, 36.0, 34.0) if _is_light(one.colour) else (222.0, 228.0, 230.0)
        inside, outside = (layer.mask(_circle(one, radius, THICK_MM)) for radius in (6.2, 9.0))
        layer.fill(layer.without(outside, inside), _times(ink, _light(one)))
        layer.fill(layer.mask(_circle(one, 2.6, THICK_MM)), _times(ink, _light(one)))
    if one.sunk:
        # The mouth hides what of the stone is behind the edge of the hole, and shades the face near the lamp's side.
        x, y = HOLES[one.sunk]
        mouth = ring(x, y, 0, HOLE_MM / 2)
        face = layer.mask(top)
        lit = layer.mask(shadow(mouth, THICK_MM - DEEP_MM))
        layer.shade(layer.without(face, lit), 0.6, 0.4)
        layer.clip(layer.mask(mouth))
    layer.onto(picture)


def _light(one: Lies) -> float:
    """How much of the lamp a face gets: all of it flat under the lamp, less when it is tilted away."""
    way = LAMP - (one.x_mm, one.y_mm, one.z_mm)
    return 0.55 + 0.5 * float(_axes(one)[2] @ way / np.linalg.norm(way))


def _paint(colour: str) -> Colour:
    red, green, blue = PAINTS[colour]
    return (float(blue), float(green), float(red))


def _is_light(colour: str) -> bool:
    red, green, blue = PAINTS[colour]
    return 0.3 * red + 0.59 * green + 0.11 * blue > 150


def _times(colour: Colour, factor: float) -> Colour:
    blue, green, red = colour
    return (blue * factor, green * factor, red * factor)
