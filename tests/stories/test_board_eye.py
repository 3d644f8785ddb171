"""Whole games at the pretend board: every stone is seen by the shipped eye, every point is counted from what it saw."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.engine import Setup
from companion.games.board.facts import Began, Chose, Stopped
from companion.journal import Journal
from companion.seats import Seat
from companion.table import Table
from hardware.board_agreement import BoardAgreement
from hardware.board_eye import BoardEye, colours_of
from hardware.board_watch import BoardLook
from hardware.eye.stillness import Stillness
from hardware.listener import wanted
from hardware.looking import Looking
from hardware.pretend.table import PretendTable
from hardware.recorder import Recorder
from hardware.replay import Recording, ReplayCamera
from hardware.steady import SteadyCamera
from tests.hardware.board_evening import BoardEvening
from tests.hardware.fakes import FakeClock


def shipped(table: PretendTable, colours: tuple[str, ...]) -> BoardEye:
    """The eye that comes with the program; it looks only at the table's pictures."""
    return BoardEye(colours_of(colours))


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with Journal(tmp_path / "journal.sqlite") as kept:
        yield kept


def test_a_base_game_to_its_end(journal: Journal) -> None:
    evening = BoardEvening(journal, Setup("board", ("Ada", "Bo")), shipped)
    evening.look()

    # Ada: a line of four across in row 1 comes together; her second stone is turned over and counts double (B19).
    evening.sink("a1")
    evening.sink("b1", up=False)
    evening.sink("c1")
    assert evening.points == [1 + 2 + 1, 0]
    assert evening.shooter["seat"] == "N"

    # Bo: one in his row 3, one that stays lying, one that touches the launch line and is taken off (B9).
    evening.sink("c3")
    evening.lie(35, 105)
    evening.lie(20, -185)
    assert (evening.points, evening.doubt) == ([4, 3], "")
    assert evening.view["take_off"]
    evening.take((20, -185))
    assert len(evening.facts) == 6

    # Ada completes her line; then her stone pushes Bo's loose one off: he shoots it again at once (B12).
    evening.sink("d1")
    assert evening.points[0] == 5 + 1
    evening.board.take(35, 105)
    evening.lie(105, 105)
    assert evening.shooter["seat"] == "N"
    evening.sink("e5", up=False)
    assert evening.points == [6, 3 + 2]
    assert evening.shooter["seat"] == "S"

    # A hand over the board is no shot.
    evening.drawn.hand(True)
    evening.frames(20)
    evening.drawn.hand(False)
    evening.frames(20)
    assert len(evening.facts) == 9

    # Ada sinks on; Bo stops each of his turns at once.
    for hole in ("a2", "b2", "c2", "d2", "a3", "b3", "d3", "e3"):
        while evening.shooter["seat"] == "N":
            evening.table.say(Stopped())
            evening.look()
        evening.sink(hole)
    board = evening.table.scoreboard
    assert board.outcome is not None
    assert (board.outcome.why.key, board.outcome.winners) == ("b.end.all12", (0,))
    assert board.wants == ()
    assert {fact for fact in evening.facts if fact.startswith("Shot")} == {"Shot camera"}
    assert evening.view["sheet"]["red"]["items"]


def test_a_vienna_game_to_its_end(journal: Journal) -> None:
    evening = BoardEvening(journal, Setup("board", ("Ada", "Bo"), {"centre": "yes"}, rules="vienna"),
                      shipped)
    evening.frames(5)
    assert evening.watch.readings == 0
    evening.table.say(Began(Seat.N))
    evening.table.say(Chose(False))
    evening.look()

    # Bo misses the middle with the first shot of the game: it is locked (V8), and his turn is over (V2).
    evening.lie(35, -35)
    assert evening.shooter["seat"] == "S"

    # Ada hits as long as she can; a marked stone counts three more (V3). The stone in the middle goes back (V9).
    evening.sink("a1", up=False)
    evening.sink("b1", up=True)
    assert evening.points == [1 + 4, 0]
    evening.sink("c3", up=False)
    assert evening.view["take_out"] == ["c3"]
    evening.drawn.hand(True)
    evening.frames(4)
    evening.board.empty("c3")
    evening.drawn.hand(False)
    evening.look()
    assert (evening.points, evening.shooter["seat"], evening.doubt) == ([5, 0], "N", "")

    # Bo leaves two more lying; three loose ones are cleared (V4).
    evening.lie(-105, 35)
    evening.sink("a2", up=False)
    evening.lie(105, 35)
    assert evening.shooter["seat"] == "N"
    evening.lie(105, -35)
    assert len(evening.view["take_off"]) == 3
    evening.take((35, -35), (-105, 35), (105, -35))
    assert evening.doubt == ""
    (left,) = evening.view["loose"]
    # The nearest launch line is 190 mm from the middle, a stone's radius 15.
    assert left == {"colour": "red", "x_mm": pytest.approx(105, abs=6), "y_mm": pytest.approx(35, abs=6),
                    "line_mm": pytest.approx(190 - 105 - 15, abs=6)}

    for hole in ("c1", "d1", "e1", "b2", "c2", "d2", "e2", "a3"):
        evening.sink(hole, up=False)
    evening.sink("b3", up=False)
    board = evening.table.scoreboard
    assert board.outcome is not None
    assert board.outcome.winners == (0,)
    assert {fact for fact in evening.facts if fact.startswith("Shot")} == {"Shot camera"}


def test_B6_a_stone_that_leans_on_a_rim_is_looked_at_by_somebody(journal: Journal) -> None:
    evening = BoardEvening(journal, Setup("board", ("Ada", "Bo")), shipped)
    evening.look()
    evening.board.lean("d4", "red", True, "S")
    evening.look()
    assert evening.doubt == "b.doubt.unsure"
    evening.settle("b.doubt.is_empty")
    assert (evening.facts, evening.points) == (["Shot referee"], [0, 0])
    assert len(evening.view["loose"]) == 1


def test_a_recorded_board_game_is_played_again_by_the_eye_with_the_same_facts(journal: Journal, tmp_path: Path) -> None:
    kept = tmp_path / "evening"
    with Recorder(kept) as recorder:
        evening = BoardEvening(journal, Setup("board", ("Ada", "Bo")), shipped, recorder)
        evening.look()
        evening.sink("c3")
        evening.lie(35, 105)
        evening.sink("e5", up=False)
        played = evening.facts, evening.points
    with Journal(tmp_path / "again.sqlite") as other:
        again = Table(other)
        again.open_match(Setup("board", ("Ada", "Bo")))
        recording = Recording(kept)
        clock = FakeClock()

        def camera() -> ReplayCamera:
            return ReplayCamera(recording, lambda: wanted(again.scoreboard, "board"), clock=clock,
                                pause=lambda seconds: clock.move(1000 * seconds))

        look = BoardLook(again, lambda colours: BoardEye(colours_of(colours)), BoardAgreement(5, 3), clock=clock)
        watch = Looking(again, SteadyCamera(camera, again.notice, 1.0, clock=clock), Stillness(3), [look])
        for _ in range(120):
            watch.step()
            if len(again.history()) == len(played[0]):
                break
        assert ([f"{line.act['is']} {line.by}" for line in again.history()],
                [score.points for score in again.scoreboard.scores]) == played
