"""What the board eye is told before it looks, and what it says after."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from calibration.colours import StoneColours
from calibration.holes import Grid
from calibration.lens import Lens
from calibration.plane import Plane
from companion.engine import Prompt
from companion.signals import BoardSeen, Point

Paint = tuple[float, float, float]
"""sRGB red, green, blue, 0 to 255."""


@dataclass(frozen=True, slots=True)
class BoardSight:
    """The set-up: where the board lies, its holes, the stones' colours.

    Without `plane` the board is looked for in every picture, by its holes and by its marks. `colours` may be just the
    paints of the stones in play, or what a teaching step learned. `stone_mm` is a stone's diameter and
    `thick_mm` its thickness; 0: not measured.
    """

    colours: StoneColours = field(default_factory=StoneColours)
    plane: Plane | None = None
    grid: Grid | None = None
    lens: Lens | None = None
    stone_mm: float = 0.0
    thick_mm: float = 0.0


@dataclass(frozen=True, slots=True)
class BoardReading:
    """One picture read.

    `seen` names all 25 holes; `holes` says where they are (px); `hand_share` is the share of them that something
    covers; `found` is the plane that was used; `unreadable` are the covered holes, which `seen` has as unsure;
    `loose` says where the loose stones of `seen` are in the picture (px, middle of the upper face); `notes` is what
    people should know of this reading, such as that no marks told where S is.
    """

    seen: BoardSeen
    holes: Mapping[str, Point]
    hand_share: float
    found: Plane
    unreadable: tuple[str, ...] = ()
    loose: tuple[Point, ...] = ()
    notes: tuple[Prompt, ...] = ()
