"""The grid of holes by its circles: any view of a 5 x 5 board, nothing that only resembles one."""

from __future__ import annotations

import contextlib
import json

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from calibration.errors import BadProfile, Unfit
from calibration.holes import Grid, find_grid
from calibration.marks import find_marks
from calibration.plane import Plane
from tests.shared import shared

VIEWS = {
    "above": (1.3, 0, 640, 0, -1.3, 360, 0, 0, 1),
    "oblique": (1.3, 0.1, 640, 0.0, -0.85, 330, 0.0, -0.0006, 1),
    "turned": (1.0, 0.75, 640, 0.7, -0.95, 360, 0.0001, 0.0002, 1),
}


def board(view: str = "above", rows: int = 5, columns: int = 5, move: tuple[float, float] = (0, 0)
          ) -> tuple[NDArray[np.uint8], Plane]:
    """A drawn board of 460 mm with dark holes 70 mm apart on a lighter table, and where it is."""
    matrix = np.array(VIEWS[view]).reshape(3, 3).astype(np.float64)
    matrix = np.array([[1, 0, move[0]], [0, 1, move[1]], [0, 0, 1.0]]) @ matrix
    plane = Plane((1280, 720), tuple(matrix.ravel()))
    picture = np.full((720, 1280, 3), (170, 175, 180), np.uint8)
    corners = plane.px([(-230, -230), (230, -230), (230, 230), (-230, 230)])
    cv2.fillPoly(picture, [corners.astype(np.int32)], (90, 140, 190), cv2.LINE_AA)
    turn = np.linspace(0, 2 * np.pi, 60)
    radius = 85 / max(rows, columns)
    for x, y in Grid(rows, columns, 350 / max(rows, columns), 2 * radius).centres():
        edge = plane.px(np.stack([x + radius * np.cos(turn), y + radius * np.sin(turn)], 1))
        cv2.fillPoly(picture, [np.round(edge).astype(np.int32)], (30, 40, 50), cv2.LINE_AA)
    noise = np.random.default_rng(3).normal(0, 4, picture.shape)
    return np.clip(cv2.GaussianBlur(picture, (3, 3), 0) + noise, 0, 255).astype(np.uint8), plane


@pytest.mark.parametrize("view", list(VIEWS))
def test_the_grid_is_found_from_every_side(view: str) -> None:
    picture, plane = board(view)
    found = find_grid(picture)
    assert found is not None
    assert found.circles == 25
    off = np.linalg.norm(found.plane.px(found.grid.centres())[:, None] - plane.px(Grid().centres())[None], axis=2)
    assert off.min(0).max() < 2.5
    assert 0.2 < found.grid.hole_mm / found.grid.pitch_mm / 2 < 0.28


def test_without_marks_the_lower_edge_of_the_picture_is_taken_for_south() -> None:
    found = find_grid(board("above")[0])
    assert found is not None
    a1, b1, a2 = found.plane.px([(-140, -140), (-70, -140), (-140, -70)])
    assert b1[0] > a1[0]
    assert a2[1] < a1[1]


def test_half_a_board_is_refused() -> None:
    with pytest.raises(Unfit) as error:
        find_grid(board("above", move=(520, 0))[0])
    assert error.value.prompt.key == "board-eye.half"


def test_a_grid_of_seven_by_seven_is_refused_with_its_size() -> None:
    with pytest.raises(Unfit) as error:
        find_grid(board("above", 7, 7)[0])
    assert error.value.prompt.key == "board-eye.grid"
    assert error.value.prompt.values == {"rows": 7, "columns": 7}


def marked(picture: NDArray[np.uint8], plane: Plane, aside: float = 0.0) -> NDArray[np.uint8]:
    """With the four marks on the board, all of them so many mm aside."""
    middles = [(x + aside, y) for x, y in ((-200, 200), (200, 200), (200, -200), (-200, -200))]
    for n, (x, y) in enumerate(plane.px(middles)):
        _print_mark(picture, n, round(float(x)), round(float(y)), 22)
    return picture


@pytest.mark.parametrize(("rows", "columns"), [(4, 4), (4, 5), (5, 4), (5, 6), (6, 5), (6, 6)])
@pytest.mark.parametrize("aside", [0.0, 8.0])
def test_a_grid_with_a_row_or_column_more_or_less_is_refused_between_its_marks(
        rows: int, columns: int, aside: float) -> None:
    picture = marked(*board("above", rows, columns), aside)
    with pytest.raises(Unfit) as error:
        find_grid(picture)
    assert error.value.prompt.key == "board-eye.grid"
    assert error.value.prompt.values == {"rows": rows, "columns": columns}


@pytest.mark.parametrize("hidden", ["hand", "shadow"])
def test_a_row_that_is_hidden_makes_no_board_of_four_rows(hidden: str) -> None:
    picture, plane = board()
    picture = marked(picture, plane)
    (left, top), (right, bottom) = plane.px([(-170, 170), (170, 108)]).round().astype(int)
    picture[top:bottom, left:right] = (120, 150, 200) if hidden == "hand" else (28, 38, 48)
    found = find_grid(picture, marks=find_marks(picture))
    assert found is not None
    assert found.circles >= 20


def test_a_row_of_stones_in_line_with_the_holes_makes_no_board_of_six_rows() -> None:
    picture, plane = board()
    for x, y in plane.px([(x, 205) for x in (-140, -70, 0, 70, 140)]).round().astype(int).tolist():
        cv2.circle(picture, (x, y), 20, (40, 40, 170), -1, cv2.LINE_AA)
    picture = marked(picture, plane)
    found = find_grid(picture, marks=find_marks(picture))
    assert found is not None
    off = np.linalg.norm(found.plane.px(found.grid.centres())[:, None] - plane.px(Grid().centres())[None], axis=2)
    assert off.min(0).max() < 2.5


def test_a_chessboard_has_no_holes() -> None:
    squares = np.kron(np.indices((8, 8)).sum(0) % 2, np.ones((70, 70))) * 200 + 25
    picture = np.repeat(np.pad(squares, 80, constant_values=120)[:, :, None], 3, 2)
    assert find_grid(picture.astype(np.uint8)) is None


SQUARES = [(row, column) for row in range(8) for column in range(8)]
MEN = {
    "chess": [(row, column) for row, column in SQUARES if row in (0, 1, 6, 7)],
    "draughts": [(row, column) for row, column in SQUARES if row not in (3, 4) and (row + column) % 2 == 0],
    "in play": [(row, column) for row, column in SQUARES if (7 * row + 3 * column) % 5 < 2],
}


@pytest.mark.parametrize("men", list(MEN))
@pytest.mark.parametrize("leant", [False, True])
def test_men_on_a_chessboard_are_no_stones_in_holes(men: str, leant: bool) -> None:
    squares = np.kron(np.indices((8, 8)).sum(0) % 2, np.ones((70, 70))) * 150 + 50
    grey = np.pad(squares, ((80, 80), (360, 360)), constant_values=120)
    picture = np.repeat(grey[:, :, None], 3, 2).astype(np.uint8)
    for row, column in MEN[men]:
        tone = 25 if row > 3 else 228
        cv2.circle(picture, (395 + 70 * column, 115 + 70 * row), 26, (tone, tone, tone), -1, cv2.LINE_AA)
        rim = 0.7 * tone + 40
        cv2.circle(picture, (395 + 70 * column, 115 + 70 * row), 14, (rim, rim, rim), 2, cv2.LINE_AA)
    if leant:
        ends = np.array([(360, 80), (920, 80), (920, 640), (360, 640)], np.float32)
        seen = np.array([(420, 120), (860, 120), (1000, 660), (280, 660)], np.float32)
        picture = np.asarray(cv2.warpPerspective(picture, cv2.getPerspectiveTransform(ends, seen), (1280, 720),
                                                 borderValue=(120, 120, 120)), np.uint8)
    # Men that stand at the picture's edge look like a board that is cut off.
    with contextlib.suppress(Unfit):
        assert find_grid(picture) is None


@pytest.mark.parametrize(("check", "turn"), [(14, 0), (17, 10), (23, 10), (32, 0), (35, 40), (38, 25)])
def test_a_checked_tablecloth_is_no_larger_grid(check: int, turn: int) -> None:
    picture, plane = board("oblique")
    y, x = np.mgrid[0:720, 0:1280]
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    light = (np.floor((x * c + y * s) / check) + np.floor((y * c - x * s) / check)) % 2 > 0
    cloth = np.where(light[:, :, None], (235, 150, 240), (165, 160, 200)).astype(np.uint8)
    corners = plane.px([(-230, -230), (230, -230), (230, 230), (-230, 230)])
    cv2.fillPoly(cloth, [corners.astype(np.int32)], (0, 0, 0))
    picture = np.where(cloth.any(2)[:, :, None], cloth, picture)
    noise = np.random.default_rng(1).normal(0, 5, picture.shape)
    picture = np.clip(cv2.GaussianBlur(picture, (5, 5), 0) + noise, 0, 255).astype(np.uint8)

    found = find_grid(picture)

    assert found is not None
    off = np.linalg.norm(found.plane.px(found.grid.centres())[:, None] - plane.px(Grid().centres())[None], axis=2)
    assert off.min(0).max() < 2.5


@pytest.mark.parametrize("picture", [np.zeros((720, 1280, 3), np.uint8), np.full((90, 160, 3), 255, np.uint8),
                                     np.random.default_rng(1).integers(0, 256, (720, 1280, 3), np.uint8)])
def test_no_board_no_grid(picture: NDArray[np.uint8]) -> None:
    assert find_grid(picture) is None


def test_marks_around_a_table_without_a_board_make_no_grid() -> None:
    for table in ("stripes", "noise", "plain"):
        picture = _only_marks(table)
        marks = find_marks(picture)
        assert len(marks) == 4
        assert find_grid(picture, marks=marks) is None, table


def test_a_board_of_which_the_marks_tell_and_few_circles_is_found() -> None:
    picture, plane = board("above")
    picture = (picture // 3).astype(np.uint8)
    for n, (x, y) in enumerate(plane.px([(-190, 190), (190, 190), (190, -190), (-190, -190)])):
        _print_mark(picture, n, round(float(x)), round(float(y)))
    # An arm lies over eleven holes.
    cv2.line(picture, (0, 420), (760, 330), (120, 160, 200), 130, cv2.LINE_AA)
    found = find_grid(picture, marks=find_marks(picture))
    assert found is not None
    off = np.linalg.norm(found.plane.px(found.grid.centres())[:, None] - plane.px(Grid().centres())[None], axis=2)
    assert off.min(0).max() < 8


def _only_marks(table: str) -> NDArray[np.uint8]:
    if table == "stripes":
        picture = np.full((720, 1280, 3), 90, np.uint8)
        picture[:, np.arange(1280) // 45 % 2 == 1] = 150
    elif table == "noise":
        rough = np.random.default_rng(4).normal(110, 60, (90, 160, 3)).clip(0, 255).astype(np.uint8)
        picture = np.asarray(cv2.resize(rough, (1280, 720), interpolation=cv2.INTER_CUBIC), np.uint8)
    else:
        picture = np.full((720, 1280, 3), (90, 120, 150), np.uint8)
    picture = np.ascontiguousarray(picture)
    for n, (x, y) in enumerate(((390, 110), (890, 110), (890, 610), (390, 610))):
        _print_mark(picture, n, x, y)
    return picture


def _print_mark(picture: NDArray[np.uint8], number: int, x: int, y: int, half: int = 32) -> None:
    words = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    rim = half // 4
    paper = cv2.copyMakeBorder(cv2.aruco.generateImageMarker(words, number, 2 * (half - rim)), rim, rim, rim, rim,
                               cv2.BORDER_CONSTANT, value=(255,))
    picture[y - half : y + half, x - half : x + half] = paper[:, :, None]


@pytest.mark.parametrize("number", ["0004", "0007", "0015", "0021", "0025"])
def test_rendered_boards_are_found(number: str) -> None:
    folder = shared("data/render/dev/board")
    truth = json.loads((folder / f"board_{number}.json").read_text())
    picture = np.asarray(cv2.imread(str(folder / f"board_{number}.jpg")), np.uint8)
    found = find_grid(picture, marks=find_marks(picture))
    assert found is not None
    due = np.array([hole["px"] for hole in truth["holes"]])
    off = np.linalg.norm(found.plane.px(found.grid.centres())[:, None] - due[None], axis=2).min(0)
    assert off.max() < 0.25 * min(hole["radius_px"] for hole in truth["holes"])


def test_holes_are_listed_row_by_row_from_south() -> None:
    centres = Grid().centres()
    assert tuple(centres[0]) == (-140, -140)
    assert tuple(centres[1]) == (-70, -140)
    assert tuple(centres[24]) == (140, 140)


def test_a_grid_survives_its_profile() -> None:
    assert Grid.from_json(json.loads(json.dumps(Grid(5, 5, 53.0, 33.5).to_json()))) == Grid(5, 5, 53.0, 33.5)


@pytest.mark.parametrize("broken", [{}, {"rows": 5, "columns": 5, "pitch_mm": 30, "hole_mm": 34},
                                    {"rows": "a", "columns": 5, "pitch_mm": 70, "hole_mm": 34}])
def test_a_grid_that_cannot_be_is_refused(broken: dict[str, object]) -> None:
    with pytest.raises(BadProfile):
        Grid.from_json(broken)
