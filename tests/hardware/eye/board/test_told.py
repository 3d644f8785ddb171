"""What is said of a hole by the chances of its states: whether a stone is sunk there, as far as it can be seen."""

from __future__ import annotations

import numpy as np
import pytest

from companion.signals import SURE
from hardware.eye.board.networks import COVERED, EMPTY, LEANING, SUNK, told


def said(empty: float, sunk: float, leaning: float, covered: float) -> tuple[int, float]:
    return told(np.array([empty, sunk, leaning, covered], np.float32))


def test_a_clear_hole_is_as_sure_as_its_state() -> None:
    assert said(0.97, 0.03, 0, 0)[0] == EMPTY
    assert said(0.97, 0.03, 0, 0)[1] == pytest.approx(0.97)
    assert said(0.03, 0.97, 0, 0)[0] == SUNK
    assert said(0.03, 0.97, 0, 0)[1] == pytest.approx(0.97)


def test_no_stone_is_sunk_where_one_may_lean_over_the_edge() -> None:
    # B6: neither an empty hole nor a stone that leans in one counts, so between them there is nothing to settle.
    best, sure = said(0.72, 0.04, 0.24, 0)

    assert best == EMPTY
    assert sure == pytest.approx(0.96)


def test_a_stone_that_most_likely_leans_is_for_a_person_to_judge() -> None:
    assert said(0.44, 0.06, 0.5, 0)[0] == LEANING


@pytest.mark.parametrize(("states", "best"), [((0.02, 0.63, 0.05, 0.3), SUNK), ((0.63, 0.03, 0.04, 0.3), EMPTY)])
def test_what_is_seen_beside_a_finger_is_judged_by_itself(states: tuple[float, float, float, float], best: int) -> None:
    told_best, sure = said(*states)

    assert told_best == best
    assert sure >= SURE


def test_a_covered_hole_stays_covered_however_clear_the_rest_is() -> None:
    assert said(0.0, 0.45, 0.0, 0.55)[0] == COVERED


def test_a_stone_that_may_as_well_lean_is_not_surely_sunk() -> None:
    best, sure = said(0.05, 0.55, 0.4, 0)

    assert best == SUNK
    assert sure < SURE


def test_beside_a_finger_a_doubt_stays_a_doubt() -> None:
    assert said(0.25, 0.5, 0, 0.25)[1] == pytest.approx(2 / 3)
