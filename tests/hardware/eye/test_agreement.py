"""Several readings become one: table-driven, each row is a list of frames and what is told after each."""

from __future__ import annotations

import pytest

from companion.cards import UNKNOWN, Card
from companion.signals import CardsSeen, SeenCard
from hardware.eye.agreement import Agreement

PLACES = {"a": (200.0, 200.0), "b": (600.0, 200.0), "c": (240.0, 210.0), "d": (208.0, 195.0)}


def frame(text: str) -> CardsSeen:
    """`7h@a ??@b` as a reading; an UNKNOWN card says it might be a 7d."""
    cards = []
    for word in text.split():
        name, _, place = word.partition("@")
        x, y = PLACES[place]
        quad = ((x - 50, y - 70), (x + 50, y - 70), (x + 50, y + 70), (x - 50, y + 70))
        doubt = ((Card("7d"), 0.5), (Card("Td"), 0.4)) if name == "??" else ()
        cards.append(SeenCard(Card(name), 0.5 if doubt else 0.95, quad=quad, points=((x - 40, y - 55),), others=doubt))
    return CardsSeen(tuple(cards))


def told(agreement: Agreement, frames: list[str]) -> list[str | None]:
    answers: list[str | None] = []
    for text in frames:
        seen = agreement.add(frame(text))
        answers.append(None if seen is None else " ".join(sorted(str(card.card) for card in seen.cards)))
    return answers


@pytest.mark.parametrize(
    ("frames", "right"),
    [
        (["7h@a"] * 4, [None, None, "7h", None]),
        (["7h@a 8c@b"] * 3, [None, None, "7h 8c"]),
        ([""] * 4, [None, None, "", None]),
        (["7d@a", "Td@a", "Td@a", "Td@a"], [None, None, None, "Td"]),
        (["Td@a", "7d@a", "Td@a", "7d@a", "9d@a"], [None, None, None, None, "??"]),
        (["Td@a", "Td@a", "Td@a", "7d@a", "Td@a", "Td@a"], [None, None, "Td", None, None, None]),
        (["??@a"] * 3, [None, None, "??"]),
        (["Td@a", "??@a", "Td@a", "Td@a"], [None, None, None, "Td"]),
        (["7h@a", "7h@d", "7h@a"], [None, None, "7h"]),
        (["7h@a 7h@b"] * 3, [None, None, "7h 7h"]),
        (["7h@a 8h@c"] * 3, [None, None, "7h 8h"]),
        (["7h@a", "7h@a 3c@b", "7h@a", "7h@a", "7h@a"], [None, None, None, None, "7h"]),
        (["7h@a"] * 3 + ["7h@a 8c@b"] * 3, [None, None, "7h", None, None, "7h 8c"]),
        (["7h@a"] * 3 + [""] * 3, [None, None, "7h", None, None, ""]),
    ],
    ids=[
        "agreed once",
        "two cards",
        "empty table",
        "first frame odd",
        "never agreed",
        "odd frame later",
        "unreadable",
        "one unreadable",
        "jitter",
        "twice",
        "close together",
        "ghost",
        "one more",
        "taken away",
    ],
)
def test_three_of_five_frames_agree(frames: list[str], right: list[str | None]) -> None:
    assert told(Agreement(5, 3), frames) == right


@pytest.mark.parametrize("odd", [0, 1, 2, 17, 58, 59])
def test_a_single_odd_frame_in_sixty_is_one_card_and_one_event(odd: int) -> None:
    """FAULTS: 60 frames of one still table in which a single frame reads 7d instead of Td."""
    answers = told(Agreement(), ["7d@a" if n == odd else "Td@a" for n in range(60)])
    assert [answer for answer in answers if answer is not None] == ["Td"]


def test_a_place_without_agreed_name_tells_what_was_read_there() -> None:
    agreement = Agreement(5, 3)
    seen = None
    for text in ("Td@a", "7d@a", "Td@a", "7d@a", "??@a"):
        seen = agreement.add(frame(text))
    assert seen is not None
    (card,) = seen.cards
    assert card.card == UNKNOWN
    assert {name for name, _ in card.others} == {Card("7d"), Card("Td")}
    assert card.others[0][1] == card.confidence < 0.6


def test_clear_tells_the_same_table_again() -> None:
    agreement = Agreement(5, 3)
    assert told(agreement, ["7h@a"] * 3)[-1] == "7h"
    agreement.clear()
    assert told(agreement, ["7h@a"] * 3) == [None, None, "7h"]


def test_confidence_is_the_mean_of_the_agreeing_frames_and_the_picture_is_kept() -> None:
    agreement = Agreement(3, 3)
    for chance in (0.9, 0.8):
        agreement.add(CardsSeen((SeenCard(Card("7h"), chance, points=((10.0, 10.0),)),), "early"))
    seen = agreement.add(CardsSeen((SeenCard(Card("7h"), 1.0, points=((12.0, 11.0),)),), "last"))
    assert seen is not None
    assert seen.cards[0].confidence == pytest.approx(0.9)
    assert seen.picture == "last"


@pytest.mark.parametrize(("n", "m"), [(3, 4), (3, 0), (0, 0)])
def test_numbers_that_cannot_agree_are_refused(n: int, m: int) -> None:
    with pytest.raises(ValueError, match="cannot agree"):
        Agreement(n, m)
