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
web-rummy-turn = to play
web-rummy-freed = to be used now
web-rummy-pending = Not named yet

## The evening: next game and all matches
web-evening-title = Evening
web-evening-next = Next game
web-evening-begins = { $P } begins: the loser of the last game.
web-evening-again = Start the next game
web-evening-other = Another game or other players
web-evening-people = Who has played here
web-evening-matches = All matches
web-evening-none = No match has been played here yet.
web-evening-on_table = on the table
web-evening-unfinished = unfinished
web-evening-won = won
web-evening-older = Older matches
web-evening-match_n = Match { $n }
web-evening-match_pages = Pages of match { $n }
web-evening-as_txt = Story
web-evening-as_csv = Table (CSV)
web-evening-as_json = Everything (JSON)
web-evening-play_on = Play on
web-evening-running = Another match is being played. It is put aside; nothing of it is lost.
web-evening-aside = Put the match aside?
web-evening-aside_yes = Yes, put it aside
web-evening-aside_no = No
web-evening-no_match = There is no match number { $n }.

## Statistics
web-stats-title = Statistics
web-stats-house = Everybody of this house
web-stats-of_house = { $n ->
    [one] Out of one match.
   *[other] Out of { $n } matches.
}
web-stats-played = Played
web-stats-won = Won
# Of reaction times in milliseconds.
web-stats-middle = Middle reaction (ms)
web-stats-best = Fastest (ms)
web-stats-in_words = In words
web-stats-points = Points
web-stats-reactions = Reactions
web-stats-margins = Leads
web-stats-early = False starts
web-stats-longest = Longest run
web-stats-about-points = After every entry that counts.
web-stats-about-reactions = Milliseconds from the signal to the hand. The bar marks the middle one.
web-stats-about-margins = By how many milliseconds the faster hand was ahead, and how often.
web-stats-about-early = Hands that came before the signal.
web-stats-about-longest = Most points in a row without anybody else scoring.
web-stats-none-points = Nothing has been counted yet.
web-stats-none-reactions = No hand has been timed yet: reactions are measured from a signal.
web-stats-none-margins = No race has been timed yet.
web-stats-none-early = Nobody was too early.
web-stats-none-longest = Nobody has scored yet.
web-stats-reaction_of = { $P }: middle { $ms } ms, fastest { $best } ms, { $n ->
    [one] one hand.
   *[other] { $n } hands.
}
web-stats-margin_of = { $n ->
    [one] One race
   *[other] { $n } races
}, from { $low } to { $high } ms, middle { $ms } ms.
web-stats-early_of = { $P }: { $n ->
    [one] one false start.
   *[other] { $n } false starts.
}
web-stats-longest_of = { $P }: { $n } in a row.
web-stats-points_of = { $P }: { $n ->
    [one] one point
   *[other] { $n } points
} after { $facts ->
    [one] one entry.
   *[other] { $facts } entries.
}
