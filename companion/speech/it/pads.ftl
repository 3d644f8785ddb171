# I pulsanti in prova e la tavola. $pad e $other sono pulsanti a parole, $ms e $error tempi (term-ms), $n e $of numeri.

term-pad = { $seat } ({ $deck })
term-ms = { $whole },{ $part } ms
term-ms_0 = { $whole },0{ $part } ms

pads-touch = Tocca { $pad } tre volte, senza fretta. { $n } di { $of }.
pads-strike = Metti una tavola su { $pad } e { $other } e colpiscila al centro, più volte. { $n } di { $of }.
pads-test-ok = { $pad }: bene. Il contatto è fermo dopo { $ms }.
pads-test-silent = { $pad }: non è arrivato niente. Controlla la spina, il filo al pin e quello a massa.
pads-test-stuck = { $pad }: è sempre premuto. Togli quello che ci sta sopra, o cerca un corto nel filo.
pads-test-crossed = { $pad }: al suo posto ha risposto { $other }. Guarda quale filo va a quale pin.
pads-test-together = { $pad }: { $other } risponde insieme. Da qualche parte i fili si toccano: separali.
pads-test-chatter = { $pad }: sfarfalla. Premi bene la spina o prendi un altro interruttore.
pads-test-bounce = { $pad }: funziona, ma rimbalza per { $ms }. Vale comunque il primo contatto; un interruttore migliore dura di più.

pads-wires-swapped = { $pad } e { $other } sono scambiati: scambia i fili, o i numeri nelle impostazioni.
pads-wires-one_pin = { $pad } è sul pin di { $other }: dagli un pin suo.
pads-wires-crossed = { $pad } è collegato al pin di { $other }: guarda i fili di entrambi.

pads-later = { $other } risponde { $ms } dopo { $pad } (incerto di { $error }); si sottrae.
pads-tolerance = Sotto { $ms } è parità (incerto di { $error }, da { $n } colpi).
pads-unmeasured = Questi pulsanti non sono mai stati misurati: sotto { $ms } vale parità. Fai la prova della tavola.
pads-measured = { $days ->
        [0] Misurati oggi
        [one] Misurati ieri
       *[other] Misurati { $days } giorni fa
    }: sotto { $ms } è parità.
pads-old = Questi pulsanti sono stati misurati { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } fa (parità sotto { $ms }): rifai la prova della tavola.
pads-saved = Salvato. Da ora le gare si giudicano così.
pads-few = Colpisci i due pulsanti insieme almeno dieci volte, poi salva.
pads-unsaved = Non si è potuto salvare: il disco è pieno o non è scrivibile.
pads-all_good = Tutti i pulsanti rispondono come devono.

web-padtest-title = Prova dei pulsanti
web-padtest-lead = Mentre provi qui, non si corre.
web-padtest-pads = I pulsanti adesso
web-padtest-down = premuto
web-padtest-up = libero
web-padtest-guided = Prova guidata
web-padtest-guided_lead = Mostra per ogni pulsante se risponde, quanto rimbalza e se i fili sono scambiati.
web-padtest-begin = Prova tutti
web-padtest-skip = Salta questo
web-padtest-plank = Prova della tavola
web-padtest-plank_lead = Una tavola colpisce due pulsanti insieme, trenta volte. Ciò che resta è la differenza dei pulsanti stessi; al di sotto nessuno può dire chi è arrivato prima.
web-padtest-begin_plank = Comincia
web-padtest-save = Giudica così
web-padtest-stop = Fine della prova
web-padtest-none = Questo tavolo non ha pulsanti cablati da provare.
web-padtest-strikes = Ogni colpo: di quanto il secondo pulsante ha risposto dopo
