"""kill -9 at any moment while facts flow: what was acknowledged is there, in order, and nothing else is."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from companion.fold import fold
from companion.games import find
from companion.journal import Journal
from tests.shared import REPOSITORY
from tests.torture.player import JOURNAL, digest
from tests.torture.report import Found

Acknowledged = dict[tuple[int, int], str]
"""Digest of what was said by match and number."""


def taken_in(lines: str, told: Acknowledged, found: Found) -> None:
    """Adds the lines of a player; a line without its end was cut off by the kill and is no acknowledgement."""
    for line in lines.splitlines(keepends=True):
        if not line.endswith("\n"):
            continue
        if line.startswith("recovered"):
            found.faults.append(line.strip())
            continue
        match, seq, mark = line.split()
        told[int(match), int(seq)] = mark


def check(path: Path, told: Mapping[tuple[int, int], str], found: Found, again: str) -> int:
    """Opens the journal and compares it with what was told; how many entries it has beyond that."""
    beyond = 0
    with Journal(path) as journal:
        found.expect(not journal.recovered, f"{again}: {journal.recovered}")
        for number, _, setup in journal.matches():
            game = find(setup.game)
            entries = journal.entries(number, game)
            numbers = [entry.seq for entry in entries]
            found.expect(numbers == list(range(1, len(numbers) + 1)), f"{again}: match {number} has gaps: {numbers}")
            there = {(number, entry.seq): digest(entry.said) for entry in entries}
            lost = [key for key, mark in told.items() if key[0] == number and there.get(key) != mark]
            found.expect(not lost, f"{again}: acknowledged and lost: {lost}")
            beyond += sum(key not in told for key in there)
            folded = fold(game, setup, entries)
            found.expect(folded.reason is None, f"{again}: match {number} stops at {folded.stopped}: {folded.reason}")
    return beyond


def kills(folder: Path, times: int, seed: int = 0) -> Found:
    """So many kills one after the other on one journal."""
    found = Found("kill -9 while facts flow")
    rng = random.Random(seed)
    told: Acknowledged = {}
    known_beyond = unacknowledged = 0
    for n in range(times):
        player = subprocess.Popen([sys.executable, "-m", "tests.torture.player", str(folder), f"{seed}-{n}"],
                                  stdout=subprocess.PIPE, text=True, cwd=REPOSITORY,
                                  env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"})
        assert player.stdout is not None
        first = player.stdout.readline()
        found.expect(bool(first), f"kill {n}: the table did not open")
        time.sleep(rng.uniform(0, 0.25))
        player.send_signal(signal.SIGKILL)
        taken_in(first + player.stdout.read(), told, found)
        player.wait()
        player.stdout.close()
        found.tries += 1
        # An entry may have become durable just before its acknowledgement was to be printed: one a kill.
        beyond = check(folder / JOURNAL, told, found, f"kill {n}")
        found.expect(beyond <= known_beyond + 1, f"kill {n}: {beyond - known_beyond} entries nobody was told of")
        unacknowledged += beyond - known_beyond
        known_beyond = beyond
    found.figures["entries acknowledged"] = str(len(told))
    found.figures["written, but killed before the acknowledgement"] = str(unacknowledged)
    return found
