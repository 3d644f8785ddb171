"""A table at which somebody plays without end: `python -m tests.torture.player FOLDER SEED [FACTS]`.

Every line on standard output is one entry that was acknowledged: match, number, digest of what was said. It is printed
after the call has returned, so whatever is printed must be in the journal for ever.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion import codec
from companion.engine import Adjust, Choice, Game, Refused
from companion.games import GAMES, find
from companion.journal import Entry, Journal
from companion.scoreboard import Scoreboard
from companion.table import Table
from tests.laws.fill import tried
from tests.laws.run import random_setup

JOURNAL = "table.db"
"""Name of the journal in the folder."""


def digest(said: Any) -> str:
    """A short mark of what an entry says."""
    text = json.dumps(codec.write(said), sort_keys=True)
    return hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()[:12]


def acknowledged(entry: Entry, match: int) -> str:
    """The line printed for an entry."""
    return f"{match} {entry.seq} {digest(entry.said)}"


def new_match(table: Table, rng: random.Random) -> Scoreboard:
    """A match of any game with any house rules that go together."""
    while True:
        try:
            return table.open_match(random_setup(rng.choice(GAMES), rng, standard=rng.random() < 0.3))
        except (ValueError, KeyError):
            continue  # house rules that exclude each other


def play(table: Table, rng: random.Random) -> Iterator[Scoreboard]:
    """The scoreboard after each thing that was said: facts, now and then an undo, points by hand or a new match."""
    if not table.scoreboard.match:
        new_match(table, rng)
    while True:
        board = table.scoreboard
        if board.outcome is not None or rng.random() < 0.004:
            new_match(table, rng)
            continue
        try:
            said = _said(table, board, find(board.game), rng)
        except Refused:
            continue
        if said is None:
            new_match(table, rng)
        else:
            yield said


def _said(table: Table, board: Scoreboard, game: Game[Any, Any], rng: random.Random) -> Scoreboard | None:
    chance = rng.random()
    if chance < 0.06 and board.last_seq:
        return table.undo()
    if chance < 0.09 and board.setup is not None:
        return table.adjust(Adjust(rng.randrange(len(board.setup.players)), rng.randint(-2, 3), "by hand"))
    for choice in _order(board.choices, rng):
        for fact in tried(game, choice, rng, times=8):
            try:
                return table.say(fact)
            except Refused:
                continue
    return None


def _order(choices: tuple[Choice, ...], rng: random.Random) -> list[Choice]:
    """The likeliest come first mostly: so a match goes on."""
    places = sorted(range(len(choices)), key=lambda place: (place + 1) * rng.random())
    return [choices[place] for place in places]


def main(folder: str, seed: str, facts: str = "") -> None:
    """Plays until it is killed, or until so many facts were said."""
    rng = random.Random(seed)
    with Journal(Path(folder) / JOURNAL) as journal:
        table = Table(journal)
        if journal.recovered:
            print("recovered", journal.recovered, flush=True)
        for n, board in enumerate(play(table, rng), 1):
            entry = journal.entries(board.match, find(board.game))[-1]
            print(acknowledged(entry, board.match), flush=True)
            if n == int(facts or -1):
                return


if __name__ == "__main__":
    main(*sys.argv[1:])
