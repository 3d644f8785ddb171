# Korrekturen, Rechte der Schiedsrichter, der Zugang, und Schlüssel für Programme.

## Corrections
# Names with points: Anna: 4
table-points = { $P }: { $n }
table-totals = Stand von Hand: { ROW($points) }.
table-totals_many = Ein ganzer Stand braucht Punkte für { $n ->
    [one] einen Spieler
   *[other] alle { $n } Spieler
}.
table-totals_never = Diesen Stand kann es in diesem Spiel nicht geben.
table-no_such_version = Es gibt keine frühere Fassung { $n }.

## Console
web-referee-instead = Es war etwas anderes
web-referee-likely = Wahrscheinlich:
web-referee-other_fact = Oder etwas ganz anderes:
web-referee-corrections = Korrektur
web-referee-totals = Ganzer Stand
web-referee-players = Wer gespielt hat
web-referee-versions = Frühere Fassungen
web-referee-restore = Wiederherstellen
web-referee-now = Wie jetzt
web-referee-swap = Mit dem nächsten tauschen
web-referee-take_over = Übernehmen
web-referee-take_back_whistle = Zurückholen
web-referee-holds = { $name } hat die Pfeife.
web-referee-took = { $name } hat die Pfeife übernommen.
web-referee-locked = Gesperrt: Tippen zählt nicht.
web-referee-lock = Sperren
web-referee-unlock = Entsperren
web-referee-done = Eintragen
web-referee-beginning = Beginn der Partie

## History
web-history-restore = Zurück zum Stand nach Eintrag { $n }
web-history-named = Gespielt haben: { $players }

## Rights
web-rights-title = Schiedsrichter
web-rights-whistle = Die Pfeife
web-rights-note = Nur das Handy mit der Pfeife ändert etwas. Jeder Schiedsrichter darf sie übernehmen; die anderen sehen es.
web-rights-mine = Dieses Handy hat die Pfeife.
web-rights-take_over = Pfeife übernehmen
web-rights-locked = Der Tisch ist gesperrt. Entsperre ihn zuerst.
web-rights-holder = { $name } hat die Pfeife. Übernimm sie, um etwas zu ändern.
web-rights-open = Jeder Schiedsrichter darf
web-rights-group-say = sagen, was geschah
web-rights-group-undo = das Letzte zurücknehmen
web-rights-group-correct = korrigieren und wiederherstellen
web-rights-group-match = Partien beginnen und fortsetzen
web-rights-group-senses = Tasten, Kamera und Einrichtung benutzen
web-rights-save = Speichern
web-rights-phones = Handys
web-rights-this = dieses Handy
web-rights-let_go = Entlassen
web-rights-pin = Neue PIN
web-rights-tokens = Schlüssel für Overlays und Programme
web-rights-tokens_note = Ein Schlüssel liest den Tisch und ändert nichts.
web-rights-token_name = Wofür er ist
web-rights-token_make = Schlüssel machen
web-rights-token_once = Jetzt kopieren: er wird nur dieses eine Mal gezeigt.
web-rights-revoke = Widerrufen
web-rights-no_token = Dieser Schlüssel ist schon widerrufen.
web-rights-tokens_full = Es gibt schon { $n } Schlüssel: widerrufe zuerst einen.

## Log
web-log-title = Wer hat was getan
web-log-empty = Noch nichts.
web-log-file = Als Datei mitnehmen
web-log-pair = Handy gekoppelt ({ $what })
web-log-leave = Nicht mehr Schiedsrichter
web-log-wrong = Falsche PIN oder verbrauchter Link
web-log-take = Pfeife von { $what } übernommen
web-log-lock = Tisch gesperrt
web-log-unlock = Tisch entsperrt
web-log-open = Für alle Schiedsrichter offen: { $what }
web-log-pin = Neue PIN gesetzt
web-log-let_go = { $what } entlassen
web-log-token = Schlüssel { $what } gemacht
web-log-revoke = Schlüssel { $what } widerrufen
web-log-match = Partie { $what } begonnen
web-log-resume = Partie { $what } fortgesetzt

## Join
web-join-title = Auf deinem Handy
web-join-scan = Scanne das mit der Kamera deines Handys oder tippe eine der Adressen.
web-join-same = Dein Handy muss im selben Netz sein wie der Tisch.
web-join-only_here = Dieser Tisch ist nur von diesem Gerät aus zu erreichen.
web-error-401 = Das braucht einen Schlüssel: der Schiedsrichter macht ihn auf der Seite «Schiedsrichter».
