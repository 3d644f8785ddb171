"""The eye with which packs are taught from photos: `calibration.teaching.DeckEye` over the reader of photos."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from calibration.teaching import Laid
from companion.signals import CardsSeen, SeenCard
from hardware.camera import Picture
from hardware.evidence import whole
from hardware.eye.own_deck import card_quads, cuts, flattened
from hardware.handphoto import PhotoReader

ROWS = 8
"""Cards whose indices stand in the same eighth of the picture lie in one row."""


class DeckEye:
    """Reads one picture at a time, with the network alone: what was taught wrongly must not propose itself."""

    def __init__(self, photos: PhotoReader) -> None:
        self._photos = photos

    def opened(self, data: bytes) -> Picture:
        """The photo, upright; raises Refused (`count.photo.*`)."""
        return self._photos.opened(data)

    def laid(self, picture: Picture) -> Sequence[Laid]:
        """The cards that show an index, from the upper left to the lower right, row by row."""
        seen = self._photos.network.read(picture).cards
        cards = [Laid(card, tuple(cuts(picture, card))) for card in sorted(seen, key=lambda card: _row(card, picture))]
        return [card for card in cards if card.cuts]

    def alone(self, picture: Picture) -> Picture | None:
        """The largest whole card, laid flat."""
        quads = card_quads(picture)
        return flattened(picture, quads[0]) if quads else None

    def shown(self, picture: Picture, laid: Sequence[Laid]) -> tuple[bytes, Sequence[Laid]]:
        """A JPEG of the whole picture, and the cards with their places in it."""
        jpeg, seen = whole(picture, CardsSeen(tuple(card.seen for card in laid)))
        return jpeg, [replace(card, seen=one) for card, one in zip(laid, seen.cards, strict=True)]


def _row(card: SeenCard, picture: Picture) -> tuple[int, float]:
    x, y = card.points[0] if card.points else (0.0, 0.0)
    return int(ROWS * y / picture.shape[0]), x
