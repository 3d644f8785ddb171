# Le prove di una partita: fotofinish, letture, nuovo giudizio, che cosa si conserva. $P e $Q sono giocatori, $ms e $tolerance tempi (term-ms).

evidence-photo = Fotofinish
evidence-go = VIA
evidence-after_go = { $ms } dopo il VIA
evidence-ahead_of_go = { $ms } prima del VIA
evidence-first = { $P } prima mano ({ $deck }), per { $ms }.
evidence-alone = { $P } c'era ({ $deck }), nessun altro in tempo.
evidence-dead_heat = { $P } e { $Q } distano { $ms }: parità, sotto { $tolerance } i pulsanti non distinguono.
evidence-before_go = { $P } ha toccato prima del VIA.
evidence-too_soon = { $P } ha toccato { $ms } dopo il VIA: prima di quanto possa reagire una persona.
evidence-nobody = Nessuno ha toccato un pulsante.

evidence-read = Letto: { $cards }.
evidence-board = Il tavoliere come è stato letto: { $n ->
        [one] { $n } pietra
       *[other] { $n } pietre
    } nelle buche, { $loose } libere.
evidence-holes = { $holes }.
evidence-hole-empty = { $hole } vuota
evidence-hole-unsure = { $hole } incerta
evidence-hole-stone = { $hole } { $colour }
evidence-hole-faced = { $hole } { $colour } ({ $face })
evidence-sure = { $card }: sicuro al { $percent } %
evidence-reader = Letto dal modello { $mark }.
evidence-gone = L'immagine non è più conservata.

evidence-again-same = { $n }: rigiudicato, uguale.
evidence-again-unsure = { $n }: rigiudicato, coincide per quanto è sicuro. Scritto: { $was } Ora: { $now }
evidence-again-differs = { $n }: DIVERSO. Scritto: { $was } Ora: { $now }
evidence-again-other_model = { $n }: letto da un altro modello ({ $mark }). Scritto: { $was } Questo: { $now }
evidence-again-no_picture = { $n }: non si può rileggere, l'immagine non è conservata.
evidence-again-no_reader = { $n }: qui niente può rileggerlo.
evidence-again-sum = { $same } uguali, { $unsure } per quanto sicuri, { $differs } diversi, { $other } di un altro modello, { $lost } senza immagine.

evidence-kept = { $n ->
        [one] { $n } immagine conservata
       *[other] { $n } immagini conservate
    }, { $mb } MB.
evidence-would_go = Verrebbero tolte, dalla più vecchia: { $n ->
        [one] { $n } immagine
       *[other] { $n } immagini
    }, { $mb } MB.
evidence-went = Tolte, dalla più vecchia: { $n ->
        [one] { $n } immagine
       *[other] { $n } immagini
    }, { $mb } MB. Ogni fatto e ogni gara resta.

web-evidence-title = Prove
web-evidence-of = Prove della partita { $n }
web-evidence-none = In questa partita non è ancora stata cronometrata una gara né letta una carta.
web-evidence-race = Gara
web-evidence-cards = Carte
web-evidence-board = Tavoliere
web-evidence-show = Mostra la prova
web-evidence-zip = Tutte le prove in un file
web-evidence-referees = Le immagini del tavolo sono per l'arbitro.
web-evidence-before = Prima
web-evidence-next = Dopo
web-evidence-lanes = Le barre mostrano quando un pulsante era chiuso, la freccia il primo contatto, il tratteggio ciò che è troppo vicino.
