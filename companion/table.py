"""The Table: one match in play, one lock, one writer. Senses tell it signals, people tell it facts and corrections."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from companion import codec
from companion.engine import Adjust, Doubt, Prompt, Refused, Setup, checked
from companion.errors import JournalFull
from companion.fold import Step, alive
from companion.games import find
from companion.journal import Amend, Entry, Journal, Named, Restore, Stand, Totals, Undo
from companion.match import Match
from companion.matches import Matches
from companion.notices import Notices
from companion.retention import Album
from companion.scoreboard import Scoreboard
from companion.settings import EvidenceSettings
from companion.signals import BoardSeen, Signal

T = TypeVar("T")


class Table(Matches):
    """Everything that is said to the table goes through here, one at a time.

    A call that returns has been made durable and is on the new scoreboard; a call that raises has changed
    nothing but, at most, the refusal or doubt that phones show. Safe from any thread.
    """

    def __init__(self, journal: Journal, keep: EvidenceSettings | None = None) -> None:
        super().__init__(journal)
        self._album = Album(journal, keep or EvidenceSettings())
        self._version = self._moved = self._asked = journal.reserve_versions()
        self._doubt: Doubt | None = None
        self._doubted: tuple[Signal, str] | None = None
        self._refusal: Prompt | None = None
        self._notices = Notices()
        matches = journal.matches()
        if journal.recovered:
            self._notices.show("journal.recovered", {"what": journal.recovered})
        if matches:
            last = int(journal.fact("match") or 0)
            known = [number for number, _, _ in matches]
            self._load(last if last in known else known[-1])
        self._board = self._drawn()

    # looking

    @property
    def scoreboard(self) -> Scoreboard:
        """The picture of the table now."""
        return self._board

    def wait(self, version: int, timeout_s: float) -> Scoreboard:
        """The scoreboard as soon as it is newer than `version`, or as it is after `timeout_s` seconds."""
        with self._changed:
            self._changed.wait_for(lambda: self._board.version > version, timeout_s)
            return self._board

    # matches

    def open_match(self, setup: Setup, *, seen: int | None = None) -> Scoreboard:
        """A new match begins; the one before stays in the journal.

        Raises BadSetup, or Refused when stale.
        """
        with self._changed:
            self._fresh(seen)
            number = self._journal.open_match(checked(find(setup.game), setup))
            self._load(number)
            self._journal.remember("match", str(number))
            return self._redrawn(moved=True)

    def resume(self, match: int, *, seen: int | None = None) -> Scoreboard:
        """An earlier match lies on the table again. Raises Unreadable when there is none of that number."""
        with self._changed:
            self._fresh(seen)
            self._load(match)
            self._journal.remember("match", str(match))
            return self._redrawn(moved=True)

    # people

    def say(self, action: Any, *, by: str = "referee", who: str = "", seen: int | None = None, id: str = "",
            stands: bool = False) -> Scoreboard:
        """A person reports a fact. `seen` is the version the person looked at, `id` makes a repeat count once.

        Raises Refused with the reason and the rule; `stands` lets the fact count against the rules.
        """
        with self._changed:
            if self._repeated(id):
                return self._board
            match = self._in_play(seen)
            self._settled(match)
            self._tried(lambda: match.check(Step(0, action, stands)))
            signal, picture = self._doubted or (None, "")
            return self._written(Entry(0, "", by, action, who, id, stands, _evidence(signal), picture))

    def undo(self, seq: int = 0, *, by: str = "referee", who: str = "", seen: int | None = None,
             id: str = "") -> Scoreboard:
        """Takes entry `seq` back, or the newest that counts when 0. The undo of an undo brings it back.

        Works in every state, also after the game was won. Raises Refused when there is nothing to take back.
        """
        with self._changed:
            if self._repeated(id):
                return self._board
            match = self._in_play(seen)
            target = seq or self._board.last_seq
            if target not in alive(match.entries):
                raise self._refused(Refused("table.nothing_to_undo"))
            return self._written(Entry(0, "", by, Undo(target), who, id))

    def amend(self, seq: int, action: Any, *, by: str = "referee", who: str = "", seen: int | None = None, id: str = "",
              stands: bool = False) -> Scoreboard:
        """Puts another fact in the place of entry `seq`; later entries are judged anew and may become a dispute."""
        with self._changed:
            if self._repeated(id):
                return self._board
            match = self._in_play(seen)
            if match.place(seq) is None:
                raise self._refused(Refused("table.no_such_entry", n=seq))
            self._tried(lambda: match.check(Step(seq, action, stands)))
            return self._written(Entry(0, "", by, Amend(seq, action), who, id, stands))

    def instead(self, action: Any, *, by: str = "referee", who: str = "", seen: int | None = None, id: str = "",
                stands: bool = False) -> Scoreboard:
        """The last fact was another one: takes it back and says `action` in its place, in one step."""
        with self._changed:
            if self._repeated(id):
                return self._board
            self._in_play(seen)
            seq = self._board.amend_seq
            if not seq:
                raise self._refused(Refused("table.nothing_to_undo"))
            return self.amend(seq, action, by=by, who=who, seen=seen, id=id, stands=stands)

    def restore(self, seq: int, *, by: str = "referee", who: str = "", seen: int | None = None,
                id: str = "") -> Scoreboard:
        """The match stands again as after entry `seq` (0: at its beginning). Nothing is deleted; it can be undone."""
        with self._changed:
            if self._repeated(id):
                return self._board
            entries = self._in_play(seen).entries
            newest = entries[-1].seq if entries else 0
            if not 0 <= seq < newest:
                raise self._refused(Refused("table.no_such_version", n=seq))
            return self._written(Entry(0, "", by, Restore(seq), who, id))

    def rename(self, players: tuple[str, ...], *, by: str = "referee", who: str = "", seen: int | None = None,
               id: str = "") -> Scoreboard:
        """These people really played, in the order of the setup. Every statistic, history and export follows."""
        with self._changed:
            if self._repeated(id):
                return self._board
            match = self._in_play(seen)
            many = len(match.setup.players)
            if len(players) != many:
                raise self._refused(Refused("setup.how_many", fewest=many, most=many, n=len(players)))
            named = self._tried(lambda: checked(match.game, replace(match.setup, players=players)))
            return self._written(Entry(0, "", by, Named(named.players), who, id))

    def adjust(self, adjust: Adjust | Totals, *, by: str = "referee", who: str = "", seen: int | None = None,
               id: str = "") -> Scoreboard:
        """Points by hand, one player's or the whole score. Raises Refused where the result is impossible."""
        return self.say(adjust, by=by, who=who, seen=seen, id=id)

    def stand(self, seq: int, *, by: str = "referee", who: str = "", seen: int | None = None,
              id: str = "") -> Scoreboard:
        """The referee lets the disputed entry `seq` stand. Raises Refused where not even that makes sense of it."""
        with self._changed:
            if self._repeated(id):
                return self._board
            match = self._in_play(seen)
            stopped = match.folded.stopped
            if stopped is None or stopped.seq != seq:
                raise self._refused(Refused("table.no_dispute", n=seq))
            self._tried(lambda: match.check(replace(stopped, stands=True)))
            return self._written(Entry(0, "", by, Stand(seq), who, id))

    def dismiss(self, *, seen: int | None = None) -> Scoreboard:
        """Puts the doubt and the last refusal away; what was wanted is wanted anew, so the sense looks again."""
        with self._changed:
            self._fresh(seen)
            self._doubt = self._doubted = self._refusal = None
            self._asked = self._version + 1
            return self._redrawn()

    def log(self, key: str, who: str, told: str = "") -> None:
        """Writes down what somebody did beside the match; a full disk keeps nobody from doing it."""
        with self._changed, contextlib.suppress(JournalFull):
            self._journal.log(key, who, told)

    def refresh(self) -> Scoreboard:
        """Every page is drawn anew: something beside the match has changed."""
        with self._changed:
            return self._redrawn()

    # senses

    def hear(self, signal: Signal, by: str = "camera", *, asked: int | None = None,
             picture: bytes | None = None) -> Scoreboard:
        """A sense reports. The game says what it means now: a fact (written down), a doubt (shown), or nothing.

        Never raises for what the signal says: an act the rules refuse is shown as the refusal. `asked` is the
        want it answers; an answer to an older one is not heard. `picture` (JPEG) is kept as evidence.
        """
        with self._changed:
            match = self._match
            if match is None or match.folded.stopped is not None:
                return self._board
            if asked is not None and asked != self._asked:
                return self._board
            meant = match.game.read(match.state, signal)
            if meant is None:
                if isinstance(signal, BoardSeen) and self._doubted is not None:
                    # The board is always seen whole: a doubt about it is over when nothing is strange any more.
                    self._doubt = self._doubted = None
                    self._redrawn()
                return self._board
            key = self._album.keep(picture, match.number, self._version) if picture is not None else ""
            if isinstance(meant, Doubt):
                self._doubt = replace(meant, picture=key)
                self._doubted = (signal, key)
                return self._redrawn()
            try:
                match.check(Step(0, meant))
                return self._written(Entry(0, "", by, meant, evidence=_evidence(signal), picture=key))
            except Refused as refused:
                self._refused(refused)
            except JournalFull as full:
                self.notice("journal.full", {"why": str(full)})
            return self._board

    def notice(self, key: str, values: Mapping[str, Any] | None = None, on: bool = True) -> Scoreboard:
        """Shows (or with `on` False takes away) a lasting finding of the senses on every phone."""
        with self._changed:
            change = self._notices.show(key, values or {}) if on else self._notices.take_away(key, values)
            return self._redrawn() if change else self._board

    # inside: always with the lock held

    def _load(self, number: int) -> None:
        self._match = Match.of(number, *self._read(number))
        self._records.pop(number, None)
        self._doubt = self._doubted = self._refusal = None

    def _fresh(self, seen: int | None) -> None:
        if seen is not None and seen < self._moved:
            raise Refused("table.stale")

    def _in_play(self, seen: int | None) -> Match:
        self._fresh(seen)
        if self._match is None:
            raise Refused("table.no_match")
        return self._match

    def _settled(self, match: Match) -> None:
        stopped = match.folded.stopped
        if stopped is not None:
            raise self._refused(Refused("table.dispute_first", n=stopped.seq))

    def _repeated(self, id: str) -> bool:
        return bool(id) and self._journal.knows(id)

    def _tried(self, attempt: Callable[[], T]) -> T:
        try:
            return attempt()
        except Refused as refused:
            raise self._refused(refused) from None

    def _refused(self, refused: Refused) -> Refused:
        self._refusal = refused.prompt
        self._redrawn()
        return refused

    def _written(self, entry: Entry) -> Scoreboard:
        assert self._match is not None
        self._match = self._match.after(self._journal.append(self._match.number, entry))
        self._doubt = self._doubted = self._refusal = None
        self._notices.take_away("journal.full")
        return self._redrawn(moved=True)

    def _redrawn(self, moved: bool = False) -> Scoreboard:
        self._version += 1
        if not self._journal.versions_left(self._version):
            with contextlib.suppress(JournalFull):
                self._version = max(self._version, self._journal.reserve_versions())
        if moved:
            self._moved = self._asked = self._version
        self._board = self._drawn()
        self._changed.notify_all()
        return self._board

    def _drawn(self) -> Scoreboard:
        board = Scoreboard(self._version, self._moved)
        if self._match is not None:
            board = self._match.scoreboard(self._version, self._moved, self._asked)
        return replace(board, doubt=self._doubt, refusal=self._refusal, notices=self._notices.shown)


def _evidence(signal: Signal | None) -> Any:
    return None if signal is None else codec.write(signal)
