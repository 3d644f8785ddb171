"""Many numbers in one integer: a bit for each (parts met, wild cards spent, discard used, penalty) that is reached."""

from __future__ import annotations

from collections.abc import Sequence


class Lanes:
    """The layout of the bits, and the masks that keep a shift from running over.

    `counts` are how many melds each part of the contract wants, `wild` the wild cards of the hand, `discards` 0 or 1,
    `most` the highest penalty (in units) worth telling apart.
    """

    def __init__(self, counts: Sequence[int], wild: int, discards: int, most: int) -> None:
        self.counts, self.wild, self.discards = tuple(counts), wild, discards
        self.width = most + 1
        self.of_wild = self.width * (discards + 1)
        self.of_part = [self.of_wild * (wild + 1)]
        for count in self.counts:
            self.of_part.append(self.of_part[-1] * (count + 1))
        self.codes = self.of_part[-1] // self.of_part[0]
        self.met = [self._met(code) for code in range(self.codes)]
        """By code of a lane how many melds of each part are met."""
        self._masks: dict[tuple[int, int, tuple[int, ...]], int] = {}
        self.lanes = [
            (code, wild, used, code * self.of_part[0] + wild * self.of_wild + used * self.width)
            for code in range(self.codes) for wild in range(self.wild + 1) for used in range(self.discards + 1)
        ]
        """Every lane as (code of the parts, wild cards, discards, position of its lowest bit)."""
        self._of_code = self.lanes[:(self.wild + 1) * (self.discards + 1)]

    def _met(self, code: int) -> tuple[int, ...]:
        found = []
        for count in self.counts:
            code, n = divmod(code, count + 1)
            found.append(n)
        return tuple(found)

    def shift(self, wild: int, used: int, parts: Sequence[int], units: int) -> int:
        """How far a move shifts all bits."""
        return wild * self.of_wild + used * self.width + units + sum(self.of_part[part] for part in parts)

    def mask(self, wild: int, used: int, parts: tuple[int, ...]) -> int:
        """The bits for which that move is possible at all."""
        name = (wild, used, parts)
        found = self._masks.get(name)
        if found is None:
            found, ones, enough = 0, (1 << self.width) - 1, 0
            for _, spent, discarded, at in self._of_code:
                if spent + wild <= self.wild and discarded + used <= self.discards:
                    enough |= ones << at
            for code, met in enumerate(self.met):
                if all(met[part] + parts.count(part) <= self.counts[part] for part in parts):
                    found |= enough << code * self.of_part[0]
            self._masks[name] = found
        return found

    def within(self, room: int, unit: int, wild: int, discard: int) -> int:
        """The bits of one code where units, wild cards and the discard cost no more than `room` at those prices."""
        mask = 0
        for _, spent, used, at in self._of_code:
            units = (room - wild * spent - discard * used) // unit
            if units >= 0:
                mask |= ((1 << min(self.width, units + 1)) - 1) << at
        return mask
