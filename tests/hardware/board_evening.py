"""An evening at the pretend board: stones are shot, the camera looks, and the table writes down what happened.

Nothing waits: the clock moves with the camera's frames.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from calibration.measured import TableMeasured
from companion.engine import Setup
from companion.journal import Journal
from companion.table import Table
from hardware.board_agreement import BoardAgreement
from hardware.board_watch import BoardLook, BoardReader
from hardware.camera import Frame, Picture
from hardware.edges import EdgeLog
from hardware.eye.stillness import Stillness
from hardware.looking import FrameRecorder, Looking
from hardware.pretend.table import PretendCamera, PretendTable
from hardware.steady import SteadyCamera
from hardware.tableeyes import TableEyes
from tests.hardware.fakes import FakeClock

MOST_FRAMES = 60
"""After so many frames a still board has been read and told, whatever it shows."""


class Changed(PretendCamera):
    """A camera to which something happens: `change` is what becomes of its pictures."""

    change: Callable[[Picture], Picture] = staticmethod(lambda picture: picture)

    def grab(self, timeout_s: float) -> Frame:
        frame = super().grab(timeout_s)
        return replace(frame, picture=self.change(frame.picture))


class BoardEvening:
    """One match at the pretend board, read by the eye that `reader` makes for its table and the colours in play.

    With `measured` the table is calibrated.
    """

    def __init__(self, journal: Journal, setup: Setup,
                 reader: Callable[[PretendTable, tuple[str, ...]], BoardReader],
                 recorder: FrameRecorder | None = None, measured: TableMeasured | None = None) -> None:
        self.clock = FakeClock()
        self.table = Table(journal)
        self.drawn = PretendTable(EdgeLog(), self.clock,
                                  asked=lambda: [want.sense for want in self.table.scoreboard.wants])
        self.board = self.drawn.board
        self.camera = Changed(self.drawn, clock=self.clock, pause=self._pause)
        camera = SteadyCamera(lambda: self.camera, self.table.notice, 1.0, clock=self.clock, pause=self._pause)
        self.eyes = TableEyes(camera, self.table.notice, measured, clock=self.clock)
        look = BoardLook(self.table, lambda colours: reader(self.drawn, colours), BoardAgreement(5, 3),
                         in_place=self.eyes.in_place, clock=self.clock, recorder=recorder)
        self.watch = Looking(self.table, camera, Stillness(3), [look], pause=self._pause, recorder=recorder)
        self.table.open_match(setup)

    def _pause(self, seconds: float) -> None:
        self.clock.move(1000 * seconds)

    def picture(self) -> Picture:
        """The camera's next picture."""
        return self.camera.grab(1.0).picture

    @property
    def notices(self) -> tuple[str, ...]:
        """The keys of what the senses say is wrong."""
        return tuple(notice.key for notice in self.table.scoreboard.notices)

    # the players

    @property
    def view(self) -> Any:
        """What spectators see."""
        return self.table.scoreboard.view

    @property
    def shooter(self) -> dict[str, Any]:
        """Whose shot it is."""
        player: dict[str, Any] = self.view["players"][self.view["shooter"]]
        return player

    def sink(self, hole: str, up: bool = True) -> None:
        """The stone that is shot falls into the hole."""
        self.board.sink(hole, self.shooter["colour"], up, self.shooter["seat"])
        self.look()

    def lie(self, x_mm: float, y_mm: float, up: bool = True) -> None:
        """The stone that is shot comes to rest there."""
        self.board.lie(x_mm, y_mm, self.shooter["colour"], up, self.shooter["seat"])
        self.look()

    def take(self, *places: tuple[float, float]) -> None:
        """A hand takes the stones off that lie there."""
        self.drawn.hand(True)
        self.frames(4)
        for x, y in places:
            assert self.board.take(x, y), f"nothing lies at {x}, {y}"
        self.drawn.hand(False)
        self.look()

    def frames(self, count: int) -> None:
        """So many frames go by."""
        for _ in range(count):
            self.watch.step()

    def look(self) -> None:
        """The camera looks until it has told something, or has read all it needs to know that nothing is new."""
        before, read, idle = self.table.scoreboard.version, self.watch.readings, 0
        for _ in range(MOST_FRAMES):
            readings = self.watch.readings
            self.watch.step()
            idle = idle + 1 if self.watch.readings == readings > read else 0
            if self.table.scoreboard.version != before or idle > 1:
                break
        # What was just written down is looked at once more and is nothing new.
        self.frames(2)

    # the table

    @property
    def doubt(self) -> str:
        """The key of the open question, or nothing."""
        doubt = self.table.scoreboard.doubt
        return "" if doubt is None else doubt.prompt.key

    @property
    def facts(self) -> list[str]:
        """What was written down, by whom."""
        return [f"{line.act['is']} {line.by}" for line in self.table.history()]

    @property
    def points(self) -> list[int]:
        """Of each player."""
        return [score.points for score in self.table.scoreboard.scores]

    def settle(self, key: str) -> None:
        """The referee taps the answer with that key."""
        doubt = self.table.scoreboard.doubt
        assert doubt is not None
        self.table.say(next(choice.action for choice in doubt.choices if choice.prompt.key == key))
