"""The states of the search as integers: for each suit a number for its runs under way, above them one for the sets."""

from __future__ import annotations

from companion.games.rummy.solver.steps import Local, Sets

BITS = 12
FIELD = (1 << BITS) - 1
SETS = 4 * BITS
HALF = (1 << 2 * BITS) - 1
"""The fields of two suits."""


class Keys:
    """The numbers given so far; 0 is nothing under way."""

    def __init__(self) -> None:
        self.locals: list[Local] = [(0, ())]
        self.sets: list[Sets] = [()]
        self._of_locals: dict[Local, int] = {(0, ()): 0}
        self._of_sets: dict[Sets, int] = {(): 0}

    def local(self, key: int, suit: int) -> Local:
        """The runs of a suit that are under way."""
        return self.locals[key >> suit * BITS & FIELD]

    def of_local(self, local: Local) -> int:
        """The number of these runs under way."""
        number = self._of_locals.setdefault(local, len(self.locals))
        if number == len(self.locals):
            self.locals.append(local)
        return number

    def of_sets(self, sets: Sets) -> int:
        """The number of these sets under way."""
        number = self._of_sets.setdefault(sets, len(self.sets))
        if number == len(self.sets):
            self.sets.append(sets)
        return number
