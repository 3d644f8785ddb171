"""What the rules want next, and every act that is allowed now, likeliest first."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards import Card
from companion.engine import Choice, Field, Prompt
from companion.games.announce import house_rules
from companion.games.luck import words
from companion.games.luck.facts import Banked, GaveUp, Placed, Stopped, Took, Turned
from companion.games.luck.odds import odds
from companion.games.luck.options import OPTIONS
from companion.games.luck.play import at_risk
from companion.games.luck.state import State, deck, fitting, outcome, value
from companion.signals import Want

KINDS = tuple(str(card) for card in dict.fromkeys(deck(1)))
"""Every card that can be turned at all, in notation (L1)."""


def legal(state: State) -> tuple[Choice, ...]:
    """Every act allowed now; none when the game is over."""
    match state.phase:
        case "over":
            return ()
        case "place":
            assert state.held is not None
            return tuple(Choice(Prompt("l.act.column", {"n": n, "cards": state.columns[n - 1]}, None, "L7"), Placed(n))
                         for n in fitting(state.columns, state.held))
        case "give_up":
            return tuple(Choice(Prompt("l.act.give_up", words.pile(state, suit), None, "L13"), GaveUp(suit))
                         for suit in at_risk(state))
    return (*_drawing(state), *(_stopping(state) if state.phase == "decide" else _instead(state)))


def by_hand(state: State) -> Choice:
    """The turned card as somebody enters it who sees it."""
    return Choice(Prompt("l.act.draw", {}, None, "L5"), Turned(state.pile[0] if state.pile else Card("2c")),
                  (Field("card", "card", "l.field.card", options=KINDS),))


def _drawing(state: State) -> tuple[Choice, ...]:
    return () if state.final or not state.pile else (by_hand(state),)


def _stopping(state: State) -> list[Choice]:
    return [
        Choice(Prompt("l.act.stop", {"n": number, "cards": column, "sum": value(column)}, None, "L9"), Stopped(number))
        for number, column in enumerate(state.columns, 1) if column
    ]


def _instead(state: State) -> list[Choice]:
    """Taking and banking, which are instead of drawing (L4)."""
    choices = []
    if state.may_take:
        values = {"cards": state.leftover, "sum": value(state.leftover)}
        choices.append(Choice(Prompt("l.act.take", values, None, "L10"), Took()))
    open_cards = state.hoard.open
    match str(state.house["bank"]):
        case "all":
            if open_cards:
                choices.append(Choice(Prompt("l.act.bank_all", {"n": value(open_cards)}, None, "L15"), Banked()))
        case "one_card":
            choices += [Choice(Prompt("l.act.bank_card", {"card": card}, None, "L15"), Banked(card=card))
                        for card in dict.fromkeys(open_cards)]
        case _:
            choices += [Choice(Prompt("l.act.bank", words.pile(state, suit), None, "L15"), Banked(suit))
                        for suit in state.hoard.suits]
    return choices


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the rules want now, most important first."""
    seat, name = state.seats[state.turn], state.names[state.turn]
    match state.phase:
        case "over":
            return _final(state)
        case "place":
            return (Prompt("l.draw.either", {"card": state.held}, seat, "L7"),)
        case "give_up":
            assert state.joker is not None
            key = "l.bust.others_choose" if state.house["joker_pile"] == "opponents" else "l.bust.choose"
            return (Prompt(key, {"P": name, "colour": words.colour(state.joker)}, seat, "L14"),)
        case "decide":
            if state.final:
                return (Prompt("l.stop.last", {"P": name}, seat, "L18"),)
            sums = {"a": value(state.columns[0]), "b": value(state.columns[1])}
            return (Prompt("l.draw.decide", {"P": name, **sums}, seat, "L5"), *_left(state))
    can = ["draw"] if not state.final and state.pile else []
    can += ["take"] if state.may_take else []
    can += ["bank"] if state.hoard.open else []
    acts = tuple(Prompt(f"l.start.{act}") for act in can)
    return (Prompt("l.turn.start", {"P": name, "acts": acts}, seat, "L4"), *_left(state), *_setup(state))


def _setup(state: State) -> Iterator[Prompt]:
    """What is to be made ready before the first card, and the house rules."""
    if state.last is not None or state.exhausted:
        return
    packs = int(state.house["packs"])
    yield Prompt("l.setup.pack", {"n": packs, "cards": len(deck(packs))}, None, "L1" if packs == 2 else "L2")
    if state.house["joker_map"] == "ask":
        yield Prompt("l.setup.jokers", {}, None, "L13")
    yield from house_rules(OPTIONS, state.house, "l")


def _left(state: State) -> tuple[Prompt, ...]:
    """What is still in the pile, where the house shows it."""
    chances = odds(state)
    if state.house["show_odds"] == "no" or chances is None:
        return ()
    values = {"n": chances.cards, "k": chances.kings, "j": chances.jokers, "b": chances.busts}
    return (Prompt("l.cards_left", values, None, "L5"),)


def _final(state: State) -> tuple[Prompt, ...]:
    end = outcome(state)
    assert end is not None
    totals = []
    for player, (name, hoard) in enumerate(zip(state.names, state.hoards, strict=True)):
        parts = {"P": name, "a": value(hoard.open), "b": value(hoard.banked), "n": state.points(player)}
        totals.append(Prompt("l.score", parts, None, "L19"))
    best = state.points(end.winners[0])
    winners = tuple(state.names[player] for player in end.winners)
    return (Prompt("l.game.end", {"P": winners, "n": best}, None, "L20"), *totals, end.why)


def wants(state: State) -> tuple[Want, ...]:
    """The turned card is looked at, then the column it goes into where there is a choice."""
    if state.phase == "place":
        return (Want("cards", ("column-1", "column-2")),)
    if state.phase in ("start", "decide") and not state.final:
        return (Want("cards", ("turn",), 1),)
    return ()
