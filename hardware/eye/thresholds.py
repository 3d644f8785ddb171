"""Every choice the eye makes by a number, with its unit and where the number comes from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Settings of the card reader."""

    widest: int = 1280
    """px; longer pictures are searched at this length (patches are still cut from the full picture)."""
    narrowest: int = 1024
    """px; shorter pictures are drawn up to this length for the search, at most `enlarge` times."""
    enlarge: float = 1.6
    """Times; more gains nothing, the print is not there."""
    find: float = 0.55
    """0 to 1; cells of the finder below it are no index. On 1,429 photos 0.4 named 0.5 % more cards, a tenth more
    wrongly."""
    most: int = 80
    """Indices looked at per picture, best first; six packs fanned out show fewer."""
    index: float = 0.9
    """0 to 1; readings whose chance of being an index at all is lower are dropped."""
    name: float = 0.91
    """0 to 1; a card whose name is less certain is reported as UNKNOWN. On 1,429 photos 0.6 (and `lone` 0.8) names 4 %
    more cards and gives 3.4 % names that are in no label instead of 2.0 %, most of which are unlabelled cards."""
    lone: float = 0.96
    """0 to 1; the same for a card of which only one corner was read: nothing confirms it."""
    within: float = 0.45
    """Share of a card's outline; a card of which one corner was read and less than this lies in the picture is UNKNOWN:
    it lies beside the table that is looked at. Of 26 such cards in 417 photos 10 were in no label, of 58 others 4."""
    there: float = 0.85
    """0 to 1; a find that is less certainly an index is not reported as UNKNOWN."""
    apart: float = 0.33
    """Index heights; two finds closer than this are one printed index."""
    beside: float = 0.42
    below: float = 0.8
    """Index heights; a reading this near beside and this near below a surer one shows the same print. Neighbours in a
    fan lie an index's width (0.45 and more) beside each other."""
    inside: float = 0.97
    """0 to 1; a lone corner on a card that was seen whole is left out below this: it is mostly a pip or a picture."""
    opposite: float = 0.6
    """rad; how far the two indices of one card may be from facing exactly opposite ways (camera tilt turns them)."""
    down: tuple[float, float] = (0.9, 7.0)
    """Index heights; how far the second index lies below the first, in the first one's own direction."""
    across: tuple[float, float] = (0.35, 5.5)
    """Index heights; how far it lies to the right (or to the left, in packs with four indices)."""
    size_ratio: float = 1.8
    """Times; how much larger the nearer of a card's two indices may look."""


DEFAULT = Thresholds()
