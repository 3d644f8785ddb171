# Gra na kuszenie losu. $P to gracz albo kilku, $card i $cards karty, $suit kolor, $colour barwa jokera, $n i $sum punkty
# lub liczby.

## Co teraz
l-turn-start = { $P }: { OR($acts) }.
l-start-draw = dobierz
l-start-take = weź kolumnę
l-start-bank = zabezpiecz
l-draw-either = { $card }: kolumna 1 czy kolumna 2?
l-draw-decide = { $P }: kolumna 1 to { $a }, kolumna 2 to { $b }. Grasz dalej czy kończysz?
l-stop-last = To była ostatnia karta. { $P }: wybierz kolumnę.
l-bust-choose = { $P }: który { $colour } stos przepada?
l-bust-others_choose = Pozostali wybierają, który { $colour } stos przepada. Traci go { $P }.
l-cards_left = W stosie { $n ->
    [one] jedna karta
    [few] { $n } karty
   *[other] { $n } kart
}, w tym { $k ->
    [one] jeden król
    [few] { $k } króle
   *[other] { $k } króli
} i { $j ->
    [one] jeden joker
    [few] { $j } jokery
   *[other] { $j } jokerów
}. Wpadka: { $b } na { $n }.
l-game-end = { COUNT($P) ->
    [one] { $P } wygrywa z wynikiem { $n }.
    [few] { $P } wygrywają wspólnie, każdy ma { $n }.
   *[other] { $P } wygrywają wspólnie, każdy ma { $n }.
}
l-score = { $P }: odkryte { $a } + zabezpieczone { $b } = { $n }.

## Co się stało
l-draw-put = { $card } w kolumnie { $n }: { $sum }.
l-bust-fit = { $card } nigdzie nie pasuje: karty z tej tury przepadają.
l-bust-king = { $card }: karty z tej tury przepadają.
l-bust-joker = To { $colour } joker: przepadają karty z tej tury i jeden { $colour } stos.
l-bust-joker_none = Żaden { $colour } stos nie leży odkryty: nic więcej nie przepada.
l-bust-lost = { $P } traci stos { $suit }: { $n }.
l-stopped = { $P } bierze { FORM($cards, "acc") }: { $n }.
l-took = { $P } bierze pozostawioną kolumnę ({ $cards }): { $n }.
l-banked = { $P } zabezpiecza { FORM($cards, "acc") }: { $n } na pewno.
l-pile-first = Stos jest pusty. Potasujcie odrzucone ({ $n }): to nowy stos.
l-pile-last = Stos jest pusty po raz ostatni: dokończcie tę turę.
l-turn-next = Teraz { $P }.
l-game-over = Stos się skończył: koniec gry.
l-score-by_hand = Ręcznie: { $P } { $n }.

## Co można wpisać
l-act-draw = Odkryj kartę
l-act-column = Kolumna { $n }: { $cards }
l-act-stop = Skończ z kolumną { $n }: { $cards }, { $sum }
l-act-take = Weź kolumnę ({ $cards }): { $sum }
l-act-bank = Zabezpiecz { $suit }: { $n }
l-act-bank_all = Zabezpiecz wszystkie odkryte stosy: { $n }
l-act-bank_card = Zabezpiecz { FORM($card, "acc") }
l-act-give_up = Oddaj { $suit }: { $n }
l-field-card = Karta

## Czego nie widać na obrazie
l-doubt-card = Jaka to karta?
l-doubt-joker = Jaką barwę ma ten joker?
l-doubt-several = Nowych kart widać { $n }: którą odkryto?
l-doubt-impossible = { $card } nie może pochodzić ze stosu: spójrzcie jeszcze raz.
l-doubt-is = { $card }

## Odmowy
l-setup-one_pack = Krótka gra jedną talią jest dla dwojga: weźcie dwie talie.
l-refuse-over = Gra skończona.
l-refuse-pile_empty = Stos się skończył: nie ma więcej kart.
l-refuse-pile_not_empty = { $n ->
    [one] Jedna karta leży
    [few] { $n } karty leżą
   *[other] { $n } kart leży
} jeszcze w stosie.
l-refuse-no_such_card = { $card } nie może być w stosie.
l-refuse-nothing_to_place = Żadna karta nie czeka na kolumnę.
l-refuse-does_not_fit = { $card } nie pasuje do kolumny { $n }: ta sama wartość lub ten sam kolor.
l-refuse-place_first = Najpierw połóż { FORM($card, "acc") } w kolumnie.
l-refuse-give_up_first = Najpierw { $P } oddaje stos.
l-refuse-nothing_drawn = Nic jeszcze nie dobrano: najpierw dobierz albo weź kolumnę.
l-refuse-already_drawn = W tej turze już dobrano kartę: graj dalej albo skończ.
l-refuse-empty_column = Kolumna { $n } jest pusta.
l-refuse-no_leftover = Nie została żadna kolumna do wzięcia.
l-refuse-nothing_to_bank = Tego nie można zabezpieczyć.
l-refuse-no_joker = Teraz nie trzeba oddawać stosu.
l-refuse-wrong_pile = Za tego jokera nie można oddać stosu { $suit }.
l-refuse-no_player = Nie ma gracza o numerze { $n }.

## Zasady domowe
option-packs = Talie kart
option-packs-2 = dwie
option-packs-1 = jedna (krótka gra we dwoje)
option-take_leftover = Pozostawioną kolumnę wolno wziąć zamiast dobierać
option-take_leftover-yes = tak
option-take_leftover-no = nie
option-bank = Zabezpiecza się
option-bank-suit = jeden stos koloru
option-bank-all = wszystkie odkryte stosy
option-bank-one_card = jedną kartę
option-bust_clears = Przy wpadce przepadają
option-bust_clears-this_turn = karty z tej tury
option-bust_clears-all = karty z tej tury i pozostawiona kolumna
option-specials = Odkryte króle i jokery
option-specials-reshuffled = wracają do tasowania
option-specials-removed = wypadają z gry
option-leftover = Przy dobieraniu pozostawiona kolumna
option-leftover-joins = jest jedną z dwóch kolumn
option-leftover-stays_apart = leży osobno
option-joker_pile = Stos tracony przez jokera
option-joker_pile-owner = wybiera właściciel
option-joker_pile-opponents = wybierają pozostali
option-joker_pile-biggest = to ten z największą liczbą punktów
option-joker_pile-both = to oba w tej barwie
option-joker_map = Barwa jokera
option-joker_map-printed = taka, jak wydrukowana
option-joker_map-ask = ustalana za każdym razem
option-final_turn = Gdy ostatnia karta wyjdzie w trakcie tury
option-final_turn-take = gracz bierze kolumnę
option-final_turn-lose_open_cards = karty z kolumn przepadają
option-tie = Przy równych punktach
option-tie-share = zwycięstwo się dzieli
option-tie-most_banked = wygrywa więcej zabezpieczonych punktów
option-tie-most_cards = wygrywa więcej kart
option-show_odds = Pokazuj, co zostało w stosie i jaka jest szansa wpadki
option-show_odds-no = nie
option-show_odds-yes = tak
l-setup-jokers = Ustalcie, które jokery liczą się jako czerwone, a które jako czarne.
l-setup-option = Zasada domowa – { $option }: { $value }.
l-setup-option_number = Zasada domowa – { $option }: { $n }.
l-setup-pack = { $n ->
    [one] Z jednej talii weźcie karty od 2 do 10, króle i dwa jokery
    [few] Z { $n } talii weźcie karty od 2 do 10, króle i cztery jokery
   *[other] Z { $n } talii weźcie karty od 2 do 10, króle i cztery jokery
}. Razem kart: { $cards }, potasowane i zakryte.
