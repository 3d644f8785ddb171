"""Real picamera2 on a real kernel camera, through our camera and watch: pictures, stall, kill -9, taken."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from companion.settings import CameraSettings
from companion.signals import Want
from hardware.edges import EdgeLog
from hardware.errors import CameraGone
from hardware.eye.agreement import Agreement
from hardware.eye.stillness import Stillness
from hardware.looking import Looking
from hardware.picamera import PiCamera
from hardware.pretend.table import PretendTable
from hardware.steady import SteadyCamera, opener
from hardware.watch import CardLook
from tests.hardware.fakes import FakeTable
from tests.hardware.tables import Told
from tests.rig.tools import sim_camera
from tests.rig.waiting import wait_for

MODELS = Path(__file__).parents[2] / "hardware" / "eye" / "models"
CAMERA = CameraSettings(kind="pi", timeout_s=1.0)


@pytest.fixture(scope="module")
def sim() -> Iterator[Any]:
    made = sim_camera()
    yield made
    made.close()


def show(sim: Any, drawn: PretendTable) -> np.ndarray[Any, Any]:
    """The kernel's camera sees the drawn table; the picture, blue first."""
    picture = drawn.frame()
    sim.show(np.ascontiguousarray(picture[:, :, ::-1]))
    return picture


def test_frames_are_the_pictures_byte_for_byte(sim: Any) -> None:
    drawn = PretendTable(EdgeLog())
    drawn.lay("S", "7h")
    picture = show(sim, drawn)
    with PiCamera(CAMERA) as camera:
        assert camera.describe() == "Pi camera, 1280x720"
        frames = [camera.grab(2.0) for _ in range(6)]
    assert any(np.array_equal(frame.picture, picture) for frame in frames)
    assert [frame.number for frame in frames] == [1, 2, 3, 4, 5, 6]
    assert all(a.at_ns < b.at_ns for a, b in pairwise(frames))


def test_cards_shown_to_the_camera_are_reported_once_and_a_stall_is_told_and_ends(sim: Any) -> None:
    table, drawn = FakeTable(), PretendTable(EdgeLog())
    show(sim, drawn)
    camera = SteadyCamera(opener(CAMERA, table.notice), table.notice, CAMERA.timeout_s)
    watch = Looking(table, camera, Stillness(3), [CardLook(table, reader(drawn), Agreement(5, 3), CAMERA)])
    stop = threading.Event()
    thread = threading.Thread(target=watch.run, args=(stop,), daemon=True)
    thread.start()
    try:
        table.want(Want("cards", ("S", "N"), 1, 1))
        wait_for(lambda: camera.frames > 5)
        drawn.lay("S", "7h")
        drawn.lay("N", "Kd")
        show(sim, drawn)
        wait_for(lambda: len(table.cards) == 1, 90)
        assert named(table) == [{"S": "7h", "N": "Kd"}]

        sim.stall()
        wait_for(lambda: "hw.camera.gone" in table.notices, 30)
        table.want(Want("cards", ("S", "N"), 1, 2))
        drawn.lay("S", "2s")
        drawn.lay("N", "Ac")
        feed = threading.Thread(target=keep_showing, args=(sim, drawn, stop), daemon=True)
        feed.start()
        wait_for(lambda: not table.notices, 30)
        wait_for(lambda: len(table.cards) == 2, 90)
        assert named(table)[1] == {"S": "2s", "N": "Ac"}
    finally:
        stop.set()
        thread.join(10)
        camera.close()


def keep_showing(sim: Any, drawn: PretendTable, stop: threading.Event) -> None:
    """A stalled camera delivers again from the next picture on: show one now and then until it is noticed."""
    while not stop.wait(0.5):
        show(sim, drawn)


def reader(drawn: PretendTable) -> Any:
    """The trained reader where it is there, else one that is told what lies there."""
    if (MODELS / "finder.onnx").exists() and (MODELS / "reader.onnx").exists():
        from hardware.eye.cards import CardReader

        print("\nread by the trained reader")
        return CardReader()
    print("\nno trained model here: the reader is told what lies there")

    class Top(Told):
        """Only the card on top of each zone."""

        def read(self, picture: Any, packs: int = 1) -> Any:
            seen = super().read(picture, packs)
            return type(seen)(seen.cards[-2:])

    return Top(lambda: drawn)


def named(table: FakeTable) -> list[dict[str, str]]:
    return [{card.zone: str(card.card) for card in seen.cards} for seen in table.cards]


HOLD = "from companion.settings import CameraSettings\nfrom hardware.picamera import PiCamera\n" \
       "c = PiCamera(CameraSettings(kind='pi'))\nprint(c.grab(5).number, flush=True)\nwhile True: c.grab(5)\n"


def test_a_camera_in_use_is_told_and_is_regained_after_kill_9(sim: Any) -> None:
    show(sim, PretendTable(EdgeLog()))
    other = subprocess.Popen([sys.executable, "-c", HOLD], stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    assert other.stdout.readline().strip() == "1"
    try:
        with pytest.raises(CameraGone) as caught:
            PiCamera(CAMERA)
        # vimc cannot even be listed while another process streams from it; a Pi's camera can, and is then busy.
        assert caught.value.key in ("hw.camera.none", "hw.camera.busy")
    finally:
        os.kill(other.pid, signal.SIGKILL)
        other.wait()
        other.stdout.close()
    with PiCamera(CAMERA) as camera:
        assert camera.grab(5.0).picture.shape == (720, 1280, 3)


def test_what_cannot_be_held_is_not_claimed(sim: Any) -> None:
    with PiCamera(CAMERA) as camera:
        assert not camera.hold().fixed
        assert camera.measured() == {}
        camera.close()
        with pytest.raises(CameraGone):
            camera.grab(1.0)
