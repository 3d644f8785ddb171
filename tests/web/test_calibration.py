"""The wizard's pages: a table is set up from the phone, and what cannot be right is refused with a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from flask.testing import FlaskClient

from calibration.exposure import Exposure
from calibration.eyes import Reading
from calibration.follow import Moved, Realigned
from calibration.measured import TableMeasured, save, table_measured
from calibration.plane import plane_from_corners
from calibration.sheets import mat_sheet
from companion.cards import Card
from companion.engine import Prompt
from companion.signals import BoardSeen, CardsSeen, SeenCard, SeenHole
from companion.speech import plain
from companion.table import Table
from tests.calibration.drawn import LENS, photo, pose
from tests.web.conftest import PIN, Referee
from tests.web.eyes import FakeEyes
from web import Keys, create_app
from web.wizard import Wizard

BOARD = np.full((720, 1280, 3), 120, np.uint8)
CORNERS = [[340, 60], [940, 60], [940, 660], [340, 660]]


@pytest.fixture
def eyes() -> FakeEyes:
    return FakeEyes(photo(mat_sheet("A3"), pose(12, 0, 0, 430), LENS))


@pytest.fixture
def referee(table: Table, keys: Keys, tmp_path: Path, eyes: FakeEyes) -> Referee:
    made = Referee(create_app(table, data_dir=tmp_path, keys=keys, eyes=eyes).test_client(), table)
    made.post("/pair", token=keys.token, pin=PIN, name="Ada")
    return made


def act(referee: Referee, do: str, step: str, **said: Any) -> Any:
    return referee.post("/calibration?lang=en", do=do, step=step, **said).get_json()


def test_a_table_for_cards_is_set_up_and_used_at_once(referee: Referee, eyes: FakeEyes, tmp_path: Path) -> None:
    eyes.holds = Exposure({"ExposureTime": (10_000.0,)})
    assert act(referee, "take", "picture")["step"] == "marks"
    state = act(referee, "take", "marks", where="mat-A3")
    assert (state["step"], len(state["overlay"]["outline"])) == ("zones", 32)
    state = act(referee, "to", "lens")
    assert (state["step"], state["figures"][0]["name"]) == ("lens", "error_px")
    act(referee, "skip", "lens")
    state = act(referee, "take", "zones", zones={"S": [[300, 400], [980, 400], [980, 620], [300, 620]]})
    assert state["step"] == "exposure"
    act(referee, "to", "deck")
    assert act(referee, "take", "deck")["step"] == "exposure"
    state = act(referee, "take", "exposure")
    assert state["exposure"]["held"] == ["ExposureTime"]
    assert act(referee, "take", "save")["saved"]
    measured = table_measured(tmp_path)
    assert measured is not None
    assert eyes.used == [measured]
    assert [zone.name for zone in measured.zones] == ["S"]


def test_a_board_is_set_up_by_its_corners(referee: Referee, eyes: FakeEyes) -> None:
    eyes.shown = BOARD
    act(referee, "take", "picture")
    act(referee, "to", "corners")
    state = act(referee, "take", "corners", corners=CORNERS, side_mm=500)
    assert (state["step"], state["holes"]["pitch_mm"], state["holes"]["thick_mm"]) == ("holes", 70.0, 8.1)
    state = act(referee, "take", "holes", **{name: state["holes"][name] for name in (
        "pitch_mm", "hole_mm", "stone_mm", "thick_mm", "line_inset_mm", "line_length_mm")})
    assert (state["step"], len(state["overlay"]["holes"]), state["stones"]["chosen"][0]) == ("stones", 25, "red")
    refused = act(referee, "take", "stones", colours=["red", "blue"])["refused"]
    assert refused["key"] == "cal.stones.empty"


@pytest.mark.parametrize(("step", "said", "key"), [
    ("marks", {"where": "mat-A4"}, "cal.mat"),
    ("marks", {"where": "moon"}, "cal.sizes"),
    ("marks", {"where": "board", "side_mm": "x", "mark_mm": 30}, "cal.sizes"),
    ("marks", {"where": "board", "side_mm": True, "mark_mm": 30}, "cal.sizes"),
    ("corners", {"corners": CORNERS[::-1], "side_mm": 500}, "board-eye.mirrored"),
    ("corners", {"corners": [CORNERS[n] for n in (0, 2, 1, 3)], "side_mm": 500}, "board-eye.swapped"),
    ("corners", {"corners": [CORNERS[n] for n in (1, 2, 3, 0)], "side_mm": 500}, "cal.turned"),
    ("corners", {"corners": [[1, "2"]], "side_mm": 500}, "cal.points"),
    ("corners", {"corners": CORNERS[:3], "side_mm": 500}, "board-eye.corners"),
    ("corners", {"corners": [[320, 108], *CORNERS[1:]], "side_mm": 500}, "cal.corners.waiting"),
    ("lens", {}, "cal.lens.no_board"),
    ("lens", {"done": True}, "cal.lens.few"),
    ("zones", {"zones": {"X": CORNERS}}, "cal.zones.seat"),
    ("zones", {"zones": {"S": CORNERS, "N": CORNERS}}, "cal.zones.overlap"),
    ("zones", {"zones": []}, "cal.zones.seat"),
    ("zones", {"zones": {"S": CORNERS[:3]}}, "cal.zones.folded"),
    ("save", {}, "cal.elsewhere"),
])
def test_what_cannot_be_right_is_refused_with_a_sentence(referee: Referee, step: str, said: dict[str, Any], key: str
                                                         ) -> None:
    act(referee, "take", "picture")
    for before in ("marks", "corners"):
        if step == "corners" and before == "marks":
            act(referee, "to", "corners")
        elif step not in ("marks", "corners", before, "save"):
            act(referee, "skip", before)
    if step == "lens":
        act(referee, "to", "lens")
    answer = referee.post("/calibration?lang=de", do="take", step=step, **said)
    assert answer.status_code == 409
    assert answer.get_json()["refused"]["key"] == key
    assert answer.get_json()["refused"]["text"].endswith(".")


def test_a_camera_without_a_picture(referee: Referee, eyes: FakeEyes) -> None:
    eyes.shown = None
    assert act(referee, "take", "picture")["refused"]["key"] == "cal.picture.none"
    assert referee.client.get("/calibration/picture.jpg").status_code == 404
    assert referee.client.get("/calibration/look.json").get_json()["marks"] == []


def test_the_live_picture_is_limited_in_rate(tmp_path: Path, eyes: FakeEyes) -> None:
    now = [0.0]
    wizard = Wizard(eyes, tmp_path, lambda: now[0])
    before = eyes.frames
    pictures = [wizard.picture() for _ in range(50)] + [wizard.look() for _ in range(50)]
    assert eyes.frames == before + 2
    now[0] = 2.0
    wizard.picture()
    assert (eyes.frames, pictures[0]) == (before + 3, pictures[49])
    assert [mark["number"] for mark in wizard.look()] == [0, 1, 2, 3]


def test_going_back_and_beginning_again(referee: Referee) -> None:
    act(referee, "take", "picture")
    assert act(referee, "back", "marks")["step"] == "picture"
    assert act(referee, "to", "save")["refused"]["key"] == "cal.step"
    assert act(referee, "begin", "")["step"] == "picture"
    assert referee.post("/calibration", do="dance", step="picture").status_code == 400


def test_a_profile_of_another_camera_is_told(tmp_path: Path, eyes: FakeEyes) -> None:
    plane = plane_from_corners([(340, 60), (940, 60), (940, 660), (340, 660)], 500, (1280, 960)).found
    save(tmp_path, TableMeasured((1280, 960), plane, 500.0))
    wizard = Wizard(eyes, tmp_path)
    assert wizard.note is not None
    assert wizard.note.key == "cal.profile.size"


def test_profiles_move_between_machines(referee: Referee, eyes: FakeEyes, tmp_path: Path) -> None:
    save(tmp_path, TableMeasured((1280, 720)))
    packed = json.loads(referee.client.get("/calibration/profiles.json").data)
    assert list(packed["profiles"]) == ["table"]
    assert referee.post("/calibration/profiles", **packed).get_json()["kinds"] == ["table"]
    assert eyes.used == [TableMeasured((1280, 720))]
    assert referee.post("/calibration/profiles", kind="pack", profiles={}).status_code == 409


@pytest.mark.parametrize(("path", "kind"), [("marks-A4.pdf", "application/pdf"), ("mat-A3.svg", "image/svg+xml")])
def test_sheets_can_be_printed(referee: Referee, path: str, kind: str) -> None:
    assert referee.client.get(f"/calibration/sheets/{path}").mimetype == kind
    assert referee.client.get("/calibration/sheets/marks-A5.pdf").status_code == 404


def test_the_diagnostic_view_shows_what_the_eye_sees(referee: Referee, eyes: FakeEyes, tmp_path: Path) -> None:
    plane = plane_from_corners([(340, 60), (940, 60), (940, 660), (340, 660)], 500, (1280, 720)).found
    save(tmp_path, TableMeasured((1280, 720), plane, 500.0))
    eyes.read = Reading(BoardSeen((SeenHole("a1", "red", True), SeenHole("b1", "unsure"), SeenHole("c1", "empty"))),
                        {"a1": (400.0, 600.0), "b1": (500.0, 600.0)})
    eyes.last, eyes.says = Realigned(plane, 3.0, 2.5), [Prompt("cal.light.burnt")]
    seen = referee.client.get("/calibration/eye.json?lang=en").get_json()
    assert [(plain(one["text"]), one["sure"]) for one in seen["readings"]] == [("red ◉", True), ("?", False)]
    assert "2.5 mm" in seen["says"][1]
    eyes.last = Moved(Prompt("cal.follow.moved"))
    eyes.read = Reading(CardsSeen((SeenCard(Card("7h"), 0.99, quad=((0, 0), (9, 0), (9, 9), (0, 9))),)))
    seen = referee.client.get("/calibration/eye.json?lang=en").get_json()
    assert (seen["paused"], len(seen["readings"])) == (True, 1)
    assert b"data-state" in referee.client.get("/calibration/eye?lang=fa").data


def test_only_referees_calibrate(client: FlaskClient, referee: Referee) -> None:
    stranger = referee.client.application.test_client()
    assert stranger.get("/calibration").status_code == 302
    assert stranger.get("/calibration/picture.jpg").status_code == 403
    assert client.get("/calibration").status_code == 404


def test_the_page_and_every_step_speak_five_languages(referee: Referee) -> None:
    for tongue in ("de", "en", "it", "pl", "fa"):
        assert b"data-state" in referee.client.get(f"/calibration?lang={tongue}").data


def test_a_refused_size_comes_with_what_would_fit(referee: Referee) -> None:
    act(referee, "take", "picture")
    answer = act(referee, "take", "marks", where="board", side_mm=500, mark_mm=30)
    assert (answer["refused"]["key"], [one["said"] for one in answer["offers"]]) == ("cal.mat", [{"where": "mat-A3"}])
    assert act(referee, "take", "marks", **answer["offers"][0]["said"])["step"] == "zones"
    assert act(referee, "take", "zones", zones={"X": []})["offers"] == []


def test_saved_is_said_only_where_it_was_saved(referee: Referee, eyes: FakeEyes) -> None:
    act(referee, "take", "picture")
    act(referee, "take", "marks", where="mat-A3")
    state = act(referee, "skip", "zones")
    # This camera cannot hold its exposure: the step would change nothing, so there is none.
    assert (state["step"], state["exposure"]["fixable"], state["enough"]) == ("save", False, False)
    assert state["verdict"]
    assert act(referee, "take", "save")["saved"]
    assert act(referee, "to", "marks")["saved"] is False
    state = act(referee, "begin", "")
    assert (state["saved"], state["enough"], state["step"]) == (False, False, "marks")
    assert act(referee, "take", "marks", where="mat-A3")["enough"]
    assert act(referee, "to", "save")["step"] == "save"


def test_a_bare_cloth_has_no_holes_and_it_is_said(referee: Referee, eyes: FakeEyes) -> None:
    eyes.shown = BOARD
    act(referee, "take", "picture")
    act(referee, "to", "corners")
    state = act(referee, "take", "corners", corners=CORNERS, side_mm=500)
    assert state["holes"]["seen"] is False
    assert state["overlay"]["words"]["E"] == "East"


def test_another_phone_is_told_where_the_wizard_is(referee: Referee) -> None:
    act(referee, "take", "picture")
    looked = referee.client.get("/calibration/look.json").get_json()
    assert (looked["step"], looked["saved"], len(looked["marks"])) == ("marks", False, 4)
    act(referee, "take", "marks", where="mat-A3")
    assert referee.client.get("/calibration/look.json").get_json() == {"step": "zones", "saved": False, "marks": []}
    assert act(referee, "skip", "marks")["refused"]["key"] == "cal.elsewhere"
