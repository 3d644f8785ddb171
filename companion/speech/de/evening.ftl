# Was die Seiten von den Tischen ohne Rennen zeigen: Brett, Glücksspiel, Rommé und Cap-It.
web-board-bad_lines = Bad Lines
web-board-by_hand = Von Hand
web-board-total = Gesamt
web-board-formations = Formationen
web-board-sunk_none = Es ist noch kein Stein versenkt.
web-board-last_round = Letzte Runde: Sie wird zu Ende gespielt.
web-board-centre_pending = Der erste Schuss gilt der Mitte.
web-board-centre_locked = Die Mitte ist gesperrt.
web-board-item-stone = Stein in Reihe { $r }
web-board-item-turned = umgedreht: doppelt
web-board-item-marked = Markierung oben: 3 extra
web-board-item-across = Viererlinie in Reihe { $r }
web-board-item-upright = senkrechte Viererlinie
web-board-item-diagonal = diagonale Viererlinie
web-board-item-four = Viererlinie
web-board-item-cross = Kreuz
web-board-item-five = Bad Line mit fünf
web-luck-column_1 = Spalte 1
web-luck-column_2 = Spalte 2
web-luck-leftover = Übrig
web-luck-empty_column = Noch keine Karte.
web-luck-open = offen
web-luck-banked = gesichert
web-luck-pile = Stapel
web-luck-discard = Ablage
web-luck-pass = { $n ->
    [1] erster Durchlauf
   *[other] zweiter und letzter Durchlauf
}
web-luck-last_turn = Letzter Zug
web-luck-bust = Wie leicht es schiefgeht: { $percent } % ({ $b } von { $n } Karten)
web-luck-kings = Könige
web-luck-jokers = Joker
web-luck-misfits = Passen nirgends
web-luck-still = Was noch im Stapel ist
web-luck-turned = Wohin mit dieser Karte?
web-luck-collected = Offene Karten, einzeln
web-rummy-deal_n = Durchgang { $n }
web-rummy-contract_is = Kontrakt: { $contract }
web-rummy-push = Beide Karten gehen von { $P } zu { $Q }.
web-rummy-pot_is = Topf: noch { $left } von { $pot }, { $prize } für jede gewonnene Runde.
web-rummy-stock = Stapel
web-rummy-discard = Ablage
web-rummy-no_discard = Keine Ablage
web-rummy-met = Kontrakt erfüllt
web-rummy-not_met = Kontrakt offen
web-rummy-cards = Karten
web-rummy-melds = Auslagen
web-rummy-no_melds = Noch liegt nichts auf dem Tisch.
web-rummy-stands_for = steht für
web-rummy-meld = Auslage
web-rummy-next_meld = Nächste Auslage
web-rummy-deals = Durchgänge
web-rummy-deal = Durchgang
web-rummy-total = Gesamt
web-rummy-hand = Gezählt:
web-rummy-went_out = hat Schluss gemacht
web-rummy-paid = Aus dem Topf:
web-rummy-partner = mit
web-rummy-turn = am Zug
web-rummy-freed = jetzt auszulegen
web-rummy-pending = Noch nicht angesagt
web-board-board = Das Brett
web-board-empty_hole = leer
web-board-stock = im Vorrat:
web-board-shots_left = Schüsse übrig:
web-board-no_limit = solange du triffst
web-board-loose = Lose:
web-board-take_off = Vom Brett zu nehmen:
web-board-put_back = Leg den Stein zurück in sein Loch.
web-board-take_out = Dieser Stein darf dort nicht bleiben.
web-board-sheet = Punkte
web-board-stones = Steine
web-board-lines = Linien
web-board-crosses = Kreuze

## Der Abend: nächstes Spiel und alle Spiele
web-evening-title = Abend
web-evening-next = Nächstes Spiel
web-evening-begins = { $P } fängt an: Wer zuletzt verloren hat, beginnt.
web-evening-again = Nächstes Spiel starten
web-evening-other = Anderes Spiel oder andere Spieler
web-evening-people = Wer hier schon gespielt hat
web-evening-matches = Alle Spiele
web-evening-none = Hier wurde noch nichts gespielt.
web-evening-on_table = auf dem Tisch
web-evening-unfinished = nicht zu Ende
web-evening-won = gewonnen
web-evening-older = Ältere Spiele
web-evening-match_n = Spiel { $n }
web-evening-match_pages = Seiten zu Spiel { $n }
web-evening-as_txt = Erzählung
web-evening-as_csv = Tabelle (CSV)
web-evening-as_json = Alles (JSON)
web-evening-play_on = Weiterspielen
web-evening-running = Gerade läuft ein anderes Spiel. Es kommt beiseite; verloren geht nichts.
web-evening-aside = Das Spiel beiseitelegen?
web-evening-aside_yes = Ja, beiseitelegen
web-evening-aside_no = Nein
web-evening-no_match = Ein Spiel mit der Nummer { $n } gibt es nicht.

## Statistik
web-stats-title = Statistik
web-stats-house = Alle, die hier spielen
web-stats-of_house = { $n ->
    [one] Aus einem Spiel.
   *[other] Aus { $n } Spielen.
}
web-stats-played = Gespielt
web-stats-won = Gewonnen
web-stats-middle = Mittlere Reaktion (ms)
web-stats-best = Schnellste (ms)
web-stats-in_words = In Worten
web-stats-points = Punkte
web-stats-reactions = Reaktionen
web-stats-margins = Vorsprünge
web-stats-early = Fehlstarts
web-stats-longest = Längste Serie
web-stats-about-points = Nach jedem Eintrag, der zählt.
web-stats-about-reactions = Millisekunden vom Signal bis zur Hand. Der Strich zeigt die mittlere.
web-stats-about-margins = Um wie viele Millisekunden die schnellere Hand vorn lag, und wie oft.
web-stats-about-early = Hände, die vor dem Signal kamen.
web-stats-about-longest = Wie oft hintereinander jemand gepunktet hat, ohne dass sonst jemand punktete.
web-stats-none-points = Es wurde noch nichts gezählt.
web-stats-none-reactions = Es wurde noch keine Hand gestoppt: Reaktionen zählen ab einem Signal.
web-stats-none-margins = Es wurde noch kein Rennen gestoppt.
web-stats-none-early = Niemand war zu früh.
web-stats-none-longest = Es hat noch niemand gepunktet.
web-stats-reaction_of = { $P }: mittlere { $ms } ms, schnellste { $best } ms, { $n ->
    [one] eine Hand.
   *[other] { $n } Hände.
}
web-stats-margin_of = { $n ->
    [one] Ein Rennen
   *[other] { $n } Rennen
}, von { $low } bis { $high } ms, in der Mitte { $ms } ms.
web-stats-early_of = { $P }: { $n ->
    [one] ein Fehlstart.
   *[other] { $n } Fehlstarts.
}
web-stats-longest_of = { $P }: { $n } hintereinander.
web-stats-points_of = { $P }: { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
} nach { $facts ->
    [one] einem Eintrag.
   *[other] { $facts } Einträgen.
}
