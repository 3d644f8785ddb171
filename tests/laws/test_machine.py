"""The state machine over the table, for each game, with the same examples in every run."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from companion.games import GAMES
from companion.journal import Entry, Journal
from tests.laws.machine import machine


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_any_order_of_signals_commands_and_crashes_leaves_the_table_right(key: str) -> None:
    run_state_machine_as_test(machine(key), settings=settings(
        max_examples=6, stateful_step_count=25, deadline=None, derandomize=True, database=None,
        suppress_health_check=list(HealthCheck)))


def test_a_table_that_forgets_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    append = Journal.append

    def forgetful(journal: Journal, match: int, entry: Entry) -> Entry:
        kept = append(journal, match, entry)
        if kept.seq == 3:
            journal.db.execute("DELETE FROM entry WHERE match = ? AND seq = 3", (match,))
        return kept

    monkeypatch.setattr(Journal, "append", forgetful)
    with pytest.raises(AssertionError):
        run_state_machine_as_test(machine("luck"), settings=settings(
            max_examples=20, stateful_step_count=15, deadline=None, derandomize=True, database=None,
            phases=[Phase.generate], report_multiple_bugs=False, suppress_health_check=list(HealthCheck)))
