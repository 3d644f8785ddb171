"""What the camera sees at a rummy table, as cards in rows with positions, and what it means."""

from __future__ import annotations

from companion.cards import Card, cards
from companion.engine import Doubt
from companion.games.rummy import PARTNERSHIP
from companion.games.rummy.facts import Counted, Dealt, Discarded, FirstDealer, LaidOff, Melded, Recounted, Replaced
from companion.games.rummy.groups import groups
from companion.games.rummy.seeing import NAMES
from companion.games.rummy.state import State
from companion.seats import Seat
from companion.signals import CardsSeen, Race, RaceKind, SeenCard
from tests.companion.games.rummy.sitting import Sitting, cap_it

WIDE, HIGH = 60.0, 90.0


def lying(card: str, x: float, y: float, zone: str = "table", sure: float = 0.99, other: str = "") -> SeenCard:
    quad = ((x, y), (x + WIDE, y), (x + WIDE, y + HIGH), (x, y + HIGH))
    others = ((Card(other), 1 - sure),) if other else ()
    return SeenCard(Card(card), sure, zone, quad, (), others)


def row(text: str, y: float) -> list[SeenCard]:
    """Cards overlapping by half in one row."""
    return [lying(card, 100 + 30 * n, y) for n, card in enumerate(text.split())]


def seen(*rows: str, discard: str = "") -> CardsSeen:
    """Rows on the table, one below the other, and the top of the discard pile."""
    lies = [card for n, text in enumerate(rows) for card in row(text, 200 * n)]
    return CardsSeen((*lies, *([lying(discard, 900, 900, "discard")] if discard else [])))


def open_hand(text: str, zone: str) -> CardsSeen:
    """A hand laid open, card beside card."""
    return CardsSeen(tuple(lying(str(card), 100.0 * n, 0, zone) for n, card in enumerate(cards(text))))


def means(sitting: Sitting, picture: CardsSeen) -> object:
    return sitting.game.read(sitting.state, picture)


def dealing() -> State:
    start = PARTNERSHIP.start(Sitting().setup)
    return PARTNERSHIP.apply(start, FirstDealer(0))


def laid() -> Sitting:
    """Player 1 has laid two sets and a run whose joker is the five of spades."""
    return Sitting().say(Recounted(1, 14)).take().contract().lay("3s 4s *r", readings=("run:S:3-5",))


TABLE = ("7c 7d 7h", "9s 9d 9c", "3s 4s *r")


def test_cards_in_one_row_are_one_group() -> None:
    found = groups(seen("7c 7d 7h", "3s 4s 5s 6s").cards)
    assert [" ".join(str(card.card) for card in group) for group in found] == ["7c 7d 7h", "3s 4s 5s 6s"]


def test_a_row_is_read_from_one_end_to_the_other_however_the_cards_were_found() -> None:
    found = groups(tuple(reversed(seen("3s 4s 5s 6s").cards)))
    assert [str(card.card) for card in found[0]] == ["3s", "4s", "5s", "6s"]


def test_R6_the_upcard_is_read() -> None:
    assert PARTNERSHIP.read(dealing(), seen(discard="Kh")) == Dealt(Card("Kh"))


def test_R6_a_wild_upcard_is_told_once_while_it_lies_there() -> None:
    state = PARTNERSHIP.apply(dealing(), Dealt(Card("2h")))
    assert PARTNERSHIP.read(state, seen(discard="2h")) is None
    assert PARTNERSHIP.read(state, seen(discard="9h")) == Dealt(Card("9h"))


def test_an_unsure_upcard_is_a_doubt_with_its_names() -> None:
    doubt = PARTNERSHIP.read(dealing(), CardsSeen((lying("6h", 900, 900, "discard", 0.5, "9h"),)))
    assert isinstance(doubt, Doubt)
    assert [choice.action for choice in doubt.choices if not choice.ask] == [Dealt(Card("6h")), Dealt(Card("9h"))]
    assert len(doubt.places) == 1
    assert len(doubt.choices) <= NAMES + 1


def test_R17_a_contract_on_the_table_is_a_meld() -> None:
    assert means(Sitting().take(), seen("7c 7d 7h", "9s 9d 9c")) == Melded(1, (cards("7c 7d 7h"), cards("9s 9d 9c")))


def test_R17_half_a_contract_is_somebody_still_laying() -> None:
    assert means(Sitting().take(), seen("7c 7d 7h")) is None


def test_nothing_new_on_the_table_means_nothing() -> None:
    assert means(laid(), seen(*TABLE)) is None


def test_R20_a_longer_meld_is_a_lay_off_at_its_end() -> None:
    assert means(laid(), seen("7c 7d 7h 7s", *TABLE[1:])) == LaidOff(1, 0, cards("7s"), "set")
    assert means(laid(), seen(*TABLE[:2], "3s 4s *r 6s")) == LaidOff(1, 2, cards("6s"), "high")


def test_R20_a_wild_card_at_a_run_is_a_doubt_about_the_end() -> None:
    doubt = means(laid(), seen(*TABLE[:2], "3s 4s *r *b"))
    assert isinstance(doubt, Doubt)
    assert [choice.action for choice in doubt.choices[:2]] == [
        LaidOff(1, 2, cards("*b"), "low"), LaidOff(1, 2, cards("*b"), "high")]


def test_R22_a_natural_card_in_the_place_of_a_wild_one_is_an_exchange() -> None:
    assert means(laid(), seen(*TABLE[:2], "3s 4s 5s")) == Replaced(1, 2, Card("5s"), 2)


def test_R22_the_freed_wild_card_lying_apart_means_nothing_yet() -> None:
    sitting = laid().say(Replaced(1, 2, Card("5s")))
    assert means(sitting, seen(*TABLE[:2], "3s 4s 5s", "*r")) is None
    assert means(sitting, seen(*TABLE[:2], "3s 4s 5s", "Jd Qd *r")) == Melded(1, (cards("Jd Qd *r"),))


def test_R7_a_new_top_of_the_pile_is_the_discard() -> None:
    assert means(laid(), seen(*TABLE, discard="4d")) == Discarded(1, Card("4d"))


def test_a_covered_meld_makes_nothing_certain() -> None:
    assert means(laid(), seen("7c", TABLE[1], TABLE[2], "Jd Qd Kd")) is None


def test_an_unsure_new_card_is_a_doubt_with_what_it_would_mean() -> None:
    picture = seen("9s 9d 9c")
    unsure = lying("7h", 160, 200, sure=0.4, other="Th")
    doubt = means(Sitting().take(), CardsSeen((*picture.cards, *row("7c 7d", 200), unsure)))
    assert isinstance(doubt, Doubt)
    assert doubt.choices[0].action == Melded(1, (cards("9s 9d 9c"), cards("7c 7d 7h")))


def test_a_meld_seen_again_with_less_confidence_is_no_doubt() -> None:
    picture = seen(*TABLE[1:])
    again = (lying("7c", 700, 0, sure=0.3), lying("7d", 730, 0), lying("7h", 760, 0))
    assert means(laid(), CardsSeen((*again, *picture.cards))) is None


def test_R2_a_face_too_often_is_a_doubt_with_the_places() -> None:
    doubt = means(Sitting().take(), seen("7c 7d 7h", "7c 7s 7h", "7c 9c"))
    assert isinstance(doubt, Doubt)
    assert (doubt.prompt.key, len(doubt.places)) == ("r.doubt.too_many", 3)


def test_R26_an_open_hand_is_counted_for_its_seat() -> None:
    sitting = laid().say(Recounted(1, 0))
    assert means(sitting, open_hand("3c 4c 5d 9h Kd As", Seat.S.value)) == Counted(0, cards("3c 4c 5d 9h Kd As"))


def test_R26_a_hand_of_another_size_is_a_doubt() -> None:
    doubt = means(laid().say(Recounted(1, 0)), CardsSeen((lying("3c", 0, 0, "hand"),)))
    assert isinstance(doubt, Doubt)
    assert doubt.prompt.key == "r.why.count"


def test_a_race_of_hands_means_nothing_here() -> None:
    assert PARTNERSHIP.read(Sitting().state, Race(RaceKind.NOBODY)) is None


def test_C4_five_players_open_their_hands_in_one_zone() -> None:
    sitting = cap_it(5).take().say(Recounted(1, 0))
    hand = "3c 4c 5d 9h Kd As Qs Qd 8h 8c"
    assert means(sitting, open_hand(hand, "hand")) == Counted(2, cards(hand))
