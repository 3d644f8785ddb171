"""The judge of the board eye: what must not matter to it does not."""

from __future__ import annotations

from copy import copy

import numpy as np
import pytest
from numpy.typing import NDArray

from hardware.eye.board.judge import Judge
from hardware.eye.board.patches import COLOURS
from hardware.eye.board.places import FEATURES, HOLES
from hardware.eye.board.reader import MODELS

Floats = NDArray[np.float32]


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(MODELS / "board_judge.npz")


@pytest.fixture
def looks() -> Floats:
    rng = np.random.default_rng(4)
    return rng.uniform(0, 1, (HOLES + 6, FEATURES + COLOURS)).astype(np.float32)


PAINTS = np.array([(0.1, 0.2, 0.8), (0.7, 0.3, 0.1), (0.1, 0.7, 0.8)], np.float32)


def test_a_state_for_every_place_and_a_match_for_every_paint(judge: Judge, looks: Floats) -> None:
    states, matches = judge.judge(looks, PAINTS)

    assert states.shape == (HOLES + 6, 5)
    assert matches.shape == (HOLES + 6, 3)
    assert np.ptp(matches, axis=1).min() > 0


def test_what_lies_beside_the_holes_changes_no_hole(judge: Judge, looks: Floats) -> None:
    with_spots, _ = judge.judge(looks, PAINTS)
    alone, _ = judge.judge(looks[:HOLES], PAINTS)

    assert np.allclose(with_spots[:HOLES], alone, atol=1e-4)


def test_a_spot_that_asks_to_be_looked_at_is_still_not_looked_at(judge: Judge, looks: Floats) -> None:
    """On one rendered board a loose stone more or less made seven holes unsure: likenesses differed by 30 and more."""
    eager = copy(judge)
    eager._weights = {name: weight * (40 if ".ask." in name else 1) for name, weight in judge._weights.items()}
    with_spots, _ = eager.judge(looks, PAINTS)
    alone, _ = eager.judge(looks[:HOLES], PAINTS)

    assert np.allclose(with_spots[:HOLES], alone, atol=1e-3)


def test_the_order_of_the_holes_and_of_the_paints_does_not_matter(judge: Judge, looks: Floats) -> None:
    rng = np.random.default_rng(8)
    order, mixed = np.r_[rng.permutation(HOLES), np.arange(HOLES, HOLES + 6)], rng.permutation(3)
    states, matches = judge.judge(looks, PAINTS)
    other_states, other_matches = judge.judge(looks[order], PAINTS[mixed])

    assert np.allclose(other_states, states[order], atol=1e-3)
    assert np.allclose(other_matches, matches[order][:, mixed], atol=1e-3)


def test_other_holes_matter(judge: Judge, looks: Floats) -> None:
    states, _ = judge.judge(looks, PAINTS)
    other = looks.copy()
    other[1:HOLES] *= np.float32(0.3)
    changed, _ = judge.judge(other, PAINTS)

    assert not np.allclose(changed[0], states[0], atol=1e-3)


def test_no_paint_in_play(judge: Judge, looks: Floats) -> None:
    states, matches = judge.judge(looks, np.zeros((0, 3), np.float32))

    assert states.shape == (HOLES + 6, 5)
    assert matches.shape == (HOLES + 6, 0)
