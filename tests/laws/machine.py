"""Everything that may be done to a table, in any order: signals, commands, corrections, crashes, restarts.

After each step the table must show what its journal, folded from nothing, says; nothing but a refusal may be raised.
"""

from __future__ import annotations

import json
import random
import shutil
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from companion.engine import Adjust, Game, Refused
from companion.errors import CompanionError
from companion.export import as_csv, as_json, as_story
from companion.fold import fold
from companion.games import find
from companion.journal import Journal
from companion.scoreboard import Scoreboard
from companion.speech import LANGUAGES, say
from companion.table import Table
from tests.laws.fill import random_fact, tried
from tests.laws.run import random_setup
from tests.laws.signals import random_signal

SEEDS = st.integers(0, 2**32 - 1)
"""One number decides a whole random act, so that a failing run is told in a few numbers."""


class TableMachine(RuleBasedStateMachine):
    """One table with its journal in a folder of its own; `key` chooses the game."""

    key = ""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="push-machine-"))
        self.journal = Journal(self.folder / "table.db")
        self.table = Table(self.journal)
        self.version = self.table.scoreboard.version
        self.commands = 0

    def teardown(self) -> None:
        self.journal.close()
        shutil.rmtree(self.folder)

    @property
    def game(self) -> Game[Any, Any]:
        """The game on the table."""
        return find(self.table.scoreboard.game)

    def told(self, act: Callable[[], Scoreboard]) -> None:
        """Does it; a refusal changes nothing that was written down."""
        before = self.table.history()
        try:
            act()
        except (Refused, CompanionError):
            assert [line.seq for line in self.table.history()] == [line.seq for line in before]

    @initialize(seed=SEEDS)
    def begin(self, seed: int) -> None:
        self.open(seed)

    @rule(seed=SEEDS)
    def open(self, seed: int) -> None:
        rng = random.Random(seed)
        self.told(lambda: self.table.open_match(random_setup(find(self.key), rng, standard=rng.random() < 0.5)))
        while not self.table.scoreboard.match:
            self.told(lambda: self.table.open_match(random_setup(find(self.key), rng, standard=True)))

    @rule(seed=SEEDS, times=st.integers(1, 12))
    def play_on(self, seed: int, times: int) -> None:
        rng = random.Random(seed)
        for _ in range(times):
            choices = self.table.scoreboard.choices
            if not choices:
                return
            for fact in tried(self.game, rng.choice(choices), rng, times=4):
                self.told(partial(self.table.say, fact, id=self.command(rng)))

    def command(self, rng: random.Random) -> str:
        """The id of a command; now and then one that was used before."""
        self.commands += rng.random() < 0.95
        return f"c{self.commands}"

    @rule(seed=SEEDS, stands=st.booleans())
    def say_nonsense(self, seed: int, stands: bool) -> None:
        self.told(lambda: self.table.say(random_fact(self.game, random.Random(seed)), stands=stands))

    @rule(seed=SEEDS, times=st.integers(1, 6))
    def hear(self, seed: int, times: int) -> None:
        rng = random.Random(seed)
        for _ in range(times):
            board = self.table.scoreboard
            asked = rng.choice((None, *(want.asked for want in board.wants), 0))
            self.table.hear(random_signal(rng, board.wants), asked=asked, picture=rng.choice((None, b"jpeg")))

    @rule(seed=SEEDS)
    def answer_doubt(self, seed: int) -> None:
        doubt = self.table.scoreboard.doubt
        if doubt is not None and doubt.choices:
            rng = random.Random(seed)
            for fact in tried(self.game, rng.choice(doubt.choices), rng, times=2):
                self.told(partial(self.table.say, fact))

    @rule()
    def undo(self) -> None:
        self.told(self.table.undo)

    @rule(seq=st.integers(0, 60))
    def undo_any(self, seq: int) -> None:
        self.told(lambda: self.table.undo(seq))

    @rule(seed=SEEDS)
    def amend(self, seed: int) -> None:
        rng = random.Random(seed)
        lines = self.table.history()
        if not lines:
            return
        seq = rng.choice(lines).seq
        choices = self.table.choices(seq)
        facts = tried(self.game, rng.choice(choices), rng) if choices and rng.random() < 0.8 else []
        fact = facts[0] if facts else random_fact(self.game, rng)
        self.told(lambda: self.table.amend(seq, fact, stands=rng.random() < 0.2))

    @rule(player=st.integers(-1, 12), points=st.integers(-300, 300))
    def adjust(self, player: int, points: int) -> None:
        self.told(lambda: self.table.adjust(Adjust(player, points, "by hand")))

    @rule()
    def settle_dispute(self) -> None:
        dispute = self.table.scoreboard.dispute
        if dispute is not None:
            self.told(lambda: self.table.stand(dispute.seq))

    @rule()
    def dismiss(self) -> None:
        self.table.dismiss()

    @rule(back=st.integers(0, 3))
    def resume(self, back: int) -> None:
        self.told(lambda: self.table.resume(max(1, self.table.scoreboard.match - back)))

    @rule(language=st.sampled_from(LANGUAGES))
    def show(self, language: str) -> None:
        """Everything on the scoreboard has its words, and the match can be carried home."""
        board = self.table.scoreboard
        assert board.setup is not None
        told = [*board.prompts, *board.news, *board.notices, *(choice.prompt for choice in board.choices)]
        for prompt in (*told, *([board.refusal] if board.refusal else [])):
            assert say(prompt, language)
        lines = self.table.history()
        assert len(json.loads(as_json(board.setup, lines))["entries"]) == len(lines)
        assert as_csv(board.setup, lines, language)
        assert as_story(board.setup, lines, language)
        record = self.table.record()
        assert (record.match, record.scores, record.entries) == (board.match, board.scores, len(lines))

    @rule()
    def stale_phone(self) -> None:
        choices = self.table.scoreboard.choices
        if choices:
            self.told(lambda: self.table.say(choices[0].action, seen=self.table.scoreboard.moved - 1))

    @rule()
    def restart(self) -> None:
        before = self.table.scoreboard
        self.journal.close()
        self.reopened(before)

    @rule()
    def crash(self) -> None:
        """The plug is pulled: what lies in the folder now is what the next start finds."""
        before = self.table.scoreboard
        pulled = Path(tempfile.mkdtemp(prefix="push-machine-"))
        shutil.copytree(self.folder, pulled, dirs_exist_ok=True)
        self.journal.close()
        shutil.rmtree(self.folder)
        self.folder = pulled
        self.reopened(before)

    def reopened(self, before: Scoreboard) -> None:
        """The table as a new start finds it shows what it showed, but for what is only said once."""
        self.journal = Journal(self.folder / "table.db")
        assert not self.journal.recovered
        self.table = Table(self.journal)
        after = self.table.scoreboard
        assert (after.match, after.scores, after.prompts, after.outcome, after.dispute, after.last_seq) == (
            before.match, before.scores, before.prompts, before.outcome, before.dispute, before.last_seq)

    @invariant()
    def the_version_never_goes_back(self) -> None:
        assert self.table.scoreboard.version >= self.version
        self.version = self.table.scoreboard.version

    @invariant()
    def what_is_shown_is_what_the_journal_says(self) -> None:
        board = self.table.scoreboard
        if board.setup is None:
            return
        entries = self.journal.entries(board.match, self.game)
        folded = fold(self.game, board.setup, entries)
        assert board.scores == self.game.scores(folded.state)
        assert board.outcome == self.game.outcome(folded.state)
        assert (board.dispute is None) == (folded.stopped is None)
        assert [line.seq for line in self.table.history()] == [entry.seq for entry in entries]

    @invariant()
    def every_way_out_is_open(self) -> None:
        board = self.table.scoreboard
        if board.setup is not None and board.outcome is None and board.dispute is None:
            assert board.choices
            assert board.prompts


def machine(key: str) -> type[TableMachine]:
    """The machine of one game."""
    return type(f"{key.title()}Machine", (TableMachine,), {"key": key})
