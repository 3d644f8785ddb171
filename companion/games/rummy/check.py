"""What the rules allow: every refusal with its reason and its rule."""

from __future__ import annotations

from companion.cards import Card
from companion.engine import Refused
from companion.games.rummy import terms
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
from companion.games.rummy.layoffs import HIGH, LOW, SET, extended, layoff_positions, replaceable, replaced
from companion.games.rummy.melding import meanings
from companion.games.rummy.melds import Mark, Reading
from companion.games.rummy.state import Phase, State
from companion.games.rummy.wilds import is_wild

_PHASES: dict[type, tuple[Phase, ...]] = {
    FirstDealer: (Phase.DEALER,),
    Dealt: (Phase.DEAL,),
    TookUpcard: (Phase.DRAW,),
    Pushed: (Phase.DRAW,),
    DrewStock: (Phase.DRAW, Phase.STOCK),
    CannotDraw: (Phase.DRAW,),
    Melded: (Phase.MELD, Phase.REUSE),
    Declared: (Phase.DECLARE,),
    LaidOff: (Phase.MELD, Phase.REUSE),
    Replaced: (Phase.MELD,),
    Discarded: (Phase.MELD,),
    Kept: (Phase.MELD,),
    Counted: (Phase.COUNT,),
    Valued: (Phase.COUNT,),
    Recounted: (Phase.DRAW, Phase.STOCK, Phase.MELD, Phase.DECLARE, Phase.REUSE, Phase.COUNT),
}


def checked(state: State, fact: Fact) -> None:
    """Returns when the fact is allowed now; raises Refused with the reason and the rule."""
    player = getattr(fact, "player", None)
    if player is not None and not 0 <= player < state.house.players:
        raise Refused("r.why.no_player", "R1", n=player)
    if state.phase not in _PHASES[type(fact)]:
        raise _not_now(state, fact)
    if player is not None and type(fact) in _IN_TURN and player != state.turn:
        raise Refused("r.why.turn", "R4", state.seat(player), P=state.name(state.turn), Q=state.name(player))
    match fact:
        case Dealt():
            _dealt(state, fact)
        case TookUpcard() | Pushed() | DrewStock() | CannotDraw():
            _drawn(state, fact)
        case Melded():
            _melded(state, fact)
        case Declared():
            _declared(state, fact)
        case LaidOff():
            _laid_off(state, fact)
        case Replaced():
            _replaced(state, fact)
        case Discarded():
            _discarded(state, fact)
        case Kept():
            if not (state.house.is_on("no_return") or not state.house.is_on("discard_wild")):
                raise Refused("r.why.must_discard", "R7", state.seat(fact.player), P=state.name(fact.player))
        case Counted() | Valued():
            _counted(state, fact)
        case Recounted():
            if not 0 <= fact.n <= sum(state.hands) + state.stock:
                raise Refused("r.why.impossible_hand", "R2", state.seat(fact.player), n=fact.n)


_IN_TURN = (
    TookUpcard, Pushed, DrewStock, CannotDraw, Melded, Declared, LaidOff, Replaced, Discarded, Kept,
)


def _not_now(state: State, fact: Fact) -> Refused:
    """What the table waits for instead."""
    if state.phase is Phase.OVER:
        return Refused("r.why.over", "R29")
    if state.phase is Phase.REUSE and state.freed is not None:
        return Refused("r.why.use_wild", "R22", state.seat(state.turn), P=state.name(state.turn), card=state.freed.card)
    if state.phase is Phase.DECLARE:
        return Refused("r.why.declare_first", state.house.rule("R13"), state.seat(state.turn), P=state.name(state.turn))
    if state.phase is Phase.STOCK:
        return Refused("r.why.draw_first", "R15", state.seat(state.turn), P=state.name(state.turn))
    if state.phase is Phase.DRAW and isinstance(fact, Melded | LaidOff | Replaced | Discarded | Kept):
        return Refused("r.why.draw_first", "R7", state.seat(state.turn), P=state.name(state.turn))
    if state.phase is Phase.MELD and isinstance(fact, TookUpcard | Pushed | DrewStock | CannotDraw):
        return Refused("r.why.drawn", "R15", state.seat(state.turn), P=state.name(state.turn))
    return Refused("r.why.not_now", "R7")


def _dealt(state: State, fact: Dealt) -> None:
    if not (fact.upcard.is_face or fact.upcard.is_joker):
        raise Refused("r.why.unread", "R6-P")
    _seen(state, (fact.upcard,))


def _drawn(state: State, fact: TookUpcard | Pushed | DrewStock | CannotDraw) -> None:
    seat, name = state.seat(fact.player), state.name(fact.player)
    match fact:
        case TookUpcard() if not state.pile:
            raise Refused("r.why.no_discard", "R15", seat, P=name)
        case Pushed() if not state.pile:
            raise Refused("r.why.no_discard", "R15", seat, P=name)
        case Pushed() if state.no_push and state.stock:
            raise Refused("r.why.push_two", "R15", seat, P=name)
        case DrewStock() if state.phase is Phase.DRAW and state.pile:
            raise Refused("r.why.push_or_take", "R15", seat, P=name)
        case DrewStock() if not state.stock:
            raise Refused("r.why.stock_empty", "R25", seat, P=name)
        case CannotDraw() if state.stock:
            raise Refused("r.why.stock_left", "R25", seat, n=state.stock)
        case _:
            pass


def _from_hand(state: State, player: int, n: int) -> None:
    """The player holds so many cards, and one more where the house wants a last discard (RA25)."""
    held = state.hands[player]
    if n > held:
        raise Refused("r.why.hand", "R7", state.seat(player), P=state.name(player), held=held, n=n)
    if n == held and state.house.is_on("out_needs_discard"):
        raise Refused("r.why.keep_one", "R24", state.seat(player), P=state.name(player))


def _seen(state: State, more: tuple[Card, ...]) -> None:
    """The packs hold that many of each card (R2, C4)."""
    card = state.surplus(more)
    if card is not None:
        raise Refused("r.why.too_many", "C4" if state.house.players > 4 else "R2", card=card, n=state.house.packs[0])


def _mine(state: State, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Those of the cards that come from the hand: all but the freed wild card, which must be among them (R22)."""
    if state.freed is None:
        return cards
    if state.freed.card not in cards:
        raise Refused("r.why.use_wild", "R22", state.seat(state.turn), P=state.name(state.turn), card=state.freed.card)
    at = cards.index(state.freed.card)
    return (*cards[:at], *cards[at + 1 :])


def _melded(state: State, fact: Melded) -> None:
    cards = tuple(card for group in fact.groups for card in group)
    mine = _mine(state, cards)
    if len(fact.readings) > len(fact.groups):
        raise Refused("r.why.readings", state.house.rule("R13"), state.seat(fact.player))
    if not fact.groups and state.met[fact.player]:
        raise Refused("r.why.too_few", "R8", state.seat(fact.player), n=0)
    _from_hand(state, fact.player, len(mine))
    _seen(state, mine)
    meanings(state, fact.player, fact.groups, fact.readings)


def _declared(state: State, fact: Declared) -> None:
    if fact.reading not in {str(meant) for meant in undeclared(state)[1]}:
        raise Refused("r.why.no_reading", state.house.rule("R13"), state.seat(fact.player), said=fact.reading)


def undeclared(state: State) -> tuple[int, tuple[Reading, ...]]:
    """The number of the first pending group that may be several things, and everything it may be (R13)."""
    assert state.pending is not None
    meant = meanings(state, state.turn, state.pending.groups, state.pending.readings)
    return next((n, of_one) for n, of_one in enumerate(meant) if len(of_one) > 1)


def _contract_met(state: State, player: int, rule: str) -> None:
    if not state.met[player]:
        raise Refused("r.meld.not_yet", rule, state.seat(player), P=state.name(player))


def _on_table(state: State, player: int, meld: int) -> None:
    if not 0 <= meld < len(state.table):
        raise Refused("r.why.no_meld", "R19", state.seat(player), n=meld + 1)


def _laid_off(state: State, fact: LaidOff) -> None:
    _contract_met(state, fact.player, "R17")
    _on_table(state, fact.player, fact.meld)
    seat, onto = state.seat(fact.player), state.table[fact.meld].meld
    mine = _mine(state, fact.cards)
    if not all(card.is_face or card.is_joker for card in fact.cards) or not fact.cards:
        raise Refused("r.why.unread", "R20", seat)
    if state.freed is not None and state.freed.meld == fact.meld and state.house.options["freed_wild"] == "other":
        raise Refused("r.why.other_meld", "R22", seat, card=state.freed.card)
    ends = [end for end in ((fact.end,) if fact.end else (LOW, HIGH, SET))
            if extended(onto, fact.cards, end, state.house.melds) is not None]
    if not ends:
        rule = "R20" if onto.is_run or len(onto.cards) < state.house.melds.largest_set else "R9-P"
        raise Refused("r.why.no_fit", rule, seat, cards=terms.group(fact.cards), meld=terms.meld(onto))
    if len(ends) > 1:
        raise Refused("r.why.which_end", "R20", seat, cards=terms.group(fact.cards), meld=terms.meld(onto))
    _from_hand(state, fact.player, len(mine))
    _seen(state, mine)


def _replaced(state: State, fact: Replaced) -> None:
    _contract_met(state, fact.player, "R22")
    _on_table(state, fact.player, fact.meld)
    seat, name, onto = state.seat(fact.player), state.name(fact.player), state.table[fact.meld].meld
    places = replaceable(onto, fact.card, state.house.melds)
    if fact.index not in (-1, *places) or not places:
        naturals = zip(onto.cards, onto.marks, strict=True)
        if fact.card.rank == "2" and onto.is_run and any(c == fact.card and m == Mark.NATURAL for c, m in naturals):
            raise Refused("r.why.natural_two", "R23", seat, card=fact.card)
        raise Refused("r.why.no_wild", "R22", seat, card=fact.card, meld=terms.meld(onto))
    _seen(state, (fact.card,))
    if not can_reuse(state, fact):
        raise Refused("r.why.wild_unused", "R22", seat, P=name)


def can_reuse(state: State, fact: Replaced) -> bool:
    """Whether the freed wild card can be used at once: on a meld with room, or with two more cards in a new one."""
    rules, house = state.house.melds, state.house
    places = replaceable(state.table[fact.meld].meld, fact.card, rules)
    index = places[0] if fact.index < 0 else fact.index
    left = state.hands[fact.player] - 1
    last = 1 if house.is_on("out_needs_discard") else 0
    if left < last:
        return False
    wild = state.table[fact.meld].meld.cards[index]
    for n, laid in enumerate(state.table):
        meld = replaced(laid.meld, index, fact.card) if n == fact.meld else laid.meld
        if n == fact.meld and house.options["freed_wild"] == "other":
            continue
        if layoff_positions(meld, wild, rules):
            return True
    return left - 2 >= last


def _discarded(state: State, fact: Discarded) -> None:
    seat, name = state.seat(fact.player), state.name(fact.player)
    if fact.card.is_custom or fact.card.notation == "##":
        raise Refused("r.why.unread", "R7", seat)
    if is_wild(fact.card) and not state.house.is_on("discard_wild"):
        raise Refused("r.why.wild_discard", "R7", seat, card=fact.card)
    if state.house.is_on("no_return") and fact.card == state.taken and fact.card.known:
        raise Refused("r.why.return", "R7", seat, P=name, card=fact.card)
    if state.hands[fact.player] < 1:
        raise Refused("r.why.hand", "R7", seat, P=name, held=0, n=1)
    _seen(state, (fact.card,))


def _counted(state: State, fact: Counted | Valued) -> None:
    seat, name, held = state.seat(fact.player), state.name(fact.player), state.hands[fact.player]
    if fact.player not in state.uncounted():
        raise Refused("r.why.not_counted", "R27", seat, P=name)
    if isinstance(fact, Counted):
        if not all(card.is_face or card.is_joker for card in fact.cards):
            raise Refused("r.why.unread", "R26", seat)
        if len(fact.cards) != held:
            raise Refused("r.why.count", "R26", seat, P=name, held=held, n=len(fact.cards))
        _seen(state, fact.cards)
    elif fact.points % 5 or not 5 * held <= fact.points <= 20 * held:
        raise Refused("r.why.points", "R26", seat, P=name, held=held, n=fact.points)
