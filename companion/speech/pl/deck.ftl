# Uczenie kart (web/calibration_deck.py, push-companion deck): talie, rewersy, karty własnej roboty.
deck-title = Naucz kart
deck-about = Zwykłe talie są czytane bez uczenia. Nauczony stół czyta waszą talię pewniej, zna jej rewers i karty zrobione przez was.
deck-known = { $n ->
    [52] Znane wszystkie 52 karty
   *[other] Znane karty: { $n } z 52
}
deck-missing = brakuje jeszcze:
deck-back_known = rewers znany
deck-back_unknown = rewers nieznany
deck-worth = { $n ->
    [0] bez liczby
   *[other] liczba { $n }
}

## The page. $n counts cards.
deck-ui-cards = Karty
deck-ui-back = Rewers
deck-ui-custom = Własna karta
deck-ui-what = Co jest na obrazie
deck-ui-pack = Nazwa talii
deck-ui-first = Nasza talia
deck-ui-how_cards = Połóż około 13 kart odkrytych obok siebie, tak by było widać każdy róg. Cztery obrazy to cała talia.
deck-ui-how_back = Połóż jedną kartę tej talii zakrytą i nic więcej.
deck-ui-how_custom = Połóż własną kartę odkrytą, samą na gładkim tle innego koloru.
deck-ui-camera = Obraz z kamery stołu
deck-ui-phone = Zdjęcie tym telefonem
deck-ui-album = Wybierz zdjęcie
deck-ui-reading = Czytam obraz …
deck-ui-look = Czy nazwy się zgadzają? Dotknij karty, by ją poprawić.
deck-ui-check = Proszę sprawdzić
deck-ui-left = Pominięta
deck-ui-right = Nazwa się zgadza
deck-ui-change = Inna karta
deck-ui-not_card = To nie karta, pomiń
deck-ui-away = Odłóż obraz
deck-ui-this_back = To jest rewers
deck-ui-this_card = Naucz tej karty
deck-ui-card_name = Nazwa karty
deck-ui-number = Liczba (0 to brak, walet 11 do as 14)
deck-ui-known = Co zna stół
deck-ui-none = Jeszcze niczego nie nauczono.
deck-ui-forget = Zapomnij
deck-ui-forget_sure = Na pewno zapomnieć?
deck-ui-failed = Nie ma połączenia ze stołem. Nic nie zginęło; spróbuj jeszcze raz.
deck-ui-too_large = Zdjęcie jest za duże: zrób zwykłe.
deck-ui-camera_alt = Co widzi kamera stołu
deck-act-teach = { $n ->
    [0] Naucz tych kart
    [one] Naucz jednej karty
   *[other] Naucz { $n } kart
}
deck-open = { $n ->
    [one] Jedna karta nie jest pewna: dotknij jej. Niesprawdzona nie zostanie nauczona.
    [few] { $n } karty nie są pewne: dotknij ich. Niesprawdzone nie zostaną nauczone.
   *[other] { $n } kart nie jest pewnych: dotknij ich. Niesprawdzone nie zostaną nauczone.
}

## What was done
deck-done-cards = { $name }: nauczono. Stół od teraz się tym kieruje.
deck-done-back = { $name }: rewers jest znany.
deck-done-back_like = { $name }: rewers jest znany, ale wygląda jak rewers: { $others }; tych talii nie da się odróżnić.
deck-done-custom = { $card }: znana, z liczbą { $n }. Nowy pojedynek ją zaproponuje.
deck-done-forgotten = { $name }: zapomniano.
deck-done-twice = { $card } już tu była: sprawdź tę drugą, straciła nazwę.

## Refusals
deck-name = To nie jest nazwa talii: weź do { $most } liter, pierwsza nie może być !.
deck-card_name = To nie jest nazwa karty: weź do { $most } liter bez ! ? # *.
deck-number = Liczba karty to od { $least } do { $most }.
deck-nothing = Nie nauczono żadnej karty: dotknij nazw, które się zgadzają.
deck-same = Wszystko na tym obrazie jest już znane: pokaż inne karty albo połóż te na nowo.
deck-look_alike = Ta karta wygląda jak { $cards }, już znana: stół nie umiałby ich odróżnić.
deck-nothing_named = Pod nazwą { $name } niczego nie nauczono.
deck-no_card = Na tym obrazie nie da się odczytać żadnej karty: połóż karty odkryte obok siebie, tak by było widać każdy róg.
deck-no_whole = Nie widać żadnej całej karty: połóż ją samą na gładkim tle innego koloru.
deck-gone = Inny telefon już nauczył tego obrazu albo go odłożył.
deck-changed = Inny telefon zmienił nazwę na tym obrazie: spójrz jeszcze raz i wtedy naucz.
deck-same_photo = Tego zdjęcia już nauczono: zrób zdjęcie innych kart.
deck-many = Czeka już { $most } obrazów: najpierw naucz jednego z nich albo go odłóż.
