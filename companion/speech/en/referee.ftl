# Corrections, the referee's rights, the way in, and tokens for scripts.

## Corrections
# Names with points: Anna: 4
table-points = { $P }: { $n }
table-totals = Score by hand: { ROW($points) }.
table-totals_many = A whole score needs points for { $n ->
    [one] one player
   *[other] all { $n } players
}.
table-totals_never = This game cannot have that score.
table-no_such_version = There is no earlier version { $n }.
