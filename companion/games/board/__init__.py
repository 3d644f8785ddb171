"""The flicking board game of Steffen-Spiele and its Vienna variant (rules B1 to B26, V1 to V9).

Fair copies of the rules are in the module of the thing they speak of: `holes` and `geometry` (the board),
`scoring` (what lies there is worth), `shooting` (what a shot leads to), `play` (what may be done when),
`look` (pictures), `ask` (prompts and choices), `view` (spectators).
"""

from __future__ import annotations

from typing import Any

from companion.engine import Adjust, Choice, Doubt, Outcome, Prompt, Score, Setup
from companion.games.board import ask, look, play, state, view
from companion.games.board.facts import FACTS, Disc, Fact, Shot, Stone
from companion.games.board.holes import position
from companion.games.board.options import OPTIONS, House
from companion.games.board.scoring import Item, ScoreSheet, Sheet, score_position
from companion.games.board.state import State
from companion.signals import BoardSeen, Signal, Want

__all__ = ["BOARD", "Board", "Disc", "House", "Item", "ScoreSheet", "Sheet", "Shot", "State", "Stone", "position",
           "score_position"]


class Board:
    """The game as the table sees it (`companion.engine.Game`)."""

    key = "board"
    prefix = "B"
    chapters = ("B", "V")
    texts = ("standard", "vienna")
    players = (2, 4)
    options = OPTIONS
    actions: tuple[type, ...] = FACTS

    def admit(self, setup: Setup) -> None:
        """Returns when the setup can be played; raises BadSetup for measures that no board can have (BA8)."""
        state.admit(setup)

    def start(self, setup: Setup) -> State:
        """The empty board; the first player begins unless somebody says otherwise (B2)."""
        return state.start(setup)

    def read(self, now: State, signal: Signal) -> Fact | Doubt | None:
        """A still picture of the board as a shot, a doubt, or nothing."""
        return look.look(now, signal) if isinstance(signal, BoardSeen) else None

    def check(self, now: State, action: Fact) -> None:
        """Returns when the action is allowed now; raises Refused otherwise."""
        play.check(now, action)

    def apply(self, now: State, action: Fact) -> State:
        """The state after the action; raises Refused where it makes no sense at all."""
        return play.apply(now, action)

    def legal(self, now: State) -> tuple[Choice, ...]:
        """Every act allowed now, likeliest first."""
        return ask.legal(now)

    def prompts(self, now: State) -> tuple[Prompt, ...]:
        """What the rules want next."""
        return ask.prompts(now)

    def news(self, now: State) -> tuple[Prompt, ...]:
        """What the last fact brought about."""
        return now.news

    def scores(self, now: State) -> tuple[Score, ...]:
        """Points of each player with the parts they consist of."""
        return state.scores(now)

    def outcome(self, now: State) -> Outcome | None:
        """The winners and why the game ended, or None."""
        return state.outcome(now)

    def adjust(self, now: State, adjust: Adjust) -> State:
        """The state after points were given or taken by hand."""
        return play.adjust(now, adjust)

    def wants(self, now: State) -> tuple[Want, ...]:
        """The board is wanted after every shot."""
        return ask.wants(now)

    def view(self, now: State) -> dict[str, Any]:
        """What spectators may see."""
        return view.view(now)


BOARD = Board()
"""The one object of this game."""
