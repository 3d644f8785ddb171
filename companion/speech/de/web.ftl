# Die Seiten auf Handys und auf dem großen Bildschirm.

## Spiele
web-game-magicians = Magicians-Duell
web-game-board = Push auf dem Brett
web-game-luck = Push mit Glück
web-game-rummy = Push-Rommé
web-game-capit = Cap-It
web-text-board-standard = Wie gedruckt
web-text-board-vienna = Wiener Variante
web-text-rummy-pagat = Nach pagat
web-text-rummy-gamerules = Nach gamerules
web-about-magicians = Zwei Spieler, je zwei Decks: Die schnellere Hand wählt das Deck, die höhere Karte punktet. Ab 2 Spielern.
web-about-board = Holzscheiben in 25 Löcher schnippen.
web-about-luck = Karten aufdecken, Spalten füllen, rechtzeitig aufhören. 2 bis 4 Spieler.
web-about-rummy = Rommé zu zweit gegen zwei, mit geschobener Karte.
web-about-capit = Rommé mit Kontrakten und einem Topf.

## Namen der Seiten
web-nav-scoreboard = Spielstand
web-nav-rules = Regeln
web-nav-history = Verlauf
web-nav-tv = Großer Bildschirm
web-nav-referee = Schiedsrichter
web-nav-pretend = Übungstisch
web-nav-pads = Taster auf diesem Bildschirm
web-nav-language = Sprache
web-nav-pages = Seiten
web-nav-join = Auf deinem Handy:
web-nav-script = Diese Seite braucht JavaScript.

## Spielstand
web-round = Runde { $n }
web-margin = { $ms },{ $tenth } ms voraus
web-ui-live = Live
web-ui-stale = Nicht live
web-ui-connecting = Kein Kontakt zum Tisch. Zu sehen ist der Stand von
web-ui-close = Schließen
web-ui-rule = Regel
web-ui-all_rules = Alle Regeln
web-ui-points = Punkte
web-ui-streak = in Folge
web-ui-rounds = Gewonnene Runden:
web-ui-nobody = Das Spiel ist aus
web-ui-winner = Das Spiel gewinnt
web-ui-doubt = Nicht sicher – der Schiedsrichter entscheidet.
web-ui-dispute = Nach einer Berichtigung passt das nicht mehr:
web-ui-waiting = Warten auf die Karte
web-ui-go = LOS!
web-ui-next_up = Als Nächstes:
web-ui-no_match = Es läuft noch kein Spiel.
web-ui-main = Haupt
web-ui-magic = Magie
web-ui-hat = Keine Karte in diesem Hut.

## Schiedsrichter
web-referee-what_now = Was ist passiert?
web-referee-send = Eintragen
web-referee-cancel = Abbrechen
web-referee-undo = Rückgängig
web-referee-redo = Wiederherstellen
web-referee-history = Verlauf
web-referee-adjust = Punkte
web-referee-points_now = jetzt
web-referee-set_to = neue Punkte
web-referee-reason = Grund (freiwillig)
web-referee-save = Punkte setzen
web-referee-picture = Bild vom Tisch
web-referee-look_again = Noch einmal hinsehen
web-referee-let_stand = Stehen lassen
web-referee-take_back = Zurücknehmen
web-referee-replace = Ersetzen
web-referee-sending = Wird gesendet …
web-referee-retrying = Kein Kontakt – neuer Versuch …
web-referee-gone = Kein Kontakt zum Tisch. Deine Eingabe wurde nicht gezählt.
web-referee-remove = Entfernen
web-referee-none_in_hat = Noch keine Karte. Ein leerer Hut ist in Ordnung.
web-referee-joker_red = Roter Joker
web-referee-joker_black = Schwarzer Joker
web-referee-nothing_to_undo = Es wurde noch nichts eingetragen.
web-referee-new_match = Neues Spiel
web-referee-next_match = Nächstes Spiel
web-referee-others = außerdem:
web-referee-more = Mehr
web-referee-unpaired = Auf diesem Handy nicht mehr pfeifen

## Koppeln
web-pair-title = Schiedsrichter werden
web-pair-scan = Scann das mit dem Handy des Schiedsrichters oder öffne dort die Adresse.
web-pair-here = Auf diesem Gerät pfeifen
web-pair-once = Der Link gilt einmal. Er legt die PIN für alle weiteren Handys fest.
web-pair-first = Dieses Handy wird das des Schiedsrichters. Wähl eine PIN für weitere Handys.
web-pair-again = Gib die PIN des Schiedsrichters ein.
web-pair-waiting = Noch pfeift niemand. Öffne den Einmal-Link, den der Tisch beim Start ausgegeben hat, oder diese Seite auf dem Bildschirm des Tisches.
web-pair-name = Name dieses Handys
web-pair-phone = Schiedsrichter
web-pair-pin = PIN
web-pair-pin_shape = Die PIN hat 4 bis 8 Ziffern.
web-pair-enter = Mit diesem Handy pfeifen
web-pair-lost = PIN vergessen? Am Rechner des Tisches gibt „push-companion referee reset“ einen neuen Link aus.
web-pair-used = Dieser Link wurde schon benutzt. Gib stattdessen die PIN ein.
web-pair-no_pin = Es gibt noch keine PIN. Öffne zuerst den Einmal-Link.
web-pair-wrong = Das ist nicht die PIN.
web-pair-wait = Zu viele falsche PINs. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es dann noch einmal.

## Neues Spiel
web-setup-game = Spiel
web-setup-players = Spieler
web-setup-order = Die ersten beiden fangen an, die anderen warten in dieser Reihenfolge.
web-setup-player = Spieler
web-setup-name = Name
web-setup-add_player = Spieler hinzufügen
web-setup-remove = Entfernen
web-setup-up = Nach oben
web-setup-custom_cards = Selbst gemachte Karten
web-setup-custom_note = Vereinbart vor der Runde, was jede von ihnen zählt.
web-setup-add_card = Karte hinzufügen
web-setup-card_name = Name auf der Karte
web-setup-card_value = Zählt wie
web-setup-no_value = nichts
web-setup-house_rules = Hausregeln
web-setup-changed = geändert:
web-setup-which_text = Regeln
web-setup-start = Spiel starten
web-setup-running = Gerade läuft ein Spiel. Ein neues legt es beiseite; verloren geht nichts.

## Regelseite
web-rules-title = Regeln
web-rules-games = Spiele
web-rules-house = Hausregeln
web-rules-house_note = Wo die Regeln eine Lücke lassen, wird hier so gespielt.
web-rules-other = geändert

## Verlauf
web-history-empty = Es wurde noch nichts eingetragen.
web-history-act = Eintrag { $n }
web-history-undo = Eintrag { $n } zurückgenommen
web-history-amend = Eintrag { $n } ersetzt
web-history-stand = Eintrag { $n } bleibt stehen
web-history-adjust = Punkte von Hand
web-history-undone = zurückgenommen
web-history-amended = ersetzt
web-history-disputed = passt nicht
web-by-button = Taster
web-by-camera = Kamera
web-by-phone = Handy
web-by-referee = Schiedsrichter

## Übungstisch
web-pretend-keys = Tasten: Süd A Haupt, S Magie – Nord K Haupt, L Magie.
web-pretend-turn = Beide Karten aufdecken
web-pretend-throw = In die Hüte werfen
web-pretend-clear = Tisch abräumen
web-pretend-hand_in = Hand ins Bild
web-pretend-hand_out = Hand weg
web-pretend-lay = Karte hinlegen
web-pretend-place = Platz
web-pretend-zone_S = vor Süd
web-pretend-zone_N = vor Nord
web-pretend-zone_hat_S = Reihe von Süd
web-pretend-zone_hat_N = Reihe von Nord
web-pretend-show_picture = Was die Kamera sieht
web-pretend-card = Karte
web-pads-touch = Hände zurück, warte auf LOS.
web-pads-not_now = Gerade kein Rennen.

## Fehler
web-error-403 = Das darf nur der Schiedsrichter, von den Seiten des Tisches aus.
web-error-404 = So eine Seite gibt es nicht.
web-error-413 = Das ist zu viel auf einmal.
web-error-415 = Das hat der Tisch nicht verstanden.
web-error-421 = Dieser Tisch antwortet nur unter seiner eigenen Adresse.
web-error-429 = Zu schnell. Warte einen Moment.
web-error-other = Das hat nicht geklappt.
web-error-bad = Das hat der Tisch nicht verstanden: { $why }
web-error-full = Es konnte nicht gespeichert werden und zählt darum nicht: { $why }
