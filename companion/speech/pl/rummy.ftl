# Push, remik w parach. $P i $Q to gracze, $team gracz albo dwoje partnerów, $cards karty.

## Słowa
r-term-sets = { $count ->
    [one] grupa z { $n }
    [few] { $count } grupy po { $n }
   *[other] { $count } grup po { $n }
}
r-term-runs = { $count ->
    [one] sekwens z { $n }
    [few] { $count } sekwensy po { $n }
   *[other] { $count } sekwensów po { $n }
}
r-term-reading_set = grupa { FORM($rank, "genpl") }
r-term-reading_run = sekwens od { FORM($first, "gen") } do { FORM($last, "gen") }
r-term-meld = { $cards } ({ $reading })
r-term-group = { $cards }
    .acc = { FORM($cards, "acc") }
r-term-team = { $a } i { $b }
r-term-points = { $team }: { $n }

## Przed pierwszym rozdaniem
r-dealer-ask = Losujcie: kto rozdaje pierwszy?
r-dealer-is = Pierwszy rozdaje { $P }.
r-setup-teams = Partnerzy siedzą naprzeciw siebie: { $a } przeciw { $b }. Dwie talie i cztery jokery.
r-setup-option = Zasada domowa – { $option }: { $value }.
r-setup-option_number = Zasada domowa – { $option }: { $n }.

## Rozdanie
r-deal-start = Rozdanie { $n }: { $dealer } daje każdemu po tyle kart: { $cards }, i odkrywa jedną.
r-deal-again = Remis: ostatnie rozdanie jeszcze raz. { $dealer } daje każdemu po tyle kart: { $cards }, i odkrywa jedną.
r-deal-contract = Kontrakt: { $contract }.
r-deal-wild_upcard = { $card } to dzika karta: włóż ją do talonu i odkryj inną.
r-deal-upcard = Odkryta karta: { $card }. Zaczyna { $P }.

## Dobieranie
r-turn-draw = { $P }: weź { FORM($card, "acc") } albo popchnij.
r-turn-take_only = { $P }: weź { FORM($card, "acc") }. Jedna karta w talonie to za mało, żeby popchnąć.
r-turn-stock_empty = { $P }: weź { FORM($card, "acc") } albo powiedz, że nie możesz dobrać. Talon jest pusty.
r-turn-draw_stock = { $P }: nie ma odrzuconej karty, dobierz jedną z talonu.
r-turn-nothing = { $P }: nie ma ani odrzuconych, ani talonu. Powiedz, że nie możesz dobrać.
r-took = { $P } bierze { FORM($card, "acc") }.
r-push-give = { $P } popycha: zakryta karta z talonu i { $card } wędrują dalej. Dostaje je { $Q }.
r-push-draw = { $P }, teraz dobierz następną kartę z talonu.
r-push-receive = { $Q }: weź obie karty na rękę.
r-drew = { $P } dobiera. { $n ->
    [one] W talonie została jedna karta.
    [few] W talonie zostały { $n } karty.
   *[other] W talonie zostało { $n } kart.
}
r-stock-low = { $n ->
    [0] W talonie nie ma już kart.
    [one] W talonie została jedna karta.
    [few] W talonie zostały { $n } karty.
   *[other] W talonie zostało { $n } kart.
}
r-stock-empty = Talon jest pusty: { $P } nie może dobrać, koniec rozdania.
r-stock-blocked = { $n ->
    [one] Jedna tura
    [few] { $n } tury z rzędu
   *[other] { $n } tur z rzędu
} bez popychania i bez układu: koniec rozdania.

## Wykładanie
r-meld-contract = { $P }, twój kontrakt: { $contract }. Wyłóż cały w jednej turze albo wcale.
r-meld-declare = { $P }: co to jest { $cards }? Możliwe: { OR($readings) }.
r-meld-declare_any = { $P }: co to jest { $cards }? Podaj grupę i rangę albo sekwens i jego karty.
r-meld-ok = W porządku: { $meld }.
r-meld-met = { $P } ma kontrakt za sobą.
r-meld-bad = { $cards } – to nie przejdzie: { $reason } Weź karty z powrotem.
r-meld-more = { $P } ma kontrakt za sobą: wykładaj dalej albo dokładaj do dowolnego układu na stole.
r-meld-not_yet = { $P } nie ma jeszcze swojego kontraktu.
r-laid_off = { $P } dokłada { FORM($cards, "acc") }: { $meld }.
r-replaced = { $P } kładzie { FORM($card, "acc") } w miejsce dzikiej karty: { $wild }.
r-replace = { $P }: od razu użyj w układzie tej karty: { $card }. Na rękę nie trafia.
r-discard = { $P }: odrzuć jedną kartę, żeby skończyć turę.
r-discarded = { $P } odrzuca { FORM($card, "acc") }.
r-recounted = { $P } ma na ręce { $n ->
    [one] jedną kartę.
    [few] { $n } karty.
   *[other] { $n } kart.
}

## Koniec rozdania i gry
r-out = { $P } kończy: koniec rozdania.
r-count-hand = { $P }: wyłóż odkryte karty do policzenia. { $n ->
    [one] Powinna być jedna.
    [few] Powinny być { $n }.
   *[other] Powinno być { $n }.
}
r-counted = { $P }: na ręce { $n ->
    [one] jeden punkt.
    [few] { $n } punkty.
   *[other] { $n } punktów.
}
r-score-deal = Rozdanie { $n } – { ROW($points) }.
r-score-total = Po rozdaniu { $n } – { ROW($points) }.
r-adjusted = Ręcznie – { $team }: { $n }.
r-game-end = { $team } wygrywają { $a } do { $b }.
r-game-tie = Remis, punkty: { $n }. Wygrywają obie drużyny.

## Przyciski
r-act-first_dealer = Pierwszy rozdaje { $P }
r-act-dealt = Rozdane, ta karta jest odkryta
r-act-take = { $P } bierze { FORM($card, "acc") }
r-act-push = { $P } popycha (dostaje { $Q })
r-act-drew = { $P }: karta z talonu dobrana
r-act-cannot_draw = { $P } nie może dobrać
r-act-discard = { $P } odrzuca
r-act-discard_unseen = { $P }: odrzucone (karty nie podano)
r-act-keep = { $P } nie ma karty, którą wolno odrzucić
r-act-contract = { $P } wykłada kontrakt: { $contract }
r-act-meld = { $P } wykłada układy
r-act-meld_wild = { $P } wykłada nowy układ, w nim { $card }
r-act-declare = To jest { $reading }
r-act-lay_off_low = Dołóż z dołu do układu { $n }: { $meld }
r-act-lay_off_high = Dołóż z góry do układu { $n }: { $meld }
r-act-lay_off_set = Dołóż do układu { $n }: { $meld }
r-act-replace = Wymień dziką kartę w układzie { $n }: { $meld }
r-act-counted = { $P } podaje { $n ->
    [one] pozostałą kartę
    [few] pozostałe { $n } karty
   *[other] pozostałych { $n } kart
}
r-act-valued = { $P } liczy { $n ->
    [one] pozostałą kartę
    [few] pozostałe { $n } karty
   *[other] pozostałych { $n } kart
}: punkty
r-act-recounted = { $P } ma na ręce inną liczbę kart niż { $n }
r-act-seen = To jest { $cards }
r-act-seen_low = { $cards } leży z dołu sekwensu
r-act-seen_high = { $cards } leży z góry sekwensu

## Pola
r-field-upcard = Odkryta karta
r-field-discard = Odrzucona karta
r-field-groups = Układy, każdy ze swoimi kartami
r-field-cards = Karty, pierwsza obok układu
r-field-natural = Karta w miejsce dzikiej
r-field-hand = Karty na ręce
r-field-points = Punkty na ręce
r-field-n = Liczba kart na ręce

## Czego kamera nie jest pewna
r-doubt-card = Jaka to karta? Wygląda jak { $card }.
r-doubt-upcard = Tam, gdzie odkryto jedną kartę, leży ich { $n }. Która to?
r-doubt-too_many = { $card } leży za wiele razy: w taliach jest tylko { $n }. Spójrzcie w te miejsca.
r-doubt-lay_off = Gdzie należą nowe karty układu { $n }?

## Dlaczego nie?
r-why-unread = nie każdą kartę dało się odczytać: podaj wszystkie.
r-why-too_few = układ wymaga co najmniej trzech kart.
r-why-no_natural = potrzebna jest choć jedna naturalna karta.
r-why-same_suit = { $card } jest w grupie dwa razy.
r-why-set_full = grupa może mieć najwyżej tyle kart: { $n }.
r-why-twice = { $card } jest w sekwensie dwa razy.
r-why-run_full = sekwens ma najwyżej 13 kart.
r-why-corner = sekwens nie przechodzi za róg, od króla przez asa do dwójki.
r-why-gap = w sekwensie brakuje { $n ->
    [one] jednej karty
    [few] { $n } kart
   *[other] { $n } kart
}, a dzikich { $wild ->
    [0] nie ma.
    [one] jest tylko jedna.
    [few] są tylko { $wild }.
   *[other] jest tylko { $wild }.
}
r-why-too_wild = { $n ->
    [one] { $n } dzika karta
    [few] { $n } dzikie karty
   *[other] { $n } dzikich kart
} to za dużo: w układzie może być najwyżej { $most }.
r-why-mixed = karty nie są ani tej samej rangi, ani sekwensem w jednym kolorze.
r-why-not_that = te karty to nie { $reading }.
r-why-no_reading = „{ $said }” z tych kart nie wyjdzie.
r-why-readings = Podano więcej znaczeń, niż leży grup kart.
r-why-contract = { $P } musi najpierw wyłożyć kontrakt: { $contract }. Brakuje jeszcze: { $missing }.
r-why-hand = Z rachunku { $P } ma na ręce { $held ->
    [one] jedną kartę, a nie { $n }.
    [few] { $held } karty, a nie { $n }.
   *[other] { $held } kart, a nie { $n }.
}
r-why-keep_one = { $P } musi zachować jedną kartę do odrzucenia.
r-why-too_many = { $card }: o jeden raz za dużo. W taliach tyle jest takich kart: { $n }.
r-why-turn = Teraz gra { $P }, a nie { $Q }.
r-why-draw_first = { $P } musi najpierw dobrać.
r-why-drawn = { $P } ma już dobraną kartę.
r-why-declare_first = { $P }, najpierw powiedz, czym mają być wyłożone karty.
r-why-use_wild = { $P }: tej karty musisz teraz użyć w układzie: { $card }.
r-why-other_meld = { $card } musi trafić do innego układu niż ten, z którego pochodzi.
r-why-no_discard = { $P }: nie ma odrzuconej karty do wzięcia ani do popchnięcia.
r-why-push_or_take = { $P }: weź odrzuconą kartę albo ją popchnij; samo dobieranie nie wystarczy.
r-why-push_two = { $P }: żeby popchnąć, trzeba tu dwóch kart w talonie. Weź odrzuconą.
r-why-stock_empty = { $P } nie może dobrać: talon jest pusty.
r-why-stock_left = { $n ->
    [one] W talonie jest jeszcze jedna karta
    [few] W talonie są jeszcze { $n } karty
   *[other] W talonie jest jeszcze { $n } kart
}: popchnij.
r-why-must_discard = { $P } musi odrzucić jedną kartę.
r-why-wild_discard = Dzikich kart nie wolno tu odrzucać, więc także tej: { $card }.
r-why-return = { $card } dopiero trafia na rękę, więc { $P } nie może jej od razu odrzucić.
r-why-no_meld = Nie ma na stole układu { $n }.
r-why-no_fit = { $cards } tutaj nie pasuje: { $meld }.
r-why-which_end = { $cards } pasuje z obu stron układu: { $meld }. Powiedz, z dołu czy z góry.
r-why-no_wild = { $card } nie zastąpi dzikiej karty w układzie: { $meld }.
r-why-natural_two = { $card } leży na swoim miejscu i nie jest dzika.
r-why-wild_unused = { $P } nie może od razu użyć uwolnionej dzikiej karty.
r-why-not_counted = Ręki { $P } teraz się nie liczy albo już ją policzono.
r-why-count = Z rachunku { $P } ma na ręce { $held ->
    [one] jedną kartę, a podano { $n }.
    [few] { $held } karty, a podano { $n }.
   *[other] { $held } kart, a podano { $n }.
}
r-why-points = Liczba punktów { $n } jest niemożliwa: { $P } ma na ręce { $held ->
    [one] jedną kartę
    [few] { $held } karty
   *[other] { $held } kart
}.
r-why-impossible_hand = Nikt nie może mieć na ręce tylu kart: { $n }.
r-why-no_player = Nie ma takiego gracza.
r-why-not_now = Teraz to niemożliwe.
r-why-over = Gra skończona.

## Zasady domowe
option-wild_only = Układy z samych dzikich kart
option-wild_only-yes = dozwolone, trzeba je nazwać
option-wild_only-no = niedozwolone, potrzebna jest naturalna karta
option-dup_suits = Kolor dwa razy w grupie
option-dup_suits-no = niedozwolony
option-dup_suits-yes = dozwolony, najwyżej jedna karta na kolor i talię
option-max_wild_per_meld = Dzikie karty w jednym układzie
option-max_wild_per_meld-none = dowolnie wiele
option-max_wild_per_meld-1 = najwyżej 1
option-max_wild_per_meld-2 = najwyżej 2
option-max_wild_per_meld-3 = najwyżej 3
option-max_wild_per_meld-4 = najwyżej 4
option-max_wild_per_meld-5 = najwyżej 5
option-max_wild_per_meld-6 = najwyżej 6
option-max_wild_per_meld-7 = najwyżej 7
option-max_wild_per_meld-8 = najwyżej 8
option-max_wild_per_meld-9 = najwyżej 9
option-max_wild_per_meld-10 = najwyżej 10
option-max_wild_per_meld-11 = najwyżej 11
option-max_wild_per_meld-12 = najwyżej 12
option-freed_wild = Uwolniona dzika karta trafia
option-freed_wild-any = do dowolnego układu
option-freed_wild-other = do innego układu
option-contract = Długości w kontrakcie
option-contract-minimum = co najmniej
option-contract-exact = dokładnie
option-push_needs_two = Popchnięcie wymaga dwóch kart w talonie
option-push_needs_two-no = nie, przy jednej rozdanie się kończy
option-push_needs_two-yes = tak
option-empty_stock_limit = Tury bez układu do końca rozdania, gdy nikt nie może już popchnąć
option-no_return = Karty właśnie wziętej nie wolno odrzucić
option-no_return-no = wolno
option-no_return-yes = nie wolno
option-discard_wild = Dzikie karty wolno odrzucać
option-discard_wild-yes = tak
option-discard_wild-no = nie
option-out_needs_discard = Ostatnią kartę trzeba odrzucić
option-out_needs_discard-no = nie
option-out_needs_discard-yes = tak
option-tie-replay_deal_5 = powtarza się piąte rozdanie
option-tie-last_deal_decides = decyduje ostatnie rozdanie
