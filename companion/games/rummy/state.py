"""Where a match of rummy stands: what lies on the table, and how many cards everybody must hold by counting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from companion.cards import Card
from companion.engine import Prompt
from companion.games.rummy.contracts import Contract, Part
from companion.games.rummy.house import House
from companion.games.rummy.melds import Meld
from companion.games.rummy.scoring import DEALS, left_of, low_winner, totals
from companion.seats import Seat


class Phase(StrEnum):
    """What the table waits for (RULES 3.2)."""

    DEALER = "dealer"
    """Who deals first."""
    DEAL = "deal"
    DRAW = "draw"
    STOCK = "stock"
    """The pusher draws from the stock."""
    MELD = "meld"
    """Melds, lay-offs, exchanges, and the discard that ends the turn."""
    DECLARE = "declare"
    """What a group is meant to be."""
    REUSE = "reuse"
    """The freed wild card must be used."""
    COUNT = "count"
    OVER = "over"


class End(StrEnum):
    """How a deal ended."""

    OUT = "out"
    STOCK = "stock"
    """A stock card was wanted and none was there (R25)."""
    BLOCKED = "blocked"
    """Nobody could push any more and nobody melded (RA20)."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A meld on the table and who laid it."""

    owner: int
    meld: Meld


@dataclass(frozen=True, slots=True)
class Pending:
    """Groups laid down that are not all named yet; a reading is empty until it is said (R13)."""

    groups: tuple[tuple[Card, ...], ...]
    readings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Freed:
    """A wild card that was exchanged and lies apart until it is used, and the meld it came from (R22)."""

    card: Card
    meld: int


@dataclass(frozen=True, slots=True)
class DealScore:
    """A deal that is over: the points of each side, what each hand was worth, and who went out."""

    deal: int
    points: tuple[int, ...]
    values: tuple[int, ...]
    dealer: int
    out: int | None = None


@dataclass(frozen=True, slots=True)
class State:
    """Everything the companion knows. `hands` are numbers of cards; `pile` is the discard pile, top card last."""

    house: House
    phase: Phase = Phase.DEALER
    deal: int = 1
    dealer: int = 0
    turn: int = 0
    hands: tuple[int, ...] = ()
    stock: int = 0
    pile: tuple[Card, ...] = ()
    table: tuple[Laid, ...] = ()
    met: tuple[bool, ...] = ()
    """Who has met the contract of this deal."""
    taken: Card | None = None
    """The discard taken in this turn, until the same face is melded (RA21)."""
    moved: bool = False
    """Whether this turn brought a meld or a lay-off (RA20)."""
    stuck: bool = False
    """Whether nobody could have pushed when this turn began (RA20)."""
    idle: int = 0
    """Stuck turns in a row without a meld or lay-off (RA20)."""
    pending: Pending | None = None
    freed: Freed | None = None
    buried: tuple[Card, ...] = ()
    """Wild upcards of this deal that went back into the stock (R6)."""
    end: End | None = None
    out: int | None = None
    counted: tuple[int | None, ...] = ()
    opened: tuple[tuple[Card, ...], ...] = ()
    """The hands laid open after the deal, as far as their cards were named."""
    deals: tuple[DealScore, ...] = ()
    adjusted: tuple[int, ...] = ()
    news: tuple[Prompt, ...] = ()

    def name(self, player: int) -> str:
        """The name of a player."""
        return self.house.names[player]

    def seat(self, player: int) -> Seat | None:
        """The place of a player."""
        return self.house.seat(player)

    @property
    def next(self) -> int:
        """The player on the left of the one whose turn it is."""
        return left_of(self.turn, self.house.players)

    @property
    def contract(self) -> Contract:
        """The contract of this deal (R18)."""
        return self.house.contract(self.deal)

    @property
    def no_push(self) -> bool:
        """Whether nobody can push: the stock is empty, or holds one card and the house wants two (RA19)."""
        return self.stock < (2 if self.house.is_on("push_needs_two") else 1)

    @property
    def totals(self) -> tuple[int, ...]:
        """The total of each side, corrections by hand included (R29)."""
        played = totals(deal.points for deal in self.deals)
        base = played[-1] if played else (0,) * len(self.house.sides)
        return tuple(points + by_hand for points, by_hand in zip(base, self.adjusted, strict=True))

    @property
    def leaders(self) -> tuple[int, ...]:
        """The sides with the lowest total; a tie after the last deal is settled as the house has it (RA28, CA8)."""
        best = tuple(int(side) for side in low_winner(self.totals))
        if len(best) == 1 or self.house.options["tie"] not in ("last_deal_decides", "last_round") or not self.deals:
            return best
        last = {side: self.deals[-1].points[side] for side in best}
        return tuple(side for side in best if last[side] == min(last.values()))

    @property
    def decided(self) -> bool:
        """Whether the match is over: five deals, and no tie that is to be played out (R3, RA28)."""
        again = self.house.options["tie"] == "replay_deal_5" and len(self.leaders) > 1
        return len(self.deals) >= DEALS and not again

    def uncounted(self) -> tuple[int, ...]:
        """Whose hand has to be laid open still: all but the side that went out (R27, R28), from the dealer's left."""
        safe = () if self.out is None else self.house.sides[self.house.side(self.out)]
        order = ((self.dealer + 1 + n) % self.house.players for n in range(self.house.players))
        return tuple(player for player in order if player not in safe and self.counted[player] is None)

    def visible(self) -> Counter[Card]:
        """How often each card can be seen: in melds, on the discard pile, in hands laid open."""
        seen = Counter(card for laid in self.table for card in laid.meld.cards)
        seen.update(self.pile)
        seen.update(card for hand in self.opened for card in hand)
        if self.freed is not None:
            seen[self.freed.card] += 1
        return seen

    def surplus(self, more: Iterable[Card]) -> Card | None:
        """The first card of which the packs hold fewer than would then be seen; None when all is well (R2, C4)."""
        packs, jokers = self.house.packs
        seen = self.visible()
        for card in more:
            seen[card] += 1
            if card.is_face and seen[card] > packs:
                return card
            if card.is_joker and sum(n for other, n in seen.items() if other.is_joker) > jokers:
                return card
        return None

    def with_hand(self, player: int, change: int) -> State:
        """The state with so many cards more (or fewer) in a hand, never below none."""
        hands = tuple(max(0, n + change) if who == player else n for who, n in enumerate(self.hands))
        return replace(self, hands=hands)


def part_of(meld: Meld) -> Part:
    """What a meld is worth for a contract."""
    return Part(meld.is_run, len(meld.cards))
