"""The state of a board game: what lies where, whose shot it is, and what is still owed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from companion.engine import BadSetup, Outcome, Prompt, Score, Setup
from companion.games.board.facts import COLOURS, Disc, Looked, Stone
from companion.games.board.holes import HOLES
from companion.games.board.options import House
from companion.games.board.scoring import ScoreSheet, Sheet, leaders, sheet
from companion.seats import DUEL, Seat

EACH = 12
"""Stones of one colour (B1)."""
PENDING, OPEN, LOCKED = "pending", "open", "locked"
"""The centre before the first shot, and after it was hit or missed (V8)."""


@dataclass(frozen=True, slots=True)
class Lodged:
    """A sunk stone and the player whose shot brought it there (None: put there by a correction)."""

    stone: Stone
    by: int | None = None


@dataclass(frozen=True, slots=True)
class State:
    """Everything between two shots. Players are their index in the setup, which is also the order of turns.

    `shots` and `hits` count the running turn, `made` all counted shots of each player. `returns` are the owners
    who may shoot right now, next one first (B12). `ending`: the turn is over once these are done.
    `centre` is the lock of the middle for each player. `litter` are stones that the rules took off but hands may
    not have, `put_back` holes whose stone was knocked out and may not be back yet, `take_out` a stone that may
    not stay in the middle (V9). `said` is what people found where pictures were wrong, as far as it still holds.
    `extra` are points given by hand. `over` says why the game is at its end,
    `last_round` why it will be when the round is complete (BA24).
    """

    house: House
    names: tuple[str, ...]
    seats: tuple[Seat, ...]
    colours: tuple[str, ...]
    turn: int = 0
    first: int = 0
    begun: bool = False
    limited: bool | None = None
    lodged: tuple[Lodged, ...] = ()
    loose: tuple[Disc, ...] = ()
    litter: tuple[Disc, ...] = ()
    put_back: tuple[str, ...] = ()
    take_out: tuple[Stone, ...] = ()
    said: Looked = field(default_factory=Looked)
    shots: int = 0
    hits: int = 0
    made: tuple[int, ...] = ()
    returns: tuple[int, ...] = ()
    ending: bool = False
    centre: tuple[str, ...] = ()
    last_round: Prompt | None = None
    extra: tuple[int, ...] = ()
    over: Prompt | None = None
    news: tuple[Prompt, ...] = ()

    @property
    def phase(self) -> str:
        """`begin` and `choose` (V1), `turn`, `return` (B12) or `over`."""
        if self.over is not None:
            return "over"
        if self.house.vienna and not self.begun:
            return "begin"
        if self.house.vienna and self.limited is None:
            return "choose"
        return "return" if self.returns else "turn"

    @property
    def shooter(self) -> int:
        """Whose shot it is now."""
        return self.returns[0] if self.returns else self.turn

    @property
    def stones(self) -> tuple[Stone, ...]:
        """The stones in the holes, in the order of the holes."""
        return tuple(lodged.stone for lodged in self.lodged)

    @property
    def holes(self) -> dict[str, Lodged]:
        """The sunk stones by hole."""
        return {lodged.stone.hole: lodged for lodged in self.lodged}

    @property
    def sunk(self) -> Counter[str]:
        """Sunk stones of each colour."""
        return Counter(stone.colour for stone in self.stones)

    @property
    def lying(self) -> Counter[str]:
        """Loose stones of each colour."""
        return Counter(disc.colour for disc in self.loose)

    @property
    def untouched(self) -> bool:
        """Nothing has been shot or laid yet."""
        return not (any(self.made) or self.shots or self.lodged or self.loose)

    def stock(self, player: int) -> int:
        """Stones this player can still shoot: twelve less the sunk and the loose ones (B1)."""
        colour = self.colours[player]
        return EACH - self.sunk[colour] - self.lying[colour]

    @property
    def shots_left(self) -> int | None:
        """Shots the running turn may still have; None where it goes on as long as it hits (V2)."""
        house = self.house
        if self.ending or self.phase in ("begin", "choose", "over"):
            return 0
        if house.vienna and not self.limited:
            return None
        return house.shots - (self.hits if house.vienna and house.limited == "hits" else self.shots)

    def limit(self, player: int) -> int:
        """So many loose stones of that player's colour are taken off at once (B10, B11, V4, BA39)."""
        return clearing_limit(self.house, self.sunk[self.colours[player]])

    def sheet(self, player: int) -> Sheet:
        """What this player's sunk stones are worth now, item by item."""
        colour = self.colours[player]
        own = frozenset(stone for stone in self.stones if stone.colour == colour)
        return sheet(colour, self.seats[player], own, self.house)

    @property
    def sheets(self) -> ScoreSheet:
        """The sheets of all players by colour."""
        return {colour: self.sheet(player) for player, colour in enumerate(self.colours)}

    def points(self, player: int) -> int:
        """Stones, formations and what the referee gave by hand (B16)."""
        return self.sheet(player).total + self.extra[player]


def clearing_limit(house: House, sunk: int) -> int:
    """How many loose stones are cleared: 4 (V4: 3), or all that are left when there are fewer (B11).

    >>> clearing_limit(House(), 5), clearing_limit(House(vienna=True), 5), clearing_limit(House(), 10)
    (4, 3, 2)
    """
    return min(3 if house.vienna else 4, EACH - sunk)


def game_over(sunk: tuple[int, ...], players: int) -> str:
    """Why so many sunk stones end the game: `all12`, `full`, or nothing when it goes on (B25).

    >>> game_over((12, 9), 2), game_over((9, 8, 8), 3), game_over((11, 11), 2)
    ('all12', 'full', '')
    """
    if any(count >= EACH for count in sunk):
        return "all12"
    return "full" if players > 2 and sum(sunk) >= len(HOLES) else ""


def admit(setup: Setup) -> None:
    """Raises BadSetup for launch lines that leave no room for the holes or do not fit on the board (BA8)."""
    house = House.of(setup)
    # Five holes and the ways between them, each at least as wide as a stone, lie between the lines.
    if house.board_mm - 2 * house.line_inset_mm < 9 * house.disc_mm or house.line_length_mm > house.board_mm:
        raise BadSetup("b.setup.measures", "B1")


def start(setup: Setup) -> State:
    """The empty board. Players sit clockwise from South; two sit face to face (BA7)."""
    house = House.of(setup)
    count = len(setup.players)
    seats = tuple(Seat)[:count] if count > 2 or house.seats2 == "adjacent" else DUEL
    return State(house, setup.players, seats, COLOURS[:count], made=(0,) * count, extra=(0,) * count,
                 centre=(PENDING if house.centre == "yes" else OPEN,) * count)


def scores(state: State) -> tuple[Score, ...]:
    """Points of each player with the parts they consist of."""
    return tuple(
        Score(player, name, state.points(player), state.seats[player], {
            "stones": worth.stones, "lines": worth.lines, "crosses": worth.cross, "bad_lines": worth.bad,
            "sunk": state.sunk[state.colours[player]], "stock": state.stock(player), "by_hand": state.extra[player],
        })
        for player, name in enumerate(state.names) for worth in (state.sheet(player),)
    )


def outcome(state: State) -> Outcome | None:
    """Most points win, equal points share (B26) unless the house tells them apart (BA27)."""
    if state.over is None:
        return None
    totals = {player: state.points(player) for player in range(len(state.names))}
    then = None
    if state.house.tiebreak == "more_sunk":
        then = {player: state.sunk[state.colours[player]] for player in totals}
    elif state.house.tiebreak == "more_turned":
        kind = "marked" if state.house.vienna else "turned"
        then = {player: sum(item.kind == kind for item in state.sheet(player).items) for player in totals}
    return Outcome(state.over, leaders(totals, then))
