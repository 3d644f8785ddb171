"""What a hand can do, exactly: the contract, the lay-offs, and the least penalty that must stay in it.

First every card, a wild card and each part of the contract get a price, from a small linear program, so that no meld
is worth more than its wild cards cost; what these prices say no melding can beat is most often the answer already. The
search then walks the places of the runs from the low ace to the high one, and leaves out every move that loses more
against the prices than the bound allows. For each combination of melds under way it keeps a set of (contract parts met,
wild cards spent, discard used, penalty so far) as the bits of one integer: a move shifts all of them at once. The bound
rises until a melding is found, so the first one found is a best one. Prices only leave out what whole numbers prove to
be too dear, so the answer is exact however good they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.cards import Card
from companion.games.rummy.contracts import Contract
from companion.games.rummy.layoffs import layoff_positions
from companion.games.rummy.melds import PAGAT, Meld, MeldRules
from companion.games.rummy.solver.rebuild import rebuilt
from companion.games.rummy.solver.search import Search
from companion.games.rummy.wilds import hand_value, is_wild, penalty


@dataclass(frozen=True, slots=True)
class Plan:
    """A best way to lay a hand down: the melds, the discard, and what stays in the hand."""

    melds: tuple[Meld, ...]
    discard: Card | None
    left: tuple[Card, ...]

    @property
    def penalty(self) -> int:
        """What the cards left in the hand cost (R26)."""
        return hand_value(self.left)


def least_penalty(
    hand: Sequence[Card], rules: MeldRules = PAGAT, contract: Contract = (), discard: bool = False
) -> Plan | None:
    """The best melding of the hand that fulfils the contract, or None when none does (R17).

    Without a contract any melds will do. With `discard` one card of the rest is put away at the end of the turn.
    Lay-offs on melds of others and exchanged wild cards are not part of it.

    >>> from companion.cards import cards
    >>> plan = least_penalty(cards("7c 7d 7h 3s 4s *r Kd Ah"))
    >>> plan.penalty, " ".join(str(card) for card in plan.left)
    (25, 'Kd Ah')
    """
    plan = _planned(Search(hand, rules, contract, discard, explicit=rules.max_wild is not None), discard)
    if plan is None or rules.max_wild is not None or not any(map(is_wild, (*plan.left, plan.discard or Card("3c")))):
        return plan
    # Spare wild cards found no room in that melding; a search that places every single one knows better.
    return _planned(Search(hand, rules, contract, discard, explicit=True), discard)


def can_meet(hand: Sequence[Card], contract: Contract, rules: MeldRules = PAGAT) -> bool:
    """Whether the hand can fulfil the contract (R17, R18).

    >>> from companion.cards import cards
    >>> from companion.games.rummy.contracts import PUSH
    >>> can_meet(cards("7c 7d 7h 3s 4s 5s 2h"), PUSH[1]), can_meet(cards("7c 7d 7h 3s 4s 8s 9h"), PUSH[1])
    (True, False)
    """
    return Search(hand, rules, contract, explicit=rules.max_wild is not None).possible()


def _planned(search: Search, discard: bool) -> Plan | None:
    found = search.best()
    if found is None:
        return None
    melds, left = rebuilt(found, search.hand, search.rules, search.frame.kinds)
    away = max(left, key=penalty) if left and discard else None
    if away is not None:
        left.remove(away)
    return Plan(tuple(melds), away, tuple(left))


@dataclass(frozen=True, slots=True)
class LayOff:
    """A card of the hand that fits to a meld of the table (numbered from 0), and at which end."""

    card: Card
    meld: int
    end: str


def lay_offs(hand: Sequence[Card], table: Sequence[Meld], rules: MeldRules = PAGAT) -> tuple[LayOff, ...]:
    """Every lay-off of a single card that is possible, card by card (R19, R20).

    >>> from companion.cards import cards
    >>> from companion.games.rummy.melds import meld
    >>> [(str(fit.card), fit.end) for fit in lay_offs(cards("2s 7d"), [meld("4d 5d 6d", "run:D:4-6")])]
    [('2s', 'low'), ('2s', 'high'), ('7d', 'high')]
    """
    return tuple(
        LayOff(card, number, end)
        for card in dict.fromkeys(hand)
        for number, meld in enumerate(table)
        for end in layoff_positions(meld, card, rules)
    )
