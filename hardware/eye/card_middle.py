"""What a card shows in its middle, a court's picture or pips: a second opinion on the rank that its corners say."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import RANKS
from companion.signals import Quad
from hardware.eye.index_geometry import FoundIndex

WIDE, HIGH = 64, 90
"""px; a card is laid straight at this size, where the smallest pips are still 10 px high."""
SMALLEST = 70.0
"""px; a card that is lower than that in the picture is too blurred to ask."""
ACROSS, DOWN = (0.2, 0.8), (0.1, 0.9)
"""Shares of the card's width and height between which its middle lies, without the indices."""
MIDDLE = (slice(round(DOWN[0] * HIGH), round(DOWN[1] * HIGH)), slice(round(ACROSS[0] * WIDE), round(ACROSS[1] * WIDE)))
"""Rows and columns of that middle on the card laid straight."""
STEP = 0.4
"""Share of the contrast between print and paper, as the indices have it, from which a pixel counts as printed."""
FAINTEST = 12.0
"""Grey levels; where an index stands out less from its paper, nothing on the card can be told from paper."""
PICTURE_INK, PICTURE_TALL = 0.55, 0.6
"""A picture covers at least this share of the middle and hangs together over this share of the card's height. Of 71
court cards on photos used for tuning the least had 0.59 and 0.59; of 220 pip cards one in fifty has as much, because
something covers it."""
PIPS_INK, PIPS_TALL = 0.52, 0.35
"""Pips cover at most this share, and no two hang together. One in fifteen pip cards has more."""
RATIO = 30.0
"""Times; how much likelier a picture is on a court than on any other card, and pips the other way round. Counted on the
same photos it is about 50; cards of other packs were not counted."""
BEYOND_DOUBT = 0.995
"""0 to 1; a name of two corners that is surer stays sure enough whatever the middle says, so it need not be asked."""
COURTS = frozenset("JQK")


def rank_weights(ink: NDArray[np.uint8]) -> NDArray[np.float64]:
    """Factors for the chances of the 13 ranks, from where the card laid straight is printed (`ink_of`); all 1 where
    nothing can be told. An ace may show anything, so it is never disfavoured."""
    weights = np.ones(len(RANKS))
    share, tall = _printed(ink)
    courts = np.array([rank in COURTS for rank in RANKS])
    if share >= PICTURE_INK and tall >= PICTURE_TALL:
        weights[~courts & np.array([rank != "A" for rank in RANKS])] = 1 / RATIO
    elif share <= PIPS_INK and tall <= PIPS_TALL:
        weights[courts] = 1 / RATIO
    return weights


def _printed(ink: NDArray[np.uint8]) -> tuple[float, float]:
    """The printed share of the card's middle and the height of its highest connected print (card heights)."""
    box = ink[MIDDLE]
    _, _, pieces, _ = cv2.connectedComponentsWithStats(box)
    return float(box.mean()), max((float(p[cv2.CC_STAT_HEIGHT]) / HIGH for p in pieces[1:]), default=0.0)


def ink_of(
    picture: NDArray[np.uint8], quad: Quad, first: FoundIndex, second: FoundIndex
) -> NDArray[np.uint8] | None:
    """Where the card laid straight (HIGH x WIDE) is printed: 1, else 0; None where it cannot be told."""
    corners = np.array(quad, np.float32)
    tall = float(np.hypot(*(corners[3] - corners[0])))
    if tall < SMALLEST:
        return None
    flat = np.array([[0, 0], [WIDE, 0], [WIDE, HIGH], [0, HIGH]], np.float32)
    matrix = np.asarray(cv2.getPerspectiveTransform(corners, flat), np.float64)
    card = _straight(picture, matrix, tall / HIGH)
    places = cv2.perspectiveTransform(np.array([[[f.x, f.y] for f in (first, second)]], np.float32), matrix)[0]
    papers, contrasts = [], []
    for (x, y), found in sorted(zip(places.tolist(), (first, second), strict=True), key=lambda pair: pair[0][1]):
        around = _around(card, x, y, found.high * HIGH / tall)
        if around is None:
            return None
        paper = np.median(around, 0)
        papers.append((y, paper))
        contrasts.append(float(np.percentile(np.abs(around - paper).max(1), 90)))
    if min(contrasts) < FAINTEST:
        return None
    (top, above), (bottom, below) = papers
    # Lamp light is seldom even: between the two indices the paper's colour goes over from one to the other.
    share = np.clip((np.arange(HIGH) - top) / max(bottom - top, 1.0), 0, 1)[:, None]
    paper = above * (1 - share) + below * share
    return np.asarray(np.abs(card - paper[:, None]).max(2) > STEP * min(contrasts), np.uint8)


def _straight(picture: NDArray[np.uint8], matrix: NDArray[np.float64], shrunk: float) -> NDArray[np.float32]:
    """The card laid straight, WIDE x HIGH px; a large one is cut larger first, so that fine print does not sparkle."""
    times = max(1, min(4, round(shrunk / 1.5)))
    larger = np.diag([times, times, 1.0]) @ matrix
    cut = cv2.warpPerspective(picture, larger, (WIDE * times, HIGH * times), borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(cv2.resize(cut, (WIDE, HIGH), interpolation=cv2.INTER_AREA), np.float32)


def _around(card: NDArray[np.float32], x: float, y: float, high: float) -> NDArray[np.float32] | None:
    """The pixels (n x 3) of and around an index: more than half of them are paper."""
    left, right, top, bottom = (round(v) for v in (x - 0.45 * high, x + 0.45 * high, y - 0.6 * high, y + 0.6 * high))
    part = card[max(top, 0) : max(bottom, 0), max(left, 0) : max(right, 0)].reshape(-1, 3)
    return part if len(part) >= 20 else None
