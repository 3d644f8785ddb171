"""What laid groups may be meant to be, given what was said and what the contract asks (R13, R17)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.cards import Card
from companion.engine import Prompt, Refused
from companion.errors import Unreadable
from companion.games.rummy import terms
from companion.games.rummy.contracts import Part, unmet
from companion.games.rummy.melds import Meld, Reading, laid, readings
from companion.games.rummy.state import State
from companion.games.rummy.why_not import why_not
from companion.games.rummy.wilds import is_wild, places

Meanings = tuple[tuple[Reading, ...], ...]
"""For each group everything it may be meant to be."""


def meanings(state: State, player: int, groups: Sequence[tuple[Card, ...]], said: Sequence[str]) -> Meanings:
    """Everything each group may be meant to be; raises Refused where a group is no meld or the contract is not met.

    Before the player's contract only readings count with which the groups together meet it.
    """
    open_ = tuple(
        _meanings(state, player, group, said[n] if n < len(said) else "") for n, group in enumerate(groups)
    )
    return open_ if state.met[player] else _for_contract(state, player, groups, open_)


def _meanings(state: State, player: int, group: tuple[Card, ...], said: str) -> tuple[Reading, ...]:
    rules = state.house.melds
    if said:
        try:
            meant = Reading.parse(said)
        except Unreadable:
            raise Refused("r.why.no_reading", state.house.rule("R13"), state.seat(player), said=said) from None
        if laid(group, meant, rules) is not None:
            return (meant,)
        reason = why_not(group, rules) or _not_that(state, group, meant)
    else:
        found = readings(group, rules)
        if found:
            return found
        reason = why_not(group, rules) or Prompt("r.why.mixed", rule="R8")
    raise Refused("r.meld.bad", reason.rule, state.seat(player), cards=terms.group(group), reason=reason)


def _not_that(state: State, group: tuple[Card, ...], meant: Reading) -> Prompt:
    """Why a group that can be something is not what was said."""
    if not state.house.melds.wild_only and all(map(is_wild, group)):
        return Prompt("r.why.no_natural", rule="R12-G")
    return Prompt("r.why.not_that", {"reading": terms.reading(meant)}, rule="R10" if meant.is_run else "R8")


def _for_contract(state: State, player: int, groups: Sequence[tuple[Card, ...]], open_: Meanings) -> Meanings:
    exact = state.house.options["contract"] == "exact"
    parts = [{Part(meant.is_run, len(group)) for meant in of_one} for group, of_one in zip(groups, open_, strict=True)]
    lacking = unmet(parts, state.contract, exact)
    if lacking:
        raise Refused(
            "r.why.contract", "R17", state.seat(player), P=state.name(player),
            contract=terms.contract(state.contract), missing=terms.contract(lacking),
        )
    fits = []
    for n, of_one in enumerate(parts):
        fits.append({part.run for part in of_one
                     if not unmet([*parts[:n], {part}, *parts[n + 1 :]], state.contract, exact)})
    return tuple(
        tuple(meant for meant in of_one if meant.is_run in fit) for of_one, fit in zip(open_, fits, strict=True)
    )


def named(groups: Sequence[tuple[Card, ...]], meant: Meanings, state: State) -> tuple[Meld, ...] | None:
    """The groups as melds when each can be only one thing; None while somebody still has to say it."""
    if any(len(of_one) != 1 for of_one in meant):
        return None
    melds = [laid(group, of_one[0], state.house.melds) for group, of_one in zip(groups, meant, strict=True)]
    return tuple(meld for meld in melds if meld is not None)


def stood(group: Sequence[Card], said: str = "") -> Meld:
    """A group that the referee lets stand, as what it comes nearest to; raises Refused when it is like no meld at all.

    >>> from companion.cards import cards
    >>> str(stood(cards("7c 7c 7h")).reading), str(stood(cards("5s *r 8s")).reading)
    ('set:7', 'run:S:5-7')
    """
    natural = [(n, card) for n, card in enumerate(group) if not is_wild(card) and card.is_face]
    if said:
        try:
            return Meld(tuple(group), Reading.parse(said))
        except Unreadable:
            raise Refused("r.why.no_reading", "R13-P", said=said) from None
    if natural and len({card.rank for _, card in natural}) == 1:
        return Meld(tuple(group), Reading(rank=natural[0][1].rank or ""))
    if natural and len({card.suit for _, card in natural}) == 1:
        place, card = natural[0]
        for own in places(card):
            start, end = own - place, own - place + len(group) - 1
            if start >= 1 and end <= 14 and end - start < 13:
                return Meld(tuple(group), Reading(suit=card.suit, start=start, end=end))
    raise Refused("r.meld.bad", "R8", cards=terms.group(tuple(group)), reason=Prompt("r.why.mixed", rule="R8"))
