"""What is left of matches: winners by name, and each person of a house over all of them."""

from __future__ import annotations

from companion.engine import Outcome, Prompt, Score, Setup
from companion.record import Person, Record, people
from companion.statistics import Figures, Reaction


def played(*names: str, winners: tuple[int, ...] = (), reactions: tuple[Reaction, ...] = (),
           **figures: dict[int, int]) -> Record:
    """A match between these people."""
    outcome = Outcome(Prompt("m.game.won"), winners) if winners else None
    scores = tuple(Score(player, name, 0) for player, name in enumerate(names))
    told = Figures(names, reactions, **figures)  # type: ignore[arg-type]  # only early and longest are given
    return Record(1, "", Setup("magicians", names), scores, outcome, 0, told)


def test_winners_are_told_by_name_and_may_share() -> None:
    assert played("Ada", "Bo", "Cy", winners=(0, 2)).winners == ("Ada", "Cy")


def test_an_unfinished_match_has_no_winner() -> None:
    assert played("Ada", "Bo").winners == ()


def test_a_person_is_added_up_over_matches_wherever_the_person_sat() -> None:
    first = played("Ada", "Bo", winners=(0,), reactions=(Reaction(1, 0, 200_000, True),), early={1: 1}, longest={0: 3})
    second = played("Bo", "Ada", winners=(0,), reactions=(Reaction(1, 1, 180_000, True),), longest={1: 5})
    assert people([first, second]) == (
        Person("Ada", 2, 1, (200_000, 180_000), 0, 5), Person("Bo", 2, 1, (), 1, 0),
    )


def test_those_who_played_most_come_first() -> None:
    assert [person.name for person in people([played("Ada", "Bo"), played("Bo", "Cy")])] == ["Bo", "Ada", "Cy"]
