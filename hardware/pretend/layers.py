"""Solid things drawn into a picture with smooth edges: each on a patch three times finer, then laid in."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from hardware.pretend.view import HEIGHT, WIDTH, Points, View

Mask = npt.NDArray[np.uint8]
Colour = tuple[float, float, float]
"""Blue, green, red, 0 to 255."""
Canvas = npt.NDArray[np.float32]
"""A picture while it is being drawn."""

FINER = 3


class Layer:
    """A patch around some points of the board. What is filled later lies on top."""

    def __init__(self, view: View, around: Points, margin_px: int = 3, finer: int = FINER) -> None:
        """`finer` px of the patch make one of the picture."""
        self._view, self._finer = view, finer
        seen = view.px(around)
        left, top = np.maximum(np.floor(seen.min(0)).astype(int) - margin_px, 0)
        right, bottom = np.minimum(np.ceil(seen.max(0)).astype(int) + margin_px, (WIDTH, HEIGHT))
        self._box = (int(left), int(top), max(int(right), int(left)), max(int(bottom), int(top)))
        high, wide = finer * (self._box[3] - self._box[1]), finer * (self._box[2] - self._box[0])
        self._colour: Canvas = np.zeros((high, wide, 3), np.float32)
        self._cover: Canvas = np.zeros((high, wide), np.float32)

    def mask(self, outline: Points) -> Mask:
        """255 inside what the points (mm, N x 3) enclose as they are seen: their hull."""
        return self.seen(self._view.px(outline))

    def seen(self, px: Points) -> Mask:
        """The same for places of the picture."""
        made = np.zeros(self._cover.shape, np.uint8)
        inside = (px + 0.5 - self._box[:2]) * self._finer - 0.5
        hull = cv2.convexHull(np.asarray(inside, np.float32))
        cv2.fillConvexPoly(made, np.round(hull * 16).astype(np.int32), (255,), cv2.LINE_AA, 4)
        return made

    def fill(self, mask: Mask, colour: Colour | Canvas) -> None:
        """The colour lies where the mask is, on top of what was there."""
        if not mask.size:
            return
        part = (mask.astype(np.float32) / 255)[:, :, None]
        self._colour += (np.asarray(colour, np.float32) - self._colour) * part
        self._cover += (1 - self._cover) * part[:, :, 0]

    def shade(self, mask: Mask, factor: float, soft_px: float = 0.0) -> None:
        """What is drawn so far gets that much of the light where the mask is."""
        if not mask.size:
            return
        part = mask.astype(np.float32) / 255
        if soft_px:
            part = np.asarray(cv2.GaussianBlur(part, (0, 0), soft_px * self._finer), np.float32)
        self._colour *= (1 - (1 - factor) * part)[:, :, None]

    @staticmethod
    def within(one: Mask, other: Mask) -> Mask:
        """What lies in both masks."""
        return np.asarray(cv2.bitwise_and(one, other), np.uint8)

    @staticmethod
    def without(one: Mask, other: Mask) -> Mask:
        """What of the one lies outside the other."""
        return np.asarray(cv2.bitwise_and(one, cv2.bitwise_not(other)), np.uint8)

    def clip(self, mask: Mask) -> None:
        """Nothing is left outside the mask."""
        part = mask.astype(np.float32) / 255
        self._colour *= part[:, :, None]
        self._cover *= part

    def onto(self, picture: Canvas) -> None:
        """The patch is laid into the picture."""
        left, top, right, bottom = self._box
        if left >= right or top >= bottom:
            return
        size = (right - left, bottom - top)
        colour = cv2.resize(self._colour, size, interpolation=cv2.INTER_AREA)
        cover = np.asarray(cv2.resize(self._cover, size, interpolation=cv2.INTER_AREA))[:, :, None]
        part = picture[top:bottom, left:right]
        part[:] = part * (1 - cover) + colour

    def darken(self, picture: Canvas, mask: Mask, factor: float, soft_px: float) -> None:
        """The picture gets that much of the light where the mask is: a shadow falls there."""
        left, top, right, bottom = self._box
        if left >= right or top >= bottom:
            return
        part = cv2.resize(mask, (right - left, bottom - top), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
        part = np.asarray(cv2.GaussianBlur(part, (0, 0), soft_px), np.float32)
        picture[top:bottom, left:right] *= (1 - (1 - factor) * part)[:, :, None]


def ring(x: float, y: float, z: float, radius: float, points: int = 40) -> Points:
    """A circle parallel to the board (mm)."""
    turn = np.linspace(0, 2 * np.pi, points, endpoint=False)
    return np.stack([x + radius * np.cos(turn), y + radius * np.sin(turn), np.full(points, z)], 1)
