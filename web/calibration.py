"""Calibrating from the referee's phone: the wizard's pages, the sheets to print, the profile as a file."""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path
from typing import Any

from flask import Blueprint, Response, abort, current_app, jsonify, render_template

from calibration.errors import BadProfile, Unfit
from calibration.eyes import Eyes
from calibration.measured import table_measured
from calibration.profile import Profiles
from calibration.sheets import every_sheet
from companion.engine import Prompt, Refused
from companion.errors import JournalFull
from web.calibration_view import TEXTS, model, offers_of, seen
from web.holder import referees_page
from web.pairing import body, referees_only
from web.scoreboard import keep_language, ui_texts
from web.wizard import Wizard
from web.words import language, refusal, text, texts
from web.world import world

pages = Blueprint("calibration", __name__)

SHEETS = {sheet.name: sheet for sheet in every_sheet()}


class Held:
    """What these pages need of one table: its camera, the folder of its data, and the one wizard."""

    def __init__(self, eyes: Eyes, folder: Path) -> None:
        self.eyes, self.folder = eyes, folder
        self.profiles = Profiles(folder / "calibration")

    @cached_property
    def wizard(self) -> Wizard:
        """The wizard, made when it is first asked for: before that the camera may have no picture yet."""
        return Wizard(self.eyes, self.folder)


def held() -> Held:
    """What belongs to the app that answers this request."""
    found: Held = current_app.extensions["calibration"]
    return found


def _wizard() -> Wizard:
    return held().wizard


def _model() -> dict[str, Any]:
    """The wizard where it is now, in the reader's language."""
    wizard, pretend = _wizard(), world().pretend
    bare = pretend is not None and not pretend.with_board and wizard.walk.step in ("picture", "marks", "corners")
    return model(wizard, language(), Prompt("cal.pretend") if bare else None)


@pages.get("/calibration")
@referees_page
def page() -> Response:
    """The wizard where it is."""
    tongue = language()
    return keep_language(Response(render_template(
        "calibration.html", state=_model(), sheets=sheet_titles(tongue),
        ui=ui_texts(tongue) | texts("cal.ui", tongue, TEXTS))))


def sheet_titles(tongue: str) -> list[tuple[str, str]]:
    """Every sheet's file name with its title."""
    parts = [(name, *name.split("-")) for name in SHEETS]
    return [(name, text(f"cal.sheet.{kind}", tongue, paper=paper)) for name, kind, paper in parts]


@pages.get("/calibration/picture.jpg")
@referees_only
def picture() -> Response:
    """What the camera sees; no newer one is made sooner than after half a second."""
    jpeg = _wizard().picture()
    if not jpeg:
        abort(404)
    return Response(jpeg, mimetype="image/jpeg")


@pages.get("/calibration/state.json")
@referees_only
def state() -> Response:
    """Where the wizard is now."""
    return jsonify(_model())


@pages.get("/calibration/look.json")
@referees_only
def look() -> Response:
    """Where the wizard is, whoever brought it there, and at the marks those in the picture now."""
    wizard = _wizard()
    step = wizard.walk.step
    return jsonify(step=step, saved=wizard.saved, marks=wizard.look() if step == "marks" else [])


@pages.post("/calibration")
@referees_only
def act() -> Response | tuple[Response, int]:
    """`do` is `take`, `skip`, `back`, `to` (with `step`) or `begin`; `step` names the step that the page shows.

    A refusal of sizes has `offers`: what could be taken instead, as a button's text and what it says.
    """
    said, wizard = body(), _wizard()
    if said.get("do") not in ("begin", "to") and said.get("step") != wizard.walk.step:
        raise Refused("cal.elsewhere")
    match said.get("do"):
        case "take":
            try:
                _take(wizard, said)
            except Unfit as why:
                answer, code = refusal(why.prompt, 409)
                return jsonify(answer.get_json() | {"offers": offers_of(why.prompt, language())}), code
        case "skip":
            wizard.skip()
        case "back":
            wizard.back()
        case "to":
            wizard.to(str(said.get("step")))
        case "begin":
            wizard.begin()
        case _:
            abort(400)
    return jsonify(_model())


def _take(wizard: Wizard, said: dict[str, Any]) -> None:
    try:
        wizard.take(said)
    except OSError as error:
        raise JournalFull(str(error)) from error


@pages.get("/calibration/sheets/<name>.<kind>")
def sheet(name: str, kind: str) -> Response:
    """A sheet to print, as SVG or PDF; anyone may."""
    found = SHEETS.get(name)
    if found is None or kind not in ("svg", "pdf"):
        abort(404)
    if kind == "svg":
        return Response(found.svg(), mimetype="image/svg+xml")
    return Response(found.pdf(), mimetype="application/pdf",
                    headers={"Content-Disposition": f'inline; filename="push-{name}.pdf"'})


@pages.get("/calibration/profiles.json")
@referees_only
def export() -> Response:
    """Every kind's newest profile, for another machine."""
    packed = held().profiles.pack()
    return Response(json.dumps(packed, ensure_ascii=False), mimetype="application/json",
                    headers={"Content-Disposition": 'attachment; filename="push-profiles.json"'})


@pages.post("/calibration/profiles")
@referees_only
def unpack() -> Response:
    """Takes over what another machine has packed; the wizard begins with it."""
    said = body()
    try:
        kinds = held().profiles.unpack(said)
        measured = table_measured(held().folder)
    except BadProfile:
        raise Refused("cal.profile.foreign") from None
    except OSError as error:
        raise JournalFull(str(error)) from error
    if measured is not None:
        held().eyes.use(measured)
    _wizard().begin()
    return jsonify(_model() | {"kinds": list(kinds)})


@pages.get("/calibration/eye")
@referees_page
def eye() -> Response:
    """What the eye sees: the picture with plane, zones and readings."""
    tongue = language()
    return keep_language(Response(render_template(
        "eye.html", state=seen(held().eyes, held().folder, tongue),
        ui=ui_texts(tongue) | texts("cal.ui", tongue, TEXTS))))


@pages.get("/calibration/eye.json")
@referees_only
def eye_now() -> Response:
    """The same as data."""
    return jsonify(seen(held().eyes, held().folder, language()))

