"""What no melding can avoid: a lower bound of the penalty that the cards not yet looked at will leave.

Each natural card needs at least a share of a wild card: two of a pair half a one each, a single card two. With so many
wild cards left, at most the dearest cards for their share can be laid; the rest stays in the hand (a fractional
knapsack, so never more than the truth).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

PLACES = range(15)
Counts = Sequence[Sequence[int]]
"""Natural cards by suit (0 to 3) and place (0 to 14, the ace at 14, the two at 0)."""


def shares(
    counts: Counts, after: int, low_aces: Sequence[bool], same_suit: bool, explicit: bool
) -> list[tuple[int, float]]:
    """For each natural card at a place above `after` its place and the least share of a wild card it needs."""
    found = []
    for suit in range(4):
        places = [place for place in PLACES if place > after and counts[suit][place]]
        under_way = explicit or low_aces[suit] or any(counts[suit][place] for place in PLACES if place <= after)
        in_run = {place: 2.0 for place in places}
        starts = [(place, place, True) for place in places] + ([(after + 1, after, False)] if under_way else [])
        for first, before, fresh in starts:
            naturals = [place for place in places if place >= first and place > before - fresh]
            for n, last in enumerate(naturals, 1):
                length = last - first + 1
                wild = length - n + (max(0, 3 - length) if fresh else 0)
                share = wild / n
                for place in naturals[:n]:
                    in_run[place] = min(in_run[place], share)
        for place in places:
            rank = [counts[other][place] for other in range(4)]
            together = sum(rank) if same_suit else sum(1 for n in rank if n)
            in_set = min(max(0, 3 - n) / n for n in range(1, together + 1))
            share = 0.0 if place == 14 and low_aces[suit] else min(in_run[place], in_set)
            found += [(place, share)] * counts[suit][place]
    return found


def least(items: Sequence[tuple[int, float]], wild: int) -> list[int]:
    """With 0 to `wild` wild cards: the fewest units that stay in hand of cards worth `(units, share)`."""
    whole = sum(units for units, _ in items)
    free = sum(units for units, share in items if share == 0)
    dear = sorted(((units / share, units, share) for units, share in items if share), reverse=True)
    found = []
    for budget in range(wild + 1):
        laid, left = float(free), float(budget)
        for rate, units, share in dear:
            if share > left:
                laid += rate * left
                break
            laid += units
            left -= share
        found.append(max(0, ceil(whole - laid - 1e-9)))
    return found
