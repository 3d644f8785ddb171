"""A table that does not exist: pads to press and cards to lay, seen by the same eye as a real table's."""
