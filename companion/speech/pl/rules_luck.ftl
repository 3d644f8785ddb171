# Zasady gry na kuszenie losu, od L1 do L20, na stronę z zasadami.

rule-L1 = Z dwóch talii weźcie wszystkie karty od 2 do 10, wszystkie króle i cztery jokery: 84 karty, potasowane i zakryte. To stos dobierania.
rule-L2 = We dwoje można zagrać krócej: jedna talia i dwa jokery, 42 karty.
rule-L3 = Od dwóch do czterech graczy. Wybierzcie, kto zaczyna, dalej zgodnie z ruchem wskazówek zegara.
rule-L4 = W swojej turze robisz jedno: dobierasz, zabezpieczasz albo bierzesz kolumnę, która została na stole.
rule-L5 = Dobieranie: odkrywaj karty po jednej i kładź każdą do jednej z dwóch kolumn. Po każdej karcie grasz dalej albo kończysz.
rule-L6 = Kolumna zostawiona przez poprzedniego gracza leży dalej i przy dobieraniu jest jedną z twoich dwóch kolumn.
rule-L7 = W kolumnie nigdy nie leżą dwie karty tej samej wartości ani tego samego koloru. Jeśli pasuje tylko jedna kolumna, karta idzie tam.
rule-L8 = Kolumna ma więc najwyżej cztery karty. Przy dwóch pełnych następna karta to wpadka.
rule-L9 = Kończysz: wybierz jedną z kolumn i wyłóż jej karty odkryte przed sobą, kolorami. Druga zostaje. Gra następna osoba.
rule-L10 = Branie: zamiast dobierać, zgarniasz pozostawioną kolumnę. Koniec tury.
rule-L11 = Wpadka: karta nie pasuje do żadnej kolumny. Wszystkie karty odkryte w tej turze idą na odrzucone. Gra następna osoba.
rule-L12 = Król to natychmiastowa wpadka.
rule-L13 = Joker to też wpadka, a w dodatku tracisz jeden ze swoich odkrytych stosów w jego barwie: czerwony zabiera kiery lub kara, czarny piki lub trefle.
rule-L14 = Masz dwa takie stosy? Wybierasz. Nie masz żadnego? Nic więcej nie tracisz.
rule-L15 = Zabezpieczanie: odwróć jeden ze swoich stosów koloru. Jokery już mu nie grożą. Koniec tury.
rule-L16 = Nowe karty zabezpieczonego koloru zaczynają nowy odkryty stos, znów zagrożony.
rule-L17 = Gdy stos dobierania skończy się pierwszy raz, potasujcie odrzucone: to nowy stos.
rule-L18 = Gdy skończy się drugi raz, gra kończy się po tej turze.
rule-L19 = Liczą się wartości wszystkich twoich kart od 2 do 10, odkrytych i zabezpieczonych.
rule-L20 = Wygrywa najwyższa suma. Przy remisie zwycięstwo się dzieli.
