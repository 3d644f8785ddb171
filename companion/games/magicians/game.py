"""The duel as the table knows it: every method of the Game contract, each a pure function of this folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.engine import Adjust, Choice, Doubt, Outcome, Prompt, Score, Setup, house
from companion.games.magicians import check, choices, play, read_cards, read_race, view
from companion.games.magicians.facts import FACTS, Fact
from companion.games.magicians.options import OPTIONS
from companion.games.magicians.state import Phase, State
from companion.signals import CardsSeen, Race, Signal, Want


class Magicians:
    """Push from *The Magicians*: the higher of two cards scores, a race of hands decides which deck (M1-M33)."""

    key = "magicians"
    prefix = "M"
    chapters = ("M",)
    texts = ("",)
    players = (2, 12)
    options = OPTIONS
    actions = FACTS

    def start(self, setup: Setup) -> State:
        """The state before the first round."""
        return play.started(setup, house(self, setup))

    def read(self, state: State, signal: Signal) -> Fact | Doubt | None:
        """What a signal means in this phase."""
        match signal, state.phase:
            case Race(), Phase.RACE:
                return read_race.raced(state, signal)
            case CardsSeen(), Phase.DRAW:
                return read_cards.revealed(state, signal)
            case CardsSeen(), Phase.COUNT if state.exchanged:
                return read_cards.opened(state, signal)
        return None

    def check(self, state: State, action: Fact) -> None:
        """Returns when the fact is allowed; raises Refused otherwise."""
        check.checked(state, action)

    def apply(self, state: State, action: Fact) -> State:
        """The state after the fact."""
        return play.applied(state, action)

    def legal(self, state: State) -> tuple[Choice, ...]:
        """Every act allowed now."""
        return choices.choices(state)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """What the rules want next."""
        return view.prompts(state)

    def news(self, state: State) -> tuple[Prompt, ...]:
        """What the last fact brought about."""
        return state.news

    def scores(self, state: State) -> tuple[Score, ...]:
        """One for each player."""
        return view.scores(state)

    def outcome(self, state: State) -> Outcome | None:
        """Three rounds in a row (M30), or None."""
        winner = state.rounds[-1].winner if state.phase is Phase.GAME_END else None
        return None if winner is None else Outcome(view.prompts(state)[0], (winner,))

    def adjust(self, state: State, adjust: Adjust) -> State:
        """Points given or taken by hand."""
        return play.adjusted(state, adjust)

    def wants(self, state: State) -> tuple[Want, ...]:
        """What the senses are to report."""
        return view.wants(state)

    def view(self, state: State) -> Mapping[str, Any]:
        """What spectators see."""
        return view.view(state)
