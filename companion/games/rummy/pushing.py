"""What a push moves: the top stock card and the top discard go left, then the pusher draws (R15)."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Counts:
    """Cards in the stock, on the discard pile, in the pusher's hand and in the hand on the left.

    `hand_over` is True once somebody wanted a stock card and none was there (R25).
    """

    stock: int
    discard: int
    own: int
    left: int
    hand_over: bool = False


def give(counts: Counts) -> Counts:
    """After the two cards went left. With an empty stock nothing moves and the deal is over (R25).

    >>> give(Counts(stock=40, discard=1, own=6, left=6))
    Counts(stock=39, discard=0, own=6, left=8, hand_over=False)
    """
    if counts.stock < 1:
        return replace(counts, hand_over=True)
    return replace(counts, stock=counts.stock - 1, discard=counts.discard - 1, left=counts.left + 2)


def draw(counts: Counts) -> Counts:
    """After the player drew a stock card; where there is none the deal is over (R25)."""
    if counts.hand_over or counts.stock < 1:
        return replace(counts, hand_over=True)
    return replace(counts, stock=counts.stock - 1, own=counts.own + 1)


def push(counts: Counts) -> Counts:
    """After a whole push: given to the left, then drawn (R15, RA19).

    >>> push(Counts(stock=1, discard=5, own=4, left=4))
    Counts(stock=0, discard=4, own=4, left=6, hand_over=True)
    """
    return draw(give(counts))
