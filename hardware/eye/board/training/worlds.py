"""A table by chance: board, stones in every position that occurs, hands, props, lamps and a camera over it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.eye.board.loose import OF_HOLE
from hardware.eye.board.patches import PATCH, REACH
from hardware.eye.board.training import rays
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
SKINS = ((224, 172, 140), (198, 134, 96), (141, 85, 54), (90, 56, 38), (241, 194, 165))


@dataclass
class Stone:
    """One stone: middle and axis (mm), colour number, marked side up or not, and where it is."""

    middle: Floats
    axis: Floats
    colour: int
    up: bool
    kind: str
    hole: int = -1


EMPTY, SUNK, LEANING, COVERED, OPEN = 0, 1, 2, 3, -1
"""What a hole is; OPEN is between covered and not: nothing is learned from it."""


BESIDE = 5
"""Spots beside the holes that are looked at on every table: loose stones, and places where none is."""


@dataclass
class Sample:
    """The 25 holes of one table and 5 spots beside them, upright, in linear light (30 x 48 x 48 x 3); what they are.

    A spot beside the holes is SUNK when a loose stone lies right there with most of its face to be seen, else EMPTY.
    """

    patches: NDArray[np.float16]
    states: NDArray[np.int8]
    faces: NDArray[np.int8]
    """1 marked side up, 0 down, -1 not to be seen."""
    colours: NDArray[np.int8]
    paints: NDArray[np.float32]
    """Linear b g r of the paints in play."""


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


def decorated(rng: np.random.Generator, texture: NDArray[np.float32], board: dict[str, float], holes: Floats
              ) -> NDArray[np.float32]:
    """The board's surface with lines, zones, hole rings and whatever else is painted on."""
    side = texture.shape[0]
    per_mm = side / board["side"]
    canvas = texture.copy()

    def at(x: float, y: float) -> tuple[int, int]:
        return round((x + board["side"] / 2) * per_mm), round((board["side"] / 2 - y) * per_mm)

    ink = tuple(float(v) for v in any_colour(rng))
    wide = max(1, round(rng.uniform(0.8, 4) * per_mm))
    off, half = board["line"], board["side"] * rng.uniform(0.2, 0.47)
    if rng.random() < 0.8:
        for turn in range(4):
            spots = [(-half, -off), (half, -off), (half, -board["side"] / 2 * 0.97), (-half, -board["side"] / 2 * 0.97)]
            for _ in range(turn):
                spots = [(-y, x) for x, y in spots]
            points = [at(*spot) for spot in spots]
            cv2.line(canvas, points[0], points[1], ink, wide, cv2.LINE_AA)
        if rng.random() < 0.4:
            tint = canvas.copy()
            for turn in range(4):
                spots = [(-half, -off), (half, -off), (half, -board["side"] / 2 * 0.97),
                         (-half, -board["side"] / 2 * 0.97)]
                for _ in range(turn):
                    spots = [(-y, x) for x, y in spots]
                cv2.fillPoly(tint, [np.array([at(*spot) for spot in spots])], ink)
            canvas = canvas + (tint - canvas) * np.float32(rng.uniform(0.1, 0.9))
    if rng.random() < 0.3:
        ring = tuple(float(v) for v in any_colour(rng))
        grow = rng.uniform(1.0, 1.15)
        for x, y in holes:
            wide_ring = max(1, round(2 * per_mm))
            cv2.circle(canvas, at(x, y), round(board["hole"] * grow * per_mm), ring, wide_ring, cv2.LINE_AA)
    if rng.random() < 0.12:
        # Painted spots that are no holes.
        for _ in range(int(rng.integers(1, 9))):
            x, y = rng.uniform(-0.47, 0.47, 2) * board["side"]
            cv2.circle(canvas, at(x, y), round(rng.uniform(3, board["hole"]) * per_mm), ink,
                       -1 if rng.random() < 0.5 else wide, cv2.LINE_AA)
    if rng.random() < 0.15:
        spot = (rng.uniform(-0.4, 0.1) * board["side"], rng.choice([-0.44, 0.4]) * board["side"])
        cv2.putText(canvas, "PUSH", at(*spot),
                    cv2.FONT_HERSHEY_DUPLEX, per_mm * rng.uniform(0.5, 1.2), ink, wide)
    return np.ascontiguousarray(canvas, np.float32)


def _marks_on(texture: NDArray[np.float32], centres: list[tuple[float, float]], mark_mm: float, mm: float,
              origin: float) -> None:
    """Prints the four marks into a texture of `mm` width whose point `origin` is the board's middle."""
    side = texture.shape[0]
    per_mm = side / mm
    words = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    for number, (x, y) in enumerate(centres):
        px = max(8, round(mark_mm * per_mm))
        paper = np.full((round(px * 1.3), round(px * 1.3)), 235, np.uint8)
        edge = (paper.shape[0] - px) // 2
        paper[edge : edge + px, edge : edge + px] = np.clip(cv2.aruco.generateImageMarker(words, number, px), 18, 235)
        left = round((x + origin) * per_mm) - paper.shape[0] // 2
        top = round((origin - y) * per_mm) - paper.shape[0] // 2
        for i in range(paper.shape[0]):
            rows = (top + i) % side
            columns = np.arange(left, left + paper.shape[1]) % side
            texture[rows, columns] = linear(np.repeat(paper[i][:, None], 3, 1))


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


def hand(rng: np.random.Generator, reach: float) -> tuple[list[list[float]], list[NDArray[np.float32]]]:
    """Fingers, back of the hand, arm and sleeve as capsules, coming in from one side."""
    tone = np.array(SKINS[int(rng.integers(len(SKINS)))], np.float32)[::-1]
    skin = linear(np.clip(tone + rng.normal(0, 8, 3), 5, 250))
    sleeve = any_colour(rng)
    a = rng.uniform(0, 2 * np.pi)
    d, across = np.array([np.cos(a), np.sin(a), 0]), np.array([-np.sin(a), np.cos(a), 0])
    tip = np.array([*rng.uniform(-0.8, 0.8, 2) * reach, rng.uniform(8, 60)])
    parts: list[list[float]] = []
    tones: list[NDArray[np.float32]] = []
    palm = tip - d * rng.uniform(70, 100) + np.array([0, 0, rng.uniform(10, 45)])

    def add(one: Floats, two: Floats, radius: float, tone: NDArray[np.float32]) -> None:
        parts.append([*one, *two, radius])
        tones.append(tone)

    for n in range(4):
        side = (n - 1.5) * rng.uniform(15, 22)
        end = tip + across * side * 1.2 - d * abs(n - 1.3) * rng.uniform(2, 12) + np.array([0, 0, rng.normal(0, 6)])
        knuckle = palm + across * side + d * 35
        bend = (end + knuckle) / 2 + np.array([0, 0, rng.uniform(5, 22)])
        add(end, bend, rng.uniform(6.5, 9), skin)
        add(bend, knuckle, rng.uniform(7.5, 10), skin)
        add(knuckle, palm + across * side * 0.7 - d * 30, 12, skin)
    add(palm + across * 30 + d * 45 - np.array([0, 0, 10]), palm + across * 28 - d * 20, 10, skin)
    wrist = palm - d * 60
    add(palm, wrist, 24, skin)
    add(wrist, wrist - d * 70 + np.array([0, 0, 12]), 25, skin)
    add(wrist - d * 60, wrist - d * 600 + np.array([0, 0, 60]), 38, sleeve)
    return parts, tones


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


def _depth(rng: np.random.Generator, thick_stone: float) -> float:
    """How deep the holes are (mm): about as a stone is thick, or so shallow that it stands out, or deep."""
    kind = rng.random()
    if kind < 0.5:
        return max(2.5, thick_stone + rng.uniform(-1.6, 2.8))
    return max(2.0, thick_stone * (rng.uniform(0.4, 1.0) if kind < 0.68 else rng.uniform(1.1, 2.6)))


def table_by_chance(rng: np.random.Generator) -> Table:
    """A board, the table under it and the stones' looks by chance."""
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
    surface = board_surface(rng)
    plain = surface.mean((0, 1))
    own_wood = rng.random() < 0.06
    if own_wood:
        paints[0] = ("natural", plain.astype(np.float32))
    top = decorated(rng, surface, board, holes)
    table = table_surface(rng)
    table_mm = rng.uniform(500, 1400)
    if mode != "none":
        mark_mm = side * rng.uniform(0.05, 0.1)
        off = side / 2 - mark_mm * 0.75 if mode == "board" else side / 2 + mark_mm * rng.uniform(0.6, 1.6)
        centres = [(-off, off), (off, off), (off, -off), (-off, -off)]
        if mode == "board":
            _marks_on(top, centres, mark_mm, side, side / 2)
        else:
            table_mm = max(table_mm, 2.2 * off + 2 * mark_mm)
            table = np.roll(table, (SHIFT := table.shape[0] // 2, SHIFT), (0, 1))
            _marks_on(table, centres, mark_mm, table_mm, table_mm / 2)
            table = np.roll(table, (-SHIFT, -SHIFT), (0, 1))
    floor_like = rng.random() < 0.55
    if floor_like:
        floor = np.full(3, rng.uniform(0.45, 1.1), np.float32)
    elif rng.random() < 0.4:
        floor = np.full(3, rng.uniform(0.005, 0.05), np.float32)
    elif rng.random() < 0.15:
        floor = paints[int(rng.integers(len(paints)))][1] * rng.uniform(0.8, 1.2)
    else:
        floor = any_colour(rng)
    wall = plain * rng.uniform(0.35, 1.1)
    # The stones' faces.
    style = str(rng.choice(STYLES))
    masks = np.stack([mark_mask(rng, style), mark_mask(rng, str(rng.choice(STYLES)))])
    engraved = rng.choice([0.0, rng.uniform(0.3, 1.2)], p=[0.7, 0.3])
    painted = rng.uniform(0.75, 1.0) if engraved == 0 or rng.random() < 0.3 else 0.0
    ink_all = any_colour(rng) if rng.random() < 0.4 else linear(np.full(3, rng.choice([8.0, 235.0])))
    inks = []
    for _, paint in paints:
        dark = paint @ np.array([0.07, 0.72, 0.21]) < 0.25
        ink = ink_all.copy() if rng.random() < 0.75 else any_colour(rng)
        if np.abs(ink**0.45 - paint**0.45).max() < 0.25:
            ink = linear(np.full(3, 235.0)) if dark else linear(np.full(3, 10.0))
        inks.append(ink.astype(np.float32))
    same = {"gloss": rng.choice([0.0, rng.uniform(0.2, 1.5)]),
            "grain": rng.choice([0.0, rng.uniform(0.1, 1.2), rng.uniform(1.0, 2.4)]),
            "round": rng.uniform(0.0, 1.6), "turned": rng.choice([0.0, rng.uniform(0.01, 0.08)], p=[0.8, 0.2]),
            "dish": rng.choice([0.0, rng.normal(0, 0.12)], p=[0.6, 0.4])}
    grain = wood(rng, np.full(3, 0.75, np.float32), np.full(3, 0.25, np.float32)) if rng.random() < 0.7 else np.repeat(
        0.5 + 0.25 * noise(rng, 20, 20, 5)[:, :, None], 3, 2).astype(np.float32)
    return Table(board, holes, paints, inks, masks, engraved, painted, same, grain, top, plain, table, table_mm, floor,
                 floor_like, wall)


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
    low = not flat and rng.random() < 0.2
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
                       0.1, rng.uniform(0.01, 0.12), rng.uniform(2, 12)]))
    return Scene(table, eye, stones, geometry, look, tone, ink, surroundings, props)


def samples_by_chance(seed: int, count: int = 2, shadows: int = 4, ambients: int = 3) -> list[Sample]:
    """One table, laid, lit and looked at `count` times; the same seed gives the same samples."""
    rng = np.random.default_rng(seed)
    table = table_by_chance(rng)
    board, holes, paints = table.board, table.holes, table.paints
    side, hole, stone, thick_stone = board["side"], board["hole"], board["stone"], board["thick_stone"]
    made: list[Sample] = []
    for take in range(count):
        eye = eye_by_chance(rng, side)
        stones = put_stones(rng, board, holes, len(paints))
        scene = lit(rng, table, eye, stones)
        # How far the fitted holes may be off: all together, and each one.
        grow, shift, turn = rng.normal(1, 0.035), rng.normal(0, 0.03, 2), rng.normal(0, 0.02)
        grid = (np.arange(PATCH) + 0.5) / PATCH * 2 - 1
        gx, gy = np.meshgrid(grid, -grid)
        shapes = np.stack([gx.ravel(), gy.ravel()], 1) * REACH * hole * grow
        shapes = shapes @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
        # A stone matters to a hole when it is in its patch or its shadow may be.
        near = REACH * 1.5 * hole + stone + 4 * thick_stone
        patches = np.zeros((len(holes) + BESIDE, PATCH * PATCH, 3), np.float32)
        states, faces, colours = (np.full(len(patches), -1, np.int8) for _ in range(3))
        for n, middle in enumerate(holes):
            points = shapes + middle + (shift + rng.normal(0, 0.025, 2)) * hole
            here = np.array([k for k, s in enumerate(stones) if np.hypot(*(s.middle[:2] - middle)) < near], np.int64)
            patches[n], ids = scene.cast(points, here, shadows, ambients, (seed * 31 + 1000 * take) % 100_000 + n)
            states[n], faces[n], colours[n] = _truth(points, ids, middle, n, hole, stone, [stones[k] for k in here])
        for n, spot in enumerate(_beside(rng, board, stones, eye), len(holes)):
            points = shapes / hole * stone / OF_HOLE * rng.normal(1, 0.04) + spot
            here = np.array([k for k, s in enumerate(stones) if np.hypot(*(s.middle[:2] - spot)) < near + 4 * stone],
                            np.int64)
            patches[n], ids = scene.cast(points, here, shadows, ambients, (seed * 37 + 1000 * take) % 100_000 + n)
            states[n], faces[n], colours[n] = _loose_truth(
                points, ids, spot, stone, thick_stone, [stones[k] for k in here], eye)
        scale = 0.7 / max(float(np.percentile(patches, 97)), 1e-4)
        light = np.clip(patches * scale, 0, 60).astype(np.float16).reshape(-1, PATCH, PATCH, 3)
        made.append(Sample(light, states, faces, colours,
                      np.array([paint for _, paint in paints], np.float32)))
    return made


def _warmth(rng: np.random.Generator) -> Floats:
    """The colour of a lamp or of the sky, from warm to cold (b g r)."""
    w = rng.uniform(-0.25, 0.75)
    return np.array([1 - w, 1.0 - 0.35 * w, 1.0]) if w > 0 else np.array([1.0, 1 + 0.3 * w, 1 + w])


def seen_at(stone: Stone, thick: float, eye: Floats) -> Floats:
    """Where on the board's level (mm) the middle of a stone's upper face is seen from `eye`."""
    top = stone.middle + stone.axis * thick / 2
    return np.asarray(eye[:2] + (top[:2] - eye[:2]) * eye[2] / (eye[2] - top[2]))


def _beside(rng: np.random.Generator, board: dict[str, float], stones: list[Stone], eye: Floats) -> Floats:
    """Spots beside the holes: first where loose stones are seen, about as well as a search finds them, then others."""
    r = board["stone"]
    loose = [seen_at(s, board["thick_stone"], eye) for s in stones if s.kind not in ("sunk", "lean")]
    spots = [spot + rng.normal(0, 0.1, 2) * r for spot in loose[: BESIDE - 1]]
    while len(spots) < BESIDE:
        if stones and rng.random() < 0.4:
            a = rng.uniform(0, 2 * np.pi)
            aside = rng.uniform(0.9, 2.2) * r * np.array([np.cos(a), np.sin(a)])
            spots.append(seen_at(stones[int(rng.integers(len(stones)))], board["thick_stone"], eye) + aside)
        else:
            spots.append(rng.uniform(-0.55, 0.55, 2) * board["side"])
    return np.array(spots)


def _loose_truth(points: Floats, ids: NDArray[np.int16], spot: Floats, stone: float, thick: float,
                 near: list[Stone], eye: Floats) -> tuple[int, int, int]:
    """Whether a loose stone lies right at a spot, its face and colour, by what the patch's points hit."""
    step = np.linalg.norm(points[1] - points[0])
    for k, s in enumerate(near):
        if s.kind in ("sunk", "lean"):
            continue
        off = float(np.hypot(*(seen_at(s, thick, eye) - spot)))
        share = float((ids == rays.STONE + k).sum()) * step**2 / (np.pi * stone**2)
        if off < 0.45 * stone:
            if share > 0.55:
                return SUNK, int(s.up) if share > 0.65 else -1, s.colour
            return OPEN, -1, -1
        if off < 0.8 * stone and share > 0.2:
            return OPEN, -1, -1
    return EMPTY, -1, -1


def _truth(points: Floats, ids: NDArray[np.int16], middle: Floats, n: int, hole: float, stone: float,
           near: list[Stone]) -> tuple[int, int, int]:
    """State, face and colour of hole `n` by what its patch's points hit."""
    mine = next((k for k, s in enumerate(near) if s.hole == n and s.kind == "sunk"), None)
    step = np.linalg.norm(points[1] - points[0])
    if mine is not None:
        seen = float((ids == rays.STONE + mine).sum()) * step**2 / (np.pi * stone**2)
        if seen < 0.3:
            return COVERED, -1, -1
        if seen < 0.5:
            return OPEN, -1, -1
        return SUNK, int(near[mine].up) if seen > 0.6 else -1, near[mine].colour
    if any(s.hole == n and s.kind == "lean" for s in near):
        return LEANING, -1, -1
    mouth = np.hypot(*(points - middle).T) < hole
    covered = float((ids[mouth] >= rays.PROP).mean())
    if covered > 0.75:
        return COVERED, -1, -1
    return (OPEN, -1, -1) if covered > 0.62 else (EMPTY, -1, -1)
