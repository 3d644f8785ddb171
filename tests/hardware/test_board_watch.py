"""The watch over the board with a reader of our own: what is told, when, how often, and what never counts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.engine import Setup
from companion.games.board.facts import Stopped
from companion.journal import Journal
from companion.signals import BoardSeen
from companion.table import Table
from hardware.board_agreement import BoardAgreement, alike
from hardware.evidence import around
from tests.hardware.boards import HEIGHT, WIDTH, Scene, notation, seen
from tests.hardware.fakes import FakeTable

# What is told to the table


def test_nothing_is_read_without_a_want() -> None:
    scene = Scene()
    scene.lies("c3=red+")
    assert (scene.watch.readings, scene.heard) == (0, [])


def test_a_board_is_told_once_with_its_picture_and_the_want_it_answers() -> None:
    scene = Scene()
    scene.want(asked=7)
    scene.lies("c3=red+")
    scene.run(50)
    assert scene.heard == ["c3=red+"]
    assert scene.fake.answered == [7]
    data = scene.fake.pictures[0]
    assert data is not None
    high, wide = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR).shape[:2]
    assert (high, wide) == (HEIGHT, 280 + 2 * round(0.42 * 280) + 1)
    # Where the holes are is told of the picture that is kept, which is cut out of the camera's.
    assert scene.fake.boards[0].spots["a1"] == (round(0.42 * 280), 380)


def test_a_still_board_is_read_no_more_than_agreement_needs() -> None:
    scene = Scene()
    scene.want()
    scene.run(100)
    assert scene.watch.readings == 3


def test_a_new_want_is_answered_without_a_new_reading() -> None:
    scene = Scene()
    scene.want(asked=1)
    scene.lies("c3=red+")
    scene.want(asked=2)
    scene.run()
    assert (scene.heard, scene.fake.answered) == (["c3=red+", "c3=red+"], [1, 2])
    assert scene.watch.readings == 3


def test_a_reader_is_made_for_the_colours_in_play_and_kept_while_they_stay() -> None:
    scene = Scene()
    for asked, colours in enumerate((("red", "blue"), ("red", "blue"), ("pink", "blue")), 1):
        scene.want(asked, colours)
        scene.run()
    assert scene.colours == [("red", "blue"), ("pink", "blue")]
    assert scene.watch.readings == 6


def test_a_calibration_makes_a_new_reader_and_a_new_reading() -> None:
    scene = Scene()
    scene.want()
    scene.run()
    scene.look.renew()
    scene.run()
    assert (len(scene.colours), scene.watch.readings, scene.heard) == (2, 6, [""])


def test_a_stone_that_slides_over_two_holes_is_told_where_it_rests() -> None:
    scene = Scene()
    scene.want()
    scene.run()
    scene.moves = True
    for passing in ("b3=red+", "c3=red+", "(110,0)=red+"):
        scene.board = seen(passing)
        scene.run(2)
    scene.lies("(120,5)=red+")
    assert scene.heard == ["", "(120,5)=red+"]


def test_two_quick_shots_are_seen_together_at_the_end() -> None:
    scene = Scene()
    scene.want()
    scene.run()
    scene.moves = True
    scene.board = seen("c3=red+")
    scene.run(2)
    scene.lies("c3=red+ d5=red-")
    assert scene.heard == ["", "c3=red+ d5=red-"]


def test_a_change_that_nobody_saw_move_is_read_again() -> None:
    scene = Scene()
    scene.want()
    scene.run()
    scene.lies("c3=red+", moves=False)
    assert scene.heard == ["", "c3=red+"]


def test_a_frame_that_reads_otherwise_is_outvoted() -> None:
    scene = Scene()
    scene.want()
    scene.flicker = [seen("c3=orange+"), seen("c3=red+"), seen("c3=orange+")]
    scene.lies("c3=red+", moves=False)
    assert scene.heard == ["c3=red+"]


# Hands and other hindrances


def test_a_hand_never_counts() -> None:
    scene = Scene()
    scene.want()
    scene.run()
    scene.hand = 0.1
    scene.lies("c3=red+")
    assert scene.heard == [""]
    scene.hand = 0.0
    scene.lies("c3=red+")
    assert scene.heard == ["", "c3=red+"]


def test_a_hand_that_rests_is_told_and_waited_for() -> None:
    scene = Scene()
    scene.want()
    scene.hand, scene.covered = 0.1, ("b2", "b3")
    scene.run(10)
    assert scene.fake.notices == {}
    scene.run(30)
    assert scene.fake.notices == {"hw.board.covered": [{"holes": ("b2", "b3")}]}
    # Its edge is seen otherwise in the next picture: the text stays as it is.
    scene.covered = ("b2", "b3", "b4")
    scene.run(10)
    assert scene.fake.notices == {"hw.board.covered": [{"holes": ("b2", "b3")}]}
    scene.hand = 0.0
    scene.run(3)
    assert (scene.fake.notices, scene.heard) == ({}, [""])


def test_a_hand_over_many_holes_names_none_and_one_that_moves_is_told_anew() -> None:
    scene = Scene()
    scene.want()
    scene.hand, scene.covered = 0.3, ("a1", "a2", "a3", "b1", "b2", "b3")
    scene.run(40)
    assert scene.fake.notices == {"hw.board.covered_many": [{}]}
    scene.moves = True
    scene.run(2)
    scene.moves, scene.covered = False, ("a1", "a2")
    scene.run(40)
    assert scene.fake.notices == {"hw.board.covered": [{"holes": ("a1", "a2")}]}


def test_a_stone_put_down_and_taken_up_again_is_nothing() -> None:
    scene = Scene()
    scene.want()
    scene.run()
    scene.moves = True
    scene.board = seen("(0,-200)=red+")
    scene.run(2)
    scene.lies("")
    assert scene.heard == [""]


def test_a_picture_without_a_board_says_why_until_there_is_one() -> None:
    scene = Scene()
    scene.missing = True
    scene.want()
    scene.run(5)
    assert list(scene.fake.notices) == ["hw.camera.format"]
    scene.missing = False
    scene.run(5)
    assert (scene.fake.notices, scene.heard) == ({}, [""])


def test_a_camera_that_looks_elsewhere_reads_nothing_until_it_is_back() -> None:
    scene = Scene()
    scene.want()
    scene.run()
    scene.elsewhere = True
    scene.lies("c3=red+")
    assert (scene.watch.readings, scene.heard, scene.look.seen) == (3, [""], None)
    scene.elsewhere = False
    scene.run()
    assert scene.heard == ["", "c3=red+"]


def test_the_camera_is_unplugged_and_comes_back_with_a_shot_between() -> None:
    scene = Scene()
    scene.want()
    scene.run()
    scene.pulled = True
    scene.run(3)
    assert list(scene.fake.notices) == ["hw.camera.gone"]
    scene.board, scene.pulled = seen("c3=red+"), False
    scene.clock.move(10_000)
    scene.run(10)
    assert (scene.fake.notices, scene.heard) == ({}, ["", "c3=red+"])


# Between matches


def test_stones_of_the_match_before_are_no_shots_while_they_are_taken_off() -> None:
    scene = Scene()
    scene.want(1)
    scene.lies("a1=red+ b1=red+ c3=blue-")
    scene.fake.new_match()
    scene.want(2)
    scene.run()
    assert list(scene.fake.notices) == ["hw.board.left"]
    scene.lies("b1=red+ c3=blue-")
    scene.lies("b1=red+")
    assert scene.heard == ["a1=red+ b1=red+ c3=blue-"]
    scene.lies("")
    assert (scene.heard[1:], scene.fake.notices) == ([""], {})
    scene.lies("b1=red+")
    assert scene.heard[2:] == ["b1=red+"]


def test_a_stone_that_is_new_ends_the_clearing() -> None:
    scene = Scene()
    scene.want(1)
    scene.lies("a1=red+ b1=red+")
    scene.fake.new_match()
    scene.want(2)
    scene.lies("b1=red+ d5=red+")
    assert scene.heard == ["a1=red+ b1=red+", "b1=red+ d5=red+"]


def test_dark_holes_are_no_stones_of_the_match_before() -> None:
    scene = Scene()
    scene.board = seen("a1=unsure b1=unsure c1=unsure")
    scene.fake.new_match()
    scene.want()
    scene.run()
    assert (scene.fake.notices, scene.heard) == ({}, ["a1=unsure b1=unsure c1=unsure"])


def test_a_stone_of_the_match_before_that_becomes_clear_is_still_one_of_those() -> None:
    scene = Scene()
    scene.board = seen("a1=red+ b1=red+ c1=unsure")
    scene.fake.new_match()
    scene.want()
    scene.run()
    scene.lies("b1=red+ c1=blue-")
    assert (list(scene.fake.notices), scene.heard) == (["hw.board.left"], [])


@pytest.mark.parametrize(("text", "told"), [("a1=red+ b1=blue+ c1=blue+", []), ("a1=red+", ["a1=red+"]), ("", [""])])
def test_a_match_that_opens_over_a_board_nobody_looked_at(text: str, told: list[str]) -> None:
    scene = Scene()
    scene.board = seen(text)
    scene.fake.new_match()
    scene.want()
    scene.run()
    assert scene.heard == told


def test_the_same_match_after_a_new_start_is_told_as_it_lies() -> None:
    table = FakeTable()
    scene = Scene(table)
    scene.fake = table
    scene.board = seen("a1=red+ b1=red+")
    scene.want()
    scene.run()
    assert scene.heard == ["a1=red+ b1=red+"]


# With a real table


@pytest.fixture
def match(tmp_path: Path) -> Iterator[Table]:
    with Journal(tmp_path / "journal.sqlite") as journal:
        table = Table(journal)
        table.open_match(Setup("board", ("Ada", "Bo")))
        yield table


def doubt(table: Table) -> str:
    """The key of the question that is open, or nothing."""
    return "" if table.scoreboard.doubt is None else table.scoreboard.doubt.prompt.key


def facts(table: Table) -> list[str]:
    return [f"{line.act['is']} {line.by}" for line in table.history()]


def test_B6_a_stone_that_falls_into_a_hole_is_a_shot_of_the_camera(match: Table) -> None:
    scene = Scene(match)
    scene.run()
    scene.lies("c3=red+")
    assert facts(match) == ["Shot camera"]
    assert match.scoreboard.scores[0].points == 3


def test_a_shot_entered_by_hand_is_not_counted_again(match: Table) -> None:
    scene = Scene(match)
    scene.run()
    match.say(next(choice.action for choice in match.scoreboard.choices if choice.prompt.key == "b.act.loose"))
    scene.lies("(20,30)=red+")
    assert facts(match) == ["Shot referee"]


def test_two_quick_shots_are_a_doubt_that_names_the_stone_too_many(match: Table) -> None:
    scene = Scene(match)
    scene.run()
    scene.lies("c3=red+ d5=red-")
    assert facts(match) == []
    asked = match.scoreboard.doubt
    assert asked is not None
    assert asked.prompt.key == "b.doubt.surplus"
    assert match.picture(asked.picture)
    match.say(asked.choices[0].action)
    scene.run()
    assert (facts(match), doubt(match)) == (["Shot referee", "Shot camera"], "")
    assert match.scoreboard.view["shots"] == 2


def test_a_stone_that_vanishes_is_a_doubt_and_put_back_it_is_none(match: Table) -> None:
    scene = Scene(match)
    scene.run()
    scene.lies("c3=red+")
    scene.lies("")
    assert doubt(match) == "b.doubt.hole"
    scene.lies("c3=red+")
    assert doubt(match) == ""
    assert facts(match) == ["Shot camera"]


def test_a_hole_that_stays_unsure_is_asked_about_once_with_its_picture_and_the_game_goes_on(match: Table) -> None:
    scene = Scene(match)
    scene.run()
    scene.lies("a1=unsure")
    asked = match.scoreboard.doubt
    assert asked is not None
    assert (asked.prompt.key, asked.prompt.values["holes"], len(asked.places)) == ("b.doubt.unsure", ("a1",), 1)
    assert match.picture(asked.picture)
    match.say(next(choice.action for choice in asked.choices if choice.prompt.key == "b.doubt.is_empty"))
    for lies in ("a1=unsure", "a1=unsure c3=red+", "a1=unsure c3=red+", "a1=unsure c3=red+ d5=red-"):
        scene.lies(lies)
        assert doubt(match) == ""
    assert facts(match) == ["Looked referee", "Shot camera", "Shot camera"]
    # What was said can be taken back like any other fact; then it is asked about anew.
    for _ in range(3):
        match.undo()
    scene.lies("a1=unsure")
    assert doubt(match) == "b.doubt.unsure"


def test_a_doubt_that_was_put_away_is_looked_at_again(match: Table) -> None:
    scene = Scene(match)
    scene.run()
    scene.lies("c3=red?")
    match.dismiss()
    scene.run(3)
    assert doubt(match) == "b.doubt.unsure"


def test_clearing_the_board_after_the_last_shot_uses_no_turn_of_the_next_match(match: Table) -> None:
    scene = Scene(match)
    scene.run()
    scene.lies("c3=red+")
    match.open_match(Setup("board", ("Ada", "Bo")))
    for left in ("c3=red+", "", "c4=red+"):
        scene.lies(left)
    assert facts(match) == ["Shot camera"]
    assert match.scoreboard.view["holes"].keys() == {"c4"}


def test_the_turn_goes_on_when_somebody_stops_it_by_hand(match: Table) -> None:
    scene = Scene(match)
    scene.run()
    scene.lies("c3=red+")
    match.say(Stopped())
    scene.lies("c3=red+ d4=blue-")
    assert facts(match) == ["Shot camera", "Stopped referee", "Shot camera"]


# Agreement


def agreed(*texts: str) -> str | None:
    agreement = BoardAgreement(5, 3)
    told: BoardSeen | None = None
    for text in texts:
        told = agreement.add(seen(text))
    return None if told is None else notation(told)


@pytest.mark.parametrize(("texts", "told"), [
    (("c3=red+",) * 2, None),
    (("c3=red+",) * 3, "c3=red+"),
    (("c3=red+", "", "c3=red+"), None),
    (("c3=red+", "", "c3=red+", "c3=red+"), "c3=red+"),
    (("c3=red+", "c3=red-", "c3=red+", "c3=red-", "c3=red?"), "c3=red?"),
    (("c3=red+", "c3=blue+", "", "c3=red+", "c3=blue+"), "c3=unsure"),
    (("(0,0)=red+", "(2,1)=red+", "(1,2)=red+"), "(1,1)=red+"),
    (("(0,0)=red+", "", "", "", "(0,0)=red+"), ""),
    (("(0,0)=red+ (10,0)=blue-",) * 3, "(10,0)=blue- (0,0)=red+"),
    (("(0,0)=red+", "(20,0)=red+", "(40,0)=red+"), None),
])
def test_what_readings_agree_on(texts: tuple[str, ...], told: str | None) -> None:
    assert agreed(*texts) == told


def test_a_loose_stone_of_no_agreed_colour_has_little_confidence() -> None:
    agreement = BoardAgreement(5, 3)
    readings = [agreement.add(seen(f"(0,0)={colour}+")) for colour in ("red", "orange", "red", "orange", "pink")]
    last = readings[-1]
    assert last is not None
    assert last.loose[0].confidence < 0.8


def test_more_votes_than_frames_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="cannot agree"):
        BoardAgreement(3, 4)


def test_alike_lets_loose_stones_lie_a_little_elsewhere() -> None:
    assert alike(seen("c3=red+ (0,0)=red+"), seen("c3=red+ (2,-2)=red+"))
    assert not alike(seen("(0,0)=red+"), seen("(0,20)=red+"))
    assert not alike(seen("(0,0)=red+"), seen("(0,0)=red+ (0,1)=red+"))


def test_the_picture_of_a_board_nobody_found_is_whole() -> None:
    assert around(np.zeros((HEIGHT, WIDTH, 3), np.uint8), {}).picture.shape[:2] == (HEIGHT, WIDTH)
