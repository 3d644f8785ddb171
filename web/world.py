"""What the pages stand on: the table, the pairing, the pretend table if there is one, and the shared renderings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, cast

from flask import current_app

from companion.seats import Seat
from companion.settings import WebSettings
from companion.table import Table
from web.keys import Keys
from web.stream import Models, Streams


class PretendBoard(Protocol):
    """The board of a pretend table; a hole or colour that is none is a ValueError."""

    def sink(self, hole: str, colour: str, marked_up: bool, side: str | None = None) -> None:
        """A stone shot from that side lies in the hole."""

    def lie(self, x_mm: float, y_mm: float, colour: str, marked_up: bool, side: str | None = None) -> None:
        """A stone shot from that side lies loose at that place."""

    def lean(self, hole: str, colour: str, marked_up: bool, side: str | None = None) -> None:
        """A stone shot from that side leans on the rim of the hole."""

    def take(self, x_mm: float, y_mm: float) -> bool:
        """The stone that lies there is taken off; False where none lies."""

    def clear(self) -> None:
        """Nothing lies on the board any more."""

    def places(self) -> Mapping[str, tuple[float, float]]:
        """Where each hole is in the camera's picture, as fractions of its width and height."""

    def at(self, across: float, down: float) -> tuple[float, float]:
        """The place on the board (mm) that is seen at these fractions of the picture."""


class PretendPads(Protocol):
    """What the pretend table's page may do to it: its pads, its cards, its board, a hand in the picture."""

    @property
    def with_board(self) -> bool:
        """True while the camera looks at the board, False while it looks at cards."""

    @property
    def board(self) -> PretendBoard:
        """The board with its stones."""

    def press(self, seat: Seat, pad: str) -> None:
        """A hand comes down on a pad (`main`, `magic`) of a seat (`S`, `N`)."""

    def release(self, seat: Seat, pad: str) -> None:
        """The hand is lifted again."""

    def lay(self, zone: str, card: str) -> None:
        """A card in notation now lies in the zone (`S`, `N`, `hat-S` ...), on top of what lay there."""

    def clear(self) -> None:
        """Nothing lies on the table any more."""

    def hand(self, over: bool) -> None:
        """A hand is in the picture, or is gone."""

    def picture(self) -> bytes:
        """The camera's picture of the table now (JPEG)."""


class ScreenPads(Protocol):
    """Pads for phones, where a table has no wired ones."""

    def press(self, seat: Seat, pad: str) -> None:
        """A touch of a pad (`main`, `magic`) of a seat (`S`, `N`) has arrived."""


@dataclass(frozen=True)
class World:
    """Everything a page may reach; made once by `create_app`."""

    table: Table
    keys: Keys
    settings: WebSettings
    pretend: PretendPads | None
    screen: ScreenPads | None
    models: Models
    streams: Streams
    build: str
    """Names the scripts and styles, so that a page left open over an update takes the new ones."""


def world() -> World:
    """The world of the app that answers this request."""
    return cast(World, current_app.extensions["push"])
