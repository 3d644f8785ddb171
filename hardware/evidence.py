"""The picture that goes with a reading: a cut around cards or board, small enough to keep and to send to a phone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import cv2
import numpy as np

from companion.signals import CardsSeen, Point, Quad, SeenCard
from hardware.camera import Picture
from hardware.zones import bounds

LONGEST_PX = 1280
"""The longer side of the cut, at most."""
MARGIN_PX = 24
"""Table that is left around the cards, so that a person sees what they lie on."""
BESIDE_HOLES = 0.42
"""As much of the distance from the first to the last hole is shown beside them: the launch zones and the edge."""
MOST_BYTES = 200_000
"""A JPEG above this is made coarser: a phone has it within a second on a slow Wi-Fi."""
QUALITIES = (85, 70, 55, 40, 25, 10)


def jpeg(picture: Picture) -> bytes:
    """The picture as JPEG of at most `MOST_BYTES`, or the coarsest there is."""
    data = b""
    for quality in QUALITIES:
        _, encoded = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
        data = encoded.tobytes()
        if len(data) <= MOST_BYTES:
            break
    return data


def cut(picture: Picture, seen: CardsSeen) -> tuple[bytes, CardsSeen]:
    """JPEG of the part that shows the cards, and the same reading with its places in px of that part."""
    height, width = picture.shape[:2]
    box = bounds((card.quad for card in seen.cards if card.quad), width, height, MARGIN_PX) or (0, 0, width, height)
    return _part(picture, seen, box)


def whole(picture: Picture, seen: CardsSeen) -> tuple[bytes, CardsSeen]:
    """JPEG of the whole picture, and the same reading with its places in px of that JPEG."""
    height, width = picture.shape[:2]
    return _part(picture, seen, (0, 0, width, height))


def _part(picture: Picture, seen: CardsSeen, box: tuple[int, int, int, int]) -> tuple[bytes, CardsSeen]:
    left, top, right, bottom = box
    part, scale = _shrunk(picture[top:bottom, left:right])

    def moved(point: Point) -> Point:
        return ((point[0] - left) * scale, (point[1] - top) * scale)

    def card(one: SeenCard) -> SeenCard:
        quad: Quad | None = None
        if one.quad is not None:
            a, b, c, d = one.quad
            quad = (moved(a), moved(b), moved(c), moved(d))
        return replace(one, quad=quad, points=tuple(moved(point) for point in one.points))

    return jpeg(part), replace(seen, cards=tuple(card(one) for one in seen.cards))


@dataclass(frozen=True, slots=True)
class Part:
    """What of a camera's picture was kept: from (left, top) of it on, `scale` times as large, now this `picture`."""

    left: int
    top: int
    scale: float
    picture: Picture

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of what was kept (px)."""
        return self.picture.shape[1], self.picture.shape[0]

    def px(self, point: Point) -> Point:
        """Where a point of the camera's picture is in what was kept (px)."""
        return (point[0] - self.left) * self.scale, (point[1] - self.top) * self.scale


def around(picture: Picture, places: Mapping[str, Point]) -> Part:
    """The part of the picture that shows the board whose holes are at these places (px), small enough to keep."""
    height, width = picture.shape[:2]
    points = list(places.values())
    left = top = 0
    if points:
        reach = max(max(x for x, _ in points) - min(x for x, _ in points),
                    max(y for _, y in points) - min(y for _, y in points))
        box = bounds([(point, point, point, point) for point in points], width, height, round(BESIDE_HOLES * reach))
        if box is not None:
            left, top, right, bottom = box
            picture = picture[top:bottom, left:right]
    shrunk, scale = _shrunk(picture)
    return Part(left, top, scale, shrunk)


def _shrunk(picture: Picture) -> tuple[Picture, float]:
    """The picture with its longer side within the limit, and by how much it became smaller."""
    scale = min(1.0, LONGEST_PX / max(picture.shape[:2]))
    if scale < 1.0:
        picture = np.asarray(cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    return picture, scale
