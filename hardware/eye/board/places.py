"""Sizes that the judge of the board eye and its training agree on."""

from __future__ import annotations

FEATURES = 96
"""What the looker says of one patch."""
HOLES = 25
WIDE = 96
"""Width of what the judge knows of a place, or of a paint."""
HEADS = 4
LAYERS = 3
