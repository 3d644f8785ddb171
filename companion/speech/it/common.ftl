# Parole comuni a tutti i giochi e a tutte le pagine. Forma "plural" dei valori: per le mani di poker (tre sette).

term-list = { $items }
term-nothing = niente
term-yes = sì
term-no = no
term-on = acceso
term-off = spento

## Semi, valori, carte
term-suit-clubs = fiori
term-suit-diamonds = quadri
term-suit-hearts = cuori
term-suit-spades = picche
term-rank-2 = due
term-rank-3 = tre
term-rank-4 = quattro
term-rank-5 = cinque
term-rank-6 = sei
term-rank-7 = sette
term-rank-8 = otto
term-rank-9 = nove
term-rank-T = dieci
term-rank-J = fante
    .plural = fanti
term-rank-Q = donna
    .plural = donne
term-rank-K = re
term-rank-A = asso
    .plural = assi
term-card-face = { $rank } di { $suit }
term-card-joker_red = jolly rosso
    .acc = il jolly rosso
term-card-joker_black = jolly nero
    .acc = il jolly nero
term-card-rules = carta delle regole del poker
term-card-back = carta coperta
term-card-unread = carta non letta

## Mani di poker
term-hand-empty = una mano vuota
term-hand-high_card = { $rank ->
    [none] solo carte senza valore
   *[other] carta alta { $rank }
}
term-hand-pair = una coppia di { FORM($rank, "plural") }
term-hand-two_pair = doppia coppia, { FORM($rank, "plural") } e { FORM($second, "plural") }
term-hand-three = un tris di { FORM($rank, "plural") }
term-hand-straight = una scala che finisce con { $rank }
term-hand-flush = colore, carta alta { $rank }
term-hand-full_house = un full, { FORM($rank, "plural") } e { FORM($second, "plural") }
term-hand-four = un poker di { FORM($rank, "plural") }
term-hand-straight_flush = una scala colore che finisce con { $rank }
term-hand-five = cinque { FORM($rank, "plural") }

## Posti
term-seat-S = Sud
term-seat-W = Ovest
term-seat-N = Nord
term-seat-E = Est

## Che cosa risponde il tavolo
table-stale = Il tavolo è già andato avanti. Guarda di nuovo, poi decidi.
table-no_match = Non si sta giocando: comincia prima una partita.
table-nothing_to_undo = Non c'è niente da ritirare.
table-no_such_entry = La voce { $n } non conta più, quindi non si può cambiare.
table-no_dispute = La voce { $n } non è più in discussione.
table-dispute_first = Prima sistema la voce { $n }: ritirala, cambiala o lasciala così.
journal-full = Non è stato possibile salvare, quindi non conta. Fai spazio sul disco e dillo di nuovo. ({ $why })
journal-recovered = All'avvio il file della partita era rovinato; si usa l'ultima copia. Confrontatela con il tavolo. ({ $what })

## Cominciare una partita
setup-nameless = Ogni giocatore ha bisogno di un nome: scrivi quello che manca o togli il posto.
setup-how_many = Si gioca da { $fewest } a { $most }, non in { $n }.
setup-no_text = Il regolamento «{ $text }» non esiste. Prendi uno di questi: { $known }.
setup-no_game = Il gioco «{ $game }» non esiste. Prendi uno di questi: { $known }.
setup-no_option = La regola della casa «{ $option }» non esiste. Ci sono: { $known }.
setup-option_value = La regola della casa «{ $option }» non può essere «{ $value }». Prendi uno di questi: { $known }.
setup-option_range = La regola della casa «{ $option }» deve stare tra { $low } e { $high }, non «{ $value }».
setup-special = La carta fatta in casa «{ $card }» ha bisogno di un numero da 0 a 14: da 2 a 10, fante 11, donna 12, re 13, asso 14.
