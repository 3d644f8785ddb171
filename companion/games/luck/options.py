"""The house rules of the push-your-luck game (RULES 5.3); the first value is the default."""

from __future__ import annotations

from companion.engine import Option

OPTIONS = (
    Option("packs", "L2", ("2", "1")),
    Option("take_leftover", "LA1", ("yes", "no")),
    Option("bank", "LA2", ("suit", "all", "one_card")),
    Option("bust_clears", "LA5", ("this_turn", "all")),
    Option("specials", "LA6", ("reshuffled", "removed")),
    Option("leftover", "LA7", ("joins", "stays_apart")),
    Option("joker_pile", "LA11", ("owner", "opponents", "biggest", "both")),
    # `ask`: the jokers of these packs do not show their colour, so a person says what was agreed for each.
    Option("joker_map", "LA12", ("printed", "ask")),
    Option("final_turn", "LA16", ("take", "lose_open_cards")),
    Option("end", "LA18", ("at_once", "finish_round")),
    Option("tie", "LA22", ("share", "most_banked", "most_cards")),
    # What is still in the pile, and the chance of a bust, for an audience; players count for themselves (LA19).
    Option("show_odds", "LA19", ("no", "yes")),
)
"""All house rules, in the order of the table."""
