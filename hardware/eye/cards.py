"""The card reader: a picture in, the cards that lie in it out."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import BACK, RANKS, UNKNOWN
from companion.signals import CardsSeen, SeenCard
from hardware.eye.back_finder import shows_a_back
from hardware.eye.card_middle import BEYOND_DOUBT, ink_of, rank_weights
from hardware.eye.card_pips import PIPS, pattern_weights, suit_weights
from hardware.eye.errors import PictureRefused
from hardware.eye.index_finder import IndexFinder
from hardware.eye.index_geometry import reader_patch
from hardware.eye.index_reader import SUITS, IndexReader, Reading
from hardware.eye.joining import Joined, Opinion, join, joint, opposite, outline, reported, weighed
from hardware.eye.outline_finder import outlines
from hardware.eye.thresholds import DEFAULT, Thresholds

MODELS = Path(__file__).parent / "models"
SMALLEST = 24
"""px; pictures with a shorter side hold no readable card and give an empty answer."""


@dataclass(frozen=True, slots=True)
class ReadCard:
    """A card as it is reported, the readings of its corner indices, and each index upright in a patch."""

    seen: SeenCard
    readings: tuple[Reading, ...]
    patches: tuple[NDArray[np.uint8], ...]


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
        names in `others`; so is a second place that shows a face which `packs` packs no longer hold. Outlines with a
        card's shape that show a printed back are BACK; those as large as the cards that were read and nothing more to
        be told of them are UNKNOWN with confidence 0. An empty,
        blank or very small picture gives no cards. A picture of another shape or type raises `PictureRefused`.
        """
        colour = _accepted(picture, packs)
        if min(colour.shape[:2]) < SMALLEST:
            return CardsSeen()
        read = tuple(seen for seen, _ in self._read(colour, packs))
        return CardsSeen(read + self._without_index(colour, read))

    def patches(self, picture: NDArray[np.uint8], packs: int = 1) -> tuple[ReadCard, ...]:
        """The cards of `read` that show an index, in the same order, with the upright patches they were read from.

        A patch is READER_HIGH x READER_WIDE x 3 with the index in its middle, whichever way the card lies: what a
        pack's own templates are made from and compared with.
        """
        colour = _accepted(picture, packs)
        if min(colour.shape[:2]) < SMALLEST:
            return ()
        cards = []
        for seen, joined in self._read(colour, packs):
            places = [reading.index for reading in joined.readings]
            cut = tuple(reader_patch(colour, p.x, p.y, p.angle, p.high) for p in places)
            cards.append(ReadCard(seen, joined.readings, cut))
        return tuple(cards)

    def _read(self, colour: NDArray[np.uint8], packs: int) -> list[tuple[SeenCard, Joined]]:
        readings = self._reader.read(colour, self._finder.find(colour))
        size = (colour.shape[0], colour.shape[1])
        joined = weighed(join(readings, packs, self._thresholds), lambda card: self._second_opinion(colour, card))
        return reported(joined, packs, self._thresholds, size)

    def _second_opinion(self, colour: NDArray[np.uint8], card: Joined) -> Opinion | None:
        """What the card's middle says of its rank and suit, where both its corners were read and leave a doubt."""
        across = opposite(card)
        if across is None or card.chance >= BEYOND_DOUBT:
            return None
        quad, first = outline(card), card.readings[0].index
        ranks, ink = np.ones(len(RANKS)), ink_of(colour, quad, first, across.index)
        if ink is not None:
            ranks = rank_weights(ink)
            ranks[: len(PIPS)] *= pattern_weights(ink)
        rank = joint(list(card.readings), Opinion(ranks, np.ones(len(SUITS))))[0][0].rank
        return Opinion(ranks, suit_weights(colour, quad, rank, first.angle, self._reader))

    def _without_index(self, colour: NDArray[np.uint8], read: tuple[SeenCard, ...]) -> tuple[SeenCard, ...]:
        nameless = []
        for shape in outlines(colour, read):
            back = shows_a_back(colour, shape.quad, self._reader)
            if back:
                nameless.append(SeenCard(BACK, back, quad=shape.quad))
            elif shape.sized:
                nameless.append(SeenCard(UNKNOWN, 0.0, quad=shape.quad))
        return tuple(nameless)


def _accepted(picture: NDArray[np.uint8], packs: int) -> NDArray[np.uint8]:
    if packs < 1:
        raise PictureRefused(f"There must be at least one pack, not {packs}.")
    return as_colour(picture)


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
