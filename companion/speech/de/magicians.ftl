# Spiel M, das Duell. $P und $Q sind Namen, $n und $k Zahlen, $deck und $other Decks (main, magic).

## Wörter
term-deck-main = Hauptdeck
term-deck-magic = Magiedeck
term-pool-red = die rote Hälfte des zweiten Kartenspiels
    .dat = der roten Hälfte des zweiten Kartenspiels
term-pool-black = die schwarze Hälfte des zweiten Kartenspiels
    .dat = der schwarzen Hälfte des zweiten Kartenspiels
term-pool-free_pick = das zweite Kartenspiel
    .dat = dem zweiten Kartenspiel
term-pool-own_pack = ein eigenes Kartenspiel
    .dat = einem eigenen Kartenspiel
term-rank-none = Karte ohne Wert
    .plural = Karten ohne Wert
term-spot = Zug { $n }, vor { $P }

## Warum ein Pokerblatt gewinnt
hand-reason-category = { $better } schlägt { FORM($worse, "acc") }
hand-reason-rank = { $high } ist höher als { $low }
hand-reason-kicker = gleiches Blatt, aber bei der Beikarte ist { $high } höher als { $low }
hand-reason-missing = bis dahin gleich, aber { $rank } schlägt eine fehlende Karte
hand-reason-fewer = { $more } Karten schlagen { $fewer }: Weniger Karten verlieren
hand-reason-equal = alle Werte gleich

## Vor einer Runde
m-setup-packs = Nehmt zwei Kartenspiele mit gleicher Rückseite und zwei Hüte.
m-setup-packs_own = Nehmt drei Kartenspiele mit gleicher Rückseite und zwei Hüte: eins für die Hauptdecks, je eins für die Magiedecks.
m-setup-compose = { $P }: Such für { $Q } 13 Karten aus { FORM($pool, "dat") } aus, misch sie und gib sie hinüber.
m-setup-compose_same = { $P }: Sammle dieselben 13 Karten wie vorher ein, misch sie und gib sie { $Q }.
m-setup-deal = Mischt das erste Kartenspiel, teilt es in zwei Hälften und legt Haupt- und Magiedeck vor euch hin.
m-setup-ante = Jeder legt { $n } in den Topf: { $pot } für den Sieg im ganzen Spiel.
m-setup-special = Vereinbart: Die Karte { $card } zählt wie { $rank }.
m-setup-option = Hausregel – { $option }: { $value }.
m-setup-option_number = Hausregel – { $option }: { $n }.

## Das Rennen
m-turn-ready = Hände zurück – wartet auf das Signal.
m-turn-go = Bei „Los!“: eine Hand auf eins eurer Decks.
m-turn-go_any = Bei „Los!“: eine Hand auf irgendein Deck.
m-turn-faster = { $P } war schneller: { $deck }.
m-turn-repeat = Zu knapp – noch einmal.
m-turn-nobody = Keine Hand auf einem Deck – noch einmal.
m-turn-false_start = { $P } war zu früh, { $Q } entscheidet: Berühr ein Deck.
m-turn-false_start_repeat = Zu früh: { $P }. Noch einmal.
m-turn-roll = { $P }: Würfle. 1 bis 3 heißt Haupt, 4 bis 6 Magie.

## Was der Schnellere wählt
m-choice-swap = { $P }: Magiedecks tauschen oder behalten?
m-choice-assign = { $P }: Zählt die Magiekarte für dich oder für deinen Gegner?
m-choice-swapped = Die Magiedecks haben die Plätze getauscht.
m-choice-kept = Die Magiedecks bleiben, wo sie sind.
m-choice-swap_back = Legt die Magiedecks zurück an ihren alten Platz.
m-choice-assigned = Die Magiekarte zählt für { $P }, die Hauptkarte für { $Q }.

## Karten
m-draw-reveal = { $P }: Deck die oberste Karte von deinem { $deck } auf.
m-compare-point = { $card } schlägt { FORM($other, "acc") }: Punkt für { $P }, { $a }:{ $b }.
m-compare-tie = { $card } gegen { FORM($other, "acc") }, Gleichstand – Hüte raus, einen halben Meter weg.

## Hüte
m-hat-throw = { $P }: Wirf { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} aus deinem { $deck } in deinen eigenen Hut.
m-hat-throw_fill = { $P }: Wirf { $n } Karten in deinen eigenen Hut, davon { $k } aus deinem { $other }, weil dein { $deck } nicht reicht.
m-hat-seconds = { $n ->
    [one] Du hast eine Sekunde für alle Würfe.
   *[other] Du hast { $n } Sekunden für alle Würfe.
}
m-hat-exchange = Tauscht die Hüte und legt die Karten offen hin.
m-hat-open = { $P }: Leg die Karten aus dem Hut von { $Q } offen vor dich.
m-hat-misses = Eine Karte im anderen Hut ist daneben.
m-hat-strays = Eine Karte im anderen Hut zählt dort. Sagt, wie viele es waren.
m-hat-result = { $P } hat { FORM($hand, "acc") }, { $Q } hat { FORM($other, "acc") }: Punkt für { $P }, { $a }:{ $b }. Grund: { $reason }.
m-hat-tie = Gleiches Blatt ({ $hand }) – niemand bekommt einen Punkt.
m-hat-rethrow = Ein weiterer Wurf entscheidet.
m-hat-return = { $P }: Misch { $n ->
    [one] die danebengeworfene Karte
   *[other] die { $n } danebengeworfenen Karten
} zurück in dein { $deck }.

## Decks
m-deck-status = { $P }: noch { $n } Haupt- und { $k } { $k ->
    [one] Magiekarte
   *[other] Magiekarten
}.
m-deck-magic_empty = { $P } hat kein Magiedeck mehr.
m-deck-recounted = Von Hand gezählt, { $P }: { $n } Haupt, { $k } Magie.

## Ende einer Runde und des Spiels
m-round-no_main = { $P } kann nicht vom Hauptdeck ziehen: Die Runde geht an { $Q }.
m-round-short_stack = { $P } hat zu wenige Karten zum Werfen: Die Runde geht an { $Q }.
m-round-both_empty = Beide können nicht mehr: { $a }:{ $b }.
m-round-no_result = Kein Ergebnis: Die Runde wird wiederholt.
m-round-won = Runde an { $P }, { $n } in Folge.
m-round-seats = Als Nächstes: { $P } gegen { $Q }.
m-game-won = { $P } hat drei Runden hintereinander gewonnen und damit das Spiel.
m-game-pot = Der Topf mit { $n } geht an { $P }.
m-adjusted = Von Hand für { $P }: { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}, jetzt { $a }:{ $b }.

## Knöpfe
m-act-ready_both = Beide Magiedecks übergeben
m-act-ready = { $P }: Magiedeck übergeben
m-act-dealt = Decks liegen bereit
m-act-armed = Hände sind zurück – los
m-act-faster = { $P }: { $deck }
m-act-hand_of = Hand von { $P }
m-act-repeat = Zu knapp – noch einmal
m-act-false_start = Zu früh: { $P }
m-act-nobody = Niemand – noch einmal
m-act-rolled = { $P } hat gewürfelt
m-act-keep = Behalten
m-act-swap = Tauschen
m-act-mine = Für mich
m-act-yours = Für meinen Gegner
m-act-revealed_both = Beide Karten eingeben
m-act-revealed = Karte von { $P } eingeben
m-act-card = { $P }: { $card }
m-act-row = { $P }: { $cards }
m-act-thrown_both = Beide haben geworfen
m-act-thrown = { $P } hat geworfen
m-act-exchanged = Hüte getauscht, Karten liegen offen
m-act-opened_both = Beide Reihen eingeben
m-act-opened = Reihe vor { $P } eingeben
m-act-returned = Karten sind zurückgemischt
m-act-next_round = Nächste Runde
m-act-seated = Die Nächsten sitzen
m-act-recount = Decks von { $P } berichtigen

## Was einzugeben ist
m-field-die = Augenzahl
m-field-card = Aufgedeckte Karte
m-field-row = Karten der Reihe
m-field-strays = Wie viele davon hat dieser Spieler geworfen?
m-field-main = Karten im Hauptdeck
m-field-magic = Karten im Magiedeck

## Zweifel
m-doubt-dead_heat = { $n ->
    [one] Nur 1 µs zwischen beiden Händen. Wer war schneller?
   *[other] Nur { $n } µs zwischen beiden Händen. Wer war schneller?
}
m-doubt-both_early = Beide waren zu früh: { $P } und { $Q }.
m-doubt-whose_hand = Eine Hand auf dem { $deck } von { $P } – wessen war das?
m-doubt-card = Welche Karte liegt vor { $P }? Vielleicht { $card }.
m-doubt-several = Vor { $P } liegen { $n } Karten. Welche wurde aufgedeckt?
m-doubt-row = Schaut euch die Reihe vor { $P } an: { $n ->
    [one] Eine Karte ist
   *[other] { $n } Karten sind
} schlecht zu erkennen.

## Ablehnungen
m-refused-phase = „{ $act }“ passt jetzt nicht. Am Tisch läuft gerade: { $state }.
m-refused-seat = Dort sitzt niemand aus diesem Duell.
m-refused-already = { $P } hat das schon getan.
m-refused-race = Zum Rennen gehören der Schnellere, ein Deck und ein Vorsprung, der nicht unter null liegt.
m-refused-early = Das ist kein Fehlstart: Nenn, wer zu früh war, und niemanden zweimal.
m-refused-decider = Jetzt entscheidet nur { $P }.
m-refused-own_decks = Eine Hand zählt nur auf den eigenen Decks.
m-refused-die = Ein Würfel zeigt 1 bis 6, nicht { $n }.
m-refused-no_card = Nenn mindestens eine Karte.
m-refused-no_row = Nenn mindestens eine Reihe.
m-refused-unread = Eine nicht gelesene Karte kann nicht zählen: Gib sie ein.
m-refused-special = { $card } ist an diesem Tisch nicht erlaubt.
m-refused-twice = { $card } ist zweimal da, im Kartenspiel aber nur einmal: Schaut nach bei { $first } und bei { $second }.
m-refused-hits = { $P } hat { $most } geworfen, also können nicht { $n } im Hut liegen.
m-refused-strays = Eine Karte im anderen Hut ist hier daneben und zählt nicht.
m-refused-strays_range = { $n } verirrte Karten gehen nicht: höchstens { $most }.
m-refused-recount = Ein Hauptdeck hat 0 bis { $n } Karten, ein Magiedeck 0 bis { $k }.
m-refused-adjust_who = Nur wer am Tisch sitzt, hat Punkte zu ändern.
m-refused-adjust_over = Die Runde ist vorbei: Nimm stattdessen den letzten Schritt zurück.
m-refused-adjust_range = { $P } hätte dann { $n } Punkte; möglich sind 0 bis { $target }.

## Taten und Zustände, für Ablehnungen
m-fact-composed = Magiedeck übergeben
m-fact-dealt = Decks liegen bereit
m-fact-armed = Rennen beginnt
m-fact-raced = Rennen
m-fact-rolled = Würfel
m-fact-swapped = tauschen oder behalten
m-fact-assigned = für wen die Magiekarte zählt
m-fact-revealed = Karten aufgedeckt
m-fact-thrown = geworfen
m-fact-exchanged = Hüte getauscht
m-fact-opened = Karten offen hingelegt
m-fact-returned = Karten zurückgemischt
m-fact-nextround = nächste Runde
m-fact-recounted = Decks gezählt
m-phase-compose = Magiedecks zusammenstellen
m-phase-deal = Austeilen
m-phase-armed = Hände zurück
m-phase-race = Rennen
m-phase-roll = Würfeln
m-phase-swap = tauschen oder behalten
m-phase-assign = für wen die Magiekarte zählt
m-phase-draw = Karten aufdecken
m-phase-throw = Werfen
m-phase-count = Hüte auspacken
m-phase-return = Karten zurückmischen
m-phase-round_end = Ende der Runde
m-phase-game_end = Ende des Spiels

## Hausregeln
option-magic_pool = Karten für die Magiedecks
option-magic_pool-colour_split = einer nimmt die rote, der andere die schwarze Hälfte, jede Runde gewechselt
option-magic_pool-free_pick = beide suchen aus dem zweiten Kartenspiel aus
option-magic_pool-own_pack = jeder hat ein ganzes Kartenspiel
option-slap_area = Decks, auf denen eine Hand landen darf
option-slap_area-own = nur die eigenen
option-slap_area-any = alle
option-slap_tie_ms = Zu knapp unter so vielen ms (0: wie die Taster gemessen sind)
option-false_start = Fehlstart
option-false_start-other_wins = der andere gilt als schneller
option-false_start-repeat = das Rennen wird wiederholt
option-swap_lasts = Ein Tausch gilt
option-swap_lasts-yes = bis zum nächsten Tausch
option-swap_lasts-one_turn = einen Zug lang
option-swap_with_empty = Tauschen, obwohl ein Magiedeck weg ist
option-swap_with_empty-no = nein
option-swap_with_empty-yes = ja
option-mixed_caller = Wer Magie wählen darf, wenn ein Magiedeck weg ist
option-mixed_caller-anyone = jeder
option-mixed_caller-owner_only = nur wer noch eines hat
option-cross_hat = Eine Karte im Hut des anderen
option-cross_hat-miss = ist daneben
option-cross_hat-counts_there = zählt dort
option-throw_seconds = Sekunden zum Werfen (0: kein Limit)
option-hat_tie = Gleiche Pokerblätter
option-hat_tie-no_point = kein Punkt
option-hat_tie-rethrow_once = noch ein Wurf
option-short_hands = Pokerblätter mit weniger als fünf Karten
option-short_hands-rank = werden verglichen wie alle anderen
option-short_hands-fewer_loses = weniger Karten verlieren immer
option-short_stack = Weniger als fünf Karten zum Werfen
option-short_stack-throw_rest = werfen, was da ist
option-short_stack-fill_from_other_deck = aus dem anderen Deck auffüllen
option-short_stack-lose_round = die Runde ist verloren
option-main_empty = Leeres Hauptdeck
option-main_empty-on_demand = verliert, sobald eine Hauptkarte gebraucht wird
option-main_empty-at_once = verliert sofort
option-both_empty = Beide Hauptdecks leer
option-both_empty-points = mehr Punkte gewinnen die Runde
option-both_empty-no_result = kein Ergebnis
option-magic_decks = Magiedecks der nächsten Runden
option-magic_decks-new_each_round = jedes Mal neu
option-magic_decks-same_cards = dieselben Karten
option-rotation = Mehr als zwei Spieler
option-rotation-winner_stays = wer gewinnt, bleibt
option-rotation-both_change = beide wechseln
option-no_result = Eine Runde ohne Ergebnis
option-no_result-ignore = zählt nicht
option-no_result-breaks_streak = bricht die Serie
option-special_cards = Selbst gemachte Karten
option-special_cards-agreed = zählen wie vor der Runde vereinbart
option-special_cards-forbidden = verboten
option-special_cards-zero = zählen nichts
option-ante = Einsatz für jeden (0: nur zum Spaß)
option-played_cards = Verglichene Karten
option-played_cards-out = sind bis zum Ende der Runde raus
option-played_cards-under_own_deck = kommen wieder unter ihr Deck
option-deck_choice = Wie das Deck bestimmt wird
option-deck_choice-race = Rennen der Hände
option-deck_choice-die = Würfel, abwechselnd
