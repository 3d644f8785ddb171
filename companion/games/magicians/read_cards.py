"""What the camera's cards mean at the duel: the two turned cards (M12) and the two open rows (M20)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.cards import BACK, Card
from companion.engine import Choice, Doubt, Prompt, Refused
from companion.games.magicians.check import checked
from companion.games.magicians.choices import card_field, row_fields
from companion.games.magicians.facts import Opened, Revealed
from companion.games.magicians.state import State
from companion.seats import DUEL, Seat
from companion.signals import SURE, CardsSeen, Quad, SeenCard

NAMES = 3
"""At most so many names are offered for one card: two best and one more, so that the buttons stay large."""


def revealed(state: State, seen: CardsSeen) -> Revealed | Doubt | None:
    """The cards in front of the seats that have not shown theirs yet; backs are cards not turned over yet.

    A card of the last turn that nobody has put away is not taken for a new one.
    """
    read: dict[Seat, SeenCard] = {}
    for seat in DUEL:
        if state.side(seat).card is not None:
            continue
        open_ = _fresh(state, seat, [card for card in seen.cards if card.zone == seat.value and card.card != BACK])
        if len(open_) > 1:
            return _several(state, seat, open_)
        if open_:
            read[seat] = open_[0]
    if not read:
        return None
    sure = {seat: card.card for seat, card in read.items() if _sure(card) and card.card != state.old(seat)}
    unsure = next((seat for seat in read if seat not in sure), None)
    if unsure is not None:
        values = {"P": state.name(unsure), "card": read[unsure].card}
        prompt = Prompt("m.doubt.card", values, unsure, "M12")
        return _card_doubt(state, prompt, unsure, (read[unsure],), sure)
    fact = _revealed(sure)
    try:
        checked(state, fact)
    except Refused as refused:
        suspect = refused.prompt.seat or next(iter(sure))
        rest = {seat: card for seat, card in sure.items() if seat is not suspect}
        return _card_doubt(state, refused.prompt, suspect, tuple(read.values()), rest)
    return fact


def opened(state: State, seen: CardsSeen) -> Opened | Doubt | None:
    """The rows lying open after the exchange; a row without a card is a hat nobody hit (M19, M20)."""
    rows = {seat: [card for card in seen.cards if card.zone == f"hat-{seat.value}"] for seat in DUEL
            if state.side(seat).row is None}
    if any(card.card == BACK for row in rows.values() for card in row):
        return None
    for seat, row in rows.items():
        unsure = [card.card for card in row if not _sure(card)]
        if unsure:
            prompt = Prompt("m.doubt.row", {"P": state.name(seat), "n": len(unsure)}, seat, "M20")
            return _row_doubt(state, prompt, seat, rows)
    fact = _opened({seat: tuple(card.card for card in row) for seat, row in rows.items()})
    try:
        checked(state, fact)
    except Refused as refused:
        lying = [card for row in rows.values() for card in row]
        named = [card for card in lying if card.card == refused.prompt.values.get("card")]
        return Doubt(refused.prompt, tuple(_rows_by_hand(state, rows)), places=_quads(named or lying))
    return fact


def _fresh(state: State, seat: Seat, lying: list[SeenCard]) -> list[SeenCard]:
    """Those cards that may be this turn's: the last one is old beside another, or if its pack cannot give it again."""
    drawn = state.side(seat).drawn
    old = [card for card in lying if _sure(card) and card.card == state.old(seat)][:1]
    if old and drawn and (len(lying) > 1 or state.before(old[0].card, state.pack(seat, drawn))):
        return [card for card in lying if card is not old[0]]
    return lying


def _sure(seen: SeenCard) -> bool:
    return seen.card.known and seen.confidence >= SURE


def _names(seen: SeenCard) -> tuple[Card, ...]:
    """The names a card may have, best first, each once."""
    return tuple(dict.fromkeys(card for card in (seen.card, *(card for card, _ in seen.others)) if card.known))[:NAMES]


def _quads(seen: list[SeenCard] | tuple[SeenCard, ...]) -> tuple[Quad, ...]:
    return tuple(card.quad for card in seen if card.quad is not None)


def _revealed(cards: Mapping[Seat, Card]) -> Revealed:
    return Revealed(cards.get(Seat.S), cards.get(Seat.N))


def _opened(rows: Mapping[Seat, tuple[Card, ...]]) -> Opened:
    return Opened(rows.get(Seat.S), rows.get(Seat.N))


def _passes(state: State, choices: Iterator[Choice]) -> Iterator[Choice]:
    """Those choices the rules allow, and those that still ask something."""
    for choice in choices:
        try:
            if not choice.ask:
                checked(state, choice.action)
        except Refused:
            continue
        yield choice


def _card_doubt(
    state: State, prompt: Prompt, seat: Seat, seen: tuple[SeenCard, ...], sure: Mapping[Seat, Card]
) -> Doubt:
    """Which card lies in front of that seat: the possible names, then by hand."""
    here = [card for card in seen if card.zone == seat.value]

    def offered() -> Iterator[Choice]:
        for card in dict.fromkeys(name for one in here for name in _names(one)):
            label = Prompt("m.act.card", {"card": card, "P": state.name(seat)}, seat, "M12")
            yield Choice(label, _revealed({**sure, seat: card}))
        label = Prompt("m.act.revealed", {"P": state.name(seat)}, seat, "M12")
        yield Choice(label, _revealed(sure), (card_field(seat),))

    return Doubt(prompt, tuple(_passes(state, offered())), places=_quads(seen))


def _several(state: State, seat: Seat, seen: list[SeenCard]) -> Doubt:
    prompt = Prompt("m.doubt.several", {"P": state.name(seat), "n": len(seen)}, seat, "M12")
    return _card_doubt(state, prompt, seat, tuple(seen), {})


def _row_doubt(state: State, prompt: Prompt, seat: Seat, rows: Mapping[Seat, list[SeenCard]]) -> Doubt:
    """What that row holds: the likeliest readings, with the other row where that is sure, then by hand."""
    row = rows[seat]
    rest = {other: tuple(card.card for card in cards) for other, cards in rows.items()
            if other is not seat and all(_sure(card) for card in cards)}

    def offered() -> Iterator[Choice]:
        for cards in _readings(row):
            label = Prompt("m.act.row", {"cards": cards, "P": state.name(seat)}, seat, "M20")
            yield Choice(label, _opened({**rest, seat: cards}))
        yield from _rows_by_hand(state, rows)

    return Doubt(prompt, tuple(_passes(state, offered())), places=_quads([card for card in row if not _sure(card)]))


def _readings(row: list[SeenCard]) -> Iterator[tuple[Card, ...]]:
    """The row by its best names, then with one unsure card by another name; none where a card has no name at all."""
    names = [_names(card) for card in row]
    if not all(names):
        return
    best = tuple(of[0] for of in names)
    yield best
    for place, card in enumerate(row):
        for other in () if _sure(card) else names[place][1:]:
            yield (*best[:place], other, *best[place + 1 :])


def _rows_by_hand(state: State, rows: Mapping[Seat, list[SeenCard]]) -> Iterator[Choice]:
    """Each row to be entered; what was read of it stands in the action as a start."""
    for seat, row in rows.items():
        label = Prompt("m.act.opened", {"P": state.name(seat)}, seat, "M20")
        read = tuple(card.card for card in row if card.card.known)
        yield Choice(label, _opened({seat: read}), row_fields(state, seat))
