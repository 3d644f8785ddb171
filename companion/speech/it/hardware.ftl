# What the senses find (hardware/NOTICES.md). $pad is a seat and a pad (term-pad), $holes are names of holes, $chip, $pin, $device, $folder, $board and $chips are
# $sense è race o camera.

hw-race-go = VIA! Una mano su un mazzo.
hw-pad-stuck = Il pulsante { $pad } è premuto: togli la mano o guarda se è bloccato.
hw-pad-chatter = Il pulsante { $pad } sfarfalla: controlla spina e filo, o lascia decidere le gare all'arbitro.
hw-pad-silent = Il pulsante { $pad } non ha dato niente nelle ultime tre gare: controlla il filo.
hw-gpio-none = Questa macchina non ha pin per i pulsanti: giocate con quelli sullo schermo.
hw-gpio-lgpio = La libreria dei pulsanti manca o non parte: installa python3-lgpio. Si riprova da sé; intanto funzionano i pulsanti sullo schermo.
hw-gpio-chip = Questo Raspberry Pi non mostra un chip GPIO: aggiorna il sistema e riavvia; i pulsanti sullo schermo funzionano.
hw-gpio-closed = Il chip GPIO { $chip } non si apre: aggiungi questo utente al gruppo gpio e riavvia; i pulsanti sullo schermo funzionano.
hw-gpio-busy = Il GPIO { $pin } è usato da un altro programma: chiudilo, poi torna da sé; intanto funzionano i pulsanti sullo schermo.
hw-gpio-twice = Il GPIO { $pin } ha due compiti nelle impostazioni: dai a ciascuno il suo e riavvia.
hw-gpio-unknown = Nessuno conosce i pin di questa scheda ({ $board }: { $chips }): prendi un Raspberry Pi 3, 4, 5 o Zero 2; i pulsanti sullo schermo funzionano.
hw-gpio-gone = I pin dei pulsanti non rispondono più: si riprova da sé; intanto funzionano i pulsanti sullo schermo.
hw-gpio-back = I pulsanti sono tornati: la prossima gara si fa con loro.
hw-camera-none = Non c'è nessuna camera: collegane una o inserisci tutto a mano.
hw-camera-gone = La camera non dà immagini: controlla il cavo. Intanto inserisci tutto a mano.
hw-camera-busy = Un altro programma usa la camera { $device }: chiudilo. Intanto inserisci tutto a mano.
hw-camera-fault = La camera non parte: controlla il cavo e riavvia il computer. Intanto inserisci tutto a mano.
hw-camera-picamera2 = Manca la libreria della camera del Pi: installa python3-picamera2 o usa una camera USB.
hw-camera-format = Questa camera dà immagini che non si leggono: prendine un'altra.
hw-camera-folder = Nella cartella { $folder } non ci sono più immagini: inserisci tutto a mano.
hw-camera-picture = L'immagine { $picture } è rovinata ed è stata saltata.
hw-eye-none = Il lettore di carte non si carica: reinstalla il programma. Intanto inserisci le carte a mano.
hw-board-eye = Il lettore del tabellone non si carica: reinstalla il programma. Intanto inserisci i tiri a mano.
hw-board-covered = Una mano o qualcos'altro copre { $holes }: toglietelo, poi il tabellone viene letto.
hw-board-covered_many = Una mano o qualcos'altro copre molte buche: toglietelo, poi il tabellone viene letto.
hw-board-left = Sul tabellone ci sono ancora pedine della partita di prima: toglietele tutte, intanto niente conta.
hw-sense-failed = { $sense ->
    [race] La gara di mani si è fermata per un errore del programma; si riprova. Intanto dite voi chi è arrivato prima.
   *[camera] La camera si è fermata per un errore del programma; si riprova. Intanto inserisci le carte a mano.
}
hw-record-full = Non si registra più niente: il disco è pieno o non è scrivibile. La partita continua.
hw-replay-end = La registrazione finisce qui: continuate a mano.
hw-replay-none = In { $folder } non c'è nessuna registrazione: indica un'altra cartella all'avvio.
