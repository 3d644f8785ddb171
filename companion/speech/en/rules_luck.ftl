# The rules of the push-your-luck game, L1 to L20, for the rules page.

rule-L1 = From two packs take every 2 to 10, every king and four jokers: 84 cards, shuffled, face down as the draw pile.
rule-L2 = Two players may play the short game: one pack and two jokers, 42 cards.
rule-L3 = Two to four players. Choose who starts, then go clockwise.
rule-L4 = In your turn do one thing: draw, bank, or take the column that was left on the table.
rule-L5 = Drawing: turn cards one at a time and put each into one of two columns. After each card go on or stop.
rule-L6 = A column the previous player left stays on the table and is one of your two columns when you draw.
rule-L7 = A column never holds two cards of the same value or the same suit. If only one column fits, the card goes there.
rule-L8 = So a column holds at most four cards. With two full columns the next card is a bust.
rule-L9 = Stopping: choose one of the columns and lay its cards face up in front of you, sorted by suit. The other one stays. Next player.
rule-L10 = Taking: collect the leftover column instead of drawing. Your turn is over.
rule-L11 = Bust: the card fits neither column. Discard every card turned in this turn. Next player.
rule-L12 = A king is a bust, at once.
rule-L13 = A joker is a bust as well, and it costs you one of your open suit piles of its colour: red hearts or diamonds, black spades or clubs.
rule-L14 = With two piles of that colour you choose. With none you lose nothing more.
rule-L15 = Banking: turn one of your suit piles face down. It is safe from jokers. Your turn is over.
rule-L16 = New cards of a banked suit start a new open pile, which is at risk again.
rule-L17 = When the draw pile runs out the first time, shuffle the discards: they are the new pile.
rule-L18 = When it runs out the second time, the game ends after this turn.
rule-L19 = Your score is the value of all your cards, 2 to 10, open and banked.
rule-L20 = The highest total wins. Level players share the win.
