"""From a picture of cards to the fact it shows: a card turned over, or put into a column.

The turned card lies in the zone `turn`, the columns are `column-1` and `column-2`. Where no zones are set up
every card on the table is seen, and the one that is new is the one that was turned.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from companion.cards import BACK, Card
from companion.engine import Choice, Doubt, Prompt
from companion.games.luck.ask import by_hand
from companion.games.luck.facts import Placed, Turned
from companion.games.luck.state import State
from companion.signals import SURE, CardsSeen, SeenCard


def look(state: State, seen: CardsSeen) -> Turned | Placed | Doubt | None:
    """What the picture means now: a fact, a doubt, or nothing new."""
    if state.phase == "place":
        return _column(state, seen)
    if state.phase not in ("start", "decide") or state.final:
        return None
    new = _new(state, seen)
    if not new:
        return None
    if len(new) > 1:
        return _doubt(state, "l.doubt.several", new, [card.card for card in new], n=len(new))
    only = new[0]
    if only.card.is_joker and state.house["joker_map"] == "ask":
        return _doubt(state, "l.doubt.joker", new, (Card("*r"), Card("*b")))
    names = [only.card, *(card for card, _ in only.others)]
    if not only.card.known or only.confidence < SURE:
        return _doubt(state, "l.doubt.card", new, names)
    if only.card not in state.pile:
        return _doubt(state, "l.doubt.impossible", new, names[1:], card=only.card)
    return Turned(only.card)


def _column(state: State, seen: CardsSeen) -> Placed | None:
    for number in (1, 2):
        if any(card.zone == f"column-{number}" and card.card == state.held for card in seen.cards):
            return Placed(number)
    return None


def _new(state: State, seen: CardsSeen) -> list[SeenCard]:
    """The face-up cards that were not known to lie there."""
    new = [card for card in seen.cards if card.zone == "turn" and card.card != BACK and card.card != state.last]
    known = Counter((*state.on_table, *state.discard))
    for hoard in state.hoards:
        known.update(hoard.open)
    named: list[SeenCard] = []
    unread: list[SeenCard] = []
    for card in seen.cards:
        if card.zone or card.card == BACK:
            continue
        if known[card.card]:
            known[card.card] -= 1
        else:
            (named if card.card.known else unread).append(card)
    # An unread card may be any that should lie here and was not named; only what is over is new.
    over = len(unread) - known.total()
    return [*new, *named, *unread[:max(0, over)]]


def _doubt(state: State, key: str, seen: Iterable[SeenCard], names: Iterable[Card], **values: object) -> Doubt:
    """A doubt with every name the pile still allows, and the entry by hand."""
    possible = dict.fromkeys(card for card in names if card in state.pile)
    choices = [Choice(Prompt("l.doubt.is", {"card": card}), Turned(card)) for card in possible]
    places = tuple(card.quad for card in seen if card.quad is not None)
    return Doubt(Prompt(key, values, None, "L5"), (*choices, by_hand(state)), places=places)
