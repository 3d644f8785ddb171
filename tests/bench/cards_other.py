"""Another open card reader on the same photos: EdjeElectronics' OpenCV-Playing-Card-Detector, called as its main loop
calls it.

Its `Cards.py` and templates stay in a folder of their own outside this repository. To run today it needs three repairs:
`findContours` gives two answers since OpenCV 4, and two brightness sums overflow in NumPy's bytes unless made `int`.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import UNKNOWN, Card
from companion.signals import CardsSeen, SeenCard

WIDE = 1280
"""px; the reader was made for pictures this wide: its limits of a card's area are in px."""
RANK_OF = dict(
    zip(
        ["Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Jack", "Queen", "King"],
        "A23456789TJQK",
        strict=True,
    )
)
SUIT_OF = {"Spades": "s", "Diamonds": "d", "Clubs": "c", "Hearts": "h"}


def _module(folder: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("other_cards", folder / "Cards.py")
    if spec is None or spec.loader is None:
        raise FileNotFoundError(f"There is no Cards.py in {folder}.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class OtherReader:
    """The other reader behind our call: `read(picture, packs)`."""

    def __init__(self, folder: Path, any_size: bool = False) -> None:
        """`folder` holds `Cards.py` and `Card_Imgs` with its 17 templates; `any_size` lifts its limits of a card's
        area, which suit one camera height."""
        self._cards = _module(folder)
        if any_size:
            vars(self._cards).update(CARD_MIN_AREA=4_000, CARD_MAX_AREA=10_000_000)
        images = f"{folder / 'Card_Imgs'}/"
        self._ranks, self._suits = self._cards.load_ranks(images), self._cards.load_suits(images)

    def read(self, picture: NDArray[np.uint8], packs: int = 1) -> CardsSeen:
        """The cards of one picture; what it calls Unknown is UNKNOWN. A crash of its own counts as nothing read."""
        scale = WIDE / max(picture.shape[:2])
        picture = np.asarray(cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
        try:
            contours, are_cards = self._cards.find_cards(self._cards.preprocess_image(picture))
            found = [contours[n] for n in range(len(contours)) if are_cards[n] == 1]
            cards = [self._cards.preprocess_card(contour, picture) for contour in found]
            names = [self._cards.match_card(card, self._ranks, self._suits)[:2] for card in cards]
        except (cv2.error, IndexError, ValueError, UnboundLocalError):
            return CardsSeen()
        return CardsSeen(tuple(SeenCard(_card(rank, suit), 1.0) for rank, suit in names))


def _card(rank: str, suit: str) -> Card:
    if rank in RANK_OF and suit in SUIT_OF:
        return Card(RANK_OF[rank] + SUIT_OF[suit])
    return UNKNOWN
