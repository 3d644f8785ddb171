# Push, the partnership rummy. $P and $Q are players, $team is a player or two partners, $cards are cards.

## Words
r-term-sets = { $count ->
    [one] a set of { $n }
   *[other] { $count } sets of { $n }
}
r-term-runs = { $count ->
    [one] a run of { $n }
   *[other] { $count } runs of { $n }
}
r-term-reading_set = a set of { FORM($rank, "plural") }
r-term-reading_run = the run { $first } to { $last }
r-term-meld = { $cards } ({ $reading })
r-term-group = { $cards }
r-term-team = { $a } and { $b }
r-term-points = { $team }: { $n }

## Before the first deal
r-dealer-ask = Draw lots: who deals first?
r-dealer-is = { $P } deals first.
r-setup-teams = Partners sit opposite: { $a } against { $b }. Two packs and four jokers.
r-setup-option = House rule – { $option }: { $value }.
r-setup-option_number = House rule – { $option }: { $n }.

## The deal
r-deal-start = Deal { $n }: { $dealer } gives everybody { $cards } cards and turns one up.
r-deal-again = A tie: the last deal is played again. { $dealer } gives everybody { $cards } cards and turns one up.
r-deal-contract = Contract: { $contract }.
r-deal-wild_upcard = { $card } is wild: bury it in the stock and turn another card.
r-deal-upcard = { $card } is turned up. { $P } begins.

## Drawing
r-turn-draw = { $P }: take the { $card } or push.
r-turn-take_only = { $P }: take the { $card }. One stock card is too few for a push.
r-turn-stock_empty = { $P }: take the { $card }, or say that you cannot draw. The stock is empty.
r-turn-draw_stock = { $P }: no discard lies there, draw one stock card.
r-turn-nothing = { $P }: neither discard nor stock is left. Say that you cannot draw.
r-took = { $P } takes the { $card }.
r-push-give = { $P } pushes: the top stock card, face down, and the { $card } go to { $Q }.
r-push-draw = { $P }, now draw the next stock card.
r-push-receive = { $Q }: take both cards into your hand.
r-drew = { $P } draws. { $n ->
    [one] One stock card is left.
   *[other] { $n } stock cards are left.
}
r-stock-low = { $n ->
    [0] No stock card is left.
    [one] One stock card is left.
   *[other] { $n } stock cards are left.
}
r-stock-empty = The stock is empty: { $P } cannot draw, the deal is over.
r-stock-blocked = { $n ->
    [one] A turn
   *[other] { $n } turns in a row
} without a push or a meld: the deal is over.

## Melding
r-meld-contract = { $P }: contract is { $contract }. Lay all of it in one turn or nothing.
r-meld-declare = { $P }: what is { $cards }? It can be { OR($readings) }.
r-meld-declare_any = { $P }: what is { $cards }? Say set and rank, or run and its cards.
r-meld-ok = Valid: { $meld }.
r-meld-met = { $P } has met the contract.
r-meld-bad = { $cards } is not valid – { $reason } Take it back.
r-meld-more = { $P } has met the contract: lay more melds, or add to any meld on the table.
r-meld-not_yet = { $P } has not met the own contract yet.
r-laid_off = { $P } lays off { $cards }: { $meld }.
r-replaced = { $P } puts the { $card } in the place of the { $wild }.
r-replace = { $P }: use the { $card } in a meld now. It does not go into your hand.
r-discard = { $P }: discard one card to end your turn.
r-discarded = { $P } discards the { $card }.
r-recounted = { $P } holds { $n ->
    [one] one card.
   *[other] { $n } cards.
}

## The end of a deal and of the match
r-out = { $P } is out: the deal is over.
r-count-hand = { $P }: lay your hand open to be counted. It should be { $n ->
    [one] one card.
   *[other] { $n } cards.
}
r-counted = { $P }: { $n ->
    [one] one point
   *[other] { $n } points
} in hand.
r-score-deal = Deal { $n } – { ROW($points) }.
r-score-total = After deal { $n } – { ROW($points) }.
r-adjusted = By hand – { $team }: { $n }.
r-game-end = { $team } win with { $a } to { $b }.
r-game-tie = A tie at { $n } points: both teams win.

## Buttons
r-act-first_dealer = { $P } deals first
r-act-dealt = Dealt, this card is turned up
r-act-take = { $P } takes the { $card }
r-act-push = { $P } pushes to { $Q }
r-act-drew = { $P } has drawn from the stock
r-act-cannot_draw = { $P } cannot draw
r-act-discard = { $P } discards
r-act-discard_unseen = { $P } has discarded (card not named)
r-act-keep = { $P } has no card that may be discarded
r-act-contract = { $P } lays the contract: { $contract }
r-act-meld = { $P } lays melds
r-act-meld_wild = { $P } lays a new meld with the { $card }
r-act-declare = It is { $reading }
r-act-lay_off_low = Add below to meld { $n }: { $meld }
r-act-lay_off_high = Add above to meld { $n }: { $meld }
r-act-lay_off_set = Add to meld { $n }: { $meld }
r-act-replace = Exchange a wild card in meld { $n }: { $meld }
r-act-counted = { $P } names the { $n ->
    [one] card
   *[other] { $n } cards
} left
r-act-valued = { $P } counts { $n ->
    [one] the card
   *[other] the { $n } cards
} left: points
r-act-recounted = { $P } holds another number of cards than { $n }
r-act-seen = It is { $cards }
r-act-seen_low = { $cards } lies below the run
r-act-seen_high = { $cards } lies above the run

## Fields
r-field-upcard = Card turned up
r-field-discard = Discarded card
r-field-groups = Melds, each with its cards
r-field-cards = Cards, the first next to the meld
r-field-natural = Card put in the place of the wild one
r-field-hand = Cards in hand
r-field-points = Points in hand
r-field-n = Cards in hand

## What the camera is not sure of
r-doubt-card = Which card is this? It looks like the { $card }.
r-doubt-upcard = { $n } cards lie where one was turned up. Which one is it?
r-doubt-too_many = The { $card } lies there too often: the packs hold only { $n }. Look at these places.
r-doubt-lay_off = Where do the new cards of meld { $n } belong?

## Why not? Sentences that stand alone or after "is not valid –"
r-why-unread = not every card could be read: name them all.
r-why-too_few = a meld needs at least three cards.
r-why-no_natural = at least one natural card is needed.
r-why-same_suit = the { $card } is in the set twice.
r-why-set_full = a set has at most { $n } cards.
r-why-twice = the { $card } is in the run twice.
r-why-run_full = a run has at most 13 cards.
r-why-corner = a run does not go round the corner from king over ace to two.
r-why-gap = { $n ->
    [one] one card is missing
   *[other] { $n } cards are missing
} in the run, and there { $wild ->
    [0] is no wild card.
    [one] is only one wild card.
   *[other] are only { $wild } wild cards.
}
r-why-too_wild = { $n } wild cards are too many: a meld may hold { $most }.
r-why-mixed = the cards are neither of one rank nor a run of one suit.
r-why-not_that = these cards are not { $reading }.
r-why-no_reading = “{ $said }” is nothing that these cards can be.
r-why-readings = More meanings were said than there are groups.
r-why-contract = { $P } has to lay the contract first: { $contract }. Still missing: { $missing }.
r-why-hand = By counting { $P } holds { $held ->
    [one] one card, not { $n }.
   *[other] { $held } cards, not { $n }.
}
r-why-keep_one = { $P } must keep one card to discard.
r-why-too_many = That would be one { $card } too many: the packs hold { $n }.
r-why-turn = It is { $P }’s turn, not { $Q }’s.
r-why-draw_first = { $P } has to draw first.
r-why-drawn = { $P } has already drawn.
r-why-declare_first = First say what the laid cards are meant to be, { $P }.
r-why-use_wild = { $P }: the { $card } must be used in a meld now.
r-why-other_meld = The { $card } must go into another meld than the one it came from.
r-why-no_discard = { $P }: there is no discard to take or push.
r-why-push_or_take = { $P }: take the discard or push it; drawing alone is not allowed.
r-why-push_two = { $P }: a push needs two stock cards here. Take the discard.
r-why-stock_empty = { $P } cannot draw: the stock is empty.
r-why-stock_left = { $n ->
    [one] One stock card is
   *[other] { $n } stock cards are
} still there: push.
r-why-must_discard = { $P } must discard one card.
r-why-wild_discard = Wild cards may not be discarded here, so not the { $card }.
r-why-return = { $P } has just taken the { $card } and may not discard it again.
r-why-no_meld = There is no meld { $n } on the table.
r-why-no_fit = { $cards } does not fit to { $meld }.
r-why-which_end = { $cards } fits at both ends of { $meld }: say below or above.
r-why-no_wild = The { $card } cannot take the place of a wild card in { $meld }.
r-why-natural_two = The { $card } stands in its own place and is no wild card.
r-why-wild_unused = { $P } could not use the freed wild card at once.
r-why-not_counted = { $P }’s hand is not counted, or has been counted.
r-why-count = By counting { $P } holds { $held ->
    [one] one card, but { $n } were named.
   *[other] { $held } cards, but { $n } were named.
}
r-why-points = { $n } points are impossible with the { $held ->
    [one] one card
   *[other] { $held } cards
} that { $P } holds.
r-why-impossible_hand = Nobody can hold { $n } cards.
r-why-no_player = There is no such player.
r-why-not_now = That is not possible now.
r-why-over = The match is over.

## House rules
option-wild_only = Melds of wild cards only
option-wild_only-yes = allowed, and named
option-wild_only-no = not allowed, one natural card is needed
option-dup_suits = A suit twice in a set
option-dup_suits-no = not allowed
option-dup_suits-yes = allowed, up to one card for each suit and pack
option-max_wild_per_meld = Wild cards in one meld
option-max_wild_per_meld-none = any number
option-max_wild_per_meld-1 = at most 1
option-max_wild_per_meld-2 = at most 2
option-max_wild_per_meld-3 = at most 3
option-max_wild_per_meld-4 = at most 4
option-max_wild_per_meld-5 = at most 5
option-max_wild_per_meld-6 = at most 6
option-max_wild_per_meld-7 = at most 7
option-max_wild_per_meld-8 = at most 8
option-max_wild_per_meld-9 = at most 9
option-max_wild_per_meld-10 = at most 10
option-max_wild_per_meld-11 = at most 11
option-max_wild_per_meld-12 = at most 12
option-freed_wild = A freed wild card goes
option-freed_wild-any = into any meld
option-freed_wild-other = into another meld
option-contract = Lengths of the contract
option-contract-minimum = at least
option-contract-exact = exactly
option-push_needs_two = A push needs two stock cards
option-push_needs_two-no = no, with one the deal ends
option-push_needs_two-yes = yes
option-empty_stock_limit = Turns without a meld before the deal ends once nobody can push
option-no_return = The card just taken may not be discarded
option-no_return-no = no, it may
option-no_return-yes = yes
option-discard_wild = Wild cards may be discarded
option-discard_wild-yes = yes
option-discard_wild-no = no
option-out_needs_discard = The last card must be a discard
option-out_needs_discard-no = no
option-out_needs_discard-yes = yes
option-tie-replay_deal_5 = deal five is played again
option-tie-last_deal_decides = the last deal decides
