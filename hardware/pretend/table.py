"""The pretend table: what a person does to it, and the pictures and edges that come of it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Iterable
from types import TracebackType
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from companion.cards import Card
from companion.seats import DUEL, Seat
from companion.signals import CardsSeen, Edge, SeenCard
from hardware.camera import Closing, Frame
from hardware.edges import EdgeLog, now_ns
from hardware.errors import CameraGone
from hardware.evidence import jpeg
from hardware.pretend.board import PretendBoard
from hardware.pretend.cloth import Lying, cloth, draw_hand, quad
from hardware.pretend.lamps import PretendLamps
from hardware.race import pad_name
from hardware.screenpads import DECKS

Picture = npt.NDArray[np.uint8]

FPS = 10.0
"""Frames a second: as many as a reader on a Pi looks at, and cheap enough to draw beside everything else."""
TURNED_MM = {"S": (-212.0, 76.0), "N": (-212.0, -76.0)}
"""Where the card that a seat turns comes to lie (its middle)."""
ROW_MM = {"S": 76.0, "N": -76.0}
"""How far from the middle the open row of a seat lies."""
FIRST_IN_ROW_MM, APART_MM, ROW_HOLDS = -128.0, 69.0, 6
RESTING = 7
"""A hand at rest is seen as in the frame of this number."""


class PretendTable:
    """Pads, cards, a board with stones, and a hand. Every method may be called from any thread.

    The camera sees the cards or the board: whatever was asked for last.
    """

    def __init__(self, edges: EdgeLog, clock: Callable[[], int] = now_ns, seed: int = 1,
                 asked: Callable[[], Collection[str]] = tuple) -> None:
        """`asked` tells which senses are wanted now (`Want.sense`): the board is on the table when it is wanted."""
        self._edges = edges
        self._clock = clock
        self._cloth = cloth(seed)
        self._lock = threading.Lock()
        self._cards: tuple[Lying, ...] = ()
        self._drawn: Picture | None = None
        self._down: set[str] = set()
        self._asked = asked
        self._with_board = False
        self._hand = self._rests = False
        self._pulled = False
        self._number = 0
        self.lamps = PretendLamps(clock)
        """Its lamps: GO, the winner's, the buzzer."""
        self.board = PretendBoard(seed)
        """The board and its stones."""

    # Pads

    @property
    def names(self) -> tuple[str, ...]:
        """Every pad as `seat.pad`."""
        return tuple(pad_name(seat, pad) for seat in DUEL for pad in DECKS)

    def down(self) -> frozenset[str]:
        """The pads that are pressed now."""
        with self._lock:
            return frozenset(self._down)

    def press(self, seat: str, pad: str, at_ns: int | None = None, bounces: int = 2) -> None:
        """A hand comes down: one contact that bounces, as a real pad's does, stamped now or `at_ns`.

        A pad that does not exist is a ValueError.
        """
        name = self._known(seat, pad)
        at = self._clock() if at_ns is None else at_ns
        with self._lock:
            self._down.add(name)
        self._edges.add(Edge(Seat(seat), pad, at, True))
        for n in range(bounces):
            self._edges.add(Edge(Seat(seat), pad, at + (2 * n + 1) * 300_000, False))
            self._edges.add(Edge(Seat(seat), pad, at + (2 * n + 2) * 300_000, True))

    def release(self, seat: str, pad: str, at_ns: int | None = None) -> None:
        """The hand is lifted; nothing when it was not there."""
        name = self._known(seat, pad)
        with self._lock:
            was_down = name in self._down
            self._down.discard(name)
        if was_down:
            self._edges.add(Edge(Seat(seat), pad, self._clock() if at_ns is None else at_ns, False))

    def _known(self, seat: str, pad: str) -> str:
        name = f"{seat}.{pad}"
        if name not in self.names:
            raise ValueError(f"there is no pad {name}: this table has {', '.join(self.names)}")
        return name

    # Cards

    def lay(self, zone: str, card: Card | str, x_mm: float | None = None, y_mm: float | None = None,
            angle: float | None = None) -> None:
        """A card lies on top of what lies there, at a place of its own or where cards of its zone go.

        In a seat's own zone that is the place of the turned card, in every other zone the next place of a row.
        A text that is no card is UnreadableCard.
        """
        named = Card.parse(card) if isinstance(card, str) and card not in ("??", "##") else Card(str(card))
        with self._lock:
            x, y, turned = self._place(zone)
            lying = Lying(named, zone, x if x_mm is None else x_mm, y if y_mm is None else y_mm,
                          turned if angle is None else angle)
            self._cards = (*self._cards, lying)
            self._drawn = None

    def deal(self, zone: str, cards: Iterable[Card | str]) -> None:
        """The zone holds exactly these cards, laid neatly in order."""
        self.clear(zone)
        for card in cards:
            self.lay(zone, card)

    def clear(self, zone: str | None = None) -> None:
        """Nothing lies in the zone any more; nothing at all without one."""
        with self._lock:
            self._cards = tuple(lying for lying in self._cards if zone is not None and lying.zone != zone)
            self._drawn = None

    def _place(self, zone: str) -> tuple[float, float, float]:
        """Where the next card of a zone goes (mm, mm, degrees): a hand lays nothing quite straight."""
        here = sum(lying.zone == zone for lying in self._cards)
        crooked = ((here * 37 + len(self._cards) * 53) % 11 - 5) * 0.8
        if zone in TURNED_MM:
            x, y = TURNED_MM[zone]
            return x + crooked, y, crooked
        side = zone.rpartition("-")[2]
        row, place = divmod(here, ROW_HOLDS)
        y = ROW_MM.get(side, 0.0)
        return FIRST_IN_ROW_MM + APART_MM * place + 30.0 * row, y + 4.0 * row, crooked / 2

    # The camera

    @property
    def with_board(self) -> bool:
        """True while the camera looks at the board, False while it looks at cards."""
        asked = self._asked()
        with self._lock:
            if "board" in asked or "cards" in asked:
                self._with_board = "board" in asked
            return self._with_board

    def hand(self, over: bool, rests: bool = False) -> None:
        """A hand is over the table, moving or at rest, or is gone."""
        with self._lock:
            self._hand, self._rests = over, rests

    def pull(self, gone: bool = True) -> None:
        """The camera's cable is pulled, or plugged in again."""
        with self._lock:
            self._pulled = gone

    @property
    def pulled(self) -> bool:
        """True while the camera's cable is pulled."""
        with self._lock:
            return self._pulled

    def frame(self) -> Picture:
        """The next picture of the camera (1280x720, blue first)."""
        board = self.board.frame() if self.with_board else None
        with self._lock:
            if self._drawn is None and board is None:
                self._drawn = self._cloth.drawn(self._cards)
            drawn, hand, rests = self._drawn if board is None else board, self._hand, self._rests
            self._number += 1
            number = self._number
        assert drawn is not None
        return self._cloth.noisy(draw_hand(drawn, RESTING if rests else number) if hand else drawn, number)

    def picture(self) -> bytes:
        """The same as JPEG."""
        return jpeg(self.frame())

    def truth(self) -> CardsSeen:
        """What really lies there, covered cards included: each with its zone and its corners in px."""
        with self._lock:
            return CardsSeen(tuple(SeenCard(one.card, 1.0, one.zone, quad(one)) for one in self._cards))


class PretendCamera(Closing):
    """A camera above a pretend table."""

    def __init__(self, table: PretendTable, *, clock: Callable[[], int] = now_ns,
                 pause: Callable[[float], Any] | None = None, fps: float = FPS) -> None:
        """Raises CameraGone while the cable is pulled."""
        self._table = table
        self._clock = clock
        self._pause = pause or threading.Event().wait
        self._period_ns = round(1e9 / fps)
        self._next_ns = clock()
        self._number = 0
        self._plugged()

    def _plugged(self) -> None:
        if self._table.pulled:
            raise CameraGone("hw.camera.gone", "the pretend camera was pulled: plug it in again")

    def grab(self, timeout_s: float) -> Frame:
        """The next frame, no sooner than the frame rate allows. Raises CameraGone when the cable is pulled."""
        wait_ns = self._next_ns - self._clock()
        if wait_ns > 0:
            self._pause(min(wait_ns / 1e9, timeout_s))
        self._plugged()
        now = self._clock()
        self._next_ns = max(self._next_ns + self._period_ns, now)
        self._number += 1
        return Frame(self._table.frame(), now, self._number)

    def describe(self) -> str:
        """What it is."""
        return "drawn camera, 1280x720"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()
