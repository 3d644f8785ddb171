# Gra M, pojedynek. $P i $Q to imiona (bez odmiany), $n i $k liczby, $deck i $other talie (main, magic).

## Słowa
term-deck-main = talia główna
    .acc = talię główną
    .gen = talii głównej
    .loc = talii głównej
term-deck-magic = talia magiczna
    .acc = talię magiczną
    .gen = talii magicznej
    .loc = talii magicznej
term-pool-red = czerwona połowa drugiej talii
    .gen = czerwonej połowy drugiej talii
term-pool-black = czarna połowa drugiej talii
    .gen = czarnej połowy drugiej talii
term-pool-free_pick = druga talia
    .gen = drugiej talii
term-pool-own_pack = własna talia
    .gen = własnej talii
term-rank-none = karta bez rangi
    .acc = kartę bez rangi
    .gen = karty bez rangi
    .plural = karty bez rangi
    .genpl = kart bez rangi
term-spot = tura { $n }, strona: { $P }

## Dlaczego układ wygrywa
hand-reason-category = { $better } bije { FORM($worse, "acc") }
hand-reason-rank = { $high } bije { FORM($low, "acc") }
hand-reason-kicker = ten sam układ, ale z kart pobocznych { $high } bije { FORM($low, "acc") }
hand-reason-missing = dotąd równo, ale { $rank } bije brakującą kartę
hand-reason-fewer = { $more } do { $fewer } w kartach: mniej kart przegrywa
hand-reason-equal = wszystkie wartości równe

## Przed rundą
m-setup-packs = Weźcie dwie talie z jednakowym rewersem i dwa kapelusze.
m-setup-packs_own = Weźcie trzy talie z jednakowym rewersem i dwa kapelusze: jedną na talie główne i po jednej na magiczne.
m-setup-compose = { $P }: wybierz 13 kart z { FORM($pool, "gen") }, potasuj je i oddaj. Dostaje je { $Q }.
m-setup-compose_same = { $P }: zbierz te same 13 kart co poprzednio, potasuj je i oddaj. Dostaje je { $Q }.
m-setup-deal = Potasujcie pierwszą talię, podzielcie ją na pół i połóżcie przed sobą talię główną i magiczną.
m-setup-ante = Każdy wkłada { $n } do puli: { $pot } dla zwycięzcy gry.
m-setup-special = Umowa: karta { $card } liczy się jak { $rank }.
m-setup-option = Zasada domowa – { $option }: { $value }.
m-setup-option_number = Zasada domowa – { $option }: { $n }.

## Wyścig
m-turn-ready = Ręce do siebie – czekajcie na sygnał.
m-turn-go = Na „Start!”: jedna ręka na jedną ze swoich talii.
m-turn-go_any = Na „Start!”: jedna ręka na dowolną talię.
m-turn-faster = Szybsza ręka: { $P } – { $deck }.
m-turn-repeat = Za blisko – jeszcze raz.
m-turn-nobody = Żadnej ręki na talii – jeszcze raz.
m-turn-false_start = Za wcześnie: { $P }. Decyduje { $Q } – dotknij talii.
m-turn-false_start_repeat = Za wcześnie: { $P }. Jeszcze raz.
m-turn-roll = { $P }: rzuć kostką. Od 1 do 3 to talia główna, od 4 do 6 magiczna.

## Wybór szybszej osoby
m-choice-swap = { $P }: zamieniasz talie magiczne czy zostają?
m-choice-assign = { $P }: karta magiczna jest dla ciebie czy dla przeciwnika?
m-choice-swapped = Talie magiczne zamieniły się miejscami.
m-choice-kept = Talie magiczne zostają tam, gdzie są.
m-choice-swap_back = Odłóżcie talie magiczne na dawne miejsca.
m-choice-assigned = Karta magiczna: { $P }. Karta z głównej: { $Q }.

## Karty
m-draw-reveal = { $P }: odkryj wierzchnią kartę ze swojej { FORM($deck, "gen") }.
m-compare-point = { $card } bije { FORM($other, "acc") }. Punkt: { $P }, { $a }:{ $b }.
m-compare-tie = { $card } i { $other } to remis – kapelusze na stół, pół metra dalej.

## Kapelusze
m-hat-throw = { $P }: rzuć { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
} ze swojej { FORM($deck, "gen") } do własnego kapelusza.
m-hat-throw_fill = { $P }: rzuć karty do własnego kapelusza ({ $n }), w tym { $k } ze swojej { FORM($other, "gen") }, bo twoja { $deck } jest za krótka.
m-hat-seconds = { $n ->
    [one] Masz jedną sekundę na wszystkie rzuty.
    [few] Masz { $n } sekundy na wszystkie rzuty.
   *[other] Masz { $n } sekund na wszystkie rzuty.
}
m-hat-exchange = Wymieńcie się kapeluszami i wyłóżcie karty odkryte.
m-hat-open = { $P }: wyłóż przed sobą odkryte karty z cudzego kapelusza (właściciel: { $Q }).
m-hat-misses = Karta w cudzym kapeluszu to pudło.
m-hat-strays = Karta w cudzym kapeluszu liczy się tam. Powiedzcie, ile ich było.
m-hat-result = { $P }: { $hand }, { $Q }: { $other }. Punkt: { $P }, { $a }:{ $b }. Powód: { $reason }.
m-hat-tie = Równe układy ({ $hand }) – nikt nie dostaje punktu.
m-hat-rethrow = Rozstrzyga jeszcze jeden rzut.
m-hat-return = { $P }: wtasuj { $n ->
    [one] chybioną kartę
    [few] { $n } chybione karty
   *[other] { $n } chybionych kart
} z powrotem do swojej { FORM($deck, "gen") }.

## Talie
m-deck-status = { $P }: w głównej { $n }, w magicznej { $k } { $k ->
    [one] karta
    [few] karty
   *[other] kart
}.
m-deck-magic_empty = { $P } nie ma już talii magicznej.
m-deck-recounted = Policzone ręcznie, { $P }: { $n } w głównej, { $k } w magicznej.

## Koniec rundy i gry
m-round-no_main = { $P } nie może ciągnąć z talii głównej. Rundę wygrywa { $Q }.
m-round-short_stack = { $P } ma za mało kart do rzucania. Rundę wygrywa { $Q }.
m-round-both_empty = Nikt nie może grać dalej: { $a }:{ $b }.
m-round-no_result = Bez wyniku: runda się powtarza.
m-round-won = Rundę wygrywa { $P }, z rzędu: { $n }.
m-round-seats = Teraz grają { $P } i { $Q }.
m-game-won = { $P } wygrywa trzecią rundę z rzędu, a z nią całą grę.
m-game-pot = Pulę { $n } zabiera { $P }.
m-adjusted = Ręcznie, { $P }: { $n ->
    [one] jeden punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}, teraz { $a }:{ $b }.

## Przyciski
m-act-ready_both = Obie talie magiczne oddane
m-act-ready = { $P }: talia magiczna oddana
m-act-dealt = Talie na miejscu
m-act-armed = Ręce u siebie – start
m-act-faster = { $P }: { $deck }
m-act-hand_of = Ręka: { $P }
m-act-repeat = Za blisko – znowu
m-act-false_start = Za wcześnie: { $P }
m-act-nobody = Nikt – znowu
m-act-rolled = { $P }: rzut kostką
m-act-keep = Zostają
m-act-swap = Zamieniam
m-act-mine = Dla mnie
m-act-yours = Dla przeciwnika
m-act-revealed_both = Wpisz obie karty
m-act-revealed = Wpisz kartę: { $P }
m-act-card = { $P }: { $card }
m-act-row = { $P }: { $cards }
m-act-thrown_both = Oboje po rzutach
m-act-thrown = { $P } już po rzutach
m-act-exchanged = Kapelusze wymienione, karty odkryte
m-act-opened_both = Wpisz oba rzędy
m-act-opened = Wpisz rząd: { $P }
m-act-returned = Pudła wróciły do talii
m-act-next_round = Następna runda
m-act-seated = Następni już siedzą
m-act-recount = Popraw talie: { $P }

## O co pytamy
m-field-die = Liczba oczek
m-field-card = Odkryta karta
m-field-row = Karty w rzędzie
m-field-strays = Ile z nich rzuciła ta osoba
m-field-main = Karty w talii głównej
m-field-magic = Karty w talii magicznej

## Wątpliwości
m-doubt-dead_heat = { $n ->
    [one] Między rękami tylko 1 µs. Kto był pierwszy?
    [few] Między rękami tylko { $n } µs. Kto był pierwszy?
   *[other] Między rękami tylko { $n } µs. Kto był pierwszy?
}
m-doubt-both_early = Oboje za wcześnie: { $P } i { $Q }.
m-doubt-whose_hand = Ręka na { FORM($deck, "loc") } ({ $P }) – czyja?
m-doubt-card = Jaką kartę ma przed sobą { $P }? Może to { $card }.
m-doubt-several = Kart przed graczem { $P }: { $n }. Którą odkryto?
m-doubt-row = Spójrzcie na rząd ({ $P }): { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
} trudno odczytać.

## Odmowy
m-refused-phase = „{ $act }” teraz nie pasuje. Na stole trwa: { $state }.
m-refused-seat = Tam nie siedzi nikt z tego pojedynku.
m-refused-already = { $P } ma to już za sobą.
m-refused-race = Wyścig wymaga szybszej osoby, talii i przewagi, która nie jest poniżej zera.
m-refused-early = To nie falstart: wskaż, kto był za wcześnie, i nikogo dwa razy.
m-refused-decider = Teraz decyduje tylko { $P }.
m-refused-own_decks = Ręka liczy się tylko na własnych taliach.
m-refused-die = Kostka pokazuje od 1 do 6, a nie { $n }.
m-refused-no_card = Podaj choć jedną kartę.
m-refused-no_row = Podaj choć jeden rząd.
m-refused-unread = Nieodczytana karta nie może się liczyć: wpisz ją.
m-refused-special = Tej karty przy tym stole nie wolno używać: { $card }.
m-refused-twice = { $card } pojawia się dwa razy, a w talii jest raz. Sprawdźcie: { $first } oraz { $second }.
m-refused-hits = { $P }: rzutów było { $most }, więc w kapeluszu nie może leżeć { $n }.
m-refused-strays = Tutaj karta w cudzym kapeluszu to pudło i się nie liczy.
m-refused-strays_range = Zbłąkanych kart nie może być { $n }: najwyżej { $most }.
m-refused-recount = Talia główna ma od 0 do { $n } kart, magiczna od 0 do { $k }.
m-refused-adjust_who = Punkty można zmieniać tylko osobom przy stole.
m-refused-adjust_over = Runda już się skończyła: cofnij raczej ostatni ruch.
m-refused-adjust_range = Wynik { $n } jest niemożliwy ({ $P }): punktów może być od 0 do { $target }.

## Czynności i stany, do odmów
m-fact-composed = talia magiczna oddana
m-fact-dealt = talie na miejscu
m-fact-armed = start wyścigu
m-fact-raced = wyścig
m-fact-rolled = kostka
m-fact-swapped = zamiana albo nie
m-fact-assigned = dla kogo karta magiczna
m-fact-revealed = odkryte karty
m-fact-thrown = po rzutach
m-fact-exchanged = kapelusze wymienione
m-fact-opened = karty wyłożone
m-fact-returned = pudła wtasowane
m-fact-nextround = następna runda
m-fact-recounted = talie policzone
m-phase-compose = układanie talii magicznych
m-phase-deal = rozdawanie
m-phase-armed = ręce u siebie
m-phase-race = wyścig
m-phase-roll = kostka
m-phase-swap = zamiana albo nie
m-phase-assign = dla kogo karta magiczna
m-phase-draw = odkrywanie kart
m-phase-throw = rzucanie
m-phase-count = otwieranie kapeluszy
m-phase-return = wtasowanie pudeł
m-phase-round_end = koniec rundy
m-phase-game_end = koniec gry

## Zasady domowe
option-magic_pool = Karty na talie magiczne
option-magic_pool-colour_split = jedna osoba bierze czerwoną połowę, druga czarną, co rundę na zmianę
option-magic_pool-free_pick = oboje wybierają z drugiej talii
option-magic_pool-own_pack = każdy ma całą talię
option-slap_area = Na których taliach może wylądować ręka
option-slap_area-own = tylko na własnych
option-slap_area-any = na wszystkich
option-slap_tie_ms = Za blisko poniżej tylu ms (0: tak, jak zmierzono pola)
option-false_start = Falstart
option-false_start-other_wins = za szybszą uznaje się drugą osobę
option-false_start-repeat = wyścig się powtarza
option-swap_lasts = Zamiana trwa
option-swap_lasts-yes = do następnej zamiany
option-swap_lasts-one_turn = jedną turę
option-swap_with_empty = Zamiana, choć jednej talii magicznej już nie ma
option-swap_with_empty-no = nie
option-swap_with_empty-yes = tak
option-mixed_caller = Kto może wybrać magię, gdy jednej talii magicznej już nie ma
option-mixed_caller-anyone = każdy
option-mixed_caller-owner_only = tylko ten, kto ją ma
option-cross_hat = Karta w kapeluszu drugiej osoby
option-cross_hat-miss = to pudło
option-cross_hat-counts_there = liczy się tam
option-throw_seconds = Sekundy na rzuty (0: bez limitu)
option-hat_tie = Równe układy
option-hat_tie-no_point = nikt nie dostaje punktu
option-hat_tie-rethrow_once = jeszcze jeden rzut
option-short_hands = Układy z mniej niż pięciu kart
option-short_hands-rank = porównuje się jak inne
option-short_hands-fewer_loses = mniej kart zawsze przegrywa
option-short_stack = Mniej niż pięć kart do rzucania
option-short_stack-throw_rest = rzuca się to, co jest
option-short_stack-fill_from_other_deck = dobiera się z drugiej talii
option-short_stack-lose_round = runda przegrana
option-main_empty = Pusta talia główna
option-main_empty-on_demand = przegrywa, gdy potrzebna jest jej karta
option-main_empty-at_once = przegrywa od razu
option-both_empty = Obie talie główne puste
option-both_empty-points = rundę wygrywa więcej punktów
option-both_empty-no_result = bez wyniku
option-magic_decks = Talie magiczne w kolejnych rundach
option-magic_decks-new_each_round = układane od nowa
option-magic_decks-same_cards = te same karty
option-rotation = Więcej niż dwoje graczy
option-rotation-winner_stays = kto wygrywa, zostaje
option-rotation-both_change = zmieniają się oboje
option-no_result = Runda bez wyniku
option-no_result-ignore = nie liczy się
option-no_result-breaks_streak = przerywa serię
option-special_cards = Karty własnej roboty
option-special_cards-agreed = liczą się tak, jak uzgodniono przed rundą
option-special_cards-forbidden = zabronione
option-special_cards-zero = nic nie są warte
option-ante = Stawka od każdego (0: dla zabawy)
option-played_cards = Porównane karty
option-played_cards-out = są poza grą do końca rundy
option-played_cards-under_own_deck = wracają pod swoją talię
option-deck_choice = Jak wybiera się talię
option-deck_choice-race = wyścig rąk
option-deck_choice-die = kostka, na zmianę
