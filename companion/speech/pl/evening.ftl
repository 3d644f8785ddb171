# Co strony pokazują przy pozostałych grach: plansza, gra na szczęście, remik i Cap-It.
web-board-bad_lines = Złe linie
web-board-by_hand = Ręcznie
web-board-total = Razem
web-board-formations = Układy
web-board-sunk_none = Nie ma jeszcze żadnego wbitego krążka.
web-board-last_round = Ostatnia runda: gracie ją do końca.
web-board-centre_pending = Pierwszy strzał należy do środka.
web-board-centre_locked = Środek jest zablokowany.
web-board-item-stone = Krążek w rzędzie { $r }
web-board-item-turned = odwrócony: podwójnie
web-board-item-marked = znakiem do góry: 3 dodatkowo
web-board-item-across = czwórka w rzędzie { $r }
web-board-item-upright = czwórka w pionie
web-board-item-diagonal = czwórka po skosie
web-board-item-four = czwórka
web-board-item-cross = krzyż
web-board-item-five = zła linia z pięciu
web-luck-column_1 = Kolumna 1
web-luck-column_2 = Kolumna 2
web-luck-leftover = Zostało
web-luck-empty_column = Jeszcze bez kart.
web-luck-open = odkryte
web-luck-banked = zabezpieczone
web-luck-pile = Stos
web-luck-discard = Odrzucone
web-luck-pass = { $n ->
    [1] pierwsze przejście
   *[other] drugie i ostatnie przejście
}
web-luck-last_turn = Ostatnia tura
web-luck-bust = Szansa wpadki: { $percent } % ({ $b } na { $n } kart)
web-luck-kings = Króle
web-luck-jokers = Jokery
web-luck-misfits = Nigdzie nie pasują
web-luck-still = Co jeszcze jest w stosie
web-luck-turned = Gdzie położyć tę kartę?
web-luck-collected = Odkryte karty, po jednej
web-rummy-deal_n = Rozdanie { $n }
web-rummy-contract_is = Kontrakt: { $contract }
web-rummy-push = Obie karty oddaje { $P }, a bierze { $Q }.
web-rummy-pot_is = Pula: zostało { $left } z { $pot }, za każdą wygraną rundę { $prize }.
web-rummy-stock = Talon
web-rummy-discard = Odrzucone
web-rummy-no_discard = Brak odrzuconych
web-rummy-met = Kontrakt spełniony
web-rummy-not_met = Kontrakt otwarty
web-rummy-cards = Karty
web-rummy-melds = Układy
web-rummy-no_melds = Na stole nie ma jeszcze układów.
web-rummy-stands_for = zastępuje
web-rummy-meld = Układ
web-rummy-next_meld = Następny układ
web-rummy-deals = Rozdania
web-rummy-deal = Rozdanie
web-rummy-total = Razem
web-rummy-hand = Policzone:
web-rummy-went_out = bez kart
web-rummy-paid = Z puli:
web-rummy-partner = i
web-rummy-turn = teraz gra
web-rummy-freed = do użycia teraz
web-rummy-pending = Jeszcze nienazwany
web-board-board = Plansza
web-board-empty_hole = pusty
web-board-stock = w zapasie:
web-board-shots_left = Zostało strzałów:
web-board-no_limit = dopóki trafiasz
web-board-loose = Luźne:
web-board-take_off = Do zdjęcia:
web-board-put_back = Odłóż krążek do jego dołka.
web-board-take_out = Ten krążek nie może tam zostać.
web-board-sheet = Punkty
web-board-stones = Krążki
web-board-lines = Linie
web-board-crosses = Krzyże

## Wieczór: następna gra i wszystkie gry
web-evening-title = Wieczór
web-evening-next = Następna gra
web-evening-begins = Zaczyna { $P }: początek należy do osoby, która ostatnio przegrała.
web-evening-again = Zacznij następną grę
web-evening-other = Inna gra albo inne osoby
web-evening-people = Kto już tu grał
web-evening-matches = Wszystkie gry
web-evening-none = Jeszcze tu nie grano.
web-evening-on_table = na stole
web-evening-unfinished = niedokończona
web-evening-won = wygrana
web-evening-older = Starsze gry
web-evening-match_n = Gra { $n }
web-evening-match_pages = Strony gry { $n }
web-evening-as_txt = Opowieść
web-evening-as_csv = Tabela (CSV)
web-evening-as_json = Wszystko (JSON)
web-evening-play_on = Graj dalej
web-evening-running = Trwa inna gra. Zostanie odłożona na bok; nic z niej nie przepadnie.
web-evening-aside = Odłożyć grę na bok?
web-evening-aside_yes = Tak, odłóż
web-evening-aside_no = Nie
web-evening-no_match = Nie ma gry numer { $n }.

## Statystyki
web-stats-title = Statystyki
web-stats-house = Wszyscy, którzy tu grają
web-stats-of_house = { $n ->
    [one] Z jednej gry.
    [few] Z { $n } gier.
    [many] Z { $n } gier.
   *[other] Z { $n } gry.
}
web-stats-played = Zagrane
web-stats-won = Wygrane
web-stats-middle = Mediana reakcji (ms)
web-stats-best = Najszybsza (ms)
web-stats-in_words = Słowami
web-stats-points = Punkty
web-stats-reactions = Reakcje
web-stats-margins = Przewagi
web-stats-early = Falstarty
web-stats-longest = Najdłuższa seria
web-stats-about-points = Po każdym wpisie, który się liczy.
web-stats-about-reactions = Milisekundy od sygnału do ręki. Kreska oznacza medianę.
web-stats-about-margins = O ile milisekund szybsza ręka była z przodu i ile razy.
web-stats-about-early = Ręce, które były przed sygnałem.
web-stats-about-longest = Ile razy z rzędu ktoś punktował, zanim zapunktował ktoś inny.
web-stats-none-points = Jeszcze nic nie policzono.
web-stats-none-reactions = Nie zmierzono jeszcze żadnej ręki: reakcje mierzy się od sygnału.
web-stats-none-margins = Nie zmierzono jeszcze żadnego wyścigu.
web-stats-none-early = Nikt nie był za wcześnie.
web-stats-none-longest = Nikt jeszcze nie zdobył punktu.
web-stats-reaction_of = { $P }: mediana { $ms } ms, najszybsza { $best } ms, { $n ->
    [one] jedna ręka.
    [few] { $n } ręce.
    [many] { $n } rąk.
   *[other] { $n } ręki.
}
web-stats-margin_of = { $n ->
    [one] Jeden wyścig
    [few] { $n } wyścigi
    [many] { $n } wyścigów
   *[other] { $n } wyścigu
}, od { $low } do { $high } ms, mediana { $ms } ms.
web-stats-early_of = { $P }: { $n ->
    [one] jeden falstart.
    [few] { $n } falstarty.
    [many] { $n } falstartów.
   *[other] { $n } falstartu.
}
web-stats-longest_of = { $P }: { $n } z rzędu.
web-stats-points_of = { $P }: { $n ->
    [one] jeden punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
} po { $facts ->
    [one] jednym wpisie.
    [few] { $facts } wpisach.
    [many] { $facts } wpisach.
   *[other] { $facts } wpisu.
}
