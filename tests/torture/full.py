"""A full disk: what cannot be written down is refused in one sentence, nothing is counted, and play goes on after."""

from __future__ import annotations

import os
import random
import resource
import signal
import subprocess
import sys
from pathlib import Path

from companion.errors import JournalFull
from companion.games import find
from companion.journal import Journal
from companion.table import Table
from tests.shared import REPOSITORY
from tests.torture.kills import Acknowledged, check, taken_in
from tests.torture.player import JOURNAL, acknowledged, new_match, play
from tests.torture.report import Found


def _limited(most: int) -> None:
    """No file of this process may grow beyond `most` bytes: writing fails as on a full disk."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))


def child(folder: str, seed: str, room: str) -> None:
    """Plays until the disk is full, shows that the table stands, gets room again and plays on."""
    rng = random.Random(seed)
    with Journal(Path(folder) / JOURNAL) as journal:
        table = Table(journal)
        new_match(table, rng)
        size = max(file.stat().st_size for file in Path(folder).iterdir())
        _limited(size + int(room))
        before = table.scoreboard
        try:
            for board in play(table, rng):
                entry = journal.entries(board.match, find(board.game))[-1]
                print(acknowledged(entry, board.match), flush=True)
                before = table.scoreboard
        except JournalFull as full:
            print("full", full, flush=True)
        shown = table.scoreboard
        if (shown.last_seq, shown.scores) != (before.last_seq, before.scores) and shown.match == before.match:
            print("changed although nothing was written", flush=True)
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        for _, board in zip(range(5), play(table, rng), strict=False):
            entry = journal.entries(board.match, find(board.game))[-1]
            print(acknowledged(entry, board.match), flush=True)
        print("played on", flush=True)


def full(folder: Path, times: int, seed: int = 0) -> Found:
    """So many evenings at which the disk fills up."""
    found = Found("full disk")
    rng = random.Random(seed)
    words = 0
    for n in range(times):
        place = folder / f"full{n}"
        place.mkdir()
        done = subprocess.run(
            [sys.executable, "-m", "tests.torture.full", str(place), f"{seed}-{n}", str(rng.randrange(0, 60_000))],
            capture_output=True, text=True, cwd=REPOSITORY, env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
            check=False)
        found.tries += 1
        lines = done.stdout.splitlines(keepends=True)
        words += any(line.startswith("full this could not be written down") for line in lines)
        found.expect(done.returncode == 0, f"evening {n} ended with {done.returncode}: {done.stderr.strip()[-300:]}")
        found.expect("played on\n" in lines, f"evening {n} did not go on when there was room again")
        found.expect(not any(line.startswith("changed") for line in lines), f"evening {n}: counted, but not written")
        told: Acknowledged = {}
        taken_in("".join(line for line in lines if line[:1].isdigit()), told, found)
        found.expect(check(place / JOURNAL, told, found, f"evening {n}") == 0, f"evening {n}: entries nobody was told")
    found.expect(words == times, f"told in a sentence only in {words} of {times}")
    found.figures["told in a sentence"] = f"{words} of {times}"
    return found


if __name__ == "__main__":
    child(*sys.argv[1:])
