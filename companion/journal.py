"""The journal: every fact, undo and correction of every match, in one SQLite file, never erased.

What `append` has returned for is durable (WAL, `synchronous=FULL`, one transaction an entry). Order is by
sequence number alone; the wall-clock time of an entry is there to be read by people and decides nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from companion import codec
from companion.engine import Adjust, Game, Setup
from companion.errors import Unreadable
from companion.store import BACKUP_EVERY, MATCH_MARK, Store, mark_of

_VERSIONS_AHEAD = 10_000
DEEDS = 5000
"""So many deeds beside the matches are remembered, the latest."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes entry `seq` back. The undo of an undo brings the entry back."""

    seq: int


@dataclass(frozen=True, slots=True)
class Amend:
    """Puts another fact in the place of entry `seq`, where that entry stands in the order."""

    seq: int
    action: Any


@dataclass(frozen=True, slots=True)
class Stand:
    """The referee lets entry `seq` stand although the rules would not allow it."""

    seq: int


@dataclass(frozen=True, slots=True)
class Restore:
    """The match stands again as it did after entry `seq` (0: at its beginning): what was said since is taken back."""

    seq: int


@dataclass(frozen=True, slots=True)
class Named:
    """Who really played, from the beginning on: the names in the order of the setup."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Totals:
    """The whole score by hand, as it stood on paper: the points of every player in the order of the setup."""

    points: tuple[int, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal. `said` is a fact of the game or one of CORRECTIONS.

    `by` is button, camera, phone or referee; `who` the name of the device or person; `at` is UTC in ISO 8601;
    `id` the command's id, empty where none was given; `stands` is True for a fact the referee let stand;
    `evidence` is the JSON of the signal and `picture` the key of the picture it came from.
    """

    seq: int
    at: str
    by: str
    said: Any
    who: str = ""
    id: str = ""
    stands: bool = False
    evidence: Any = None
    picture: str = ""


CORRECTIONS: tuple[type, ...] = (Undo, Amend, Stand, Adjust, Restore, Named, Totals)
"""What may be said beside the game's own facts."""
@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody did beside the match; `key` names it and `told` says with what."""

    seq: int
    at: str
    who: str
    key: str
    told: str = ""


BY_HAND: tuple[type, ...] = (Adjust, Totals)
"""Points by hand: they have a place among the facts and may be amended as these."""


def utc_now() -> str:
    """The wall clock, UTC, to the millisecond, for people to read."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Journal(Store):
    """The file that remembers. Use it from one thread at a time (the Table holds the lock)."""

    def __init__(self, path: Path | None, *, now: Callable[[], str] = utc_now) -> None:
        self._now = now
        super().__init__(path)

    # matches

    def open_match(self, setup: Setup) -> int:
        """A new match; its number."""
        with self.durable() as db:
            made = db.execute("INSERT INTO match (at, setup) VALUES (?, ?)", (self._now(), _json(setup)))
            number = int(made.lastrowid or 0)
            db.execute(f"UPDATE match SET mark = {MATCH_MARK} WHERE id = ?", (number,))
        self.backup()
        return number

    def matches(self) -> tuple[tuple[int, str, Setup], ...]:
        """Number, time and setup of every match, oldest first."""
        rows = self.db.execute("SELECT id, at, setup FROM match ORDER BY id").fetchall()
        return tuple((n, at, codec.read((Setup,), json.loads(setup))) for n, at, setup in rows)

    def setup(self, match: int) -> Setup:
        """The setup of one match; raises Unreadable when there is none."""
        row = self.db.execute("SELECT setup FROM match WHERE id = ?", (match,)).fetchone()
        if row is None:
            raise Unreadable(f"there is no match {match}")
        setup: Setup = codec.read((Setup,), json.loads(row[0]))
        return setup

    def renamed(self) -> set[int]:
        """The numbers of the matches in which somebody said who really played."""
        return {n for n, in self.db.execute("SELECT DISTINCT match FROM entry WHERE said LIKE '{\"is\":\"Named\"%'")}

    # entries

    def append(self, match: int, entry: Entry) -> Entry:
        """The entry as it was written, with the next number and the time; it is durable. Raises JournalFull."""
        with self.durable() as db:
            seq = db.execute("SELECT COALESCE(MAX(seq), 0) + 1 FROM entry WHERE match = ?", (match,)).fetchone()[0]
            at = self._now()
            line = (match, seq, at, entry.by, entry.who, entry.id or None, entry.stands, _json(entry.said),
                    None if entry.evidence is None else _json(entry.evidence), entry.picture)
            db.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (*line, mark_of(*line)))
        self._since_backup += 1
        if self._since_backup >= BACKUP_EVERY:
            self.backup()
        return Entry(seq, at, entry.by, entry.said, entry.who, entry.id, entry.stands, entry.evidence, entry.picture)

    def entries(self, match: int, game: Game[Any, Any]) -> tuple[Entry, ...]:
        """Every entry of a match in order. Raises Unreadable where a line is not in the game's words."""
        rows = self.db.execute("SELECT seq, at, by, said, who, command, stands, evidence, picture FROM entry "
                               "WHERE match = ? ORDER BY seq", (match,)).fetchall()
        return tuple(
            Entry(seq, at, by, said_from(game, json.loads(said)), who, command or "", bool(stands),
                  json.loads(evidence) if evidence else None, picture)
            for seq, at, by, said, who, command, stands, evidence, picture in rows
        )

    def knows(self, command: str) -> bool:
        """True when a command with this id was already written down."""
        row = self.db.execute("SELECT 1 FROM entry WHERE command = ?", (command,)).fetchone()
        return bool(command) and row is not None

    # deeds beside the matches

    def log(self, key: str, who: str, told: str = "") -> None:
        """Writes one deed down; only the latest DEEDS are kept."""
        with self.durable() as db:
            made = db.execute("INSERT INTO deed (at, who, key, told) VALUES (?, ?, ?, ?)",
                              (self._now(), who[:80], key, told[:200]))
            db.execute("DELETE FROM deed WHERE seq <= ?", (int(made.lastrowid or 0) - DEEDS,))

    def deeds(self, most: int = DEEDS) -> tuple[Deed, ...]:
        """The latest deeds, newest first."""
        rows = self.db.execute("SELECT seq, at, who, key, told FROM deed ORDER BY seq DESC LIMIT ?", (most,)).fetchall()
        return tuple(Deed(*row) for row in rows)

    # pictures and facts

    def keep_picture(self, key: str, jpeg: bytes) -> None:
        """Keeps a picture under its key; the same key again replaces it."""
        with self.durable() as db:
            db.execute("INSERT OR REPLACE INTO picture VALUES (?, ?, ?)", (key, self._now(), jpeg))

    def pictures(self) -> tuple[tuple[str, str, int], ...]:
        """Key, time and size (bytes) of every picture, in the order they were written."""
        return tuple(self.db.execute("SELECT key, at, length(jpeg) FROM picture ORDER BY rowid").fetchall())

    def drop_pictures(self, keys: Sequence[str]) -> None:
        """These pictures are gone; the lines they belonged to stay. Raises JournalFull."""
        with self.durable() as db:
            db.executemany("DELETE FROM picture WHERE key = ?", [(key,) for key in keys])

    def picture(self, key: str) -> bytes | None:
        """The picture kept under `key`, or None."""
        row = self.db.execute("SELECT jpeg FROM picture WHERE key = ?", (key,)).fetchone()
        return None if row is None else bytes(row[0])

    def reserve_versions(self) -> int:
        """The first of a block of scoreboard versions that no earlier run has used."""
        first = int(self.fact("versions") or 1)
        self.remember("versions", str(first + _VERSIONS_AHEAD))
        return first

    def versions_left(self, version: int) -> bool:
        """False when `version` has reached the end of the reserved block."""
        return version < int(self.fact("versions") or 0) - 1

    def fact(self, name: str) -> str | None:
        """What was last remembered under `name`, or None."""
        row = self.db.execute("SELECT value FROM fact WHERE name = ?", (name,)).fetchone()
        return None if row is None else str(row[0])

    def remember(self, name: str, value: str) -> None:
        """Remembers one thing about the table itself; durable."""
        with self.durable() as db:
            db.execute("INSERT OR REPLACE INTO fact VALUES (?, ?)", (name, value))


def said_from(game: Game[Any, Any], data: Any) -> Any:
    """A fact of `game` or a correction, from its JSON; raises Unreadable."""
    said = codec.read((*CORRECTIONS, *game.actions), data)
    if isinstance(said, Amend):
        return Amend(said.seq, codec.read((*game.actions, *BY_HAND), said.action))
    return said


def _json(value: Any) -> str:
    return json.dumps(codec.write(value), ensure_ascii=False, separators=(",", ":"))
