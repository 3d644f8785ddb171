"""A folder of drawn faces and backgrounds, made once and then read through memory maps by every training process."""

from __future__ import annotations

import json
from bisect import bisect_right
from dataclasses import asdict
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from hardware.eye.training.backgrounds import clutter_pieces, drawn_background, found_backgrounds
from hardware.eye.training.faces import HIGH, NAMES, WIDE, PackPainter, Printed
from hardware.eye.training.packs import pack_style

LEVELS = 3
"""Faces are kept at full, half and quarter size, so that small cards are drawn without false patterns."""
PICTURE_FOLDERS = ["/usr/share/backgrounds", "/usr/share/gimp", "/usr/share/krita", "/usr/share/games"]


def build(folder: Path, packs: int, seed: int, art: str, extra_pictures: list[str]) -> None:
    """Draw `packs` packs and the backgrounds into `folder`; the same seed draws the same faces again."""
    folder.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(seed)
    found = found_backgrounds([f for f in PICTURE_FOLDERS + extra_pictures if Path(f).exists()], rng, 420)
    grounds = found + [drawn_background(rng) for _ in range(max(180, 600 - len(found)))]
    np.save(folder / "grounds.npy", np.stack(grounds))
    pieces = clutter_pieces(rng, 500)
    named = {str(n): piece for n, piece in enumerate(pieces)}
    np.savez(folder / "clutter.npz", allow_pickle=False, **named)
    sizes = [(HIGH >> level, WIDE >> level) for level in range(LEVELS)]
    maps = [
        np.lib.format.open_memmap(folder / f"faces{level}.npy", "w+", np.uint8, (packs * len(NAMES), *size, 3))
        for level, size in enumerate(sizes)
    ]
    notes = []
    for number in tqdm(range(packs), desc="packs"):
        style = pack_style(seed * 100_000 + number)
        painter = PackPainter(style, np.random.default_rng(seed * 100_000 + number), art, found or grounds)
        for n, name in enumerate(NAMES):
            face, printed = painter.face(name)
            for level, (high, wide) in enumerate(sizes):
                shrunk = face if level == 0 else cv2.resize(face, (wide, high), interpolation=cv2.INTER_AREA)
                maps[level][number * len(NAMES) + n] = shrunk
            notes.append(
                {
                    "name": name,
                    "wide": style.wide,
                    "dark": sum(style.ground) < 300,
                    "printed": [asdict(p) for p in printed],
                }
            )
    (folder / "faces.json").write_text(json.dumps(notes))


class Store:
    """The drawn faces and backgrounds of one or more folders made by `build`."""

    def __init__(self, *folders: Path) -> None:
        """Open every folder; numbers of faces and packs run on from one folder to the next."""
        self._faces = [
            [np.load(folder / f"faces{level}.npy", mmap_mode="r") for level in range(LEVELS)] for folder in folders
        ]
        self._first = [0, *np.cumsum([len(maps[0]) for maps in self._faces]).tolist()]
        self.grounds: list[NDArray[np.uint8]] = []
        self.clutter: list[NDArray[np.uint8]] = []
        notes = []
        for folder in folders:
            self.grounds += list(np.load(folder / "grounds.npy", mmap_mode="r"))
            with np.load(folder / "clutter.npz") as pieces:
                self.clutter += [pieces[key] for key in pieces.files]
            notes += json.loads((folder / "faces.json").read_text())
        self.names: list[str] = [note["name"] for note in notes]
        self.wide: list[float] = [note["wide"] for note in notes]
        self.printed: list[list[Printed]] = [[Printed(**p) for p in note["printed"]] for note in notes]
        self.packs = len(notes) // len(NAMES)
        self.masks = [_corner_mask(HIGH >> level, WIDE >> level) for level in range(LEVELS)]

    def face(self, level: int, number: int) -> NDArray[np.uint8]:
        """The picture of one face, halved `level` times."""
        folder = bisect_right(self._first, number) - 1
        picture: NDArray[np.uint8] = self._faces[folder][level][number - self._first[folder]]
        return picture


def _corner_mask(high: int, wide: int) -> NDArray[np.uint8]:
    """Opaque where the card is, with its round corners."""
    radius = round(high * 0.037)
    mask = np.zeros((high, wide), np.uint8)
    cv2.rectangle(mask, (radius, 0), (wide - radius, high), 255, -1)
    cv2.rectangle(mask, (0, radius), (wide, high - radius), 255, -1)
    for x in (radius, wide - 1 - radius):
        for y in (radius, high - 1 - radius):
            cv2.circle(mask, (x, y), radius, 255, -1)
    return mask
