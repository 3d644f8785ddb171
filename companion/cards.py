"""Playing cards as they lie on the table: faces, jokers, custom cards, backs and cards nobody could read.

Every card has a short notation that reads both ways. Faces are rank and suit (`7h`, `Th`, `As`),
jokers carry their colour (`*r`, `*b`), custom cards of the duel carry a name (`!rules`, `!dragon`),
a card lying face down is `##` and a card that is there but could not be read is `??`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from companion.errors import UnreadableCard


class Suit(StrEnum):
    """The four suits, by the letter of the notation."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"

    @property
    def symbol(self) -> str:
        """The printed sign.

        >>> Suit.HEARTS.symbol
        '♥'
        """
        return {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}[self.value]

    @property
    def red(self) -> bool:
        """True for diamonds and hearts."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)


RANKS = "23456789TJQKA"
"""The thirteen ranks in ascending order; `T` is the ten."""

_JOKERS = {"*r": "red", "*b": "black"}
_CUSTOM = re.compile(r"^![^\s!?#*](?:[^!?#*]{0,38}[^\s!?#*])?$")


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card, by its notation.

    >>> Card("7h").rank, Card("7h").suit
    ('7', <Suit.HEARTS: 'h'>)
    >>> Card("??").known
    False
    >>> Card("Zx")
    Traceback (most recent call last):
    ...
    companion.errors.UnreadableCard: 'Zx' is no card: write 7h or Th, *r or *b for a joker, !name for a custom card
    """

    notation: str

    def __post_init__(self) -> None:
        text = self.notation
        face = len(text) == 2 and text[0] in RANKS and text[1] in "cdhs"
        if not (face or text in _JOKERS or text in ("??", "##") or _CUSTOM.match(text)):
            raise UnreadableCard(text)

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card that a person wrote: `7h`, `10♥`, `TH`, `joker red`, `RULE` for the poker-rules card.

        >>> [str(Card.parse(t)) for t in ("10♥", "as", "QD", "1c", "RULE", "*R", "!Dragon")]
        ['Th', 'As', 'Qd', 'Ac', '!rules', '*r', '!Dragon']
        """
        written = unicodedata.normalize("NFKC", text).strip()
        if written.startswith("!"):
            return cls(written)
        short = written.replace("\ufe0e", "").replace("\ufe0f", "").replace(" ", "")
        for suit in Suit:
            short = short.replace(suit.symbol, suit.value)
        if short.upper() in ("RULE", "RULES"):
            return cls("!rules")
        if short.lower() in ("*r", "*b", "jokerred", "jokerblack", "redjoker", "blackjoker"):
            return cls("*r" if "r" in short.lower().replace("joker", "").strip("*") else "*b")
        rank, suit_letter = short[:-1].upper(), short[-1:].lower()
        rank = {"10": "T", "1": "A"}.get(rank, rank)
        try:
            return cls(rank + suit_letter)
        except UnreadableCard:
            raise UnreadableCard(text) from None

    @property
    def rank(self) -> str | None:
        """One letter of `RANKS`, or None for jokers, custom cards, backs and unread cards."""
        return self.notation[0] if self.is_face else None

    @property
    def suit(self) -> Suit | None:
        """The suit, or None where `rank` is None."""
        return Suit(self.notation[1]) if self.is_face else None

    @property
    def is_face(self) -> bool:
        """True for the 52 ordinary faces."""
        return len(self.notation) == 2 and self.notation[0] in RANKS

    @property
    def is_joker(self) -> bool:
        """True for a joker of either colour."""
        return self.notation in _JOKERS

    @property
    def is_custom(self) -> bool:
        """True for the poker-rules card and self-made cards (M5)."""
        return self.notation.startswith("!")

    @property
    def known(self) -> bool:
        """False for a back and for a card nobody could read."""
        return self.notation not in ("??", "##")

    @property
    def number(self) -> int:
        """2 to 14 for a face (jack 11, ace 14), 0 for everything else (M13, M31).

        >>> Card("As").number, Card("!rules").number
        (14, 0)
        """
        return RANKS.index(self.notation[0]) + 2 if self.is_face else 0

    @property
    def pretty(self) -> str:
        """As printed on the card, with `10` for the ten.

        >>> Card("Th").pretty, Card("!dragon").pretty
        ('10♥', 'dragon')
        """
        if self.suit is not None:
            return ("10" if self.notation[0] == "T" else self.notation[0]) + self.suit.symbol
        return self.notation[1:] if self.is_custom else self.notation

    def __str__(self) -> str:
        return self.notation


UNKNOWN = Card("??")
"""A card that is there but could not be read."""
BACK = Card("##")
"""A card lying face down."""


def pack(jokers: int = 0) -> tuple[Card, ...]:
    """One pack: 52 faces in order, then `jokers` jokers, red first.

    >>> len(pack()), len(pack(jokers=2)), str(pack()[0])
    (52, 54, '2c')
    """
    faces = [Card(rank + suit) for suit in Suit for rank in RANKS]
    return (*faces, *(Card("*b" if n % 2 else "*r") for n in range(jokers)))


def cards(text: str | Iterable[str]) -> tuple[Card, ...]:
    """The cards of a text such as `"As Ah Kd"`, in order.

    >>> " ".join(card.pretty for card in cards("As 10h !rules"))
    'A♠ 10♥ rules'
    """
    return tuple(Card.parse(word) for word in (text.split() if isinstance(text, str) else text))


def twice(seen: Iterable[Card], packs: int = 1) -> Iterator[Card]:
    """Each ordinary face that lies there more often than `packs` packs hold it, once.

    >>> [str(card) for card in twice(cards("Qd Qd 5c"))]
    ['Qd']
    """
    counts: dict[Card, int] = {}
    for card in seen:
        if card.is_face:
            counts[card] = counts.get(card, 0) + 1
            if counts[card] == packs + 1:
                yield card
