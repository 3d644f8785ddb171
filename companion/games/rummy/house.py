"""House rules of partnership rummy and of Cap-It, and what tells the two games apart (RA*, CA*)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.engine import Option, Setup
from companion.games.rummy import contracts
from companion.games.rummy.contracts import Contract
from companion.games.rummy.melds import MeldRules
from companion.games.rummy.scoring import packs_for
from companion.seats import DUEL, Seat

PAGAT, GAMERULES = "pagat", "gamerules"
"""The rule texts: Persian (-P) and Italian (-G), RA0."""

MELDING = (
    Option("wild_only", "RA3", ("yes", "no"), by_text={GAMERULES: "no"}),
    Option("dup_suits", "RA4", ("no", "yes")),
    Option("max_wild_per_meld", "RA5", ("none", *(str(n) for n in range(1, 13)))),
    Option("freed_wild", "RA9", ("any", "other"), by_text={GAMERULES: "other"}),
    Option("contract", "RA13", ("minimum", "exact")),
)
PLAYING = (
    Option("push_needs_two", "RA19", ("no", "yes")),
    Option("empty_stock_limit", "RA20", default=4, low=1, high=40),
    Option("no_return", "RA21", ("no", "yes")),
    Option("discard_wild", "RA22", ("yes", "no")),
    Option("out_needs_discard", "RA25", ("no", "yes")),
)
RUMMY_OPTIONS = (*MELDING, *PLAYING, Option("tie", "RA28", ("share", "replay_deal_5", "last_deal_decides")))
CAP_IT_OPTIONS = (
    Option("min_players", "CA1", ("4", "3", "2")),
    *MELDING,
    *PLAYING,
    Option("no_winner_prize", "CA4", ("stay", "lowest_hand")),
    Option("ante", "CA5", default=0, low=0, high=1_000_000),
    Option("prize", "CA5", default=0, low=0, high=1_000_000),
    Option("tie", "CA8", ("share", "last_round")),
)


@dataclass(frozen=True, slots=True)
class Variant:
    """What tells partnership rummy and Cap-It apart.

    `sizes` are the cards dealt to each player in deals 1 to 5, `pairs` whether partners play together (R1, C1).
    """

    key: str
    prefix: str
    texts: tuple[str, ...]
    players: tuple[int, int]
    options: tuple[Option, ...]
    contracts: tuple[Contract, ...]
    sizes: tuple[int, ...]
    pairs: bool


RUMMY = Variant("rummy", "R", (PAGAT, GAMERULES), (4, 4), RUMMY_OPTIONS, contracts.PUSH, (6, 7, 8, 9, 10), True)
"""Push, the partnership rummy (R1, R5, R18)."""
CAP_IT = Variant("capit", "C", ("",), (2, 6), CAP_IT_OPTIONS, contracts.CAP_IT, (10,) * 5, False)
"""Cap-It: everybody for himself, ten cards in each round (C1, C2, C3)."""


@dataclass(frozen=True, slots=True)
class House:
    """The rules of one match: the variant, the names, and every house rule with its value."""

    variant: Variant
    names: tuple[str, ...]
    text: str
    options: Mapping[str, str | int]

    @classmethod
    def of(cls, variant: Variant, setup: Setup) -> House:
        """The house of a setup; what the setup leaves open is as its rule text has it (RA0)."""
        text = setup.rules or variant.texts[0]
        return cls(variant, setup.players, text, {
            option.name: setup.options.get(option.name, option.under(text)) for option in variant.options
        })

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def packs(self) -> tuple[int, int]:
        """Packs and jokers (R2, C4)."""
        return packs_for(self.players)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Who scores together: partners sit opposite in rummy, everybody alone in Cap-It (R1, C1)."""
        if self.variant.pairs:
            return ((0, 2), (1, 3))
        return tuple((player,) for player in range(self.players))

    def side(self, player: int) -> int:
        """The side of a player."""
        return next(n for n, side in enumerate(self.sides) if player in side)

    def seat(self, player: int) -> Seat | None:
        """The place of a player, clockwise from S; partners face each other. None for five or six players."""
        places = {2: DUEL, 3: tuple(Seat)[:3], 4: tuple(Seat)}.get(self.players)
        return places[player] if places else None

    @property
    def melds(self) -> MeldRules:
        """What counts as a meld here (R12, RA3 to RA5)."""
        most = self.options["max_wild_per_meld"]
        return MeldRules(
            wild_only=self.is_on("wild_only"),
            dup_suits=self.is_on("dup_suits"),
            max_wild=None if most == "none" else int(most),
            packs=self.packs[0],
        )

    def is_on(self, name: str) -> bool:
        """Whether a yes/no house rule says yes."""
        return self.options[name] == "yes"

    def number(self, name: str) -> int:
        """The value of a house rule that is a number."""
        return int(self.options[name])

    def contract(self, deal: int) -> Contract:
        """The contract of a deal; a deal played again has that of the last (R18, RA28)."""
        return self.variant.contracts[min(deal, len(self.variant.contracts)) - 1]

    def size(self, deal: int) -> int:
        """The cards dealt to each player (R5, C2)."""
        return self.variant.sizes[min(deal, len(self.variant.sizes)) - 1]

    def rule(self, number: str) -> str:
        """The number of a rule that differs by text: R13 is R13-P or R13-G.

        Cap-It is played after the -P text.
        """
        return f"{number}-G" if self.text == GAMERULES else f"{number}-P"
