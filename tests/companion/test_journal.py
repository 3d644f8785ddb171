"""The journal survives kill -9, torn files and a second program; nothing acknowledged is lost."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from companion.engine import Setup
from companion.errors import CompanionError, JournalDamaged
from companion.journal import Entry, Journal
from companion.store import BACKUPS
from tests.companion.pile import Laid, Pile

ROOT = Path(__file__).parents[2]


def filled(path: Path, facts: int) -> None:
    with Journal(path) as journal:
        match = journal.open_match(Setup("pile", ("Ada", "Bo")))
        for n in range(facts):
            journal.append(match, Entry(0, "", "referee", Laid(0, n + 1)))


def numbers(path: Path) -> list[int]:
    with Journal(path) as journal:
        return [entry.said.number for entry in journal.entries(1, Pile())]


def test_what_was_appended_is_there_after_reopening(path: Path) -> None:
    filled(path, 3)
    assert numbers(path) == [1, 2, 3]


def test_closing_twice_is_harmless(path: Path) -> None:
    journal = Journal(path)
    journal.close()
    journal.close()
    with pytest.raises(CompanionError, match="closed"):
        journal.matches()


def test_a_second_program_is_told_to_stop_the_first(path: Path) -> None:
    with Journal(path), pytest.raises(CompanionError, match="another push-companion"):
        Journal(path)


def test_a_journal_of_a_newer_program_is_not_touched(path: Path) -> None:
    filled(path, 1)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA user_version=99")
    with pytest.raises(CompanionError, match="newer"):
        Journal(path)


def test_a_torn_file_is_set_aside_and_the_backup_takes_its_place(path: Path) -> None:
    filled(path, 3)
    with Journal(path) as journal:
        journal.backup()
    path.write_bytes(b"torn" * 2000)
    with Journal(path) as journal:
        assert "set aside" in journal.recovered
    assert numbers(path) == [1, 2, 3]
    assert path.with_suffix(".damaged").exists()


def test_a_torn_file_without_a_backup_is_said_and_kept(path: Path) -> None:
    path.write_bytes(b"torn" * 2000)
    with pytest.raises(JournalDamaged, match="start again"):
        Journal(path)
    assert path.with_suffix(".damaged").exists()
    with Journal(path) as journal:
        assert journal.matches() == ()


def test_a_truncated_file_is_found(path: Path) -> None:
    filled(path, 200)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with Journal(path) as journal:
        assert journal.recovered


def test_an_empty_file_is_a_damaged_one(path: Path) -> None:
    filled(path, 3)
    Journal(path).close()
    path.write_bytes(b"")
    with Journal(path) as journal:
        assert "lacks 3 entries that its backup has" in journal.recovered
    assert numbers(path) == [1, 2, 3]


def test_a_journal_that_is_gone_comes_back_from_its_backup(path: Path) -> None:
    filled(path, 3)
    Journal(path).close()
    path.unlink()
    assert numbers(path) == [1, 2, 3]


def test_an_altered_line_is_found_although_the_file_is_whole(path: Path) -> None:
    filled(path, 3)
    Journal(path).close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE entry SET said = REPLACE(said, '3', '7') WHERE seq = 3")
    with Journal(path) as journal:
        assert "1 altered lines" in journal.recovered
    assert numbers(path) == [1, 2, 3]


@pytest.mark.parametrize(("table", "column"), [("entry", "said"), ("entry", "evidence"), ("match", "setup"),
                                               ("fact", "value"), ("deed", "told")])
def test_a_line_that_is_no_text_any_more_is_damage_and_no_full_disk(path: Path, table: str, column: str) -> None:
    filled(path, 3)
    with Journal(path) as journal:
        journal.remember("name", "value")
        journal.backup()
    with closing(sqlite3.connect(path)) as file, file:
        if table == "deed":
            file.execute("INSERT INTO deed VALUES (1, '', '', '', 'told')")
        file.execute(f"UPDATE {table} SET {column} = CAST(x'ff80fe' AS TEXT)")
    with Journal(path) as journal:
        assert "is in use" in journal.recovered
    assert numbers(path) == [1, 2, 3]


def test_a_journal_of_the_first_version_opens_and_gets_its_marks(path: Path) -> None:
    filled(path, 3)
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript("DROP TABLE deed; ALTER TABLE entry DROP COLUMN mark; ALTER TABLE match DROP COLUMN mark; "
                         "PRAGMA user_version=1")
    assert numbers(path) == [1, 2, 3]
    with Journal(path) as journal:
        assert journal.db.execute("SELECT COUNT(*) FROM entry WHERE mark IS NULL").fetchone()[0] == 0


def test_a_journal_of_the_second_version_opens_and_takes_down_deeds(path: Path) -> None:
    filled(path, 3)
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript("DROP TABLE deed; PRAGMA user_version=2")
    with Journal(path) as journal:
        journal.log("pair", "Ada", "192.168.1.5")
        assert [(deed.key, deed.who, deed.told) for deed in journal.deeds()] == [("pair", "Ada", "192.168.1.5")]
    assert numbers(path) == [1, 2, 3]


def test_backups_roll(path: Path) -> None:
    with Journal(path) as journal:
        for _ in range(BACKUPS + 4):
            assert journal.backup() is not None
        assert len(journal.backups()) == BACKUPS


def test_the_journal_is_durable_before_it_is_acknowledged(path: Path) -> None:
    with Journal(path) as journal:
        assert journal.db.execute("PRAGMA synchronous").fetchone()[0] == 2
        assert journal.db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"


WRITER = """
import sys
from pathlib import Path
from companion import games
from tests.companion.pile import Laid, Pile
games.GAMES = (Pile(),)
from companion.engine import Setup
from companion.journal import Journal
from companion.table import Table
table = Table(Journal(Path(sys.argv[1])))
if not table.scoreboard.match:
    table.open_match(Setup("pile", ("Ada", "Bo")))
for n in range(int(sys.argv[2]), 100000):
    table.say(Laid(0, n + 1), id=str(n), stands=True) if n < 98 else table.say(Laid(1, 1), id=str(n), stands=True)
    print(n, flush=True)
"""


@pytest.mark.parametrize("seed", range(6))
def test_kill_9_at_any_moment_loses_nothing_that_was_acknowledged(path: Path, seed: int) -> None:
    rng = random.Random(seed)
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path), "0"], stdout=subprocess.PIPE, text=True,
                              cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)})
    assert writer.stdout is not None
    acknowledged = -1
    for _ in range(rng.randrange(1, 40)):
        acknowledged = int(writer.stdout.readline())
    writer.send_signal(signal.SIGKILL)
    rest = writer.stdout.read().split()
    writer.wait()
    writer.stdout.close()
    acknowledged = max([acknowledged, *(int(n) for n in rest)])
    with Journal(path) as journal:
        ids = [int(entry.id) for entry in journal.entries(1, Pile())]
        assert not journal.recovered
    assert ids == list(range(len(ids)))
    assert len(ids) in (acknowledged + 1, acknowledged + 2)
