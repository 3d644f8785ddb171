"""Several readings of one still board become one: what m of the last n frames say of a hole or a stone counts."""

from __future__ import annotations

import math
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.signals import BoardSeen, LooseStone, SeenHole

SAME_MM = 6.0
"""Loose stones read closer together than this on two frames are one stone; two readings of one that nobody touches lie
1.6 mm apart in 99 of 100 pairs, 4.0 mm at most (hardware/eye/board/README.md)."""
UNSURE = "unsure"


@dataclass
class _Place:
    """One place beside the holes and what each frame read there."""

    seen: list[LooseStone] = field(default_factory=list)

    def holds(self, stone: LooseStone) -> bool:
        return _near(self.seen[-1], stone)

    def agreed(self, m: int) -> LooseStone | None:
        """The stone, with the colour that `m` frames gave it; None where no colour has so many."""
        votes = Counter(stone.colour for stone in self.seen)
        return self.settled(1.0) if max(votes.values()) >= m else None

    def settled(self, share: float) -> LooseStone:
        """The stone as most frames have it, `share` as sure as they are."""
        colour = Counter(stone.colour for stone in self.seen).most_common(1)[0][0]
        alike = [stone for stone in self.seen if stone.colour == colour]
        face, votes = Counter(stone.marked_up for stone in alike).most_common(1)[0]
        return LooseStone(colour, _mean([stone.x_mm for stone in alike]), _mean([stone.y_mm for stone in alike]),
                          face if 2 * votes > len(alike) else None,
                          share * _mean([stone.confidence for stone in alike]), alike[-1].px)


class BoardAgreement:
    """Agrees on one reading of a still board. `clear` it whenever the board moved."""

    def __init__(self, n: int = 5, m: int = 3) -> None:
        """The last `n` frames are kept; a hole or a stone counts when `m` of them read it alike."""
        if not 1 <= m <= n:
            raise ValueError(f"Of {n} frames {m} cannot agree: m must be 1 to n.")
        self._m = m
        self._frames: deque[BoardSeen] = deque(maxlen=n)

    def add(self, seen: BoardSeen) -> BoardSeen | None:
        """The agreed reading, or None while the frames are too few or too different.

        After `n` frames nothing is left open: a hole without an agreed state is unsure, one without an agreed face
        has none, a loose stone without an agreed colour has little confidence, and one that few frames show is none.
        """
        self._frames.append(seen)
        if len(self._frames) < self._m:
            return None
        last = len(self._frames) == self._frames.maxlen
        holes = [self._hole(readings, last) for readings in self._by_hole()]
        loose, settled = self._loose(last)
        if not settled or any(hole is None for hole in holes):
            return None
        return BoardSeen(tuple(hole for hole in holes if hole is not None), loose, reader=seen.reader)

    def clear(self) -> None:
        """Forgets all readings."""
        self._frames.clear()

    def _by_hole(self) -> list[list[SeenHole]]:
        read: dict[str, list[SeenHole]] = {}
        for frame in self._frames:
            for hole in frame.holes:
                read.setdefault(hole.hole, []).append(hole)
        return list(read.values())

    def _hole(self, readings: Sequence[SeenHole], last: bool) -> SeenHole | None:
        state, count = Counter(one.state for one in readings).most_common(1)[0]
        if count < self._m:
            return SeenHole(readings[0].hole, UNSURE, None, 0.0) if last else None
        alike = [one for one in readings if one.state == state]
        face, votes = Counter(one.marked_up for one in alike).most_common(1)[0]
        if votes < self._m and not last:
            return None
        return SeenHole(readings[0].hole, state, face if votes >= self._m else None,
                        _mean([one.confidence for one in alike]))

    def _loose(self, last: bool) -> tuple[tuple[LooseStone, ...], bool]:
        """The agreed loose stones, and whether none is left open."""
        stones = []
        for place in self._places():
            agreed = place.agreed(self._m)
            if agreed is not None:
                stones.append(agreed)
            elif not last:
                return (), False
            elif len(place.seen) >= self._m:
                stones.append(place.settled(0.5))
        return tuple(sorted(stones, key=lambda stone: (stone.colour, stone.x_mm, stone.y_mm))), True

    def _places(self) -> list[_Place]:
        places: list[_Place] = []
        for frame in self._frames:
            free = list(places)
            for stone in frame.loose:
                near = [place for place in free if place.holds(stone)]
                place = min(near, key=lambda one: _apart(one.seen[-1], stone)) if near else _Place()
                if near:
                    free.remove(place)
                else:
                    places.append(place)
                place.seen.append(stone)
        return places


def alike(one: BoardSeen, other: BoardSeen) -> bool:
    """True when both say the same of every hole and have the same stones at the same places beside them."""
    if [(h.hole, h.state, h.marked_up) for h in one.holes] != [(h.hole, h.state, h.marked_up) for h in other.holes]:
        return False
    left = list(other.loose)
    for stone in one.loose:
        twin = next((old for old in left if (old.colour, old.marked_up) == (stone.colour, stone.marked_up)
                     and _near(old, stone)), None)
        if twin is None:
            return False
        left.remove(twin)
    return not left


def _near(one: LooseStone, other: LooseStone) -> bool:
    return _apart(one, other) <= SAME_MM


def _apart(one: LooseStone, other: LooseStone) -> float:
    return math.dist((one.x_mm, one.y_mm), (other.x_mm, other.y_mm))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
