"""Several readings of one still table become one: what m of the last n frames say counts, an odd frame does not."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from companion.cards import UNKNOWN, Card
from companion.signals import CardsSeen, Point, SeenCard

REACH = 0.3
"""Card heights; readings whose middles are closer than this are one card lying still (detections jitter by under
0.1)."""
LONE_REACH = 40.0
"""px; the same for readings that have no outline."""


def middle(card: SeenCard) -> Point:
    """The middle of the card's outline, else of its index points, in px."""
    spots: Sequence[Point] = card.quad or card.points or ((0.0, 0.0),)
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _reach(card: SeenCard) -> float:
    if card.quad is None:
        return LONE_REACH
    (x0, y0), _, _, (x1, y1) = card.quad
    return REACH * float(((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)


def _same_place(a: SeenCard, b: SeenCard) -> bool:
    """True when both may be one card: their middles lie together, or an index of one lies where the other has one."""
    reach = max(_reach(a), _reach(b))
    (ax, ay), (bx, by) = middle(a), middle(b)
    if (ax - bx) ** 2 + (ay - by) ** 2 <= reach**2:
        return True
    # With only one corner read the outline is a guess; the corner itself is not.
    return any((px - qx) ** 2 + (py - qy) ** 2 <= (reach / 4) ** 2 for px, py in a.points for qx, qy in b.points)


@dataclass
class _Place:
    """One place of the table and what each frame read there."""

    seen: list[SeenCard] = field(default_factory=list)

    def holds(self, card: SeenCard) -> bool:
        return any(_same_place(card, other) for other in self.seen[-2:])

    def votes(self) -> Counter[Card]:
        return Counter(card.card for card in self.seen)

    def agreed(self, m: int) -> SeenCard | None:
        """The card that at least `m` frames named alike, from the surest of them; None where no name has so many."""
        name, count = self.votes().most_common(1)[0]
        if count < m:
            return None
        of_name = [card for card in self.seen if card.card == name]
        best = max(of_name, key=lambda card: (len(card.points), card.confidence))
        mean = sum(card.confidence for card in of_name) / len(of_name)
        return replace(best, confidence=mean)

    def doubted(self, frames: int) -> SeenCard:
        """UNKNOWN, with the names that were read here as `others`."""
        best: dict[Card, float] = {}
        for card in self.seen:
            for name, chance in ((card.card, card.confidence), *card.others):
                if name.known:
                    best[name] = best.get(name, 0.0) + chance / frames
        others = tuple(sorted(best.items(), key=lambda pair: -pair[1])[:3])
        last = max(self.seen, key=lambda card: (len(card.points), card.confidence))
        return replace(last, card=UNKNOWN, confidence=others[0][1] if others else 0.0, others=others)


class Agreement:
    """Agrees on one reading of a still table. `clear` it whenever the table moved."""

    def __init__(self, n: int = 5, m: int = 3) -> None:
        """The last `n` frames are kept; a card counts when `m` of them name it alike at one place."""
        if not 1 <= m <= n:
            raise ValueError(f"Of {n} frames {m} cannot agree: m must be 1 to n.")
        self._n, self._m = n, m
        self._frames: deque[CardsSeen] = deque(maxlen=n)
        self._told: tuple[SeenCard, ...] | None = None

    def add(self, seen: CardsSeen) -> CardsSeen | None:
        """The agreed reading when this frame settles it or changes what was settled, else None.

        Nothing is agreed before `m` frames, nor, before `n` frames, while a place is read differently. After `n`
        frames a place with a card but no agreed name is UNKNOWN; a place seen in fewer than `m` frames is nothing.
        One still table is one agreed reading, however long it is looked at.
        """
        self._frames.append(seen)
        if len(self._frames) < self._m:
            return None
        places = self._places()
        agreed, open_places = [], False
        for place in places:
            card = place.agreed(self._m)
            if card is not None:
                agreed.append(card)
            elif len(self._frames) < self._n:
                open_places = True
            elif len(place.seen) >= self._m:
                agreed.append(place.doubted(len(self._frames)))
        if open_places:
            return None
        result = tuple(sorted(agreed, key=lambda card: -card.confidence))
        if self._told is not None and _alike(result, self._told):
            return None
        self._told = result
        return CardsSeen(result, seen.picture)

    def clear(self) -> None:
        """Forgets all frames; the next agreed reading is told again even if it is the same."""
        self._frames.clear()
        self._told = None

    def _places(self) -> list[_Place]:
        places: list[_Place] = []
        for frame in self._frames:
            free = list(places)
            # The surest card chooses its place first, and no place takes two cards of one frame.
            for card in sorted(frame.cards, key=lambda c: -c.confidence):
                near = [place for place in free if place.holds(card)]
                alike = [place for place in near if place.seen[-1].card == card.card]
                if near:
                    place = (alike or near)[0]
                    free.remove(place)
                else:
                    place = _Place()
                    places.append(place)
                place.seen.append(card)
        return places


def _alike(one: tuple[SeenCard, ...], two: tuple[SeenCard, ...]) -> bool:
    """True when both name the same cards at the same places."""
    left = list(two)
    for card in one:
        twin = next((other for other in left if other.card == card.card and _same_place(card, other)), None)
        if twin is None:
            return False
        left.remove(twin)
    return not left
