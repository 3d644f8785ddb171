# Parole comuni a tutti i giochi e a tutte le pagine. Forma "plural" dei valori: per le mani di poker (tre sette).

term-list = { $items }
term-nothing = niente
term-yes = sì
term-no = no
term-on = acceso
term-off = spento

## Semi, valori, carte
term-suit-clubs = fiori
term-suit-diamonds = quadri
term-suit-hearts = cuori
term-suit-spades = picche
term-rank-2 = due
term-rank-3 = tre
term-rank-4 = quattro
term-rank-5 = cinque
term-rank-6 = sei
term-rank-7 = sette
term-rank-8 = otto
term-rank-9 = nove
term-rank-T = dieci
term-rank-J = fante
    .plural = fanti
term-rank-Q = donna
    .plural = donne
term-rank-K = re
term-rank-A = asso
    .plural = assi
term-card-face = { $rank } di { $suit }
term-card-joker_red = jolly rosso
term-card-joker_black = jolly nero
term-card-rules = carta delle regole del poker
term-card-back = carta coperta
term-card-unread = carta non letta

## Mani di poker
term-hand-empty = una mano vuota
term-hand-high_card = { $rank ->
    [none] solo carte senza valore
   *[other] carta alta { $rank }
}
term-hand-pair = una coppia di { FORM($rank, "plural") }
term-hand-two_pair = doppia coppia, { FORM($rank, "plural") } e { FORM($second, "plural") }
term-hand-three = un tris di { FORM($rank, "plural") }
term-hand-straight = una scala che finisce con { $rank }
term-hand-flush = colore, carta alta { $rank }
term-hand-full_house = un full, { FORM($rank, "plural") } e { FORM($second, "plural") }
term-hand-four = un poker di { FORM($rank, "plural") }
term-hand-straight_flush = una scala colore che finisce con { $rank }
term-hand-five = cinque { FORM($rank, "plural") }

## Posti
term-seat-S = Sud
term-seat-W = Ovest
term-seat-N = Nord
term-seat-E = Est
