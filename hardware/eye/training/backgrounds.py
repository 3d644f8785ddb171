"""What lies under and beside the cards: tables, cloths, patterns, print. Drawn, or taken from pictures installed
here."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.eye.training.packs import fonts
from hardware.eye.training.suits import SYMBOLS, signs, text_mask

Picture = NDArray[np.uint8]
SIDE = 512
"""Side of a stored background in px."""


def _cloud(rng: np.random.Generator, octaves: int, stretch: float = 1.0) -> NDArray[np.float32]:
    """Smooth noise of 0 to 1, longer along x by `stretch`."""
    total = np.zeros((SIDE, SIDE), np.float32)
    for n in range(octaves):
        cells = 2 ** (n + 2)
        small = rng.random((cells, max(2, int(cells / stretch)))).astype(np.float32)
        total += cv2.resize(small, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC) * 0.62**n
    low, high = float(total.min()), float(total.max())
    return ((total - low) / (high - low + 1e-6)).astype(np.float32)


def _two_colours(rng: np.random.Generator, share: NDArray[np.float32]) -> Picture:
    one = rng.integers(0, 256, 3)
    two = np.clip(one + rng.normal(0, 60, 3), 0, 255)
    return (one * (1 - share[:, :, None]) + two * share[:, :, None]).astype(np.uint8)


def drawn_background(rng: np.random.Generator) -> Picture:
    """One drawn background, SIDE x SIDE x 3."""
    kind = rng.choice(["flat", "cloud", "wood", "cloth", "stripes", "squares", "white", "felt", "grain", "checks"])
    if kind == "white":
        return (
            (rng.integers(215, 256) - _cloud(rng, 4) * rng.uniform(0, 18))[:, :, None]
            .repeat(3, 2)
            .clip(0, 255)
            .astype(np.uint8)
        )
    if kind == "flat":
        return np.full((SIDE, SIDE, 3), rng.integers(0, 256, 3), np.uint8)
    if kind == "felt":
        base = np.array([(60, 90, 20), (90, 40, 20), (40, 30, 120), (30, 30, 30)][int(rng.integers(4))]) * rng.uniform(
            0.5, 1.3
        )
        return np.clip(base + rng.normal(0, 7, (SIDE, SIDE, 1)), 0, 255).astype(np.uint8)
    if kind == "wood":
        rings = np.sin((_cloud(rng, 5, rng.uniform(4, 14)) * rng.uniform(8, 50)).astype(np.float32)) * 0.5 + 0.5
        dark = np.array([30, 60, 100]) * rng.uniform(0.4, 1.2)
        light = np.clip(dark + np.array([50, 70, 80]) * rng.uniform(0.4, 1.6), 0, 255)
        return (
            (dark + (light - dark) * rings[:, :, None] + rng.normal(0, 5, (SIDE, SIDE, 1)))
            .clip(0, 255)
            .astype(np.uint8)
        )
    y, x = np.mgrid[:SIDE, :SIDE].astype(np.float32)
    if kind == "cloth":
        step = rng.uniform(2, 9)
        weave = (np.sin(x * 2 * np.pi / step) * np.sin(y * 2 * np.pi / step) * 0.5 + 0.5) * 0.7 + rng.random(
            (SIDE, SIDE)
        ) * 0.3
        return _two_colours(rng, weave.astype(np.float32))
    if kind == "stripes":
        angle, step = rng.uniform(0, np.pi), rng.uniform(6, 90)
        return _two_colours(
            rng, (np.sin((x * np.cos(angle) + y * np.sin(angle)) * 2 * np.pi / step) > 0).astype(np.float32)
        )
    if kind == "grain":
        # Granite, cork, terrazzo: specks of a few px that look like print.
        specks = cv2.GaussianBlur(rng.random((SIDE, SIDE)).astype(np.float32), (0, 0), rng.uniform(0.8, 3.5))
        specks = (specks - specks.mean()) / (specks.std() + 1e-6)
        return _two_colours(rng, np.clip(0.5 + specks * rng.uniform(0.15, 0.6), 0, 1).astype(np.float32))
    if kind == "checks":
        step = rng.uniform(20, 120)
        over = ((x // step) % 2 + (y // step) % 2) / 2
        return np.clip(_two_colours(rng, over) + rng.normal(0, 6, (SIDE, SIDE, 1)), 0, 255).astype(np.uint8)
    if kind == "squares":
        step = rng.uniform(8, 90)
        return _two_colours(rng, (((x // step) + (y // step)) % 2).astype(np.float32))
    return _two_colours(rng, _cloud(rng, int(rng.integers(2, 8))))


def found_backgrounds(folders: list[str], rng: np.random.Generator, most: int) -> list[Picture]:
    """Squares cut from pictures under `folders`, at most `most`, each SIDE x SIDE x 3."""
    paths = sorted(
        str(p) for f in folders for kind in ("*.jpg", "*.png") for p in Path(f).rglob(kind) if p.stat().st_size > 25_000
    )
    squares: list[Picture] = []
    for n in rng.permutation(len(paths)):
        if len(squares) >= most:
            break
        picture = cv2.imread(paths[n])
        if picture is None or min(picture.shape[:2]) < 128:
            continue
        side = int(min(picture.shape[:2]) * rng.uniform(0.35, 1))
        y, x = int(rng.integers(picture.shape[0] - side + 1)), int(rng.integers(picture.shape[1] - side + 1))
        squares.append(
            cv2.resize(picture[y : y + side, x : x + side], (SIDE, SIDE), interpolation=cv2.INTER_AREA).astype(np.uint8)
        )
    return squares


def _keys(rng: np.random.Generator) -> NDArray[np.uint8]:
    """Part of a keyboard: keys with a letter and often a second, smaller sign below it, much like an index."""
    side, rows, columns = int(rng.integers(38, 60)), int(rng.integers(1, 5)), int(rng.integers(2, 8))
    dark = rng.random() < 0.75
    ground = rng.integers(0, 45, 3) if dark else rng.integers(190, 256, 3)
    board = np.full((rows * side, columns * side, 4), 255, np.uint8)
    board[:, :, :3] = np.clip(ground + rng.integers(-25, 60, 3), 0, 255)
    path = str(rng.choice(fonts()))
    glow = rng.integers(120, 256, 3) if dark else rng.integers(0, 90, 3)
    for row in range(rows):
        for column in range(columns):
            y, x = row * side, column * side
            cv2.rectangle(board, (x + 2, y + 2), (x + side - 4, y + side - 4), (*(int(v) for v in ground), 255), -1)
            at = y + side // 8
            for high in (rng.uniform(0.24, 0.42), rng.uniform(0.16, 0.3)):
                mask = text_mask(str(rng.choice(list("QWERTASDFGJKL1234567890;,.!+%&"))), path, int(side * high * 1.4))
                h, w = mask.shape
                left = x + side // 5
                if h == 0 or at + h >= y + side or left + w >= x + side:
                    break
                part = mask[:, :, None].astype(np.float32) / 255
                place = board[at : at + h, left : left + w, :3]
                place[:] = (place * (1 - part) + glow * part).astype(np.uint8)
                at += h + int(rng.integers(2, 8))
                if rng.random() < 0.4:
                    break
    return board


def clutter_pieces(rng: np.random.Generator, count: int) -> list[NDArray[np.uint8]]:
    """Things that look a little like an index and are none: text, single signs, dice, chips. BGRA pictures."""
    pieces = []
    paths, suit_paths = fonts(), list(fonts(with_suits=True))
    for _ in range(count):
        kinds, chances = (
            ["text", "letter", "sign", "die", "disc", "block", "keys"],
            [0.3, 0.16, 0.13, 0.09, 0.09, 0.07, 0.16],
        )
        kind = rng.choice(kinds, p=chances)
        if kind == "keys":
            pieces.append(_keys(rng))
            continue
        colour = rng.integers(0, 256, 3)
        if kind in ("text", "letter"):
            letters = list("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:-+ ")
            lines = 1 if kind == "letter" else int(rng.integers(1, 4))
            rows = [
                "".join(rng.choice(letters, 1 if kind == "letter" else int(rng.integers(2, 14)))) for _ in range(lines)
            ]
            masks = [m for m in (text_mask(row.strip() or "x", str(rng.choice(paths)), 40) for row in rows) if m.size]
            if not masks:
                continue
            wide = max(m.shape[1] for m in masks)
            mask = np.vstack([np.pad(m, ((2, 8), (0, wide - m.shape[1]))) for m in masks])
        elif kind == "sign":
            mask = signs(rng, suit_paths)[str(rng.choice(list(SYMBOLS)))]
        elif kind == "disc":
            mask = np.zeros((96, 96), np.uint8)
            cv2.circle(mask, (48, 48), 46, 255, -1 if rng.random() < 0.5 else int(rng.integers(3, 20)), cv2.LINE_AA)
        elif kind == "block":
            mask = np.full((int(rng.integers(8, 96)), int(rng.integers(8, 96))), 255, np.uint8)
        else:
            mask = np.zeros((96, 96), np.uint8)
            cv2.rectangle(mask, (4, 4), (92, 92), 255, -1)
            for x, y in rng.permutation([(x, y) for x in (24, 48, 72) for y in (24, 48, 72)])[
                : int(rng.integers(1, 7))
            ]:
                cv2.circle(mask, (int(x), int(y)), 8, 0, -1, cv2.LINE_AA)
        mask = np.pad(mask, 4)
        piece = np.empty((*mask.shape, 4), np.uint8)
        if rng.random() < 0.35:
            # Print on a label: the whole rectangle is opaque.
            part = mask[:, :, None] / 255
            piece[:, :, :3] = (colour * part + rng.integers(0, 256, 3) * (1 - part)).astype(np.uint8)
            piece[:, :, 3] = 255
        else:
            piece[:, :, :3], piece[:, :, 3] = colour, mask
        pieces.append(piece)
    return pieces
