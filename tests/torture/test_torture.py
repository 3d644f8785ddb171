"""The short tortures, and the proof that each of them finds a fault when there is one."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.journal import Journal
from tests.torture import __main__ as torture
from tests.torture.kills import Acknowledged, check
from tests.torture.player import JOURNAL
from tests.torture.report import Found
from tests.torture.tears import evening

HERE = sorted(set(torture.TORTURES) - {"power", "fuzz"})
"""The power cuts run with the rig's tests, which have its kernel; the fuzzing with the laws."""


@pytest.mark.parametrize("name", HERE)
def test_nothing_is_lost(name: str) -> None:
    found = torture.run(name, short=True)
    assert found.tries > 0
    assert found.faults == []


def test_a_lost_entry_is_found(tmp_path: Path) -> None:
    told: Acknowledged = evening(tmp_path, 1, facts=30)
    path = tmp_path / "evening" / JOURNAL
    with Journal(path) as journal:
        match, seq = max(told)
        journal.db.execute("DELETE FROM entry WHERE match = ? AND seq = ?", (match, seq))
        for backup in journal.backups():
            backup.unlink()
    found = Found("one is gone")
    check(path, told, found, "now")
    assert found.faults == [f"now: acknowledged and lost: [({match}, {seq})]"]


def test_a_torture_that_does_not_exist_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert torture.main(["fire"]) == 2
    assert "no torture fire; there are: kills, tears" in capsys.readouterr().out
