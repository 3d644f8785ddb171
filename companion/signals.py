"""What the senses report: a race between hands, cards that are seen, a board that is seen.

A signal is what a sense believes, without a word about any game. Times are integer nanoseconds of
one monotonic clock, margins are microseconds, picture positions are pixels of the frame.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from companion.cards import Card
from companion.seats import Seat


@dataclass(frozen=True, slots=True)
class Press:
    """First contact of one hand: which seat, which pad (`main`, `magic`, `rest` ...), when (ns)."""

    seat: Seat
    pad: str
    at_ns: int


@dataclass(frozen=True, slots=True)
class Edge:
    """One raw edge of a pad, kept as evidence: `down` is True for contact, False for release."""

    seat: Seat
    pad: str
    at_ns: int
    down: bool


class RaceKind(StrEnum):
    """How a race ended (DESIGN section 4)."""

    CLEAR = "clear"
    DEAD_HEAT = "dead_heat"
    FALSE_START = "false_start"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Terms:
    """What a race was judged by, kept with it so that it can be judged again: the limits in us, who ran (`seats`),
    when it was armed (ns, the edges' clock), whether there was a GO (`signal`), and what was subtracted of each pad."""

    armed_ns: int
    seats: tuple[Seat, ...]
    signal: bool
    human_limit_us: int
    settle_us: int
    window_us: int
    rearm_us: int
    give_up_us: int
    spike_us: int
    bounce_us: int
    bias_us: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Race:
    """One judged race.

    `presses` are the valid first contacts in order of time, at most one a seat; `early` are the
    contacts before GO or faster than the human limit. `margin_us` is the lead of the first valid
    press over the second, None where there is no second. In a dead heat the first two presses lie
    closer than `tolerance_us`. After a false start `presses` holds what the seats that did wait
    touched next, or nothing when nobody did (M10). `go_ns` is None in free mode. `terms` are None where the race
    was not judged here from its edges.
    """

    kind: RaceKind
    presses: tuple[Press, ...] = ()
    early: tuple[Press, ...] = ()
    margin_us: int | None = None
    tolerance_us: int = 0
    go_ns: int | None = None
    edges: tuple[Edge, ...] = ()
    terms: Terms | None = field(default=None, compare=False)

    @property
    def first(self) -> Press | None:
        """The earliest valid press, or None."""
        return self.presses[0] if self.presses else None


Point = tuple[float, float]
"""Picture position (x, y) in px."""
Quad = tuple[Point, Point, Point, Point]
"""Four corners in px, clockwise in the picture from the card's own top left."""


@dataclass(frozen=True, slots=True)
class SeenCard:
    """One card in a picture.

    `card` is a face, a joker, a custom card, `BACK` or `UNKNOWN`; `zone` names the play zone it lies in
    (`S`, `N`, `hat-S` ... or empty where no zones are set up); `confidence` is 0 to 1 and is the
    calibrated chance that `card` is right; `points` are the centres of the corner indices that were
    read; `others` are the next best names with their confidence, best first.
    """

    card: Card
    confidence: float
    zone: str = ""
    quad: Quad | None = None
    points: tuple[Point, ...] = ()
    others: tuple[tuple[Card, float], ...] = ()


@dataclass(frozen=True, slots=True)
class CardsSeen:
    """All cards of one agreed picture. `picture` is the key under which its crop is kept as evidence, `reader` the
    version of the model that read it, empty where nobody told."""

    cards: tuple[SeenCard, ...] = ()
    picture: str = ""
    reader: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class SeenHole:
    """One of the 25 holes (`a1` to `e5`): `state` is `empty`, `unsure` or the name of a colour."""

    hole: str
    state: str
    marked_up: bool | None = None
    confidence: float = 1.0


@dataclass(frozen=True, slots=True)
class LooseStone:
    """A stone that lies on the board but in no hole; position in mm from the board's centre. `px` is where it is seen
    in the picture that was kept, None where nobody told."""

    colour: str
    x_mm: float
    y_mm: float
    marked_up: bool | None = None
    confidence: float = 1.0
    px: Point | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class BoardTerms:
    """What a board was read by, kept with it so that it can be read again: where it lies in the kept picture (`plane`),
    its holes (`grid`), the colours in play, all as calibration writes them, and a stone's diameter and thickness in
    mm (0: nobody measured)."""

    plane: Mapping[str, Any]
    grid: Mapping[str, Any]
    colours: Mapping[str, Any]
    stone_mm: float = 0.0
    thick_mm: float = 0.0


@dataclass(frozen=True, slots=True)
class BoardSeen:
    """One agreed picture of the board: its 25 holes and the loose stones. `reader` is the version of what read it;
    `terms` are None where nobody kept them; `spots` say where the holes are seen in the picture that was kept (px)."""

    holes: tuple[SeenHole, ...] = ()
    loose: tuple[LooseStone, ...] = ()
    picture: str = ""
    reader: str = field(default="", compare=False)
    terms: BoardTerms | None = field(default=None, compare=False)
    spots: Mapping[str, Point] = field(default_factory=dict, compare=False)


Signal = Race | CardsSeen | BoardSeen

SURE = 0.80
"""A reading with less confidence than this is a doubt for a person to settle, in every game. Confidence is the
calibrated chance of being right, so at this limit one reading in five would be wrong."""


@dataclass(frozen=True, slots=True)
class Want:
    """What the table wants a sense to report now: the senses ask for it, nobody calls them.

    `sense` is `race`, `cards` or `board`. `zones` are the play zones (cards), the pads as `seat.pad` (race) or the
    colours in play (board) that matter; `count` is the number of cards awaited in each zone, 0 for any number.
    `asked` rises with every new request, so a repeated race is a new want; a sense hands it back with its signal,
    and a signal that answers an older request is not heard.
    """

    sense: str
    zones: tuple[str, ...] = ()
    count: int = 0
    asked: int = 0
