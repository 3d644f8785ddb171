"""What is still in the pile, and how likely the next card is a bust: exact, since every card has been seen."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.luck.state import State, fitting


@dataclass(frozen=True, slots=True)
class Odds:
    """Of `cards` in the pile so many would bust the turn: kings, jokers, and numbers that fit neither column."""

    cards: int
    kings: int
    jokers: int
    misfits: int

    @property
    def busts(self) -> int:
        """All cards that would bust the turn."""
        return self.kings + self.jokers + self.misfits


def odds(state: State) -> Odds | None:
    """The chances of the next card, None where no card can be turned now."""
    if state.phase not in ("start", "decide") or state.final or not state.pile:
        return None
    kings = sum(card.rank == "K" for card in state.pile)
    jokers = sum(card.is_joker for card in state.pile)
    numbers = (card for card in state.pile if not card.is_joker and card.rank != "K")
    return Odds(len(state.pile), kings, jokers, sum(not fitting(state.columns, card) for card in numbers))
