"""Which pictures of the evidence stay: by age, by size, and never so many that the disk fills. All facts stay.

Every fact, every edge of every race and every word of every reading is part of the journal's lines and is never
dropped; only the pictures beside them are large. The oldest go first, those of the match in play never.
"""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from companion.errors import JournalFull
from companion.journal import Journal, utc_now
from companion.settings import EvidenceSettings

MB = 1_000_000
EVERY = 20
"""The table looks after its pictures at the first one it keeps and after so many more."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A picture of the journal: its key, when it was kept (UTC, ISO 8601) and its size."""

    key: str
    at: str
    size: int

    @property
    def match(self) -> int:
        """The match it belongs to, 0 where its key tells none.

        >>> Kept("12-40007-3", "", 1).match
        12
        """
        first = self.key.partition("-")[0]
        return int(first) if first.isdecimal() else 0


def kept(journal: Journal) -> tuple[Kept, ...]:
    """Every picture of the journal, oldest first: in the order they were written, whatever the clock said."""
    return tuple(Kept(key, at, size) for key, at, size in journal.pictures())


def due(pictures: Sequence[Kept], keep: EvidenceSettings, now: str, playing: int) -> tuple[Kept, ...]:
    """Those that go: older than `keep.keep_days`, and the oldest ones of what is more than `keep.keep_mb`.

    >>> old, new = (Kept(f"{n}-1-1", f"2026-0{n}-01T00:00:00+00:00", 5 * MB) for n in (1, 6))
    >>> [one.key for one in due((old, new), EvidenceSettings(keep_days=100), "2026-06-02T00:00:00+00:00", 6)]
    ['1-1-1']
    """
    free = [one for one in pictures if one.match != playing]
    gone = {one.key for one in free if _days(one.at, now) > keep.keep_days}
    left = sum(one.size for one in pictures if one.key not in gone)
    for one in free:
        if left <= keep.keep_mb * MB:
            break
        if one.key not in gone:
            gone.add(one.key)
            left -= one.size
    return tuple(one for one in pictures if one.key in gone)


def _days(at: str, now: str) -> float:
    try:
        return (datetime.fromisoformat(now) - datetime.fromisoformat(at)).total_seconds() / 86400
    except (ValueError, TypeError):
        return 0.0


def tidy(journal: Journal, keep: EvidenceSettings, now: str, playing: int) -> tuple[Kept, ...]:
    """The pictures that went; they are not in the journal any more. Raises JournalFull where that cannot be written."""
    going = due(kept(journal), keep, now, playing)
    if going:
        journal.drop_pictures([one.key for one in going])
    return going


def room(path: Path | None, keep: EvidenceSettings,
         free: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free) -> bool:
    """True while the disk has more than `keep.spare_mb` left for facts; below that no picture is kept."""
    return path is None or free(path.parent) > keep.spare_mb * MB


class Album:
    """The pictures of a table's evidence: keeps new ones in the journal and lets old ones go."""

    def __init__(self, journal: Journal, keep: EvidenceSettings) -> None:
        self._journal, self._keep = journal, keep
        self._taken = 0

    def keep(self, picture: bytes, match: int, version: int) -> str:
        """The key under which the picture (JPEG) is kept now; empty where the disk has no room for it."""
        self._taken += 1
        key = f"{match}-{version}-{self._taken}"
        # The fact counts more than its picture: a disk too full for the one may still hold the other.
        with contextlib.suppress(JournalFull):
            if self._taken % EVERY == 1:
                tidy(self._journal, self._keep, utc_now(), match)
            if room(self._journal.path, self._keep):
                self._journal.keep_picture(key, picture)
                return key
        return ""
