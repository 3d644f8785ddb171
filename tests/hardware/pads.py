"""Races in notation: `S.main 0v 0.4^ 0.7v | N.magic 1v` are edges in milliseconds, v contact, ^ release."""

from __future__ import annotations

from companion.seats import Seat
from companion.signals import Edge

MS = 1_000_000
"""Nanoseconds in a millisecond."""


def edges(text: str, at_ms: float = 0) -> list[Edge]:
    """The edges of a text, moved by `at_ms`, in the order they are written.

    >>> [(str(edge.seat), edge.at_ns, edge.down) for edge in edges("S.main 0v 0.4^")]
    [('S', 0, True), ('S', 400000, False)]
    """
    found: list[Edge] = []
    for part in text.split("|"):
        if not part.strip():
            continue
        name, *times = part.split()
        seat, _, pad = name.partition(".")
        for time in times:
            found.append(Edge(Seat(seat), pad, round((float(time[:-1]) + at_ms) * MS), time.endswith("v")))
    return found
