# Che cosa mostrano le pagine degli altri giochi: tabellone, sfida alla fortuna, ramino e Cap-It.
web-board-bad_lines = Linee cattive
web-board-by_hand = A mano
web-board-total = Totale
web-board-formations = Formazioni
web-board-sunk_none = Non c'è ancora nessuna pedina in buca.
web-board-last_round = Ultimo giro: si gioca fino in fondo.
web-board-centre_pending = Il primo tiro è per il centro.
web-board-centre_locked = Il centro è bloccato.
web-board-item-stone = Pedina nella fila { $r }
web-board-item-turned = girata: vale doppio
web-board-item-marked = segno in su: 3 punti extra
web-board-item-across = linea da quattro nella fila { $r }
web-board-item-upright = linea da quattro in verticale
web-board-item-diagonal = linea da quattro in diagonale
web-board-item-four = linea da quattro
web-board-item-cross = croce
web-board-item-five = linea cattiva da cinque
web-luck-column_1 = Colonna 1
web-luck-column_2 = Colonna 2
web-luck-leftover = Rimasta
web-luck-empty_column = Ancora nessuna carta.
web-luck-open = scoperte
web-luck-banked = al sicuro
web-luck-pile = Mazzo
web-luck-discard = Scarti
web-luck-pass = { $n ->
    [1] primo passaggio
   *[other] secondo e ultimo passaggio
}
web-luck-last_turn = Ultimo turno
web-luck-bust = Rischio di sballare: { $percent } % ({ $b } su { $n } carte)
web-luck-kings = Re
web-luck-jokers = Jolly
web-luck-misfits = Non vanno da nessuna parte
web-luck-still = Che cosa resta nel mazzo
web-luck-turned = Dove va questa carta?
web-luck-collected = Carte scoperte, una per una
web-rummy-deal_n = Smazzata { $n }
web-rummy-contract_is = Contratto: { $contract }
web-rummy-push = Le due carte vanno da { $P } a { $Q }.
web-rummy-pot_is = Piatto: restano { $left } di { $pot }, { $prize } per ogni round vinto.
web-rummy-stock = Tallone
web-rummy-discard = Scarti
web-rummy-no_discard = Nessuno scarto
web-rummy-met = Contratto fatto
web-rummy-not_met = Contratto da fare
web-rummy-cards = Carte
web-rummy-melds = Combinazioni
web-rummy-no_melds = Ancora nessuna combinazione sul tavolo.
web-rummy-stands_for = sostituisce
web-rummy-meld = Combinazione
web-rummy-next_meld = Prossima combinazione
web-rummy-deals = Smazzate
web-rummy-deal = Smazzata
web-rummy-total = Totale
web-rummy-hand = Contate:
web-rummy-went_out = ha chiuso
web-rummy-paid = Dal piatto:
web-rummy-partner = con
web-rummy-turn = di turno
web-rummy-freed = da usare subito
web-rummy-pending = Ancora da dichiarare
web-board-board = Il tabellone
web-board-empty_hole = vuota
web-board-stock = di riserva:
web-board-shots_left = Tiri rimasti:
web-board-no_limit = finché vai a segno
web-board-loose = Libere:
web-board-take_off = Da togliere:
web-board-put_back = Rimetti la pedina nella sua buca.
web-board-take_out = Questa pedina non può restare lì.
web-board-sheet = Punti
web-board-stones = Pedine
web-board-lines = Linee
web-board-crosses = Croci

## La serata: prossima partita e tutte le partite
web-evening-title = Serata
web-evening-next = Prossima partita
web-evening-begins = Comincia { $P }: comincia chi ha perso l’ultima partita.
web-evening-again = Comincia la prossima partita
web-evening-other = Un altro gioco o altre persone
web-evening-people = Chi ha giocato qui
web-evening-matches = Tutte le partite
web-evening-none = Qui non si è ancora giocato.
web-evening-on_table = sul tavolo
web-evening-unfinished = non finita
web-evening-won = ha vinto
web-evening-older = Partite più vecchie
web-evening-match_n = Partita { $n }
web-evening-match_pages = Pagine della partita { $n }
web-evening-as_txt = Racconto
web-evening-as_csv = Tabella (CSV)
web-evening-as_json = Tutto (JSON)
web-evening-play_on = Riprendi
web-evening-running = Si sta giocando un’altra partita. Viene messa da parte; non va perso niente.
web-evening-aside = Mettere da parte la partita?
web-evening-aside_yes = Sì, mettila da parte
web-evening-aside_no = No
web-evening-no_match = Non c’è nessuna partita numero { $n }.

## Statistiche
web-stats-title = Statistiche
web-stats-house = Chi gioca in questa casa
web-stats-of_house = { $n ->
    [one] Da una partita.
   *[other] Da { $n } partite.
}
web-stats-played = Giocate
web-stats-won = Vinte
web-stats-middle = Reazione mediana (ms)
web-stats-best = Più rapida (ms)
web-stats-in_words = A parole
web-stats-points = Punti
web-stats-reactions = Reazioni
web-stats-margins = Distacchi
web-stats-early = False partenze
web-stats-longest = Serie più lunga
web-stats-about-points = Dopo ogni voce che conta.
web-stats-about-reactions = Millisecondi dal segnale alla mano. La barra segna quella mediana.
web-stats-about-margins = Di quanti millisecondi era avanti la mano più veloce, e quante volte.
web-stats-about-early = Mani arrivate prima del segnale.
web-stats-about-longest = Quante volte di fila una persona ha fatto punti senza che ne facesse un’altra.
web-stats-none-points = Non si è ancora contato niente.
web-stats-none-reactions = Nessuna mano è stata ancora cronometrata: le reazioni si misurano da un segnale.
web-stats-none-margins = Nessuna gara è stata ancora cronometrata.
web-stats-none-early = Nessuno è partito troppo presto.
web-stats-none-longest = Nessuno ha ancora fatto punti.
web-stats-reaction_of = { $P }: mediana { $ms } ms, la più rapida { $best } ms, { $n ->
    [one] una mano.
   *[other] { $n } mani.
}
web-stats-margin_of = { $n ->
    [one] Una gara
   *[other] { $n } gare
}, da { $low } a { $high } ms, mediana { $ms } ms.
web-stats-early_of = { $P }: { $n ->
    [one] una falsa partenza.
   *[other] { $n } false partenze.
}
web-stats-longest_of = { $P }: { $n } di fila.
web-stats-points_of = { $P }: { $n ->
    [one] un punto
   *[other] { $n } punti
} dopo { $facts ->
    [one] una voce.
   *[other] { $facts } voci.
}
