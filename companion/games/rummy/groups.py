"""Cards in a picture to groups on the table: what lies together, in which order (pure geometry, px)."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

from companion.signals import Point, SeenCard

NEAR = 0.25
"""Cards lie together when the gap between them is smaller than this share of a card's short side."""


def groups(seen: Sequence[SeenCard]) -> tuple[tuple[SeenCard, ...], ...]:
    """The cards that touch, overlap or nearly touch, each group in order along its row.

    Cards without a quad belong together by their zone. Groups come in the order of their first card.
    """
    rest, found = list(seen), []
    while rest:
        group, fringe = [], [rest.pop(0)]
        while fringe:
            card = fringe.pop()
            group.append(card)
            beside = [other for other in rest if _together(card, other)]
            rest = [other for other in rest if not any(other is one for one in beside)]
            fringe.extend(beside)
        found.append(_in_row(group, seen))
    return tuple(found)


def _together(one: SeenCard, other: SeenCard) -> bool:
    if one.quad is None or other.quad is None:
        return one.quad is other.quad and one.zone == other.zone
    near = NEAR * min(_short(one), _short(other))
    gaps = [max(_low(one, axis), _low(other, axis)) - min(_high(one, axis), _high(other, axis)) for axis in (0, 1)]
    return max(gaps) < near


def _short(card: SeenCard) -> float:
    assert card.quad is not None
    a, b, c, _ = card.quad
    return min(dist(a, b), dist(b, c))


def _low(card: SeenCard, axis: int) -> float:
    assert card.quad is not None
    return min(point[axis] for point in card.quad)


def _high(card: SeenCard, axis: int) -> float:
    assert card.quad is not None
    return max(point[axis] for point in card.quad)


def _centre(card: SeenCard) -> Point:
    assert card.quad is not None
    return sum(x for x, _ in card.quad) / 4, sum(y for _, y in card.quad) / 4


def _in_row(group: Sequence[SeenCard], seen: Sequence[SeenCard]) -> tuple[SeenCard, ...]:
    """Along the line between the two cards farthest apart, beginning with the end more to the left or top."""
    if any(card.quad is None for card in group) or len(group) < 2:
        return tuple(sorted(group, key=lambda card: next(n for n, other in enumerate(seen) if other is card)))
    centres = [_centre(card) for card in group]
    first, last = max(((a, b) for a in centres for b in centres if a <= b), key=lambda pair: dist(*pair))
    along = (last[0] - first[0], last[1] - first[1])
    return tuple(sorted(group, key=lambda card: _centre(card)[0] * along[0] + _centre(card)[1] * along[1]))
