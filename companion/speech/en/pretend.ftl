# The board of the pretend table: what a tap on its picture does.

web-pretend-sink = Into a hole
web-pretend-lie = Lies loose
web-pretend-lean = Leans on a rim
web-pretend-take = Take away
web-pretend-clear_board = Clear the board
web-pretend-tap_hole = Tap a hole in the picture.
web-pretend-tap_place = Tap the place where the stone comes to rest.
web-pretend-tap_stone = Tap a stone to take it off.
web-pretend-colours = Colour of the stone
web-pretend-faces = How the stone lies
web-pretend-tools = What the tap does
