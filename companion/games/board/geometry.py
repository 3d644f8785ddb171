"""Where the launch zones are, in the board's own millimetres (B9, BOARD_GEOMETRY section 4)."""

from __future__ import annotations

from companion.games.board.options import House
from companion.seats import Seat


def reach(house: House, side: Seat, x_mm: float, y_mm: float) -> float | None:
    """How far (mm) a stone reaches over the launch line of that side.

    0 when its edge touches, negative while it is short of the line, None beside the line's ends: there is no zone.
    """
    towards, along = {Seat.S: (-y_mm, x_mm), Seat.N: (y_mm, x_mm), Seat.W: (-x_mm, y_mm), Seat.E: (x_mm, y_mm)}[side]
    radius = house.disc_mm / 2
    if abs(along) > house.line_length_mm / 2 + radius:
        return None
    return towards + radius - (house.board_mm / 2 - house.line_inset_mm)


def zone_at(house: House, x_mm: float, y_mm: float) -> Seat | None:
    """The side whose launch line the stone touches or has passed, or None (B9: touching is enough).

    >>> zone_at(House(), 0, -175), zone_at(House(), 0, -174), zone_at(House(), 200, -200)
    (<Seat.S: 'S'>, None, None)
    """
    for side in Seat:
        over = reach(house, side, x_mm, y_mm)
        if over is not None and over >= 0:
            return side
    return None


def line_mm(house: House, x_mm: float, y_mm: float) -> float | None:
    """How far (mm) the stone's edge is from the nearest launch line, negative where it lies over it; None beside all.

    >>> line_mm(House(), 0, -175), line_mm(House(), 100, 0), line_mm(House(), 200, -200)
    (0.0, 75.0, None)
    """
    reaches = [over for side in Seat if (over := reach(house, side, x_mm, y_mm)) is not None]
    return 0 - max(reaches) if reaches else None


def close_call(house: House, x_mm: float, y_mm: float) -> bool:
    """True when the stone lies so near to touching that a picture cannot tell: somebody must look."""
    reaches = (reach(house, side, x_mm, y_mm) for side in Seat)
    return any(over is not None and abs(over) < house.close_call_mm for over in reaches)


def on_board(house: House, x_mm: float, y_mm: float) -> bool:
    """True while the middle of the stone is above the board; half over the edge is still on it.

    >>> on_board(House(), 0, 250), on_board(House(), 0, 251)
    (True, False)
    """
    return abs(x_mm) <= house.board_mm / 2 and abs(y_mm) <= house.board_mm / 2
