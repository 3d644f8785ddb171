# The pages on phones and on the big screen.

## Games
web-game-magicians = Magicians duel
web-game-board = Push on the board
web-game-luck = Push your luck
web-game-rummy = Push rummy
web-game-capit = Cap-It
web-about-magicians = Two players, two decks each: the faster hand chooses the deck, the higher card scores. From 2 players.
web-about-board = Flick wooden discs into 25 holes.
web-about-luck = Turn cards, fill columns, stop in time. 2 to 4 players.
web-about-rummy = Partnership rummy with a pushed card.
web-about-capit = Rummy with contracts and a pot.

# The rule texts of a game that has several.
web-text-board-standard = As printed
web-text-board-vienna = Vienna variant
web-text-rummy-pagat = After pagat
web-text-rummy-gamerules = After gamerules

## Names of pages
web-nav-scoreboard = Scoreboard
web-nav-rules = Rules
web-nav-history = History
web-nav-tv = Big screen
web-nav-referee = Referee
web-nav-pretend = Pretend table
web-nav-pads = Pads on this screen
web-nav-language = Language
web-nav-pages = Pages
web-nav-join = On your phone:
web-nav-script = This page needs JavaScript.

## Scoreboard
web-round = Round { $n }
# Lead of the faster hand: $ms whole milliseconds and one decimal digit $tenth.
web-margin = { $ms }.{ $tenth } ms ahead
web-ui-live = Live
web-ui-stale = Not live
# A time of day follows.
web-ui-connecting = No contact with the table. Shown is the score of
web-ui-close = Close
web-ui-rule = Rule
web-ui-all_rules = All rules
web-ui-points = points
web-ui-streak = in a row
web-ui-rounds = Rounds won:
web-ui-nobody = The game is over
web-ui-winner = The game is won by
web-ui-doubt = Not sure – the referee decides.
web-ui-dispute = After a correction this no longer fits:
web-ui-waiting = Waiting for the card
web-ui-go = GO!
# Names follow.
web-ui-next_up = Next:
web-ui-no_match = No match is being played yet.
web-ui-main = Main
web-ui-magic = Magic
web-ui-hat = No card in this hat.

## Referee
web-referee-what_now = What happened?
web-referee-send = Enter
web-referee-cancel = Cancel
web-referee-undo = Undo
web-referee-redo = Redo
web-referee-history = History
web-referee-adjust = Points
web-referee-points_now = now
web-referee-set_to = new points
web-referee-reason = Reason (optional)
web-referee-save = Set points
web-referee-picture = Picture of the table
web-referee-look_again = Look again
web-referee-let_stand = Let it stand
web-referee-take_back = Take back
web-referee-replace = Replace
web-referee-sending = Sending …
web-referee-retrying = No contact – trying again …
web-referee-gone = No contact with the table. What you entered was not counted.
web-referee-remove = Remove
web-referee-none_in_hat = No card yet. An empty hat is fine.
web-referee-joker_red = Red joker
web-referee-joker_black = Black joker
web-referee-nothing_to_undo = Nothing has been entered yet.
web-referee-new_match = New match
web-referee-next_match = Next match
# Names follow.
web-referee-others = also:
web-referee-more = More
web-referee-unpaired = Stop refereeing on this phone

## Pairing
web-pair-title = Become the referee
web-pair-scan = Scan this with the referee's phone, or open the address on it.
web-pair-here = Referee on this device
web-pair-once = The link works once. It sets the PIN for all further referee phones.
web-pair-first = This phone becomes the referee's. Choose a PIN for further phones.
web-pair-again = Enter the referee's PIN.
web-pair-waiting = Nobody is referee yet. Open the one-time link that the table printed when it started, or this page on the table's own screen.
web-pair-name = Name of this phone
web-pair-phone = Referee
web-pair-pin = PIN
web-pair-pin_shape = The PIN has 4 to 8 digits.
web-pair-enter = Referee with this phone
web-pair-lost = PIN forgotten? On the table's computer, “push-companion referee reset” prints a new link.
web-pair-used = This link has been used already. Enter the PIN instead.
web-pair-no_pin = No PIN has been set yet. Open the one-time link first.
web-pair-wrong = That is not the PIN.
web-pair-wait = Too many wrong PINs. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, then try again.

## New match
web-setup-game = Game
web-setup-players = Players
web-setup-order = The first two begin, the others wait in this order.
web-setup-player = Player
web-setup-name = Name
web-setup-add_player = Add a player
web-setup-remove = Remove
web-setup-up = Move up
web-setup-custom_cards = Self-made cards
web-setup-custom_note = Agree before the round what each of them counts.
web-setup-add_card = Add a card
web-setup-card_name = Name on the card
web-setup-card_value = Counts as
web-setup-no_value = nothing
web-setup-house_rules = House rules
# A number follows.
web-setup-changed = changed:
web-setup-which_text = Rules
web-setup-start = Start the match
web-setup-running = A match is being played. A new one puts it aside; nothing of it is lost.

## Rules page
web-rules-title = Rules
web-rules-games = Games
web-rules-house = House rules
web-rules-house_note = Where the rules leave a gap, this is how it is played here.
web-rules-other = changed

## History
web-history-empty = Nothing has been entered yet.
web-history-act = Entry { $n }
web-history-undo = Entry { $n } taken back
web-history-amend = Entry { $n } replaced
web-history-stand = Entry { $n } stands
web-history-adjust = Points by hand
web-history-undone = taken back
web-history-amended = replaced
web-history-disputed = does not fit
web-by-button = pads
web-by-camera = camera
web-by-phone = phone
web-by-referee = referee

## Pretend table
web-pretend-keys = Keys: South A main, S magic – North K main, L magic.
web-pretend-turn = Turn both cards over
web-pretend-throw = Throw into the hats
web-pretend-clear = Clear the table
web-pretend-hand_in = Hand into the picture
web-pretend-hand_out = Hand away
web-pretend-lay = Lay a card
web-pretend-place = Place
web-pretend-zone_S = in front of South
web-pretend-zone_N = in front of North
web-pretend-zone_hat_S = row of South
web-pretend-zone_hat_N = row of North
web-pretend-show_picture = What the camera sees
web-pretend-card = Card

## Pads on a screen that lies between the players
web-pads-touch = Hands back, wait for GO.
web-pads-not_now = No race now.

## Errors
web-error-403 = Only the referee may do that, from the table's own pages.
web-error-404 = There is no such page.
web-error-413 = That is too much at once.
web-error-415 = The table did not understand that.
web-error-421 = This table answers only to its own address.
web-error-429 = Too fast. Wait a moment.
web-error-other = That did not work.
web-error-bad = The table did not understand that: { $why }
web-error-full = It could not be saved, so it does not count: { $why }
