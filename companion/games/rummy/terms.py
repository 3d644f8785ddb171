"""Words of rummy as nested prompts: contracts, melds, readings, teams."""

from __future__ import annotations

from companion.cards import Card
from companion.engine import Prompt
from companion.games.rummy.contracts import Contract
from companion.games.rummy.melds import Meld, Reading
from companion.games.rummy.state import State
from companion.games.rummy.wilds import at_place


def contract(parts: Contract) -> tuple[Prompt, ...]:
    """The parts of a contract, equal ones together: two sets of three.

    >>> from companion.games.rummy.contracts import contract as written
    >>> [(term.key, dict(term.values)) for term in contract(written("set3 set3"))]
    [('r.term.sets', {'count': 2, 'n': 3})]
    """
    return tuple(
        Prompt("r.term.runs" if part.run else "r.term.sets", {"count": parts.count(part), "n": part.length})
        for part in dict.fromkeys(parts)
    )


def rank(letter: str) -> Prompt:
    """The word for a rank."""
    return Prompt(f"term.rank.{letter}")


def reading(meant: Reading) -> Prompt:
    """What a group is meant to be: a set of sevens, the run 4♦ to 6♦."""
    if meant.suit is None:
        return Prompt("r.term.reading_set", {"rank": rank(meant.rank)})
    return Prompt(
        "r.term.reading_run", {"first": at_place(meant.suit, meant.start), "last": at_place(meant.suit, meant.end)}
    )


def meld(laid: Meld) -> Prompt:
    """A meld with its cards and what it is."""
    return Prompt("r.term.meld", {"cards": laid.cards, "reading": reading(laid.reading)})


def group(cards: tuple[Card, ...]) -> Prompt:
    """Cards that are no meld yet."""
    return Prompt("r.term.group", {"cards": cards})


def side(state: State, number: int) -> Prompt | str:
    """The players of a side: a name, or two partners."""
    names = tuple(state.name(player) for player in state.house.sides[number])
    return names[0] if len(names) == 1 else Prompt("r.term.team", {"a": names[0], "b": names[1]})


def points(state: State, numbers: tuple[int, ...]) -> tuple[Prompt, ...]:
    """Every side with a number of points."""
    return tuple(
        Prompt("r.term.points", {"team": side(state, n), "n": number}) for n, number in enumerate(numbers)
    )
