# Cap-It: was anders ist als beim Partner-Rommé. $prize, $ante und $pot sind Chips.

c-setup-packs = { $n } Spieler: Nehmt { $packs } Kartenspiele und { $jokers } Joker.
c-setup-pot = Jeder legt { $ante } in den Topf; { $prize } für jede gewonnene Runde.
c-setup-pot_small = Fünf Preise zu { $prize } sind mehr als der Topf mit { $pot }. Macht den Preis kleiner oder den Einsatz größer.
c-deal = Runde { $n }: { $dealer } gibt jedem { $cards } Karten und deckt eine auf. Kontrakt: { $contract }.
c-push-target = Die zwei Karten gehen an { $Q }.
c-round-won = { $P } macht Schluss und nimmt { $prize } aus dem Topf.
c-round-lowest = Niemand hat Schluss gemacht. { $P } hält am wenigsten und nimmt { $prize } aus dem Topf.
c-round-none = Niemand gewinnt die Runde; { $prize } bleiben im Topf.
c-score = Runde { $n } – { ROW($points) }. Gesamt – { ROW($totals) }.
c-game-end = { $P } hat die kleinste Summe und nimmt die restlichen { $n }.
c-game-shared = { $P } haben die kleinste Summe und teilen sich die restlichen { $n }.

option-min_players = Mindestzahl der Spieler
option-min_players-4 = vier
option-min_players-3 = drei
option-min_players-2 = zwei
option-no_winner_prize = Der Preis einer Runde, die niemand gewinnt
option-no_winner_prize-stay = bleibt im Topf
option-no_winner_prize-lowest_hand = geht an die eine niedrigste Hand
option-prize = Preis für jede gewonnene Runde
option-tie-last_round = entscheidet die letzte Runde
