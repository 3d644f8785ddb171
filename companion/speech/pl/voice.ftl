# Głos i dźwięk: co telefon ogłasza i jego przełączniki.

web-voice-title = Dźwięk
web-voice-what = Co ma być mówione
web-voice-off = Nic
web-voice-points = Punkty
web-voice-calls = Punkty i co się dzieje
web-voice-blind = Wszystko – dla graczy, którzy nie widzą
web-voice-blind_about = Każda karta, każde polecenie i każdy wynik są mówione; nikt nie potrzebuje ekranu.
web-voice-voice = Głos
web-voice-auto = taki, jaki ma telefon
web-voice-reader = mój czytnik ekranu
web-voice-no_voice = Ten telefon nie ma głosu dla polskiego. Dodaj go w ustawieniach telefonu albo połóż paczkę dźwięków na komputerze przy stole.
web-voice-speed = Szybkość
web-voice-tone = Dźwięk STARTU na tym telefonie
web-voice-tone_about = Tylko na jednym telefonie i tylko tam, gdzie stół nie ma brzęczyka.
web-voice-again = Powiedz jeszcze raz
web-voice-resume = Dotknij, by znów włączyć dźwięk
web-voice-correction = Poprawka.
web-voice-on = Dźwięk jest włączony.
web-voice-close = Zamknij
web-voice-pack = Dźwięki z paczki przy stole:
web-voice-awake_on = Ekran pozostaje włączony.
web-voice-awake_trick = Cichy film nie pozwala ekranowi zgasnąć. Jeśli mimo to gaśnie, ustaw dłuższy czas w ustawieniach telefonu.
web-voice-awake_off = Ekran może zgasnąć.
web-voice-awake_ask = Nie wyłączaj ekranu
web-voice-of = { $P }: { $n }
web-voice-score = { ROW($points) }.
