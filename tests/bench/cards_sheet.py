"""A contact sheet: every photo with a wrong name, and where that name was read."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.eye.cards import CardReader
from tests.hardware.eye.photos import compared, labels
from tests.shared import shared

SIDE = 420
"""px of one photo on the sheet."""
ACROSS = 6


def _tile(picture: NDArray[np.uint8], marks: list[tuple[str, tuple[float, float]]], title: str) -> NDArray[np.uint8]:
    scale = SIDE / max(picture.shape[:2])
    small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    tile = np.zeros((SIDE + 24, SIDE, 3), np.uint8)
    tile[: small.shape[0], : small.shape[1]] = small
    for name, (x, y) in marks:
        at = (round(x * scale), round(y * scale))
        cv2.circle(tile, at, 10, (0, 0, 255), 2)
        for colour, thick in (((0, 0, 0), 3), ((0, 0, 255), 1)):
            cv2.putText(tile, name, (at[0] + 8, at[1] - 8), cv2.FONT_HERSHEY_SIMPLEX, 0.5, colour, thick)
    cv2.putText(tile, title[:64], (2, SIDE + 18), cv2.FONT_HERSHEY_SIMPLEX, 0.38, (255, 255, 255), 1)
    return tile


def sheet(reader: CardReader, photos: Iterable[str], to: Path) -> int:
    """Draw those of the `photos` on which a name was given that no label has; the number of such names."""
    folder, truth = shared("data/cards/dev"), labels()
    tiles, count = [], 0
    for name in photos:
        picture = np.asarray(cv2.imread(str(folder / name)), np.uint8)
        seen = [card for card in reader.read(picture, int(truth[name].get("decks") or 1)).cards if card.card.is_face]
        wrong = compared([str(card.card).upper() for card in seen], truth[name]["cards"]).wrong
        if not wrong:
            continue
        count += wrong
        true = {card["label"] for card in truth[name]["cards"]}
        marks = [
            (f"{card.card} {card.confidence:.2f}", point)
            for card in seen
            if str(card.card).upper() not in true
            for point in card.points
        ]
        tiles.append(_tile(picture, marks, f"{name}: {' '.join(sorted(true))}"))
    tiles += [np.zeros((SIDE + 24, SIDE, 3), np.uint8)] * (-len(tiles) % ACROSS)
    rows = [np.hstack(tiles[n : n + ACROSS]) for n in range(0, len(tiles), ACROSS)]
    cv2.imwrite(str(to), np.vstack(rows) if rows else np.zeros((SIDE, SIDE, 3), np.uint8))
    return count
