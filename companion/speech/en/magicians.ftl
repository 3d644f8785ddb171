# Game M, the duel. $P and $Q are players' names, $n and $k numbers, $deck and $other decks (main, magic).

## Words
term-deck-main = main deck
term-deck-magic = magic deck
term-pool-red = the red half of the second pack
term-pool-black = the black half of the second pack
term-pool-free_pick = the second pack
term-pool-own_pack = a pack of your own
term-rank-none = card without a rank
    .plural = cards without a rank
# A place where a card was seen: turn $n, in front of $P.
term-spot = turn { $n }, in front of { $P }

## Why one poker hand beats another
hand-reason-category = { $better } beats { $worse }
hand-reason-rank = { $high } is higher than { $low }
hand-reason-kicker = same figure, but the side card { $high } is higher than { $low }
hand-reason-missing = same so far, but { $rank } beats a missing card
hand-reason-fewer = { $more } cards beat { $fewer }: fewer cards lose
hand-reason-equal = equal in every rank

## Before a round
m-setup-packs = Use two packs with the same back and two hats.
m-setup-packs_own = Use three packs with the same back and two hats: one for the main decks, one each for the magic decks.
m-setup-compose = { $P }: put together 13 cards for { $Q } out of { $pool }, shuffle them and hand them over.
m-setup-compose_same = { $P }: collect the same 13 cards as before, shuffle them and hand them to { $Q }.
m-setup-deal = Shuffle the first pack, cut it in half and place main and magic deck in front of you.
m-setup-ante = Everybody puts { $n } into the pot: { $pot } for the winner of the game.
m-setup-special = Agreed: the card { $card } counts as { $rank }.
m-setup-option = House rule – { $option }: { $value }.
m-setup-option_number = House rule – { $option }: { $n }.

## The race
m-turn-ready = Hands back – wait for the signal.
m-turn-go = At “Go!”: one hand on one of your decks.
m-turn-go_any = At “Go!”: one hand on any deck.
m-turn-faster = { $P } was faster: { $deck }.
m-turn-repeat = Too close – once more.
m-turn-nobody = No hand on a deck – once more.
m-turn-false_start = { $P } was too early; { $Q } decides – touch a deck.
m-turn-false_start_repeat = Too early: { $P }. Once more.
m-turn-roll = { $P }: roll the die. 1 to 3 is main, 4 to 6 is magic.

## Choices of the faster player
m-choice-swap = { $P }: swap the magic decks or keep them?
m-choice-assign = { $P }: does the magic card count for you or for your opponent?
m-choice-swapped = The magic decks have changed places.
m-choice-kept = The magic decks stay where they are.
m-choice-swap_back = Put the magic decks back where they were.
m-choice-assigned = The magic card counts for { $P }, the main card for { $Q }.

## Cards
m-draw-reveal = { $P }: turn over the top card of your { $deck }.
m-compare-point = { $card } beats { $other }: point for { $P }, { $a }:{ $b }.
m-compare-tie = { $card } against { $other } is a tie – hats out, half a metre away.

## Hats
m-hat-throw = { $P }: throw { $n ->
    [one] one card
   *[other] { $n } cards
} from your { $deck } into your own hat.
m-hat-throw_fill = { $P }: throw { $n } cards into your own hat, { $k } of them from your { $other } because your { $deck } is too short.
m-hat-seconds = { $n ->
    [one] You have one second for all throws.
   *[other] You have { $n } seconds for all throws.
}
m-hat-exchange = Exchange the hats and lay the cards open.
m-hat-open = { $P }: the cards out of the hat of { $Q } lie open in front of you.
m-hat-misses = A card in the other hat is a miss.
m-hat-strays = A card in the other hat counts there. Tell how many there were.
m-hat-result = { $P } has { $hand }, { $Q } has { $other }: point for { $P }, { $a }:{ $b }. Reason: { $reason }.
m-hat-tie = Equal hands ({ $hand }) – nobody scores.
m-hat-rethrow = One more throw decides.
m-hat-return = { $P }: shuffle { $n ->
    [one] the missed card
   *[other] the { $n } missed cards
} back into your { $deck }.

## Decks
m-deck-status = { $P }: { $n } main, { $k } magic { $k ->
    [one] card
   *[other] cards
} left.
m-deck-magic_empty = { $P } has no magic deck any more.
m-deck-recounted = Counted by hand, { $P }: { $n } main, { $k } magic.

## The end of a round and of the game
m-round-no_main = { $P } cannot draw from the main deck: the round goes to { $Q }.
m-round-short_stack = { $P } has too few cards to throw: the round goes to { $Q }.
m-round-both_empty = Neither can go on: { $a }:{ $b }.
m-round-no_result = No result: the round is played again.
m-round-won = Round to { $P }, { $n } in a row.
m-round-seats = Next: { $P } against { $Q }.
m-game-won = { $P } has won three rounds in a row and wins the game.
m-game-pot = The pot of { $n } goes to { $P }.
m-adjusted = By hand for { $P }: { $n ->
    [one] one point
   *[other] { $n } points
}, now { $a }:{ $b }.

## Buttons
m-act-ready_both = Both magic decks handed over
m-act-ready = { $P }: magic deck handed over
m-act-dealt = Decks are in place
m-act-armed = Hands are back – start
m-act-faster = { $P }: { $deck }
m-act-hand_of = Hand of { $P }
m-act-repeat = Too close – again
m-act-false_start = Too early: { $P }
m-act-nobody = Nobody – again
m-act-rolled = { $P } rolled
m-act-keep = Keep
m-act-swap = Swap
m-act-mine = For me
m-act-yours = For my opponent
m-act-revealed_both = Enter both cards
m-act-revealed = Enter the card of { $P }
m-act-card = { $P }: { $card }
m-act-row = { $P }: { $cards }
m-act-thrown_both = Both are done throwing
m-act-thrown = { $P } is done throwing
m-act-exchanged = Hats exchanged, cards lie open
m-act-opened_both = Enter both rows
m-act-opened = Enter the row in front of { $P }
m-act-returned = Missed cards are back
m-act-next_round = Next round
m-act-seated = Next players are seated
m-act-recount = Correct the decks of { $P }

## What is asked for
m-field-die = Number on the die
m-field-card = Card turned over
m-field-row = Cards in the row
m-field-strays = How many of them this player threw
m-field-main = Cards in the main deck
m-field-magic = Cards in the magic deck

## Doubts
m-doubt-dead_heat = { $n ->
    [one] Only 1 µs between the two hands. Who was faster?
   *[other] Only { $n } µs between the two hands. Who was faster?
}
m-doubt-both_early = Both were too early: { $P } and { $Q }.
m-doubt-whose_hand = A hand on the { $deck } of { $P } – whose was it?
m-doubt-card = Which card lies in front of { $P }? It may be { $card }.
m-doubt-several = { $n } cards lie in front of { $P }. Which one was turned over?
m-doubt-row = Look at the row in front of { $P }: { $n ->
    [one] one card is
   *[other] { $n } cards are
} hard to read.

## Refusals
m-refused-phase = “{ $act }” does not fit now. The table is at “{ $state }”.
m-refused-seat = Nobody of this duel sits there.
m-refused-already = { $P } has done that already.
m-refused-race = A race needs the faster player and a deck, and a lead that is not below zero.
m-refused-early = That is no false start: name the player who was too early, and no one twice.
m-refused-decider = Only { $P } decides now.
m-refused-own_decks = A hand counts only on one's own decks.
m-refused-die = A die shows 1 to 6, not { $n }.
m-refused-no_card = Name at least one card.
m-refused-no_row = Name at least one row.
m-refused-unread = A card that was not read cannot count: enter it.
m-refused-special = { $card } may not be used at this table.
m-refused-twice = { $card } is there twice, but one pack holds it once: look at { $first } and at { $second }.
m-refused-hits = { $P } threw { $most }, so { $n } cannot lie in a hat.
m-refused-strays = A card in the other hat is a miss here and does not count.
m-refused-strays_range = { $n } stray cards are impossible: at most { $most }.
m-refused-recount = A main deck has 0 to { $n } cards, a magic deck 0 to { $k }.
m-refused-adjust_who = Only a player at the table has points to change.
m-refused-adjust_over = The round is over: take the last act back instead.
m-refused-adjust_range = { $P } would have { $n } points; 0 to { $target } are possible.

## Acts and states, for refusals
m-fact-composed = magic deck handed over
m-fact-dealt = decks in place
m-fact-armed = race begins
m-fact-raced = race
m-fact-rolled = die
m-fact-swapped = swap or keep
m-fact-assigned = whose magic card
m-fact-revealed = cards turned over
m-fact-thrown = thrown
m-fact-exchanged = hats exchanged
m-fact-opened = cards laid open
m-fact-returned = misses returned
m-fact-nextround = next round
m-fact-recounted = decks counted
m-phase-compose = putting magic decks together
m-phase-deal = dealing
m-phase-armed = hands back
m-phase-race = race
m-phase-roll = die
m-phase-swap = swap or keep
m-phase-assign = whose magic card
m-phase-draw = turning cards over
m-phase-throw = throwing
m-phase-count = opening the hats
m-phase-return = missed cards back
m-phase-round_end = end of the round
m-phase-game_end = end of the game

## House rules
option-magic_pool = Cards for the magic decks
option-magic_pool-colour_split = one takes the red half, the other the black half, changing every round
option-magic_pool-free_pick = both pick from the second pack
option-magic_pool-own_pack = everybody has a whole pack
option-slap_area = Decks a hand may land on
option-slap_area-own = only one's own
option-slap_area-any = any
option-slap_tie_ms = Too close to call below so many ms (0: as the pads were measured)
option-false_start = False start
option-false_start-other_wins = the other player counts as faster
option-false_start-repeat = the race is repeated
option-swap_lasts = A swap lasts
option-swap_lasts-yes = until the next swap
option-swap_lasts-one_turn = one turn
option-swap_with_empty = Swap although one magic deck is gone
option-swap_with_empty-no = no
option-swap_with_empty-yes = yes
option-mixed_caller = Who may call Magic when one magic deck is gone
option-mixed_caller-anyone = anyone
option-mixed_caller-owner_only = only who has one
option-cross_hat = A card in the other player's hat
option-cross_hat-miss = is a miss
option-cross_hat-counts_there = counts there
option-throw_seconds = Seconds for throwing (0: no limit)
option-hat_tie = Equal poker hands
option-hat_tie-no_point = nobody scores
option-hat_tie-rethrow_once = one more throw
option-short_hands = Poker hands of fewer than five cards
option-short_hands-rank = compared like any other
option-short_hands-fewer_loses = fewer cards always lose
option-short_stack = Fewer than five cards to throw
option-short_stack-throw_rest = throw what is there
option-short_stack-fill_from_other_deck = fill up from the other deck
option-short_stack-lose_round = the round is lost
option-main_empty = Empty main deck
option-main_empty-on_demand = loses when a main card is needed
option-main_empty-at_once = loses at once
option-both_empty = Both main decks empty
option-both_empty-points = more points win the round
option-both_empty-no_result = no result
option-magic_decks = Magic decks of later rounds
option-magic_decks-new_each_round = put together anew
option-magic_decks-same_cards = the same cards
option-rotation = More than two players
option-rotation-winner_stays = the winner stays
option-rotation-both_change = both change
option-no_result = A round without a result
option-no_result-ignore = is ignored
option-no_result-breaks_streak = breaks the run of wins
option-special_cards = Self-made cards
option-special_cards-agreed = count as agreed before the round
option-special_cards-forbidden = forbidden
option-special_cards-zero = count nothing
option-ante = Stake of each player (0: for fun)
option-played_cards = Cards that were compared
option-played_cards-out = are out until the round ends
option-played_cards-under_own_deck = go under their deck again
option-deck_choice = How the deck is chosen
option-deck_choice-race = race of hands
option-deck_choice-die = a die, players take turns
