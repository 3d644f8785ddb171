# Push, il ramino a coppie. $P e $Q sono giocatori, $team un giocatore o due compagni, $cards carte.

## Parole
r-term-sets = { $count ->
    [one] un gruppo da { $n }
   *[other] { $count } gruppi da { $n }
}
r-term-runs = { $count ->
    [one] una scala da { $n }
   *[other] { $count } scale da { $n }
}
r-term-reading_set = un gruppo di { FORM($rank, "plural") }
r-term-reading_run = la scala da { $first } a { $last }
r-term-meld = { $cards } ({ $reading })
r-term-group = { $cards }
    .acc = { FORM($cards, "acc") }
r-term-team = { $a } e { $b }
r-term-points = { $team }: { $n }

## Prima della prima smazzata
r-dealer-ask = Tirate a sorte: chi dà le carte per primo?
r-dealer-is = { $P } dà le carte per primo.
r-setup-teams = I compagni siedono di fronte: { $a } contro { $b }. Due mazzi e quattro jolly.
r-setup-option = Regola della casa – { $option }: { $value }.
r-setup-option_number = Regola della casa – { $option }: { $n }.

## La distribuzione
r-deal-start = Smazzata { $n }: { $dealer } dà { $cards } carte a testa e ne gira una.
r-deal-again = Parità: si rigioca l'ultima smazzata. { $dealer } dà { $cards } carte a testa e ne gira una.
r-deal-contract = Contratto: { $contract }.
r-deal-wild_upcard = { $card } è una matta: infilala nel tallone e gira un'altra carta.
r-deal-upcard = Si gira { $card }. Comincia { $P }.

## Pescare
r-turn-draw = { $P }: prendi { FORM($card, "acc") } o spingi.
r-turn-take_only = { $P }: prendi { FORM($card, "acc") }. Con una sola carta nel tallone non si può spingere.
r-turn-stock_empty = { $P }: prendi { FORM($card, "acc") } o di' che non puoi pescare. Il tallone è vuoto.
r-turn-draw_stock = { $P }: non ci sono scarti, pesca una carta dal tallone.
r-turn-nothing = { $P }: scarti e tallone sono finiti. Di' che non puoi pescare.
r-took = { $P } prende { FORM($card, "acc") }.
r-push-give = { $P } spinge: la prima carta del tallone, coperta, e { FORM($card, "acc") } vanno a { $Q }.
r-push-draw = { $P }, ora pesca la prossima carta del tallone.
r-push-receive = { $Q }: prendi in mano tutte e due le carte.
r-drew = { $P } pesca. { $n ->
    [one] Nel tallone resta una carta.
   *[other] Nel tallone restano { $n } carte.
}
r-stock-low = { $n ->
    [0] Nel tallone non restano carte.
    [one] Nel tallone resta una carta.
   *[other] Nel tallone restano { $n } carte.
}
r-stock-empty = Il tallone è vuoto: { $P } non può pescare, la smazzata è finita.
r-stock-blocked = { $n ->
    [one] Un turno
   *[other] { $n } turni di fila
} senza spinte né calate: la smazzata è finita.

## Calare
r-meld-contract = { $P }, il tuo contratto: { $contract }. Calalo tutto in un turno o niente.
r-meld-declare = { $P }: che cos'è { $cards }? Può essere { OR($readings) }.
r-meld-declare_any = { $P }: che cos'è { $cards }? Di' gruppo e valore, oppure scala e le sue carte.
r-meld-ok = Valido: { $meld }.
r-meld-met = { $P } ha fatto il contratto.
r-meld-bad = { $cards } non è valido – { $reason } Riprendi le carte.
r-meld-more = { $P } ha fatto il contratto: cala altro o attacca a qualsiasi combinazione sul tavolo.
r-meld-not_yet = { $P } non ha ancora fatto il proprio contratto.
r-laid_off = { $P } attacca { FORM($cards, "acc") }: { $meld }.
r-replaced = { $P } mette { FORM($card, "acc") } al posto della matta: { $wild }.
r-replace = { $P }: usa subito { FORM($card, "acc") } in una combinazione. In mano non va.
r-discard = { $P }: scarta una carta per chiudere il turno.
r-discarded = { $P } scarta { FORM($card, "acc") }.
r-recounted = { $P } ha in mano { $n ->
    [one] una carta.
   *[other] { $n } carte.
}

## Fine di una smazzata e della partita
r-out = { $P } chiude: la smazzata è finita.
r-count-hand = { $P }: metti le carte scoperte per contarle. { $n ->
    [one] Dovrebbe essere una.
   *[other] Dovrebbero essere { $n }.
}
r-counted = { $P }: { $n ->
    [one] un punto
   *[other] { $n } punti
} in mano.
r-score-deal = Smazzata { $n } – { ROW($points) }.
r-score-total = Dopo la smazzata { $n } – { ROW($points) }.
r-adjusted = A mano – { $team }: { $n }.
r-game-end = { $team } vincono { $a } a { $b }.
r-game-tie = Parità a { $n } punti: vincono tutte e due le squadre.

## Pulsanti
r-act-first_dealer = { $P } dà per primo
r-act-dealt = Carte date, questa è girata
r-act-take = { $P } prende { FORM($card, "acc") }
r-act-push = { $P } spinge verso { $Q }
r-act-drew = { $P } ha pescato dal tallone
r-act-cannot_draw = { $P } non può pescare
r-act-discard = { $P } scarta
r-act-discard_unseen = { $P } ha scartato (carta non detta)
r-act-keep = { $P } non ha carte che si possano scartare
r-act-contract = { $P } cala il contratto: { $contract }
r-act-meld = { $P } cala combinazioni
r-act-meld_wild = { $P } cala una nuova combinazione con { FORM($card, "acc") }
r-act-declare = È { $reading }
r-act-lay_off_low = Attacca sotto alla combinazione { $n }: { $meld }
r-act-lay_off_high = Attacca sopra alla combinazione { $n }: { $meld }
r-act-lay_off_set = Attacca alla combinazione { $n }: { $meld }
r-act-replace = Scambia una matta nella combinazione { $n }: { $meld }
r-act-counted = { $P } dice { $n ->
    [one] la carta rimasta
   *[other] le { $n } carte rimaste
}
r-act-valued = { $P } conta { $n ->
    [one] la carta rimasta
   *[other] le { $n } carte rimaste
}: punti
r-act-recounted = { $P } non ha { $n } carte ma
r-act-seen = È { $cards }
r-act-seen_low = { $cards } sta sotto alla scala
r-act-seen_high = { $cards } sta sopra alla scala

## Campi
r-field-upcard = Carta girata
r-field-discard = Carta scartata
r-field-groups = Combinazioni, ciascuna con le sue carte
r-field-cards = Carte, la prima accanto alla combinazione
r-field-natural = Carta messa al posto della matta
r-field-hand = Carte in mano
r-field-points = Punti in mano
r-field-n = Numero di carte in mano

## Che cosa la camera non sa
r-doubt-card = Che carta è questa? Sembra { $card }.
r-doubt-upcard = Dove se n'è girata una ci sono { $n } carte. Qual è?
r-doubt-too_many = { $card } c'è troppe volte: i mazzi ne hanno solo { $n }. Guardate in questi posti.
r-doubt-lay_off = Dove vanno le nuove carte della combinazione { $n }?

## Perché no?
r-why-unread = non tutte le carte si leggono: dille tutte.
r-why-too_few = una combinazione vuole almeno tre carte.
r-why-no_natural = serve almeno una carta naturale.
r-why-same_suit = { $card } è due volte nel gruppo.
r-why-set_full = un gruppo ha al massimo { $n } carte.
r-why-twice = { $card } è due volte nella scala.
r-why-run_full = una scala ha al massimo 13 carte.
r-why-corner = una scala non gira l'angolo dal re al due passando per l'asso.
r-why-gap = nella scala { $n ->
    [one] manca una carta
   *[other] mancano { $n } carte
} e di matte { $wild ->
    [0] non ce n'è nessuna.
    [one] ce n'è una sola.
   *[other] ce ne sono solo { $wild }.
}
r-why-too_wild = { $n } matte sono troppe: in una combinazione ce ne stanno { $most }.
r-why-mixed = le carte non sono né dello stesso valore né una scala di un seme.
r-why-not_that = queste carte non sono { $reading }.
r-why-no_reading = «{ $said }» con queste carte non è possibile.
r-why-readings = Sono stati detti più significati di quanti sono i gruppi di carte.
r-why-contract = { $P } deve prima calare il contratto: { $contract }. Manca ancora: { $missing }.
r-why-hand = Secondo il conto { $P } ha in mano { $held ->
    [one] una carta, non { $n }.
   *[other] { $held } carte, non { $n }.
}
r-why-keep_one = { $P } deve tenere una carta da scartare.
r-why-too_many = Così { $card } ci sarebbe una volta di troppo: i mazzi ne hanno { $n }.
r-why-turn = Tocca a { $P }, non a { $Q }.
r-why-draw_first = { $P } deve prima pescare.
r-why-drawn = { $P } ha già pescato.
r-why-declare_first = Prima di' che cosa sono le carte calate, { $P }.
r-why-use_wild = { $P }: ora devi usare { FORM($card, "acc") } in una combinazione.
r-why-other_meld = { $card } deve andare in una combinazione diversa da quella da cui viene.
r-why-no_discard = { $P }: non c'è nessuno scarto da prendere o da spingere.
r-why-push_or_take = { $P }: prendi lo scarto o spingilo; pescare e basta non si può.
r-why-push_two = { $P }: qui per spingere servono due carte nel tallone. Prendi lo scarto.
r-why-stock_empty = { $P } non può pescare: il tallone è vuoto.
r-why-stock_left = { $n ->
    [one] Nel tallone c'è ancora una carta
   *[other] Nel tallone ci sono ancora { $n } carte
}: spingi.
r-why-must_discard = { $P } deve scartare una carta.
r-why-wild_discard = Qui le matte non si scartano, quindi nemmeno { FORM($card, "acc") }.
r-why-return = { $P } ha appena preso { FORM($card, "acc") } e non può scartare subito la stessa carta.
r-why-no_meld = Sul tavolo non c'è una combinazione { $n }.
r-why-no_fit = { $cards } non va con { $meld }.
r-why-which_end = { $cards } va bene alle due estremità di { $meld }: di' sotto o sopra.
r-why-no_wild = { $card } non può prendere il posto di una matta in { $meld }.
r-why-natural_two = { $card } sta al proprio posto e non è una matta.
r-why-wild_unused = { $P } non potrebbe usare subito la matta liberata.
r-why-not_counted = La mano di { $P } adesso non si conta o è già stata contata.
r-why-count = Secondo il conto { $P } ha in mano { $held ->
    [one] una carta, ma ne sono state dette { $n }.
   *[other] { $held } carte, ma ne sono state dette { $n }.
}
r-why-points = { $n } punti non sono possibili con { $held ->
    [one] la carta
   *[other] le { $held } carte
} che ha in mano { $P }.
r-why-impossible_hand = Nessuno può avere in mano { $n } carte.
r-why-no_player = Questo giocatore non esiste.
r-why-not_now = Adesso non si può.
r-why-over = La partita è finita.

## Regole della casa
option-wild_only = Combinazioni di sole matte
option-wild_only-yes = permesse, dicendo che cosa sono
option-wild_only-no = vietate, serve una carta naturale
option-dup_suits = Un seme due volte in un gruppo
option-dup_suits-no = vietato
option-dup_suits-yes = permesso, al massimo una carta per seme e mazzo
option-max_wild_per_meld = Matte in una combinazione
option-max_wild_per_meld-none = quante si vuole
option-max_wild_per_meld-1 = al massimo 1
option-max_wild_per_meld-2 = al massimo 2
option-max_wild_per_meld-3 = al massimo 3
option-max_wild_per_meld-4 = al massimo 4
option-max_wild_per_meld-5 = al massimo 5
option-max_wild_per_meld-6 = al massimo 6
option-max_wild_per_meld-7 = al massimo 7
option-max_wild_per_meld-8 = al massimo 8
option-max_wild_per_meld-9 = al massimo 9
option-max_wild_per_meld-10 = al massimo 10
option-max_wild_per_meld-11 = al massimo 11
option-max_wild_per_meld-12 = al massimo 12
option-freed_wild = Una matta liberata va
option-freed_wild-any = in qualsiasi combinazione
option-freed_wild-other = in un'altra combinazione
option-contract = Lunghezze del contratto
option-contract-minimum = almeno
option-contract-exact = esattamente
option-push_needs_two = Per spingere servono due carte nel tallone
option-push_needs_two-no = no, con una la smazzata finisce
option-push_needs_two-yes = sì
option-empty_stock_limit = Turni senza calate prima che la smazzata finisca, quando nessuno può più spingere
option-no_return = La carta appena presa non si può scartare
option-no_return-no = no, si può
option-no_return-yes = sì
option-discard_wild = Le matte si possono scartare
option-discard_wild-yes = sì
option-discard_wild-no = no
option-out_needs_discard = L'ultima carta dev'essere uno scarto
option-out_needs_discard-no = no
option-out_needs_discard-yes = sì
option-tie-replay_deal_5 = si rigioca la quinta smazzata
option-tie-last_deal_decides = decide l'ultima smazzata
