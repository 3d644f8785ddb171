"""Why a group is no meld: the first reason a referee would give, with its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from companion.cards import Card
from companion.engine import Prompt
from companion.games.rummy.melds import PAGAT, SHORTEST, MeldRules, readings
from companion.games.rummy.wilds import is_wild, places


def why_not(group: Sequence[Card], rules: MeldRules = PAGAT) -> Prompt | None:
    """The reason why the group can be neither set nor run, or None when it can.

    >>> from companion.cards import cards
    >>> reason = why_not(cards("7c 7c 7h"))
    >>> reason.key, reason.rule
    ('r.why.same_suit', 'R9-P')
    >>> why_not(cards("5s *r 8s 9s")).key, why_not(cards("Kc Ac 2c 3c")).key
    ('r.why.gap', 'r.why.corner')
    """
    if readings(group, rules):
        return None
    if not all(card.is_face or card.is_joker for card in group):
        return Prompt("r.why.unread", rule="R8")
    if len(group) < SHORTEST:
        return Prompt("r.why.too_few", {"n": len(group)}, rule="R8")
    natural = [card for card in group if not is_wild(card)]
    wild = len(group) - len(natural)
    if not natural:
        if not rules.wild_only:
            return Prompt("r.why.no_natural", rule="R12-G")
        return _too_wild(wild, rules)
    if len({card.rank for card in natural}) == 1 and (len(natural) > 1 or len(group) <= 4):
        return _no_set(group, natural, rules) or _too_wild(wild, rules)
    if len({card.suit for card in natural}) == 1:
        return _no_run(group, natural, wild) or _too_wild(wild, rules)
    return Prompt("r.why.mixed", rule="R8")


def _no_set(group: Sequence[Card], natural: Sequence[Card], rules: MeldRules) -> Prompt | None:
    card, count = Counter(natural).most_common(1)[0]
    if count > (rules.packs if rules.dup_suits else 1):
        return Prompt("r.why.same_suit", {"card": card}, rule="R9-P")
    if len(group) > rules.largest_set:
        return Prompt("r.why.set_full", {"n": rules.largest_set}, rule="R9-P")
    return None


def _no_run(group: Sequence[Card], natural: Sequence[Card], wild: int) -> Prompt | None:
    card, count = Counter(natural).most_common(1)[0]
    if count > 1:
        return Prompt("r.why.twice", {"card": card}, rule="R10")
    if len(group) > 13:
        return Prompt("r.why.run_full", rule="R11")
    high = sorted(places(card)[-1] for card in natural)
    low = sorted(places(card)[0] for card in natural)
    gaps = min(span[-1] - span[0] + 1 - len(span) for span in (high, low))
    if gaps > wild:
        if _around(low) <= wild:
            return Prompt("r.why.corner", rule="R11")
        return Prompt("r.why.gap", {"n": gaps, "wild": wild}, rule="R10")
    return None


def _around(low: Sequence[int]) -> int:
    """The gaps that were left if the ace could stand between king and two."""
    steps = [(after - before) % 13 for before, after in zip(low, (*low[1:], low[0]), strict=True)]
    return 13 - max(steps) + 1 - len(low)


def _too_wild(wild: int, rules: MeldRules) -> Prompt | None:
    return Prompt("r.why.too_wild", {"n": wild, "most": rules.max_wild or 0}, rule="R12-P")
