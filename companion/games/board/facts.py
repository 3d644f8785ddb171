"""What happens at the board, as facts. Nobody writes down what it was worth."""

from __future__ import annotations

from dataclasses import dataclass

from companion.seats import Seat

COLOURS = ("red", "blue", "yellow", "green", "white", "black", "orange", "turquoise", "purple", "pink", "brown",
           "natural")
"""The colours a set of stones may have; the first four are the ones used when nobody says otherwise."""


@dataclass(frozen=True, slots=True)
class Stone:
    """A stone that lies flat in a hole (B6)."""

    hole: str
    colour: str
    marked_up: bool


@dataclass(frozen=True, slots=True)
class Disc:
    """A stone that is in no hole; where measured, its middle in mm from the board's (+x right, +y away from South)."""

    colour: str
    x_mm: float | None = None
    y_mm: float | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """What pictures say of one hole: `unsure`, `empty` or a colour, and which face they see."""

    hole: str
    says: str
    marked_up: bool | None = None


@dataclass(frozen=True, slots=True)
class Looked:
    """Somebody has looked where pictures and screen differ, and the screen is right.

    `holes` are the claims that are not so, `unseen` loose stones that pictures do not show and that lie there all the
    same, `nothing` places where pictures show a stone and none lies. All of it holds until something else is seen
    there, so nobody is asked twice.
    """

    holes: tuple[Claim, ...] = ()
    unseen: tuple[Disc, ...] = ()
    nothing: tuple[Disc, ...] = ()


@dataclass(frozen=True, slots=True)
class Shot:
    """One shot, told by where every stone that it moved came to rest.

    `sunk` fell into a hole, `zone` touches a launch line or lies behind it (B9), `off` left the board (B12, B14).
    Whatever else was on the field, the stone shot included, lies loose (B7): `loose` says where all the
    loose stones lie now, None where nobody measured. `dislodged` are holes whose stone was knocked out (BA23).
    With `foul` the stone that was shot has been taken back and is in none of the lists (BA21); with `short`
    it never left the own zone (BA19). `seat` is who shot, None for the one whose shot it was. `looked` is what
    somebody found beside it who was asked about the picture.
    """

    sunk: tuple[Stone, ...] = ()
    loose: tuple[Disc, ...] | None = None
    zone: tuple[Disc, ...] = ()
    off: tuple[Disc, ...] = ()
    dislodged: tuple[str, ...] = ()
    foul: bool = False
    short: bool = False
    seat: Seat | None = None
    looked: Looked | None = None


@dataclass(frozen=True, slots=True)
class Stopped:
    """The player ends the own turn before all shots are taken (BA20)."""


@dataclass(frozen=True, slots=True)
class Declined:
    """The owner of a stone that was pushed off does without the return shot (BA16)."""


@dataclass(frozen=True, slots=True)
class Began:
    """This seat begins: the youngest or the loser of the last game (B2), or the winner of rock-paper-scissors (V1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Chose:
    """The beginner of a Vienna game chose limited (a fixed number of shots) or unlimited turns (V1, V2)."""

    limited: bool


@dataclass(frozen=True, slots=True)
class Coloured:
    """This seat plays with stones of that colour; who had them before takes over the other ones."""

    seat: Seat
    colour: str


@dataclass(frozen=True, slots=True)
class Corrected:
    """The board as it really lies, all of it, after screen and table had come apart."""

    holes: tuple[Stone, ...] = ()
    loose: tuple[Disc, ...] = ()


Fact = Shot | Looked | Stopped | Declined | Began | Chose | Coloured | Corrected
FACTS = (Shot, Looked, Stopped, Declined, Began, Chose, Coloured, Corrected)
"""The union of the board's facts."""
