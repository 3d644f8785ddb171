"""What the rules allow: `checked` refuses, with the reason and the rule, whatever fits the moment but not the rules."""

from __future__ import annotations

from collections.abc import Iterable

from companion.cards import Card, twice
from companion.engine import Prompt, Refused
from companion.games.magicians.facts import (
    Composed,
    Deck,
    Fact,
    Opened,
    Raced,
    Recounted,
    Revealed,
    Rolled,
    Thrown,
)
from companion.games.magicians.hats import hits, row_pack, with_rows
from companion.games.magicians.play import fits
from companion.games.magicians.rules import MAGIC_CARDS, MAIN_CARDS
from companion.games.magicians.state import Spot, State
from companion.seats import DUEL, Seat
from companion.signals import RaceKind


def checked(state: State, fact: Fact) -> None:
    """Returns when the fact is allowed now; raises Refused otherwise."""
    fits(state, fact)
    match fact:
        case Composed(seat) | Thrown(seat):
            _ready(state, seat)
        case Raced():
            _raced(state, fact)
        case Rolled(n):
            if not 1 <= n <= 6:
                raise Refused("m.refused.die", "M8", n=n)
        case Revealed():
            _revealed(state, fact)
        case Opened():
            _opened(state, fact)
        case Recounted(seat, main, magic):
            if not (0 <= main <= 2 * MAIN_CARDS and 0 <= magic <= MAGIC_CARDS):
                raise Refused("m.refused.recount", "M3", seat, n=2 * MAIN_CARDS, k=MAGIC_CARDS)
        case _:
            pass


def _ready(state: State, seat: Seat | None) -> None:
    if seat is not None and state.side(seat).ready:
        raise Refused("m.refused.already", "M8", seat, P=state.name(seat))


def _raced(state: State, fact: Raced) -> None:
    clear = fact.kind is RaceKind.CLEAR
    if clear and (fact.seat is None or fact.pad is None):
        raise Refused("m.refused.race", "M9")
    if fact.margin_us is not None and fact.margin_us < 0:
        raise Refused("m.refused.race", "M9")
    if fact.kind is RaceKind.FALSE_START:
        waited = fact.early[0].opposite if len(fact.early) == 1 else None
        if not fact.early or len(set(fact.early)) != len(fact.early):
            raise Refused("m.refused.early", "M10")
        if fact.seat is not None and (fact.seat is not waited or fact.pad is None):
            raise Refused("m.refused.early", "M10")
    elif fact.early:
        raise Refused("m.refused.early", "M10")
    if state.decider is not None and (fact.early or (clear and fact.seat is not state.decider)):
        raise Refused("m.refused.decider", "M10", state.decider, P=state.name(state.decider))
    if fact.on is not None and fact.on is not fact.seat and state.house["slap_area"] == "own":
        raise Refused("m.refused.own_decks", "M9", fact.seat)


def allowed(state: State, card: Card) -> None:
    """Returns when a card of this kind can be in play; raises Refused otherwise (M1, M5, MA24)."""
    if not card.known:
        raise Refused("m.refused.unread", "M12")
    if not card.is_face and state.house["special_cards"] == "forbidden":
        raise Refused("m.refused.special", "M5", card=card)


def where(state: State, spot: Spot) -> Prompt:
    """The place where a face was seen before, as a term."""
    return Prompt("term.spot", {"n": spot.turn, "P": state.name(spot.seat)})


def _twice(state: State, card: Card, first: Prompt, seat: Seat) -> Refused:
    second = where(state, Spot(state.turn, seat))
    return Refused("m.refused.twice", "M1", seat, card=card, first=first, second=second)


def fresh(state: State, card: Card, pack: str, seat: Seat) -> None:
    """Returns when that face of that pack was not seen yet in this round; raises Refused with both places (M25)."""
    spot = state.before(card, pack)
    if spot is not None:
        raise _twice(state, card, where(state, spot), seat)


def _revealed(state: State, fact: Revealed) -> None:
    if fact.S is None and fact.N is None:
        raise Refused("m.refused.no_card", "M12")
    lying = {seat: side.card for seat, side in state.seats}
    for seat in DUEL:
        card = fact.at(seat)
        if card is None:
            continue
        if state.side(seat).card is not None:
            raise Refused("m.refused.already", "M12", seat, P=state.name(seat))
        allowed(state, card)
        fresh(state, card, _pack(state, seat), seat)
        other = lying[seat.opposite]
        if card == other and card.is_face and _pack(state, seat) == _pack(state, seat.opposite):
            raise _twice(state, card, where(state, Spot(state.turn, seat.opposite)), seat)
        lying[seat] = card


def _pack(state: State, seat: Seat) -> str:
    drawn = state.side(seat).drawn
    return state.pack(seat, drawn or Deck.MAIN)


def _opened(state: State, fact: Opened) -> None:
    if fact.S is None and fact.N is None:
        raise Refused("m.refused.no_row", "M20")
    rows: dict[str, list[tuple[Card, Seat]]] = {}
    for seat in DUEL:
        row = fact.at(seat)
        if row is None:
            if fact.strays(seat):
                raise Refused("m.refused.strays", "M19", seat)
            continue
        if state.side(seat).row is not None:
            raise Refused("m.refused.already", "M20", seat, P=state.name(seat))
        _row(state, seat, row, fact.strays(seat))
    for seat in DUEL:
        row = fact.at(seat) if fact.at(seat) is not None else state.side(seat).row
        pack = row_pack(state, seat) if not fact.strays(seat) else ""
        if row and pack:
            rows.setdefault(pack, []).extend((card, seat) for card in row)
    for lying in rows.values():
        _once(state, lying)
    known = with_rows(state, fact)
    if known.S.row is not None and known.N.row is not None:
        for seat in DUEL:
            hits(known, seat)


def _row(state: State, seat: Seat, row: tuple[Card, ...], strays: int) -> None:
    """One open row: not more cards than were thrown, every one readable and allowed."""
    thrower, own = state.side(seat.opposite), state.side(seat)
    if strays and state.house["cross_hat"] == "miss":
        raise Refused("m.refused.strays", "M19", seat)
    if not 0 <= strays <= min(len(row), own.throws):
        raise Refused("m.refused.strays_range", "M19", seat, n=strays, most=min(len(row), own.throws))
    if len(row) - strays > thrower.throws:
        raise Refused("m.refused.hits", "M18", seat.opposite, P=state.name(seat.opposite), n=len(row) - strays,
                      most=thrower.throws)
    pack = row_pack(state, seat) if not strays else ""
    for card in row:
        allowed(state, card)
        if pack:
            fresh(state, card, pack, seat)


def _once(state: State, lying: Iterable[tuple[Card, Seat]]) -> None:
    """No face of one pack lies twice in the open rows."""
    lying = list(lying)
    for card in twice(card for card, _ in lying):
        first, second, *_ = (seat for other, seat in lying if other == card)
        raise _twice(state, card, where(state, Spot(state.turn, first)), second)
