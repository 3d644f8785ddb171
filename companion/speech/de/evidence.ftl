# Die Beweise einer Partie: Zielfoto, Lesungen, neu gewertet, was aufgehoben wird. $P und $Q sind Spieler, $ms und $tolerance Zeiten (term-ms).

evidence-photo = Zielfoto
evidence-go = LOS
evidence-after_go = { $ms } nach LOS
evidence-ahead_of_go = { $ms } vor LOS
evidence-first = { $P } war zuerst da ({ $deck }), um { $ms }.
evidence-alone = { $P } war da ({ $deck }), sonst rechtzeitig niemand.
evidence-dead_heat = { $P } und { $Q } liegen { $ms } auseinander: totes Rennen, unter { $tolerance } sind die Taster zu ungenau.
evidence-before_go = { $P } war vor LOS da.
evidence-too_soon = { $P } war { $ms } nach LOS da: schneller, als ein Mensch reagieren kann.
evidence-nobody = Niemand hat einen Taster berührt.

evidence-read = Gelesen: { $cards }.
evidence-board = Das Brett, wie es gelesen wurde: { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    } in Löchern, { $loose } lose.
evidence-holes = { $holes }.
evidence-hole-empty = { $hole } leer
evidence-hole-unsure = { $hole } unsicher
evidence-hole-stone = { $hole } { $colour }
evidence-hole-faced = { $hole } { $colour } ({ $face })
evidence-sure = { $card }: zu { $percent } % sicher
evidence-reader = Gelesen vom Modell { $mark }.
evidence-gone = Das Bild ist nicht mehr aufgehoben.

evidence-again-same = { $n }: neu gewertet, dasselbe.
evidence-again-unsure = { $n }: neu gewertet, stimmt überein, soweit es sicher ist. Aufgeschrieben: { $was } Jetzt: { $now }
evidence-again-differs = { $n }: WEICHT AB. Aufgeschrieben: { $was } Jetzt: { $now }
evidence-again-other_model = { $n }: von einem anderen Modell gelesen ({ $mark }). Aufgeschrieben: { $was } Dieses: { $now }
evidence-again-no_picture = { $n }: lässt sich nicht neu lesen, das Bild ist nicht aufgehoben.
evidence-again-no_reader = { $n }: Nichts hier kann das neu lesen.
evidence-again-sum = { $same } gleich, { $unsure } soweit sicher, { $differs } anders, { $other } von einem anderen Modell, { $lost } ohne Bild.

evidence-kept = { $n ->
        [one] { $n } Bild
       *[other] { $n } Bilder
    } aufgehoben, { $mb } MB.
evidence-would_go = Würde wegfallen, das Älteste zuerst: { $n ->
        [one] { $n } Bild
       *[other] { $n } Bilder
    }, { $mb } MB.
evidence-went = Weggefallen, das Älteste zuerst: { $n ->
        [one] { $n } Bild
       *[other] { $n } Bilder
    }, { $mb } MB. Jeder Eintrag und jedes Rennen bleibt.

web-evidence-title = Beweise
web-evidence-of = Beweise der Partie { $n }
web-evidence-none = In dieser Partie wurde noch kein Rennen gemessen und keine Karte gelesen.
web-evidence-race = Rennen
web-evidence-cards = Karten
web-evidence-board = Brett
web-evidence-show = Beweis zeigen
web-evidence-zip = Alle Beweise in einer Datei
web-evidence-referees = Bilder des Tisches sind für den Schiedsrichter.
web-evidence-before = Früher
web-evidence-next = Später
web-evidence-lanes = Balken zeigen, wann ein Taster geschlossen war, der Pfeil den ersten Kontakt, die Schraffur, was zu knapp ist.
