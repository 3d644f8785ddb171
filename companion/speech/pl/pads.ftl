# Test pól i deska. $pad i $other to pola słowami, $ms i $error to czasy (term-ms), $n i $of to liczby.

term-pad = { $seat } ({ $deck })
term-ms = { $whole },{ $part } ms
term-ms_0 = { $whole },0{ $part } ms

pads-touch = Dotknij trzy razy, bez pośpiechu: { $pad }. { $n } z { $of }.
pads-strike = Połóż deskę na dwóch polach, { $pad } i { $other }, i uderzaj w jej środek. { $n } z { $of }.
pads-test-ok = { $pad }: dobrze. Styk uspokaja się po { $ms }.
pads-test-silent = { $pad }: nic nie przyszło. Sprawdź wtyczkę, przewód do pinu i przewód do masy.
pads-test-stuck = { $pad }: jest stale wciśnięte. Zdejmij, co na nim leży, albo poszukaj zwarcia w przewodzie.
pads-test-crossed = { $pad }: zamiast niego odezwało się { $other }. Sprawdź, który przewód idzie do którego pinu.
pads-test-together = { $pad }: razem z nim odzywa się { $other }. Gdzieś stykają się przewody: rozdziel je.
pads-test-chatter = { $pad }: migocze. Dociśnij wtyczkę albo weź inny przełącznik.
pads-test-bounce = { $pad }: działa, ale drga przez { $ms }. Liczy się i tak pierwszy styk; lepszy przełącznik posłuży dłużej.

pads-wires-swapped = Zamienione są dwa pola, { $pad } i { $other }: zamień przewody albo numery w ustawieniach.
pads-wires-one_pin = { $pad } wisi na pinie innego pola, { $other }: daj mu własny pin.
pads-wires-crossed = { $pad } jest na pinie innego pola, { $other }: obejrzyj przewody obu.

pads-later = { $other } odpowiada { $ms } później niż { $pad } (niepewność { $error }); tyle się odejmuje.
pads-tolerance = Bliżej niż { $ms } to remis (niepewność { $error }, uderzeń: { $n }).
pads-unmeasured = Tych pól nikt nie zmierzył: bliżej niż { $ms } to remis. Zrób próbę z deską.
pads-measured = { $days ->
        [0] Zmierzone dzisiaj
        [one] Zmierzone wczoraj
        [few] Zmierzone { $days } dni temu
       *[other] Zmierzone { $days } dni temu
    }: bliżej niż { $ms } to remis.
pads-old = Te pola zmierzono { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[other] { $days } dni
    } temu (remis poniżej { $ms }): powtórz próbę z deską.
pads-saved = Zapisane. Od teraz wyścigi są sędziowane według tego.
pads-few = Uderz oba pola razem co najmniej dziesięć razy, potem zapisz.
pads-unsaved = Nie udało się zapisać: dysk jest pełny albo nie da się na nim pisać.
pads-all_good = Wszystkie pola odpowiadają jak trzeba.

web-padtest-title = Test pól
web-padtest-lead = Podczas testu nie ma wyścigów.
web-padtest-pads = Pola teraz
web-padtest-down = wciśnięte
web-padtest-up = wolne
web-padtest-guided = Test krok po kroku
web-padtest-guided_lead = Pokazuje dla każdego pola, czy odpowiada, jak długo drga i czy przewody nie są zamienione.
web-padtest-begin = Testuj wszystkie
web-padtest-skip = Pomiń to pole
web-padtest-plank = Próba z deską
web-padtest-plank_lead = Jedna deska uderza dwa pola naraz, trzydzieści razy. To, co zostaje, jest różnicą samych pól; poniżej niej nikt nie powie, kto był pierwszy.
web-padtest-begin_plank = Zacznij
web-padtest-save = Sędziuj według tego
web-padtest-stop = Zakończ test
web-padtest-none = Ten stół nie ma podłączonych pól do testu.
web-padtest-strikes = Każde uderzenie: o ile później odpowiedziało drugie pole
