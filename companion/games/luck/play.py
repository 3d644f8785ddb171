"""What may be done when (RULES 5.2), and what each fact leads to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from companion.cards import Card, Suit
from companion.engine import Adjust, Prompt, Refused
from companion.games.luck import words
from companion.games.luck.facts import Banked, Fact, GaveUp, Placed, Reshuffled, Stopped, Took, Turned
from companion.games.luck.state import NO_CARDS, Columns, Hoard, State, fitting, value


def check(state: State, action: Fact) -> None:
    """Returns when the rules and the table allow the action now; raises Refused otherwise."""
    if state.phase == "over":
        raise Refused("l.refuse.over", "L18")
    match action:
        case Turned(card):
            _between(state)
            if state.final:
                raise Refused("l.refuse.pile_empty", "L18")
            if card not in state.pile:
                raise Refused("l.refuse.no_such_card", "L1", card=card)
        case Placed(column):
            if state.held is None:
                raise Refused("l.refuse.nothing_to_place", "L7")
            if column not in fitting(state.columns, state.held):
                raise Refused("l.refuse.does_not_fit", "L7", card=state.held, n=column)
        case Stopped(column):
            if state.phase == "start":
                raise Refused("l.refuse.nothing_drawn", "L9")
            _between(state)
            if not _column(state.columns, column):
                raise Refused("l.refuse.empty_column", "L9", n=column)
        case Took():
            _at_start(state, "L10")
            if not state.may_take:
                raise Refused("l.refuse.no_leftover", "L10")
        case Banked():
            _at_start(state, "L15")
            if not _banking(state, action):
                raise Refused("l.refuse.nothing_to_bank", "L15")
        case GaveUp(suit):
            if state.joker is None:
                raise Refused("l.refuse.no_joker", "L13")
            if suit not in at_risk(state):
                raise Refused("l.refuse.wrong_pile", "L13", suit=words.suit(suit))
        case Reshuffled():
            _between(state)
            raise Refused("l.refuse.pile_not_empty", "L17", n=len(state.pile))
        case _:
            assert_never(action)


def _between(state: State) -> None:
    """No card and no joker is waiting for a choice."""
    if state.held is not None:
        raise Refused("l.refuse.place_first", "L7", card=state.held)
    if state.joker is not None:
        raise Refused("l.refuse.give_up_first", "L14", P=state.names[state.turn])


def _at_start(state: State, rule: str) -> None:
    _between(state)
    if state.phase != "start":
        raise Refused("l.refuse.already_drawn", rule)


def _column(columns: Columns, number: int) -> tuple[Card, ...]:
    return columns[number - 1] if number in (1, 2) else NO_CARDS


def _banking(state: State, action: Banked) -> tuple[Card, ...]:
    """The open cards that would be turned face down, none when the house does not let them be (LA2)."""
    cards = state.hoard.open
    match str(state.house["bank"]):
        case "all":
            return cards if action.suit is None and action.card is None else ()
        case "one_card":
            return (action.card,) if action.card in cards and action.suit is None else ()
    return state.hoard.pile(action.suit) if action.suit is not None and action.card is None else ()


def apply(state: State, action: Fact) -> State:
    """The state after the action; raises Refused where it makes no sense at all."""
    if state.phase == "over":
        raise Refused("l.refuse.over", "L18")
    state = replace(state, news=())
    match action:
        case Turned(card):
            _between(state)
            return _turned(state, card)
        case Placed(column):
            if state.held is None or column not in (1, 2):
                raise Refused("l.refuse.nothing_to_place", "L7")
            return _placed(state, state.held, column)
        case Stopped(column):
            _between(state)
            return _stopped(state, column)
        case Took():
            _at_start(state, "L10")
            return _took(state)
        case Banked():
            _at_start(state, "L15")
            return _banked(state, action)
        case GaveUp(suit):
            if state.joker is None:
                raise Refused("l.refuse.no_joker", "L13")
            return _after_bust(_lost(state, suit))
        case Reshuffled():
            _between(state)
            missing = replace(state, pile=(), gone=state.gone + state.pile)
            return _ran_out(missing) if state.turned else _next_if_final(_ran_out(missing))
        case _:
            assert_never(action)


def _turned(state: State, card: Card) -> State:
    """The card is shown; where there is nothing to choose it goes its way at once (L7, L11 to L13)."""
    if not (card.is_joker or card.number) or card.rank in ("A", "Q", "J"):
        raise Refused("l.refuse.no_such_card", "L1", card=card)
    pile = list(state.pile)
    if card in pile:
        pile.remove(card)
    state = replace(state, pile=tuple(pile), turned=(*state.turned, card), last=card)
    if card.is_joker or card.rank == "K":
        return _bust(state, card)
    fits = fitting(state.columns, card)
    if not fits:
        return _bust(state, card)
    if len(fits) == 2 and any(state.columns):
        return replace(state, held=card)
    return _placed(state, card, fits[0])


def _placed(state: State, card: Card, column: int) -> State:
    first, second = state.columns
    columns = ((*first, card), second) if column == 1 else (first, (*second, card))
    said = Prompt("l.draw.put", {"card": card, "n": column, "sum": value(columns[column - 1])}, None, "L7")
    return _ran_out(replace(state, columns=columns, held=None, news=(*state.news, said)))


def _bust(state: State, card: Card) -> State:
    """This turn's cards are lost; a joker takes a pile with it (L11 to L14)."""
    leftover = state.leftover if state.house["bust_clears"] == "this_turn" else NO_CARDS
    thrown = (*state.turned, *(state.leftover if not leftover else NO_CARDS))
    specials = [each for each in thrown if each.is_joker or each.rank == "K"]
    out = tuple(specials) if state.house["specials"] == "removed" else NO_CARDS
    back = tuple(each for each in thrown if each not in out)
    state = replace(state, discard=state.discard + back, gone=state.gone + out, leftover=leftover,
                    columns=_fresh(state.house, leftover), turned=(), news=(*state.news, words.bust(card)))
    if not card.is_joker:
        return _after_bust(state)
    state = replace(state, joker=card)
    suits = at_risk(state)
    if not suits:
        said = Prompt("l.bust.joker_none", {"colour": words.colour(card)}, None, "L14")
        return _after_bust(replace(state, news=(*state.news, said)))
    if state.house["joker_pile"] == "both":
        for suit in suits:
            state = _lost(state, suit)
        return _after_bust(state)
    return _after_bust(_lost(state, suits[0])) if len(suits) == 1 else state


def _fresh(house: Mapping[str, str | int], leftover: tuple[Card, ...]) -> Columns:
    """The columns before the first card: what was left over is one of them (L6), or stays apart (LA7)."""
    return (leftover if house["leftover"] == "joins" else NO_CARDS, NO_CARDS)


def at_risk(state: State) -> tuple[Suit, ...]:
    """The open suit piles of which the joker takes one (L13); only the bigger one by house rule (LA11)."""
    red = state.joker == Card("*r")
    suits = tuple(suit for suit in state.hoard.suits if suit.red == red)
    if state.house["joker_pile"] == "biggest" and suits:
        most = max(value(state.hoard.pile(suit)) for suit in suits)
        return tuple(suit for suit in suits if value(state.hoard.pile(suit)) == most)
    return suits


def _lost(state: State, suit: Suit) -> State:
    lost = state.hoard.pile(suit)
    said = Prompt("l.bust.lost", {"P": state.names[state.turn], **words.pile(state, suit)}, None, "L13")
    kept = tuple(card for card in state.hoard.open if card.suit != suit)
    state = replace(state, discard=state.discard + lost, news=(*state.news, said))
    return _with(state, replace(state.hoard, open=kept))


def _with(state: State, hoard: Hoard) -> State:
    """The state with other cards in front of the player whose turn it is."""
    hoards = (*state.hoards[: state.turn], hoard, *state.hoards[state.turn + 1 :])
    return replace(state, hoards=hoards)


def _after_bust(state: State) -> State:
    return _next(_ran_out(replace(state, joker=None)))


def _stopped(state: State, column: int) -> State:
    """One column is collected, the other stays on the table (L9)."""
    taken = _column(state.columns, column)
    if not taken:
        raise Refused("l.refuse.empty_column", "L9", n=column)
    other = state.columns[2 - column]
    discard = state.discard
    if state.house["leftover"] == "stays_apart":
        # Only one column stays on the table: the newer one takes the place of the older one.
        if other:
            discard += state.leftover
        else:
            other = state.leftover
    said = words.collected("l.stopped", state, taken, "L9")
    return _next(_with(replace(state, leftover=other, discard=discard, news=(*state.news, said)), _more(state, taken)))


def _took(state: State) -> State:
    if not state.leftover:
        raise Refused("l.refuse.no_leftover", "L10")
    said = words.collected("l.took", state, state.leftover, "L10")
    return _next(_with(replace(state, leftover=NO_CARDS, news=(*state.news, said)), _more(state, state.leftover)))


def _more(state: State, cards: tuple[Card, ...]) -> Hoard:
    return replace(state.hoard, open=state.hoard.open + cards)


def _banked(state: State, action: Banked) -> State:
    """The cards are safe (L15); what the house does not offer but the referee lets stand counts as it was done."""
    if action.card is not None:
        cards = tuple(card for card in (action.card,) if card in state.hoard.open)
    else:
        cards = state.hoard.pile(action.suit) if action.suit is not None else state.hoard.open
    if not cards:
        raise Refused("l.refuse.nothing_to_bank", "L15")
    left = list(state.hoard.open)
    for card in cards:
        left.remove(card)
    said = words.collected("l.banked", state, cards, "L15")
    hoard = Hoard(tuple(left), state.hoard.banked + cards)
    return _next(_with(replace(state, news=(*state.news, said)), hoard))


def _ran_out(state: State) -> State:
    """An empty pile is renewed from the discards once (L17); the second time, or without any, it is the end (L18)."""
    if state.pile or state.final:
        return state
    if state.exhausted == 0 and state.discard:
        said = Prompt("l.pile.first", {"n": len(state.discard)}, None, "L17")
        return replace(state, pile=tuple(sorted(state.discard)), discard=(), exhausted=1, news=(*state.news, said))
    state = replace(state, exhausted=2, news=(*state.news, Prompt("l.pile.last", {}, None, "L18")))
    if state.turned and state.house["final_turn"] == "lose_open_cards":
        gone = state.gone + state.on_table
        return _next(replace(state, columns=(NO_CARDS, NO_CARDS), turned=(), leftover=NO_CARDS, gone=gone))
    return state


def _next(state: State) -> State:
    """The turn is over; after the last card so is the game, at once or when the round is complete (L18, LA18)."""
    state = replace(state, columns=_fresh(state.house, state.leftover), turned=(), held=None)
    while True:
        player = (state.turn + 1) % len(state.names)
        if state.final and (state.house["end"] == "at_once" or player == 0):
            ended = Prompt("l.game.over", {}, None, "L18")
            return replace(state, over=ended, news=(*state.news, ended))
        state = replace(state, turn=player)
        if not state.final or state.may_take or state.hoard.open:
            break
    said = Prompt("l.turn.next", {"P": state.names[state.turn]}, state.seats[state.turn], "L3")
    return replace(state, news=(*state.news, said))


def _next_if_final(state: State) -> State:
    """A turn that has not begun when the pile is at its end does not begin."""
    return _next(state) if state.final else state


def adjust(state: State, by_hand: Adjust) -> State:
    """Points given or taken by hand; they count at the end like all others."""
    if not 0 <= by_hand.player < len(state.names):
        raise Refused("l.refuse.no_player", "L19", n=by_hand.player + 1)
    extra = tuple(points + by_hand.points * (player == by_hand.player) for player, points in enumerate(state.extra))
    said = Prompt("l.score.by_hand", {"P": state.names[by_hand.player], "n": by_hand.points}, None, "L19")
    return replace(state, extra=extra, news=(said,))
