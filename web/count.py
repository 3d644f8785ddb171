"""Counting hands by photo: any phone shows an opened hand, the table names the cards, the referee enters them (R26).

The rules say when: the page offers a hand exactly while its player may say which cards are left in it. What a spectator
sends is a proposal that the referee's page shows; it is never entered by itself. No photo is kept.
"""

from __future__ import annotations

import base64
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from flask import Blueprint, Response, abort, current_app, jsonify, render_template, request
from werkzeug.exceptions import TooManyRequests

from companion import codec
from companion.cards import UNKNOWN, Card, pack
from companion.engine import Refused
from companion.games.rummy.facts import Counted
from companion.games.rummy.scoring import packs_for
from companion.games.rummy.wilds import hand_value, penalty
from companion.scoreboard import Scoreboard
from companion.signals import SURE, CardsSeen, SeenCard
from companion.speech import card_name
from web.front import crowded
from web.guard import MOST_PHOTO_BYTES
from web.hands import Wanted, wanted
from web.pairing import body, this_phone
from web.referee import referee_texts
from web.scoreboard import keep_language, ui_texts
from web.words import language, texts
from web.world import world

pages = Blueprint("count", __name__)

ReadPhoto = Callable[[bytes, int], tuple[CardsSeen, bytes]]
"""What reads a photo, told how many packs are in play: the cards with their places in px of the JPEG that it also gives
and that stands upright. Raises Refused where the bytes are no photo."""

PHOTOS, WINDOW_S = 12, 60.0
"""So many photos and proposals may come from one phone in that time."""
PHONES = 256
"""So many phones are remembered."""
TEXTS = ("whose", "sum", "cards", "reading", "check", "add", "change", "remove", "enter", "propose", "entered",
         "proposed", "failed", "too_large", "points")


@dataclass
class Desk:
    """Where photos are read and proposals wait: one photo at a time, so that a small computer goes on with the game."""

    read: ReadPhoto | None = None
    clock: Callable[[], float] = monotonic
    proposals: dict[int, tuple[int, int, tuple[Card, ...]]] = field(default_factory=dict)
    """The cards proposed for each player, with the match and the number of the deal they belong to."""
    _reading: threading.Lock = field(default_factory=threading.Lock)
    _often: OrderedDict[str, deque[float]] = field(default_factory=OrderedDict)

    def photo(self, data: bytes, packs: int) -> tuple[CardsSeen, bytes]:
        """The reading of a photo; raises Refused (`count.busy`) while another one is read."""
        if self.read is None:
            raise Refused("count.no_reader")
        with self.alone():
            return self.read(data, packs)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else reads a photo meanwhile; raises Refused (`count.busy`) where somebody does."""
        if not self._reading.acquire(blocking=False):
            raise Refused("count.busy")
        try:
            yield
        finally:
            self._reading.release()

    def slow_down(self, address: str) -> None:
        """Counts one more photo of that phone; raises TooManyRequests where there were too many."""
        now = self.clock()
        times = self._often.setdefault(address, deque())
        self._often.move_to_end(address)
        while len(self._often) > PHONES:
            self._often.popitem(last=False)
        while times and now - times[0] > WINDOW_S:
            times.popleft()
        if len(times) >= PHOTOS:
            raise TooManyRequests("too many photos")
        times.append(now)

    def waiting(self, board: Scoreboard) -> Iterator[tuple[Wanted, tuple[Card, ...]]]:
        """The proposals that still can be entered."""
        for one in wanted(board):
            match, deal, cards = self.proposals.get(one.player, (0, 0, ()))
            if (match, deal) == (board.match, board.view.get("deal")) and len(cards) == one.held:
                yield one, cards


def desk() -> Desk:
    """The desk of the app that answers this request."""
    found: Desk = current_app.extensions["count"]
    return found


def proposals(desk: Desk, board: Scoreboard, tongue: str) -> list[dict[str, Any]]:
    """What waits for the referee, each with its cards, what they cost (R26), and the fact that enters them."""
    return [{"player": one.player, "name": one.name, "points": hand_value(cards), "n": len(cards),
             "cards": [{"card": str(card), "name": card_name(card, tongue)} for card in cards],
             "action": codec.write(Counted(one.player, cards))} for one, cards in desk.waiting(board)]


@pages.get("/count")
def page() -> Response:
    """The page: whose hand, the photo, its cards, what they cost."""
    held, tongue, phone = world(), language(), this_phone()
    names = {str(card): {"name": card_name(card, tongue), "points": penalty(card)} for card in pack(jokers=2)}
    ui = (referee_texts(tongue) if phone else ui_texts(tongue)) | texts("count.ui", tongue, TEXTS)
    return keep_language(Response(render_template(
        "count.html", model=held.models.json(held.table.scoreboard, tongue, phone is not None), phone=phone,
        deck=names, reads=desk().read is not None,
        ui=ui | texts("web.referee", tongue, ("cancel", "send", "joker_red", "joker_black", "none_in_hat"))
        | {f"suit_{suit}": referee_texts(tongue)[f"suit_{suit}"] for suit in "cdhs"})))


@pages.post("/count/photo")
def photo() -> Response:
    """Reads the photo that was sent as it is (`application/octet-stream`), while a hand is to be counted."""
    board, tongue = world().table.scoreboard, language()
    if not wanted(board):
        raise Refused("count.not_now")
    crowded_out()
    request.max_content_length = MOST_PHOTO_BYTES
    seen, jpeg = desk().photo(request.get_data(cache=False), _packs(board))
    picture = "data:image/jpeg;base64," + base64.b64encode(jpeg).decode()
    return jsonify(picture=picture, cards=[_card(one, tongue) for one in seen.cards if one.card.notation != "##"])


def crowded_out() -> None:
    """Returns where this request's photo may be read; raises Refused (`count.busy`) or TooManyRequests."""
    if crowded(request.environ):
        raise Refused("count.busy")
    desk().slow_down(request.remote_addr or "")


@pages.post("/count/propose")
def propose() -> Response:
    """`cards` of `player` wait for the referee from now on; any phone may say it."""
    said, table = body(), world().table
    board = table.scoreboard
    player, notations = said.get("player"), said.get("cards")
    one = next((one for one in wanted(board) if one.player == player), None)
    if one is None:
        raise Refused("count.not_now")
    if not isinstance(notations, list) or len(notations) > 200 or not all(isinstance(card, str) for card in notations):
        abort(400)
    cards = tuple(Card(notation) for notation in notations)
    if not all(card.is_face or card.is_joker for card in cards):
        raise Refused("r.why.unread", "R26", one.seat)
    if len(cards) != one.held:
        raise Refused("r.why.count", "R26", one.seat, P=one.name, held=one.held, n=len(cards))
    desk().slow_down(request.remote_addr or "")
    desk().proposals[one.player] = (board.match, int(board.view["deal"]), cards)
    table.refresh()
    return jsonify(points=hand_value(cards))


@pages.post("/count/drop")
def drop() -> Response:
    """A referee's phone puts the proposal for `player` away."""
    if this_phone() is None:
        abort(403)
    desk().proposals.pop(_player(body()), None)
    world().table.refresh()
    return jsonify(done=True)


def _player(said: dict[str, Any]) -> int:
    player = said.get("player")
    if type(player) is not int:
        abort(400)
    return player


def _packs(board: Scoreboard) -> int:
    return packs_for(len(board.scores))[0]


def _card(one: SeenCard, tongue: str) -> dict[str, Any]:
    """A card of the photo; its best other names are offered first where it is to be checked."""
    guesses = [card for card, _ in one.others if card.is_face or card.is_joker][:3]
    card = one.card if one.card.is_face or one.card.is_joker else UNKNOWN
    return {"card": str(card), "name": card_name(card, tongue), "sure": card.known and one.confidence >= SURE,
            "quad": codec.write(one.quad), "guesses": [str(guess) for guess in guesses]}
