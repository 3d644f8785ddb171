# Preparazione di telecamera e tavoliere: i passi, i rifiuti, la qualità e ciò che si dice durante il gioco.

## Pages
cal-ui-title = Preparare telecamera e tavoliere
cal-ui-steps = Passi
cal-ui-picture_alt = Che cosa vede la telecamera
cal-ui-back = Indietro
cal-ui-skip = Salta
cal-ui-saved = Salvato. Da adesso il tavolo si regola così.
cal-ui-start_again = Ricomincia
cal-ui-retry = Nessun contatto – riprova.
cal-ui-no_picture = La telecamera non dà immagini.
cal-ui-sheets = Fogli da stampare
cal-ui-sheets_note = Stampa al 100 % (dimensioni reali). La linea sul foglio deve misurare esattamente 100 mm.
cal-ui-moving = Profilo e altro
cal-ui-moving_note = Un profilo conserva tutto ciò che si misura qui. Si può portare su un'altra macchina; restano gli ultimi dieci.
cal-ui-export = Salva come file
cal-ui-import = Prendi da un file
cal-ui-foreign = Questo non è un file di profili.
cal-ui-eye = Che cosa vede l'occhio
cal-ui-wizard = Prepara di nuovo
cal-ui-corner = Angolo
cal-ui-zone = Zona
cal-ui-seats = Chi gioca qui
cal-ui-by_hand = Niente marche: angoli a mano
cal-ui-side_mm = Lato del tavoliere (mm)
cal-ui-mark_mm = Lato di una marca nera (mm)
cal-ui-where = Dove stanno le marche
cal-ui-where_board = Sul tavoliere, negli angoli
cal-ui-where_table = Sul tavolo, fuori dagli angoli
cal-ui-where_mat_A4 = Sul tappetino stampato, A4
cal-ui-where_mat_A3 = Sul tappetino stampato, A3
cal-ui-turned = La telecamera guarda davvero da un lato diverso da Sud
cal-ui-marks_seen = Marche viste
cal-ui-no_marks = Non si vede ancora nessuna marca.
cal-ui-taken = Immagini fatte
cal-ui-lens_done = Misura ora la lente
cal-ui-lens_known = La lente è già misurata.
cal-ui-held = Fissati
cal-ui-not_held = Questa telecamera non si può fissare. Continua ad adattarsi da sola: lasciate la luce com'è.
cal-ui-pitch_mm = Da buca a buca (mm)
cal-ui-hole_mm = Larghezza di una buca (mm)
cal-ui-stone_mm = Larghezza di una pedina (mm)
cal-ui-thick_mm = Spessore di una pedina (mm)
cal-ui-line_inset_mm = Dal bordo alla linea di tiro (mm)
cal-ui-line_length_mm = Lunghezza della linea di tiro (mm)
cal-ui-colours = Colori in gioco
cal-ui-figure = Qualità
cal-ui-value = Misurato
cal-ui-limit = Limite
cal-ui-passes = va bene
cal-ui-advice = vedi il consiglio
cal-ui-optional = solo se serve
cal-ui-enough = Il resto rimane com'era
cal-ui-done = Torna alla partita
cal-ui-print = Stampa le marche
cal-ui-holes_unseen = Lì non si vedono buche, perciò queste sono quelle solite: guarda se il contorno sta sul bordo del tavoliere.
cal-ui-sizes = Cambia le misure
cal-ui-stone_known = Una pedina va misurata solo se le vostre non sono quelle solite.
# $paper is A4 or A3.
cal-sheet-marks = Quattro marche, { $paper }
cal-sheet-lens = Scacchiera per la lente, { $paper }
cal-sheet-mat = Tappetino per le carte, { $paper }

## Steps
cal-step-picture = Immagine
cal-step-marks = Marche
cal-step-corners = Angoli
cal-step-lens = Lente
cal-step-zones = Zone
cal-step-holes = Buche
cal-step-stones = Pedine
cal-step-deck = Carte
cal-step-exposure = Esposizione
cal-step-save = Salvare
cal-about-picture = Appendi la telecamera in modo che si veda tutto il tavolo, Sud in basso, e fissala bene.
cal-about-marks = Metti le quattro marche stampate con il loro piccolo angolo nero sugli angoli del tavoliere: la 0 tra Nord e Ovest, poi 1, 2, 3 in senso orario. Si trovano da sole.
cal-about-corners = Trascina ogni anello sul suo angolo del tavoliere. Con la tastiera: Tab fino all'anello, poi le frecce.
cal-about-lens = Per posizioni più esatte: tieni la scacchiera stampata davanti alla telecamera, ogni volta inclinata diversamente e una volta vicino a ogni bordo, e fai almeno quattro immagini.
cal-about-zones = Dove ogni posto gioca le sue carte: scegli i posti e trascina gli angoli. I tavolieri non ne hanno bisogno.
cal-about-holes = Gli anelli devono stare sulle buche e le linee tratteggiate sulle linee di tiro. Altrimenti cambia le misure.
cal-about-stones = Metti due pedine di ogni colore nelle buche che hanno un nome nell'immagine: la prima con il segno in su, la seconda in giù. Non le hai? Salta: i colori soliti si conoscono già.
cal-about-deck = I mazzi comuni si leggono senza insegnamento. Un altro mazzo, il suo dorso o le carte proprie si insegnano con qualche immagine; si può fare anche più tardi.
cal-about-exposure = Regola la luce come sarà nel gioco, poi fissa esposizione, guadagno e bilanciamento del bianco, così i colori restano uguali.
cal-about-save = Ecco quanto bene è misurato il tavolo. Dove manca qualcosa c'è un consiglio.
cal-act-picture = L'immagine va bene
cal-act-marks = Misura con queste marche
cal-act-corners = Gli angoli vanno bene
cal-act-lens = Fai un'immagine
cal-act-zones = Le zone vanno bene
cal-act-holes = Gli anelli stanno sulle buche
cal-act-stones = Le pedine sono così
cal-act-deck = Avanti
cal-act-exposure = Fissa
cal-act-save = Salva

## Quality. $amount is a figure with its unit.
cal-at_least = almeno { $amount }
cal-at_most = al massimo { $amount }
cal-verdict-good = Tutti i valori vanno bene.
cal-verdict-off = { $n ->
    [one] Un valore è
   *[other] { $n } valori sono
} fuori dai limiti: vedi il consiglio.
cal-unit-px = { $whole },{ $tenth } px
cal-unit-mm = { $whole },{ $tenth } mm
cal-unit-px_mm = { $whole },{ $tenth } px/mm
cal-unit-percent = { $n } %
cal-unit-delta = { $n }
cal-figure-error_px = Posizioni, errore nell'immagine
cal-figure-error_mm = Posizioni, errore sul tavolo
cal-figure-fineness = Finezza dell'immagine
cal-figure-evenness = Luce uniforme
cal-figure-sharpness = Larghezza dei bordi
cal-figure-burnt = Bruciato
cal-figure-brightness = Luminosità
cal-figure-separation = Distanza dei colori
cal-advice-error_px = Stendi bene le marche, controlla le misure e misura la lente.
cal-advice-error_mm = Misura di nuovo tavoliere e marca, e controlla la linea stampata di 100 mm.
cal-advice-fineness = Avvicina la telecamera o scegli immagini più grandi nelle impostazioni.
cal-advice-evenness = Un lato è molto più scuro: sposta la lampada al centro o aggiungine una seconda.
cal-advice-sharpness = L'immagine non è nitida: metti a fuoco, pulisci la lente e che nulla tremi.
cal-advice-burnt = Parti dell'immagine sono bruciate: abbassa la lampada o girala via da ciò che luccica.
cal-advice-brightness = È troppo scuro: più luce sul tavolo.
cal-advice-separation = Due colori si somigliano con questa luce: una lampada più bianca o altre pedine.

## Refusals
cal-step = Quel passo non è ancora aperto: continua da qui.
cal-skip = Senza questo passo non funziona niente.
cal-elsewhere = Un altro telefono è andato avanti: guarda il passo mostrato ora.
cal-points = Questi non sono punti dell'immagine.
cal-sizes = Queste misure non possono essere: misura di nuovo e scrivi i millimetri.
cal-picture-none = La telecamera non dà immagini: controlla il cavo.
cal-picture-small = L'immagine di { $wide } × { $high } è troppo piccola: scegli immagini più grandi.
cal-picture-black = L'immagine è nera: togli il tappo dalla lente o accendi la luce.
# $turns quarter turns clockwise.
cal-turned = Il tavolo è girato nell'immagine di { $turns ->
    [one] un quarto di giro
   *[other] { $turns } quarti di giro
}: gira la telecamera finché Nord è in alto, o di' che guarda davvero da un altro lato.
cal-stretched = Con queste misure una marca è di { $wide } × { $high } mm, ma è stampata di { $printed } mm: una misura è sbagliata, o larghezza e altezza sono scambiate.
cal-sized = Tavoliere e marche non vanno d'accordo: su un tavoliere di { $side } mm il quadrato nero di una marca misurerebbe { $mark } mm, non { $printed } mm. Misura uno dei due con il righello, o tocca ciò che è vero.
cal-mat = Le marche stanno come sul tappetino stampato { $paper }: toccalo, oppure mettile sul tavoliere.
cal-corners-waiting = Non tutti gli anelli sono stati spostati: trascina ognuno sul suo angolo del tavoliere.
cal-pretend = Il tavolo di prova mostra il tavoliere solo durante una partita sul tavoliere: prima iniziane una.
cal-offer-mark = Una marca misura { $n } mm
cal-offer-board = Il tavoliere misura { $n } mm
cal-lens-few = Solo { $have } immagini su almeno { $want } mostrano la scacchiera: fanne altre.
cal-lens-no_board = La scacchiera non si vede: tienila più piatta, più vicina e in buona luce.
cal-lens-other_board = Questa non è la scacchiera dei nostri fogli: stampa quella, senza girarla né scalarla.
cal-lens-sizes = Le immagini hanno dimensioni diverse: falle tutte con la stessa impostazione.
cal-lens-middle = La scacchiera era solo in una parte dell'immagine: tienila anche vicino a ogni bordo.
cal-lens-tilt = La scacchiera era sempre tenuta uguale: inclinala di più, ogni volta in modo diverso.
cal-lens-bad = Le immagini non corrispondono a una lente ({ $tenths } decimi di pixel di errore): incolla il foglio su qualcosa di piatto e tienilo fermo.
# $zone is S, W, N, E.
cal-zones-seat = { $zone } non è un posto: sono S, W, N ed E.
cal-zones-folded = La zona di { $zone } è incrociata: gli angoli devono seguire il giro.
cal-zones-tiny = La zona di { $zone } è troppo piccola per una carta.
cal-zones-overlap = Le zone di { $one } e { $other } si sovrappongono: una carta lì sarebbe di tutti e due.
cal-zones-no_plane = Per questo bisogna prima misurare il tavolo: con marche o angoli.
cal-grid-count = Una griglia di { $rows } per { $columns } buche: le regole conoscono solo cinque per cinque.
cal-grid-stone = Una pedina di { $stone } mm non entra in una buca di { $hole } mm.
cal-grid-thick = Una pedina larga { $stone } mm non può essere spessa { $thick } mm.
cal-grid-touch = Buche di { $hole } mm non possono distare { $pitch } mm: si toccherebbero.
cal-grid-line = La linea di tiro a { $inset } mm dal bordo passerebbe sulle buche: lì sono liberi solo { $free } mm.
cal-stones-count = Scegli da due a cinque colori.
cal-stones-empty = In { $holes } non si vede una pedina: mettile come dice l'elenco.
# $controls are names of the camera's controls.
cal-exposure-differs = La telecamera non fa ciò che le è stato detto ({ $controls }): riprova o scegline un'altra.
cal-exposure-silent = La telecamera non dice che cosa fa, quindi non si può fissare nulla.
cal-exposure-drift = La telecamera ha cambiato esposizione ({ $controls }): fissala di nuovo nella pagina di preparazione.
cal-profile-size = Il profilo è per immagini di { $was_wide } × { $was_high }, la telecamera dà { $wide } × { $high }: rimetti la telecamera com'era o ricomincia.
cal-profile-upside_down = Profilo e immagine sono capovolti l'uno rispetto all'altra: gira la telecamera di mezzo giro o ricomincia.
cal-profile-no_marks = Non si vede nessuna marca del profilo: rimettile o ricomincia.
cal-profile-torn = Il profilo salvato non si legge: ricomincia.
cal-profile-foreign = Questo non è un file di profili di questo programma: salvalo di nuovo sull'altra macchina.

## During play
cal-follow-moved = La telecamera è stata spostata: rimettila com'era o preparala di nuovo. Fino ad allora non si legge nulla.
cal-follow-lost = La marca { $marks } non si vede: scoprila o rimettila. Fino ad allora non si legge nulla.
cal-follow-realigned = La telecamera è stata urtata di { $whole },{ $tenth } mm; è stato corretto da solo.
cal-light-darker = La luce è del { $percent } % più scura di quando è stata preparata: rimetti la lampada.
cal-light-brighter = La luce è del { $percent } % più forte di quando è stata preparata: abbassala.
cal-light-burnt = La luce è così forte che il bianco si brucia: abbassala.
cal-light-tinted = La luce ha un altro colore di quando è stata preparata: i colori possono essere letti male.

## Which camera it is. $wide and $high are the size of its pictures, $n is the camera's number or how many pictures there are
cal-camera-drawn = Telecamera del tavolo di prova, { $wide } × { $high } pixel
cal-camera-usb = Telecamera USB { $n }, { $wide } × { $high } pixel
cal-camera-pi = Telecamera del Pi, { $wide } × { $high } pixel
cal-camera-folder = { $n ->
    [one] Un'immagine della cartella { $folder }
   *[other] { $n } immagini della cartella { $folder }
}
cal-camera-none = Nessuna telecamera

## At the command line, where no camera gives a picture. $option is what is typed to name a folder, $folder a name
cal-cli-none = Non c'è nessuna telecamera: collegane una, o indica con { $option } una cartella di immagini.
cal-cli-gone = La telecamera non dà immagini: controlla il cavo, poi ricomincia.
cal-cli-busy = Un altro programma usa la telecamera { $device }: chiudilo, poi ricomincia. Forse è il tavolo stesso; la sua pagina fa lo stesso.
cal-cli-fault = La telecamera non parte: controlla il cavo, riavvia il computer, poi ricomincia.
cal-cli-folder = Nella cartella delle impostazioni { $folder } non ci sono immagini: mettine qualcuna, o indicane un'altra con { $option }.

## What the eye sees
cal-eye-title = Che cosa vede l'occhio
cal-eye-measured = Il tavolo è misurato; le linee mostrano su che cosa si regola l'occhio.
cal-eye-unmeasured = Il tavolo non è misurato: l'immagine è divisa in metà.
cal-eye-readings = Letto per ultimo
cal-eye-none = Non si è ancora letto nulla.
cal-eye-stone = { $colour } { $sign }
