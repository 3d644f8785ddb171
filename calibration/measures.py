"""The measures of this table's board, under the names of the board game's options."""

from __future__ import annotations

import logging
from pathlib import Path

from calibration.errors import BadProfile
from calibration.measured import table_measured

log = logging.getLogger(__name__)


def board_measures(folder: Path) -> dict[str, int]:
    """What was measured last of the board of the table that keeps its data in `folder` (whole mm); or nothing."""
    try:
        measured = table_measured(folder)
    except BadProfile as error:
        log.warning("the measures of the board are not used: %s", error)
        return {}
    if measured is None or measured.side_mm is None:
        return {}
    found = {"board_mm": measured.side_mm}
    if measured.ruled is not None:
        found |= {"disc_mm": measured.ruled.stone_mm, "line_inset_mm": measured.ruled.line_inset_mm,
                  "line_length_mm": measured.ruled.line_length_mm}
    return {name: round(value) for name, value in found.items()}
