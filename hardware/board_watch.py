"""The watch over the board: what lies on it after every shot, told once.

still -> shot -> still. A still frame without a hand is read, several readings agree, and what they say goes to the
table with the picture it was read in. What the difference to the board before means is the game's business.

A hand never counts: while it covers a part of the board nothing is told, however long it rests there. Stones that lie
there from the match before are no shots of the new one, as long as they only become fewer.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Protocol

from companion.engine import Refused
from companion.errors import CompanionError
from companion.signals import SURE, BoardSeen, BoardTerms, Point, SeenHole, Want
from hardware.board_agreement import BoardAgreement, alike
from hardware.camera import Frame, Picture
from hardware.edges import now_ns
from hardware.evidence import Part, around, jpeg
from hardware.listener import Listener
from hardware.looking import FrameRecorder

log = logging.getLogger(__name__)

HAND = 0.004
"""Share of the board that a hand covers; less than this is no hand but an edge of one that leaves."""
RESTS_NS = 3_000_000_000
"""A hand that rests on the board for so long is told to people: the table waits for it."""
HANDFUL = 5
"""Covered holes that are named; of more it is said that they are many."""
LEFT_OVER = 2
"""So many stones on the board when a match begins are stones of the one before; a single one may be its first shot."""


class BoardReading(Protocol):
    """What one frame says."""

    @property
    def seen(self) -> BoardSeen:
        """Holes and loose stones, holes that cannot be read as `unsure`."""

    @property
    def holes(self) -> Mapping[str, Point]:
        """Where each hole is in the picture (px)."""

    @property
    def hand_share(self) -> float:
        """Share of the board that a hand or an arm covers."""

    @property
    def unreadable(self) -> tuple[str, ...]:
        """The holes that something covers."""


class BoardReader(Protocol):
    """Reads the board in a picture."""

    def read(self, picture: Picture) -> BoardReading:
        """The board in the picture (blue first). Raises Refused, with the reason, where none can be read."""

    def unchanged(self, picture: Picture) -> bool:
        """True when the board looks as it did in the picture that was read last."""

    def terms(self, part: Part) -> BoardTerms | None:
        """What the last picture was read by, for this part of it; None where that cannot be told."""


class BoardLook:
    """What is done with still frames while the board is wanted."""

    sense = "board"

    def __init__(self, table: Listener, reader: Callable[[tuple[str, ...]], BoardReader], agreement: BoardAgreement, *,
                 in_place: Callable[[Frame], bool] = lambda frame: True, clock: Callable[[], int] = now_ns,
                 recorder: FrameRecorder | None = None) -> None:
        """`reader` makes the reader for stones of the colours that are in play; `in_place` says whether the camera
        still looks where it was calibrated, and tells people what has changed."""
        self._table = table
        self._in_place = in_place
        self._reader_for, self._agreement = reader, agreement
        self._reader: BoardReader | None = None
        self._renewed = False
        self._colours: tuple[str, ...] = ()
        self._clock = clock
        self._recorder = recorder
        self._agreed: BoardSeen | None = None
        self._told: BoardSeen | None = None
        self._last: BoardSeen | None = None
        self._match = table.scoreboard.match
        self._left: BoardSeen | None = None
        self._hand_ns: int | None = None
        self._hand_told = False
        self._shown: tuple[str, Mapping[str, Any]] | None = None
        self._picture: Picture | None = None
        self._places: Mapping[str, Point] = {}
        self.readings = 0
        """How many frames were read."""

    @property
    def seen(self) -> BoardSeen | None:
        """What lies there by the last agreed reading; None while the table moves."""
        return self._agreed

    def begin(self, want: Want) -> None:
        """What lies there is told anew, unless it was left there by another match. It is read anew when it changes."""
        self._told = None
        if want.zones != self._colours:
            self._reader, self._colours = None, want.zones
            self.anew()
        match = self._table.scoreboard.match
        if match != self._match:
            self._match, self._left = match, self._last or BoardSeen()

    def anew(self) -> None:
        """The table moves: nothing is agreed."""
        self._agreement.clear()
        self._agreed = None
        self._no_hand()

    def renew(self) -> None:
        """The next reading is made by a new reader: the table was calibrated."""
        self._renewed = True

    def still(self, frame: Frame, want: Want) -> None:
        """One still frame: it is read until several readings agree, then told unless that was told already.

        While the camera looks elsewhere (`in_place` says no) nothing is read.
        """
        if self._renewed:
            self._renewed, self._reader = False, None
            self.anew()
        if not self._in_place(frame):
            self.anew()
            return
        reader = self._reader = self._reader or self._reader_for(self._colours)
        if self._agreed is not None and not reader.unchanged(frame.picture):
            self._agreement.clear()
            self._agreed = None
        if self._agreed is None:
            self._read(frame, reader)
        if self._agreed is not None:
            self._report(self._agreed, want)

    def _read(self, frame: Frame, reader: BoardReader) -> None:
        self.readings += 1
        if self._recorder is not None:
            self._recorder.frame(frame)
        try:
            reading = reader.read(frame.picture)
        except Refused as refused:
            self._agreement.clear()
            self._show((refused.prompt.key, refused.prompt.values))
            return
        if reading.hand_share > HAND:
            self._wait_for_the_hand(reading.unreadable)
            return
        self._no_hand()
        self._show(None)
        self._agreed = self._agreement.add(reading.seen)
        self._picture, self._places = frame.picture, reading.holes

    def _wait_for_the_hand(self, covered: tuple[str, ...]) -> None:
        self._agreement.clear()
        now = self._clock()
        self._hand_ns = self._hand_ns or now
        # Told once a rest: at the edge of a hand holes are covered in one picture and not in the next.
        if now - self._hand_ns >= RESTS_NS and not self._hand_told:
            self._hand_told = True
            few = 0 < len(covered) <= HANDFUL
            self._show(("hw.board.covered", {"holes": covered}) if few else ("hw.board.covered_many", {}))

    def _no_hand(self) -> None:
        self._hand_ns, self._hand_told = None, False

    def _report(self, agreed: BoardSeen, want: Want) -> None:
        self._last = agreed
        if self._told is not None and alike(agreed, self._told):
            return
        self._told = agreed
        if self._is_left_over(agreed):
            self._show(("hw.board.left", {}))
            return
        self._show(None)
        assert self._picture is not None
        assert self._reader is not None
        part = around(self._picture, self._places)
        told = replace(
            agreed, terms=self._reader.terms(part),
            loose=tuple(stone if stone.px is None else replace(stone, px=part.px(stone.px)) for stone in agreed.loose),
            spots={hole: part.px(at) for hole, at in self._places.items()})
        try:
            self._table.hear(told, by="camera", asked=want.asked, picture=jpeg(part.picture))
        except CompanionError as error:
            log.warning("the table did not take the board: %s", error)

    def _is_left_over(self, agreed: BoardSeen) -> bool:
        """True while nothing but stones of the match before lies there, some of them perhaps taken off already."""
        if self._left is None:
            return False
        lying = _stones(agreed)
        if not self._left.holes:
            # The board was not seen since the match before: what lies there first is what that one left.
            self._left = agreed if lying.total() >= LEFT_OVER else None
        if self._left is None or not lying or self._is_new(lying, self._left):
            self._left = None
            return False
        self._left = agreed
        return True

    @staticmethod
    def _is_new(lying: Counter[tuple[str, str]], left: BoardSeen) -> bool:
        """True when a stone lies there that was not left there; a hole that was not sure then may hold an old one."""
        unsure = {hole.hole for hole in left.holes if not _is_sure(hole)}
        return any(hole not in unsure for hole, _ in lying - _stones(left))

    def _show(self, finding: tuple[str, Mapping[str, Any]] | None) -> None:
        if finding == self._shown:
            return
        if self._shown is not None:
            self._table.notice(self._shown[0], on=False)
        if finding is not None:
            self._table.notice(finding[0], finding[1])
        self._shown = finding


def _stones(seen: BoardSeen) -> Counter[tuple[str, str]]:
    """Every stone that is sure, by its hole (empty for a loose one) and its colour: a dark hole is no stone."""
    sunk = Counter((hole.hole, hole.state) for hole in seen.holes if hole.state != "empty" and _is_sure(hole))
    return sunk + Counter(("", stone.colour) for stone in seen.loose if stone.confidence >= SURE)


def _is_sure(hole: SeenHole) -> bool:
    return hole.state != "unsure" and hole.confidence >= SURE
