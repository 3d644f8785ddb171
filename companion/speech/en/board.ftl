# The flicking board game. $P and $Q are players, $colour a colour of stones, $hole a hole such as c3, $n a number.

## Colours and faces of the stones
term-colour-red = red
term-colour-blue = blue
term-colour-yellow = yellow
term-colour-green = green
term-colour-white = white
term-colour-black = black
term-colour-orange = orange
term-colour-turquoise = turquoise
term-colour-purple = purple
term-colour-pink = pink
term-colour-brown = brown
term-colour-natural = natural
term-mark-up = mark up
term-mark-down = mark down

## What is wanted now
b-setup-board = Put the board in the middle of the table, all holes empty.
b-setup-seat = { $P } sits at { $side } with twelve { $colour } stones.
b-setup-option = House rule – { $option }: { $value }.
b-setup-option_number = House rule – { $option }: { $n }.
b-shot-settled = After each shot hands off until nothing moves and the board has been looked at.
b-setup-rps = Rock, paper, scissors: who begins?
b-setup-choose = { $P } chooses: unlimited turns, or limited to { $n }?
b-turn-start = { $P }: { $n ->
    [one] one shot
   *[other] { $n } shots
}.
b-turn-left = { $P }: { $n ->
    [one] one shot
   *[other] { $n } shots
} left.
b-turn-unlimited = { $P }: go on as long as you hit.
b-turn-hits = { $P }: go on as long as you hit, at most { $n ->
    [one] one more hit
   *[other] { $n } more hits
}.
b-shot-place = Lay the stone on the line of { $side }, { $face }, and flick it with one finger.
b-centre-open = Aim at the middle hole first.
b-centre-locked = The middle is locked: only a last stone that completes a line of four or a cross may go in.
b-score-final = { ROW($totals) }. { COUNT($P) ->
    [one] { $P } wins
   *[other] { $P } share the win
}.
b-score-total = { $P } { $n }

## What happened
b-setup-limited = Limited turns: { $n } in a row.
b-setup-unlimited = Unlimited turns: as long as every shot hits.
b-setup-coloured = { $P } plays { $colour }.
b-turn-begins = { $P } begins.
b-turn-stopped = { $P } stops.
b-turn-end = Next: { $Q }.
b-shot-sunk = { $colour } in { $hole }, row { $r }.
b-shot-sunk_turned = { $colour } in { $hole }, row { $r }, turned over: double.
b-shot-sunk_marked = { $colour } in { $hole }, row { $r }, mark up: 3 extra.
b-shot-put_back = The stone of { $hole } goes back into its hole as it lay.
b-shot-knocked_out = The stone of { $hole } is in play again.
b-shot-zone = { $colour } touches a launch line: take it off.
b-shot-clear = { $n } loose { $colour } stones: take them all off.
b-shot-clear_last = { $P } has played all remaining stones: take the loose { $n ->
    [one] one
   *[other] { $n }
} off.
b-shot-off_opponent = A stone of { $Q } left the board: { $Q } may shoot it right now.
b-shot-off_own = Own stone off the board: the turn of { $P } is over.
b-shot-off_own_return = Own stone off the board: the return shot of { $P } is over.
b-shot-return_done = Back to { $P }: { $n ->
    [one] one shot
   *[other] { $n } shots
} left.
b-shot-return_done_unlimited = Back to { $P }: go on as long as you hit.
b-shot-declined = { $Q } does without the return shot.
b-shot-foul = Foul of { $P }: the stone goes back, the shot is lost.
b-shot-foul_repeat = Foul of { $P }: the stone goes back and is shot again.
b-shot-short_repeat = { $P }: the stone never left the line and is shot again.
b-centre-illegal = That stone may not stay in the middle: give it back.
b-centre-missed = { $P } missed the middle: it is locked now.
b-end-all12 = { $P } has sunk all twelve: game over.
b-end-full = All holes are filled: game over.
b-end-stall = Only the locked middle is free and nobody may fill it: game over.
b-end-last_round = { $P } has sunk all twelve: the round is played to its end.
b-corrected = The board was corrected by hand.
b-looked = Somebody has looked: the screen is right.
b-score-by_hand = By hand: { $P } { $n }.
b-score-across = { $P }: line of four in row { $r }, +{ $k }.
b-score-upright = { $P }: upright line of four, +{ $k }.
b-score-diagonal = { $P }: diagonal line of four, +{ $k }.
b-score-four = { $P }: line of four, +{ $k }.
b-score-cross = { $P }: cross, +{ $k }.
b-score-five = { $P }: bad line of five, −{ $k }.

## What can be entered
b-act-sunk = Sunk: { $colour } in a hole
b-act-loose = It lies loose
b-act-zone = It touches a launch line
b-act-off_own = It went off the board
b-act-off_opponent = It pushed a stone of { $Q } off the board
b-act-by_hand = Enter the whole shot
b-act-short = It never left the line
b-act-foul = Foul: the shot does not count
b-act-decline = { $Q } does without
b-act-stop = { $P } stops early
b-act-correct = The board lies differently
b-act-begins = { $P } begins
b-act-colour = Other colour for { $P }
b-act-limited = Limited: { $n } in a row
b-act-unlimited = Unlimited
b-field-sunk = Sunk stones
b-field-zone = Stones at a launch line
b-field-off = Stones off the board
b-field-dislodged = Holes whose stone was knocked out
b-field-holes = Stones in holes
b-field-loose = Loose stones
b-field-colour = Colour

## What the picture leaves open
b-doubt-colour = { $n ->
    [0] Look at { $holes }: nobody plays that colour.
    [one] A stone could not be told by its colour.
   *[other] { $n } stones could not be told by their colours.
}
b-doubt-thirteenth = { $n } { $colour } stones, but there are only twelve: look at { $holes }.
b-doubt-surplus = One { $colour } stone too many: nobody has shot it. Look at { $holes }.
b-doubt-hole = Board and screen differ at { $holes }: which is right?
b-doubt-unsure = Is there a stone in { $holes }, and how does it lie?
b-doubt-line = Does the { $colour } stone touch the launch line? The picture cannot tell distances below { $error } mm: look yourself.
b-doubt-vanished = { $n ->
    [one] A loose stone is gone.
   *[other] { $n } loose stones are gone.
} Shot off, or taken away by hand?
b-doubt-two_shots = Two shots, the first one into { $holes }
b-doubt-as_seen = The picture is right
b-doubt-still_there = The screen is right: the stone is still in { $holes }
b-doubt-knocked_out = Knocked out of { $holes } by the shot
b-doubt-is_colour = { $hole } is { $colour }
b-doubt-is_stone = { $hole }: { $colour }, { $face }
b-doubt-is_empty = { $hole } is empty
b-doubt-is_zone = The { $colour } stone touches the line
b-doubt-is_loose = The { $colour } stone does not touch the line
b-doubt-shot_off = Shot off the board: { $colours }
b-doubt-has_colour = Loose stone: { $colour }
b-doubt-no_stone = No stone lies there
b-doubt-on_top = The { $colour } stone lies on the one in { $hole }: loose
b-doubt-all_empty = { $n ->
    [one] It is empty
   *[other] They are all empty
}
b-doubt-still_lies = { $n ->
    [one] It still lies there
   *[other] They still lie there
}
b-doubt-nudged = Loose stones lie a little elsewhere: was that a shot, or did a hand move them?
b-doubt-by_a_hand = A hand moved them

## What is refused
b-setup-measures = No board has these measures: between two launch lines there must be room for nine stones in a row.
b-refuse-over = The game is over.
b-refuse-begin_first = First say who begins.
b-refuse-choose_first = First the beginner chooses limited or unlimited turns.
b-refuse-begun = The game has begun: who begins is settled.
b-refuse-chosen = Limited or unlimited is settled for the whole game.
b-refuse-coloured = Colours are chosen before the first shot.
b-refuse-not_your_shot = It is the shot of { $P }.
b-refuse-return_first = First { $Q } takes the return shot or does without.
b-refuse-no_return = Nobody has a return shot now.
b-refuse-must_shoot = { $P } must take all shots of the turn.
b-refuse-no_stone = { $P } has no stone left to shoot.
b-refuse-short = A stone that never left the line lies at the line: enter it there.
b-refuse-no_hole = There is no hole { $hole }: they are a1 to e5.
b-refuse-empty_hole = There is no stone in { $hole }.
b-refuse-hole_taken = { $hole } is taken: a hole takes one stone.
b-refuse-no_colour = Nobody plays { $colour }.
b-refuse-unknown_colour = There are no { $colour } stones.
b-refuse-too_many = { $n ->
    [one] One { $colour } stone
   *[other] { $n } { $colour } stones
} more than can be there.
b-refuse-loose_count = { $seen } loose { $colour } stones were seen, but it must be { $n }.
b-refuse-no_seat = Nobody sits at { $side }.
b-refuse-no_player = There is no player number { $n }.

## House rules
option-horizontal4 = A line of four parallel to one's own side gives
option-horizontal4-row = the number of its row
option-horizontal4-3 = 3
option-horizontal4-row_3 = the number of its row and 3
option-five_contains_fours = A line of five also counts as two lines of four
option-five_contains_fours-no = no
option-five_contains_fours-yes = yes
option-cross_diagonal = An X of five stones is a cross, too
option-cross_diagonal-no = no
option-cross_diagonal-yes = yes
option-seats2 = Two players sit
option-seats2-opposite = face to face
option-seats2-adjacent = side by side
option-nested_returns = A return shot can give a return shot
option-nested_returns-yes = yes
option-nested_returns-no = no
option-zone_is_off = A launch zone counts as off the board
option-zone_is_off-no = no
option-zone_is_off-yes = yes
option-short_shot = A shot that never leaves the line
option-short_shot-used = is used up
option-short_shot-repeat = is repeated
option-must_shoot_three = All shots of a turn must be taken
option-must_shoot_three-no = no
option-must_shoot_three-yes = yes
option-foul = After a foul
option-foul-shot_lost = the shot is lost
option-foul-repeat = the shot is repeated
option-dislodged = A stone knocked out of its hole
option-dislodged-restore = is put back
option-dislodged-play_on = is in play again
option-end = The game ends
option-end-at_once = at once
option-end-finish_round = when the round is complete
option-tiebreak = With equal points
option-tiebreak-share = the win is shared
option-tiebreak-more_sunk = more sunk stones win
option-tiebreak-more_turned = more doubled stones win
option-v_line_stack = Vienna: the 4 points of a line come on top of the base game's
option-v_line_stack-no = no
option-v_line_stack-yes = yes
option-limited = Vienna, limited turns: so many
option-limited-shots = shots
option-limited-hits = hits at most, up to the first miss
option-limited_to = Vienna, limited turns: how many in a row
option-hit = Vienna: a hit sinks
option-hit-own = a stone of one's own
option-hit-any = any stone
option-v_bad_line = Vienna: bad lines count
option-v_bad_line-yes = yes
option-v_bad_line-no = no
option-centre = Centre Queen or King
option-centre-no = no
option-centre-yes = yes
option-centre_shot = The shot at the middle is
option-centre_shot-first_of_game = the first of the game
option-centre_shot-first_of_each_player = the first of each player
option-centre_stall_end = The game ends when only the locked middle is free and nobody may fill it
option-centre_stall_end-yes = yes
option-centre_stall_end-no = no
option-empty_side_zones = Launch zones count where nobody sits
option-empty_side_zones-yes = yes
option-empty_side_zones-no = no
option-board_mm = Side of the board (mm)
option-line_inset_mm = From the board's edge to a launch line (mm)
option-line_length_mm = Length of a launch line (mm)
option-disc_mm = Diameter of a stone (mm)
option-close_call_mm = Nearer than this to touching the line, somebody must look (mm)
