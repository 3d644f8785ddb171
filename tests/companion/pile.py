"""A toy game for tests of the table: two players lay numbers on a pile; ten points end it. Rule P1: never a zero."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.cards import Card
from companion.engine import Adjust, Choice, Doubt, Option, Outcome, Prompt, Refused, Score, Setup
from companion.signals import CardsSeen, Signal, Want


@dataclass(frozen=True)
class Laid:
    player: int
    number: int


@dataclass(frozen=True)
class State:
    names: tuple[str, ...]
    points: tuple[int, ...]
    news: tuple[Prompt, ...] = ()


class Pile:
    key = "pile"
    prefix = "P"
    chapters = ("P",)
    texts = ("",)
    players = (2, 2)
    options = (Option("goal", "PA1", default=10, low=1, high=99), Option("zero", "PA2", ("no", "yes")))
    actions: tuple[type, ...] = (Laid,)

    def start(self, setup: Setup) -> State:
        return State(setup.players, (0,) * len(setup.players))

    def read(self, state: State, signal: Signal) -> Laid | Doubt | None:
        if not isinstance(signal, CardsSeen) or len(signal.cards) != 1:
            return None
        seen = signal.cards[0]
        if seen.confidence < 0.8:
            choices = tuple(Choice(Prompt("p.is"), Laid(0, card.number)) for card in (seen.card, Card("2c")))
            return Doubt(Prompt("p.which"), choices)
        return Laid(0, seen.card.number)

    def check(self, state: State, action: Laid) -> None:
        if self.outcome(state):
            raise Refused("p.over", "P2")
        if action.number <= 0:
            raise Refused("p.zero", "P1", n=action.number)

    def apply(self, state: State, action: Laid) -> State:
        if action.number > 99:
            raise Refused("p.impossible", "P1")
        points = tuple(p + action.number * (n == action.player) for n, p in enumerate(state.points))
        return replace(state, points=points, news=(Prompt("p.laid", {"n": action.number}),))

    def legal(self, state: State) -> tuple[Choice, ...]:
        if self.outcome(state):
            return ()
        return tuple(Choice(Prompt("p.lay"), Laid(p, n)) for p in (0, 1) for n in (1, 2))

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        return (Prompt("p.next"),)

    def news(self, state: State) -> tuple[Prompt, ...]:
        return state.news

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple(Score(n, name, state.points[n]) for n, name in enumerate(state.names))

    def outcome(self, state: State) -> Outcome | None:
        if max(state.points) < 10:
            return None
        return Outcome(Prompt("p.won"), (state.points.index(max(state.points)),))

    def adjust(self, state: State, adjust: Adjust) -> State:
        points = tuple(p + adjust.points * (n == adjust.player) for n, p in enumerate(state.points))
        if min(points) < 0:
            raise Refused("p.below_zero")
        return replace(state, points=points)

    def wants(self, state: State) -> tuple[Want, ...]:
        return (Want("cards", ("S",), 1),)

    def view(self, state: State) -> Mapping[str, Any]:
        return {"points": list(state.points)}
