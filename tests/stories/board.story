# A whole game of three by the standard rules. The first turns are read from pictures, the rest is tapped in.
setup {"game": "board", "players": ["Ada", "Bo", "Cy"]}
    score Ada at S: 0 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 12 stones 0 sunk 0
    score Bo at W: 0 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 12 stones 0 sunk 0
    score Cy at N: 0 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 12 stones 0 sunk 0
    prompt b.turn.start P=Ada n=3 @S [B3]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    prompt b.setup.board [B1]
    prompt b.setup.seat P=Ada side=term.seat.S colour=term.colour.red @S [B2]
    prompt b.setup.seat P=Bo side=term.seat.W colour=term.colour.blue @W [B2]
    prompt b.setup.seat P=Cy side=term.seat.N colour=term.colour.yellow @N [B2]
    prompt b.shot.settled [B6]
    want board red blue yellow
    choices 13
# Cy is the youngest, but takes it back: Ada begins.
> {"is": "Began", "seat": "N"}
    news b.turn.begins P=Cy [B2]
    prompt b.turn.start P=Cy n=3 @N [B3]
    prompt b.shot.place side=term.seat.N face=term.mark.up @N [B4]
    prompt b.setup.board [B1]
    prompt b.setup.seat P=Ada side=term.seat.S colour=term.colour.red @S [B2]
    prompt b.setup.seat P=Bo side=term.seat.W colour=term.colour.blue @W [B2]
    prompt b.setup.seat P=Cy side=term.seat.N colour=term.colour.yellow @N [B2]
    prompt b.shot.settled [B6]
    want board red blue yellow
    choices 13
< 1
    prompt b.turn.start P=Ada n=3 @S [B3]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    prompt b.setup.board [B1]
    prompt b.setup.seat P=Ada side=term.seat.S colour=term.colour.red @S [B2]
    prompt b.setup.seat P=Bo side=term.seat.W colour=term.colour.blue @W [B2]
    prompt b.setup.seat P=Cy side=term.seat.N colour=term.colour.yellow @N [B2]
    prompt b.shot.settled [B6]
    want board red blue yellow
    choices 13
# The stone lies ready on Ada's line: no shot yet.
~ {"is": "BoardSeen", "holes": [], "loose": [{"is": "LooseStone", "colour": "red", "x_mm": 20.0, "y_mm": -190.0, "marked_up": true, "confidence": 1.0}], "picture": ""}
    means nothing
# It is in b1. Then the same picture again: nothing new.
~ {"is": "BoardSeen", "holes": [{"is": "SeenHole", "hole": "b1", "state": "red", "marked_up": true, "confidence": 1.0}], "loose": [], "picture": ""}
    means {"is": "Shot", "sunk": [{"is": "Stone", "hole": "b1", "colour": "red", "marked_up": true}], "loose": [], "zone": [], "off": [], "dislodged": [], "foul": false, "short": false, "seat": null, "looked": null}
    news b.shot.sunk colour=term.colour.red r=1 hole=b1 [B17]
    score Ada at S: 1 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 11 stones 1 sunk 1
    prompt b.turn.left P=Ada n=2 @S [B3]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    want board red blue yellow
    choices 8
~ {"is": "BoardSeen", "holes": [{"is": "SeenHole", "hole": "b1", "state": "red", "marked_up": true, "confidence": 1.0}], "loose": [], "picture": ""}
    means nothing
# Is there a stone in c1? The camera is not sure; somebody taps: turned over.
~ {"is": "BoardSeen", "holes": [{"is": "SeenHole", "hole": "b1", "state": "red", "marked_up": true, "confidence": 1.0}, {"is": "SeenHole", "hole": "c1", "state": "red", "marked_up": null, "confidence": 0.5}], "loose": [], "picture": ""}
    doubt b.doubt.unsure holes=(c1) [B6]
    choice b.doubt.is_empty hole=c1 {"is": "Looked", "holes": [{"is": "Claim", "hole": "c1", "says": "unsure", "marked_up": null}], "unseen": [], "nothing": []}
    choice b.doubt.is_stone hole=c1 colour=term.colour.red face=term.mark.up {"is": "Shot", "sunk": [{"is": "Stone", "hole": "c1", "colour": "red", "marked_up": true}], "loose": [], "zone": [], "off": [], "dislodged": [], "foul": false, "short": false, "seat": null, "looked": null}
    choice b.doubt.is_stone hole=c1 colour=term.colour.red face=term.mark.down {"is": "Shot", "sunk": [{"is": "Stone", "hole": "c1", "colour": "red", "marked_up": false}], "loose": [], "zone": [], "off": [], "dislodged": [], "foul": false, "short": false, "seat": null, "looked": null}
    choice b.act.by_hand [B7] {"is": "Shot", "sunk": [], "loose": null, "zone": [], "off": [], "dislodged": [], "foul": false, "short": false, "seat": null, "looked": null} asks sunk zone off dislodged
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "c1", "colour": "red", "marked_up": false}]}
    news b.shot.sunk_turned colour=term.colour.red r=1 hole=c1 [B19]
    score Ada at S: 3 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 10 stones 3 sunk 2
    prompt b.turn.left P=Ada n=1 @S [B3]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    want board red blue yellow
    choices 8
# The third one stays on the field.
~ {"is": "BoardSeen", "holes": [{"is": "SeenHole", "hole": "b1", "state": "red", "marked_up": true, "confidence": 1.0}, {"is": "SeenHole", "hole": "c1", "state": "red", "marked_up": false, "confidence": 1.0}], "loose": [{"is": "LooseStone", "colour": "red", "x_mm": -100.0, "y_mm": 60.0, "marked_up": true, "confidence": 1.0}], "picture": ""}
    means {"is": "Shot", "sunk": [], "loose": [{"is": "Disc", "colour": "red", "x_mm": -100.0, "y_mm": 60.0}], "zone": [], "off": [], "dislodged": [], "foul": false, "short": false, "seat": null, "looked": null}
    news b.turn.end Q=Bo [B2]
    score Ada at S: 3 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 9 stones 3 sunk 2
    prompt b.turn.start P=Bo n=3 @W [B3]
    prompt b.shot.place side=term.seat.W face=term.mark.up @W [B4]
    want board red blue yellow
    choices 9
# Bo pushes Ada's loose stone off the board: Ada may shoot it back and hits d1.
~ {"is": "BoardSeen", "holes": [], "loose": [{"is": "LooseStone", "colour": "blue", "x_mm": -90.0, "y_mm": 55.0, "marked_up": true, "confidence": 1.0}], "picture": ""}
    means {"is": "Shot", "sunk": [], "loose": [{"is": "Disc", "colour": "blue", "x_mm": -90.0, "y_mm": 55.0}], "zone": [], "off": [{"is": "Disc", "colour": "red", "x_mm": null, "y_mm": null}], "dislodged": [], "foul": false, "short": false, "seat": null, "looked": null}
    news b.shot.off_opponent Q=Ada @S [B12]
    score Ada at S: 3 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 10 stones 3 sunk 2
    score Bo at W: 0 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 11 stones 0 sunk 0
    prompt b.shot.off_opponent Q=Ada @S [B12]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    want board red blue yellow
    choices 9
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "d1", "colour": "red", "marked_up": true}]}
    news b.shot.sunk colour=term.colour.red r=1 hole=d1 [B17]
    news b.shot.return_done P=Bo n=2 [B12]
    score Ada at S: 4 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 9 stones 4 sunk 3
    prompt b.turn.left P=Bo n=2 @W [B3]
    prompt b.shot.place side=term.seat.W face=term.mark.up @W [B4]
    want board red blue yellow
    choices 8
# Bo touches a launch line, and the stone that is still lying there is no second shot.
~ {"is": "BoardSeen", "holes": [], "loose": [{"is": "LooseStone", "colour": "blue", "x_mm": -90.0, "y_mm": 55.0, "marked_up": true, "confidence": 1.0}, {"is": "LooseStone", "colour": "blue", "x_mm": 30.0, "y_mm": 205.0, "marked_up": true, "confidence": 1.0}], "picture": ""}
    means {"is": "Shot", "sunk": [], "loose": [{"is": "Disc", "colour": "blue", "x_mm": -90.0, "y_mm": 55.0}], "zone": [{"is": "Disc", "colour": "blue", "x_mm": 30.0, "y_mm": 205.0}], "off": [], "dislodged": [], "foul": false, "short": false, "seat": null, "looked": null}
    news b.shot.zone colour=term.colour.blue [B9]
    prompt b.turn.left P=Bo n=1 @W [B3]
    prompt b.shot.place side=term.seat.W face=term.mark.up @W [B4]
    want board red blue yellow
    choices 8
~ {"is": "BoardSeen", "holes": [], "loose": [{"is": "LooseStone", "colour": "blue", "x_mm": -90.0, "y_mm": 55.0, "marked_up": true, "confidence": 1.0}, {"is": "LooseStone", "colour": "blue", "x_mm": 30.0, "y_mm": 205.0, "marked_up": true, "confidence": 1.0}], "picture": ""}
    means nothing
# A stone has left hole c1: the screen is right, the picture is not.
~ {"is": "BoardSeen", "holes": [{"is": "SeenHole", "hole": "c1", "state": "empty", "marked_up": null, "confidence": 1.0}], "loose": [{"is": "LooseStone", "colour": "blue", "x_mm": -90.0, "y_mm": 55.0, "marked_up": true, "confidence": 1.0}, {"is": "LooseStone", "colour": "blue", "x_mm": 70.0, "y_mm": 70.0, "marked_up": true, "confidence": 1.0}], "picture": ""}
    doubt b.doubt.hole holes=(c1) [B5]
    choice b.doubt.knocked_out holes=(c1) [B5] {"is": "Shot", "sunk": [], "loose": [{"is": "Disc", "colour": "blue", "x_mm": -90.0, "y_mm": 55.0}, {"is": "Disc", "colour": "blue", "x_mm": 70.0, "y_mm": 70.0}], "zone": [], "off": [], "dislodged": ["c1"], "foul": false, "short": false, "seat": null, "looked": null}
    choice b.doubt.still_there holes=(c1) {"is": "Shot", "sunk": [], "loose": [{"is": "Disc", "colour": "blue", "x_mm": -90.0, "y_mm": 55.0}, {"is": "Disc", "colour": "blue", "x_mm": 70.0, "y_mm": 70.0}], "zone": [], "off": [], "dislodged": [], "foul": false, "short": false, "seat": null, "looked": {"is": "Looked", "holes": [{"is": "Claim", "hole": "c1", "says": "empty", "marked_up": null}], "unseen": [], "nothing": []}}
    choice b.doubt.as_seen {"is": "Corrected", "holes": [{"is": "Stone", "hole": "b1", "colour": "red", "marked_up": true}, {"is": "Stone", "hole": "d1", "colour": "red", "marked_up": true}], "loose": [{"is": "Disc", "colour": "blue", "x_mm": -90.0, "y_mm": 55.0}, {"is": "Disc", "colour": "blue", "x_mm": 70.0, "y_mm": 70.0}]}
    choice b.act.by_hand [B7] {"is": "Shot", "sunk": [], "loose": null, "zone": [], "off": [], "dislodged": [], "foul": false, "short": false, "seat": null, "looked": null} asks sunk zone off dislodged
> {"is": "Shot", "loose": [{"is": "Disc", "colour": "blue", "x_mm": -90.0, "y_mm": 55.0}, {"is": "Disc", "colour": "blue", "x_mm": 70.0, "y_mm": 70.0}]}
    news b.turn.end Q=Cy [B2]
    score Bo at W: 0 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 10 stones 0 sunk 0
    prompt b.turn.start P=Cy n=3 @N [B3]
    prompt b.shot.place side=term.seat.N face=term.mark.up @N [B4]
    want board red blue yellow
    choices 9
# Cy shoots the own stone off the board and is done.
> {"is": "Shot", "off": [{"is": "Disc", "colour": "yellow"}]}
    news b.shot.off_own P=Cy [B14]
    news b.turn.end Q=Ada [B2]
    prompt b.turn.start P=Ada n=3 @S [B3]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    want board red blue yellow
    choices 9
# Ada completes a line of four in her first row and sinks a stone of Bo.
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "a1", "colour": "red", "marked_up": true}, {"is": "Stone", "hole": "e5", "colour": "blue", "marked_up": false}]}
    news b.shot.sunk colour=term.colour.red r=1 hole=a1 [B17]
    news b.shot.sunk_turned colour=term.colour.blue r=5 hole=e5 [B19]
    news b.score.across P=Ada k=1 r=1 holes=(a1 b1 c1 d1) [B20]
    score Ada at S: 6 bad_lines 0 by_hand 0 crosses 0 lines 1 stock 8 stones 5 sunk 4
    score Bo at W: 10 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 10 stones 10 sunk 1
    prompt b.turn.left P=Ada n=2 @S [B3]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    want board red blue yellow
    choices 9
# Out of turn, and a hole that is taken: both refused.
> {"is": "Shot", "seat": "N"}
    refused b.refuse.not_your_shot P=Ada @N [B3]
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "a1", "colour": "red", "marked_up": true}]}
    refused b.refuse.hole_taken hole=a1 [B6]
# The fifth one in a row is a bad line.
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "e1", "colour": "red", "marked_up": true}]}
    news b.shot.sunk colour=term.colour.red r=1 hole=e1 [B17]
    news b.score.five P=Ada k=2 r=1 holes=(a1 b1 c1 d1 e1) [B23]
    score Ada at S: 4 bad_lines -2 by_hand 0 crosses 0 lines 0 stock 7 stones 6 sunk 5
    prompt b.turn.left P=Ada n=1 @S [B3]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    want board red blue yellow
    choices 9
> {"is": "Stopped"}
    news b.turn.stopped P=Ada [B3]
    news b.turn.end Q=Bo [B2]
    prompt b.turn.start P=Bo n=3 @W [B3]
    prompt b.shot.place side=term.seat.W face=term.mark.up @W [B4]
    want board red blue yellow
    choices 8
# Bo: three more loose stones, and all four are taken off.
> {"is": "Shot"}
    score Bo at W: 10 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 9 stones 10 sunk 1
    prompt b.turn.left P=Bo n=2 @W [B3]
    prompt b.shot.place side=term.seat.W face=term.mark.up @W [B4]
    want board red blue yellow
    choices 8
> {"is": "Shot"}
    score Bo at W: 10 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 8 stones 10 sunk 1
    prompt b.turn.left P=Bo n=1 @W [B3]
    prompt b.shot.place side=term.seat.W face=term.mark.up @W [B4]
    want board red blue yellow
    choices 8
> {"is": "Shot"}
    news b.shot.clear colour=term.colour.blue n=4 [B10]
    news b.turn.end Q=Cy [B2]
    score Bo at W: 10 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 11 stones 10 sunk 1
    prompt b.turn.start P=Cy n=3 @N [B3]
    prompt b.shot.place side=term.seat.N face=term.mark.up @N [B4]
    want board red blue yellow
    choices 8
# Cy pushes stones of both others off: they shoot clockwise, Ada does without.
> {"is": "Corrected", "holes": [{"is": "Stone", "hole": "a1", "colour": "red", "marked_up": true}, {"is": "Stone", "hole": "b1", "colour": "red", "marked_up": true}, {"is": "Stone", "hole": "c1", "colour": "red", "marked_up": false}, {"is": "Stone", "hole": "d1", "colour": "red", "marked_up": true}, {"is": "Stone", "hole": "e1", "colour": "red", "marked_up": true}, {"is": "Stone", "hole": "c5", "colour": "blue", "marked_up": true}, {"is": "Stone", "hole": "e5", "colour": "blue", "marked_up": false}], "loose": [{"is": "Disc", "colour": "red"}, {"is": "Disc", "colour": "blue"}]}
    news b.corrected
    score Ada at S: 4 bad_lines -2 by_hand 0 crosses 0 lines 0 stock 6 stones 6 sunk 5
    score Bo at W: 13 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 9 stones 13 sunk 2
    prompt b.turn.start P=Cy n=3 @N [B3]
    prompt b.shot.place side=term.seat.N face=term.mark.up @N [B4]
    want board red blue yellow
    choices 10
> {"is": "Shot", "off": [{"is": "Disc", "colour": "red"}, {"is": "Disc", "colour": "blue"}]}
    news b.shot.off_opponent Q=Ada @S [B12]
    score Ada at S: 4 bad_lines -2 by_hand 0 crosses 0 lines 0 stock 7 stones 6 sunk 5
    score Bo at W: 13 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 10 stones 13 sunk 2
    score Cy at N: 0 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 11 stones 0 sunk 0
    prompt b.shot.off_opponent Q=Ada @S [B12]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    want board red blue yellow
    choices 9
> {"is": "Declined"}
    news b.shot.declined Q=Ada [B12]
    news b.shot.off_opponent Q=Bo @W [B12]
    prompt b.shot.off_opponent Q=Bo @W [B12]
    prompt b.shot.place side=term.seat.W face=term.mark.up @W [B4]
    want board red blue yellow
    choices 9
> {"is": "Shot", "zone": [{"is": "Disc", "colour": "blue"}]}
    news b.shot.zone colour=term.colour.blue [B9]
    news b.shot.return_done P=Cy n=2 [B12]
    prompt b.turn.left P=Cy n=2 @N [B3]
    prompt b.shot.place side=term.seat.N face=term.mark.up @N [B4]
    want board red blue yellow
    choices 8
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "c3", "colour": "yellow", "marked_up": false}]}
    news b.shot.sunk_turned colour=term.colour.yellow r=3 hole=c3 [B19]
    score Cy at N: 6 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 10 stones 6 sunk 1
    prompt b.turn.left P=Cy n=1 @N [B3]
    prompt b.shot.place side=term.seat.N face=term.mark.up @N [B4]
    want board red blue yellow
    choices 8
> {"is": "Shot", "foul": true}
    news b.shot.foul P=Cy [B4]
    news b.turn.end Q=Ada [B2]
    prompt b.turn.start P=Ada n=3 @S [B3]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    want board red blue yellow
    choices 9
# Ada hits everything she shoots at, and so does Cy; Bo gives up.
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "b2", "colour": "red", "marked_up": true}]}
    news b.shot.sunk colour=term.colour.red r=2 hole=b2 [B17]
    score Ada at S: 6 bad_lines -2 by_hand 0 crosses 0 lines 0 stock 6 stones 8 sunk 6
    prompt b.turn.left P=Ada n=2 @S [B3]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    want board red blue yellow
    choices 9
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "c2", "colour": "red", "marked_up": true}]}
    news b.shot.sunk colour=term.colour.red r=2 hole=c2 [B17]
    score Ada at S: 8 bad_lines -2 by_hand 0 crosses 0 lines 0 stock 5 stones 10 sunk 7
    prompt b.turn.left P=Ada n=1 @S [B3]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    want board red blue yellow
    choices 9
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "d2", "colour": "red", "marked_up": true}]}
    news b.shot.sunk colour=term.colour.red r=2 hole=d2 [B17]
    news b.turn.end Q=Bo [B2]
    score Ada at S: 10 bad_lines -2 by_hand 0 crosses 0 lines 0 stock 4 stones 12 sunk 8
    prompt b.turn.start P=Bo n=3 @W [B3]
    prompt b.shot.place side=term.seat.W face=term.mark.up @W [B4]
    want board red blue yellow
    choices 9
> {"is": "Stopped"}
    news b.turn.stopped P=Bo [B3]
    news b.turn.end Q=Cy [B2]
    prompt b.turn.start P=Cy n=3 @N [B3]
    prompt b.shot.place side=term.seat.N face=term.mark.up @N [B4]
    want board red blue yellow
    choices 8
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "c4", "colour": "yellow", "marked_up": true}]}
    news b.shot.sunk colour=term.colour.yellow r=2 hole=c4 [B17]
    score Cy at N: 8 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 9 stones 8 sunk 2
    prompt b.turn.left P=Cy n=2 @N [B3]
    prompt b.shot.place side=term.seat.N face=term.mark.up @N [B4]
    want board red blue yellow
    choices 8
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "b3", "colour": "yellow", "marked_up": true}]}
    news b.shot.sunk colour=term.colour.yellow r=3 hole=b3 [B17]
    score Cy at N: 11 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 8 stones 11 sunk 3
    prompt b.turn.left P=Cy n=1 @N [B3]
    prompt b.shot.place side=term.seat.N face=term.mark.up @N [B4]
    want board red blue yellow
    choices 8
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "d3", "colour": "yellow", "marked_up": true}]}
    news b.shot.sunk colour=term.colour.yellow r=3 hole=d3 [B17]
    news b.turn.end Q=Ada [B2]
    score Cy at N: 14 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 7 stones 14 sunk 4
    prompt b.turn.start P=Ada n=3 @S [B3]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    want board red blue yellow
    choices 9
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "a4", "colour": "red", "marked_up": true}]}
    news b.shot.sunk colour=term.colour.red r=4 hole=a4 [B17]
    score Ada at S: 14 bad_lines -2 by_hand 0 crosses 0 lines 0 stock 3 stones 16 sunk 9
    prompt b.turn.left P=Ada n=2 @S [B3]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    want board red blue yellow
    choices 9
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "b5", "colour": "red", "marked_up": true}]}
    news b.shot.sunk colour=term.colour.red r=5 hole=b5 [B17]
    score Ada at S: 19 bad_lines -2 by_hand 0 crosses 0 lines 0 stock 2 stones 21 sunk 10
    prompt b.turn.left P=Ada n=1 @S [B3]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    want board red blue yellow
    choices 9
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "d5", "colour": "red", "marked_up": false}]}
    news b.shot.sunk_turned colour=term.colour.red r=5 hole=d5 [B19]
    news b.turn.end Q=Bo [B2]
    score Ada at S: 29 bad_lines -2 by_hand 0 crosses 0 lines 0 stock 1 stones 31 sunk 11
    prompt b.turn.start P=Bo n=3 @W [B3]
    prompt b.shot.place side=term.seat.W face=term.mark.up @W [B4]
    want board red blue yellow
    choices 9
> {"is": "Stopped"}
    news b.turn.stopped P=Bo [B3]
    news b.turn.end Q=Cy [B2]
    prompt b.turn.start P=Cy n=3 @N [B3]
    prompt b.shot.place side=term.seat.N face=term.mark.up @N [B4]
    want board red blue yellow
    choices 8
> {"is": "Stopped"}
    news b.turn.stopped P=Cy [B3]
    news b.turn.end Q=Ada [B2]
    prompt b.turn.start P=Ada n=3 @S [B3]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    want board red blue yellow
    choices 9
# Two points for Bo by hand, then the twelfth red stone ends the game.
! {"is": "Adjust", "player": 1, "points": 2, "reason": "held up by a phone call"}
    news b.score.by_hand P=Bo n=2 [B16]
    score Bo at W: 15 bad_lines 0 by_hand 2 crosses 0 lines 0 stock 10 stones 13 sunk 2
    prompt b.turn.start P=Ada n=3 @S [B3]
    prompt b.shot.place side=term.seat.S face=term.mark.up @S [B4]
    want board red blue yellow
    choices 9
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "e2", "colour": "red", "marked_up": true}]}
    news b.shot.sunk colour=term.colour.red r=2 hole=e2 [B17]
    news b.score.across P=Ada k=2 r=2 holes=(b2 c2 d2 e2) [B20]
    news b.end.all12 P=(Ada) [B25]
    score Ada at S: 33 bad_lines -2 by_hand 0 crosses 0 lines 2 stock 0 stones 33 sunk 12
    prompt b.score.final totals=(b.score.total(P=Ada,n=33) b.score.total(P=Bo,n=15) b.score.total(P=Cy,n=14)) P=(Ada) [B26]
    prompt b.end.all12 P=(Ada) [B25]
    choices 0
    outcome b.end.all12 P=(Ada) [B25] winners [0]
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "e3", "colour": "red", "marked_up": true}]}
    refused b.refuse.over [B25]
