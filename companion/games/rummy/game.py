"""Partnership rummy and Cap-It as the table knows them: two variants of one set of rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.engine import Adjust, BadSetup, Choice, Doubt, Option, Outcome, Prompt, Score, Setup
from companion.games.rummy import check, choices, play, saying, seeing, view
from companion.games.rummy.facts import FACTS, Fact
from companion.games.rummy.house import CAP_IT, RUMMY, House, Variant
from companion.games.rummy.scoring import pot_ok
from companion.games.rummy.state import State
from companion.signals import CardsSeen, Signal, Want


class Rummy:
    """Push, the partnership rummy (R1-R29), or Cap-It (C1-C10): draw or push, meld the contract, go out."""

    actions = FACTS

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    @property
    def key(self) -> str:
        """`rummy` or `capit`."""
        return self.variant.key

    @property
    def prefix(self) -> str:
        """`R` or `C`."""
        return self.variant.prefix

    @property
    def chapters(self) -> tuple[str, ...]:
        """Cap-It is rummy with rules of its own (C1)."""
        return ("R",) if self.variant.pairs else ("C", "R")

    @property
    def texts(self) -> tuple[str, ...]:
        """Rummy: `pagat` (-P) and `gamerules` (-G)."""
        return self.variant.texts

    @property
    def players(self) -> tuple[int, int]:
        """Four; Cap-It up to six, and fewer than four where the house has it so (CA1)."""
        return self.variant.players

    @property
    def options(self) -> tuple[Option, ...]:
        """All house rules."""
        return self.variant.options

    def admit(self, setup: Setup) -> None:
        """Returns when enough people play and the pot can pay five prizes; raises BadSetup (CA1, C9)."""
        if self.variant.pairs:
            return
        house = House.of(self.variant, setup)
        fewest, ante, prize = house.number("min_players"), house.number("ante"), house.number("prize")
        if house.players < fewest:
            raise BadSetup("setup.how_many", "CA1", fewest=fewest, most=self.players[1], n=house.players)
        if not pot_ok(house.players, ante, prize):
            raise BadSetup("c.setup.pot_small", "C9", prize=prize, pot=ante * house.players)

    def start(self, setup: Setup) -> State:
        """The state before the first dealer is known. Raises BadSetup like `admit`."""
        self.admit(setup)
        house = House.of(self.variant, setup)
        return State(house, counted=(None,) * house.players, adjusted=(0,) * len(house.sides))

    def read(self, state: State, signal: Signal) -> Fact | Doubt | None:
        """What the camera saw: the upcard, melds, a discard, an open hand."""
        return seeing.read(state, signal) if isinstance(signal, CardsSeen) else None

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
        return saying.prompts(state)

    def news(self, state: State) -> tuple[Prompt, ...]:
        """What the last fact brought about."""
        return state.news

    def scores(self, state: State) -> tuple[Score, ...]:
        """One for each player, with the total of the own side; the lower is the better (R29)."""
        return saying.scores(state)

    def outcome(self, state: State) -> Outcome | None:
        """The winners after the last deal, or None."""
        return saying.outcome(state)

    def adjust(self, state: State, adjust: Adjust) -> State:
        """Points given or taken by hand, for the player's side."""
        return play.adjusted(state, adjust)

    def wants(self, state: State) -> tuple[Want, ...]:
        """What the camera is to report."""
        return seeing.wants(state)

    def view(self, state: State) -> Mapping[str, Any]:
        """What spectators see."""
        return view.view(state)


PARTNERSHIP = Rummy(RUMMY)
"""Push, the partnership rummy."""
CAPIT = Rummy(CAP_IT)
"""Cap-It."""
