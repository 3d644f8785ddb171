# Ustawianie kamery i planszy: kroki, odmowy, jakość i to, co mówi się podczas gry.

## Pages
cal-ui-title = Ustawianie kamery i planszy
cal-ui-steps = Kroki
cal-ui-picture_alt = Co widzi kamera
cal-ui-back = Wstecz
cal-ui-skip = Pomiń
cal-ui-saved = Zapisano. Stół od teraz się tym kieruje.
cal-ui-start_again = Zacznij od nowa
cal-ui-retry = Brak kontaktu – spróbuj jeszcze raz.
cal-ui-no_picture = Kamera nie daje obrazu.
cal-ui-sheets = Arkusze do druku
cal-ui-sheets_note = Drukuj w skali 100 % (rozmiar rzeczywisty). Linia na arkuszu musi mieć dokładnie 100 mm.
cal-ui-moving = Profil i inne
cal-ui-moving_note = Profil zachowuje wszystko, co tu zmierzono. Można go przenieść na inny komputer; zostaje dziesięć ostatnich.
cal-ui-export = Zapisz do pliku
cal-ui-import = Wczytaj z pliku
cal-ui-foreign = To nie jest plik z profilami.
cal-ui-eye = Co widzi oko
cal-ui-wizard = Ustaw od nowa
cal-ui-corner = Róg
cal-ui-zone = Strefa
cal-ui-seats = Kto tu gra
cal-ui-by_hand = Bez znaczników: ustaw rogi ręcznie
cal-ui-side_mm = Bok planszy (mm)
cal-ui-mark_mm = Bok czarnego znacznika (mm)
cal-ui-where = Gdzie leżą znaczniki
cal-ui-where_board = Na planszy, w jej rogach
cal-ui-where_table = Na stole, stykają się z rogami od zewnątrz
cal-ui-where_mat_A4 = Na wydrukowanej macie, A4
cal-ui-where_mat_A3 = Na wydrukowanej macie, A3
cal-ui-turned = Kamera naprawdę patrzy z innej strony niż południe
cal-ui-marks_seen = Widoczne znaczniki
cal-ui-no_marks = Nie widać jeszcze żadnego znacznika.
cal-ui-taken = Zrobione zdjęcia
cal-ui-lens_done = Zmierz teraz obiektyw
cal-ui-lens_known = Obiektyw jest już zmierzony.
cal-ui-held = Zablokowane
cal-ui-not_held = Tej kamery nie da się zablokować. Nadal dostosowuje się sama: nie zmieniajcie światła.
cal-ui-pitch_mm = Od dołka do dołka (mm)
cal-ui-hole_mm = Szerokość dołka (mm)
cal-ui-stone_mm = Szerokość kamienia (mm)
cal-ui-thick_mm = Grubość kamienia (mm)
cal-ui-line_inset_mm = Od krawędzi do linii (mm)
cal-ui-line_length_mm = Długość linii (mm)
cal-ui-colours = Kolory w grze
cal-ui-figure = Jakość
cal-ui-value = Zmierzono
cal-ui-limit = Granica
cal-ui-passes = dobrze
cal-ui-advice = zobacz radę
cal-ui-optional = tylko gdy trzeba
cal-ui-enough = Reszta zostaje jak była
cal-ui-done = Wróć do gry
cal-ui-print = Drukuj znaczniki
cal-ui-holes_unseen = Nie widać tam dołków, więc te są zwykłe: sprawdź, czy obrys leży na krawędzi planszy.
cal-ui-sizes = Zmień wymiary
cal-ui-stone_known = Kamień trzeba zmierzyć tylko wtedy, gdy wasze nie są zwykłe.
# $paper is A4 or A3.
cal-sheet-marks = Cztery znaczniki, { $paper }
cal-sheet-lens = Szachownica do obiektywu, { $paper }
cal-sheet-mat = Mata do kart, { $paper }

## Steps
cal-step-picture = Obraz
cal-step-marks = Znaczniki
cal-step-corners = Rogi
cal-step-lens = Obiektyw
cal-step-zones = Strefy
cal-step-holes = Dołki
cal-step-stones = Kamienie
cal-step-deck = Karty
cal-step-exposure = Ekspozycja
cal-step-save = Zapis
cal-about-picture = Powieś kamerę tak, aby widać było cały stół, południe na dole, i dobrze ją umocuj.
cal-about-marks = Połóż cztery wydrukowane znaczniki ich małym czarnym rogiem na rogach planszy: 0 między północą a zachodem, potem 1, 2, 3 zgodnie z zegarem. Znajdą się same.
cal-about-corners = Przeciągnij każdy pierścień na jego róg planszy. Na klawiaturze: Tab do pierścienia, potem strzałki.
cal-about-lens = Dla dokładniejszych położeń: trzymaj wydrukowaną szachownicę przed kamerą, za każdym razem inaczej pochyloną i raz przy każdej krawędzi, i zrób co najmniej cztery zdjęcia.
cal-about-zones = Gdzie każde miejsce kładzie karty: wybierz miejsca i przeciągnij rogi. Plansza nie potrzebuje stref.
cal-about-holes = Pierścienie powinny leżeć na dołkach, a przerywane linie na liniach strzału. Jeśli nie, zmień wymiary.
cal-about-stones = Włóż po dwa kamienie każdego koloru do dołków, które mają nazwę na obrazie: pierwszy znakiem do góry, drugi znakiem w dół. Nie masz ich pod ręką? Pomiń: zwykłe kolory są znane.
cal-about-deck = Zwykłe talie są czytane bez uczenia. Innej talii, jej rewersu i własnych kart uczy się z kilku obrazów; można to zrobić też później.
cal-about-exposure = Ustaw światło takie jak w grze, a potem zablokuj ekspozycję, wzmocnienie i balans bieli, żeby kolory się nie zmieniały.
cal-about-save = Tak dobrze zmierzony jest stół. Gdzie czegoś brakuje, jest rada.
cal-act-picture = Obraz jest dobry
cal-act-marks = Zmierz według znaczników
cal-act-corners = Rogi są dobre
cal-act-lens = Zrób zdjęcie
cal-act-zones = Strefy są dobre
cal-act-holes = Pierścienie leżą na dołkach
cal-act-stones = Kamienie tak leżą
cal-act-deck = Dalej
cal-act-exposure = Zablokuj
cal-act-save = Zapisz

## Quality. $amount is a figure with its unit.
cal-at_least = co najmniej { $amount }
cal-at_most = najwyżej { $amount }
cal-verdict-good = Wszystkie wartości są dobre.
cal-verdict-off = { $n ->
    [one] Jedna wartość jest
    [few] { $n } wartości są
   *[other] { $n } wartości jest
} poza granicami: zobacz radę.
cal-unit-px = { $whole },{ $tenth } px
cal-unit-mm = { $whole },{ $tenth } mm
cal-unit-px_mm = { $whole },{ $tenth } px/mm
cal-unit-percent = { $n } %
cal-unit-delta = { $n }
cal-figure-error_px = Położenia, błąd w obrazie
cal-figure-error_mm = Położenia, błąd na stole
cal-figure-fineness = Szczegółowość obrazu
cal-figure-evenness = Równe światło
cal-figure-sharpness = Szerokość krawędzi
cal-figure-burnt = Prześwietlone
cal-figure-brightness = Jasność
cal-figure-separation = Odległość kolorów
cal-advice-error_px = Połóż znaczniki płasko, sprawdź wymiary i zmierz obiektyw.
cal-advice-error_mm = Zmierz jeszcze raz planszę i znacznik, sprawdź wydrukowaną linię 100 mm.
cal-advice-fineness = Zbliż kamerę albo wybierz większe obrazy w ustawieniach.
cal-advice-evenness = Jedna strona jest dużo ciemniejsza: przesuń lampę na środek albo dodaj drugą.
cal-advice-sharpness = Obraz jest nieostry: ustaw ostrość, przetrzyj obiektyw i niech nic się nie trzęsie.
cal-advice-burnt = Części obrazu są prześwietlone: przyciemnij lampę albo odwróć ją od tego, co błyszczy.
cal-advice-brightness = Jest za ciemno: więcej światła na stół.
cal-advice-separation = Dwa kolory wyglądają w tym świetle podobnie: weź bielszą lampę albo inne kamienie.

## Refusals
cal-step = Ten krok nie jest jeszcze otwarty: idź dalej stąd.
cal-skip = Bez tego kroku nic nie działa.
cal-elsewhere = Inny telefon poszedł dalej: zobacz krok, który jest teraz.
cal-points = To nie są punkty obrazu.
cal-sizes = Takich wymiarów nie ma: zmierz jeszcze raz i podaj milimetry.
cal-picture-none = Kamera nie daje obrazu: sprawdź przewód.
cal-picture-small = Obraz { $wide } × { $high } jest za mały: wybierz większe obrazy.
cal-picture-black = Obraz jest czarny: zdejmij osłonę obiektywu albo zapal światło.
# $turns quarter turns clockwise.
cal-turned = Stół jest w obrazie obrócony o { $turns ->
    [one] ćwierć obrotu
    [few] { $turns } ćwierci obrotu
   *[other] { $turns } ćwierci obrotu
}: obróć kamerę, aż północ będzie u góry, albo powiedz, że naprawdę patrzy z innej strony.
cal-stretched = Według tych wymiarów znacznik ma { $wide } × { $high } mm, a wydrukowano { $printed } mm: wymiar jest błędny albo szerokość i wysokość są zamienione.
cal-sized = Plansza i znaczniki do siebie nie pasują: na planszy { $side } mm czarny kwadrat znacznika miałby { $mark } mm, a nie { $printed } mm. Zmierz jedno z nich linijką albo dotknij tego, co się zgadza.
cal-mat = Znaczniki leżą jak na wydrukowanej macie { $paper }: dotknij jej albo połóż je na planszy.
cal-corners-waiting = Nie każdy pierścień został przesunięty: przeciągnij każdy na jego róg planszy.
cal-pretend = Stół na niby wykłada planszę tylko w grze na planszy: najpierw ją zacznij.
cal-offer-mark = Znacznik ma { $n } mm
cal-offer-board = Plansza ma { $n } mm
cal-lens-few = Dopiero { $have } z co najmniej { $want } zdjęć pokazuje szachownicę: zrób więcej.
cal-lens-no_board = Szachownicy nie widać: trzymaj ją bardziej płasko, bliżej i w dobrym świetle.
cal-lens-other_board = To nie jest szachownica z naszych arkuszy: wydrukuj ją bez obracania i skalowania.
cal-lens-sizes = Zdjęcia mają różne rozmiary: zrób wszystkie z jednym ustawieniem.
cal-lens-middle = Szachownica była tylko w części obrazu: pokaż ją też przy każdej krawędzi.
cal-lens-tilt = Szachownica była zawsze trzymana tak samo: pochylaj ją bardziej, za każdym razem inaczej.
cal-lens-bad = Zdjęcia nie pasują do jednego obiektywu (błąd { $tenths } dziesiątych piksela): naklej arkusz na coś płaskiego i trzymaj nieruchomo.
# $zone is S, W, N, E.
cal-zones-seat = { $zone } to nie miejsce: są S, W, N i E.
cal-zones-folded = Strefa { $zone } jest skręcona: jej rogi muszą iść po kolei.
cal-zones-tiny = Strefa { $zone } jest za mała na kartę.
cal-zones-overlap = Strefy { $one } i { $other } zachodzą na siebie: karta tam należałaby do obu.
cal-zones-no_plane = Najpierw trzeba zmierzyć stół: znacznikami albo rogami.
cal-grid-count = Siatka { $rows } na { $columns } dołków: reguły znają tylko pięć na pięć.
cal-grid-stone = Kamień { $stone } mm nie zmieści się w dołku { $hole } mm.
cal-grid-thick = Kamień o szerokości { $stone } mm nie może mieć { $thick } mm grubości.
cal-grid-touch = Dołki { $hole } mm nie mogą być co { $pitch } mm: stykałyby się.
cal-grid-line = Linia { $inset } mm od krawędzi przebiegałaby przez dołki: wolne jest tam tylko { $free } mm.
cal-stones-count = Wybierz od dwóch do pięciu kolorów.
cal-stones-empty = W { $holes } nie widać kamienia: połóż kamienie według listy.
# $controls are names of the camera's controls.
cal-exposure-differs = Kamera nie robi tego, co jej kazano ({ $controls }): spróbuj ponownie albo wybierz inną.
cal-exposure-silent = Kamera nie mówi, co robi, więc niczego nie da się zablokować.
cal-exposure-drift = Kamera zmieniła ekspozycję ({ $controls }): zablokuj ją ponownie na stronie ustawień.
cal-profile-size = Profil jest dla obrazów { $was_wide } × { $was_high }, a kamera daje { $wide } × { $high }: przywróć kamerę albo ustaw od nowa.
cal-profile-upside_down = Profil i obraz są względem siebie do góry nogami: obróć kamerę o pół obrotu albo ustaw od nowa.
cal-profile-no_marks = Nie widać żadnego znacznika z profilu: połóż je z powrotem albo ustaw od nowa.
cal-profile-torn = Zapisanego profilu nie da się odczytać: ustaw od nowa.
cal-profile-foreign = To nie jest plik profili tego programu: zapisz go od nowa na drugim komputerze.

## During play
cal-follow-moved = Kamera została przesunięta: ustaw ją jak była albo od nowa. Do tego czasu nic nie jest czytane.
cal-follow-lost = Nie widać znacznika { $marks }: odsłoń go albo połóż z powrotem. Do tego czasu nic nie jest czytane.
cal-follow-realigned = Kamerę potrącono o { $whole },{ $tenth } mm; wyrównano samo.
cal-light-darker = Światło jest o { $percent } % ciemniejsze niż przy ustawianiu: postaw lampę z powrotem.
cal-light-brighter = Światło jest o { $percent } % jaśniejsze niż przy ustawianiu: przyciemnij je.
cal-light-burnt = Światło jest tak jasne, że biel się prześwietla: przyciemnij je.
cal-light-tinted = Światło ma inny kolor niż przy ustawianiu: kolory mogą być źle odczytane.

## Which camera it is. $wide and $high are the size of its pictures, $n is the camera's number or how many pictures there are
cal-camera-drawn = Kamera stołu na niby, { $wide } × { $high } pikseli
cal-camera-usb = Kamera USB { $n }, { $wide } × { $high } pikseli
cal-camera-pi = Kamera Pi, { $wide } × { $high } pikseli
cal-camera-folder = { $n ->
    [one] Jedno zdjęcie z folderu { $folder }
    [few] { $n } zdjęcia z folderu { $folder }
   *[many] { $n } zdjęć z folderu { $folder }
}
cal-camera-none = Brak kamery

## At the command line, where no camera gives a picture. $option is what is typed to name a folder, $folder a name
cal-cli-none = Nie ma kamery: podłącz ją albo wskaż folder ze zdjęciami przez { $option }.
cal-cli-gone = Kamera nie daje obrazu: sprawdź przewód i zacznij od nowa.
cal-cli-busy = Kamery { $device } używa inny program: zamknij go i zacznij od nowa. Może to sam stół; jego strona robi to samo.
cal-cli-fault = Kamera nie startuje: sprawdź przewód, uruchom komputer ponownie i zacznij od nowa.
cal-cli-folder = W folderze z ustawień { $folder } nie ma zdjęć: włóż tam jakieś albo wskaż inny przez { $option }.

## What the eye sees
cal-eye-title = Co widzi oko
cal-eye-measured = Stół jest zmierzony; linie pokazują, czym kieruje się oko.
cal-eye-unmeasured = Stół nie jest zmierzony: obraz dzieli się na połowy.
cal-eye-readings = Odczytano ostatnio
cal-eye-none = Nic jeszcze nie odczytano.
cal-eye-stone = { $colour } { $sign }
