"""What the table remembers: its folder, its journal, the backups."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from calibration.profile import age_days
from companion.findings import Finding
from hardware.doctor.machine import Machine
from hardware.doctor.pi import ADVICE, FAULT, OK, finding

BACKUP_DAYS = 14
"""A journal that is played with makes a backup at every start; one this old (days) is no longer a second chance."""


def state(machine: Machine, folder: Path) -> Iterator[Finding]:
    """Whether the table's own folder can be written."""
    there = next((one for one in (folder, *folder.parents) if one.exists()), folder)
    if machine.writable(there):
        yield finding("state", OK, "good", folder=str(folder))
    else:
        yield finding("state", FAULT, "closed", folder=str(folder))


def journal(machine: Machine, path: Path) -> Iterator[Finding]:
    """Whether the journal is whole and has a backup. It is only read, so a table in play is not disturbed."""
    if not path.exists():
        yield finding("journal", OK, "new")
        return
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=2.0)) as file:
            answer = str(file.execute("PRAGMA quick_check(1)").fetchone()[0])
            entries = int(file.execute("SELECT count(*) FROM entry").fetchone()[0])
    except sqlite3.OperationalError as error:
        yield finding("journal", FAULT, "closed", why=str(error))
        return
    except sqlite3.DatabaseError as error:
        answer, entries = str(error), 0
    if answer != "ok":
        yield finding("journal", FAULT, "damaged", why=answer)
        return
    aside = sorted(path.parent.glob(f"{path.stem}.damaged*"))
    if aside:
        yield finding("journal", ADVICE, "recovered", file=aside[-1].name)
    else:
        yield finding("journal", OK, "good", n=entries)
    yield _backup(machine, path)


def _backup(machine: Machine, path: Path) -> Finding:
    """How old the newest backup is."""
    times = [one.stat().st_mtime for one in path.parent.glob(f"{path.stem}.backup[0-9]*")]
    if not times:
        return finding("backup", FAULT, "none")
    made = datetime.fromtimestamp(max(times), UTC).isoformat()
    days = age_days(made, machine.now()) or 0
    return finding("backup", ADVICE if days > BACKUP_DAYS else OK, "old" if days > BACKUP_DAYS else "good", n=days)


def newest_entry(path: Path) -> str:
    """When the newest entry was written (UTC, ISO 8601), empty where there is none or the journal cannot be read."""
    if not path.exists():
        return ""
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=2.0)) as file:
            return str(file.execute("SELECT coalesce(max(at), '') FROM entry").fetchone()[0])
    except sqlite3.DatabaseError:
        return ""
