"""Figures as pictures and as words: of one match, and of everybody who has played in this house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any

from flask import Blueprint, Response, render_template
from markupsafe import Markup

from companion.errors import CompanionError
from companion.record import Person, Record, people
from companion.speech.languages import digits, plain
from web import plots
from web.plots import Row, Words
from web.scoreboard import keep_language
from web.words import language, text
from web.world import world

pages = Blueprint("statistics", __name__)

MARGINS_MS = (5, 10, 25, 50, 100, 200)
"""Leads of races are counted between these edges (ms)."""
MOST_DOTS = 150
"""So many of a person's latest reactions are drawn; all of them count for the middle one."""
NONE = "\N{EN DASH}"
"""Stands where nothing was measured."""
MOST_PEOPLE = 12
"""So many people of the house are drawn, those who played most."""


@pages.get("/statistics")
def house() -> Response:
    """Everybody who has played here."""
    tongue = language()
    found = [one for one in map(record_of, [n for n, _, _ in world().table.matches()]) if one is not None]
    known = people(found)[:MOST_PEOPLE]
    margins = [margin for one in found for margin in one.figures.margins_us]
    return _page(tongue, record=None, people=known, how_many=len(found),
                 charts=[*races(known, margins, tongue), *chart("longest", _longest(known, tongue), tongue)])


@pages.get("/statistics/<int:match>")
def one_match(match: int) -> Response | tuple[str, int]:
    """One match of the list, or the one on the table for number 0."""
    tongue = language()
    record = record_of(match)
    if record is None:
        return no_match(match, tongue)
    own = people([record])
    return _page(tongue, record=record, people=own, how_many=1, charts=[
        *chart("points", _points(record, tongue), tongue), *races(own, record.figures.margins_us, tongue),
        *chart("longest", _longest(own, tongue), tongue)])


def record_of(match: int) -> Record | None:
    """The record of a match; None where there is none, or where its journal tells of a game nobody here knows."""
    try:
        return world().table.record(match)
    except CompanionError:
        return None


def no_match(match: int, tongue: str) -> tuple[str, int]:
    """The page that says so in a sentence."""
    return render_template("error.html", sentence=text("web.evening.no_match", tongue, n=match)), 404


def _page(tongue: str, **values: Any) -> Response:
    return keep_language(Response(render_template("statistics.html", table=_table(values["people"], tongue), **values)))


Picture = tuple[Markup, str] | None
"""A plot and the sentences that say the same; None where there is nothing to draw yet."""


def chart(kind: str, picture: Picture, tongue: str) -> list[dict[str, Any]]:
    """A section of the page: its heading, what it shows, the picture, the words."""
    drawn, told = picture or (None, text(f"web.stats.none.{kind}", tongue))
    return [{"kind": kind, "title": text(f"web.stats.{kind}", tongue), "about": text(f"web.stats.about.{kind}", tongue),
             "svg": drawn, "told": told}]


def races(known: Sequence[Person], margins: Sequence[int], tongue: str) -> list[dict[str, Any]]:
    """What the pads measured: reactions, leads, false starts."""
    found = {"reactions": _reactions(known, tongue), "margins": _margins(margins, tongue),
             "early": _counted("early", {person.name: person.early for person in known}, tongue)}
    return [part for kind, picture in found.items() for part in chart(kind, picture, tongue)]


def _number(tongue: str) -> Words:
    return lambda value: digits(str(value), tongue)


def _reactions(known: Sequence[Person], tongue: str) -> Picture:
    timed = [person for person in known if person.reactions_us]
    if not timed:
        return None
    rows = [Row(person.name, tuple(us / 1000 for us in person.reactions_us[-MOST_DOTS:]),
                median(person.reactions_us) / 1000) for person in timed]
    told = [text("web.stats.reaction_of", tongue, P=person.name, ms=round(median(person.reactions_us) / 1000),
                 best=round(min(person.reactions_us) / 1000), n=len(person.reactions_us)) for person in timed]
    return _drawn("reactions", told, tongue, lambda title, words: plots.dots(title, words, rows, _number(tongue)))


def _margins(margins: Sequence[int], tongue: str) -> Picture:
    if not margins:
        return None
    counts = plots.histogram([round(us / 1000) for us in margins], MARGINS_MS)
    lows = (0, *MARGINS_MS)
    names = [digits(f"{low}-{high}" if high else f"{low}+", tongue)
             for low, high in zip(lows, (*MARGINS_MS, 0), strict=True)]
    told = [text("web.stats.margin_of", tongue, n=len(margins), ms=round(median(margins) / 1000),
                 low=round(min(margins) / 1000), high=round(max(margins) / 1000))]
    bins = list(zip(names, counts, strict=True))
    return _drawn("margins", told, tongue, lambda title, words: plots.columns(title, words, bins, _number(tongue)))


def _counted(kind: str, counts: Mapping[str, int], tongue: str) -> Picture:
    """A bar for each name with a count; `web.stats.KIND_of` is the sentence."""
    rows = [Row(name, (n,)) for name, n in counts.items() if n]
    if not rows:
        return None
    told = [text(f"web.stats.{kind}_of", tongue, P=row.name, n=int(row.values[0])) for row in rows]
    return _drawn(kind, told, tongue, lambda title, words: plots.bars(title, words, rows, _number(tongue)))


def _longest(known: Sequence[Person], tongue: str) -> Picture:
    return _counted("longest", {person.name: person.longest for person in known}, tongue)


def _points(record: Record, tongue: str) -> Picture:
    steps = record.figures.points
    if not steps:
        return None
    rows = [Row(name, tuple(points[player] for points in steps)) for player, name in enumerate(record.setup.players)]
    told = [text("web.stats.points_of", tongue, P=row.name, n=round(row.values[-1]), facts=len(steps)) for row in rows]
    return _drawn("points", told, tongue, lambda title, words: plots.points(title, words, rows, _number(tongue)))


def _drawn(kind: str, told: list[str], tongue: str, draw: Any) -> tuple[Markup, str]:
    words = " ".join(told)
    # A picture's own description cannot carry direction marks for every reader; the sentence below it does.
    return draw(text(f"web.stats.{kind}", tongue), plain(words)), words


def _table(known: Sequence[Person], tongue: str) -> list[dict[str, Any]]:
    number = _number(tongue)
    return [{
        "name": person.name, "played": number(person.played), "won": number(person.won),
        "middle": number(round(median(person.reactions_us) / 1000)) if person.reactions_us else NONE,
        "best": number(round(min(person.reactions_us) / 1000)) if person.reactions_us else NONE,
        "early": number(person.early), "longest": number(person.longest),
    } for person in known]
