"""How fast the board game and the push-your-luck game are folded and scored. Prints; asserts nothing about time.

    python -m tests.bench.games_board
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from companion.engine import Game, Refused, Setup, checked
from companion.games.board import BOARD, Disc, House, Shot, Stone, score_position
from companion.games.board.holes import HOLES
from companion.games.board.scoring import sheet
from companion.games.luck import LUCK
from companion.games.luck.facts import Turned
from companion.seats import Seat


def board_game(seed: int) -> list[Any]:
    """The facts of a random game of four."""
    rng, facts = random.Random(seed), []
    state = BOARD.start(checked(BOARD, Setup("board", ("Ada", "Bo", "Cy", "Di"))))
    while state.over is None:
        free = [hole for hole in HOLES if hole not in state.holes]
        own = state.colours[state.shooter]
        lands = rng.random()
        stone = (Stone(rng.choice(free), own, rng.random() < 0.7),) if lands < 0.5 else ()
        act = Shot(sunk=stone, zone=(Disc(own),) if 0.5 <= lands < 0.6 else ())
        try:
            BOARD.check(state, act)
        except Refused:
            continue
        facts.append(act)
        state = BOARD.apply(state, act)
    return facts


def luck_game(seed: int) -> list[Any]:
    """The facts of a random game of four."""
    rng, facts = random.Random(seed), []
    state = LUCK.start(checked(LUCK, Setup("luck", ("Ada", "Bo", "Cy", "Di"))))
    while state.over is None:
        choice = rng.choice(LUCK.legal(state))
        act = Turned(rng.choice(state.pile)) if choice.ask else choice.action
        facts.append(act)
        state = LUCK.apply(state, act)
    return facts


def folded(game: Game[Any, Any], players: int, facts: list[Any]) -> None:
    """The whole game from its journal: each fact checked and applied."""
    state = game.start(checked(game, Setup(game.key, ("Ada", "Bo", "Cy", "Di")[:players])))
    for fact in facts:
        game.check(state, fact)
        state = game.apply(state, fact)


def shown(game: Game[Any, Any], facts: list[Any]) -> Callable[[], None]:
    """Everything one scoreboard needs from the last state."""
    state = game.start(checked(game, Setup(game.key, ("Ada", "Bo", "Cy", "Di"))))
    for fact in facts[: len(facts) * 3 // 4]:
        state = game.apply(state, fact)

    def all_of_it() -> None:
        game.scores(state), game.prompts(state), game.legal(state), game.wants(state), game.view(state)

    return all_of_it


def median_us(work: Callable[[], Any], times: int = 200) -> float:
    """Median processor time of one call in microseconds; what else runs on the machine does not count."""
    spent = []
    for _ in range(times):
        begun = time.process_time_ns()
        work()
        spent.append(time.process_time_ns() - begun)
    return statistics.median(spent) / 1000


def main() -> None:
    """Prints one line for each figure."""
    boards = [board_game(seed) for seed in range(5)]
    lucks = [luck_game(seed) for seed in range(5)]
    full = tuple(Stone(hole, ("red", "blue", "yellow", "green")[n % 4], n % 3 > 0) for n, hole in enumerate(HOLES))
    seats = dict(zip(("red", "blue", "yellow", "green"), Seat, strict=True))

    def score() -> None:
        sheet.cache_clear()
        score_position(full, seats, House())

    print(f"board: score of a full board from nothing             {median_us(score):6.0f} us")
    for name, game, games in (("board", BOARD, boards), ("luck", LUCK, lucks)):
        whole = [median_us(partial(folded, game, 4, said), 5) / len(said) for said in games]
        print(f"{name}: one fact of a game of four, checked and applied  {statistics.median(whole):6.0f} us")
        print(f"{name}: scores, prompts, choices, wants and view         {median_us(shown(game, games[0])):6.0f} us")


if __name__ == "__main__":
    main()
