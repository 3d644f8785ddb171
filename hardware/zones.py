"""Where on the table a card lies: which play zone its middle is in. Pure.

With a calibration the zones are as somebody drew them. Without one the picture itself is divided: the camera looks
from above with south at the lower edge, so the halves belong to south and north, and the left and right thirds to west
and east where those play.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from calibration.plane import Plane
from calibration.playzones import PlayZone, inside
from companion.seats import Seat
from companion.signals import CardsSeen, Point, Quad, SeenCard


@dataclass(frozen=True, slots=True)
class Box:
    """A part of the picture, as fractions of its width and height; the left and upper edges belong to it."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, x: float, y: float) -> bool:
        """True when the point (fractions) lies in it."""
        return self.left <= x < self.right and self.top <= y < self.bottom


class Zone(Protocol):
    """A part of the picture."""

    def holds(self, x: float, y: float) -> bool:
        """True when the point (fractions of the picture's width and height) lies in it."""


@dataclass(frozen=True, slots=True)
class Patch:
    """A zone as somebody drew it: four corners, as fractions of the picture's width and height."""

    corners: Quad

    def holds(self, x: float, y: float) -> bool:
        """True when the point lies in it, its edge included."""
        return inside((x, y), self.corners)


WHOLE = Box(0.0, 0.0, 1.0, 1.0)
HALVES = {Seat.S: Box(0.0, 0.5, 1.0, 1.0), Seat.N: Box(0.0, 0.0, 1.0, 0.5)}
THIRDS = {
    Seat.W: Box(0.0, 0.0, 1 / 3, 1.0),
    Seat.N: Box(1 / 3, 0.0, 2 / 3, 0.5),
    Seat.E: Box(2 / 3, 0.0, 1.0, 1.0),
    Seat.S: Box(1 / 3, 0.5, 2 / 3, 1.0),
}


def seat_of(zone: str) -> Seat | None:
    """The seat a zone belongs to, by the last part of its name.

    >>> seat_of("hat-N"), seat_of("S"), seat_of("melds")
    (<Seat.N: 'N'>, <Seat.S: 'S'>, None)
    """
    last = zone.rpartition("-")[2]
    return Seat(last) if last in tuple(Seat) else None


def default_zones(names: Iterable[str]) -> dict[str, Box]:
    """A box for each zone that is wanted; the whole picture for one without a seat.

    >>> default_zones(["S", "N"])["S"]
    Box(left=0.0, top=0.5, right=1.0, bottom=1.0)
    """
    wanted = list(names)
    seats = {seat for name in wanted if (seat := seat_of(name)) is not None}
    boxes = HALVES if seats <= HALVES.keys() else THIRDS
    return {name: boxes[seat] if (seat := seat_of(name)) is not None else WHOLE for name in wanted}


def drawn_zones(names: Iterable[str], zones: Iterable[PlayZone], size: tuple[int, int], plane: Plane | None
                ) -> Mapping[str, Zone]:
    """A zone for each that is wanted: as somebody drew it for the name or its seat, else the default one."""
    corners = {zone.name: zone.px(size, plane) for zone in zones if plane is not None or not zone.on_plane}
    found: dict[str, Zone] = dict(default_zones(names))
    for name in found:
        seat = seat_of(name)
        quad = corners.get(name) or (corners.get(seat.value) if seat is not None else None)
        if quad is not None:
            a, b, c, d = ((x / size[0], y / size[1]) for x, y in quad)
            found[name] = Patch((a, b, c, d))
    return found


def middle(card: SeenCard) -> Point | None:
    """The middle of a card in px: of its corners, else of the indices that were read; None without either."""
    points = card.quad or card.points
    if not points:
        return None
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def assigned(seen: CardsSeen, zones: Mapping[str, Zone], width: int, height: int) -> CardsSeen:
    """The same cards, each with the name of the first zone that holds its middle, or empty outside all of them."""

    def placed(card: SeenCard) -> SeenCard:
        at = middle(card)
        if at is None:
            return card
        inside = (name for name, box in zones.items() if box.holds(at[0] / width, at[1] / height))
        return replace(card, zone=next(inside, ""))

    return replace(seen, cards=tuple(placed(card) for card in seen.cards))


def bounds(quads: Iterable[Quad], width: int, height: int, margin: int) -> tuple[int, int, int, int] | None:
    """Left, top, right, bottom (px) of a cut around the quads, inside the picture; None without quads."""
    points = [point for quad in quads for point in quad]
    if not points:
        return None
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    cut = (max(0, int(left) - margin), max(0, int(top) - margin),
           min(width, int(right) + margin + 1), min(height, int(bottom) + margin + 1))
    return cut if cut[0] < cut[2] and cut[1] < cut[3] else None
