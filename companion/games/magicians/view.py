"""What people see of the duel: the next step, the score, and the table as plain JSON (RULES 1.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.engine import Prompt, Score
from companion.games.magicians.ending import game_won
from companion.games.magicians.hats import verdict
from companion.games.magicians.options import OPTIONS
from companion.games.magicians.rules import TARGET, seated_next
from companion.games.magicians.state import OVER, Phase, State, deck_term
from companion.hands import rank_term
from companion.seats import DUEL, Seat
from companion.signals import Want


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the rules want next, most important first, then how many cards each has."""
    return (*_next(state), *_status(state))


def _next(state: State) -> Iterator[Prompt]:
    match state.phase:
        case Phase.COMPOSE:
            yield from _composing(state)
        case Phase.DEAL:
            yield Prompt("m.setup.deal", rule="M3")
        case Phase.ARMED:
            yield Prompt("m.turn.ready", rule="M9")
        case Phase.RACE if state.decider is not None:
            early = state.decider.opposite
            values = {"P": state.name(early), "Q": state.name(state.decider)}
            yield Prompt("m.turn.false_start", values, state.decider, "M10")
        case Phase.RACE:
            yield Prompt("m.turn.go_any" if state.house["slap_area"] == "any" else "m.turn.go", rule="M9")
        case Phase.ROLL:
            yield Prompt("m.turn.roll", {"P": state.name(state.chooser)}, state.chooser, "M8")
        case Phase.SWAP | Phase.ASSIGN if state.faster is not None:
            key, rule = ("m.choice.swap", "M11") if state.phase is Phase.SWAP else ("m.choice.assign", "M15")
            yield Prompt(key, {"P": state.name(state.faster)}, state.faster, rule)
        case Phase.DRAW:
            for seat, side in state.seats:
                if side.card is None and side.drawn is not None:
                    yield Prompt("m.draw.reveal", {"P": state.name(seat), "deck": deck_term(side.drawn)}, seat, "M12")
        case Phase.THROW:
            yield from _throwing(state)
        case Phase.COUNT:
            yield from _opening(state)
        case Phase.RETURN:
            for seat, side in state.seats:
                if side.drawn is not None and side.throws > side.hits:
                    missed = side.throws - side.hits
                    deck = deck_term(side.drawn)
                    yield Prompt("m.hat.return", {"P": state.name(seat), "deck": deck, "n": missed}, seat, "M24")
        case Phase.ROUND_END:
            yield from _round_over(state)
        case Phase.GAME_END:
            winner = Seat.S if state.S.player == state.rounds[-1].winner else Seat.N
            yield game_won(state, winner)
            if state.pot:
                yield Prompt("m.game.pot", {"P": state.name(winner), "n": state.pot}, winner, "M7")


def _composing(state: State) -> Iterator[Prompt]:
    """Who still has to put a magic deck together, out of which cards; in the first round also what is played by."""
    pool = state.house["magic_pool"]
    if not state.rounds:
        yield Prompt("m.setup.packs_own" if pool == "own_pack" else "m.setup.packs", rule="M1")
    for place, (seat, side) in enumerate(state.seats):
        if side.ready:
            continue
        values: dict[str, Any] = {"P": state.name(seat), "Q": state.name(seat.opposite)}
        if state.house["magic_decks"] == "same_cards" and side.player in state.made:
            yield Prompt("m.setup.compose_same", values, seat, "M4")
            continue
        # The colours change hands every round (MA1).
        half = ("red", "black")[(place + state.round + 1) % 2]
        values["pool"] = Prompt(f"term.pool.{half if pool == 'colour_split' else pool}")
        yield Prompt("m.setup.compose", values, seat, "M4")
    if not state.rounds:
        if state.pot:
            yield Prompt("m.setup.ante", {"n": state.house["ante"], "pot": state.pot}, rule="M7")
        for card, number in state.specials.items():
            yield Prompt("m.setup.special", {"card": card.removeprefix("!"), "rank": rank_term(number)}, rule="M31")
        yield from _house_rules(state)


def _house_rules(state: State) -> Iterator[Prompt]:
    """The house rules that differ from the defaults, read out once (RULES 6)."""
    for option in OPTIONS:
        value, term = state.house[option.name], Prompt(f"option.{option.name}")
        if value != option.standard and option.values:
            chosen = Prompt(f"option.{option.name}.{value}")
            yield Prompt("m.setup.option", {"option": term, "value": chosen})
        elif value != option.standard and option.name != "ante":
            yield Prompt("m.setup.option_number", {"option": term, "n": value})


def _throwing(state: State) -> Iterator[Prompt]:
    for seat, side in state.seats:
        if side.ready or side.drawn is None:
            continue
        values = {"P": state.name(seat), "n": side.throws, "deck": deck_term(side.drawn)}
        key = "m.hat.throw"
        if side.fills:
            key = "m.hat.throw_fill"
            values |= {"k": side.fills, "other": deck_term(side.drawn.other)}
        yield Prompt(key, values, seat, "M18")
    if state.house["throw_seconds"]:
        yield Prompt("m.hat.seconds", {"n": state.house["throw_seconds"]}, rule="M18")


def _opening(state: State) -> Iterator[Prompt]:
    if not state.exchanged:
        yield Prompt("m.hat.exchange", rule="M20")
    for seat, side in state.seats:
        if state.exchanged and side.row is None:
            values = {"P": state.name(seat), "Q": state.name(seat.opposite)}
            yield Prompt("m.hat.open", values, seat, "M20")
    if not (state.S.row or state.N.row):
        yield Prompt("m.hat.strays" if state.house["cross_hat"] == "counts_there" else "m.hat.misses", rule="M19")


def _round_over(state: State) -> Iterator[Prompt]:
    last = state.rounds[-1]
    if last.winner is None:
        yield Prompt("m.round.no_result", rule="M28")
    else:
        won: dict[str, Any] = {"P": state.setup.players[last.winner], "n": state.streak(last.winner)}
        yield Prompt("m.round.won", won, rule="M29")
    pair, _ = seated_next((state.S.player, state.N.player), state.queue, last.winner,
                          both_change=state.house["rotation"] == "both_change")
    if state.queue:
        values = {"P": state.setup.players[pair[0]], "Q": state.setup.players[pair[1]]}
        yield Prompt("m.round.seats", values, rule="M32")


def _status(state: State) -> Iterator[Prompt]:
    """How many cards each has, while that matters."""
    if state.phase in (Phase.COMPOSE, Phase.DEAL, *OVER):
        return
    for seat, side in state.seats:
        yield Prompt("m.deck.status", {"P": state.name(seat), "n": side.main, "k": side.magic}, seat, "M6")
        if side.magic == 0:
            yield Prompt("m.deck.magic_empty", {"P": state.name(seat)}, seat, "M6")


def scores(state: State) -> tuple[Score, ...]:
    """Points of this round, rounds won and won in a row; with a pot also what each put in or took out (MA26)."""
    seated = {side.player: (seat, side.points) for seat, side in state.seats}
    return tuple(_score(state, player, *seated.get(player, (None, 0))) for player in range(len(state.setup.players)))


def _score(state: State, player: int, seat: Seat | None, points: int) -> Score:
    marks = {"rounds": sum(played.winner == player for played in state.rounds), "streak": state.streak(player)}
    if state.pot:
        won = state.phase is Phase.GAME_END and state.rounds[-1].winner == player
        marks["stake"] = state.pot if won else 0 if state.phase is Phase.GAME_END else int(state.house["ante"])
    return Score(player, state.setup.players[player], points, seat, marks)


def wants(state: State) -> tuple[Want, ...]:
    """What the senses are to watch: the pads in the race, a card in front of each seat, the open rows."""
    match state.phase:
        case Phase.RACE:
            seats = DUEL if state.decider is None else (state.decider,)
            return (Want("race", tuple(f"{seat.value}.{deck}" for seat in seats for deck in ("main", "magic"))),)
        case Phase.DRAW:
            return (Want("cards", tuple(seat.value for seat, side in state.seats if side.card is None), 1),)
        case Phase.COUNT if state.exchanged:
            return (Want("cards", tuple(f"hat-{seat.value}" for seat, side in state.seats if side.row is None)),)
    return ()


def view(state: State) -> Mapping[str, Any]:
    """The table for spectators.

    `shown` is the card that lies in front of a seat (`??` while one is awaited), `counts_for` whose card it is;
    `hats` are the open rows by the seat that plays them, `hands` their poker names. `won_rounds` are player indices,
    -1 for no result.
    """
    result = verdict(state)
    return {
        "state": state.phase.value,
        "round": state.round,
        "turn": state.turn,
        "target": TARGET,
        "table": {seat.value: side.player for seat, side in state.seats},
        "queue": list(state.queue),
        "decks": {seat.value: {"main": side.main, "magic": side.magic} for seat, side in state.seats},
        "out": state.out,
        "points": {seat.value: side.points for seat, side in state.seats},
        "ready": {seat.value: side.ready for seat, side in state.seats},
        "drawn_from": {seat.value: side.drawn and side.drawn.value for seat, side in state.seats},
        "shown": {seat.value: str(side.card) if side.card else "??" if state.phase is Phase.DRAW else None
                  for seat, side in state.seats},
        "counts_for": {seat.value: (seat.opposite if state.crossed else seat).value for seat in DUEL},
        "throws": {seat.value: side.throws for seat, side in state.seats},
        "hats": {seat.value: None if side.row is None else [str(card) for card in side.row]
                 for seat, side in state.seats},
        "hands": {seat.value: result and result.hands[place].category.label for place, seat in enumerate(DUEL)},
        "exchanged": state.exchanged,
        "faster": state.faster and state.faster.value,
        "called": state.called and state.called.value,
        "margin_us": state.margin_us,
        "decider": state.decider and state.decider.value,
        "swapped": state.swapped,
        "won_rounds": [-1 if played.winner is None else played.winner for played in state.rounds],
        "pot": state.pot,
    }
