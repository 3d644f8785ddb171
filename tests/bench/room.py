"""Two hundred phones at one table: from the edge of a pad to the page, and how large the process grows.

`python -m tests.bench.room --phones 200 --changes 100 --grow 1000`. The table and its server are this process, the
phones another one (`_phones.py`). A change is a fact that is written down durably (or its undo), as a race would be;
its time is taken before the table hears of it, a phone's when the last byte of the event's head was read.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from companion.engine import Setup
from companion.games.magicians.facts import Armed, Composed, Dealt
from companion.journal import Journal
from companion.table import Table
from web import create_app, serve


def resident_mb() -> float:
    """What this process holds in memory now (MB)."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


class Crowd:
    """The other process with its phones."""

    def __init__(self, process: subprocess.Popen[str], many: int) -> None:
        self._process, self.many = process, many

    def tell(self, words: str) -> None:
        """Says something to the phones."""
        assert self._process.stdin is not None
        self._process.stdin.write(words + "\n")
        self._process.stdin.flush()

    def hear(self) -> str:
        """The next line of the phones; raises EOFError when they are gone."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise EOFError("the phones are gone")
        return line.strip()

    def report(self) -> dict[str, Any]:
        """Who got what, when, since the last report."""
        self.tell("report")
        told: dict[str, Any] = json.loads(self.hear())
        return told


@contextmanager
def crowd(host: str, port: int, many: int) -> Iterator[Crowd]:
    """So many phones follow the table at that address; all of them show the board when the block begins."""
    process = subprocess.Popen([sys.executable, "-m", "tests.bench._phones", host, str(port), str(many)],
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        phones = Crowd(process, many)
        if phones.hear() != "ready":
            raise EOFError("the phones did not come")
        yield phones
        phones.tell("end")
    finally:
        process.terminate()
        process.communicate(timeout=10)


class Duel:
    """A duel in which GO is armed and taken back again and again: a change each time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        table.open_match(Setup("magicians", ("Anna", "Bo")))
        for fact in (Composed(), Dealt()):
            table.say(fact)
        self._armed = False

    def change(self) -> tuple[int, int]:
        """One more change: its version, and the time (ns) before the table heard of it."""
        before = time.monotonic_ns()
        board = self.table.undo() if self._armed else self.table.say(Armed(), by="button")
        self._armed = not self._armed
        return board.version, before


def late_ms(phones: Crowd, duel: Duel, changes: int, every_s: float) -> tuple[list[float], int, int]:
    """Latencies (ms) of every change on every phone, how many never came, and connections lost."""
    edges = {}
    for _ in range(changes):
        version, before = duel.change()
        edges[version] = before
        time.sleep(every_s)
    time.sleep(1.0)
    told = phones.report()
    late = [(at - edges[int(version)]) / 1e6 for version, times in told["arrived"].items()
            if int(version) in edges for at in times]
    return sorted(late), changes * phones.many - len(late), told["lost"]


def main(words: list[str] | None = None) -> None:
    """Prints the figures."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--phones", type=int, nargs="*", default=[200, 300])
    asked.add_argument("--changes", type=int, default=60)
    asked.add_argument("--every", type=float, default=0.5, help="seconds between changes")
    asked.add_argument("--grow", type=int, default=1000, help="changes for the look at memory")
    chosen = asked.parse_args(words or [])
    for many in chosen.phones:
        with tempfile.TemporaryDirectory() as folder, Journal(Path(folder) / "journal.sqlite") as journal:
            table = Table(journal)
            with serve(create_app(table, data_dir=Path(folder)), "127.0.0.1", 0) as serving:
                duel = Duel(table)
                with crowd("127.0.0.1", serving.port, many) as phones:
                    time.sleep(1.0)
                    busy = time.process_time()
                    began = time.monotonic()
                    late, missing, lost = late_ms(phones, duel, chosen.changes, chosen.every)
                    busy = (time.process_time() - busy) / (time.monotonic() - began)
                    print(f"{many} phones: edge to page median {median(late):.1f} ms, "
                          f"p95 {late[int(len(late) * 0.95)]:.1f} ms, worst {late[-1]:.1f} ms "
                          f"({len(late)} pages told, {missing} not, {lost} connections lost; "
                          f"processor {busy:.0%} of one core)", flush=True)
                    if many == chosen.phones[0] and chosen.grow:
                        grown(phones, duel, chosen.grow)


def grown(phones: Crowd, duel: Duel, changes: int) -> None:
    """Prints how much memory `changes` changes took."""
    sizes = [resident_mb()]
    took = []
    for _ in range(4):
        began = time.monotonic()
        for _ in range(changes // 4):
            version, _ = duel.change()
            time.sleep(0.01)
        sizes.append(resident_mb())
        took.append((time.monotonic() - began) / (changes // 4) * 1000 - 10)
    time.sleep(2.0)
    behind = [v for v in phones.report()["versions"] if v != version]
    print(f"memory over {changes} changes: {', '.join(f'{size:.1f}' for size in sizes)} MB; "
          f"one change {took[0]:.1f} ms at first, {took[-1]:.1f} ms at last; "
          f"{len(behind)} versions behind on any phone", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
