"""Testing the pads of a table that is open: the guided test and the plank test, on the very edges the races use.

Nothing runs by itself: whoever shows the test asks for `view` again and again, and that moves it on. While it is
asked for, no race is run; ten seconds after the last look races go on, so a phone that leaves stops nothing.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Sequence

from calibration.errors import BadProfile, TooFew
from calibration.pads import FEWEST, PadPair, PadsMeasured, compare
from calibration.padtest import CHATTER_EDGES, TOUCHES, PadHealth, PadView, examine
from calibration.profile import Profiles, age_days
from companion.journal import utc_now
from companion.seats import Seat
from companion.settings import RaceSettings
from companion.signals import Edge, Press
from hardware.edges import EdgeLog, Pads, now_ns
from hardware.race import Limits, contacts, pad_name

log = logging.getLogger(__name__)

KIND = "pads"
"""Of the profile."""
HOLD_NS = 10_000_000_000
"""Races wait so long after the last look at a test."""
SETTLED_NS = 300_000_000
"""A touch is over when its pad was quiet and up for this long."""
STRIKE_NS = 50_000_000
"""The two contacts of one strike lie closer than this; a plank that tips over makes two strikes of one pad each."""


class PadCheck:
    """The pads of one table under test. Safe from any thread."""

    def __init__(self, edges: EdgeLog, pads: Pads, race: RaceSettings, profiles: Profiles, *,
                 hold: Callable[[int], object] = lambda until_ns: None,
                 use: Callable[[PadsMeasured], object] = lambda measured: None,
                 clock: Callable[[], int] = now_ns, now: Callable[[], str] = utc_now) -> None:
        """`hold` keeps races from being run until a moment (ns), `use` hands the judge what was measured."""
        self._edges, self._pads, self._race, self._profiles = edges, pads, race, profiles
        self._hold, self._use, self._clock, self._now = hold, use, clock, now
        self._lock = threading.RLock()
        self._step = ""
        self._left: list[str] = []
        self._since_ns = 0
        self._tested: dict[str, PadHealth] = {}
        self._pair: tuple[str, str] | None = None
        self._saved_at, self._saved = self._load()

    @property
    def names(self) -> tuple[str, ...]:
        """Every pad as `seat.pad`."""
        return tuple(self._pads.names)

    def test(self, pads: Sequence[str] = ()) -> PadView:
        """The guided test of these pads (all where none is named) has begun. ValueError for a pad that is not there."""
        with self._lock:
            self._known(pads)
            self._step, self._left, self._tested = "test", list(pads or self.names), {}
            return self._begun()

    def skip(self) -> PadView:
        """The pad that is asked for counts as it is, and the next one is asked for."""
        with self._lock:
            if self._step == "test" and self._left:
                self._next(self._examined())
            return self.view()

    def plank(self, first: str, second: str) -> PadView:
        """The plank test of two pads has begun. ValueError for a pad that is not there, or twice the same."""
        with self._lock:
            self._known((first, second))
            if first == second:
                raise ValueError("a plank needs two pads")
            self._step, self._pair = "plank", (first, second)
            return self._begun()

    def save(self) -> PadsMeasured:
        """What the plank told is a profile now, and the judge goes by it. Raises TooFew below ten strikes, OSError
        where the profile cannot be written; the judge then goes by the old one."""
        with self._lock:
            pair = self._found(self._strikes())
            if pair is None:
                raise TooFew(f"strike both pads together {FEWEST} times or more, then save")
            measured = PadsMeasured.of([pair]) if self._saved is None else self._saved.joined(pair)
            self._profiles.save(KIND, measured.to_json())
            self._saved_at, self._saved = self._load()
            self._use(measured)
            self.stop()
            return measured

    def stop(self) -> PadView:
        """No test is on; races are run again at once."""
        with self._lock:
            self._step, self._left, self._pair = "", [], None
            self._hold(0)
            return self.view()

    def view(self) -> PadView:
        """How the test stands now. Moves on to the next pad when one has been touched often enough."""
        with self._lock:
            if self._step:
                self._hold(self._clock() + HOLD_NS)
            health = self._examined() if self._step == "test" and self._left else None
            if health is not None and self._touched_enough(health):
                self._next(health)
                health = self._examined() if self._left else None
            strikes = self._strikes()
            saved = self._saved
            return PadView(
                self.names, self._pads.down() & frozenset(self.names), self._step,
                asked=self._left[0] if self._left else "", touches=health.touches if health is not None else 0,
                tested=tuple(self._tested.values()), pair=self._pair,
                strikes_us=tuple((second - first) // 1000 for first, second in strikes), found=self._found(strikes),
                saved=saved, age_days=age_days(self._saved_at, self._now()),
                tolerance_us=self._race.tolerance_us if saved is None else saved.tolerance_us,
            )

    def wait(self, timeout_s: float) -> None:
        """Returns at the next edge, or after `timeout_s`."""
        self._edges.wait(self._edges.count, timeout_s)

    # inside: with the lock held

    def _known(self, pads: Iterable[str]) -> None:
        for name in pads:
            if name not in self.names:
                raise ValueError(f"there is no pad {name}: this table has {', '.join(self.names) or 'none'}")

    def _begun(self) -> PadView:
        if self._step != "plank":
            self._pair = None
        else:
            self._left = []
        self._since_ns = self._clock()
        return self.view()

    def _seen(self) -> list[Edge]:
        return [logged.edge for logged in self._edges.since(self._since_ns) if logged.by == "button"]

    def _examined(self) -> PadHealth:
        return examine(self._left[0], self._seen(), self._pads.down(), bounce_limit_us=self._race.bounce_ms * 1000,
                       chatter_edges=min(CHATTER_EDGES, self._race.chatter_edges))

    def _touched_enough(self, health: PadHealth) -> bool:
        """True when the pad was touched often enough, or another one in its place, and all is quiet again."""
        seen = self._seen()
        if not seen or self._clock() - max(edge.at_ns for edge in seen) < SETTLED_NS:
            return False
        if health.verdict == "stuck":
            return False
        others = [edge for edge in seen if edge.down and pad_name(edge.seat, edge.pad) in health.others]
        answered = len(self._contacts(others)) if health.verdict == "crossed" else health.touches
        return answered >= TOUCHES or health.verdict == "chatter"

    def _next(self, health: PadHealth) -> None:
        self._tested[health.pad] = health
        self._left.pop(0)
        self._since_ns = self._clock()
        if not self._left:
            self._step = ""
            self._hold(0)

    def _contacts(self, edges: Iterable[Edge]) -> tuple[Press, ...]:
        return contacts(edges, Limits.of(self._race))

    def _strikes(self) -> list[tuple[int, int]]:
        """The strikes of the plank so far: the first contacts (ns) of both pads, in order of the pair."""
        if self._step != "plank" or self._pair is None:
            return []
        pads = [(Seat(name.partition(".")[0]), name.partition(".")[2]) for name in self._pair]
        return strikes(self._contacts(edge for edge in self._seen() if (edge.seat, edge.pad) in pads), pads[0])

    def _found(self, struck: Sequence[tuple[int, int]]) -> PadPair | None:
        return None if self._pair is None or len(struck) < FEWEST else compare(*self._pair, struck)

    def _load(self) -> tuple[str, PadsMeasured | None]:
        dated = self._profiles.dated(KIND)
        try:
            return ("", None) if dated is None else (dated[0], PadsMeasured.from_json(dated[1]))
        except BadProfile as error:
            log.info("%s", error)
            return "", None


def strikes(pressed: Sequence[Press], first: tuple[Seat, str]) -> list[tuple[int, int]]:
    """The strikes among the contacts of two pads, in order of time: pairs that lie close, `first`'s contact first.

    >>> ms = 1_000_000
    >>> pressed = [Press(Seat.N, "main", 0), Press(Seat.S, "main", ms), Press(Seat.S, "main", 900 * ms)]
    >>> strikes(pressed, (Seat.S, "main"))
    [(1000000, 0)]
    """
    found: list[tuple[int, int]] = []
    waiting: Press | None = None
    for press in pressed:
        apart = waiting is not None and (press.seat, press.pad) != (waiting.seat, waiting.pad)
        if waiting is not None and apart and press.at_ns - waiting.at_ns <= STRIKE_NS:
            mine = (waiting.seat, waiting.pad) == first
            found.append((waiting.at_ns, press.at_ns) if mine else (press.at_ns, waiting.at_ns))
            waiting = None
        else:
            waiting = press
    return found
