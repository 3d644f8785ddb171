"""Plots as SVG, drawn here: lines of points, rows of dots, bars, columns. Pure: values and words in, a picture out.

A picture carries its title and a sentence that says the same in words; no series is told from another by colour
alone: lines have their own dashes and end in their names, dots and bars stand in rows of their own.
Numbers run from left to right in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from zlib import crc32

from markupsafe import Markup, escape

WIDE = 360
"""Width of every picture in its own units; a phone shows about one to a pixel."""
ROW = 34
NAME_CHARS = 22
Words = Callable[[int], str]
"""Writes a number in the reader's digits."""


@dataclass(frozen=True, slots=True)
class Row:
    """A name with its values; `middle` is marked among them where there is one."""

    name: str
    values: tuple[float, ...]
    middle: float | None = None



def points(title: str, told: str, rows: Sequence[Row], number: Words) -> Markup:
    """One stepping line a row, its values from left to right, with the row's name at its end."""
    high, left, right, top, bottom = 200, 34, 96, 14, 24
    longest = max((len(row.values) for row in rows), default=0)
    values = [value for row in rows for value in row.values] or [0]
    marks = ticks(min(0.0, *values), max(1.0, *values))
    low, most = marks[0], marks[-1]

    def x(n: float) -> float:
        return left + (WIDE - left - right) * (n / longest if longest else 0)

    def y(value: float) -> float:
        return top + (high - top - bottom) * (most - value) / (most - low)

    parts = [_grid(left, WIDE - right, y(mark), number(round(mark))) for mark in marks]
    ends = _apart([(y(row.values[-1] if row.values else 0), n) for n, row in enumerate(rows)])
    for n, row in enumerate(rows):
        before, path = 0.0, f"M{x(0):.1f} {y(0):.1f}"
        for step, value in enumerate(row.values, 1):
            path += f"H{x(step):.1f}" + (f"V{y(value):.1f}" if value != before else "")
            before = value
        parts.append(Markup('<path class="line p{}" d="{}"/>').format(n % 6, path))
        parts.append(_mark(n, x(longest), y(before)))
        parts.append(_text(x(longest) + 10, ends[n] + 4, _short(row.name, 13), "start", f"name t{n % 6}"))
    parts.append(_text(x(longest), high - 6, number(longest), "middle", "tick"))
    return _picture(title, told, high, parts)


def dots(title: str, told: str, rows: Sequence[Row], number: Words) -> Markup:
    """One line of dots a row on a common scale from zero; a bar marks the middle one."""
    top, bottom = 8, 26
    marks = ticks(0, max((value for row in rows for value in row.values), default=1))

    def x(value: float) -> float:
        return 14 + (WIDE - 40) * value / marks[-1]

    high = top + 2 * ROW * len(rows) + bottom
    parts = [_upright(x(mark), top, high - bottom, number(round(mark))) for mark in marks]
    for n, row in enumerate(rows):
        line = top + 2 * ROW * n + ROW * 1.35
        parts.append(_text(14, line - 20, _short(row.name), "start", f"name t{n % 6}"))
        parts += [Markup('<circle class="dot p{}" cx="{:.1f}" cy="{:.1f}" r="5"/>').format(n % 6, x(value), line)
                  for value in row.values]
        if row.middle is not None:
            parts.append(Markup('<path class="middle" d="M{0:.1f} {1:.1f}V{2:.1f}"/>').format(
                x(row.middle), line - 13, line + 13))
    return _picture(title, told, high, parts)


def bars(title: str, told: str, rows: Sequence[Row], number: Words) -> Markup:
    """One bar a row from zero, with its value at its end."""
    most = max((abs(value) for row in rows for value in row.values[:1]), default=0) or 1
    parts = []
    for n, row in enumerate(rows):
        value, at = (row.values or (0,))[0], 6 + n * (ROW + 14)
        wide = (WIDE - 60) * abs(value) / most
        parts.append(_text(8, at + 13, _short(row.name), "start", f"name t{n % 6}"))
        parts.append(Markup('<rect class="bar p{}" x="8" y="{}" width="{:.1f}" height="16" rx="4"/>').format(
            n % 6, at + 20, max(wide, 2)))
        parts.append(_text(16 + max(wide, 2), at + 33, number(round(value)), "start", "worth"))
    return _picture(title, told, 12 + len(rows) * (ROW + 14), parts)


def columns(title: str, told: str, bins: Sequence[tuple[str, int]], number: Words) -> Markup:
    """One column for each bin, its count above and its name below."""
    high, bottom, top = 150, 24, 22
    most = max((amount for _, amount in bins), default=0) or 1
    step = (WIDE - 16) / max(1, len(bins))
    parts = []
    for n, (name, amount) in enumerate(bins):
        tall, x = (high - bottom - top) * amount / most, 8 + n * step
        column = Markup('<rect class="bar p0" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" rx="3"/>')
        parts.append(column.format(x + 2, high - bottom - tall, step - 4, max(tall, 1)))
        if amount:
            parts.append(_text(x + step / 2, high - bottom - tall - 6, number(amount), "middle", "worth"))
        parts.append(_text(x + step / 2, high - 7, name, "middle", "tick"))
    return _picture(title, told, high, parts)


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers from at or below `low` to at or above `high`, about `most` of them.

    >>> ticks(0, 13), ticks(-3, 48), ticks(0, 0)
    ([0, 5, 10, 15], [-20, 0, 20, 40, 60], [0.0, 1.0])
    """
    span = max(high - low, 1.0)
    rough = span / max(1, most - 1)
    power = 10 ** floor(log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
    step = max(step, 1.0)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return [n * step for n in range(first, last + 1)]


def histogram(values: Sequence[int], edges: Sequence[int]) -> list[int]:
    """How many values lie below each edge and not below the one before, and how many below none.

    >>> histogram([3, 7, 12, 400], [5, 10, 50])
    [1, 1, 1, 1]
    """
    found = [0] * (len(edges) + 1)
    for value in values:
        found[next((n for n, edge in enumerate(edges) if value < edge), len(edges))] += 1
    return found


def _picture(title: str, told: str, high: float, parts: Iterable[Markup]) -> Markup:
    ident = crc32(f"{title}\n{told}".encode())
    return Markup(
        '<svg class="plot" viewBox="0 0 {0} {1:.0f}" role="img" direction="ltr" aria-labelledby="plot{2}t plot{2}d">'
        '<title id="plot{2}t">{3}</title><desc id="plot{2}d">{4}</desc>{5}</svg>'
    ).format(WIDE, high, ident, title, told, Markup("").join(parts))


def _text(x: float, y: float, text: str, anchor: str, kind: str) -> Markup:
    return Markup('<text class="{}" x="{:.1f}" y="{:.1f}" text-anchor="{}">{}</text>').format(
        kind, x, y, anchor, escape(text))


def _grid(left: float, right: float, y: float, label: str) -> Markup:
    line = Markup('<path class="grid" d="M{:.1f} {:.1f}H{:.1f}"/>').format(left, y, right)
    return line + _text(left - 6, y + 4, label, "end", "tick")


def _upright(x: float, top: float, bottom: float, label: str) -> Markup:
    line = Markup('<path class="grid" d="M{:.1f} {:.1f}V{:.1f}"/>').format(x, top, bottom)
    return line + _text(x, bottom + 16, label, "middle", "tick")


def _mark(n: int, x: float, y: float) -> Markup:
    """The end of line `n`: a shape of its own."""
    shapes = ("M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z", "M0-6 6 0 0 6-6 0Z", "M-5-5H5V5H-5Z", "M0-6 6 5H-6Z",
              "M-6-5H6L0 6Z", "M-6-2H-2V-6H2V-2H6V2H2V6H-2V2H-6Z")
    end = Markup('<path class="end p{}" transform="translate({:.1f} {:.1f})" d="{}"/>')
    return end.format(n % 6, x, y, shapes[n % 6])


def _apart(wanted: Sequence[tuple[float, int]], gap: float = 15) -> dict[int, float]:
    """Heights near the wanted ones, by their number, that leave room for a line of text each."""
    found: dict[int, float] = {}
    last = -gap
    for height, n in sorted(wanted):
        last = max(height, last + gap)
        found[n] = last
    return found


def _short(name: str, most: int = NAME_CHARS) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
