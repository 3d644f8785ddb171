"""The duel at one moment: who sits where, how many cards each deck has, what this turn has brought so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from companion.cards import Card
from companion.engine import Prompt, Setup
from companion.games.magicians.facts import Deck
from companion.games.magicians.rules import Round, streak
from companion.hands import number
from companion.seats import DUEL, Seat


class Phase(StrEnum):
    """The states of RULES 1.2 in which somebody has to act.

    M.COMPARE, M.HATCOMPARE and M.CHECK ask nothing of anybody: they are passed through. `roll` takes the place of
    `armed` and `race` where a die is thrown (MA31).
    """

    COMPOSE = "compose"
    DEAL = "deal"
    ARMED = "armed"
    RACE = "race"
    ROLL = "roll"
    SWAP = "swap"
    ASSIGN = "assign"
    DRAW = "draw"
    THROW = "throw"
    COUNT = "count"
    RETURN = "return"
    ROUND_END = "round_end"
    GAME_END = "game_end"


BETWEEN = (Phase.ARMED, Phase.RACE, Phase.ROLL)
"""No card is on its way: the decks can be counted."""
OVER = (Phase.ROUND_END, Phase.GAME_END)
"""The round has been decided."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two places: its player, the decks lying there, and what lies open.

    `ready` means composed, or done throwing. `drawn` is the deck this turn's card physically comes from, `card` that
    card. `throws` cards are thrown after a tie, `fills` of them from the other deck (MA16). `row` is the open row
    after the exchange of hats, `strays` of them thrown by this player (MA11); `hits` are the own cards found in a hat.
    """

    player: int
    main: int = 0
    magic: int = 0
    points: int = 0
    ready: bool = False
    drawn: Deck | None = None
    card: Card | None = None
    throws: int = 0
    fills: int = 0
    hits: int = 0
    row: tuple[Card, ...] | None = None
    strays: int = 0

    def left(self, deck: Deck) -> int:
        """The size of one of the two decks."""
        return self.main if deck is Deck.MAIN else self.magic

    def taken(self, deck: Deck, n: int) -> Side:
        """The side with `n` cards fewer in that deck, never below none."""
        left = max(0, self.left(deck) - n)
        return replace(self, main=left) if deck is Deck.MAIN else replace(self, magic=left)

    def cleared(self) -> Side:
        """The side before a new turn: nothing lies open."""
        return Side(self.player, self.main, self.magic, self.points)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a face was seen in this round: in which turn, in front of whom."""

    turn: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class State:
    """Everything the rules need to know. Frozen; a fact makes a new one."""

    setup: Setup
    house: Mapping[str, Any]
    S: Side
    N: Side
    queue: tuple[int, ...]
    phase: Phase = Phase.COMPOSE
    turn: int = 0
    """Number of the turn in this round, from 1."""
    rolls: int = 0
    """Turns begun in the whole match; says whose die it is (MA31)."""
    faster: Seat | None = None
    called: Deck | None = None
    margin_us: int | None = None
    decider: Seat | None = None
    """After a false start of the other: whose next touch decides (M10)."""
    swapped: bool = False
    """The magic decks changed places in this turn."""
    crossed: bool = False
    """In a mixed draw: each card counts for the other side than it lies on (M16)."""
    exchanged: bool = False
    rethrown: bool = False
    again: bool = False
    """After the misses are back there is one more throw (MA14)."""
    away: bool = False
    """Each magic deck lies with the other player than the one it was made for (M11)."""
    out: int = 0
    """Cards out of play in this round (M25), those of this turn included."""
    seen: Mapping[tuple[str, Card], Spot] | None = None
    """Faces seen in this round, by the pack they come from."""
    rounds: tuple[Round, ...] = ()
    made: frozenset[int] = frozenset()
    """Players who have put a magic deck together in this match."""
    last: tuple[Card | None, Card | None] = (None, None)
    """The cards that were turned over last in front of S and N: they may lie there still."""
    news: tuple[Prompt, ...] = ()

    def side(self, seat: Seat) -> Side:
        """That place of the table."""
        return self.S if seat is Seat.S else self.N

    def put(self, seat: Seat, **changes: Any) -> State:
        """The state with that place changed."""
        return self.laid(seat, replace(self.side(seat), **changes))

    def laid(self, seat: Seat, side: Side) -> State:
        """The state with that place replaced."""
        return replace(self, S=side) if seat is Seat.S else replace(self, N=side)

    def name(self, seat: Seat) -> str:
        """The name of the player who sits there."""
        return self.setup.players[self.side(seat).player]

    def played(self, seat: Seat) -> Card | None:
        """The card that counts for that seat in this turn (M12, M16)."""
        return self.side(seat.opposite if self.crossed else seat).card

    def old(self, seat: Seat) -> Card | None:
        """The card of an earlier turn that may still lie in front of that seat."""
        return self.last[0 if seat is Seat.S else 1]

    def number(self, card: Card) -> int:
        """What a card counts here: ace 14, unranked 0, custom cards as agreed (M13, M31, MA24)."""
        return number(card, self.specials)

    @property
    def specials(self) -> Mapping[str, int]:
        """The custom cards that have a rank at this table."""
        return self.setup.specials if self.house["special_cards"] == "agreed" else {}

    @property
    def round(self) -> int:
        """Number of the round, from 1."""
        return len(self.rounds) + (0 if self.phase in OVER else 1)

    @property
    def chooser(self) -> Seat:
        """Whose turn it is to roll the die (MA31)."""
        return DUEL[(self.rolls + 1) % 2]

    @property
    def seats(self) -> tuple[tuple[Seat, Side], ...]:
        """Both places, S first."""
        return ((Seat.S, self.S), (Seat.N, self.N))

    @property
    def pot(self) -> int:
        """The whole pot (MA26)."""
        return int(self.house["ante"]) * len(self.setup.players)

    def streak(self, player: int) -> int:
        """Rounds this player has won in a row (M30)."""
        return streak(self.rounds, player, no_result_breaks=self.house["no_result"] == "breaks_streak")

    def pack(self, seat: Seat, deck: Deck) -> str:
        """Which pack the cards of a deck come from: the same face comes only once out of one pack.

        The main decks share pack 1, the magic decks pack 2 unless everybody has an own one (M1, MA1).
        """
        if deck is Deck.MAIN or self.house["magic_pool"] != "own_pack":
            return deck.value
        return f"magic of {(seat.opposite if self.away else seat).value}"

    def before(self, card: Card, pack: str) -> Spot | None:
        """Where this face of that pack was seen earlier in the round, or None; custom cards may come again."""
        return (self.seen or {}).get((pack, card)) if card.is_face else None

    def noted(self, card: Card, pack: str, seat: Seat) -> State:
        """The state in which that face has been seen, unless it returns into its deck (MA30)."""
        if not card.is_face:
            return self
        return replace(self, seen={**(self.seen or {}), (pack, card): Spot(self.turn, seat)})


def deck_term(deck: Deck) -> Prompt:
    """The word for a deck."""
    return Prompt(f"term.deck.{deck.value}")
