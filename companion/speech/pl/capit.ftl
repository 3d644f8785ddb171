# Cap-It: co jest inaczej niż w remiku w parach. $prize, $ante i $pot to żetony.

c-setup-packs = Gracze: { $n }. Weźcie talie ({ $packs }) i jokery ({ $jokers }).
c-setup-pot = Każdy wkłada do puli { $ante }; za każdą wygraną rundę { $prize }.
c-setup-pot_small = Pięć nagród po { $prize } to więcej niż pula { $pot }. Zmniejszcie nagrodę albo podnieście stawkę.
c-deal = Runda { $n }: { $dealer } daje każdemu po tyle kart: { $cards }, i odkrywa jedną. Kontrakt: { $contract }.
c-push-target = Obie karty dostaje { $Q }.
c-round-won = { $P } kończy i bierze { $prize } z puli.
c-round-lowest = Nikt nie skończył. { $P } ma na ręce najmniej i bierze { $prize } z puli.
c-round-none = Nikt nie wygrywa rundy; { $prize } zostaje w puli.
c-score = Runda { $n } – { ROW($points) }. Razem – { ROW($totals) }.
c-game-end = { $P } ma najniższą sumę i zabiera pozostałe { $n }.
c-game-shared = { $P } mają najniższą sumę i dzielą się resztą: { $n }.

option-min_players = Najmniej graczy
option-min_players-4 = czworo
option-min_players-3 = troje
option-min_players-2 = dwoje
option-no_winner_prize = Nagroda za rundę, której nikt nie wygrał
option-no_winner_prize-stay = zostaje w puli
option-no_winner_prize-lowest_hand = trafia do jedynej najniższej ręki
option-prize = Nagroda za każdą wygraną rundę
option-tie-last_round = decyduje ostatnia runda
