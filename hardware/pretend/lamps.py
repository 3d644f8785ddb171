"""Lamps of a table that does not exist: they remember what is lit."""

from __future__ import annotations

from collections.abc import Callable

from companion.seats import Seat
from hardware.edges import now_ns


class PretendLamps:
    """GO, buzzer and one lamp a seat. Safe from any thread: what is lit is replaced as a whole."""

    def __init__(self, clock: Callable[[], int] = now_ns) -> None:
        self._clock = clock
        self.lit: frozenset[str] = frozenset()
        """The names of what is lit or sounds: `go`, `buzzer`, `S`, `N`."""

    def go(self) -> int:
        """GO is lit and its tone sounds; returns the moment (ns)."""
        at_ns = self._clock()
        self.lit = frozenset({"go", "buzzer"})
        return at_ns

    def quiet(self) -> None:
        """The tone has ended."""
        self.lit -= {"buzzer"}

    def winner(self, seat: Seat) -> None:
        """The seat's lamp is lit, GO is dark."""
        self.lit = (self.lit - {"go"}) | {str(seat)}

    def off(self) -> None:
        """Everything is dark and silent."""
        self.lit = frozenset()

    def close(self) -> None:
        """Dark."""
        self.off()
