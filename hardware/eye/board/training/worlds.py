"""A table by chance: board, stones' looks, hands, props, lamps and a camera over it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.eye.board.training import rays
from hardware.eye.board.training.hands import hand
from hardware.eye.board.training.printed import decorated, marks_on
from hardware.eye.board.training.stones import Stone
from hardware.eye.board.training.textures import (
    STYLES,
    any_colour,
    board_surface,
    linear,
    mark_mask,
    noise,
    table_surface,
    wood,
)

Floats = NDArray[np.float64]

PAINTS = {
    "red": (190, 22, 26), "orange": (233, 100, 18), "yellow": (236, 192, 34), "green": (26, 112, 46),
    "blue": (28, 80, 172), "turquoise": (36, 158, 156), "purple": (88, 34, 112), "pink": (226, 92, 140),
    "black": (14, 13, 15), "white": (220, 218, 208), "natural": (194, 148, 96), "brown": (92, 54, 30),
    "grey": (128, 128, 126), "navy": (18, 28, 78), "lime": (140, 190, 44), "wine": (112, 18, 36),
}
"""sRGB r g b of usual paints; each table shifts them."""


@dataclass
class Table:
    """A board, the table under it and the stones' looks."""

    board: dict[str, float]
    holes: Floats
    paints: list[tuple[str, NDArray[np.float32]]]
    inks: list[NDArray[np.float32]]
    masks: NDArray[np.float32]
    engraved: float
    painted: float
    same: dict[str, float]
    """What all stones have in common: gloss, grain and so on."""
    grain: NDArray[np.float32]
    top: NDArray[np.float32]
    plain: NDArray[np.float32]
    """The board's mean colour."""
    under: NDArray[np.float32]
    """The table's surface, `under_mm` wide."""
    under_mm: float
    floor: NDArray[np.float32]
    floor_like: bool
    wall: NDArray[np.float32]
    marks: str
    """Where the four marks are printed: board, table or none."""


@dataclass
class Scene:
    """A table with stones, lamps, hands and props, and an eye that looks at it."""

    table: Table
    eye: Floats
    stones: list[Stone]
    geometry: Floats
    look: Floats
    tone: NDArray[np.float32]
    ink: NDArray[np.float32]
    surroundings: tuple[Any, ...]
    props: tuple[Any, ...]

    def cast(self, points: Floats, here: NDArray[np.int64], shadows: int, ambients: int, seed: int
             ) -> tuple[NDArray[np.float32], NDArray[np.int16]]:
        """What is seen through points of the board's plane when only the stones `here` are looked at (rays.cast)."""
        light, ids = rays.cast(points, self.eye, *self.surroundings, self.geometry[here], self.look[here],
                               self.tone[here], self.ink[here], self.table.masks, self.table.grain, *self.props,
                               shadows, ambients, seed)
        return light, ids


def eye_by_chance(rng: np.random.Generator, side: float) -> Floats:
    """Where the camera is: behind S, from straight above down to 36 degrees over the table."""
    tilt = np.radians(min(abs(rng.normal(0, 6)) if rng.random() < 0.25 else rng.uniform(4, 52), 54))
    around = -np.pi / 2 + rng.uniform(-0.85, 0.85)
    away = np.array([np.sin(tilt) * np.cos(around), np.sin(tilt) * np.sin(around), np.cos(tilt)])
    return away * side * rng.uniform(1.2, 3.0) + np.array([*rng.normal(0, 0.06, 2) * side, 0])


def paints_by_chance(rng: np.random.Generator) -> list[tuple[str, NDArray[np.float32]]]:
    """Two to four paints, often two of them alike."""
    names = list(rng.permutation(list(PAINTS)))[: int(rng.integers(2, 5))]
    if rng.random() < 0.3:
        pairs = [("red", "orange"), ("black", "navy"), ("natural", "brown"), ("natural", "yellow"), ("red", "wine"),
                ("blue", "purple"), ("white", "natural"), ("green", "turquoise"), ("black", "brown"),
                 ("purple", "pink"), ("pink", "red"), ("turquoise", "blue"), ("yellow", "orange")]
        pair = pairs[int(rng.integers(len(pairs)))]
        names = list(dict.fromkeys([*pair, *names]))[: max(2, len(names))]
    made = []
    for name in names:
        srgb = np.clip(np.array(PAINTS[name], np.float32)[::-1] + rng.normal(0, 9, 3), 3, 250)
        colour = linear(srgb) if rng.random() < 0.85 else any_colour(rng)
        made.append((str(name), colour))
    return made


def table_by_chance(rng: np.random.Generator, fine: int = 1) -> Table:
    """A board, the table under it and the stones' looks by chance; what is printed on them is `fine` times finer."""
    side = rng.uniform(260, 540)
    pitch = side * rng.uniform(0.098, 0.168)
    hole = pitch * rng.uniform(0.23, 0.43)
    stone = hole * rng.uniform(0.77, 0.95)
    thick_stone = stone * rng.uniform(0.3, 0.62)
    board = {
        "side": side, "thick": rng.uniform(6, 26), "hole": hole, "pitch": pitch, "stone": stone,
        "thick_stone": thick_stone, "depth": _depth(rng, thick_stone),
        "line": min(side / 2 - 8, max(2 * pitch + hole + 4, side * rng.uniform(0.3, 0.42))),
        "rim": rng.uniform(3, 12) if rng.random() < 0.3 else 0.0, "rim_wide": rng.uniform(5, 16),
    }
    columns = (np.arange(5) - 2) * pitch
    holes = np.array([(x, -y) for y in columns for x in columns])
    mode = rng.choice(["table", "board", "none"], p=[0.4, 0.4, 0.2])
    paints = paints_by_chance(rng)
    surface = _finer(board_surface(rng), fine)
    plain = surface.mean((0, 1))
    if rng.random() < 0.14:
        # Stones of the board's own wood, or stained or painted nearly like it.
        kin = plain if rng.random() < 0.3 else plain * rng.uniform(0.45, 1.5) * rng.uniform(0.8, 1.25, 3)
        paints[0] = ("natural", np.clip(kin, 0.003, 0.9).astype(np.float32))
    top = decorated(rng, surface, board, holes)
    table = _finer(table_surface(rng), fine)
    table_mm = rng.uniform(500, 1400)
    if mode != "none":
        mark_mm = side * rng.uniform(0.05, 0.1)
        edge = board["rim_wide"] if board["rim"] else 0.0
        off = side / 2 - edge - mark_mm * 0.75 if mode == "board" else side / 2 + mark_mm * rng.uniform(0.6, 1.6)
        centres = [(-off, off), (off, off), (off, -off), (-off, -off)]
        if mode == "board":
            marks_on(top, centres, mark_mm, side, side / 2)
        else:
            # Where the surface begins anew the marks show again: in whole pictures far off, if at all.
            table_mm = max(table_mm, (2.2 if fine == 1 else 5.0) * off + 2 * mark_mm)
            table = np.roll(table, (SHIFT := table.shape[0] // 2, SHIFT), (0, 1))
            marks_on(table, centres, mark_mm, table_mm, table_mm / 2)
            table = np.roll(table, (-SHIFT, -SHIFT), (0, 1))
    floor_like = rng.random() < 0.55
    if floor_like:
        floor = np.full(3, rng.uniform(0.45, 1.1), np.float32)
    elif rng.random() < 0.4:
        floor = np.full(3, rng.uniform(0.005, 0.05), np.float32)
    elif rng.random() < 0.15:
        floor = paints[int(rng.integers(len(paints)))][1] * rng.choice([rng.uniform(0.4, 0.85), rng.uniform(1.15, 1.8)])
    else:
        floor = any_colour(rng)
    wall = plain * rng.uniform(0.35, 1.1)
    # The stones' faces.
    style = str(rng.choice(STYLES))
    masks = np.stack([mark_mask(rng, style), mark_mask(rng, str(rng.choice(STYLES)))])
    engraved = rng.choice([0.0, rng.uniform(0.5, 1.4)], p=[0.75, 0.25])
    painted = rng.uniform(0.75, 1.0) if engraved == 0 or rng.random() < 0.3 else 0.0
    ink_all = any_colour(rng) if rng.random() < 0.4 else linear(np.full(3, rng.choice([8.0, 235.0])))
    inks = []
    for _, paint in paints:
        dark = paint @ np.array([0.07, 0.72, 0.21]) < 0.25
        ink = ink_all.copy() if rng.random() < 0.8 else any_colour(rng)
        if np.abs(ink**0.45 - paint**0.45).max() < 0.3:
            ink = linear(np.full(3, 235.0)) if dark else linear(np.full(3, 10.0))
        inks.append(ink.astype(np.float32))
    same = {"gloss": rng.choice([0.0, rng.uniform(0.2, 1.5)]),
            # A mark that is only cut in would be lost in strong grain for people, too.
            "grain": rng.choice([0.0, rng.uniform(0.1, 1.0), rng.uniform(1.0, 2.2)], p=[0.4, 0.45, 0.15])
            * (1.0 if painted else 0.35),
            "round": rng.uniform(0.0, 1.6), "turned": rng.choice([0.0, rng.uniform(0.01, 0.08)], p=[0.8, 0.2]),
            "dish": rng.choice([0.0, rng.normal(0, 0.12)], p=[0.6, 0.4])}
    grain = wood(rng, np.full(3, 0.75, np.float32), np.full(3, 0.25, np.float32)) if rng.random() < 0.7 else np.repeat(
        0.5 + 0.25 * noise(rng, 20, 20, 5)[:, :, None], 3, 2).astype(np.float32)
    return Table(board, holes, paints, inks, masks, engraved, painted, same, grain, top, plain, table, table_mm, floor,
                 floor_like, wall, str(mode))


def _depth(rng: np.random.Generator, thick_stone: float) -> float:
    """How deep the holes are (mm): about as a stone is thick, or so shallow that it stands out, or deep."""
    kind = rng.random()
    if kind < 0.5:
        return max(2.5, thick_stone + rng.uniform(-1.6, 2.8))
    return max(2.0, thick_stone * (rng.uniform(0.4, 1.0) if kind < 0.68 else rng.uniform(1.1, 2.6)))


def _finer(texture: NDArray[np.float32], fine: int) -> NDArray[np.float32]:
    if fine == 1:
        return texture
    return np.asarray(cv2.resize(texture, None, fx=fine, fy=fine, interpolation=cv2.INTER_LINEAR), np.float32)


def lit(rng: np.random.Generator, table: Table, eye: Floats, stones: list[Stone]) -> Scene:
    """These stones on the table, with lamps, hands and props by chance."""
    board, same, plain = table.board, table.same, table.plain
    side, stone, thick_stone = board["side"], board["stone"], board["thick_stone"]
    number = len(stones)
    geometry = np.zeros((number, 9))
    look = np.zeros((number, 11))
    tone, ink = np.zeros((number, 3), np.float32), np.zeros((number, 3), np.float32)
    for n, s in enumerate(stones):
        geometry[n, :3], geometry[n, 3:6] = s.middle, s.axis
        geometry[n, 6:8] = stone, thick_stone / 2
        geometry[n, 8] = np.hypot(stone, thick_stone / 2)
        look[n] = (0 if s.up else -1, -1 if s.up else 0, rng.uniform(0, 6.283), table.engraved, table.painted,
                   same["gloss"], same["grain"], same["round"], same["turned"], same["dish"], n)
        tone[n] = table.paints[s.colour][1] * rng.uniform(0.94, 1.06)
        ink[n] = table.inks[s.colour]
    capsules: list[list[float]] = []
    capsule_tones: list[NDArray[np.float32]] = []
    if rng.random() < 0.22:
        capsules, capsule_tones = hand(rng, side / 2)
    if rng.random() < 0.15:
        a, b = rng.uniform(-1, 1, (2, 2)) * side * 0.8
        b = a + (b - a) / (np.linalg.norm(b - a) + 1e-6) * 150
        capsules.append([*a, 4 - (board["thick"] if abs(a).max() > side / 2 else 0), *b, 4, 3.5])
        capsule_tones.append(any_colour(rng))
    boxes: list[list[float]] = []
    box_tones: list[NDArray[np.float32]] = []
    for _ in range(int(rng.choice([0, 1, 3], p=[0.6, 0.3, 0.1]))):
        a = rng.uniform(0, 6.283)
        half = rng.uniform(8, 70, 3) * (1, 1, 0.4)
        spot = np.array([np.cos(a), np.sin(a)]) * (side * 0.5 + np.hypot(*half[:2]) * rng.uniform(0.75, 2))
        turn = rng.uniform(0, 6.283)
        boxes.append([*spot, half[2] - board["thick"], *half, np.cos(turn), np.sin(turn)])
        box_tones.append(any_colour(rng))
    rim_tone = plain * rng.uniform(0.6, 1.1)
    if board["rim"]:
        w, h = board["rim_wide"] / 2, board["rim"]
        for x, y, along in ((1, 0, 0), (-1, 0, 0), (0, 1, 1), (0, -1, 1)):
            spot = (side / 2 - w) * np.array([x, y])
            size_xy = (side / 2, w) if along else (w, side / 2)
            boxes.append([*spot, h / 2, *size_xy, h / 2, 1.0, 0.0])
            box_tones.append(rim_tone.astype(np.float32))
    flat = rng.random() < 0.1
    lamps = []
    # One low lamp in an otherwise dim room: holes are half black, half lit, and shadows are long.
    low = not flat and rng.random() < 0.25
    for _ in range(1 if low else int(rng.choice([1, 2, 3], p=[0.55, 0.3, 0.15]))):
        a, high_mm = rng.uniform(0, 6.283), rng.uniform(250 if low else 350, 700 if low else 1600)
        out = rng.uniform(0.8, 2.6) * high_mm if low else rng.uniform(0, 1.6) * high_mm
        lamps.append([out * np.cos(a), out * np.sin(a), high_mm,
                      rng.uniform(15, 350) if rng.random() < 0.6 and not low else rng.uniform(8, 60),
                      *(_warmth(rng) * rng.uniform(0.3, 1.5))])
    bright = 0.25 if low else 0.9
    sky = np.concatenate([_warmth(rng) * (1.0 if flat else rng.uniform(0.03, bright)),
                          _warmth(rng) * (0.9 if flat else rng.uniform(0.03, 0.66 * bright))])
    surroundings = (
        np.array([side, board["thick"], board["hole"], board["depth"], 1.0 if table.floor_like else 0.0,
                  rng.uniform(0.2, 1.6)]),
        table.holes, table.top, np.ascontiguousarray(table.under, np.float32), table.under_mm,
        table.floor.astype(np.float32), table.wall.astype(np.float32),
        (plain * rng.uniform(0.4, 1)).astype(np.float32))
    props = (np.array(capsules).reshape(-1, 7), np.array(capsule_tones, np.float32).reshape(-1, 3),
             np.array(boxes).reshape(-1, 8), np.array(box_tones, np.float32).reshape(-1, 3),
             np.array([] if flat else lamps).reshape(-1, 7), sky,
             np.array([rng.choice([0, rng.uniform(0, 1.5)]), rng.choice([0, 0.4]),
                       rng.choice([0, rng.uniform(0, 1)]),
                       0.1, rng.uniform(0.01, 0.12), _glare(rng),
                       rng.choice([0, rng.uniform(0.1, 0.9)])]))
    return Scene(table, eye, stones, geometry, look, tone, ink, surroundings, props)


def _glare(rng: np.random.Generator) -> float:
    """How much brighter a lamp is than what it lights: in a polished face a small one burns out what lies there."""
    return float(rng.uniform(2, 12) if rng.random() < 0.65 else 12 * 15 ** rng.uniform(0, 1))


def _warmth(rng: np.random.Generator) -> Floats:
    """The colour of a lamp or of the sky, from warm to cold (b g r)."""
    w = rng.uniform(-0.25, 0.75)
    return np.array([1 - w, 1.0 - 0.35 * w, 1.0]) if w > 0 else np.array([1.0, 1 + 0.3 * w, 1 + w])
