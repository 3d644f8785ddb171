"""Cap-It: alone, ten cards each, a pot (C1 to C10, CA1 to CA8)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.cards import Card, cards
from companion.engine import Adjust, BadSetup, Setup, checked
from companion.games.rummy import CAPIT
from companion.games.rummy.facts import Dealt, Melded, Pushed, Recounted, Valued
from companion.games.rummy.state import Phase
from companion.seats import Seat
from tests.companion.games.rummy.sitting import CONTRACTS, NAMES, Sitting, cap_it

OUT = {**CONTRACTS, 5: ("3s 4s 5s", "8d 9d Td Jd Qd Kd Ad")}


def round_won(sitting: Sitting, winner: int, points: int = 5) -> Sitting:
    """The winner lays the contract and goes out; everybody else is left with one card of so many points."""
    if sitting.state.phase is Phase.DEAL:
        sitting.say(Dealt(Card("Kh")))
    while sitting.me != winner:
        sitting.passes()
    groups = OUT[min(sitting.state.deal, 5)]
    held = sum(len(group.split()) for group in groups)
    sitting.say(Recounted(winner, held)).take().lay(*groups).discard("4c")
    return counted(sitting, points)


def counted(sitting: Sitting, points: int = 5) -> Sitting:
    """Everybody who has to be counted holds one card of so many points."""
    waiting = sitting.state.uncounted()
    sitting.say(*(Recounted(player, 1) for player in waiting))
    return sitting.say(*(Valued(player, points) for player in waiting))


def nobody_won(sitting: Sitting, values: tuple[int, ...]) -> Sitting:
    """The stock runs out; the hands are worth these points, player 0 first."""
    if sitting.state.phase is Phase.DEAL:
        sitting.say(Dealt(Card("Kh")))
    sitting.emptied()
    if not sitting.over:
        sitting.say(Pushed(sitting.me))
    waiting = sitting.state.uncounted()
    sitting.say(*(Recounted(player, 1) for player in waiting))
    return sitting.say(*(Valued(player, values[player]) for player in waiting))


def paid(sitting: Sitting) -> list[int]:
    found: list[int] = sitting.game.view(sitting.state)["pot"]["paid"]
    return found


@pytest.mark.parametrize(("players", "stock"), [(4, 67), (5, 111), (6, 101)])
def test_C4_packs_and_stock(players: int, stock: int) -> None:
    assert cap_it(players).state.stock == stock


def test_C1_a_push_goes_round_five_players() -> None:
    sitting = cap_it(5).passes(3)
    assert sitting.push().state.hands == (12, 10, 10, 10, 11)


def test_C4_five_players_have_no_place_of_a_duel_and_no_partner() -> None:
    assert [score.seat for score in CAPIT.scores(cap_it(5).state)] == [None] * 5
    assert [score.seat for score in CAPIT.scores(cap_it(2, min_players="2").state)] == [Seat.S, Seat.N]


def test_C4_three_packs_hold_three_of_each_face() -> None:
    sitting = cap_it(5).say(Recounted(1, 30)).take()
    sitting.lay("7c 7d 7h", "9s 9d 9c", "7c 7d 7h", "7c 7d 7h")
    assert sitting.refused(Melded(1, (cards("7c 7d 7h"),))) == ("r.why.too_many", "C4")


def test_C3_the_contract_of_round_five() -> None:
    sitting = cap_it()
    for winner in (1, 2, 3, 0):
        round_won(sitting, winner)
    sitting.say(Dealt(Card("Kh"))).take()
    assert sitting.refused(Melded(1, (cards("3s 4s 5s 6s 7s"), cards("8d 9d Td Jd Qd")))) == ("r.why.contract", "R17")
    sitting.lay("3s 4s 5s", "6h 7h 8h 9h Th Jh Qh Kh")
    assert (sitting.over, sitting.state.out) == (True, 1)


def test_C5_whoever_goes_out_scores_nothing_and_all_others_their_own() -> None:
    assert round_won(cap_it(), 1, 15).state.deals[0].points == (15, 0, 15, 15)


def test_C6_without_a_winner_everybody_scores() -> None:
    assert nobody_won(cap_it(), (5, 15, 15, 20)).state.deals[0].points == (5, 15, 15, 20)


def test_CA1_four_players_are_the_fewest_unless_the_house_has_it_otherwise() -> None:
    with pytest.raises(BadSetup):
        checked(CAPIT, Setup("capit", NAMES[:3]))
    assert checked(CAPIT, Setup("capit", NAMES[:3], {"min_players": 3})).options == {"min_players": "3"}


def test_CA4_the_prize_of_nobody_stays_in_the_pot() -> None:
    assert paid(nobody_won(cap_it(ante=10, prize=5), (5, 15, 15, 20))) == [0, 0, 0, 0]


def test_CA4_no_winner_prize_lowest_hand() -> None:
    assert paid(nobody_won(cap_it(ante=10, prize=5, no_winner_prize="lowest_hand"), (5, 15, 15, 20))) == [5, 0, 0, 0]
    assert paid(nobody_won(cap_it(ante=10, prize=5, no_winner_prize="lowest_hand"), (5, 5, 15, 20))) == [0, 0, 0, 0]


def test_C9_prizes_must_not_be_more_than_the_pot() -> None:
    with pytest.raises(BadSetup) as refused:
        checked(CAPIT, Setup("capit", NAMES[:4], {"ante": 10, "prize": 9}))
    assert (refused.value.prompt.key, refused.value.prompt.rule) == ("c.setup.pot_small", "C9")


def match(winners: tuple[int, ...], **options: Any) -> Sitting:
    sitting = cap_it(ante=10, prize=5, **options)
    for winner in winners:
        round_won(sitting, winner)
    return sitting


def test_C8_the_lowest_total_takes_the_rest() -> None:
    sitting = match((1, 2, 1, 3, 1))
    outcome = CAPIT.outcome(sitting.state)
    assert outcome is not None
    assert (outcome.winners, paid(sitting), outcome.why.values["n"]) == ((1,), [0, 30, 5, 5], 15)


def test_C10_equal_lowest_totals_share_and_the_odd_chip_goes_left_of_the_last_dealer() -> None:
    sitting = match((1, 2, 1, 2, 3))
    # Rounds were dealt by 0 1 2 3 0: the odd chip goes to player 1.
    assert (sitting.state.totals, paid(sitting)) == ((25, 15, 15, 20), [0, 18, 17, 5])


def test_CA8_last_round_decides_a_tie() -> None:
    sitting = match((1, 2, 1, 3, 2), tie="last_round")
    outcome = CAPIT.outcome(sitting.state)
    assert outcome is not None
    assert (sitting.state.totals[1:3], outcome.winners) == ((15, 15), (2,))


def test_C8_points_by_hand_may_change_who_wins() -> None:
    sitting = match((1, 2, 1, 3, 1))
    outcome = CAPIT.outcome(CAPIT.adjust(sitting.state, Adjust(1, 50)))
    assert outcome is not None
    assert outcome.winners == (2, 3)
