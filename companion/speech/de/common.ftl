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
    .acc = roten Joker
term-card-joker_black = schwarzer Joker
    .acc = schwarzen Joker
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
