"""What no melding can avoid: a lower bound of the penalty that the cards not yet looked at will leave.

Each natural card needs at least a share of a wild card: two of a pair half a one each, a single card two. With so many
wild cards left, at most the dearest cards for their share can be laid; the rest stays in the hand (a fractional
knapsack, so never more than the truth). What the melds under way still need beyond those shares is owed beforehand.
Shares and debts are whole numbers, WHOLE to a wild card.
"""

from __future__ import annotations

from collections.abc import Sequence

PLACES = range(15)
WHOLE = 360_360
"""Divisible by every length of a meld, so that each share is exact."""
GRAIN = 4
"""Budgets are told apart in so many parts of a wild card."""
Counts = Sequence[Sequence[int]]
"""Natural cards by suit (0 to 3) and place (0 to 14, the ace at 14, the two at 0)."""
Shares = list[dict[int, int]]
"""By suit: for each place with a natural card the least share of a wild card that the card needs."""


def shares(counts: Counts, after: int, low_aces: Sequence[bool], same_suit: bool, explicit: bool) -> Shares:
    """For each natural card at a place above `after` the least share of a wild card it needs."""
    found: Shares = []
    for suit in range(4):
        places = [place for place in PLACES if place > after and counts[suit][place]]
        under_way = explicit or low_aces[suit] or any(counts[suit][place] for place in PLACES if place <= after)
        in_run = {place: 2 * WHOLE for place in places}
        starts = [(place, place, True) for place in places] + ([(after + 1, after, False)] if under_way else [])
        for first, before, fresh in starts:
            naturals = [place for place in places if place >= first and place > before - fresh]
            for n, last in enumerate(naturals, 1):
                length = last - first + 1
                wild = length - n + (max(0, 3 - length) if fresh else 0)
                share = wild * WHOLE // n
                for place in naturals[:n]:
                    in_run[place] = min(in_run[place], share)
        for place in places:
            rank = [counts[other][place] for other in range(4)]
            together = sum(rank) if same_suit else sum(1 for n in rank if n)
            in_set = min(max(0, 3 - n) * WHOLE // n for n in range(1, together + 1))
            in_run[place] = 0 if place == 14 and low_aces[suit] else min(in_run[place], in_set)
        found.append(in_run)
    return found


def least(items: Sequence[tuple[int, int]], wild: int) -> list[int]:
    """With 0 to `wild` wild cards, in steps of one GRAINth: the fewest units that stay of cards `(units, share)`."""
    whole = sum(units for units, _ in items)
    free = sum(units for units, share in items if share == 0)
    dear = sorted(((units, share) for units, share in items if share), key=lambda one: one[0] / one[1], reverse=True)
    found = []
    for budget in range(wild * GRAIN + 1):
        laid, left = free, budget * WHOLE // GRAIN
        for units, share in dear:
            if share > left:
                laid += units * left // share
                break
            laid += units
            left -= share
        found.append(max(0, whole - laid))
    return found
