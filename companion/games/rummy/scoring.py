"""Penalties of a deal, totals, winners, and the pot of Cap-It (R26 to R29, C5 to C10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TypeVar

from companion.cards import Card
from companion.engine import BadSetup
from companion.games.rummy.wilds import hand_value

Who = TypeVar("Who")
DEALS = 5
"""Deals of a match (R3, C2)."""


def left_of(player: int, players: int) -> int:
    """The next player clockwise (R4, C1).

    >>> left_of(4, 5)
    0
    """
    return (player + 1) % players


def dealers(first: int, players: int) -> tuple[int, ...]:
    """Who deals the five deals (R3, CA6).

    >>> dealers(0, 6)
    (0, 1, 2, 3, 4)
    """
    return tuple((first + n) % players for n in range(DEALS))


def packs_for(players: int) -> tuple[int, int]:
    """Packs and jokers: two with four, three with six for five or six players (R2, C4)."""
    return (3, 6) if players > 4 else (2, 4)


def stock_after_deal(players: int, hand: int, packs: int = 2, jokers: int = 4) -> int:
    """Cards of the stock after the deal and the upcard (R5, C4).

    >>> stock_after_deal(4, 10), stock_after_deal(6, 10, 3, 6)
    (67, 101)
    """
    return packs * 52 + jokers - players * hand - 1


def side_scores(values: Sequence[int], sides: Sequence[Sequence[int]], out: int | None = None) -> tuple[int, ...]:
    """What each side scores, from what each player's hand is worth: nothing for the side that went out (R27, R28, C5).

    >>> side_scores((0, 15, 50, 20), ((0, 2), (1, 3)), out=0)
    (0, 35)
    """
    return tuple(0 if out in side else sum(values[player] for player in side) for side in sides)


def score_deal(hands: Mapping[int, Iterable[Card]], out: int | None = None) -> tuple[int, int]:
    """What the partnerships 0+2 and 1+3 score; `out` is who went out, None when nobody did (R27, R28)."""
    values = [hand_value(hands[player]) for player in range(4)]
    first, second = side_scores(values, ((0, 2), (1, 3)), out)
    return first, second


def score_single(hands: Mapping[Who, Iterable[Card]], out: Who | None = None) -> dict[Who, int]:
    """What each player scores who plays alone (C5, C6).

    >>> from companion.cards import cards
    >>> score_single({"A": (), "B": cards("Ks 9d")}, "A")
    {'A': 0, 'B': 15}
    """
    return {player: 0 if player == out else hand_value(hand) for player, hand in hands.items()}


def totals(deals: Iterable[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """The running totals of each side after each deal (R29).

    >>> totals([(0, 40), (120, 0)])
    ((0, 40), (120, 40))
    """
    return tuple(accumulate((tuple(deal) for deal in deals), _added))


def _added(before: tuple[int, ...], deal: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(before, deal, strict=True))


def low_winner(final: Sequence[int] | Mapping[Who, int]) -> tuple[int | Who, ...]:
    """Everybody with the lowest total: indices of a list, keys of a mapping (R29, RA28, C8).

    >>> low_winner((210, 210)), low_winner({"A": 95, "B": 60, "C": 120, "D": 60})
    ((0, 1), ('B', 'D'))
    """
    items: list[tuple[int | Who, int]] = []
    items.extend(final.items() if isinstance(final, Mapping) else enumerate(final))
    best = min(total for _, total in items)
    return tuple(who for who, total in items if total == best)


def shares(amount: int, among: Sequence[Who]) -> dict[Who, int]:
    """The amount in equal parts; odd chips go one each to the first of the list (C10).

    >>> shares(15, ("A", "C"))
    {'A': 8, 'C': 7}
    """
    part, odd = divmod(amount, len(among))
    return {who: part + (n < odd) for n, who in enumerate(among)}


@dataclass(frozen=True, slots=True)
class Payout:
    """What everybody who takes part in the pot gets, and what nobody got."""

    payout: Mapping[object, int]
    rest: int


def pot_ok(players: int, ante: int, prize: int) -> bool:
    """Whether five round prizes can be paid from the pot (C9).

    >>> pot_ok(5, 4, 4), pot_ok(4, 10, 9)
    (True, False)
    """
    return DEALS * prize <= players * ante


def pot(players: int, ante: int, prize: int, rounds: Sequence[Who | None], lowest: Sequence[Who]) -> Payout:
    """How the pot is paid: the prize to each round's winner (None for no winner), what is left to the lowest total.

    `lowest` are all with the lowest total in seat order from the last dealer's left. Raises BadSetup when five
    prizes are more than the pot (C7 to C10).

    >>> pot(4, 10, 5, ["A", "B", None, "C", "A"], ["B"]).payout
    {'A': 10, 'B': 25, 'C': 5}
    """
    if not pot_ok(players, ante, prize):
        raise BadSetup("c.setup.pot", "C9", prize=prize, pot=players * ante)
    paid: dict[object, int] = {}
    for winner in rounds:
        if winner is not None:
            paid[winner] = paid.get(winner, 0) + prize
    left = players * ante - sum(paid.values())
    if not lowest:
        return Payout(paid, left)
    for who, amount in shares(left, lowest).items():
        paid[who] = paid.get(who, 0) + amount
    return Payout(paid, 0)
