"""Tables for tests of the push-your-luck game: matches opened, cards laid, facts played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.cards import Card, cards
from companion.engine import Setup, checked
from companion.games.luck import LUCK, State
from companion.games.luck.facts import Fact, Turned
from companion.games.luck.state import NO_CARDS, Hoard

NAMES = ("Ada", "Bo", "Cy", "Di")


def opened(players: int = 2, **options: str | int) -> State:
    """A match just opened; option names as in RULES."""
    return LUCK.start(checked(LUCK, Setup("luck", NAMES[:players], options)))


def laid(state: State, leftover: str = "", pile: str | None = None, discard: str = "", **also: Any) -> State:
    """The state at a turn's start with these cards lying there; `hoards` may be pairs of texts (open, banked)."""
    left = cards(leftover)
    columns = (left if state.house["leftover"] == "joins" else NO_CARDS, NO_CARDS)
    if "hoards" in also:
        also["hoards"] = tuple(Hoard(cards(pair[0]), cards(pair[1])) for pair in also["hoards"])
    return replace(state, leftover=left, columns=columns, discard=cards(discard),
                   pile=state.pile if pile is None else tuple(sorted(cards(pile))), **also)


def played(state: State, *acts: Fact | str) -> State:
    """The state after these facts, each of which must be allowed; a text is cards that are turned one by one."""
    for act in acts:
        for fact in [Turned(card) for card in cards(act)] if isinstance(act, str) else [act]:
            LUCK.check(state, fact)
            state = LUCK.apply(state, fact)
    return state


def names(group: tuple[Card, ...]) -> str:
    """Cards in notation."""
    return " ".join(str(card) for card in group)
