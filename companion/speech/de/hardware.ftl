# What the senses find (hardware/NOTICES.md). $pad is a seat and a pad (term-pad), $holes are names of holes, $chip, $pin, $device, $folder, $board and $chips are
# $sense ist race oder camera.

hw-race-go = LOS! Leg eine Hand auf ein Deck.
hw-pad-stuck = Taster { $pad } ist gedrückt: Nimm die Hand weg oder schau, ob er klemmt.
hw-pad-chatter = Taster { $pad } flackert: Prüf Stecker und Kabel oder lass den Schiedsrichter die Rennen entscheiden.
hw-pad-silent = Taster { $pad } hat in den letzten drei Rennen nichts gemeldet: Prüf sein Kabel.
hw-gpio-none = Dieser Rechner hat keine Pins für Taster: Spielt mit den Tastern auf dem Bildschirm.
hw-gpio-lgpio = Die Bibliothek für die Taster fehlt oder startet nicht: Installier python3-lgpio. Es wird von selbst neu versucht; so lange gehen die Taster auf dem Bildschirm.
hw-gpio-chip = Dieser Raspberry Pi zeigt keinen GPIO-Chip: Aktualisier sein System und starte neu; die Taster auf dem Bildschirm gehen.
hw-gpio-closed = Der GPIO-Chip { $chip } lässt sich nicht öffnen: Nimm diesen Benutzer in die Gruppe gpio auf und starte neu; die Taster auf dem Bildschirm gehen.
hw-gpio-busy = GPIO { $pin } wird von einem anderen Programm benutzt: Beende es, dann kommt er von selbst zurück; so lange gehen die Taster auf dem Bildschirm.
hw-gpio-twice = GPIO { $pin } hat in den Einstellungen zwei Aufgaben: Gib jeder einen eigenen und starte neu.
hw-gpio-unknown = Die Pins dieser Platine ({ $board }: { $chips }) kennt hier niemand: Nimm einen Raspberry Pi 3, 4, 5 oder Zero 2; die Taster auf dem Bildschirm gehen.
hw-gpio-gone = Die Pins der Taster antworten nicht mehr: Sie werden von selbst neu versucht; so lange gehen die Taster auf dem Bildschirm.
hw-gpio-back = Die Taster sind wieder da: Das nächste Rennen läuft mit ihnen.
hw-camera-none = Es ist keine Kamera da: Steck eine an oder gib alles von Hand ein.
hw-camera-gone = Die Kamera liefert keine Bilder: Prüf ihr Kabel. Gib so lange alles von Hand ein.
hw-camera-busy = Ein anderes Programm benutzt Kamera { $device }: Schließ es. Gib so lange alles von Hand ein.
hw-camera-fault = Die Kamera startet nicht: Prüf ihr Kabel und starte dann den Rechner neu. Gib so lange alles von Hand ein.
hw-camera-picamera2 = Die Bibliothek der Pi-Kamera fehlt: Installier python3-picamera2 oder nimm eine USB-Kamera.
hw-camera-format = Diese Kamera liefert Bilder, die sich nicht lesen lassen: Nimm eine andere.
hw-camera-folder = Im Ordner { $folder } sind keine Bilder mehr: Gib alles von Hand ein.
hw-camera-picture = Das Bild { $picture } ist beschädigt und wurde ausgelassen.
hw-eye-none = Der Kartenleser lässt sich nicht laden: Installier das Programm neu. Gib die Karten so lange von Hand ein.
hw-board-eye = Der Brettleser lässt sich nicht laden: Installier das Programm neu. Gib die Schüsse so lange von Hand ein.
hw-board-covered = Eine Hand oder etwas anderes liegt über { $holes }: Nehmt sie weg, dann wird das Brett gelesen.
hw-board-covered_many = Eine Hand oder etwas anderes liegt über vielen Löchern: Nehmt sie weg, dann wird das Brett gelesen.
hw-board-left = Auf dem Brett liegen noch Steine der vorigen Partie: Räumt sie alle ab, so lange zählt nichts.
hw-sense-failed = { $sense ->
    [race] Das Handrennen ist durch einen Programmfehler ausgefallen, es wird neu versucht. Sagt so lange selbst, wer schneller war.
   *[camera] Die Kamera ist durch einen Programmfehler ausgefallen, sie wird neu versucht. Gib die Karten so lange von Hand ein.
}
hw-record-full = Es wird nichts mehr aufgezeichnet: Die Festplatte ist voll oder nicht beschreibbar. Das Spiel geht weiter.
hw-replay-end = Die Aufzeichnung endet hier: Macht von Hand weiter.
hw-replay-none = In { $folder } ist keine Aufzeichnung: Gib beim Start einen anderen Ordner an.
