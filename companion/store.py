"""The file of the journal, kept whole: one holder, every transaction durable, checked when opened, backed up.

What a transaction has returned for is on the disk (WAL, `synchronous=FULL`). A file that is damaged, altered or
shorter than its own backup is set aside, and the newest good backup takes its place.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Self

from companion.errors import Closed, CompanionError, JournalDamaged, JournalFull

BACKUPS = 3
"""So many rolling backups are kept beside the journal."""
BACKUP_EVERY = 100
"""A backup is made after so many entries, at the start and when a match begins."""

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
# A flipped bit inside a line leaves the file whole for SQLite: each line carries a mark of its own.
ENTRY_MARK = "mark_of(match, seq, at, by, who, command, stands, said, evidence, picture)"
MATCH_MARK = "mark_of(id, at, setup)"
_MARKS = f"""
ALTER TABLE match ADD COLUMN mark INTEGER;
UPDATE match SET mark = {MATCH_MARK};
ALTER TABLE entry ADD COLUMN mark INTEGER;
UPDATE entry SET mark = {ENTRY_MARK};
"""
# What people did beside the match: paired a phone, took the whistle, opened a match.
_DEEDS = """
CREATE TABLE deed (seq INTEGER PRIMARY KEY, at TEXT NOT NULL, who TEXT NOT NULL, key TEXT NOT NULL, told TEXT NOT NULL);
"""
_MIGRATIONS: tuple[str, ...] = (_SCHEMA, _MARKS, _DEEDS)
"""Step n brings a file of `user_version` n to n + 1."""


def mark_of(*fields: Any) -> int:
    """A check sum of one line of the journal; numbers are told alike whether Python or SQLite hands them over."""
    line = [int(field) if isinstance(field, bool) else field for field in fields]
    return zlib.crc32(json.dumps(line).encode())


def _unreadable(error: sqlite3.OperationalError) -> bool:
    """True where the file could be read, but what stands in it is wrong: a line that is no text, a missing table.

    A full, closed or failing disk has codes of its own, and is no reason to take a backup.
    """
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) == sqlite3.SQLITE_ERROR


class Store:
    """The open file. Use it from one thread at a time.

    Opening checks every line; `recovered` says in a sentence what was done about a fault. Raises JournalDamaged where
    there is no backup either, JournalFull where the folder cannot be written, and CompanionError when another program
    has the file open.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.recovered = ""
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
        if self.path is None or (not self.path.exists() and not self.backups()):
            return self._connect()
        try:
            return self._complete(self._connect())
        except (sqlite3.DatabaseError, JournalDamaged) as error:
            if isinstance(error, sqlite3.OperationalError) and not _unreadable(error):
                raise
            self._restore(str(error))
            return self._connect()

    def _complete(self, db: sqlite3.Connection) -> sqlite3.Connection:
        """The same connection; raises JournalDamaged where a backup knows entries that are not there any more.

        A journal that lost its log, its end or itself looks like a younger one, whole and too short.
        """
        for backup in self.backups():
            try:
                with closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as copy:
                    known = set(copy.execute("SELECT match, seq FROM entry"))
            except sqlite3.DatabaseError:
                continue
            missing = len(known.difference(db.execute("SELECT match, seq FROM entry")))
            if missing:
                db.close()
                raise JournalDamaged(f"the journal {self.path} lacks {missing} entries that its backup has")
        return db

    def _connect(self, file: Path | None = None) -> sqlite3.Connection:
        """An open connection to the journal, or to a backup of it, checked line by line and brought up to date."""
        db = sqlite3.connect(file or self.path or ":memory:", isolation_level=None, check_same_thread=False)
        try:
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            db.execute("PRAGMA foreign_keys=ON")
            answer = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if answer != "ok":
                raise JournalDamaged(f"the journal {self.path} is damaged ({answer})")
            db.create_function("mark_of", -1, mark_of, deterministic=True)
            self._migrate(db)
            for table, mark in (("match", MATCH_MARK), ("entry", ENTRY_MARK)):
                altered = db.execute(f"SELECT COUNT(*) FROM {table} WHERE mark IS NOT {mark}").fetchone()[0]
                if altered:
                    raise JournalDamaged(f"the journal {self.path} is damaged ({altered} altered lines)")
            for table in ("fact", "deed"):
                db.execute(f"SELECT * FROM {table}").fetchall()  # what is no text any more raises here
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
                self._connect(backup).close()
            except (sqlite3.DatabaseError, JournalDamaged):
                continue
            else:
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

    def __enter__(self) -> Self:
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
    def durable(self) -> Iterator[sqlite3.Connection]:
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
        # With the log folded in, losing it costs at most what was said since.
        with suppress(sqlite3.OperationalError):
            self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._since_backup = 0
        return target
