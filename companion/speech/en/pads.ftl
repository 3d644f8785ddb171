# The pads under test and the plank. $pad and $other are pads in words, $ms and $error times (term-ms), $n and $of counts.

term-pad = { $seat } ({ $deck })
term-ms = { $whole }.{ $part } ms
term-ms_0 = { $whole }.0{ $part } ms

pads-touch = Touch { $pad } three times, without haste. { $n } of { $of }.
pads-strike = Lay a plank over { $pad } and { $other } and strike its middle, again and again. { $n } of { $of }.
pads-test-ok = { $pad }: good. Its contact settles within { $ms }.
pads-test-silent = { $pad }: nothing came. Check its plug, its wire to the pin and the one to ground.
pads-test-stuck = { $pad }: is down all the time. Lift what lies on it, or look for a short circuit in its wire.
pads-test-crossed = { $pad }: { $other } answered in its place. Look which wire goes to which pin.
pads-test-together = { $pad }: { $other } answers with it. Somewhere their wires touch: part them.
pads-test-chatter = { $pad }: flickers. Press its plug home, or take another switch.
pads-test-bounce = { $pad }: works, but bounces for { $ms }. Its first contact is judged all the same; a better switch wears less.

pads-wires-swapped = { $pad } and { $other } are swapped: exchange their wires, or their numbers in the settings.
pads-wires-one_pin = { $pad } hangs on the pin of { $other }: give it a pin of its own.
pads-wires-crossed = { $pad } is wired to the pin of { $other }: look at the wires of both.

pads-later = { $other } answers { $ms } later than { $pad } (uncertain by { $error }); this is subtracted.
pads-tolerance = Closer than { $ms } is a dead heat (uncertain by { $error }, from { $n } strikes).
pads-unmeasured = These pads were never measured: closer than { $ms } counts as a dead heat. Do the plank test.
pads-measured = { $days ->
        [0] Measured today
        [one] Measured yesterday
       *[other] Measured { $days } days ago
    }: closer than { $ms } is a dead heat.
pads-old = These pads were measured { $days ->
        [one] { $days } day
       *[other] { $days } days
    } ago (dead heat below { $ms }): do the plank test again.
pads-saved = Saved. Races are judged by it from now on.
pads-few = Strike both pads together ten times or more, then save.
pads-unsaved = It could not be saved: the disk is full or cannot be written.
pads-all_good = All pads answer as they should.

web-padtest-title = Test the pads
web-padtest-lead = While you test here, no race is run.
web-padtest-pads = The pads now
web-padtest-down = down
web-padtest-up = up
web-padtest-guided = Guided test
web-padtest-guided_lead = Shows for each pad whether it answers, how long it bounces, and whether wires are swapped.
web-padtest-begin = Test all pads
web-padtest-skip = Skip this pad
web-padtest-plank = Plank test
web-padtest-plank_lead = One plank strikes two pads at once, thirty times. What remains between them is the pads' own difference, and below that nobody can say who was first.
web-padtest-begin_plank = Begin
web-padtest-save = Judge by this
web-padtest-stop = End the test
web-padtest-none = This table has no wired pads to test.
web-padtest-strikes = Each strike: how much later the second pad answered
