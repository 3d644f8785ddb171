"""Exposure, gain and white balance held fast: what was asked of the camera, and whether it does it.

A camera that goes on adapting makes a red stone orange when a hand comes in. Names are libcamera's (`ExposureTime` in
us, `AnalogueGain`, `ColourGains` red and blue) or those of a USB camera's driver; values are plain numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from calibration.errors import BadProfile, Unfit

SAME = 0.08
"""A camera takes the nearest value it has; read back within this share it has taken ours."""
DRIFTED = 0.15

Values = Mapping[str, tuple[float, ...]]
"""Control and its value or values."""


@dataclass(frozen=True, slots=True)
class Exposure:
    """What a camera holds fast; empty for one that cannot (a USB camera without controls, a folder, a drawn table)."""

    values: Values

    @property
    def fixed(self) -> bool:
        """Whether anything is held."""
        return bool(self.values)

    def differs(self, now: Values, share: float = DRIFTED) -> tuple[str, ...]:
        """The controls that are not what was held any more, of those the camera tells.

        >>> Exposure({"ExposureTime": (10_000.0,), "AnalogueGain": (2.0,)}).differs({"ExposureTime": (20_000.0,)})
        ('ExposureTime',)
        """
        return tuple(name for name, held in self.values.items() if name in now and not _is_same(held, now[name], share))

    def to_json(self) -> dict[str, Any]:
        """Plain values for a profile."""
        return {name: list(values) for name, values in self.values.items()}

    @classmethod
    def from_json(cls, measured: Any) -> Exposure:
        """From a profile; raises BadProfile where it has another shape."""
        try:
            return cls({str(name): tuple(float(v) for v in values) for name, values in measured.items()})
        except (AttributeError, TypeError, ValueError) as error:
            raise BadProfile("the exposure in the profile has another shape: calibrate again") from error


def read_back(asked: Values, now: Values) -> Exposure:
    """What is held, after a look at what the camera really does.

    Raises Unfit (`cal.exposure.differs`) when it does something else than was asked, (`cal.exposure.silent`) when it
    does not tell.
    """
    if any(name not in now for name in asked):
        raise Unfit("cal.exposure.silent")
    differing = Exposure(asked).differs(now, SAME)
    if differing:
        raise Unfit("cal.exposure.differs", controls=differing)
    return Exposure(asked)


def _is_same(held: tuple[float, ...], now: tuple[float, ...], share: float) -> bool:
    if len(held) != len(now):
        return False
    return all(abs(new - old) <= share * max(abs(old), 1e-9) for old, new in zip(held, now, strict=True))


@runtime_checkable
class Fixable(Protocol):
    """A camera that can hold exposure, gain and white balance."""

    def hold(self, values: Values | None = None) -> Exposure:
        """They stay as they are now, or as in `values`; raises Unfit where the camera does something else."""

    def measured(self) -> Values:
        """What the camera does now."""
