# Gra w pstrykanie. $P i $Q to gracze, $colour kolor krążków, $hole dołek taki jak c3, $n liczba.
# Formy kolorów: pl (czerwone krążki), genpl (czerwonych krążków).

## Kolory i strony krążków
term-colour-red = czerwony
    .pl = czerwone
    .genpl = czerwonych
term-colour-blue = niebieski
    .pl = niebieskie
    .genpl = niebieskich
term-colour-yellow = żółty
    .pl = żółte
    .genpl = żółtych
term-colour-green = zielony
    .pl = zielone
    .genpl = zielonych
term-colour-white = biały
    .pl = białe
    .genpl = białych
term-colour-black = czarny
    .pl = czarne
    .genpl = czarnych
term-colour-orange = pomarańczowy
    .pl = pomarańczowe
    .genpl = pomarańczowych
term-colour-turquoise = turkusowy
    .pl = turkusowe
    .genpl = turkusowych
term-colour-purple = fioletowy
    .pl = fioletowe
    .genpl = fioletowych
term-colour-pink = różowy
    .pl = różowe
    .genpl = różowych
term-colour-brown = brązowy
    .pl = brązowe
    .genpl = brązowych
term-colour-natural = naturalny
    .pl = naturalne
    .genpl = naturalnych
term-mark-up = znakiem do góry
term-mark-down = znakiem w dół
b-setup-board = Połóżcie planszę na środku stołu, wszystkie dołki puste.
b-setup-seat = { $P } siedzi po stronie: { $side }, z dwunastoma krążkami. Kolor: { $colour }.
b-setup-option = Zasada domowa – { $option }: { $value }.
b-setup-option_number = Zasada domowa – { $option }: { $n }.
b-shot-settled = Po każdym strzale ręce precz, aż nic się nie rusza i plansza jest obejrzana.

## Co teraz
b-setup-rps = Papier, kamień, nożyce: kto zaczyna?
b-setup-choose = Wybiera { $P }: tury bez limitu czy z limitem { $n }?
b-turn-start = { $P }: { $n ->
    [one] jeden strzał
    [few] { $n } strzały
   *[other] { $n } strzałów
}.
b-turn-left = { $P }: { $n ->
    [one] został jeden strzał
    [few] zostały { $n } strzały
   *[other] zostało { $n } strzałów
}.
b-turn-unlimited = { $P }: graj dalej, dopóki trafiasz.
b-turn-hits = { $P }: graj dalej, dopóki trafiasz, najwyżej jeszcze { $n ->
    [one] jeden raz
    [few] { $n } razy
   *[other] { $n } razy
}.
b-shot-place = Połóż krążek na linii ({ $side }), { $face }, i pstryknij go jednym palcem.
b-centre-open = Najpierw celuj w środkowy dołek.
b-centre-locked = Środek jest zablokowany: może tam wejść tylko ostatni krążek, który domyka czwórkę lub krzyż.
b-score-final = { ROW($totals) }. { COUNT($P) ->
    [one] Wygrywa { $P }
    [few] Wygrywają wspólnie { $P }
   *[other] Wygrywają wspólnie { $P }
}.
b-score-total = { $P } { $n }

## Co się stało
b-setup-limited = Tury z limitem: { $n } z rzędu.
b-setup-unlimited = Tury bez limitu: dopóki każdy strzał trafia.
b-setup-coloured = { $P } gra kolorem: { $colour }.
b-turn-begins = Zaczyna { $P }.
b-turn-stopped = { $P } kończy.
b-turn-end = Teraz { $Q }.
b-shot-sunk = { $colour } w { $hole }, rząd { $r }.
b-shot-sunk_turned = { $colour } w { $hole }, rząd { $r }, odwrócony: podwójnie.
b-shot-sunk_marked = { $colour } w { $hole }, rząd { $r }, znakiem do góry: 3 dodatkowo.
b-shot-put_back = Krążek z { $hole } wraca do swojego dołka, tak jak leżał.
b-shot-knocked_out = Krążek z { $hole } znów jest w grze.
b-shot-zone = { $colour } dotyka linii strzału: zdejmijcie go.
b-shot-clear = Luźne { FORM($colour, "pl") } krążki: { $n }. Zdejmijcie wszystkie.
b-shot-clear_last = { $P } ma zagrane wszystkie pozostałe krążki: zdejmijcie { $n ->
    [one] luźny
    [few] { $n } luźne
   *[other] { $n } luźnych
}.
b-shot-off_opponent = Krążek spadł z planszy (właściciel: { $Q }). { $Q } może go teraz od razu wystrzelić.
b-shot-off_own = Własny krążek poza planszą. Koniec tury: { $P }.
b-shot-off_own_return = Własny krążek poza planszą. Koniec strzału powrotnego: { $P }.
b-shot-return_done = Wraca { $P }: { $n ->
    [one] został jeden strzał
    [few] zostały { $n } strzały
   *[other] zostało { $n } strzałów
}.
b-shot-return_done_unlimited = Wraca { $P }: graj dalej, dopóki trafiasz.
b-shot-declined = { $Q } rezygnuje ze strzału powrotnego.
b-shot-foul = Faul, { $P }: krążek wraca, strzał stracony.
b-shot-foul_repeat = Faul, { $P }: krążek wraca, strzał jeszcze raz.
b-shot-short_repeat = { $P }: krążek nie opuścił linii, strzelaj jeszcze raz.
b-centre-illegal = Ten krążek nie może zostać na środku: oddajcie go.
b-centre-missed = { $P } nie trafia w środek: teraz jest zablokowany.
b-end-all12 = { $P } ma wbite wszystkie dwanaście: koniec gry.
b-end-full = Wszystkie dołki są pełne: koniec gry.
b-end-stall = Wolny jest tylko zablokowany środek i nikt nie może tam wejść: koniec gry.
b-end-last_round = { $P } ma wbite wszystkie dwanaście: gracie rundę do końca.
b-corrected = Planszę poprawiono ręcznie.
b-looked = Ktoś sprawdził: ekran ma rację.
b-score-by_hand = Ręcznie: { $P } { $n }.
b-score-across = { $P }: czwórka w rzędzie { $r }, +{ $k }.
b-score-upright = { $P }: czwórka w pionie, +{ $k }.
b-score-diagonal = { $P }: czwórka po skosie, +{ $k }.
b-score-four = { $P }: czwórka, +{ $k }.
b-score-cross = { $P }: krzyż, +{ $k }.
b-score-five = { $P }: zła linia z pięciu, −{ $k }.

## Co można wpisać
b-act-sunk = Wbity: { $colour }
b-act-loose = Leży luźno
b-act-zone = Dotyka linii strzału
b-act-off_own = Wyleciał z planszy
b-act-off_opponent = Wypchnął z planszy cudzy krążek ({ $Q })
b-act-by_hand = Wpisz cały strzał
b-act-short = Nie opuścił linii
b-act-foul = Faul: strzał się nie liczy
b-act-decline = { $Q } rezygnuje
b-act-stop = { $P } kończy wcześniej
b-act-correct = Plansza wygląda inaczej
b-act-begins = Zaczyna { $P }
b-act-colour = Inny kolor: { $P }
b-act-limited = Z limitem: { $n } z rzędu
b-act-unlimited = Bez limitu
b-field-sunk = Wbite krążki
b-field-zone = Krążki na linii strzału
b-field-off = Krążki poza planszą
b-field-dislodged = Dołki, z których wybito krążek
b-field-holes = Krążki w dołkach
b-field-loose = Luźne krążki
b-field-colour = Kolor

## Czego nie widać na obrazie
b-doubt-colour = { $n ->
    [0] Sprawdźcie { $holes }: nikt nie gra tym kolorem.
    [one] Koloru jednego krążka nie udało się rozpoznać.
    [few] Kolorów { $n } krążków nie udało się rozpoznać.
   *[other] Kolorów { $n } krążków nie udało się rozpoznać.
}
b-doubt-thirteenth = { FORM($colour, "pl") } krążki: { $n }, a jest ich tylko dwanaście. Sprawdźcie { $holes }.
b-doubt-surplus = Jeden { $colour } krążek za dużo: nikt go nie wystrzelił. Sprawdźcie { $holes }.
b-doubt-hole = Plansza i ekran różnią się w { $holes }: co się zgadza?
b-doubt-unsure = Czy w { $holes } leży krążek i którą stroną?
b-doubt-line = Czy { $colour } krążek dotyka linii strzału? Odległości poniżej { $error } mm obraz nie pokaże: sprawdźcie sami.
b-doubt-vanished = { $n ->
    [one] Zniknął jeden luźny krążek.
    [few] Zniknęły { $n } luźne krążki.
   *[other] Zniknęło { $n } luźnych krążków.
} Zestrzelone czy zabrane ręką?
b-doubt-two_shots = Dwa strzały, pierwszy do { $holes }
b-doubt-as_seen = Obraz ma rację
b-doubt-still_there = Ekran ma rację: krążek nadal leży w { $holes }
b-doubt-knocked_out = Wybity strzałem z { $holes }
b-doubt-is_colour = { $hole }: { $colour }
b-doubt-is_stone = { $hole }: { $colour }, { $face }
b-doubt-is_empty = { $hole }: pusto
b-doubt-is_zone = { $colour } krążek dotyka linii
b-doubt-is_loose = { $colour } krążek nie dotyka linii
b-doubt-shot_off = Zestrzelone z planszy: { $colours }
b-doubt-has_colour = Luźny krążek: { $colour }
b-doubt-no_stone = Nie ma tam krążka
b-doubt-on_top = { $colour } krążek leży na tym w { $hole }: luźno
b-doubt-all_empty = { $n ->
    [one] Jest pusty
    [few] Wszystkie są puste
   *[other] Wszystkie są puste
}
b-doubt-still_lies = { $n ->
    [one] Nadal tam leży
    [few] Nadal tam leżą
   *[other] Nadal tam leżą
}
b-doubt-nudged = Luźne krążki leżą trochę inaczej: to był strzał czy przesunęła je ręka?
b-doubt-by_a_hand = Przesunęła je ręka

## Odmowy
b-refuse-over = Gra skończona.
b-refuse-begin_first = Najpierw powiedzcie, kto zaczyna.
b-refuse-choose_first = Najpierw zaczynający wybiera tury z limitem albo bez.
b-refuse-begun = Gra już trwa: wiadomo, kto zaczynał.
b-refuse-chosen = Limit albo jego brak ustala się na całą grę.
b-refuse-coloured = Kolory wybiera się przed pierwszym strzałem.
b-refuse-not_your_shot = Teraz strzela { $P }.
b-refuse-return_first = Najpierw { $Q } oddaje strzał powrotny albo rezygnuje.
b-refuse-no_return = Nikt nie ma teraz strzału powrotnego.
b-refuse-must_shoot = { $P } musi oddać wszystkie strzały tury.
b-refuse-no_stone = { $P } nie ma już czym strzelać.
b-refuse-short = Krążek, który nie opuścił linii, leży na linii: wpisz go tam.
b-refuse-no_hole = Nie ma dołka { $hole }: są od a1 do e5.
b-refuse-empty_hole = W { $hole } nie ma krążka.
b-refuse-hole_taken = { $hole } jest zajęty: w dołku mieści się jeden krążek.
b-refuse-no_colour = Nikt nie gra kolorem: { $colour }.
b-refuse-unknown_colour = Nie ma krążków w kolorze: { $colour }.
b-refuse-too_many = { $n ->
    [one] O jeden { $colour } krążek
    [few] O { $n } { FORM($colour, "pl") } krążki
   *[other] O { $n } { FORM($colour, "genpl") } krążków
} za dużo.
b-refuse-loose_count = Widać luźne { FORM($colour, "pl") } krążki w liczbie { $seen }, a musi ich być { $n }.
b-refuse-no_seat = Po tej stronie ({ $side }) nikt nie siedzi.
b-refuse-no_player = Nie ma gracza o numerze { $n }.
b-setup-measures = Nie ma planszy o takich wymiarach: między dwiema liniami strzału musi się zmieścić dziewięć krążków w rzędzie.

## Zasady domowe
option-horizontal4 = Czwórka równoległa do własnej strony daje
option-horizontal4-row = numer swojego rzędu
option-horizontal4-3 = 3
option-horizontal4-row_3 = numer swojego rzędu i 3
option-five_contains_fours = Piątka w linii liczy się też jako dwie czwórki
option-five_contains_fours-no = nie
option-five_contains_fours-yes = tak
option-cross_diagonal = X z pięciu krążków też jest krzyżem
option-cross_diagonal-no = nie
option-cross_diagonal-yes = tak
option-seats2 = Dwoje graczy siedzi
option-seats2-opposite = naprzeciw siebie
option-seats2-adjacent = przy rogu
option-nested_returns = Strzał powrotny może dać kolejny powrotny
option-nested_returns-yes = tak
option-nested_returns-no = nie
option-zone_is_off = Strefa strzału liczy się jak poza planszą
option-zone_is_off-no = nie
option-zone_is_off-yes = tak
option-short_shot = Strzał, który nie opuszcza linii
option-short_shot-used = jest zużyty
option-short_shot-repeat = powtarza się
option-must_shoot_three = Trzeba oddać wszystkie strzały tury
option-must_shoot_three-no = nie
option-must_shoot_three-yes = tak
option-foul = Po faulu
option-foul-shot_lost = strzał jest stracony
option-foul-repeat = strzał się powtarza
option-dislodged = Krążek wybity z dołka
option-dislodged-restore = wraca na miejsce
option-dislodged-play_on = znów jest w grze
option-end = Gra kończy się
option-end-at_once = od razu
option-end-finish_round = gdy runda jest pełna
option-tiebreak = Przy równych punktach
option-tiebreak-share = zwycięstwo się dzieli
option-tiebreak-more_sunk = wygrywa więcej wbitych krążków
option-tiebreak-more_turned = wygrywa więcej podwójnych krążków
option-v_line_stack = Wiedeń: 4 punkty za linię dolicza się do punktów gry podstawowej
option-v_line_stack-no = nie
option-v_line_stack-yes = tak
option-limited = Wiedeń, tury z limitem: tyle
option-limited-shots = strzałów
option-limited-hits = trafień najwyżej, do pierwszego pudła
option-limited_to = Wiedeń, tury z limitem: ile z rzędu
option-hit = Wiedeń: trafienie wbija
option-hit-own = własny krążek
option-hit-any = dowolny krążek
option-v_bad_line = Wiedeń: złe linie się liczą
option-v_bad_line-yes = tak
option-v_bad_line-no = nie
option-centre = Center Queen lub King
option-centre-no = nie
option-centre-yes = tak
option-centre_shot = Strzał w środek to
option-centre_shot-first_of_game = pierwszy w grze
option-centre_shot-first_of_each_player = pierwszy każdego gracza
option-centre_stall_end = Gra kończy się, gdy wolny jest tylko zablokowany środek i nikt nie może tam wejść
option-centre_stall_end-yes = tak
option-centre_stall_end-no = nie
option-empty_side_zones = Strefy strzału liczą się też tam, gdzie nikt nie siedzi
option-empty_side_zones-yes = tak
option-empty_side_zones-no = nie
option-board_mm = Bok planszy (mm)
option-line_inset_mm = Od brzegu planszy do linii strzału (mm)
option-line_length_mm = Długość linii strzału (mm)
option-disc_mm = Średnica krążka (mm)
option-close_call_mm = Bliżej linii niż tyle ktoś musi sprawdzić sam (mm)
