"""The rig as a whole, in real time on a real table: pretend from race to point, recorded, replayed, and degraded."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest

from calibration.profile import Profiles
from companion.journal import Journal
from companion.settings import CameraSettings, Settings
from companion.signals import CardsSeen
from companion.table import Table
from hardware.camera import Picture
from hardware.doctor import examine
from hardware.doctor.patients import open_rig_of
from hardware.errors import DeviceError
from hardware.eye.agreement import Agreement
from hardware.eye.stillness import Stillness
from hardware.recorder import FILE, Recorder
from hardware.replay import Recording, ReplayCamera
from hardware.rig import Eye, Rig, open_rig, which
from tests.hardware.fakes import FakeTable
from tests.hardware.tables import arm, duel, quick, told_board_eye, told_eye, until


@pytest.fixture
def match(tmp_path: Path) -> Iterator[tuple[Journal, Table]]:
    made = duel(tmp_path)
    yield made
    made[0].close()


def notices(table: Table) -> set[str]:
    return {prompt.key for prompt in table.scoreboard.notices}


def points(table: Table) -> list[int]:
    return [score.points for score in table.scoreboard.scores]


def wants(table: Table) -> list[str]:
    return [want.sense for want in table.scoreboard.wants]


def turn(rig: Rig, table: Table, south: str, north: str) -> None:
    """One turn on the pretend table: Ada slaps her main deck, both turn a card."""
    pretend = rig.pretend
    assert pretend is not None
    before = sum(points(table))
    arm(table)
    until(lambda: rig.starter is not None and getattr(rig.starter, "running", False))
    pretend.press("S", "main")
    pretend.release("S", "main")
    until(lambda: wants(table) == ["cards"])
    pretend.hand(True)
    pretend.lay("S", south)
    pretend.lay("N", north)
    pretend.hand(False)
    until(lambda: sum(points(table)) == before + 1)


def test_a_match_is_played_recorded_and_replayed_with_the_same_result(
    match: tuple[Journal, Table], tmp_path: Path
) -> None:
    _, table = match
    kept = tmp_path / "evening"
    rigs: list[Rig] = []
    with open_rig(quick(), table, tmp_path, eye=told_eye(rigs), board_eye=told_board_eye(rigs), record=kept) as rig:
        rigs.append(rig)
        assert rig.sentence == "pretend table, pads on keys, drawn camera, 1280x720"
        turn(rig, table, "Kd", "7h")
        turn(rig, table, "2c", "As")
        assert points(table) == [1, 1]
        assert rig.health()["races"] == 2
    played = [(line.kind, line.act, line.by) for line in table.history()]
    assert [by for _, _, by in played[-6:]] == ["referee", "button", "camera"] * 2

    (tmp_path / "again").mkdir()
    journal, again = duel(tmp_path / "again")
    settings = replace(quick(), rig="replay", camera=CameraSettings(folder=str(kept)))
    seen = iter(["Kd 7h", "2c As"])
    with journal, open_rig(settings, again, tmp_path / "again", eye=lambda: read_from(again, seen)) as rig:
        assert rig.pretend is None
        assert "recording evening" in rig.sentence
        for total in (1, 2):
            arm(again)
            until(lambda total=total: sum(points(again)) == total)  # type: ignore[misc]  # a default binds the loop's value
    assert [(line.kind, line.act, line.by) for line in again.history()] == played


def read_from(table: Table, names: Iterator[str]) -> Eye:
    """An eye that counts on the recorder having kept the right frames: it names the cards of each want in turn."""
    from companion.cards import cards
    from companion.signals import SeenCard

    class Named:
        def __init__(self) -> None:
            self.asked, self.now = 0, ""

        def read(self, picture: Picture, packs: int = 1) -> CardsSeen:
            want = table.scoreboard.wants[0]
            if want.asked != self.asked and want.count:
                self.asked, self.now = want.asked, next(names, self.now)
            south, north = cards(self.now)
            quads = {"S": ((10, 600), (70, 600), (70, 700), (10, 700)), "N": ((10, 20), (70, 20), (70, 120), (10, 120))}
            # Another place for each want: a card that lies where the last one lay is an old one.
            return CardsSeen(tuple(
                SeenCard(card, 0.99, quad=tuple((x + 90 * (self.asked % 9), y) for x, y in quads[zone]))  # type: ignore[arg-type]  # four points
                for zone, card in (("S", south), ("N", north))
            ))

    return Named(), Stillness(3), Agreement(5, 3)


def test_the_pretend_camera_is_pulled_and_comes_back(match: tuple[Journal, Table], tmp_path: Path) -> None:
    _, table = match
    rigs: list[Rig] = []
    with open_rig(quick(), table, tmp_path, eye=told_eye(rigs), board_eye=told_board_eye(rigs)) as rig:
        rigs.append(rig)
        assert rig.pretend is not None
        rig.pretend.pull()
        until(lambda: "hw.camera.gone" in notices(table))
        assert rig.health()["camera"] == "hw.camera.gone"
        rig.pretend.pull(False)
        until(lambda: notices(table) == set())
        until(lambda: rig.health()["camera"] == "ok")


def test_a_real_rig_on_a_pc_goes_on_with_the_screen(
    match: tuple[Journal, Table], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, table = match
    monkeypatch.setattr("hardware.gpio.board_name", lambda: "")
    settings = replace(quick(), rig="real", camera=CameraSettings(kind="none"))
    with open_rig(settings, table, tmp_path) as rig:
        assert rig.sentence == "real table, pads on the screen, no camera, cards by hand"
        assert notices(table) == {"hw.gpio.none"}
        arm(table)
        until(lambda: getattr(rig.starter, "running", False))
        assert rig.screen is not None
        rig.screen.press("N", "magic")
        until(lambda: wants(table) != ["race"])
        assert table.history()[-1].by == "phone"


def test_an_eye_that_cannot_be_loaded_leaves_the_rest(match: tuple[Journal, Table], tmp_path: Path) -> None:
    _, table = match

    def blind() -> NoReturn:
        raise DeviceError("hw.eye.none", "no model")

    with open_rig(quick(), table, tmp_path, eye=blind, board_eye=blind) as rig:
        assert notices(table) == {"hw.eye.none"}
        assert rig.health()["camera"] == "none"
        assert rig.pretend is not None
        found = {one.check: one.prompt.key for one in examine(open_rig_of(rig, quick(), tmp_path))}
        assert (found["deck"], found["stones"]) == ("hw.eye.none", "hw.eye.none")


def test_close_is_safe_twice_and_ends_the_threads(tmp_path: Path, match: tuple[Journal, Table]) -> None:
    rig = open_rig(quick(), match[1], tmp_path, eye=told_eye([]), board_eye=told_board_eye([]))
    rig.close()
    rig.close()
    assert rig.health()["threads"] == 0


def test_measured_bias_and_tolerance_are_used(match: tuple[Journal, Table], tmp_path: Path) -> None:
    _, table = match
    Profiles(tmp_path / "calibration").save("pads", {"bias_us": {"S.main": 300}, "tolerance_us": 150})
    with open_rig(quick(), table, tmp_path, eye=told_eye([]), board_eye=told_board_eye([])) as rig:
        limits = rig.starter._limits  # type: ignore[union-attr]  # a pretend rig has a starter
        assert (limits.tolerance_us, limits.bias_us) == (150, {"S.main": 300})


BOARDS = [("", "pretend"), ("Raspberry Pi 4 Model B", "real"), ("Other board", "pretend")]


@pytest.mark.parametrize(("board", "kind"), BOARDS)
def test_auto_takes_the_real_table_on_a_pi(board: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardware.rig.board_name", lambda: board)
    assert which(Settings()) == kind
    assert which(Settings(rig="replay")) == "replay"


def test_a_replay_without_a_recording(tmp_path: Path) -> None:
    settings = Settings(rig="replay", camera=CameraSettings(folder=str(tmp_path)))
    with pytest.raises(DeviceError, match="there is no recording") as caught:
        open_rig(settings, FakeTable(), tmp_path)
    assert caught.value.key == "hw.replay.none"


def test_a_torn_recording_keeps_its_whole_lines(tmp_path: Path) -> None:
    lines = ['{"cards": {}}', '{"frame": "000001.jpg", "at_ns": 1}', '{"frame": "../x.jpg"}', '{"race": {"ar']
    (tmp_path / FILE).write_text("\n".join(lines))
    recording = Recording(tmp_path)
    assert recording.runs == [["000001.jpg"]]
    assert recording.races == []


def test_a_recorder_on_a_full_disk_stops_once_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import numpy as np

    from hardware.camera import Frame

    full: list[int] = []
    monkeypatch.setattr("hardware.recorder.SPARE_BYTES", 1 << 62)
    with Recorder(tmp_path / "r", lambda: full.append(1)) as recorder:
        for _ in range(3):
            recorder.frame(Frame(np.zeros((4, 4, 3), np.uint8), 5, 1))
    assert full == [1]
    assert list((tmp_path / "r" / "frames").iterdir()) == []


def test_a_recording_has_a_place_or_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DeviceError, match="nothing can be recorded"):
        Recorder(tmp_path / "file" / "r")


def test_recorded_lines_are_plain_json(tmp_path: Path) -> None:
    from companion.seats import Seat
    from companion.signals import Edge, Want
    from hardware.edges import Logged
    from hardware.race import Start

    with Recorder(tmp_path) as recorder:
        touch = Logged(Edge(Seat.S, "main", 0, True), "phone")
        recorder.race(Start(0, (Seat.S,), go_ns=0), [touch], Want("race", asked=3))
    (line,) = (tmp_path / FILE).read_text().splitlines()
    assert json.loads(line)["edges"] == [["S", "main", 0, True, "phone"]]
    (race,) = Recording(tmp_path).races
    assert race.start.go_ns == 0
    assert race.edges[0].edge == Edge(Seat.S, "main", 0, True)


def test_replay_camera_without_pictures(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("")
    camera = ReplayCamera(Recording(tmp_path), lambda: None, pause=lambda seconds: None)
    with pytest.raises(DeviceError) as caught:
        camera.grab(1)
    assert caught.value.key == "hw.replay.end"
