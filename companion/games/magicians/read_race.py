"""What a judged race means at the duel (M9, M10)."""

from __future__ import annotations

from dataclasses import replace

from companion.engine import Choice, Doubt, Prompt
from companion.games.magicians.facts import Deck, Raced
from companion.games.magicians.state import State, deck_term
from companion.seats import DUEL, Seat
from companion.signals import Press, Race, RaceKind

Touch = tuple[Seat, Deck]
"""A hand on a deck: the side the deck lies on, and which deck."""


def raced(state: State, race: Race) -> Raced | Doubt | None:
    """The fact a race amounts to; a doubt where it was too close, both were early, or whose hand it was is open.

    A dead heat is a lead shorter than the house's `slap_tie_ms`, or than the pads' own tolerance where that is 0 (MA3).
    """
    race = replace(race, presses=_on_decks(race.presses), early=_on_decks(race.early))
    if race.margin_us is None and len(race.presses) > 1:
        race = replace(race, margin_us=(race.presses[1].at_ns - race.presses[0].at_ns) // 1000)
    presses, early = _touches(race.presses), _touches(race.early)
    if state.decider is not None:
        mine = [touch for touch in (*presses, *early) if touch[0] is state.decider]
        return Raced(RaceKind.CLEAR, *mine[0]) if mine else None
    if early:
        return _false_start(state, race, presses, early)
    if not presses:
        return Raced(RaceKind.NOBODY)
    if len(presses) > 1 and _too_close(state, race):
        repeat = Choice(Prompt("m.act.repeat", rule="M10"), Raced(RaceKind.DEAD_HEAT, margin_us=race.margin_us))
        values = {"n": race.margin_us}
        choices = (repeat, *_faster(state, presses[:2], race.margin_us))
        return Doubt(Prompt("m.doubt.dead_heat", values, rule="M10"), choices)
    seat, deck = presses[0]
    if state.house["slap_area"] == "any":
        return _whose(state, seat, deck, race.margin_us)
    return Raced(RaceKind.CLEAR, seat, deck, race.margin_us)


def _on_decks(presses: tuple[Press, ...]) -> tuple[Press, ...]:
    """Those contacts that are a hand of the duel on a deck, in order."""
    decks = {deck.value for deck in Deck}
    return tuple(press for press in presses if press.seat in DUEL and press.pad in decks)


def _touches(presses: tuple[Press, ...]) -> list[Touch]:
    return [(press.seat, Deck(press.pad)) for press in presses]


def _too_close(state: State, race: Race) -> bool:
    tie_ms = int(state.house["slap_tie_ms"])
    if tie_ms and race.margin_us is not None:
        return race.margin_us < tie_ms * 1000
    return race.kind is RaceKind.DEAD_HEAT


def _faster(state: State, touches: list[Touch], margin_us: int | None = None) -> tuple[Choice, ...]:
    """One button for each hand that may have been the faster one."""
    return tuple(
        Choice(Prompt("m.act.faster", {"P": state.name(seat), "deck": deck_term(deck)}, seat, "M9"),
               Raced(RaceKind.CLEAR, seat, deck, margin_us))
        for seat, deck in touches
    )


def _false_start(state: State, race: Race, presses: list[Touch], early: list[Touch]) -> Raced | Doubt:
    seats = tuple(dict.fromkeys(seat for seat, _ in early))
    if len(seats) == 1:
        waited = [touch for touch in presses if touch[0] is not seats[0]]
        seat, deck = waited[0] if waited else (None, None)
        return Raced(RaceKind.FALSE_START, seat, deck, early=seats)
    repeat = Choice(Prompt("m.act.repeat", rule="M10"), Raced(RaceKind.FALSE_START, early=seats))
    values = {"P": state.name(seats[0]), "Q": state.name(seats[1])}
    return Doubt(Prompt("m.doubt.both_early", values, rule="M10"), (repeat, *_faster(state, early)))


def _whose(state: State, seat: Seat, deck: Deck, margin_us: int | None) -> Doubt:
    """Where any deck may be slapped a pad cannot tell whose hand it was (MA2)."""
    choices = tuple(
        Choice(Prompt("m.act.hand_of", {"P": state.name(hand)}, hand, "M9"),
               Raced(RaceKind.CLEAR, hand, deck, margin_us, on=seat))
        for hand in (seat, seat.opposite)
    )
    values = {"deck": deck_term(deck), "P": state.name(seat)}
    return Doubt(Prompt("m.doubt.whose_hand", values, rule="M9"), choices)
