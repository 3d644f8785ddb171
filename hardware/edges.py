"""The edge log: every edge of every pad, from whatever source, in one place that threads may share."""

from __future__ import annotations

import threading
import time
from collections import deque
from dataclasses import dataclass
from typing import Protocol

from companion.signals import Edge
from hardware.race import pad_name

KEPT_EDGES = 4096
"""So many edges are kept; a chattering pad cannot fill the memory. A race has a few dozen."""


class Pads(Protocol):
    """Something hands touch: GPIO pads, pads on a screen, pads of a table that does not exist."""

    @property
    def names(self) -> tuple[str, ...]:
        """Every pad as `seat.pad`."""

    def down(self) -> frozenset[str]:
        """The pads that are closed at this moment, asked from the device itself."""


@dataclass(frozen=True, slots=True)
class Logged:
    """An edge and the source that reported it: `button` or `phone`."""

    edge: Edge
    by: str


class EdgeLog:
    """Edges in order of delivery. `add` is short enough for a callback that other players' edges wait behind."""

    def __init__(self) -> None:
        self._edges: deque[Logged] = deque(maxlen=KEPT_EDGES)
        self._count = 0
        self._changed = threading.Condition()

    def add(self, edge: Edge, by: str = "button") -> None:
        """Keep an edge and wake whoever waits for one."""
        with self._changed:
            self._edges.append(Logged(edge, by))
            self._count += 1
            self._changed.notify_all()

    @property
    def count(self) -> int:
        """How many edges were ever added."""
        with self._changed:
            return self._count

    def since(self, at_ns: int) -> tuple[Logged, ...]:
        """All kept edges stamped `at_ns` or later, in order of delivery."""
        with self._changed:
            return tuple(logged for logged in self._edges if logged.edge.at_ns >= at_ns)

    def recent(self, at_ns: int) -> dict[str, int]:
        """How many edges each pad gave since `at_ns`; pads without any are absent."""
        counts: dict[str, int] = {}
        for logged in self.since(at_ns):
            name = pad_name(logged.edge.seat, logged.edge.pad)
            counts[name] = counts.get(name, 0) + 1
        return counts

    def wait(self, count: int, timeout_s: float) -> int:
        """How many edges were ever added, as soon as that is more than `count` or the time is over."""
        with self._changed:
            self._changed.wait_for(lambda: self._count > count, timeout_s)
            return self._count


def now_ns() -> int:
    """The one clock of all judging: CLOCK_MONOTONIC, which the kernel stamps edges with, too."""
    return time.monotonic_ns()
