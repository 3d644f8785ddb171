# Words that every game and every page uses. Ranks have a form "plural" for poker hands (three sevens).

term-list = { $items }
term-nothing = nothing
term-yes = yes
term-no = no
term-on = on
term-off = off

## Suits, ranks, cards
term-suit-clubs = clubs
term-suit-diamonds = diamonds
term-suit-hearts = hearts
term-suit-spades = spades
term-rank-2 = two
    .plural = twos
term-rank-3 = three
    .plural = threes
term-rank-4 = four
    .plural = fours
term-rank-5 = five
    .plural = fives
term-rank-6 = six
    .plural = sixes
term-rank-7 = seven
    .plural = sevens
term-rank-8 = eight
    .plural = eights
term-rank-9 = nine
    .plural = nines
term-rank-T = ten
    .plural = tens
term-rank-J = jack
    .plural = jacks
term-rank-Q = queen
    .plural = queens
term-rank-K = king
    .plural = kings
term-rank-A = ace
    .plural = aces
term-card-face = { $rank } of { $suit }
term-card-joker_red = red joker
term-card-joker_black = black joker
term-card-rules = poker-rules card
term-card-back = face-down card
term-card-unread = unread card

## Poker hands ($rank and $second are ranks)
term-hand-empty = an empty hand
term-hand-high_card = { $rank ->
    [none] only cards without a rank
   *[other] { $rank } high
}
term-hand-pair = a pair of { FORM($rank, "plural") }
term-hand-two_pair = two pair, { FORM($rank, "plural") } and { FORM($second, "plural") }
term-hand-three = three { FORM($rank, "plural") }
term-hand-straight = a straight to the { $rank }
term-hand-flush = a flush, { $rank } high
term-hand-full_house = a full house, { FORM($rank, "plural") } over { FORM($second, "plural") }
term-hand-four = four { FORM($rank, "plural") }
term-hand-straight_flush = a straight flush to the { $rank }
term-hand-five = five { FORM($rank, "plural") }

## Places
term-seat-S = South
term-seat-W = West
term-seat-N = North
term-seat-E = East
