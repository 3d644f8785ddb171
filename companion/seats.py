"""The places at the table: S, W, N, E, clockwise seen from above."""

from __future__ import annotations

from enum import StrEnum


class Seat(StrEnum):
    """One side of the table. The left neighbour is the next one clockwise (RULES section 0).

    >>> Seat.S.left, Seat.S.opposite
    (<Seat.W: 'W'>, <Seat.N: 'N'>)
    """

    S = "S"
    W = "W"
    N = "N"
    E = "E"

    @property
    def left(self) -> Seat:
        """The next seat clockwise."""
        order = tuple(Seat)
        return order[(order.index(self) + 1) % 4]

    @property
    def opposite(self) -> Seat:
        """The seat across the table."""
        return self.left.left


DUEL = (Seat.S, Seat.N)
"""The two places of a duel: face to face (M2)."""
