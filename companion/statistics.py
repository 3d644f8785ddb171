"""Figures of an evening: how quickly hands came, by how much, streaks and points, from the journals alone. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from companion import codec
from companion.engine import Game
from companion.errors import Unreadable
from companion.fold import Folded
from companion.journal import Entry
from companion.seats import Seat
from companion.signals import Race, RaceKind


@dataclass(frozen=True, slots=True)
class Reaction:
    """One timed hand: how long after GO (us), by whom, and whether it was the faster one; `seq` is its entry."""

    seq: int
    player: int
    reaction_us: int
    first: bool


@dataclass(frozen=True, slots=True)
class Figures:
    """What the evidence of one match says, each list in order of play.

    `margins_us` are the leads of clear races with two timed hands; `points` holds after each counted fact the
    points of every player; `early` counts false starts and `longest` the longest run of scoring facts by player.
    """

    names: tuple[str, ...]
    reactions: tuple[Reaction, ...] = ()
    margins_us: tuple[int, ...] = ()
    points: tuple[tuple[int, ...], ...] = ()
    early: Mapping[int, int] = field(default_factory=dict)
    longest: Mapping[int, int] = field(default_factory=dict)

    def median_reaction_us(self, player: int) -> int | None:
        """The middle one of a player's reactions (us), None where none was timed."""
        own = [one.reaction_us for one in self.reactions if one.player == player]
        return round(median(own)) if own else None


def figures(game: Game[Any, Any], names: tuple[str, ...], entries: Sequence[Entry], folded: Folded) -> Figures:
    """The figures of one match. Facts entered by hand have no race behind them and only count for the points."""
    evidence = {entry.seq: _race(entry.evidence) for entry in entries}
    reactions: list[Reaction] = []
    margins: list[int] = []
    points: list[tuple[int, ...]] = []
    early: dict[int, int] = {}
    for n, after in enumerate(folded.states[1:]):
        seq = folded.steps[n].seq
        before = folded.states[n]
        points.append(tuple(score.points for score in game.scores(after)))
        race = evidence.get(seq)
        if race is None:
            continue
        sitting = {score.seat: score.player for score in game.scores(before) if score.seat is not None}
        reactions += _reactions(seq, race, sitting)
        if race.kind is RaceKind.CLEAR and race.margin_us is not None:
            margins.append(race.margin_us)
        for press in race.early:
            if press.seat in sitting:
                early[sitting[press.seat]] = early.get(sitting[press.seat], 0) + 1
    return Figures(names, tuple(reactions), tuple(margins), tuple(points), early, longest_runs(points))


def longest_runs(points: Sequence[tuple[int, ...]]) -> dict[int, int]:
    """For each player the longest run of scoring facts without another player scoring in between.

    >>> longest_runs([(1, 0), (2, 0), (2, 1), (3, 1)])
    {0: 2, 1: 1}
    """
    longest: dict[int, int] = {}
    run = (-1, 0)
    previous: tuple[int, ...] = (0,) * len(points[0]) if points else ()
    for now in points:
        scorers = [player for player, (a, b) in enumerate(zip(previous, now, strict=True)) if b > a]
        if len(scorers) == 1:
            run = (scorers[0], run[1] + 1) if run[0] == scorers[0] else (scorers[0], 1)
            longest[scorers[0]] = max(longest.get(scorers[0], 0), run[1])
        previous = now
    return longest


def _reactions(seq: int, race: Race, sitting: Mapping[Seat, int]) -> list[Reaction]:
    if race.go_ns is None:
        return []
    return [
        Reaction(seq, sitting[press.seat], (press.at_ns - race.go_ns) // 1000, press is race.presses[0])
        for press in race.presses
        if press.seat in sitting
    ]


def _race(evidence: Any) -> Race | None:
    try:
        race: Race = codec.read((Race,), evidence)
    except Unreadable:
        return None
    return race
