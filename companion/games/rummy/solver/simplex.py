"""A small linear program by the simplex method: the least cost with which columns cover their rows.

The answer is used for its prices only, and whoever uses them makes them sure: rounding harms nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

Column = tuple[Sequence[tuple[int, float]], float]
"""Its entries `(row, how much)` and its cost."""

TINY, GAIN = 1e-9, 1e-7
"""What counts as nothing, and the least gain worth a step."""
MOST_PIVOTS = 250
"""Enough by far; prices are of use even when it stops early."""
PICKED = 6
"""So many of the best columns are tried before all are looked at again."""


def row_prices(columns: Sequence[Column], rows: Sequence[float], start: Sequence[float]) -> list[float]:
    """The price of each row where the columns fill all rows at the least cost.

    `rows` says how much each row needs, never less than nothing. At first a column of its own fills each row, at the
    cost in `start`; such a column comes back later only where `columns` has it too.

    >>> row_prices([([(0, 1.0), (1, 1.0)], 3.0)], [1.0, 1.0], [2.0, 2.0])
    [1.0, 2.0]
    """
    size = len(rows)
    price, amount = list(start), list(rows)
    inverse = [[float(i == j) for j in range(size)] for i in range(size)]
    pivots = 0
    while pivots < MOST_PIVOTS:
        gains = []
        for number, (entries, cost) in enumerate(columns):
            for row, times in entries:
                cost -= price[row] * times
            if cost < -GAIN:
                gains.append((cost, number))
        if not gains:
            break
        gains.sort()
        for _, number in gains[:PICKED]:
            entries, cost = columns[number]
            for row, times in entries:
                cost -= price[row] * times
            if cost > -GAIN:
                continue
            if not _pivot(entries, cost, price, amount, inverse):
                return price
            pivots += 1
    return price


def _pivot(
    entries: Sequence[tuple[int, float]], gain: float, price: list[float], amount: list[float],
    inverse: list[list[float]],
) -> bool:
    """The column takes the place of another; False when nothing stops it from growing."""
    if len(entries) == 1:
        (at, times), = entries
        column = [row[at] * times for row in inverse]
    else:
        column = [sum([row[at] * times for at, times in entries]) for row in inverse]
    leaving, least, best = -1, 1e18, 0.0
    for number, part in enumerate(column):
        if part > TINY:
            ratio = amount[number] / part
            if ratio < least - TINY or (ratio < least + TINY and part > best):
                leaving, least, best = number, ratio, part
    if leaving < 0:
        return False
    by = column[leaving]
    pivot = inverse[leaving] = [one / by for one in inverse[leaving]]
    amount[leaving] = step = amount[leaving] / by
    for number, part in enumerate(column):
        if number != leaving and (part > TINY or part < -TINY):
            inverse[number] = [one - part * two for one, two in zip(inverse[number], pivot, strict=True)]
            left = amount[number] - part * step
            amount[number] = left if left > TINY else 0.0
    for number, one in enumerate(pivot):
        if one:
            price[number] += gain * one
    return True
