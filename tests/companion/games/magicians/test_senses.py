"""What pads and camera mean at the duel: facts, doubts that one tap settles, or nothing."""

from __future__ import annotations

from typing import Any

import pytest

from companion.cards import Card, cards
from companion.engine import Doubt
from companion.games.magicians import MAGICIANS, Armed, Exchanged, Opened, Phase, Raced, Revealed, Swapped, Thrown
from companion.seats import Seat
from companion.signals import SURE, BoardSeen, CardsSeen, Press, Quad, Race, RaceKind, SeenCard
from tests.companion.games.magicians.duel import MAGIC, MAIN, Duel, N, S

GO = 10**9


def press(seat: Seat, pad: str, ms: int = 200) -> Press:
    return Press(seat, pad, GO + ms * 10**6)


def quad(x: float) -> Quad:
    return ((x, 0.0), (x + 9, 0.0), (x + 9, 14.0), (x, 14.0))


def seen(text: str, zone: str, confidence: float = 0.97, *others: tuple[str, float], x: float = 0.0) -> SeenCard:
    return SeenCard(Card(text), confidence, zone, quad(x), others=tuple((Card(name), c) for name, c in others))


def picture(*found: SeenCard) -> CardsSeen:
    return CardsSeen(found)


def meant(duel: Duel, signal: Any) -> Any:
    return MAGICIANS.read(duel.state, signal)


def doubted(duel: Duel, signal: Any) -> Doubt:
    doubt = meant(duel, signal)
    assert isinstance(doubt, Doubt), doubt
    return doubt


@pytest.fixture
def armed() -> Duel:
    return Duel().dealt().say(Armed())


@pytest.fixture
def draw() -> Duel:
    return Duel().dealt().race(S, MAIN)


@pytest.fixture
def hats() -> Duel:
    return Duel().dealt().turn("9c", "9d").say(Thrown(), Exchanged())


# The race


def test_M9_the_first_press_decides(armed: Duel) -> None:
    race = Race(RaceKind.CLEAR, (press(N, "magic"), press(S, "main", 230)), (), 30_000, 5000)
    assert meant(armed, race) == Raced(RaceKind.CLEAR, N, MAGIC, 30_000)


def test_M9_a_race_without_a_second_hand_has_no_margin(armed: Duel) -> None:
    assert meant(armed, Race(RaceKind.CLEAR, (press(S, "main"),))) == Raced(RaceKind.CLEAR, S, MAIN)


def test_M9_a_margin_of_zero_is_not_nothing(armed: Duel) -> None:
    race = Race(RaceKind.DEAD_HEAT, (press(S, "main"), press(N, "main")), (), 0, 5000)
    assert doubted(armed, race).prompt.values == {"n": 0}


def test_M9_a_margin_nobody_told_is_taken_from_the_presses(armed: Duel) -> None:
    race = Race(RaceKind.CLEAR, (press(S, "main", 200), press(N, "main", 207)))
    assert meant(armed, race) == Raced(RaceKind.CLEAR, S, MAIN, 7000)


def test_M9_hands_on_no_deck_and_at_no_seat_of_the_duel_are_not_hands(armed: Duel) -> None:
    race = Race(RaceKind.CLEAR, (press(S, "rest"), press(Seat.W, "main"), press(N, "main", 300)), (), 5, 5000)
    assert meant(armed, race) == Raced(RaceKind.CLEAR, N, MAIN, 5)


def test_M10_a_dead_heat_is_a_doubt_whose_first_choice_is_to_repeat(armed: Duel) -> None:
    race = Race(RaceKind.DEAD_HEAT, (press(S, "main"), press(N, "magic")), (), 800, 5000)
    doubt = doubted(armed, race)
    assert [(c.action.kind, c.action.seat, c.action.pad) for c in doubt.choices] == [
        (RaceKind.DEAD_HEAT, None, None), (RaceKind.CLEAR, S, MAIN), (RaceKind.CLEAR, N, MAGIC),
    ]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_M10_each_answer_to_a_dead_heat_is_allowed(armed: Duel, place: int) -> None:
    race = Race(RaceKind.DEAD_HEAT, (press(S, "main"), press(N, "magic")), (), 800, 5000)
    MAGICIANS.check(armed.state, doubted(armed, race).choices[place].action)


def test_M10_a_false_start_with_the_deck_touched_next(armed: Duel) -> None:
    race = Race(RaceKind.FALSE_START, (press(N, "magic"),), (press(S, "main", -10),), None, 5000, GO)
    assert meant(armed, race) == Raced(RaceKind.FALSE_START, N, MAGIC, early=(S,))


def test_M10_a_false_start_before_anything_else_was_touched(armed: Duel) -> None:
    race = Race(RaceKind.FALSE_START, (), (press(S, "main", -10),), None, 5000, GO)
    assert meant(armed, race) == Raced(RaceKind.FALSE_START, early=(S,))


def test_M10_then_only_the_pads_of_the_other_player_are_watched(armed: Duel) -> None:
    armed.say(Raced(RaceKind.FALSE_START, early=(S,)))
    assert MAGICIANS.wants(armed.state)[0].zones == ("N.main", "N.magic")


@pytest.mark.parametrize("race", [
    Race(RaceKind.CLEAR, (press(N, "magic"),)), Race(RaceKind.FALSE_START, (), (press(N, "magic", -10),)),
    Race(RaceKind.CLEAR, (press(S, "main"), press(N, "magic", 300))),
])
def test_M10_whatever_the_other_player_touches_next_counts(armed: Duel, race: Race) -> None:
    armed.say(Raced(RaceKind.FALSE_START, early=(S,)))
    assert meant(armed, race) == Raced(RaceKind.CLEAR, N, MAGIC)


def test_M10_then_the_early_hand_means_nothing(armed: Duel) -> None:
    armed.say(Raced(RaceKind.FALSE_START, early=(S,)))
    assert meant(armed, Race(RaceKind.CLEAR, (press(S, "main"),))) is None


def test_M10_both_too_early_is_a_doubt(armed: Duel) -> None:
    race = Race(RaceKind.FALSE_START, (), (press(S, "main", -20), press(N, "magic", -10)), None, 5000, GO)
    doubt = doubted(armed, race)
    assert doubt.choices[0].action == Raced(RaceKind.FALSE_START, early=(S, N))
    assert [(c.action.seat, c.action.pad) for c in doubt.choices[1:]] == [(S, MAIN), (N, MAGIC)]


def test_M10_nobody(armed: Duel) -> None:
    assert meant(armed, Race(RaceKind.NOBODY)) == Raced(RaceKind.NOBODY)


def test_a_race_nobody_asked_for_means_nothing() -> None:
    assert meant(Duel().dealt(), Race(RaceKind.CLEAR, (press(S, "main"),))) is None


def test_a_board_means_nothing(draw: Duel) -> None:
    assert meant(draw, BoardSeen()) is None


# The two cards


def test_M12_two_sure_cards_are_a_fact(draw: Duel) -> None:
    assert meant(draw, picture(seen("7h", "S"), seen("Td", "N"))) == Revealed(Card("7h"), Card("Td"))


def test_M12_one_card_is_told_alone_and_then_the_other_awaited(draw: Duel) -> None:
    draw.say(meant(draw, picture(seen("7h", "S"), seen("##", "N"))))
    assert MAGICIANS.wants(draw.state)[0].zones == ("N",)


@pytest.mark.parametrize("signal", [
    picture(), picture(seen("##", "S"), seen("##", "N")), picture(seen("7h", ""), seen("8h", "E")),
])
def test_M12_nothing_open_in_front_of_a_seat_means_nothing(draw: Duel, signal: CardsSeen) -> None:
    assert meant(draw, signal) is None


def test_M12_the_card_that_was_told_may_lie_there_on(draw: Duel) -> None:
    draw.say(Revealed(S=Card("7h")))
    assert meant(draw, picture(seen("7h", "S"), seen("Td", "N"))) == Revealed(N=Card("Td"))


@pytest.mark.parametrize(("confidence", "doubtful"), [(SURE, False), (SURE - 0.01, True)])
def test_a_name_below_the_limit_is_a_doubt(draw: Duel, confidence: float, doubtful: bool) -> None:
    assert isinstance(meant(draw, picture(seen("7h", "S", confidence), seen("Td", "N"))), Doubt) is doubtful


def test_M12_an_unsure_card_offers_its_best_names_whole_and_then_by_hand(draw: Duel) -> None:
    doubt = doubted(draw, picture(seen("7h", "S"), seen("Td", "N", 0.6, ("7d", 0.3), ("Jd", 0.05), ("Qd", 0.01), x=50)))
    whole = [c.action for c in doubt.choices if not c.ask]
    assert whole == [Revealed(Card("7h"), Card(name)) for name in ("Td", "7d", "Jd")]
    assert doubt.choices[-1].ask[0].name == "N"
    assert doubt.places == (quad(50),)


def test_M12_an_unreadable_card_is_asked_for(draw: Duel) -> None:
    doubt = doubted(draw, picture(seen("??", "S", 0.0), seen("Td", "N")))
    assert [c.ask[0].name for c in doubt.choices] == ["S"]
    assert doubt.choices[0].action == Revealed(N=Card("Td"))


def test_M12_two_unsure_cards_are_settled_one_after_the_other(draw: Duel) -> None:
    doubt = doubted(draw, picture(seen("7h", "S", 0.5), seen("Td", "N", 0.5)))
    assert doubt.choices[0].action == Revealed(S=Card("7h"))
    assert draw.say(doubt.choices[0].action).phase is Phase.DRAW


def test_M12_two_cards_in_front_of_one_seat_are_a_doubt(draw: Duel) -> None:
    doubt = doubted(draw, picture(seen("7h", "S"), seen("8h", "S", x=20), seen("Td", "N")))
    assert [c.action.S for c in doubt.choices if not c.ask] == [Card("7h"), Card("8h")]
    assert doubt.places == (quad(0), quad(20))


def test_fault_pokersolver_14_the_same_card_twice_names_both_places(draw: Duel) -> None:
    doubt = doubted(draw, picture(seen("Qd", "S"), seen("Qd", "N", 0.9, ("Qh", 0.1), x=50)))
    assert doubt.prompt.key == "m.refused.twice"
    assert set(doubt.places) == {quad(0), quad(50)}
    assert all(c.ask or c.action != Revealed(Card("Qd"), Card("Qd")) for c in doubt.choices)


def test_M25_a_card_that_is_out_cannot_come_again(draw: Duel) -> None:
    draw.shown("Qd", "2c").turn("3c", "4c").race(S, MAIN)
    doubt = doubted(draw, picture(seen("Qd", "S", 0.9, ("Qh", 0.1)), seen("Td", "N")))
    assert doubt.prompt.key == "m.refused.twice"
    assert doubt.choices[0].action == Revealed(Card("Qh"), Card("Td"))


def test_M25_a_card_of_the_last_turn_that_still_lies_there_means_nothing() -> None:
    duel = Duel().dealt().turn("Qd", "2c").race(S, MAIN)
    assert meant(duel, picture(seen("Qd", "S"), seen("2c", "N"))) is None
    assert meant(duel, picture(seen("Qd", "S"), seen("Td", "N"))) == Revealed(N=Card("Td"))


def test_M25_the_new_card_beside_that_of_the_last_turn_counts() -> None:
    duel = Duel().dealt().turn("Qd", "2c").race(S, MAIN)
    assert meant(duel, picture(seen("Qd", "S"), seen("7h", "S", x=20))) == Revealed(S=Card("7h"))


def test_M25_the_same_face_from_the_other_pack_is_asked_about() -> None:
    duel = Duel().dealt().turn("Qd", "2c").race(S, MAGIC).say(Swapped(False))
    doubt = doubted(duel, picture(seen("Qd", "S"), seen("Td", "N")))
    assert (doubt.prompt.key, doubt.choices[0].action) == ("m.doubt.card", Revealed(Card("Qd"), Card("Td")))


def test_M25_an_old_card_is_remembered_over_a_repeated_race() -> None:
    duel = Duel().dealt().turn("Qd", "2c").say(Armed(), Raced(RaceKind.DEAD_HEAT)).race(S, MAIN)
    assert meant(duel, picture(seen("Qd", "S"))) is None


def test_M12_in_the_magic_turn_the_other_pack_counts() -> None:
    duel = Duel().dealt().turn("Qd", "2c").race(S, MAGIC).say(Swapped(False))
    assert meant(duel, picture(seen("2c", "S"), seen("Td", "N"))) == Revealed(Card("2c"), Card("Td"))


# The rows


def test_M20_the_rows_are_read_once_the_hats_are_exchanged() -> None:
    duel = Duel().dealt().turn("9c", "9d").say(Thrown())
    rows = picture(seen("2c", "hat-S"))
    assert (MAGICIANS.wants(duel.state), meant(duel, rows)) == ((), None)
    duel.say(Exchanged())
    assert MAGICIANS.wants(duel.state)[0].zones == ("hat-S", "hat-N")


def test_M20_both_rows_in_one_picture(hats: Duel) -> None:
    rows = picture(seen("2c", "hat-S"), seen("3c", "hat-S"), seen("As", "hat-N"))
    assert meant(hats, rows) == Opened(cards("2c 3c"), cards("As"))


def test_M19_an_empty_row_is_a_hat_nobody_hit(hats: Duel) -> None:
    assert meant(hats, picture(seen("As", "hat-N"))) == Opened((), cards("As"))


def test_M20_a_card_face_down_is_not_laid_open_yet(hats: Duel) -> None:
    assert meant(hats, picture(seen("As", "hat-N"), seen("##", "hat-S"))) is None


def test_M20_an_unsure_card_of_a_row_is_settled_by_one_tap(hats: Duel) -> None:
    unsure = seen("Td", "hat-S", 0.5, ("7d", 0.4), x=30)
    doubt = doubted(hats, picture(seen("2c", "hat-S"), unsure, seen("As", "hat-N")))
    assert [c.action for c in doubt.choices[:2]] == [
        Opened(cards("2c Td"), cards("As")), Opened(cards("2c 7d"), cards("As")),
    ]
    assert doubt.places == (quad(30),)


def test_M20_both_rows_unsure_are_settled_one_after_the_other(hats: Duel) -> None:
    doubt = doubted(hats, picture(seen("2c", "hat-S", 0.5), seen("As", "hat-N", 0.5)))
    assert doubt.choices[0].action == Opened(S=cards("2c"))


def test_M20_an_unreadable_card_of_a_row_is_entered_by_hand(hats: Duel) -> None:
    doubt = doubted(hats, picture(seen("2c", "hat-S"), seen("??", "hat-S", 0.0), seen("As", "hat-N")))
    assert [c.ask[0].name for c in doubt.choices] == ["S", "N"]
    assert doubt.choices[0].action == Opened(S=cards("2c"))


def test_M18_six_cards_in_a_row_are_a_doubt(hats: Duel) -> None:
    row = [seen(f"{rank}c", "hat-S", x=20.0 * n) for n, rank in enumerate("234567")]
    doubt = doubted(hats, picture(*row))
    assert doubt.prompt.key == "m.refused.hits"
    assert len(doubt.places) == 6


def test_M1_the_same_face_in_both_rows_is_a_doubt(hats: Duel) -> None:
    doubt = doubted(hats, picture(seen("3c", "hat-S", x=9), seen("2c", "hat-S"), seen("2c", "hat-N", x=50)))
    assert doubt.prompt.key == "m.refused.twice"
    assert doubt.places == (quad(0), quad(50))


def test_M20_nothing_is_wanted_of_a_row_that_was_told(hats: Duel) -> None:
    hats.say(Opened(S=cards("2c")))
    assert MAGICIANS.wants(hats.state)[0].zones == ("hat-N",)
    assert meant(hats, picture(seen("2c", "hat-S"), seen("As", "hat-N"))) == Opened(N=cards("As"))


def test_M9_in_the_race_all_four_pads_are_watched(armed: Duel) -> None:
    assert MAGICIANS.wants(armed.state)[0].zones == ("S.main", "S.magic", "N.main", "N.magic")


def test_nothing_is_watched_while_people_decide() -> None:
    assert MAGICIANS.wants(Duel().dealt().race(S, MAGIC).state) == ()
