"""What may happen now, as buttons: likeliest first (RULES 3.2)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards import UNKNOWN
from companion.engine import Choice, Field, Prompt
from companion.games.rummy import terms
from companion.games.rummy.check import can_reuse, undeclared
from companion.games.rummy.facts import (
    CannotDraw,
    Counted,
    Dealt,
    Declared,
    Discarded,
    DrewStock,
    FirstDealer,
    Kept,
    LaidOff,
    Melded,
    Pushed,
    Recounted,
    Replaced,
    TookUpcard,
    Valued,
)
from companion.games.rummy.layoffs import HIGH, LOW, SET, layoff_positions, replaceable
from companion.games.rummy.melds import SHORTEST
from companion.games.rummy.state import Phase, State

MOST_GROUPS = 8
"""So many melds can be entered at once; more are laid in two acts."""
_PLAY = (Phase.DRAW, Phase.STOCK, Phase.MELD, Phase.DECLARE, Phase.REUSE, Phase.COUNT)
_ACTS = {LOW: "r.act.lay_off_low", HIGH: "r.act.lay_off_high", SET: "r.act.lay_off_set"}


def choices(state: State) -> tuple[Choice, ...]:
    """Every act allowed now; none once the match is over."""
    return (*_phase(state), *(_recounts(state) if state.phase in _PLAY else ()))


def _phase(state: State) -> Iterator[Choice]:
    me, seat = state.turn, state.seat(state.turn)
    name = {"P": state.name(me)}
    match state.phase:
        case Phase.DEALER:
            for player in range(state.house.players):
                label = Prompt("r.act.first_dealer", {"P": state.name(player)}, state.seat(player), "R3")
                yield Choice(label, FirstDealer(player))
        case Phase.DEAL:
            seat = state.seat(state.dealer)
            label = Prompt("r.act.dealt", {"P": state.name(state.dealer)}, seat, state.house.rule("R6"))
            yield Choice(label, Dealt(UNKNOWN), (Field("upcard", "card", "r.field.upcard", seat=seat),))
        case Phase.DRAW:
            yield from _draws(state)
        case Phase.STOCK:
            yield Choice(Prompt("r.act.drew", name, seat, "R15"), DrewStock(me))
        case Phase.MELD:
            yield from _melding(state)
        case Phase.DECLARE:
            for meant in undeclared(state)[1]:
                label = Prompt("r.act.declare", {"reading": terms.reading(meant)}, seat, state.house.rule("R13"))
                yield Choice(label, Declared(me, str(meant)))
        case Phase.REUSE:
            yield from _reuse(state)
        case Phase.COUNT:
            yield from _counts(state)
        case Phase.OVER:
            pass


def _draws(state: State) -> Iterator[Choice]:
    me, seat = state.turn, state.seat(state.turn)
    name = {"P": state.name(me)}
    if state.pile:
        values = {**name, "card": state.pile[-1]}
        yield Choice(Prompt("r.act.take", values, seat, "R15"), TookUpcard(me))
        if not state.no_push:
            yield Choice(Prompt("r.act.push", {**values, "Q": state.name(state.next)}, seat, "R15"), Pushed(me))
    elif state.stock:
        yield Choice(Prompt("r.act.drew", name, seat, "R15"), DrewStock(me))
    if not state.stock:
        yield Choice(Prompt("r.act.cannot_draw", name, seat, "R25"), CannotDraw(me))


def _spare(state: State) -> int:
    """How many cards may leave the hand before the discard (RA25)."""
    return state.hands[state.turn] - (1 if state.house.is_on("out_needs_discard") else 0)


def _melding(state: State) -> Iterator[Choice]:
    me, seat = state.turn, state.seat(state.turn)
    name, spare = {"P": state.name(me)}, _spare(state)
    card = Field("card", "card", "r.field.discard", seat=seat)
    if state.hands[me]:
        yield Choice(Prompt("r.act.discard", name, seat, "R7"), Discarded(me, UNKNOWN), (card,))
    if not state.met[me]:
        need = sum(part.length for part in state.contract)
        if spare >= need:
            label = Prompt("r.act.contract", {**name, "contract": terms.contract(state.contract)}, seat, "R17")
            yield Choice(label, Melded(me, ()), (_groups(state, len(state.contract), spare),))
    else:
        if spare >= SHORTEST:
            yield Choice(Prompt("r.act.meld", name, seat, "R19"), Melded(me, ()), (_groups(state, 1, spare),))
        if spare:
            yield from _lay_offs(state, spare)
        yield from _exchanges(state)
    if state.hands[me]:
        yield Choice(Prompt("r.act.discard_unseen", name, seat, "R7"), Discarded(me, UNKNOWN))
    if state.house.is_on("no_return") or not state.house.is_on("discard_wild"):
        yield Choice(Prompt("r.act.keep", name, seat, "R7"), Kept(me))


def _groups(state: State, fewest: int, spare: int) -> Field:
    most = max(fewest, min(spare // SHORTEST, MOST_GROUPS))
    return Field("groups", "groups", "r.field.groups", fewest, most, seat=state.seat(state.turn))


def _lay_offs(state: State, spare: int) -> Iterator[Choice]:
    me, seat = state.turn, state.seat(state.turn)
    rules = state.house.melds
    for n, laid in enumerate(state.table):
        was = laid.meld.reading
        room = {LOW: min(was.start - 1, 13 - len(laid.meld.cards)), HIGH: min(14 - was.end, 13 - len(laid.meld.cards))}
        if not was.is_run:
            room = {SET: rules.largest_set - len(laid.meld.cards)}
        for end, most in room.items():
            if most > 0:
                cards = Field("cards", "cards", "r.field.cards", 1, min(most, spare), seat=seat)
                label = Prompt(_ACTS[end], {"meld": terms.meld(laid.meld), "n": n + 1}, seat, "R20")
                yield Choice(label, LaidOff(me, n, (), end), (cards,))


def _exchanges(state: State) -> Iterator[Choice]:
    me, seat = state.turn, state.seat(state.turn)
    for n, laid in enumerate(state.table):
        stood_for = dict.fromkeys(card for at in range(len(laid.meld.cards)) for card in laid.meld.stands_for(at))
        facts = [Replaced(me, n, card) for card in stood_for if replaceable(laid.meld, card, state.house.melds)]
        if state.hands[me] and any(can_reuse(state, fact) for fact in facts):
            label = Prompt("r.act.replace", {"meld": terms.meld(laid.meld), "n": n + 1}, seat, "R22")
            yield Choice(label, Replaced(me, n, UNKNOWN), (Field("card", "card", "r.field.natural", seat=seat),))


def _reuse(state: State) -> Iterator[Choice]:
    assert state.freed is not None
    me, seat, wild = state.turn, state.seat(state.turn), state.freed.card
    elsewhere = state.house.options["freed_wild"] == "other"
    for n, laid in enumerate(state.table):
        if elsewhere and n == state.freed.meld:
            continue
        for end in layoff_positions(laid.meld, wild, state.house.melds):
            label = Prompt(_ACTS[end], {"meld": terms.meld(laid.meld), "n": n + 1}, seat, "R22")
            yield Choice(label, LaidOff(me, n, (wild,), end))
    if _spare(state) >= SHORTEST - 1:
        label = Prompt("r.act.meld_wild", {"P": state.name(me), "card": wild}, seat, "R22")
        yield Choice(label, Melded(me, ()), (_groups(state, 1, _spare(state) + 1),))


def _counts(state: State) -> Iterator[Choice]:
    for player in state.uncounted():
        seat, held = state.seat(player), state.hands[player]
        name = {"P": state.name(player), "n": held}
        label = Prompt("r.act.counted", name, seat, "R26")
        if not held:
            yield Choice(label, Counted(player, ()))
            continue
        yield Choice(label, Counted(player, ()), (Field("cards", "cards", "r.field.hand", held, held, seat=seat),))
        points = Field("points", "number", "r.field.points", 5 * held, 20 * held, seat=seat)
        yield Choice(Prompt("r.act.valued", name, seat, "R26"), Valued(player, 5 * held), (points,))


def _recounts(state: State) -> Iterator[Choice]:
    """Somebody counts a hand again because the companion lost count."""
    for player in range(state.house.players):
        if state.phase is Phase.COUNT and player not in state.uncounted():
            continue
        seat = state.seat(player)
        most = sum(state.hands) + state.stock
        label = Prompt("r.act.recounted", {"P": state.name(player), "n": state.hands[player]}, seat, "R7")
        number = Field("n", "number", "r.field.n", 0, most, seat=seat)
        yield Choice(label, Recounted(player, state.hands[player]), (number,))
