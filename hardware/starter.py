"""The starter: turns the table's want of a race into arming, GO, judging and one `Race`.

`step` does whatever is due and says when to call it again, so tests drive it with a clock of their
own; `run` is the thread that calls it. Nothing here runs inside an edge callback.
"""

from __future__ import annotations

import logging
import random
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from calibration.pads import PadsMeasured
from calibration.padtest import pad_word
from companion.errors import CompanionError
from companion.seats import DUEL, Seat
from companion.settings import RaceSettings
from companion.signals import Race, RaceKind, Want
from hardware.edges import EdgeLog, Logged, Pads, now_ns
from hardware.lamps import TONE_NS, Lamps
from hardware.listener import Listener, wanted
from hardware.race import Limits, Start, judge, pad_name

log = logging.getLogger(__name__)

HELD_NS = 1_000_000_000
"""A pad still down this long after a race was wanted is named: by then a hand at rest would have been lifted."""
SECOND_NS = 1_000_000_000
SILENT_RACES = 3
"""After so many races in a row which one seat ran alone, the pads of the other are named as silent."""


class RaceRecorder(Protocol):
    """Keeps what the judge saw, for a replay."""

    def race(self, start: Start, edges: Sequence[Logged], want: Want) -> None:
        """Keep one race, judged or broken off."""


def hidden_pause(settings: RaceSettings, dice: random.Random | None = None) -> Callable[[], int]:
    """A function that draws the pause before GO (ns), evenly between the shortest and the longest."""
    draw = dice or random.SystemRandom()
    return lambda: draw.randint(settings.pause_min_ms * 1_000_000, settings.pause_max_ms * 1_000_000)


def limits_for(seen: Sequence[Logged], limits: Limits, settings: RaceSettings) -> Limits:
    """Wider where a screen was touched: its times are those of arrival over the network."""
    if all(logged.by == "button" for logged in seen):
        return limits
    return replace(limits, tolerance_us=max(limits.tolerance_us, settings.screen_tolerance_ms * 1000))


@dataclass(frozen=True, slots=True)
class _Running:
    want: Want
    start: Start
    go_due_ns: int
    names: frozenset[str]


class Starter:
    """Runs races, one at a time, for as long as the table wants them."""

    def __init__(
        self,
        table: Listener,
        edges: EdgeLog,
        pads: Sequence[Pads],
        lamps: Lamps,
        settings: RaceSettings,
        *,
        bias_us: Mapping[str, int] | None = None,
        pause_ns: Callable[[], int] | None = None,
        clock: Callable[[], int] = now_ns,
        recorder: RaceRecorder | None = None,
    ) -> None:
        self._table = table
        self._edges = edges
        self._pads = tuple(pads)
        self._lamps = lamps
        self._settings = settings
        self._limits = Limits.of(settings, bias_us)
        self._pause_ns = pause_ns or hidden_pause(settings)
        self._clock = clock
        self._recorder = recorder
        self._running: _Running | None = None
        self._judged: int | None = None
        self._asleep: tuple[int, int] | None = None
        self._held: dict[str, int] = {}
        self._shown: dict[str, frozenset[str]] = {}
        self._tone_until_ns: int | None = None
        self._alone: dict[Seat, int] = {}
        self._held_until_ns = 0
        self.races = 0
        """How many races were judged."""

    @property
    def running(self) -> bool:
        """True from arming to the verdict."""
        return self._running is not None

    @property
    def findings(self) -> dict[str, tuple[str, ...]]:
        """The notices about pads that are shown now: key -> pads."""
        return {key: tuple(sorted(names)) for key, names in self._shown.items() if names}

    @property
    def limits(self) -> Limits:
        """What the next race is judged by."""
        return self._limits

    def again(self) -> None:
        """The race that is wanted now will be run once more, although it was judged."""
        self._judged = self._asleep = None

    def hold(self, until_ns: int) -> None:
        """No race is run before `until_ns` (the edges' clock): the pads are being tested. One under way is broken off,
        and run anew afterwards."""
        self._held_until_ns = until_ns

    def use(self, measured: PadsMeasured) -> None:
        """From the next verdict on this bias is subtracted and this tolerance used."""
        self._limits = replace(self._limits, tolerance_us=measured.tolerance_us, bias_us=dict(measured.bias_us))

    def step(self) -> float:
        """Do what is due; returns in how many seconds to call again, sooner when an edge comes."""
        now = self._clock()
        self._end_tone(now)
        want = wanted(self._table.scoreboard, "race") if now >= self._held_until_ns else None
        running = self._running
        if running is not None and (want is None or want != running.want):
            self._break_off(running)
            running = None
        if running is not None:
            return self._race(running, now)
        if want is None:
            self._forget_pads()
            return 0.25
        if want.asked == self._judged or self._asleep == (want.asked, self._edges.count):
            return 0.25
        return self._arm(want, now)

    def run(self, stop: threading.Event) -> None:
        """Call `step` until `stop` is set. A fault is logged and shown, and the next race is tried again."""
        failed = False
        while not stop.is_set():
            version, count = self._table.scoreboard.version, self._edges.count
            try:
                pause_s = self.step()
                if failed:
                    self._table.notice("hw.sense.failed", {"sense": "race"}, on=False)
                    failed = False
            except Exception:  # the thread must outlive any fault: the next race matters more than this one
                log.exception("the race could not be run")
                self._running = None
                self._table.notice("hw.sense.failed", {"sense": "race"})
                failed = True
                stop.wait(1.0)
                continue
            if self.running:
                self._edges.wait(count, pause_s)
            else:
                self._table.wait(version, pause_s)
        self._lamps.off()

    # Before the race

    def _arm(self, want: Want, now: int) -> float:
        names = frozenset(want.zones) or frozenset(name for pads in self._pads for name in pads.names)
        if not self._ready(names, now):
            return 0.05
        seats = tuple(Seat(s) for s in sorted({name.partition(".")[0] for name in names})) or DUEL
        # One seat alone needs no signal: it decides what its opponent's false start left open (M10).
        signal = self._settings.mode == "signal" and len(seats) > 1
        self._lamps.off()
        self._running = _Running(want, Start(now, seats, signal), now + self._pause_ns() if signal else now, names)
        self._asleep = None
        if not signal:
            self._table.notice("hw.race.go")
        return self._race(self._running, now)

    def _ready(self, names: frozenset[str], now: int) -> bool:
        """True when every pad that runs is up and quiet; those that are not are named after a while."""
        down = names & frozenset(name for pads in self._pads for name in pads.down())
        self._held = {name: self._held.get(name, now) for name in down}
        stuck = [name for name, since_ns in self._held.items() if now - since_ns >= HELD_NS]
        self._show("hw.pad.stuck", stuck)
        chatter = self._chattering(names, now - SECOND_NS)
        self._show("hw.pad.chatter", chatter)
        quiet_ns = self._limits.rearm_us * 1000
        restless = names & self._edges.recent(now - quiet_ns).keys()
        return not (down or chatter or restless)

    def _chattering(self, names: frozenset[str], since_ns: int) -> list[str]:
        counts = self._edges.recent(since_ns)
        return [name for name in names if counts.get(name, 0) > self._settings.chatter_edges]

    def _forget_pads(self) -> None:
        self._held = {}
        self._show("hw.pad.stuck", [])

    def _show(self, key: str, names: Sequence[str]) -> None:
        before, shown = self._shown.get(key, frozenset()), frozenset(names)
        self._shown[key] = shown
        for name in sorted(shown ^ before):
            self._table.notice(key, {"pad": pad_word(name)}, on=name in shown)

    # The race itself

    def _race(self, running: _Running, now: int) -> float:
        start = running.start
        if start.signal and start.go_ns is None and now >= running.go_due_ns:
            start = replace(start, go_ns=self._lamps.go())
            self._running = running = replace(running, start=start)
            self._tone_until_ns = now + TONE_NS
            self._table.notice("hw.race.go")
        seen = self._seen(running)
        limits = limits_for(seen, self._limits, self._settings)
        race = judge([logged.edge for logged in seen], start, self._clock(), limits)
        if race is not None:
            self._finish(running, race, seen)
            return 0.0
        if start.signal and start.go_ns is None:
            return min(max((running.go_due_ns - now) / 1e9, 0.0), 0.05)
        return 0.01 if seen or self._tone_until_ns is not None else 0.05

    def _seen(self, running: _Running) -> list[Logged]:
        since_ns = running.start.armed_ns - self._limits.rearm_us * 1000
        return [logged for logged in self._edges.since(since_ns)
                if pad_name(logged.edge.seat, logged.edge.pad) in running.names]

    def _finish(self, running: _Running, race: Race, seen: Sequence[Logged]) -> None:
        self._running = None
        self.races += 1
        first = race.first
        if first is not None and race.kind is not RaceKind.DEAD_HEAT:
            self._lamps.winner(first.seat)
        else:
            self._lamps.off()
        if race.kind is RaceKind.NOBODY:
            # No GO after GO all night: the next one waits until somebody touches a pad or the table moves on.
            self._asleep = (running.want.asked, self._edges.count)
        else:
            self._judged = running.want.asked
        if self._recorder is not None:
            self._recorder.race(running.start, seen, running.want)
        self._table.notice("hw.race.go", on=False)
        self._show("hw.pad.chatter", self._chattering(running.names, running.start.armed_ns))
        self._watch_for_silence(running, race)
        by = "button" if all(logged.by == "button" for logged in seen) else "phone"
        try:
            self._table.hear(race, by=by, asked=running.want.asked)
        except CompanionError as error:
            log.warning("the table did not take the race: %s", error)

    def _watch_for_silence(self, running: _Running, race: Race) -> None:
        heard = {edge.seat for edge in race.edges}
        if heard:
            for seat in running.start.seats:
                self._alone[seat] = 0 if seat in heard else self._alone.get(seat, 0) + 1
        silent = [name for name in running.names
                  if self._alone.get(Seat(name.partition(".")[0]), 0) >= SILENT_RACES]
        self._show("hw.pad.silent", silent)

    def _break_off(self, running: _Running) -> None:
        """The table wants no race any more, or another one."""
        self._running = None
        if self._recorder is not None:
            self._recorder.race(running.start, self._seen(running), running.want)
        self._lamps.off()
        self._tone_until_ns = None
        self._table.notice("hw.race.go", on=False)

    def _end_tone(self, now: int) -> None:
        if self._tone_until_ns is not None and now >= self._tone_until_ns:
            self._tone_until_ns = None
            self._lamps.quiet()
