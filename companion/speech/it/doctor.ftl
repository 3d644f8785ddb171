# Che cosa trova il dottore: com'è una cosa e, se non va, che fare. $n è un numero, $why una frase o un testo della macchina.

doctor-level-ok = bene
doctor-level-advice = consiglio
doctor-level-fault = guasto
doctor-sum = { $faults ->
        [0] Nessun guasto
        [one] { $faults } guasto
       *[other] { $faults } guasti
    }, { $advice ->
        [one] { $advice } consiglio
       *[other] { $advice } consigli
    }.
doctor-fault = Il controllo «{ $check }» si è interrotto ({ $why }): guarda di nuovo; se resta così, riavvia il computer.

doctor-name-board = Macchina
doctor-name-versions = Programmi
doctor-name-power = Corrente
doctor-name-heat = Calore
doctor-name-memory = Memoria
doctor-name-disk = Disco
doctor-name-state = Cartella dei dati
doctor-name-journal = Diario
doctor-name-backup = Copia
doctor-name-clock = Orologio
doctor-name-network = Rete
doctor-name-service = Servizio
doctor-name-devices = Dispositivi
doctor-name-gpio = Pin
doctor-name-pads = Pulsanti
doctor-name-lamps = Lampade
doctor-name-camera = Camera
doctor-name-light = Luce
doctor-name-marks = Posto della camera
doctor-name-deck = Lettore di carte
doctor-name-stones = Lettore del tabellone

doctor-board-pi = Questo è un { $board }.
doctor-board-pc = Non è un Raspberry Pi: i pulsanti sono sullo schermo.
doctor-board-bits = Il sistema è a 32 bit, il lettore di carte ne vuole 64: installa Raspberry Pi OS a 64 bit.
doctor-versions-good = { $versions }: vanno d'accordo.
doctor-versions-python = { $version } è troppo vecchio: installa il programma con Python 3.11 o più nuovo.
doctor-versions-missing = Manca la libreria { $library }: reinstalla il programma.
doctor-versions-numpy = numpy { $version } non va con la libreria della camera di questo sistema, che vuole { $wanted }: rilancia l'installazione.
doctor-power-good = L'alimentazione regge.
doctor-power-under = La tensione è troppo bassa: usa l'alimentatore del Pi e un cavo corto.
doctor-power-slowed = Il Pi rallenta da sé: dagli un alimentatore migliore o raffreddalo.
doctor-power-was = Dall'ultimo avvio la tensione è stata troppo bassa: prima di una lunga serata usa l'alimentatore del Pi.
doctor-heat-good = Il processore è a { $n } °C.
doctor-heat-soon = Il processore è a { $n } °C: dagli aria o ombra.
doctor-heat-now = Il processore è a { $n } °C e rallenta: raffreddalo subito.
doctor-memory-good = Sono liberi { $n } MB di memoria.
doctor-memory-soon = Solo { $n } MB di memoria liberi: chiudi gli altri programmi.
doctor-memory-now = Solo { $n } MB di memoria liberi: chiudi subito gli altri programmi, o il sistema chiude il tavolo.
doctor-disk-good = Sul disco sono liberi { $n } MB.
doctor-disk-soon = Solo { $n } MB liberi: presto non si conservano più immagini. Esegui: push-companion evidence tidy
doctor-disk-now = Solo { $n } MB liberi: fai posto subito, o non si può più scrivere niente.
doctor-disk-gone = Il disco con { $folder } non risponde: controllalo o scegli un'altra cartella con --data.
doctor-state-good = La cartella dei dati { $folder } è scrivibile.
doctor-state-closed = La cartella dei dati { $folder } non è scrivibile: cambia il proprietario o scegline un'altra con --data.
doctor-journal-new = Non c'è ancora un diario: comincia con la prima partita.
doctor-journal-good = Il diario è intero: { $n ->
        [one] { $n } voce
       *[other] { $n } voci
    }.
doctor-journal-closed = Il diario non si apre ({ $why }): dai la sua cartella all'utente che fa girare il tavolo, o scegline un'altra con --data.
doctor-journal-damaged = Il diario è rovinato ({ $why }): riavvia il tavolo, prende da sé l'ultima copia buona.
doctor-journal-recovered = Un diario rovinato è stato messo da parte come { $file }: guarda se ci sono le ultime voci, poi cancella il file.
doctor-backup-good = { $n ->
        [0] L'ultima copia è di oggi.
        [one] L'ultima copia è di ieri.
       *[other] L'ultima copia ha { $n } giorni.
    }
doctor-backup-old = L'ultima copia ha { $n } giorni: apri una volta il tavolo, ne fa una nuova.
doctor-backup-none = Accanto al diario non c'è una copia: fai posto sul disco e apri una volta il tavolo.
doctor-clock-good = L'orologio è a posto ({ $now } UTC).
doctor-clock-back = L'orologio ({ $now } UTC) è indietro rispetto all'ultima voce: regolalo. Gare e punti non ne dipendono, solo gli orari della cronologia.
doctor-clock-unset = L'orologio ({ $now } UTC) non è regolato: collega una volta la rete o regolalo a mano. Le gare non ne dipendono.
doctor-clock-alone = Nessuno regola questo orologio: collega una rete o regolalo a mano, se ti servono gli orari della cronologia. Nient'altro dipende da lui.
doctor-network-good = I telefoni trovano il tavolo su { $places }.
doctor-network-hotspot = Questa macchina fa da hotspot; i telefoni trovano il tavolo su { $places }.
doctor-network-none = Nessuna rete: collegane una o fai un hotspot (push-companion service hotspot).
doctor-service-good = Il tavolo parte da sé.
doctor-service-none = Il tavolo non parte da sé: sudo push-companion service install
doctor-service-down = Il servizio è installato ma non gira: journalctl -u push-companion dice perché.
doctor-devices-in_use = Pulsanti e camera sono in uso dal tavolo aperto: li guarda la pagina /doctor sulla porta { $port }.
doctor-gpio-good = { $n ->
        [one] { $n } pin è pronto
       *[other] { $n } pin sono pronti
    } per i pulsanti.
doctor-gpio-none = Questa macchina non ha pin; i pulsanti sullo schermo funzionano.
doctor-gpio-special = Il GPIO { $pin } ({ $name }) è del sistema: scegli un altro pin nelle impostazioni.
doctor-lamps-good = Il VIA si vede o si sente al tavolo.
doctor-lamps-none = Né lampada né cicalino del VIA sono collegati: collegane uno, altrimenti il VIA si vede solo sui telefoni, su ognuno in un momento diverso.
doctor-camera-good = La camera dà immagini ({ $size }).
doctor-camera-none = Le carte si inseriscono a mano, come da impostazioni.
doctor-light-good = Il tavolo è abbastanza chiaro ({ $n } %).
doctor-light-dark = Il tavolo è troppo scuro ({ $n } %): accendi una lampada.
doctor-light-burnt = Il { $n } % dell'immagine è abbagliato: sposta la lampada, che niente rifletta.
doctor-marks-good = Il posto della camera fu misurato { $n } giorni fa ed è ancora quello.
doctor-marks-none = Il posto della camera non è mai stato misurato: calibra il tavolo, così zone e posti sono giusti.
doctor-marks-old = Il posto della camera fu misurato { $n } giorni fa: rivedi la calibrazione.
doctor-marks-moved = La camera non vede il tavolo com'è stato calibrato: { $why }
doctor-marks-torn = La calibrazione non si legge: calibra di nuovo il tavolo.
doctor-deck-good = Il lettore di carte è pronto; nessun mazzo di casa è registrato.
doctor-deck-own = Il lettore di carte è pronto e conosce il mazzo di casa.
doctor-deck-torn = Quello che è stato insegnato sui mazzi non si legge: insegnali di nuovo o togli il profilo `deck` più recente.
doctor-stones-good = Il lettore del tabellone è pronto.

web-doctor-title = Dottore
web-doctor-again = Guarda di nuovo
web-doctor-none = Il dottore guarda solo un tavolo aperto qui.
