"""Colours of stones: taught from a picture, told apart, kept in a profile."""

from __future__ import annotations

import json

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from calibration.colours import StoneColours, hole_looks, teach
from calibration.errors import BadProfile, Unfit
from calibration.holes import Grid
from calibration.plane import Plane
from companion.engine import Prompt

PLANE = Plane((640, 640), (1.5, 0, 319.5, 0, -1.5, 319.5, 0, 0, 1))
RED, WINE, BLUE = (200.0, 20.0, 20.0), (198.0, 22.0, 22.0), (20.0, 40.0, 180.0)


def picture(stones: dict[int, tuple[float, float, float]]) -> NDArray[np.uint8]:
    """A flat board seen from above, with round stones in some holes and dark holes elsewhere."""
    canvas = np.full((640, 640, 3), (90, 140, 190), np.uint8)
    for n, (x, y) in enumerate(PLANE.px(Grid().centres()).tolist()):
        red, green, blue = stones.get(n, (30.0, 30.0, 30.0))
        cv2.circle(canvas, (round(x), round(y)), 25, (blue, green, red), -1)
    return canvas


def test_a_picture_teaches_what_the_stones_the_holes_and_the_board_look_like() -> None:
    taught = teach(picture({0: RED, 3: BLUE}), PLANE, Grid(), {0: "red", 3: "blue"})
    assert taught.names == ("red", "blue")
    assert taught.seen["red"] == RED
    assert (taught.hole, taught.wood) == ((30, 30, 30), (190, 140, 90))


def test_the_second_look_is_averaged_with_the_first() -> None:
    first = teach(picture({0: RED}), PLANE, Grid(), {0: "red"})
    second = teach(picture({4: (210, 30, 30)}), PLANE, Grid(), {4: "red"}, first)
    assert second.seen["red"] == (205, 25, 25)


def test_colours_that_look_the_same_are_refused_by_name() -> None:
    with pytest.raises(Unfit) as error:
        teach(picture({0: RED, 1: WINE}), PLANE, Grid(), {0: "red", 1: "wine"})
    assert error.value.prompt.key == "board-eye.alike"
    assert error.value.prompt.values == {"one": Prompt("term.colour.red"), "other": "wine"}


def test_a_hole_outside_the_picture_is_half_a_board() -> None:
    with pytest.raises(Unfit) as error:
        hole_looks(picture({}), PLANE, Grid(5, 5, 120, 34))
    assert error.value.prompt.key == "board-eye.half"


def test_the_nearest_pair_of_colours_comes_first() -> None:
    apart = StoneColours({"blue": BLUE, "red": RED, "wine": WINE}).separation()
    assert next(iter(apart)) == ("red", "wine")
    assert apart["red", "wine"] < 3 < 60 < apart["blue", "red"]


def test_colours_survive_their_profile() -> None:
    taught = StoneColours({"red": RED}, {"blue": BLUE}, (1, 2, 3), None)
    assert StoneColours.from_json(json.loads(json.dumps(taught.to_json()))) == taught


@pytest.mark.parametrize("broken", [{}, {"paints": {"red": [1, 2]}, "seen": {}},
                                    {"paints": {}, "seen": {"a": [0, 0, 999]}}])
def test_a_profile_of_another_shape_is_refused(broken: dict[str, object]) -> None:
    with pytest.raises(BadProfile):
        StoneColours.from_json(broken)
