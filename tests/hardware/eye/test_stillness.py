"""When the table counts as still: noise and a changing lamp do not disturb, a card, a slow hand and a resting hand
do."""

from __future__ import annotations

import time

import cv2
import numpy as np
import pytest

from hardware.eye.stillness import Stillness
from tests.hardware.eye.tables import Picture, Put, ground, table


def noisy(picture: Picture, seed: int, sigma: float = 6.0) -> Picture:
    return np.clip(picture + np.random.default_rng(seed).normal(0, sigma, picture.shape), 0, 255).astype(np.uint8)


def settled(watch: Stillness, picture: Picture, frames: int = 6) -> bool:
    return [watch.still(noisy(picture, n)) for n in range(frames)][-1]


def test_the_first_frames_are_not_still_then_noise_is_no_movement() -> None:
    watch = Stillness(frames=3)
    said = [watch.still(noisy(table(Put("7h", 600, 300)), n)) for n in range(6)]
    assert said == [False, False, False, True, True, True]


@pytest.mark.parametrize("factor", [0.8, 0.93, 1.06, 1.2])
def test_a_lamp_that_gets_brighter_is_no_movement(factor: float) -> None:
    watch, picture = Stillness(), table(Put("7h", 600, 300))
    assert settled(watch, picture)
    assert watch.still(np.clip(noisy(picture, 9) * factor, 0, 255).astype(np.uint8))


def test_a_card_that_is_put_down_is_movement_until_it_lay_for_some_frames() -> None:
    watch = Stillness(frames=3)
    assert settled(watch, ground())
    two = table(Put("7h", 600, 300, 0, 130))
    assert [watch.still(noisy(two, 20 + n)) for n in range(5)] == [False, False, False, True, True]


def test_a_slow_slide_is_movement() -> None:
    watch = Stillness(frames=3)
    for _n in range(4):
        watch.still(table(Put("7h", 600, 300)))
    said = [watch.still(table(Put("7h", 600 + 3 * n, 300))) for n in range(1, 8)]
    assert not any(said[1:])


def skin(picture: Picture) -> Picture:
    hand = picture.copy()
    cv2.ellipse(hand, (640, 720), (130, 260), 0, 0, 360, (120, 150, 205), -1)
    return hand


def test_a_hand_that_rests_on_the_table_is_not_still() -> None:
    watch, picture = Stillness(frames=3, patience=30), table(Put("7h", 300, 300))
    assert settled(watch, picture)
    assert not any(watch.still(noisy(skin(picture), n)) for n in range(20))
    assert watch.last.hand
    assert settled(watch, picture)


def test_skin_colour_that_stays_for_long_is_taken_for_the_table() -> None:
    watch, picture = Stillness(frames=3, patience=10), table(Put("7h", 300, 300))
    assert settled(watch, picture)
    assert settled(watch, skin(picture), 20)


def test_another_size_an_empty_frame_and_clear_begin_anew() -> None:
    watch, picture = Stillness(frames=2), table(Put("7h", 300, 300))
    assert settled(watch, picture)
    assert not watch.still(np.zeros((0, 0, 3), np.uint8))
    assert not watch.still(picture)
    assert settled(watch, picture)
    watch.clear()
    assert not watch.still(picture)
    grey = np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.uint8)
    assert not watch.still(grey)
    assert [watch.still(grey) for _ in range(2)] == [False, True]


def test_no_frames_to_compare_with_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one frame"):
        Stillness(frames=0)


def test_knowing_that_nothing_changed_is_cheap() -> None:
    """Asked for: at most 5 ms a frame of 1280 x 720. The best of some tries, since other work may share the core."""
    watch, picture = Stillness(), table(Put("7h", 600, 300))
    settled(watch, picture)
    best = 1.0
    for _ in range(30):
        begun = time.perf_counter()
        watch.still(picture)
        best = min(best, time.perf_counter() - begun)
    assert best < 0.005
