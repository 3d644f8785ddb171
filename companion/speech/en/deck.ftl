# Teaching cards (web/calibration_deck.py, push-companion deck): packs, their backs, cards of one's own making.
deck-title = Teach cards
deck-about = Ordinary packs are read without teaching. Taught, the table reads your pack more surely, knows its back, and cards you made yourselves.
deck-known = { $n ->
    [52] All 52 faces known
   *[other] { $n } of 52 faces known
}
deck-missing = still missing:
deck-back_known = back known
deck-back_unknown = back not known
deck-worth = { $n ->
    [0] no number
   *[other] number { $n }
}

## The page. $n counts cards.
deck-ui-cards = Cards
deck-ui-back = Back
deck-ui-custom = Own card
deck-ui-what = What is in the picture
deck-ui-pack = Name of the pack
deck-ui-first = Our pack
deck-ui-how_cards = Lay about 13 cards open beside each other, so that every corner shows. Four pictures make a pack.
deck-ui-how_back = Lay one card of this pack face down and nothing else.
deck-ui-how_custom = Lay the card you made open, alone on a plain ground of another colour.
deck-ui-camera = Picture with the table’s camera
deck-ui-phone = Photo with this phone
deck-ui-album = Choose a photo
deck-ui-reading = Reading the picture …
deck-ui-look = Are the names right? Tap a card to correct it.
deck-ui-check = Please check
deck-ui-left = Left out
deck-ui-right = The name is right
deck-ui-change = Another card
deck-ui-not_card = Not a card, leave it out
deck-ui-away = Put the picture away
deck-ui-this_back = This is the back
deck-ui-this_card = Teach this card
deck-ui-card_name = Name of the card
deck-ui-number = Number (0 for none, jack 11 to ace 14)
deck-ui-known = What the table knows
deck-ui-none = Nothing is taught yet.
deck-ui-forget = Forget
deck-ui-forget_sure = Forget for good?
deck-ui-failed = The table cannot be reached. Nothing is lost; try again.
deck-ui-too_large = The photo is too large: take an ordinary one.
deck-ui-camera_alt = What the table’s camera sees
deck-act-teach = { $n ->
    [0] Teach these cards
    [one] Teach one card
   *[other] Teach { $n } cards
}
deck-open = { $n ->
    [one] One card is not sure: tap it. Unchecked it is not taught.
   *[other] { $n } cards are not sure: tap them. Unchecked they are not taught.
}

## What was done
deck-done-cards = { $name }: taught. The table goes by it from now on.
deck-done-back = { $name }: the back is known.
deck-done-back_like = { $name }: the back is known, but it looks like that of { $others }; these packs cannot be told apart.
deck-done-custom = { $card } is known, with the number { $n }. A new duel proposes it.
deck-done-forgotten = { $name } is forgotten.
deck-done-twice = { $card } was there already: check the other one, it has lost its name.

## Refusals
deck-name = That is no name of a pack: take up to { $most } letters, the first no !.
deck-card_name = That is no name of a card: take up to { $most } letters without ! ? # *.
deck-number = The number of a card is { $least } to { $most }.
deck-nothing = No card was taught: tap the names that are right.
deck-same = Everything in this picture is known already: show other cards, or lay these anew.
deck-look_alike = This card looks like { $cards }, which is known: the table could not tell them apart.
deck-nothing_named = Nothing of the name { $name } was taught.
deck-no_card = No card can be read in this picture: lay the cards open beside each other, so that every corner shows.
deck-no_whole = No whole card is seen: lay it alone on a plain ground of another colour.
deck-gone = Another phone has taught this picture or put it away.
deck-changed = Another phone has changed a name in this picture: look once more, then teach it.
deck-same_photo = This photo was taught already: take one of other cards.
deck-many = { $most } pictures are waiting: teach one of them first, or put it away.
