"""The worked examples LX of RULES, each played by the engine itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from companion.cards import Card, Suit
from companion.games.luck import LUCK, State
from companion.games.luck.facts import Banked, Fact, GaveUp, Placed, Stopped, Took, Turned
from companion.games.luck.state import Hoard, fitting, value
from tests.companion.games.luck.tables import opened, played
from tests.shared import shared

ACTS = {Turned: "draw", Took: "take_leftover", Banked: "bank", Stopped: "stop"}


def card(text: str) -> Card:
    return Card({"RED": "*r", "BLACK": "*b"}.get(text) or text[0] + text[1].lower())


def group(texts: list[str]) -> tuple[Card, ...]:
    return tuple(card(text) for text in texts)


def told(cards: tuple[Card, ...]) -> list[str]:
    return [{"*r": "RED", "*b": "BLACK"}.get(str(each)) or str(each).upper() for each in cards]


def deck_info(packs: int) -> dict[str, int]:
    pile = opened(packs=str(packs)).pile
    kings, jokers = [c for c in pile if c.rank == "K"], [c for c in pile if c.is_joker]
    numbers = [c for c in pile if c not in kings and c not in jokers]
    return {"cards": len(pile), "kings": len(kings), "jokers": len(jokers), "points": value(numbers)}


def legal_columns(columns: list[list[str]], turned: str) -> list[int]:
    return [number - 1 for number in fitting((group(columns[0]), group(columns[1])), card(turned))]


def hoard(lying: dict[str, Any], player: int) -> Hoard:
    piles = lying.get(f"open{player}", {})
    banked = lying.get(f"bank{player}", [])
    flat = [text for pile in banked.values() for text in pile] if isinstance(banked, dict) else banked
    return Hoard(group([text for pile in piles.values() for text in pile]), group(flat))


def play(lying: dict[str, Any], acts: list[list[Any]], wanted: dict[str, Any], **options: Any) -> bool:
    """The pile of an example lies in order, so the test turns its cards; the engine is told what was turned."""
    word = {True: "yes", False: "no"}
    house = {name: word[v] if isinstance(v, bool) else str(v) for name, v in options.items()}
    state = opened(lying.get("players", 2), **house)
    leftover = group(lying.get("leftover", []))
    order = list(group(lying.get("pile", [])))
    state = replace(state, pile=tuple(sorted(order)), leftover=leftover, columns=(leftover, ()),
                    turn=lying.get("turn", 0), discard=group(lying.get("discard", [])),
                    exhausted=lying.get("exhausted", 0),
                    hoards=tuple(hoard(lying, player) for player in range(len(state.names))))
    for act in acts:
        for fact in facts(state, act, order):
            state = played(state, fact)
            if len(order) != len(state.pile):
                order = list(state.pile)
    got = seen(state)
    for name, wish in wanted.items():
        assert got[name] == wish, name
    return True


def facts(state: State, act: list[Any], order: list[Card]) -> list[Fact]:
    """What an act of an example means at this table; the choices of a draw are told only where there is one."""
    match act:
        case ["draw", column, *given]:
            turned = order.pop(0)
            after = played(state, Turned(turned))
            if after.phase == "place":
                return [Turned(turned), Placed(column + 1)]
            return [Turned(turned), *(GaveUp(Suit(suit.lower())) for suit in given if after.phase == "give_up")]
        case ["take", _] if state.phase == "start":
            return [Took()]
        case ["take" | "stop", column]:
            return [Stopped(column + 1)]
        case ["bank", suit]:
            return [Banked(Suit(suit.lower()))]
    raise AssertionError(f"an act nobody knows: {act}")


def seen(state: State) -> dict[str, Any]:
    acts = dict.fromkeys(ACTS[type(choice.action)] for choice in LUCK.legal(state) if type(choice.action) in ACTS)
    scores = {f"score{score.player}": score.points for score in LUCK.scores(state)}
    return {**scores, "leftover": told(state.leftover), "turn": state.turn, "cols": [told(c) for c in state.columns],
            "discard": told(state.discard), "actions": list(acts), "pile_n": len(state.pile),
            "exhausted": state.exhausted, "over": state.over is not None}


FUNCTIONS: dict[str, Callable[..., Any]] = {"L.deck_info": deck_info, "L.legal_columns": legal_columns, "L.play": play}


def examples() -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = json.loads(shared("rules/examples/LX.json").read_text("utf-8"))
    return cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "example" in metafunc.fixturenames:
        cases = examples()
        names = [f"{case['id']}_{case['rules'].replace(' ', '_')}" for case in cases]
        metafunc.parametrize("example", cases, ids=names)


def test_worked_example(example: dict[str, Any]) -> None:
    assert FUNCTIONS[example["fn"]](*example["args"], **example["kw"]) == example["want"], example["given"]


def test_every_function_of_the_examples_is_tried() -> None:
    assert {case["fn"] for case in examples()} == set(FUNCTIONS)
