# Strony na telefonach i na dużym ekranie.

## Gry
web-game-magicians = Pojedynek Magicians
web-game-board = Push na planszy
web-game-luck = Push na szczęście
web-game-rummy = Push remik
web-game-capit = Cap-It
web-text-board-standard = Jak w instrukcji
web-text-board-vienna = Wariant wiedeński
web-text-rummy-pagat = Według pagat
web-text-rummy-gamerules = Według gamerules
web-about-magicians = Dwoje graczy, po dwie talie: szybsza ręka wybiera talię, wyższa karta daje punkt. Od 2 graczy.
web-about-board = Pstrykanie drewnianych krążków do 25 dołków.
web-about-luck = Odkrywaj karty, zapełniaj kolumny, skończ w porę. Od 2 do 4 graczy.
web-about-rummy = Remik w parach z popychaną kartą.
web-about-capit = Remik z kontraktami i pulą.

## Nazwy stron
web-nav-scoreboard = Wynik
web-nav-rules = Zasady
web-nav-history = Historia
web-nav-tv = Duży ekran
web-nav-referee = Sędzia
web-nav-pretend = Stół na niby
web-nav-pads = Pola na tym ekranie
web-nav-language = Język
web-nav-pages = Strony
web-nav-join = Na twoim telefonie:
web-nav-script = Ta strona potrzebuje JavaScriptu.

## Wynik
web-round = Runda { $n }
web-margin = { $ms },{ $tenth } ms przewagi
web-ui-live = Na żywo
web-ui-stale = Nie na żywo
web-ui-connecting = Brak kontaktu ze stołem. Pokazany jest wynik z godziny
web-ui-close = Zamknij
web-ui-rule = Zasada
web-ui-all_rules = Wszystkie zasady
web-ui-points = punkty
web-ui-streak = z rzędu
web-ui-rounds = Wygrane rundy:
web-ui-nobody = Gra skończona
web-ui-winner = Grę wygrywa
web-ui-doubt = Nie ma pewności – decyduje sędzia.
web-ui-dispute = Po poprawce to już nie pasuje:
web-ui-waiting = Czekamy na kartę
web-ui-go = START!
web-ui-next_up = Następnie:
web-ui-no_match = Jeszcze nikt nie gra.
web-ui-main = Główna
web-ui-magic = Magiczna
web-ui-hat = W tym kapeluszu nie ma karty.

## Sędzia
web-referee-what_now = Co się stało?
web-referee-send = Wpisz
web-referee-cancel = Anuluj
web-referee-undo = Cofnij
web-referee-redo = Przywróć
web-referee-history = Historia
web-referee-adjust = Punkty
web-referee-points_now = teraz
web-referee-set_to = nowe punkty
web-referee-reason = Powód (nieobowiązkowo)
web-referee-save = Ustaw punkty
web-referee-picture = Obraz stołu
web-referee-look_again = Spójrz jeszcze raz
web-referee-let_stand = Niech zostanie
web-referee-take_back = Wycofaj
web-referee-replace = Zastąp
web-referee-sending = Wysyłam …
web-referee-retrying = Brak kontaktu – próbuję znowu …
web-referee-gone = Brak kontaktu ze stołem. To, co wpisujesz, nie zostało policzone.
web-referee-remove = Usuń
web-referee-none_in_hat = Jeszcze żadnej karty. Pusty kapelusz jest w porządku.
web-referee-joker_red = Czerwony joker
web-referee-joker_black = Czarny joker
web-referee-nothing_to_undo = Jeszcze nic nie wpisano.
web-referee-new_match = Nowa gra
web-referee-next_match = Następna gra
web-referee-others = oprócz tego:
web-referee-more = Więcej
web-referee-unpaired = Nie sędziuj już tym telefonem

## Parowanie
web-pair-title = Zostań sędzią
web-pair-scan = Zeskanuj to telefonem sędziego albo otwórz na nim ten adres.
web-pair-here = Sędziuj na tym urządzeniu
web-pair-once = Link działa raz. Ustala PIN dla wszystkich kolejnych telefonów sędziego.
web-pair-first = Ten telefon będzie telefonem sędziego. Wybierz PIN dla kolejnych telefonów.
web-pair-again = Podaj PIN sędziego.
web-pair-waiting = Nie ma jeszcze sędziego. Otwórz jednorazowy link, który stół wypisał przy starcie, albo tę stronę na ekranie stołu.
web-pair-name = Nazwa tego telefonu
web-pair-phone = Sędzia
web-pair-pin = PIN
web-pair-pin_shape = PIN ma od 4 do 8 cyfr.
web-pair-enter = Sędziuj tym telefonem
web-pair-lost = Nie pamiętasz PIN-u? Na komputerze stołu „push-companion referee reset” wypisze nowy link.
web-pair-used = Ten link już wykorzystano. Podaj zamiast tego PIN.
web-pair-no_pin = PIN-u jeszcze nie ustalono. Najpierw otwórz jednorazowy link.
web-pair-wrong = To nie jest ten PIN.
web-pair-wait = Za dużo błędnych PIN-ów. Poczekaj { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} i spróbuj znowu.

## Nowa gra
web-setup-game = Gra
web-setup-players = Gracze
web-setup-order = Pierwsze dwie osoby zaczynają, pozostałe czekają w tej kolejności.
web-setup-player = Gracz
web-setup-name = Imię
web-setup-add_player = Dodaj gracza
web-setup-remove = Usuń
web-setup-up = Przesuń w górę
web-setup-custom_cards = Karty własnej roboty
web-setup-custom_note = Przed rundą uzgodnijcie, ile każda z nich jest warta.
web-setup-add_card = Dodaj kartę
web-setup-card_name = Nazwa na karcie
web-setup-card_value = Liczy się jak
web-setup-no_value = nic
web-setup-house_rules = Zasady domowe
web-setup-changed = zmienione:
web-setup-which_text = Zasady
web-setup-start = Zacznij grę
web-setup-running = Trwa gra. Nowa odkłada ją na bok; nic z niej nie przepadnie.

## Strona z zasadami
web-rules-title = Zasady
web-rules-games = Gry
web-rules-house = Zasady domowe
web-rules-house_note = Tam, gdzie zasady zostawiają lukę, tutaj gra się tak.
web-rules-other = zmienione

## Historia
web-history-empty = Jeszcze nic nie wpisano.
web-history-act = Wpis { $n }
web-history-undo = Wpis { $n } wycofany
web-history-amend = Wpis { $n } zastąpiony
web-history-stand = Wpis { $n } zostaje
web-history-adjust = Punkty ręcznie
web-history-undone = wycofane
web-history-amended = zastąpione
web-history-disputed = nie pasuje
web-by-button = pola dotykowe
web-by-camera = kamera
web-by-phone = telefon
web-by-referee = sędzia

## Stół na niby
web-pretend-keys = Klawisze: południe A główna, S magiczna – północ K główna, L magiczna.
web-pretend-turn = Odkryj obie karty
web-pretend-throw = Rzuć do kapeluszy
web-pretend-clear = Sprzątnij stół
web-pretend-hand_in = Ręka w obrazie
web-pretend-hand_out = Ręka znika
web-pretend-lay = Połóż kartę
web-pretend-place = Miejsce
web-pretend-zone_S = miejsce południowe
web-pretend-zone_N = miejsce północne
web-pretend-zone_hat_S = rząd południowy
web-pretend-zone_hat_N = rząd północny
web-pretend-show_picture = Co widzi kamera
web-pretend-card = Karta
web-pads-touch = Ręce do siebie, czekaj na START.
web-pads-not_now = Teraz nie ma wyścigu.

## Błędy
web-error-403 = To może zrobić tylko sędzia, ze stron stołu.
web-error-404 = Nie ma takiej strony.
web-error-413 = To za dużo naraz.
web-error-415 = Stół tego nie zrozumiał.
web-error-421 = Ten stół odpowiada tylko pod własnym adresem.
web-error-429 = Za szybko. Poczekaj chwilę.
web-error-other = Nie udało się.
web-error-bad = Stół tego nie zrozumiał: { $why }
web-error-full = Nie udało się zapisać, więc się nie liczy: { $why }
