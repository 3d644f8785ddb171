"""What the eye saw, drawn into the picture: outlines, index points and names for the referee to check."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import BACK, UNKNOWN
from companion.signals import CardsSeen
from hardware.eye.cards import as_colour

SURE, DOUBT, BEHIND = (60, 200, 60), (0, 140, 255), (200, 160, 60)
"""Colours (blue, green, red) of named cards, of cards nobody could read, and of backs."""


def draw_reading(picture: NDArray[np.uint8], seen: CardsSeen) -> NDArray[np.uint8]:
    """A new H x W x 3 picture with every seen card outlined and named in ASCII notation; `picture` stays as it is.

    Doubtful cards show their best names with a question mark.
    """
    drawn = as_colour(picture).copy()
    if drawn.size == 0:
        return drawn
    scale = max(drawn.shape[:2]) / 1280
    line = max(1, round(2 * scale))
    for card in seen.cards:
        colour = DOUBT if card.card == UNKNOWN else BEHIND if card.card == BACK else SURE
        if card.quad is not None:
            cv2.polylines(drawn, [np.round(np.array(card.quad)).astype(np.int32)], True, colour, line, cv2.LINE_AA)
        for x, y in card.points:
            cv2.circle(drawn, (round(x), round(y)), max(2, round(5 * scale)), colour, line, cv2.LINE_AA)
        text = f"{card.card} {card.confidence:.2f}"
        if card.card == UNKNOWN:
            text = "/".join(str(name) for name, _ in card.others[:2]) + "?"
        spots = card.quad or card.points
        if spots:
            x, y = (round(sum(v) / len(spots)) for v in zip(*spots, strict=True))
            size, _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, 0.7 * scale, line)
            corner = (x - size[0] // 2, y + size[1] // 2)
            cv2.putText(drawn, text, corner, cv2.FONT_HERSHEY_SIMPLEX, 0.7 * scale, (0, 0, 0), line + 2, cv2.LINE_AA)
            cv2.putText(drawn, text, corner, cv2.FONT_HERSHEY_SIMPLEX, 0.7 * scale, colour, line, cv2.LINE_AA)
    return np.asarray(drawn, np.uint8)
