# Vienna with Centre King, two players, unlimited turns.
setup {"game": "board", "players": ["Ada", "Bo"], "rules": "vienna", "options": {"centre": "yes"}}
    score Ada at S: 0 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 12 stones 0 sunk 0
    score Bo at N: 0 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 12 stones 0 sunk 0
    prompt b.setup.rps [V1]
    prompt b.setup.board [B1]
    prompt b.setup.seat P=Ada side=term.seat.S colour=term.colour.red @S [B2]
    prompt b.setup.seat P=Bo side=term.seat.N colour=term.colour.blue @N [B2]
    prompt b.shot.settled [B6]
    prompt b.setup.option option=option.centre value=option.centre.yes
    choices 4
# Shooting before rock, paper, scissors is refused.
> {"is": "Shot"}
    refused b.refuse.begin_first [V1]
> {"is": "Began", "seat": "N"}
    news b.turn.begins P=Bo [V1]
    prompt b.setup.choose P=Bo n=3 @N [V1]
    prompt b.setup.board [B1]
    prompt b.setup.seat P=Ada side=term.seat.S colour=term.colour.red @S [B2]
    prompt b.setup.seat P=Bo side=term.seat.N colour=term.colour.blue @N [B2]
    prompt b.shot.settled [B6]
    prompt b.setup.option option=option.centre value=option.centre.yes
    choices 2
> {"is": "Chose", "limited": false}
    news b.setup.unlimited n=3 [V2]
    prompt b.turn.unlimited P=Bo @N [V2]
    prompt b.shot.place side=term.seat.N face=term.mark.down @N [V3]
    prompt b.centre.open @N [V8]
    prompt b.setup.board [B1]
    prompt b.setup.seat P=Ada side=term.seat.S colour=term.colour.red @S [B2]
    prompt b.setup.seat P=Bo side=term.seat.N colour=term.colour.blue @N [B2]
    prompt b.shot.settled [B6]
    prompt b.setup.option option=option.centre value=option.centre.yes
    want board red blue
    choices 10
# Bo misses the middle: it is locked, and the turn is over.
> {"is": "Shot", "zone": [{"is": "Disc", "colour": "blue"}]}
    news b.shot.zone colour=term.colour.blue [B9]
    news b.centre.missed P=Bo [V8]
    news b.turn.end Q=Ada [B2]
    prompt b.turn.unlimited P=Ada @S [V2]
    prompt b.shot.place side=term.seat.S face=term.mark.down @S [V3]
    prompt b.centre.locked @S [V9]
    want board red blue
    choices 8
# Ada hits three times; a stone in the locked middle goes back and is a miss.
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "a1", "colour": "red", "marked_up": false}]}
    news b.shot.sunk colour=term.colour.red r=1 hole=a1 [B17]
    score Ada at S: 1 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 11 stones 1 sunk 1
    prompt b.turn.unlimited P=Ada @S [V2]
    prompt b.shot.place side=term.seat.S face=term.mark.down @S [V3]
    prompt b.centre.locked @S [V9]
    want board red blue
    choices 8
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "b1", "colour": "red", "marked_up": false}]}
    news b.shot.sunk colour=term.colour.red r=1 hole=b1 [B17]
    score Ada at S: 2 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 10 stones 2 sunk 2
    prompt b.turn.unlimited P=Ada @S [V2]
    prompt b.shot.place side=term.seat.S face=term.mark.down @S [V3]
    prompt b.centre.locked @S [V9]
    want board red blue
    choices 8
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "c1", "colour": "red", "marked_up": true}]}
    news b.shot.sunk_marked colour=term.colour.red r=1 hole=c1 [V3]
    score Ada at S: 6 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 9 stones 6 sunk 3
    prompt b.turn.unlimited P=Ada @S [V2]
    prompt b.shot.place side=term.seat.S face=term.mark.down @S [V3]
    prompt b.centre.locked @S [V9]
    want board red blue
    choices 8
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "c3", "colour": "red", "marked_up": false}]}
    news b.centre.illegal [V9]
    news b.turn.end Q=Bo [B2]
    prompt b.turn.unlimited P=Bo @N [V2]
    prompt b.shot.place side=term.seat.N face=term.mark.down @N [V3]
    prompt b.centre.locked @N [V9]
    want board red blue
    choices 8
# Bo leaves a stone lying and is done; Ada makes a line of four.
> {"is": "Shot"}
    news b.turn.end Q=Ada [B2]
    score Bo at N: 0 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 11 stones 0 sunk 0
    prompt b.turn.unlimited P=Ada @S [V2]
    prompt b.shot.place side=term.seat.S face=term.mark.down @S [V3]
    prompt b.centre.locked @S [V9]
    want board red blue
    choices 9
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "d1", "colour": "red", "marked_up": false}]}
    news b.shot.sunk colour=term.colour.red r=1 hole=d1 [B17]
    news b.score.four P=Ada k=4 r=1 holes=(a1 b1 c1 d1) [V5]
    score Ada at S: 11 bad_lines 0 by_hand 0 crosses 0 lines 4 stock 8 stones 7 sunk 4
    prompt b.turn.unlimited P=Ada @S [V2]
    prompt b.shot.place side=term.seat.S face=term.mark.down @S [V3]
    prompt b.centre.locked @S [V9]
    want board red blue
    choices 9
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "a2", "colour": "red", "marked_up": false}]}
    news b.shot.sunk colour=term.colour.red r=2 hole=a2 [B17]
    score Ada at S: 13 bad_lines 0 by_hand 0 crosses 0 lines 4 stock 7 stones 9 sunk 5
    prompt b.turn.unlimited P=Ada @S [V2]
    prompt b.shot.place side=term.seat.S face=term.mark.down @S [V3]
    prompt b.centre.locked @S [V9]
    want board red blue
    choices 9
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "b2", "colour": "red", "marked_up": false}]}
    news b.shot.sunk colour=term.colour.red r=2 hole=b2 [B17]
    score Ada at S: 15 bad_lines 0 by_hand 0 crosses 0 lines 4 stock 6 stones 11 sunk 6
    prompt b.turn.unlimited P=Ada @S [V2]
    prompt b.shot.place side=term.seat.S face=term.mark.down @S [V3]
    prompt b.centre.locked @S [V9]
    want board red blue
    choices 9
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "c2", "colour": "red", "marked_up": false}]}
    news b.shot.sunk colour=term.colour.red r=2 hole=c2 [B17]
    score Ada at S: 17 bad_lines 0 by_hand 0 crosses 0 lines 4 stock 5 stones 13 sunk 7
    prompt b.turn.unlimited P=Ada @S [V2]
    prompt b.shot.place side=term.seat.S face=term.mark.down @S [V3]
    prompt b.centre.locked @S [V9]
    want board red blue
    choices 9
# Ada shoots her own stone off the board: the turn is over, hit or not.
> {"is": "Shot", "sunk": [], "off": [{"is": "Disc", "colour": "red"}]}
    news b.shot.off_own P=Ada [B14]
    news b.turn.end Q=Bo [B2]
    prompt b.turn.unlimited P=Bo @N [V2]
    prompt b.shot.place side=term.seat.N face=term.mark.down @N [V3]
    prompt b.centre.locked @N [V9]
    want board red blue
    choices 8
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "e5", "colour": "blue", "marked_up": true}]}
    news b.shot.sunk_marked colour=term.colour.blue r=1 hole=e5 [V3]
    score Bo at N: 4 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 10 stones 4 sunk 1
    prompt b.turn.unlimited P=Bo @N [V2]
    prompt b.shot.place side=term.seat.N face=term.mark.down @N [V3]
    prompt b.centre.locked @N [V9]
    want board red blue
    choices 8
> {"is": "Shot"}
    news b.turn.end Q=Ada [B2]
    score Bo at N: 4 bad_lines 0 by_hand 0 crosses 0 lines 0 stock 9 stones 4 sunk 1
    prompt b.turn.unlimited P=Ada @S [V2]
    prompt b.shot.place side=term.seat.S face=term.mark.down @S [V3]
    prompt b.centre.locked @S [V9]
    want board red blue
    choices 9
# Eleven red stones; the last one fills the middle because it completes a line of four.
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "a3", "colour": "red", "marked_up": false}]}
    news b.shot.sunk colour=term.colour.red r=3 hole=a3 [B17]
    score Ada at S: 20 bad_lines 0 by_hand 0 crosses 0 lines 4 stock 4 stones 16 sunk 8
    prompt b.turn.unlimited P=Ada @S [V2]
    prompt b.shot.place side=term.seat.S face=term.mark.down @S [V3]
    prompt b.centre.locked @S [V9]
    want board red blue
    choices 9
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "b3", "colour": "red", "marked_up": false}]}
    news b.shot.sunk colour=term.colour.red r=3 hole=b3 [B17]
    news b.score.cross P=Ada k=5 r=2 holes=(b2 b3 c2 b1 a2) [V6]
    score Ada at S: 28 bad_lines 0 by_hand 0 crosses 5 lines 4 stock 3 stones 19 sunk 9
    prompt b.turn.unlimited P=Ada @S [V2]
    prompt b.shot.place side=term.seat.S face=term.mark.down @S [V3]
    prompt b.centre.locked @S [V9]
    want board red blue
    choices 9
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "d3", "colour": "red", "marked_up": false}]}
    news b.shot.sunk colour=term.colour.red r=3 hole=d3 [B17]
    score Ada at S: 31 bad_lines 0 by_hand 0 crosses 5 lines 4 stock 2 stones 22 sunk 10
    prompt b.turn.unlimited P=Ada @S [V2]
    prompt b.shot.place side=term.seat.S face=term.mark.down @S [V3]
    prompt b.centre.locked @S [V9]
    want board red blue
    choices 9
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "e4", "colour": "red", "marked_up": false}]}
    news b.shot.sunk colour=term.colour.red r=4 hole=e4 [B17]
    news b.score.four P=Ada k=4 r=1 holes=(b1 c2 d3 e4) [V5]
    score Ada at S: 39 bad_lines 0 by_hand 0 crosses 5 lines 8 stock 1 stones 26 sunk 11
    prompt b.turn.unlimited P=Ada @S [V2]
    prompt b.shot.place side=term.seat.S face=term.mark.down @S [V3]
    prompt b.centre.locked @S [V9]
    want board red blue
    choices 9
> {"is": "Shot", "sunk": [{"is": "Stone", "hole": "c3", "colour": "red", "marked_up": false}]}
    news b.shot.sunk colour=term.colour.red r=3 hole=c3 [B17]
    news b.score.four P=Ada k=4 r=3 holes=(a3 b3 c3 d3) [V5]
    news b.end.all12 P=(Ada) [B25]
    score Ada at S: 46 bad_lines 0 by_hand 0 crosses 5 lines 12 stock 0 stones 29 sunk 12
    prompt b.score.final totals=(b.score.total(P=Ada,n=46) b.score.total(P=Bo,n=4)) P=(Ada) [B26]
    prompt b.end.all12 P=(Ada) [B25]
    choices 0
    outcome b.end.all12 P=(Ada) [B25] winners [0]
