# Cap-It: che cosa cambia rispetto al ramino a coppie. $prize, $ante e $pot sono gettoni.

c-setup-packs = { $n } giocatori: prendete { $packs } mazzi e { $jokers } jolly.
c-setup-pot = Ognuno mette { $ante } nel piatto; { $prize } per ogni round vinto.
c-setup-pot_small = Cinque premi da { $prize } sono più del piatto di { $pot }. Abbassate il premio o alzate la posta.
c-deal = Round { $n }: { $dealer } dà { $cards } carte a testa e ne gira una. Contratto: { $contract }.
c-push-target = Le due carte vanno a { $Q }.
c-round-won = { $P } chiude e prende { $prize } dal piatto.
c-round-lowest = Non ha chiuso nessuno. { $P } ha in mano meno di tutti e prende { $prize } dal piatto.
c-round-none = Nessuno vince il round; { $prize } restano nel piatto.
c-score = Round { $n } – { ROW($points) }. Totali – { ROW($totals) }.
c-game-end = { $P } ha il totale più basso e prende i { $n } che restano.
c-game-shared = { $P } hanno il totale più basso e si dividono i { $n } che restano.

option-min_players = Numero minimo di giocatori
option-min_players-4 = quattro
option-min_players-3 = tre
option-min_players-2 = due
option-no_winner_prize = Il premio di un round che nessuno vince
option-no_winner_prize-stay = resta nel piatto
option-no_winner_prize-lowest_hand = va all'unica mano più bassa
option-prize = Premio per ogni round vinto
option-tie-last_round = decide l'ultimo round
