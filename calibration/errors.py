"""Every error calibration raises; the text says what to do."""

from __future__ import annotations

from companion.engine import Refused
from companion.errors import CompanionError


class CalibrationError(CompanionError):
    """Base of what goes wrong while this table is being measured."""


class TooFew(CalibrationError, ValueError):
    """Not enough measurements for a figure that can be trusted."""


class BadProfile(CalibrationError, ValueError):
    """A profile that is torn, of another kind, or of a newer program."""


class Unfit(CalibrationError, Refused):
    """A picture, a point or a figure that cannot be right; `prompt` says why, in any language."""
