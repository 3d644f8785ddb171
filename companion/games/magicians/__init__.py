"""Game M, the duel: rules M1-M33 and house rules MA1-MA31 of RULES.md.

Read `facts` (what can happen), `state` (the table at one moment), `play` and what it calls (`turn`, `hats`, `ending`:
what facts lead to), `check` (what is allowed), `choices`, `read_race`, `read_cards` (buttons and senses), `view`.
"""

from companion.games.magicians.facts import (
    Armed,
    Assigned,
    Composed,
    Dealt,
    Deck,
    Exchanged,
    NextRound,
    Opened,
    Raced,
    Recounted,
    Returned,
    Revealed,
    Rolled,
    Swapped,
    Thrown,
)
from companion.games.magicians.game import Magicians
from companion.games.magicians.state import Phase, State

MAGICIANS = Magicians()

__all__ = [
    "MAGICIANS",
    "Armed",
    "Assigned",
    "Composed",
    "Dealt",
    "Deck",
    "Exchanged",
    "Magicians",
    "NextRound",
    "Opened",
    "Phase",
    "Raced",
    "Recounted",
    "Returned",
    "Revealed",
    "Rolled",
    "State",
    "Swapped",
    "Thrown",
]
