"""How a turn begins and ends, and with it the round and the game (M27-M30)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.engine import Prompt
from companion.games.magicians.facts import Deck
from companion.games.magicians.rules import STREAK, TARGET, Round
from companion.games.magicians.state import Phase, State
from companion.seats import DUEL, Seat


def begun(state: State) -> State:
    """The next turn: the race is armed, or the die goes to the next chooser (MA31).

    What lies on the table stays to be seen until the race begins.
    """
    die = state.house["deck_choice"] == "die"
    return replace(state, phase=Phase.ROLL if die else Phase.ARMED, turn=state.turn + 1, rolls=state.rolls + 1)


def cleared(state: State) -> State:
    """Nothing lies open, nobody was faster: the state in which a race begins."""
    last = (state.S.card or state.last[0], state.N.card or state.last[1])
    return replace(state, last=last, S=state.S.cleared(), N=state.N.cleared(), faster=None, called=None, margin_us=None,
                   decider=None, swapped=False, crossed=False, exchanged=False, rethrown=False, again=False)


def swapped(state: State) -> State:
    """The magic decks have changed places, whole, whatever their sizes (M11, MA7)."""
    there, here = state.S.magic, state.N.magic
    state = state.put(Seat.S, magic=here).put(Seat.N, magic=there)
    return replace(state, swapped=not state.swapped, away=not state.away)


def closed(state: State) -> State:
    """The turn is over (M.CHECK): 13 points win the round, else the next turn begins (M29)."""
    for seat, side in state.seats:
        if side.points >= TARGET:
            return ended(state, seat)
    if state.house["played_cards"] == "under_own_deck":
        for seat, side in state.seats:
            if side.drawn is not None and side.card is not None:
                state = replace(state.laid(seat, side.taken(side.drawn, -1)), out=state.out - 1)
    if state.swapped and state.house["swap_lasts"] == "one_turn":
        state = replace(swapped(state), swapped=True, news=(*state.news, Prompt("m.choice.swap_back", rule="M11")))
    for seat, side in state.seats:
        if side.drawn is Deck.MAGIC and side.magic == 0:
            gone = Prompt("m.deck.magic_empty", {"P": state.name(seat)}, seat, "M6")
            state = replace(state, news=(*state.news, gone))
    return no_main_at_once(begun(state))


def no_main_at_once(state: State) -> State:
    """Where the house says so, an empty main deck loses the round as soon as the turn is over (MA17)."""
    empty = [seat for seat in DUEL if state.side(seat).main == 0]
    return lost(state, empty, "m.round.no_main", "M27") if empty and state.house["main_empty"] == "at_once" else state


def lost(state: State, losers: Sequence[Seat], key: str, rule: str) -> State:
    """The round is over because one seat cannot go on (M27); if neither can, the points decide (M28)."""
    if len(losers) == 1:
        winner = losers[0].opposite
        why = Prompt(key, {"P": state.name(losers[0]), "Q": state.name(winner)}, losers[0], rule)
        return ended(replace(state, news=(*state.news, why)), winner)
    points = {"a": state.S.points, "b": state.N.points}
    state = replace(state, news=(*state.news, Prompt("m.round.both_empty", points, rule="M28")))
    level = state.S.points == state.N.points or state.house["both_empty"] == "no_result"
    return ended(state, None if level else Seat.S if state.S.points > state.N.points else Seat.N)


def ended(state: State, winner: Seat | None) -> State:
    """The round is over; three in a row are the game (M30)."""
    player = None if winner is None else state.side(winner).player
    rounds = (*state.rounds, Round((state.S.player, state.N.player), player))
    state = replace(state, rounds=rounds, phase=Phase.ROUND_END)
    if winner is None or player is None:
        return replace(state, news=(*state.news, Prompt("m.round.no_result", rule="M28")))
    run = state.streak(player)
    news = (*state.news, Prompt("m.round.won", {"P": state.name(winner), "n": run}, winner, "M29"))
    if run < STREAK:
        return replace(state, news=news)
    return replace(state, phase=Phase.GAME_END, news=(*news, game_won(state, winner)))


def game_won(state: State, winner: Seat) -> Prompt:
    """The sentence that ends the game."""
    return Prompt("m.game.won", {"P": state.name(winner)}, winner, "M30")
