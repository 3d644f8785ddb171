"""The picture that goes with a reading: a cut around the cards, small enough to keep and to send to a phone."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np

from companion.signals import CardsSeen, Point, Quad, SeenCard
from hardware.camera import Picture
from hardware.zones import bounds

LONGEST_PX = 1280
"""The longer side of the cut, at most."""
MARGIN_PX = 24
"""Table that is left around the cards, so that a person sees what they lie on."""
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
    left, top, right, bottom = box
    scale = min(1.0, LONGEST_PX / max(right - left, bottom - top))
    part = picture[top:bottom, left:right]
    if scale < 1.0:
        part = np.asarray(cv2.resize(part, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)

    def moved(point: Point) -> Point:
        return ((point[0] - left) * scale, (point[1] - top) * scale)

    def card(one: SeenCard) -> SeenCard:
        quad: Quad | None = None
        if one.quad is not None:
            a, b, c, d = one.quad
            quad = (moved(a), moved(b), moved(c), moved(d))
        return replace(one, quad=quad, points=tuple(moved(point) for point in one.points))

    return jpeg(part), replace(seen, cards=tuple(card(one) for one in seen.cards))
