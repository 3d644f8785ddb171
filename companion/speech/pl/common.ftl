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
   *[other] wysoka karta: { $rank }
}
    .acc = { $rank ->
        [none] same karty bez rangi
       *[other] wysoką kartę: { $rank }
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
