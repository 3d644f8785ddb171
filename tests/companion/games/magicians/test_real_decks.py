"""Whole games with real shuffled decks: the engine counts along without ever seeing a deck (M3-M6, M24, M25)."""

from __future__ import annotations

import random

import pytest

from companion.cards import Card, pack
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
    Returned,
    Revealed,
    Swapped,
    Thrown,
)
from companion.seats import DUEL, Seat
from companion.signals import RaceKind
from tests.companion.games.magicians.duel import Duel

CARDS = 78
"""Two main decks of 26 and two magic decks of 13."""


class RealTable:
    """Real cards in real decks, and what the players do with them; the duel only hears of it."""

    def __init__(self, seed: int, hit_rate: float, magic_rate: float, *players: str, hat_tie: str = "no_point") -> None:
        self.rng = random.Random(seed)
        self.hit_rate, self.magic_rate = hit_rate, magic_rate
        self.duel = Duel(*players, hat_tie=hat_tie)
        self.decks: dict[tuple[Seat, Deck], list[Card]] = {}
        self.out: list[Card] = []

    def deal(self) -> None:
        """Both packs are shuffled and dealt."""
        first, second = (self.rng.sample(pack(), 52) for _ in range(2))
        self.decks = {
            (Seat.S, Deck.MAIN): first[:26], (Seat.N, Deck.MAIN): first[26:],
            (Seat.S, Deck.MAGIC): second[:13], (Seat.N, Deck.MAGIC): second[13:26],
        }
        self.out = []
        self.duel.say(Composed(), Dealt())

    def swap(self) -> None:
        """The magic decks change places."""
        here, there = (Seat.S, Deck.MAGIC), (Seat.N, Deck.MAGIC)
        self.decks[here], self.decks[there] = self.decks[there], self.decks[here]

    def step(self) -> None:
        """The next thing that happens."""
        state, rng = self.duel.state, self.rng
        match state.phase:
            case Phase.COMPOSE:
                self.deal()
            case Phase.ARMED:
                deck = Deck.MAGIC if rng.random() < self.magic_rate else Deck.MAIN
                self.duel.say(Armed(), Raced(RaceKind.CLEAR, rng.choice(DUEL), deck))
            case Phase.SWAP:
                swap = rng.random() < 0.5
                if swap:
                    self.swap()
                self.duel.say(Swapped(swap))
            case Phase.ASSIGN:
                self.duel.say(Assigned(rng.random() < 0.5))
            case Phase.DRAW:
                self.draw()
            case Phase.THROW:
                self.throw()
            case Phase.RETURN:
                self.duel.say(Returned())
            case Phase.ROUND_END:
                self.duel.say(NextRound())

    def draw(self) -> None:
        """Both turn the top card of the deck they must draw from."""
        shown = {}
        for seat, side in self.duel.state.seats:
            assert side.drawn is not None
            shown[seat] = self.decks[seat, side.drawn].pop()
        self.out += shown.values()
        self.duel.say(Revealed(shown[Seat.S], shown[Seat.N]))

    def throw(self) -> None:
        """Both throw; what misses is shuffled back."""
        hits = {}
        for seat, side in self.duel.state.seats:
            assert side.drawn is not None
            deck = self.decks[seat, side.drawn]
            thrown = [deck.pop() for _ in range(side.throws)]
            hits[seat] = [card for card in thrown if self.rng.random() < self.hit_rate]
            deck += [card for card in thrown if card not in hits[seat]]
            self.rng.shuffle(deck)
        self.out += hits[Seat.S] + hits[Seat.N]
        self.duel.say(Thrown(), Exchanged(), Opened(tuple(hits[Seat.N]), tuple(hits[Seat.S])))

    def compare(self) -> None:
        """The companion's counts are those of the real decks."""
        state = self.duel.state
        counted = {(seat, deck): side.left(deck) for seat, side in state.seats for deck in Deck}
        assert counted == {place: len(deck) for place, deck in self.decks.items()}
        assert state.out == len(self.out)
        assert sum(counted.values()) + state.out == CARDS


@pytest.mark.parametrize(("seed", "hit_rate", "magic_rate"), [
    (1, 0.5, 0.5), (2, 0.9, 0.0), (3, 0.1, 0.9), (4, 1.0, 0.3), (5, 0.0, 0.5), (6, 0.9, 0.2),
])
def test_M3_to_M25_the_counts_follow_the_real_decks(seed: int, hit_rate: float, magic_rate: float) -> None:
    table = RealTable(seed, hit_rate, magic_rate, "A", "B", "C")
    steps = 0
    while table.duel.phase is not Phase.GAME_END and steps < 4000:
        table.step()
        steps += 1
        if table.duel.phase in (Phase.ARMED, Phase.SWAP, Phase.ASSIGN, Phase.DRAW, Phase.THROW):
            table.compare()
    assert MAGICIANS.outcome(table.duel.state), f"seed {seed} did not end in {steps} steps"


def test_M6_the_counts_follow_with_a_second_throw() -> None:
    table = RealTable(7, 0.3, 0.4, hat_tie="rethrow_once")
    for _ in range(600):
        table.step()
        if table.duel.phase in (Phase.ARMED, Phase.THROW):
            table.compare()
        if table.duel.phase is Phase.GAME_END:
            break
    assert len(table.duel.state.rounds) > 2


def test_M27_without_magic_and_with_many_hits_main_decks_run_dry() -> None:
    # RULES 1.2 simulated that more than half of such rounds end by an empty main deck.
    dry = played = 0
    for seed in range(30):
        table = RealTable(seed, 0.9, 0.0)
        while table.duel.phase is not Phase.ROUND_END:
            table.step()
        played += 1
        dry += max(table.duel.points) < 13
    assert dry > played / 2
