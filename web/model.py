"""The page model: one scoreboard in one language, as plain JSON that a script only has to put in its places.

Names stay text and are never markup; numbers stay numbers (the page writes them in its language's digits).
"""

from __future__ import annotations

from typing import Any

from companion import codec
from companion.cards import Card
from companion.engine import Choice, Doubt, Field, Outcome, Prompt, Score
from companion.games.board.facts import COLOURS
from companion.scoreboard import Scoreboard
from companion.seats import Seat
from companion.speech import card_name, direction, say
from companion.speech.languages import digits
from web.views import GO, QUIET, extra
from web.voice import racing, spoken
from web.words import text

Model = dict[str, Any]


def sentence(prompt: Prompt, language: str) -> Model:
    """A prompt as the page shows it: its text, the rule behind it, and whose it is."""
    return {"text": say(prompt, language), "rule": prompt.rule, "seat": prompt.seat.value if prompt.seat else None,
            "key": prompt.key}


def spectator(board: Scoreboard, language: str) -> Model:
    """Everything a spectator sees."""
    seats = tuple(Seat)
    at_table = sorted((s for s in board.scores if s.seat), key=lambda s: seats.index(s.seat) if s.seat else 9)
    waiting = [s for s in board.scores if not s.seat]
    model: Model = {
        "version": board.version, "moved": board.moved, "match": board.match, "lang": language,
        "dir": direction(language), "digits": digits("0123456789", language), "game": board.game,
        "title": text(f"web.game.{board.game}", language) if board.game else "",
        "sides": [_side(score, board, language) for score in at_table or waiting],
        "queue": [_side(score, board, language) for score in waiting] if at_table else [],
        "prompts": [sentence(p, language) for p in board.prompts],
        "news": [sentence(p, language) for p in board.news],
        "go": any(p.key == GO for p in board.notices),
        "notices": [sentence(p, language) for p in board.notices if p.key != GO],
        "refusal": sentence(board.refusal, language) if board.refusal else None,
        "doubt": {"text": say(board.doubt.prompt, language), "rule": board.doubt.prompt.rule} if board.doubt else None,
        "dispute": None,
        "outcome": _outcome(board.outcome, board.scores, language) if board.outcome else None,
        "view": dict(board.view),
        "extra": extra(board, language),
        "calls": spoken(board, language), "corrected": board.corrected, "racing": racing(board),
    }
    if board.dispute:
        model["dispute"] = {"seq": board.dispute.seq, "text": say(board.dispute.reason, language),
                            "rule": board.dispute.reason.rule}
    model["cards"] = {str(c): card_name(Card(str(c)), language) for c in _cards(model["view"])}
    return model


def for_referee(board: Scoreboard, language: str, undoes: str = "", whistle: Model | None = None) -> Model:
    """What a spectator sees, and what may be said now; `undoes` says what an undo would take back.

    `whistle` tells whose taps count.
    """
    model = spectator(board, language)
    model["choices"] = [choice(c, language) for c in board.choices]
    model["doubt"] = doubt(board.doubt, language) if board.doubt else None
    model["players"] = [{"player": s.player, "name": s.name, "points": s.points} for s in board.scores]
    model["specials"] = dict(board.setup.specials) if board.setup else {}
    model["wants"] = [{"sense": w.sense, "zones": list(w.zones), "count": w.count} for w in board.wants]
    model["undo"] = {"seq": board.last_seq, "text": undoes, "fact": board.amend_seq} if board.last_seq else None
    model["whistle"] = whistle
    model["redo"] = {"seq": board.redo_seq} if board.redo_seq else None
    return model


def choice(what: Choice, language: str) -> Model:
    """One button: its sentence, the fact it says, and the fields a person still fills in."""
    return {**sentence(what.prompt, language), "action": codec.write(what.action),
            "ask": [field(f, language) for f in what.ask]}


def field(asked: Field, language: str) -> Model:
    """One field of a form, with its label and the texts of its options."""
    return {
        "name": asked.name, "kind": asked.kind, "label": text(asked.key, language), "low": asked.low,
        "high": asked.high, "seat": asked.seat.value if asked.seat else None,
        "options": [{"value": o, "text": _option(asked, o, language)} for o in asked.options],
    }


def doubt(what: Doubt, language: str) -> Model:
    """The doubt with its picture, the places in it and one button for each way to settle it."""
    return {"text": say(what.prompt, language), "rule": what.prompt.rule, "picture": what.picture,
            "places": codec.write(what.places), "choices": [choice(c, language) for c in what.choices]}


def _option(asked: Field, value: str, language: str) -> str:
    if value in COLOURS:
        return text(f"term.colour.{value}", language)
    if asked.kind == "holes":
        return value
    return card_name(Card(value), language) if asked.kind == "card" else text(f"{asked.key}.{value}", language)


def _side(score: Score, board: Scoreboard, language: str) -> Model:
    wanted = {p.seat for p in board.prompts if p.seat and p.key not in QUIET}
    won = bool(board.outcome and score.player in board.outcome.winners)
    return {
        "player": score.player, "name": score.name, "points": score.points, "marks": dict(score.marks),
        "seat": score.seat.value if score.seat else None, "wanted": score.seat in wanted if score.seat else False,
        "won": won,
    }


def _outcome(outcome: Outcome, scores: tuple[Score, ...], language: str) -> Model:
    return {**sentence(outcome.why, language),
            "winners": [s.name for s in scores if s.player in outcome.winners]}


def _cards(value: Any) -> set[str]:
    """Every card notation anywhere in a view."""
    if isinstance(value, dict):
        return {c for inner in value.values() for c in _cards(inner)}
    if isinstance(value, list | tuple):
        return {c for inner in value for c in _cards(inner)}
    if isinstance(value, Card):
        return {value.notation}
    if isinstance(value, str) and (value.startswith("!") or len(value) == 2):
        try:
            return {Card(value).notation}
        except ValueError:
            return set()
    return set()
