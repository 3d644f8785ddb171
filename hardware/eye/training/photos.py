"""Patches of real photos for the end of the reader's training: indices that a label names, and finds that are none."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from tqdm import tqdm

from hardware.eye.index_finder import IndexFinder
from hardware.eye.index_geometry import FoundIndex
from hardware.eye.index_reader import IndexReader, Reading
from hardware.eye.thresholds import DEFAULT
from hardware.eye.training.packs import RANKS, SUITS
from hardware.eye.training.patches import NO_INDEX, NO_SUIT, Patch, patch_at

JOKER = {"JOKER_RED": 4, "JOKER_BLACK": 5}
CUTS = 4
"""Patches of each index: as found, and moved, turned and sized a little."""
PLAUSIBLE = 0.05
"""0 to 1; where no box says which print a label means, the reader must not rule the label out."""
REFUSED = 0.05
"""0 to 1; finds beside every label whose chance of being an index is lower are shown as no index."""


def classes(label: str) -> tuple[int, int] | None:
    """Rank and suit class of a label (`9?` has no suit); None for backs and the like."""
    if label in JOKER:
        return 13, JOKER[label]
    if len(label) != 2 or label[0] not in RANKS:
        return None
    suit = label[1].lower()
    return RANKS.index(label[0]), SUITS.index(suit) if suit in SUITS else NO_SUIT


def _inside(found: FoundIndex, box: list[float], grow: float) -> bool:
    x, y, wide, high = box
    dx, dy = wide * grow, high * grow
    return x - dx <= found.x <= x + wide + dx and y - dy <= found.y <= y + high + dy


def _chance(reading: Reading, rank: int, suit: int) -> float:
    if suit == NO_SUIT or suit > 3:
        return float(reading.ranks[rank])
    return float(reading.ranks[rank] * reading.suits[suit])


def named_finds(readings: list[Reading], photo: dict[str, Any]) -> Iterator[tuple[FoundIndex, int, int]]:
    """Finds with the classes they must have: by the label whose index box they lie in, else by the only card box they
    lie in, else as no index where the reader is sure of that; doubtful finds are left out."""
    boxes = [b for b in photo.get("index", []) if "box" in b]
    cards = [c for c in photo["cards"] if "box" in c] if not boxes else []
    for reading in readings:
        found = reading.index
        hit = [b for b in boxes if _inside(found, b["box"], 0.0)]
        near = [b for b in boxes if _inside(found, b["box"], 0.3)]
        on = [c for c in cards if _inside(found, c["box"], 0.03)]
        named = classes(hit[0]["label"]) if len(hit) == 1 and len(near) == 1 else None
        if named is not None and found.score > 0.5 and 0.5 < found.high / max(hit[0]["box"][2:]) < 1.6:
            # The box alone does not tell a find of the suit sign from one of the whole index.
            if reading.there > 0.3 or _chance(reading, *named) > PLAUSIBLE:
                yield found, *named
        elif named is None and len(on) == 1 and (by_card := classes(on[0]["label"])) is not None:
            if reading.there > 0.8 and _chance(reading, *by_card) > 2 * PLAUSIBLE:
                yield found, *by_card
            elif reading.there < REFUSED:
                yield found, NO_INDEX, NO_SUIT
        elif not near and reading.there < REFUSED:
            yield found, NO_INDEX, NO_SUIT


def gather(folder: Path, models: Path, sources: list[str], out: Path, seed: int) -> int:
    """Write the patches of the photos of `sources` to `out` (.npz) and return their number.

    `folder` holds `labels.json` and the photos; a source written `name/2` gives every second photo of that source.
    """
    finder = IndexFinder(models / "finder.onnx", replace(DEFAULT, find=0.4))
    reader = IndexReader(models / "reader.onnx")
    photos: dict[str, dict[str, Any]] = json.loads((folder / "labels.json").read_text())["images"]
    rng = np.random.default_rng(seed)
    chosen = []
    for source in sources:
        name, _, step = source.partition("/")
        chosen += [n for n in sorted(photos) if photos[n]["source"] == name][:: int(step or 1)]
    patches: list[Patch] = []
    origins: list[str] = []
    for name in tqdm(chosen, desc="photos", mininterval=20):
        picture = np.asarray(cv2.imread(str(folder / name)), np.uint8)
        finds = list(named_finds(reader.read(picture, finder.find(picture)), photos[name]))
        none = [f for f in finds if f[1] == NO_INDEX]
        for f, rank, suit in [f for f in finds if f[1] != NO_INDEX] + none[:6]:
            for n in range(CUTS if rank != NO_INDEX else 1):
                shake = float(n > 0)
                x, y = (v + shake * rng.normal(0, 0.05) * f.high for v in (f.x, f.y))
                angle, high = f.angle + shake * rng.normal(0, 0.08), f.high * np.exp(shake * rng.normal(0, 0.08))
                patches.append(Patch(patch_at(picture, x, y, angle, high), rank, suit))
                origins.append(name)
    np.savez(
        out,
        pictures=np.stack([p.picture for p in patches]),
        ranks=np.array([p.rank for p in patches]),
        suits=np.array([p.suit for p in patches]),
        photos=np.array(origins),
    )
    return len(patches)
