# Cap-It with five players, three packs and a pot: three winners, and a round that the stock ended.
setup {"game": "capit", "players": ["Ada", "Ben", "Cem", "Dora", "Ewa"], "options": {"ante": 10, "prize": 6}}
    score Ada: 0 cards 0 won 0
    score Ben: 0 cards 0 won 0
    score Cem: 0 cards 0 won 0
    score Dora: 0 cards 0 won 0
    score Ewa: 0 cards 0 won 0
    prompt r.dealer.ask [R3]
    prompt c.setup.packs n=5 packs=3 jokers=6 [C4]
    prompt c.setup.pot ante=10 prize=6 [C7]
    choices 5
> {"is": "FirstDealer", "player": 2}
    news r.dealer.is P=Cem [R3]
    prompt c.deal n=1 dealer=Cem cards=10 contract=(r.term.sets(count=2,n=3)) [C2]
    want cards discard
    choices 1
> {"is": "Dealt", "upcard": "2s"}
    news r.deal.wild_upcard card=2s [R6-P]
    prompt r.deal.wild_upcard card=2s [R6-P]
    prompt c.deal n=1 dealer=Cem cards=10 contract=(r.term.sets(count=2,n=3)) [C2]
    want cards discard
    choices 1
> {"is": "Dealt", "upcard": "8d"}
    news r.deal.upcard card=8d P=Dora [R4]
    score Ada: 0 cards 10 won 0
    score Ben: 0 cards 10 won 0
    score Cem: 0 cards 10 won 0
    score Dora: 0 cards 10 won 0
    score Ewa: 0 cards 10 won 0
    prompt r.turn.draw P=Dora card=8d [R15]
    choices 7
# Dora pushes to Ewa.
> {"is": "Pushed", "player": 3}
    news r.push.give P=Dora Q=Ewa card=8d [R15]
    news c.push.target Q=Ewa [C1]
    score Ewa: 0 cards 12 won 0
    prompt r.push.draw P=Dora [R15]
    prompt r.push.receive Q=Ewa [C1]
    choices 6
> {"is": "DrewStock", "player": 3}
    news r.drew P=Dora n=109 [R15]
    score Dora: 0 cards 11 won 0
    prompt r.meld.contract P=Dora contract=(r.term.sets(count=2,n=3)) [R17]
    prompt r.discard P=Dora [R7]
    want cards table discard
    choices 8
> {"is": "Discarded", "player": 3, "card": "4d"}
    news r.discarded P=Dora card=4d [R7]
    score Dora: 0 cards 10 won 0
    prompt r.turn.draw P=Ewa card=4d [R15]
    choices 7
# Ewa has twelve cards and takes one more; she lays the contract and more, and goes out.
> {"is": "TookUpcard", "player": 4}
    news r.took P=Ewa card=4d [R15]
    score Ewa: 0 cards 13 won 0
    prompt r.meld.contract P=Ewa contract=(r.term.sets(count=2,n=3)) [R17]
    prompt r.discard P=Ewa [R7]
    want cards table discard
    choices 8
> {"is": "Melded", "player": 4, "groups": [["7c", "7d", "7h"], ["9s", "9d", "9c"], ["Js", "Qs", "Ks", "As"], ["Th", "Td", "Tc"]], "readings": []}
    news r.meld.ok P=Ewa meld=r.term.meld(cards=(7c 7d 7h),reading=r.term.reading_set(rank=term.rank.7)) [R17]
    news r.meld.ok P=Ewa meld=r.term.meld(cards=(9s 9d 9c),reading=r.term.reading_set(rank=term.rank.9)) [R17]
    news r.meld.ok P=Ewa meld=r.term.meld(cards=(Js Qs Ks As),reading=r.term.reading_run(first=Js,last=As)) [R17]
    news r.meld.ok P=Ewa meld=r.term.meld(cards=(Th Td Tc),reading=r.term.reading_set(rank=term.rank.T)) [R17]
    news r.meld.met P=Ewa [R17]
    news r.out P=Ewa [R24]
    score Ewa: 0 cards 0 won 0
    prompt r.count.hand P=Dora n=10 [R26]
    prompt r.count.hand P=Ada n=10 [R26]
    prompt r.count.hand P=Ben n=10 [R26]
    prompt r.count.hand P=Cem n=10 [R26]
    want cards hand
    choices 12
> {"is": "Valued", "player": 3, "points": 100}
    news r.counted P=Dora n=100 [R26]
    prompt r.count.hand P=Ada n=10 [R26]
    prompt r.count.hand P=Ben n=10 [R26]
    prompt r.count.hand P=Cem n=10 [R26]
    want cards hand
    choices 9
> {"is": "Valued", "player": 0, "points": 100}
    news r.counted P=Ada n=100 [R26]
    prompt r.count.hand P=Ben n=10 [R26]
    prompt r.count.hand P=Cem n=10 [R26]
    want cards hand
    choices 6
> {"is": "Valued", "player": 1, "points": 100}
    news r.counted P=Ben n=100 [R26]
    prompt r.count.hand P=Cem n=10 [R26]
    want cards hand
    choices 3
> {"is": "Valued", "player": 2, "points": 100}
    news r.counted P=Cem n=100 [R26]
    news c.round.won P=Ewa prize=6 [C8]
    news c.score n=1 points=(r.term.points(team=Ada,n=100) r.term.points(team=Ben,n=100) r.term.points(team=Cem,n=100) r.term.points(team=Dora,n=100) r.term.points(team=Ewa,n=0)) totals=(r.term.points(team=Ada,n=100) r.term.points(team=Ben,n=100) r.term.points(team=Cem,n=100) r.term.points(team=Dora,n=100) r.term.points(team=Ewa,n=0)) [C5]
    score Ada: 100 cards 0 won 0
    score Ben: 100 cards 0 won 0
    score Cem: 100 cards 0 won 0
    score Dora: 100 cards 0 won 0
    score Ewa: 0 cards 0 won 1
    prompt c.deal n=2 dealer=Dora cards=10 contract=(r.term.sets(count=1,n=3) r.term.runs(count=1,n=4)) [C2]
    want cards discard
    choices 1
> {"is": "Dealt", "upcard": "Kh"}
    news r.deal.upcard card=Kh P=Ewa [R4]
    score Ada: 100 cards 10 won 0
    score Ben: 100 cards 10 won 0
    score Cem: 100 cards 10 won 0
    score Dora: 100 cards 10 won 0
    score Ewa: 0 cards 10 won 1
    prompt r.turn.draw P=Ewa card=Kh [R15]
    choices 7
> {"is": "TookUpcard", "player": 4}
    news r.took P=Ewa card=Kh [R15]
    score Ewa: 0 cards 11 won 1
    prompt r.meld.contract P=Ewa contract=(r.term.sets(count=1,n=3) r.term.runs(count=1,n=4)) [R17]
    prompt r.discard P=Ewa [R7]
    want cards table discard
    choices 8
> {"is": "Melded", "player": 4, "groups": [["5c", "5d", "5s"], ["3h", "4h", "5h", "6h"], ["Qd", "Qc", "*r"]], "readings": []}
    news r.meld.ok P=Ewa meld=r.term.meld(cards=(5c 5d 5s),reading=r.term.reading_set(rank=term.rank.5)) [R17]
    news r.meld.ok P=Ewa meld=r.term.meld(cards=(3h 4h 5h 6h),reading=r.term.reading_run(first=3h,last=6h)) [R17]
    news r.meld.ok P=Ewa meld=r.term.meld(cards=(Qd Qc *r),reading=r.term.reading_set(rank=term.rank.Q)) [R17]
    news r.meld.met P=Ewa [R17]
    score Ewa: 0 cards 1 won 1
    prompt r.meld.more P=Ewa [R19]
    prompt r.discard P=Ewa [R7]
    want cards table discard
    choices 12
> {"is": "Discarded", "player": 4, "card": "2d"}
    news r.discarded P=Ewa card=2d [R7]
    news r.out P=Ewa [R24]
    score Ewa: 0 cards 0 won 1
    prompt r.count.hand P=Ada n=10 [R26]
    prompt r.count.hand P=Ben n=10 [R26]
    prompt r.count.hand P=Cem n=10 [R26]
    prompt r.count.hand P=Dora n=10 [R26]
    want cards hand
    choices 12
> {"is": "Valued", "player": 0, "points": 50}
    news r.counted P=Ada n=50 [R26]
    prompt r.count.hand P=Ben n=10 [R26]
    prompt r.count.hand P=Cem n=10 [R26]
    prompt r.count.hand P=Dora n=10 [R26]
    want cards hand
    choices 9
> {"is": "Valued", "player": 1, "points": 50}
    news r.counted P=Ben n=50 [R26]
    prompt r.count.hand P=Cem n=10 [R26]
    prompt r.count.hand P=Dora n=10 [R26]
    want cards hand
    choices 6
> {"is": "Valued", "player": 2, "points": 50}
    news r.counted P=Cem n=50 [R26]
    prompt r.count.hand P=Dora n=10 [R26]
    want cards hand
    choices 3
> {"is": "Valued", "player": 3, "points": 50}
    news r.counted P=Dora n=50 [R26]
    news c.round.won P=Ewa prize=6 [C8]
    news c.score n=2 points=(r.term.points(team=Ada,n=50) r.term.points(team=Ben,n=50) r.term.points(team=Cem,n=50) r.term.points(team=Dora,n=50) r.term.points(team=Ewa,n=0)) totals=(r.term.points(team=Ada,n=150) r.term.points(team=Ben,n=150) r.term.points(team=Cem,n=150) r.term.points(team=Dora,n=150) r.term.points(team=Ewa,n=0)) [C5]
    score Ada: 150 cards 0 won 0
    score Ben: 150 cards 0 won 0
    score Cem: 150 cards 0 won 0
    score Dora: 150 cards 0 won 0
    score Ewa: 0 cards 0 won 2
    prompt c.deal n=3 dealer=Ewa cards=10 contract=(r.term.runs(count=2,n=4)) [C2]
    want cards discard
    choices 1
# Round 3: two runs of four.
> {"is": "Dealt", "upcard": "6c"}
    news r.deal.upcard card=6c P=Ada [R4]
    score Ada: 150 cards 10 won 0
    score Ben: 150 cards 10 won 0
    score Cem: 150 cards 10 won 0
    score Dora: 150 cards 10 won 0
    score Ewa: 0 cards 10 won 2
    prompt r.turn.draw P=Ada card=6c [R15]
    choices 7
> {"is": "TookUpcard", "player": 0}
    news r.took P=Ada card=6c [R15]
    score Ada: 150 cards 11 won 0
    prompt r.meld.contract P=Ada contract=(r.term.runs(count=2,n=4)) [R17]
    prompt r.discard P=Ada [R7]
    want cards table discard
    choices 8
> {"is": "Melded", "player": 0, "groups": [["3c", "4c", "5c", "6c"], ["9d", "Td", "Jd", "Qd"], ["Ks", "Kd", "Kh"]], "readings": []}
    news r.meld.ok P=Ada meld=r.term.meld(cards=(3c 4c 5c 6c),reading=r.term.reading_run(first=3c,last=6c)) [R17]
    news r.meld.ok P=Ada meld=r.term.meld(cards=(9d Td Jd Qd),reading=r.term.reading_run(first=9d,last=Qd)) [R17]
    news r.meld.ok P=Ada meld=r.term.meld(cards=(Ks Kd Kh),reading=r.term.reading_set(rank=term.rank.K)) [R17]
    news r.meld.met P=Ada [R17]
    news r.out P=Ada [R24]
    score Ada: 150 cards 0 won 0
    prompt r.count.hand P=Ben n=10 [R26]
    prompt r.count.hand P=Cem n=10 [R26]
    prompt r.count.hand P=Dora n=10 [R26]
    prompt r.count.hand P=Ewa n=10 [R26]
    want cards hand
    choices 12
> {"is": "Counted", "player": 1, "cards": ["3h", "4s", "5s", "9h", "Kc", "Qs", "Jh", "*r", "2h", "As"]}
    news r.counted P=Ben n=105 [R26]
    prompt r.count.hand P=Cem n=10 [R26]
    prompt r.count.hand P=Dora n=10 [R26]
    prompt r.count.hand P=Ewa n=10 [R26]
    want cards hand
    choices 9
> {"is": "Valued", "player": 2, "points": 50}
    news r.counted P=Cem n=50 [R26]
    prompt r.count.hand P=Dora n=10 [R26]
    prompt r.count.hand P=Ewa n=10 [R26]
    want cards hand
    choices 6
> {"is": "Valued", "player": 3, "points": 50}
    news r.counted P=Dora n=50 [R26]
    prompt r.count.hand P=Ewa n=10 [R26]
    want cards hand
    choices 3
> {"is": "Valued", "player": 4, "points": 50}
    news r.counted P=Ewa n=50 [R26]
    news c.round.won P=Ada prize=6 [C8]
    news c.score n=3 points=(r.term.points(team=Ada,n=0) r.term.points(team=Ben,n=105) r.term.points(team=Cem,n=50) r.term.points(team=Dora,n=50) r.term.points(team=Ewa,n=50)) totals=(r.term.points(team=Ada,n=150) r.term.points(team=Ben,n=255) r.term.points(team=Cem,n=200) r.term.points(team=Dora,n=200) r.term.points(team=Ewa,n=50)) [C5]
    score Ada: 150 cards 0 won 1
    score Ben: 255 cards 0 won 0
    score Cem: 200 cards 0 won 0
    score Dora: 200 cards 0 won 0
    score Ewa: 50 cards 0 won 2
    prompt c.deal n=4 dealer=Ada cards=10 contract=(r.term.sets(count=3,n=3)) [C2]
    want cards discard
    choices 1
> {"is": "Dealt", "upcard": "3c"}
    news r.deal.upcard card=3c P=Ben [R4]
    score Ada: 150 cards 10 won 1
    score Ben: 255 cards 10 won 0
    score Cem: 200 cards 10 won 0
    score Dora: 200 cards 10 won 0
    score Ewa: 50 cards 10 won 2
    prompt r.turn.draw P=Ben card=3c [R15]
    choices 7
> {"is": "TookUpcard", "player": 1}
    news r.took P=Ben card=3c [R15]
    score Ben: 255 cards 11 won 0
    prompt r.meld.contract P=Ben contract=(r.term.sets(count=3,n=3)) [R17]
    prompt r.discard P=Ben [R7]
    want cards table discard
    choices 8
> {"is": "Melded", "player": 1, "groups": [["7c", "7d", "7h"], ["9s", "9d", "9c"], ["Qs", "Qd", "Qh"]], "readings": []}
    news r.meld.ok P=Ben meld=r.term.meld(cards=(7c 7d 7h),reading=r.term.reading_set(rank=term.rank.7)) [R17]
    news r.meld.ok P=Ben meld=r.term.meld(cards=(9s 9d 9c),reading=r.term.reading_set(rank=term.rank.9)) [R17]
    news r.meld.ok P=Ben meld=r.term.meld(cards=(Qs Qd Qh),reading=r.term.reading_set(rank=term.rank.Q)) [R17]
    news r.meld.met P=Ben [R17]
    score Ben: 255 cards 2 won 0
    prompt r.meld.more P=Ben [R19]
    prompt r.discard P=Ben [R7]
    want cards table discard
    choices 10
> {"is": "LaidOff", "player": 1, "meld": 0, "cards": ["7s"], "end": ""}
    news r.laid_off P=Ben cards=r.term.group(cards=(7s)) meld=r.term.meld(cards=(7c 7d 7h 7s),reading=r.term.reading_set(rank=term.rank.7)) [R19]
    score Ben: 255 cards 1 won 0
    prompt r.meld.more P=Ben [R19]
    prompt r.discard P=Ben [R7]
    want cards table discard
    choices 9
> {"is": "Discarded", "player": 1, "card": "5d"}
    news r.discarded P=Ben card=5d [R7]
    news r.out P=Ben [R24]
    score Ben: 255 cards 0 won 0
    prompt r.count.hand P=Cem n=10 [R26]
    prompt r.count.hand P=Dora n=10 [R26]
    prompt r.count.hand P=Ewa n=10 [R26]
    prompt r.count.hand P=Ada n=10 [R26]
    want cards hand
    choices 12
> {"is": "Valued", "player": 2, "points": 50}
    news r.counted P=Cem n=50 [R26]
    prompt r.count.hand P=Dora n=10 [R26]
    prompt r.count.hand P=Ewa n=10 [R26]
    prompt r.count.hand P=Ada n=10 [R26]
    want cards hand
    choices 9
> {"is": "Valued", "player": 3, "points": 50}
    news r.counted P=Dora n=50 [R26]
    prompt r.count.hand P=Ewa n=10 [R26]
    prompt r.count.hand P=Ada n=10 [R26]
    want cards hand
    choices 6
> {"is": "Valued", "player": 4, "points": 50}
    news r.counted P=Ewa n=50 [R26]
    prompt r.count.hand P=Ada n=10 [R26]
    want cards hand
    choices 3
> {"is": "Valued", "player": 0, "points": 50}
    news r.counted P=Ada n=50 [R26]
    news c.round.won P=Ben prize=6 [C8]
    news c.score n=4 points=(r.term.points(team=Ada,n=50) r.term.points(team=Ben,n=0) r.term.points(team=Cem,n=50) r.term.points(team=Dora,n=50) r.term.points(team=Ewa,n=50)) totals=(r.term.points(team=Ada,n=200) r.term.points(team=Ben,n=255) r.term.points(team=Cem,n=250) r.term.points(team=Dora,n=250) r.term.points(team=Ewa,n=100)) [C5]
    score Ada: 200 cards 0 won 1
    score Ben: 255 cards 0 won 1
    score Cem: 250 cards 0 won 0
    score Dora: 250 cards 0 won 0
    score Ewa: 100 cards 0 won 2
    prompt c.deal n=5 dealer=Ben cards=10 contract=(r.term.runs(count=1,n=3) r.term.runs(count=1,n=7)) [C2]
    want cards discard
    choices 1
# Round 5: two runs of five are Push, not Cap-It.
> {"is": "Dealt", "upcard": "3c"}
    news r.deal.upcard card=3c P=Cem [R4]
    score Ada: 200 cards 10 won 1
    score Ben: 255 cards 10 won 1
    score Cem: 250 cards 10 won 0
    score Dora: 250 cards 10 won 0
    score Ewa: 100 cards 10 won 2
    prompt r.turn.draw P=Cem card=3c [R15]
    choices 7
> {"is": "TookUpcard", "player": 2}
    news r.took P=Cem card=3c [R15]
    score Cem: 250 cards 11 won 0
    prompt r.meld.contract P=Cem contract=(r.term.runs(count=1,n=3) r.term.runs(count=1,n=7)) [R17]
    prompt r.discard P=Cem [R7]
    want cards table discard
    choices 8
> {"is": "Melded", "player": 2, "groups": [["3s", "4s", "5s", "6s", "7s"], ["8h", "9h", "Th", "Jh", "Qh"]], "readings": []}
    refused r.why.contract P=Cem contract=(r.term.runs(count=1,n=3) r.term.runs(count=1,n=7)) missing=(r.term.runs(count=1,n=7)) [R17]
> {"is": "Melded", "player": 2, "groups": [["3s", "4s", "5s"], ["8h", "9h", "Th", "Jh", "Qh", "Kh", "Ah"]], "readings": []}
    news r.meld.ok P=Cem meld=r.term.meld(cards=(3s 4s 5s),reading=r.term.reading_run(first=3s,last=5s)) [R17]
    news r.meld.ok P=Cem meld=r.term.meld(cards=(8h 9h Th Jh Qh Kh Ah),reading=r.term.reading_run(first=8h,last=Ah)) [R17]
    news r.meld.met P=Cem [R17]
    score Cem: 250 cards 1 won 0
    prompt r.meld.more P=Cem [R19]
    prompt r.discard P=Cem [R7]
    want cards table discard
    choices 10
> {"is": "Discarded", "player": 2, "card": "Kd"}
    news r.discarded P=Cem card=Kd [R7]
    news r.out P=Cem [R24]
    score Cem: 250 cards 0 won 0
    prompt r.count.hand P=Dora n=10 [R26]
    prompt r.count.hand P=Ewa n=10 [R26]
    prompt r.count.hand P=Ada n=10 [R26]
    prompt r.count.hand P=Ben n=10 [R26]
    want cards hand
    choices 12
> {"is": "Valued", "player": 3, "points": 50}
    news r.counted P=Dora n=50 [R26]
    prompt r.count.hand P=Ewa n=10 [R26]
    prompt r.count.hand P=Ada n=10 [R26]
    prompt r.count.hand P=Ben n=10 [R26]
    want cards hand
    choices 9
> {"is": "Valued", "player": 4, "points": 50}
    news r.counted P=Ewa n=50 [R26]
    prompt r.count.hand P=Ada n=10 [R26]
    prompt r.count.hand P=Ben n=10 [R26]
    want cards hand
    choices 6
> {"is": "Valued", "player": 0, "points": 50}
    news r.counted P=Ada n=50 [R26]
    prompt r.count.hand P=Ben n=10 [R26]
    want cards hand
    choices 3
> {"is": "Valued", "player": 1, "points": 50}
    news r.counted P=Ben n=50 [R26]
    news c.round.won P=Cem prize=6 [C8]
    news c.score n=5 points=(r.term.points(team=Ada,n=50) r.term.points(team=Ben,n=50) r.term.points(team=Cem,n=0) r.term.points(team=Dora,n=50) r.term.points(team=Ewa,n=50)) totals=(r.term.points(team=Ada,n=250) r.term.points(team=Ben,n=305) r.term.points(team=Cem,n=250) r.term.points(team=Dora,n=300) r.term.points(team=Ewa,n=150)) [C5]
    score Ada: 250 cards 10 won 1
    score Ben: 305 cards 10 won 1
    score Cem: 250 cards 0 won 1
    score Dora: 300 cards 10 won 0
    score Ewa: 150 cards 10 won 2
    prompt c.game.end P=Ewa n=20 [C8]
    choices 0
    outcome c.game.end P=Ewa n=20 [C8] winners [4]
