"""The wizard and the diagnostic view as plain JSON in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from calibration.check import Figure
from calibration.eyes import Eyes, Reading
from calibration.follow import Moved, Realigned
from calibration.measured import TableMeasured, table_measured
from calibration.plane import Plane
from calibration.playzones import STANDARD
from companion.engine import Prompt
from companion.errors import CompanionError
from companion.games.board.facts import COLOURS
from companion.games.board.words import colour as colour_word
from companion.signals import SURE, CardsSeen, Point
from companion.speech import card_short, say
from companion.speech.languages import digits
from web.camera_line import camera_line
from web.wizard import FIRST_CORNERS, Wizard, where_of
from web.words import text

TEXTS = ("back", "skip", "picture_alt", "corner", "zone", "by_hand", "start_again", "saved", "export", "import",
         "side_mm", "mark_mm", "where", "where_board", "where_table", "where_mat_A4", "where_mat_A3", "turned", "taken",
         "lens_done", "passes", "figure", "value", "limit", "no_picture", "lens_known", "held", "not_held",
         "marks_seen", "no_marks", "seats", "eye", "wizard", "retry", "pitch_mm", "hole_mm", "stone_mm",
         "thick_mm", "line_inset_mm", "line_length_mm", "advice", "foreign", "colours",
         "optional", "enough", "done", "print", "holes_unseen", "sizes", "stone_known")
SHOWS_FIGURES = ("lens", "exposure", "save")


def model(wizard: Wizard, tongue: str, note: Prompt | None = None) -> dict[str, Any]:
    """The wizard where it is now; `note` is said where the wizard itself has nothing to note."""
    note = wizard.note or note
    walk, (taken, wanted), camera = wizard.walk, wizard.views, wizard.camera()
    layout, exposure = wizard.layout, walk.measured.exposure
    return {
        "step": walk.step, "saved": wizard.saved, "digits": digits("0123456789", tongue),
        "title": text(f"cal.step.{walk.step}", tongue), "about": text(f"cal.about.{walk.step}", tongue),
        "action": text(f"cal.act.{walk.step}", tongue),
        "can_skip": walk.step not in ("picture", "deck", "save"),
        "enough": walk.enough and walk.step != "save",
        "steps": [{"name": step, "title": text(f"cal.step.{step}", tongue), "done": step in walk.done,
                   "aside": step in (*walk.aside, "corners"), "reachable": step in walk.reachable}
                  for step in walk.steps],
        "camera": camera_line(camera.line, tongue), "note": say(note, tongue) if note is not None else "",
        "overlay": overlay_of(walk.measured, walk.measured.plane, tongue),
        "form": {"where": where_of(layout), "side_mm": round(layout.width_mm), "mark_mm": round(layout.mark_mm),
                 "turned": wizard.turned},
        "holes": holes_model(wizard) if walk.step == "holes" else None,
        "stones": stones_model(wizard, tongue) if walk.step == "stones" else None,
        "lens": {"taken": taken, "wanted": wanted, "ready": taken >= wanted, "known": walk.measured.lens is not None},
        "exposure": {"fixable": camera.fixable, "held": sorted(exposure.values)},
        **(quality_model(wizard.figures(), tongue) if walk.step in SHOWS_FIGURES else {"figures": [], "verdict": ""}),
    }


def quality_model(figures: Sequence[Figure], tongue: str) -> dict[str, Any]:
    """The quality table and, in a sentence, whether somebody has to read it."""
    off = sum(not one.passed for one in figures)
    verdict = Prompt("cal.verdict.off", {"n": off}) if off else Prompt("cal.verdict.good")
    return {"figures": [figure_model(one, tongue) for one in figures],
            "verdict": say(verdict, tongue) if figures else ""}


def offers_of(why: Prompt, tongue: str) -> list[dict[str, Any]]:
    """What would have fitted where the sizes were refused: the button's text, and what it says instead."""
    numbers: Mapping[str, Any] = why.values
    if why.key == "cal.mat":
        paper = numbers["paper"]
        return [{"text": text(f"cal.ui.where_mat_{paper}", tongue), "said": {"where": f"mat-{paper}"}}]
    if why.key != "cal.sized":
        return []
    return [{"text": text(f"cal.offer.{name}", tongue, n=numbers[name]), "said": {field: numbers[name]}}
            for name, field in (("mark", "mark_mm"), ("board", "side_mm"))]


def holes_model(wizard: Wizard) -> dict[str, Any] | None:
    """The holes to be confirmed: sizes in mm, and the plane by which the page draws them while somebody changes them.

    The page's own sum is without the lens, which moves a hole by less than its edge is wide.
    """
    proposed, plane = wizard.holes(), wizard.walk.measured.plane
    if proposed is None or plane is None:
        return None
    grid, ruled = proposed
    return {"pitch_mm": grid.pitch_mm, "hole_mm": grid.hole_mm, "stone_mm": ruled.stone_mm,
            "thick_mm": ruled.thickness_mm, "line_inset_mm": ruled.line_inset_mm,
            "side_mm": wizard.walk.measured.side_mm, "seen": wizard.sees_holes,
            "line_length_mm": ruled.line_length_mm, "to_px": list(plane.to_px)}


def stones_model(wizard: Wizard, tongue: str) -> dict[str, Any]:
    """The colours to choose from, and those chosen or known."""
    known = wizard.walk.measured.colours
    return {"colours": [{"value": name, "text": text(f"term.colour.{name}", tongue)} for name in COLOURS],
            "chosen": list(known.names) if known is not None else ["red", "blue", "yellow", "green"]}


def figure_model(one: Figure, tongue: str) -> dict[str, Any]:
    """One line of the quality table."""
    return {
        "name": one.name, "title": text(f"cal.figure.{one.name}", tongue), "value": amount(one.value, one.unit, tongue),
        "limit": say(Prompt("cal.at_least" if one.at_least else "cal.at_most",
                            {"amount": amount_prompt(one.limit, one.unit)}), tongue),
        "passed": one.passed, "advice": say(one.advice, tongue) if one.advice is not None else "",
    }


def amount(value: float, unit: str, tongue: str) -> str:
    """A figure with its unit in words of the language; a share becomes percent."""
    return say(amount_prompt(value, unit), tongue)


def amount_prompt(value: float, unit: str) -> Prompt:
    """A figure with its unit.

    >>> amount_prompt(1.96, "px").values, amount_prompt(0.456, "").values
    ({'whole': 2, 'tenth': 0}, {'n': 46})
    """
    # What cannot be measured (no edge at all) is shown as far out as the page has room for.
    value = min(value, 999.9) if value == value else 999.9
    if unit in ("", "ΔE"):
        return Prompt("cal.unit.percent", {"n": round(100 * value)}) if not unit else Prompt(
            "cal.unit.delta", {"n": round(value)})
    tenths = round(10 * value)
    return Prompt(f"cal.unit.{unit.replace('/', '_')}", {"whole": tenths // 10, "tenth": tenths % 10})


def seen(eyes: Eyes, folder: Path, tongue: str) -> dict[str, Any]:
    """What the eye sees now: where plane and zones are in the picture, what was read there, what is to be said."""
    try:
        measured = table_measured(folder)
    except CompanionError:
        measured = None
    found, camera = eyes.found(), eyes.settings()
    says = [*eyes.findings()]
    if isinstance(found, Moved):
        says.append(found.reason)
    if isinstance(found, Realigned):
        says.append(realigned_prompt(found))
    known = measured or TableMeasured(camera.size)
    plane = found.plane if isinstance(found, Realigned) else known.plane
    return {
        "camera": camera_line(camera.line, tongue), "digits": digits("0123456789", tongue),
        "overlay": overlay_of(known, plane, tongue),
        "says": [say(prompt, tongue) for prompt in says], "paused": isinstance(found, Moved),
        "state": text("cal.eye.measured" if known.plane is not None else "cal.eye.unmeasured", tongue),
        "readings": _readings(eyes.reading(), tongue),
    }


def realigned_prompt(found: Realigned) -> Prompt:
    """The sentence about a small shift that was put right."""
    tenths = round(10 * found.shift_mm)
    return Prompt("cal.follow.realigned", {"whole": tenths // 10, "tenth": tenths % 10})


def _readings(reading: Reading | None, tongue: str) -> list[dict[str, Any]]:
    """What was read, each with its place (px): cards with their name, stones with colour and face, unsure ones so."""
    if reading is None:
        return []
    if isinstance(reading.seen, CardsSeen):
        return [{"text": card_short(card.card, tongue), "sure": card.confidence >= SURE, "corners": _rounded(card.quad)
                 if card.quad else [], "at": _rounded([_middle(card.quad or card.points)])[0]}
                for card in reading.seen.cards if card.quad or card.points]
    told = []
    for hole in reading.seen.holes:
        if hole.state != "empty" and hole.hole in reading.places:
            told.append({"text": stone_text(hole.state, hole.marked_up, tongue), "corners": [],
                         "sure": hole.state != "unsure" and hole.confidence >= SURE,
                         "at": _rounded([reading.places[hole.hole]])[0]})
    return told


def stone_text(colour: str, marked_up: bool | None, tongue: str) -> str:
    """A stone in short: its colour, a ring for the mark up, a disc for the mark down, `?` for what is not known."""
    if colour == "unsure":
        return "?"
    sign = "?" if marked_up is None else "◉" if marked_up else "●"
    return say(Prompt("cal.eye.stone", {"colour": colour_word(colour), "sign": sign}), tongue)


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def overlay_of(known: TableMeasured, plane: Plane | None, tongue: str) -> dict[str, Any]:
    """What is known, in px of the pictures: the edge of board or mat, its sides, the holes, zones and corners."""
    width, height = known.size
    words = {seat: text(f"term.seat.{seat}", tongue) for seat in "SWNE"}
    drawn: dict[str, Any] = {"size": [width, height], "outline": [], "sides": [], "holes": [], "words": words}
    corners: Sequence[Point] = [(x * width, y * height) for x, y in FIRST_CORNERS]
    if plane is not None:
        plane = plane.at(known.size)
        layout, side = known.layout, known.side_mm or 0.0
        wide, high = (layout.width_mm, layout.height_mm) if layout is not None else (side, side)
        drawn |= _outline(plane, wide / 2, high / 2, words)
        corners = [(x, y) for x, y in plane.px(_ends(wide / 2, high / 2)).tolist()]
        if known.grid is not None:
            drawn["holes"] = [[*_rounded([at])[0], round(known.grid.hole_mm / 2 * plane.scale(), 1)]
                              for at in plane.px(known.grid.centres())]
    zones = {zone.name: zone.px(known.size, plane) for zone in known.zones if plane is not None or not zone.on_plane}
    drawn["zones"] = {name: _rounded(quad) for name, quad in zones.items()} or {
        name: _rounded([(x * width, y * height) for x, y in quad]) for name, quad in STANDARD.items()}
    return drawn | {"corners": _rounded(corners), "zones_known": bool(zones)}


def _outline(plane: Plane, w: float, h: float, words: Mapping[str, str]) -> dict[str, Any]:
    """The edge, bent as the lens bends it, and where the names of its sides stand."""
    share = np.linspace(0.0, 1.0, 9)[:-1, None]
    ends = np.array(_ends(w, h))
    edge = np.concatenate([a + share * (b - a) for a, b in zip(ends, np.roll(ends, -1, axis=0), strict=True)])
    middles = _rounded(plane.px([(0, 0.93 * h), (0.93 * w, 0), (0, -0.93 * h), (-0.93 * w, 0)]))
    return {"outline": _rounded(plane.px(edge)),
            "sides": [[words[side], *point] for side, point in zip("NESW", middles, strict=True)]}


def _ends(w: float, h: float) -> list[Point]:
    return [(-w, h), (w, h), (w, -h), (-w, -h)]


def _rounded(points: Iterable[Iterable[float]]) -> list[list[float]]:
    return [[round(float(v), 1) for v in point] for point in points]
