# Co znajduje doktor: jak jest i, jeśli źle, co zrobić. $n to liczba, $why to zdanie albo tekst komputera.

doctor-level-ok = dobrze
doctor-level-advice = rada
doctor-level-fault = usterka
doctor-sum = { $faults ->
        [0] Żadnej usterki
        [one] { $faults } usterka
        [few] { $faults } usterki
       *[other] { $faults } usterek
    }, { $advice ->
        [one] { $advice } rada
        [few] { $advice } rady
       *[other] { $advice } rad
    }.
doctor-fault = Sprawdzenie „{ $check }” przerwane ({ $why }): sprawdź jeszcze raz; jeśli tak zostanie, uruchom komputer od nowa.

doctor-name-board = Komputer
doctor-name-versions = Programy
doctor-name-power = Zasilanie
doctor-name-heat = Temperatura
doctor-name-memory = Pamięć
doctor-name-disk = Dysk
doctor-name-state = Folder danych
doctor-name-journal = Dziennik
doctor-name-backup = Kopia
doctor-name-clock = Zegar
doctor-name-network = Sieć
doctor-name-service = Usługa
doctor-name-devices = Urządzenia
doctor-name-gpio = Piny
doctor-name-pads = Pola
doctor-name-lamps = Lampki
doctor-name-camera = Kamera
doctor-name-light = Światło
doctor-name-marks = Miejsce kamery
doctor-name-deck = Czytnik kart
doctor-name-stones = Czytnik planszy

doctor-board-pi = To jest { $board }.
doctor-board-pc = To nie Raspberry Pi: pola są na ekranie.
doctor-board-bits = System ma 32 bity, czytnik kart potrzebuje 64: zainstaluj 64-bitowy Raspberry Pi OS.
doctor-versions-good = { $versions }: pasują do siebie.
doctor-versions-python = { $version } jest za stary: zainstaluj program z Pythonem 3.11 lub nowszym.
doctor-versions-missing = Brakuje biblioteki { $library }: zainstaluj program od nowa.
doctor-versions-numpy = numpy { $version } nie pasuje do biblioteki kamery, która potrzebuje { $wanted }: uruchom instalator jeszcze raz.
doctor-power-good = Zasilacz wystarcza.
doctor-power-under = Napięcie jest za niskie: weź zasilacz od Pi i krótki kabel.
doctor-power-slowed = Pi sam zwalnia: daj mu lepszy zasilacz albo go schłodź.
doctor-power-was = Od ostatniego startu napięcie bywało za niskie: przed długim wieczorem weź zasilacz od Pi.
doctor-heat-good = Procesor ma { $n } °C.
doctor-heat-soon = Procesor ma { $n } °C: daj mu powietrza albo cienia.
doctor-heat-now = Procesor ma { $n } °C i zwalnia: schłodź go teraz.
doctor-memory-good = Wolne { $n } MB pamięci.
doctor-memory-soon = Tylko { $n } MB wolnej pamięci: zamknij inne programy.
doctor-memory-now = Tylko { $n } MB wolnej pamięci: zamknij teraz inne programy, bo system zamknie stół.
doctor-disk-good = Na dysku wolne { $n } MB.
doctor-disk-soon = Tylko { $n } MB wolnych: wkrótce zdjęcia nie będą przechowywane. Uruchom: push-companion evidence tidy
doctor-disk-now = Tylko { $n } MB wolnych: zrób teraz miejsce, bo nic się nie zapisze.
doctor-disk-gone = Dysk z { $folder } nie odpowiada: sprawdź go albo wybierz inny folder przez --data.
doctor-state-good = Folder danych { $folder } można zapisywać.
doctor-state-closed = W folderze danych { $folder } nie da się pisać: zmień właściciela albo wybierz inny przez --data.
doctor-journal-new = Nie ma jeszcze dziennika: zacznie się z pierwszą partią.
doctor-journal-good = Dziennik jest cały: { $n ->
        [one] { $n } wpis
        [few] { $n } wpisy
       *[other] { $n } wpisów
    }.
doctor-journal-closed = Dziennika nie da się otworzyć ({ $why }): oddaj jego folder użytkownikowi, który prowadzi stół, albo wybierz inny przez --data.
doctor-journal-damaged = Dziennik jest uszkodzony ({ $why }): uruchom stół od nowa, sam weźmie najnowszą dobrą kopię.
doctor-journal-recovered = Uszkodzony dziennik odłożono jako { $file }: sprawdź, czy są ostatnie wpisy, potem usuń ten plik.
doctor-backup-good = { $n ->
        [0] Ostatnia kopia jest z dzisiaj.
        [one] Ostatnia kopia jest z wczoraj.
        [few] Ostatnia kopia ma { $n } dni.
       *[other] Ostatnia kopia ma { $n } dni.
    }
doctor-backup-old = Ostatnia kopia ma już { $n } dni: otwórz raz stół, zrobi nową.
doctor-backup-none = Obok dziennika nie ma kopii: zrób miejsce na dysku i otwórz raz stół.
doctor-clock-good = Zegar jest ustawiony ({ $now } UTC).
doctor-clock-back = Zegar ({ $now } UTC) jest za ostatnim wpisem: ustaw go. Wyścigi i punkty od niego nie zależą, tylko czasy w historii.
doctor-clock-unset = Zegar ({ $now } UTC) nie jest ustawiony: podłącz raz sieć albo ustaw go ręcznie. Wyścigi od niego nie zależą.
doctor-clock-alone = Nikt nie ustawia tego zegara: podłącz sieć albo ustaw go ręcznie, jeśli zależy ci na czasach w historii. Nic innego od niego nie zależy.
doctor-network-good = Telefony znajdą stół pod { $places }.
doctor-network-hotspot = Ten komputer jest własnym hotspotem; telefony znajdą stół pod { $places }.
doctor-network-none = Nie ma sieci: podłącz ją albo zrób hotspot (push-companion service hotspot).
doctor-service-good = Stół startuje sam.
doctor-service-none = Stół nie startuje sam: sudo push-companion service install
doctor-service-down = Usługa jest zainstalowana, ale nie działa: journalctl -u push-companion powie dlaczego.
doctor-devices-in_use = Pól i kamery używa otwarty stół: ogląda je strona /doctor na porcie { $port }.
doctor-gpio-good = Piny gotowe dla pól: { $n ->
        [one] { $n }
        [few] { $n }
       *[other] { $n }
    }.
doctor-gpio-none = Ten komputer nie ma pinów; pola na ekranie działają.
doctor-gpio-special = GPIO { $pin } ({ $name }) należy do systemu: wybierz w ustawieniach inny pin.
doctor-lamps-good = START widać lub słychać przy stole.
doctor-lamps-none = Nie ma lampki ani brzęczyka START: podłącz jedno z nich, bo inaczej START widać tylko na telefonach, na każdym w innej chwili.
doctor-camera-good = Kamera daje obraz ({ $size }).
doctor-camera-none = Karty wpisuje się ręcznie, jak w ustawieniach.
doctor-light-good = Stół jest dość jasny ({ $n } %).
doctor-light-dark = Stół jest za ciemny ({ $n } %): zapal lampę.
doctor-light-burnt = { $n } % obrazu jest prześwietlone: przesuń lampę, żeby nic nie odbijało.
doctor-marks-good = Miejsce kamery zmierzono { $n } dni temu i nadal się zgadza.
doctor-marks-none = Miejsca kamery nikt nie zmierzył: skalibruj stół, wtedy strefy i miejsca będą prawdziwe.
doctor-marks-old = Miejsce kamery zmierzono { $n } dni temu: przejrzyj kalibrację.
doctor-marks-moved = Kamera nie widzi stołu tak, jak go skalibrowano: { $why }
doctor-marks-torn = Kalibracji nie da się odczytać: skalibruj stół jeszcze raz.
doctor-deck-good = Czytnik kart gotowy; żadna własna talia nie jest nauczona.
doctor-deck-own = Czytnik kart gotowy i zna talię tego domu.
doctor-deck-torn = Nie da się odczytać tego, czego nauczono o taliach: naucz ich od nowa albo usuń najnowszy profil `deck`.
doctor-stones-good = Czytnik planszy gotowy.

web-doctor-title = Doktor
web-doctor-again = Spójrz jeszcze raz
web-doctor-none = Doktor ogląda tylko stół, który jest tu otwarty.
