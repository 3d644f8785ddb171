# The evidence of a match: photo finish, readings, judging again, what is kept. $P and $Q are players, $ms and $tolerance times (term-ms).

evidence-photo = Photo finish
evidence-go = GO
evidence-after_go = { $ms } after GO
evidence-ahead_of_go = { $ms } before GO
evidence-first = { $P } was first on the { $deck }, by { $ms }.
evidence-alone = { $P } touched the { $deck }, nobody else did in time.
evidence-dead_heat = { $P } and { $Q } lie { $ms } apart: a dead heat, the pads cannot tell less than { $tolerance }.
evidence-before_go = { $P } touched before GO.
evidence-too_soon = { $P } touched { $ms } after GO: sooner than a human can react.
evidence-nobody = Nobody touched a pad.

evidence-read = Read: { $cards }.
evidence-board = The board as it was read: { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    } in holes, { $loose } loose.
evidence-holes = { $holes }.
evidence-hole-empty = { $hole } empty
evidence-hole-unsure = { $hole } unsure
evidence-hole-stone = { $hole } { $colour }
evidence-hole-faced = { $hole } { $colour } ({ $face })
evidence-sure = { $card }: { $percent } % sure
evidence-reader = Read by model { $mark }.
evidence-gone = The picture is not kept any more.

evidence-again-same = { $n }: judged again, the same.
evidence-again-unsure = { $n }: judged again, agrees as far as it is sure. Written down: { $was } Now: { $now }
evidence-again-differs = { $n }: DIFFERS. Written down: { $was } Now: { $now }
evidence-again-other_model = { $n }: read by another model ({ $mark }). Written down: { $was } This one: { $now }
evidence-again-no_picture = { $n }: cannot be read again, its picture is not kept.
evidence-again-no_reader = { $n }: nothing here can read this again.
evidence-again-sum = { $same } the same, { $unsure } as far as sure, { $differs } different, { $other } by another model, { $lost } without a picture.

evidence-kept = { $n ->
        [one] { $n } picture
       *[other] { $n } pictures
    } kept, { $mb } MB.
evidence-would_go = Would be dropped, oldest first: { $n ->
        [one] { $n } picture
       *[other] { $n } pictures
    }, { $mb } MB.
evidence-went = Dropped, oldest first: { $n ->
        [one] { $n } picture
       *[other] { $n } pictures
    }, { $mb } MB. Every fact and every race stays.

web-evidence-title = Evidence
web-evidence-of = Evidence of match { $n }
web-evidence-none = No race was timed and no card was read in this match yet.
web-evidence-race = Race
web-evidence-cards = Cards
web-evidence-board = Board
web-evidence-show = Show the evidence
web-evidence-zip = All evidence in one file
web-evidence-referees = Pictures of the table are for the referee.
web-evidence-before = Earlier
web-evidence-next = Later
web-evidence-lanes = Bars show when a pad was closed, the dart its first contact, the hatching how close is too close to call.
