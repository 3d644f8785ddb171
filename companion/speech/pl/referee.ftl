# Poprawki, prawa sędziów, dostęp i klucze dla programów.

## Corrections
# Names with points: Anna: 4
table-points = { $P }: { $n }
table-totals = Wynik wpisany ręcznie: { ROW($points) }.
table-totals_many = Cały wynik wymaga punktów { $n ->
    [one] jednego gracza
    [few] wszystkich { $n } graczy
    [many] wszystkich { $n } graczy
   *[other] wszystkich { $n } graczy
}.
table-totals_never = W tej grze taki wynik jest niemożliwy.
table-no_such_version = Nie ma wcześniejszej wersji { $n }.
