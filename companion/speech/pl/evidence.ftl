# Dowody partii: fotofinisz, odczyty, ponowny osąd, co się przechowuje. $P i $Q to gracze, $ms i $tolerance to czasy (term-ms).

evidence-photo = Fotofinisz
evidence-go = START
evidence-after_go = { $ms } po START
evidence-ahead_of_go = { $ms } przed START
evidence-first = { $P } – pierwsza ręka ({ $deck }), o { $ms }.
evidence-alone = { $P } – ręka na miejscu ({ $deck }), nikt inny nie zdążył.
evidence-dead_heat = { $P } i { $Q } dzieli { $ms }: remis, poniżej { $tolerance } pola nie rozróżniają.
evidence-before_go = { $P } – ręka przed START.
evidence-too_soon = { $P } – ręka { $ms } po START: szybciej, niż człowiek może zareagować.
evidence-nobody = Nikt nie dotknął pola.

evidence-read = Odczytano: { $cards }.
evidence-board = Plansza, jak ją odczytano: kamieni w dołkach { $n ->
        [one] { $n }
        [few] { $n }
       *[other] { $n }
    }, luzem { $loose }.
evidence-holes = { $holes }.
evidence-hole-empty = { $hole }: pusto
evidence-hole-unsure = { $hole }: niepewne
evidence-hole-stone = { $hole }: { $colour }
evidence-hole-faced = { $hole }: { $colour } ({ $face })
evidence-sure = { $card }: pewność { $percent } %
evidence-reader = Odczytał model { $mark }.
evidence-gone = Zdjęcia już nie ma.

evidence-again-same = { $n }: osądzone ponownie, to samo.
evidence-again-unsure = { $n }: osądzone ponownie, zgadza się, o ile jest pewne. Zapisano: { $was } Teraz: { $now }
evidence-again-differs = { $n }: INACZEJ. Zapisano: { $was } Teraz: { $now }
evidence-again-other_model = { $n }: odczytał inny model ({ $mark }). Zapisano: { $was } Ten: { $now }
evidence-again-no_picture = { $n }: nie da się odczytać ponownie, nie ma zdjęcia.
evidence-again-no_reader = { $n }: nic tutaj nie odczyta tego ponownie.
evidence-again-sum = Takich samych { $same }, o ile pewne { $unsure }, innych { $differs }, z innego modelu { $other }, bez zdjęcia { $lost }.

evidence-kept = Przechowywane zdjęcia: { $n ->
        [one] { $n }
        [few] { $n }
       *[other] { $n }
    }, { $mb } MB.
evidence-would_go = Do usunięcia, od najstarszych: zdjęć { $n ->
        [one] { $n }
        [few] { $n }
       *[other] { $n }
    }, { $mb } MB.
evidence-went = Usunięto, od najstarszych: zdjęć { $n ->
        [one] { $n }
        [few] { $n }
       *[other] { $n }
    }, { $mb } MB. Wpisy i wyścigi zostają.

web-evidence-title = Dowody
web-evidence-of = Dowody partii { $n }
web-evidence-none = W tej partii nie zmierzono jeszcze wyścigu ani nie odczytano karty.
web-evidence-race = Wyścig
web-evidence-cards = Karty
web-evidence-board = Plansza
web-evidence-show = Pokaż dowód
web-evidence-zip = Wszystkie dowody w jednym pliku
web-evidence-referees = Zdjęcia stołu są dla sędziego.
web-evidence-before = Wcześniej
web-evidence-next = Później
web-evidence-lanes = Paski pokazują, kiedy pole było zwarte, strzałka pierwszy styk, a kreskowanie to, co zbyt bliskie.
