# Insegnare le carte (web/calibration_deck.py, push-companion deck): mazzi, dorsi, carte fatte da sé.
deck-title = Insegna le carte
deck-about = I mazzi comuni si leggono senza insegnamento. Se glielo insegnate, il tavolo legge il vostro mazzo con più sicurezza e conosce il suo dorso e le carte fatte da voi.
deck-known = { $n ->
    [52] Tutte le 52 carte note
   *[other] { $n } carte note su 52
}
deck-missing = mancano ancora:
deck-back_known = dorso noto
deck-back_unknown = dorso non noto
deck-worth = { $n ->
    [0] nessun numero
   *[other] numero { $n }
}

## The page. $n counts cards.
deck-ui-cards = Carte
deck-ui-back = Dorso
deck-ui-custom = Carta propria
deck-ui-what = Che cosa c’è nell’immagine
deck-ui-pack = Nome del mazzo
deck-ui-first = Il nostro mazzo
deck-ui-how_cards = Metti circa 13 carte scoperte una accanto all’altra, in modo che si veda ogni angolo. Quattro immagini fanno un mazzo.
deck-ui-how_back = Metti una carta di questo mazzo coperta e nient’altro.
deck-ui-how_custom = Metti la carta fatta da te scoperta, sola su un fondo liscio di un altro colore.
deck-ui-camera = Immagine con la telecamera del tavolo
deck-ui-phone = Foto con questo telefono
deck-ui-album = Scegli una foto
deck-ui-reading = Leggo l’immagine …
deck-ui-look = I nomi sono giusti? Tocca una carta per correggerla.
deck-ui-check = Da controllare
deck-ui-left = Tralasciata
deck-ui-right = Il nome è giusto
deck-ui-change = Un’altra carta
deck-ui-not_card = Non è una carta, tralasciala
deck-ui-away = Metti via l’immagine
deck-ui-this_back = Questo è il dorso
deck-ui-this_card = Insegna questa carta
deck-ui-card_name = Nome della carta
deck-ui-number = Numero (0 per nessuno, da fante 11 ad asso 14)
deck-ui-known = Che cosa conosce il tavolo
deck-ui-none = Non è stato ancora insegnato nulla.
deck-ui-forget = Dimentica
deck-ui-forget_sure = Dimenticare davvero?
deck-ui-failed = Il tavolo non risponde. Nulla è perso; riprova.
deck-ui-too_large = La foto è troppo grande: scattane una normale.
deck-ui-camera_alt = Che cosa vede la telecamera del tavolo
deck-act-teach = { $n ->
    [0] Insegna queste carte
    [one] Insegna una carta
   *[other] Insegna { $n } carte
}
deck-open = { $n ->
    [one] Una carta non è sicura: toccala. Senza controllo non viene insegnata.
   *[other] { $n } carte non sono sicure: toccale. Senza controllo non vengono insegnate.
}

## What was done
deck-done-cards = { $name }: insegnato. Da ora il tavolo ne tiene conto.
deck-done-back = { $name }: il dorso è noto.
deck-done-back_like = { $name }: il dorso è noto, ma somiglia a quello di { $others }; questi mazzi non si distinguono.
deck-done-custom = { $card } è nota, con il numero { $n }. Un nuovo duello la propone.
deck-done-forgotten = { $name }: dimenticato.
deck-done-twice = { $card } c’era già: controlla l’altra, ha perso il suo nome.

## Refusals
deck-name = Non è un nome per un mazzo: prendi fino a { $most } lettere, la prima non !.
deck-card_name = Non è un nome per una carta: prendi fino a { $most } lettere senza ! ? # *.
deck-number = Il numero di una carta va da { $least } a { $most }.
deck-nothing = Non è stata insegnata nessuna carta: tocca i nomi giusti.
deck-same = Tutto in questa immagine è già noto: mostra altre carte, o rimetti giù queste.
deck-look_alike = Questa carta somiglia a { $cards }, già nota: il tavolo non potrebbe distinguerle.
deck-nothing_named = Con il nome { $name } non è stato insegnato nulla.
deck-no_card = In questa immagine non si legge nessuna carta: metti le carte scoperte una accanto all’altra, in modo che si veda ogni angolo.
deck-no_whole = Non si vede nessuna carta intera: mettila sola su un fondo liscio di un altro colore.
deck-gone = Un altro telefono ha già insegnato o messo via questa immagine.
deck-changed = Un altro telefono ha cambiato un nome in questa immagine: guarda ancora una volta, poi insegnala.
deck-same_photo = Questa foto è già stata insegnata: scattane una di altre carte.
deck-many = Aspettano già { $most } immagini: prima insegnane una, o mettila via.
