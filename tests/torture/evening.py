"""Long evenings: many matches in a row, and hours in fast motion with phones watching. Nothing grows or slows."""

from __future__ import annotations

import gc
import random
import time
from pathlib import Path
from statistics import median

from companion.journal import Journal
from companion.table import Table
from tests.bench.room import crowd, resident_mb
from tests.torture.player import JOURNAL, new_match, play
from tests.torture.report import Found
from web import create_app, serve

PACE_S = 5.0
"""s; a busy table says something so often, so eight hours are 5,760 facts."""
PAUSE_S = 0.02
"""s between two facts in fast motion."""
MOST_MB = 20.0
"""MB; an evening's second half may take so much more than its first: pages and matches that are kept at hand."""


def matches(folder: Path, times: int, facts: int, seed: int = 0) -> Found:
    """So many matches in a row on one table, every game in turn, each of at most so many facts."""
    found = Found(f"{times} matches in a row")
    rng = random.Random(seed)
    took: list[list[float]] = []
    grown: list[float] = []
    with Journal(folder / JOURNAL) as journal:
        table = Table(journal)
        for _ in range(times):
            new_match(table, rng)
            number = table.scoreboard.match
            times_ms = []
            began = time.perf_counter()
            for n, board in enumerate(play(table, rng)):
                times_ms.append((time.perf_counter() - began) * 1000)
                if board.match != number or board.outcome is not None or n >= facts:
                    break
                began = time.perf_counter()
            took.append(times_ms)
            gc.collect()
            grown.append(resident_mb())
            found.tries += 1
        known = [number for number, _, _ in table.matches()]
        for number in known:
            kept = len(table.history(number))
            found.expect(kept > 0, f"match {number} has lost its history")
            found.expect(table.record(number).entries == kept, f"match {number} is told with other entries than it has")
    half = times // 2
    found.figures["memory after each half, MB"] = f"{grown[half - 1]:.0f}, {grown[-1]:.0f}"
    found.figures["median ms a fact in each half"] = ", ".join(
        f"{median(t for times_ms in part for t in times_ms):.1f}" for part in (took[:half], took[half:]))
    found.expect(grown[-1] < grown[half - 1] + MOST_MB, f"memory grew from {grown[half - 1]:.0f} to {grown[-1]:.0f} MB")
    return found


def fast_motion(folder: Path, hours: float, phones: int, seed: int = 0) -> Found:
    """So many hours at a busy table, a fact as soon as the one before is on every phone.

    Every phone must come along, and the last quarter may take neither more memory nor more time than the second.
    """
    found = Found(f"{hours:g} hours in fast motion, {phones} phones")
    facts = int(hours * 3600 / PACE_S)
    grown: list[float] = []
    late: list[list[float]] = []
    with Journal(folder / JOURNAL) as journal:
        table = Table(journal)
        with (serve(create_app(table, data_dir=folder), "127.0.0.1", 0) as serving,
              crowd("127.0.0.1", serving.port, phones) as watching):
            said = play(table, random.Random(seed))
            for _ in range(4):
                edges = {}
                for _ in range(max(1, facts // 4)):
                    before = time.monotonic_ns()
                    board = next(said)
                    edges[board.version] = before
                    found.tries += 1
                    time.sleep(PAUSE_S)
                time.sleep(1.0)
                told = watching.report()
                late.append(sorted((at - edges[int(version)]) / 1e6 for version, times in told["arrived"].items()
                                   if int(version) in edges for at in times))
                gc.collect()
                grown.append(resident_mb())
                found.expect(told["versions"] == [table.scoreboard.version],
                             f"after {found.tries} facts phones show {told['versions']}, "
                             f"the table {table.scoreboard.version}")
                found.expect(told["lost"] == 0, f"{told['lost']} connections were lost")
    found.figures["memory after each quarter, MB"] = ", ".join(f"{size:.0f}" for size in grown)
    found.figures["edge to page in each quarter, ms"] = ", ".join(
        f"{median(times):.0f} (p95 {times[int(len(times) * 0.95)]:.0f})" for times in late)
    found.expect(grown[-1] < grown[1] + MOST_MB, f"memory grew from {grown[1]:.0f} to {grown[-1]:.0f} MB")
    return found
