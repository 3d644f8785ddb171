"""What the networks are shown: squares with target maps for the finder, upright patches with names for the reader."""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.eye.index_finder import IndexFinder, merged
from hardware.eye.index_geometry import READER_HIGH, READER_WIDE, FoundIndex
from hardware.eye.training.nets import STRIDE
from hardware.eye.training.packs import RANKS, SUITS
from hardware.eye.training.patches import JOKER, MARGIN, NO_INDEX, NO_SUIT, Patch, RealPatches, patch_at, varied
from hardware.eye.training.scenes import SceneMaker, TrueIndex

REAL_SHARE = 0.3
"""Share of real patches in a batch where there are any."""
DARKEST = 4.0
"""Grey levels; a patch that spreads less is black to everybody, and learning its name would only teach guessing."""
WHOLE, COVERED = 0.74, 0.42
"""Visible shares: from WHOLE on an index must be found, below COVERED it must not; between, nothing is asked."""
SMALLEST, LARGEST = 10.0, 72.0
"""Index heights in px that the finder answers for; others are left to another scale of the picture."""


def finder_targets(truth: list[TrueIndex], side: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Targets (6 x n x n) and weight of the first of them (n x n): 0 where nothing is asked."""
    n = side // STRIDE
    target = np.zeros((6, n, n), np.float32)
    weight = np.ones((n, n), np.float32)
    centres = (np.arange(n, dtype=np.float32) + 0.5) * STRIDE
    nearest = np.full((n, n), np.inf, np.float32)
    for index in truth:
        if index.visible < COVERED and index.high > SMALLEST:
            continue
        dx, dy = index.x - centres[None, :], index.y - centres[:, None]
        away = np.hypot(dx, dy).astype(np.float32)
        reach = max(6.5, index.high * 0.22)
        wanted = index.visible >= WHOLE and SMALLEST <= index.high <= LARGEST
        if not wanted:
            weight[(away < reach + 5) & (target[0] == 0)] = 0
            continue
        # A cell belongs to the nearest index; a ring around is asked nothing.
        weight[(away < reach + 5) & (target[0] == 0)] = 0
        mine = (away < 6.5) & (away < nearest)
        nearest[mine] = away[mine]
        weight[mine] = 1
        target[0, mine] = 1
        target[1, mine] = dx.repeat(n, 0)[mine] / STRIDE
        target[2, mine] = dy.repeat(n, 1)[mine] / STRIDE
        target[3, mine], target[4, mine] = np.cos(index.angle), np.sin(index.angle)
        target[5, mine] = np.log2(index.high / 32)
    return target, weight


def _named(index: TrueIndex) -> tuple[int, int]:
    if index.name in ("*r", "*b"):
        # A joker has no suit; its colour is learnt as the better half of the red or the black suits.
        return JOKER, 4 if index.name == "*r" else 5
    return RANKS.index(index.name[0]), SUITS.index(index.name[1])


def patches_found(picture: NDArray[np.uint8], truth: list[TrueIndex], found: list[FoundIndex]) -> Iterator[Patch]:
    """Patches of what the finder found in a scene: true finds with their names, false ones as no index.

    Finds of half covered indices are left out, since nobody can say what they should be called.
    """
    for f in found:
        near = sorted(truth, key=lambda t: np.hypot(t.x - f.x, t.y - f.y) / t.high)
        near = [t for t in near[:2] if np.hypot(t.x - f.x, t.y - f.y) < 0.5 * t.high and t.visible > 0.2]
        if not near:
            yield Patch(patch_at(picture, f.x, f.y, f.angle, f.high), NO_INDEX, NO_SUIT)
            continue
        t = near[0]
        close = np.hypot(t.x - f.x, t.y - f.y) < 0.22 * t.high and 0.72 < f.high / t.high < 1.38
        if close and t.visible >= WHOLE and np.cos(f.angle - t.angle) > 0.85:
            yield Patch(patch_at(picture, f.x, f.y, f.angle, f.high), *_named(t))
        elif np.cos(f.angle - t.angle) < 0.2:
            yield Patch(patch_at(picture, f.x, f.y, f.angle, f.high), NO_INDEX, NO_SUIT)


def patches_of(picture: NDArray[np.uint8], truth: list[TrueIndex], rng: np.random.Generator) -> Iterator[Patch]:
    """Patches of a scene: each whole index as the finder would give it, and what is no index at all."""
    whole = [t for t in truth if t.visible >= WHOLE and t.high >= 11]
    for t in whole:
        for _ in range(2):
            angle, high = t.angle + rng.normal(0, 0.09), t.high * np.exp(rng.normal(0, 0.09))
            x, y = t.x + rng.normal(0, 0.05) * t.high, t.y + rng.normal(0, 0.05) * t.high
            patch = patch_at(picture, x, y, angle, high)
            if float(patch.std()) > DARKEST:
                yield Patch(patch, *_named(t))
        if rng.random() < 0.3:
            turn = rng.choice([np.pi, np.pi, np.pi / 2, -np.pi / 2]) + rng.normal(0, 0.15)
            yield Patch(patch_at(picture, t.x, t.y, t.angle + turn, t.high), NO_INDEX, NO_SUIT)
        if rng.random() < 0.3:
            a, far = rng.uniform(0, 2 * np.pi), t.high * rng.uniform(0.5, 1.0)
            x, y = t.x + np.cos(a) * far, t.y + np.sin(a) * far
            near = min(np.hypot(o.x - x, o.y - y) / o.high for o in whole)
            if near > 0.45:
                yield Patch(patch_at(picture, x, y, t.angle + rng.normal(0, 0.1), t.high), NO_INDEX, NO_SUIT)
        if rng.random() < 0.35:
            # Pips of the same card, seen the way its index is printed.
            a, far = rng.uniform(-0.6, 2.2), t.high * rng.uniform(0.9, 3.5)
            c, s = np.cos(t.angle), np.sin(t.angle)
            right, down = np.cos(a) * far, np.sin(a) * far
            x, y = t.x + right * c - down * s, t.y + right * s + down * c
            if all(np.hypot(o.x - x, o.y - y) > 0.5 * o.high for o in whole):
                turn = np.pi * float(rng.integers(2))
                yield Patch(patch_at(picture, x, y, t.angle + turn, t.high * rng.uniform(0.6, 1.5)), NO_INDEX, NO_SUIT)
        if rng.random() < 0.08:
            high = t.high * rng.choice([rng.uniform(0.3, 0.5), rng.uniform(1.9, 2.8)])
            yield Patch(patch_at(picture, t.x, t.y, t.angle, high), NO_INDEX, NO_SUIT)
    for t in truth:
        if (
            t.visible < COVERED
            and t.high >= 11
            and rng.random() < 0.25
            and 0 < t.x < picture.shape[1]
            and 0 < t.y < picture.shape[0]
        ) and all(np.hypot(o.x - t.x, o.y - t.y) > 0.45 * o.high for o in whole):
            yield Patch(patch_at(picture, t.x, t.y, t.angle, t.high), NO_INDEX, NO_SUIT)
    for _ in range(2):
        x, y = rng.uniform(0, picture.shape[1]), rng.uniform(0, picture.shape[0])
        if all(np.hypot(t.x - x, t.y - y) > 0.6 * t.high for t in truth):
            high = float(np.exp(rng.uniform(np.log(13), np.log(90))))
            yield Patch(patch_at(picture, x, y, rng.uniform(0, 2 * np.pi), high), NO_INDEX, NO_SUIT)


def quartered(
    picture: NDArray[np.uint8], target: NDArray[np.float32], weight: NDArray[np.float32], turns: int
) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.float32]]:
    """A scene with its targets and weight, turned counterclockwise by so many quarters."""
    turned = np.rot90(target, turns, (1, 2)).copy()
    for _ in range(turns % 4):
        dx, dy, cos, sin = turned[1].copy(), turned[2].copy(), turned[3].copy(), turned[4].copy()
        turned[1], turned[2], turned[3], turned[4] = dy, -dx, sin, -cos
    return np.ascontiguousarray(np.rot90(picture, turns)), turned, np.ascontiguousarray(np.rot90(weight, turns))


class FinderPool:
    """Squares for the finder. Each made scene is shown about `reuse` times before it is overwritten, each time lying
    another way round."""

    def __init__(self, maker: SceneMaker, size: int, reuse: float) -> None:
        self.maker, self.reuse = maker, reuse
        self.scenes = [self._one() for _ in range(size)]
        self.next, self.debt = 0, 0.0

    def _one(self) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.float32]]:
        picture, truth = self.maker.make()
        return (picture, *finder_targets(truth, self.maker.side))

    def batch(self, count: int) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.float32]]:
        """Pictures (count x H x W x 3), targets (count x 6 x n x n) and weights (count x n x n)."""
        self.debt += count / self.reuse
        while self.debt >= 1:
            self.scenes[self.next] = self._one()
            self.next, self.debt = (self.next + 1) % len(self.scenes), self.debt - 1
        rng = self.maker.rng
        shown = [self.scenes[i] for i in rng.integers(0, len(self.scenes), count)]
        chosen = [quartered(picture, target, weight, int(rng.integers(4))) for picture, target, weight in shown]
        return np.stack([c[0] for c in chosen]), np.stack([c[1] for c in chosen]), np.stack([c[2] for c in chosen])


class ReaderPool:
    """Patches for the reader, reused like the finder's squares. About a third of them show no index."""

    def __init__(
        self,
        maker: SceneMaker,
        size: int,
        reuse: float,
        finder: IndexFinder | None = None,
        real: RealPatches | None = None,
    ) -> None:
        """With a `finder` its own finds are shown too: the mistakes it makes are what the reader must refuse. With
        `real` patches REAL_SHARE of every batch are of them."""
        self.maker, self.reuse, self.finder, self.real = maker, reuse, finder, real
        self.pictures = np.zeros((size, READER_HIGH + 2 * MARGIN, READER_WIDE + 2 * MARGIN, 3), np.uint8)
        self.ranks, self.suits = np.full(size, NO_INDEX), np.full(size, NO_SUIT)
        self.next, self.debt = 0, float(size)
        self._fill()

    def _fill(self) -> None:
        while self.debt > 0:
            picture, truth = self.maker.make()
            patches = list(patches_of(picture, truth, self.maker.rng))
            if self.finder is not None:
                found = merged(self.finder.at_scale(picture), 0.35)
                shown = list(patches_found(picture, truth, found))
                wrong = [patch for patch in shown if patch.rank == NO_INDEX]
                # Best first: the surest mistakes are the ones that matter.
                patches += [patch for patch in shown if patch.rank != NO_INDEX] + wrong[:5]
            for patch in patches:
                self.pictures[self.next], self.ranks[self.next], self.suits[self.next] = (
                    patch.picture,
                    patch.rank,
                    patch.suit,
                )
                self.next, self.debt = (self.next + 1) % len(self.ranks), self.debt - 1

    def batch(self, count: int) -> tuple[NDArray[np.uint8], NDArray[np.int64], NDArray[np.int64]]:
        """Pictures (count x 64 x 48 x 3), rank classes and suit classes (count)."""
        rng = self.maker.rng
        taken = round(count * REAL_SHARE) if self.real is not None else 0
        drawn = count - taken
        self.debt += drawn / self.reuse
        self._fill()
        chosen = rng.integers(0, len(self.ranks), drawn)
        pictures, ranks, suits = varied(self.pictures[chosen], rng), self.ranks[chosen], self.suits[chosen]
        if self.real is None:
            return pictures, ranks, suits
        more = self.real.batch(taken, rng)
        return (
            np.concatenate([pictures, more[0]]),
            np.concatenate([ranks, more[1]]),
            np.concatenate([suits, more[2]]),
        )


def shrink(picture: NDArray[np.uint8], times: int) -> NDArray[np.uint8]:
    """The picture halved `times` times."""
    for _ in range(times):
        picture = cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA).astype(np.uint8)
    return picture
