# Słowa wspólne dla wszystkich gier i stron. Formy figur: acc (biernik), gen (dopełniacz),
# plural (mianownik liczby mnogiej), genpl (dopełniacz liczby mnogiej: para siódemek).

term-list = { $items }
term-nothing = nic
term-yes = tak
term-no = nie
term-on = włączone
term-off = wyłączone

## Kolory, figury, karty
term-suit-clubs = trefl
term-suit-diamonds = karo
term-suit-hearts = kier
term-suit-spades = pik
term-rank-2 = dwójka
    .acc = dwójkę
    .gen = dwójki
    .plural = dwójki
    .genpl = dwójek
term-rank-3 = trójka
    .acc = trójkę
    .gen = trójki
    .plural = trójki
    .genpl = trójek
term-rank-4 = czwórka
    .acc = czwórkę
    .gen = czwórki
    .plural = czwórki
    .genpl = czwórek
term-rank-5 = piątka
    .acc = piątkę
    .gen = piątki
    .plural = piątki
    .genpl = piątek
term-rank-6 = szóstka
    .acc = szóstkę
    .gen = szóstki
    .plural = szóstki
    .genpl = szóstek
term-rank-7 = siódemka
    .acc = siódemkę
    .gen = siódemki
    .plural = siódemki
    .genpl = siódemek
term-rank-8 = ósemka
    .acc = ósemkę
    .gen = ósemki
    .plural = ósemki
    .genpl = ósemek
term-rank-9 = dziewiątka
    .acc = dziewiątkę
    .gen = dziewiątki
    .plural = dziewiątki
    .genpl = dziewiątek
term-rank-T = dziesiątka
    .acc = dziesiątkę
    .gen = dziesiątki
    .plural = dziesiątki
    .genpl = dziesiątek
term-rank-J = walet
    .acc = waleta
    .gen = waleta
    .plural = walety
    .genpl = waletów
term-rank-Q = dama
    .acc = damę
    .gen = damy
    .plural = damy
    .genpl = dam
term-rank-K = król
    .acc = króla
    .gen = króla
    .plural = króle
    .genpl = króli
term-rank-A = as
    .acc = asa
    .gen = asa
    .plural = asy
    .genpl = asów
term-card-face = { $rank } { $suit }
    .acc = { FORM($rank, "acc") } { $suit }
    .gen = { FORM($rank, "gen") } { $suit }
term-card-joker_red = czerwony joker
    .acc = czerwonego jokera
    .gen = czerwonego jokera
term-card-joker_black = czarny joker
    .acc = czarnego jokera
    .gen = czarnego jokera
term-card-rules = karta z zasadami pokera
    .acc = kartę z zasadami pokera
    .gen = karty z zasadami pokera
term-card-back = zakryta karta
    .acc = zakrytą kartę
    .gen = zakrytej karty
term-card-unread = nieodczytana karta
    .acc = nieodczytaną kartę
    .gen = nieodczytanej karty

## Układy pokerowe
term-hand-empty = pusta ręka
    .acc = pustą rękę
term-hand-high_card = { $rank ->
    [none] same karty bez rangi
   *[other] wysoka karta ({ $rank })
}
    .acc = { $rank ->
        [none] same karty bez rangi
       *[other] wysoką kartę ({ $rank })
    }
term-hand-pair = para { FORM($rank, "genpl") }
    .acc = parę { FORM($rank, "genpl") }
term-hand-two_pair = dwie pary: { FORM($rank, "plural") } i { FORM($second, "plural") }
term-hand-three = trójka ({ FORM($rank, "plural") })
    .acc = trójkę ({ FORM($rank, "plural") })
term-hand-straight = strit do { FORM($rank, "gen") }
    .acc = strita do { FORM($rank, "gen") }
term-hand-flush = kolor do { FORM($rank, "gen") }
term-hand-full_house = ful: { FORM($rank, "plural") } i { FORM($second, "plural") }
    .acc = fula: { FORM($rank, "plural") } i { FORM($second, "plural") }
term-hand-four = kareta { FORM($rank, "genpl") }
    .acc = karetę { FORM($rank, "genpl") }
term-hand-straight_flush = poker do { FORM($rank, "gen") }
    .acc = pokera do { FORM($rank, "gen") }
term-hand-five = piątka jednakowych ({ FORM($rank, "plural") })
    .acc = piątkę jednakowych ({ FORM($rank, "plural") })

## Miejsca
term-seat-S = południe
term-seat-W = zachód
term-seat-N = północ
term-seat-E = wschód

## Co odpowiada stół
table-stale = Na stole jest już coś nowego. Spójrz jeszcze raz i wtedy zdecyduj.
table-no_match = Nie trwa żadna gra: najpierw ją zacznij.
table-nothing_to_undo = Nie ma czego cofać.
table-no_such_entry = Wpis { $n } już się nie liczy, więc nie można go zmienić.
table-no_dispute = Wpis { $n } nie jest już sporny.
table-dispute_first = Najpierw rozstrzygnij wpis { $n }: wycofaj go, zmień albo zostaw.
journal-full = Nie udało się tego zapisać, więc się nie liczy. Zrób miejsce na dysku i powiedz to jeszcze raz. ({ $why })
journal-recovered = Plik gry był przy starcie uszkodzony, działa ostatnia kopia. Porównajcie ją ze stołem. ({ $what })

## Początek gry
setup-nameless = Każdy gracz potrzebuje imienia: wpisz brakujące albo usuń to miejsce.
setup-how_many = W to gra od { $fewest } do { $most } osób, a nie { $n }.
setup-no_text = Nie ma opisu zasad „{ $text }”. Wybierz jeden z tych: { $known }.
setup-no_game = Nie ma gry „{ $game }”. Wybierz jedną z tych: { $known }.
setup-no_option = Nie ma zasady domowej „{ $option }”. Znane: { $known }.
setup-option_value = Zasada domowa „{ $option }” nie może mieć wartości „{ $value }”. Wybierz jedną z tych: { $known }.
setup-option_range = Zasada domowa „{ $option }” musi mieć wartość od { $low } do { $high }, a nie „{ $value }”.
setup-special = Karta własnej roboty „{ $card }” potrzebuje liczby od 0 do 14: od 2 do 10, walet 11, dama 12, król 13, as 14.
