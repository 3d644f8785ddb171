"""What a voice calls out: one scoreboard as spoken sentences, each with its kind and the names of its sounds.

A page hears the difference between two scoreboards (`static/calls.js`); this module only says what one holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from companion.cards import Card, cards
from companion.engine import Prompt
from companion.scoreboard import Scoreboard
from companion.seats import Seat
from companion.speech import speak
from web.views import GO, QUIET
from web.words import texts

UI = ("title", "off", "points", "calls", "blind", "blind_about", "what", "voice", "auto", "reader", "no_voice",
      "speed", "tone", "tone_about", "again", "resume", "correction", "on", "close", "pack", "awake_on",
      "awake_trick", "awake_off", "awake_ask")


@dataclass(frozen=True, slots=True)
class Call:
    """One sentence to be spoken.

    `kind` is `alert` (doubts, refusals, findings of the senses), `news`, `table` (what eyes would see on the table),
    `score`, `told` (the score, which the news have just told), `end`, `prompt` (what is wanted next) or `status`
    (said when somebody asks).
    """

    kind: str
    prompt: Prompt


def calls(board: Scoreboard) -> tuple[Call, ...]:
    """Everything that can be called out of this scoreboard, in the order it is spoken."""
    return tuple(_calls(board))


def _calls(board: Scoreboard) -> Iterator[Call]:
    if board.refusal:
        yield Call("alert", board.refusal)
    if board.doubt:
        yield Call("alert", Prompt("web.ui.doubt"))
        yield Call("alert", board.doubt.prompt)
    if board.dispute:
        yield Call("alert", Prompt("web.ui.dispute"))
        yield Call("alert", board.dispute.reason)
    for notice in board.notices:
        if notice.key != GO:
            yield Call("alert", notice)
    if not board.match:
        yield Call("prompt", Prompt("web.ui.no_match"))
        return
    why = board.outcome.why if board.outcome else None
    duel = board.game == "magicians"
    if duel:
        yield from (Call("table", seen) for seen in _cards(board))
    yield from (Call("news", told) for told in board.news if told != why)
    if duel and board.view["margin_us"] is not None:
        yield Call("table", _margin(int(board.view["margin_us"])))
    yield Call("told" if _told(board) else "score", score(board))
    if why:
        yield Call("end", why)
    # While hands wait for GO a voice would drown its tone: what to do at GO is said before, with the hands back.
    for prompt in () if racing(board) else board.prompts:
        if prompt != why:
            yield Call("status" if prompt.key in QUIET else "prompt", prompt)
    if duel and board.view["state"] == "armed":
        yield Call("prompt", Prompt("m.turn.go", rule="M9"))


def racing(board: Scoreboard) -> bool:
    """True from the moment the hands are back until the race is run: then the table's one tone is all to be heard."""
    return any(want.sense == "race" and len({zone[:1] for zone in want.zones}) > 1 for want in board.wants)


def score(board: Scoreboard) -> Prompt:
    """The whole score as one sentence, the players at the table first."""
    at_table = [one for one in board.scores if one.seat] or board.scores
    points = tuple(Prompt("web.voice.of", {"P": one.name, "n": one.points}) for one in at_table)
    return Prompt("web.voice.score", {"points": points})


def _told(board: Scoreboard) -> bool:
    """True when a sentence of the news holds the points of both players already."""
    points = sorted(one.points for one in board.scores if one.seat)
    # Sentences with both players' points have them as a:b.
    told = ([news.values.get("a"), news.values.get("b")] for news in board.news)
    return len(points) == 2 and any(pair in (points, points[::-1]) for pair in told)


def _cards(board: Scoreboard) -> Iterator[Prompt]:
    """The duel's round, the cards in front of the players and the rows out of the hats."""
    names = {one.seat: one.name for one in board.scores if one.seat}
    yield Prompt("web.round", {"n": int(board.view["round"])})
    for seat in (Seat.S, Seat.N):
        shown, row = board.view["shown"][seat.value], board.view["hats"][seat.value]
        if shown and shown != "??":
            yield Prompt("m.act.card", {"P": names[seat], "card": Card(shown)}, seat)
        if row is not None:
            yield Prompt("m.act.row", {"P": names[seat], "cards": tuple(cards(row))}, seat)


def _margin(microseconds: int) -> Prompt:
    return Prompt("web.margin", {"ms": microseconds // 1000, "tenth": microseconds % 1000 // 100})


def sounds(prompt: Prompt) -> list[str]:
    """The names a sound for this sentence may have, the most particular first.

    The key with the words and numbers that fill it, then the key alone. Names of players and cards name no sound.

    >>> sounds(Prompt("m.turn.faster", {"P": "Anna", "deck": Prompt("term.deck.main")}))
    ['m.turn.faster.main', 'm.turn.faster']
    >>> point = Prompt("web.voice.of", {"P": "Anna", "n": 3})
    >>> sounds(Prompt("web.voice.score", {"points": (point, point)}))
    ['web.voice.score.3-3', 'web.voice.score']
    """
    words = "-".join(_words(prompt.values.values()))
    return [f"{prompt.key}.{words}", prompt.key] if words else [prompt.key]


def _words(values: Iterable[Any]) -> Iterator[str]:
    for value in values:
        if isinstance(value, tuple):
            yield from _words(value)
        elif isinstance(value, Prompt) and not value.values:
            yield value.key.rpartition(".")[2]
        elif isinstance(value, Prompt):
            yield from _words(value.values.values())
        elif type(value) is int:
            yield str(value)


def spoken(board: Scoreboard, language: str) -> list[dict[str, Any]]:
    """The calls for a page of that language."""
    return [{"kind": call.kind, "text": speak(call.prompt, language), "sounds": sounds(call.prompt)}
            for call in calls(board)]


def voice_texts(tongue: str) -> dict[str, str]:
    """The texts of the sound's own panel."""
    return texts("web.voice", tongue, UI)
