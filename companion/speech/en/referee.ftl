# Corrections, the referee's rights, the way in, and tokens for scripts.

## Corrections
# Names with points: Anna: 4
table-points = { $P }: { $n }
table-totals = Score by hand: { ROW($points) }.
table-totals_many = A whole score needs points for { $n ->
    [one] one player
   *[other] all { $n } players
}.
table-totals_never = This game cannot have that score.
table-no_such_version = There is no earlier version { $n }.

## Console
web-referee-instead = Something else happened
web-referee-likely = Likely:
web-referee-other_fact = Or anything else:
web-referee-corrections = Correct
web-referee-totals = Whole score
web-referee-players = Who played
web-referee-versions = Earlier versions
web-referee-restore = Restore
web-referee-now = As now
web-referee-swap = Exchange with the next
web-referee-take_over = Take over
web-referee-take_back_whistle = Take back
web-referee-holds = { $name } has the whistle.
web-referee-took = { $name } took the whistle.
web-referee-locked = Locked: taps do not count.
web-referee-lock = Lock
web-referee-unlock = Unlock
web-referee-done = Enter
web-referee-beginning = Beginning of the match

## History
web-history-restore = Back to how it was after entry { $n }
web-history-named = Who played: { $players }

## Rights
web-rights-title = Referees
web-rights-whistle = The whistle
web-rights-note = Only the phone with the whistle changes anything. Every referee may take it over; the others see that.
web-rights-mine = This phone has the whistle.
web-rights-take_over = Take over the whistle
web-rights-locked = The table is locked. Unlock it first.
web-rights-holder = { $name } has the whistle. Take it over to change anything.
web-rights-open = Every referee may
web-rights-group-say = say what happened
web-rights-group-undo = undo the last word
web-rights-group-correct = correct and restore
web-rights-group-match = start and resume matches
web-rights-group-senses = use pads, camera and set-up
web-rights-save = Save
web-rights-phones = Phones
web-rights-this = this phone
web-rights-let_go = Let go
web-rights-pin = New PIN
web-rights-tokens = Keys for overlays and scripts
web-rights-tokens_note = A key reads the table and changes nothing.
web-rights-token_name = What it is for
web-rights-token_make = Make a key
web-rights-token_once = Copy it now: it is shown only this once.
web-rights-revoke = Revoke
web-rights-no_token = That key has been revoked already.
web-rights-tokens_full = There are { $n } keys already: revoke one first.

## Log
web-log-title = Who did what
web-log-empty = Nothing yet.
web-log-file = Take along as a file
web-log-pair = Paired a phone ({ $what })
web-log-leave = Stopped refereeing
web-log-wrong = Wrong PIN or used link
web-log-take = Took the whistle from { $what }
web-log-lock = Locked the table
web-log-unlock = Unlocked the table
web-log-open = Open to every referee: { $what }
web-log-pin = Set a new PIN
web-log-let_go = Let { $what } go
web-log-token = Made the key { $what }
web-log-revoke = Revoked the key { $what }
web-log-match = Started match { $what }
web-log-resume = Resumed match { $what }

## Join
web-join-title = On your phone
web-join-scan = Scan this with the camera of your phone, or type one of the addresses.
web-join-same = Your phone has to be in the same network as the table.
web-join-only_here = This table can be reached from this machine alone.
web-error-401 = This needs a key: the referee makes one on the page "Referees".
