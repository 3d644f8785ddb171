"""What each fact brings about on the table. Pure: state and fact in, state out."""

from __future__ import annotations

from dataclasses import replace

from companion.cards import Card
from companion.engine import Adjust, Prompt, Refused
from companion.games.rummy import terms
from companion.games.rummy.check import undeclared
from companion.games.rummy.dealing import began, counted, dealt, ended
from companion.games.rummy.facts import (
    CannotDraw,
    Counted,
    Dealt,
    Declared,
    Discarded,
    DrewStock,
    Fact,
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
from companion.games.rummy.layoffs import HIGH, LOW, SET, extended, replaceable, replaced
from companion.games.rummy.melding import Meanings, meanings, named, stood
from companion.games.rummy.melds import Meld, Reading
from companion.games.rummy.pushing import Counts, draw, give
from companion.games.rummy.state import End, Freed, Laid, Pending, Phase, State
from companion.games.rummy.wilds import hand_value


def applied(state: State, fact: Fact) -> State:
    """The state after the fact. What no referee can make sense of is Refused: a player or meld that is not there."""
    player = getattr(fact, "player", 0)
    if not 0 <= player < state.house.players:
        raise Refused("r.why.no_player", "R1", n=player)
    _makes_sense(state, fact)
    state = replace(state, news=())
    match fact:
        case FirstDealer():
            return replace(state, phase=Phase.DEAL, dealer=player, news=(
                Prompt("r.dealer.is", {"P": state.name(player)}, state.seat(player), "R3"),
            ))
        case Dealt():
            return dealt(state, fact.upcard)
        case TookUpcard():
            return _took(state, player)
        case Pushed():
            return _pushed(state, player)
        case DrewStock():
            return _drew(state, player)
        case CannotDraw():
            return ended(state, End.STOCK)
        case Melded():
            return _melded(state, fact)
        case Declared():
            return _declared(state, fact)
        case LaidOff():
            return _laid_off(state, fact)
        case Replaced():
            return _replaced(state, fact)
        case Discarded():
            return _discarded(state, fact)
        case Kept():
            return _turn_over(replace(state, turn=player))
        case Counted():
            return counted(state, player, hand_value(fact.cards), fact.cards)
        case Valued():
            return counted(state, player, fact.points)
        case Recounted():
            return _recounted(state, fact)


_ONLY: dict[Phase, tuple[type, ...]] = {
    Phase.DEALER: (FirstDealer,),
    Phase.DEAL: (Dealt,),
    Phase.DECLARE: (Declared, Recounted),
    Phase.COUNT: (Counted, Valued, Recounted),
    Phase.OVER: (),
}
"""What even a referee can only let stand in a phase; in all others any act of play makes sense."""
_PLAY = (
    TookUpcard, Pushed, DrewStock, CannotDraw, Melded, LaidOff, Replaced, Discarded, Kept, Recounted,
)


def _makes_sense(state: State, fact: Fact) -> None:
    if not isinstance(fact, _ONLY.get(state.phase, _PLAY)):
        raise Refused("r.why.over" if state.phase is Phase.OVER else "r.why.not_now", "R7")


def adjusted(state: State, adjust: Adjust) -> State:
    """The state after points by hand: they count for the player's side, and may decide a match that is over."""
    if not 0 <= adjust.player < state.house.players:
        raise Refused("r.why.no_player", "R1", n=adjust.player)
    side = state.house.side(adjust.player)
    points = tuple(p + adjust.points if n == side else p for n, p in enumerate(state.adjusted))
    after = replace(state, adjusted=points, news=(
        Prompt("r.adjusted", {"team": terms.side(state, side), "n": adjust.points}, rule="R29"),
    ))
    # A tie made or undone by hand after the last deal: the house may want one more deal, or none (RA28).
    if after.phase is Phase.OVER and not after.decided:
        return began(after)
    if after.phase is Phase.DEAL and not after.buried and after.decided:
        return replace(after, phase=Phase.OVER)
    return after


def _took(state: State, player: int) -> State:
    if not state.pile:
        raise Refused("r.why.no_discard", "R15", state.seat(player), P=state.name(player))
    card = state.pile[-1]
    after = replace(state, phase=Phase.MELD, turn=player, pile=state.pile[:-1], taken=card, stuck=state.no_push)
    news = Prompt("r.took", {"P": state.name(player), "card": card}, state.seat(player), "R15")
    return replace(after.with_hand(player, 1), news=(news,))


def _pushed(state: State, player: int) -> State:
    state = replace(state, turn=player)
    after = give(Counts(state.stock, len(state.pile), state.hands[player], state.hands[state.next]))
    if after.hand_over:
        return ended(state, End.STOCK)
    if not state.pile:
        raise Refused("r.why.no_discard", "R15", state.seat(player), P=state.name(player))
    receiver, seat = {"Q": state.name(state.next)}, state.seat(player)
    news = [Prompt("r.push.give", {"P": state.name(player), **receiver, "card": state.pile[-1]}, seat, "R15")]
    if not state.house.variant.pairs:
        news.append(Prompt("c.push.target", receiver, state.seat(state.next), "C1"))
    gone = replace(state, phase=Phase.STOCK, stock=after.stock, pile=state.pile[:-1], stuck=False, news=tuple(news))
    gone = gone.with_hand(state.next, after.left - state.hands[state.next])
    # Nothing is left to draw: the push was the last act of the deal (RA19).
    return gone if gone.stock else ended(gone, End.STOCK)


def _drew(state: State, player: int) -> State:
    after = draw(Counts(state.stock, len(state.pile), state.hands[player], 0))
    if after.hand_over:
        return ended(state, End.STOCK)
    news = Prompt("r.drew", {"P": state.name(player), "n": after.stock}, state.seat(player), "R15")
    drawn = replace(state, phase=Phase.MELD, turn=player, stock=after.stock, taken=None, news=(news,))
    return drawn.with_hand(player, 1)


def _melded(state: State, fact: Melded) -> State:
    try:
        meant = meanings(state, fact.player, fact.groups, fact.readings)
    except Refused:
        # The referee lets it stand: what was laid lies there as what it comes nearest to (RA29).
        said = (*fact.readings, *("" for _ in fact.groups))
        melds = [_nearest(state, group, said[n]) for n, group in enumerate(fact.groups)]
        if not melds:
            raise
        return _laid(state, fact.player, fact.groups, tuple(melds))
    return _named(replace(state, turn=fact.player), fact.groups, fact.readings, meant)


def _nearest(state: State, group: tuple[Card, ...], said: str) -> Meld:
    free = replace(state, met=(True,) * len(state.met))
    try:
        meant = meanings(free, 0, (group,), (said,))[0]
    except Refused:
        return stood(group, said)
    melds = named((group,), ((meant[0],),), state)
    return melds[0] if melds else stood(group, said)


def _named(state: State, groups: tuple[tuple[Card, ...], ...], said: tuple[str, ...], meant: Meanings) -> State:
    melds = named(groups, meant, state)
    if melds is not None:
        return _laid(state, state.turn, groups, melds)
    readings = tuple(said[n] if n < len(said) else "" for n in range(len(groups)))
    return replace(state, phase=Phase.DECLARE, pending=Pending(groups, readings))


def _declared(state: State, fact: Declared) -> State:
    assert state.pending is not None
    groups = state.pending.groups
    place, meant = undeclared(state)
    if fact.reading not in {str(reading) for reading in meant}:
        raise Refused("r.why.no_reading", state.house.rule("R13"), state.seat(state.turn), said=fact.reading)
    said = tuple(fact.reading if n == place else reading for n, reading in enumerate(state.pending.readings))
    return _named(state, groups, said, meanings(state, state.turn, groups, said))


def _laid(state: State, player: int, groups: tuple[tuple[Card, ...], ...], melds: tuple[Meld, ...]) -> State:
    cards = tuple(card for group in groups for card in group)
    rule = "R19" if state.met[player] else "R17"
    news = [Prompt("r.meld.ok", {"P": state.name(player), "meld": terms.meld(meld)}, state.seat(player), rule)
            for meld in melds]
    if not state.met[player]:
        news.append(Prompt("r.meld.met", {"P": state.name(player)}, state.seat(player), "R17"))
    after = replace(
        state, table=(*state.table, *(Laid(player, meld) for meld in melds)), pending=None,
        met=tuple(met or who == player for who, met in enumerate(state.met)), news=tuple(news),
    )
    return _used(after, player, cards)


def _laid_off(state: State, fact: LaidOff) -> State:
    onto = _meld(state, fact.meld)
    for end in (fact.end,) if fact.end else (LOW, HIGH, SET):
        longer = extended(onto, fact.cards, end, state.house.melds)
        if longer is not None:
            break
    else:
        longer = _forced(onto, fact)
    news = Prompt("r.laid_off", {
        "P": state.name(fact.player), "cards": terms.group(fact.cards), "meld": terms.meld(longer),
    }, state.seat(fact.player), "R19")
    return _used(replace(_with_meld(state, fact.meld, longer), news=(news,)), fact.player, fact.cards)


def _forced(onto: Meld, fact: LaidOff) -> Meld:
    """Cards the referee lets lie on a meld they do not fit: they lie there, at the end that was said."""
    if not onto.is_run:
        return Meld((*onto.cards, *fact.cards), onto.reading)
    was, low = onto.reading, fact.end == LOW
    start = was.start - len(fact.cards) if low else was.start
    end = was.end if low else was.end + len(fact.cards)
    if not fact.cards or start < 1 or end > 14 or end - start > 12:
        raise Refused("r.why.no_fit", "R11", cards=terms.group(fact.cards), meld=terms.meld(onto))
    cards = (*reversed(fact.cards), *onto.cards) if low else (*onto.cards, *fact.cards)
    return Meld(cards, Reading(suit=was.suit, start=start, end=end))


def _replaced(state: State, fact: Replaced) -> State:
    onto = _meld(state, fact.meld)
    places = replaceable(onto, fact.card, state.house.melds) if fact.index < 0 else (fact.index,)
    if not places or not 0 <= places[0] < len(onto.cards):
        raise Refused("r.why.no_wild", "R22", state.seat(fact.player), card=fact.card, meld=terms.meld(onto))
    wild = onto.cards[places[0]]
    after = _with_meld(state, fact.meld, replaced(onto, places[0], fact.card))
    news = Prompt("r.replaced", {"P": state.name(fact.player), "card": fact.card, "wild": wild},
                  state.seat(fact.player), "R22")
    after = replace(after, phase=Phase.REUSE, turn=fact.player, freed=Freed(wild, fact.meld), news=(news,))
    return _forgotten(after, (fact.card,)).with_hand(fact.player, -1)


def _used(state: State, player: int, cards: tuple[Card, ...]) -> State:
    """After cards went to the table: the freed wild card among them never was in the hand (R22)."""
    from_hand = len(cards)
    if state.freed is not None and state.freed.card in cards:
        from_hand -= 1
        state = replace(state, freed=None)
    phase = Phase.MELD if state.freed is None else Phase.REUSE
    after = _forgotten(replace(state, phase=phase, turn=player, moved=True), cards).with_hand(player, -from_hand)
    return _if_out(after, player) if phase is Phase.MELD else after


def _forgotten(state: State, cards: tuple[Card, ...]) -> State:
    """The card taken in this turn is on the table now, so another one of that face may be discarded (RA21)."""
    return replace(state, taken=None) if state.taken in cards else state


def _if_out(state: State, player: int) -> State:
    return state if state.hands[player] else ended(replace(state, out=player), End.OUT)


def _discarded(state: State, fact: Discarded) -> State:
    news = Prompt("r.discarded", {"P": state.name(fact.player), "card": fact.card}, state.seat(fact.player), "R7")
    # A freed wild card that a referee lets somebody keep has gone into the hand after all (R22).
    after = state.with_hand(fact.player, -1 if state.freed is None else 0)
    after = replace(after, turn=fact.player, pile=(*state.pile, fact.card), freed=None, news=(news,))
    if not after.hands[fact.player]:
        return _if_out(after, fact.player)
    return _turn_over(after)


def _turn_over(state: State) -> State:
    """The next player's turn, or the end of a deal in which nothing can move any more (RA20)."""
    idle = state.idle + 1 if state.stuck and not state.moved else 0
    after = replace(state, idle=idle)
    if idle >= state.house.number("empty_stock_limit"):
        return ended(after, End.BLOCKED)
    return replace(
        after, phase=Phase.DRAW, turn=state.next, taken=None, moved=False, stuck=False, freed=None
    )


def _recounted(state: State, fact: Recounted) -> State:
    news = Prompt("r.recounted", {"P": state.name(fact.player), "n": fact.n}, state.seat(fact.player), "R7")
    after = replace(state.with_hand(fact.player, fact.n - state.hands[fact.player]), news=(news,))
    if state.phase is Phase.COUNT or fact.n:
        return after
    return _if_out(after, fact.player)


def _meld(state: State, number: int) -> Meld:
    if not 0 <= number < len(state.table):
        raise Refused("r.why.no_meld", "R19", n=number + 1)
    return state.table[number].meld


def _with_meld(state: State, number: int, meld: Meld) -> State:
    table = tuple(replace(laid, meld=meld) if n == number else laid for n, laid in enumerate(state.table))
    return replace(state, table=table)
