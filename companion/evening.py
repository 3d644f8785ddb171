"""From one match to the next: who begins. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.engine import Outcome, Score, Setup


def next_setup(setup: Setup, scores: Sequence[Score], outcome: Outcome | None) -> Setup:
    """The same people, house rules and rule text once more; the loser of the last game begins (B2).

    The loser is the player with the fewest points who did not win; everybody keeps the neighbours. A match
    without an outcome is begun again as it was.

    >>> from companion.engine import Prompt
    >>> last = Setup("board", ("Ada", "Bo", "Cy"))
    >>> scores = [Score(0, "Ada", 9), Score(1, "Bo", 2), Score(2, "Cy", 5)]
    >>> next_setup(last, scores, Outcome(Prompt("b.end"), (0,))).players
    ('Bo', 'Cy', 'Ada')
    """
    beaten = [score for score in scores if outcome is not None and score.player not in outcome.winners]
    if not beaten:
        return setup
    first = min(beaten, key=lambda score: (score.points, score.player)).player
    return replace(setup, players=setup.players[first:] + setup.players[:first])
