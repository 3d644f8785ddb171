"""What calibration knows of one table and its camera, as one value, and as the `table` profile it is kept in.

Every part may be missing: a table for cards needs no holes, one without marks has corners, a camera may hold nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from calibration.colours import StoneColours
from calibration.errors import BadProfile, Unfit
from calibration.exposure import Exposure
from calibration.follow import FARTHEST, Follow
from calibration.grid import Ruled
from calibration.holes import Grid
from calibration.lens import Lens
from calibration.light import Light
from calibration.marks import Places, find_marks
from calibration.plane import Picture, Plane
from calibration.playzones import PlayZone, zones_from_json, zones_to_json
from calibration.profile import Profiles
from calibration.sheets import Layout
from companion.engine import Prompt

KIND = "table"
"""The kind of these profiles: `table-000001.json`."""


@dataclass(frozen=True, slots=True)
class TableMeasured:
    """One calibration. `size` is that of the pictures (width, height); `marks` are those that were seen."""

    size: tuple[int, int]
    plane: Plane | None = None
    side_mm: float | None = None
    layout: Layout | None = None
    marks: tuple[int, ...] = ()
    grid: Grid | None = None
    ruled: Ruled | None = None
    colours: StoneColours | None = None
    zones: tuple[PlayZone, ...] = ()
    lens: Lens | None = None
    light: Light | None = None
    exposure: Exposure = field(default_factory=lambda: Exposure({}))
    figures: Mapping[str, float] = field(default_factory=dict)

    @property
    def places(self) -> Places:
        """Where the marks lie that were seen; empty without marks."""
        return {} if self.layout is None else {n: quad for n, quad in self.layout.places().items() if n in self.marks}

    def follow(self) -> Follow | None:
        """Something that compares pictures with this calibration; None without a plane."""
        return None if self.plane is None else Follow(self.plane, self.places or None, self.light)

    def to_json(self) -> dict[str, Any]:
        """Plain values for a profile; missing parts are left away."""
        layout = self.layout
        parts: dict[str, Any] = {
            "size": list(self.size),
            "plane": self.plane and self.plane.to_json(),
            "side_mm": self.side_mm,
            "layout": layout and [layout.width_mm, layout.height_mm, layout.mark_mm, layout.margin_mm, layout.where],
            "marks": list(self.marks),
            "grid": self.grid and self.grid.to_json(),
            "ruled": self.ruled and self.ruled.to_json(),
            "colours": self.colours and self.colours.to_json(),
            "zones": zones_to_json(self.zones),
            "lens": self.lens and self.lens.to_json(),
            "light": self.light and self.light.to_json(),
            "exposure": self.exposure.to_json(),
            "figures": dict(self.figures),
        }
        return {name: part for name, part in parts.items() if part is not None}

    @classmethod
    def from_json(cls, measured: Mapping[str, Any]) -> TableMeasured:
        """From a profile; raises BadProfile where a part has another shape."""
        try:
            width, height = measured["size"]
            return cls(
                size=(int(width), int(height)),
                plane=_part(measured, "plane", Plane.from_json),
                side_mm=_part(measured, "side_mm", float),
                layout=_part(measured, "layout", _layout),
                marks=tuple(int(number) for number in measured.get("marks", ())),
                grid=_part(measured, "grid", Grid.from_json),
                ruled=_part(measured, "ruled", Ruled.from_json),
                colours=_part(measured, "colours", StoneColours.from_json),
                zones=zones_from_json(measured.get("zones", ())),
                lens=_part(measured, "lens", Lens.from_json),
                light=_part(measured, "light", Light.from_json),
                exposure=Exposure.from_json(measured.get("exposure", {})),
                figures={str(name): float(value) for name, value in measured.get("figures", {}).items()},
            )
        except (AttributeError, KeyError, IndexError, TypeError, ValueError) as error:
            if isinstance(error, BadProfile):
                raise
            raise BadProfile("the profile of the table has another shape: calibrate again") from error


def _part(measured: Mapping[str, Any], name: str, make: Any) -> Any:
    part = measured.get(name)
    return None if part is None else make(part)


def _layout(parts: Any) -> Layout:
    width, height, mark, margin = (float(part) for part in parts[:4])
    return Layout(width, height, mark, margin, str(parts[4]))


def table_measured(folder: Path) -> TableMeasured | None:
    """What was measured last of the table whose data lie in `folder`, or None where nobody has calibrated."""
    found = Profiles(folder / "calibration").load(KIND)
    return None if found is None else TableMeasured.from_json(found)


def save(folder: Path, measured: TableMeasured) -> Path:
    """The measured values are the newest profile of the table whose data lie in `folder`; raises OSError."""
    return Profiles(folder / "calibration").save(KIND, measured.to_json())


def unfit_for(measured: TableMeasured, picture: Picture) -> Prompt | None:
    """Why this calibration is not one of the camera that made the picture, or None.

    It may be of another size, upside down, or simply of another place.
    """
    size = (picture.shape[1], picture.shape[0])
    if measured.plane is None:
        same = abs(size[0] / size[1] / (measured.size[0] / measured.size[1]) - 1) < 0.01
        return None if same else Prompt("cal.profile.size", _sizes(size, measured.size))
    try:
        plane = measured.plane.at(size)
    except Unfit:
        return Prompt("cal.profile.size", _sizes(size, measured.size))
    seen = [(np.asarray(mark.corners), plane.px(measured.places[mark.number]))
            for mark in find_marks(picture) if mark.number in measured.places]
    if not seen:
        return Prompt("cal.profile.no_marks") if measured.places else None
    middle = np.array([size[0] - 1, size[1] - 1])
    straight = max(float(np.abs(corners - due).max()) for corners, due in seen)
    turned = max(float(np.abs(middle - corners - due).max()) for corners, due in seen)
    # Room for a camera that was put back by hand: an eighth of the picture is far from half a turn.
    if turned < straight and turned < size[0] / 8:
        return Prompt("cal.profile.upside_down")
    return Prompt("cal.follow.moved") if straight > FARTHEST * size[0] * 1.5 else None


def _sizes(now: tuple[int, int], was: tuple[int, int]) -> dict[str, Any]:
    return {"wide": now[0], "high": now[1], "was_wide": was[0], "was_high": was[1]}
