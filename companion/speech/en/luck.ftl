# The push-your-luck game. $P is a player, or several; $card and $cards are cards, $suit a suit, $colour a joker's colour,
# $n and $sum points or numbers.

## What is wanted now
l-setup-pack = { $n ->
    [one] Take 2 to 10, kings and two jokers from one pack
   *[other] Take 2 to 10, kings and four jokers from { $n } packs
}: { $cards } cards, shuffled, face down.
l-setup-jokers = Agree which jokers count as red and which as black.
l-setup-option = House rule – { $option }: { $value }.
l-setup-option_number = House rule – { $option }: { $n }.
l-turn-start = { $P }: { OR($acts) }.
l-start-draw = draw
l-start-take = take the column
l-start-bank = bank
l-draw-either = { $card }: column 1 or column 2?
l-draw-decide = { $P }: column 1 holds { $a }, column 2 { $b }. Go on or stop?
l-stop-last = The last card is out. { $P }: choose a column.
l-bust-choose = { $P }: which { $colour } pile goes?
l-bust-others_choose = The others choose which { $colour } pile of { $P } goes.
l-cards_left = { $n ->
    [one] One card
   *[other] { $n } cards
} in the pile, { $k ->
    [one] one king
   *[other] { $k } kings
} and { $j ->
    [one] one joker
   *[other] { $j } jokers
} still to come. Bust: { $b } of { $n }.
l-game-end = { COUNT($P) ->
    [one] { $P } wins with { $n }.
   *[other] { $P } share the win with { $n } each.
}
l-score = { $P }: open { $a } + banked { $b } = { $n }.

## What happened
l-draw-put = { $card } in column { $n }: { $sum }.
l-bust-fit = { $card } fits nowhere: this turn's cards are discarded.
l-bust-king = { $card }: this turn's cards are discarded.
l-bust-joker = A { $colour } joker: this turn's cards and one { $colour } pile are discarded.
l-bust-joker_none = No open { $colour } pile: nothing more to lose.
l-bust-lost = { $P } loses the pile of { $suit }: { $n }.
l-stopped = { $P } takes { $cards }: { $n }.
l-took = { $P } takes the leftover column { $cards }: { $n }.
l-banked = { $P } banks { $cards }: { $n } safe.
l-pile-first = Pile empty: shuffle the { $n } discards, they are the new pile.
l-pile-last = The pile is empty for the last time: finish this turn.
l-turn-next = Next: { $P }.
l-game-over = The pile is used up: game over.
l-score-by_hand = By hand: { $P } { $n }.

## What can be entered
l-act-draw = Turn a card
l-act-column = Column { $n }: { $cards }
l-act-stop = Stop with column { $n }: { $cards }, { $sum }
l-act-take = Take the column { $cards }: { $sum }
l-act-bank = Bank { $suit }: { $n }
l-act-bank_all = Bank all open piles: { $n }
l-act-bank_card = Bank { $card }
l-act-give_up = Give up { $suit }: { $n }
l-field-card = Card

## What the picture leaves open
l-doubt-card = Which card is it?
l-doubt-joker = Which colour does this joker count as?
l-doubt-several = { $n } new cards were seen: which one was turned?
l-doubt-impossible = { $card } cannot come from the pile: look again.
l-doubt-is = { $card }

## What is refused
l-setup-one_pack = The short game with one pack is for two players: take two packs.
l-refuse-over = The game is over.
l-refuse-pile_empty = The pile is used up: no more cards.
l-refuse-pile_not_empty = { $n ->
    [one] One card is
   *[other] { $n } cards are
} still in the pile.
l-refuse-no_such_card = { $card } cannot be in the pile.
l-refuse-nothing_to_place = No card is waiting for a column.
l-refuse-does_not_fit = { $card } does not fit into column { $n }: same value or same suit.
l-refuse-place_first = First put { $card } into a column.
l-refuse-give_up_first = First { $P } gives up a pile.
l-refuse-nothing_drawn = Nothing has been drawn: draw first, or take the column.
l-refuse-already_drawn = A card has been drawn in this turn: go on or stop.
l-refuse-empty_column = Column { $n } is empty.
l-refuse-no_leftover = No column is left over to take.
l-refuse-nothing_to_bank = That cannot be banked.
l-refuse-no_joker = No pile is to be given up now.
l-refuse-wrong_pile = The pile of { $suit } cannot be given up for this joker.
l-refuse-no_player = There is no player number { $n }.

## House rules
option-packs = Packs of cards
option-packs-2 = two
option-packs-1 = one (short game for two)
option-take_leftover = The column left over may be taken instead of drawing
option-take_leftover-yes = yes
option-take_leftover-no = no
option-bank = Banking makes safe
option-bank-suit = one suit pile
option-bank-all = all open piles
option-bank-one_card = one card
option-bust_clears = A bust discards
option-bust_clears-this_turn = this turn's cards
option-bust_clears-all = this turn's cards and the column left over
option-specials = Kings and jokers that were turned
option-specials-reshuffled = are shuffled in again
option-specials-removed = leave the game
option-leftover = When drawing, the column left over
option-leftover-joins = is one of the two columns
option-leftover-stays_apart = stays apart
option-joker_pile = The pile lost to a joker
option-joker_pile-owner = is chosen by its owner
option-joker_pile-opponents = is chosen by the others
option-joker_pile-biggest = is the one with most points
option-joker_pile-both = is both piles of that colour
option-joker_map = The colour of a joker
option-joker_map-printed = is the printed one
option-joker_map-ask = is asked each time
option-final_turn = When the last card is out in mid-turn
option-final_turn-take = the player takes a column
option-final_turn-lose_open_cards = the cards in the columns are lost
option-tie = With equal points
option-tie-share = the win is shared
option-tie-most_banked = most banked points win
option-tie-most_cards = most cards win
option-show_odds = Show what is left in the pile and the chance of a bust
option-show_odds-no = no
option-show_odds-yes = yes
