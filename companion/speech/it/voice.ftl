# Voce e suono: che cosa annuncia un telefono, e i suoi comandi.

web-voice-title = Audio
web-voice-what = Che cosa viene detto
web-voice-off = Niente
web-voice-points = I punti
web-voice-calls = I punti e quello che succede
web-voice-blind = Tutto – per chi gioca senza vedere
web-voice-blind_about = Ogni carta, ogni invito e ogni punteggio viene detto; nessuno ha bisogno dello schermo.
web-voice-voice = Voce
web-voice-auto = quella del telefono
web-voice-reader = il mio lettore di schermo
web-voice-no_voice = Questo telefono non ha una voce per l'italiano. Aggiungine una nelle impostazioni, o metti un pacchetto di suoni sul computer del tavolo.
web-voice-speed = Velocità
web-voice-tone = Il suono del VIA su questo telefono
web-voice-tone_about = Su un solo telefono, e solo dove il tavolo non ha un cicalino.
web-voice-again = Ripeti
web-voice-resume = Tocca per riaccendere l'audio
web-voice-correction = Correzione.
web-voice-on = L'audio è acceso.
web-voice-close = Chiudi
web-voice-pack = Suoni del pacchetto al tavolo:
web-voice-awake_on = Lo schermo resta acceso.
web-voice-awake_trick = Un filmato muto tiene acceso lo schermo. Se si spegne lo stesso, scegli un tempo più lungo nelle impostazioni del telefono.
web-voice-awake_off = Lo schermo può spegnersi.
web-voice-awake_ask = Tieni acceso lo schermo
web-voice-of = { $P }: { $n }
web-voice-score = { ROW($points) }.
