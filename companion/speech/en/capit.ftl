# Cap-It: what differs from the partnership rummy. $prize, $ante and $pot are chips.

c-setup-packs = { $n } players: use { $packs } packs and { $jokers } jokers.
c-setup-pot = Everybody puts { $ante } into the pot; { $prize } for each round won.
c-setup-pot_small = Five prizes of { $prize } are more than the pot of { $pot }. Lower the prize or raise the stake.
c-deal = Round { $n }: { $dealer } gives everybody { $cards } cards and turns one up. Contract: { $contract }.
c-push-target = The two cards go to { $Q }.
c-round-won = { $P } is out and takes { $prize } from the pot.
c-round-lowest = Nobody went out. { $P } holds least and takes { $prize } from the pot.
c-round-none = Nobody wins the round; { $prize } stays in the pot.
c-score = Round { $n } – { ROW($points) }. Totals – { ROW($totals) }.
c-game-end = { $P } has the lowest total and takes the remaining { $n }.
c-game-shared = { $P } have the lowest total and share the remaining { $n }.

option-min_players = Fewest players
option-min_players-4 = four
option-min_players-3 = three
option-min_players-2 = two
option-no_winner_prize = The prize of a round nobody wins
option-no_winner_prize-stay = stays in the pot
option-no_winner_prize-lowest_hand = goes to the one lowest hand
option-prize = Prize for each round won
option-tie-last_round = the last round decides
