"""How fair the pads are: one plank strikes two pads at once, many times; what is left is bias and spread.

The median of the differences is what one pad is always late by (it is subtracted); the spread around it is the
tolerance below which nobody can say who was first (DESIGN section 4, MA3).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from statistics import median, stdev
from typing import Any

from calibration.errors import BadProfile, TooFew

FEWEST = 10
"""Strikes needed before a figure is given."""
SHARE = 0.95
"""The tolerance covers this share of the strikes."""
FINEST_US = 100
"""No pads are trusted to be better than this (us): two writes of the kernel's own stamps lie that far apart."""


OLD_DAYS = 180
"""Pads measured longer ago than this (days) are to be measured again: plugs, springs and foil age."""


@dataclass(frozen=True, slots=True)
class PadPair:
    """Two pads struck together: `bias_us` is how much later `second` reports than `first`, `tolerance_us` the spread
    that stays; the `_error_us` are their standard errors, `strikes` says how many strikes they come from."""

    first: str
    second: str
    bias_us: int
    bias_error_us: int
    tolerance_us: int
    strikes: int
    tolerance_error_us: int = 0

    @property
    def judged_us(self) -> int:
        """Below this nobody can say which of the two was first: the spread, and what the bias itself may be off by.

        >>> PadPair("S.main", "N.main", 310, 30, 400, 20).judged_us
        405
        """
        return math.ceil(math.hypot(self.tolerance_us, 1.96 * self.bias_error_us))


def compare(first: str, second: str, strikes_ns: Sequence[tuple[int, int]]) -> PadPair:
    """What the strikes say about two pads; each strike is the two first contacts (ns, one clock).

    Raises TooFew below ten strikes.

    >>> compare("S.main", "N.main", [(0, 300_000), (0, 320_000)] * 6).bias_us
    310
    """
    if len(strikes_ns) < FEWEST:
        raise TooFew(f"{len(strikes_ns)} strikes are too few: strike both pads together {FEWEST} times or more")
    late_us = [(second_ns - first_ns) / 1000 for first_ns, second_ns in strikes_ns]
    bias = median(late_us)
    off = sorted(abs(late - bias) for late in late_us)
    spread = off[min(len(off) - 1, math.ceil(SHARE * len(off)) - 1)]
    # The median of n near-normal values is uncertain by 1.2533 standard deviations over the root of n.
    error = 1.2533 * stdev(late_us) / math.sqrt(len(late_us))
    # The 95 % point of the sizes of n normal values is uncertain by 1.864 standard deviations over the root of n; the
    # deviation is taken from the middle of the sizes, which one wild strike does not move.
    sigma = 1.4826 * off[(len(off) - 1) // 2]
    loose = 1.864 * sigma / math.sqrt(len(off))
    return PadPair(first, second, round(bias), math.ceil(error), max(FINEST_US, math.ceil(spread)), len(late_us),
                   math.ceil(loose))


@dataclass(frozen=True, slots=True)
class PadsMeasured:
    """The pads of one table: what to subtract from each pad's stamps (us), and the tolerance of the table (us).

    `pairs` are the plank tests it comes from, empty in a profile of an older program.
    """

    bias_us: Mapping[str, int]
    tolerance_us: int
    pairs: tuple[PadPair, ...] = ()

    @classmethod
    def of(cls, pairs: Sequence[PadPair]) -> PadsMeasured:
        """From pairs that share a first pad: that pad is the reference, the widest tolerance holds for all."""
        bias = {pair.first: 0 for pair in pairs} | {pair.second: pair.bias_us for pair in pairs}
        return cls(bias, max((pair.judged_us for pair in pairs), default=FINEST_US), tuple(pairs))

    def joined(self, pair: PadPair) -> PadsMeasured:
        """With this pair measured (again); the other pairs stay."""
        kept = [one for one in self.pairs if (one.first, one.second) != (pair.first, pair.second)]
        return PadsMeasured.of([*kept, pair])

    def to_json(self) -> dict[str, Any]:
        """Plain values for a profile."""
        return {"bias_us": dict(self.bias_us), "tolerance_us": self.tolerance_us,
                "pairs": [asdict(pair) for pair in self.pairs]}

    @classmethod
    def from_json(cls, measured: Mapping[str, Any]) -> PadsMeasured:
        """From a profile; raises BadProfile where it has another shape."""
        bias, tolerance = measured.get("bias_us"), measured.get("tolerance_us")
        whole = isinstance(bias, dict) and all(type(value) is int for value in bias.values())
        if not whole or type(tolerance) is not int or tolerance < 0:
            raise BadProfile("the pads' profile has another shape: measure the pads again")
        pairs = tuple(_pair(pair) for pair in measured.get("pairs", ()))
        return cls({str(pad): value for pad, value in (bias or {}).items()}, tolerance, pairs)


def _pair(written: Any) -> PadPair:
    known = {field.name for field in fields(PadPair)}
    if not isinstance(written, dict) or set(written) != known:
        raise BadProfile("the pads' profile has another shape: measure the pads again")
    if not all(type(written[name]) is (str if name in ("first", "second") else int) for name in known):
        raise BadProfile("the pads' profile has another shape: measure the pads again")
    return PadPair(**written)
