# Calibration (calibration/README.md): the wizard, its refusals, its quality table, and what is said during play.

## Pages
cal-ui-title = Set up camera and board
cal-ui-steps = Steps
cal-ui-picture_alt = What the camera sees
cal-ui-back = Back
cal-ui-skip = Skip
cal-ui-saved = Saved. The table goes by it from now on.
cal-ui-start_again = Begin again
cal-ui-retry = No contact – try again.
cal-ui-no_picture = The camera gives no picture.
cal-ui-sheets = Sheets to print
cal-ui-sheets_note = Print at 100 % (actual size). The line on the sheet must measure exactly 100 mm.
cal-ui-moving = Profile and other tools
cal-ui-moving_note = A profile keeps all that is measured here. It can be moved to another machine; the last ten stay.
cal-ui-export = Save as a file
cal-ui-import = Take over a file
cal-ui-foreign = This is no file of profiles.
cal-ui-eye = What the eye sees
cal-ui-wizard = Set up anew
cal-ui-corner = Corner
cal-ui-zone = Zone
cal-ui-seats = Who plays here
cal-ui-by_hand = No marks: set the corners by hand
cal-ui-side_mm = Side of the board (mm)
cal-ui-mark_mm = Side of a black mark (mm)
cal-ui-where = Where the marks lie
cal-ui-where_board = On the board, in its corners
cal-ui-where_table = On the table, touching the corners from outside
cal-ui-where_mat_A4 = On the printed mat, A4
cal-ui-where_mat_A3 = On the printed mat, A3
cal-ui-turned = The camera really looks from another side than South
cal-ui-marks_seen = Marks seen
cal-ui-no_marks = No mark is seen yet.
cal-ui-taken = Pictures taken
cal-ui-lens_done = Measure the lens now
cal-ui-lens_known = The lens has been measured before.
cal-ui-held = Held fast
cal-ui-not_held = This camera cannot be fixed. It goes on adapting by itself: keep the light as it is.
cal-ui-pitch_mm = Hole to hole (mm)
cal-ui-hole_mm = Width of a hole (mm)
cal-ui-stone_mm = Width of a stone (mm)
cal-ui-thick_mm = Thickness of a stone (mm)
cal-ui-line_inset_mm = Edge to launch line (mm)
cal-ui-line_length_mm = Length of the launch line (mm)
cal-ui-colours = Colours in play
cal-ui-figure = Quality
cal-ui-value = Measured
cal-ui-limit = Limit
cal-ui-passes = good
cal-ui-advice = look at the advice
cal-ui-optional = only if wanted
cal-ui-enough = Leave the rest as it was
cal-ui-done = Back to the game
cal-ui-print = Print the marks
cal-ui-holes_unseen = No holes are seen there, so these are the usual ones: look whether the outline lies on the edge of the board.
cal-ui-sizes = Change the sizes
cal-ui-stone_known = A stone needs to be measured only if yours are not the usual ones.
# $paper is A4 or A3.
cal-sheet-marks = Four marks, { $paper }
cal-sheet-lens = Chessboard for the lens, { $paper }
cal-sheet-mat = Mat for cards, { $paper }

## Steps
cal-step-picture = Picture
cal-step-marks = Marks
cal-step-corners = Corners
cal-step-lens = Lens
cal-step-zones = Zones
cal-step-holes = Holes
cal-step-stones = Stones
cal-step-deck = Cards
cal-step-exposure = Exposure
cal-step-save = Save
cal-about-picture = Hang the camera so that the whole table is in the picture, South at the lower edge, and fix it well.
cal-about-marks = Lay the four printed marks with their small black corner on the corners of the board: 0 between North and West, then 1, 2, 3 clockwise. They are found by themselves.
cal-about-corners = Drag each ring onto its corner of the board. With a keyboard: Tab to a ring, then the arrow keys.
cal-about-lens = If you want more exact places: hold the printed chessboard before the camera, tilted each time another way and once near every edge, and take four pictures or more.
cal-about-zones = Where each seat plays its cards: choose the seats and drag the corners. Boards need no zones.
cal-about-holes = The rings should lie on the holes, and the dashed lines on the launch lines. If not, change the sizes.
cal-about-stones = Put two stones of each colour into the holes named in the picture: the first with its mark up, the second with its mark down. Not at hand? Skip it: the usual colours are known.
cal-about-deck = Ordinary packs are read without teaching. Another pack, its back or cards of your own are taught from a few pictures; that can also be done later.
cal-about-exposure = Set the light as it will be in play, then hold exposure, gain and white balance, so that colours stay the same.
cal-about-save = This is how well the table is measured. Whatever lacks has its advice.
cal-act-picture = The picture is right
cal-act-marks = Measure by these marks
cal-act-corners = The corners are right
cal-act-lens = Take a picture
cal-act-zones = The zones are right
cal-act-holes = The rings lie on the holes
cal-act-stones = The stones lie so
cal-act-deck = Go on
cal-act-exposure = Hold it
cal-act-save = Save

## Quality. $amount is a figure with its unit.
cal-at_least = at least { $amount }
cal-at_most = at most { $amount }
cal-verdict-good = All figures are good.
cal-verdict-off = { $n ->
    [one] One figure is
   *[other] { $n } figures are
} out of the limits: see the advice.
cal-unit-px = { $whole }.{ $tenth } px
cal-unit-mm = { $whole }.{ $tenth } mm
cal-unit-px_mm = { $whole }.{ $tenth } px/mm
cal-unit-percent = { $n } %
cal-unit-delta = { $n }
cal-figure-error_px = Places, error in the picture
cal-figure-error_mm = Places, error on the table
cal-figure-fineness = Fineness of the picture
cal-figure-evenness = Even light
cal-figure-sharpness = Width of edges
cal-figure-burnt = Burnt out
cal-figure-brightness = Brightness
cal-figure-separation = Distance of the colours
cal-advice-error_px = Lay the marks flat and typed sizes right; measure the lens.
cal-advice-error_mm = Measure the board and a mark again, and check the printed 100 mm line.
cal-advice-fineness = Bring the camera nearer, or choose larger pictures in the settings.
cal-advice-evenness = One side is much darker: move the lamp to the middle, or add a second one.
cal-advice-sharpness = The picture is not sharp: focus the lens, wipe it, and let nothing shake.
cal-advice-burnt = Parts of the picture are burnt out: dim the lamp or turn it away from what shines.
cal-advice-brightness = It is too dark: more light on the table.
cal-advice-separation = Two colours look alike in this light: take a whiter lamp, or other stones.

## Refusals
cal-step = That step is not open yet: go on from here.
cal-skip = Nothing works without this step.
cal-elsewhere = Another phone has gone on: look at the step that is shown now.
cal-points = These are no points of the picture.
cal-sizes = These sizes cannot be: measure again and type millimetres.
cal-picture-none = The camera gives no picture: check its cable.
cal-picture-small = The picture of { $wide } × { $high } is too small: choose larger pictures in the settings.
cal-picture-black = The picture is black: take the cap off the lens, or put the light on.
# $turns quarter turns clockwise.
cal-turned = The table lies turned in the picture by { $turns ->
    [one] a quarter turn
   *[other] { $turns } quarter turns
}: turn the camera so that North is up, or say that it really looks from another side.
cal-stretched = By these sizes a mark measures { $wide } × { $high } mm, but it is printed with { $printed } mm: a size is typed wrongly, or width and height are exchanged.
cal-sized = Board and marks do not fit together: on a board of { $side } mm the black square of a mark would measure { $mark } mm, not { $printed } mm. Measure one of them with a ruler, or tap what is true.
cal-mat = The marks lie as on the printed { $paper } mat: tap it, or lay them on the board.
cal-corners-waiting = Not every ring has been moved yet: drag each one onto its corner of the board.
cal-pretend = The pretend table has its board out only in a match on the board: begin one first.
cal-offer-mark = A mark measures { $n } mm
cal-offer-board = The board measures { $n } mm
cal-lens-few = Only { $have } of at least { $want } pictures show the chessboard: take more.
cal-lens-no_board = The chessboard is not seen: hold it flatter, nearer and in good light.
cal-lens-other_board = This is not the chessboard from our sheets: print that one, without turning or scaling it.
cal-lens-sizes = The pictures have different sizes: take them all with one setting.
cal-lens-middle = The chessboard was only in one part of the picture: hold it near every edge too.
cal-lens-tilt = The chessboard was always held alike: tilt it more, each time another way.
cal-lens-bad = The pictures do not fit one lens ({ $tenths } tenths of a pixel off): glue the sheet onto something flat and hold it still.
# $zone is S, W, N, E.
cal-zones-seat = { $zone } is no seat: they are S, W, N and E.
cal-zones-folded = The zone of { $zone } is folded: its corners must go round in order.
cal-zones-tiny = The zone of { $zone } is too small for a card.
cal-zones-overlap = The zones of { $one } and { $other } lie on one another: a card there would belong to both.
cal-zones-no_plane = This needs the table to be measured first: by marks or corners.
cal-grid-count = A grid of { $rows } by { $columns } holes: the rules know five by five only.
cal-grid-stone = A stone of { $stone } mm does not fit into a hole of { $hole } mm.
cal-grid-thick = A stone { $stone } mm wide cannot be { $thick } mm thick.
cal-grid-touch = Holes of { $hole } mm cannot be { $pitch } mm apart: they would touch.
cal-grid-line = The launch line { $inset } mm from the edge would run over the holes: only { $free } mm are free there.
cal-stones-count = Choose two to five colours.
cal-stones-empty = There is no stone to be seen in { $holes }: lay the stones as the list says.
# $controls are names of the camera's controls.
cal-exposure-differs = The camera does not do what it was told ({ $controls }): try again, or choose another camera.
cal-exposure-silent = The camera does not tell what it does, so nothing can be held.
cal-exposure-drift = The camera has changed its exposure ({ $controls }): hold it again on the calibration page.
cal-profile-size = The profile is for pictures of { $was_wide } × { $was_high }, the camera gives { $wide } × { $high }: set the camera back or calibrate again.
cal-profile-upside_down = The profile and the picture are upside down to each other: turn the camera by half a turn, or calibrate again.
cal-profile-no_marks = None of the marks of the profile is seen: put them back, or calibrate again.
cal-profile-torn = The saved profile cannot be read: calibrate again.
cal-profile-foreign = This is no file of profiles of this program: save it anew on the other machine.

## During play
cal-follow-moved = The camera was moved: put it back as it was, or set it up anew. Nothing is read until then.
cal-follow-lost = Mark { $marks } is not seen: uncover it or put it back. Nothing is read until then.
cal-follow-realigned = The camera was bumped by { $whole }.{ $tenth } mm; it was put right by itself.
cal-light-darker = The light is { $percent } % darker than when it was set up: put the lamp back.
cal-light-brighter = The light is { $percent } % brighter than when it was set up: dim it.
cal-light-burnt = The light is so bright that white burns out: dim it.
cal-light-tinted = The light has another colour than when it was set up: colours may be read wrongly.

## Which camera it is. $wide and $high are the size of its pictures, $n is the camera's number or how many pictures there are
cal-camera-drawn = The pretend table's camera, { $wide } × { $high } pixels
cal-camera-usb = USB camera { $n }, { $wide } × { $high } pixels
cal-camera-pi = The Pi's camera, { $wide } × { $high } pixels
cal-camera-folder = { $n ->
    [one] One picture of the folder { $folder }
   *[other] { $n } pictures of the folder { $folder }
}
cal-camera-none = No camera

## At the command line, where no camera gives a picture. $option is what is typed to name a folder, $folder a name
cal-cli-none = There is no camera: plug one in, or name a folder of pictures with { $option }.
cal-cli-gone = The camera gives no pictures: check its cable, then begin again.
cal-cli-busy = Another program uses camera { $device }: close it, then begin again. It may be the table itself; its page does the same.
cal-cli-fault = The camera does not start: check its cable, restart the computer, then begin again.
cal-cli-folder = There are no pictures in the settings' folder { $folder }: put some in, or name another folder with { $option }.

## What the eye sees
cal-eye-title = What the eye sees
cal-eye-measured = The table is measured; the lines show what the eye goes by.
cal-eye-unmeasured = The table is not measured: the picture is divided into halves.
cal-eye-readings = Read last
cal-eye-none = Nothing has been read yet.
cal-eye-stone = { $colour } { $sign }
