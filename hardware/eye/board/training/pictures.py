"""Whole pictures of tables drawn by chance, with the truth of every hole: what `tests.bench.board_eye FOLDER` reads.

They are written in the format of the rendered boards, so that the same scorer says how the eye does, finding the board
included, on boards, lamps and cameras that nothing was chosen on.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from hardware.eye.board.training import rays
from hardware.eye.board.training.camera import pictured
from hardware.eye.board.training.samples import COVERED, LEANING, OPEN, SUNK, hole_truth
from hardware.eye.board.training.stones import put_stones, seen_at
from hardware.eye.board.training.tiles import cast_tiles
from hardware.eye.board.training.worlds import PAINTS, Scene, eye_by_chance, lit, table_by_chance

Floats = NDArray[np.float64]
SIZE = (1280, 720)
"""px; width and height of a picture."""
TILE = 80
FINE = 4
"""How much finer surfaces are than for single patches: marks on the table must be readable from a whole picture."""
BACK = 10
"""Rounds in which the lens' bend is put on again: after these, pixels of 40 cameras came back to within 0.002 px."""
LEVEL = 0.02
"""Rays less steep than this are taken for so steep: what lies beyond the table is of no account."""


class _Camera:
    """A camera at `eye` (mm) that looks at about the board's middle and shows all of `corners` (n x 2, mm)."""

    def __init__(self, rng: np.random.Generator, eye: Floats, corners: Floats) -> None:
        ahead = np.array([*rng.normal(0, 6, 2), 0]) - eye
        ahead /= np.linalg.norm(ahead)
        # In the picture the far side of the table is up; from straight above it is N.
        level = np.array([*(ahead[:2] if np.hypot(*ahead[:2]) > 0.05 else (0.0, 1.0)), 0.0])
        right = np.cross(level, [0, 0, 1.0])
        right -= ahead * (ahead @ right)
        right /= np.linalg.norm(right)
        roll = np.radians(rng.normal(0, 2))
        down = np.cross(ahead, right)
        self.eye = eye
        self.axes = np.stack([right * np.cos(roll) + down * np.sin(roll),
                              down * np.cos(roll) - right * np.sin(roll), ahead])
        self.bent = float(rng.choice([0.0, rng.uniform(-0.12, 0.06)]))
        half = np.array(SIZE) / 2
        reach = np.abs(self._ideal(np.column_stack([corners, np.zeros(len(corners))]))).max(0)
        self.focal = float((half / reach).min() / rng.uniform(1.03, 1.2))

    def px(self, points: Floats) -> Floats:
        """Where points (n x 3, mm) are in the picture (n x 2)."""
        ideal = self._ideal(points)
        bent = ideal
        for _ in range(BACK):
            bent = ideal / (1 + self.bent * (bent**2).sum(1, keepdims=True))
        return np.asarray(bent * self.focal + (np.array(SIZE) - 1) / 2)

    def on_the_board(self) -> Floats:
        """Where each pixel looks at on the board's level (rows x columns x 2, mm)."""
        x, y = np.meshgrid(np.arange(SIZE[0]), np.arange(SIZE[1]))
        seen = (np.stack([x, y], 2) - (np.array(SIZE) - 1) / 2) / self.focal
        seen = seen * (1 + self.bent * (seen**2).sum(2, keepdims=True))
        ways = np.concatenate([seen, np.ones((*seen.shape[:2], 1))], 2) @ self.axes
        steep = np.minimum(ways[..., 2], -LEVEL)
        return np.asarray(self.eye[:2] - ways[..., :2] * (self.eye[2] / steep)[..., None])

    def _ideal(self, points: Floats) -> Floats:
        x, y, z = (self.axes @ (points - self.eye).T)
        return np.stack([x / z, y / z], 1)


def draw_picture(seed: int) -> tuple[NDArray[np.uint8], dict[str, Any]]:
    """One picture (720 x 1280, b g r) and its truth; the same seed gives the same."""
    rng = np.random.default_rng(seed)
    table = table_by_chance(rng, FINE)
    eye = eye_by_chance(rng, table.board["side"])
    if rng.random() < 0.3:
        # The camera stands anywhere around the board.
        a = rng.uniform(0, 2 * np.pi)
        eye[:2] = eye[:2] @ np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]])
    scene = lit(rng, table, eye, put_stones(rng, table.board, table.holes, len(table.paints)))
    half = table.board["side"] / 2
    around = half + (table.board["side"] * 0.2 if table.marks == "table" else 0)
    camera = _Camera(rng, eye, np.array([(-around, around), (around, around), (around, -around), (-around, -around)]))
    light, ids = cast_tiles(scene, camera.on_the_board(), TILE, 3, 3, seed)
    light *= 0.7 / max(float(np.percentile(light, 97)), 1e-4)
    spare = iter(name for name in PAINTS if name not in {name for name, _ in table.paints})
    names: list[str] = []
    for name, _ in table.paints:
        names.append(next(spare) if name in names else name)
    palette = {name: [round(float(v), 1) for v in (255 * paint[::-1].clip(0, 1) ** (1 / 2.2))]
               for name, (_, paint) in zip(names, table.paints, strict=True)}
    truth = {"palette": palette, "marker_mode": table.marks, "seed": seed,
             "board": {"hole_r": table.board["hole"], "stone_r": table.board["stone"]},
             "holes": [_hole(scene, camera, n, names) for n in range(len(table.holes))],
             "loose": _loose(scene, camera, ids, names)}
    return pictured(light, rng), truth


def _hole(scene: Scene, camera: _Camera, n: int, names: list[str]) -> dict[str, Any]:
    x, y = scene.table.holes[n]
    state, face, colour = hole_truth(scene, n)
    radius = scene.table.board["hole"]
    middle, east, north = camera.px(np.array([[x, y, 0], [x + radius, y, 0], [x, y + radius, 0]]))
    area = abs(np.cross(np.append(east - middle, 0), np.append(north - middle, 0))[2])
    return {"px": middle.tolist(), "radius_px": float(np.sqrt(area)), "state": "stone" if state == SUNK else "empty",
            "color": names[colour] if state == SUNK else None, "rim_stone": state == LEANING,
            "face": ("up" if face else "down") if face >= 0 else None, "unreadable": state in (COVERED, OPEN),
            "face_unreadable": face < 0}


def _loose(scene: Scene, camera: _Camera, ids: NDArray[np.int16], names: list[str]) -> list[dict[str, Any]]:
    made = []
    thick = scene.table.board["thick_stone"]
    for k, stone in enumerate(scene.stones):
        if stone.kind == "sunk":
            continue
        spot = seen_at(stone, thick, scene.eye)
        middle, aside = camera.px(np.array([[*spot, 0], [spot[0] + scene.table.board["stone"], spot[1], 0]]))
        face = float((ids == rays.STONE + k).sum()) / (np.pi * max(float(np.hypot(*(aside - middle))), 1.0) ** 2)
        made.append({"px": middle.tolist(), "color": names[stone.colour], "face": "up" if stone.up else "down",
                     "kind": stone.kind, "unreadable": face < 0.3, "face_unreadable": face < 0.55})
    return made


def draw_pictures(folder: Path, numbers: range, seed: int) -> None:
    """Writes board_NNNN.jpg and .json for these numbers into a folder; those that are there stay."""
    cv2.setNumThreads(1)
    folder.mkdir(parents=True, exist_ok=True)
    for number in tqdm(numbers, desc="pictures", mininterval=20):
        target = folder / f"board_{number:04}.json"
        if target.exists():
            continue
        picture, truth = draw_picture(seed * 1_000_000 + number)
        cv2.imwrite(str(target.with_suffix(".jpg")), picture, [cv2.IMWRITE_JPEG_QUALITY, 94])
        target.write_text(json.dumps({"image": target.with_suffix(".jpg").name, **truth}))


