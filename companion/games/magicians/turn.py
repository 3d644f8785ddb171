"""One turn from the call of a deck to the comparison of two cards (M11-M17)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.engine import Prompt
from companion.games.magicians.ending import closed, lost, swapped
from companion.games.magicians.facts import Deck, Revealed
from companion.games.magicians.hats import thrown_after_tie
from companion.games.magicians.rules import called
from companion.games.magicians.state import Phase, State
from companion.seats import DUEL, Seat


def called_for(state: State, pad: Deck) -> State:
    """The faster seat has called a deck: it chooses first, or both draw at once (M11, M14, M15)."""
    assert state.faster is not None
    mine, other = state.side(state.faster).magic, state.side(state.faster.opposite).magic
    deck = called(pad, mine, other, owner_only=state.house["mixed_caller"] == "owner_only")
    state = replace(state, called=deck)
    if deck is Deck.MAIN:
        return _drawing(state, dict.fromkeys(DUEL, Deck.MAIN))
    if (mine and other) or state.house["swap_with_empty"] == "yes":
        return replace(state, phase=Phase.SWAP)
    return replace(state, phase=Phase.ASSIGN)


def after_swap(state: State, swap: bool) -> State:
    """Kept or swapped: both draw, or with one magic deck it is said for whom its card counts (M11, MA8)."""
    if swap:
        state = swapped(state)
        news = Prompt("m.choice.swapped", rule="M11")
    else:
        news = Prompt("m.choice.kept", rule="M11")
    state = replace(state, news=(news,))
    if state.S.magic and state.N.magic:
        return _drawing(state, dict.fromkeys(DUEL, Deck.MAGIC))
    return replace(state, phase=Phase.ASSIGN)


def mixed(state: State, mine: bool) -> State:
    """The mixed draw: who has no magic deck draws from main; `mine` gives the magic card to the faster (M15, M16)."""
    assert state.faster is not None
    owner = Seat.S if state.S.magic else Seat.N
    receiver = state.faster if mine else state.faster.opposite
    news = Prompt("m.choice.assigned", {"P": state.name(receiver), "Q": state.name(receiver.opposite)}, receiver, "M16")
    state = replace(state, crossed=receiver is not owner, news=(news,))
    return _drawing(state, {owner: Deck.MAGIC, owner.opposite: Deck.MAIN})


def _drawing(state: State, decks: Mapping[Seat, Deck]) -> State:
    """Each seat is to draw from its deck; who needs a main card and has none has lost the round (M27, M28)."""
    for seat, deck in decks.items():
        state = state.put(seat, drawn=deck)
    without = [seat for seat in DUEL if decks[seat] is Deck.MAIN and state.side(seat).main == 0]
    if without:
        return lost(state, without, "m.round.no_main", "M27")
    return replace(state, phase=Phase.DRAW)


def revealed(state: State, fact: Revealed) -> State:
    """One or both cards lie open; when both do they are compared (M12, M13)."""
    for seat in DUEL:
        card, side = fact.at(seat), state.side(seat)
        if card is None or side.card is not None or side.drawn is None:
            continue
        if state.house["played_cards"] == "out":
            state = state.noted(card, state.pack(seat, side.drawn), seat)
        state = state.laid(seat, replace(side.taken(side.drawn, 1), card=card))
        state = replace(state, out=state.out + 1)
    south, north = state.played(Seat.S), state.played(Seat.N)
    if south is None or north is None:
        return state
    numbers = state.number(south), state.number(north)
    if numbers[0] == numbers[1]:
        tie = Prompt("m.compare.tie", {"card": south, "other": north}, rule="M17")
        return thrown_after_tie(replace(state, news=(*state.news, tie)))
    winner = Seat.S if numbers[0] > numbers[1] else Seat.N
    state = state.put(winner, points=state.side(winner).points + 1)
    values = {"card": south if winner is Seat.S else north, "other": north if winner is Seat.S else south,
              "P": state.name(winner), "a": state.side(winner).points, "b": state.side(winner.opposite).points}
    return closed(replace(state, news=(*state.news, Prompt("m.compare.point", values, winner, "M13"))))
