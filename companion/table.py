"""The Table: one match in play, one lock, one writer. Senses tell it signals, people tell it facts and corrections."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion import codec, retention
from companion.engine import Adjust, Choice, Doubt, Game, Prompt, Refused, Setup, checked
from companion.errors import JournalFull, Unreadable
from companion.evidence import Proof, proofs
from companion.fold import Folded, Step, alive, amendable, corrected, fold, playing, redoable, taken, told, undoable
from companion.games import find
from companion.history import line, lines
from companion.journal import Amend, Deed, Entry, Journal, Named, Restore, Stand, Totals, Undo, utc_now
from companion.likely import Likely, likely
from companion.record import Record, record
from companion.scoreboard import Dispute, Line, Scoreboard
from companion.settings import EvidenceSettings
from companion.signals import BoardSeen, Signal
from companion.versions import Version, versions


class Table:
    """Everything that is said to the table goes through here, one at a time.

    A call that returns has been made durable and is on the new scoreboard; a call that raises has changed
    nothing but, at most, the refusal or doubt that phones show. Safe from any thread.
    """

    def __init__(self, journal: Journal, keep: EvidenceSettings | None = None) -> None:
        self._journal = journal
        self._keep = keep or EvidenceSettings()
        self._changed = threading.Condition(threading.RLock())
        self._version = self._moved = self._asked = journal.reserve_versions()
        self._match = 0
        self._setup: Setup | None = None  # as the match was opened; `_folded.setup` has who really played
        self._game: Game[Any, Any] | None = None
        self._entries: tuple[Entry, ...] = ()
        self._folded: Folded | None = None
        self._doubt: Doubt | None = None
        self._doubted: tuple[Signal, str] | None = None
        self._refusal: Prompt | None = None
        self._notices: dict[tuple[str, str], Prompt] = {}
        self._pictures = 0
        self._records: dict[int, Record] = {}
        matches = journal.matches()
        if journal.recovered:
            self._notices["journal.recovered", ""] = Prompt("journal.recovered", {"what": journal.recovered})
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

    def history(self, match: int = 0) -> tuple[Line, ...]:
        """Every entry of a match (the one in play when 0), oldest first, with what came of it and whether it counts.

        Raises Unreadable when there is no such match.
        """
        with self._changed:
            if match in (0, self._match):
                if self._game is None or self._folded is None:
                    return ()
                return lines(self._game, self._entries, self._folded)
            setup = self._journal.setup(match)
            game = find(setup.game)
            entries = self._journal.entries(match, game)
            return lines(game, entries, fold(game, setup, entries))

    def choices(self, seq: int) -> tuple[Choice, ...]:
        """What was allowed where entry `seq` stands: what may take its place. Empty where it stands nowhere."""
        with self._changed:
            game, folded = self._game, self._folded
            if game is None or folded is None:
                return ()
            place = next((n for n, step in enumerate(folded.steps) if step.seq == seq), len(folded.states))
            return game.legal(folded.states[place]) if place < len(folded.states) else ()

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

    def _played(self, match: int, setup: Setup) -> Setup:
        return playing(setup, self._journal.entries(match, find(setup.game)))

    def versions(self) -> tuple[Version, ...]:
        """The versions of the match in play, newest first, each with who and when."""
        with self._changed:
            game, setup, entries = self._game, self._setup, self._entries
        return versions(game, setup, entries) if game is not None and setup is not None else ()

    def likely(self, seq: int) -> tuple[Likely, ...]:
        """What else the fact of entry `seq` may have been, likeliest first. Empty where it stands nowhere."""
        with self._changed:
            game, folded, entries = self._game, self._folded, self._entries
        if game is None or folded is None:
            return ()
        place = next((n for n, step in enumerate(folded.steps) if step.seq == seq), len(folded.states))
        evidence = next((entry.evidence for entry in entries if entry.seq == seq), None)
        return likely(game, folded, place, evidence) if place < len(folded.states) else ()

    def record(self, match: int = 0) -> Record:
        """What is left of a match (the one in play when 0): its people, its end, its figures.

        Raises Unreadable when there is no such match. A match that is not in play changes no more, so its record
        is made once.
        """
        with self._changed:
            number, moved = match or self._match, self._moved
            if number in self._records:
                return self._records[number]
            at, setup = next(((at, setup) for n, at, setup in self._journal.matches() if n == number), ("", None))
            if setup is None:
                raise Unreadable(f"there is no match {number}")
            game = find(setup.game)
            current = number == self._match
            entries = self._entries if current else self._journal.entries(number, game)
            folded = self._folded if current else None
        # Counting may take a while; the table does not wait for it.
        folded = folded or fold(game, setup, entries)
        made = record(number, at, folded.setup, game, entries, folded)
        with self._changed:
            if not current and moved == self._moved:
                self._records[number] = made
        return made

    def known_players(self) -> tuple[str, ...]:
        """Every name that has played here, latest first."""
        names = [name for _, _, setup in reversed(self.matches()) for name in setup.players]
        return tuple(dict.fromkeys(names))

    def proofs(self, match: int = 0) -> tuple[Proof, ...]:
        """Every entry of a match (the one in play when 0) that came from a signal, with what stood on the table then.

        Raises Unreadable when there is no such match.
        """
        with self._changed:
            number = match or self._match
            if not number:
                return ()
            setup = self._journal.setup(number)
            game = find(setup.game)
            entries = self._entries if number == self._match else self._journal.entries(number, game)
        # Folding takes a while; the table does not wait for it.
        return proofs(game, setup, entries)

    def picture(self, key: str) -> bytes | None:
        """The kept picture (JPEG) under `key`, or None."""
        with self._changed:
            return self._journal.picture(key)

    # matches

    def open_match(self, setup: Setup, *, seen: int | None = None) -> Scoreboard:
        """A new match begins; the one before stays in the journal.

        Raises BadSetup, or Refused when stale.
        """
        with self._changed:
            self._fresh(seen)
            game = find(setup.game)
            self._load(self._journal.open_match(checked(game, setup)))
            self._journal.remember("match", str(self._match))
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
            game, folded = self._in_play(seen)
            self._settled(folded)
            step = Step(0, action, stands)
            self._tried(lambda: taken(game, folded.state, step))
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
            self._in_play(seen)
            target = seq or self._board.last_seq
            known = next((entry for entry in self._entries if entry.seq == target), None)
            if known is None or target not in alive(self._entries):
                raise self._refused(Refused("table.nothing_to_undo"))
            return self._written(Entry(0, "", by, Undo(target), who, id))

    def amend(self, seq: int, action: Any, *, by: str = "referee", who: str = "", seen: int | None = None, id: str = "",
              stands: bool = False) -> Scoreboard:
        """Puts another fact in the place of entry `seq`; later entries are judged anew and may become a dispute."""
        with self._changed:
            if self._repeated(id):
                return self._board
            game, folded = self._in_play(seen)
            place = next((n for n, step in enumerate(folded.steps) if step.seq == seq), None)
            if place is None:
                raise self._refused(Refused("table.no_such_entry", n=seq))
            if place < len(folded.states):
                before = folded.states[place]
                self._tried(lambda: taken(game, before, Step(seq, action, stands)))
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
            self._in_play(seen)
            newest = self._entries[-1].seq if self._entries else 0
            if not 0 <= seq < newest:
                raise self._refused(Refused("table.no_such_version", n=seq))
            return self._written(Entry(0, "", by, Restore(seq), who, id))

    def rename(self, players: tuple[str, ...], *, by: str = "referee", who: str = "", seen: int | None = None,
               id: str = "") -> Scoreboard:
        """These people really played, in the order of the setup. Every statistic, history and export follows."""
        with self._changed:
            if self._repeated(id):
                return self._board
            game, folded = self._in_play(seen)
            many = len(folded.setup.players)
            if len(players) != many:
                raise self._refused(Refused("setup.how_many", fewest=many, most=many, n=len(players)))
            self._tried(lambda: checked(game, replace(folded.setup, players=players)))
            named = Named(checked(game, replace(folded.setup, players=players)).players)
            return self._written(Entry(0, "", by, named, who, id))

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
            game, folded = self._in_play(seen)
            stopped = folded.stopped
            if stopped is None or stopped.seq != seq:
                raise self._refused(Refused("table.no_dispute", n=seq))
            self._tried(lambda: taken(game, folded.state, replace(stopped, stands=True)))
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

    def deeds(self) -> tuple[Deed, ...]:
        """What was done beside the matches, newest first."""
        with self._changed:
            return self._journal.deeds()

    def refresh(self) -> Scoreboard:
        """Every page is drawn anew: something beside the match has changed."""
        with self._changed:
            return self._redrawn()

    def line(self, seq: int) -> Line | None:
        """One line of the history of the match in play, or None."""
        with self._changed:
            game, entries, folded = self._game, self._entries, self._folded
        return line(game, entries, folded, seq) if game is not None and folded is not None else None

    # senses

    def hear(self, signal: Signal, by: str = "camera", *, asked: int | None = None,
             picture: bytes | None = None) -> Scoreboard:
        """A sense reports. The game says what it means now: a fact (written down), a doubt (shown), or nothing.

        Never raises for what the signal says: an act the rules refuse is shown as the refusal. `asked` is the
        want it answers; an answer to an older one is not heard. `picture` (JPEG) is kept as evidence.
        """
        with self._changed:
            if self._game is None or self._folded is None or self._folded.stopped is not None:
                return self._board
            if asked is not None and asked != self._asked:
                return self._board
            meant = self._game.read(self._folded.state, signal)
            if meant is None:
                if isinstance(signal, BoardSeen) and self._doubted is not None:
                    # The board is always seen whole: a doubt about it is over when nothing is strange any more.
                    self._doubt = self._doubted = None
                    self._redrawn()
                return self._board
            key = self._kept(signal, picture)
            if isinstance(meant, Doubt):
                self._doubt = replace(meant, picture=key)
                self._doubted = (signal, key)
                return self._redrawn()
            state = self._folded.state
            step = Step(0, meant)
            try:
                taken(self._game, state, step)
                return self._written(Entry(0, "", by, meant, evidence=_evidence(signal), picture=key))
            except Refused as refused:
                self._refused(refused)
            except JournalFull as full:
                self.notice("journal.full", {"why": str(full)})
            return self._board

    def notice(self, key: str, values: Mapping[str, Any] | None = None, on: bool = True) -> Scoreboard:
        """Shows (or with `on` False takes away) a lasting finding of the senses on every phone."""
        with self._changed:
            name = (key, repr(sorted((values or {}).items(), key=lambda item: item[0])))
            before = name in self._notices
            if on:
                self._notices[name] = Prompt(key, dict(values or {}))
            elif values is None:
                gone = [known for known in self._notices if known[0] == key]
                before = bool(gone)
                for known in gone:
                    del self._notices[known]
            else:
                self._notices.pop(name, None)
            return self._board if before == on else self._redrawn()

    # inside: always with the lock held

    def _load(self, match: int) -> None:
        self._setup = self._journal.setup(match)
        self._match = match
        self._records.pop(match, None)
        self._game = find(self._setup.game)
        self._entries = self._journal.entries(match, self._game)
        self._folded = fold(self._game, self._setup, self._entries)
        self._doubt = self._doubted = self._refusal = None

    def _fresh(self, seen: int | None) -> None:
        if seen is not None and seen < self._moved:
            raise Refused("table.stale")

    def _in_play(self, seen: int | None) -> tuple[Game[Any, Any], Folded]:
        self._fresh(seen)
        if self._game is None or self._folded is None:
            raise Refused("table.no_match")
        return self._game, self._folded

    def _settled(self, folded: Folded) -> None:
        if folded.stopped is not None:
            raise self._refused(Refused("table.dispute_first", n=folded.stopped.seq))

    def _repeated(self, id: str) -> bool:
        return bool(id) and self._journal.knows(id)

    def _tried(self, attempt: Any) -> None:
        try:
            attempt()
        except Refused as refused:
            raise self._refused(refused) from None

    def _refused(self, refused: Refused) -> Refused:
        self._refusal = refused.prompt
        self._redrawn()
        return refused

    def _written(self, entry: Entry) -> Scoreboard:
        assert self._game is not None
        assert self._setup is not None
        self._entries = (*self._entries, self._journal.append(self._match, entry))
        self._folded = fold(self._game, self._setup, self._entries, self._folded)
        self._doubt = self._doubted = self._refusal = None
        self._notices = {name: prompt for name, prompt in self._notices.items() if name[0] != "journal.full"}
        return self._redrawn(moved=True)

    def _kept(self, signal: Signal, picture: bytes | None) -> str:
        if picture is None:
            return ""
        self._pictures += 1
        key = f"{self._match}-{self._version}-{self._pictures}"
        # The fact counts more than its picture: a disk too full for the one may still hold the other.
        with contextlib.suppress(JournalFull):
            if self._pictures % retention.EVERY == 1:
                retention.tidy(self._journal, self._keep, utc_now(), self._match)
            if not retention.room(self._journal.path, self._keep):
                return ""
            self._journal.keep_picture(key, picture)
            return key
        return ""

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
        notices = tuple(self._notices.values())
        game, folded = self._game, self._folded
        if game is None or folded is None:
            return Scoreboard(self._version, self._moved, notices=notices, refusal=self._refusal)
        state, stopped = folded.state, folded.stopped
        dispute = None
        if stopped is not None and folded.reason is not None:
            dispute = Dispute(stopped.seq, type(stopped.said).__name__, folded.reason)
        return Scoreboard(
            version=self._version, moved=self._moved, match=self._match, setup=folded.setup,
            scores=game.scores(state), prompts=game.prompts(state),
            choices=() if dispute else game.legal(state),
            wants=() if dispute else tuple(replace(want, asked=self._asked) for want in game.wants(state)),
            news=told(game, folded, len(folded.states) - 1), doubt=self._doubt, refusal=self._refusal, dispute=dispute,
            outcome=game.outcome(state), notices=notices, view=game.view(state),
            last_seq=undoable(self._entries), redo_seq=redoable(self._entries),
            amend_seq=amendable(self._entries), corrected=corrected(self._entries),
        )



def _evidence(signal: Signal | None) -> Any:
    return None if signal is None else codec.write(signal)


