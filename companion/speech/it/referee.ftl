# Correzioni, diritti degli arbitri, accesso, chiavi per i programmi.

## Corrections
# Names with points: Anna: 4
table-points = { $P }: { $n }
table-totals = Punteggio a mano: { ROW($points) }.
table-totals_many = Un punteggio completo vuole i punti di { $n ->
    [one] un giocatore
   *[other] tutti i { $n } giocatori
}.
table-totals_never = In questo gioco quel punteggio è impossibile.
table-no_such_version = Non c'è una versione precedente { $n }.
