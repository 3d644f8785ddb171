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

## Console
web-referee-instead = Było inaczej
web-referee-likely = Prawdopodobnie:
web-referee-other_fact = Albo coś innego:
web-referee-corrections = Popraw
web-referee-totals = Cały wynik
web-referee-players = Kto grał
web-referee-versions = Wcześniejsze wersje
web-referee-restore = Przywróć
web-referee-now = Jak teraz
web-referee-swap = Zamień z następnym
web-referee-take_over = Przejmij
web-referee-take_back_whistle = Odbierz
web-referee-holds = { $name } ma gwizdek.
web-referee-took = { $name } przejmuje gwizdek.
web-referee-locked = Zablokowane: dotknięcia się nie liczą.
web-referee-lock = Zablokuj
web-referee-unlock = Odblokuj
web-referee-done = Wpisz
web-referee-beginning = Początek meczu

## History
web-history-restore = Powrót do stanu po wpisie { $n }
web-history-named = Grali: { $players }

## Rights
web-rights-title = Sędziowie
web-rights-whistle = Gwizdek
web-rights-note = Tylko telefon z gwizdkiem coś zmienia. Każdy sędzia może go przejąć; inni to widzą.
web-rights-mine = Ten telefon ma gwizdek.
web-rights-take_over = Przejmij gwizdek
web-rights-locked = Stół jest zablokowany. Najpierw go odblokuj.
web-rights-holder = Gwizdek ma { $name }. Przejmij go, aby coś zmienić.
web-rights-open = Każdy sędzia może
web-rights-group-say = mówić, co się stało
web-rights-group-undo = cofnąć ostatnie
web-rights-group-correct = poprawiać i przywracać
web-rights-group-match = zaczynać i wznawiać mecze
web-rights-group-senses = używać przycisków, kamery i ustawień
web-rights-save = Zapisz
web-rights-phones = Telefony
web-rights-this = ten telefon
web-rights-let_go = Odłącz
web-rights-pin = Nowy PIN
web-rights-tokens = Klucze dla nakładek i programów
web-rights-tokens_note = Klucz odczytuje stół i niczego nie zmienia.
web-rights-token_name = Do czego służy
web-rights-token_make = Utwórz klucz
web-rights-token_once = Skopiuj teraz: widać go tylko ten jeden raz.
web-rights-revoke = Unieważnij
web-rights-no_token = Ten klucz jest już unieważniony.
web-rights-tokens_full = Kluczy jest już { $n }: najpierw unieważnij jeden.

## Log
web-log-title = Kto co zrobił
web-log-empty = Jeszcze nic.
web-log-file = Pobierz plik
web-log-pair = Sparowano telefon ({ $what })
web-log-leave = Nie sędziuje już
web-log-wrong = Zły PIN lub zużyty link
web-log-take = Gwizdek przejęty od: { $what }
web-log-lock = Stół zablokowany
web-log-unlock = Stół odblokowany
web-log-open = Otwarte dla wszystkich sędziów: { $what }
web-log-pin = Ustawiono nowy PIN
web-log-let_go = Odłączono: { $what }
web-log-token = Utworzono klucz { $what }
web-log-revoke = Unieważniono klucz { $what }
web-log-match = Rozpoczęto mecz { $what }
web-log-resume = Wznowiono mecz { $what }

## Join
web-join-title = Na twoim telefonie
web-join-scan = Zeskanuj aparatem telefonu albo wpisz jeden z adresów.
web-join-same = Telefon musi być w tej samej sieci co stół.
web-join-only_here = Ten stół jest dostępny tylko z tego komputera.
web-error-401 = Potrzebny jest klucz: sędzia tworzy go na stronie „Sędziowie”.
