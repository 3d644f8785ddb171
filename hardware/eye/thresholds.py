"""Every choice the eye makes by a number, with its unit and where the number comes from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Settings of the card reader."""

    widest: int = 1152
    """px; longer pictures are searched at this length (patches are still cut from the full picture). On a third of the
    photos held back and the rendered scenes 1024 named as many cards and more of them wrongly, 1280 no more and took a
    quarter longer."""
    narrowest: int = 1152
    """px; shorter pictures are drawn up to this length for the search, at most `enlarge` times."""
    enlarge: float = 1.6
    """Times; more gains nothing, the print is not there."""
    find: float = 0.5
    """0 to 1; cells of the finder below it are no index."""
    most: int = 80
    """Indices looked at per picture, best first; six packs fanned out show fewer."""
    index: float = 0.9
    """0 to 1; readings whose chance of being an index at all is lower are dropped."""
    name: float = 0.95
    """0 to 1; a card whose name is less certain is reported as UNKNOWN. On a fifth of the photos of the sources used
    for tuning 0.8 gave 3.1 % names that are in no label (some of them cards that were not labelled), 0.95 1.8 %, with
    the same F1."""
    lone: float = 0.93
    """0 to 1; the same for a card of which only one corner was read and that no fan holds: nothing confirms it."""
    fan: float = 0.85
    """0 to 1; the same for a corner that stands among others of a hand held open. In 24 drawn fans of 13 cards of eight
    packs that were drawn for this alone, 0.6 named 232 cards right and 7 wrong, 0.7 229 and 6, 0.8 226 and 5, 0.85 and
    0.9 221 and 2, 0.93 214 and 2."""
    within: float = 0.2
    """Share of a card's outline; a card of which one corner was read and less than this lies in the picture is UNKNOWN:
    it lies beside the table that is looked at."""
    there: float = 0.85
    """0 to 1; a find that is less certainly an index is not reported as UNKNOWN."""
    apart: float = 0.33
    """Index heights; two finds closer than this are one printed index."""
    beside: float = 0.42
    below: float = 0.8
    """Index heights; a reading this near beside and this near below a surer one shows the same print. Neighbours in a
    fan lie an index's width (0.45 and more) beside each other."""
    narrow: float = 0.3
    clear: float = 0.95
    """Index heights, and 0 to 1; a surer reading than `clear` with another name is a neighbour from `narrow` beside: in
    packs with tall indices their strips in a fan are that narrow."""
    inside: float = 0.9
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
