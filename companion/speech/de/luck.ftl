# Das Glücksspiel mit zwei Spalten. $P ist ein Spieler oder mehrere, $card und $cards Karten, $suit eine Farbe,
# $colour die Farbe eines Jokers, $n und $sum Punkte oder Zahlen.

## Was jetzt dran ist
l-turn-start = { $P }: { OR($acts) }.
l-start-draw = ziehen
l-start-take = die Spalte nehmen
l-start-bank = sichern
l-draw-either = { $card }: Spalte 1 oder Spalte 2?
l-draw-decide = { $P }: Spalte 1 zählt { $a }, Spalte 2 { $b }. Weiter oder aufhören?
l-stop-last = Die letzte Karte ist draußen. { $P }: Wähl eine Spalte.
l-bust-choose = { $P }: Welcher { FORM($colour, "e") } Stapel geht weg?
l-bust-others_choose = Die anderen wählen, welcher { FORM($colour, "e") } Stapel von { $P } weggeht.
l-cards_left = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
} im Stapel, { $k ->
    [one] ein König
   *[other] { $k } Könige
} und { $j ->
    [one] ein Joker
   *[other] { $j } Joker
} kommen noch. Reinfall: { $b } von { $n }.
l-game-end = { COUNT($P) ->
    [one] { $P } gewinnt mit { $n }.
   *[other] { $P } gewinnen gemeinsam mit je { $n }.
}
l-score = { $P }: offen { $a } + gesichert { $b } = { $n }.

## Was geschehen ist
l-draw-put = { $card } in Spalte { $n }: { $sum }.
l-bust-fit = { $card } passt nirgends: Die Karten dieses Zuges sind weg.
l-bust-king = { $card }: Die Karten dieses Zuges sind weg.
l-bust-joker = Ein { FORM($colour, "er") } Joker: Die Karten dieses Zuges und ein { FORM($colour, "er") } Stapel sind weg.
l-bust-joker_none = Kein offener { FORM($colour, "er") } Stapel: Mehr geht nicht verloren.
l-bust-lost = { $P } verliert den Stapel { $suit }: { $n }.
l-stopped = { $P } nimmt { $cards }: { $n }.
l-took = { $P } nimmt die übrige Spalte { $cards }: { $n }.
l-banked = { $P } sichert { $cards }: { $n } sind sicher.
l-pile-first = Der Stapel ist leer: Mischt die { $n } abgelegten Karten, sie sind der neue Stapel.
l-pile-last = Der Stapel ist zum letzten Mal leer: Spielt diesen Zug zu Ende.
l-turn-next = Als Nächstes: { $P }.
l-game-over = Der Stapel ist aufgebraucht: Das Spiel ist aus.
l-score-by_hand = Von Hand: { $P } { $n }.

## Was man eingeben kann
l-act-draw = Karte aufdecken
l-act-column = Spalte { $n }: { $cards }
l-act-stop = Aufhören mit Spalte { $n }: { $cards }, { $sum }
l-act-take = Spalte nehmen, { $cards }: { $sum }
l-act-bank = { $suit } sichern: { $n }
l-act-bank_all = Alle offenen Stapel sichern: { $n }
l-act-bank_card = { $card } sichern
l-act-give_up = { $suit } hergeben: { $n }
l-field-card = Karte

## Was das Bild offen lässt
l-doubt-card = Welche Karte ist das?
l-doubt-joker = Als welche Farbe zählt dieser Joker?
l-doubt-several = Es sind { $n } neue Karten zu sehen: Welche wurde aufgedeckt?
l-doubt-impossible = { $card } kann nicht aus dem Stapel kommen: Schaut noch einmal hin.
l-doubt-is = { $card }

## Was nicht geht
l-setup-one_pack = Das kurze Spiel mit einem Kartenspiel geht nur zu zweit: Nehmt zwei.
l-refuse-over = Das Spiel ist aus.
l-refuse-pile_empty = Der Stapel ist aufgebraucht: Es gibt keine Karten mehr.
l-refuse-pile_not_empty = { $n ->
    [one] Eine Karte liegt
   *[other] { $n } Karten liegen
} noch im Stapel.
l-refuse-no_such_card = { $card } kann nicht im Stapel sein.
l-refuse-nothing_to_place = Keine Karte wartet auf eine Spalte.
l-refuse-does_not_fit = { $card } passt nicht in Spalte { $n }: gleicher Wert oder gleiche Farbe.
l-refuse-place_first = Leg zuerst { FORM($card, "acc") } in eine Spalte.
l-refuse-give_up_first = Zuerst gibt { $P } einen Stapel her.
l-refuse-nothing_drawn = Es wurde noch nichts gezogen: Zieh zuerst oder nimm die Spalte.
l-refuse-already_drawn = In diesem Zug wurde schon gezogen: weitermachen oder aufhören.
l-refuse-empty_column = Spalte { $n } ist leer.
l-refuse-no_leftover = Es ist keine Spalte übrig, die du nehmen könntest.
l-refuse-nothing_to_bank = Das lässt sich nicht sichern.
l-refuse-no_joker = Gerade muss kein Stapel hergegeben werden.
l-refuse-wrong_pile = Der Stapel { $suit } passt nicht zu diesem Joker.
l-refuse-no_player = Einen Spieler mit der Nummer { $n } gibt es nicht.

## Hausregeln
option-packs = Kartenspiele
option-packs-2 = zwei
option-packs-1 = eins (kurzes Spiel zu zweit)
option-take_leftover = Die übrige Spalte darf man nehmen, statt zu ziehen
option-take_leftover-yes = ja
option-take_leftover-no = nein
option-bank = Gesichert wird
option-bank-suit = ein Farbstapel
option-bank-all = alle offenen Stapel
option-bank-one_card = eine Karte
option-bust_clears = Bei einem Reinfall gehen weg
option-bust_clears-this_turn = die Karten dieses Zuges
option-bust_clears-all = die Karten dieses Zuges und die übrige Spalte
option-specials = Aufgedeckte Könige und Joker
option-specials-reshuffled = werden wieder eingemischt
option-specials-removed = sind aus dem Spiel
option-leftover = Beim Ziehen ist die übrige Spalte
option-leftover-joins = eine der zwei Spalten
option-leftover-stays_apart = nicht dabei
option-joker_pile = Welchen Stapel der Joker kostet
option-joker_pile-owner = den sein Besitzer wählt
option-joker_pile-opponents = den die anderen wählen
option-joker_pile-biggest = den mit den meisten Punkten
option-joker_pile-both = beide dieser Farbe
option-joker_map = Die Farbe eines Jokers
option-joker_map-printed = ist die gedruckte
option-joker_map-ask = wird jedes Mal gefragt
option-final_turn = Kommt die letzte Karte mitten im Zug
option-final_turn-take = nimmt der Spieler eine Spalte
option-final_turn-lose_open_cards = sind die Karten der Spalten verloren
option-tie = Bei gleichen Punkten
option-tie-share = wird der Sieg geteilt
option-tie-most_banked = gewinnen mehr gesicherte Punkte
option-tie-most_cards = gewinnen mehr Karten
option-show_odds = Zeigen, was noch im Stapel ist und wie wahrscheinlich ein Reinfall wird
option-show_odds-no = nein
option-show_odds-yes = ja
l-setup-jokers = Macht aus, welche Joker als rot und welche als schwarz zählen.
l-setup-option = Hausregel – { $option }: { $value }.
l-setup-option_number = Hausregel – { $option }: { $n }.
l-setup-pack = { $n ->
    [one] Nehmt aus einem Kartenspiel 2 bis 10, die Könige und zwei Joker
   *[other] Nehmt aus { $n } Kartenspielen 2 bis 10, die Könige und vier Joker
}: { $cards } Karten, gemischt und verdeckt.
