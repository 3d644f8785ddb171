# What the senses find (hardware/NOTICES.md). $pad is a seat and a pad (term-pad), $holes are names of holes, $chip, $pin, $device, $folder, $board and $chips are
# names or numbers of the machine, $sense is race or camera.

hw-race-go = GO! Put one hand on a deck.
hw-pad-stuck = Pad { $pad } is down: lift the hand, or look whether it is stuck.
hw-pad-chatter = Pad { $pad } flickers: check its plug and wire, or let the referee decide the races.
hw-pad-silent = Pad { $pad } gave nothing in the last three races: check its wire.
hw-gpio-none = This machine has no pins for pads: play with the pads on the screen.
hw-gpio-lgpio = The pads' library is missing or does not start: install python3-lgpio. It is tried again by itself; the pads on the screen work meanwhile.
hw-gpio-chip = This Raspberry Pi shows no GPIO chip: update its system and start again; the pads on the screen work.
hw-gpio-closed = The GPIO chip { $chip } cannot be opened: add this user to the group gpio and start again; the pads on the screen work.
hw-gpio-busy = GPIO { $pin } is used by another program: stop that one, then it comes back by itself; the pads on the screen work meanwhile.
hw-gpio-twice = GPIO { $pin } is given two tasks in the settings: give each its own and start again.
hw-gpio-unknown = Nobody knows the pins of this board ({ $board }: { $chips }): take a Raspberry Pi 3, 4, 5 or Zero 2; the pads on the screen work.
hw-gpio-gone = The pads' pins do not answer any more: they are tried again by themselves; the pads on the screen work meanwhile.
hw-gpio-back = The pads are back: the next race runs with them.
hw-camera-none = There is no camera: plug one in, or enter everything by hand.
hw-camera-gone = The camera gives no pictures: check its cable. Enter everything by hand meanwhile.
hw-camera-busy = Another program uses camera { $device }: close it. Enter everything by hand meanwhile.
hw-camera-fault = The camera does not start: check its cable, then restart the computer. Enter everything by hand meanwhile.
hw-camera-picamera2 = The Pi camera's library is missing: install python3-picamera2, or use a USB camera.
hw-camera-format = This camera gives pictures that cannot be read: take another one.
hw-camera-folder = The folder { $folder } has no more pictures: enter everything by hand.
hw-camera-picture = The picture { $picture } is damaged and was left out.
hw-eye-none = The card reader cannot be loaded: install the program anew. Enter the cards by hand meanwhile.
hw-board-eye = The board's reader cannot be loaded: install the program anew. Enter the shots by hand meanwhile.
hw-board-covered = A hand or something else lies over { $holes }: take it away, then the board is read.
hw-board-covered_many = A hand or something else lies over many holes: take it away, then the board is read.
hw-board-left = Stones of the match before lie on the board: take them all off, nothing is counted meanwhile.
hw-sense-failed = { $sense ->
    [race] The race judge stopped by a fault in the program; it is tried again. Say who was faster meanwhile.
   *[camera] The camera's reader stopped by a fault in the program; it is tried again. Enter the cards by hand meanwhile.
}
hw-record-full = Nothing more is recorded: the disk is full or cannot be written. The game goes on.
hw-replay-end = The recording ends here: go on by hand.
hw-replay-none = There is no recording in { $folder }: name another folder at the start.
