# Il gioco sfida-la-fortuna. $P è un giocatore o più, $card e $cards carte, $suit un seme, $colour il colore di un
# jolly, $n e $sum punti o numeri.

## Che cosa serve adesso
l-turn-start = { $P }: { OR($acts) }.
l-start-draw = pesca
l-start-take = prendi la colonna
l-start-bank = metti al sicuro
l-draw-either = { $card }: colonna 1 o colonna 2?
l-draw-decide = { $P }: la colonna 1 vale { $a }, la 2 { $b }. Continui o ti fermi?
l-stop-last = È uscita l'ultima carta. { $P }: scegli una colonna.
l-bust-choose = { $P }: quale pila { FORM($colour, "f") } se ne va?
l-bust-others_choose = Gli altri scelgono quale pila { FORM($colour, "f") } di { $P } se ne va.
l-cards_left = { $n ->
    [one] Una carta
   *[other] { $n } carte
} nel mazzo, con { $k ->
    [one] un re
   *[other] { $k } re
} e { $j ->
    [one] un jolly
   *[other] { $j } jolly
} ancora da uscire. Si sballa: { $b } su { $n }.
l-game-end = { COUNT($P) ->
    [one] { $P } vince con { $n }.
   *[other] { $P } vincono insieme con { $n } a testa.
}
l-score = { $P }: scoperte { $a } + al sicuro { $b } = { $n }.

## Che cosa è successo
l-draw-put = { $card } nella colonna { $n }: { $sum }.
l-bust-fit = { $card } non va da nessuna parte: le carte di questo turno sono scartate.
l-bust-king = { $card }: le carte di questo turno sono scartate.
l-bust-joker = Un jolly { $colour }: scartate le carte di questo turno e una pila { FORM($colour, "f") }.
l-bust-joker_none = Nessuna pila { FORM($colour, "f") } scoperta: non si perde altro.
l-bust-lost = { $P } perde la pila di { $suit }: { $n }.
l-stopped = { $P } prende { $cards }: { $n }.
l-took = { $P } prende la colonna rimasta { $cards }: { $n }.
l-banked = { $P } mette al sicuro { $cards }: { $n } punti salvi.
l-pile-first = Mazzo finito: mescolate i { $n } scarti, sono il nuovo mazzo.
l-pile-last = Il mazzo è finito per l'ultima volta: concludete questo turno.
l-turn-next = Ora tocca a { $P }.
l-game-over = Il mazzo è esaurito: partita finita.
l-score-by_hand = A mano: { $P } { $n }.

## Che cosa si può inserire
l-act-draw = Gira una carta
l-act-column = Colonna { $n }: { $cards }
l-act-stop = Fermati con la colonna { $n }: { $cards }, { $sum }
l-act-take = Prendi la colonna { $cards }: { $sum }
l-act-bank = Al sicuro { $suit }: { $n }
l-act-bank_all = Al sicuro tutte le pile scoperte: { $n }
l-act-bank_card = Al sicuro { $card }
l-act-give_up = Rinuncia a { $suit }: { $n }
l-field-card = Carta

## Che cosa lascia aperto l'immagine
l-doubt-card = Che carta è?
l-doubt-joker = Di che colore vale questo jolly?
l-doubt-several = Si vedono { $n } carte nuove: quale è stata girata?
l-doubt-impossible = { $card } non può venire dal mazzo: guardate di nuovo.
l-doubt-is = { $card }

## Che cosa non va
l-setup-one_pack = La partita breve con un mazzo è per due: prendetene due.
l-refuse-over = La partita è finita.
l-refuse-pile_empty = Il mazzo è esaurito: niente più carte.
l-refuse-pile_not_empty = { $n ->
    [one] C'è ancora una carta
   *[other] Ci sono ancora { $n } carte
} nel mazzo.
l-refuse-no_such_card = { $card } non può essere nel mazzo.
l-refuse-nothing_to_place = Nessuna carta aspetta una colonna.
l-refuse-does_not_fit = { $card } non va nella colonna { $n }: stesso valore o stesso seme.
l-refuse-place_first = Prima metti { $card } in una colonna.
l-refuse-give_up_first = Prima { $P } rinuncia a una pila.
l-refuse-nothing_drawn = Non è stato pescato niente: prima pesca o prendi la colonna.
l-refuse-already_drawn = In questo turno si è già pescato: continua o fermati.
l-refuse-empty_column = La colonna { $n } è vuota.
l-refuse-no_leftover = Non è rimasta nessuna colonna da prendere.
l-refuse-nothing_to_bank = Questo non si può mettere al sicuro.
l-refuse-no_joker = Adesso non c'è una pila a cui rinunciare.
l-refuse-wrong_pile = Per questo jolly non si può rinunciare alla pila di { $suit }.
l-refuse-no_player = Il giocatore numero { $n } non esiste.

## Regole della casa
option-packs = Mazzi di carte
option-packs-2 = due
option-packs-1 = uno (partita breve in due)
option-take_leftover = La colonna rimasta si può prendere invece di pescare
option-take_leftover-yes = sì
option-take_leftover-no = no
option-bank = Si mette al sicuro
option-bank-suit = una pila di un seme
option-bank-all = tutte le pile scoperte
option-bank-one_card = una carta
option-bust_clears = Chi sballa scarta
option-bust_clears-this_turn = le carte di questo turno
option-bust_clears-all = le carte di questo turno e la colonna rimasta
option-specials = I re e i jolly girati
option-specials-reshuffled = si rimescolano
option-specials-removed = escono dal gioco
option-leftover = Pescando, la colonna rimasta
option-leftover-joins = è una delle due colonne
option-leftover-stays_apart = resta a parte
option-joker_pile = La pila persa per un jolly
option-joker_pile-owner = la sceglie il proprietario
option-joker_pile-opponents = la scelgono gli altri
option-joker_pile-biggest = è quella con più punti
option-joker_pile-both = sono tutte e due quelle del colore
option-joker_map = Il colore di un jolly
option-joker_map-printed = è quello stampato
option-joker_map-ask = si chiede ogni volta
option-final_turn = Se l'ultima carta esce a metà turno
option-final_turn-take = il giocatore prende una colonna
option-final_turn-lose_open_cards = le carte delle colonne sono perse
option-tie = A pari punti
option-tie-share = la vittoria si divide
option-tie-most_banked = vince chi ha più punti al sicuro
option-tie-most_cards = vince chi ha più carte
option-show_odds = Mostra che cosa resta nel mazzo e quanto è probabile sballare
option-show_odds-no = no
option-show_odds-yes = sì
l-setup-jokers = Mettetevi d'accordo su quali jolly valgono come rossi e quali come neri.
l-setup-option = Regola della casa – { $option }: { $value }.
l-setup-option_number = Regola della casa – { $option }: { $n }.
l-setup-pack = { $n ->
    [one] Da un mazzo prendete dal 2 al 10, i re e due jolly
   *[other] Da { $n } mazzi prendete dal 2 al 10, i re e quattro jolly
}: { $cards } carte, mescolate e coperte.
