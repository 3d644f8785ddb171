"""What the push-your-luck game says, as keys and values: the sentences themselves are in companion/speech."""

from __future__ import annotations

from companion.cards import Card, Suit
from companion.engine import Prompt
from companion.games.luck.state import State, value

SUITS = {Suit.CLUBS: "term.suit.clubs", Suit.DIAMONDS: "term.suit.diamonds", Suit.HEARTS: "term.suit.hearts",
         Suit.SPADES: "term.suit.spades"}


def suit(of: Suit) -> Prompt:
    """The word for a suit."""
    return Prompt(SUITS[of])


def pile(state: State, suit_: Suit) -> dict[str, Prompt | int]:
    """The open pile of that suit of the player whose turn it is: its suit and its points."""
    return {"suit": suit(suit_), "n": value(state.hoard.pile(suit_))}


def colour(joker: Card) -> Prompt:
    """The word for a joker's colour."""
    return Prompt("term.colour.red" if joker == Card("*r") else "term.colour.black")


def bust(card: Card) -> Prompt:
    """Why this turn's cards are lost (L11 to L13)."""
    if card.is_joker:
        return Prompt("l.bust.joker", {"colour": colour(card)}, None, "L13")
    if card.rank == "K":
        return Prompt("l.bust.king", {"card": card}, None, "L12")
    return Prompt("l.bust.fit", {"card": card}, None, "L11")


def collected(key: str, state: State, cards: tuple[Card, ...], rule: str) -> Prompt:
    """Cards and their points that now lie, or are safe, in front of the player whose turn it is."""
    return Prompt(key, {"P": state.names[state.turn], "cards": cards, "n": value(cards)}, None, rule)
