"""Reading the rank and the suit of a found index."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import RANKS, Card
from hardware.eye.index_geometry import FoundIndex, reader_patch

SUITS = "cdhs"
JOKER, NO_INDEX = 13, 14
"""Rank classes of the network after the thirteen ranks."""
SETTLED = 0.97
"""0 to 1; a name that is surer at the first look needs no other."""
Look = tuple[float, float, float, float]
GLANCE = 0.2
"""0 to 1; a find whose chance of being an index is lower at the first look is looked at no more."""
LOOKS: tuple[Look, ...] = (
    (0.0, 0.0, 0.0, 1.0),
    (0.06, 0.05, 0.12, 0.9),
    (-0.06, -0.05, -0.12, 1.1),
)
"""An index that is not clear is read several times: shift right and down (index heights), turn (rad), size (times)."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What one index says: chances of the 13 ranks, joker and no index (15), and of the suits c d h s (4)."""

    index: FoundIndex
    ranks: NDArray[np.float64]
    suits: NDArray[np.float64]

    @property
    def there(self) -> float:
        """The chance that this is an index at all."""
        return 1.0 - float(self.ranks[NO_INDEX])

    def names(self) -> list[tuple[Card, float]]:
        """The five best names with their chances, given that it is an index; best first."""
        return best_names(self.ranks, self.suits)


FACES = (*(Card(rank + suit) for rank in RANKS for suit in SUITS), Card("*r"), Card("*b"))
"""Every name an index can have: the 52 faces by rank and suit, the red and the black joker."""


def best_names(ranks: NDArray[np.float64], suits: NDArray[np.float64], count: int = 5) -> list[tuple[Card, float]]:
    """The best `count` names of joint chances of rank and suit, best first; they sum to at most 1."""
    there = max(float(ranks[:NO_INDEX].sum()), 1e-9)
    red = float(suits[1] + suits[2])
    jokers = float(ranks[JOKER]) * np.array([red, 1 - red])
    chances = np.concatenate([np.outer(ranks[:JOKER], suits).ravel(), jokers]) / there
    return [(FACES[n], float(chances[n])) for n in np.argsort(-chances, kind="stable")[:count].tolist()]


class IndexReader:
    """Reads upright patches with the trained reader."""

    def __init__(self, model: Path) -> None:
        self._net = cv2.dnn.readNetFromONNX(np.frombuffer(model.read_bytes(), np.uint8))

    def read(self, picture: NDArray[np.uint8], found: list[FoundIndex]) -> list[Reading]:
        """One reading per find, in the same order; `picture` is H x W x 3."""
        if not found:
            return []
        first = self._logits(picture, found, LOOKS[:1])[:, 0]
        ranks, suits = _split(first)
        # Most finds are pips and pictures, or clear print: the first look tells. Only the rest is worth more looks.
        sure = ranks.max(1) * suits.max(1)
        worth = [n for n in range(len(found)) if 1 - ranks[n, NO_INDEX] >= GLANCE and sure[n] < SETTLED]
        if worth:
            more = self._logits(picture, [found[n] for n in worth], LOOKS[1:])
            mean = (first[worth] + more.sum(1)) / len(LOOKS)
            ranks[worth], suits[worth] = _split(mean)
        return [Reading(f, ranks[n], suits[n]) for n, f in enumerate(found)]

    def suits(self, picture: NDArray[np.uint8], signs: list[FoundIndex]) -> NDArray[np.float64]:
        """The chances of the suits c d h s (4) that several signs of one card show together; at least one sign."""
        logits = self._logits(picture, signs, LOOKS[:1])[:, 0].mean(0, keepdims=True)
        return np.asarray(_split(logits)[1][0])

    def _logits(
        self, picture: NDArray[np.uint8], found: list[FoundIndex], looks: tuple[Look, ...]
    ) -> NDArray[np.float64]:
        """What the network says to each look at each find (finds x looks x 19)."""
        patches = []
        for f in found:
            c, s = np.cos(f.angle), np.sin(f.angle)
            for right, down, turn, size in looks:
                x, y = f.x + (right * c - down * s) * f.high, f.y + (right * s + down * c) * f.high
                patches.append(reader_patch(picture, x, y, f.angle + turn, f.high * size))
        self._net.setInput(cv2.dnn.blobFromImages(patches, 1 / 255))
        return np.asarray(self._net.forward(), np.float64).reshape(len(found), len(looks), -1)


def _split(logits: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    return _chances(logits[:, : NO_INDEX + 1]), _chances(logits[:, NO_INDEX + 1 :])


def _chances(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    raised = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(raised / raised.sum(1, keepdims=True))
