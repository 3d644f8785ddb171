"""The eye with which packs are taught from photos: `calibration.teaching.DeckEye` over the reader of photos."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from calibration.teaching import Laid
from companion.signals import CardsSeen, SeenCard
from hardware.camera import Picture
from hardware.evidence import whole
from hardware.eye.own_deck import alone, cuts, indices
from hardware.handphoto import PhotoReader

ROW = 0.4
"""A card begins a new row where its middle lies so much of a card's height below that of the card above it."""


class DeckEye:
    """Reads one picture at a time, with the network alone: what was taught wrongly must not propose itself."""

    def __init__(self, photos: PhotoReader) -> None:
        self._photos = photos

    def opened(self, data: bytes) -> Picture:
        """The photo, upright; raises Refused (`count.photo.*`)."""
        return self._photos.opened(data)

    def laid(self, picture: Picture) -> Sequence[Laid]:
        """The cards that show an index, from the upper left to the lower right, row by row."""
        seen = [card for card in self._photos.network.read(picture).cards if indices(card)]
        return [Laid(card, tuple(cuts(picture, card))) for card in in_rows(seen)]

    def alone(self, picture: Picture) -> Picture | None:
        """The largest whole card, laid flat."""
        return alone(picture)

    def shown(self, picture: Picture, laid: Sequence[Laid]) -> tuple[bytes, Sequence[Laid]]:
        """A JPEG of the whole picture, and the cards with their places in it."""
        jpeg, seen = whole(picture, CardsSeen(tuple(card.seen for card in laid)))
        return jpeg, [replace(card, seen=one) for card, one in zip(laid, seen.cards, strict=True)]


def in_rows(cards: Sequence[SeenCard]) -> list[SeenCard]:
    """The cards (each with an outline) as one reads them: row by row, however crookedly they lie."""
    middles = [np.array(card.quad, np.float64).mean(0) for card in cards]
    high = [float(np.ptp(np.array(card.quad, np.float64)[:, 1])) for card in cards]
    below = sorted(range(len(cards)), key=lambda n: float(middles[n][1]))
    rows: list[list[int]] = []
    for n in below:
        if rows and middles[n][1] - middles[rows[-1][-1]][1] <= ROW * min(high[n], high[rows[-1][-1]]):
            rows[-1].append(n)
        else:
            rows.append([n])
    return [cards[n] for row in rows for n in sorted(row, key=lambda n: float(middles[n][0]))]
