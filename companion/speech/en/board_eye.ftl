# What is wrong with a picture of the board. $n, $rows, $columns and the sizes in px are numbers, $mark is the number
# printed in a mark, $marks are several of these, $holes are names of holes.

board-eye-none = No board is in the picture: point the camera at the whole board, all holes in view.
board-eye-half = Only part of the board is in the picture: move the camera until all holes are in view.
board-eye-dark = The picture is black: switch a lamp on or take the cover off the camera.
board-eye-broken = This picture is damaged and cannot be read: take it again.
board-eye-mirrored = The picture is mirrored, or W and E are exchanged: switch the camera's mirror off, then go round the corners N-W, N-E, S-E, S-W.
board-eye-swapped = Two corners are exchanged: go round the board N-W, N-E, S-E, S-W.
board-eye-corners = A board has four corners, here are { $n }.
board-eye-few-marks = { $n ->
    [0] None of the four marks is seen: show at least three.
    [one] Only { $n } of the four marks is seen: show at least three.
   *[other] Only { $n } of the four marks are seen: show at least three.
}
board-eye-exchanged = The marks { $marks } do not go round the board as they should: one lies in the wrong corner. Seen from S, 0 lies far left, 1 far right, 2 near right and 3 near left.
board-eye-turned = Mark { $mark } lies turned: put it so that its number is upright seen from S.
board-eye-crooked = Mark { $mark } does not lie where the others say: put it back into its corner.
board-eye-grid = This board has { $rows } by { $columns } holes, the game has 5 by 5.
board-eye-size = The picture is { $wide } by { $high } px, the table was set up with { $was_wide } by { $was_high }: set the table up again with this camera.
board-eye-covered = Something covers { $holes }: these holes were not read.
board-eye-no-marks = No marks are seen, so it is not known where S sits: the lower edge of the picture was taken for S.
board-eye-alike = { $one } and { $other } look the same in this light: change the lamp, or play with other colours.
