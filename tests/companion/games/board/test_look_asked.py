"""What people are asked about pictures of the board: once, with every answer, and where to look."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engine import Doubt
from companion.games.board import BOARD, Disc, Shot, State, Stone
from companion.games.board.facts import Corrected
from companion.games.board.holes import HOLES
from companion.signals import BoardSeen, LooseStone, SeenHole
from tests.companion.games.board.pictures import doubt, loose, lying, picture
from tests.companion.games.board.tables import laid, opened, played


def answered(state: State, seen: BoardSeen, key: str) -> State:
    """The state after the person who was asked has tapped that answer."""
    return played(state, next(choice.action for choice in doubt(state, seen).choices if choice.prompt.key == key))


def test_a_hole_that_stays_unsure_is_asked_about_once_and_the_game_goes_on() -> None:
    dark = SeenHole("a1", "unsure")
    state = answered(opened(), picture(opened(), dark), "b.doubt.is_empty")
    assert (state.shots_left, BOARD.read(state, picture(state, dark))) == (3, None)
    sunk = picture(state, dark, SeenHole("b2", "red", True))
    meant = BOARD.read(state, sunk)
    assert meant == Shot((Stone("b2", "red", True),), ())
    state = played(state, meant)
    assert BOARD.read(state, picture(state, dark)) is None
    assert isinstance(BOARD.read(state, picture(state, dark, loose=loose(("red", 0.0, 0.0)))), Shot)


def test_an_answer_given_with_a_shot_is_remembered_too() -> None:
    dark = SeenHole("a1", "unsure")
    seen = picture(opened(), dark, SeenHole("b2", "red", True))
    state = answered(opened(), seen, "b.doubt.is_empty")
    assert state.holes.keys() == {"b2"}
    assert BOARD.read(state, picture(state, dark)) is None


def test_a_hole_said_to_be_empty_is_asked_about_again_while_a_stone_is_missing() -> None:
    state, dark = lying(("red", 50.0, 50.0)), SeenHole("a1", "unsure")
    state = answered(state, picture(state, dark), "b.doubt.is_empty")
    assert BOARD.read(state, picture(state, dark)) is None
    meant = doubt(state, picture(state, dark, loose=()))
    assert (meant.prompt.key, meant.prompt.values["holes"]) == ("b.doubt.unsure", ("a1",))


def test_a_stone_that_is_sure_in_a_hole_said_to_be_empty_is_a_shot() -> None:
    state = answered(opened(), picture(opened(), SeenHole("a1", "unsure")), "b.doubt.is_empty")
    assert BOARD.read(state, picture(state, SeenHole("a1", "red", True))) == Shot((Stone("a1", "red", True),), ())


def test_a_stone_on_the_rim_is_asked_about_once() -> None:
    rim, leaning = SeenHole("d4", "unsure"), ("red", 78.0, 62.0)
    state = answered(opened(), picture(opened(), rim, loose=loose(leaning)), "b.doubt.is_empty")
    assert state.lying["red"] == 1
    assert BOARD.read(state, picture(state, rim)) is None
    meant = BOARD.read(state, picture(state, rim, SeenHole("b2", "red", True)))
    assert isinstance(meant, Shot)
    assert (meant.sunk, meant.off) == ((Stone("b2", "red", True),), ())


@pytest.mark.parametrize("wrong", [SeenHole("c3", "blue", False), SeenHole("c3", "red", True), SeenHole("c3", "empty")])
def test_a_sunk_stone_that_is_misread_is_asked_about_once(wrong: SeenHole) -> None:
    state = laid(opened(), "..... ..... ..b.. ..... .....")
    state = answered(state, picture(state, wrong), "b.doubt.still_there")
    assert (state.holes["c3"].stone, state.shots_left) == (Stone("c3", "blue", True), 3)
    assert BOARD.read(state, picture(state, wrong)) is None
    assert isinstance(BOARD.read(state, picture(state, wrong, SeenHole("a1", "red", True))), Shot)
    other = SeenHole("c3", "red", False)
    assert doubt(state, picture(state, other)).prompt.key == "b.doubt.hole"


@pytest.mark.parametrize("first", ["b2", "d4"])
def test_of_two_quick_shots_one_is_told_and_the_picture_tells_the_other(first: str) -> None:
    seen = picture(opened(), SeenHole("b2", "red", True), SeenHole("d4", "red", False))
    choices = doubt(opened(), seen).choices
    state = played(opened(), next(choice.action for choice in choices if choice.prompt.values.get("holes") == (first,)))
    meant = BOARD.read(state, seen)
    assert isinstance(meant, Shot)
    state = played(state, meant)
    assert (sorted(state.holes), state.shots_left) == (["b2", "d4"], 1)


def test_what_is_no_stone_is_asked_about_once() -> None:
    knot = ("blue", 30.0, 100.0)
    state = answered(opened(), picture(opened(), loose=loose(knot)), "b.doubt.no_stone")
    assert (state.loose, BOARD.read(state, picture(state, loose=loose(knot)))) == ((), None)
    both = picture(state, loose=loose(knot, ("red", 0.0, 0.0)))
    assert BOARD.read(state, both) == Shot(loose=(Disc("red", 0.0, 0.0),))
    state = answered(opened(), picture(opened(), SeenHole("a1", "blue", True)), "b.doubt.no_stone")
    assert BOARD.read(state, picture(state, SeenHole("a1", "blue", True))) is None


def test_a_stone_that_the_eye_does_not_see_is_asked_about_once_and_known_when_it_comes_to_light() -> None:
    state = lying(("blue", 50.0, 50.0))
    state = answered(state, picture(state, loose=()), "b.doubt.still_lies")
    assert BOARD.read(state, picture(state, loose=())) is None
    meant = BOARD.read(state, picture(state, loose=loose(("red", 0.0, 0.0))))
    assert meant == Shot(loose=(Disc("red", 0.0, 0.0), Disc("blue", 50.0, 50.0)))
    pushed = picture(state, loose=loose(("red", 0.0, 0.0), ("blue", 90.0, 50.0)))
    assert BOARD.read(state, pushed) == Shot(loose=(Disc("red", 0.0, 0.0), Disc("blue", 90.0, 50.0)))


def test_BA9_a_stone_that_lies_flat_on_a_sunk_one_is_loose_with_the_first_answer_and_asked_about_once() -> None:
    state = played(opened(), Corrected((Stone("c4", "blue", True),)))
    seen = picture(state, SeenHole("c4", "red", True))
    meant = doubt(state, seen)
    assert (meant.prompt.key, meant.choices[0].prompt.key) == ("b.doubt.hole", "b.doubt.on_top")
    after = played(state, meant.choices[0].action)
    assert (after.holes["c4"].stone, after.lying["red"]) == (Stone("c4", "blue", True), 1)
    assert BOARD.read(after, seen) is None


def test_BA9_a_hole_gone_dim_may_hold_the_own_stone_that_is_missing() -> None:
    state = played(opened(), Corrected((Stone("c4", "blue", True),), (Disc("red", 50.0, 50.0),)))
    for lie in (("red", 60.0, -90.0), ("red", -100.0, 20.0)):
        seen = picture(state, SeenHole("c4", "unsure"), loose=loose(lie))
        meant = doubt(state, seen)
        assert (meant.choices[0].prompt.key, meant.choices[0].prompt.values["hole"]) == ("b.doubt.on_top", "c4")
        after = played(state, meant.choices[0].action)
        assert (after.holes["c4"].stone, after.lying["red"]) == (Stone("c4", "blue", True), 2)
        assert BOARD.read(after, seen) is None
    # With all stones in sight a shadow over a known one is no news.
    assert BOARD.read(state, picture(state, SeenHole("c4", "unsure"))) is None


def test_a_stone_entered_by_hand_that_was_never_seen_did_not_go_off_by_itself() -> None:
    state = played(opened(), Shot())
    meant = doubt(state, picture(state, SeenHole("a1", "red", True), loose=()))
    assert [choice.prompt.key for choice in meant.choices[:2]] == ["b.doubt.shot_off", "b.doubt.still_lies"]
    state = played(state, meant.choices[1].action)
    assert (state.lying["red"], list(state.holes)) == (1, ["a1"])
    assert BOARD.read(state, picture(state, loose=())) is None


def test_a_loose_stone_of_no_sure_colour_is_the_known_one_that_lies_there() -> None:
    state, dim = lying(("red", 50.0, 50.0)), LooseStone("natural", 51.0, 49.0, None, 0.6)
    assert BOARD.read(state, picture(state, loose=(dim,))) is None
    assert BOARD.read(state, picture(state, SeenHole("a1", "red", True), loose=(dim,))) == Shot(
        (Stone("a1", "red", True),), (Disc("red", 50.0, 50.0),))


def test_a_new_loose_stone_of_no_sure_colour_is_named_with_one_tap_and_known_from_then_on() -> None:
    dim = LooseStone("red", 51.0, 49.0, None, 0.6)
    state = lying(("blue", -60.0, 0.0))
    meant = doubt(state, picture(state, loose=(dim, *loose(("blue", -60.0, 0.0)))))
    named, nothing, _ = meant.choices
    assert (named.prompt.key, nothing.prompt.key) == ("b.doubt.has_colour", "b.doubt.no_stone")
    after = played(state, named.action)
    assert (after.lying["red"], after.shots_left) == (1, 2)
    assert BOARD.read(after, picture(after, loose=(dim, *loose(("blue", -60.0, 0.0))))) is None


def test_a_stone_that_lies_over_a_hole_is_loose_or_sunk_by_one_tap() -> None:
    over, dim = SeenHole("c4", "unsure"), LooseStone("red", 8.0, 70.0, None, 0.6)
    meant = doubt(opened(), picture(opened(), over, loose=(dim,)))
    assert [choice.prompt.key for choice in meant.choices] == [
        "b.doubt.has_colour", "b.doubt.is_stone", "b.doubt.is_stone", "b.doubt.no_stone", "b.act.by_hand"]
    after = played(opened(), meant.choices[0].action)
    assert (after.lying["red"], BOARD.read(after, picture(after, over, loose=(dim,)))) == (1, None)
    sunk = played(opened(), meant.choices[1].action)
    assert (list(sunk.holes), sunk.lying["red"]) == (["c4"], 0)


def test_a_stone_laid_ready_whose_colour_is_not_sure_is_nothing() -> None:
    ready = LooseStone("red", 30.0, -190.0, None, 0.6)
    assert BOARD.read(opened(), picture(opened(), loose=(ready,))) is None


def test_a_close_call_is_asked_about_once() -> None:
    state = answered(opened(), picture(opened(), loose=loose(("red", 0.0, 174.0))), "b.doubt.is_loose")
    seen = picture(state, SeenHole("a1", "red", True), loose=loose(("red", 0.5, 175.5)))
    meant = BOARD.read(state, seen)
    assert isinstance(meant, Shot)
    assert (meant.zone, meant.off) == ((), ())


def test_a_loose_stone_that_a_hand_put_back_a_little_beside_is_asked_about() -> None:
    state = lying(("red", 35.0, 105.0))
    meant = doubt(state, picture(state, loose=loose(("red", 45.0, 108.0))))
    assert [choice.prompt.key for choice in meant.choices[:2]] == ["b.doubt.shot_off", "b.doubt.by_a_hand"]
    after = played(state, meant.choices[1].action)
    assert (after.shots_left, after.loose) == (3, (Disc("red", 45.0, 108.0),))



SPOTS = {hole: (100.0 + 40 * (n % 5), 300.0 - 40 * (n // 5)) for n, hole in enumerate(HOLES)}


def middles(meant: Doubt) -> list[tuple[float, float]]:
    """The middles of the squares that are drawn into the picture."""
    return [((quad[0][0] + quad[2][0]) / 2, (quad[0][1] + quad[2][1]) / 2) for quad in meant.places]


def test_the_holes_in_doubt_are_marked_in_the_picture() -> None:
    seen = replace(picture(opened(), SeenHole("c3", "unsure")), spots=SPOTS)
    meant = doubt(opened(), seen)
    assert middles(meant) == [SPOTS["c3"]]
    (a, _, b, _), = meant.places
    assert b[0] - a[0] == pytest.approx(0.8 * 40)
    assert doubt(opened(), replace(seen, spots={})).places == ()


def test_the_loose_stones_in_doubt_are_marked_in_the_picture() -> None:
    dim = LooseStone("red", 20.0, 0.0, None, 0.6, (188.0, 221.0))
    assert middles(doubt(opened(), replace(picture(opened(), loose=(dim,)), spots=SPOTS))) == [(188.0, 221.0)]
    close = (LooseStone("red", 0.0, 174.0, True, 1.0, (180.0, 90.0)), LooseStone("blue", 0.0, 0.0, px=(1.0, 1.0)))
    state = lying(("blue", 0.0, 0.0))
    assert middles(doubt(state, replace(picture(state, loose=close), spots=SPOTS))) == [(180.0, 90.0)]
