"""What a hand can do, exactly: the contract, the lay-offs, and the least penalty that must stay in it.

First every card, a wild card and each part of the contract get a price, from a small linear program, so that no meld
is worth more than its wild cards cost; what these prices say no melding can beat is most often the answer already. The
search then walks the places of the runs from the low ace to the high one, and leaves out every move that loses more
against the prices than the bound allows. For each combination of melds under way it keeps a set of (contract parts met,
wild cards spent, discard used, penalty so far) as the bits of one integer: a move shifts all of them at once. The bound
rises until a melding is found, so the first one found is a best one. Prices only leave out what whole numbers prove to
be too dear, so the answer is exact however good they are. What can be laid off on the melds of the table is tried out
choice by choice, each a question of its own for the rest of the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.cards import Card
from companion.games.rummy.contracts import Contract
from companion.games.rummy.layoffs import layoff_positions
from companion.games.rummy.melds import PAGAT, Meld, MeldRules
from companion.games.rummy.solver.leaving import Addition, choices
from companion.games.rummy.solver.prices import UNIT
from companion.games.rummy.solver.rebuild import rebuilt
from companion.games.rummy.solver.search import POINTS, Search
from companion.games.rummy.wilds import hand_value, is_wild, penalty


@dataclass(frozen=True, slots=True)
class Plan:
    """A best way to lay a hand down: the melds, the discard, what stays in the hand, and what went to others' melds."""

    melds: tuple[Meld, ...]
    discard: Card | None
    left: tuple[Card, ...]
    laid_off: tuple[Addition, ...] = ()

    @property
    def penalty(self) -> int:
        """What the cards left in the hand cost (R26)."""
        return hand_value(self.left)


def least_penalty(
    hand: Sequence[Card], rules: MeldRules = PAGAT, contract: Contract = (), discard: bool = False,
    table: Sequence[Meld] = (),
) -> Plan | None:
    """The best turn of the hand that fulfils the contract, or None when none does (R17).

    Without a contract any melds will do. With `discard` one card of the rest is put away at the end of the turn.
    Cards may also be laid off on the melds of the `table`, whoever laid them, also in the turn of the contract, which
    they do not help to fulfil (R19, R20, RA15). Nothing is laid off any more once the deal has ended (R27, R28): for
    what a hand counts then the table is left out. Exchanged wild cards (R22) are not part of it. Beside six melds a
    hand of 11 takes some 10 ms; 30 cards with 8 wild ones have 20,000 choices and take seconds.

    >>> from companion.cards import cards
    >>> from companion.games.rummy.melds import meld
    >>> hand = cards("7c 7d 7h 3s 4s *r Kd Ah")
    >>> plan = least_penalty(hand)
    >>> plan.penalty, " ".join(str(card) for card in plan.left)
    (25, 'Kd Ah')
    >>> plan = least_penalty(hand, table=[meld("Td Jd Qd", "run:D:10-12")])
    >>> plan.penalty, [(str(card), on.end) for on in plan.laid_off for card in on.cards]
    (15, [('Kd', 'high')])
    """
    if not table:
        return _melded(hand, rules, contract, discard)
    best: Plan | None = None
    # Who gets rid of much finds a low bound early.
    for choice in sorted(choices(hand, table, rules), key=lambda choice: hand_value(choice.rest)):
        plan = _melded(choice.rest, rules, contract, discard, best.penalty if best is not None else None)
        if plan is not None and (best is None or plan.penalty < best.penalty):
            best = replace(plan, laid_off=choice.additions)
            if not best.penalty:
                break
    return best


def _melded(hand: Sequence[Card], rules: MeldRules, contract: Contract, discard: bool, below: int | None = None
            ) -> Plan | None:
    """The best melding of the hand alone; where nothing is less than `below`, None or any melding."""
    limited = rules.max_wild is not None
    search = Search(hand, rules, contract, discard, explicit=limited)
    if below is not None and -(-search.least_loss() // UNIT) * POINTS >= below:
        return None
    plan = _planned(search, discard)
    if plan is None or limited or not any(map(is_wild, (*plan.left, plan.discard or Card("3c")))):
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
