# The pictures of four games on the pages, statistics, and the pages of an evening. $P and $Q are players, $n a number.

## The board
web-board-board = The board
web-board-empty_hole = empty
web-board-stock = in hand:
# A number follows.
web-board-shots_left = Shots left:
web-board-no_limit = as long as you hit
# Stones and numbers follow.
web-board-loose = Loose:
web-board-take_off = To be taken off:
web-board-put_back = Put the stone back into its hole.
web-board-take_out = This stone may not stay there.
web-board-sheet = Points
web-board-stones = Stones
web-board-lines = Lines
web-board-crosses = Crosses
web-board-bad_lines = Bad lines
web-board-by_hand = By hand
web-board-total = Total
web-board-formations = Formations
web-board-sunk_none = No stone has been sunk yet.
web-board-last_round = Last round: it is played to its end.
web-board-centre_pending = The first shot is for the middle.
web-board-centre_locked = The middle is locked.
web-board-item-stone = Stone in row { $r }
web-board-item-turned = turned over: double
web-board-item-marked = mark up: 3 extra
web-board-item-across = line of four in row { $r }
web-board-item-upright = upright line of four
web-board-item-diagonal = diagonal line of four
web-board-item-four = line of four
web-board-item-cross = cross
web-board-item-five = bad line of five

## Push your luck
web-luck-column_1 = Column 1
web-luck-column_2 = Column 2
web-luck-leftover = Left over
web-luck-empty_column = No card yet.
web-luck-open = open
web-luck-banked = banked
web-luck-pile = Pile
web-luck-discard = Discards
web-luck-pass = { $n ->
    [1] first time through
   *[other] second and last time through
}
web-luck-last_turn = Last turn
web-luck-bust = Chance of a bust: { $percent } % ({ $b } of { $n } cards)
# Numbers follow.
web-luck-kings = Kings
web-luck-jokers = Jokers
web-luck-misfits = Fit nowhere
web-luck-still = What is still in the pile
web-luck-turned = Where does this card go?
web-luck-collected = Open cards, one by one

## Rummy and Cap-It
web-rummy-deal_n = Deal { $n }
web-rummy-contract_is = Contract: { $contract }
web-rummy-push = Both cards go from { $P } to { $Q }.
web-rummy-pot_is = Pot: { $left } of { $pot } left, { $prize } for each round won.
web-rummy-stock = Stock
web-rummy-discard = Discards
web-rummy-no_discard = No discard
web-rummy-met = Contract met
web-rummy-not_met = Contract open
# A number follows.
web-rummy-cards = Cards
web-rummy-melds = Melds
web-rummy-no_melds = No meld on the table yet.
# Cards follow.
web-rummy-stands_for = stands for
web-rummy-meld = Meld
web-rummy-next_meld = Next meld
web-rummy-deals = Deals
web-rummy-deal = Deal
web-rummy-total = Total
web-rummy-hand = Counted:
web-rummy-went_out = went out
web-rummy-paid = From the pot:
# A name follows.
web-rummy-partner = with
web-rummy-freed = to be used now
web-rummy-pending = Not named yet
