"""The state machine over the table, for each game, with the same examples in every run."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from companion.games import GAMES
from tests.laws.machine import machine


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_any_order_of_signals_commands_and_crashes_leaves_the_table_right(key: str) -> None:
    run_state_machine_as_test(machine(key), settings=settings(
        max_examples=6, stateful_step_count=25, deadline=None, derandomize=True, database=None,
        suppress_health_check=list(HealthCheck)))
