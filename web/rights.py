"""The rights page: who holds the whistle, what others may do, phones, PIN, tokens for scripts, and who did what."""

from __future__ import annotations

import csv
import io
from typing import Any

from flask import Blueprint, Response, abort, jsonify, render_template

from companion.engine import Refused
from companion.export import cell
from companion.journal import utc_now
from companion.speech import keys as speech_keys
from web import history
from web.holder import GROUPS, holds, paired, referees_page, whistle_model
from web.pairing import body
from web.scoreboard import keep_language, ui_texts
from web.words import language, text, texts
from web.world import world

pages = Blueprint("rights", __name__)

TEXTS = ("token_once",)


@pages.get("/rights")
@referees_page
def page() -> Response:
    """Everything about who may do what; a phone that is not paired is sent to the pairing page."""
    phone = paired()
    keys, tongue = world().keys, language()
    return keep_language(Response(render_template(
        "rights.html", phone=phone, phones=keys.phones, whistle=keys.whistle, tokens=keys.tokens, groups=GROUPS,
        mine=keys.whistle.holder == phone, ui=ui_texts(tongue) | texts("web.rights", tongue, TEXTS))))


@pages.post("/rights/take")
def take() -> Response:
    """This phone holds the whistle; every other one sees who took it, and may take it back."""
    phone, held = paired(), world()
    if held.keys.take(phone, utc_now()):
        held.table.log("take", phone.name, held.keys.whistle.taken["from"])
        held.table.refresh()
    return jsonify(whistle=whistle_model(held.keys.whistle, language()))


@pages.post("/rights/lock")
def lock() -> Response:
    """The holder locks all taps (`locked` true), or unlocks them."""
    phone, held, locked = paired(), world(), body().get("locked") is True
    holds(held.keys.whistle, phone)
    held.keys.lock(locked)
    held.table.log("lock" if locked else "unlock", phone.name)
    held.table.refresh()
    return jsonify(whistle=whistle_model(held.keys.whistle, language()))


@pages.post("/rights/open")
def open_groups() -> Response:
    """The holder says which groups of acts are every referee's."""
    phone, held, groups = paired(), world(), body().get("groups")
    holds(held.keys.whistle, phone)
    if not isinstance(groups, list) or not all(group in GROUPS for group in groups):
        abort(400)
    held.keys.open_to_all(groups)
    held.table.log("open", phone.name, ", ".join(sorted(set(groups))))
    held.table.refresh()
    return jsonify(whistle=whistle_model(held.keys.whistle, language()))


@pages.post("/rights/pin")
def pin() -> Response:
    """The holder sets another PIN; phones that are paired stay paired."""
    phone, held = paired(), world()
    holds(held.keys.whistle, phone)
    held.keys.new_pin(str(body().get("pin", "")))
    held.table.log("pin", phone.name)
    return jsonify(done=True)


@pages.post("/rights/let_go")
def let_go() -> Response:
    """The holder makes a spectator's of another phone, by its tag."""
    phone, held, tag = paired(), world(), body().get("tag")
    holds(held.keys.whistle, phone)
    other = next((one for one in held.keys.phones if one.tag == tag), None)
    if other is None:
        abort(400)
    held.keys.leave(other.id)
    held.table.log("let_go", phone.name, other.name)
    held.table.refresh()
    return jsonify(done=True)


@pages.post("/rights/token")
def token() -> Response:
    """A new token that reads the table, for an overlay or a script. Its key is in this answer and nowhere else."""
    phone, held = paired(), world()
    holds(held.keys.whistle, phone)
    made, key = held.keys.make_token(str(body().get("name", "")), utc_now())
    held.table.log("token", phone.name, made.name)
    return jsonify(id=made.id, name=made.name, key=key)


@pages.post("/rights/revoke")
def revoke() -> Response:
    """This token reads nothing any more; its streams end."""
    phone, held, ident = paired(), world(), body().get("id")
    holds(held.keys.whistle, phone)
    found = next((one for one in held.keys.tokens if one.id == ident), None)
    if found is None:
        raise Refused("web.rights.no_token")
    held.keys.revoke(found.id)
    held.table.log("revoke", phone.name, found.name)
    return jsonify(done=True)


@pages.get("/log")
@referees_page
def log() -> Response:
    """Who did what: entries of the match in play and everything beside the matches, newest first."""
    tongue = language()
    return keep_language(Response(render_template("log.html", rows=rows(tongue)[:300], ui=ui_texts(tongue))))


@pages.get("/log.csv")
def log_file() -> Response:
    """The whole log as rows for a spreadsheet."""
    paired()
    out = io.StringIO()
    written = csv.writer(out, lineterminator="\r\n")
    written.writerow(["at", "who", "what", "match", "entry", "state"])
    for row in rows(language()):
        written.writerow([row["at"], cell(row["who"]), cell(row["what"]), row["match"], row["seq"], row["state"]])
    return Response("\ufeff" + out.getvalue(), headers={
        "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": 'attachment; filename="push-log.csv"'})


def rows(tongue: str) -> list[dict[str, Any]]:
    """The log, newest first: each row has `at`, `who`, `what`, and for an entry `match`, `seq` and `state`."""
    table = world().table
    board = table.scoreboard
    said = [history.line(one, tongue, board.game) for one in table.history()]
    told = [{"at": one["at"], "who": one["by"], "what": " ".join(one["texts"]), "match": board.match,
             "seq": one["seq"], "state": one["state"]} for one in said]
    told += [{"at": deed.at, "who": deed.who, "what": _deed(deed.key, deed.told, tongue), "match": "", "seq": "",
              "state": ""} for deed in table.deeds()]
    return sorted(told, key=lambda row: str(row["at"]), reverse=True)


def _deed(key: str, told: str, tongue: str) -> str:
    known = f"web.log.{key}"
    return text(known, tongue, what=told) if known in speech_keys("en") else f"{key} {told}"
