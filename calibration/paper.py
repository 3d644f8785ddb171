"""Paper: shapes at true size in mm, written as SVG or PDF. x goes right, y goes down, from the sheet's upper left."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from xml.sax.saxutils import escape

PT_PER_MM = 72 / 25.4
"""A PDF counts in points."""
ROUND = 0.5523
"""Handle length of the four curves that make a circle."""
DASH_MM = 2.0


@dataclass(frozen=True, slots=True)
class Block:
    """A filled rectangle; `grey` is 0 for black, 1 for white."""

    x: float
    y: float
    width: float
    height: float
    grey: float = 0.0


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line through points, closed where asked."""

    points: tuple[tuple[float, float], ...]
    width: float = 0.3
    grey: float = 0.0
    dashed: bool = False
    closed: bool = False
    filled: bool = False


@dataclass(frozen=True, slots=True)
class Ring:
    """A circle's line."""

    x: float
    y: float
    radius: float
    width: float = 0.3
    grey: float = 0.0


@dataclass(frozen=True, slots=True)
class Letters:
    """Latin letters and digits, centred on x, standing on y; `size` is the height of the type in mm."""

    x: float
    y: float
    size: float
    text: str
    grey: float = 0.0


Shape = Block | Stroke | Ring | Letters


@dataclass(frozen=True, slots=True)
class Sheet:
    """One page: its name, its size (mm) and what is on it, later shapes on top."""

    name: str
    width: float
    height: float
    shapes: tuple[Shape, ...]

    def svg(self) -> str:
        """The sheet as SVG; a browser prints it at true size when scaling is off (100 %)."""
        inner = "\n".join(_svg(shape) for shape in self.shapes)
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width:g}mm" height="{self.height:g}mm" '
                f'viewBox="0 0 {self.width:g} {self.height:g}">\n'
                f'<rect width="100%" height="100%" fill="#fff"/>\n{inner}\n</svg>\n')

    def pdf(self) -> bytes:
        """The sheet as a PDF of one page."""
        return pdf([self])


def pdf(sheets: Iterable[Sheet]) -> bytes:
    """The sheets as one PDF, a page each, at true size. It holds no date: the same sheets are the same bytes."""
    pages = list(sheets)
    numbers = [4 + 2 * n for n in range(len(pages))]
    kids = " ".join(f"{number} 0 R" for number in numbers)
    objects = [
        # PrintScaling None asks the viewer not to shrink the page to the printer's margins.
        b"<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode(),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    for number, sheet in zip(numbers, pages, strict=True):
        size = f"{_pt(sheet.width)} {_pt(sheet.height)}"
        drawn = "\n".join(_pdf(shape, sheet.height) for shape in sheet.shapes).encode("ascii")
        objects.append(f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {size}] /Contents {number + 1} 0 R "
                       f"/Resources << /Font << /F 3 0 R >> >> >>".encode())
        objects.append(b"<< /Length %d >>\nstream\n%b\nendstream" % (len(drawn), drawn))
    written = bytearray(b"%PDF-1.4\n")
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(written))
        written += b"%d 0 obj\n%b\nendobj\n" % (number, body)
    start = len(written)
    written += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    written += b"".join(b"%010d 00000 n \n" % place for place in places)
    written += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, start)
    return bytes(written)


def _colour(grey: float) -> str:
    level = round(255 * grey)
    return f"#{level:02x}{level:02x}{level:02x}"


def _svg(shape: Shape) -> str:
    ink = _colour(shape.grey)
    match shape:
        case Block(x, y, width, height):
            return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{ink}"/>'
        case Ring(x, y, radius, width):
            return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="none" stroke="{ink}" stroke-width="{width:g}"/>'
        case Letters(x, y, size, text):
            return (f'<text x="{x:g}" y="{y:g}" font-family="Helvetica, Arial, sans-serif" font-size="{size:g}" '
                    f'text-anchor="middle" fill="{ink}">{escape(text)}</text>')
        case Stroke(points, width, _, dashed, closed, filled):
            path = "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + ("Z" if closed else "")
            dash = f' stroke-dasharray="{DASH_MM:g}"' if dashed else ""
            fill = ink if filled else "none"
            return f'<path d="{path}" fill="{fill}" stroke="{ink}" stroke-width="{width:g}"{dash}/>'


def _pdf(shape: Shape, height: float) -> str:
    def at(x: float, y: float) -> str:
        return f"{_pt(x)} {_pt(height - y)}"

    ink = f"{shape.grey:g}"
    match shape:
        case Block(x, y, width, tall):
            return f"{ink} g {at(x, y + tall)} {_pt(width)} {_pt(tall)} re f"
        case Ring(x, y, radius, width):
            r, h = radius, ROUND * radius
            curves = [((r, h), (h, r), (0, r)), ((-h, r), (-r, h), (-r, 0)), ((-r, -h), (-h, -r), (0, -r)),
                      ((h, -r), (r, -h), (r, 0))]
            drawn = " ".join(" ".join(at(x + dx, y + dy) for dx, dy in curve) + " c" for curve in curves)
            return f"{ink} G {_pt(width)} w [] 0 d {at(x + r, y)} m {drawn} s"
        case Letters(x, y, size, text):
            # Helvetica's digits and capitals are near 0.556 and 0.68 of the size wide: centred to a hair, which is
            # enough for a number beside a mark.
            wide = size * sum(0.28 if c in " .:" else 0.68 if c.isupper() else 0.556 for c in text)
            safe = text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
            return f"BT {ink} g /F {_pt(size)} Tf {at(x - wide / 2, y)} Td ({safe}) Tj ET"
        case Stroke(points, width, _, dashed, closed, filled):
            line = f"{at(*points[0])} m " + " ".join(f"{at(x, y)} l" for x, y in points[1:])
            dash = f"[{_pt(DASH_MM)}] 0 d" if dashed else "[] 0 d"
            done = ("b" if closed else "B") if filled else ("s" if closed else "S")
            return f"{ink} G {ink} g {_pt(width)} w {dash} {line} {done}"


def _pt(mm: float) -> str:
    return f"{mm * PT_PER_MM:.3f}"
