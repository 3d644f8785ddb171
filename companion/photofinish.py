"""The photo finish of a race as a picture (SVG): when each hand came down, in a lane of its own. Pure.

Two strips: the whole race from GO on, and below it the first contacts under a magnifying glass. A lane's bars are the
times its pad was closed, so a bouncing contact shows as a comb; the dart points at the contact that was judged, the
hatched band is the tolerance behind the first one. Nothing is told by colour alone; time runs from left to right in
every language. The picture needs no style sheet, a page may give its classes colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from companion.durations import hundredths, tenths
from companion.engine import Prompt
from companion.seats import Seat
from companion.signals import Edge, Press, Race, RaceKind
from companion.speech import say

WIDE, LEFT, RIGHT = 440, 24, 24
LANE = 64
"""Height of one seat's lane."""
STRIP = 40
"""Height of the strip of the whole race."""
INK, SOFT, FAINT = "#222222", "#666666", "#bbbbbb"
LONGEST_NAME = 20


@dataclass(frozen=True, slots=True)
class Scale:
    """A stretch of time (ns) across the picture."""

    low: int
    high: int

    def x(self, at_ns: int) -> float:
        """Where that moment lies; outside the stretch at its nearer end."""
        share = (at_ns - self.low) / max(1, self.high - self.low)
        return round(LEFT + (WIDE - LEFT - RIGHT) * min(1.0, max(0.0, share)), 1)


def verdict(race: Race, names: Mapping[Seat, str]) -> Prompt:
    """The race in a sentence: who was first by how much, or why nobody was."""
    first = race.first

    def name(press: Press) -> str:
        return names.get(press.seat, str(press.seat))

    if race.kind is RaceKind.FALSE_START:
        early = race.early[0]
        if race.go_ns is None or early.at_ns < race.go_ns:
            return Prompt("evidence.before_go", {"P": name(early)})
        return Prompt("evidence.too_soon", {"P": name(early), "ms": tenths((early.at_ns - race.go_ns) // 1000)})
    if first is None:
        return Prompt("evidence.nobody")
    deck = Prompt(f"term.deck.{first.pad}")
    if race.kind is RaceKind.DEAD_HEAT:
        return Prompt("evidence.dead_heat", {"P": name(first), "Q": name(race.presses[1]),
                                             "ms": hundredths(race.margin_us or 0),
                                             "tolerance": hundredths(race.tolerance_us)})
    if race.margin_us is None:
        return Prompt("evidence.alone", {"P": name(first), "deck": deck})
    return Prompt("evidence.first", {"P": name(first), "deck": deck, "ms": hundredths(race.margin_us)})


def photo_finish(race: Race, names: Mapping[Seat, str], tongue: str, title: str = "") -> str:
    """The picture, one `svg` element, with its words in that language."""
    told = say(verdict(race, names), tongue)
    pressed = sorted((*race.presses, *race.early), key=lambda press: press.at_ns)
    seats = sorted({press.seat for press in pressed} | {edge.seat for edge in race.edges} | set(names),
                   key=lambda seat: list(Seat).index(seat))
    parts = [_hatching()]
    top = 30
    if pressed:
        whole, near = _whole(race, pressed), _near(race, pressed)
        parts += _overview(race, pressed, whole, near, tongue)
        top = 30 + STRIP + 34
        parts += _magnified(race, seats, names, near, top, tongue)
        top += LANE * len(seats) + 40
    else:
        parts.append(_text(WIDE / 2, top + 20, told, "middle", "said"))
        top += 40
    head = escape(title or say(Prompt("evidence.photo"), tongue))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" class="finish" viewBox="0 0 {WIDE} {top}" role="img" '
            f'direction="ltr" font-family="sans-serif" font-size="15">'
            f'<title>{head}</title><desc>{escape(told)}</desc>{"".join(parts)}</svg>')


def _whole(race: Race, pressed: Sequence[Press]) -> Scale:
    marks = [press.at_ns for press in pressed] + ([race.go_ns] if race.go_ns is not None else [])
    low, high = min(marks), max(marks)
    room = max((high - low) // 12, 5_000_000)
    return Scale(low - room, high + room)


def _near(race: Race, pressed: Sequence[Press]) -> Scale:
    """The first contacts with room on both sides, so that the tolerance and the first bounces are seen."""
    shown = list(race.presses[:2]) or list(pressed[:2])
    low, high = shown[0].at_ns, shown[-1].at_ns
    room = max((high - low) * 3 // 5, race.tolerance_us * 2000, 4_000_000)
    return Scale(low - room // 2, high + room)


def _overview(race: Race, pressed: Sequence[Press], whole: Scale, near: Scale, tongue: str) -> list[str]:
    top, low = 30, 30 + STRIP
    left, right = whole.x(near.low), whole.x(near.high)
    parts = [f'<rect class="glass" x="{left}" y="{top}" width="{max(right - left, 3):.1f}" height="{STRIP}" '
             f'fill="{FAINT}" fill-opacity="0.45"/>',
             f'<path class="axis" d="M{LEFT} {low}H{WIDE - RIGHT}" stroke="{INK}" stroke-width="2"/>',
             f'<path class="glass-edge" d="M{left} {low}L{LEFT} {low + 34}M{max(right, left + 3):.1f} {low}'
             f'L{WIDE - RIGHT} {low + 34}" stroke="{FAINT}" stroke-dasharray="3 4"/>']
    if race.go_ns is not None:
        x = whole.x(race.go_ns)
        parts.append(f'<path class="go" d="M{x} {top - 6}V{low}" stroke="{INK}" stroke-width="4"/>')
        parts.append(_text(x, top - 11, say(Prompt("evidence.go"), tongue), _anchor(x), "go"))
    for press in pressed:
        parts.append(_mark(press.seat, whole.x(press.at_ns), top + STRIP / 2, press in race.early))
        if race.go_ns is not None and press is (race.presses or pressed)[0]:
            x = whole.x(press.at_ns)
            key = "evidence.after_go" if press.at_ns >= race.go_ns else "evidence.ahead_of_go"
            words = say(Prompt(key, {"ms": tenths((press.at_ns - race.go_ns) // 1000)}), tongue)
            parts.append(_text(x, top - 11, words, _anchor(x), "when"))
    return parts


def _magnified(race: Race, seats: Sequence[Seat], names: Mapping[Seat, str], near: Scale, top: int,
               tongue: str) -> list[str]:
    parts: list[str] = []
    low = top + LANE * len(seats)
    first = race.first
    if first is not None and race.tolerance_us:
        left, right = near.x(first.at_ns), near.x(first.at_ns + race.tolerance_us * 1000)
        parts.append(f'<rect class="tolerance" x="{left}" y="{top}" width="{max(right - left, 1):.1f}" '
                     f'height="{LANE * len(seats)}" fill="url(#hatching)" stroke="{SOFT}" stroke-dasharray="2 3"/>')
    for n, seat in enumerate(seats):
        y = top + LANE * n
        parts.append(f'<path class="axis" d="M{LEFT} {y + LANE}H{WIDE - RIGHT}" stroke="{FAINT}"/>')
        parts.append(_mark(seat, LEFT + 8, y + 13, False))
        parts.append(_text(LEFT + 22, y + 18, _short(names.get(seat, str(seat))), "start", f"name {seat}"))
        for pad, own in _pads(race.edges, seat).items():
            parts += [_bar(near, start, end, y + 34, seat) for start, end in closed(own, near.high)]
            parts.append(_text(WIDE - RIGHT, y + 18, say(Prompt(f"term.deck.{pad}"), tongue), "end", "deck"))
        for press in (*race.presses, *race.early):
            if press.seat is seat and near.low <= press.at_ns <= near.high:
                parts.append(_dart(near.x(press.at_ns), y + 32, press in race.early))
    parts += _margin(race, near, low, tongue)
    return parts


def _margin(race: Race, near: Scale, low: int, tongue: str) -> list[str]:
    """The lead between the first two contacts, measured below the lanes."""
    if len(race.presses) < 2 or race.margin_us is None:
        return []
    left, right = near.x(race.presses[0].at_ns), near.x(race.presses[1].at_ns)
    words = say(hundredths(race.margin_us), tongue)
    return [f'<path class="lead" d="M{left} {low - 24}V{low + 14}M{right} {low - 24}V{low + 14}" stroke="{INK}"/>',
            f'<path class="lead" d="M{left} {low + 10}H{max(right, left + 1):.1f}" stroke="{INK}" stroke-width="4"/>',
            _text((left + right) / 2, low + 32, words, "middle", "margin")]


def closed(edges: Iterable[Edge], until_ns: int) -> list[tuple[int, int]]:
    """The stretches of time (ns) in which one pad was closed, in order; one that is not over reaches to `until_ns`.

    >>> closed([Edge(Seat.S, "main", 0, True), Edge(Seat.S, "main", 4, False), Edge(Seat.S, "main", 7, True)], 20)
    [(0, 4), (7, 20)]
    """
    found: list[tuple[int, int]] = []
    since: int | None = None
    for edge in sorted(edges, key=lambda edge: edge.at_ns):
        if edge.down and since is None:
            since = edge.at_ns
        elif not edge.down and since is not None:
            found.append((since, edge.at_ns))
            since = None
    if since is not None and since < until_ns:
        found.append((since, until_ns))
    return found


def _pads(edges: Iterable[Edge], seat: Seat) -> dict[str, list[Edge]]:
    found: dict[str, list[Edge]] = {}
    for edge in edges:
        if edge.seat is seat:
            found.setdefault(edge.pad, []).append(edge)
    return found


def _bar(near: Scale, start: int, end: int, y: float, seat: Seat) -> str:
    if end < near.low or start > near.high:
        return ""
    left, right = near.x(start), near.x(end)
    return (f'<rect class="closed {seat}" x="{left}" y="{y}" width="{max(right - left, 1.2):.1f}" height="20" '
            f'fill="{SOFT}" stroke="{INK}" stroke-width="0.8"/>')


def _dart(x: float, y: float, early: bool) -> str:
    """Points down at a contact that was judged; hollow where it was too early."""
    fill = "none" if early else INK
    return (f'<path class="dart{" early" if early else ""}" d="M{x - 7:.1f} {y - 12}H{x + 7:.1f}L{x} {y}Z" '
            f'fill="{fill}" stroke="{INK}" stroke-width="2"/>')


def _mark(seat: Seat, x: float, y: float, early: bool) -> str:
    """The seat's mark as everywhere on the pages: south round, north a diamond; hollow where it was too early."""
    shapes = {Seat.S: "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z", Seat.N: "M0-8 8 0 0 8-8 0Z",
              Seat.W: "M-6-6H6V6H-6Z", Seat.E: "M0-8 8 7H-8Z"}
    fill = "none" if early else INK
    return (f'<path class="mark-of {seat}" transform="translate({x:.1f} {y:.1f})" d="{shapes[seat]}" fill="{fill}" '
            f'stroke="{INK}" stroke-width="2"/>')


def _text(x: float, y: float, words: str, anchor: str, kind: str) -> str:
    if any("\u0590" <= letter <= "\u08ff" for letter in words):
        words = f"\u2067{words}\u2069"  # in a picture that runs from left to right its words still run their own way
    fill = SOFT if kind in ("deck", "when") else INK
    weight = ' font-weight="700"' if kind in ("margin", "go") or kind.startswith("name") else ""
    return (f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}"{weight}>'
            f'{escape(words)}</text>')


def _anchor(x: float) -> str:
    return "start" if x < WIDE / 4 else "end" if x > 3 * WIDE / 4 else "middle"


def _hatching() -> str:
    return ('<defs><pattern id="hatching" width="8" height="8" patternUnits="userSpaceOnUse">'
            f'<path class="hatch" d="M-2 2 2-2M0 8 8 0M6 10 10 6" stroke="{SOFT}" stroke-width="1.2"/></pattern>'
            '</defs>')


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
