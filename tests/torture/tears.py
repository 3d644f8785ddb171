"""Torn and corrupted journals: the table opens all the same, invents nothing, and says what happened."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

from companion.errors import CompanionError
from companion.games import find
from companion.journal import Journal
from companion.table import Table
from tests.torture.player import JOURNAL, acknowledged, digest, play
from tests.torture.report import Found

Tear = Callable[[Path, random.Random], None]
"""Damages the journal that lies there."""


def _cut(path: Path, rng: random.Random) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: rng.randrange(len(whole))])


def _garbage(path: Path, rng: random.Random) -> None:
    whole = bytearray(path.read_bytes())
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(whole))
        whole[at : at + 512] = rng.randbytes(min(512, len(whole) - at))
    path.write_bytes(whole)


def _bit(path: Path, rng: random.Random) -> None:
    whole = bytearray(path.read_bytes())
    whole[rng.randrange(len(whole))] ^= 1 << rng.randrange(8)
    path.write_bytes(whole)


def _zeros(path: Path, rng: random.Random) -> None:
    whole = bytearray(path.read_bytes())
    at = rng.randrange(0, len(whole), 4096)
    whole[at : at + 4096] = bytes(len(whole[at : at + 4096]))
    path.write_bytes(whole)


def _empty(path: Path, rng: random.Random) -> None:
    path.write_bytes(b"")


def _other_file(path: Path, rng: random.Random) -> None:
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + rng.randbytes(9000))


def _wal(tear: Tear) -> Tear:
    def torn(path: Path, rng: random.Random) -> None:
        wal = Path(f"{path}-wal")
        if wal.exists() and wal.stat().st_size:
            tear(wal, rng)
        else:
            tear(path, rng)
    return torn


def _no_wal(path: Path, rng: random.Random) -> None:
    Path(f"{path}-wal").unlink(missing_ok=True)
    Path(f"{path}-shm").unlink(missing_ok=True)


TEARS: Mapping[str, Tear] = {
    "cut off": _cut, "512 bytes of garbage": _garbage, "one bit": _bit, "a page of zeros": _zeros, "empty": _empty,
    "another file": _other_file, "log cut off": _wal(_cut), "log with garbage": _wal(_garbage), "log lost": _no_wal,
}
"""What may happen to the file or to its write-ahead log."""


def evening(folder: Path, seed: int, facts: int = 260) -> dict[tuple[int, int], str]:
    """A journal as a pulled plug leaves it, its log not folded in; digests of all its entries."""
    made = folder / "made"
    made.mkdir()
    told = {}
    rng = random.Random(seed)
    with Journal(made / JOURNAL) as journal:
        table = Table(journal)
        for _, board in zip(range(facts), play(table, rng), strict=False):
            entry = journal.entries(board.match, find(board.game))[-1]
            match, seq, mark = acknowledged(entry, board.match).split()
            told[int(match), int(seq)] = mark
        shutil.copytree(made, folder / "evening")
    shutil.rmtree(made)
    return told


def tears(folder: Path, times: int, seed: int = 0) -> Found:
    """So many copies of an evening, each damaged in one way, opened by the table."""
    found = Found("torn and corrupted journals")
    told = evening(folder, seed)
    rng = random.Random(seed)
    kinds = list(TEARS)
    kept = dict.fromkeys(kinds, 0)
    silent = 0
    for n in range(times):
        kind = kinds[n % len(kinds)]
        torn = folder / "torn"
        shutil.rmtree(torn, ignore_errors=True)
        shutil.copytree(folder / "evening", torn)
        TEARS[kind](torn / JOURNAL, rng)
        found.tries += 1
        there, recovered = _opened(torn / JOURNAL, f"tear {n} ({kind})", found)
        invented = [key for key, mark in there.items() if told.get(key) != mark]
        found.expect(not invented, f"tear {n} ({kind}): entries nobody said: {invented[:3]}")
        lost = len(told) - len(there)
        # A log that lost its end looks like one that never got there; anything else is told.
        if lost and not recovered:
            silent += 1
            found.expect("log" in kind, f"tear {n} ({kind}): {lost} entries lost without a word")
        kept[kind] = max(kept[kind], lost)
    found.figures["entries"] = str(len(told))
    found.figures["most entries lost"] = ", ".join(f"{kind} {lost}" for kind, lost in kept.items())
    found.figures["shorter without a word (the log's end lost)"] = str(silent)
    return found


def _opened(path: Path, what: str, found: Found) -> tuple[dict[tuple[int, int], str], str]:
    """The entries that the table shows after the damage, and what it says about it."""
    there = {}
    try:
        with Journal(path) as journal:
            table = Table(journal)
            for number, _, setup in table.matches():
                for entry in journal.entries(number, find(setup.game)):
                    there[number, entry.seq] = digest(entry.said)
            recovered = journal.recovered
            for _, _ in zip(range(3), play(table, random.Random(1)), strict=False):
                pass
    except CompanionError as error:
        found.faults.append(f"{what}: does not open: {error}")
        return there, str(error)
    except Exception as error:  # whatever it is, it is a fault of ours and belongs into the report
        found.faults.append(f"{what}: {type(error).__name__}: {error}")
        return there, str(error)
    with closing(sqlite3.connect(path)) as db:
        found.expect(db.execute("PRAGMA integrity_check").fetchone()[0] == "ok", f"{what}: the file is not whole after")
    return there, recovered
