"""Pictures of the board: which shot they show, what is a doubt, and what is nothing."""

from __future__ import annotations

import pytest

from companion.games.board import BOARD, Disc, Shot, State, Stone
from companion.games.board.facts import Claim, Corrected, Looked
from companion.games.board.holes import HOLES
from companion.games.board.reading import MOVED_MM
from companion.signals import CardsSeen, SeenHole
from tests.companion.games.board.pictures import doubt, loose, lying, picture
from tests.companion.games.board.tables import laid, opened, played, vienna


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


@pytest.mark.parametrize("state", [opened(rules="vienna"), vienna()], ids=["begin", "turn"])
def test_cards_mean_nothing_here(state: State) -> None:
    assert BOARD.read(state, CardsSeen()) is None


def test_nothing_is_read_while_nobody_may_shoot() -> None:
    state = opened(rules="vienna")
    assert (BOARD.read(state, picture(state, SeenHole("a1", "red", True))), BOARD.wants(state)) == (None, ())
