"""Pads on a screen: touches on a phone, stamped when they arrive here, for tables without wired pads."""

from __future__ import annotations

from collections.abc import Callable

from companion.seats import DUEL, Seat
from companion.signals import Edge
from hardware.edges import EdgeLog, now_ns
from hardware.race import pad_name

DECKS = ("main", "magic")
"""The pads of one seat of a duel (M9)."""


class ScreenPads:
    """Each touch is one contact. The network makes its time uneven, so it is marked as a phone's."""

    def __init__(self, edges: EdgeLog, clock: Callable[[], int] = now_ns, seats: tuple[Seat, ...] = DUEL) -> None:
        self._edges = edges
        self._clock = clock
        self._seats = seats

    @property
    def names(self) -> tuple[str, ...]:
        """Every pad as `seat.pad`."""
        return tuple(pad_name(seat, pad) for seat in self._seats for pad in DECKS)

    def down(self) -> frozenset[str]:
        """Never any: a screen tells the touch, and a finger that stays may be a lost message."""
        return frozenset()

    def press(self, seat: str, pad: str) -> None:
        """A touch of `pad` arrived now; one of a pad that does not exist is a ValueError."""
        if f"{seat}.{pad}" not in self.names:
            raise ValueError(f"there is no pad {seat}.{pad}: this table has {', '.join(self.names)}")
        self._edges.add(Edge(Seat(seat), pad, self._clock(), True), by="phone")

    def release(self, seat: str, pad: str) -> None:
        """The finger is lifted, which nobody needs to know; here so that screens treat all pads alike."""
