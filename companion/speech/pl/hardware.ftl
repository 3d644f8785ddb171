# What the senses find (hardware/NOTICES.md). $pad is a seat and a pad (term-pad), $holes are names of holes, $chip, $pin, $device, $folder, $board and $chips are
# $sense to race albo camera.

hw-race-go = START! Połóż jedną rękę na talii.
hw-pad-stuck = Pole { $pad } jest wciśnięte: zabierz rękę albo sprawdź, czy się nie zacięło.
hw-pad-chatter = Pole { $pad } migocze: sprawdź wtyczkę i przewód albo niech wyścigi rozstrzyga sędzia.
hw-pad-silent = Pole { $pad } milczało przez trzy ostatnie wyścigi: sprawdź jego przewód.
hw-gpio-none = Ten komputer nie ma pinów dla pól: grajcie polami na ekranie.
hw-gpio-lgpio = Brakuje biblioteki pól albo nie startuje: zainstaluj python3-lgpio. Próby trwają same; na razie działają pola na ekranie.
hw-gpio-chip = Ten Raspberry Pi nie pokazuje układu GPIO: zaktualizuj system i uruchom od nowa; pola na ekranie działają.
hw-gpio-closed = Układu GPIO { $chip } nie da się otworzyć: dodaj tego użytkownika do grupy gpio i uruchom od nowa; pola na ekranie działają.
hw-gpio-busy = GPIO { $pin } zajmuje inny program: zamknij go, a wróci samo; na razie działają pola na ekranie.
hw-gpio-twice = GPIO { $pin } ma w ustawieniach dwa zadania: daj każdemu własny pin i uruchom od nowa.
hw-gpio-unknown = Nikt tu nie zna pinów tej płytki ({ $board }: { $chips }): weź Raspberry Pi 3, 4, 5 albo Zero 2; pola na ekranie działają.
hw-gpio-gone = Piny pól przestały odpowiadać: próby trwają same; na razie działają pola na ekranie.
hw-gpio-back = Pola wróciły: następny wyścig toczy się na nich.
hw-camera-none = Nie ma kamery: podłącz ją albo wpisuj wszystko ręcznie.
hw-camera-gone = Kamera nie daje obrazu: sprawdź kabel. Na razie wpisuj wszystko ręcznie.
hw-camera-busy = Kamery { $device } używa inny program: zamknij go. Na razie wpisuj wszystko ręcznie.
hw-camera-fault = Kamera nie startuje: sprawdź kabel i uruchom komputer od nowa. Na razie wpisuj wszystko ręcznie.
hw-camera-picamera2 = Brakuje biblioteki kamery Pi: zainstaluj python3-picamera2 albo użyj kamery USB.
hw-camera-format = Obrazów z tej kamery nie da się odczytać: weź inną.
hw-camera-folder = W folderze { $folder } nie ma więcej obrazów: wpisuj wszystko ręcznie.
hw-camera-picture = Obraz { $picture } jest uszkodzony i został pominięty.
hw-eye-none = Nie da się wczytać czytnika kart: zainstaluj program od nowa. Na razie wpisuj karty ręcznie.
hw-board-eye = Nie da się wczytać czytnika planszy: zainstaluj program od nowa. Na razie wpisuj strzały ręcznie.
hw-board-covered = Ręka albo coś innego zasłania { $holes }: zabierzcie to, wtedy plansza zostanie odczytana.
hw-board-covered_many = Ręka albo coś innego zasłania wiele otworów: zabierzcie to, wtedy plansza zostanie odczytana.
hw-board-left = Na planszy leżą jeszcze krążki z poprzedniej partii: zdejmijcie wszystkie, na razie nic się nie liczy.
hw-sense-failed = { $sense ->
    [race] Wyścig rąk stanął przez błąd programu, próbujemy znowu. Na razie sami mówcie, kto był szybszy.
   *[camera] Kamera stanęła przez błąd programu, próbujemy znowu. Na razie wpisuj karty ręcznie.
}
hw-record-full = Nagrywanie ustało: dysk jest pełny albo nie da się na nim pisać. Gra toczy się dalej.
hw-replay-end = Nagranie się tu kończy: grajcie dalej ręcznie.
hw-replay-none = W { $folder } nie ma nagrania: podaj przy starcie inny folder.
