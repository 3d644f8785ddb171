"""A match told in a few words, for tests: what is said passes `check` before it is applied."""

from __future__ import annotations

from typing import Any

import pytest

from companion.cards import Card, cards
from companion.engine import Prompt, Refused, Setup, checked
from companion.games.rummy import CAPIT, PARTNERSHIP, Rummy
from companion.games.rummy.facts import (
    CannotDraw,
    Dealt,
    Discarded,
    DrewStock,
    FirstDealer,
    Melded,
    Pushed,
    TookUpcard,
)
from companion.games.rummy.state import Phase, State

NAMES = ("Ada", "Ben", "Cem", "Dora", "Ewa", "Farid")
CONTRACTS = {
    1: ("7c 7d 7h", "9s 9d 9c"), 2: ("7c 7d 7h", "3s 4s 5s 6s"), 3: ("3s 4s 5s 6s", "8d 9d Td Jd"),
    4: ("7c 7d 7h", "9s 9d 9c", "Qs Qd Qh"), 5: ("3s 4s 5s 6s 7s", "8d 9d Td Jd Qd"),
}
"""Melds that meet the contract of each deal of the partnership rummy."""


class Sitting:
    """One match at the table: player 0 deals first, so player 1 begins deal 1."""

    def __init__(self, game: Rummy = PARTNERSHIP, players: int = 4, rules: str = "", upcard: str = "Kh",
                 **options: Any) -> None:
        self.game = game
        self.setup = checked(game, Setup(game.key, NAMES[:players], options, rules=rules))
        self.state: State = game.start(self.setup)
        self.say(FirstDealer(0), Dealt(Card(upcard)))

    def say(self, *facts: Any) -> Sitting:
        """The facts are allowed, and happen."""
        for fact in facts:
            self.game.check(self.state, fact)
            self.state = self.game.apply(self.state, fact)
        return self

    def stands(self, fact: Any) -> Sitting:
        """The fact happens although it is refused."""
        self.refused(fact)
        self.state = self.game.apply(self.state, fact)
        return self

    def refused(self, fact: Any) -> tuple[str, str]:
        """Key and rule of the refusal; the game must refuse."""
        prompt = self.why(fact)
        return prompt.key, prompt.rule

    def why(self, fact: Any) -> Prompt:
        """The refusal."""
        with pytest.raises(Refused) as refused:
            self.game.check(self.state, fact)
        return refused.value.prompt

    @property
    def me(self) -> int:
        """Whose turn it is."""
        return self.state.turn

    def take(self) -> Sitting:
        """The player takes the discard."""
        return self.say(TookUpcard(self.me))

    def push(self) -> Sitting:
        """The player pushes and draws."""
        return self.say(Pushed(self.me), DrewStock(self.me))

    def lay(self, *groups: str, readings: tuple[str, ...] = ()) -> Sitting:
        """The player lays these groups."""
        return self.say(Melded(self.me, tuple(cards(group) for group in groups), readings))

    def discard(self, card: str = "??") -> Sitting:
        """The player ends the turn with a discard."""
        return self.say(Discarded(self.me, Card(card)))

    def contract(self) -> Sitting:
        """The player lays the contract of the deal."""
        return self.lay(*CONTRACTS[self.state.deal])

    def passes(self, turns: int = 1) -> Sitting:
        """So many turns of taking the discard and putting another card down."""
        for _ in range(turns):
            self.take().discard()
        return self

    def emptied(self) -> Sitting:
        """The stock is pushed away down to nothing; the turn of whoever comes next."""
        while self.state.stock >= 2:
            self.push().discard()
        if self.state.stock:
            self.say(Pushed(self.me))
        return self

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.state.phase is Phase.COUNT

    def keys(self) -> list[str]:
        """The keys of what the rules want next."""
        return [prompt.key for prompt in self.game.prompts(self.state)]

    def offered(self) -> set[str]:
        """The kinds of facts that are offered, recounts aside."""
        return {type(choice.action).__name__ for choice in self.game.legal(self.state)} - {"Recounted"}


def cap_it(players: int = 4, upcard: str = "Kh", **options: Any) -> Sitting:
    """A match of Cap-It."""
    return Sitting(CAPIT, players, "", upcard, **options)


__all__ = ["CannotDraw", "Sitting", "cap_it"]
