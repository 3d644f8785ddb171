"""The state of a push-your-luck game: pile, columns, and what lies in front of each player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.cards import Card, Suit, pack
from companion.engine import BadSetup, Outcome, Prompt, Score, Setup
from companion.seats import DUEL, Seat

NO_CARDS: tuple[Card, ...] = ()
Columns = tuple[tuple[Card, ...], tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class Hoard:
    """What one player has collected: open cards, at risk (L9), and banked ones, safe (L15)."""

    open: tuple[Card, ...] = ()
    banked: tuple[Card, ...] = ()

    def pile(self, suit: Suit) -> tuple[Card, ...]:
        """The open pile of that suit, oldest card first."""
        return tuple(card for card in self.open if card.suit == suit)

    def bank(self, suit: Suit) -> tuple[Card, ...]:
        """The banked cards of that suit."""
        return tuple(card for card in self.banked if card.suit == suit)

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits of which there is an open pile."""
        return tuple(suit for suit in Suit if self.pile(suit))

    @property
    def count(self) -> int:
        """How many cards these are."""
        return len(self.open) + len(self.banked)

    @property
    def points(self) -> int:
        """The values of all own cards, open and banked (L19)."""
        return value(self.open) + value(self.banked)


@dataclass(frozen=True, slots=True)
class State:
    """Everything between two facts. Players are their index in the setup, which is also the order of turns.

    `pile` are the cards still to come, sorted, since nobody knows their order. `leftover` is the column that lay
    on the table when the turn began; `columns` are the two of the running turn, `turned` its cards in order.
    `held` waits for a choice of column, `joker` for the choice of a pile. `exhausted` counts how often the pile
    ran out. `gone` are cards out of the game. `last` is the card turned last, which may still lie there.
    """

    house: Mapping[str, str | int]
    names: tuple[str, ...]
    seats: tuple[Seat, ...]
    pile: tuple[Card, ...]
    hoards: tuple[Hoard, ...]
    turn: int = 0
    discard: tuple[Card, ...] = ()
    gone: tuple[Card, ...] = ()
    leftover: tuple[Card, ...] = ()
    columns: Columns = (NO_CARDS, NO_CARDS)
    turned: tuple[Card, ...] = ()
    held: Card | None = None
    joker: Card | None = None
    exhausted: int = 0
    last: Card | None = None
    extra: tuple[int, ...] = ()
    over: Prompt | None = None
    news: tuple[Prompt, ...] = ()

    @property
    def phase(self) -> str:
        """`start`, `place`, `decide`, `give_up` or `over` (RULES 5.2)."""
        if self.over is not None:
            return "over"
        if self.joker is not None:
            return "give_up"
        if self.held is not None:
            return "place"
        return "decide" if self.turned else "start"

    @property
    def final(self) -> bool:
        """True once the pile has run out for the last time (L18)."""
        return self.exhausted >= 2

    @property
    def hoard(self) -> Hoard:
        """What the player whose turn it is has."""
        return self.hoards[self.turn]

    @property
    def may_take(self) -> bool:
        """A column was left over and the house lets it be taken (L10, LA1)."""
        return bool(self.leftover) and self.house["take_leftover"] == "yes"

    @property
    def on_table(self) -> tuple[Card, ...]:
        """The cards in the columns and in a column that stays apart, each once."""
        apart = self.leftover if self.house["leftover"] == "stays_apart" else NO_CARDS
        return (*self.columns[0], *self.columns[1], *apart)

    def points(self, player: int) -> int:
        """Own cards and what the referee gave by hand."""
        return self.hoards[player].points + self.extra[player]


def value(cards: Iterable[Card]) -> int:
    """The points of number cards (L19).

    >>> value([Card("Th"), Card("2h")])
    12
    """
    return sum(card.number for card in cards)


def deck(packs: int) -> tuple[Card, ...]:
    """The cards of the game, sorted: 2 to 10, kings and two jokers of each pack (L1, L2).

    >>> len(deck(2)), len(deck(1)), value(card for card in deck(2) if card.rank != "K")
    (84, 42, 432)
    """
    used = [card for card in pack(jokers=2) if card.is_joker or card.rank in tuple("23456789TK")]
    return tuple(sorted(used * packs))


def admit(setup: Setup) -> None:
    """Raises BadSetup for the short game with one pack and more than two players (L2, LA21)."""
    if setup.options.get("packs") == "1" and len(setup.players) > 2:
        raise BadSetup("l.setup.one_pack", "L2")


def start(setup: Setup, rules: Mapping[str, str | int]) -> State:
    """The shuffled pile and empty places."""
    count = len(setup.players)
    seats = DUEL if count == 2 else tuple(Seat)[:count]
    return State(rules, setup.players, seats, deck(int(rules["packs"])), (Hoard(),) * count, extra=(0,) * count)


def fitting(columns: Columns, card: Card) -> tuple[int, ...]:
    """The columns (1, 2) that hold neither that value nor that suit (L7).

    >>> fitting(((Card("5h"), Card("9c")), (Card("7s"),)), Card("7d"))
    (1,)
    """
    return tuple(
        number for number, column in enumerate(columns, 1)
        if all(lying.rank != card.rank and lying.suit != card.suit for lying in column)
    )


def scores(state: State) -> tuple[Score, ...]:
    """Points of each player, with open and banked ones and the number of cards."""
    return tuple(
        Score(player, name, state.points(player), state.seats[player], {
            "open": value(hoard.open), "banked": value(hoard.banked), "cards": hoard.count,
            "by_hand": state.extra[player],
        })
        for player, (name, hoard) in enumerate(zip(state.names, state.hoards, strict=True))
    )


def outcome(state: State) -> Outcome | None:
    """The highest total wins; level players share (L20) unless the house tells them apart (LA22)."""
    if state.over is None:
        return None
    by = state.house["tie"]
    ranks = [
        (state.points(player), value(hoard.banked) if by == "most_banked" else hoard.count if by == "most_cards" else 0)
        for player, hoard in enumerate(state.hoards)
    ]
    return Outcome(state.over, tuple(player for player, rank in enumerate(ranks) if rank == max(ranks)))
