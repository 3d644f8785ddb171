"""How long the rummy solver takes for the hardest hands: 30 cards, 8 of them wild.

`python -m tests.bench.solver [--hands N] [--seed S] [--worst N]` prints median, 95th percentile and worst milliseconds
for each kind of hand and contract, cold (nothing remembered from the hand before), then the share of all hands within
the limit, the same for half of the hands warm (with what a server remembers between hands), and the worst hands.
It is the processor's time, so other work on the machine counts for little, though not for nothing; each figure is also
told as a multiple of a reference loop in the same run, so that runs on a slower or busier machine can be compared.
The limit asked for is 50 ms for the worst hand. A hand printed as `seed kind number` is dealt again by `dealt`.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Sequence

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


def dealt(seed: int, kind: Callable[[random.Random], list[Card]], number: int) -> list[Card]:
    """The hand of that number."""
    rng = random.Random(f"{seed} {kind.__name__} {number}")
    return [*kind(rng), *wild(rng)]


def reference() -> float:
    """Milliseconds of the processor for a plain loop over a dictionary and whole numbers: what the solver does most."""
    begun = time.process_time()
    seen: dict[int, int] = {}
    for n in range(40_000):
        seen[n * 7919 % 4093] = seen.get(n % 4093, 0) | n
    return 1000 * (time.process_time() - begun)


def timed(hand: list[Card], contract: Contract, cold: bool) -> float:
    """Milliseconds of the processor for one question."""
    if cold:
        forget()
    begun = time.process_time()
    least_penalty(hand, PAGAT, contract)
    return 1000 * (time.process_time() - begun)


def figures(times: Sequence[float], loop: float) -> str:
    """Median, 95th percentile and worst, the worst also in reference loops."""
    ordered = sorted(times)
    high = ordered[(95 * len(ordered) - 1) // 100]
    return (
        f"median {statistics.median(times):5.1f} ms, 95 % {high:5.1f} ms, worst {ordered[-1]:5.1f} ms"
        f" ({ordered[-1] / loop:4.1f} loops)"
    )


def main(hands: int = 20, seed: int = 1, worst: int = 5) -> None:
    """Prints one line for each kind of hand and contract, and what all of them have in common."""
    asked: tuple[tuple[str, Contract], ...] = (
        ("after the contract", ()), *((f"contract {n}", contract) for n, contract in enumerate(PUSH, 1)),
        ("Cap-It, round 5", CAP_IT[4]),
    )
    took: list[tuple[float, str, int, str, list[Card]]] = []
    warm: list[float] = []
    loops = [reference() for _ in range(5)]
    for kind in KINDS:
        for label, contract in asked:
            of_kind = [dealt(seed, kind, number) for number in range(hands)]
            loops.append(reference())
            cold = [timed(hand, contract, cold=True) for hand in of_kind]
            took += [(ms, kind.__name__, n, label, of_kind[n]) for n, ms in enumerate(cold)]
            warm += [timed(hand, contract, cold=False) for hand in of_kind[: (hands + 1) // 2]]
            print(f"{kind.__name__:12} {label:20} {figures(cold, statistics.median(loops))}", flush=True)
    loop, all_cold = statistics.median(loops), [one[0] for one in took]
    print(f"reference loop: median {loop:.2f} ms, {min(loops):.2f} to {max(loops):.2f} ms")
    for name, times in (("cold", all_cold), ("warm", warm)):
        within = ", ".join(
            f"{100 * sum(ms <= limit for ms in times) / len(times):.2f} % within {limit:.0f} ms"
            for limit in (LIMIT_MS / 4, LIMIT_MS / 2, LIMIT_MS)
        )
        print(f"{name}, {len(times)} questions: {figures(times, loop)}; {within} (limit {LIMIT_MS:.0f} ms)")
    for ms, kind_name, number, label, hand in sorted(took, key=lambda one: one[0], reverse=True)[:worst]:
        print(f"{ms:6.1f} ms  {seed} {kind_name} {number}, {label}: {' '.join(map(str, hand))}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--hands", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worst", type=int, default=5)
    known = parser.parse_args()
    main(known.hands, known.seed, known.worst)
