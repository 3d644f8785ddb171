"""The evidence of a match: the photo finish of each race, and each reading's picture with what was read in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import Blueprint, Response, abort, redirect, render_template
from markupsafe import Markup
from werkzeug.wrappers import Response as AnyResponse

from calibration.errors import BadProfile
from calibration.holes import Grid
from calibration.plane import Plane
from companion.boardread import board_told, hole_told, meant
from companion.engine import Prompt
from companion.errors import Unreadable
from companion.evidence import Proof
from companion.evidence_zip import as_zip
from companion.games.board.holes import HOLES
from companion.photofinish import photo_finish, verdict
from companion.signals import BoardSeen, BoardTerms, CardsSeen, Quad, Race, SeenCard
from companion.speech import say
from web.pairing import referees_only, this_phone
from web.scoreboard import keep_language, ui_texts
from web.statistics import no_match
from web.words import language, text
from web.world import world

pages = Blueprint("evidence", __name__)


@pages.get("/evidence")
def latest() -> AnyResponse:
    """The evidence of the match on the table."""
    return redirect(f"/evidence/{world().table.scoreboard.match}")


@pages.get("/evidence/<int:match>")
def overview(match: int) -> Response | tuple[str, int]:
    """Every race and every reading of a match in a sentence, latest first."""
    tongue = language()
    found = _proofs(match)
    if found is None:
        return no_match(match, tongue)
    rows = [{"seq": one.seq, "at": one.at, "kind": text(f"web.evidence.{one.kind}", tongue), "told": told(one, tongue),
             "state": one.counts} for one in reversed(found)]
    return keep_language(Response(render_template(
        "evidence.html", match=match, rows=rows, ui=ui_texts(tongue), referee=this_phone() is not None)))


@pages.get("/evidence/<int:match>/<int:seq>")
def one_proof(match: int, seq: int) -> Response | tuple[str, int]:
    """The evidence of entry `seq`: anybody sees a photo finish, the referee's phones also see the pictures."""
    tongue = language()
    found = _proofs(match)
    place = next((n for n, one in enumerate(found or ()) if one.seq == seq), None)
    if found is None or place is None:
        return no_match(match, tongue)
    proof, referee = found[place], this_phone() is not None
    before, after = found[place - 1].seq if place else 0, found[place + 1].seq if place + 1 < len(found) else 0
    picture = proof.picture if referee and world().table.picture(proof.picture) is not None else ""
    return keep_language(Response(render_template(
        "proof.html", match=match, proof=proof, told=told(proof, tongue), ui=ui_texts(tongue), referee=referee,
        kind=text(f"web.evidence.{proof.kind}", tongue), before=before, after=after, picture=picture,
        news=[say(prompt, tongue) for prompt in proof.news],
        finish=Markup(photo_finish(proof.signal, proof.names, tongue)) if isinstance(proof.signal, Race) else "",
        cards=_cards(proof, tongue), holes=_holes(proof, tongue), reader=getattr(proof.signal, "reader", ""))))


@pages.get("/evidence/<int:match>.zip")
@referees_only
def pack(match: int) -> Response | tuple[str, int]:
    """Everything in one file."""
    tongue, table = language(), world().table
    found = _proofs(match)
    setup = next((setup for number, _, setup in table.matches() if number == match), None)
    if found is None or setup is None:
        abort(404)
    packed = as_zip(setup, table.history(match), found, table.picture, tongue)
    return Response(packed, mimetype="application/zip", headers={
        "Content-Disposition": f'attachment; filename="push-{match}-{setup.game}.zip"'})


def _proofs(match: int) -> Sequence[Proof] | None:
    """The proofs of a match (of the one on the table where 0), None where there is no such match."""
    if not match and not world().table.scoreboard.match:
        return None
    try:
        return world().table.proofs(match)
    except Unreadable:
        return None


def told(proof: Proof, tongue: str) -> str:
    """What the evidence says, in a sentence."""
    match proof.signal:
        case Race():
            return say(verdict(proof.signal, proof.names), tongue)
        case CardsSeen(cards=cards):
            return say(Prompt("evidence.read", {"cards": tuple(card.card for card in cards)}), tongue)
        case BoardSeen():
            return say(board_told(proof.signal), tongue)


def _cards(proof: Proof, tongue: str) -> list[dict[str, Any]]:
    """Each card that was read, with its outline in the picture (px) and how sure it was."""
    if not isinstance(proof.signal, CardsSeen):
        return []
    return [{"told": say(_sure(card), tongue), "short": card.card.pretty, "quad": _points(card.quad),
             "at": _middle(card)} for card in proof.signal.cards]


def _sure(card: SeenCard) -> Prompt:
    """A card and how sure its reading was; nobody is told that one is certain."""
    return Prompt("evidence.sure", {"card": card.card, "percent": min(99, round(100 * card.confidence))})


def _holes(proof: Proof, tongue: str) -> list[dict[str, Any]]:
    """Each hole that is not empty, with its place and size in the picture (px), where these were kept."""
    seen = proof.signal
    if not isinstance(seen, BoardSeen):
        return []
    places = _places(seen.terms) if seen.terms is not None else {}
    return [{"told": say(hole_told(hole), tongue), "name": hole.hole, "unsure": meant(hole)[0] == "unsure",
             "at": [round(n) for n in places[hole.hole]] if hole.hole in places else None}
            for hole in seen.holes if meant(hole)[0] != "empty"]


def _places(terms: BoardTerms) -> dict[str, tuple[float, float, float]]:
    """Middle and radius of each hole in the kept picture (px); none where the terms are torn."""
    try:
        plane, grid = Plane.from_json(terms.plane), Grid.from_json(terms.grid)
    except BadProfile:
        return {}
    centres = grid.centres()
    return {hole: (*at, plane.scale(mm) * grid.hole_mm / 2)
            for hole, at, mm in zip(HOLES, plane.px(centres).tolist(), centres.tolist(), strict=False)}


def _points(quad: Quad | None) -> str:
    return " ".join(f"{x:.0f},{y:.0f}" for x, y in quad) if quad is not None else ""


def _middle(card: SeenCard) -> tuple[int, int] | None:
    points = card.quad or card.points
    if not points:
        return None
    return (round(sum(x for x, _ in points) / len(points)), round(sum(y for _, y in points) / len(points)))
