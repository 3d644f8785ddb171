# Das Schnippspiel. $P und $Q sind Spieler, $colour eine Steinfarbe, $hole ein Loch wie c3, $n eine Zahl.
# Form "e" der Farben: der rote Stein, vier rote Steine. Form "er": ein roter Stein.

## Farben und Seiten der Steine
term-colour-red = Rot
    .e = rote
    .er = roter
term-colour-blue = Blau
    .e = blaue
    .er = blauer
term-colour-yellow = Gelb
    .e = gelbe
    .er = gelber
term-colour-green = Grün
    .e = grüne
    .er = grüner
term-colour-white = Weiß
    .e = weiße
    .er = weißer
term-colour-black = Schwarz
    .e = schwarze
    .er = schwarzer
term-colour-orange = Orange
    .e = orange
    .er = oranger
term-colour-turquoise = Türkis
    .e = türkise
    .er = türkiser
term-colour-purple = Lila
    .e = lila
    .er = lila
term-colour-pink = Rosa
    .e = rosa
    .er = rosa
term-colour-brown = Braun
    .e = braune
    .er = brauner
term-colour-natural = Natur
    .e = naturfarbene
    .er = naturfarbener
term-mark-up = Markierung oben
term-mark-down = Markierung unten
b-setup-board = Legt das Brett mitten auf den Tisch, alle Löcher leer.
b-setup-seat = { $P } sitzt auf der Seite { $side } und hat zwölf { FORM($colour, "e") } Steine.
b-setup-option = Hausregel – { $option }: { $value }.
b-setup-option_number = Hausregel – { $option }: { $n }.
b-shot-settled = Nach jedem Schuss Hände weg, bis sich nichts mehr bewegt und das Brett angesehen ist.

## Was jetzt dran ist
b-setup-rps = Schere, Stein, Papier: Wer fängt an?
b-setup-choose = { $P } wählt: unlimited, oder limited mit { $n }?
b-turn-start = { $P }: { $n ->
    [one] ein Schuss
   *[other] { $n } Schüsse
}.
b-turn-left = { $P }: noch { $n ->
    [one] ein Schuss
   *[other] { $n } Schüsse
}.
b-turn-unlimited = { $P }: Mach weiter, solange du triffst.
b-turn-hits = { $P }: Mach weiter, solange du triffst, noch höchstens { $n ->
    [one] ein Treffer
   *[other] { $n } Treffer
}.
b-shot-place = Leg den Stein auf die Linie von { $side }, { $face }, und schnipp ihn mit einem Finger.
b-centre-open = Ziel zuerst auf das mittlere Loch.
b-centre-locked = Die Mitte ist gesperrt: Hinein darf nur ein letzter Stein, der eine Viererlinie oder ein Kreuz vollendet.
b-score-final = { ROW($totals) }. { COUNT($P) ->
    [one] { $P } gewinnt
   *[other] { $P } gewinnen gemeinsam
}.
b-score-total = { $P } { $n }

## Was geschehen ist
b-setup-limited = Limited: { $n } hintereinander.
b-setup-unlimited = Unlimited: solange jeder Schuss trifft.
b-setup-coloured = { $P } spielt { $colour }.
b-turn-begins = { $P } fängt an.
b-turn-stopped = { $P } hört auf.
b-turn-end = Als Nächstes: { $Q }.
b-shot-sunk = { $colour } in { $hole }, Reihe { $r }.
b-shot-sunk_turned = { $colour } in { $hole }, Reihe { $r }, umgedreht: doppelt.
b-shot-sunk_marked = { $colour } in { $hole }, Reihe { $r }, Markierung oben: 3 extra.
b-shot-put_back = Der Stein von { $hole } kommt so in sein Loch zurück, wie er lag.
b-shot-knocked_out = Der Stein von { $hole } ist wieder im Spiel.
b-shot-zone = { $colour } berührt eine Abschusslinie: Nehmt den Stein vom Brett.
b-shot-clear = { $n } lose { FORM($colour, "e") } Steine: Nehmt sie alle vom Brett.
b-shot-clear_last = { $P } hat alle restlichen Steine gespielt: Nehmt { $n ->
    [one] den losen
   *[other] die { $n } losen
} vom Brett.
b-shot-off_opponent = Ein Stein von { $Q } ist vom Brett gefallen: { $Q } darf ihn jetzt gleich schießen.
b-shot-off_own = Eigener Stein vom Brett: Der Zug von { $P } ist vorbei.
b-shot-off_own_return = Eigener Stein vom Brett: Der Rückschuss von { $P } ist vorbei.
b-shot-return_done = Zurück zu { $P }: noch { $n ->
    [one] ein Schuss
   *[other] { $n } Schüsse
}.
b-shot-return_done_unlimited = Zurück zu { $P }: Mach weiter, solange du triffst.
b-shot-declined = { $Q } verzichtet auf den Rückschuss.
b-shot-foul = Foul von { $P }: Der Stein kommt zurück, der Schuss ist verloren.
b-shot-foul_repeat = Foul von { $P }: Der Stein kommt zurück und wird noch einmal geschossen.
b-shot-short_repeat = { $P }: Der Stein kam nicht von der Linie weg, schieß noch einmal.
b-centre-illegal = Dieser Stein darf nicht in der Mitte bleiben: Gebt ihn zurück.
b-centre-missed = { $P } hat die Mitte verfehlt: Sie ist jetzt gesperrt.
b-end-all12 = { $P } hat alle zwölf versenkt: Das Spiel ist aus.
b-end-full = Alle Löcher sind voll: Das Spiel ist aus.
b-end-stall = Nur die gesperrte Mitte ist frei, und niemand darf hinein: Das Spiel ist aus.
b-end-last_round = { $P } hat alle zwölf versenkt: Die Runde wird noch zu Ende gespielt.
b-corrected = Das Brett wurde von Hand berichtigt.
b-looked = Es wurde nachgesehen: Die Anzeige stimmt.
b-score-by_hand = Von Hand: { $P } { $n }.
b-score-across = { $P }: Viererlinie in Reihe { $r }, +{ $k }.
b-score-upright = { $P }: senkrechte Viererlinie, +{ $k }.
b-score-diagonal = { $P }: diagonale Viererlinie, +{ $k }.
b-score-four = { $P }: Viererlinie, +{ $k }.
b-score-cross = { $P }: Kreuz, +{ $k }.
b-score-five = { $P }: Bad Line mit fünf, −{ $k }.

## Was man eingeben kann
b-act-sunk = Versenkt: { $colour } in ein Loch
b-act-loose = Er liegt lose
b-act-zone = Er berührt eine Abschusslinie
b-act-off_own = Er flog vom Brett
b-act-off_opponent = Er schob einen Stein von { $Q } vom Brett
b-act-by_hand = Ganzen Schuss eingeben
b-act-short = Er kam nicht von der Linie weg
b-act-foul = Foul: Der Schuss zählt nicht
b-act-decline = { $Q } verzichtet
b-act-stop = { $P } hört früher auf
b-act-correct = Das Brett sieht anders aus
b-act-begins = { $P } fängt an
b-act-colour = Andere Farbe für { $P }
b-act-limited = Limited: { $n } hintereinander
b-act-unlimited = Unlimited
b-field-sunk = Versenkte Steine
b-field-zone = Steine an einer Abschusslinie
b-field-off = Steine neben dem Brett
b-field-dislodged = Löcher, deren Stein herausgeschossen wurde
b-field-holes = Steine in Löchern
b-field-loose = Lose Steine
b-field-colour = Farbe

## Was das Bild offen lässt
b-doubt-colour = { $n ->
    [0] Schaut nach bei { $holes }: Diese Farbe spielt niemand.
    [one] Bei einem Stein war die Farbe nicht zu erkennen.
   *[other] Bei { $n } Steinen war die Farbe nicht zu erkennen.
}
b-doubt-thirteenth = { $n } { FORM($colour, "e") } Steine, es gibt aber nur zwölf: Schaut nach bei { $holes }.
b-doubt-surplus = Ein { FORM($colour, "er") } Stein zu viel: Niemand hat ihn geschossen. Schaut nach bei { $holes }.
b-doubt-hole = Brett und Anzeige unterscheiden sich bei { $holes }: Was stimmt?
b-doubt-unsure = Liegt in { $holes } ein Stein, und wie liegt er?
b-doubt-line = Berührt der { FORM($colour, "e") } Stein die Abschusslinie? Abstände unter { $error } mm zeigt das Bild nicht: Schaut selbst nach.
b-doubt-vanished = { $n ->
    [one] Ein loser Stein ist weg.
   *[other] { $n } lose Steine sind weg.
} Vom Brett geschossen oder von Hand weggenommen?
b-doubt-two_shots = Zwei Schüsse, der erste in { $holes }
b-doubt-as_seen = Das Bild stimmt
b-doubt-still_there = Die Anzeige stimmt: Der Stein liegt noch in { $holes }
b-doubt-knocked_out = Durch den Schuss aus { $holes } geflogen
b-doubt-is_colour = { $hole } ist { $colour }
b-doubt-is_stone = { $hole }: { $colour }, { $face }
b-doubt-is_empty = { $hole } ist leer
b-doubt-is_zone = Der { FORM($colour, "e") } Stein berührt die Linie
b-doubt-is_loose = Der { FORM($colour, "e") } Stein berührt die Linie nicht
b-doubt-shot_off = Vom Brett geschossen: { $colours }
b-doubt-has_colour = Loser Stein: { $colour }
b-doubt-no_stone = Dort liegt kein Stein
b-doubt-on_top = Der { FORM($colour, "e") } Stein liegt auf dem in { $hole }: lose
b-doubt-all_empty = { $n ->
    [one] Es ist leer
   *[other] Sie sind alle leer
}
b-doubt-still_lies = { $n ->
    [one] Er liegt noch dort
   *[other] Sie liegen noch dort
}
b-doubt-nudged = Lose Steine liegen ein wenig anders: War das ein Schuss, oder hat eine Hand sie verschoben?
b-doubt-by_a_hand = Eine Hand hat sie verschoben

## Was nicht geht
b-refuse-over = Das Spiel ist aus.
b-refuse-begin_first = Sagt zuerst, wer anfängt.
b-refuse-choose_first = Zuerst wählt, wer anfängt: limited oder unlimited.
b-refuse-begun = Das Spiel läuft schon: Wer anfängt, steht fest.
b-refuse-chosen = Limited oder unlimited steht für das ganze Spiel fest.
b-refuse-coloured = Farben werden vor dem ersten Schuss gewählt.
b-refuse-not_your_shot = Jetzt schießt { $P }.
b-refuse-return_first = Zuerst macht { $Q } den Rückschuss oder verzichtet.
b-refuse-no_return = Im Moment hat niemand einen Rückschuss.
b-refuse-must_shoot = { $P } muss alle Schüsse des Zuges machen.
b-refuse-no_stone = { $P } hat keinen Stein mehr zum Schießen.
b-refuse-short = Ein Stein, der nicht von der Linie wegkam, liegt an der Linie: Gib ihn dort ein.
b-refuse-no_hole = Ein Loch { $hole } gibt es nicht: Sie heißen a1 bis e5.
b-refuse-empty_hole = In { $hole } liegt kein Stein.
b-refuse-hole_taken = { $hole } ist besetzt: In ein Loch passt ein Stein.
b-refuse-no_colour = { $colour } spielt niemand.
b-refuse-unknown_colour = Steine in { $colour } gibt es nicht.
b-refuse-too_many = { $n ->
    [one] Ein { FORM($colour, "er") } Stein
   *[other] { $n } { FORM($colour, "e") } Steine
} mehr, als da sein können.
b-refuse-loose_count = { $seen } lose { FORM($colour, "e") } Steine wurden gesehen, es müssen aber { $n } sein.
b-refuse-no_seat = Auf der Seite { $side } sitzt niemand.
b-refuse-no_player = Einen Spieler mit der Nummer { $n } gibt es nicht.
b-setup-measures = Mit diesen Maßen gibt es kein Brett: Zwischen zwei Abschusslinien müssen neun Steine nebeneinander passen.

## Hausregeln
option-horizontal4 = Eine Viererlinie entlang der eigenen Seite bringt
option-horizontal4-row = die Nummer ihrer Reihe
option-horizontal4-3 = 3
option-horizontal4-row_3 = die Nummer ihrer Reihe und 3
option-five_contains_fours = Eine Fünferlinie zählt auch als zwei Viererlinien
option-five_contains_fours-no = nein
option-five_contains_fours-yes = ja
option-cross_diagonal = Ein X aus fünf Steinen ist auch ein Kreuz
option-cross_diagonal-no = nein
option-cross_diagonal-yes = ja
option-seats2 = Zwei Spieler sitzen
option-seats2-opposite = gegenüber
option-seats2-adjacent = über Eck
option-nested_returns = Ein Rückschuss kann wieder einen Rückschuss geben
option-nested_returns-yes = ja
option-nested_returns-no = nein
option-zone_is_off = Eine Abschusszone gilt als neben dem Brett
option-zone_is_off-no = nein
option-zone_is_off-yes = ja
option-short_shot = Ein Schuss, der nicht von der Linie wegkommt
option-short_shot-used = ist verbraucht
option-short_shot-repeat = wird wiederholt
option-must_shoot_three = Alle Schüsse eines Zuges sind Pflicht
option-must_shoot_three-no = nein
option-must_shoot_three-yes = ja
option-foul = Nach einem Foul
option-foul-shot_lost = ist der Schuss verloren
option-foul-repeat = wird der Schuss wiederholt
option-dislodged = Ein Stein, der aus seinem Loch geschossen wird
option-dislodged-restore = kommt zurück ins Loch
option-dislodged-play_on = ist wieder im Spiel
option-end = Das Spiel endet
option-end-at_once = sofort
option-end-finish_round = wenn die Runde vollständig ist
option-tiebreak = Bei gleichen Punkten
option-tiebreak-share = wird der Sieg geteilt
option-tiebreak-more_sunk = gewinnen mehr versenkte Steine
option-tiebreak-more_turned = gewinnen mehr doppelte Steine
option-v_line_stack = Wien: Die 4 Punkte einer Linie kommen zu denen des Grundspiels dazu
option-v_line_stack-no = nein
option-v_line_stack-yes = ja
option-limited = Wien, limited: so viele
option-limited-shots = Schüsse
option-limited-hits = Treffer höchstens, bis zum ersten Fehlschuss
option-limited_to = Wien, limited: wie viele hintereinander
option-hit = Wien: Ein Treffer versenkt
option-hit-own = einen eigenen Stein
option-hit-any = irgendeinen Stein
option-v_bad_line = Wien: Bad Lines zählen
option-v_bad_line-yes = ja
option-v_bad_line-no = nein
option-centre = Center Queen oder King
option-centre-no = nein
option-centre-yes = ja
option-centre_shot = Der Schuss auf die Mitte ist
option-centre_shot-first_of_game = der erste des Spiels
option-centre_shot-first_of_each_player = der erste jedes Spielers
option-centre_stall_end = Das Spiel endet, wenn nur die gesperrte Mitte frei ist und niemand hinein darf
option-centre_stall_end-yes = ja
option-centre_stall_end-no = nein
option-empty_side_zones = Abschusszonen zählen auch, wo niemand sitzt
option-empty_side_zones-yes = ja
option-empty_side_zones-no = nein
option-board_mm = Seitenlänge des Bretts (mm)
option-line_inset_mm = Vom Brettrand bis zur Abschusslinie (mm)
option-line_length_mm = Länge einer Abschusslinie (mm)
option-disc_mm = Durchmesser eines Steins (mm)
option-close_call_mm = Näher als das an der Linie muss jemand selbst nachsehen (mm)
