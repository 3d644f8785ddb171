"""Any order of signals, commands, corrections and crashes on a table of each game: the laws' machine, for long."""

from __future__ import annotations

import traceback
from pathlib import Path

from hypothesis import HealthCheck, Verbosity, settings
from hypothesis.stateful import run_state_machine_as_test

from companion.games import GAMES
from tests.laws.machine import machine
from tests.torture.report import Found


def fuzz(folder: Path, times: int, steps: int = 40) -> Found:
    """So many random runs of each game; other ones each time, a fault with the steps that lead to it."""
    found = Found("any order of anything")
    for game in GAMES:
        try:
            run_state_machine_as_test(machine(game.key), settings=settings(
                max_examples=times, stateful_step_count=steps, deadline=None, database=None,
                suppress_health_check=list(HealthCheck), verbosity=Verbosity.quiet))
        except Exception as error:  # the fault is the finding
            notes = "\n".join(getattr(error, "__notes__", ()))
            found.faults.append(f"{game.key}: {''.join(traceback.format_exception(error)[-2:])}\n{notes}")
        found.tries += times
    return found
