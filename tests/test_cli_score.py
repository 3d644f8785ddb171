"""A typed position is scored point by point; what cannot be a position is one sentence."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from companion.cli import commands

ROWS = ("..b..", "..B..", ".rrrr", ".....", ".....")


def scored(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(commands, ["score", "board", *words])
    return result.exit_code, result.output


def test_every_point_has_its_rule_and_holes() -> None:
    code, told = scored(*ROWS, "--seats", "r=S,b=N")
    assert code == 0
    # Four stones in row 3 are 12 and the line across is 3 more; from N the two lie in rows 1 and 2, one doubled.
    assert [line for line in told.splitlines() if not line.startswith(" ")] == ["r (S): 15", "b (N): 5"]
    assert "B20  b3 c3 d3 e3" in told


def test_the_vienna_variant_counts_otherwise() -> None:
    assert scored(*ROWS, "--seats", "r=S,b=N", "--vienna")[1].startswith("r (S): 28")


def test_a_house_rule_counts() -> None:
    assert scored(*ROWS, "--seats", "r=S,b=N", "--house", "horizontal4=row+3")[1].startswith("r (S): 18")


@pytest.mark.parametrize(("words", "hint"), [
    (("..", "--seats", "r=S,b=N"), "five rows"),
    ((*ROWS, "--seats", "r=S"), "can play this"),
    ((*ROWS, "--seats", "r=S,b=Q"), "no side of the table"),
    ((*ROWS, "--seats", "r"), "name=value"),
    ((*ROWS, "--seats", "r=S,g=N"), "is no stone"),
    ((*ROWS, "--seats", "r=S,b=N", "--house", "no_rule=1"), "no house rule"),
])
def test_what_is_no_position_is_a_sentence(words: tuple[str, ...], hint: str) -> None:
    code, told = scored(*words)
    assert code == 2
    assert hint in told
    assert "Traceback" not in told
