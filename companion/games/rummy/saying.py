"""What the rules want next of whom (RULES 3.6, 4.2), and who leads."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine import Outcome, Prompt, Score
from companion.games.rummy import terms
from companion.games.rummy.check import undeclared
from companion.games.rummy.pot import remaining
from companion.games.rummy.state import Phase, State

LOW_STOCK = 10
"""From so many stock cards on everybody is told how many are left; a push takes two."""


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the table has to do now, most important first."""
    return tuple(_prompts(state))


def _prompts(state: State) -> Iterator[Prompt]:
    me, seat = ({"P": state.name(state.turn)}, state.seat(state.turn)) if state.hands else ({}, None)
    match state.phase:
        case Phase.DEALER:
            yield from _setup(state)
        case Phase.DEAL:
            yield from _deal(state)
        case Phase.DRAW:
            yield _draw(state)
            if state.stock <= LOW_STOCK:
                yield Prompt("r.stock.low", {"n": state.stock}, rule="R25")
        case Phase.STOCK:
            yield Prompt("r.push.draw", me, seat, "R15")
            receiver = {"Q": state.name(state.next)}
            rule = "R15" if state.house.variant.pairs else "C1"
            yield Prompt("r.push.receive", receiver, state.seat(state.next), rule)
        case Phase.MELD:
            if not state.met[state.turn]:
                yield Prompt("r.meld.contract", {**me, "contract": terms.contract(state.contract)}, seat, "R17")
            else:
                yield Prompt("r.meld.more", me, seat, "R19")
            yield Prompt("r.discard", me, seat, "R7")
        case Phase.DECLARE:
            yield _declare(state)
        case Phase.REUSE if state.freed is not None:
            yield Prompt("r.replace", {**me, "card": state.freed.card}, seat, "R22")
        case Phase.COUNT:
            for player in state.uncounted():
                values = {"P": state.name(player), "n": state.hands[player]}
                yield Prompt("r.count.hand", values, state.seat(player), "R26")
        case _:
            yield verdict(state)


def _setup(state: State) -> Iterator[Prompt]:
    house = state.house
    yield Prompt("r.dealer.ask", rule="R3")
    if house.variant.pairs:
        yield Prompt("r.setup.teams", {"a": terms.side(state, 0), "b": terms.side(state, 1)}, rule="R1")
    else:
        packs, jokers = house.packs
        yield Prompt("c.setup.packs", {"n": house.players, "packs": packs, "jokers": jokers}, rule="C4")
        if house.number("ante"):
            pot = {"ante": house.number("ante"), "prize": house.number("prize")}
            yield Prompt("c.setup.pot", pot, rule="C7")
    for option in house.variant.options:
        value = house.options[option.name]
        if value != option.under(house.text):
            named: dict[str, Prompt | int] = {"option": Prompt(f"option.{option.name}")}
            if option.values:
                yield Prompt("r.setup.option", {**named, "value": Prompt(f"option.{option.name}.{value}")})
            elif option.name not in ("ante", "prize"):
                yield Prompt("r.setup.option_number", {**named, "n": int(value)})


def _deal(state: State) -> Iterator[Prompt]:
    seat, again = state.seat(state.dealer), state.deal > len(state.house.variant.sizes)
    if state.buried:
        yield Prompt("r.deal.wild_upcard", {"card": state.buried[-1]}, seat, state.house.rule("R6"))
    values = {"n": state.deal, "dealer": state.name(state.dealer), "cards": state.house.size(state.deal)}
    if not state.house.variant.pairs:
        yield Prompt("c.deal", {**values, "contract": terms.contract(state.contract)}, seat, "C2")
        return
    yield Prompt("r.deal.again" if again else "r.deal.start", values, seat, "R5")
    yield Prompt("r.deal.contract", {"contract": terms.contract(state.contract)}, rule="R18")


def _draw(state: State) -> Prompt:
    name, seat = state.name(state.turn), state.seat(state.turn)
    if not state.pile:
        key = "r.turn.draw_stock" if state.stock else "r.turn.nothing"
        return Prompt(key, {"P": name}, seat, "R15")
    values = {"P": name, "card": state.pile[-1]}
    if not state.stock:
        return Prompt("r.turn.stock_empty", values, seat, "R25")
    return Prompt("r.turn.take_only" if state.no_push else "r.turn.draw", values, seat, "R15")


def _declare(state: State) -> Prompt:
    assert state.pending is not None
    place, meant = undeclared(state)
    # A group of wild cards alone can be sixty things: the question names them only where a person can take them in.
    few = tuple(terms.reading(reading) for reading in meant) if len(meant) <= 8 else ()
    values = {"P": state.name(state.turn), "cards": terms.group(state.pending.groups[place])}
    seat, rule = state.seat(state.turn), state.house.rule("R13")
    if not few:
        return Prompt("r.meld.declare_any", values, seat, rule)
    return Prompt("r.meld.declare", {**values, "readings": few}, seat, rule)


def winners(state: State) -> tuple[int, ...]:
    """The players who win as things stand (R29, C8)."""
    return tuple(sorted(player for side in state.leaders for player in state.house.sides[side]))


def verdict(state: State) -> Prompt:
    """Why the match is over and for whom."""
    if state.house.variant.pairs:
        a, b = state.totals
        if len(state.leaders) > 1:
            return Prompt("r.game.tie", {"n": a}, rule="R29")
        best = state.leaders[0]
        own, other = (a, b) if best == 0 else (b, a)
        return Prompt("r.game.end", {"team": terms.side(state, best), "a": own, "b": other}, rule="R29")
    names = tuple(state.name(player) for player in winners(state))
    if len(names) == 1:
        return Prompt("c.game.end", {"P": names[0], "n": remaining(state)}, rule="C8")
    return Prompt("c.game.shared", {"P": names, "n": remaining(state)}, rule="C10")


def outcome(state: State) -> Outcome | None:
    """The end of the match, or None."""
    return Outcome(verdict(state), winners(state)) if state.phase is Phase.OVER else None


def scores(state: State) -> tuple[Score, ...]:
    """Every player with the total of the own side, the cards in hand by counting, and the deals won."""
    totals = state.totals
    found = []
    for player, name in enumerate(state.house.names):
        marks = {"cards": state.hands[player] if state.hands else 0,
                 "won": sum(deal.out is not None and player in state.house.sides[state.house.side(deal.out)]
                            for deal in state.deals)}
        found.append(Score(player, name, totals[state.house.side(player)], state.seat(player), marks))
    return tuple(found)
