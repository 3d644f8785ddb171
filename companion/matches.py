"""The matches of a house, to be looked at: the one in play and all before it. Nothing here writes."""

from __future__ import annotations

import threading

from companion.engine import Choice, Setup
from companion.errors import Unreadable
from companion.evidence import Proof
from companion.fold import playing
from companion.games import find
from companion.journal import Deed, Entry, Journal
from companion.likely import Likely
from companion.match import Match
from companion.record import Record
from companion.scoreboard import Line
from companion.versions import Version


class Matches:
    """Answers what was played here and how. Safe from any thread; a long answer keeps nobody from playing on."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._changed = threading.Condition(threading.RLock())
        self._match: Match | None = None
        self._moved = 0
        """The version at which the journal last changed."""
        self._records: dict[int, Record] = {}

    # the match in play

    def choices(self, seq: int) -> tuple[Choice, ...]:
        """What was allowed where entry `seq` stands: what may take its place. Empty where it stands nowhere."""
        match = self._now()
        return match.choices(seq) if match is not None else ()

    def versions(self) -> tuple[Version, ...]:
        """The versions of the match in play, newest first, each with who and when."""
        match = self._now()
        return match.versions() if match is not None else ()

    def likely(self, seq: int) -> tuple[Likely, ...]:
        """What else the fact of entry `seq` may have been, likeliest first. Empty where it stands nowhere."""
        match = self._now()
        return match.likely(seq) if match is not None else ()

    def line(self, seq: int) -> Line | None:
        """One line of the history of the match in play, or None."""
        match = self._now()
        return match.line(seq) if match is not None else None

    # any match

    def matches(self) -> tuple[tuple[int, str, Setup], ...]:
        """Number, time and setup of every match ever played here, oldest first."""
        with self._changed:
            renamed = self._journal.renamed()
            return tuple((number, at, self._played(number, setup) if number in renamed else setup)
                         for number, at, setup in self._journal.matches())

    def setup(self, match: int) -> Setup:
        """The setup of a match with the names of those who really played. Raises Unreadable when there is none."""
        with self._changed:
            setup = self._journal.setup(match)
            return self._played(match, setup) if match in self._journal.renamed() else setup

    def known_players(self) -> tuple[str, ...]:
        """Every name that has played here, latest first."""
        names = [name for _, _, setup in reversed(self.matches()) for name in setup.players]
        return tuple(dict.fromkeys(names))

    def history(self, match: int = 0) -> tuple[Line, ...]:
        """Every entry of a match (the one in play when 0), oldest first, with what came of it and whether it counts.

        Raises Unreadable when there is no such match.
        """
        number = match or self._number()
        return self._told(number).lines() if number else ()

    def record(self, match: int = 0) -> Record:
        """What is left of a match (the one in play when 0): its people, its end, its figures.

        Raises Unreadable when there is no such match. A match that is not in play changes no more, so its record
        is made once.
        """
        with self._changed:
            number, moved = match or self._number(), self._moved
            if number in self._records:
                return self._records[number]
            at = next((at for n, at, _ in self._journal.matches() if n == number), None)
        if at is None:
            raise Unreadable(f"there is no match {number}")
        # Counting may take a while; the table does not wait for it.
        made = self._told(number).record(at)
        with self._changed:
            if number != self._number() and moved == self._moved:
                self._records[number] = made
        return made

    def proofs(self, match: int = 0) -> tuple[Proof, ...]:
        """Every entry of a match (the one in play when 0) that came from a signal, with what stood on the table then.

        Raises Unreadable when there is no such match.
        """
        number = match or self._number()
        return self._told(number).proofs() if number else ()

    def picture(self, key: str) -> bytes | None:
        """The kept picture (JPEG) under `key`, or None."""
        with self._changed:
            return self._journal.picture(key)

    def deeds(self) -> tuple[Deed, ...]:
        """What was done beside the matches, newest first."""
        with self._changed:
            return self._journal.deeds()

    # inside

    def _now(self) -> Match | None:
        with self._changed:
            return self._match

    def _number(self) -> int:
        """The number of the match in play; 0 where there is none."""
        match = self._now()
        return match.number if match is not None else 0

    def _told(self, number: int) -> Match:
        """That match; raises Unreadable when there is none. Folding takes a while; the table does not wait for it."""
        with self._changed:
            if self._match is not None and self._match.number == number:
                return self._match
            setup, entries = self._read(number)
        return Match.of(number, setup, entries)

    def _read(self, number: int) -> tuple[Setup, tuple[Entry, ...]]:
        setup = self._journal.setup(number)
        return setup, self._journal.entries(number, find(setup.game))

    def _played(self, match: int, setup: Setup) -> Setup:
        return playing(setup, self._journal.entries(match, find(setup.game)))
