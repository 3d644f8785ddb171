"""What is left of a match: who played, how it ended, its figures; and of a house, each person's. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.engine import Game, Outcome, Score, Setup
from companion.fold import Folded
from companion.journal import Entry
from companion.statistics import Figures, figures


@dataclass(frozen=True, slots=True)
class Record:
    """One match as a list of matches shows it; `entries` is how much was written down, undone lines included."""

    match: int
    at: str
    setup: Setup
    scores: tuple[Score, ...]
    outcome: Outcome | None
    entries: int
    figures: Figures

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who won; none while the match is unfinished."""
        won = self.outcome.winners if self.outcome is not None else ()
        return tuple(score.name for score in self.scores if score.player in won)


def record(match: int, at: str, setup: Setup, game: Game[object, object], entries: Sequence[Entry],
           folded: Folded) -> Record:
    """The record of one match; `folded` is the fold of its entries."""
    return Record(match, at, setup, game.scores(folded.state), game.outcome(folded.state), len(entries),
                  figures(game, setup.players, entries, folded))


@dataclass(frozen=True, slots=True)
class Person:
    """One name in all matches of a house; `longest` is the longest run of scoring facts in any of them."""

    name: str
    played: int = 0
    won: int = 0
    reactions_us: tuple[int, ...] = ()
    early: int = 0
    longest: int = 0


def people(records: Sequence[Record]) -> tuple[Person, ...]:
    """Everybody who played in these matches, in order of matches played; a name is a person."""
    found: dict[str, Person] = {}
    for one in records:
        for player, name in enumerate(one.setup.players):
            before = found.get(name, Person(name))
            own = tuple(each.reaction_us for each in one.figures.reactions if each.player == player)
            won = one.outcome is not None and player in one.outcome.winners
            found[name] = Person(
                name, before.played + 1, before.won + won, before.reactions_us + own,
                before.early + one.figures.early.get(player, 0),
                max(before.longest, one.figures.longest.get(player, 0)),
            )
    return tuple(sorted(found.values(), key=lambda person: -person.played))
