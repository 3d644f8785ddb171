"""What people found where pictures of the board were wrong: who was asked once is not asked again."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from companion.engine import Refused
from companion.games.board import words
from companion.games.board.facts import Looked
from companion.games.board.holes import HOLES
from companion.games.board.state import State


def told(state: State, looked: Looked) -> State:
    """The state that knows this as well. Raises Refused for holes and loose stones that there are not."""
    for claim in looked.holes:
        if claim.hole not in HOLES:
            raise Refused("b.refuse.no_hole", "B1", hole=claim.hole)
    missing = Counter(looked.unseen) - Counter(state.loose)
    for disc in missing:
        raise Refused("b.refuse.too_many", "B1", colour=words.colour(disc.colour), n=missing[disc])
    said = state.said
    holes = {claim.hole: claim for claim in (*said.holes, *looked.holes)}
    unseen = tuple((Counter(said.unseen) | Counter(looked.unseen)).elements())
    return replace(state, said=Looked(tuple(holes.values()), unseen, (*said.nothing, *looked.nothing)))


def kept(before: State, after: State) -> State:
    """The later state without what no longer holds: of holes whose stone changed, and of stones that lie elsewhere."""
    said = after.said
    was, now = before.holes, after.holes
    holes = tuple(claim for claim in said.holes
                  if (claim.hole in was) == (claim.hole in now)
                  and (claim.hole not in was or was[claim.hole].stone == now[claim.hole].stone))
    unseen = tuple((Counter(said.unseen) & Counter(after.loose)).elements())
    return replace(after, said=Looked(holes, unseen, said.nothing))
