"""Playing a recording again. It answers the wants of a table in the order in which they were recorded.

Each race is judged anew from its edges and each run of frames is read anew, so a better judge or eye can be
tried on an old evening; with the same ones the same match comes out.
"""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.errors import CompanionError
from companion.seats import Seat
from companion.settings import RaceSettings
from companion.signals import Edge, Want
from hardware.camera import Closing, Frame, read_picture
from hardware.edges import Logged, now_ns
from hardware.errors import CameraGone, DeviceError, EndOfPictures
from hardware.listener import Listener, wanted
from hardware.race import Limits, Start, judge
from hardware.recorder import FILE, FRAMES
from hardware.starter import limits_for

log = logging.getLogger(__name__)

SHOWN_TIMES = 3
"""Each frame is shown this often: only frames of a still table were kept, and stillness needs some of its own."""


@dataclass(frozen=True, slots=True)
class RecordedRace:
    """What the judge saw of one race."""

    start: Start
    edges: tuple[Logged, ...]


class Recording:
    """A recording that is played again. Races and runs of frames are handed out in the order they were made."""

    def __init__(self, folder: Path) -> None:
        """Raises DeviceError when there is no recording in `folder`; a torn last line is left out."""
        self.folder = folder
        self.races: list[RecordedRace] = []
        self.runs: list[list[str]] = []
        """The frames that were read for each want of cards or board, by file name; none where people said it."""
        self._lock = threading.Lock()
        try:
            lines = (folder / FILE).read_text(encoding="utf-8").splitlines()
        except OSError as error:
            sentence = f"there is no recording in {folder}: name a folder with {FILE} (--replay FOLDER)"
            raise DeviceError("hw.replay.none", sentence, folder=folder.name) from error
        for line in lines:
            try:
                self._take(json.loads(line))
            except (ValueError, KeyError, TypeError):
                log.info("a torn line of the recording is left out: %.60s", line)

    def _take(self, line: Mapping[str, Any]) -> None:
        if "cards" in line or "board" in line:
            self.runs.append([])
        elif "frame" in line:
            name = str(line["frame"])
            if not self.runs or Path(name).name != name:
                raise ValueError(name)
            self.runs[-1].append(name)
        else:
            race = line["race"]
            start = Start(race["armed_ns"], tuple(Seat(s) for s in race["seats"]), race["signal"], race["go_ns"])
            edges = tuple(Logged(Edge(Seat(s), pad, at_ns, down), by) for s, pad, at_ns, down, by in line["edges"])
            self.races.append(RecordedRace(start, edges))

    def next_race(self) -> RecordedRace | None:
        """The next race, or None after the last one."""
        with self._lock:
            return self.races.pop(0) if self.races else None

    def next_run(self) -> list[str]:
        """The frames of the next want of cards or board, empty after the last one."""
        with self._lock:
            return self.runs.pop(0) if self.runs else []


class ReplayStarter:
    """Answers each want of a race with the next recorded race, judged anew."""

    def __init__(self, table: Listener, recording: Recording, settings: RaceSettings,
                 bias_us: Mapping[str, int] | None = None) -> None:
        self._table = table
        self._recording = recording
        self._settings = settings
        self._limits = Limits.of(settings, bias_us)
        self._answered: int | None = None
        self.races = 0
        """How many races were judged."""

    def again(self) -> None:
        """The want that was answered is answered once more, with the next race."""
        self._answered = None

    def step(self) -> float:
        """Answer a new want; returns in how many seconds to call again."""
        want = wanted(self._table.scoreboard, "race")
        if want is None or want.asked == self._answered:
            return 0.25
        self._answered = want.asked
        recorded = self._recording.next_race()
        if recorded is None:
            self._table.notice("hw.replay.end")
            return 0.25
        limits = limits_for(recorded.edges, self._limits, self._settings)
        last_ns = max((logged.edge.at_ns for logged in recorded.edges), default=recorded.start.armed_ns)
        late_ns = last_ns + limits.give_up_us * 2000
        race = judge([logged.edge for logged in recorded.edges], recorded.start, late_ns, limits)
        if race is None:
            return 0.25  # it was broken off: a person decided it then, and does so now
        self.races += 1
        by = "button" if all(logged.by == "button" for logged in recorded.edges) else "phone"
        try:
            self._table.hear(race, by=by, asked=want.asked)
        except CompanionError as error:
            log.warning("the table did not take the race: %s", error)
        return 0.0

    def run(self, stop: threading.Event) -> None:
        """Call `step` until `stop` is set."""
        while not stop.is_set():
            version = self._table.scoreboard.version
            self._table.wait(version, self.step())


class ReplayCamera(Closing):
    """Shows the frames of a recording, one run for each want of cards or board; the last frame of a run stays."""

    def __init__(self, recording: Recording, want: Callable[[], Want | None], *,
                 clock: Callable[[], int] = now_ns, pause: Callable[[float], Any] | None = None,
                 fps: float = 20.0) -> None:
        self._recording = recording
        self._wanted = want
        self._clock, self._pause, self._period_s = clock, pause or threading.Event().wait, 1 / fps
        self._left: list[str] = []
        self._shown: Frame | None = None
        self._want: Want | None = None
        self._number = 0

    def grab(self, timeout_s: float) -> Frame:
        """The next frame. Raises EndOfPictures without any frame to show, CameraGone for one that is damaged."""
        self._pause(min(self._period_s, timeout_s))
        want = self._wanted()
        if want is not None and want != self._want:
            self._want = want
            self._left = [name for name in self._recording.next_run() for _ in range(SHOWN_TIMES)]
        if self._left:
            name = self._left.pop(0)
            path = self._recording.folder / FRAMES / name
            picture = read_picture(path.read_bytes()) if path.is_file() else None
            if picture is None:
                raise CameraGone("hw.camera.picture", f"{name} is damaged and left out", picture=name)
            self._shown = Frame(picture, self._clock(), 0)
        if self._shown is None:
            raise EndOfPictures("hw.replay.end", "the recording has no picture for this: enter the cards by hand")
        self._number += 1
        return Frame(self._shown.picture, self._clock(), self._number)

    def describe(self) -> str:
        """Where the pictures come from."""
        return f"recording {self._recording.folder.name}"
