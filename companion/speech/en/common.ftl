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

## What the table answers
table-stale = The table has moved on. Look again, then decide.
table-no_match = No match is open: start one first.
table-nothing_to_undo = There is nothing to take back.
table-no_such_entry = Entry { $n } does not count any more, so it cannot be changed.
table-no_dispute = Entry { $n } is not in dispute any more.
table-dispute_first = First settle entry { $n }: take it back, change it, or let it stand.
journal-full = This could not be saved, so it does not count. Make room on the disk, then say it again. ({ $why })
journal-recovered = The match file was damaged at the start; the last backup is in use. Compare it with the table. ({ $what })

## Starting a match
setup-nameless = Every player needs a name: fill in the empty one or take the place away.
setup-how_many = { $fewest } to { $most } can play this, not { $n }.
setup-no_text = There is no rule text "{ $text }". Take one of: { $known }.
setup-no_game = There is no game "{ $game }". Take one of: { $known }.
setup-no_option = There is no house rule "{ $option }". Known: { $known }.
setup-option_value = The house rule "{ $option }" cannot be "{ $value }". Take one of: { $known }.
setup-option_range = The house rule "{ $option }" must lie between { $low } and { $high }, not "{ $value }".
setup-special = The self-made card "{ $card }" needs a number from 0 to 14: 2 to 10, jack 11, queen 12, king 13, ace 14.
