# Che cosa non va in un'immagine del tavoliere. $n, $rows, $columns e le misure in px sono numeri, $mark è il numero
# stampato su un segno, $marks sono più segni, $holes sono nomi di buche.

board-eye-none = Nell'immagine non c'è il tavoliere: punta la camera su tutto il tavoliere, con tutte le buche in vista.
board-eye-half = Si vede solo una parte del tavoliere: sposta la camera finché si vedono tutte le buche.
board-eye-dark = L'immagine è nera: accendi una lampada o togli il coperchio alla camera.
board-eye-broken = Questa immagine è rovinata e non si può leggere: scattala di nuovo.
board-eye-mirrored = L'immagine è specchiata, oppure O ed E sono scambiati: spegni lo specchio della camera, poi segna gli angoli in ordine N-O, N-E, S-E, S-O.
board-eye-swapped = Due angoli sono scambiati: gira intorno al tavoliere N-O, N-E, S-E, S-O.
board-eye-corners = Un tavoliere ha quattro angoli, qui sono { $n }.
board-eye-few-marks = { $n ->
    [0] Non si vede nessuno dei quattro segni: mostrane almeno tre.
    [one] Si vede solo uno dei quattro segni: mostrane almeno tre.
   *[other] Si vedono solo { $n } dei quattro segni: mostrane almeno tre.
}
board-eye-exchanged = I segni { $marks } non sono nel giusto ordine intorno al tavoliere: uno è nell'angolo sbagliato. Visto da S, 0 sta in fondo a sinistra, 1 in fondo a destra, 2 davanti a destra e 3 davanti a sinistra.
board-eye-turned = Il segno { $mark } è girato: mettilo con il numero diritto visto da S.
board-eye-crooked = Il segno { $mark } non è dove dovrebbe secondo gli altri: rimettilo nel suo angolo.
board-eye-grid = Questo tavoliere ha { $rows } per { $columns } buche, il gioco ne ha 5 per 5.
board-eye-size = L'immagine è di { $wide } per { $high } px, il tavolo è stato preparato con { $was_wide } per { $was_high }: prepara di nuovo il tavolo con questa camera.
board-eye-covered = Qualcosa copre { $holes }: queste buche non sono state lette.
board-eye-no-marks = Non si vedono segni, quindi non si sa dove siede S: il bordo inferiore dell'immagine vale come S.
board-eye-alike = { $one } e { $other } sembrano uguali con questa luce: cambia la lampada o giocate con altri colori.
