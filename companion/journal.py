"""The journal: every fact, undo and correction of every match, in one SQLite file, never erased.

What `append` has returned for is durable (WAL, `synchronous=FULL`, one transaction an entry). Order is by
sequence number alone; the wall-clock time of an entry is there to be read by people and decides nothing.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from companion import codec
from companion.engine import Adjust, Game, Setup
from companion.errors import Closed, CompanionError, JournalDamaged, JournalFull, Unreadable

BACKUPS = 3
"""So many rolling backups are kept beside the journal."""
BACKUP_EVERY = 100
"""A backup is made after so many entries, at the start and when a match begins."""
_VERSIONS_AHEAD = 10_000


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
class Entry:
    """One line of the journal. `said` is a fact of the game, Undo, Amend, Stand or Adjust.

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


CORRECTIONS: tuple[type, ...] = (Undo, Amend, Stand, Adjust)
"""What may be said beside the game's own facts."""

_SCHEMA = """
CREATE TABLE match (id INTEGER PRIMARY KEY, at TEXT NOT NULL, setup TEXT NOT NULL);
CREATE TABLE entry (
    match INTEGER NOT NULL REFERENCES match(id), seq INTEGER NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL,
    who TEXT NOT NULL, command TEXT, stands INTEGER NOT NULL, said TEXT NOT NULL, evidence TEXT,
    picture TEXT NOT NULL, PRIMARY KEY (match, seq));
CREATE UNIQUE INDEX entry_command ON entry(command) WHERE command IS NOT NULL;
CREATE TABLE picture (key TEXT PRIMARY KEY, at TEXT NOT NULL, jpeg BLOB NOT NULL);
CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL);
"""
_MIGRATIONS: tuple[str, ...] = (_SCHEMA,)
"""Step n brings a file of `user_version` n to n + 1."""


def utc_now() -> str:
    """The wall clock, UTC, to the millisecond, for people to read."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Journal:
    """The file that remembers. Use it from one thread at a time (the Table holds the lock).

    Opening checks the file; a damaged one is set aside and the newest good backup takes its place, and
    `recovered` says so in a sentence. Raises JournalDamaged where there is no backup either, JournalFull
    where the folder cannot be written, and CompanionError when another program has the file open.
    """

    def __init__(self, path: Path | None, *, now: Callable[[], str] = utc_now) -> None:
        self.path = path
        self.recovered = ""
        self._now = now
        self._lock_file: int | None = None
        self._since_backup = 0
        self._db: sqlite3.Connection | None = None
        try:
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
                self._hold(path)
            self._db = self._opened()
            self.backup()
        except sqlite3.OperationalError as error:
            self.close()
            raise JournalFull(f"the journal {path} cannot be opened for writing: {error}") from error
        except PermissionError as error:
            self.close()
            raise JournalFull(f"the folder {error.filename} is not writable: choose another with --data") from error
        except BaseException:
            self.close()
            raise

    # opening and closing

    def _hold(self, path: Path) -> None:
        self._lock_file = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o644)
        try:
            fcntl.flock(self._lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CompanionError(
                f"another push-companion is using {path}: stop that one first, or take another folder with --data"
            ) from None

    def _opened(self) -> sqlite3.Connection:
        if self.path is None or not self.path.exists():
            return self._connect()
        try:
            db = self._connect()
        except (sqlite3.DatabaseError, JournalDamaged) as error:
            if isinstance(error, sqlite3.OperationalError):
                raise
            self._restore(str(error))
            db = self._connect()
        return db

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(":memory:" if self.path is None else self.path, isolation_level=None,
                             check_same_thread=False)
        try:
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            db.execute("PRAGMA foreign_keys=ON")
            answer = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if answer != "ok":
                raise JournalDamaged(f"the journal {self.path} is damaged ({answer})")
            self._migrate(db)
        except BaseException:
            db.close()
            raise
        return db

    def _migrate(self, db: sqlite3.Connection) -> None:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version > len(_MIGRATIONS):
            raise CompanionError(f"the journal {self.path} was written by a newer push-companion: upgrade this one")
        for n in range(version, len(_MIGRATIONS)):
            db.executescript(f"BEGIN;{_MIGRATIONS[n]};PRAGMA user_version={n + 1};COMMIT")

    def _restore(self, reason: str) -> None:
        assert self.path is not None
        aside = self.path.with_suffix(".damaged")
        n = 1
        while aside.exists():
            n += 1
            aside = self.path.with_suffix(f".damaged{n}")
        for suffix in ("", "-wal", "-shm"):
            part = Path(f"{self.path}{suffix}")
            if part.exists():
                shutil.move(part, f"{aside}{suffix}")
        for backup in self.backups():
            try:
                with closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as db:
                    good = db.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok"
            except sqlite3.DatabaseError:
                continue
            if good:
                shutil.copyfile(backup, self.path)
                self.recovered = f"{reason}; it was set aside as {aside.name} and the backup {backup.name} is in use"
                return
        raise JournalDamaged(f"{reason}, and no backup is readable; it was set aside as {aside}: "
                             "start again for a new one")

    def close(self) -> None:
        """Closes the file; closing twice is harmless."""
        if self._db is not None:
            self._db.close()
            self._db = None
        if self._lock_file is not None:
            os.close(self._lock_file)
            self._lock_file = None

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def db(self) -> sqlite3.Connection:
        """The open connection; raises Closed after `close`."""
        if self._db is None:
            raise Closed("the journal is closed")
        return self._db

    @contextmanager
    def _durable(self) -> Iterator[sqlite3.Connection]:
        db = self.db
        try:
            db.execute("BEGIN IMMEDIATE")
            yield db
            db.execute("COMMIT")
        except sqlite3.OperationalError as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise JournalFull(f"this could not be written down ({error}); nothing has been counted: "
                              "make room on the disk and try again") from error
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    # backups

    def backups(self) -> list[Path]:
        """The rolling backups that are there, newest first."""
        if self.path is None:
            return []
        named = [self.path.with_suffix(f".backup{n}") for n in range(1, BACKUPS + 1)]
        return sorted((p for p in named if p.exists()), key=lambda p: p.stat().st_mtime_ns, reverse=True)

    def backup(self) -> Path | None:
        """Copies the journal over its oldest backup, whole or not at all; None for a journal in memory."""
        if self.path is None:
            return None
        have = self.backups()
        names = [self.path.with_suffix(f".backup{n}") for n in range(1, BACKUPS + 1)]
        target = next((p for p in names if p not in have), None) or have[-1]
        fresh = target.with_suffix(".fresh")
        fresh.unlink(missing_ok=True)
        try:
            with closing(sqlite3.connect(fresh)) as copy:
                self.db.backup(copy)
            with fresh.open("rb") as written:
                os.fsync(written.fileno())
            os.replace(fresh, target)
        except (sqlite3.OperationalError, OSError):
            # A full disk must not stop play: the journal itself is the record, the backup is a second chance.
            fresh.unlink(missing_ok=True)
            return None
        self._since_backup = 0
        return target

    # matches

    def open_match(self, setup: Setup) -> int:
        """A new match; its number."""
        with self._durable() as db:
            made = db.execute("INSERT INTO match (at, setup) VALUES (?, ?)", (self._now(), _json(setup)))
            number = int(made.lastrowid or 0)
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

    # entries

    def append(self, match: int, entry: Entry) -> Entry:
        """The entry as it was written, with the next number and the time; it is durable. Raises JournalFull."""
        with self._durable() as db:
            seq = db.execute("SELECT COALESCE(MAX(seq), 0) + 1 FROM entry WHERE match = ?", (match,)).fetchone()[0]
            at = self._now()
            db.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                       (match, seq, at, entry.by, entry.who, entry.id or None, entry.stands, _json(entry.said),
                        None if entry.evidence is None else _json(entry.evidence), entry.picture))
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

    # pictures and facts

    def keep_picture(self, key: str, jpeg: bytes) -> None:
        """Keeps a picture under its key; the same key again replaces it."""
        with self._durable() as db:
            db.execute("INSERT OR REPLACE INTO picture VALUES (?, ?, ?)", (key, self._now(), jpeg))

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
        with self._durable() as db:
            db.execute("INSERT OR REPLACE INTO fact VALUES (?, ?)", (name, value))


def said_from(game: Game[Any, Any], data: Any) -> Any:
    """A fact of `game` or a correction, from its JSON; raises Unreadable."""
    said = codec.read((*CORRECTIONS, *game.actions), data)
    if isinstance(said, Amend):
        return Amend(said.seq, codec.read((*game.actions, Adjust), said.action))
    return said


def _json(value: Any) -> str:
    return json.dumps(codec.write(value), ensure_ascii=False, separators=(",", ":"))
