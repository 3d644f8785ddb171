"""Push-your-luck with playing cards: two columns, three ways to bust, and a bank (rules L1 to L20).

Fair copies of the rules are in `state` (deck, columns, score), `play` (what may be done when and what it leads to),
`odds` (the exact chance of a bust), `look` (pictures), `ask` (prompts and choices) and `view` (spectators).
"""

from __future__ import annotations

from typing import Any

from companion.engine import Adjust, Choice, Doubt, Outcome, Prompt, Score, Setup, house
from companion.games.luck import ask, look, play, state, view
from companion.games.luck.facts import FACTS, Fact
from companion.games.luck.options import OPTIONS
from companion.games.luck.state import State
from companion.signals import CardsSeen, Signal, Want

__all__ = ["LUCK", "Luck", "State"]


class Luck:
    """The game as the table sees it (`companion.engine.Game`)."""

    key = "luck"
    prefix = "L"
    chapters = ("L",)
    texts = ("",)
    players = (2, 4)
    options = OPTIONS
    actions: tuple[type, ...] = FACTS

    def admit(self, setup: Setup) -> None:
        """Returns when the setup can be played; raises BadSetup for one pack and three or more (LA21)."""
        state.admit(setup)

    def start(self, setup: Setup) -> State:
        """The shuffled pile; the first player begins (L3)."""
        return state.start(setup, house(self, setup))

    def read(self, now: State, signal: Signal) -> Fact | Doubt | None:
        """A picture of cards as a fact, a doubt, or nothing."""
        return look.look(now, signal) if isinstance(signal, CardsSeen) else None

    def check(self, now: State, action: Fact) -> None:
        """Returns when the action is allowed now; raises Refused otherwise."""
        play.check(now, action)

    def apply(self, now: State, action: Fact) -> State:
        """The state after the action; raises Refused where it makes no sense at all."""
        return play.apply(now, action)

    def legal(self, now: State) -> tuple[Choice, ...]:
        """Every act allowed now, likeliest first."""
        return ask.legal(now)

    def prompts(self, now: State) -> tuple[Prompt, ...]:
        """What the rules want next."""
        return ask.prompts(now)

    def news(self, now: State) -> tuple[Prompt, ...]:
        """What the last fact brought about."""
        return now.news

    def scores(self, now: State) -> tuple[Score, ...]:
        """Points of each player, with open and banked ones."""
        return state.scores(now)

    def outcome(self, now: State) -> Outcome | None:
        """The winners and why the game ended, or None."""
        return state.outcome(now)

    def adjust(self, now: State, adjust: Adjust) -> State:
        """The state after points were given or taken by hand."""
        return play.adjust(now, adjust)

    def wants(self, now: State) -> tuple[Want, ...]:
        """The turned card is wanted, and the column where there is a choice."""
        return ask.wants(now)

    def view(self, now: State) -> dict[str, Any]:
        """What spectators may see."""
        return view.view(now)


LUCK = Luck()
"""The one object of this game."""
