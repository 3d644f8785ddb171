"""The card reader: a picture in, the cards that lie in it out."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import UNKNOWN
from companion.signals import CardsSeen, SeenCard
from hardware.eye.errors import PictureRefused
from hardware.eye.index_finder import IndexFinder
from hardware.eye.index_reader import IndexReader
from hardware.eye.joining import cards_seen, join
from hardware.eye.outline_finder import outlines
from hardware.eye.thresholds import DEFAULT, Thresholds

MODELS = Path(__file__).parent / "models"
SMALLEST = 24
"""px; pictures with a shorter side hold no readable card and give an empty answer."""


class CardReader:
    """Names the cards of a picture. Keeps nothing between pictures; one reader serves one thread at a time."""

    def __init__(self, models: Path = MODELS, thresholds: Thresholds = DEFAULT) -> None:
        """Load both networks; `models` holds `finder.onnx` and `reader.onnx`."""
        self._thresholds = thresholds
        self._finder = IndexFinder(models / "finder.onnx", thresholds)
        self._reader = IndexReader(models / "reader.onnx")

    def read(self, picture: NDArray[np.uint8], packs: int = 1) -> CardsSeen:
        """The cards of one picture (H x W x 3 blue green red, H x W grey or H x W x 4), surest first.

        Positions are px of `picture`. A card that is there but whose name is not sure enough is UNKNOWN, its best
        names in `others`; so is a second place that shows a face which `packs` packs no longer hold, and (with
        confidence 0) an outline as large as the cards that were read, such as a card lying face down. An empty,
        blank or very small picture gives no cards. A picture of another shape or type raises `PictureRefused`.
        """
        if packs < 1:
            raise PictureRefused(f"There must be at least one pack, not {packs}.")
        colour = as_colour(picture)
        if min(colour.shape[:2]) < SMALLEST:
            return CardsSeen()
        found = self._finder.find(colour)
        readings = self._reader.read(colour, found)
        size = (colour.shape[0], colour.shape[1])
        read = cards_seen(join(readings, packs, self._thresholds), packs, self._thresholds, size)
        nameless = tuple(SeenCard(UNKNOWN, 0.0, quad=quad) for quad in outlines(colour, read))
        return CardsSeen(read + nameless)


def as_colour(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The picture as H x W x 3 blue green red; grey and BGRA pictures are converted, others refused with the reason."""
    if not isinstance(picture, np.ndarray) or picture.dtype != np.uint8:
        kind = getattr(picture, "dtype", type(picture).__name__)
        raise PictureRefused(f"A picture is an array of bytes (uint8), this is {kind}.")
    if picture.ndim not in (2, 3) or (picture.ndim == 3 and picture.shape[2] not in (1, 3, 4)):
        raise PictureRefused(f"A picture is height x width x 3 (or grey, or with alpha), this is {picture.shape}.")
    if picture.size == 0:
        return np.zeros((0, 0, 3), np.uint8)
    if picture.ndim == 2 or picture.shape[2] == 1:
        return np.asarray(cv2.cvtColor(picture, cv2.COLOR_GRAY2BGR), np.uint8)
    if picture.shape[2] == 4:
        return np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGRA2BGR), np.uint8)
    return np.ascontiguousarray(picture)
