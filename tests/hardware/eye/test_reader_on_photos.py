"""The card reader on a fixed sample of real photos: it must go on naming nearly all cards and hardly any wrongly."""

from __future__ import annotations

import pytest

from hardware.eye.cards import CardReader
from tests.hardware.eye.photos import FAULTY_LABELS, compared, read_photos, read_rendered, total

EVERY = 12
"""120 of the 1,429 photos, from nine of the ten sources, less those whose label is known to be wrong."""


def test_a_sample_of_the_real_photos() -> None:
    score = total(read_photos(CardReader(), EVERY, leave_out=FAULTY_LABELS))
    told = "\n".join([score.line("sample"), *score.notes])
    assert score.f1 >= 0.95, told
    assert score.wrong_share < 0.012, told


def test_the_rendered_scenes() -> None:
    score = total(read_rendered(CardReader()))
    told = "\n".join([score.line("rendered"), *score.notes])
    assert score.f1 >= 0.87, told
    assert score.wrong_share < 0.02, told


@pytest.mark.parametrize(
    ("named", "true", "right", "wrong", "missed"),
    [
        ([], [], 0, 0, 0),
        (["AS"], [("AS", False)], 1, 0, 0),
        (["AS", "AS"], [("AS", False)], 1, 1, 0),
        (["9S"], [("9?", False)], 1, 0, 0),
        (["9S", "9D"], [("9?", False), ("9D", False)], 2, 0, 0),
        (["2C"], [("2C", True)], 0, 0, 0),
        ([], [("2C", True), ("KD", False)], 0, 0, 1),
        (["KD"], [("BACK", False), ("JOKER", False)], 0, 1, 0),
    ],
)
def test_the_count_of_right_wrong_and_missed(
    named: list[str], true: list[tuple[str, bool]], right: int, wrong: int, missed: int
) -> None:
    score = compared(named, [{"label": label, "optional": optional} for label, optional in true])
    assert (score.right, score.wrong, score.missed) == (right, wrong, missed)
