"""What the camera's cards mean: the upcard, new melds, lay-offs, exchanges, the discard, an open hand.

Zones: `discard` is the discard pile, `hand` or a seat's letter an open hand after the deal, everything else the
table with the melds. Hands in play are never looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from companion.cards import BACK, UNKNOWN, Card
from companion.engine import Choice, Doubt, Prompt, Refused
from companion.games.rummy.check import checked
from companion.games.rummy.choices import choices
from companion.games.rummy.facts import Counted, Dealt, Discarded, Fact, LaidOff, Melded, Replaced
from companion.games.rummy.groups import groups
from companion.games.rummy.layoffs import HIGH, LOW, SET, extended, replaceable
from companion.games.rummy.melds import SHORTEST, Meld
from companion.games.rummy.state import Phase, State
from companion.games.rummy.wilds import is_wild
from companion.signals import SURE, CardsSeen, Quad, SeenCard, Want

NAMES = 3
"""At most so many names are offered for one card."""
DISCARD, TABLE, HAND = "discard", "table", "hand"


def wants(state: State) -> tuple[Want, ...]:
    """The cards the camera is to report now."""
    match state.phase:
        case Phase.DEAL:
            return (Want("cards", (DISCARD,), 1),)
        case Phase.MELD:
            return (Want("cards", (TABLE, DISCARD)),)
        case Phase.REUSE:
            return (Want("cards", (TABLE,)),)
        case Phase.COUNT:
            return (Want("cards", (HAND,)),)
        case _:
            return ()


def read(state: State, seen: CardsSeen) -> Fact | Doubt | None:
    """What the picture means now: one fact, a doubt, or nothing."""
    look: dict[Phase, Callable[[State, Sequence[SeenCard]], Fact | Doubt | None]] = {
        Phase.DEAL: _upcard, Phase.MELD: _turn, Phase.REUSE: _table, Phase.COUNT: _hand,
    }
    cards = [card for card in seen.cards if card.card != BACK]
    return look[state.phase](state, cards) if state.phase in look else None


def _upcard(state: State, cards: Sequence[SeenCard]) -> Fact | Doubt | None:
    zoned = [card for card in cards if card.zone == DISCARD] or list(cards)
    if len(zoned) > 1:
        return Doubt(Prompt("r.doubt.upcard", {"n": len(zoned)}, state.seat(state.dealer), "R6-P"),
                     _offers(state, [Dealt(card) for one in zoned for card in _names(one)]), places=_quads(zoned))
    if not zoned or (state.buried and zoned[0].card == state.buried[-1]):
        return None
    if not _sure(zoned[0]):
        return _unsure(state, zoned, zoned[0], lambda named: Dealt(named[0].card))
    return Dealt(zoned[0].card)


def _turn(state: State, cards: Sequence[SeenCard]) -> Fact | Doubt | None:
    changed = _table(state, [card for card in cards if card.zone != DISCARD])
    return changed if changed is not None else _discard(state, [card for card in cards if card.zone == DISCARD])


def _discard(state: State, cards: Sequence[SeenCard]) -> Fact | Doubt | None:
    """The one card on the pile that was not its top before."""
    top = state.pile[-1] if state.pile else None
    new = [card for card in cards if card.card != top]
    if len(new) != 1:
        return None
    if not _sure(new[0]):
        return _unsure(state, new, new[0], lambda named: Discarded(state.turn, named[0].card))
    return Discarded(state.turn, new[0].card)


def _table(state: State, cards: Sequence[SeenCard]) -> Fact | Doubt | None:
    """What changed among the melds."""
    doubtful = _doubtful(state, cards)
    if doubtful is not None:
        return _unsure(state, cards, doubtful, lambda named: _change(state, named))
    twice = _surplus(state, cards)
    if twice is not None:
        places = _quads([card for card in cards if card.card == twice])
        prompt = Prompt("r.doubt.too_many", {"card": twice, "n": state.house.packs[0]}, rule="R2")
        return Doubt(prompt, choices(state), places=places)
    return _change(state, cards)


def _change(state: State, cards: Sequence[SeenCard]) -> Fact | Doubt | None:
    found = [tuple(card.card for card in group) for group in groups(cards)]
    if state.freed is not None and (state.freed.card,) in found:
        return None  # the freed wild card still lies apart
    fresh = list(found)
    changed: list[tuple[int, tuple[Card, ...]]] = []
    for n, laid in enumerate(state.table):
        group = max(fresh, key=lambda cards_: _overlap(cards_, laid.meld), default=())
        if _overlap(group, laid.meld) < len(laid.meld.cards) - 1:
            return None  # a hand or another card lies over this meld: nothing is certain yet
        fresh.remove(group)
        if Counter(group) != Counter(laid.meld.cards):
            changed.append((n, group))
    if changed:
        return _grown(state, *changed[0])
    if not fresh:
        return None
    fact = Melded(state.turn, tuple(fresh))
    if state.met[state.turn]:
        return fact if all(len(group) >= SHORTEST for group in fresh) else None
    # Half a contract is somebody still laying it out, not yet a breach of it (R17).
    laid_out = sum(len(group) for group in fresh) >= sum(part.length for part in state.contract)
    return fact if laid_out else None


def _overlap(group: Sequence[Card], meld: Meld) -> int:
    return sum((Counter(group) & Counter(meld.cards)).values())


def _grown(state: State, number: int, group: tuple[Card, ...]) -> Fact | Doubt | None:
    """One meld has cards more, or another card in the place of a wild one."""
    meld = state.table[number].meld
    more, gone = Counter(group) - Counter(meld.cards), Counter(meld.cards) - Counter(group)
    if gone:
        wild, new = next(iter(gone)), next(iter(more), UNKNOWN)
        if gone.total() == more.total() == 1 and is_wild(wild):
            places = [n for n in replaceable(meld, new, state.house.melds) if meld.cards[n] == wild]
            if places:
                return Replaced(state.turn, number, new, places[0])
        return None
    added = [card for card in group if card in more]
    added = added[: more.total()] if len(added) == more.total() else list(more.elements())
    facts = [LaidOff(state.turn, number, cards, end) for cards, end in _ends(state, meld, added)]
    if len(facts) == 1:
        return facts[0]
    prompt = Prompt("r.doubt.lay_off", {"n": number + 1}, state.seat(state.turn), "R20")
    return Doubt(prompt, _offers(state, facts) if facts else choices(state))


def _ends(state: State, meld: Meld, added: Sequence[Card]) -> list[tuple[tuple[Card, ...], str]]:
    """Every end at which the added cards fit, natural cards in their places and wild ones between and after."""
    if not meld.is_run:
        return [(tuple(added), SET)]
    fits = []
    for end in (LOW, HIGH):
        row: list[Card] = []
        rest, now = list(added), meld
        while rest:
            step = next((card for card in sorted(rest, key=is_wild)
                         if extended(now, (card,), end, state.house.melds) is not None), None)
            longer = extended(now, (step,), end, state.house.melds) if step else None
            if step is None or longer is None:
                break
            row.append(step)
            rest.remove(step)
            now = longer
        if not rest:
            fits.append((tuple(row), end))
    return fits


def _hand(state: State, cards: Sequence[SeenCard]) -> Fact | Doubt | None:
    """The open hand of whoever is to be counted next, or of the seat whose zone it lies in."""
    waiting = state.uncounted()
    for player in waiting:
        seat = state.seat(player)
        zone = [card for card in cards if seat is not None and card.zone == seat.value]
        if zone:
            return _open_hand(state, player, zone)
    zone = [card for card in cards if card.zone == HAND]
    return _open_hand(state, waiting[0], zone) if zone and waiting else None


def _open_hand(state: State, player: int, cards: Sequence[SeenCard]) -> Fact | Doubt:
    doubtful = next((card for card in cards if not _sure(card)), None)
    if doubtful is not None:
        return _unsure(state, cards, doubtful, lambda named: Counted(player, tuple(card.card for card in named)))
    fact = Counted(player, tuple(card.card for card in cards))
    try:
        checked(state, fact)
    except Refused as refused:
        mine = tuple(choice for choice in choices(state) if choice.action.player == player)
        return Doubt(refused.prompt, mine, places=_quads(cards))
    return fact


# doubts


def _sure(card: SeenCard) -> bool:
    return card.card.known and card.confidence >= SURE


def _names(card: SeenCard) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(c for c in (card.card, *(c for c, _ in card.others)) if c.known))[:NAMES]


def _quads(cards: Sequence[SeenCard]) -> tuple[Quad, ...]:
    return tuple(card.quad for card in cards if card.quad is not None)


def _doubtful(state: State, cards: Sequence[SeenCard]) -> SeenCard | None:
    """The first unsure card that is not simply one of the melds seen again."""
    known = Counter(card for laid in state.table for card in laid.meld.cards)
    known.subtract(card.card for card in cards if _sure(card))
    for card in cards:
        if not _sure(card):
            if known[card.card] > 0:
                known[card.card] -= 1
            else:
                return card
    return None


def _surplus(state: State, cards: Sequence[SeenCard]) -> Card | None:
    """A face that the picture shows more often than the packs hold it."""
    return replace(state, table=(), pile=(), opened=(), freed=None).surplus(card.card for card in cards)


def _offers(state: State, facts: Sequence[Fact]) -> tuple[Choice, ...]:
    """Those facts that the rules allow, as buttons, then everything that can be entered by hand."""
    offered = []
    for fact in facts:
        try:
            checked(state, fact)
        except Refused:
            continue
        offered.append(Choice(_label(state, fact), fact))
    return (*offered, *choices(state))


def _label(state: State, fact: Fact) -> Prompt:
    match fact:
        case LaidOff():
            key = "r.act.seen_low" if fact.end == LOW else "r.act.seen_high"
            return Prompt(key, {"cards": fact.cards}, state.seat(state.turn), "R20")
        case Dealt():
            return Prompt("r.act.seen", {"cards": (fact.upcard,)}, state.seat(state.dealer), "R6-P")
        case Discarded() | Replaced():
            return Prompt("r.act.seen", {"cards": (fact.card,)}, state.seat(state.turn), "R7")
        case Melded():
            shown = tuple(card for group in fact.groups for card in group)
            return Prompt("r.act.seen", {"cards": shown}, state.seat(state.turn), "R8")
        case Counted():
            return Prompt("r.act.seen", {"cards": fact.cards}, state.seat(fact.player), "R26")
        case _:
            return Prompt("r.act.seen", {"cards": ()}, None, "R7")


def _unsure(
    state: State, cards: Sequence[SeenCard], which: SeenCard,
    meaning: Callable[[Sequence[SeenCard]], Fact | Doubt | None],
) -> Doubt:
    """Which card that is: what the picture would mean under each of its names."""
    facts: list[Fact] = []
    for name in _names(which):
        named = [replace(card, card=name, confidence=1.0) if card is which else card for card in cards]
        fact = meaning(named) if all(_sure(card) or card.card.known for card in named) else None
        if fact is not None and not isinstance(fact, Doubt) and fact not in facts:
            facts.append(fact)
    prompt = Prompt("r.doubt.card", {"card": which.card}, state.seat(state.turn if state.hands else state.dealer), "R8")
    return Doubt(prompt, _offers(state, facts), places=_quads((which,)))
