"""The guided test of one pad: does it answer, is it the one that was touched, does it bounce, is it stuck. Pure.

The person is asked to touch one pad a few times; every edge that came meanwhile, of whatever pad, is looked at. What
the pads say together (two swapped, two on one pin) is told by `wiring_faults`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from calibration.pads import OLD_DAYS, PadPair, PadsMeasured
from companion.durations import hundredths, tenths
from companion.engine import Prompt
from companion.signals import Edge

TOUCHES = 3
"""So many touches of each pad are asked for: one may be a slip, three tell a bouncing contact from a good one."""
STRIKES = 30
"""So many strikes of the plank are asked for: the bias is then known to a quarter of the spread."""
QUIET_NS = 80_000_000
"""Edges with less than this between them belong to one touch (the default of race.rearm_ms)."""
TOGETHER_NS = 2_000_000
"""Two pads that one finger closes within this time hang together: two fingers do not meet so closely three times."""
BOUNCE_LIMIT_US = 10_000
"""A contact that bounces longer is told (the default of race.bounce_ms)."""
CHATTER_EDGES = 40
"""More edges than this in one touch are no bouncing but a loose contact (the default of race.chatter_edges)."""


def pad_word(name: str) -> Prompt:
    """A pad's name in words: its seat and its deck.

    >>> pad_word("S.main").values["deck"].key
    'term.deck.main'
    """
    seat, _, deck = name.partition(".")
    return Prompt("term.pad", {"seat": Prompt(f"term.seat.{seat}"), "deck": Prompt(f"term.deck.{deck}")})


@dataclass(frozen=True, slots=True)
class PadHealth:
    """What the touches of one pad showed. `bounce_us` is the longest time until a contact had settled, `edges` the
    most edges in one touch, `others` the pads that answered in its place or with it, `verdict` the worst finding:
    `ok`, `silent`, `stuck`, `crossed` (another answered), `together`, `chatter` or `bounce`."""

    pad: str
    touches: int
    bounce_us: int
    edges: int
    others: tuple[str, ...]
    verdict: str

    @property
    def prompt(self) -> Prompt:
        """The verdict as a sentence that says what to do."""
        values: dict[str, object] = {"pad": pad_word(self.pad)}
        if self.verdict in ("crossed", "together"):
            values["other"] = pad_word(self.others[0])
        if self.verdict in ("ok", "bounce"):
            values["ms"] = tenths(self.bounce_us)
        return Prompt(f"pads.test.{self.verdict}", values)


def groups(edges: Iterable[Edge], quiet_ns: int = QUIET_NS) -> list[list[Edge]]:
    """The edges of one pad in touches: each begins after a quiet time; in order of time."""
    found: list[list[Edge]] = []
    for edge in sorted(edges, key=lambda edge: edge.at_ns):
        if found and edge.at_ns - found[-1][-1].at_ns < quiet_ns:
            found[-1].append(edge)
        elif found and not edge.down and found[-1][-1].down:
            # The hand lay still for longer than the quiet time: its lifting belongs to the same touch.
            found[-1].append(edge)
        else:
            found.append([edge])
    return found


def bounce_ns(touch: Sequence[Edge]) -> int:
    """How long the contact of one touch took to settle: from its first edge to the start of its longest hold, or from
    the end of that hold to its last edge, whichever is longer.

    >>> from companion.seats import Seat
    >>> touch = [Edge(Seat.S, "main", at, down) for at, down in ((0, True), (400, False), (700, True), (90_000, False))]
    >>> bounce_ns(touch)
    700
    """
    holds = [(after.at_ns - edge.at_ns, edge.at_ns, after.at_ns)
             for edge, after in pairwise(touch) if edge.down and not after.down]
    if not holds:
        return touch[-1].at_ns - touch[0].at_ns
    _, held, lifted = max(holds)
    return max(held - touch[0].at_ns, touch[-1].at_ns - lifted)


def examine(pad: str, edges: Iterable[Edge], down: Iterable[str] = (), *, bounce_limit_us: int = BOUNCE_LIMIT_US,
            chatter_edges: int = CHATTER_EDGES) -> PadHealth:
    """What the edges of all pads that came while `pad` was touched say about it; `down` are the pads down at the end.

    >>> from companion.seats import Seat
    >>> examine("S.main", [Edge(Seat.N, "main", 10**9, True), Edge(Seat.N, "main", 11 * 10**8, False)]).verdict
    'crossed'
    """
    by_pad: dict[str, list[Edge]] = {}
    for edge in edges:
        by_pad.setdefault(f"{edge.seat}.{edge.pad}", []).append(edge)
    own = groups(by_pad.pop(pad, []))
    strangers = {name: groups(of) for name, of in by_pad.items()}
    bounce_us = max((bounce_ns(touch) // 1000 for touch in own), default=0)
    most = max((len(touch) for touch in own), default=0)
    joined = tuple(sorted(name for name, touches in strangers.items() if _moves_with(own, touches)))
    others: tuple[str, ...] = ()
    if pad in set(down):
        verdict = "stuck"
    elif not own:
        others = tuple(sorted(strangers, key=lambda name: -len(strangers[name])))
        verdict = "crossed" if others else "silent"
    elif joined:
        verdict, others = "together", joined
    elif most > chatter_edges:
        verdict = "chatter"
    else:
        verdict = "bounce" if bounce_us > bounce_limit_us else "ok"
    return PadHealth(pad, len(own), bounce_us, most, others, verdict)


def _moves_with(own: Sequence[Sequence[Edge]], other: Sequence[Sequence[Edge]]) -> bool:
    """True when the other pad closed with most of the touches of this one."""
    met = sum(any(abs(touch[0].at_ns - one[0].at_ns) <= TOGETHER_NS for one in other) for touch in own)
    return bool(own) and 2 * met > len(own)


def wiring_faults(tested: Mapping[str, PadHealth]) -> tuple[Prompt, ...]:
    """What is wrong with the wires between the pads, each fault once: two swapped, or two on one pin.

    >>> crossed = {"S.main": PadHealth("S.main", 0, 0, 0, ("N.main",), "crossed"),
    ...            "N.main": PadHealth("N.main", 0, 0, 0, ("S.main",), "crossed")}
    >>> [prompt.key for prompt in wiring_faults(crossed)]
    ['pads.wires.swapped']
    """
    found: list[Prompt] = []
    for name, health in tested.items():
        if health.verdict != "crossed":
            continue
        other = health.others[0]
        back = tested.get(other)
        if back is not None and back.verdict == "crossed" and back.others[0] == name:
            if name < other:
                found.append(Prompt("pads.wires.swapped", {"pad": pad_word(name), "other": pad_word(other)}))
        elif back is not None and back.touches:
            found.append(Prompt("pads.wires.one_pin", {"pad": pad_word(name), "other": pad_word(other)}))
        else:
            found.append(Prompt("pads.wires.crossed", {"pad": pad_word(name), "other": pad_word(other)}))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class PadView:
    """How a test of the pads stands: what is asked, what was found. `step` is `test`, `plank` or empty.

    `asked` is the pad to touch now, `touches` how often it was; `pair` are the two pads under the plank, `strikes_us`
    how much later the second answered to each strike, `found` what they say as soon as there are enough. `saved` is
    what the race judge uses, `age_days` how old that is.
    """

    names: tuple[str, ...]
    down: frozenset[str] = frozenset()
    step: str = ""
    asked: str = ""
    touches: int = 0
    tested: tuple[PadHealth, ...] = ()
    pair: tuple[str, str] | None = None
    strikes_us: tuple[int, ...] = ()
    found: PadPair | None = None
    saved: PadsMeasured | None = None
    age_days: int | None = None
    tolerance_us: int = 0

    @property
    def faults(self) -> tuple[Prompt, ...]:
        """What is wrong with the wires between the pads that were tested."""
        return wiring_faults({health.pad: health for health in self.tested})

    @property
    def asks(self) -> Prompt | None:
        """What a person is to do now, None outside a test."""
        if self.step == "test" and self.asked:
            return Prompt("pads.touch", {"pad": pad_word(self.asked), "n": self.touches, "of": TOUCHES})
        if self.step == "plank" and self.pair:
            first, second = map(pad_word, self.pair)
            return Prompt("pads.strike", {"pad": first, "other": second, "n": len(self.strikes_us), "of": STRIKES})
        return None

    @property
    def state(self) -> Prompt:
        """What the race judge goes by now, and whether it is time to measure."""
        tolerance = tenths(self.tolerance_us)
        if self.saved is None:
            return Prompt("pads.unmeasured", {"ms": tolerance})
        if self.age_days is not None and self.age_days > OLD_DAYS:
            return Prompt("pads.old", {"days": self.age_days, "ms": tolerance})
        return Prompt("pads.measured", {"days": self.age_days or 0, "ms": tolerance})


def pair_prompts(pair: PadPair) -> tuple[Prompt, Prompt]:
    """Two sentences: by how much one pad is late, and below what nobody can say who was first; each with its error."""
    first, second = (pair.first, pair.second) if pair.bias_us >= 0 else (pair.second, pair.first)
    late = Prompt("pads.later", {"pad": pad_word(first), "other": pad_word(second), "ms": hundredths(pair.bias_us),
                                 "error": _error(pair.bias_error_us)})
    return late, Prompt("pads.tolerance", {"ms": hundredths(pair.judged_us),
                                           "error": _error(pair.tolerance_error_us), "n": pair.strikes})


def _error(us: int) -> Prompt:
    """An error is rounded up: nobody is told that nothing is uncertain."""
    return hundredths(-(-us // 10) * 10)
