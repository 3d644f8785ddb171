"""The doctor's page: how everything is that this table stands on, and what to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from flask import Blueprint, Response, current_app, render_template

from companion.findings import Finding, Level
from companion.speech import say
from web.holder import referees_page
from web.scoreboard import keep_language, ui_texts
from web.words import language, text

pages = Blueprint("doctor", __name__)

Doctor = Callable[[], Sequence[Finding]]
"""Examines the table that is open here."""
SIGNS = {Level.OK: ("good", "✓"), Level.ADVICE: ("warn", "!"), Level.FAULT: ("bad", "\u00d7")}


@pages.get("/doctor")
@referees_page
def page() -> Response:
    """Every finding, the worst first."""
    tongue = language()
    doctor: Doctor | None = current_app.extensions.get("doctor")
    found = list(doctor()) if doctor is not None else []
    order = list(Level)
    found.sort(key=lambda one: -order.index(one.level))
    rows = [(*SIGNS[one.level], text(f"doctor.name.{one.check}", tongue), text(f"doctor.level.{one.level}", tongue),
             say(one.prompt, tongue)) for one in found]
    faults, advice = (sum(one.level is level for one in found) for level in (Level.FAULT, Level.ADVICE))
    return keep_language(Response(render_template(
        "doctor.html", rows=rows, ui=ui_texts(tongue),
        told=text("doctor.sum", tongue, faults=faults, advice=advice) if found else text("web.doctor.none", tongue))))
