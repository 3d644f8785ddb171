"""Play zones: which part of the table belongs to which seat, as a person drew it into the camera's picture.

With a measured plane a zone is kept in mm, so it stays where it is on the table when the camera is bumped; without
one it is kept as shares of the picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np

from calibration.errors import BadProfile, Unfit
from calibration.plane import Plane
from companion.seats import Seat
from companion.signals import Point, Quad

SMALLEST = 0.01
"""A zone of less than this share of the picture holds no card."""
OVERLAP = 0.1
"""Two zones may share so much of the smaller one, not more: a card would belong to both."""

STANDARD: Mapping[str, Quad] = {
    "N": ((0.02, 0.03), (0.98, 0.03), (0.98, 0.43), (0.02, 0.43)),
    "S": ((0.02, 0.57), (0.98, 0.57), (0.98, 0.97), (0.02, 0.97)),
}
"""What the wizard starts with: the two halves of the picture (shares of width and height), so far apart that a finger
on a phone can take the corners of either."""


@dataclass(frozen=True, slots=True)
class PlayZone:
    """The zone of one seat: four corners in mm of the plane (`on_plane`) or in shares of the picture."""

    name: str
    corners: Quad
    on_plane: bool

    @classmethod
    def drawn(cls, name: str, corners: Quad, size: tuple[int, int], plane: Plane | None) -> PlayZone:
        """From corners in px of a picture of that size."""
        if plane is None:
            return cls(name, _quad((x / size[0], y / size[1]) for x, y in corners), False)
        return cls(name, _quad(plane.at(size).mm(corners).tolist()), True)

    def px(self, size: tuple[int, int], plane: Plane | None) -> Quad:
        """Its corners in px of a picture of that size; raises Unfit when it lies on a plane and there is none."""
        if not self.on_plane:
            return _quad((x * size[0], y * size[1]) for x, y in self.corners)
        if plane is None:
            raise Unfit("cal.zones.no_plane")
        return _quad(plane.at(size).px(self.corners).tolist())


def check_zones(zones: Mapping[str, Quad], size: tuple[int, int]) -> None:
    """Raises Unfit where zones (corners in px) are unusable: folded, tiny, on one another, of no seat.

    >>> check_zones({"S": ((0, 0), (90, 90), (90, 0), (0, 90))}, (100, 100))
    Traceback (most recent call last):
    ...
    calibration.errors.Unfit: cal.zones.folded {'zone': 'S'} []
    """
    areas = {}
    for name, corners in zones.items():
        if name not in tuple(Seat):
            raise Unfit("cal.zones.seat", zone=name)
        shape = np.asarray(corners, np.float32)
        if not np.isfinite(shape).all() or not _is_convex(shape):
            raise Unfit("cal.zones.folded", zone=name)
        areas[name] = float(cv2.contourArea(shape))
        if areas[name] < SMALLEST * size[0] * size[1]:
            raise Unfit("cal.zones.tiny", zone=name)
    names = sorted(zones)
    for n, first in enumerate(names):
        for second in names[n + 1:]:
            both, _ = cv2.intersectConvexConvex(np.asarray(zones[first], np.float32),
                                                np.asarray(zones[second], np.float32))
            if both > OVERLAP * min(areas[first], areas[second]):
                raise Unfit("cal.zones.overlap", one=first, other=second)


def _is_convex(shape: np.ndarray[Any, Any]) -> bool:
    sides = np.roll(shape, -1, axis=0) - shape
    after = np.roll(sides, -1, axis=0)
    turns = sides[:, 0] * after[:, 1] - sides[:, 1] * after[:, 0]
    return bool((turns > 0).all() or (turns < 0).all())


def _quad(points: Iterable[Iterable[float]]) -> Quad:
    a, b, c, d = ((float(x), float(y)) for x, y in points)
    return a, b, c, d


def zones_to_json(zones: Iterable[PlayZone]) -> list[dict[str, Any]]:
    """Plain values for a profile."""
    return [{"name": zone.name, "corners": [list(corner) for corner in zone.corners], "on_plane": zone.on_plane}
            for zone in zones]


def zones_from_json(measured: Any) -> tuple[PlayZone, ...]:
    """From a profile; raises BadProfile where it has another shape."""
    try:
        return tuple(PlayZone(str(zone["name"]), _quad(zone["corners"]), zone["on_plane"] is True) for zone in measured)
    except (KeyError, TypeError, ValueError) as error:
        raise BadProfile("the play zones in the profile have another shape: calibrate again") from error


def inside(point: Point, corners: Quad) -> bool:
    """True when the point lies in the four corners, the edge included.

    >>> inside((5, 5), ((0, 0), (9, 0), (9, 9), (0, 9))), inside((10, 5), ((0, 0), (9, 0), (9, 9), (0, 9)))
    (True, False)
    """
    return bool(cv2.pointPolygonTest(np.asarray(corners, np.float32), point, False) >= 0)
