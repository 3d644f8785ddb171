# A whole match after the Persian text: five deals with a push, a declaration, an exchange, refusals and a replayed tie.
setup {"game": "rummy", "players": ["Ada", "Ben", "Cem", "Dora"], "options": {"tie": "replay_deal_5"}}
    score Ada at S: 0 cards 0 won 0
    score Ben at W: 0 cards 0 won 0
    score Cem at N: 0 cards 0 won 0
    score Dora at E: 0 cards 0 won 0
    prompt r.dealer.ask [R3]
    prompt r.setup.teams a=r.term.team(a=Ada,b=Cem) b=r.term.team(a=Ben,b=Dora) [R1]
    prompt r.setup.option option=option.tie value=option.tie.replay_deal_5
    choices 4
> {"is": "FirstDealer", "player": 0}
    news r.dealer.is P=Ada @S [R3]
    prompt r.deal.start n=1 dealer=Ada cards=6 @S [R5]
    prompt r.deal.contract contract=(r.term.sets(count=2,n=3)) [R18]
    want cards discard
    choices 1
# A joker is turned up first: it is buried.
> {"is": "Dealt", "upcard": "*r"}
    news r.deal.wild_upcard card=*r @S [R6-P]
    prompt r.deal.wild_upcard card=*r @S [R6-P]
    prompt r.deal.start n=1 dealer=Ada cards=6 @S [R5]
    prompt r.deal.contract contract=(r.term.sets(count=2,n=3)) [R18]
    want cards discard
    choices 1
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "Kh", "confidence": 0.99, "zone": "discard", "quad": [[900, 900], [960.0, 900], [960.0, 990.0], [900, 990.0]], "points": [], "others": []}], "picture": ""}
    means {"is": "Dealt", "upcard": "Kh"}
    news r.deal.upcard card=Kh P=Ben @W [R4]
    score Ada at S: 0 cards 6 won 0
    score Ben at W: 0 cards 6 won 0
    score Cem at N: 0 cards 6 won 0
    score Dora at E: 0 cards 6 won 0
    prompt r.turn.draw P=Ben card=Kh @W [R15]
    choices 6
# Ben wants to draw without a push; he has to push.
> {"is": "DrewStock", "player": 1}
    refused r.why.push_or_take P=Ben @W [R15]
> {"is": "Pushed", "player": 1}
    news r.push.give P=Ben Q=Cem card=Kh @W [R15]
    score Cem at N: 0 cards 8 won 0
    prompt r.push.draw P=Ben @W [R15]
    prompt r.push.receive Q=Cem @N [R15]
    choices 5
> {"is": "DrewStock", "player": 1}
    news r.drew P=Ben n=81 @W [R15]
    score Ben at W: 0 cards 7 won 0
    prompt r.meld.contract P=Ben contract=(r.term.sets(count=2,n=3)) @W [R17]
    prompt r.discard P=Ben @W [R7]
    want cards table discard
    choices 7
> {"is": "Discarded", "player": 1, "card": "4d"}
    news r.discarded P=Ben card=4d @W [R7]
    score Ben at W: 0 cards 6 won 0
    prompt r.turn.draw P=Cem card=4d @N [R15]
    choices 6
# Cem lays half the contract; nothing but the whole counts.
> {"is": "TookUpcard", "player": 2}
    news r.took P=Cem card=4d @N [R15]
    score Cem at N: 0 cards 9 won 0
    prompt r.meld.contract P=Cem contract=(r.term.sets(count=2,n=3)) @N [R17]
    prompt r.discard P=Cem @N [R7]
    want cards table discard
    choices 7
> {"is": "Melded", "player": 2, "groups": [["7c", "7d", "7h"]], "readings": []}
    refused r.why.contract P=Cem contract=(r.term.sets(count=2,n=3)) missing=(r.term.sets(count=1,n=3)) @N [R17]
> {"is": "Melded", "player": 2, "groups": [["7c", "7d", "7h"], ["9s", "9d", "2c"]], "readings": []}
    news r.meld.ok P=Cem meld=r.term.meld(cards=(7c 7d 7h),reading=r.term.reading_set(rank=term.rank.7)) @N [R17]
    news r.meld.ok P=Cem meld=r.term.meld(cards=(9s 9d 2c),reading=r.term.reading_set(rank=term.rank.9)) @N [R17]
    news r.meld.met P=Cem @N [R17]
    score Cem at N: 0 cards 3 won 0
    prompt r.meld.more P=Cem @N [R19]
    prompt r.discard P=Cem @N [R7]
    want cards table discard
    choices 10
> {"is": "Discarded", "player": 2, "card": "Ts"}
    news r.discarded P=Cem card=Ts @N [R7]
    score Cem at N: 0 cards 2 won 0
    prompt r.turn.draw P=Dora card=Ts @E [R15]
    choices 6
> {"is": "TookUpcard", "player": 3}
    news r.took P=Dora card=Ts @E [R15]
    score Dora at E: 0 cards 7 won 0
    prompt r.meld.contract P=Dora contract=(r.term.sets(count=2,n=3)) @E [R17]
    prompt r.discard P=Dora @E [R7]
    want cards table discard
    choices 7
> {"is": "Discarded", "player": 3, "card": "3c"}
    news r.discarded P=Dora card=3c @E [R7]
    score Dora at E: 0 cards 6 won 0
    prompt r.turn.draw P=Ada card=3c @S [R15]
    choices 6
# Ada goes out in one turn, with the contract and the last discard.
> {"is": "TookUpcard", "player": 0}
    news r.took P=Ada card=3c @S [R15]
    score Ada at S: 0 cards 7 won 0
    prompt r.meld.contract P=Ada contract=(r.term.sets(count=2,n=3)) @S [R17]
    prompt r.discard P=Ada @S [R7]
    want cards table discard
    choices 7
> {"is": "Melded", "player": 0, "groups": [["Qc", "Qd", "Qh"], ["8s", "8d", "8c"]], "readings": []}
    news r.meld.ok P=Ada meld=r.term.meld(cards=(Qc Qd Qh),reading=r.term.reading_set(rank=term.rank.Q)) @S [R17]
    news r.meld.ok P=Ada meld=r.term.meld(cards=(8s 8d 8c),reading=r.term.reading_set(rank=term.rank.8)) @S [R17]
    news r.meld.met P=Ada @S [R17]
    score Ada at S: 0 cards 1 won 0
    prompt r.meld.more P=Ada @S [R19]
    prompt r.discard P=Ada @S [R7]
    want cards table discard
    choices 11
> {"is": "Discarded", "player": 0, "card": "5h"}
    news r.discarded P=Ada card=5h @S [R7]
    news r.out P=Ada @S [R24]
    score Ada at S: 0 cards 0 won 0
    prompt r.count.hand P=Ben n=6 @W [R26]
    prompt r.count.hand P=Dora n=6 @E [R26]
    want cards hand
    choices 6
> {"is": "Counted", "player": 1, "cards": ["Kd", "9h", "3s", "4c", "5c", "6c"]}
    news r.counted P=Ben n=35 @W [R26]
    prompt r.count.hand P=Dora n=6 @E [R26]
    want cards hand
    choices 3
> {"is": "Counted", "player": 3, "cards": ["Ad", "2h", "Jc", "9c", "5s", "Jh"]}
    news r.counted P=Dora n=65 @E [R26]
    news r.score.deal n=1 points=(r.term.points(team=r.term.team(a=Ada,b=Cem),n=0) r.term.points(team=r.term.team(a=Ben,b=Dora),n=100)) [R27]
    news r.score.total n=1 points=(r.term.points(team=r.term.team(a=Ada,b=Cem),n=0) r.term.points(team=r.term.team(a=Ben,b=Dora),n=100)) [R29]
    score Ada at S: 0 cards 0 won 1
    score Ben at W: 100 cards 0 won 0
    score Cem at N: 0 cards 0 won 1
    score Dora at E: 100 cards 0 won 0
    prompt r.deal.start n=2 dealer=Ben cards=7 @W [R5]
    prompt r.deal.contract contract=(r.term.sets(count=1,n=3) r.term.runs(count=1,n=4)) [R18]
    want cards discard
    choices 1
# Deal 2: a set and a run. The camera reads the contract of Cem, with a joker in the run.
> {"is": "Dealt", "upcard": "8h"}
    news r.deal.upcard card=8h P=Cem @N [R4]
    score Ada at S: 0 cards 7 won 1
    score Ben at W: 100 cards 7 won 0
    score Cem at N: 0 cards 7 won 1
    score Dora at E: 100 cards 7 won 0
    prompt r.turn.draw P=Cem card=8h @N [R15]
    choices 6
> {"is": "TookUpcard", "player": 2}
    news r.took P=Cem card=8h @N [R15]
    score Cem at N: 0 cards 8 won 1
    prompt r.meld.contract P=Cem contract=(r.term.sets(count=1,n=3) r.term.runs(count=1,n=4)) @N [R17]
    prompt r.discard P=Cem @N [R7]
    want cards table discard
    choices 7
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "5c", "confidence": 0.99, "zone": "table", "quad": [[100, 0], [160.0, 0], [160.0, 90.0], [100, 90.0]], "points": [], "others": []}, {"is": "SeenCard", "card": "5d", "confidence": 0.99, "zone": "table", "quad": [[130, 0], [190.0, 0], [190.0, 90.0], [130, 90.0]], "points": [], "others": []}, {"is": "SeenCard", "card": "5h", "confidence": 0.99, "zone": "table", "quad": [[160, 0], [220.0, 0], [220.0, 90.0], [160, 90.0]], "points": [], "others": []}, {"is": "SeenCard", "card": "9s", "confidence": 0.99, "zone": "table", "quad": [[100, 200], [160.0, 200], [160.0, 290.0], [100, 290.0]], "points": [], "others": []}, {"is": "SeenCard", "card": "Ts", "confidence": 0.99, "zone": "table", "quad": [[130, 200], [190.0, 200], [190.0, 290.0], [130, 290.0]], "points": [], "others": []}, {"is": "SeenCard", "card": "Js", "confidence": 0.99, "zone": "table", "quad": [[160, 200], [220.0, 200], [220.0, 290.0], [160, 290.0]], "points": [], "others": []}, {"is": "SeenCard", "card": "*b", "confidence": 0.99, "zone": "table", "quad": [[190, 200], [250.0, 200], [250.0, 290.0], [190, 290.0]], "points": [], "others": []}], "picture": ""}
    means {"is": "Melded", "player": 2, "groups": [["5c", "5d", "5h"], ["9s", "Ts", "Js", "*b"]], "readings": []}
    prompt r.meld.declare P=Cem cards=r.term.group(cards=(9s Ts Js *b)) readings=(r.term.reading_run(first=8s,last=Js) r.term.reading_run(first=9s,last=Qs)) @N [R13-P]
    choices 6
# It might be 8 to J or 9 to Q: Cem says which.
> {"is": "Declared", "player": 2, "reading": "run:S:9-12"}
    news r.meld.ok P=Cem meld=r.term.meld(cards=(5c 5d 5h),reading=r.term.reading_set(rank=term.rank.5)) @N [R17]
    news r.meld.ok P=Cem meld=r.term.meld(cards=(9s Ts Js *b),reading=r.term.reading_run(first=9s,last=Qs)) @N [R17]
    news r.meld.met P=Cem @N [R17]
    score Cem at N: 0 cards 1 won 1
    prompt r.meld.more P=Cem @N [R19]
    prompt r.discard P=Cem @N [R7]
    want cards table discard
    choices 10
# By counting he has one card left.
> {"is": "Discarded", "player": 2, "card": "6d"}
    news r.discarded P=Cem card=6d @N [R7]
    news r.out P=Cem @N [R24]
    score Cem at N: 0 cards 0 won 1
    prompt r.count.hand P=Dora n=7 @E [R26]
    prompt r.count.hand P=Ben n=7 @W [R26]
    want cards hand
    choices 6
> {"is": "Valued", "player": 3, "points": 35}
    news r.counted P=Dora n=35 @E [R26]
    prompt r.count.hand P=Ben n=7 @W [R26]
    want cards hand
    choices 3
> {"is": "Valued", "player": 1, "points": 35}
    news r.counted P=Ben n=35 @W [R26]
    news r.score.deal n=2 points=(r.term.points(team=r.term.team(a=Ada,b=Cem),n=0) r.term.points(team=r.term.team(a=Ben,b=Dora),n=70)) [R27]
    news r.score.total n=2 points=(r.term.points(team=r.term.team(a=Ada,b=Cem),n=0) r.term.points(team=r.term.team(a=Ben,b=Dora),n=170)) [R29]
    score Ada at S: 0 cards 0 won 2
    score Ben at W: 170 cards 0 won 0
    score Cem at N: 0 cards 0 won 2
    score Dora at E: 170 cards 0 won 0
    prompt r.deal.start n=3 dealer=Cem cards=8 @N [R5]
    prompt r.deal.contract contract=(r.term.runs(count=2,n=4)) [R18]
    want cards discard
    choices 1
# Deal 3: two runs of four; an exchange.
> {"is": "Dealt", "upcard": "3d"}
    news r.deal.upcard card=3d P=Dora @E [R4]
    score Ada at S: 0 cards 8 won 2
    score Ben at W: 170 cards 8 won 0
    score Cem at N: 0 cards 8 won 2
    score Dora at E: 170 cards 8 won 0
    prompt r.turn.draw P=Dora card=3d @E [R15]
    choices 6
> {"is": "Pushed", "player": 3}
    news r.push.give P=Dora Q=Ada card=3d @E [R15]
    score Ada at S: 0 cards 10 won 2
    prompt r.push.draw P=Dora @E [R15]
    prompt r.push.receive Q=Ada @S [R15]
    choices 5
> {"is": "DrewStock", "player": 3}
    news r.drew P=Dora n=73 @E [R15]
    score Dora at E: 170 cards 9 won 0
    prompt r.meld.contract P=Dora contract=(r.term.runs(count=2,n=4)) @E [R17]
    prompt r.discard P=Dora @E [R7]
    want cards table discard
    choices 7
> {"is": "Discarded", "player": 3, "card": "Jd"}
    news r.discarded P=Dora card=Jd @E [R7]
    score Dora at E: 170 cards 8 won 0
    prompt r.turn.draw P=Ada card=Jd @S [R15]
    choices 6
> {"is": "Pushed", "player": 0}
    news r.push.give P=Ada Q=Ben card=Jd @S [R15]
    score Ben at W: 170 cards 10 won 0
    prompt r.push.draw P=Ada @S [R15]
    prompt r.push.receive Q=Ben @W [R15]
    choices 5
> {"is": "DrewStock", "player": 0}
    news r.drew P=Ada n=71 @S [R15]
    score Ada at S: 0 cards 11 won 2
    prompt r.meld.contract P=Ada contract=(r.term.runs(count=2,n=4)) @S [R17]
    prompt r.discard P=Ada @S [R7]
    want cards table discard
    choices 7
> {"is": "Melded", "player": 0, "groups": [["4h", "5h", "*r", "7h"], ["8c", "9c", "Tc", "Jc"]], "readings": []}
    news r.meld.ok P=Ada meld=r.term.meld(cards=(4h 5h *r 7h),reading=r.term.reading_run(first=4h,last=7h)) @S [R17]
    news r.meld.ok P=Ada meld=r.term.meld(cards=(8c 9c Tc Jc),reading=r.term.reading_run(first=8c,last=Jc)) @S [R17]
    news r.meld.met P=Ada @S [R17]
    score Ada at S: 0 cards 3 won 2
    prompt r.meld.more P=Ada @S [R19]
    prompt r.discard P=Ada @S [R7]
    want cards table discard
    choices 12
> {"is": "Discarded", "player": 0, "card": "3s"}
    news r.discarded P=Ada card=3s @S [R7]
    score Ada at S: 0 cards 2 won 2
    prompt r.turn.draw P=Ben card=3s @W [R15]
    choices 6
> {"is": "Pushed", "player": 1}
    news r.push.give P=Ben Q=Cem card=3s @W [R15]
    score Cem at N: 0 cards 10 won 2
    prompt r.push.draw P=Ben @W [R15]
    prompt r.push.receive Q=Cem @N [R15]
    choices 5
> {"is": "DrewStock", "player": 1}
    news r.drew P=Ben n=69 @W [R15]
    score Ben at W: 170 cards 11 won 0
    prompt r.meld.contract P=Ben contract=(r.term.runs(count=2,n=4)) @W [R17]
    prompt r.discard P=Ben @W [R7]
    want cards table discard
    choices 7
> {"is": "Discarded", "player": 1, "card": "5c"}
    news r.discarded P=Ben card=5c @W [R7]
    score Ben at W: 170 cards 10 won 0
    prompt r.turn.draw P=Cem card=5c @N [R15]
    choices 6
> {"is": "Pushed", "player": 2}
    news r.push.give P=Cem Q=Dora card=5c @N [R15]
    score Dora at E: 170 cards 10 won 0
    prompt r.push.draw P=Cem @N [R15]
    prompt r.push.receive Q=Dora @E [R15]
    choices 5
> {"is": "DrewStock", "player": 2}
    news r.drew P=Cem n=67 @N [R15]
    score Cem at N: 0 cards 11 won 2
    prompt r.meld.contract P=Cem contract=(r.term.runs(count=2,n=4)) @N [R17]
    prompt r.discard P=Cem @N [R7]
    want cards table discard
    choices 7
> {"is": "Discarded", "player": 2, "card": "Qh"}
    news r.discarded P=Cem card=Qh @N [R7]
    score Cem at N: 0 cards 10 won 2
    prompt r.turn.draw P=Dora card=Qh @E [R15]
    choices 6
> {"is": "Pushed", "player": 3}
    news r.push.give P=Dora Q=Ada card=Qh @E [R15]
    score Ada at S: 0 cards 4 won 2
    prompt r.push.draw P=Dora @E [R15]
    prompt r.push.receive Q=Ada @S [R15]
    choices 5
> {"is": "DrewStock", "player": 3}
    news r.drew P=Dora n=65 @E [R15]
    score Dora at E: 170 cards 11 won 0
    prompt r.meld.contract P=Dora contract=(r.term.runs(count=2,n=4)) @E [R17]
    prompt r.discard P=Dora @E [R7]
    want cards table discard
    choices 7
> {"is": "Melded", "player": 3, "groups": [["3c", "4c", "5c", "6c"], ["9d", "Td", "Jd", "Qd"]], "readings": []}
    news r.meld.ok P=Dora meld=r.term.meld(cards=(3c 4c 5c 6c),reading=r.term.reading_run(first=3c,last=6c)) @E [R17]
    news r.meld.ok P=Dora meld=r.term.meld(cards=(9d Td Jd Qd),reading=r.term.reading_run(first=9d,last=Qd)) @E [R17]
    news r.meld.met P=Dora @E [R17]
    score Dora at E: 170 cards 3 won 0
    prompt r.meld.more P=Dora @E [R19]
    prompt r.discard P=Dora @E [R7]
    want cards table discard
    choices 16
> {"is": "LaidOff", "player": 3, "meld": 0, "cards": ["7d"], "end": ""}
    refused r.why.no_fit cards=r.term.group(cards=(7d)) meld=r.term.meld(cards=(4h 5h *r 7h),reading=r.term.reading_run(first=4h,last=7h)) @E [R20]
> {"is": "Replaced", "player": 3, "meld": 0, "card": "6h", "index": -1}
    news r.replaced P=Dora card=6h wild=*r @E [R22]
    score Dora at E: 170 cards 2 won 0
    prompt r.replace P=Dora card=*r @E [R22]
    want cards table
    choices 13
> {"is": "Discarded", "player": 3, "card": "8d"}
    refused r.why.use_wild P=Dora card=*r @E [R22]
> {"is": "LaidOff", "player": 3, "meld": 2, "cards": ["*r"], "end": "high"}
    news r.laid_off P=Dora cards=r.term.group(cards=(*r)) meld=r.term.meld(cards=(3c 4c 5c 6c *r),reading=r.term.reading_run(first=3c,last=7c)) @E [R19]
    prompt r.meld.more P=Dora @E [R19]
    prompt r.discard P=Dora @E [R7]
    want cards table discard
    choices 15
> {"is": "Discarded", "player": 3, "card": "8d"}
    news r.discarded P=Dora card=8d @E [R7]
    score Dora at E: 170 cards 1 won 0
    prompt r.turn.draw P=Ada card=8d @S [R15]
    choices 6
> {"is": "Pushed", "player": 0}
    news r.push.give P=Ada Q=Ben card=8d @S [R15]
    score Ben at W: 170 cards 12 won 0
    prompt r.push.draw P=Ada @S [R15]
    prompt r.push.receive Q=Ben @W [R15]
    choices 5
> {"is": "DrewStock", "player": 0}
    news r.drew P=Ada n=63 @S [R15]
    score Ada at S: 0 cards 5 won 2
    prompt r.meld.more P=Ada @S [R19]
    prompt r.discard P=Ada @S [R7]
    want cards table discard
    choices 16
> {"is": "Discarded", "player": 0, "card": "7s"}
    news r.discarded P=Ada card=7s @S [R7]
    score Ada at S: 0 cards 4 won 2
    prompt r.turn.draw P=Ben card=7s @W [R15]
    choices 6
> {"is": "Pushed", "player": 1}
    news r.push.give P=Ben Q=Cem card=7s @W [R15]
    score Cem at N: 0 cards 12 won 2
    prompt r.push.draw P=Ben @W [R15]
    prompt r.push.receive Q=Cem @N [R15]
    choices 5
> {"is": "DrewStock", "player": 1}
    news r.drew P=Ben n=61 @W [R15]
    score Ben at W: 170 cards 13 won 0
    prompt r.meld.contract P=Ben contract=(r.term.runs(count=2,n=4)) @W [R17]
    prompt r.discard P=Ben @W [R7]
    want cards table discard
    choices 7
> {"is": "Discarded", "player": 1, "card": "2h"}
    news r.discarded P=Ben card=2h @W [R7]
    score Ben at W: 170 cards 12 won 0
    prompt r.turn.draw P=Cem card=2h @N [R15]
    choices 6
> {"is": "Pushed", "player": 2}
    news r.push.give P=Cem Q=Dora card=2h @N [R15]
    score Dora at E: 170 cards 3 won 0
    prompt r.push.draw P=Cem @N [R15]
    prompt r.push.receive Q=Dora @E [R15]
    choices 5
> {"is": "DrewStock", "player": 2}
    news r.drew P=Cem n=59 @N [R15]
    score Cem at N: 0 cards 13 won 2
    prompt r.meld.contract P=Cem contract=(r.term.runs(count=2,n=4)) @N [R17]
    prompt r.discard P=Cem @N [R7]
    want cards table discard
    choices 7
> {"is": "Discarded", "player": 2, "card": "9c"}
    news r.discarded P=Cem card=9c @N [R7]
    score Cem at N: 0 cards 12 won 2
    prompt r.turn.draw P=Dora card=9c @E [R15]
    choices 6
# Somebody looks: Dora holds one card only. She takes the nine, lays a seven off and discards the nine: out.
> {"is": "Recounted", "player": 3, "n": 1}
    news r.recounted P=Dora n=1 @E [R7]
    score Dora at E: 170 cards 1 won 0
    prompt r.turn.draw P=Dora card=9c @E [R15]
    choices 6
> {"is": "TookUpcard", "player": 3}
    news r.took P=Dora card=9c @E [R15]
    score Dora at E: 170 cards 2 won 0
    prompt r.meld.more P=Dora @E [R19]
    prompt r.discard P=Dora @E [R7]
    want cards table discard
    choices 15
> {"is": "LaidOff", "player": 3, "meld": 1, "cards": ["7c"], "end": "low"}
    news r.laid_off P=Dora cards=r.term.group(cards=(7c)) meld=r.term.meld(cards=(7c 8c 9c Tc Jc),reading=r.term.reading_run(first=7c,last=Jc)) @E [R19]
    score Dora at E: 170 cards 1 won 0
    prompt r.meld.more P=Dora @E [R19]
    prompt r.discard P=Dora @E [R7]
    want cards table discard
    choices 15
> {"is": "Discarded", "player": 3, "card": "9c"}
    news r.discarded P=Dora card=9c @E [R7]
    news r.out P=Dora @E [R24]
    score Dora at E: 170 cards 0 won 0
    prompt r.count.hand P=Ada n=4 @S [R26]
    prompt r.count.hand P=Cem n=12 @N [R26]
    want cards hand
    choices 6
> {"is": "Valued", "player": 0, "points": 20}
    news r.counted P=Ada n=20 @S [R26]
    prompt r.count.hand P=Cem n=12 @N [R26]
    want cards hand
    choices 3
> {"is": "Valued", "player": 2, "points": 60}
    news r.counted P=Cem n=60 @N [R26]
    news r.score.deal n=3 points=(r.term.points(team=r.term.team(a=Ada,b=Cem),n=80) r.term.points(team=r.term.team(a=Ben,b=Dora),n=0)) [R27]
    news r.score.total n=3 points=(r.term.points(team=r.term.team(a=Ada,b=Cem),n=80) r.term.points(team=r.term.team(a=Ben,b=Dora),n=170)) [R29]
    score Ada at S: 80 cards 0 won 2
    score Ben at W: 170 cards 0 won 1
    score Cem at N: 80 cards 0 won 2
    score Dora at E: 170 cards 0 won 1
    prompt r.deal.start n=4 dealer=Dora cards=9 @E [R5]
    prompt r.deal.contract contract=(r.term.sets(count=3,n=3)) [R18]
    want cards discard
    choices 1
# Deal 4: three sets. Dora's last discard is taken back: it was another card.
> {"is": "Dealt", "upcard": "9c"}
    news r.deal.upcard card=9c P=Ada @S [R4]
    score Ada at S: 80 cards 9 won 2
    score Ben at W: 170 cards 9 won 1
    score Cem at N: 80 cards 9 won 2
    score Dora at E: 170 cards 9 won 1
    prompt r.turn.draw P=Ada card=9c @S [R15]
    choices 6
> {"is": "TookUpcard", "player": 0}
    news r.took P=Ada card=9c @S [R15]
    score Ada at S: 80 cards 10 won 2
    prompt r.meld.contract P=Ada contract=(r.term.sets(count=3,n=3)) @S [R17]
    prompt r.discard P=Ada @S [R7]
    want cards table discard
    choices 7
> {"is": "Melded", "player": 0, "groups": [["6c", "6d", "6h"], ["Jc", "Jd", "Jh"], ["Ac", "Ad", "Ah"]], "readings": []}
    news r.meld.ok P=Ada meld=r.term.meld(cards=(6c 6d 6h),reading=r.term.reading_set(rank=term.rank.6)) @S [R17]
    news r.meld.ok P=Ada meld=r.term.meld(cards=(Jc Jd Jh),reading=r.term.reading_set(rank=term.rank.J)) @S [R17]
    news r.meld.ok P=Ada meld=r.term.meld(cards=(Ac Ad Ah),reading=r.term.reading_set(rank=term.rank.A)) @S [R17]
    news r.meld.met P=Ada @S [R17]
    score Ada at S: 80 cards 1 won 2
    prompt r.meld.more P=Ada @S [R19]
    prompt r.discard P=Ada @S [R7]
    want cards table discard
    choices 9
> {"is": "Discarded", "player": 0, "card": "3c"}
    news r.discarded P=Ada card=3c @S [R7]
    news r.out P=Ada @S [R24]
    score Ada at S: 80 cards 0 won 2
    prompt r.count.hand P=Ben n=9 @W [R26]
    prompt r.count.hand P=Dora n=9 @E [R26]
    want cards hand
    choices 6
< 1
    score Ada at S: 80 cards 1 won 2
    prompt r.meld.more P=Ada @S [R19]
    prompt r.discard P=Ada @S [R7]
    want cards table discard
    choices 9
> {"is": "Discarded", "player": 0, "card": "3d"}
    news r.discarded P=Ada card=3d @S [R7]
    news r.out P=Ada @S [R24]
    score Ada at S: 80 cards 0 won 2
    prompt r.count.hand P=Ben n=9 @W [R26]
    prompt r.count.hand P=Dora n=9 @E [R26]
    want cards hand
    choices 6
> {"is": "Valued", "player": 1, "points": 45}
    news r.counted P=Ben n=45 @W [R26]
    prompt r.count.hand P=Dora n=9 @E [R26]
    want cards hand
    choices 3
> {"is": "Valued", "player": 3, "points": 45}
    news r.counted P=Dora n=45 @E [R26]
    news r.score.deal n=4 points=(r.term.points(team=r.term.team(a=Ada,b=Cem),n=0) r.term.points(team=r.term.team(a=Ben,b=Dora),n=90)) [R27]
    news r.score.total n=4 points=(r.term.points(team=r.term.team(a=Ada,b=Cem),n=80) r.term.points(team=r.term.team(a=Ben,b=Dora),n=260)) [R29]
    score Ada at S: 80 cards 0 won 3
    score Ben at W: 260 cards 0 won 1
    score Cem at N: 80 cards 0 won 3
    score Dora at E: 260 cards 0 won 1
    prompt r.deal.start n=5 dealer=Ada cards=10 @S [R5]
    prompt r.deal.contract contract=(r.term.runs(count=2,n=5)) [R18]
    want cards discard
    choices 1
# Deal 5: two runs of five. The referee corrects the totals to a tie before the last hand is counted.
> {"is": "Dealt", "upcard": "9c"}
    news r.deal.upcard card=9c P=Ben @W [R4]
    score Ada at S: 80 cards 10 won 3
    score Ben at W: 260 cards 10 won 1
    score Cem at N: 80 cards 10 won 3
    score Dora at E: 260 cards 10 won 1
    prompt r.turn.draw P=Ben card=9c @W [R15]
    choices 6
> {"is": "TookUpcard", "player": 1}
    news r.took P=Ben card=9c @W [R15]
    score Ben at W: 260 cards 11 won 1
    prompt r.meld.contract P=Ben contract=(r.term.runs(count=2,n=5)) @W [R17]
    prompt r.discard P=Ben @W [R7]
    want cards table discard
    choices 7
> {"is": "Melded", "player": 1, "groups": [["3s", "4s", "5s", "6s", "7s"], ["8h", "9h", "Th", "Jh", "Qh"]], "readings": []}
    news r.meld.ok P=Ben meld=r.term.meld(cards=(3s 4s 5s 6s 7s),reading=r.term.reading_run(first=3s,last=7s)) @W [R17]
    news r.meld.ok P=Ben meld=r.term.meld(cards=(8h 9h Th Jh Qh),reading=r.term.reading_run(first=8h,last=Qh)) @W [R17]
    news r.meld.met P=Ben @W [R17]
    score Ben at W: 260 cards 1 won 1
    prompt r.meld.more P=Ben @W [R19]
    prompt r.discard P=Ben @W [R7]
    want cards table discard
    choices 10
> {"is": "Discarded", "player": 1, "card": "Kd"}
    news r.discarded P=Ben card=Kd @W [R7]
    news r.out P=Ben @W [R24]
    score Ben at W: 260 cards 0 won 1
    prompt r.count.hand P=Cem n=10 @N [R26]
    prompt r.count.hand P=Ada n=10 @S [R26]
    want cards hand
    choices 6
! {"is": "Adjust", "player": 2, "points": 80, "reason": "counted wrong in deal 2"}
    news r.adjusted team=r.term.team(a=Ada,b=Cem) n=80 [R29]
    score Ada at S: 160 cards 10 won 3
    score Cem at N: 160 cards 10 won 3
    prompt r.count.hand P=Cem n=10 @N [R26]
    prompt r.count.hand P=Ada n=10 @S [R26]
    want cards hand
    choices 6
> {"is": "Valued", "player": 2, "points": 50}
    news r.counted P=Cem n=50 @N [R26]
    prompt r.count.hand P=Ada n=10 @S [R26]
    want cards hand
    choices 3
> {"is": "Valued", "player": 0, "points": 50}
    news r.counted P=Ada n=50 @S [R26]
    news r.score.deal n=5 points=(r.term.points(team=r.term.team(a=Ada,b=Cem),n=100) r.term.points(team=r.term.team(a=Ben,b=Dora),n=0)) [R27]
    news r.score.total n=5 points=(r.term.points(team=r.term.team(a=Ada,b=Cem),n=260) r.term.points(team=r.term.team(a=Ben,b=Dora),n=260)) [R29]
    score Ada at S: 260 cards 0 won 3
    score Ben at W: 260 cards 0 won 2
    score Cem at N: 260 cards 0 won 3
    score Dora at E: 260 cards 0 won 2
    prompt r.deal.again n=6 dealer=Ben cards=10 @W [R5]
    prompt r.deal.contract contract=(r.term.runs(count=2,n=5)) [R18]
    want cards discard
    choices 1
# A tie: deal 5 is played again.
> {"is": "Dealt", "upcard": "Td"}
    news r.deal.upcard card=Td P=Cem @N [R4]
    score Ada at S: 260 cards 10 won 3
    score Ben at W: 260 cards 10 won 2
    score Cem at N: 260 cards 10 won 3
    score Dora at E: 260 cards 10 won 2
    prompt r.turn.draw P=Cem card=Td @N [R15]
    choices 6
> {"is": "TookUpcard", "player": 2}
    news r.took P=Cem card=Td @N [R15]
    score Cem at N: 260 cards 11 won 3
    prompt r.meld.contract P=Cem contract=(r.term.runs(count=2,n=5)) @N [R17]
    prompt r.discard P=Cem @N [R7]
    want cards table discard
    choices 7
> {"is": "Melded", "player": 2, "groups": [["3s", "4s", "5s", "6s", "7s"], ["8h", "9h", "Th", "Jh", "Qh"]], "readings": []}
    news r.meld.ok P=Cem meld=r.term.meld(cards=(3s 4s 5s 6s 7s),reading=r.term.reading_run(first=3s,last=7s)) @N [R17]
    news r.meld.ok P=Cem meld=r.term.meld(cards=(8h 9h Th Jh Qh),reading=r.term.reading_run(first=8h,last=Qh)) @N [R17]
    news r.meld.met P=Cem @N [R17]
    score Cem at N: 260 cards 1 won 3
    prompt r.meld.more P=Cem @N [R19]
    prompt r.discard P=Cem @N [R7]
    want cards table discard
    choices 10
> {"is": "Discarded", "player": 2, "card": "Kd"}
    news r.discarded P=Cem card=Kd @N [R7]
    news r.out P=Cem @N [R24]
    score Cem at N: 260 cards 0 won 3
    prompt r.count.hand P=Dora n=10 @E [R26]
    prompt r.count.hand P=Ben n=10 @W [R26]
    want cards hand
    choices 6
> {"is": "Valued", "player": 3, "points": 50}
    news r.counted P=Dora n=50 @E [R26]
    prompt r.count.hand P=Ben n=10 @W [R26]
    want cards hand
    choices 3
> {"is": "Valued", "player": 1, "points": 50}
    news r.counted P=Ben n=50 @W [R26]
    news r.score.deal n=6 points=(r.term.points(team=r.term.team(a=Ada,b=Cem),n=0) r.term.points(team=r.term.team(a=Ben,b=Dora),n=100)) [R27]
    news r.score.total n=6 points=(r.term.points(team=r.term.team(a=Ada,b=Cem),n=260) r.term.points(team=r.term.team(a=Ben,b=Dora),n=360)) [R29]
    score Ada at S: 260 cards 10 won 4
    score Ben at W: 360 cards 10 won 2
    score Cem at N: 260 cards 0 won 4
    score Dora at E: 360 cards 10 won 2
    prompt r.game.end team=r.term.team(a=Ada,b=Cem) a=260 b=360 [R29]
    choices 0
    outcome r.game.end team=r.term.team(a=Ada,b=Cem) a=260 b=360 [R29] winners [0, 2]
