# Wörter, die jedes Spiel und jede Seite braucht. Form "plural" der Ränge: für Pokerblätter (drei Siebenen).

term-list = { $items }
term-nothing = nichts
term-yes = ja
term-no = nein
term-on = an
term-off = aus

## Farben, Ränge, Karten
term-suit-clubs = Kreuz
term-suit-diamonds = Karo
term-suit-hearts = Herz
term-suit-spades = Pik
term-rank-2 = Zwei
    .plural = Zweien
term-rank-3 = Drei
    .plural = Dreien
term-rank-4 = Vier
    .plural = Vieren
term-rank-5 = Fünf
    .plural = Fünfen
term-rank-6 = Sechs
    .plural = Sechsen
term-rank-7 = Sieben
    .plural = Siebenen
term-rank-8 = Acht
    .plural = Achten
term-rank-9 = Neun
    .plural = Neunen
term-rank-T = Zehn
    .plural = Zehnen
term-rank-J = Bube
    .acc = Buben
    .plural = Buben
term-rank-Q = Dame
    .plural = Damen
term-rank-K = König
    .plural = Könige
    .datpl = Königen
term-rank-A = Ass
    .plural = Asse
    .datpl = Assen
term-card-face = { $suit } { $rank }
term-card-joker_red = roter Joker
    .acc = den roten Joker
    .def = der rote Joker
term-card-joker_black = schwarzer Joker
    .acc = den schwarzen Joker
    .def = der schwarze Joker
term-card-rules = Pokerregel-Karte
term-card-back = verdeckte Karte
term-card-unread = nicht gelesene Karte

## Pokerblätter
term-hand-empty = ein leeres Blatt
term-hand-high_card = { $rank ->
    [none] nur Karten ohne Wert
   *[other] höchste Karte { $rank }
}
term-hand-pair = ein Paar { FORM($rank, "plural") }
term-hand-two_pair = zwei Paare, { FORM($rank, "plural") } und { FORM($second, "plural") }
term-hand-three = drei { FORM($rank, "plural") }
term-hand-straight = eine Straße bis { $rank }
term-hand-flush = ein Flush mit { $rank }
    .acc = einen Flush mit { $rank }
term-hand-full_house = ein Full House, { FORM($rank, "plural") } und { FORM($second, "plural") }
term-hand-four = vier { FORM($rank, "plural") }
term-hand-straight_flush = ein Straight Flush bis { $rank }
    .acc = einen Straight Flush bis { $rank }
term-hand-five = fünf { FORM($rank, "plural") }

## Plätze
term-seat-S = Süd
term-seat-W = West
term-seat-N = Nord
term-seat-E = Ost

## Was der Tisch antwortet
table-stale = Der Tisch ist schon weiter. Sieh noch einmal hin und entscheide dann.
table-no_match = Es läuft kein Spiel: Starte zuerst eins.
table-nothing_to_undo = Es gibt nichts zurückzunehmen.
table-no_such_entry = Eintrag { $n } zählt nicht mehr, darum lässt er sich nicht ändern.
table-no_dispute = Eintrag { $n } ist nicht mehr strittig.
table-dispute_first = Klär zuerst Eintrag { $n }: zurücknehmen, ändern oder stehen lassen.
journal-full = Das konnte nicht gespeichert werden und zählt darum nicht. Mach Platz auf der Festplatte und sag es noch einmal. ({ $why })
journal-recovered = Die Spieldatei war beim Start beschädigt, die letzte Sicherung ist im Einsatz. Vergleicht sie mit dem Tisch. ({ $what })

## Ein Spiel beginnen
setup-nameless = Jeder Spieler braucht einen Namen: Füll den leeren aus oder nimm den Platz weg.
setup-how_many = Das spielt man zu { $fewest } bis { $most }, nicht zu { $n }.
setup-no_text = Den Regeltext „{ $text }“ gibt es nicht. Nimm einen von diesen: { $known }.
setup-no_game = Das Spiel „{ $game }“ gibt es nicht. Nimm eins von diesen: { $known }.
setup-no_option = Die Hausregel „{ $option }“ gibt es nicht. Bekannt sind: { $known }.
setup-option_value = Die Hausregel „{ $option }“ kann nicht „{ $value }“ sein. Nimm eins von diesen: { $known }.
setup-option_range = Die Hausregel „{ $option }“ muss zwischen { $low } und { $high } liegen, nicht bei „{ $value }“.
setup-special = Die selbst gemachte Karte „{ $card }“ braucht eine Zahl von 0 bis 14: 2 bis 10, Bube 11, Dame 12, König 13, Ass 14.
