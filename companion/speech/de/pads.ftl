# Taster im Test und das Brett. $pad und $other sind Taster in Worten, $ms und $error Zeiten (term-ms), $n und $of Zahlen.

term-pad = { $seat } ({ $deck })
term-ms = { $whole },{ $part } ms
term-ms_0 = { $whole },0{ $part } ms

pads-touch = Drück { $pad } dreimal, ohne Eile. { $n } von { $of }.
pads-strike = Leg ein Brett über { $pad } und { $other } und schlag auf seine Mitte, immer wieder. { $n } von { $of }.
pads-test-ok = { $pad }: gut. Der Kontakt steht nach { $ms }.
pads-test-silent = { $pad }: Es kam nichts. Prüf den Stecker, das Kabel zum Pin und das zur Masse.
pads-test-stuck = { $pad }: ist ständig gedrückt. Nimm weg, was darauf liegt, oder such einen Kurzschluss im Kabel.
pads-test-crossed = { $pad }: Statt seiner hat { $other } gemeldet. Schau, welches Kabel zu welchem Pin geht.
pads-test-together = { $pad }: { $other } meldet sich mit. Irgendwo berühren sich ihre Kabel: Trenn sie.
pads-test-chatter = { $pad }: flackert. Drück den Stecker fest oder nimm einen anderen Schalter.
pads-test-bounce = { $pad }: geht, prellt aber { $ms } lang. Gewertet wird trotzdem der erste Kontakt; ein besserer Schalter hält länger.

pads-wires-swapped = { $pad } und { $other } sind vertauscht: Tausch die Kabel oder die Nummern in den Einstellungen.
pads-wires-one_pin = { $pad } hängt am Pin von { $other }: Gib ihm einen eigenen.
pads-wires-crossed = { $pad } ist mit dem Pin von { $other } verbunden: Schau dir die Kabel beider an.

pads-later = { $other } meldet { $ms } später als { $pad } (unsicher um { $error }); das wird abgezogen.
pads-tolerance = Näher als { $ms } ist ein totes Rennen (unsicher um { $error }, aus { $n } Schlägen).
pads-unmeasured = Diese Taster wurden nie gemessen: Näher als { $ms } gilt als totes Rennen. Mach den Brett-Test.
pads-measured = { $days ->
        [0] Heute gemessen
        [one] Gestern gemessen
       *[other] Vor { $days } Tagen gemessen
    }: Näher als { $ms } ist ein totes Rennen.
pads-old = Diese Taster wurden vor { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } gemessen (totes Rennen unter { $ms }): Mach den Brett-Test noch einmal.
pads-saved = Gespeichert. Ab jetzt wird danach gewertet.
pads-few = Schlag mindestens zehnmal auf beide Taster, dann speichere.
pads-unsaved = Es konnte nicht gespeichert werden: Die Festplatte ist voll oder nicht beschreibbar.
pads-all_good = Alle Taster melden, wie sie sollen.

web-padtest-title = Taster prüfen
web-padtest-lead = Solange hier geprüft wird, läuft kein Rennen.
web-padtest-pads = Die Taster jetzt
web-padtest-down = gedrückt
web-padtest-up = frei
web-padtest-guided = Geführter Test
web-padtest-guided_lead = Zeigt für jeden Taster, ob er meldet, wie lange er prellt und ob Kabel vertauscht sind.
web-padtest-begin = Alle Taster prüfen
web-padtest-skip = Diesen überspringen
web-padtest-plank = Brett-Test
web-padtest-plank_lead = Ein Brett trifft zwei Taster zugleich, dreißigmal. Was dazwischen bleibt, ist der Unterschied der Taster selbst; darunter kann niemand sagen, wer schneller war.
web-padtest-begin_plank = Beginnen
web-padtest-save = Danach werten
web-padtest-stop = Test beenden
web-padtest-none = Dieser Tisch hat keine verkabelten Taster.
web-padtest-strikes = Jeder Schlag: wie viel später der zweite Taster meldete
