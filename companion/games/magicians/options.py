"""The house rules of the duel (RULES 1.4): each closes a hole the rules leave open; the first value is the default."""

from __future__ import annotations

from companion.engine import Option

OPTIONS = (
    Option("magic_pool", "MA1", ("colour_split", "free_pick", "own_pack")),
    Option("slap_area", "MA2", ("own", "any")),
    # In ms; 0 means what the pads were measured to allow, which the sense knows.
    Option("slap_tie_ms", "MA3", default=0, low=0, high=1000),
    Option("false_start", "MA4", ("other_wins", "repeat")),
    Option("swap_lasts", "MA6", ("yes", "one_turn")),
    Option("swap_with_empty", "MA8", ("no", "yes")),
    Option("mixed_caller", "MA9", ("anyone", "owner_only")),
    Option("cross_hat", "MA11", ("miss", "counts_there")),
    # In s; 0 means no limit.
    Option("throw_seconds", "MA13", default=0, low=0, high=600),
    Option("hat_tie", "MA14", ("no_point", "rethrow_once")),
    Option("short_hands", "MA15", ("rank", "fewer_loses")),
    Option("short_stack", "MA16", ("throw_rest", "fill_from_other_deck", "lose_round")),
    Option("main_empty", "MA17", ("on_demand", "at_once")),
    Option("both_empty", "MA18", ("points", "no_result")),
    Option("magic_decks", "MA20", ("new_each_round", "same_cards")),
    Option("rotation", "MA21", ("winner_stays", "both_change")),
    Option("no_result", "MA22", ("ignore", "breaks_streak")),
    Option("special_cards", "MA24", ("agreed", "forbidden", "zero")),
    # What each player puts into the pot, once; in the players' own unit.
    Option("ante", "MA26", default=0, low=0, high=1_000_000),
    Option("played_cards", "MA30", ("out", "under_own_deck")),
    Option("deck_choice", "MA31", ("race", "die")),
)
"""All house rules, in the order of the table."""
