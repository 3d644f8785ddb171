"""Never lose a point: kills, power cuts, torn files, a full disk, a wrong clock and long evenings (`make torture`)."""
