"""Rendered sequences through the watch: stones are sunk by hand and by a shot, a hand comes and goes.

A still frame of the sequence is shown for most of a second, as a camera would; frames in which something moves once.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from calibration.colours import StoneColours, teach
from calibration.holes import find_grid
from calibration.measured import TableMeasured
from companion.engine import Setup
from companion.games.board import Stone, score_position
from companion.games.board.facts import Coloured, Corrected, Stopped
from companion.journal import Journal
from companion.signals import BoardSeen, BoardTerms, SeenHole, Want
from companion.table import Table
from hardware.board_agreement import BoardAgreement
from hardware.board_eye import BoardEye
from hardware.board_watch import BoardLook, BoardReader
from hardware.camera import Closing, Frame, Picture
from hardware.errors import EndOfPictures
from hardware.evidence import Part
from hardware.eye.stillness import Stillness
from hardware.looking import Looking
from hardware.steady import SteadyCamera
from tests.hardware.boards import HOLES, Reading
from tests.hardware.fakes import FakeClock, FakeTable
from tests.shared import shared

OTHER_THAN_WOOD = ("black", "white")
SHOWN = 8
"""A still frame is shown so often: ten a second."""


def name_of(index: int) -> str:
    """The hole that the truth counts from the far left."""
    row, column = divmod(index, 5)
    return f"{'abcde'[column]}{5 - row}"


class Sequence:
    """One rendered sequence: its pictures, its truth, its palette."""

    def __init__(self, truth: Path) -> None:
        self.truth = json.loads(truth.read_text())
        self.frames: list[dict[str, Any]] = self.truth["frames"]
        folder, stem = truth.parent, truth.stem
        self.pictures = [self._picture(folder / f"{stem}_{n:02}.jpg") for n in range(len(self.frames))]
        paints = self.frames[0]["palette"]
        self.colours = StoneColours({name: (float(r), float(g), float(b)) for name, (r, g, b) in paints.items()})

    @staticmethod
    def _picture(path: Path) -> Picture:
        return np.asarray(cv2.imread(str(path)), np.uint8)

    def lies(self, n: int) -> BoardSeen:
        """What really lies in the holes on that frame."""
        there = {name_of(k): one for k, one in enumerate(self.frames[n]["holes"])}
        return BoardSeen(tuple(
            SeenHole(hole, there[hole]["color"], there[hole]["face"] == "up") if there[hole]["state"] == "stone"
            else SeenHole(hole, "empty") for hole in HOLES))

    @property
    def events(self) -> list[tuple[str, str, bool]]:
        """Hole, colour and mark of each stone that is sunk, in order."""
        return [(name_of(one["hole"]), one["color"], one["face"] == "up") for one in self.truth["events"]]


class Shown(Closing):
    """A camera that shows a sequence; `now` is the number of the frame it shows."""

    def __init__(self, sequence: Sequence, clock: FakeClock) -> None:
        self._clock = clock
        self._sequence = sequence
        self._left: Iterator[int] = iter([n for n, frame in enumerate(sequence.frames)
                                          for _ in range(SHOWN if frame["still"] else 1)])
        self.now = 0

    def grab(self, timeout_s: float) -> Frame:
        self._clock.move(100)
        number = next(self._left, None)
        if number is None:
            raise EndOfPictures("hw.camera.folder", "the end", folder="")
        self.now = number
        return Frame(self._sequence.pictures[number], self._clock(), number)

    def describe(self) -> str:
        return "sequence"


class Truth:
    """Reads what the truth says of the frame that is shown, whatever moves there."""

    def __init__(self, sequence: Sequence, camera: Shown) -> None:
        self._sequence, self._camera = sequence, camera
        self._read: BoardSeen | None = None
        self.looked_at: set[int] = set()

    def read(self, picture: Picture) -> Reading:
        self.looked_at.add(self._camera.now)
        self._read = self._sequence.lies(self._camera.now)
        return Reading(self._read)

    def unchanged(self, picture: Picture) -> bool:
        return self._read == self._sequence.lies(self._camera.now)

    def terms(self, part: Part) -> BoardTerms | None:
        return None


def told(sequence: Sequence, reader: Callable[[Shown], BoardReader]) -> list[BoardSeen]:
    """Every board that the watch tells while the sequence is shown."""
    clock, table = FakeClock(), FakeTable()
    shown = Shown(sequence, clock)
    made = reader(shown)
    look = BoardLook(table, lambda colours: made, BoardAgreement(5, 3), clock=clock)
    camera = SteadyCamera(lambda: shown, table.notice, 1.0, clock=clock, pause=lambda seconds: None)
    watch = Looking(table, camera, Stillness(3), [look], pause=lambda seconds: None)
    table.want(Want("board", sequence.colours.names, asked=1))
    while "hw.camera.folder" not in table.notices:
        watch.step()
    return table.boards


def sunk(boards: list[BoardSeen]) -> list[tuple[str, str, bool | None]]:
    """What was found in a hole that was empty on the board told before."""
    events = []
    for before, after in pairwise(boards):
        was = {one.hole: one.state for one in before.holes}
        events += [(one.hole, one.state, one.marked_up) for one in after.holes
                   if was[one.hole] == "empty" and one.state not in ("empty", "unsure")]
    return events


@pytest.fixture(scope="module", params=["seqboard_0000"])
def sequence(request: pytest.FixtureRequest) -> Sequence:
    return Sequence(shared(f"data/render/dev/seq/{request.param}.json"))


def test_the_watch_looks_only_at_still_frames_and_tells_every_event_once(sequence: Sequence) -> None:
    readers: list[Truth] = []

    def reader(shown: Shown) -> Truth:
        readers.append(Truth(sequence, shown))
        return readers[-1]

    assert sunk(told(sequence, reader)) == sequence.events
    assert readers[0].looked_at <= {n for n, frame in enumerate(sequence.frames) if frame["still"]}


def taught(sequence: Sequence) -> BoardEye:
    """The shipped eye after the teaching step: the first picture, of which people say what lies where."""
    first = BoardEye(sequence.colours).read(sequence.pictures[0])
    lies = {n: one.state for n, one in enumerate(sequence.lies(0).holes) if one.state != "empty"}
    grid = find_grid(sequence.pictures[0])
    assert grid is not None
    colours = teach(sequence.pictures[0], first.found, grid.grid, lies, sequence.colours)
    return BoardEye(colours, TableMeasured(first.found.size, plane=first.found, grid=grid.grid))


def test_the_shipped_eye_sees_the_events_of_the_sequence(sequence: Sequence) -> None:
    eye = taught(sequence)
    seen = sunk(told(sequence, lambda shown: eye))
    assert [(hole, up) for hole, _, up in seen] == [(hole, up) for hole, _, up in sequence.events]
    # Stones of the board's own wood are found, but their colour is not always told.
    pairs = zip(seen, sequence.events, strict=True)
    assert [one for one, true in pairs if true[1] in OTHER_THAN_WOOD] == [
        true for true in sequence.events if true[1] in OTHER_THAN_WOOD]


def stones(board: BoardSeen) -> list[Stone]:
    return [Stone(one.hole, one.state, bool(one.marked_up)) for one in board.holes if one.state != "empty"]


def test_the_sequence_goes_through_the_shipped_eye_to_the_scoreboard(sequence: Sequence, tmp_path: Path) -> None:
    """Whoever plays the next colour has the turn; the referee enters what lay there before and ends each turn."""
    eye, clock = taught(sequence), FakeClock()
    order = list(dict.fromkeys(colour for _, colour, _ in sequence.events))
    order += [name for name in sequence.colours.names if name not in order]
    with Journal(tmp_path / "journal.sqlite") as journal:
        table = Table(journal)
        table.open_match(Setup("board", ("Ada", "Bo", "Cy", "Di")[:len(order)]))
        seats = [score.seat for score in table.scoreboard.scores]
        for seat, colour in zip(seats, order, strict=True):
            assert seat is not None
            table.say(Coloured(seat, colour))
        table.say(Corrected(tuple(stones(sequence.lies(0)))))
        shown = Shown(sequence, clock)
        look = BoardLook(table, lambda colours: eye, BoardAgreement(5, 3), clock=clock)
        camera = SteadyCamera(lambda: shown, table.notice, 1.0, clock=clock, pause=lambda seconds: None)
        watch = Looking(table, camera, Stillness(3), [look], pause=lambda seconds: None)
        asked, shots = set(), 0
        while not any(notice.key == "hw.camera.folder" for notice in table.scoreboard.notices):
            watch.step()
            asked.add(table.scoreboard.doubt and table.scoreboard.doubt.prompt.key)
            if sum(line.act["is"] == "Shot" for line in table.history()) > shots:
                shots += 1
                table.say(Stopped())
        lines = [f"{line.act['is']} {line.by}" for line in table.history() if line.act["is"] != "Coloured"]
        truth = score_position(stones(sequence.lies(len(sequence.frames) - 1)),
                               {colour: seat for seat, colour in zip(seats, order, strict=True) if seat is not None})
        assert asked == {None}
        assert lines == ["Corrected referee", *["Shot camera", "Stopped referee"] * len(sequence.events)]
        assert [score.points for score in table.scoreboard.scores] == [truth[colour].total for colour in order]
