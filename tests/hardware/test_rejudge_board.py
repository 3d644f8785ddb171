"""A board match judged again: every reading of the board from its kept picture, by the calibration of that evening."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from calibration.lens import Lens
from calibration.plane import Plane
from companion.boardread import at_odds, holes_apart
from companion.cli import commands
from companion.engine import Refused, Setup
from companion.evidence import Proof
from companion.games.board import BOARD
from companion.journal import Journal
from companion.signals import BoardSeen, BoardTerms, LooseStone, SeenHole
from companion.speech import LANGUAGES, plain, say
from hardware.board_eye import BoardAgain, BoardEye, colours_of
from hardware.camera import Picture, read_picture
from hardware.evidence import around
from hardware.marked import Marked
from hardware.rejudge import MODELS, Again, BoardReader, Eyes, again, model_mark
from tests.hardware.board_evening import BoardEvening

MARK = model_mark(MODELS, "board")


@dataclass(frozen=True)
class Played:
    """What an evening left behind."""

    folder: Path
    proofs: tuple[Proof, ...]
    pictures: dict[str, bytes | None]

    def judged(self, reader: BoardReader | None, mark: str = "", change: Callable[[BoardSeen], BoardSeen] | None = None
               ) -> tuple[Again, ...]:
        """Judged again; `change` is what somebody did to the readings that were kept."""
        found = [replace(proof, signal=change(proof.signal))
                 if change and isinstance(proof.signal, BoardSeen) else proof for proof in self.proofs]
        return again(found, BOARD, self.pictures.get, Eyes(board=reader, board_mark=mark))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """Three shots at the pretend board, read by the shipped eye: two are sunk, one stays loose."""
    folder = tmp_path_factory.mktemp("board")
    with Journal(folder / "journal.sqlite") as journal:
        evening = BoardEvening(journal, Setup("board", ("Ada", "Ben")),
                               lambda drawn, colours: BoardEye(colours_of(colours)))
        for shoot in (partial(evening.sink, "c3"), partial(evening.sink, "b2", up=False),
                      partial(evening.lie, 35.0, -35.0)):
            shoot()
            doubt = evening.table.scoreboard.doubt
            if doubt is not None:
                evening.table.say(doubt.choices[0].action)
        proofs = evening.table.proofs()
        yield Played(folder, tuple(proofs), {proof.picture: evening.table.picture(proof.picture) for proof in proofs})


@pytest.fixture(scope="module")
def eye() -> BoardAgain:
    return BoardAgain()


class Changed:
    """The shipped reader, and what somebody made of its reading."""

    def __init__(self, eye: BoardAgain, change: Callable[[BoardSeen], BoardSeen]) -> None:
        self._eye, self._change = eye, change

    def read(self, picture: Picture, terms: BoardTerms) -> BoardSeen:
        return self._change(self._eye.read(picture, terms))


def holed(name: str, state: str, marked_up: bool | None = None, confidence: float = 0.99
          ) -> Callable[[BoardSeen], BoardSeen]:
    """A reading in which that hole is read so."""
    def made(seen: BoardSeen) -> BoardSeen:
        return replace(seen, holes=tuple(SeenHole(name, state, marked_up, confidence) if hole.hole == name else hole
                                         for hole in seen.holes))
    return made


def outcomes(found: tuple[Again, ...]) -> set[str]:
    assert {one.kind for one in found} == {"board"}
    return {one.outcome for one in found}


def test_what_was_read_is_read_again_from_its_picture(played: Played, eye: BoardAgain) -> None:
    assert len(played.proofs) == 3
    found = played.judged(eye)
    assert outcomes(found) <= {"same", "unsure"}
    for proof in played.proofs:
        assert isinstance(proof.signal, BoardSeen)
        assert proof.signal.terms is not None
        picture = played.pictures[proof.picture]
        assert picture is not None
        jpeg = read_picture(picture)
        assert jpeg is not None
        seen = eye.read(jpeg, proof.signal.terms)
        assert not any(at_odds(one, other) for one, other in zip(proof.signal.holes, seen.holes, strict=True))


def test_a_hole_that_is_read_otherwise_is_said_with_both_readings(played: Played, eye: BoardAgain) -> None:
    found = played.judged(Changed(eye, holed("e5", "blue", True)))
    assert outcomes(found) == {"differs"}
    assert plain(say(found[0].prompt, "en")).endswith("Now: e5 blue (mark up).")
    for tongue in LANGUAGES:
        assert "e5" in plain(say(found[0].prompt, tongue))


def test_a_reading_that_somebody_changed_differs(played: Played, eye: BoardAgain) -> None:
    assert outcomes(played.judged(eye, change=holed("a1", "red", True))) == {"differs"}


def test_a_hole_that_is_not_sure_any_more_is_told_apart(played: Played, eye: BoardAgain) -> None:
    found = played.judged(Changed(eye, holed("c3", "red", True, 0.5)))
    assert outcomes(found) == {"unsure"}
    assert "c3 unsure" in plain(say(found[0].prompt, "en"))


def test_another_model_is_told_apart_from_a_difference(played: Played, eye: BoardAgain) -> None:
    found = played.judged(Changed(eye, holed("e5", "blue", True)), "another model")
    assert outcomes(found) == {"other_model"}


def test_a_loose_stone_that_is_gone_or_new_differs(played: Played, eye: BoardAgain) -> None:
    more = LooseStone("red", -100.0, 100.0, True, 0.99)
    assert outcomes(played.judged(eye, change=lambda seen: replace(seen, loose=(*seen.loose, more)))) == {"differs"}
    assert outcomes(played.judged(Changed(eye, lambda seen: replace(seen, loose=(*seen.loose, more))))) == {"differs"}


def test_a_board_that_cannot_be_read_any_more_differs_and_says_why(played: Played) -> None:
    class Blind:
        def read(self, picture: Picture, terms: BoardTerms) -> BoardSeen:
            raise Refused("board-eye.none")

    found = played.judged(Blind())
    assert outcomes(found) == {"differs"}
    assert found[0].now.key == "board-eye.none"


def test_without_picture_terms_or_reader_nothing_is_compared(played: Played, eye: BoardAgain) -> None:
    assert outcomes(played.judged(None)) == {"no_reader"}
    assert outcomes(played.judged(eye, change=lambda seen: replace(seen, terms=None))) == {"no_reader"}
    torn = BoardTerms({"size": "no"}, {}, {})
    assert outcomes(played.judged(eye, change=lambda seen: replace(seen, terms=torn))) == {"no_reader"}
    gone = replace(played, pictures={})
    assert outcomes(gone.judged(eye)) == {"no_picture"}


def test_readings_carry_the_mark_of_the_boards_networks(played: Played) -> None:
    heard: list[BoardSeen] = []

    class Table:
        def hear(self, signal: BoardSeen, by: str, asked: int | None = None, picture: bytes | None = None) -> None:
            heard.append(signal)

    seen = played.proofs[0].signal
    assert isinstance(seen, BoardSeen)
    Marked(Table(), lambda: MARK).hear(seen)  # type: ignore[arg-type]  # as much of a table as this needs
    assert (heard[0].reader, heard[0].terms) == (MARK, seen.terms)
    assert len(MARK) == 12


def test_the_command_reads_boards_again(played: Played, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    words = ["replay", "1", "--json", "--data", str(played.folder)]
    told = CliRunner().invoke(commands, words, prog_name="push-companion")
    lines = [json.loads(line) for line in told.output.splitlines()]
    assert [line["kind"] for line in lines] == ["board"] * 3
    # Read without a mark here, so whatever is less sure now is another model's.
    assert {line["outcome"] for line in lines} <= {"same", "other_model"}
    assert told.exit_code == 0


LENS = Lens((1920, 1080), (1500.0, 0.0, 955.0, 0.0, 1500.0, 541.0, 0.0, 0.0, 1.0), (-0.2, 0.05, 0.001, -0.001, 0.0))


@pytest.mark.parametrize("lens", [None, LENS], ids=["straight", "bent"])
def test_the_plane_of_a_part_maps_to_the_same_spots(lens: Lens | None) -> None:
    plane = Plane((1920, 1080), (3.0, 0.2, 950.0, -0.1, -3.1, 540.0, 0.0001, 0.0002, 1.0), lens)
    corners = [(-140, -140), (140, -140), (140, 140), (-140, 140)]
    spots = plane.px(corners)
    picture = np.zeros((1080, 1920, 3), np.uint8)
    part = around(picture, {str(n): (float(x), float(y)) for n, (x, y) in enumerate(spots)})
    moved = plane.part(part.left, part.top, part.scale, part.size).px(corners)
    expected = (spots - [part.left, part.top] + 0.5) * part.scale - 0.5
    assert np.abs(moved - expected).max() < 0.01


def test_holes_are_compared_by_name_state_and_face() -> None:
    was = BoardSeen((SeenHole("a1", "red", True), SeenHole("b1", "empty"), SeenHole("c1", "unsure")))
    now = BoardSeen((SeenHole("a1", "red", None), SeenHole("b1", "red", True), SeenHole("c1", "blue", True, 0.4)))
    assert holes_apart(was, now) == ("a1", "b1")
    assert [at_odds(one, other) for one, other in zip(was.holes, now.holes, strict=True)] == [False, True, False]
