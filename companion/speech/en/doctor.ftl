# What the doctor finds: how a thing is and, unless it is good, what to do. $n is a number, $why a sentence or a text of the machine.

doctor-level-ok = good
doctor-level-advice = advice
doctor-level-fault = fault
doctor-sum = { $faults ->
        [0] No fault
        [one] { $faults } fault
       *[other] { $faults } faults
    }, { $advice ->
        [one] { $advice } piece of advice
       *[other] { $advice } pieces of advice
    }.
doctor-fault = The check “{ $check }” broke off ({ $why }): look again; if it stays so, start the machine anew.

doctor-name-board = Machine
doctor-name-versions = Programs
doctor-name-power = Power
doctor-name-heat = Heat
doctor-name-memory = Memory
doctor-name-disk = Disk
doctor-name-state = Data folder
doctor-name-journal = Journal
doctor-name-backup = Backup
doctor-name-clock = Clock
doctor-name-network = Network
doctor-name-service = Service
doctor-name-devices = Devices
doctor-name-gpio = Pins
doctor-name-pads = Pads
doctor-name-lamps = Lamps
doctor-name-camera = Camera
doctor-name-light = Light
doctor-name-marks = Camera's place
doctor-name-deck = Card reader
doctor-name-stones = Board reader

doctor-board-pi = This is a { $board }.
doctor-board-pc = This is no Raspberry Pi: pads are on the screen.
doctor-board-bits = The system has 32 bits, the card reader needs 64: install the 64-bit Raspberry Pi OS.
doctor-versions-good = { $versions }: they go together.
doctor-versions-python = { $version } is too old: install the program with Python 3.11 or newer.
doctor-versions-missing = The library { $library } is missing: install the program anew.
doctor-versions-numpy = numpy { $version } does not go with this system's camera library, which needs { $wanted }: run the installer again.
doctor-power-good = The power supply holds.
doctor-power-under = The voltage is too low: take the Pi's own power supply and a short cable.
doctor-power-slowed = The Pi slows itself down: give it a better power supply or cool it.
doctor-power-was = The voltage was too low since the last start: take the Pi's own power supply before a long evening.
doctor-heat-good = The processor has { $n } °C.
doctor-heat-soon = The processor has { $n } °C: give it air or shade.
doctor-heat-now = The processor has { $n } °C and slows down: cool it now.
doctor-memory-good = { $n } MB of memory are free.
doctor-memory-soon = Only { $n } MB of memory are free: close other programs.
doctor-memory-now = Only { $n } MB of memory are free: close other programs now, or the system ends the table.
doctor-disk-good = { $n } MB are free on the disk.
doctor-disk-soon = Only { $n } MB are free on the disk: no further pictures will be kept soon. Run: push-companion evidence tidy
doctor-disk-now = Only { $n } MB are free on the disk: make room now, or nothing can be written down.
doctor-disk-gone = The disk with { $folder } does not answer: check it, or choose another folder with --data.
doctor-state-good = The data folder { $folder } can be written.
doctor-state-closed = The data folder { $folder } cannot be written: change its owner, or choose another with --data.
doctor-journal-new = There is no journal yet: it begins with the first match.
doctor-journal-good = The journal is whole: { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }.
doctor-journal-closed = The journal cannot be opened ({ $why }): give its folder to the user that runs the table, or choose another with --data.
doctor-journal-damaged = The journal is damaged ({ $why }): start the table again, it takes the newest good backup by itself.
doctor-journal-recovered = A damaged journal was set aside as { $file }: look whether the last entries are there, then delete that file.
doctor-backup-good = { $n ->
        [0] The last backup is of today.
        [one] The last backup is of yesterday.
       *[other] The last backup is { $n } days old.
    }
doctor-backup-old = The last backup is { $n } days old: open the table once, that makes a new one.
doctor-backup-none = There is no backup beside the journal: make room on the disk and open the table once.
doctor-clock-good = The clock is set ({ $now } UTC).
doctor-clock-back = The clock ({ $now } UTC) is behind the last entry: set it. Races and scores do not go by it, only the times in the history do.
doctor-clock-unset = The clock ({ $now } UTC) has not been set: connect the network once, or set it by hand. Races do not go by it.
doctor-clock-alone = Nobody sets this clock: connect a network, or set it by hand, if the times in the history matter. Nothing else goes by it.
doctor-network-good = Phones find the table at { $places }.
doctor-network-hotspot = This machine is its own hotspot; phones find the table at { $places }.
doctor-network-none = No network: connect one, or make a hotspot (push-companion service hotspot).
doctor-service-good = The table starts by itself.
doctor-service-none = The table does not start by itself: sudo push-companion service install
doctor-service-down = The service is installed but does not run: journalctl -u push-companion says why.
doctor-devices-in_use = Pads and camera are in use by the open table: the page /doctor at port { $port } looks at them.
doctor-gpio-good = { $n ->
        [one] { $n } pin is
       *[other] { $n } pins are
    } ready for pads.
doctor-gpio-none = This machine has no pins; pads on the screen work.
doctor-gpio-special = GPIO { $pin } ({ $name }) belongs to the system: choose another pin in the settings.
doctor-lamps-good = GO can be seen or heard at the table.
doctor-lamps-none = Neither GO lamp nor buzzer is wired: wire one, or GO is seen on phones alone, on each at another moment.
doctor-camera-good = The camera gives pictures ({ $size }).
doctor-camera-none = Cards are entered by hand, as the settings say.
doctor-light-good = The table is bright enough ({ $n } %).
doctor-light-dark = The table is too dark ({ $n } %): turn on a lamp.
doctor-light-burnt = { $n } % of the picture is glaring: move the lamp, so that nothing shines back.
doctor-marks-good = The camera's place was measured { $n } days ago and is still the same.
doctor-marks-none = The camera's place was never measured: calibrate the table, then zones and places are true.
doctor-marks-old = The camera's place was measured { $n } days ago: look at the calibration again.
doctor-marks-moved = The camera does not see the table as it was calibrated: { $why }
doctor-marks-torn = The calibration cannot be read: calibrate the table again.
doctor-deck-good = The card reader is ready; no deck of this house is enrolled.
doctor-deck-own = The card reader is ready and knows this house's deck.
doctor-deck-torn = What was taught of the packs cannot be read: teach them again, or drop the newest profile `deck`.
doctor-stones-good = The board's reader is ready.

web-doctor-title = Doctor
web-doctor-again = Look again
web-doctor-none = The doctor looks only at a table that is open here.
