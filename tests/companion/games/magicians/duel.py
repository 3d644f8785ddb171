"""A duel told in a few words, for tests: every step passes `check` before it is applied."""

from __future__ import annotations

from typing import Any

import pytest

from companion.cards import Card, cards
from companion.engine import Adjust, Prompt, Refused, Setup, checked
from companion.games.magicians import (
    MAGICIANS,
    Armed,
    Assigned,
    Composed,
    Dealt,
    Deck,
    Exchanged,
    NextRound,
    Opened,
    Phase,
    Raced,
    Recounted,
    Returned,
    Revealed,
    State,
    Swapped,
    Thrown,
)
from companion.seats import Seat
from companion.signals import RaceKind

S, N = Seat.S, Seat.N
MAIN, MAGIC = Deck.MAIN, Deck.MAGIC


class Duel:
    """One match; its state after everything that was said."""

    def __init__(self, *players: str, specials: dict[str, int] | None = None, **options: str | int) -> None:
        setup = checked(MAGICIANS, Setup("magicians", players or ("A", "B"), options, specials or {}))
        self.state: State = MAGICIANS.start(setup)

    def say(self, *facts: Any) -> Duel:
        """These facts happen, one after the other."""
        for fact in facts:
            MAGICIANS.check(self.state, fact)
            self.state = MAGICIANS.apply(self.state, fact)
        return self

    def dealt(
        self, S: tuple[int, int] = (26, 13), N: tuple[int, int] = (26, 13), points: tuple[int, int] = (0, 0)
    ) -> Duel:
        """A round is dealt, and has gone so far that the decks (main, magic) and points are these."""
        self.say(Composed(), Dealt())
        if (S, N) != ((26, 13), (26, 13)):
            self.say(Recounted(Seat.S, *S), Recounted(Seat.N, *N))
        for player, given in enumerate(points):
            if given:
                self.state = MAGICIANS.adjust(self.state, Adjust((self.state.S, self.state.N)[player].player, given))
        return self

    def race(self, seat: Seat, deck: Deck) -> Duel:
        """The hand of that seat was faster on that deck."""
        return self.say(Armed(), Raced(RaceKind.CLEAR, seat, deck))

    def turn(self, south: str | Card, north: str | Card) -> Duel:
        """A whole turn from the main decks, up to the comparison."""
        return self.race(S, MAIN).shown(south, north)

    def shown(self, south: str | Card, north: str | Card) -> Duel:
        """Both cards are turned over."""
        return self.say(Revealed(Card.parse(str(south)), Card.parse(str(north))))

    def hats(self, south: str, north: str) -> Duel:
        """What S and N hit lies open after the exchange: S plays what N hit. Any misses are still out."""
        return self.say(Thrown(), Exchanged(), Opened(cards(north), cards(south)))

    def magic(self, south: str, north: str, *, faster: Seat = S, swap: bool = False) -> Duel:
        """A whole turn from the magic decks, up to the comparison."""
        return self.race(faster, MAGIC).say(Swapped(swap)).shown(south, north)

    def mixed(self, faster: Seat, mine: bool, south: str, north: str) -> Duel:
        """A whole turn with one magic deck, up to the comparison."""
        return self.race(faster, MAGIC).say(Assigned(mine)).shown(south, north)

    def win(self, seat: Seat) -> Duel:
        """That seat wins the round that has just begun."""
        self.dealt(points=(12, 0) if seat is S else (0, 12))
        return self.turn("As", "Kd") if seat is S else self.turn("Kd", "As")

    def won(self, *seats: Seat) -> Duel:
        """Those seats win the next rounds, one each."""
        for n, seat in enumerate(seats):
            if n:
                self.say(NextRound())
            self.win(seat)
        return self

    @property
    def phase(self) -> Phase:
        """The phase now."""
        return self.state.phase

    @property
    def points(self) -> tuple[int, int]:
        """The points of S and N in this round."""
        return self.state.S.points, self.state.N.points

    @property
    def decks(self) -> tuple[int, int, int, int]:
        """Main and magic of S, main and magic of N."""
        return self.state.S.main, self.state.S.magic, self.state.N.main, self.state.N.magic

    @property
    def news(self) -> list[str]:
        """Keys of what the last fact brought about."""
        return [prompt.key for prompt in MAGICIANS.news(self.state)]

    @property
    def prompts(self) -> list[str]:
        """Keys of what is wanted next."""
        return [prompt.key for prompt in MAGICIANS.prompts(self.state)]

    def told(self, key: str) -> Prompt:
        """The prompt or piece of news with that key."""
        return next(p for p in (*MAGICIANS.news(self.state), *MAGICIANS.prompts(self.state)) if p.key == key)


def refused(duel: Duel, fact: Any) -> str:
    """The key of the refusal this fact meets."""
    with pytest.raises(Refused) as met:
        MAGICIANS.check(duel.state, fact)
    return met.value.prompt.key


__all__ = ["MAGIC", "MAIN", "Deck", "Duel", "N", "Returned", "S", "refused"]
