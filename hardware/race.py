"""Who was first: a pure judge over time-stamped edges (DESIGN section 4).

The judge sees every edge of a race and the time it is now, and answers with a `Race` as soon as that
is certain. It keeps nothing between two calls, so the order in which edges were delivered cannot matter,
and the same edges always give the same verdict. All times are integer nanoseconds of one monotonic
clock; no other clock is looked at.

- The first contact of a pad decides. Later edges are bounces until the pad was quiet for `rearm_us`; they stay
  in the evidence and move no time.
- A contact shorter than `spike_us` with nothing after it for `bounce_us` is electrical noise: kept, not counted.
- The first pad a seat touches is that seat's answer (MA5).
- A contact before GO, or sooner after it than a human can react, is early (M10). The judge then waits
  for what the seats that waited touch next; when nobody did wait, the race is void.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace

from companion.seats import Seat
from companion.settings import RaceSettings
from companion.signals import Edge, Press, Race, RaceKind, Terms


def pad_name(seat: Seat, pad: str) -> str:
    """The name of one pad on the table.

    >>> pad_name(Seat.S, "main")
    'S.main'
    """
    return f"{seat}.{pad}"


@dataclass(frozen=True, slots=True)
class Limits:
    """The numbers of judging, in microseconds. `bias_us` is subtracted from each contact of the pad it names."""

    tolerance_us: int = 5_000
    human_limit_us: int = 100_000
    settle_us: int = 30_000
    window_us: int = 400_000
    rearm_us: int = 80_000
    give_up_us: int = 20_000_000
    spike_us: int = 20
    bounce_us: int = 10_000
    bias_us: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, settings: RaceSettings, bias_us: Mapping[str, int] | None = None) -> Limits:
        """The limits that the table's settings ask for, and the bias that calibration measured."""
        return cls(
            tolerance_us=settings.tolerance_us,
            human_limit_us=settings.human_limit_ms * 1000,
            settle_us=settings.settle_ms * 1000,
            window_us=settings.window_ms * 1000,
            rearm_us=settings.rearm_ms * 1000,
            give_up_us=settings.give_up_s * 1_000_000,
            spike_us=settings.spike_us,
            bounce_us=settings.bounce_ms * 1000,
            bias_us=dict(bias_us or {}),
        )

    @classmethod
    def under(cls, terms: Terms, tolerance_us: int) -> Limits:
        """The limits that a race was judged by."""
        return cls(tolerance_us, terms.human_limit_us, terms.settle_us, terms.window_us, terms.rearm_us,
                   terms.give_up_us, terms.spike_us, terms.bounce_us, dict(terms.bias_us))

    def terms(self, start: Start) -> Terms:
        """These limits and that start, to be kept with the race; the tolerance stands in the race itself."""
        return Terms(start.armed_ns, tuple(start.seats), start.signal, self.human_limit_us, self.settle_us,
                     self.window_us, self.rearm_us, self.give_up_us, self.spike_us, self.bounce_us, dict(self.bias_us))

    @property
    def patience_ns(self) -> int:
        """How long after a contact nothing can change about it: late deliveries are in, spikes are told apart."""
        return max(self.settle_us, self.bounce_us + self.spike_us) * 1000


@dataclass(frozen=True, slots=True)
class Start:
    """What a race begins from: when it was armed (ns), who runs, and GO.

    `signal` is False in free mode. `go_ns` is None in free mode and until GO was given.
    """

    armed_ns: int
    seats: Collection[Seat]
    signal: bool = True
    go_ns: int | None = None


def contacts(edges: Iterable[Edge], limits: Limits) -> tuple[Press, ...]:
    """Every contact, in order of time: bounces folded into the first one, spikes left out, bias subtracted.

    >>> ms = 1_000_000
    >>> bouncing = [Edge(Seat.S, "main", at, down) for at, down in ((0, True), (ms, False), (2 * ms, True))]
    >>> contacts(bouncing, Limits())
    (Press(seat=<Seat.S: 'S'>, pad='main', at_ns=0),)
    """
    pads: dict[tuple[Seat, str], list[Edge]] = {}
    for edge in sorted(edges, key=_by_stamp):
        pads.setdefault((edge.seat, edge.pad), []).append(edge)
    found: list[Press] = []
    for (seat, pad), own in pads.items():
        bias_ns = limits.bias_us.get(pad_name(seat, pad), 0) * 1000
        found += [Press(seat, pad, at_ns - bias_ns) for at_ns in _first_contacts(own, limits)]
    return tuple(sorted(found, key=lambda press: (press.at_ns, press.seat, press.pad)))


def _by_stamp(edge: Edge) -> tuple[int, Seat, str, bool]:
    return (edge.at_ns, edge.seat, edge.pad, edge.down)


def _first_contacts(edges: list[Edge], limits: Limits) -> Iterable[int]:
    """The stamps (ns) of one pad's contacts; `edges` are in order of time."""
    last: Edge | None = None
    for at, edge in enumerate(edges):
        quiet = last is None or edge.at_ns - last.at_ns >= limits.rearm_us * 1000
        if quiet and (edge.down or last is None or not last.down):
            if not _is_contact(edges, at, limits):
                # Noise starts no quiet time: the hand that comes 30 ms later must count.
                continue
            yield edge.at_ns
        elif _ends_spike(edges, at, limits):
            continue
        last = edge


def _is_contact(edges: list[Edge], at: int, limits: Limits) -> bool:
    """True when the edge at `at` begins a contact: it lasts, or closes again soon as a bouncing one does.

    A release without a contact before it is what the kernel leaves of two edges closer than its own
    latency: it keeps the later stamp and reads the level late. The contact was there if it closes again.
    """
    first = edges[at]
    if first.down:
        after = edges[at + 1 :]
        if not after or after[0].down or after[0].at_ns - first.at_ns >= limits.spike_us * 1000:
            return True
    until_ns = first.at_ns + (limits.spike_us + limits.bounce_us) * 1000
    return any(later.down and later.at_ns <= until_ns for later in edges[at + 1 :])


def _ends_spike(edges: list[Edge], at: int, limits: Limits) -> bool:
    """True for the release right after a contact that was found to be noise."""
    return (
        not edges[at].down
        and at > 0
        and edges[at - 1].down
        and edges[at].at_ns - edges[at - 1].at_ns < limits.spike_us * 1000
        and not _is_contact(edges, at - 1, limits)
    )


def judge(edges: Iterable[Edge], start: Start, now_ns: int, limits: Limits) -> Race | None:
    """The verdict once it is certain at `now_ns`, else None: ask again after the next edge or a few ms later.

    `edges` may hold some from before `armed_ns`; they tell a bounce from a new contact and decide nothing.

    >>> ms = 1_000_000
    >>> edges = [Edge(Seat.S, "main", 1210 * ms, True), Edge(Seat.N, "magic", 1180 * ms, True)]
    >>> race = judge(edges, Start(0, (Seat.S, Seat.N), go_ns=1000 * ms), 1300 * ms, Limits())
    >>> race.kind.value, race.first.seat.value, race.first.pad, race.margin_us
    ('clear', 'N', 'magic', 30000)
    """
    evidence = tuple(sorted(edges, key=_by_stamp))
    firsts: dict[Seat, Press] = {}
    for press in contacts(evidence, limits):
        if press.at_ns >= start.armed_ns and press.seat in start.seats:
            firsts.setdefault(press.seat, press)
    early = tuple(press for press in firsts.values() if _is_early(press, start, limits))
    valid = tuple(press for press in firsts.values() if press not in early)
    given_up = _given_up(start, now_ns, limits)
    if early:
        certain = _false_start_certain(early, valid, start, now_ns, limits)
        kind = RaceKind.FALSE_START if certain or given_up else None
    elif valid:
        kind = _kind(valid, limits) if _certain(valid, start, now_ns, limits) else None
    else:
        kind = RaceKind.NOBODY if given_up else None
    if kind is None:
        return None
    margin = None if len(valid) < 2 else (valid[1].at_ns - valid[0].at_ns) // 1000
    return Race(kind, valid, early, margin, limits.tolerance_us, start.go_ns, evidence, limits.terms(start))


def judged_again(race: Race, limits: Limits | None = None) -> Race | None:
    """The verdict on the edges that were kept with `race`, by the limits it was judged by then.

    `limits` are taken for a race of an older journal, which kept none; then who ran is told by who touched. None
    where no verdict comes of the edges: the race was not judged here.

    >>> edges = (Edge(Seat.S, "main", 5_000_000, True), Edge(Seat.N, "main", 9_000_000, True))
    >>> race = judge(edges, Start(0, (Seat.S, Seat.N), signal=False), 10**9, Limits(tolerance_us=1000))
    >>> race is not None and judged_again(race) == race
    True
    """
    terms = race.terms
    if terms is not None:
        used = Limits.under(terms, race.tolerance_us)
        start = Start(terms.armed_ns, terms.seats, terms.signal, race.go_ns)
    else:
        used = replace(limits or Limits(), tolerance_us=race.tolerance_us)
        touched = sorted({press.seat for press in (*race.presses, *race.early)})
        firsts = [press.at_ns for press in (*race.presses, *race.early)]
        start = Start(min(firsts, default=0), tuple(touched), race.go_ns is not None, race.go_ns)
    last_ns = max((edge.at_ns for edge in race.edges), default=start.armed_ns)
    return judge(race.edges, start, max(last_ns, race.go_ns or 0) + 2000 * used.give_up_us, used)


def _is_early(press: Press, start: Start, limits: Limits) -> bool:
    if not start.signal:
        return False
    return start.go_ns is None or press.at_ns < start.go_ns + limits.human_limit_us * 1000


def _false_start_certain(early: tuple[Press, ...], valid: tuple[Press, ...], start: Start, now_ns: int,
                         limits: Limits) -> bool:
    if len(early) == len(start.seats):
        return now_ns >= early[-1].at_ns + limits.patience_ns
    return bool(valid) and now_ns >= valid[0].at_ns + limits.patience_ns


def _certain(valid: tuple[Press, ...], start: Start, now_ns: int, limits: Limits) -> bool:
    """True when no edge that may still be delivered can change who was first or by how much."""
    if len(valid) == len(start.seats):
        return now_ns >= valid[-1].at_ns + limits.patience_ns
    return now_ns >= valid[0].at_ns + limits.window_us * 1000 + limits.patience_ns


def _given_up(start: Start, now_ns: int, limits: Limits) -> bool:
    if start.signal and start.go_ns is None:
        return False
    since_ns = start.armed_ns if start.go_ns is None else start.go_ns
    return now_ns >= since_ns + limits.give_up_us * 1000


def _kind(valid: tuple[Press, ...], limits: Limits) -> RaceKind:
    if len(valid) > 1:
        lead_ns = valid[1].at_ns - valid[0].at_ns
        # Equal stamps are a dead heat whatever the tolerance: two zeros are a result, not the lack of one.
        if lead_ns == 0 or lead_ns < limits.tolerance_us * 1000:
            return RaceKind.DEAD_HEAT
    return RaceKind.CLEAR
