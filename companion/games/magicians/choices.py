"""What may happen now, as buttons for the phones (RULES 1.2): likeliest first."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine import Choice, Field, Prompt
from companion.games.magicians.facts import (
    Armed,
    Assigned,
    Composed,
    Dealt,
    Deck,
    Exchanged,
    NextRound,
    Opened,
    Raced,
    Recounted,
    Returned,
    Revealed,
    Rolled,
    Swapped,
    Thrown,
)
from companion.games.magicians.rules import MAGIC_CARDS, MAIN_CARDS
from companion.games.magicians.state import BETWEEN, Phase, Side, State, deck_term
from companion.seats import DUEL, Seat
from companion.signals import RaceKind


def choices(state: State) -> tuple[Choice, ...]:
    """Every act allowed now; none once the game is over."""
    return (*_phase(state), *(_recounts(state) if state.phase in BETWEEN else ()))


def _phase(state: State) -> Iterator[Choice]:
    match state.phase:
        case Phase.COMPOSE:
            yield from _each(state, Composed, "m.act.ready", "M4")
        case Phase.DEAL:
            yield Choice(Prompt("m.act.dealt", rule="M3"), Dealt())
        case Phase.ARMED:
            yield Choice(Prompt("m.act.armed", rule="M9"), Armed())
        case Phase.RACE:
            yield from _race(state)
        case Phase.ROLL:
            label = Prompt("m.act.rolled", {"P": state.name(state.chooser)}, state.chooser, "M8")
            yield Choice(label, Rolled(1), (Field("n", "number", "m.field.die", 1, 6, seat=state.chooser),))
        case Phase.SWAP:
            yield Choice(Prompt("m.act.keep", {}, state.faster, "M11"), Swapped(False))
            yield Choice(Prompt("m.act.swap", {}, state.faster, "M11"), Swapped(True))
        case Phase.ASSIGN:
            yield Choice(Prompt("m.act.mine", {}, state.faster, "M15"), Assigned(True))
            yield Choice(Prompt("m.act.yours", {}, state.faster, "M15"), Assigned(False))
        case Phase.DRAW:
            yield from _cards(state)
        case Phase.THROW:
            yield from _each(state, Thrown, "m.act.thrown", "M18")
        case Phase.COUNT:
            yield from _rows(state)
        case Phase.RETURN:
            yield Choice(Prompt("m.act.returned", rule="M24"), Returned())
        case Phase.ROUND_END:
            yield Choice(Prompt("m.act.seated" if state.queue else "m.act.next_round", rule="M33"), NextRound())
        case Phase.GAME_END:
            pass


def _each(state: State, kind: type[Composed] | type[Thrown], key: str, rule: str) -> Iterator[Choice]:
    """Both at once, then each seat that is not ready yet."""
    waiting = [seat for seat in DUEL if not state.side(seat).ready]
    if len(waiting) == len(DUEL):
        yield Choice(Prompt(f"{key}_both", rule=rule), kind())
    for seat in waiting:
        yield Choice(Prompt(key, {"P": state.name(seat)}, seat, rule), kind(seat))


def _race(state: State) -> Iterator[Choice]:
    seats = DUEL if state.decider is None else (state.decider,)
    for seat in seats:
        for deck in Deck:
            label = Prompt("m.act.faster", {"P": state.name(seat), "deck": deck_term(deck)}, seat, "M9")
            yield Choice(label, Raced(RaceKind.CLEAR, seat, deck))
    yield Choice(Prompt("m.act.repeat", rule="M10"), Raced(RaceKind.DEAD_HEAT))
    if state.decider is None:
        for seat in DUEL:
            label = Prompt("m.act.false_start", {"P": state.name(seat)}, seat, "M10")
            yield Choice(label, Raced(RaceKind.FALSE_START, early=(seat,)))
    yield Choice(Prompt("m.act.nobody", rule="M10"), Raced(RaceKind.NOBODY))


def card_field(seat: Seat) -> Field:
    """The card in front of that seat."""
    return Field(seat.value, "card", "m.field.card", 1, 1, seat=seat)


def _cards(state: State) -> Iterator[Choice]:
    waiting = [seat for seat in DUEL if state.side(seat).card is None]
    if len(waiting) == len(DUEL):
        fields = tuple(card_field(seat) for seat in waiting)
        yield Choice(Prompt("m.act.revealed_both", rule="M12"), Revealed(), fields)
    for seat in waiting:
        label = Prompt("m.act.revealed", {"P": state.name(seat)}, seat, "M12")
        yield Choice(label, Revealed(), (card_field(seat),))


def row_field(state: State, seat: Seat) -> Field:
    """The cards of the row in front of that seat, at most as many as the other threw (and the own strays)."""
    most = state.side(seat.opposite).throws
    most += state.side(seat).throws if state.house["cross_hat"] == "counts_there" else 0
    return Field(seat.value, "cards", "m.field.row", 0, most, seat=seat)


def row_fields(state: State, seat: Seat) -> tuple[Field, ...]:
    """The row's cards and, where strays count, how many of them the player threw himself or herself (MA11)."""
    if state.house["cross_hat"] == "miss":
        return (row_field(state, seat),)
    return (row_field(state, seat),
            Field(f"strays_{seat.value}", "number", "m.field.strays", 0, state.side(seat).throws, seat=seat))


def _rows(state: State) -> Iterator[Choice]:
    waiting = [seat for seat in DUEL if state.side(seat).row is None]
    if not state.exchanged:
        yield Choice(Prompt("m.act.exchanged", rule="M20"), Exchanged())
    if len(waiting) == len(DUEL):
        fields = (*row_fields(state, Seat.S), *row_fields(state, Seat.N))
        yield Choice(Prompt("m.act.opened_both", rule="M20"), Opened((), ()), fields)
    for seat in waiting:
        label = Prompt("m.act.opened", {"P": state.name(seat)}, seat, "M20")
        empty = Opened(S=()) if seat is Seat.S else Opened(N=())
        yield Choice(label, empty, row_fields(state, seat))


def _recounts(state: State) -> Iterator[Choice]:
    for seat, side in state.seats:
        yield Choice(Prompt("m.act.recount", {"P": state.name(seat)}, seat, "M6"), _recount(seat, side),
                     (Field("main", "number", "m.field.main", 0, 2 * MAIN_CARDS, seat=seat),
                      Field("magic", "number", "m.field.magic", 0, MAGIC_CARDS, seat=seat)))


def _recount(seat: Seat, side: Side) -> Recounted:
    return Recounted(seat, side.main, side.magic)
