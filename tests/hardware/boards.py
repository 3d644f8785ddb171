"""A board that is told what lies on it: camera, reader and stillness in one, for tests of the watch over the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from companion.engine import Refused
from companion.signals import BoardSeen, BoardTerms, LooseStone, Point, SeenHole, Want
from hardware.board_agreement import BoardAgreement
from hardware.board_watch import BoardLook
from hardware.camera import Closing, Frame, Picture
from hardware.errors import CameraGone
from hardware.evidence import Part
from hardware.listener import Listener
from hardware.looking import Looking
from hardware.steady import SteadyCamera
from tests.hardware.fakes import FakeClock, FakeTable

HOLES = tuple(f"{column}{row}" for row in range(1, 6) for column in "abcde")
WIDTH, HEIGHT = 640, 480


def seen(text: str = "") -> BoardSeen:
    """A reading in notation: `c3=red+ d3=blue- a1=red? b1=unsure (10,-20)=red` (`?`: the face was not seen)."""
    holes: dict[str, SeenHole] = {hole: SeenHole(hole, "empty") for hole in HOLES}
    loose = []
    for word in text.split():
        place, _, what = word.partition("=")
        face = {"+": True, "-": False}.get(what[-1])
        colour = what.rstrip("+-?")
        if place.startswith("("):
            x, y = (float(n) for n in place.strip("()").split(","))
            loose.append(LooseStone(colour, x, y, face, 0.99))
        else:
            holes[place] = SeenHole(place, colour, face, 0.0 if colour == "unsure" else 0.99)
    return BoardSeen(tuple(holes.values()), tuple(loose))


def notation(board: BoardSeen) -> str:
    """The reverse of `seen`; places of loose stones in whole mm."""
    sign = {True: "+", False: "-", None: "?"}
    told = [f"{hole.hole}={hole.state}{'' if hole.state == 'unsure' else sign[hole.marked_up]}"
            for hole in board.holes if hole.state != "empty"]
    told += [f"({stone.x_mm:.0f},{stone.y_mm:.0f})={stone.colour}{sign[stone.marked_up]}" for stone in board.loose]
    return " ".join(told)


@dataclass(frozen=True)
class Reading:
    """What the scripted reader says of one frame."""

    seen: BoardSeen
    hand_share: float = 0.0
    holes: Mapping[str, Point] = field(default_factory=lambda: {
        hole: (170.0 + 70 * (n % 5), 380.0 - 70 * (n // 5)) for n, hole in enumerate(HOLES)})
    unreadable: tuple[str, ...] = ()


class Scene(Closing):
    """Whatever `board` says lies there; `moves` while something moves, `hand` while one is over the board."""

    def __init__(self, table: Listener | None = None) -> None:
        self.fake = FakeTable()
        self.table: Listener = table or self.fake
        self.clock = FakeClock()
        self.board = seen()
        self.hand = 0.0
        self.covered: tuple[str, ...] = ()
        """The holes under the hand."""
        self.moves = False
        self.flicker: list[BoardSeen] = []
        """Readings of single frames that differ from the board."""
        self.missing = False
        """True while no board is in the picture."""
        self.pulled = False
        """True while the camera's cable is out."""
        self.elsewhere = False
        """True while the camera looks elsewhere than it was calibrated."""
        self._read: BoardSeen | None = None
        self.colours: list[tuple[str, ...]] = []
        """The colours for which a reader was asked for."""
        self.look = BoardLook(self.table, self._reader_for, BoardAgreement(5, 3),
                              in_place=lambda frame: not self.elsewhere, clock=self.clock)
        camera = SteadyCamera(lambda: self, self.table.notice, 1.0, clock=self.clock)
        self.watch = Looking(self.table, camera, self, [self.look], pause=lambda seconds: None)

    # the camera
    def grab(self, timeout_s: float) -> Frame:
        self.clock.move(100)
        if self.pulled:
            raise CameraGone("hw.camera.gone", "pulled")
        return Frame(np.zeros((HEIGHT, WIDTH, 3), np.uint8), self.clock(), 1)

    def describe(self) -> str:
        return "scene"

    # the eye
    def _reader_for(self, colours: tuple[str, ...]) -> Scene:
        self.colours.append(colours)
        return self

    def still(self, picture: Picture) -> bool:
        return not self.moves

    def read(self, picture: Picture) -> Reading:
        if self.missing:
            raise Refused("hw.camera.format")
        self._read = self.board
        return Reading(self.flicker.pop(0) if self.flicker else self.board, self.hand, unreadable=self.covered)

    def unchanged(self, picture: Picture) -> bool:
        return self._read == self.board and not self.hand

    def terms(self, part: Part) -> BoardTerms | None:
        return None

    # the players
    def run(self, frames: int = 10) -> None:
        for _ in range(frames):
            self.watch.step()

    def lies(self, text: str, moves: bool = True) -> None:
        """Something moves, then this lies there, and time passes."""
        self.moves = moves
        self.watch.step()
        self.board, self.moves = seen(text), False
        self.run()

    def want(self, asked: int = 1, colours: tuple[str, ...] = ("red", "blue")) -> None:
        self.fake.want(Want("board", colours, asked=asked))

    @property
    def heard(self) -> list[str]:
        return [notation(board) for board in self.fake.boards]
