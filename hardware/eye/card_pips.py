"""What a numbered card's pips say of its rank, by where they stand, and of its suit, by how they look: a second opinion
where the small print in the corners is blurred."""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import RANKS
from companion.signals import Quad
from hardware.eye.card_middle import HIGH, MIDDLE, WIDE
from hardware.eye.index_geometry import READER_INDEX, FoundIndex
from hardware.eye.index_reader import SUITS, IndexReader

PIPS: dict[int, list[tuple[float, float]]] = {
    2: [(0.5, 0.0), (0.5, 1.0)],
    3: [(0.5, 0.0), (0.5, 0.5), (0.5, 1.0)],
    4: [(0, 0), (1, 0), (0, 1), (1, 1)],
    5: [(0, 0), (1, 0), (0, 1), (1, 1), (0.5, 0.5)],
    6: [(0, 0), (1, 0), (0, 0.5), (1, 0.5), (0, 1), (1, 1)],
    7: [(0, 0), (1, 0), (0, 0.5), (1, 0.5), (0, 1), (1, 1), (0.5, 0.25)],
    8: [(0, 0), (1, 0), (0, 0.5), (1, 0.5), (0, 1), (1, 1), (0.5, 0.25), (0.5, 0.75)],
    9: [(x, y / 3) for x in (0, 1) for y in range(4)] + [(0.5, 0.5)],
    10: [(x, y / 3) for x in (0, 1) for y in range(4)] + [(0.5, 1 / 6), (0.5, 5 / 6)],
}
"""Where the pips stand, across and down between the outermost columns and rows; the lower half's on their heads."""
SIDE, TOP = 0.30, 0.19
"""Shares of the card's width and height between its edge and the middle of the outermost pips."""
PIP_HIGH = 0.16
"""Share of the card's height."""
IN_PATCH, BELOW = 16.0, 11.0
"""px; height of a suit sign in a reader's patch, and how far below the patch's middle it stands in an index. A pip cut
that way is read like the sign of an index without a rank."""
SURE = 0.9
"""0 to 1; pips that say less do not count. On 158 numbered cards of photos shrunk until the cards were 70 to 110 px
high, some of them of sources held back, the suit that pips were this sure of (of 87 % of the cards) was right each
time."""
LEAST = 0.02
"""0 to 1; no suit becomes less likely than this by its pips."""
SIDES, TOPS = (0.27, 0.30, 0.33), (0.15, 0.175, 0.20)
"""Packs print their pips that far from the card's edges."""
DOT, SOFT, SLACK = 0.055, 0.022, 3
"""Card heights: half a pip's size, and by how much print and pattern are blurred; px by which a pattern may be off."""
ALIKE = 0.6
"""-1 to 1; where no pattern agrees with the print this well, the pips say nothing of the rank."""
TELLS, LEAST_RANK = 14.0, 0.1
"""A pattern that agrees worse than the best by d makes its rank exp(-TELLS d) times as likely, at least LEAST_RANK. On
145 cards of photos used for tuning, shrunk and not, the true pattern was best for 88 %; of the others four had ALIKE or
more, three of them beaten by 0.01 or less and one by 0.19."""


def suit_weights(picture: NDArray[np.uint8], quad: Quad, rank: str | None, angle: float, reader: IndexReader
                 ) -> NDArray[np.float64]:
    """Factors for the chances of the suits c d h s, from the pips of a card of this rank (None: a joker).

    The card has the outline `quad` (px), and its first corner's index points to `angle` (rad). All 1 for a card without
    pips, and where they do not tell.
    """
    count = RANKS.index(rank) + 2 if rank is not None else 0
    if count not in PIPS:
        return np.ones(len(SUITS))
    corners = np.array(quad, np.float32)
    tall = float(np.hypot(*(corners[3] - corners[0])))
    matrix = cv2.getPerspectiveTransform(np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32), corners)
    spots = np.array([(SIDE + (1 - 2 * SIDE) * u, TOP + (1 - 2 * TOP) * v) for u, v in PIPS[count]], np.float32)
    places = cv2.perspectiveTransform(spots[None], matrix)[0]
    high = PIP_HIGH * tall * READER_INDEX / IN_PATCH
    shift = BELOW / READER_INDEX * high
    pips = []
    for (x, y), (_, v) in zip(places.tolist(), PIPS[count], strict=True):
        turned = angle if v <= 0.5 else angle + np.pi
        pips.append(FoundIndex(x + shift * np.sin(turned), y - shift * np.cos(turned), float(turned), high, 1.0))
    suits = reader.suits(picture, pips)
    return np.maximum(suits, LEAST) if suits.max() >= SURE else np.ones(len(SUITS))


def pattern_weights(ink: NDArray[np.uint8]) -> NDArray[np.float64]:
    """Factors for the chances of the ranks 2 to 10 (9), from where the middle of a card laid straight is printed.

    `ink` is 1 where the card shows print, else 0 (`card_middle.ink_of`). All 1 where no pattern of pips agrees with it.
    """
    seen = cv2.GaussianBlur(ink.astype(np.float32), (0, 0), SOFT * HIGH)[MIDDLE]
    agrees = np.full(len(PIPS), -1.0)
    for count, pattern in _patterns():
        found = cv2.matchTemplate(seen, pattern, cv2.TM_CCOEFF_NORMED)
        agrees[count - 2] = max(agrees[count - 2], float(found.max()))
    if agrees.max() < ALIKE:
        return np.ones(len(PIPS))
    return np.asarray(np.maximum(np.exp(TELLS * (agrees - agrees.max())), LEAST_RANK))


@cache
def _patterns() -> tuple[tuple[int, NDArray[np.float32]], ...]:
    """Patterns of pips (count, picture), a little smaller than the middle of the card."""
    made = []
    y, x = np.mgrid[0:HIGH, 0:WIDE]
    for count, spots in PIPS.items():
        for side in SIDES:
            for top in TOPS:
                shape = np.zeros((HIGH, WIDE), np.float32)
                for u, v in spots:
                    across = (side + (1 - 2 * side) * u) * WIDE - 0.5
                    down = (top + (1 - 2 * top) * v) * HIGH - 0.5
                    shape[np.hypot(x - across, y - down) < DOT * HIGH] = 1
                soft = cv2.GaussianBlur(shape, (0, 0), SOFT * HIGH)[MIDDLE]
                made.append((count, np.ascontiguousarray(soft[SLACK:-SLACK, SLACK:-SLACK], np.float32)))
    return tuple(made)
