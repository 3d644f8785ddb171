# Was der Doktor findet: wie etwas ist und, wenn nicht gut, was zu tun ist. $n ist eine Zahl, $why ein Satz oder ein Text des Rechners.

doctor-level-ok = gut
doctor-level-advice = Rat
doctor-level-fault = Fehler
doctor-sum = { $faults ->
        [0] Kein Fehler
        [one] { $faults } Fehler
       *[other] { $faults } Fehler
    }, { $advice ->
        [one] { $advice } Rat
       *[other] { $advice } Ratschläge
    }.
doctor-fault = Die Prüfung „{ $check }“ ist abgebrochen ({ $why }): Schau noch einmal nach; bleibt es so, starte den Rechner neu.

doctor-name-board = Rechner
doctor-name-versions = Programme
doctor-name-power = Strom
doctor-name-heat = Wärme
doctor-name-memory = Speicher
doctor-name-disk = Festplatte
doctor-name-state = Datenordner
doctor-name-journal = Journal
doctor-name-backup = Sicherung
doctor-name-clock = Uhr
doctor-name-network = Netz
doctor-name-service = Dienst
doctor-name-devices = Geräte
doctor-name-gpio = Pins
doctor-name-pads = Taster
doctor-name-lamps = Lampen
doctor-name-camera = Kamera
doctor-name-light = Licht
doctor-name-marks = Platz der Kamera
doctor-name-deck = Kartenleser
doctor-name-stones = Brettleser

doctor-board-pi = Das ist ein { $board }.
doctor-board-pc = Das ist kein Raspberry Pi: Die Taster sind auf dem Bildschirm.
doctor-board-bits = Das System hat 32 Bit, der Kartenleser braucht 64: Installier das 64-Bit-Raspberry-Pi-OS.
doctor-versions-good = { $versions }: Sie passen zusammen.
doctor-versions-python = { $version } ist zu alt: Installier das Programm mit Python 3.11 oder neuer.
doctor-versions-missing = Die Bibliothek { $library } fehlt: Installier das Programm neu.
doctor-versions-numpy = numpy { $version } passt nicht zur Kamerabibliothek dieses Systems, die { $wanted } braucht: Starte den Installer noch einmal.
doctor-power-good = Das Netzteil reicht.
doctor-power-under = Die Spannung ist zu niedrig: Nimm das Netzteil des Pi und ein kurzes Kabel.
doctor-power-slowed = Der Pi bremst sich: Gib ihm ein besseres Netzteil oder kühl ihn.
doctor-power-was = Seit dem letzten Start war die Spannung einmal zu niedrig: Nimm vor einem langen Abend das Netzteil des Pi.
doctor-heat-good = Der Prozessor hat { $n } °C.
doctor-heat-soon = Der Prozessor hat { $n } °C: Gib ihm Luft oder Schatten.
doctor-heat-now = Der Prozessor hat { $n } °C und wird langsam: Kühl ihn jetzt.
doctor-memory-good = { $n } MB Speicher sind frei.
doctor-memory-soon = Nur { $n } MB Speicher sind frei: Schließ andere Programme.
doctor-memory-now = Nur { $n } MB Speicher sind frei: Schließ jetzt andere Programme, sonst beendet das System den Tisch.
doctor-disk-good = { $n } MB sind auf der Festplatte frei.
doctor-disk-soon = Nur { $n } MB sind frei: Bald werden keine Bilder mehr aufgehoben. Starte: push-companion evidence tidy
doctor-disk-now = Nur { $n } MB sind frei: Mach jetzt Platz, sonst lässt sich nichts mehr aufschreiben.
doctor-disk-gone = Die Festplatte mit { $folder } antwortet nicht: Prüf sie oder nimm mit --data einen anderen Ordner.
doctor-state-good = Der Datenordner { $folder } ist beschreibbar.
doctor-state-closed = Der Datenordner { $folder } ist nicht beschreibbar: Ändere den Besitzer oder nimm mit --data einen anderen.
doctor-journal-new = Es gibt noch kein Journal: Es beginnt mit der ersten Partie.
doctor-journal-good = Das Journal ist ganz: { $n ->
        [one] { $n } Eintrag
       *[other] { $n } Einträge
    }.
doctor-journal-closed = Das Journal lässt sich nicht öffnen ({ $why }): Gib seinen Ordner dem Benutzer, der den Tisch betreibt, oder wähl mit --data einen anderen.
doctor-journal-damaged = Das Journal ist beschädigt ({ $why }): Starte den Tisch neu, er nimmt von selbst die neueste gute Sicherung.
doctor-journal-recovered = Ein beschädigtes Journal liegt als { $file } daneben: Schau, ob die letzten Einträge da sind, dann lösch die Datei.
doctor-backup-good = { $n ->
        [0] Die letzte Sicherung ist von heute.
        [one] Die letzte Sicherung ist von gestern.
       *[other] Die letzte Sicherung ist { $n } Tage alt.
    }
doctor-backup-old = Die letzte Sicherung ist { $n } Tage alt: Öffne einmal den Tisch, das macht eine neue.
doctor-backup-none = Neben dem Journal liegt keine Sicherung: Mach Platz auf der Festplatte und öffne einmal den Tisch.
doctor-clock-good = Die Uhr ist gestellt ({ $now } UTC).
doctor-clock-back = Die Uhr ({ $now } UTC) liegt hinter dem letzten Eintrag: Stell sie. Rennen und Punkte richten sich nicht nach ihr, nur die Zeiten im Verlauf.
doctor-clock-unset = Die Uhr ({ $now } UTC) ist nicht gestellt: Verbinde einmal das Netz oder stell sie von Hand. Rennen richten sich nicht nach ihr.
doctor-clock-alone = Niemand stellt diese Uhr: Verbinde ein Netz oder stell sie von Hand, wenn dir die Zeiten im Verlauf wichtig sind. Sonst richtet sich nichts nach ihr.
doctor-network-good = Handys finden den Tisch unter { $places }.
doctor-network-hotspot = Dieser Rechner ist sein eigener Hotspot; Handys finden den Tisch unter { $places }.
doctor-network-none = Kein Netz: Verbinde eines oder mach einen Hotspot (push-companion service hotspot).
doctor-service-good = Der Tisch startet von selbst.
doctor-service-none = Der Tisch startet nicht von selbst: sudo push-companion service install
doctor-service-down = Der Dienst ist installiert, läuft aber nicht: journalctl -u push-companion sagt, warum.
doctor-devices-in_use = Taster und Kamera benutzt der offene Tisch: Die Seite /doctor auf Port { $port } schaut sie an.
doctor-gpio-good = { $n ->
        [one] { $n } Pin ist
       *[other] { $n } Pins sind
    } für Taster bereit.
doctor-gpio-none = Dieser Rechner hat keine Pins; Taster auf dem Bildschirm gehen.
doctor-gpio-special = GPIO { $pin } ({ $name }) gehört dem System: Wähl in den Einstellungen einen anderen Pin.
doctor-lamps-good = LOS ist am Tisch zu sehen oder zu hören.
doctor-lamps-none = Weder LOS-Lampe noch Summer ist angeschlossen: Schließ eins davon an, sonst ist LOS nur auf Handys zu sehen, auf jedem zu einer anderen Zeit.
doctor-camera-good = Die Kamera liefert Bilder ({ $size }).
doctor-camera-none = Karten werden von Hand eingegeben, wie eingestellt.
doctor-light-good = Der Tisch ist hell genug ({ $n } %).
doctor-light-dark = Der Tisch ist zu dunkel ({ $n } %): Mach eine Lampe an.
doctor-light-burnt = { $n } % des Bildes sind überstrahlt: Rück die Lampe, damit nichts spiegelt.
doctor-marks-good = Der Platz der Kamera wurde vor { $n } Tagen gemessen und stimmt noch.
doctor-marks-none = Der Platz der Kamera wurde nie gemessen: Kalibrier den Tisch, dann stimmen Zonen und Orte.
doctor-marks-old = Der Platz der Kamera wurde vor { $n } Tagen gemessen: Schau dir die Kalibrierung wieder an.
doctor-marks-moved = Die Kamera sieht den Tisch nicht so, wie er kalibriert ist: { $why }
doctor-marks-torn = Die Kalibrierung ist nicht lesbar: Kalibrier den Tisch noch einmal.
doctor-deck-good = Der Kartenleser ist bereit; kein eigenes Deck ist angelernt.
doctor-deck-own = Der Kartenleser ist bereit und kennt das Deck dieses Hauses.
doctor-deck-torn = Was über die Decks angelernt wurde, lässt sich nicht lesen: Lern sie neu an oder lösch das neueste Profil `deck`.
doctor-stones-good = Der Brettleser ist bereit.

web-doctor-title = Doktor
web-doctor-again = Noch einmal schauen
web-doctor-none = Der Doktor schaut nur einen Tisch an, der hier offen ist.
