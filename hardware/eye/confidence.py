"""From the networks' chances to the chance of being right, as it was counted on photos and drawn tables."""

from __future__ import annotations

import math

PAIR = (1.0, 1.6)
"""Slope and shift (in logits) for a card of which two corners or more were read: that they agree is itself a reason."""
LONE = (1.0, 0.0)
"""The same for a single corner."""
SUREST = 0.999
"""0 to 1; nothing is surer: about one label in a thousand photos cannot be told from a misreading."""


def confidence(chance: float, corners: int) -> float:
    """The chance of being right of a name with the networks' joint `chance`, read from so many corners.

    >>> round(confidence(0.5, 1), 2), round(confidence(0.5, 2), 2)
    (0.5, 0.83)
    """
    slope, shift = PAIR if corners > 1 else LONE
    inside = min(max(chance, 1e-6), 1 - 1e-6)
    sure = 1 / (1 + math.exp(-(slope * math.log(inside / (1 - inside)) + shift)))
    return min(sure, SUREST)
