"""Which opened hands the rules want counted now (R26 to R28)."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.rummy.facts import Counted
from companion.scoreboard import Scoreboard
from companion.seats import Seat


@dataclass(frozen=True, slots=True)
class Wanted:
    """A hand that the rules want counted, and how many cards it holds."""

    player: int
    name: str
    seat: Seat | None
    held: int


def wanted(board: Scoreboard) -> tuple[Wanted, ...]:
    """The hands that may be counted now, as the rules say it: those whose cards are asked for."""
    names = {score.player: score.name for score in board.scores}
    return tuple(Wanted(one.action.player, names.get(one.action.player, ""), one.prompt.seat, one.ask[0].low)
                 for one in board.choices if isinstance(one.action, Counted) and one.ask)
