"""The pages of an evening: the next game, every match ever played here, any match to read and to take along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from flask import Blueprint, Response, abort, jsonify, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.engine import Refused, Setup
from companion.errors import Unreadable
from companion.evening import next_setup
from companion.export import as_csv, as_json, as_story
from companion.record import people
from companion.scoreboard import Line, Scoreboard
from web import history
from web.holder import may, paired
from web.pairing import body, this_phone
from web.scoreboard import keep_language, ui_texts
from web.statistics import no_match, record_of
from web.words import language, texts
from web.world import world

pages = Blueprint("evening", __name__)

PAGE = 30
"""So many matches stand on one page of the list, latest first."""
TEXTS = ("play_on", "aside", "aside_yes", "aside_no")

Writer = Callable[[Setup, Sequence[Line], str], str]
FORMS: dict[str, tuple[str, Writer]] = {
    "json": ("application/json", lambda setup, lines, _: as_json(setup, lines)),
    # The mark at the beginning tells spreadsheets that Persian and Polish letters are UTF-8.
    "csv": ("text/csv; charset=utf-8", lambda setup, lines, tongue: "\ufeff" + as_csv(setup, lines, tongue)),
    "txt": ("text/plain; charset=utf-8", as_story),
}
"""What a match can be taken along as."""


@pages.get("/evening")
def page() -> Response:
    """The next game (for the referee), and the list of all matches."""
    tongue, table = language(), world().table
    board, numbers = table.scoreboard, [number for number, _, _ in table.matches()]
    start = max(0, request.args.get("before", len(numbers) + 1, type=int))
    shown = [number for number in reversed(numbers) if number < start][:PAGE]
    found = [one for one in map(record_of, shown) if one is not None]
    following = _following(board) if board.match and this_phone() else None
    return keep_language(Response(render_template(
        "evening.html", records=found, playing=board.match, running=running(board), following=following,
        seen=board.version, referee=this_phone() is not None, known=table.known_players()[:PAGE],
        names={one.name: one for one in people(found)}, older=shown[-1] if shown and shown[-1] > 1 else 0,
        ui=ui_texts(tongue) | texts("web.evening", tongue, TEXTS),
    )))


def running(board: Scoreboard) -> bool:
    """True while a match is in play that has begun and is not over: opening another one puts it aside."""
    return bool(board.match and board.outcome is None and board.last_seq)


def _following(board: Scoreboard) -> Setup:
    assert board.setup is not None
    return next_setup(board.setup, board.scores, board.outcome)


@pages.post("/evening/next")
@may("match")
def following() -> Response:
    """The same people and house rules once more; the loser of the last game begins (B2)."""
    said = body()
    table = world().table
    if not table.scoreboard.match:
        raise Refused("table.no_match")
    _aside(said)
    board = table.open_match(_following(table.scoreboard), seen=_seen(said))
    table.log("match", paired().name, str(board.match))
    return jsonify(next="/referee", version=board.version)


@pages.post("/evening/resume")
@may("match")
def resume() -> Response:
    """Match `match` lies on the table again; one in play is put aside only where `aside` says so."""
    said = body()
    match = said.get("match")
    if type(match) is not int:
        abort(400)
    known = {number for number, _, _ in world().table.matches()}
    if match not in known:
        raise Refused("web.evening.no_match", n=match)
    if match != world().table.scoreboard.match:
        _aside(said)
        world().table.resume(match, seen=_seen(said))
        world().table.log("resume", paired().name, str(match))
    return jsonify(next="/referee", version=world().table.scoreboard.version)


def _aside(said: dict[str, Any]) -> None:
    """Asks before a match that is in play is put aside."""
    if running(world().table.scoreboard) and said.get("aside") is not True:
        raise Refused("web.evening.running")


def _seen(said: dict[str, Any]) -> int | None:
    seen = said.get("seen")
    return seen if type(seen) is int else None


@pages.get("/match/<int:match>")
def journal(match: int) -> Response | AnyResponse | tuple[str, int]:
    """What was said in any match, oldest first; the match on the table has a page that keeps up with it."""
    tongue, table = language(), world().table
    if match and match == table.scoreboard.match:
        return redirect("/history")
    found = record_of(match)
    if not match or found is None:
        return no_match(match, tongue)
    lines = [history.line(one, tongue, found.setup.game) for one in table.history(match)]
    return keep_language(Response(render_template(
        "match.html", record=found, lines=lines, referee=this_phone() is not None, running=running(table.scoreboard),
        seen=table.scoreboard.version, ui=ui_texts(tongue) | texts("web.evening", tongue, TEXTS))))


@pages.get("/export/<int:match>.<form>")
def export(match: int, form: str) -> Response | tuple[str, int]:
    """The match as a file: everything (JSON), rows (CSV), or a story in the reader's language (text)."""
    if form not in FORMS:
        abort(404)
    tongue, table = language(), world().table
    setup = next((setup for number, _, setup in table.matches() if number == match), None)
    if setup is None:
        return no_match(match, tongue)
    kind, write = FORMS[form]
    try:
        lines = table.history(match)
    except Unreadable:
        return no_match(match, tongue)
    name = f"push-{match}-{setup.game}.{form}"
    return Response(write(setup, lines, tongue), headers={
        "Content-Type": kind, "Content-Disposition": f'attachment; filename="{name}"'})
