"""The sums of the duel: values in, values out, no state (RULES 1.1 and the formulas of 1.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.magicians.facts import Deck

MAIN_CARDS = 26
"""Cards of a main deck: half of pack 1 (M3)."""
MAGIC_CARDS = 13
"""Cards of a magic deck (M4)."""
THROWS = 5
"""Cards thrown after a tie (M18)."""
TARGET = 13
"""Points that win a round (M29)."""
STREAK = 3
"""Rounds in a row that win the game (M30)."""


def called(deck: Deck, caller_magic: int, other_magic: int, *, owner_only: bool = False) -> Deck:
    """The deck type that a hand on `deck` calls, given the sizes of both magic decks (M14, MA9).

    >>> called(Deck.MAGIC, 0, 0), called(Deck.MAGIC, 0, 3), called(Deck.MAGIC, 0, 3, owner_only=True)
    (<Deck.MAIN: 'main'>, <Deck.MAGIC: 'magic'>, <Deck.MAIN: 'main'>)
    """
    if deck is Deck.MAGIC and (caller_magic + other_magic == 0 or (owner_only and caller_magic == 0)):
        return Deck.MAIN
    return deck


def throws(left: int) -> int:
    """How many cards are thrown from a deck with `left` cards (M18, M26).

    >>> throws(9), throws(3), throws(0)
    (5, 3, 0)
    """
    return min(THROWS, left)


def rolled(n: int) -> Deck:
    """The deck type a die calls: 1 to 3 main, 4 to 6 magic (MA31)."""
    return Deck.MAIN if n <= 3 else Deck.MAGIC


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over: the two players who sat, and who won; None for no result (M28)."""

    players: tuple[int, int]
    winner: int | None


def streak(rounds: Sequence[Round], player: int, *, no_result_breaks: bool = False) -> int:
    """How many of the latest decided rounds in which the player sat that player won in a row (M30, MA22).

    >>> streak([Round((0, 1), 0), Round((0, 1), None), Round((1, 2), 2), Round((0, 2), 0)], 0)
    2
    """
    won = 0
    for played in reversed(rounds):
        if player not in played.players or (played.winner is None and not no_result_breaks):
            continue
        if played.winner != player:
            break
        won += 1
    return won


def seated_next(
    table: tuple[int, int], queue: Sequence[int], winner: int | None, *, both_change: bool = False
) -> tuple[tuple[int, int], tuple[int, ...]]:
    """Who sits at S and N in the next round, and who waits in which order (M32, MA21).

    The winner keeps the seat and the loser goes to the end of the queue. Where both change, the winner is queued
    before the loser. A round without a result is replayed by the same two (M28).

    >>> seated_next((0, 1), (2, 3), winner=1), seated_next((0, 1), (2, 3), winner=1, both_change=True)
    (((2, 1), (3, 0)), ((2, 3), (1, 0)))
    """
    if winner is None or not queue:
        return table, tuple(queue)
    loser = table[0] if winner == table[1] else table[1]
    waiting = (*queue, winner, loser) if both_change else (*queue, loser)
    if not both_change:
        fresh, *rest = waiting
        return (fresh if table[0] == loser else winner, fresh if table[1] == loser else winner), tuple(rest)
    first, second, *others = waiting
    # Somebody who sat already keeps the seat.
    pair = (second, first) if first == table[1] or second == table[0] else (first, second)
    return pair, tuple(others)
