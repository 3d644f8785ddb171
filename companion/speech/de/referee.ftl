# Korrekturen, Rechte der Schiedsrichter, der Zugang, und Schlüssel für Programme.

## Corrections
# Names with points: Anna: 4
table-points = { $P }: { $n }
table-totals = Stand von Hand: { ROW($points) }.
table-totals_many = Ein ganzer Stand braucht Punkte für { $n ->
    [one] einen Spieler
   *[other] alle { $n } Spieler
}.
table-totals_never = Diesen Stand kann es in diesem Spiel nicht geben.
table-no_such_version = Es gibt keine frühere Fassung { $n }.
