"""The worked examples of RULES 1.5, each played at a table: `MX01` and so on, by the rules they show."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from companion.cards import pack
from companion.engine import Doubt
from companion.games.magicians import MAGICIANS, Armed, NextRound, Phase, Returned, Swapped, Thrown
from companion.games.magicians.rules import MAIN_CARDS, TARGET
from companion.hands import value
from companion.signals import Press, Race, RaceKind
from tests.companion.games.magicians.duel import MAGIC, MAIN, Deck, Duel, N, S
from tests.shared import shared

SEAT = {"A": S, "B": N}
NAME = {S: "A", N: "B"}


def scorer(duel: Duel) -> str:
    """Who scored in the turn just played, or TIE."""
    return {(1, 0): "A", (0, 1): "B", (0, 0): "TIE"}[duel.points]


def compare_single(first: str, second: str) -> str:
    # Rules cards come out of magic decks (M5).
    return scorer(Duel().dealt().magic(first, second))


def magic_draw(first: list[str], second: list[str], swap: bool) -> dict[str, Any]:
    decks = (second, first) if swap else (first, second)
    duel = Duel().dealt((26, len(first)), (26, len(second))).race(N, MAGIC).say(Swapped(swap))
    assert (duel.state.S.magic, duel.state.N.magic) == (len(decks[0]), len(decks[1]))
    duel.shown(decks[0][0], decks[1][0])
    played = [card.notation.upper() if card else "" for card in (duel.state.played(S), duel.state.played(N))]
    left = [deck[len(deck) - side.magic:] for deck, side in zip(decks, (duel.state.S, duel.state.N), strict=True)]
    return {"A": played[0], "B": played[1], "winner": scorer(duel), "deck_A": left[0], "deck_B": left[1]}


def hats(first: list[str], second: list[str]) -> dict[str, str]:
    # Both packs are in play: the tie is one of magic cards that the hands do not hold.
    spare = [card for card in ("8C", "8D", "8H", "8S") if card not in first + second]
    duel = Duel(magic_pool="own_pack").dealt().turn(spare[0], spare[1]).hats(" ".join(first), " ".join(second))
    hands = [value(duel.state.side(seat).row or ()).category.label for seat in (S, N)]
    return {"A_plays": hands[0], "B_plays": hands[1], "winner": scorer(duel)}


def deck_after_hats(before: int, hits: int) -> dict[str, int]:
    duel = Duel().dealt((before, 13), (26, 13)).turn("8C", "8D")
    thrown = duel.state.S.throws
    duel.hats(" ".join(["2C", "3C", "4C", "5C", "6C"][:hits]), "").say(Returned())
    return {"thrown": thrown, "missed_back": thrown - hits, "deck": duel.state.S.main}


def throw_count(left: int) -> int:
    return Duel().dealt((left + 1, 13), (26, 13)).turn("8C", "8D").state.S.throws


def main_slap_outcome(first: int, second: int, points_a: int, points_b: int) -> str:
    duel = Duel().dealt((first, 13), (second, 13), (points_a, points_b)).race(S, MAIN)
    assert duel.phase is Phase.ROUND_END
    winner = duel.state.rounds[-1].winner
    return "no_result" if winner is None else "AB"[winner]


def mixed_draw(without: str, faster: str, choice: str, magic: str, main: str) -> dict[str, Any]:
    owner = SEAT[without].opposite
    sizes = {SEAT[without]: (10, 0), owner: (10, 4)}
    physical = (main, magic) if owner is N else (magic, main)
    duel = Duel().dealt(sizes[S], sizes[N]).mixed(SEAT[faster], choice == "self", *physical)
    state = duel.state
    played = [str(state.played(seat)).upper() for seat in (S, N)]
    result: dict[str, Any] = {"A": played[0], "B": played[1], "winner": scorer(duel)}
    if result["winner"] == "TIE":
        assert duel.phase is Phase.THROW
        result["throw_from"] = {NAME[seat]: str(side.drawn) for seat, side in state.seats}
    return result


def available(deck: str, first: int, second: int) -> str:
    return str(Duel().dealt((26, first), (26, second)).race(S, Deck(deck)).state.called)


def round_over(points_a: int, points_b: int) -> str | None:
    """The point that leads to this score is the last one played."""
    scorer_seat = S if points_a >= points_b else N
    before = (points_a - 1, points_b) if scorer_seat is S else (points_a, points_b - 1)
    duel = Duel().dealt(points=before).turn(*(("AS", "KD") if scorer_seat is S else ("KD", "AS")))
    winner = duel.state.rounds[-1].winner if duel.state.rounds else None
    return None if winner is None else "AB"[winner]


def game_winner(rounds: list[str]) -> list[Any] | None:
    duel = Duel()
    for played, winner in enumerate(rounds, 1):
        if duel.phase is Phase.ROUND_END:
            duel.say(NextRound())
        if winner == "-":
            duel.dealt((0, 13), (0, 13)).race(S, MAIN)
        else:
            duel.win(SEAT[winner])
        outcome = MAGICIANS.outcome(duel.state)
        if outcome:
            return ["AB"[outcome.winners[0]], played]
    return None


def slap(a_ms: int, b_ms: int, go_ms: int, a_deck: str, b_deck: str) -> Any:
    """The judge's verdict on these times, with the example's limit of 15 ms as a house rule."""
    touched = sorted([Press(S, a_deck, a_ms * 10**6), Press(N, b_deck, b_ms * 10**6)], key=lambda press: press.at_ns)
    early = tuple(press for press in touched if press.at_ns < go_ms * 10**6)
    presses = tuple(press for press in touched if press not in early)
    margin = (presses[1].at_ns - presses[0].at_ns) // 1000 if len(presses) > 1 else None
    race = Race(RaceKind.FALSE_START if early else RaceKind.CLEAR, presses, early, margin, go_ns=go_ms * 10**6)
    duel = Duel(slap_tie_ms=15).dealt().say(Armed())
    meant = MAGICIANS.read(duel.state, race)
    duel.say(meant.choices[0].action if isinstance(meant, Doubt) else meant)
    if duel.phase is Phase.ARMED:
        return "repeat"
    assert duel.state.faster is not None
    return [NAME[duel.state.faster], str(duel.state.called)]


def max_turns() -> int:
    """Turns of the longest round without ties: the 52 cards of one pack, points to each player in turn."""
    by_rank = sorted(pack(), key=lambda card: card.number)
    duel, turns = Duel().dealt(), 0
    for low, high in zip(by_rank[:MAIN_CARDS], by_rank[MAIN_CARDS:], strict=True):
        if duel.phase is Phase.ROUND_END:
            break
        duel.turn(*((low, high) if turns % 2 else (high, low)))
        turns += 1
    assert max(duel.points) == TARGET
    return turns


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "M.compare_single": compare_single, "M.magic_draw": magic_draw, "M.hats": hats,
    "M.deck_after_hats": deck_after_hats,
    "M.throw_count": throw_count, "M.main_slap_outcome": main_slap_outcome, "M.mixed_draw": mixed_draw,
    "M.available": available, "M.round_over": round_over, "M.game_winner": game_winner, "M.slap": slap,
    "M.max_turns": max_turns,
}


def examples() -> list[dict[str, Any]]:
    """The examples that lie beside the repository; none where they are missing (see the test below)."""
    try:
        path = shared("rules/examples/MX.json")
    except (pytest.skip.Exception, pytest.fail.Exception):
        return []
    loaded: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


EXAMPLES = examples()


def test_the_examples_are_there() -> None:
    assert len(json.loads(shared("rules/examples/MX.json").read_text(encoding="utf-8"))) == len(EXAMPLES) > 0


@pytest.mark.parametrize("example", [pytest.param(e, id=f"{e['id']} {e['rules']}") for e in EXAMPLES])
def test_example(example: dict[str, Any]) -> None:
    got = FUNCTIONS[example["fn"]](*example["args"], **example["kw"])
    assert got == example["want"], f"{example['given']} -> {example['result']}"


# The examples that RULES 1.5 leaves out between its numbers, derived from the same rules.


def test_M12_magic_without_a_swap_each_plays_the_own_deck() -> None:
    assert magic_draw(["4H", "7H"], ["TC", "2C"], False) == {
        "A": "4H", "B": "TC", "winner": "B", "deck_A": ["7H"], "deck_B": ["2C"],
    }


def test_M16_the_magic_card_may_be_given_to_the_player_without_a_magic_deck() -> None:
    assert mixed_draw("A", "B", "opponent", "QD", "7S") == {"A": "QD", "B": "7S", "winner": "A"}


def test_M16_after_a_tie_of_exchanged_cards_each_throws_from_the_deck_drawn_from() -> None:
    tie = mixed_draw("B", "A", "opponent", "9D", "9S")
    assert tie == {"A": "9S", "B": "9D", "winner": "TIE", "throw_from": {"A": "magic", "B": "main"}}


@pytest.mark.parametrize(("left", "thrown"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 5), (12, 5)])
def test_M26_what_is_there_is_thrown(left: int, thrown: int) -> None:
    assert throw_count(left) == thrown


@pytest.mark.parametrize(
    ("decks", "called"), [((0, 0), "main"), ((0, 3), "magic"), ((3, 0), "magic"), ((1, 1), "magic")]
)
def test_M14_magic_stays_magic_while_one_magic_deck_is_left(decks: tuple[int, int], called: str) -> None:
    assert available("magic", *decks) == called


@pytest.mark.parametrize("score", [(12, 12), (12, 0), (1, 0)])
def test_M29_fewer_than_thirteen_points_do_not_win(score: tuple[int, int]) -> None:
    assert round_over(*score) is None


def test_M30_three_in_a_row_may_begin_at_any_round() -> None:
    assert game_winner(["B", "A", "B", "B", "B"]) == ["B", 5]


def test_M28_a_round_without_result_does_not_win_the_game() -> None:
    assert game_winner(["A", "A", "-", "B", "A", "A"]) is None


def test_M9_the_first_hand_decides_even_by_one_millisecond_over_the_limit() -> None:
    assert slap(1200, 1215, 1000, "main", "magic") == ["A", "main"]


def test_M19_an_empty_hat_with_nothing_thrown_is_an_empty_hand() -> None:
    duel = Duel().dealt((1, 13), (26, 13)).turn("8C", "8D").say(Thrown())
    assert duel.phase is Phase.COUNT
