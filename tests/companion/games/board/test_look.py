"""Pictures of the board: which shot they show, what is a doubt, and what is nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engine import Doubt
from companion.games.board import BOARD, Disc, Shot, State, Stone
from companion.games.board.facts import Claim, Corrected, Looked
from companion.games.board.holes import HOLES
from companion.games.board.reading import MOVED_MM
from companion.signals import BoardSeen, CardsSeen, LooseStone, SeenHole
from tests.companion.games.board.tables import laid, opened, played, vienna


def picture(state: State, *holes: SeenHole, loose: tuple[LooseStone, ...] | None = None) -> BoardSeen:
    """All 25 holes as they are known, but for these; the loose stones as they are known, but where others are given."""
    other = {hole.hole: hole for hole in holes}
    known = state.holes
    seen = []
    for hole in HOLES:
        if hole in other:
            seen.append(other[hole])
        elif hole in known:
            seen.append(SeenHole(hole, known[hole].stone.colour, known[hole].stone.marked_up))
        else:
            seen.append(SeenHole(hole, "empty"))
    if loose is None:
        loose = tuple(LooseStone(disc.colour, disc.x_mm or 0.0, disc.y_mm or 0.0) for disc in state.loose)
    return BoardSeen(tuple(seen), loose)


def lying(*discs: tuple[str, float, float], **also: str) -> State:
    """A table with these loose stones, and stones in holes by name."""
    state = laid(opened(), also.get("grid", ""))
    return played(state, Corrected(state.stones, tuple(Disc(*disc) for disc in discs)))


def loose(*discs: tuple[str, float, float]) -> tuple[LooseStone, ...]:
    return tuple(LooseStone(*disc) for disc in discs)


def doubt(state: State, seen: BoardSeen) -> Doubt:
    meant = BOARD.read(state, seen)
    assert isinstance(meant, Doubt)
    for choice in meant.choices:
        BOARD.check(state, choice.action)
    return meant


def test_a_stone_in_a_hole_is_a_shot() -> None:
    state = opened()
    meant = BOARD.read(state, picture(state, SeenHole("b2", "red", False)))
    assert meant == Shot(sunk=(Stone("b2", "red", False),), loose=())


def test_a_stone_at_rest_wanders_by_less_than_it_counts_as_moved() -> None:
    state = lying(("blue", 50.0, 50.0))
    for x_mm, y_mm in ((50.0 + MOVED_MM - 0.1, 50.0), (50.0, 50.0 - MOVED_MM + 0.1)):
        assert BOARD.read(state, picture(state, loose=loose(("blue", x_mm, y_mm)))) is None
    moved = picture(state, loose=loose(("blue", 50.0 + MOVED_MM + 0.1, 50.0), ("red", 0.0, 0.0)))
    assert isinstance(BOARD.read(state, moved), Shot)


def test_a_stone_on_the_field_is_a_shot() -> None:
    meant = BOARD.read(opened(), picture(opened(), loose=loose(("red", 12.0, -40.0))))
    assert meant == Shot(loose=(Disc("red", 12.0, -40.0),))


def test_B9_a_stone_at_the_far_line_is_in_its_zone() -> None:
    meant = BOARD.read(opened(), picture(opened(), loose=loose(("red", 0.0, 200.0))))
    assert meant == Shot(loose=(), zone=(Disc("red", 0.0, 200.0),))


def test_B12_an_opponents_stone_that_is_missing_went_off() -> None:
    state = lying(("blue", 50.0, 50.0))
    meant = BOARD.read(state, picture(state, loose=loose(("red", 45.0, 40.0))))
    assert meant == Shot(loose=(Disc("red", 45.0, 40.0),), off=(Disc("blue"),))


def test_B14_the_shot_stone_is_missing_while_another_was_pushed() -> None:
    state = lying(("blue", 50.0, 50.0))
    meant = BOARD.read(state, picture(state, loose=loose(("blue", 50.0, 90.0))))
    assert meant == Shot(loose=(Disc("blue", 50.0, 90.0),), off=(Disc("red"),))


def test_a_stone_beside_the_board_is_not_on_it() -> None:
    state = lying(("blue", 50.0, 50.0))
    meant = BOARD.read(state, picture(state, loose=loose(("blue", 50.0, 50.0), ("red", 280.0, 0.0))))
    assert meant is None


def test_nothing_changed_is_nothing() -> None:
    state = lying(("blue", 50.0, 50.0), grid="..... ..... ..r.. ..... .....")
    assert BOARD.read(state, picture(state)) is None


def test_a_stone_laid_ready_on_the_own_line_is_nothing() -> None:
    assert BOARD.read(opened(), picture(opened(), loose=loose(("red", 30.0, -190.0)))) is None


def test_a_trembling_reading_is_nothing() -> None:
    state = lying(("blue", 50.0, 50.0))
    assert BOARD.read(state, picture(state, loose=loose(("blue", 53.0, 52.0)))) is None


def test_clearing_the_stones_the_rules_took_off_costs_no_turn() -> None:
    near = [("red", 10.0 * n, 0.0) for n in range(3)]
    state = lying(*near)
    cleared = played(state, Shot(loose=tuple(Disc(*disc) for disc in [*near, ("red", 90.0, 90.0)])))
    assert cleared.lying["red"] == 0
    for still_there in ([*near, ("red", 90.0, 90.0)], near[:2], []):
        assert BOARD.read(cleared, picture(cleared, loose=loose(*still_there))) is None


def test_stones_taken_off_after_an_entry_by_hand_are_no_shot_either() -> None:
    zone = played(opened(), Shot(zone=(Disc("red"),)))
    assert BOARD.read(zone, picture(zone, loose=loose(("red", 2.0, 201.0)))) is None
    cleared = played(laid(opened(), loose={"red": 3}), Shot())
    four = [("red", 40.0 * n, 0.0) for n in range(4)]
    assert BOARD.read(cleared, picture(cleared, loose=loose(*four))) is None
    assert BOARD.read(cleared, picture(cleared, loose=loose(four[0]))) == Shot(loose=(Disc(*four[0]),))


def test_V9_a_stone_to_be_taken_out_of_the_middle_is_not_shot_twice() -> None:
    state = laid(vienna(centre="yes"), centre=("locked", "locked"))
    seen = picture(state, SeenHole("c3", "red", False), loose=())
    meant = BOARD.read(state, seen)
    assert isinstance(meant, Shot)
    assert BOARD.read(played(state, meant), seen) is None


def test_a_stone_in_a_zone_is_not_shot_twice() -> None:
    state = played(opened(), Shot(loose=(), zone=(Disc("red", 0.0, 200.0),)))
    assert BOARD.read(state, picture(state, loose=loose(("red", 2.0, 201.0)))) is None


def test_both_of_two_quick_stones_are_seen() -> None:
    state = lying(("blue", 50.0, 50.0))
    seen = picture(state, SeenHole("b2", "red", True), SeenHole("d4", "blue", False), loose=())
    assert BOARD.read(state, seen) == Shot((Stone("b2", "red", True), Stone("d4", "blue", False)), ())


def test_a_return_shot_is_read_as_the_owners() -> None:
    state = played(lying(("blue", 50.0, 50.0)), Shot(off=(Disc("blue"),)))
    meant = BOARD.read(state, picture(state, SeenHole("b2", "blue", True), loose=loose(("red", 0.0, 0.0))))
    assert isinstance(meant, Shot)
    assert played(state, meant).holes["b2"].by == 1


def test_a_stone_that_left_its_hole_is_a_doubt_that_names_it() -> None:
    state = laid(opened(), "..... ..... ..b.. ..... .....")
    meant = doubt(state, picture(state, SeenHole("c3", "empty"), loose=loose(("red", 9.0, 9.0), ("blue", 40.0, 0.0))))
    assert meant.prompt.values["holes"] == ("c3",)
    restored = meant.choices[0].action
    assert (restored.dislodged, restored.off) == (("c3",), ())
    assert played(state, restored).holes["c3"].stone == Stone("c3", "blue", True)


def test_a_knocked_out_stone_is_asked_about_once_and_then_put_back() -> None:
    state = laid(opened(), "..... ..... ..b.. ..... .....")
    seen = picture(state, SeenHole("c3", "empty"), loose=loose(("red", 9.0, 9.0), ("blue", 40.0, 0.0)))
    after = played(state, doubt(state, seen).choices[0].action)
    assert BOARD.read(after, seen) is None
    assert BOARD.read(after, picture(after, loose=loose(("red", 9.0, 9.0)))) is None
    later = picture(after, SeenHole("a1", "red", True), loose=loose(("red", 9.0, 9.0)))
    assert BOARD.read(after, later) == Shot((Stone("a1", "red", True),), (Disc("red", 9.0, 9.0),))


def test_BA23_played_on_the_knocked_out_stone_lies_loose() -> None:
    state = laid(opened(dislodged="play_on"), "..... ..... ..b.. ..... .....")
    meant = doubt(state, picture(state, SeenHole("c3", "empty"), loose=loose(("red", 9.0, 9.0), ("blue", 40.0, 0.0))))
    after = played(state, meant.choices[0].action)
    assert ("c3" in after.holes, after.lying["blue"]) == (False, 1)


def test_a_hole_emptied_by_a_hand_is_a_doubt_and_costs_no_turn() -> None:
    state = laid(opened(), "..... ..... ..b.. ..... .....")
    meant = doubt(state, picture(state, SeenHole("c3", "empty")))
    right = [choice.action for choice in meant.choices if isinstance(choice.action, Corrected) and not choice.ask]
    assert played(state, right[0]).shots_left == 3


def test_a_stone_that_turned_into_another_is_a_doubt() -> None:
    state = laid(opened(), "..... ..... ..b.. ..... .....")
    meant = doubt(state, picture(state, SeenHole("c3", "red", True)))
    assert (meant.prompt.key, meant.prompt.values["holes"]) == ("b.doubt.hole", ("c3",))


def test_a_thirteenth_stone_is_a_doubt_that_names_the_hole() -> None:
    state = laid(opened(), "..... ..... ....r rrrrr rrrrr")
    seen = picture(state, SeenHole("a4", "red", True), SeenHole("b4", "red", True))
    meant = doubt(state, seen)
    assert meant.prompt.key == "b.doubt.thirteenth"
    assert (meant.prompt.values["n"], meant.prompt.values["holes"]) == (13, ("a4", "b4"))


def test_a_misread_thirteenth_stone_is_settled_by_one_tap() -> None:
    state = laid(opened(), "..... .bbbb bbbbb bb... .....", loose={"blue": 1})
    meant = doubt(state, picture(state, SeenHole("a1", "blue", True), loose=loose(("blue", 0.0, 0.0))))
    assert (meant.prompt.key, meant.prompt.values["holes"]) == ("b.doubt.thirteenth", ("a1",))
    assert played(state, meant.choices[0].action).holes["a1"].stone == Stone("a1", "red", True)


def test_a_stone_nobody_shot_is_a_doubt() -> None:
    meant = doubt(opened(), picture(opened(), SeenHole("a1", "blue", True)))
    assert (meant.prompt.key, meant.prompt.values["holes"]) == ("b.doubt.surplus", ("a1",))


def test_an_unsure_hole_is_a_doubt_with_every_reading_that_makes_sense() -> None:
    meant = doubt(opened(), picture(opened(), SeenHole("a1", "unsure"), loose=()))
    empty, *taken = [choice.action for choice in meant.choices if not choice.ask]
    assert empty == Looked((Claim("a1", "unsure"),))
    assert [shot.sunk for shot in taken] == [(Stone("a1", "red", True),), (Stone("a1", "red", False),)]


def test_a_hole_read_with_little_confidence_is_unsure() -> None:
    assert doubt(opened(), picture(opened(), SeenHole("a1", "red", True, 0.5))).prompt.key == "b.doubt.unsure"


def test_a_shadow_over_a_sunk_stone_is_nothing() -> None:
    state = laid(opened(), "..... ..... ..b.. ..... .....")
    assert BOARD.read(state, picture(state, SeenHole("c3", "unsure"))) is None


def test_a_face_that_was_not_seen_is_a_doubt() -> None:
    meant = doubt(opened(), picture(opened(), SeenHole("a1", "red", None)))
    assert [choice.action.sunk[0].marked_up for choice in meant.choices if not choice.ask] == [True, False]


def test_a_close_call_at_the_line_is_a_doubt() -> None:
    meant = doubt(opened(), picture(opened(), loose=loose(("red", 0.0, 174.0))))
    acts = [choice.action for choice in meant.choices if not choice.ask]
    assert [len(act.zone) for act in acts] == [1, 0]


def test_a_stone_of_a_colour_nobody_plays_is_a_doubt() -> None:
    assert doubt(opened(), picture(opened(), SeenHole("a1", "pink", True))).prompt.values["holes"] == ("a1",)
    assert doubt(opened(), picture(opened(), loose=loose(("pink", 0.0, 0.0)))).prompt.key == "b.doubt.colour"


def test_loose_stones_that_vanish_without_a_shot_are_a_doubt() -> None:
    state = lying(("blue", 50.0, 50.0))
    meant = doubt(state, picture(state, loose=()))
    assert [type(choice.action) for choice in meant.choices if not choice.ask] == [Shot, Looked, Corrected]


def test_many_open_questions_are_entered_by_hand_but_that_nothing_lies_there_is_one_tap() -> None:
    unsure = [SeenHole(hole, "unsure") for hole in HOLES]
    meant = doubt(opened(), picture(opened(), *unsure))
    assert [choice.prompt.key for choice in meant.choices] == ["b.doubt.all_empty", "b.act.by_hand"]
    assert BOARD.read(played(opened(), meant.choices[0].action), picture(opened(), *unsure)) is None


# Pictures that stay wrong are asked about once


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


@pytest.mark.parametrize("state", [opened(rules="vienna"), vienna()], ids=["begin", "turn"])
def test_cards_mean_nothing_here(state: State) -> None:
    assert BOARD.read(state, CardsSeen()) is None


def test_nothing_is_read_while_nobody_may_shoot() -> None:
    state = opened(rules="vienna")
    assert (BOARD.read(state, picture(state, SeenHole("a1", "red", True))), BOARD.wants(state)) == (None, ())


# Where to look in the picture

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
