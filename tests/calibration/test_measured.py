"""One calibration as a profile; a profile of another camera or upside down is told."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from calibration.errors import BadProfile, Unfit
from calibration.exposure import Exposure, read_back
from calibration.grid import usual
from calibration.light import Light
from calibration.measured import TableMeasured, save, table_measured, unfit_for
from calibration.plane import Picture, Plane
from calibration.playzones import PlayZone, check_zones, inside
from calibration.sheets import mat_layout, mat_sheet
from companion.engine import Prompt
from tests.calibration.drawn import LENS, STRAIGHT, homography, photo, pose

WHERE = pose(10, 0, 0, 430)
PLANE = Plane((1280, 720), tuple((homography(STRAIGHT, WHERE) @ np.diag([1.0, -1.0, 1.0])).ravel().tolist()))
MAT = TableMeasured(
    (1280, 720), PLANE, layout=mat_layout("A3"), marks=(0, 1, 2, 3), grid=usual(500)[0], ruled=usual(500)[1],
    zones=(PlayZone("S", ((-150, -10), (150, -10), (150, -140), (-150, -140)), True),), lens=LENS,
    light=Light(0.5, 1.1, 0.9), exposure=Exposure({"ExposureTime": (10_000.0,)}),
    figures={"error_px": 0.4})


@pytest.fixture(scope="module")
def picture() -> Picture:
    return photo(mat_sheet("A3"), WHERE, STRAIGHT)


def test_a_calibration_survives_its_profile(tmp_path: Path) -> None:
    assert table_measured(tmp_path) is None
    save(tmp_path, MAT)
    assert table_measured(tmp_path) == MAT
    bare = TableMeasured((640, 480))
    assert TableMeasured.from_json(json.loads(json.dumps(bare.to_json()))) == bare


@pytest.mark.parametrize("part", [{"size": 3}, {"plane": {}}, {"zones": [{}]}, {"light": {"level": 0}}, {"layout": []},
                                  {"exposure": 3}, {"marks": "x"}, {"lens": {"size": "?"}}])
def test_a_torn_part_is_refused(part: dict[str, object]) -> None:
    with pytest.raises(BadProfile):
        TableMeasured.from_json(MAT.to_json() | part)


def key(prompt: Prompt | None) -> str:
    return prompt.key if prompt else ""


def test_a_profile_fits_the_camera_it_was_made_with(picture: Picture) -> None:
    assert unfit_for(MAT, picture) is None
    assert unfit_for(MAT, np.asarray(cv2.resize(picture, (640, 360)), np.uint8)) is None


def test_a_profile_of_another_camera_resolution_is_told(picture: Picture) -> None:
    assert key(unfit_for(MAT, picture[:, :960])) == "cal.profile.size"
    assert key(unfit_for(TableMeasured((1280, 720)), picture[:, :960])) == "cal.profile.size"
    assert key(unfit_for(TableMeasured((1280, 720)), picture)) == ""


def test_an_upside_down_profile_is_told(picture: Picture) -> None:
    assert key(unfit_for(MAT, np.ascontiguousarray(picture[::-1, ::-1]))) == "cal.profile.upside_down"


def test_a_camera_somewhere_else_or_without_a_mark_in_view_is_told(picture: Picture) -> None:
    assert key(unfit_for(MAT, np.roll(picture, 100, axis=1))) == "cal.follow.moved"
    assert key(unfit_for(MAT, np.zeros_like(picture))) == "cal.profile.no_marks"
    bare = replace(MAT, layout=None, marks=())
    assert unfit_for(bare, picture) is None
    assert bare.follow() is not None
    assert TableMeasured((1280, 720)).follow() is None


def test_a_zone_drawn_in_the_picture_stays_on_the_table() -> None:
    drawn = ((200.0, 400.0), (900.0, 400.0), (900.0, 650.0), (200.0, 650.0))
    zone = PlayZone.drawn("S", drawn, (1280, 720), PLANE)
    assert zone.on_plane
    assert np.allclose(zone.px((1280, 720), PLANE), drawn)
    assert inside((500, 500), zone.px((1280, 720), PLANE))
    assert PlayZone.drawn("S", drawn, (1280, 720), None).px((640, 360), None)[0] == (100, 200)
    with pytest.raises(Unfit, match="no_plane"):
        zone.px((1280, 720), None)


BOX = ((0.0, 0.0), (500.0, 0.0), (500.0, 300.0), (0.0, 300.0))


@pytest.mark.parametrize(("zones", "why"), [
    ({"X": BOX}, "seat"),
    ({"S": ((0, 0), (5, 0), (5, 5), (0, 5))}, "tiny"),
    ({"S": ((0, 0), (500, 300), (500, 0), (0, 300))}, "folded"),
    ({"S": BOX, "N": BOX}, "overlap"),
    ({"S": ((float("nan"), 0), *BOX[1:])}, "folded"),
])
def test_zones_that_cannot_be_used_are_refused(zones: dict[str, Any], why: str) -> None:
    with pytest.raises(Unfit, match=rf"cal\.zones\.{why}"):
        check_zones(zones, (1280, 720))


def test_exposure_is_read_back() -> None:
    asked = {"ExposureTime": (10_000.0,), "ColourGains": (1.8, 1.5)}
    assert read_back(asked, {"ExposureTime": (9_990.0,), "ColourGains": (1.8, 1.52)}).fixed
    with pytest.raises(Unfit, match="differs"):
        read_back(asked, {"ExposureTime": (20_000.0,), "ColourGains": (1.8, 1.5)})
    with pytest.raises(Unfit, match="silent"):
        read_back(asked, {"ExposureTime": (10_000.0,)})
    assert not read_back({}, {}).fixed
