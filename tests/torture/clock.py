"""A wall clock that jumps: two weeks back, three hours on, years ahead. Order, totals and undo do not notice."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

from companion.games import find
from companion.journal import Journal
from companion.table import Table
from tests.torture.kills import Acknowledged, check
from tests.torture.player import JOURNAL, digest, play
from tests.torture.report import Found

JUMPS = (timedelta(days=-14), timedelta(hours=3), timedelta(days=730), timedelta(days=-731), timedelta(seconds=-1))


class JumpingClock:
    """A wall clock that goes a second at each look, and jumps now and then."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._at = datetime(2026, 11, 30, 20, tzinfo=UTC)
        self.jumps = 0

    def __call__(self) -> str:
        self._at += timedelta(seconds=1)
        if self._rng.random() < 0.1:
            self._at += self._rng.choice(JUMPS)
            self.jumps += 1
        return self._at.isoformat(timespec="milliseconds")


def clock(folder: Path, facts: int, seed: int = 0) -> Found:
    """So many facts under a jumping clock, the program started anew now and then."""
    found = Found("clock set back and forward")
    rng = random.Random(seed)
    wall = JumpingClock(random.Random(seed + 1))
    told: Acknowledged = {}
    order: list[tuple[int, int]] = []
    while found.tries < facts:
        with Journal(folder / JOURNAL, now=wall) as journal:
            table = Table(journal)
            versions = [table.scoreboard.version]
            for _, board in zip(range(rng.randint(20, 60)), play(table, rng), strict=False):
                entry = journal.entries(board.match, find(board.game))[-1]
                told[board.match, entry.seq] = digest(entry.said)
                order.append((board.match, entry.seq))
                versions.append(board.version)
                found.tries += 1
            found.expect(versions == sorted(set(versions)), "a scoreboard's version went back")
            lines = [line.seq for line in table.history()]
            found.expect(lines == sorted(lines), "the history is out of order")
            numbers = [number for number, _, _ in table.matches()]
            found.expect(numbers == sorted(numbers), "the matches are out of order")
    found.expect(order == sorted(order), "entries were numbered out of order")
    found.expect(check(folder / JOURNAL, told, found, "at the end") == 0, "entries that nobody said")
    found.figures["jumps"] = str(wall.jumps)
    return found
