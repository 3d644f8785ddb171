"""Teaching packs from the referee's phone: pictures by the table's camera or any phone, names corrected by a tap.

What is done with a picture is `web.lessons`, what is kept is `calibration.teaching`, which the command shares.
"""

from __future__ import annotations

import base64
from typing import Any

import cv2
from flask import Blueprint, Response, abort, current_app, jsonify, render_template, request

from calibration.deck import NAMES, NUMBERS, Pack, Taught
from calibration.deckstore import taught
from calibration.errors import BadProfile, Unfit
from calibration.eyes import Eyes
from calibration.plane import Picture
from calibration.teaching import forget
from companion import codec
from companion.cards import UNKNOWN, Card, pack
from companion.engine import Prompt, Refused
from companion.errors import JournalFull
from companion.speech import card_name, say
from companion.speech.languages import digits
from web.count import crowded_out, desk
from web.guard import MOST_PHOTO_BYTES
from web.holder import referees_page
from web.lessons import KINDS, Lesson, Lessons, Proposed
from web.pairing import body, referees_only
from web.referee import referee_texts
from web.scoreboard import keep_language
from web.words import language, text, texts

pages = Blueprint("calibration_deck", __name__)

TEXTS = ("cards", "back", "custom", "what", "pack", "first", "how_cards", "how_back", "how_custom", "reading", "look",
         "check", "left", "right", "change", "not_card", "away", "this_back", "this_card", "card_name", "number",
         "known", "none", "forget", "forget_sure", "failed", "too_large", "camera_alt")


class Teaching:
    """What these pages need of one table: its waiting pictures, and its camera where it has one."""

    def __init__(self, lessons: Lessons, eyes: Eyes | None) -> None:
        self.lessons, self.eyes = lessons, eyes


def held() -> Teaching:
    """What belongs to the app that answers this request."""
    found: Teaching = current_app.extensions["teaching"]
    return found


@pages.get("/calibration/deck")
@referees_page
def page() -> Response:
    """What is taught, and the picture that is being taught."""
    tongue = language()
    names = {str(card): {"name": card_name(card, tongue)} for card in pack(jokers=2)}
    ui = referee_texts(tongue) | texts("deck.ui", tongue, TEXTS) | {"no_picture": text("cal.ui.no_picture", tongue),
                                                                    "picture_alt": text("deck.ui.camera_alt", tongue)}
    return keep_language(Response(render_template(
        "deck.html", state=model(tongue), ui=ui, deck=names, limits={"name": NAMES, "number": NUMBERS[-1]})))


@pages.get("/calibration/deck/state.json")
@referees_only
def state() -> Response:
    """The same as data."""
    return jsonify(model(language()))


@pages.get("/calibration/deck/photo/<int:number>.jpg")
@referees_only
def photo(number: int) -> Response:
    """A waiting picture."""
    lesson = next((one for one in held().lessons.waiting() if one.number == number), None)
    if lesson is None:
        abort(404)
    return Response(lesson.jpeg, mimetype="image/jpeg")


@pages.post("/calibration/deck/photo")
@referees_only
def sent() -> Response:
    """A photo, sent as it is (`application/octet-stream`), waits to be taught; the address has `kind` and `pack`."""
    crowded_out()
    kind, name = _kind(request.args), request.args.get("pack", "")
    request.max_content_length = MOST_PHOTO_BYTES
    data = request.get_data(cache=False)
    with desk().alone():
        lesson = held().lessons.sent(kind, name, data)
    return jsonify(model(language()) | {"at": lesson.number})


@pages.post("/calibration/deck/shot")
@referees_only
def shot() -> Response:
    """As `sent`, with the picture that the table's camera has now."""
    said, eyes = body(), held().eyes
    frame = eyes.frame() if eyes is not None else None
    if frame is None:
        raise Unfit("cal.picture.none")
    with desk().alone():
        lesson = held().lessons.shown(_kind(said), _text(said, "pack"), frame.copy())
    return jsonify(model(language()) | {"at": lesson.number})


@pages.post("/calibration/deck")
@referees_only
def act() -> Response:
    """`do` is `name` (card `n` of picture `at` is `card`, null leaves it out), `teach` (picture `at` after so many
    `edits`; a custom card has `name` and `worth`), `away` (picture `at`) or `forget` (what has that `name`)."""
    said, lessons, tongue = body(), held().lessons, language()
    told: Prompt | None = None
    try:
        match said.get("do"):
            case "name":
                told = lessons.named(_number(said, "at"), _number(said, "n"), _card(said.get("card")))
            case "teach":
                worth = _number(said, "worth") if "worth" in said else 0
                told = lessons.teach(_number(said, "at"), _number(said, "edits"), _text(said, "name"), worth)
            case "away":
                lessons.drop(_number(said, "at"))
            case "forget":
                name = _text(said, "name")
                forget(lessons.data_dir, name)
                told = Prompt("deck.done.forgotten", {"name": name.removeprefix("!")})
            case _:
                abort(400)
    except OSError as error:
        raise JournalFull(str(error)) from error
    return jsonify(model(tongue) | {"told": say(told, tongue) if told is not None else ""})


def model(tongue: str) -> dict[str, Any]:
    """What is taught and what waits, in one language."""
    lessons = held().lessons
    try:
        known, torn = taught(lessons.data_dir), ""
    except BadProfile:
        known, torn = Taught(), text("cal.profile.torn", tongue)
    customs = [{"name": str(one.card), "text": one.card.pretty, "face": _data(one.face),
                "worth": text("deck.worth", tongue, n=one.number)} for one in known.customs.values()]
    return {"packs": [pack_model(one, tongue) for one in known.packs.values()], "customs": customs, "torn": torn,
            "lessons": [lesson_model(one, tongue) for one in lessons.waiting()],
            "digits": digits("0123456789", tongue)}


def pack_model(one: Pack, tongue: str) -> dict[str, Any]:
    """How far a pack is known."""
    return {"name": one.name, "known": one.faces, "text": text("deck.known", tongue, n=one.faces),
            "missing": [str(card) for card in one.missing] if one.faces else [],
            "told": text("deck.missing", tongue) if one.missing and one.faces else "",
            "back": _data(one.back) if one.back is not None else "",
            "back_text": text("deck.back_known" if one.back is not None else "deck.back_unknown", tongue)}


def lesson_model(lesson: Lesson, tongue: str) -> dict[str, Any]:
    """A waiting picture with the names as they stand."""
    ready = len(lesson.taught)
    return {"at": lesson.number, "kind": lesson.kind, "pack": lesson.pack, "edits": lesson.edits, "ready": ready,
            "cards": [_proposed(one, tongue) for one in lesson.cards],
            "flat": _data(lesson.flat) if lesson.flat is not None else "",
            "open": text("deck.open", tongue, n=lesson.open) if lesson.open else "",
            "action": text("deck.act.teach", tongue, n=ready) if lesson.kind == "cards" else ""}


def _proposed(one: Proposed, tongue: str) -> dict[str, Any]:
    name = one.name or UNKNOWN
    others = (one.laid.seen.card, *(card for card, _ in one.laid.seen.others))
    guesses = [str(card) for card in dict.fromkeys(others) if card != name and (card.is_face or card.is_joker)]
    return {"card": str(name), "name": card_name(name, tongue), "sure": one.sure, "left": one.name is None,
            "quad": codec.write(one.laid.seen.quad), "guesses": guesses[:3]}


def _kind(said: Any) -> str:
    kind = said.get("kind")
    if kind not in KINDS:
        abort(400)
    return str(kind)


def _text(said: dict[str, Any], name: str) -> str:
    value = said.get(name, "")
    if not isinstance(value, str):
        abort(400)
    return value


def _number(said: dict[str, Any], name: str) -> int:
    value = said.get(name)
    if type(value) is not int:
        raise Refused("deck.number", least=NUMBERS[0], most=NUMBERS[-1]) if name == "worth" else Unfit("deck.gone")
    return value


def _card(sent: Any) -> Card | None:
    """A face or a joker; None for what is left out."""
    if sent is None:
        return None
    card = Card(sent) if isinstance(sent, str) else UNKNOWN
    if not (card.is_face or card.is_joker):
        abort(400)
    return card


def _data(picture: Picture) -> str:
    _, coded = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, 85])
    return "data:image/jpeg;base64," + base64.b64encode(coded.tobytes()).decode("ascii")
