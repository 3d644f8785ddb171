# Push, das Partner-Rommé. $P und $Q sind Spieler, $team ein Spieler oder zwei Partner, $cards Karten.

## Wörter
r-term-sets = { $count ->
    [one] ein Satz zu { $n }
   *[other] { $count } Sätze zu je { $n }
}
r-term-runs = { $count ->
    [one] eine Folge zu { $n }
   *[other] { $count } Folgen zu je { $n }
}
r-term-reading_set = ein Satz { FORM($rank, "plural") }
r-term-reading_run = die Folge { $first } bis { $last }
r-term-meld = { $cards } ({ $reading })
r-term-group = { $cards }
    .acc = { FORM($cards, "acc") }
r-term-team = { $a } und { $b }
r-term-points = { $team }: { $n }

## Vor dem ersten Geben
r-dealer-ask = Lost aus: Wer gibt zuerst?
r-dealer-is = { $P } gibt zuerst.
r-setup-teams = Partner sitzen sich gegenüber: { $a } gegen { $b }. Zwei Kartenspiele und vier Joker.
r-setup-option = Hausregel – { $option }: { $value }.
r-setup-option_number = Hausregel – { $option }: { $n }.

## Das Geben
r-deal-start = Durchgang { $n }: { $dealer } gibt jedem { $cards } Karten und deckt eine auf.
r-deal-again = Gleichstand: Der letzte Durchgang wird wiederholt. { $dealer } gibt jedem { $cards } Karten und deckt eine auf.
r-deal-contract = Kontrakt: { $contract }.
r-deal-wild_upcard = { $card } ist wild: Steckt die Karte in den Stapel und deckt eine andere auf.
r-deal-upcard = Aufgedeckt: { $card }. { $P } fängt an.

## Ziehen
r-turn-draw = { $P }: Nimm { FORM($card, "acc") } oder schieb.
r-turn-take_only = { $P }: Nimm { FORM($card, "acc") }. Zum Schieben ist eine Karte im Stapel zu wenig.
r-turn-stock_empty = { $P }: Nimm { FORM($card, "acc") } oder sag, dass du nicht ziehen kannst. Der Stapel ist leer.
r-turn-draw_stock = { $P }: Es liegt keine Ablage da, zieh eine Karte vom Stapel.
r-turn-nothing = { $P }: Ablage und Stapel sind leer. Sag, dass du nicht ziehen kannst.
r-took = { $P } nimmt { FORM($card, "acc") }.
r-push-give = { $P } schiebt: Die oberste Karte vom Stapel, verdeckt, und { FORM($card, "def") } gehen an { $Q }.
r-push-draw = { $P }, zieh jetzt die nächste Karte vom Stapel.
r-push-receive = { $Q }: Nimm beide Karten auf die Hand.
r-drew = { $P } zieht. { $n ->
    [one] Im Stapel liegt noch eine Karte.
   *[other] Im Stapel liegen noch { $n } Karten.
}
r-stock-low = { $n ->
    [0] Im Stapel liegt keine Karte mehr.
    [one] Im Stapel liegt noch eine Karte.
   *[other] Im Stapel liegen noch { $n } Karten.
}
r-stock-empty = Der Stapel ist leer: { $P } kann nicht ziehen, der Durchgang ist aus.
r-stock-blocked = { $n ->
    [one] Ein Zug
   *[other] { $n } Züge hintereinander
} ohne Schieben und ohne Auslage: Der Durchgang ist aus.

## Auslegen
r-meld-contract = { $P }, dein Kontrakt: { $contract }. Leg ihn in einem Zug ganz aus oder gar nicht.
r-meld-declare = { $P }: Was ist { $cards }? Möglich ist { OR($readings) }.
r-meld-declare_any = { $P }: Was ist { $cards }? Sag Satz und Rang oder Folge und ihre Karten.
r-meld-ok = Gültig: { $meld }.
r-meld-met = { $P } hat den Kontrakt erfüllt.
r-meld-bad = { $cards } – das geht nicht: { $reason } Nimm die Karten zurück.
r-meld-more = { $P } hat den Kontrakt erfüllt: Leg weiter aus oder leg irgendwo auf dem Tisch an.
r-meld-not_yet = { $P } hat den eigenen Kontrakt noch nicht erfüllt.
r-laid_off = { $P } legt { FORM($cards, "acc") } an: { $meld }.
r-replaced = { $P } legt { FORM($card, "acc") } an die Stelle der wilden Karte: { $wild }.
r-replace = { $P }: Leg die frei gewordene Karte jetzt aus: { $card }. Auf die Hand kommt sie nicht.
r-discard = { $P }: Leg eine Karte ab, dann ist dein Zug zu Ende.
r-discarded = { $P } legt { FORM($card, "acc") } ab.
r-recounted = { $P } hält { $n ->
    [one] eine Karte.
   *[other] { $n } Karten.
}

## Ende eines Durchgangs und des Spiels
r-out = { $P } macht Schluss: Der Durchgang ist aus.
r-count-hand = { $P }: Leg deine Karten zum Zählen offen hin. Es { $n ->
    [one] müsste eine sein.
   *[other] müssten { $n } sein.
}
r-counted = { $P }: { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
} auf der Hand.
r-score-deal = Durchgang { $n } – { ROW($points) }.
r-score-total = Nach Durchgang { $n } – { ROW($points) }.
r-adjusted = Von Hand – { $team }: { $n }.
r-game-end = { $team } gewinnen mit { $a } zu { $b }.
r-game-tie = Gleichstand bei { $n } Punkten: Beide Teams gewinnen.

## Knöpfe
r-act-first_dealer = { $P } gibt zuerst
r-act-dealt = Gegeben, diese Karte ist aufgedeckt
r-act-take = { $P } nimmt { FORM($card, "acc") }
r-act-push = { $P } schiebt zu { $Q }
r-act-drew = { $P } hat vom Stapel gezogen
r-act-cannot_draw = { $P } kann nicht ziehen
r-act-discard = { $P } legt ab
r-act-discard_unseen = { $P } hat abgelegt (Karte nicht genannt)
r-act-keep = { $P } hat keine Karte, die abgelegt werden darf
r-act-contract = { $P } legt den Kontrakt aus: { $contract }
r-act-meld = { $P } legt aus
r-act-meld_wild = { $P } macht eine neue Auslage damit: { $card }
r-act-declare = Es ist { $reading }
r-act-lay_off_low = Unten anlegen an Auslage { $n }: { $meld }
r-act-lay_off_high = Oben anlegen an Auslage { $n }: { $meld }
r-act-lay_off_set = Anlegen an Auslage { $n }: { $meld }
r-act-replace = Wilde Karte tauschen in Auslage { $n }: { $meld }
r-act-counted = { $P } nennt die { $n ->
    [one] übrige Karte
   *[other] { $n } übrigen Karten
}
r-act-valued = { $P } zählt die { $n ->
    [one] übrige Karte
   *[other] { $n } übrigen Karten
}: Punkte
r-act-recounted = { $P } hält nicht { $n } Karten, sondern
r-act-seen = Es ist { $cards }
r-act-seen_low = { $cards } liegt unten an der Folge
r-act-seen_high = { $cards } liegt oben an der Folge

## Felder
r-field-upcard = Aufgedeckte Karte
r-field-discard = Abgelegte Karte
r-field-groups = Auslagen, jede mit ihren Karten
r-field-cards = Karten, die erste neben der Auslage
r-field-natural = Karte an der Stelle der wilden
r-field-hand = Karten auf der Hand
r-field-points = Punkte auf der Hand
r-field-n = Anzahl der Karten auf der Hand

## Wo die Kamera unsicher ist
r-doubt-card = Welche Karte ist das? Sie sieht aus wie { $card }.
r-doubt-upcard = Wo eine aufgedeckt wurde, liegen { $n } Karten. Welche ist es?
r-doubt-too_many = { $card } liegt zu oft da: In den Kartenspielen gibt es nur { $n }. Schaut an diesen Stellen nach.
r-doubt-lay_off = Wohin gehören die neuen Karten an Auslage { $n }?

## Warum nicht?
r-why-unread = nicht jede Karte war zu lesen: Nenn sie alle.
r-why-too_few = eine Auslage braucht mindestens drei Karten.
r-why-no_natural = mindestens eine echte Karte muss dabei sein.
r-why-same_suit = { $card } ist im Satz zweimal.
r-why-set_full = ein Satz hat höchstens { $n } Karten.
r-why-twice = { $card } ist in der Folge zweimal.
r-why-run_full = eine Folge hat höchstens 13 Karten.
r-why-corner = eine Folge geht nicht um die Ecke, vom König über das Ass zur Zwei.
r-why-gap = in der Folge { $n ->
    [one] fehlt eine Karte
   *[other] fehlen { $n } Karten
}, { $wild ->
    [0] und wilde Karten sind keine dabei.
    [one] aber nur eine wilde Karte ist dabei.
   *[other] aber nur { $wild } wilde Karten sind dabei.
}
r-why-too_wild = { $n } wilde Karten sind zu viele: In eine Auslage dürfen { $most }.
r-why-mixed = die Karten sind weder vom selben Rang noch eine Folge in einer Farbe.
r-why-not_that = diese Karten sind nicht { $reading }.
r-why-no_reading = „{ $said }“ können diese Karten nicht sein.
r-why-readings = Es wurden mehr Bedeutungen genannt, als Gruppen daliegen.
r-why-contract = { $P } muss zuerst den Kontrakt auslegen: { $contract }. Es fehlt noch: { $missing }.
r-why-hand = Nach Zählung hält { $P } { $held ->
    [one] eine Karte, nicht { $n }.
   *[other] { $held } Karten, nicht { $n }.
}
r-why-keep_one = { $P } muss eine Karte zum Ablegen behalten.
r-why-too_many = { $card } wäre dann einmal zu viel da: In den Kartenspielen gibt es { $n }.
r-why-turn = { $P } ist dran, nicht { $Q }.
r-why-draw_first = { $P } muss zuerst ziehen.
r-why-drawn = { $P } hat schon gezogen.
r-why-declare_first = Sag zuerst, was die ausgelegten Karten sein sollen, { $P }.
r-why-use_wild = { $P }: Diese Karte musst du jetzt auslegen: { $card }.
r-why-other_meld = { $card } muss in eine andere Auslage als die, aus der die Karte kam.
r-why-no_discard = { $P }: Es liegt keine Ablage da, die du nehmen oder schieben könntest.
r-why-push_or_take = { $P }: Nimm die Ablage oder schieb sie; nur ziehen geht nicht.
r-why-push_two = { $P }: Zum Schieben braucht es hier zwei Karten im Stapel. Nimm die Ablage.
r-why-stock_empty = { $P } kann nicht ziehen: Der Stapel ist leer.
r-why-stock_left = { $n ->
    [one] Im Stapel liegt noch eine Karte
   *[other] Im Stapel liegen noch { $n } Karten
}: Schieb.
r-why-must_discard = { $P } muss eine Karte ablegen.
r-why-wild_discard = Wilde Karten darf man hier nicht ablegen, also auch nicht { FORM($card, "acc") }.
r-why-return = { $P } hat { FORM($card, "acc") } gerade erst genommen und darf die Karte nicht gleich wieder ablegen.
r-why-no_meld = Eine Auslage { $n } liegt nicht auf dem Tisch.
r-why-no_fit = { $cards } passt nicht an { $meld }.
r-why-which_end = { $cards } passt an beide Enden von { $meld }: Sag, ob unten oder oben.
r-why-no_wild = { $card } kann in { $meld } keine wilde Karte ersetzen.
r-why-natural_two = { $card } liegt am eigenen Platz und ist keine wilde Karte.
r-why-wild_unused = { $P } könnte die frei gewordene wilde Karte nicht sofort auslegen.
r-why-not_counted = Die Hand von { $P } wird gerade nicht gezählt oder ist schon gezählt.
r-why-count = Nach Zählung hält { $P } { $held ->
    [one] eine Karte, genannt wurden aber { $n }.
   *[other] { $held } Karten, genannt wurden aber { $n }.
}
r-why-points = { $n } Punkte gehen nicht mit { $held ->
    [one] der einen Karte
   *[other] den { $held } Karten
}, die { $P } hält.
r-why-impossible_hand = { $n } Karten kann niemand halten.
r-why-no_player = Diesen Spieler gibt es nicht.
r-why-not_now = Das geht jetzt nicht.
r-why-over = Das Spiel ist aus.

## Hausregeln
option-wild_only = Auslagen nur aus wilden Karten
option-wild_only-yes = erlaubt, mit Ansage
option-wild_only-no = nicht erlaubt, eine echte Karte muss dabei sein
option-dup_suits = Eine Farbe zweimal im Satz
option-dup_suits-no = nicht erlaubt
option-dup_suits-yes = erlaubt, höchstens so oft, wie es Kartenspiele gibt
option-max_wild_per_meld = Wilde Karten in einer Auslage
option-max_wild_per_meld-none = beliebig viele
option-max_wild_per_meld-1 = höchstens 1
option-max_wild_per_meld-2 = höchstens 2
option-max_wild_per_meld-3 = höchstens 3
option-max_wild_per_meld-4 = höchstens 4
option-max_wild_per_meld-5 = höchstens 5
option-max_wild_per_meld-6 = höchstens 6
option-max_wild_per_meld-7 = höchstens 7
option-max_wild_per_meld-8 = höchstens 8
option-max_wild_per_meld-9 = höchstens 9
option-max_wild_per_meld-10 = höchstens 10
option-max_wild_per_meld-11 = höchstens 11
option-max_wild_per_meld-12 = höchstens 12
option-freed_wild = Eine frei gewordene wilde Karte kommt
option-freed_wild-any = in irgendeine Auslage
option-freed_wild-other = in eine andere Auslage
option-contract = Längen im Kontrakt
option-contract-minimum = mindestens
option-contract-exact = genau
option-push_needs_two = Schieben braucht zwei Karten im Stapel
option-push_needs_two-no = nein, mit einer endet der Durchgang
option-push_needs_two-yes = ja
option-empty_stock_limit = Züge ohne Auslage, bis der Durchgang endet, wenn niemand mehr schieben kann
option-no_return = Die eben genommene Karte darf nicht abgelegt werden
option-no_return-no = doch, sie darf
option-no_return-yes = ja
option-discard_wild = Wilde Karten dürfen abgelegt werden
option-discard_wild-yes = ja
option-discard_wild-no = nein
option-out_needs_discard = Die letzte Karte muss abgelegt werden
option-out_needs_discard-no = nein
option-out_needs_discard-yes = ja
option-tie-replay_deal_5 = wird Durchgang fünf wiederholt
option-tie-last_deal_decides = entscheidet der letzte Durchgang
