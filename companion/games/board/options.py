"""The house rules of the board game (BA1 to BA40) and the measures of the board on the table (BA8)."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from companion.engine import Option, Setup


def _one_of(rule: str, *values: str) -> Any:
    return field(default=values[0], metadata={"rule": rule, "values": values})


def _number(rule: str, default: int, low: int, high: int) -> Any:
    return field(default=default, metadata={"rule": rule, "default": default, "low": low, "high": high})


@dataclass(frozen=True, slots=True)
class House:
    """One value for each house rule; the defaults are the seed's rules with its holes closed.

    `centre` is Center Queen/King (V8), which may be combined with either rule text (BA35). The measures in mm are
    those of a board of 50 x 50 cm until somebody takes a ruler (BOARD_GEOMETRY).
    """

    vienna: bool = field(default=False, metadata={})
    horizontal4: str = _one_of("BA1", "row", "3", "row+3")
    five_contains_fours: str = _one_of("BA2", "no", "yes")
    cross_diagonal: str = _one_of("BA3", "no", "yes")
    seats2: str = _one_of("BA7", "opposite", "adjacent")
    nested_returns: str = _one_of("BA13", "yes", "no")
    zone_is_off: str = _one_of("BA18", "no", "yes")
    short_shot: str = _one_of("BA19", "used", "repeat")
    must_shoot_three: str = _one_of("BA20", "no", "yes")
    foul: str = _one_of("BA21", "shot_lost", "repeat")
    dislodged: str = _one_of("BA23", "restore", "play_on")
    end: str = _one_of("BA24", "at_once", "finish_round")
    tiebreak: str = _one_of("BA27", "share", "more_sunk", "more_turned")
    v_line_stack: str = _one_of("BA30", "no", "yes")
    limited: str = _one_of("BA31", "shots", "hits")
    limited_to: int = _number("V2", 3, 1, 12)
    hit: str = _one_of("BA32", "own", "any")
    v_bad_line: str = _one_of("BA33", "yes", "no")
    centre: str = _one_of("V8", "no", "yes")
    centre_shot: str = _one_of("BA34", "first_of_game", "first_of_each_player")
    centre_stall_end: str = _one_of("BA36", "yes", "no")
    empty_side_zones: str = _one_of("BA40", "yes", "no")
    board_mm: int = _number("BA8", 500, 200, 2000)
    line_inset_mm: int = _number("BA8", 60, 5, 500)
    line_length_mm: int = _number("BA8", 280, 20, 2000)
    disc_mm: int = _number("BA8", 30, 5, 200)
    close_call_mm: int = _number("BA8", 4, 0, 20)
    """The eye's place of a loose stone is good to 3.3 mm for 95 of 100 (hardware/eye/board/README.md)."""

    @classmethod
    def of(cls, setup: Setup) -> House:
        """The house rules of a checked setup."""
        return cls(vienna=setup.rules == "vienna", **dict(setup.options))  # type: ignore[arg-type]  # checked by engine.checked

    @property
    def shots(self) -> int:
        """Shots in a turn of the base game, or in a limited turn of the Vienna variant (B3, V2)."""
        return self.limited_to if self.vienna else 3


OPTIONS = tuple(Option(declared.name, **declared.metadata) for declared in fields(House) if declared.metadata)
"""The same as data for setup pages."""
