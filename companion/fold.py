"""From the journal to the state: which entries count, in which form, and what they lead to. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.engine import Adjust, Game, Prompt, Refused, Setup
from companion.journal import BY_HAND, CORRECTIONS, Amend, Entry, Named, Restore, Stand, Totals, Undo


@dataclass(frozen=True, slots=True)
class Step:
    """One fact or adjustment that counts: the entry it stands at, what it says now, and whether it is let stand."""

    seq: int
    said: Any
    stands: bool = False


@dataclass(frozen=True, slots=True)
class Folded:
    """The state after all steps that could be taken.

    `states[n]` is the state after n steps, so `states[0]` is the start. `stopped` is the step whose fact was
    no longer allowed, with the reason in `reason`; the steps from there on are not taken. `setup` has the names of
    those who really played.
    """

    steps: tuple[Step, ...]
    states: tuple[Any, ...]
    setup: Setup
    stopped: Step | None = None
    reason: Prompt | None = None

    @property
    def state(self) -> Any:
        """The state of the table now."""
        return self.states[-1]


def alive(entries: Sequence[Entry]) -> set[int]:
    """The numbers of the entries that have not been taken back.

    An undo is always newer than what it takes back, so one walk from the newest to the oldest settles
    also the undo of an undo. To restore is to take back everything in between.
    """
    struck: set[int] = set()
    for entry in reversed(entries):
        if entry.seq in struck:
            continue
        if isinstance(entry.said, Undo):
            struck.add(entry.said.seq)
        elif isinstance(entry.said, Restore):
            struck.update(range(entry.said.seq + 1, entry.seq))
    return {entry.seq for entry in entries} - struck


def undoable(entries: Sequence[Entry]) -> int:
    """The number of the newest entry that counts, which an undo takes back; 0 when there is none."""
    living = alive(entries)
    return next((e.seq for e in reversed(entries) if e.seq in living and not isinstance(e.said, Undo)), 0)


def amendable(entries: Sequence[Entry]) -> int:
    """The number of the fact that "say instead" speaks of: the newest word that counts, or what that word amended.

    0 when the newest word is no fact.
    """
    seq = undoable(entries)
    newest = next((entry for entry in reversed(entries) if entry.seq == seq), None)
    if newest is None:
        return 0
    if isinstance(newest.said, Amend):
        return newest.said.seq
    return 0 if isinstance(newest.said, CORRECTIONS) and not isinstance(newest.said, BY_HAND) else newest.seq


def redoable(entries: Sequence[Entry]) -> int:
    """The number of the undo that can be undone now: nothing but undos came after it; 0 when there is none."""
    living = alive(entries)
    undos = {entry.seq for entry in entries if isinstance(entry.said, Undo)}
    for entry in reversed(entries):
        if not isinstance(entry.said, Undo):
            return 0
        if entry.seq in living and entry.said.seq not in undos:
            return entry.seq
    return 0


def corrected(entries: Sequence[Entry]) -> bool:
    """True when the newest entry changes what older ones told. Points by hand are news of their own, not a change."""
    return bool(entries) and isinstance(entries[-1].said, CORRECTIONS) and not isinstance(entries[-1].said, BY_HAND)


def effective(entries: Sequence[Entry]) -> tuple[Step, ...]:
    """The facts and adjustments that count, in order, each in its latest form."""
    living = alive(entries)
    amended: dict[int, Entry] = {}
    standing: set[int] = set()
    for entry in entries:
        if entry.seq in living and isinstance(entry.said, Amend):
            amended[entry.said.seq] = entry
            standing.discard(entry.said.seq)
        elif entry.seq in living and isinstance(entry.said, Stand):
            standing.add(entry.said.seq)
    steps = []
    for entry in entries:
        if entry.seq not in living or isinstance(entry.said, Undo | Amend | Stand | Restore | Named):
            continue
        form = amended.get(entry.seq)
        said = form.said.action if form else entry.said
        stands = (form.stands if form else entry.stands) or entry.seq in standing
        steps.append(Step(entry.seq, said, stands))
    return tuple(steps)


def playing(setup: Setup, entries: Sequence[Entry]) -> Setup:
    """The setup with the names of those who really played, as it was last said."""
    if not any(isinstance(entry.said, Named) for entry in entries):
        return setup
    living = alive(entries)
    told = [entry.said.players for entry in entries if entry.seq in living and isinstance(entry.said, Named)]
    return replace(setup, players=told[-1]) if told else setup


def fold(game: Game[Any, Any], setup: Setup, entries: Sequence[Entry], before: Folded | None = None) -> Folded:
    """The state the journal leads to. `before`, an earlier fold of the same match, saves repeating what is the same."""
    steps = effective(entries)
    setup = playing(setup, entries)
    same = 0
    if before is not None and before.setup != setup:
        before = None
    if before is not None:
        reach = min(len(steps), len(before.states) - 1)
        while same < reach and steps[same] == before.steps[same]:
            same += 1
    states = list(before.states[: same + 1]) if before is not None else [game.start(setup)]
    for step in steps[same:]:
        try:
            states.append(taken(game, states[-1], step))
        except Refused as refused:
            return Folded(steps, tuple(states), setup, step, refused.prompt)
    return Folded(steps, tuple(states), setup)


def taken(game: Game[Any, Any], state: Any, step: Step) -> Any:
    """The state after one more step; raises Refused when the game does not allow it."""
    if isinstance(step.said, Adjust):
        return game.adjust(state, step.said)
    if isinstance(step.said, Totals):
        return _entered(game, state, step.said)
    if not step.stands:
        game.check(state, step.said)
    return game.apply(state, step.said)


def _entered(game: Game[Any, Any], state: Any, totals: Totals) -> Any:
    """The state in which every player has these points. Raises Refused for a score the game cannot have."""
    if len(totals.points) != len(game.scores(state)):
        raise Refused("table.totals_many", n=len(game.scores(state)))
    # The lowest first: who reaches a goal may end the round, and then nobody gets points any more.
    for player in sorted(range(len(totals.points)), key=lambda player: totals.points[player]):
        missing = totals.points[player] - game.scores(state)[player].points
        if missing:
            state = game.adjust(state, Adjust(player, missing, totals.reason))
    # Partners have one score between them: two different ones are none.
    if tuple(score.points for score in game.scores(state)) != totals.points:
        raise Refused("table.totals_never")
    return state


def told(game: Game[Any, Any], folded: Folded, place: int) -> tuple[Prompt, ...]:
    """The news of the state after `place` steps: what the game says, or the whole score where that was said."""
    state = folded.states[place]
    if place and isinstance(folded.steps[place - 1].said, Totals):
        rows = tuple(Prompt("table.points", {"P": score.name, "n": score.points}) for score in game.scores(state))
        return (Prompt("table.totals", {"points": rows}),)
    return game.news(state)
