# Gioco M, il duello. $P e $Q sono nomi, $n e $k numeri, $deck e $other mazzi (main, magic).

## Parole
term-deck-main = mazzo principale
term-deck-magic = mazzo magico
term-pool-red = la metà rossa del secondo mazzo
    .from = dalla metà rossa del secondo mazzo
term-pool-black = la metà nera del secondo mazzo
    .from = dalla metà nera del secondo mazzo
term-pool-free_pick = il secondo mazzo
    .from = dal secondo mazzo
term-pool-own_pack = un mazzo tutto tuo
    .from = da un mazzo tutto tuo
term-rank-none = carta senza valore
    .plural = carte senza valore
term-spot = turno { $n }, davanti a { $P }

## Perché una mano di poker batte l'altra
hand-reason-category = { $better } batte { $worse }
hand-reason-rank = { $high } è più alto di { $low }
hand-reason-kicker = stessa mano, ma come carta di spareggio { $high } è più alto di { $low }
hand-reason-missing = fin lì pari, ma { $rank } batte una carta che manca
hand-reason-fewer = { $more } carte battono { $fewer }: meno carte perdono
hand-reason-equal = tutti i valori uguali

## Prima di un round
m-setup-packs = Prendete due mazzi con lo stesso dorso e due cappelli.
m-setup-packs_own = Prendete tre mazzi con lo stesso dorso e due cappelli: un mazzo per i principali, uno a testa per i magici.
m-setup-compose = { $P }: scegli 13 carte per { $Q } { FORM($pool, "from") }, mescolale e consegnale.
m-setup-compose_same = { $P }: raccogli le stesse 13 carte di prima, mescolale e dalle a { $Q }.
m-setup-deal = Mescolate il primo mazzo, dividetelo a metà e mettete davanti a voi il mazzo principale e quello magico.
m-setup-ante = Ognuno mette { $n } nel piatto: { $pot } per chi vince la partita.
m-setup-special = D'accordo: la carta { $card } vale come { $rank }.
m-setup-option = Regola della casa – { $option }: { $value }.
m-setup-option_number = Regola della casa – { $option }: { $n }.

## La gara
m-turn-ready = Mani indietro – aspettate il segnale.
m-turn-go = Al “Via!”: una mano su uno dei vostri mazzi.
m-turn-go_any = Al “Via!”: una mano su un mazzo qualsiasi.
m-turn-faster = Più veloce { $P }: { $deck }.
m-turn-repeat = Troppo vicini – ancora una volta.
m-turn-nobody = Nessuna mano su un mazzo – ancora una volta.
m-turn-false_start = { $P } in anticipo; decide { $Q }: tocca un mazzo.
m-turn-false_start_repeat = In anticipo: { $P }. Ancora una volta.
m-turn-roll = { $P }: tira il dado. Da 1 a 3 è principale, da 4 a 6 magico.

## Le scelte del più veloce
m-choice-swap = { $P }: scambi i mazzi magici o li lasci così?
m-choice-assign = { $P }: la carta magica vale per te o per il tuo avversario?
m-choice-swapped = I mazzi magici si sono scambiati di posto.
m-choice-kept = I mazzi magici restano dove sono.
m-choice-swap_back = Rimettete i mazzi magici dov'erano.
m-choice-assigned = La carta magica vale per { $P }, quella principale per { $Q }.

## Carte
m-draw-reveal = { $P }: gira la prima carta del tuo { $deck }.
m-compare-point = { $card } batte { FORM($other, "acc") }: punto per { $P }, { $a } a { $b }.
m-compare-tie = { $card } contro { FORM($other, "acc") }, parità – fuori i cappelli, a mezzo metro.

## Cappelli
m-hat-throw = { $P }: lancia { $n ->
    [one] una carta
   *[other] { $n } carte
} dal tuo { $deck } nel tuo cappello.
m-hat-throw_fill = { $P }: lancia { $n } carte nel tuo cappello, di cui { $k } dal tuo { $other }, perché il tuo { $deck } non basta.
m-hat-seconds = { $n ->
    [one] Hai un secondo per tutti i lanci.
   *[other] Hai { $n } secondi per tutti i lanci.
}
m-hat-exchange = Scambiatevi i cappelli e mettete le carte scoperte.
m-hat-open = { $P }: metti scoperte davanti a te le carte del cappello di { $Q }.
m-hat-misses = Una carta nell'altro cappello è fuori.
m-hat-strays = Una carta nell'altro cappello vale lì. Dite quante erano.
m-hat-result = { $P } ha { $hand }, { $Q } ha { $other }: punto per { $P }, { $a } a { $b }. Motivo: { $reason }.
m-hat-tie = Mani uguali ({ $hand }) – nessun punto.
m-hat-rethrow = Decide un altro lancio.
m-hat-return = { $P }: rimescola { $n ->
    [one] la carta finita fuori
   *[other] le { $n } carte finite fuori
} nel tuo { $deck }.

## Mazzi
m-deck-status = { $P }: restano { $n } nel principale e { $k } { $k ->
    [one] carta magica
   *[other] carte magiche
}.
m-deck-magic_empty = { $P } non ha più il mazzo magico.
m-deck-recounted = Contate a mano, { $P }: { $n } nel principale, { $k } nel magico.

## Fine di un round e della partita
m-round-no_main = { $P } non può pescare dal mazzo principale: il round va a { $Q }.
m-round-short_stack = { $P } ha troppo poche carte da lanciare: il round va a { $Q }.
m-round-both_empty = Nessuno dei due può continuare: { $a } a { $b }.
m-round-no_result = Nessun risultato: il round si rigioca.
m-round-won = Round a { $P }, { $n } di fila.
m-round-seats = Ora tocca a { $P } contro { $Q }.
m-game-won = { $P } vince tre round di fila e con questo la partita.
m-game-pot = Il piatto di { $n } va a { $P }.
m-adjusted = A mano per { $P }: { $n ->
    [one] un punto
   *[other] { $n } punti
}, ora { $a } a { $b }.

## Pulsanti
m-act-ready_both = Consegnati tutti e due i mazzi magici
m-act-ready = { $P }: mazzo magico consegnato
m-act-dealt = I mazzi sono a posto
m-act-armed = Mani indietro – si parte
m-act-faster = { $P }: { $deck }
m-act-hand_of = Mano di { $P }
m-act-repeat = Troppo vicini – di nuovo
m-act-false_start = In anticipo: { $P }
m-act-nobody = Nessuno – di nuovo
m-act-rolled = { $P } ha tirato il dado
m-act-keep = Lascia così
m-act-swap = Scambia
m-act-mine = Per me
m-act-yours = Per il mio avversario
m-act-revealed_both = Inserisci le due carte
m-act-revealed = Inserisci la carta di { $P }
m-act-card = { $P }: { $card }
m-act-row = { $P }: { $cards }
m-act-thrown_both = Tutti e due hanno lanciato
m-act-thrown = { $P } ha lanciato
m-act-exchanged = Cappelli scambiati, carte scoperte
m-act-opened_both = Inserisci le due file
m-act-opened = Inserisci la fila davanti a { $P }
m-act-returned = Le carte fuori sono tornate nel mazzo
m-act-next_round = Prossimo round
m-act-seated = I prossimi sono seduti
m-act-recount = Correggi i mazzi di { $P }

## Che cosa si inserisce
m-field-die = Numero del dado
m-field-card = Carta girata
m-field-row = Carte della fila
m-field-strays = Quante di queste le ha lanciate questo giocatore
m-field-main = Carte nel mazzo principale
m-field-magic = Carte nel mazzo magico

## Dubbi
m-doubt-dead_heat = { $n ->
    [one] Solo 1 µs tra le due mani. Chi è arrivato prima?
   *[other] Solo { $n } µs tra le due mani. Chi è arrivato prima?
}
m-doubt-both_early = Tutti e due in anticipo: { $P } e { $Q }.
m-doubt-whose_hand = Una mano sul { $deck } di { $P } – di chi era?
m-doubt-card = Che carta c'è davanti a { $P }? Forse { $card }.
m-doubt-several = Davanti a { $P } ci sono { $n } carte. Quale è stata girata?
m-doubt-row = Guardate la fila davanti a { $P }: { $n ->
    [one] una carta si legge
   *[other] { $n } carte si leggono
} male.

## Rifiuti
m-refused-phase = «{ $act }» ora non va. Al tavolo siamo a: { $state }.
m-refused-seat = Lì non siede nessuno di questo duello.
m-refused-already = { $P } l'ha già fatto.
m-refused-race = Per una gara servono il più veloce, un mazzo e un vantaggio che non sia sotto zero.
m-refused-early = Questa non è una falsa partenza: di' chi era in anticipo, e nessuno due volte.
m-refused-decider = Adesso decide solo { $P }.
m-refused-own_decks = Una mano vale solo sui propri mazzi.
m-refused-die = Un dado mostra da 1 a 6, non { $n }.
m-refused-no_card = Indica almeno una carta.
m-refused-no_row = Indica almeno una fila.
m-refused-unread = Una carta non letta non può contare: inseriscila.
m-refused-special = Carta non ammessa a questo tavolo: { $card }.
m-refused-twice = { $card } c'è due volte, ma nel mazzo ce n'è una sola: guardate a { $first } e a { $second }.
m-refused-hits = { $P } ha lanciato { $most } carte, quindi nel cappello non possono essercene { $n }.
m-refused-strays = Qui una carta nell'altro cappello è fuori e non conta.
m-refused-strays_range = { $n } carte finite nell'altro cappello sono troppe: al massimo { $most }.
m-refused-recount = Un mazzo principale ha da 0 a { $n } carte, uno magico da 0 a { $k }.
m-refused-adjust_who = Si possono cambiare solo i punti di chi è al tavolo.
m-refused-adjust_over = Il round è finito: annulla piuttosto l'ultima azione.
m-refused-adjust_range = { $P } avrebbe { $n } punti; sono possibili da 0 a { $target }.

## Azioni e stati, per i rifiuti
m-fact-composed = mazzo magico consegnato
m-fact-dealt = mazzi a posto
m-fact-armed = comincia la gara
m-fact-raced = gara
m-fact-rolled = dado
m-fact-swapped = scambiare o lasciare
m-fact-assigned = per chi vale la carta magica
m-fact-revealed = carte girate
m-fact-thrown = lanciato
m-fact-exchanged = cappelli scambiati
m-fact-opened = carte scoperte
m-fact-returned = carte fuori rimescolate
m-fact-nextround = prossimo round
m-fact-recounted = mazzi contati
m-phase-compose = preparazione dei mazzi magici
m-phase-deal = distribuzione
m-phase-armed = mani indietro
m-phase-race = gara
m-phase-roll = dado
m-phase-swap = scambiare o lasciare
m-phase-assign = per chi vale la carta magica
m-phase-draw = si girano le carte
m-phase-throw = lanci
m-phase-count = apertura dei cappelli
m-phase-return = le carte fuori tornano nel mazzo
m-phase-round_end = fine del round
m-phase-game_end = fine della partita

## Regole della casa
option-magic_pool = Carte per i mazzi magici
option-magic_pool-colour_split = uno prende la metà rossa, l'altro la nera, cambiando a ogni round
option-magic_pool-free_pick = tutti e due scelgono dal secondo mazzo
option-magic_pool-own_pack = ognuno ha un mazzo intero
option-slap_area = Mazzi su cui può cadere una mano
option-slap_area-own = solo i propri
option-slap_area-any = tutti
option-slap_tie_ms = Troppo vicini sotto tanti ms (0: come misurato dai pulsanti)
option-false_start = Falsa partenza
option-false_start-other_wins = vale come più veloce l'altro
option-false_start-repeat = si ripete la gara
option-swap_lasts = Uno scambio dura
option-swap_lasts-yes = fino al prossimo scambio
option-swap_lasts-one_turn = un turno
option-swap_with_empty = Scambiare anche se un mazzo magico non c'è più
option-swap_with_empty-no = no
option-swap_with_empty-yes = sì
option-mixed_caller = Chi può chiamare Magico quando un mazzo magico non c'è più
option-mixed_caller-anyone = chiunque
option-mixed_caller-owner_only = solo chi ne ha uno
option-cross_hat = Una carta nel cappello dell'altro
option-cross_hat-miss = è fuori
option-cross_hat-counts_there = vale lì
option-throw_seconds = Secondi per lanciare (0: senza limite)
option-hat_tie = Mani di poker uguali
option-hat_tie-no_point = nessun punto
option-hat_tie-rethrow_once = un altro lancio
option-short_hands = Mani di poker con meno di cinque carte
option-short_hands-rank = si confrontano come le altre
option-short_hands-fewer_loses = meno carte perdono sempre
option-short_stack = Meno di cinque carte da lanciare
option-short_stack-throw_rest = si lanciano quelle che ci sono
option-short_stack-fill_from_other_deck = si completa dall'altro mazzo
option-short_stack-lose_round = il round è perso
option-main_empty = Mazzo principale vuoto
option-main_empty-on_demand = perde quando serve una sua carta
option-main_empty-at_once = perde subito
option-both_empty = Tutti e due i mazzi principali vuoti
option-both_empty-points = vince il round chi ha più punti
option-both_empty-no_result = nessun risultato
option-magic_decks = Mazzi magici dei round successivi
option-magic_decks-new_each_round = preparati di nuovo
option-magic_decks-same_cards = le stesse carte
option-rotation = Più di due giocatori
option-rotation-winner_stays = chi vince resta
option-rotation-both_change = cambiano tutti e due
option-no_result = Un round senza risultato
option-no_result-ignore = non conta
option-no_result-breaks_streak = interrompe la serie
option-special_cards = Carte fatte in casa
option-special_cards-agreed = valgono come concordato prima del round
option-special_cards-forbidden = vietate
option-special_cards-zero = non valgono niente
option-ante = Posta di ciascuno (0: per divertimento)
option-played_cards = Carte già confrontate
option-played_cards-out = fuori fino alla fine del round
option-played_cards-under_own_deck = tornano sotto il loro mazzo
option-deck_choice = Come si sceglie il mazzo
option-deck_choice-race = gara di mani
option-deck_choice-die = un dado, a turno
