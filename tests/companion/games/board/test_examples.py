"""The worked examples BX and VX of RULES, each played or scored by the engine itself."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from companion.games.board import Disc, Shot, State, Stone, position, score_position
from companion.games.board.facts import Began, Chose, Corrected
from companion.games.board.holes import HOLES
from companion.games.board.options import House
from companion.games.board.scoring import leaders
from companion.games.board.shooting import may_fill_centre
from companion.games.board.state import Lodged
from companion.seats import Seat
from tests.companion.games.board.tables import free, hit, miss, opened, own, played
from tests.shared import shared

FATES = {"sink": "sunk", "loose": "loose", "zone": "zone", "off": "off"}


def house(**kw: Any) -> House:
    """House rules from the keywords of an example: True and False are yes and no."""
    vienna = bool(kw.pop("vienna", False))
    word = {True: "yes", False: "no"}
    options: dict[str, Any] = {name: word[v] if isinstance(v, bool) else str(v) for name, v in kw.items()}
    return House(vienna=vienna, **options)


def score(grid: str, letter: str, seat: str, **kw: Any) -> dict[str, int]:
    letters = {each: each for each in {letter} | {sign.lower() for sign in grid if sign.isalpha()}}
    seats = dict.fromkeys(letters, Seat(seat))
    sheet = score_position(position(grid, letters), seats, house(**kw))[letter]
    return {"stones": sheet.stones, "lines": sheet.lines, "cross": sheet.cross, "bad": sheet.bad, "total": sheet.total}


def loose_clear(sunk: int, loose: int, vienna: bool = False) -> bool:
    """A board on which so many lie is entered by hand: are the loose stones taken off?"""
    state = opened(rules="vienna" if vienna else "")
    if vienna:
        state = played(state, Began(Seat.S), Chose(False))
    red = own(state)
    stones = tuple(Stone(hole, red, True) for hole in HOLES[:sunk])
    return not played(state, Corrected(stones, (Disc(red),) * loose)).loose


def table(before: dict[str, Any], shooter: str) -> State:
    """The table of an example: seats in order of turns, sunk stones spread over holes from West."""
    seats = tuple(Seat(name) for name in before["order"])
    state = replace(opened(len(seats)), seats=seats, turn=before["order"].index(before["turn"]), begun=True)
    holes = iter(sorted(HOLES))
    sunk = before.get("sunk", {})
    lodged = [
        Lodged(Stone(next(holes), colour, True))
        for seat, colour in zip(seats, state.colours, strict=True) for _ in range(sunk.get(seat.value, 0))
    ]
    loose = [
        Disc(colour) for seat, colour in zip(seats, state.colours, strict=True)
        for _ in range(before.get("loose", {}).get(seat.value, 0))
    ]
    returns = before.get("return_shots", [shooter] if shooter != before["turn"] else [])
    lodged.sort(key=lambda each: HOLES.index(each.stone.hole))
    return replace(state, lodged=tuple(lodged), loose=tuple(loose),
                   shots=3 - before["shots_left"], returns=tuple(before["order"].index(name) for name in returns))


def shot_sub(before: dict[str, Any], shooter: str, events: list[list[str]], wanted: dict[str, Any]) -> bool:
    state = table(before, shooter)
    colour = dict(zip((seat.value for seat in state.seats), state.colours, strict=True))
    holes = iter(free(state, 25))
    fates: dict[str, list[Any]] = {"sunk": [], "zone": [], "off": []}
    for one, other in events:
        # ["shot", fate] is the stone that was shot, [fate, seat] another one
        fate, moved = (FATES[other], colour[shooter]) if one == "shot" else (FATES[one], colour[other])
        if fate != "loose":
            fates[fate].append(Stone(next(holes), moved, True) if fate == "sunk" else Disc(moved))
    after = played(state, Shot(tuple(fates["sunk"]), None, tuple(fates["zone"]), tuple(fates["off"])))
    order = before["order"]
    left = after.shots_left if after.turn == state.turn and after.over is None else 0
    got = {
        "hand": {name: after.stock(player) for player, name in enumerate(order)},
        "loose": {name: after.lying[colour[name]] for name in order},
        "sunk": {name: after.sunk[colour[name]] for name in order},
        "shots_left": left, "return_shots": [order[player] for player in after.returns],
        "turn": order[after.turn], "over": after.over is not None, "game_over": after.over is not None,
    }
    for name, value in wanted.items():
        assert got[name] == value, name
    return True


def game_over(sunk: list[int], players: int) -> bool:
    """So many stones of each colour are entered by hand: is the game over?"""
    state = opened(players)
    holes = iter(HOLES)
    stones = tuple(Stone(next(holes), colour, True) for colour, count in zip(state.colours, sunk, strict=False)
                   for _ in range(count))
    return played(state, Corrected(stones)).over is not None


def winners(totals: dict[str, int]) -> list[str]:
    seats = list(totals)
    return sorted(seats[player] for player in leaders(dict(enumerate(totals.values()))))


def turn_shots(events: list[str], mode: str, **kw: Any) -> int:
    """How many of these shots the first turn lasts."""
    options = {"limited_to" if name in ("n", "limit") else name: value for name, value in kw.items()}
    state = played(opened(rules="vienna", **options), Began(Seat.S), Chose(mode == "limited"))
    for number, event in enumerate(events, 1):
        acts = {"hit": hit(state), "miss": miss(state), "own_off": Shot(off=(Disc(own(state)),))}
        state = played(state, acts[event])
        if state.turn != 0:
            return number
    return len(events)


def center_fill_legal(locked: bool, left: int, grid: str, letter: str, **kw: Any) -> bool:
    stones = frozenset(stone.hole for stone in position(grid, {letter: letter}))
    return may_fill_centre(locked, left, stones, house(vienna=True, **kw))


FUNCTIONS: dict[str, Callable[..., Any]] = {"B.score": score, "B.loose_clear": loose_clear, "B.shot_sub": shot_sub,
                                            "B.game_over": game_over, "B.winners": winners, "B.turn_shots": turn_shots,
                                            "B.center_fill_legal": center_fill_legal}


def examples() -> list[dict[str, Any]]:
    files = [shared(f"rules/examples/{name}.json") for name in ("BX", "VX")]
    return [case for file in files for case in json.loads(file.read_text("utf-8"))]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "example" in metafunc.fixturenames:
        cases = examples()
        names = [f"{case['id']}_{case['rules'].replace(' ', '_')}" for case in cases]
        metafunc.parametrize("example", cases, ids=names)


def test_worked_example(example: dict[str, Any]) -> None:
    assert FUNCTIONS[example["fn"]](*example["args"], **example["kw"]) == example["want"], example["given"]


def test_every_function_of_the_examples_is_tried() -> None:
    assert set(Counter(case["fn"] for case in examples())) == set(FUNCTIONS)
