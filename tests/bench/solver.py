"""How long the rummy solver takes for the hardest hands: 30 cards, 8 of them wild.

`python -m tests.bench.solver [--hands N] [--seed S]` prints median and worst milliseconds for each kind of hand and
contract: cold, with nothing remembered from the hand before, and again warm, after as many other hands of the kind, as
in a server that runs for a while (many steps of one suit at one place are then known). It is the processor's time, so
other work on the machine counts little. The limit asked for is 50 ms for the worst hand.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

from companion.cards import Card, pack
from companion.games.rummy.contracts import CAP_IT, PUSH, Contract
from companion.games.rummy.melds import PAGAT
from companion.games.rummy.solver import least_penalty
from companion.games.rummy.solver.steps import run_moves, set_moves
from companion.games.rummy.wilds import is_wild

NATURALS, WILDS = 22, 8
LIMIT_MS = 50.0
TWOS = [Card(f"2{suit}") for suit in "cdhs"]
JOKERS = [Card("*r"), Card("*b"), Card("*r"), Card("*b")]


def wild(rng: random.Random) -> list[Card]:
    """Eight wild cards of two packs and four jokers."""
    return rng.sample([*TWOS, *TWOS, *JOKERS], WILDS)


def random_hand(rng: random.Random) -> list[Card]:
    """Any 22 natural cards of two packs."""
    return rng.sample([card for card in pack() * 2 if not is_wild(card)], NATURALS)


def scattered(rng: random.Random) -> list[Card]:
    """No natural meld, but every card pairs with others across gaps and ranks: wild cards can go everywhere."""
    deck = [card for card in pack() if not is_wild(card)]
    for _ in range(200):
        hand: list[Card] = []
        for card in rng.sample(deck, len(deck)):
            ranks = sum(other.rank == card.rank for other in hand)
            near = [other for other in hand if other.suit == card.suit and abs(other.number - card.number) == 1]
            if ranks < 2 and not near:
                hand.append(card)
        if len(hand) >= NATURALS:
            return hand[:NATURALS]
    return hand


def two_suits(rng: random.Random) -> list[Card]:
    """Two suits only, both packs: runs over runs."""
    suits = rng.sample("cdhs", 2)
    deck = [card for card in pack() * 2 if not is_wild(card) and card.notation[1] in suits]
    return rng.sample(deck, NATURALS)


def few_ranks(rng: random.Random) -> list[Card]:
    """Four neighbouring ranks, both packs: sets against runs."""
    start = rng.randrange(9)
    ranks = "3456789TJQKA"[start : start + 4]
    deck = [card for card in pack() * 2 if card.rank in tuple(ranks)]
    return rng.sample(deck, NATURALS)


def every_other(rng: random.Random) -> list[Card]:
    """Every other rank in all suits: each run wants a wild card in each gap."""
    deck = [card for card in pack() * 2 if card.rank in tuple("3579JK")]
    return rng.sample(deck, NATURALS)


KINDS: tuple[Callable[[random.Random], list[Card]], ...] = (random_hand, scattered, two_suits, few_ranks, every_other)


def forget() -> None:
    """Nothing is remembered from the hands before."""
    run_moves.cache_clear()
    set_moves.cache_clear()


def timed(hand: list[Card], contract: Contract, cold: bool) -> float:
    """Milliseconds of the processor for one question."""
    if cold:
        forget()
    begun = time.process_time()
    least_penalty(hand, PAGAT, contract)
    return 1000 * (time.process_time() - begun)


def main(hands: int = 3, seed: int = 1) -> None:
    """Prints one line for each kind of hand and contract."""
    asked: tuple[tuple[str, Contract], ...] = (
        ("after the contract", ()), *((f"contract {n}", contract) for n, contract in enumerate(PUSH, 1)),
        ("Cap-It, round 5", CAP_IT[4]),
    )
    worst = {True: 0.0, False: 0.0}
    for kind in KINDS:
        for label, contract in asked:
            rng = random.Random(f"{seed} {kind.__name__}")
            dealt, others = ([[*kind(rng), *wild(rng)] for _ in range(hands)] for _ in range(2))
            took = [timed(hand, contract, cold=True) for hand in dealt]
            forget()
            for hand in others:
                least_penalty(hand, PAGAT, contract)
            again = [timed(hand, contract, cold=False) for hand in dealt]
            told = [f"median {statistics.median(times):6.1f} ms, worst {max(times):6.1f} ms" for times in (took, again)]
            worst = {True: max(worst[True], *took), False: max(worst[False], *again)}
            print(f"{kind.__name__:12} {label:20} cold: {told[0]}; warm: {told[1]}", flush=True)
    print(f"worst of all: cold {worst[True]:.1f} ms, warm {worst[False]:.1f} ms (limit {LIMIT_MS:.0f} ms)")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--hands", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    known = parser.parse_args()
    main(known.hands, known.seed)
