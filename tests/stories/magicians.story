# A whole game by the standard rules, three players and a stake. Round 1 is played as pads and camera see it.
setup {"game": "magicians", "players": ["Ada", "Ben", "Cem"], "options": {"ante": 5}, "specials": {"!dragon": 14}}
    score Ada at S: 0 rounds 0 stake 5 streak 0
    score Ben at N: 0 rounds 0 stake 5 streak 0
    score Cem: 0 rounds 0 stake 5 streak 0
    prompt m.setup.packs [M1]
    prompt m.setup.compose P=Ada Q=Ben pool=term.pool.red @S [M4]
    prompt m.setup.compose P=Ben Q=Ada pool=term.pool.black @N [M4]
    prompt m.setup.ante n=5 pot=15 [M7]
    prompt m.setup.special card=dragon rank=term.rank.A [M31]
    choices 3
> {"is": "Composed", "seat": "S"}
    prompt m.setup.packs [M1]
    prompt m.setup.compose P=Ben Q=Ada pool=term.pool.black @N [M4]
    prompt m.setup.ante n=5 pot=15 [M7]
    prompt m.setup.special card=dragon rank=term.rank.A [M31]
    choices 1
> {"is": "Composed", "seat": "N"}
    prompt m.setup.deal [M3]
    choices 1
> {"is": "Dealt"}
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=26 k=13 @S [M6]
    prompt m.deck.status P=Ben n=26 k=13 @N [M6]
    choices 3
# Nobody asked for a race yet.
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "S", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "N", "pad": "main", "at_ns": 1020000000}], "early": [], "margin_us": 20000, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means nothing
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=26 k=13 @S [M6]
    prompt m.deck.status P=Ben n=26 k=13 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
# 3 ms apart: a dead heat, the referee lets it be run again.
~ {"is": "Race", "kind": "dead_heat", "presses": [{"is": "Press", "seat": "S", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "N", "pad": "magic", "at_ns": 1003000000}], "early": [], "margin_us": 3000, "tolerance_us": 5000, "go_ns": null, "edges": []}
    doubt m.doubt.dead_heat n=3000 [M10]
    choice m.act.repeat [M10] {"is": "Raced", "kind": "dead_heat", "seat": null, "pad": null, "margin_us": 3000, "early": [], "on": null}
    choice m.act.faster P=Ada deck=term.deck.main @S [M9] {"is": "Raced", "kind": "clear", "seat": "S", "pad": "main", "margin_us": 3000, "early": [], "on": null}
    choice m.act.faster P=Ben deck=term.deck.magic @N [M9] {"is": "Raced", "kind": "clear", "seat": "N", "pad": "magic", "margin_us": 3000, "early": [], "on": null}
> {"is": "Raced", "kind": "dead_heat", "seat": null, "pad": null, "margin_us": 3000, "early": [], "on": null}
    news m.turn.repeat [M10]
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=26 k=13 @S [M6]
    prompt m.deck.status P=Ben n=26 k=13 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=26 k=13 @S [M6]
    prompt m.deck.status P=Ben n=26 k=13 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
# Ben is too early and nobody has touched a deck since: Ada decides.
~ {"is": "Race", "kind": "false_start", "presses": [], "early": [{"is": "Press", "seat": "N", "pad": "magic", "at_ns": 1000000000}], "margin_us": null, "tolerance_us": 5000, "go_ns": 1100000000, "edges": []}
    means {"is": "Raced", "kind": "false_start", "seat": null, "pad": null, "margin_us": null, "early": ["N"], "on": null}
    news m.turn.false_start P=Ben Q=Ada @S [M10]
    prompt m.turn.false_start P=Ben Q=Ada @S [M10]
    prompt m.deck.status P=Ada n=26 k=13 @S [M6]
    prompt m.deck.status P=Ben n=26 k=13 @N [M6]
    want race S.main S.magic
    choices 6
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "S", "pad": "main", "at_ns": 2000000000}], "early": [], "margin_us": null, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "S", "pad": "main", "margin_us": null, "early": [], "on": null}
    news m.turn.faster P=Ada deck=term.deck.main @S [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=26 k=13 @S [M6]
    prompt m.deck.status P=Ben n=26 k=13 @N [M6]
    want cards S N
    choices 3
# Both backs are seen: nothing has been turned over.
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "##", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "##", "confidence": 0.99, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means nothing
# Ada is quicker at turning over.
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "6d", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "6d", "N": null}
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=25 k=13 @S [M6]
    prompt m.deck.status P=Ben n=26 k=13 @N [M6]
    want cards N
    choices 1
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "9c", "confidence": 0.97, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": null, "N": "9c"}
    news m.compare.point card=9c other=6d P=Ben a=1 b=0 @N [M13]
    score Ben at N: 1 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=25 k=13 @S [M6]
    prompt m.deck.status P=Ben n=25 k=13 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=25 k=13 @S [M6]
    prompt m.deck.status P=Ben n=25 k=13 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "N", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "S", "pad": "main", "at_ns": 1079148000}], "early": [], "margin_us": 79148, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "N", "pad": "main", "margin_us": 79148, "early": [], "on": null}
    news m.turn.faster P=Ben deck=term.deck.main @N [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=25 k=13 @S [M6]
    prompt m.deck.status P=Ben n=25 k=13 @N [M6]
    want cards S N
    choices 3
# The camera is not sure: one tap settles it.
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "2s", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "Js", "confidence": 0.61, "zone": "N", "quad": [[0.0, 0.0], [9.0, 0.0], [9.0, 14.0], [0.0, 14.0]], "points": [], "others": [["7s", 0.3]]}], "picture": ""}
    doubt m.doubt.card P=Ben card=Js @N [M12]
    choice m.act.card card=Js P=Ben @N [M12] {"is": "Revealed", "S": "2s", "N": "Js"}
    choice m.act.card card=7s P=Ben @N [M12] {"is": "Revealed", "S": "2s", "N": "7s"}
    choice m.act.revealed P=Ben @N [M12] {"is": "Revealed", "S": "2s", "N": null} asks N
> {"is": "Revealed", "S": "2s", "N": "Js"}
    news m.compare.point card=Js other=2s P=Ben a=2 b=0 @N [M13]
    score Ben at N: 2 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=24 k=13 @S [M6]
    prompt m.deck.status P=Ben n=24 k=13 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=24 k=13 @S [M6]
    prompt m.deck.status P=Ben n=24 k=13 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "N", "pad": "magic", "at_ns": 1000000000}, {"is": "Press", "seat": "S", "pad": "magic", "at_ns": 1083905000}], "early": [], "margin_us": 83905, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "N", "pad": "magic", "margin_us": 83905, "early": [], "on": null}
    news m.turn.faster P=Ben deck=term.deck.magic @N [M9]
    prompt m.choice.swap P=Ben @N [M11]
    prompt m.deck.status P=Ada n=24 k=13 @S [M6]
    prompt m.deck.status P=Ben n=24 k=13 @N [M6]
    choices 2
> {"is": "Swapped", "swap": false}
    news m.choice.kept [M11]
    prompt m.draw.reveal P=Ada deck=term.deck.magic @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.magic @N [M12]
    prompt m.deck.status P=Ada n=24 k=13 @S [M6]
    prompt m.deck.status P=Ben n=24 k=13 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "8h", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "7s", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "8h", "N": "7s"}
    news m.compare.point card=8h other=7s P=Ada a=1 b=2 @S [M13]
    score Ada at S: 1 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=24 k=12 @S [M6]
    prompt m.deck.status P=Ben n=24 k=12 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=24 k=12 @S [M6]
    prompt m.deck.status P=Ben n=24 k=12 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "N", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "S", "pad": "main", "at_ns": 1041381000}], "early": [], "margin_us": 41381, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "N", "pad": "main", "margin_us": 41381, "early": [], "on": null}
    news m.turn.faster P=Ben deck=term.deck.main @N [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=24 k=12 @S [M6]
    prompt m.deck.status P=Ben n=24 k=12 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "7h", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "7d", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "7h", "N": "7d"}
    news m.compare.tie card=7h other=7d [M17]
    prompt m.hat.throw P=Ada n=5 deck=term.deck.main @S [M18]
    prompt m.hat.throw P=Ben n=5 deck=term.deck.main @N [M18]
    prompt m.deck.status P=Ada n=23 k=12 @S [M6]
    prompt m.deck.status P=Ben n=23 k=12 @N [M6]
    choices 3
> {"is": "Thrown", "seat": null}
    prompt m.hat.exchange [M20]
    prompt m.hat.misses [M19]
    prompt m.deck.status P=Ada n=23 k=12 @S [M6]
    prompt m.deck.status P=Ben n=23 k=12 @N [M6]
    choices 4
> {"is": "Exchanged"}
    prompt m.hat.open P=Ada Q=Ben @S [M20]
    prompt m.hat.open P=Ben Q=Ada @N [M20]
    prompt m.hat.misses [M19]
    prompt m.deck.status P=Ada n=23 k=12 @S [M6]
    prompt m.deck.status P=Ben n=23 k=12 @N [M6]
    want cards hat-S hat-N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "Jh", "confidence": 0.97, "zone": "hat-S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "3c", "confidence": 0.97, "zone": "hat-S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "Qc", "confidence": 0.97, "zone": "hat-N", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "Kc", "confidence": 0.97, "zone": "hat-N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Opened", "S": ["Jh", "3c"], "N": ["Qc", "Kc"], "strays_S": 0, "strays_N": 0}
    news m.hat.result P=Ben hand=term.hand.high_card(rank=term.rank.K) Q=Ada other=term.hand.high_card(rank=term.rank.J) a=3 b=1 reason=hand.reason.rank(high=term.rank.K,low=term.rank.J) @N [M21]
    score Ben at N: 3 rounds 0 stake 5 streak 0
    prompt m.hat.return P=Ada deck=term.deck.main n=3 @S [M24]
    prompt m.hat.return P=Ben deck=term.deck.main n=3 @N [M24]
    prompt m.deck.status P=Ada n=21 k=12 @S [M6]
    prompt m.deck.status P=Ben n=21 k=12 @N [M6]
    choices 1
> {"is": "Returned"}
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=21 k=12 @S [M6]
    prompt m.deck.status P=Ben n=21 k=12 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=21 k=12 @S [M6]
    prompt m.deck.status P=Ben n=21 k=12 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "S", "pad": "magic", "at_ns": 1000000000}, {"is": "Press", "seat": "N", "pad": "magic", "at_ns": 1085929000}], "early": [], "margin_us": 85929, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "S", "pad": "magic", "margin_us": 85929, "early": [], "on": null}
    news m.turn.faster P=Ada deck=term.deck.magic @S [M9]
    prompt m.choice.swap P=Ada @S [M11]
    prompt m.deck.status P=Ada n=21 k=12 @S [M6]
    prompt m.deck.status P=Ben n=21 k=12 @N [M6]
    choices 2
> {"is": "Swapped", "swap": false}
    news m.choice.kept [M11]
    prompt m.draw.reveal P=Ada deck=term.deck.magic @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.magic @N [M12]
    prompt m.deck.status P=Ada n=21 k=12 @S [M6]
    prompt m.deck.status P=Ben n=21 k=12 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "8d", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "3s", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "8d", "N": "3s"}
    news m.compare.point card=8d other=3s P=Ada a=2 b=3 @S [M13]
    score Ada at S: 2 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=21 k=11 @S [M6]
    prompt m.deck.status P=Ben n=21 k=11 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=21 k=11 @S [M6]
    prompt m.deck.status P=Ben n=21 k=11 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "S", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "N", "pad": "magic", "at_ns": 1079304000}], "early": [], "margin_us": 79304, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "S", "pad": "main", "margin_us": 79304, "early": [], "on": null}
    news m.turn.faster P=Ada deck=term.deck.main @S [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=21 k=11 @S [M6]
    prompt m.deck.status P=Ben n=21 k=11 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "3s", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "Qd", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "3s", "N": "Qd"}
    news m.compare.point card=Qd other=3s P=Ben a=4 b=2 @N [M13]
    score Ben at N: 4 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=20 k=11 @S [M6]
    prompt m.deck.status P=Ben n=20 k=11 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=20 k=11 @S [M6]
    prompt m.deck.status P=Ben n=20 k=11 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "N", "pad": "magic", "at_ns": 1000000000}, {"is": "Press", "seat": "S", "pad": "magic", "at_ns": 1057658000}], "early": [], "margin_us": 57658, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "N", "pad": "magic", "margin_us": 57658, "early": [], "on": null}
    news m.turn.faster P=Ben deck=term.deck.magic @N [M9]
    prompt m.choice.swap P=Ben @N [M11]
    prompt m.deck.status P=Ada n=20 k=11 @S [M6]
    prompt m.deck.status P=Ben n=20 k=11 @N [M6]
    choices 2
> {"is": "Swapped", "swap": true}
    news m.choice.swapped [M11]
    prompt m.draw.reveal P=Ada deck=term.deck.magic @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.magic @N [M12]
    prompt m.deck.status P=Ada n=20 k=11 @S [M6]
    prompt m.deck.status P=Ben n=20 k=11 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "Kc", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "6h", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "Kc", "N": "6h"}
    news m.compare.point card=Kc other=6h P=Ada a=3 b=4 @S [M13]
    score Ada at S: 3 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=20 k=10 @S [M6]
    prompt m.deck.status P=Ben n=20 k=10 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=20 k=10 @S [M6]
    prompt m.deck.status P=Ben n=20 k=10 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "N", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "S", "pad": "main", "at_ns": 1014827000}], "early": [], "margin_us": 14827, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "N", "pad": "main", "margin_us": 14827, "early": [], "on": null}
    news m.turn.faster P=Ben deck=term.deck.main @N [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=20 k=10 @S [M6]
    prompt m.deck.status P=Ben n=20 k=10 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "6s", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "5s", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "6s", "N": "5s"}
    news m.compare.point card=6s other=5s P=Ada a=4 b=4 @S [M13]
    score Ada at S: 4 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=19 k=10 @S [M6]
    prompt m.deck.status P=Ben n=19 k=10 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=19 k=10 @S [M6]
    prompt m.deck.status P=Ben n=19 k=10 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "S", "pad": "magic", "at_ns": 1000000000}, {"is": "Press", "seat": "N", "pad": "main", "at_ns": 1020408000}], "early": [], "margin_us": 20408, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "S", "pad": "magic", "margin_us": 20408, "early": [], "on": null}
    news m.turn.faster P=Ada deck=term.deck.magic @S [M9]
    prompt m.choice.swap P=Ada @S [M11]
    prompt m.deck.status P=Ada n=19 k=10 @S [M6]
    prompt m.deck.status P=Ben n=19 k=10 @N [M6]
    choices 2
> {"is": "Swapped", "swap": true}
    news m.choice.swapped [M11]
    prompt m.draw.reveal P=Ada deck=term.deck.magic @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.magic @N [M12]
    prompt m.deck.status P=Ada n=19 k=10 @S [M6]
    prompt m.deck.status P=Ben n=19 k=10 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "4d", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "Jc", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "4d", "N": "Jc"}
    news m.compare.point card=Jc other=4d P=Ben a=5 b=4 @N [M13]
    score Ben at N: 5 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=19 k=9 @S [M6]
    prompt m.deck.status P=Ben n=19 k=9 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=19 k=9 @S [M6]
    prompt m.deck.status P=Ben n=19 k=9 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "S", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "N", "pad": "main", "at_ns": 1080289000}], "early": [], "margin_us": 80289, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "S", "pad": "main", "margin_us": 80289, "early": [], "on": null}
    news m.turn.faster P=Ada deck=term.deck.main @S [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=19 k=9 @S [M6]
    prompt m.deck.status P=Ben n=19 k=9 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "Jd", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "2d", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "Jd", "N": "2d"}
    news m.compare.point card=Jd other=2d P=Ada a=5 b=5 @S [M13]
    score Ada at S: 5 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=18 k=9 @S [M6]
    prompt m.deck.status P=Ben n=18 k=9 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=18 k=9 @S [M6]
    prompt m.deck.status P=Ben n=18 k=9 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "S", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "N", "pad": "magic", "at_ns": 1086443000}], "early": [], "margin_us": 86443, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "S", "pad": "main", "margin_us": 86443, "early": [], "on": null}
    news m.turn.faster P=Ada deck=term.deck.main @S [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=18 k=9 @S [M6]
    prompt m.deck.status P=Ben n=18 k=9 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "Kd", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "4d", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "Kd", "N": "4d"}
    news m.compare.point card=Kd other=4d P=Ada a=6 b=5 @S [M13]
    score Ada at S: 6 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=17 k=9 @S [M6]
    prompt m.deck.status P=Ben n=17 k=9 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=17 k=9 @S [M6]
    prompt m.deck.status P=Ben n=17 k=9 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "S", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "N", "pad": "main", "at_ns": 1086487000}], "early": [], "margin_us": 86487, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "S", "pad": "main", "margin_us": 86487, "early": [], "on": null}
    news m.turn.faster P=Ada deck=term.deck.main @S [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=17 k=9 @S [M6]
    prompt m.deck.status P=Ben n=17 k=9 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "9h", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "Qh", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "9h", "N": "Qh"}
    news m.compare.point card=Qh other=9h P=Ben a=6 b=6 @N [M13]
    score Ben at N: 6 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=16 k=9 @S [M6]
    prompt m.deck.status P=Ben n=16 k=9 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=16 k=9 @S [M6]
    prompt m.deck.status P=Ben n=16 k=9 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "N", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "S", "pad": "magic", "at_ns": 1051533000}], "early": [], "margin_us": 51533, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "N", "pad": "main", "margin_us": 51533, "early": [], "on": null}
    news m.turn.faster P=Ben deck=term.deck.main @N [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=16 k=9 @S [M6]
    prompt m.deck.status P=Ben n=16 k=9 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "4h", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "4c", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "4h", "N": "4c"}
    news m.compare.tie card=4h other=4c [M17]
    prompt m.hat.throw P=Ada n=5 deck=term.deck.main @S [M18]
    prompt m.hat.throw P=Ben n=5 deck=term.deck.main @N [M18]
    prompt m.deck.status P=Ada n=15 k=9 @S [M6]
    prompt m.deck.status P=Ben n=15 k=9 @N [M6]
    choices 3
> {"is": "Thrown", "seat": null}
    prompt m.hat.exchange [M20]
    prompt m.hat.misses [M19]
    prompt m.deck.status P=Ada n=15 k=9 @S [M6]
    prompt m.deck.status P=Ben n=15 k=9 @N [M6]
    choices 4
> {"is": "Exchanged"}
    prompt m.hat.open P=Ada Q=Ben @S [M20]
    prompt m.hat.open P=Ben Q=Ada @N [M20]
    prompt m.hat.misses [M19]
    prompt m.deck.status P=Ada n=15 k=9 @S [M6]
    prompt m.deck.status P=Ben n=15 k=9 @N [M6]
    want cards hat-S hat-N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "Ad", "confidence": 0.97, "zone": "hat-S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "8c", "confidence": 0.97, "zone": "hat-S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "Ah", "confidence": 0.97, "zone": "hat-N", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "Tc", "confidence": 0.97, "zone": "hat-N", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "Qs", "confidence": 0.97, "zone": "hat-N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Opened", "S": ["Ad", "8c"], "N": ["Ah", "Tc", "Qs"], "strays_S": 0, "strays_N": 0}
    news m.hat.result P=Ben hand=term.hand.high_card(rank=term.rank.A) Q=Ada other=term.hand.high_card(rank=term.rank.A) a=7 b=6 reason=hand.reason.kicker(high=term.rank.Q,low=term.rank.8) @N [M21]
    score Ben at N: 7 rounds 0 stake 5 streak 0
    prompt m.hat.return P=Ada deck=term.deck.main n=2 @S [M24]
    prompt m.hat.return P=Ben deck=term.deck.main n=3 @N [M24]
    prompt m.deck.status P=Ada n=12 k=9 @S [M6]
    prompt m.deck.status P=Ben n=13 k=9 @N [M6]
    choices 1
> {"is": "Returned"}
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=12 k=9 @S [M6]
    prompt m.deck.status P=Ben n=13 k=9 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=12 k=9 @S [M6]
    prompt m.deck.status P=Ben n=13 k=9 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "S", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "N", "pad": "magic", "at_ns": 1035719000}], "early": [], "margin_us": 35719, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "S", "pad": "main", "margin_us": 35719, "early": [], "on": null}
    news m.turn.faster P=Ada deck=term.deck.main @S [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=12 k=9 @S [M6]
    prompt m.deck.status P=Ben n=13 k=9 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "7s", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "9s", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "7s", "N": "9s"}
    news m.compare.point card=9s other=7s P=Ben a=8 b=6 @N [M13]
    score Ben at N: 8 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=11 k=9 @S [M6]
    prompt m.deck.status P=Ben n=12 k=9 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=11 k=9 @S [M6]
    prompt m.deck.status P=Ben n=12 k=9 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "S", "pad": "magic", "at_ns": 1000000000}, {"is": "Press", "seat": "N", "pad": "magic", "at_ns": 1009798000}], "early": [], "margin_us": 9798, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "S", "pad": "magic", "margin_us": 9798, "early": [], "on": null}
    news m.turn.faster P=Ada deck=term.deck.magic @S [M9]
    prompt m.choice.swap P=Ada @S [M11]
    prompt m.deck.status P=Ada n=11 k=9 @S [M6]
    prompt m.deck.status P=Ben n=12 k=9 @N [M6]
    choices 2
> {"is": "Swapped", "swap": false}
    news m.choice.kept [M11]
    prompt m.draw.reveal P=Ada deck=term.deck.magic @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.magic @N [M12]
    prompt m.deck.status P=Ada n=11 k=9 @S [M6]
    prompt m.deck.status P=Ben n=12 k=9 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "!dragon", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "9c", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "!dragon", "N": "9c"}
    news m.compare.point card=!dragon other=9c P=Ada a=7 b=8 @S [M13]
    score Ada at S: 7 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=11 k=8 @S [M6]
    prompt m.deck.status P=Ben n=12 k=8 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=11 k=8 @S [M6]
    prompt m.deck.status P=Ben n=12 k=8 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "N", "pad": "magic", "at_ns": 1000000000}, {"is": "Press", "seat": "S", "pad": "magic", "at_ns": 1031381000}], "early": [], "margin_us": 31381, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "N", "pad": "magic", "margin_us": 31381, "early": [], "on": null}
    news m.turn.faster P=Ben deck=term.deck.magic @N [M9]
    prompt m.choice.swap P=Ben @N [M11]
    prompt m.deck.status P=Ada n=11 k=8 @S [M6]
    prompt m.deck.status P=Ben n=12 k=8 @N [M6]
    choices 2
> {"is": "Swapped", "swap": false}
    news m.choice.kept [M11]
    prompt m.draw.reveal P=Ada deck=term.deck.magic @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.magic @N [M12]
    prompt m.deck.status P=Ada n=11 k=8 @S [M6]
    prompt m.deck.status P=Ben n=12 k=8 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "7h", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "7c", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "7h", "N": "7c"}
    news m.compare.tie card=7h other=7c [M17]
    prompt m.hat.throw P=Ada n=5 deck=term.deck.magic @S [M18]
    prompt m.hat.throw P=Ben n=5 deck=term.deck.magic @N [M18]
    prompt m.deck.status P=Ada n=11 k=7 @S [M6]
    prompt m.deck.status P=Ben n=12 k=7 @N [M6]
    choices 3
> {"is": "Thrown", "seat": null}
    prompt m.hat.exchange [M20]
    prompt m.hat.misses [M19]
    prompt m.deck.status P=Ada n=11 k=7 @S [M6]
    prompt m.deck.status P=Ben n=12 k=7 @N [M6]
    choices 4
> {"is": "Exchanged"}
    prompt m.hat.open P=Ada Q=Ben @S [M20]
    prompt m.hat.open P=Ben Q=Ada @N [M20]
    prompt m.hat.misses [M19]
    prompt m.deck.status P=Ada n=11 k=7 @S [M6]
    prompt m.deck.status P=Ben n=12 k=7 @N [M6]
    want cards hat-S hat-N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "Ts", "confidence": 0.97, "zone": "hat-S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "4c", "confidence": 0.97, "zone": "hat-S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "Js", "confidence": 0.97, "zone": "hat-S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "Ah", "confidence": 0.97, "zone": "hat-N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Opened", "S": ["Ts", "4c", "Js"], "N": ["Ah"], "strays_S": 0, "strays_N": 0}
    news m.hat.result P=Ben hand=term.hand.high_card(rank=term.rank.A) Q=Ada other=term.hand.high_card(rank=term.rank.J) a=9 b=7 reason=hand.reason.rank(high=term.rank.A,low=term.rank.J) @N [M21]
    score Ben at N: 9 rounds 0 stake 5 streak 0
    prompt m.hat.return P=Ada deck=term.deck.magic n=4 @S [M24]
    prompt m.hat.return P=Ben deck=term.deck.magic n=2 @N [M24]
    prompt m.deck.status P=Ada n=11 k=6 @S [M6]
    prompt m.deck.status P=Ben n=12 k=4 @N [M6]
    choices 1
> {"is": "Returned"}
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=11 k=6 @S [M6]
    prompt m.deck.status P=Ben n=12 k=4 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=11 k=6 @S [M6]
    prompt m.deck.status P=Ben n=12 k=4 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "S", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "N", "pad": "magic", "at_ns": 1032125000}], "early": [], "margin_us": 32125, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "S", "pad": "main", "margin_us": 32125, "early": [], "on": null}
    news m.turn.faster P=Ada deck=term.deck.main @S [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=11 k=6 @S [M6]
    prompt m.deck.status P=Ben n=12 k=4 @N [M6]
    want cards S N
    choices 3
# The same face as in the turn before, from the other pack: old card or new one?
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "Ac", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "7c", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    doubt m.doubt.card P=Ben card=7c @N [M12]
    choice m.act.card card=7c P=Ben @N [M12] {"is": "Revealed", "S": "Ac", "N": "7c"}
    choice m.act.revealed P=Ben @N [M12] {"is": "Revealed", "S": "Ac", "N": null} asks N
> {"is": "Revealed", "S": "Ac", "N": "7c"}
    news m.compare.point card=Ac other=7c P=Ada a=8 b=9 @S [M13]
    score Ada at S: 8 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=10 k=6 @S [M6]
    prompt m.deck.status P=Ben n=11 k=4 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=10 k=6 @S [M6]
    prompt m.deck.status P=Ben n=11 k=4 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "N", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "S", "pad": "magic", "at_ns": 1089341000}], "early": [], "margin_us": 89341, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "N", "pad": "main", "margin_us": 89341, "early": [], "on": null}
    news m.turn.faster P=Ben deck=term.deck.main @N [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=10 k=6 @S [M6]
    prompt m.deck.status P=Ben n=11 k=4 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "5h", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "3h", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "5h", "N": "3h"}
    news m.compare.point card=5h other=3h P=Ada a=9 b=9 @S [M13]
    score Ada at S: 9 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=9 k=6 @S [M6]
    prompt m.deck.status P=Ben n=10 k=4 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=9 k=6 @S [M6]
    prompt m.deck.status P=Ben n=10 k=4 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "N", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "S", "pad": "magic", "at_ns": 1066707000}], "early": [], "margin_us": 66707, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "N", "pad": "main", "margin_us": 66707, "early": [], "on": null}
    news m.turn.faster P=Ben deck=term.deck.main @N [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=9 k=6 @S [M6]
    prompt m.deck.status P=Ben n=10 k=4 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "6h", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "5c", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "6h", "N": "5c"}
    news m.compare.point card=6h other=5c P=Ada a=10 b=9 @S [M13]
    score Ada at S: 10 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=8 k=6 @S [M6]
    prompt m.deck.status P=Ben n=9 k=4 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=8 k=6 @S [M6]
    prompt m.deck.status P=Ben n=9 k=4 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "N", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "S", "pad": "main", "at_ns": 1028282000}], "early": [], "margin_us": 28282, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "N", "pad": "main", "margin_us": 28282, "early": [], "on": null}
    news m.turn.faster P=Ben deck=term.deck.main @N [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=8 k=6 @S [M6]
    prompt m.deck.status P=Ben n=9 k=4 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "As", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "Th", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "As", "N": "Th"}
    news m.compare.point card=As other=Th P=Ada a=11 b=9 @S [M13]
    score Ada at S: 11 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=7 k=6 @S [M6]
    prompt m.deck.status P=Ben n=8 k=4 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=7 k=6 @S [M6]
    prompt m.deck.status P=Ben n=8 k=4 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "S", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "N", "pad": "main", "at_ns": 1083438000}], "early": [], "margin_us": 83438, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "S", "pad": "main", "margin_us": 83438, "early": [], "on": null}
    news m.turn.faster P=Ada deck=term.deck.main @S [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=7 k=6 @S [M6]
    prompt m.deck.status P=Ben n=8 k=4 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "3d", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "2h", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "3d", "N": "2h"}
    news m.compare.point card=3d other=2h P=Ada a=12 b=9 @S [M13]
    score Ada at S: 12 rounds 0 stake 5 streak 0
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=6 k=6 @S [M6]
    prompt m.deck.status P=Ben n=7 k=4 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=6 k=6 @S [M6]
    prompt m.deck.status P=Ben n=7 k=4 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
~ {"is": "Race", "kind": "clear", "presses": [{"is": "Press", "seat": "N", "pad": "main", "at_ns": 1000000000}, {"is": "Press", "seat": "S", "pad": "magic", "at_ns": 1051928000}], "early": [], "margin_us": 51928, "tolerance_us": 5000, "go_ns": null, "edges": []}
    means {"is": "Raced", "kind": "clear", "seat": "N", "pad": "main", "margin_us": 51928, "early": [], "on": null}
    news m.turn.faster P=Ben deck=term.deck.main @N [M9]
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=6 k=6 @S [M6]
    prompt m.deck.status P=Ben n=7 k=4 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "Ks", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "9d", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "Ks", "N": "9d"}
    news m.compare.point card=Ks other=9d P=Ada a=13 b=9 @S [M13]
    news m.round.won P=Ada n=1 @S [M29]
    score Ada at S: 13 rounds 1 stake 5 streak 1
    prompt m.round.won P=Ada n=1 [M29]
    prompt m.round.seats P=Ada Q=Cem [M32]
    choices 1
# The last act is taken back and said again: the round was not over by mistake.
< 1
    score Ada at S: 12 rounds 0 stake 5 streak 0
    prompt m.draw.reveal P=Ada deck=term.deck.main @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=6 k=6 @S [M6]
    prompt m.deck.status P=Ben n=7 k=4 @N [M6]
    want cards S N
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "Ks", "confidence": 0.99, "zone": "S", "quad": null, "points": [], "others": []}, {"is": "SeenCard", "card": "9d", "confidence": 0.98, "zone": "N", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Revealed", "S": "Ks", "N": "9d"}
    news m.compare.point card=Ks other=9d P=Ada a=13 b=9 @S [M13]
    news m.round.won P=Ada n=1 @S [M29]
    score Ada at S: 13 rounds 1 stake 5 streak 1
    prompt m.round.won P=Ada n=1 [M29]
    prompt m.round.seats P=Ada Q=Cem [M32]
    choices 1
# Round 2: the loser leaves, Cem sits down.
> {"is": "NextRound"}
    score Ada at S: 0 rounds 1 stake 5 streak 1
    score Ben: 0 rounds 0 stake 5 streak 0
    score Cem at N: 0 rounds 0 stake 5 streak 0
    prompt m.setup.compose P=Ada Q=Cem pool=term.pool.black @S [M4]
    prompt m.setup.compose P=Cem Q=Ada pool=term.pool.red @N [M4]
    choices 3
> {"is": "Composed", "seat": null}
    prompt m.setup.deal [M3]
    choices 1
> {"is": "Dealt"}
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=26 k=13 @S [M6]
    prompt m.deck.status P=Cem n=26 k=13 @N [M6]
    choices 3
# Points by hand, the second time one too many.
! {"is": "Adjust", "player": 0, "points": 3, "reason": "head start"}
    news m.adjusted P=Ada n=3 a=3 b=0 @S
    score Ada at S: 3 rounds 1 stake 5 streak 1
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=26 k=13 @S [M6]
    prompt m.deck.status P=Cem n=26 k=13 @N [M6]
    choices 3
! {"is": "Adjust", "player": 0, "points": -4, "reason": "too much"}
    refused m.refused.adjust_range P=Ada n=-1 target=13 @S [M29]
# The opponent's main deck has run dry and Main is called.
> {"is": "Recounted", "seat": "N", "main": 0, "magic": 13}
    news m.deck.recounted P=Cem n=0 k=13 @N
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=26 k=13 @S [M6]
    prompt m.deck.status P=Cem n=0 k=13 @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=26 k=13 @S [M6]
    prompt m.deck.status P=Cem n=0 k=13 @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
> {"is": "Raced", "kind": "clear", "seat": "S", "pad": "main", "margin_us": null, "early": [], "on": null}
    news m.turn.faster P=Ada deck=term.deck.main @S [M9]
    news m.round.no_main P=Cem Q=Ada @N [M27]
    news m.round.won P=Ada n=2 @S [M29]
    score Ada at S: 3 rounds 2 stake 5 streak 2
    prompt m.round.won P=Ada n=2 [M29]
    prompt m.round.seats P=Ada Q=Ben [M32]
    choices 1
# Round 3 ends level with both main decks empty: no result, the run of wins stays as it is.
> {"is": "NextRound"}
    score Ada at S: 0 rounds 2 stake 5 streak 2
    score Ben at N: 0 rounds 0 stake 5 streak 0
    score Cem: 0 rounds 0 stake 5 streak 0
    prompt m.setup.compose P=Ada Q=Ben pool=term.pool.red @S [M4]
    prompt m.setup.compose P=Ben Q=Ada pool=term.pool.black @N [M4]
    choices 3
> {"is": "Composed", "seat": null}
    prompt m.setup.deal [M3]
    choices 1
> {"is": "Dealt"}
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=26 k=13 @S [M6]
    prompt m.deck.status P=Ben n=26 k=13 @N [M6]
    choices 3
> {"is": "Recounted", "seat": "S", "main": 0, "magic": 2}
    news m.deck.recounted P=Ada n=0 k=2 @S
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=0 k=2 @S [M6]
    prompt m.deck.status P=Ben n=26 k=13 @N [M6]
    choices 3
> {"is": "Recounted", "seat": "N", "main": 0, "magic": 0}
    news m.deck.recounted P=Ben n=0 k=0 @N
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=0 k=2 @S [M6]
    prompt m.deck.status P=Ben n=0 k=0 @N [M6]
    prompt m.deck.magic_empty P=Ben @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=0 k=2 @S [M6]
    prompt m.deck.status P=Ben n=0 k=0 @N [M6]
    prompt m.deck.magic_empty P=Ben @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
> {"is": "Raced", "kind": "clear", "seat": "S", "pad": "main", "margin_us": null, "early": [], "on": null}
    news m.turn.faster P=Ada deck=term.deck.main @S [M9]
    news m.round.both_empty a=0 b=0 [M28]
    news m.round.no_result [M28]
    prompt m.round.no_result [M28]
    prompt m.round.seats P=Ada Q=Ben [M32]
    choices 1
# Round 4: one magic deck, a mixed draw, then 13 points.
> {"is": "NextRound"}
    prompt m.setup.compose P=Ada Q=Ben pool=term.pool.black @S [M4]
    prompt m.setup.compose P=Ben Q=Ada pool=term.pool.red @N [M4]
    choices 3
> {"is": "Composed", "seat": null}
    prompt m.setup.deal [M3]
    choices 1
> {"is": "Dealt"}
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=26 k=13 @S [M6]
    prompt m.deck.status P=Ben n=26 k=13 @N [M6]
    choices 3
> {"is": "Recounted", "seat": "S", "main": 26, "magic": 4}
    news m.deck.recounted P=Ada n=26 k=4 @S
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=26 k=4 @S [M6]
    prompt m.deck.status P=Ben n=26 k=13 @N [M6]
    choices 3
> {"is": "Recounted", "seat": "N", "main": 26, "magic": 0}
    news m.deck.recounted P=Ben n=26 k=0 @N
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=26 k=4 @S [M6]
    prompt m.deck.status P=Ben n=26 k=0 @N [M6]
    prompt m.deck.magic_empty P=Ben @N [M6]
    choices 3
! {"is": "Adjust", "player": 0, "points": 12, "reason": ""}
    news m.adjusted P=Ada n=12 a=12 b=0 @S
    score Ada at S: 12 rounds 2 stake 5 streak 2
    prompt m.turn.ready [M9]
    prompt m.deck.status P=Ada n=26 k=4 @S [M6]
    prompt m.deck.status P=Ben n=26 k=0 @N [M6]
    prompt m.deck.magic_empty P=Ben @N [M6]
    choices 3
> {"is": "Armed"}
    prompt m.turn.go [M9]
    prompt m.deck.status P=Ada n=26 k=4 @S [M6]
    prompt m.deck.status P=Ben n=26 k=0 @N [M6]
    prompt m.deck.magic_empty P=Ben @N [M6]
    want race S.main S.magic N.main N.magic
    choices 10
> {"is": "Raced", "kind": "clear", "seat": "N", "pad": "magic", "margin_us": null, "early": [], "on": null}
    news m.turn.faster P=Ben deck=term.deck.magic @N [M9]
    prompt m.choice.assign P=Ben @N [M15]
    prompt m.deck.status P=Ada n=26 k=4 @S [M6]
    prompt m.deck.status P=Ben n=26 k=0 @N [M6]
    prompt m.deck.magic_empty P=Ben @N [M6]
    choices 2
> {"is": "Assigned", "mine": false}
    news m.choice.assigned P=Ada Q=Ben @S [M16]
    prompt m.draw.reveal P=Ada deck=term.deck.magic @S [M12]
    prompt m.draw.reveal P=Ben deck=term.deck.main @N [M12]
    prompt m.deck.status P=Ada n=26 k=4 @S [M6]
    prompt m.deck.status P=Ben n=26 k=0 @N [M6]
    prompt m.deck.magic_empty P=Ben @N [M6]
    want cards S N
    choices 3
> {"is": "Revealed", "S": "!dragon", "N": "Kd"}
    news m.compare.point card=!dragon other=Kd P=Ada a=13 b=0 @S [M13]
    news m.round.won P=Ada n=3 @S [M29]
    news m.game.won P=Ada @S [M30]
    score Ada at S: 13 rounds 3 stake 15 streak 3
    score Ben at N: 0 rounds 0 stake 0 streak 0
    score Cem: 0 rounds 0 stake 0 streak 0
    prompt m.game.won P=Ada @S [M30]
    prompt m.game.pot P=Ada n=15 @S [M7]
    choices 0
    outcome m.game.won P=Ada @S [M30] winners [0]
