# Correzioni, diritti degli arbitri, accesso, chiavi per i programmi.

## Corrections
# Names with points: Anna: 4
table-points = { $P }: { $n }
table-totals = Punteggio a mano: { ROW($points) }.
table-totals_many = Un punteggio completo vuole i punti di { $n ->
    [one] un giocatore
   *[other] tutti i { $n } giocatori
}.
table-totals_never = In questo gioco quel punteggio è impossibile.
table-no_such_version = Non c'è una versione precedente { $n }.

## Console
web-referee-instead = È successo altro
web-referee-likely = Probabile:
web-referee-other_fact = O qualcos'altro:
web-referee-corrections = Correggi
web-referee-totals = Punteggio intero
web-referee-players = Chi ha giocato
web-referee-versions = Versioni precedenti
web-referee-restore = Ripristina
web-referee-now = Come ora
web-referee-swap = Scambia con il prossimo
web-referee-take_over = Prendi tu
web-referee-take_back_whistle = Riprendi
web-referee-holds = { $name } ha il fischietto.
web-referee-took = { $name } ha preso il fischietto.
web-referee-locked = Bloccato: i tocchi non contano.
web-referee-lock = Blocca
web-referee-unlock = Sblocca
web-referee-done = Inserisci
web-referee-beginning = Inizio della partita

## History
web-history-restore = Ritorno a dopo la voce { $n }
web-history-named = Hanno giocato: { $players }

## Rights
web-rights-title = Arbitri
web-rights-whistle = Il fischietto
web-rights-note = Solo il telefono con il fischietto cambia qualcosa. Ogni arbitro può prenderlo; gli altri lo vedono.
web-rights-mine = Questo telefono ha il fischietto.
web-rights-take_over = Prendi il fischietto
web-rights-locked = Il tavolo è bloccato. Prima sbloccalo.
web-rights-holder = { $name } ha il fischietto. Prendilo per cambiare qualcosa.
web-rights-open = Ogni arbitro può
web-rights-group-say = dire cosa è successo
web-rights-group-undo = annullare l'ultima voce
web-rights-group-correct = correggere e ripristinare
web-rights-group-match = iniziare e riprendere partite
web-rights-group-senses = usare tasti, camera e configurazione
web-rights-save = Salva
web-rights-phones = Telefoni
web-rights-this = questo telefono
web-rights-let_go = Congeda
web-rights-pin = Nuovo PIN
web-rights-tokens = Chiavi per overlay e programmi
web-rights-tokens_note = Una chiave legge il tavolo e non cambia nulla.
web-rights-token_name = A cosa serve
web-rights-token_make = Crea una chiave
web-rights-token_once = Copiala ora: si vede solo questa volta.
web-rights-revoke = Revoca
web-rights-no_token = Quella chiave è già revocata.
web-rights-tokens_full = Ci sono già { $n } chiavi: prima revocane una.

## Log
web-log-title = Chi ha fatto cosa
web-log-empty = Ancora niente.
web-log-file = Scarica il file
web-log-pair = Telefono abbinato ({ $what })
web-log-leave = Non arbitra più
web-log-wrong = PIN errato o link già usato
web-log-take = Fischietto preso da { $what }
web-log-lock = Tavolo bloccato
web-log-unlock = Tavolo sbloccato
web-log-open = Aperto a tutti gli arbitri: { $what }
web-log-pin = Nuovo PIN impostato
web-log-let_go = { $what } congedato
web-log-token = Creata la chiave { $what }
web-log-revoke = Revocata la chiave { $what }
web-log-match = Iniziata la partita { $what }
web-log-resume = Ripresa la partita { $what }

## Join
web-join-title = Sul tuo telefono
web-join-scan = Inquadralo con la fotocamera o scrivi uno degli indirizzi.
web-join-same = Il telefono deve essere nella stessa rete del tavolo.
web-join-only_here = Questo tavolo si raggiunge solo da questa macchina.
web-error-401 = Serve una chiave: l'arbitro la crea nella pagina "Arbitri".
