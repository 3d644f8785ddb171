"""Random signals: what the senses might report about what the table wants, and much that they should not."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from companion.cards import Card
from companion.seats import Seat
from companion.signals import (
    BoardSeen,
    CardsSeen,
    Edge,
    LooseStone,
    Press,
    Race,
    RaceKind,
    SeenCard,
    SeenHole,
    Signal,
    Want,
)
from tests.laws.fill import FACES, HOLES

ODD = ("??", "##", "!rules")
COLOURS = ("red", "blue", "yellow", "green", "black", "", "unsure")
PADS = ("main", "magic", "rest", "other")


def random_signal(rng: random.Random, wants: Sequence[Want]) -> Signal:
    """One signal, of a kind that is wanted in most cases."""
    kinds: dict[str, Callable[[random.Random, Want], Signal]] = {"cards": _cards, "race": _race, "board": _board}
    wanted = [want for want in wants if want.sense in kinds]
    if wanted and rng.random() < 0.8:
        want = rng.choice(wanted)
        return kinds[want.sense](rng, want)
    return rng.choice(list(kinds.values()))(rng, Want("cards"))


def _cards(rng: random.Random, want: Want) -> CardsSeen:
    zones = want.zones or ("S", "N", "")
    many = want.count or rng.randint(0, 6)
    seen = [_card(rng, zone) for zone in zones for _ in range(many if rng.random() < 0.8 else rng.randint(0, 7))]
    return CardsSeen(tuple(seen))


def _card(rng: random.Random, zone: str) -> SeenCard:
    card = Card(rng.choice(FACES if rng.random() < 0.9 else ODD))
    sure = rng.random() < 0.7
    others = () if sure else tuple((Card(rng.choice(FACES)), rng.random() / 2) for _ in range(rng.randint(0, 2)))
    return SeenCard(card, rng.uniform(0.8, 1) if sure else rng.random(), zone, others=others)


def _race(rng: random.Random, want: Want) -> Race:
    at = rng.randrange(10**9, 10**10)
    seats = rng.sample(list(Seat), rng.randint(0, 2)) if rng.random() < 0.2 else [Seat.S, Seat.N][: rng.randint(0, 2)]
    rng.shuffle(seats)
    presses = tuple(Press(seat, rng.choice(PADS), at + n * rng.randrange(10**7)) for n, seat in enumerate(seats))
    early = (Press(rng.choice((Seat.S, Seat.N)), "main", at - 10**6),) if rng.random() < 0.2 else ()
    margin = (presses[1].at_ns - presses[0].at_ns) // 1000 if len(presses) == 2 else None
    edges = tuple(Edge(press.seat, press.pad, press.at_ns, True) for press in presses)
    kind, tolerance = rng.choice(list(RaceKind)), rng.choice((0, 5000))
    return Race(kind, presses, early, margin, tolerance, rng.choice((None, at)), edges)


def _board(rng: random.Random, want: Want) -> BoardSeen:
    few = rng.randint(0, 25)
    taken = set(rng.sample(HOLES, few))
    holes = [SeenHole(hole, rng.choice(COLOURS[:-2]) if rng.random() < 0.95 else "unsure",
                      rng.choice((True, False, None)), rng.random() if rng.random() < 0.1 else 0.99)
             if hole in taken else SeenHole(hole, "empty") for hole in HOLES]
    loose = [LooseStone(rng.choice(COLOURS[:-2]), rng.uniform(-260, 260), rng.uniform(-260, 260),
                        rng.choice((True, False, None))) for _ in range(rng.randint(0, 5))]
    return BoardSeen(tuple(holes), tuple(loose))
