"""The board reader: a picture in, the 25 holes and the loose stones out."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.errors import Unfit
from calibration.grid import THICK
from calibration.holes import Grid
from calibration.plane import Plane
from companion.engine import Prompt
from companion.games.board.holes import HOLES
from companion.signals import BoardSeen, LooseStone, Point, SeenHole
from hardware.eye.board.finding import find_board
from hardware.eye.board.loose import OF_HOLE, Candidate, candidates, on_the_board
from hardware.eye.board.loose_finder import LooseFinder
from hardware.eye.board.networks import COVERED, EMPTY, LEANING, HolesRead, Networks, averaged, told
from hardware.eye.board.patches import away, cut
from hardware.eye.board.sight import BoardReading, BoardSight
from hardware.eye.cards import as_colour

Floats = NDArray[np.float64]
MODELS = Path(__file__).parent.parent / "models"
SMALLEST = 120
"""px; pictures with a shorter side show no board that could be read."""
STATE_SURE = 0.6
"""0 to 1; a hole whose state is less certain is unsure."""
LOOKS = ((1.0, False), (0.93, True), (1.07, True))
"""Each hole is looked at several times: the size of what is cut out, and whether it is seen in the looking-glass."""
NO_STONE = 0.5
"""0 to 1; an outline that looks more than this like an empty place is no loose stone."""
FACE_SURE = 0.8
"""0 to 1; a face that is less certain is not named."""
GLANCE = (160, 90)
"""px; size of the picture in which a change is looked for."""
CHANGED = 9.0
"""0 to 255; a spot of that picture that differs by more has changed. Noise stays under 3 at this size."""


class BoardReader:
    """Reads boards. Keeps the last picture's look only to say whether another one differs; serves one thread."""

    def __init__(self, sight: BoardSight | None = None, models: Path = MODELS) -> None:
        """Load the networks; `sight` is the set-up, without one the board is looked for and colours have no names."""
        self.sight = sight or BoardSight()
        self.grid = self.sight.grid
        """The grid of the last reading, None before the first."""
        self._networks = Networks(models)
        self._finder = LooseFinder(models)
        self._glance: NDArray[np.float32] | None = None
        self._around: NDArray[np.bool_] | None = None

    def read(self, picture: NDArray[np.uint8]) -> BoardReading:
        """The board in the picture.

        A hole that something covers, in which a stone only leans or about which the eye is not certain is `unsure`;
        nothing is invented. Raises Unfit (a Refused) with the reason when no board can be read, PictureRefused for a
        picture of another type.
        """
        colour = as_colour(picture)
        if min(colour.shape[:2]) < SMALLEST:
            raise Unfit("board-eye.none")
        size = (colour.shape[1], colour.shape[0])
        notes: tuple[Prompt, ...] = ()
        if self.sight.plane is None:
            found, notes = find_board(colour)
            plane, grid = found.plane, found.grid
        else:
            plane, grid = self.sight.plane.at(size), self.sight.grid or Grid()
        self.grid = grid
        middles = grid.centres()
        spots = plane.px(middles)
        if spots.min() < 0 or (spots > np.array(size) - 1).any():
            raise Unfit("board-eye.half")
        palette = self.sight.colours.palette()
        stone_mm = self.sight.stone_mm or OF_HOLE * grid.hole_mm
        thick_mm = self.sight.thick_mm or THICK * stone_mm
        beside = candidates(colour, plane, grid, self._finder)
        spots_mm = np.array([one.mm for one in beside]).reshape(-1, 2)
        read = self._looks(colour, plane, middles, grid.hole_mm / 2, spots_mm, stone_mm / OF_HOLE / 2)
        names = [name for name, _ in palette]
        lying = [n for n in range(len(beside)) if names and read.states[len(middles) + n, EMPTY] < NO_STONE]
        loose = tuple(_loose(beside[n], len(middles) + n, read, names, plane, thick_mm) for n in lying)
        holes = tuple(_hole(HOLES[n], n, read, names) for n in range(len(middles)))
        covered = [n for n in range(len(middles)) if int(read.states[n].argmax()) == COVERED]
        self._remember(colour, plane, grid)
        unreadable = tuple(HOLES[n] for n in covered)
        if unreadable:
            notes = (*notes, Prompt("board-eye.covered", {"holes": unreadable}))
        places: dict[str, Point] = {HOLES[n]: (float(x), float(y)) for n, (x, y) in enumerate(spots)}
        return BoardReading(BoardSeen(holes, loose), places, _hand(covered, len(middles)), plane, unreadable,
                            tuple(beside[n].px for n in lying), notes)

    def unchanged(self, picture: NDArray[np.uint8]) -> bool:
        """True when the board looks as in the picture that was read last, a brighter or darker lamp aside."""
        if self._glance is None or self._around is None:
            return False
        now = _glance(as_colour(picture))
        before = self._glance
        gain = float(np.median(before[self._around])) / max(float(np.median(now[self._around])), 1.0)
        off = np.abs(now * np.float32(gain) - before).max(2)
        return bool(0.7 < gain < 1.4 and off[self._around].max() < CHANGED)

    def _looks(self, picture: NDArray[np.uint8], plane: Plane, holes: Floats, hole_mm: float, beside: Floats,
               beside_mm: float) -> HolesRead:
        """Several looks at each hole and at what lies beside them (middles and radii in mm), averaged."""
        quarter = away(plane)
        paints = [paint for _, paint in self.sight.colours.palette()]
        reads = []
        for size, flipped in LOOKS:
            patches = cut(picture, plane, holes, size * hole_mm, quarter)
            if len(beside):
                patches = np.concatenate([patches, cut(picture, plane, beside, size * beside_mm, quarter)])
            seen = np.ascontiguousarray(patches[:, :, ::-1]) if flipped else patches
            reads.append(self._networks.read(seen, paints))
        return averaged(reads)

    def _remember(self, picture: NDArray[np.uint8], plane: Plane, grid: Grid) -> None:
        self._glance = _glance(picture)
        reach = grid.pitch_mm * 3.4
        corners = plane.px([(-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)])
        shrunk = (corners + 0.5) * np.array(GLANCE) / np.array([picture.shape[1], picture.shape[0]]) - 0.5
        mask = np.zeros(GLANCE[::-1], np.uint8)
        cv2.fillPoly(mask, [shrunk.astype(np.int32)], (1,))
        self._around = mask > 0


def _glance(picture: NDArray[np.uint8]) -> NDArray[np.float32]:
    small = cv2.resize(picture, GLANCE, interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.blur(small, (3, 3)), np.float32)


def _hole(name: str, n: int, read: HolesRead, names: list[str]) -> SeenHole:
    """What is said about one hole."""
    best, chance = told(read.states[n])
    if best in (LEANING, COVERED) or chance < STATE_SURE:
        return SeenHole(name, "unsure", None, chance if best in (LEANING, COVERED) else 1 - chance)
    if best == EMPTY:
        return SeenHole(name, "empty", None, chance)
    if not names:
        return SeenHole(name, "unsure", None, chance)
    colours = read.colours[n]
    paint = int(colours.argmax())
    up = float(read.marked_up[n])
    marked = None if max(up, 1 - up) < FACE_SURE else up > 0.5
    return SeenHole(name, names[paint], marked, chance * float(colours[paint]))


def _loose(one: Candidate, row: int, read: HolesRead, names: list[str], plane: Plane, thick_mm: float) -> LooseStone:
    """What is said about one loose stone."""
    paint = int(read.colours[row].argmax())
    up = float(read.marked_up[row])
    x, y = on_the_board(one.mm, plane, thick_mm)
    chance = one.chance * float(read.colours[row, paint])
    return LooseStone(names[paint], x, y, None if max(up, 1 - up) < FACE_SURE else up > 0.5, chance, one.px)


def _hand(covered: list[int], count: int) -> float:
    """Share of the holes that something large covers: a stone that lies on another covers one hole, a hand several."""
    beside = [n for n in covered for m in covered if m != n and abs(m % 5 - n % 5) < 2 and abs(m // 5 - n // 5) < 2]
    return len(set(beside)) / count
