"""From the moves of the search to melds of real cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from companion.cards import Card, Suit
from companion.games.rummy.contracts import Contract
from companion.games.rummy.melds import Meld, MeldRules, Reading
from companion.games.rummy.solver.search import Found, Step
from companion.games.rummy.solver.steps import Move
from companion.games.rummy.wilds import ACE_HIGH, ACE_LOW, at_place, is_wild

SUITS = tuple(Suit)


@dataclass
class _Group:
    """A meld in the making: `cards` in order, None for a wild card still to be chosen."""

    cards: list[Card | None]
    suit: Suit | None = None
    start: int = 0
    rank: str = ""

    def padded(self, wild: int) -> None:
        """With so many wild cards more, above as far as there is place, else below."""
        for _ in range(wild):
            if self.suit is None or self.start + len(self.cards) <= ACE_HIGH:
                self.cards.append(None)
            else:
                self.cards.insert(0, None)
                self.start -= 1

    def room(self, rules: MeldRules) -> int:
        """How many wild cards still fit."""
        return (13 if self.suit is not None else rules.largest_set) - len(self.cards)


@dataclass
class _Table:
    """What lies there after each move."""

    rules: MeldRules
    runs: list[list[_Group]] = field(default_factory=lambda: [[], [], [], []])
    sets: list[_Group] = field(default_factory=list)
    done: list[_Group] = field(default_factory=list)

    def moved(self, step: Step, move: Move) -> None:
        """The move is carried out."""
        if step.suit == 4:
            for group, pad in zip(self.sets, move.pads, strict=True):
                group.padded(pad)
                self.done.append(group)
            self.sets = []
            return
        suit, place = SUITS[step.suit], step.place
        card = at_place(suit, place) if place <= ACE_HIGH else None
        groups: list[_Group | None] = []
        for group, how, pad in zip(self.runs[step.suit], move.how, move.pads, strict=True):
            if how == "c":
                group.padded(pad)
                self.done.append(group)
                groups.append(None)
            else:
                group.cards.append(None if how == "w" else card)
                groups.append(group)
        naturals = move.starts + move.twos - move.how.count("2")
        groups += [_Group([card], suit, place) for _ in range(naturals)]
        groups += [_Group([None], suit, place) for _ in range(move.wild_starts)]
        self.runs[step.suit] = [kept for number in move.order if (kept := groups[number]) is not None]
        self._into_sets(move, card)

    def _into_sets(self, move: Move, card: Card | None) -> None:
        for number in sorted(move.to_sets):
            while number >= len(self.sets):
                self.sets.append(_Group([], rank=card.notation[0] if card else ""))
            self.sets[number].cards.append(card)
        self.sets = [group for group in self.sets if group.cards]
        self.sets.sort(key=lambda group: len(group.cards), reverse=True)


def rebuilt(found: Found, hand: Sequence[Card], rules: MeldRules, kinds: Contract) -> tuple[list[Meld], list[Card]]:
    """The melds of that way, and the cards that stay in hand; spare wild cards go wherever there is room."""
    table = _Table(rules)
    for step, move in found.moves:
        table.moved(step, move)
    wilds = sorted((card for card in hand if is_wild(card)), key=lambda card: card.is_joker)
    for group in table.done:
        for card in group.cards:
            if card is not None and is_wild(card):
                wilds.remove(card)
    groups = table.done
    used = sum(card is None for group in groups for card in group.cards)
    for number in found.bare:
        groups.append(_bare(kinds[number].length, kinds[number].run, wilds, rules))
        used += kinds[number].length
    _spread(groups, len(wilds) - used, wilds, rules)
    melds = _dressed(groups, wilds)
    left = list(hand)
    for meld in melds:
        for card in meld.cards:
            left.remove(card)
    return melds, left


def _bare(length: int, run: bool, wilds: Iterable[Card], rules: MeldRules) -> _Group:
    """A meld of wild cards alone; where every meld needs a natural card it is built round a two (R14)."""
    if not run:
        return _Group([None] * length, rank="A")
    suit = next((card.suit for card in wilds if card.suit is not None), None)
    return _Group([None] * length, suit or SUITS[0], ACE_LOW)


def _spread(groups: list[_Group], spare: int, wilds: Sequence[Card], rules: MeldRules) -> None:
    """Spare wild cards where they fit; three or more that fit nowhere are a meld of their own."""
    if rules.max_wild is not None:
        for group in groups:
            if not any(group.cards):  # of wild cards alone: the search counts on all that fit
                fits = max(0, min(spare, group.room(rules), rules.max_wild - len(group.cards)))
                group.padded(fits)
                spare -= fits
        return
    for group in sorted(groups, key=lambda group: group.suit is None):
        fits = min(spare, group.room(rules))
        group.padded(fits)
        spare -= fits
    twos = any(card.suit is not None for card in wilds)
    if spare >= 3 and (rules.wild_only or twos):
        groups.append(_bare(min(spare, 13), True, wilds, rules))


def _dressed(groups: Sequence[_Group], wilds: list[Card]) -> list[Meld]:
    """Every empty place gets a wild card, a two its own place first."""
    for group in groups:
        own = 2 - group.start
        if group.suit is not None and 0 <= own < len(group.cards) and group.cards[own] is None:
            two = Card(f"2{group.suit.value}")
            if two in wilds:
                wilds.remove(two)
                group.cards[own] = two
    melds = []
    for group in groups:
        cards = tuple(card if card is not None else wilds.pop() for card in group.cards)
        if group.suit is None:
            melds.append(Meld(cards, Reading(rank=group.rank)))
        else:
            melds.append(Meld(cards, Reading(suit=group.suit, start=group.start, end=group.start + len(cards) - 1)))
    return melds


