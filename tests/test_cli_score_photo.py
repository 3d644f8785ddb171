"""The board in a photo is scored as a typed one; what the photo leaves open is asked, what is no board is refused."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest
from click.testing import CliRunner, Result

from calibration.measured import save
from companion.cli import commands
from companion.signals import BoardSeen
from hardware import recount
from hardware.camera import Picture
from hardware.edges import EdgeLog
from hardware.pretend.board import PretendBoard
from hardware.pretend.table import PretendTable
from hardware.recount import Recount
from tests.calibration.test_holes import board as holes_drawn
from tests.hardware.boards import seen
from tests.hardware.test_board_bumped import calibrated

LAID = "b3=red+ c3=red+ d3=red+ e3=red+ c4=blue- c5=blue+"


def drawn(*stones: str) -> Picture:
    """The pretend board with these stones (`c3=red+`) as its camera sees it."""
    table = PretendTable(EdgeLog(), asked=lambda: ["board"])
    lay(table.board, *stones)
    return table.frame()


def lay(board: PretendBoard, *stones: str) -> None:
    for stone in stones:
        hole, _, what = stone.partition("=")
        board.sink(hole, what[:-1], what.endswith("+"))


def kept(folder: Path, picture: Picture, name: str = "final.jpg") -> str:
    path = folder / name
    cv2.imwrite(str(path), picture)
    return str(path)


@pytest.fixture
def photo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A picture, in which `reads` lets an eye see whatever a test wants."""
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path / "data"))
    noise = cv2.resize(np.random.default_rng(1).integers(0, 255, (9, 16, 3), np.uint8), (640, 360))
    return kept(tmp_path, np.asarray(noise, np.uint8))


def scored(*words: str) -> Result:
    return CliRunner().invoke(commands, ["score", "board", *words])


def reads(monkeypatch: pytest.MonkeyPatch, board: BoardSeen, north_known: bool = True) -> list[tuple[str, ...]]:
    """The eye sees this board; returns the colours it was told."""
    told: list[tuple[str, ...]] = []

    def read(picture: object, colours: tuple[str, ...], measured: object) -> Recount:
        told.append(colours)
        return Recount(board, north_known)

    monkeypatch.setattr(recount, "recount", read)
    return told


def test_a_photo_gives_the_sheet_of_the_typed_grid(photo: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = reads(monkeypatch, seen(LAID))
    typed = scored("..b..", "..B..", ".rrrr", ".....", ".....", "--seats", "r=S,b=N")
    result = scored(photo, "--seats", "r=S,b=N")
    assert (result.exit_code, result.output) == (0, typed.output)
    assert told == [("red", "blue")]


def test_more_of_a_name_tells_black_from_blue(photo: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = reads(monkeypatch, seen("c1=black+"))
    assert scored(photo, "--seats", "r=S,bla=N").output.splitlines()[1] == "bla (N): 5"
    assert told == [("red", "black")]


def test_house_rules_and_the_vienna_variant_count_here_too(photo: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reads(monkeypatch, seen(LAID))
    assert scored(photo, "--seats", "r=S,b=N", "--vienna").output.startswith("r (S): 28")
    assert scored(photo, "--seats", "r=S,b=N", "--house", "horizontal4=row+3").output.startswith("r (S): 18")


def test_what_is_not_sure_is_named_with_the_way_to_settle_it(photo: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reads(monkeypatch, seen("b3=red+ c3=unsure d3=red? e3=red+"))
    result = scored(photo, "--seats", "r=S,b=N")
    assert result.exit_code == 1
    assert result.output.startswith("r (S): 6")
    assert "c3: not sure: add --hole c3=empty or, say, --hole c3=red+" in result.stderr
    assert "d3: red, its face is not clear: add --hole d3=red+ (mark up) or --hole d3=red-" in result.stderr


def test_a_hole_that_a_person_settles_counts_as_said(photo: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reads(monkeypatch, seen("b3=red+ c3=unsure d3=red? e3=blue+"))
    result = scored(photo, "--seats", "r=S,b=N", "--hole", "c3=r-", "--hole", "d3=red+,e3=empty")
    assert (result.exit_code, result.output.splitlines()[0]) == (0, "r (S): 12")


def test_B1_a_thirteenth_stone_is_a_question(photo: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reads(monkeypatch, seen(" ".join(f"{column}{row}=red+" for row in "123" for column in "abcde")))
    result = scored(photo, "--seats", "r=S,b=N")
    assert result.exit_code == 1
    assert "15 stones, but there are only 12" in result.stderr


def test_without_marks_somebody_says_where_north_is(photo: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reads(monkeypatch, seen("c5=red+"), north_known=False)
    refused = scored(photo, "--seats", "r=S,b=N")
    assert refused.exit_code == 2
    assert "say --north top, right, bottom or left" in refused.output
    points = {north: scored(photo, "--seats", "r=S,b=N", "--north", north).output.split()[2] for north in
              ("top", "right", "bottom", "left")}
    assert points == {"top": "5", "right": "3", "bottom": "1", "left": "3"}


def test_marks_know_north_better_than_an_option(photo: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reads(monkeypatch, seen("c5=red+"))
    result = scored(photo, "--seats", "r=S,b=N", "--north", "bottom")
    assert result.stdout.startswith("r (S): 5")
    assert "not used" in result.stderr


@pytest.mark.parametrize(("words", "why"), [
    (("--seats", "b=S,bl=N"), "are not 2 colours"),
    (("--seats", "r=S,q=N"), "there are no 'q' stones"),
    (("--seats", "r=S,b=N", "--hole", "f9=r+"), "there is no hole 'f9'"),
    (("--seats", "r=S,b=N", "--hole", "c3=green+"), "write c3=red+ with its mark up"),
    (("--seats", "r=S,b=N", "--hole", "c3=red"), "write c3=red+ with its mark up"),
])
def test_what_cannot_be_meant_is_a_sentence(photo: str, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...],
                                            why: str) -> None:
    reads(monkeypatch, seen("c3=unsure"))
    result = scored(photo, *words)
    assert (result.exit_code, why in result.output) == (2, True)


def test_holes_of_a_typed_grid_are_typed_in_the_grid() -> None:
    result = scored(*["....."] * 5, "--seats", "r=S,b=N", "--hole", "c3=red+")
    assert (result.exit_code, "into the grid" in result.output) == (2, True)


# With the shipped eye


@pytest.fixture(scope="module")
def board() -> Picture:
    return drawn(*LAID.split())


@pytest.mark.parametrize(("name", "change", "why"), [
    ("no.jpg", None, "cannot be read"),
    ("words.jpg", b"not a picture", "is no picture"),
    ("film.mp4", b"\x00\x00\x00\x18ftypmp42" + bytes(200), "is a video"),
])
def test_what_is_no_photo(tmp_path: Path, name: str, change: bytes | None, why: str) -> None:
    if change is not None:
        (tmp_path / name).write_bytes(change)
    result = scored(str(tmp_path / name), "--seats", "r=S,b=N", "--data", str(tmp_path))
    assert (result.exit_code, why in result.output, "Traceback" in result.output) == (2, True, False)


def test_what_shows_no_board_or_half_of_one_or_two(tmp_path: Path, board: Picture) -> None:
    pictures = {
        "black": (np.full((720, 1280, 3), 3, np.uint8), "is black"),
        "none": (cv2.resize(np.random.default_rng(2).integers(0, 255, (9, 16, 3), np.uint8), (640, 360)), "board"),
        "half": (board[:, :620], "only part of the board"),
        "two": (np.hstack([board[:, 280:1000], board[:, 280:1000]]), "two boards"),
    }
    for name, (picture, why) in pictures.items():
        result = scored(kept(tmp_path, picture, f"{name}.jpg"), "--seats", "r=S,b=N", "--data", str(tmp_path / "data"))
        assert (name, result.exit_code) == (name, 2), result.output
        assert why in result.output.lower().replace(str(tmp_path), "")


@pytest.mark.parametrize("quarters", [0, 1, 2])
def test_a_photo_is_read_whichever_way_it_was_taken(tmp_path: Path, board: Picture, quarters: int) -> None:
    photo = kept(tmp_path, np.ascontiguousarray(np.rot90(board, quarters)))
    result = scored(photo, "--seats", "r=S,b=N", "--data", str(tmp_path / "data"))
    assert (result.exit_code, result.stderr) == (0, "")
    assert [line for line in result.output.splitlines() if not line.startswith(" ")] == ["r (S): 15", "b (N): 5"]


def chess() -> Picture:
    """A chessboard with its men, seen from one side."""
    squares = np.kron(np.indices((8, 8)).sum(0) % 2, np.ones((75, 75))) * 190 + 30
    flat = np.repeat(np.pad(squares, 60, constant_values=120)[:, :, None], 3, 2).astype(np.uint8)
    for x in range(8):
        for y, grey in ((0, 35), (1, 35), (6, 215), (7, 215)):
            cv2.circle(flat, (60 + 75 * x + 37, 60 + 75 * y + 37), 24, (grey, grey, grey), -1, cv2.LINE_AA)
    ends = np.array([(0, 0), (719, 0), (719, 719), (0, 719)], np.float32)
    seen = np.array([(300, 80), (980, 90), (1150, 690), (140, 700)], np.float32)
    matrix = cv2.getPerspectiveTransform(ends, seen)
    return np.asarray(cv2.warpPerspective(flat, matrix, (1280, 720), borderValue=(90, 110, 140)), np.uint8)


def test_what_only_resembles_the_board_is_refused(tmp_path: Path) -> None:
    for name, picture, why in (("chess", chess(), "board"), ("seven", holes_drawn("oblique", 7, 7)[0], "7 by 7"),
                               ("six", holes_drawn("above", 6, 6)[0], "6 by 6")):
        result = scored(kept(tmp_path, picture, f"{name}.jpg"), "--seats", "r=S,b=N", "--data", str(tmp_path / "data"))
        assert (name, result.exit_code) == (name, 2), result.output
        assert why in result.output.replace(str(tmp_path), "")


def test_all_holes_full_are_counted(tmp_path: Path) -> None:
    rows = ("RbYrB", "yRbYr", "BrYbR", "RbYrB", "yRbYr")
    names = {"r": "red", "b": "blue", "y": "yellow"}
    laid = [f"{column}{5 - down}={names[letter.lower()]}{'+' if letter.islower() else '-'}"
            for down, row in enumerate(rows) for column, letter in zip("abcde", row, strict=True)]
    seats = ("--seats", "r=S,b=N,y=W")
    result = scored(kept(tmp_path, drawn(*laid)), *seats, "--data", str(tmp_path / "data"))
    assert (result.exit_code, result.output) == (0, scored(*rows, *seats).output)


def test_a_profile_that_does_not_fit_the_photo_is_left_aside(tmp_path: Path, board: Picture) -> None:
    """A photo of another size, and one that is upside down to the profile, are read without it."""
    save(tmp_path / "data", calibrated())
    for name, picture in (("same", board), ("upside_down", np.ascontiguousarray(board[::-1, ::-1])),
                          ("other", np.asarray(cv2.resize(board, (960, 720)), np.uint8))):
        photo = kept(tmp_path, picture, f"{name}.jpg")
        result = scored(photo, "--seats", "r=S,b=N", "--data", str(tmp_path / "data"))
        points = [line for line in result.output.splitlines() if not line.startswith(" ")]
        assert (name, result.exit_code, points) == (name, 0, ["r (S): 15", "b (N): 5"])
