# Il gioco a schicchere. $P e $Q sono giocatori, $colour un colore, $hole una buca come c3, $n un numero.
# Forme dei colori: f (pedina rossa), fpl (pedine rosse).

## Colori e facce delle pedine
term-colour-red = rosso
    .f = rossa
    .fpl = rosse
term-colour-blue = blu
term-colour-yellow = giallo
    .f = gialla
    .fpl = gialle
term-colour-green = verde
    .fpl = verdi
term-colour-white = bianco
    .f = bianca
    .fpl = bianche
term-colour-black = nero
    .f = nera
    .fpl = nere
term-colour-orange = arancione
    .fpl = arancioni
term-colour-turquoise = turchese
    .fpl = turchesi
term-colour-purple = viola
term-colour-pink = rosa
term-colour-brown = marrone
    .fpl = marroni
term-colour-natural = naturale
    .fpl = naturali
term-mark-up = segno in su
term-mark-down = segno in giù
b-setup-board = Mettete il tabellone in mezzo al tavolo, con tutte le buche vuote.
b-setup-seat = { $P } siede sul lato { $side } con dodici pedine { FORM($colour, "fpl") }.
b-setup-option = Regola della casa – { $option }: { $value }.
b-setup-option_number = Regola della casa – { $option }: { $n }.
b-shot-settled = Dopo ogni tiro giù le mani finché niente si muove e il tabellone è stato guardato.

## Che cosa serve adesso
b-setup-rps = Sasso, carta, forbice: chi comincia?
b-setup-choose = { $P } sceglie: turni illimitati o limitati a { $n }?
b-turn-start = { $P }: { $n ->
    [one] un tiro
   *[other] { $n } tiri
}.
b-turn-left = { $P }: { $n ->
    [one] resta un tiro
   *[other] restano { $n } tiri
}.
b-turn-unlimited = { $P }: continua finché vai a segno.
b-turn-hits = { $P }: continua finché vai a segno, al massimo { $n ->
    [one] un'altra volta
   *[other] altre { $n } volte
}.
b-shot-place = Appoggia la pedina sulla linea di { $side }, { $face }, e colpiscila con un dito.
b-centre-open = Mira prima alla buca centrale.
b-centre-locked = Il centro è bloccato: può entrarci solo un'ultima pedina che completa una linea da quattro o una croce.
b-score-final = { ROW($totals) }. { COUNT($P) ->
    [one] Vince { $P }
   *[other] Vincono insieme { $P }
}.
b-score-total = { $P } { $n }

## Che cosa è successo
b-setup-limited = Turni limitati: { $n } di fila.
b-setup-unlimited = Turni illimitati: finché ogni tiro va a segno.
b-setup-coloured = { $P } gioca con il { $colour }.
b-turn-begins = Comincia { $P }.
b-turn-stopped = { $P } si ferma.
b-turn-end = Ora tocca a { $Q }.
b-shot-sunk = { $colour } in { $hole }, fila { $r }.
b-shot-sunk_turned = { $colour } in { $hole }, fila { $r }, girata: vale doppio.
b-shot-sunk_marked = { $colour } in { $hole }, fila { $r }, segno in su: 3 punti extra.
b-shot-put_back = La pedina di { $hole } torna nella sua buca, com'era.
b-shot-knocked_out = La pedina di { $hole } è di nuovo in gioco.
b-shot-zone = Pedina { FORM($colour, "f") } su una linea di tiro: toglietela.
b-shot-clear = { $n } pedine { FORM($colour, "fpl") } libere: toglietele tutte.
b-shot-clear_last = { $P } ha giocato tutte le pedine rimaste: togliete { $n ->
    [one] quella libera
   *[other] le { $n } libere
}.
b-shot-off_opponent = Una pedina di { $Q } è caduta dal tabellone: { $Q } può tirarla subito.
b-shot-off_own = Pedina propria fuori dal tabellone: il turno di { $P } è finito.
b-shot-off_own_return = Pedina propria fuori dal tabellone: il tiro di ritorno di { $P } è finito.
b-shot-return_done = Si torna a { $P }: { $n ->
    [one] resta un tiro
   *[other] restano { $n } tiri
}.
b-shot-return_done_unlimited = Si torna a { $P }: continua finché vai a segno.
b-shot-declined = { $Q } rinuncia al tiro di ritorno.
b-shot-foul = Fallo di { $P }: la pedina torna indietro, il tiro è perso.
b-shot-foul_repeat = Fallo di { $P }: la pedina torna indietro e si ritira.
b-shot-short_repeat = { $P }: la pedina non ha lasciato la linea, tira di nuovo.
b-centre-illegal = Quella pedina non può restare al centro: restituitela.
b-centre-missed = { $P } ha mancato il centro: ora è bloccato.
b-end-all12 = { $P } ha imbucato tutte e dodici: partita finita.
b-end-full = Tutte le buche sono piene: partita finita.
b-end-stall = È libero solo il centro bloccato e nessuno può riempirlo: partita finita.
b-end-last_round = { $P } ha imbucato tutte e dodici: il giro si gioca fino in fondo.
b-corrected = Il tabellone è stato corretto a mano.
b-looked = Qualcuno ha guardato: ha ragione lo schermo.
b-score-by_hand = A mano: { $P } { $n }.
b-score-across = { $P }: linea da quattro nella fila { $r }, +{ $k }.
b-score-upright = { $P }: linea da quattro in verticale, +{ $k }.
b-score-diagonal = { $P }: linea da quattro in diagonale, +{ $k }.
b-score-four = { $P }: linea da quattro, +{ $k }.
b-score-cross = { $P }: croce, +{ $k }.
b-score-five = { $P }: linea cattiva da cinque, −{ $k }.

## Che cosa si può inserire
b-act-sunk = In buca: { $colour }
b-act-loose = È rimasta libera
b-act-zone = Tocca una linea di tiro
b-act-off_own = È uscita dal tabellone
b-act-off_opponent = Ha spinto fuori una pedina di { $Q }
b-act-by_hand = Inserisci tutto il tiro
b-act-short = Non ha lasciato la linea
b-act-foul = Fallo: il tiro non vale
b-act-decline = { $Q } rinuncia
b-act-stop = { $P } si ferma prima
b-act-correct = Il tabellone è diverso
b-act-begins = Comincia { $P }
b-act-colour = Altro colore per { $P }
b-act-limited = Limitato: { $n } di fila
b-act-unlimited = Illimitato
b-field-sunk = Pedine in buca
b-field-zone = Pedine su una linea di tiro
b-field-off = Pedine fuori dal tabellone
b-field-dislodged = Buche da cui è saltata la pedina
b-field-holes = Pedine nelle buche
b-field-loose = Pedine libere
b-field-colour = Colore

## Che cosa lascia aperto l'immagine
b-doubt-colour = { $n ->
    [0] Guardate { $holes }: nessuno gioca con quel colore.
    [one] Di una pedina non si riconosce il colore.
   *[other] Di { $n } pedine non si riconosce il colore.
}
b-doubt-thirteenth = { $n } pedine { FORM($colour, "fpl") }, ma ce ne sono solo dodici: guardate { $holes }.
b-doubt-surplus = Una pedina { FORM($colour, "f") } di troppo: non l'ha tirata nessuno. Guardate { $holes }.
b-doubt-hole = Tabellone e schermo non coincidono in { $holes }: chi ha ragione?
b-doubt-unsure = C'è una pedina in { $holes }, e come sta?
b-doubt-line = La pedina { FORM($colour, "f") } tocca la linea di tiro? L'immagine non distingue distanze sotto i { $error } mm: guardate voi.
b-doubt-vanished = { $n ->
    [one] Manca una pedina libera.
   *[other] Mancano { $n } pedine libere.
} Uscita con un tiro o tolta a mano?
b-doubt-two_shots = Due tiri, il primo in { $holes }
b-doubt-as_seen = L'immagine ha ragione
b-doubt-still_there = Ha ragione lo schermo: la pedina è ancora in { $holes }
b-doubt-knocked_out = Saltata fuori da { $holes } con il tiro
b-doubt-is_colour = { $hole } è { $colour }
b-doubt-is_stone = { $hole }: { $colour }, { $face }
b-doubt-is_empty = { $hole } è vuota
b-doubt-is_zone = La pedina { FORM($colour, "f") } tocca la linea
b-doubt-is_loose = La pedina { FORM($colour, "f") } non tocca la linea
b-doubt-shot_off = Fuori dal tabellone con il tiro: { $colours }
b-doubt-has_colour = Pedina libera: { FORM($colour, "f") }
b-doubt-no_stone = Lì non c'è nessuna pedina
b-doubt-on_top = La pedina { FORM($colour, "f") } sta sopra quella in { $hole }: libera
b-doubt-all_empty = { $n ->
    [one] È vuota
   *[other] Sono tutte vuote
}
b-doubt-still_lies = { $n ->
    [one] È ancora lì
   *[other] Sono ancora lì
}
b-doubt-nudged = Le pedine libere si sono spostate di poco: è stato un tiro, o le ha mosse una mano?
b-doubt-by_a_hand = Le ha mosse una mano

## Che cosa non va
b-refuse-over = La partita è finita.
b-refuse-begin_first = Prima dite chi comincia.
b-refuse-choose_first = Prima chi comincia sceglie turni limitati o illimitati.
b-refuse-begun = La partita è cominciata: chi inizia è già deciso.
b-refuse-chosen = Limitato o illimitato è già deciso per tutta la partita.
b-refuse-coloured = I colori si scelgono prima del primo tiro.
b-refuse-not_your_shot = Ora tira { $P }.
b-refuse-return_first = Prima { $Q } fa il tiro di ritorno o rinuncia.
b-refuse-no_return = Adesso nessuno ha un tiro di ritorno.
b-refuse-must_shoot = { $P } deve fare tutti i tiri del turno.
b-refuse-no_stone = { $P } non ha più pedine da tirare.
b-refuse-short = Una pedina che non ha lasciato la linea sta sulla linea: inseriscila lì.
b-refuse-no_hole = La buca { $hole } non esiste: vanno da a1 a e5.
b-refuse-empty_hole = In { $hole } non c'è nessuna pedina.
b-refuse-hole_taken = { $hole } è occupata: una buca tiene una pedina.
b-refuse-no_colour = Nessuno gioca con il { $colour }.
b-refuse-unknown_colour = Non esistono pedine di colore { $colour }.
b-refuse-too_many = { $n ->
    [one] Una pedina { FORM($colour, "f") }
   *[other] { $n } pedine { FORM($colour, "fpl") }
} in più di quante possono esserci.
b-refuse-loose_count = Si vedono { $seen } pedine { FORM($colour, "fpl") } libere, ma devono essere { $n }.
b-refuse-no_seat = Sul lato { $side } non siede nessuno.
b-refuse-no_player = Il giocatore numero { $n } non esiste.
b-setup-measures = Con queste misure non esiste un tabellone: tra due linee di tiro devono starci nove pedine in fila.

## Regole della casa
option-horizontal4 = Una linea da quattro parallela al proprio lato dà
option-horizontal4-row = il numero della sua fila
option-horizontal4-3 = 3
option-horizontal4-row_3 = il numero della sua fila più 3
option-five_contains_fours = Una linea da cinque vale anche come due da quattro
option-five_contains_fours-no = no
option-five_contains_fours-yes = sì
option-cross_diagonal = Anche una X di cinque pedine è una croce
option-cross_diagonal-no = no
option-cross_diagonal-yes = sì
option-seats2 = In due ci si siede
option-seats2-opposite = uno di fronte all'altro
option-seats2-adjacent = ad angolo
option-nested_returns = Un tiro di ritorno può darne un altro
option-nested_returns-yes = sì
option-nested_returns-no = no
option-zone_is_off = Una zona di tiro vale come fuori dal tabellone
option-zone_is_off-no = no
option-zone_is_off-yes = sì
option-short_shot = Un tiro che non lascia la linea
option-short_shot-used = è consumato
option-short_shot-repeat = si ripete
option-must_shoot_three = Tutti i tiri del turno sono obbligatori
option-must_shoot_three-no = no
option-must_shoot_three-yes = sì
option-foul = Dopo un fallo
option-foul-shot_lost = il tiro è perso
option-foul-repeat = il tiro si ripete
option-dislodged = Una pedina sbalzata dalla sua buca
option-dislodged-restore = si rimette a posto
option-dislodged-play_on = è di nuovo in gioco
option-end = La partita finisce
option-end-at_once = subito
option-end-finish_round = quando il giro è completo
option-tiebreak = A pari punti
option-tiebreak-share = la vittoria si divide
option-tiebreak-more_sunk = vince chi ha più pedine in buca
option-tiebreak-more_turned = vince chi ha più pedine doppie
option-v_line_stack = Vienna: i 4 punti di una linea si aggiungono a quelli del gioco base
option-v_line_stack-no = no
option-v_line_stack-yes = sì
option-limited = Vienna, turni limitati: tanti
option-limited-shots = tiri
option-limited-hits = centri al massimo, fino al primo errore
option-limited_to = Vienna, turni limitati: quanti di fila
option-hit = Vienna: va a segno chi imbuca
option-hit-own = una pedina propria
option-hit-any = una pedina qualsiasi
option-v_bad_line = Vienna: le linee cattive contano
option-v_bad_line-yes = sì
option-v_bad_line-no = no
option-centre = Center Queen o King
option-centre-no = no
option-centre-yes = sì
option-centre_shot = Il tiro al centro è
option-centre_shot-first_of_game = il primo della partita
option-centre_shot-first_of_each_player = il primo di ogni giocatore
option-centre_stall_end = La partita finisce quando è libero solo il centro bloccato e nessuno può riempirlo
option-centre_stall_end-yes = sì
option-centre_stall_end-no = no
option-empty_side_zones = Le zone di tiro contano anche dove non siede nessuno
option-empty_side_zones-yes = sì
option-empty_side_zones-no = no
option-board_mm = Lato del tabellone (mm)
option-line_inset_mm = Dal bordo del tabellone alla linea di tiro (mm)
option-line_length_mm = Lunghezza di una linea di tiro (mm)
option-disc_mm = Diametro di una pedina (mm)
option-close_call_mm = Più vicino di così alla linea, deve guardare qualcuno (mm)
