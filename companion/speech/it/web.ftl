# Le pagine sui telefoni e sul grande schermo.

## Giochi
web-game-magicians = Duello dei Magicians
web-game-board = Push sul tabellone
web-game-luck = Push sfida la fortuna
web-game-rummy = Push ramino
web-game-capit = Cap-It
web-text-board-standard = Come da regolamento
web-text-board-vienna = Variante viennese
web-text-rummy-pagat = Secondo pagat
web-text-rummy-gamerules = Secondo gamerules
web-about-magicians = Due giocatori, due mazzi ciascuno: la mano più veloce sceglie il mazzo, la carta più alta fa punto. Da 2 giocatori in su.
web-about-board = Dischi di legno a schicchere in 25 buche.
web-about-luck = Gira le carte, riempi le colonne, fermati in tempo. Da 2 a 4 giocatori.
web-about-rummy = Ramino a coppie con la carta spinta.
web-about-capit = Ramino con contratti e un piatto.

## Nomi delle pagine
web-nav-scoreboard = Punteggio
web-nav-rules = Regole
web-nav-history = Cronologia
web-nav-tv = Grande schermo
web-nav-referee = Arbitro
web-nav-pretend = Tavolo di prova
web-nav-pads = Pulsanti su questo schermo
web-nav-language = Lingua
web-nav-pages = Pagine
web-nav-join = Sul tuo telefono:
web-nav-script = Questa pagina ha bisogno di JavaScript.

## Punteggio
web-round = Round { $n }
web-margin = { $ms },{ $tenth } ms di vantaggio
web-ui-live = In diretta
web-ui-stale = Non in diretta
web-ui-connecting = Nessun contatto con il tavolo. Questo è il punteggio delle
web-ui-close = Chiudi
web-ui-rule = Regola
web-ui-all_rules = Tutte le regole
web-ui-points = punti
web-ui-streak = di fila
web-ui-rounds = Round vinti:
web-ui-nobody = La partita è finita
web-ui-winner = Vince la partita
web-ui-doubt = Non è sicuro – decide l'arbitro.
web-ui-dispute = Dopo una correzione questo non va più:
web-ui-waiting = In attesa della carta
web-ui-go = VIA!
web-ui-next_up = Dopo tocca a:
web-ui-no_match = Non si sta ancora giocando.
web-ui-main = Principale
web-ui-magic = Magico
web-ui-hat = Nessuna carta in questo cappello.

## Arbitro
web-referee-what_now = Che cosa è successo?
web-referee-send = Inserisci
web-referee-cancel = Annulla
web-referee-undo = Torna indietro
web-referee-redo = Ripristina
web-referee-history = Cronologia
web-referee-adjust = Punti
web-referee-points_now = ora
web-referee-set_to = nuovi punti
web-referee-reason = Motivo (facoltativo)
web-referee-save = Imposta i punti
web-referee-picture = Immagine del tavolo
web-referee-look_again = Guarda di nuovo
web-referee-let_stand = Lascia così
web-referee-take_back = Ritira
web-referee-replace = Sostituisci
web-referee-sending = Invio …
web-referee-retrying = Nessun contatto – riprovo …
web-referee-gone = Nessun contatto con il tavolo. Quello che hai inserito non è stato contato.
web-referee-remove = Togli
web-referee-none_in_hat = Ancora nessuna carta. Un cappello vuoto va bene.
web-referee-joker_red = Jolly rosso
web-referee-joker_black = Jolly nero
web-referee-nothing_to_undo = Non è stato ancora inserito niente.
web-referee-new_match = Nuova partita
web-referee-next_match = Prossima partita
web-referee-others = e anche:
web-referee-more = Altro
web-referee-unpaired = Non arbitrare più con questo telefono

## Abbinamento
web-pair-title = Diventa arbitro
web-pair-scan = Inquadra questo codice con il telefono dell'arbitro o apri lì l'indirizzo.
web-pair-here = Arbitra su questo dispositivo
web-pair-once = Il link vale una volta sola. Fissa il PIN per tutti gli altri telefoni dell'arbitro.
web-pair-first = Questo telefono diventa quello dell'arbitro. Scegli un PIN per gli altri telefoni.
web-pair-again = Inserisci il PIN dell'arbitro.
web-pair-waiting = Non c'è ancora un arbitro. Apri il link monouso che il tavolo ha stampato all'avvio, o questa pagina sullo schermo del tavolo.
web-pair-name = Nome di questo telefono
web-pair-phone = Arbitro
web-pair-pin = PIN
web-pair-pin_shape = Il PIN ha da 4 a 8 cifre.
web-pair-enter = Arbitra con questo telefono
web-pair-lost = PIN dimenticato? Sul computer del tavolo, «push-companion referee reset» dà un nuovo link.
web-pair-used = Questo link è già stato usato. Inserisci invece il PIN.
web-pair-no_pin = Non c'è ancora un PIN. Apri prima il link monouso.
web-pair-wrong = Questo non è il PIN.
web-pair-wait = Troppi PIN sbagliati. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} e riprova.

## Nuova partita
web-setup-game = Gioco
web-setup-players = Giocatori
web-setup-order = I primi due cominciano, gli altri aspettano in quest'ordine.
web-setup-player = Giocatore
web-setup-name = Nome
web-setup-add_player = Aggiungi un giocatore
web-setup-remove = Togli
web-setup-up = Sposta su
web-setup-custom_cards = Carte fatte in casa
web-setup-custom_note = Mettetevi d'accordo prima del round su quanto vale ciascuna.
web-setup-add_card = Aggiungi una carta
web-setup-card_name = Nome sulla carta
web-setup-card_value = Vale come
web-setup-no_value = niente
web-setup-house_rules = Regole della casa
web-setup-changed = cambiate:
web-setup-which_text = Regole
web-setup-start = Comincia la partita
web-setup-running = Si sta giocando una partita. Una nuova la mette da parte; non va perso niente.

## Pagina delle regole
web-rules-title = Regole
web-rules-games = Giochi
web-rules-house = Regole della casa
web-rules-house_note = Dove le regole lasciano un vuoto, qui si gioca così.
web-rules-other = cambiata

## Cronologia
web-history-empty = Non è stato ancora inserito niente.
web-history-act = Voce { $n }
web-history-undo = Voce { $n } ritirata
web-history-amend = Voce { $n } sostituita
web-history-stand = Voce { $n } confermata
web-history-adjust = Punti a mano
web-history-undone = ritirata
web-history-amended = sostituita
web-history-disputed = non va
web-by-button = pulsanti
web-by-camera = camera
web-by-phone = telefono
web-by-referee = arbitro

## Tavolo di prova
web-pretend-keys = Tasti: Sud A principale, S magico – Nord K principale, L magico.
web-pretend-turn = Gira le due carte
web-pretend-throw = Lancia nei cappelli
web-pretend-clear = Sgombra il tavolo
web-pretend-hand_in = Mano nell'immagine
web-pretend-hand_out = Via la mano
web-pretend-lay = Metti una carta
web-pretend-place = Posto
web-pretend-zone_S = davanti a Sud
web-pretend-zone_N = davanti a Nord
web-pretend-zone_hat_S = fila di Sud
web-pretend-zone_hat_N = fila di Nord
web-pretend-show_picture = Che cosa vede la camera
web-pretend-card = Carta
web-pads-touch = Mani indietro, aspetta il VIA.
web-pads-not_now = Adesso niente gara.

## Errori
web-error-403 = Questo può farlo solo l'arbitro, dalle pagine del tavolo.
web-error-404 = Questa pagina non esiste.
web-error-413 = È troppo in una volta sola.
web-error-415 = Il tavolo non ha capito.
web-error-421 = Questo tavolo risponde solo al proprio indirizzo.
web-error-429 = Troppo in fretta. Aspetta un momento.
web-error-other = Non ha funzionato.
web-error-bad = Il tavolo non ha capito: { $why }
web-error-full = Non è stato possibile salvare, quindi non conta: { $why }
