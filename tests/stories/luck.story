# The short game of two, whole, with the odds shown. The first turns are told by the camera, the rest is tapped in.
setup {"game": "luck", "players": ["Ada", "Bo"], "options": {"packs": "1", "show_odds": "yes"}}
    score Ada at S: 0 banked 0 by_hand 0 cards 0 open 0
    score Bo at N: 0 banked 0 by_hand 0 cards 0 open 0
    prompt l.turn.start P=Ada acts=(l.start.draw) @S [L4]
    prompt l.cards_left n=42 k=4 j=2 b=6 [L5]
    prompt l.setup.pack n=1 cards=42 [L2]
    prompt l.setup.option option=option.packs value=option.packs.1
    prompt l.setup.option option=option.show_odds value=option.show_odds.yes
    want cards turn
    choices 1
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "5h", "confidence": 1.0, "zone": "turn", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Turned", "card": "5h"}
    news l.draw.put card=5h n=1 sum=5 [L7]
    prompt l.draw.decide P=Ada a=5 b=0 @S [L5]
    prompt l.cards_left n=41 k=4 j=2 b=6 [L5]
    want cards turn
    choices 2
# The card still lies there, then an ace: not in this game.
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "5h", "confidence": 1.0, "zone": "turn", "quad": null, "points": [], "others": []}], "picture": ""}
    means nothing
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "As", "confidence": 1.0, "zone": "turn", "quad": null, "points": [], "others": []}], "picture": ""}
    doubt l.doubt.impossible card=As [L5]
    choice l.act.draw [L5] {"is": "Turned", "card": "*b"} asks card
# 6 or 9? Somebody taps.
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "6c", "confidence": 0.55, "zone": "turn", "quad": null, "points": [], "others": [["9c", 0.4]]}], "picture": ""}
    doubt l.doubt.card [L5]
    choice l.doubt.is card=6c {"is": "Turned", "card": "6c"}
    choice l.doubt.is card=9c {"is": "Turned", "card": "9c"}
    choice l.act.draw [L5] {"is": "Turned", "card": "*b"} asks card
> {"is": "Turned", "card": "9c"}
    prompt l.draw.either card=9c @S [L7]
    want cards column-1 column-2
    choices 2
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "9c", "confidence": 1.0, "zone": "column-1", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Placed", "column": 1}
    news l.draw.put card=9c n=1 sum=14 [L7]
    prompt l.draw.decide P=Ada a=14 b=0 @S [L5]
    prompt l.cards_left n=40 k=4 j=2 b=6 [L5]
    want cards turn
    choices 2
# The nine of hearts fits only column 2.
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "9h", "confidence": 1.0, "zone": "turn", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Turned", "card": "9h"}
    news l.draw.put card=9h n=2 sum=9 [L7]
    prompt l.draw.decide P=Ada a=14 b=9 @S [L5]
    prompt l.cards_left n=39 k=4 j=2 b=15 [L5]
    want cards turn
    choices 3
> {"is": "Stopped", "column": 1}
    news l.stopped P=Ada cards=(5h 9c) n=14 [L9]
    news l.turn.next P=Bo @N [L3]
    score Ada at S: 14 banked 0 by_hand 0 cards 2 open 14
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.take) @N [L4]
    prompt l.cards_left n=39 k=4 j=2 b=6 [L5]
    want cards turn
    choices 2
# Bo builds on the nine of hearts that was left; another heart must open the second column.
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "4h", "confidence": 1.0, "zone": "turn", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Turned", "card": "4h"}
    news l.draw.put card=4h n=2 sum=4 [L7]
    prompt l.draw.decide P=Bo a=9 b=4 @N [L5]
    prompt l.cards_left n=38 k=4 j=2 b=12 [L5]
    want cards turn
    choices 3
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "Ts", "confidence": 1.0, "zone": "turn", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Turned", "card": "Ts"}
    prompt l.draw.either card=Ts @N [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 1}
    news l.draw.put card=Ts n=1 sum=19 [L7]
    prompt l.draw.decide P=Bo a=19 b=4 @N [L5]
    prompt l.cards_left n=37 k=4 j=2 b=13 [L5]
    want cards turn
    choices 3
# A king: the four and the ten are lost, the nine of hearts stays.
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "Kd", "confidence": 1.0, "zone": "turn", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Turned", "card": "Kd"}
    news l.bust.king card=Kd [L12]
    news l.turn.next P=Ada @S [L3]
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.take l.start.bank) @S [L4]
    prompt l.cards_left n=36 k=3 j=2 b=5 [L5]
    want cards turn
    choices 4
# Ada banks her hearts. Taking and banking again in the same turn would be too much.
> {"is": "Banked", "suit": "h", "card": null}
    news l.banked P=Ada cards=(5h) n=5 [L15]
    news l.turn.next P=Bo @N [L3]
    score Ada at S: 14 banked 5 by_hand 0 cards 2 open 9
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.take) @N [L4]
    prompt l.cards_left n=36 k=3 j=2 b=5 [L5]
    want cards turn
    choices 2
# Bo takes the column that was left.
> {"is": "Stopped", "column": 1}
    refused l.refuse.nothing_drawn [L9]
> {"is": "Took"}
    news l.took P=Bo cards=(9h) n=9 [L10]
    news l.turn.next P=Ada @S [L3]
    score Bo at N: 9 banked 0 by_hand 0 cards 1 open 9
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.bank) @S [L4]
    prompt l.cards_left n=36 k=3 j=2 b=5 [L5]
    want cards turn
    choices 2
# Ada collects, Bo too; then a red joker costs Bo one of two red piles.
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "8d", "confidence": 1.0, "zone": "turn", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Turned", "card": "8d"}
    news l.draw.put card=8d n=1 sum=8 [L7]
    prompt l.draw.decide P=Ada a=8 b=0 @S [L5]
    prompt l.cards_left n=35 k=3 j=2 b=5 [L5]
    want cards turn
    choices 2
> {"is": "Stopped", "column": 1}
    news l.stopped P=Ada cards=(8d) n=8 [L9]
    news l.turn.next P=Bo @N [L3]
    score Ada at S: 22 banked 5 by_hand 0 cards 3 open 17
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.bank) @N [L4]
    prompt l.cards_left n=35 k=3 j=2 b=5 [L5]
    want cards turn
    choices 2
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "7d", "confidence": 1.0, "zone": "turn", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Turned", "card": "7d"}
    news l.draw.put card=7d n=1 sum=7 [L7]
    prompt l.draw.decide P=Bo a=7 b=0 @N [L5]
    prompt l.cards_left n=34 k=3 j=2 b=5 [L5]
    want cards turn
    choices 2
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "3d", "confidence": 1.0, "zone": "turn", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Turned", "card": "3d"}
    news l.draw.put card=3d n=2 sum=3 [L7]
    prompt l.draw.decide P=Bo a=7 b=3 @N [L5]
    prompt l.cards_left n=33 k=3 j=2 b=11 [L5]
    want cards turn
    choices 3
> {"is": "Stopped", "column": 1}
    news l.stopped P=Bo cards=(7d) n=7 [L9]
    news l.turn.next P=Ada @S [L3]
    score Bo at N: 16 banked 0 by_hand 0 cards 2 open 16
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.take l.start.bank) @S [L4]
    prompt l.cards_left n=33 k=3 j=2 b=5 [L5]
    want cards turn
    choices 4
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "2s", "confidence": 1.0, "zone": "turn", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Turned", "card": "2s"}
    prompt l.draw.either card=2s @S [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 2}
    news l.draw.put card=2s n=2 sum=2 [L7]
    prompt l.draw.decide P=Ada a=3 b=2 @S [L5]
    prompt l.cards_left n=32 k=3 j=2 b=7 [L5]
    want cards turn
    choices 3
> {"is": "Stopped", "column": 2}
    news l.stopped P=Ada cards=(2s) n=2 [L9]
    news l.turn.next P=Bo @N [L3]
    score Ada at S: 24 banked 5 by_hand 0 cards 4 open 19
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.take l.start.bank) @N [L4]
    prompt l.cards_left n=32 k=3 j=2 b=5 [L5]
    want cards turn
    choices 4
> {"is": "Took"}
    news l.took P=Bo cards=(3d) n=3 [L10]
    news l.turn.next P=Ada @S [L3]
    score Bo at N: 19 banked 0 by_hand 0 cards 3 open 19
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.bank) @S [L4]
    prompt l.cards_left n=32 k=3 j=2 b=5 [L5]
    want cards turn
    choices 4
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "Ks", "confidence": 1.0, "zone": "turn", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Turned", "card": "Ks"}
    news l.bust.king card=Ks [L12]
    news l.turn.next P=Bo @N [L3]
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.bank) @N [L4]
    prompt l.cards_left n=31 k=2 j=2 b=4 [L5]
    want cards turn
    choices 3
# Bo's hearts and diamonds are open.
~ {"is": "CardsSeen", "cards": [{"is": "SeenCard", "card": "*r", "confidence": 1.0, "zone": "turn", "quad": null, "points": [], "others": []}], "picture": ""}
    means {"is": "Turned", "card": "*r"}
    news l.bust.joker colour=term.colour.red [L13]
    prompt l.bust.choose P=Bo colour=term.colour.red @N [L14]
    choices 2
> {"is": "GaveUp", "suit": "c"}
    refused l.refuse.wrong_pile suit=term.suit.clubs [L13]
> {"is": "GaveUp", "suit": "h"}
    news l.bust.lost P=Bo suit=term.suit.hearts n=9 [L13]
    news l.turn.next P=Ada @S [L3]
    score Bo at N: 10 banked 0 by_hand 0 cards 2 open 10
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.bank) @S [L4]
    prompt l.cards_left n=30 k=2 j=1 b=3 [L5]
    want cards turn
    choices 4
# From here on the pile is played to its end.
> {"is": "Turned", "card": "3c"}
    news l.draw.put card=3c n=1 sum=3 [L7]
    prompt l.draw.decide P=Ada a=3 b=0 @S [L5]
    prompt l.cards_left n=29 k=2 j=1 b=3 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "2c"}
    news l.draw.put card=2c n=2 sum=2 [L7]
    prompt l.draw.decide P=Ada a=3 b=2 @S [L5]
    prompt l.cards_left n=28 k=2 j=1 b=9 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "7s"}
    prompt l.draw.either card=7s @S [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 1}
    news l.draw.put card=7s n=1 sum=10 [L7]
    prompt l.draw.decide P=Ada a=10 b=2 @S [L5]
    prompt l.cards_left n=27 k=2 j=1 b=9 [L5]
    want cards turn
    choices 3
> {"is": "Stopped", "column": 2}
    news l.stopped P=Ada cards=(2c) n=2 [L9]
    news l.turn.next P=Bo @N [L3]
    score Ada at S: 26 banked 5 by_hand 0 cards 5 open 21
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.take l.start.bank) @N [L4]
    prompt l.cards_left n=27 k=2 j=1 b=3 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "2h"}
    prompt l.draw.either card=2h @N [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 1}
    news l.draw.put card=2h n=1 sum=12 [L7]
    prompt l.draw.decide P=Bo a=12 b=0 @N [L5]
    prompt l.cards_left n=26 k=2 j=1 b=3 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "3h"}
    news l.draw.put card=3h n=2 sum=3 [L7]
    prompt l.draw.decide P=Bo a=12 b=3 @N [L5]
    prompt l.cards_left n=25 k=2 j=1 b=8 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "9d"}
    prompt l.draw.either card=9d @N [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 1}
    news l.draw.put card=9d n=1 sum=21 [L7]
    prompt l.draw.decide P=Bo a=21 b=3 @N [L5]
    prompt l.cards_left n=24 k=2 j=1 b=8 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "Kh"}
    news l.bust.king card=Kh [L12]
    news l.turn.next P=Ada @S [L3]
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.take l.start.bank) @S [L4]
    prompt l.cards_left n=23 k=1 j=1 b=2 [L5]
    want cards turn
    choices 5
> {"is": "Turned", "card": "9s"}
    news l.draw.put card=9s n=2 sum=9 [L7]
    prompt l.draw.decide P=Ada a=10 b=9 @S [L5]
    prompt l.cards_left n=22 k=1 j=1 b=7 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "5d"}
    prompt l.draw.either card=5d @S [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 1}
    news l.draw.put card=5d n=1 sum=15 [L7]
    prompt l.draw.decide P=Ada a=15 b=9 @S [L5]
    prompt l.cards_left n=21 k=1 j=1 b=7 [L5]
    want cards turn
    choices 3
> {"is": "Stopped", "column": 1}
    news l.stopped P=Ada cards=(3c 7s 5d) n=15 [L9]
    news l.turn.next P=Bo @N [L3]
    score Ada at S: 41 banked 5 by_hand 0 cards 8 open 36
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.take l.start.bank) @N [L4]
    prompt l.cards_left n=21 k=1 j=1 b=2 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "Kc"}
    news l.bust.king card=Kc [L12]
    news l.turn.next P=Ada @S [L3]
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.take l.start.bank) @S [L4]
    prompt l.cards_left n=20 k=0 j=1 b=1 [L5]
    want cards turn
    choices 5
> {"is": "Turned", "card": "6d"}
    prompt l.draw.either card=6d @S [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 1}
    news l.draw.put card=6d n=1 sum=15 [L7]
    prompt l.draw.decide P=Ada a=15 b=0 @S [L5]
    prompt l.cards_left n=19 k=0 j=1 b=1 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "Th"}
    prompt l.draw.either card=Th @S [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 2}
    news l.draw.put card=Th n=2 sum=10 [L7]
    prompt l.draw.decide P=Ada a=15 b=10 @S [L5]
    prompt l.cards_left n=18 k=0 j=1 b=3 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "3s"}
    news l.draw.put card=3s n=2 sum=13 [L7]
    prompt l.draw.decide P=Ada a=15 b=13 @S [L5]
    prompt l.cards_left n=17 k=0 j=1 b=7 [L5]
    want cards turn
    choices 3
> {"is": "Stopped", "column": 2}
    news l.stopped P=Ada cards=(Th 3s) n=13 [L9]
    news l.turn.next P=Bo @N [L3]
    score Ada at S: 54 banked 5 by_hand 0 cards 10 open 49
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.take l.start.bank) @N [L4]
    prompt l.cards_left n=17 k=0 j=1 b=1 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "8h"}
    prompt l.draw.either card=8h @N [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 2}
    news l.draw.put card=8h n=2 sum=8 [L7]
    prompt l.draw.decide P=Bo a=15 b=8 @N [L5]
    prompt l.cards_left n=16 k=0 j=1 b=3 [L5]
    want cards turn
    choices 3
> {"is": "Stopped", "column": 1}
    news l.stopped P=Bo cards=(9s 6d) n=15 [L9]
    news l.turn.next P=Ada @S [L3]
    score Bo at N: 25 banked 0 by_hand 0 cards 4 open 25
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.take l.start.bank) @S [L4]
    prompt l.cards_left n=16 k=0 j=1 b=1 [L5]
    want cards turn
    choices 6
> {"is": "Turned", "card": "6c"}
    prompt l.draw.either card=6c @S [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 1}
    news l.draw.put card=6c n=1 sum=14 [L7]
    prompt l.draw.decide P=Ada a=14 b=0 @S [L5]
    prompt l.cards_left n=15 k=0 j=1 b=1 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "4s"}
    prompt l.draw.either card=4s @S [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 1}
    news l.draw.put card=4s n=1 sum=18 [L7]
    prompt l.draw.decide P=Ada a=18 b=0 @S [L5]
    prompt l.cards_left n=14 k=0 j=1 b=1 [L5]
    want cards turn
    choices 2
> {"is": "Stopped", "column": 1}
    news l.stopped P=Ada cards=(8h 6c 4s) n=18 [L9]
    news l.turn.next P=Bo @N [L3]
    score Ada at S: 72 banked 5 by_hand 0 cards 13 open 67
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.bank) @N [L4]
    prompt l.cards_left n=14 k=0 j=1 b=1 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "2d"}
    news l.draw.put card=2d n=1 sum=2 [L7]
    prompt l.draw.decide P=Bo a=2 b=0 @N [L5]
    prompt l.cards_left n=13 k=0 j=1 b=1 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "6s"}
    prompt l.draw.either card=6s @N [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 1}
    news l.draw.put card=6s n=1 sum=8 [L7]
    prompt l.draw.decide P=Bo a=8 b=0 @N [L5]
    prompt l.cards_left n=12 k=0 j=1 b=1 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "7h"}
    prompt l.draw.either card=7h @N [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 1}
    news l.draw.put card=7h n=1 sum=15 [L7]
    prompt l.draw.decide P=Bo a=15 b=0 @N [L5]
    prompt l.cards_left n=11 k=0 j=1 b=1 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "8s"}
    news l.draw.put card=8s n=2 sum=8 [L7]
    prompt l.draw.decide P=Bo a=15 b=8 @N [L5]
    prompt l.cards_left n=10 k=0 j=1 b=2 [L5]
    want cards turn
    choices 3
> {"is": "Stopped", "column": 1}
    news l.stopped P=Bo cards=(2d 6s 7h) n=15 [L9]
    news l.turn.next P=Ada @S [L3]
    score Bo at N: 40 banked 0 by_hand 0 cards 7 open 40
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.take l.start.bank) @S [L4]
    prompt l.cards_left n=10 k=0 j=1 b=1 [L5]
    want cards turn
    choices 6
> {"is": "Turned", "card": "6h"}
    prompt l.draw.either card=6h @S [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 2}
    news l.draw.put card=6h n=2 sum=6 [L7]
    prompt l.draw.decide P=Ada a=8 b=6 @S [L5]
    prompt l.cards_left n=9 k=0 j=1 b=1 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "4c"}
    prompt l.draw.either card=4c @S [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 2}
    news l.draw.put card=4c n=2 sum=10 [L7]
    prompt l.draw.decide P=Ada a=8 b=10 @S [L5]
    prompt l.cards_left n=8 k=0 j=1 b=2 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "*b"}
    news l.bust.joker colour=term.colour.black [L13]
    prompt l.bust.choose P=Ada colour=term.colour.black @S [L14]
    choices 2
> {"is": "GaveUp", "suit": "s"}
    news l.bust.lost P=Ada suit=term.suit.spades n=16 [L13]
    news l.turn.next P=Bo @N [L3]
    score Ada at S: 56 banked 5 by_hand 0 cards 9 open 51
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.take l.start.bank) @N [L4]
    prompt l.cards_left n=7 k=0 j=0 b=0 [L5]
    want cards turn
    choices 5
> {"is": "Banked", "suit": "h", "card": null}
    news l.banked P=Bo cards=(7h) n=7 [L15]
    news l.turn.next P=Ada @S [L3]
    score Bo at N: 40 banked 7 by_hand 0 cards 7 open 33
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.take l.start.bank) @S [L4]
    prompt l.cards_left n=7 k=0 j=0 b=0 [L5]
    want cards turn
    choices 5
> {"is": "Turned", "card": "7c"}
    prompt l.draw.either card=7c @S [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 2}
    news l.draw.put card=7c n=2 sum=7 [L7]
    prompt l.draw.decide P=Ada a=8 b=7 @S [L5]
    prompt l.cards_left n=6 k=0 j=0 b=1 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "8c"}
    news l.bust.fit card=8c [L11]
    news l.turn.next P=Bo @N [L3]
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.take l.start.bank) @N [L4]
    prompt l.cards_left n=5 k=0 j=0 b=0 [L5]
    want cards turn
    choices 4
> {"is": "Turned", "card": "Td"}
    prompt l.draw.either card=Td @N [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 1}
    news l.draw.put card=Td n=1 sum=18 [L7]
    prompt l.draw.decide P=Bo a=18 b=0 @N [L5]
    prompt l.cards_left n=4 k=0 j=0 b=0 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "5s"}
    news l.draw.put card=5s n=2 sum=5 [L7]
    prompt l.draw.decide P=Bo a=18 b=5 @N [L5]
    prompt l.cards_left n=3 k=0 j=0 b=0 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "4d"}
    news l.draw.put card=4d n=2 sum=9 [L7]
    prompt l.draw.decide P=Bo a=18 b=9 @N [L5]
    prompt l.cards_left n=2 k=0 j=0 b=0 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "Tc"}
    news l.draw.put card=Tc n=2 sum=19 [L7]
    prompt l.draw.decide P=Bo a=18 b=19 @N [L5]
    prompt l.cards_left n=1 k=0 j=0 b=0 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "5c"}
    news l.draw.put card=5c n=1 sum=23 [L7]
    news l.pile.first n=20 [L17]
    prompt l.draw.decide P=Bo a=23 b=19 @N [L5]
    prompt l.cards_left n=20 k=4 j=2 b=15 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "4s"}
    news l.bust.fit card=4s [L11]
    news l.turn.next P=Ada @S [L3]
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.take l.start.bank) @S [L4]
    prompt l.cards_left n=19 k=4 j=2 b=6 [L5]
    want cards turn
    choices 5
> {"is": "Banked", "suit": "d", "card": null}
    news l.banked P=Ada cards=(8d 5d) n=13 [L15]
    news l.turn.next P=Bo @N [L3]
    score Ada at S: 56 banked 18 by_hand 0 cards 9 open 38
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.take l.start.bank) @N [L4]
    prompt l.cards_left n=19 k=4 j=2 b=6 [L5]
    want cards turn
    choices 4
> {"is": "Banked", "suit": "d", "card": null}
    news l.banked P=Bo cards=(7d 3d 6d 2d) n=18 [L15]
    news l.turn.next P=Ada @S [L3]
    score Bo at N: 40 banked 25 by_hand 0 cards 7 open 15
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.take l.start.bank) @S [L4]
    prompt l.cards_left n=19 k=4 j=2 b=6 [L5]
    want cards turn
    choices 4
> {"is": "Banked", "suit": "c", "card": null}
    news l.banked P=Ada cards=(9c 2c 3c 6c) n=20 [L15]
    news l.turn.next P=Bo @N [L3]
    score Ada at S: 56 banked 38 by_hand 0 cards 9 open 18
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.take l.start.bank) @N [L4]
    prompt l.cards_left n=19 k=4 j=2 b=6 [L5]
    want cards turn
    choices 3
> {"is": "Took"}
    news l.took P=Bo cards=(8s) n=8 [L10]
    news l.turn.next P=Ada @S [L3]
    score Bo at N: 48 banked 25 by_hand 0 cards 8 open 23
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.bank) @S [L4]
    prompt l.cards_left n=19 k=4 j=2 b=6 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "2h"}
    news l.draw.put card=2h n=1 sum=2 [L7]
    prompt l.draw.decide P=Ada a=2 b=0 @S [L5]
    prompt l.cards_left n=18 k=4 j=2 b=6 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "6h"}
    news l.draw.put card=6h n=2 sum=6 [L7]
    prompt l.draw.decide P=Ada a=2 b=6 @S [L5]
    prompt l.cards_left n=17 k=4 j=2 b=9 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "Ks"}
    news l.bust.king card=Ks [L12]
    news l.turn.next P=Bo @N [L3]
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.bank) @N [L4]
    prompt l.cards_left n=16 k=3 j=2 b=5 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "7s"}
    news l.draw.put card=7s n=1 sum=7 [L7]
    prompt l.draw.decide P=Bo a=7 b=0 @N [L5]
    prompt l.cards_left n=15 k=3 j=2 b=5 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "2s"}
    news l.draw.put card=2s n=2 sum=2 [L7]
    prompt l.draw.decide P=Bo a=7 b=2 @N [L5]
    prompt l.cards_left n=14 k=3 j=2 b=7 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "4h"}
    prompt l.draw.either card=4h @N [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 2}
    news l.draw.put card=4h n=2 sum=6 [L7]
    prompt l.draw.decide P=Bo a=7 b=6 @N [L5]
    prompt l.cards_left n=13 k=3 j=2 b=7 [L5]
    want cards turn
    choices 3
> {"is": "Stopped", "column": 2}
    news l.stopped P=Bo cards=(2s 4h) n=6 [L9]
    news l.turn.next P=Ada @S [L3]
    score Bo at N: 54 banked 25 by_hand 0 cards 10 open 29
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.take l.start.bank) @S [L4]
    prompt l.cards_left n=13 k=3 j=2 b=5 [L5]
    want cards turn
    choices 3
> {"is": "Banked", "suit": "h", "card": null}
    news l.banked P=Ada cards=(Th 8h) n=18 [L15]
    news l.turn.next P=Bo @N [L3]
    score Ada at S: 56 banked 56 by_hand 0 cards 9 open 0
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.take l.start.bank) @N [L4]
    prompt l.cards_left n=13 k=3 j=2 b=5 [L5]
    want cards turn
    choices 4
> {"is": "Turned", "card": "9d"}
    prompt l.draw.either card=9d @N [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 2}
    news l.draw.put card=9d n=2 sum=9 [L7]
    prompt l.draw.decide P=Bo a=7 b=9 @N [L5]
    prompt l.cards_left n=12 k=3 j=2 b=5 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "8c"}
    prompt l.draw.either card=8c @N [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 1}
    news l.draw.put card=8c n=1 sum=15 [L7]
    prompt l.draw.decide P=Bo a=15 b=9 @N [L5]
    prompt l.cards_left n=11 k=3 j=2 b=5 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "3s"}
    news l.draw.put card=3s n=2 sum=12 [L7]
    prompt l.draw.decide P=Bo a=15 b=12 @N [L5]
    prompt l.cards_left n=10 k=3 j=2 b=6 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "4c"}
    news l.draw.put card=4c n=2 sum=16 [L7]
    prompt l.draw.decide P=Bo a=15 b=16 @N [L5]
    prompt l.cards_left n=9 k=3 j=2 b=7 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "*r"}
    news l.bust.joker colour=term.colour.red [L13]
    news l.bust.lost P=Bo suit=term.suit.hearts n=4 [L13]
    news l.turn.next P=Ada @S [L3]
    score Bo at N: 50 banked 25 by_hand 0 cards 9 open 25
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.take) @S [L4]
    prompt l.cards_left n=8 k=3 j=1 b=4 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "*b"}
    news l.bust.joker colour=term.colour.black [L13]
    news l.bust.joker_none colour=term.colour.black [L14]
    news l.turn.next P=Bo @N [L3]
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.take l.start.bank) @N [L4]
    prompt l.cards_left n=7 k=3 j=0 b=3 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "Kd"}
    news l.bust.king card=Kd [L12]
    news l.turn.next P=Ada @S [L3]
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.take) @S [L4]
    prompt l.cards_left n=6 k=2 j=0 b=2 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "3h"}
    prompt l.draw.either card=3h @S [L7]
    want cards column-1 column-2
    choices 2
> {"is": "Placed", "column": 1}
    news l.draw.put card=3h n=1 sum=10 [L7]
    prompt l.draw.decide P=Ada a=10 b=0 @S [L5]
    prompt l.cards_left n=5 k=2 j=0 b=2 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "9h"}
    news l.draw.put card=9h n=2 sum=9 [L7]
    prompt l.draw.decide P=Ada a=10 b=9 @S [L5]
    prompt l.cards_left n=4 k=2 j=0 b=2 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "Kh"}
    news l.bust.king card=Kh [L12]
    news l.turn.next P=Bo @N [L3]
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.take l.start.bank) @N [L4]
    prompt l.cards_left n=3 k=1 j=0 b=1 [L5]
    want cards turn
    choices 3
> {"is": "Banked", "suit": "s", "card": null}
    news l.banked P=Bo cards=(9s 6s 8s 2s) n=25 [L15]
    news l.turn.next P=Ada @S [L3]
    score Bo at N: 50 banked 50 by_hand 0 cards 9 open 0
    prompt l.turn.start P=Ada acts=(l.start.draw l.start.take) @S [L4]
    prompt l.cards_left n=3 k=1 j=0 b=1 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "7c"}
    news l.draw.put card=7c n=2 sum=7 [L7]
    prompt l.draw.decide P=Ada a=7 b=7 @S [L5]
    prompt l.cards_left n=2 k=1 j=0 b=1 [L5]
    want cards turn
    choices 3
> {"is": "Turned", "card": "Ts"}
    news l.draw.put card=Ts n=2 sum=17 [L7]
    prompt l.draw.decide P=Ada a=7 b=17 @S [L5]
    prompt l.cards_left n=1 k=1 j=0 b=1 [L5]
    want cards turn
    choices 3
> {"is": "Stopped", "column": 1}
    news l.stopped P=Ada cards=(7s) n=7 [L9]
    news l.turn.next P=Bo @N [L3]
    score Ada at S: 63 banked 56 by_hand 0 cards 10 open 7
    prompt l.turn.start P=Bo acts=(l.start.draw l.start.take) @N [L4]
    prompt l.cards_left n=1 k=1 j=0 b=1 [L5]
    want cards turn
    choices 2
> {"is": "Turned", "card": "Kc"}
    news l.bust.king card=Kc [L12]
    news l.pile.last [L18]
    news l.game.over [L18]
    prompt l.game.end P=(Ada) n=63 [L20]
    prompt l.score P=Ada a=7 b=56 n=63 [L19]
    prompt l.score P=Bo a=0 b=50 n=50 [L19]
    prompt l.game.over [L18]
    choices 0
    outcome l.game.over [L18] winners [0]
