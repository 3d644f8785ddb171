"""Corrections in every state: nothing is deleted, and every total follows at once."""

from __future__ import annotations

import json

import pytest

from companion.cards import Card
from companion.engine import Adjust, Refused, Setup
from companion.export import as_csv, as_json, as_story
from companion.games.board.facts import Shot, Stone
from companion.games.magicians.facts import Armed, Composed, Dealt, Deck, NextRound, Raced, Revealed
from companion.journal import Journal, Totals
from companion.seats import Seat
from companion.signals import CardsSeen, RaceKind, SeenCard
from companion.table import Table
from tests.companion.pile import Laid

FASTER = Raced(RaceKind.CLEAR, Seat.S, Deck.MAIN, 12_400)


def points(table: Table) -> tuple[int, ...]:
    return tuple(score.points for score in table.scoreboard.scores)


@pytest.fixture
def bare(journal: Journal) -> Table:
    """A table without a match."""
    return Table(journal)


@pytest.fixture
def duel(bare: Table) -> Table:
    """A duel in which both have to turn a card."""
    bare.open_match(Setup("magicians", ("Anna", "Bo")))
    for fact in (Composed(), Dealt(), Armed(), FASTER):
        bare.say(fact)
    return bare


@pytest.fixture
def won(duel: Table) -> Table:
    """Anna stands at 12 by hand and has won the round with the next card."""
    duel.adjust(Totals((12, 5)))
    duel.say(Revealed(Card("Kh"), Card("9s")))
    return duel


# undo in every state

def test_undo_of_the_first_act(table: Table) -> None:
    table.say(Laid(0, 3))
    board = table.undo()
    assert (points(table), board.last_seq, board.news) == ((0, 0), 0, ())


def test_undo_of_the_winning_point_of_a_round(won: Table) -> None:
    assert points(won) == (13, 5)
    won.undo()
    assert points(won) == (12, 5)
    assert won.scoreboard.view["state"] != "over"
    assert not any(score.marks["rounds"] for score in won.scoreboard.scores)


def test_undo_of_a_new_round(won: Table) -> None:
    begun = next(choice.action for choice in won.scoreboard.choices if isinstance(choice.action, NextRound))
    before = won.scoreboard
    won.say(begun)
    won.undo()
    assert (won.scoreboard.scores, won.scoreboard.prompts) == (before.scores, before.prompts)


def test_undo_twice_in_a_row(table: Table) -> None:
    for number in (3, 4):
        table.say(Laid(0, number))
    table.undo()
    table.undo()
    assert points(table) == (0, 0)


def test_undo_of_a_fact_of_three_rounds_ago(table: Table) -> None:
    for player, number in ((0, 1), (1, 2), (0, 3), (1, 1)):
        table.say(Laid(player, number))
    table.undo(1)
    assert points(table) == (3, 3)


# say instead

def test_say_instead_is_one_entry_and_the_total_follows(table: Table) -> None:
    table.say(Laid(0, 3))
    board = table.instead(Laid(1, 4))
    assert points(table) == (0, 4)
    assert len(table.history()) == 2
    assert board.corrected


def test_say_instead_of_the_point_that_won(table: Table) -> None:
    assert table.say(Laid(0, 10)).outcome is not None
    assert table.instead(Laid(0, 9)).outcome is None


def test_say_instead_twice_replaces_the_same_fact(table: Table) -> None:
    table.say(Laid(0, 3))
    table.instead(Laid(0, 4))
    table.instead(Laid(0, 5))
    assert points(table) == (5, 0)


def test_say_instead_with_nothing_said_is_refused(table: Table) -> None:
    with pytest.raises(Refused, match="nothing_to_undo"):
        table.instead(Laid(0, 4))


def test_a_repeated_say_instead_counts_once(table: Table) -> None:
    table.say(Laid(0, 3))
    for _ in range(2):
        table.instead(Laid(1, 4), id="the-same-id")
    assert len(table.history()) == 2


# a whole score

def test_a_whole_score_is_set_and_marked_with_its_reason_and_author(table: Table) -> None:
    table.say(Laid(0, 3))
    board = table.adjust(Totals((4, 7), "the pen leaked"), who="Ada")
    assert points(table) == (4, 7)
    assert board.news[0].key == "table.totals"
    line = table.history()[-1]
    assert (line.kind, line.by, line.act["reason"], line.points) == ("Totals", "Ada", "the pen leaked", (4, 7))


def test_a_whole_score_stays_what_was_said_when_an_older_fact_changes(table: Table) -> None:
    table.say(Laid(0, 3))
    table.adjust(Totals((4, 7)))
    table.amend(1, Laid(0, 1))
    assert points(table) == (4, 7)


@pytest.mark.parametrize(("game", "players"), [("board", 2), ("luck", 2), ("rummy", 4), ("capit", 4)])
def test_215_to_187_directly_in_every_game_without_a_limit(bare: Table, game: str, players: int) -> None:
    bare.open_match(Setup(game, ("Anna", "Bo", "Cy", "Di")[:players]))
    score = (215, 187) * (players // 2)
    bare.adjust(Totals(score))
    assert points(bare) == score


@pytest.mark.parametrize("score", [(215, 187), (14, 0), (-1, 0), (1,), (1, 2, 3)])
def test_M29_a_score_a_game_cannot_have_is_refused_and_nothing_is_written(duel: Table, score: tuple[int, ...]) -> None:
    entries = len(duel.history())
    with pytest.raises(Refused):
        duel.adjust(Totals(score))
    assert len(duel.history()) == entries


def test_partners_cannot_have_two_scores(bare: Table) -> None:
    bare.open_match(Setup("rummy", ("Anna", "Bo", "Cy", "Di")))
    with pytest.raises(Refused, match="totals_never"):
        bare.adjust(Totals((1, 2, 3, 4)))


def test_a_whole_score_can_be_amended_and_undone(table: Table) -> None:
    table.adjust(Totals((4, 7)))
    table.amend(1, Totals((5, 7)))
    assert points(table) == (5, 7)
    table.undo(1)
    assert points(table) == (0, 0)


# who really played

def test_names_exchanged_afterwards_are_exchanged_everywhere(table: Table) -> None:
    table.say(Laid(0, 10))
    table.rename(("Bo", "Ada"), who="Cy")
    assert [(score.name, score.points) for score in table.scoreboard.scores] == [("Bo", 10), ("Ada", 0)]
    assert table.record().winners == ("Bo",)
    assert table.matches()[-1][2].players == ("Bo", "Ada")
    assert set(table.known_players()) == {"Ada", "Bo"}


def test_other_matches_and_a_restart_know_who_really_played(table: Table) -> None:
    table.rename(("Cy", "Di"))
    first = table.matches()[-1][0]
    table.open_match(Setup("pile", ("Ada", "Bo")))
    assert table.setup(first).players == ("Cy", "Di")
    assert table.record(first).setup.players == ("Cy", "Di")
    assert table.resume(first).scores[0].name == "Cy"


def test_a_renaming_can_be_undone(table: Table) -> None:
    before = table.scoreboard.scores
    table.rename(("Cy", "Di"))
    table.undo()
    assert table.scoreboard.scores == before


@pytest.mark.parametrize("names", [("Cy",), ("Cy", "Di", "Ed"), ("Cy", " ")])
def test_a_match_keeps_its_number_of_named_players(table: Table, names: tuple[str, ...]) -> None:
    with pytest.raises(Refused):
        table.rename(names)
    assert table.history() == ()


@pytest.mark.log_allowed("companion.speech")  # the toy game has no sentences
def test_exports_have_the_names_and_the_marks(table: Table) -> None:
    table.say(Laid(0, 3))
    table.adjust(Totals((4, 7)), who="Ada")
    table.rename(("=1+1", "Di"))
    setup, lines = table.setup(table.scoreboard.match), table.history()
    assert json.loads(as_json(setup, lines))["setup"]["players"] == ["=1+1", "Di"]
    assert ",'=1+1,Di\r\n" in as_csv(setup, lines, "en")
    assert [row.split(",")[3] for row in as_csv(setup, lines, "en").splitlines()[1:]] == ["Laid", "Totals", "Named"]
    assert "7" in as_story(setup, lines, "en")


# versions

def test_every_entry_is_a_version_with_who_and_when(table: Table) -> None:
    table.say(Laid(0, 3), who="Ada")
    table.say(Laid(1, 4), who="Bea")
    told = table.versions()
    assert [(one.seq, one.by, one.points) for one in told] == [(2, "Bea", (3, 4)), (1, "Ada", (3, 0)), (0, "", (0, 0))]
    assert all(one.at for one in told[:2])


def test_a_version_is_restored_by_one_new_entry(table: Table) -> None:
    for number in (3, 4, 1):
        table.say(Laid(0, number))
    board = table.restore(1, who="Ada")
    assert points(table) == (3, 0)
    assert [(line.kind, line.state) for line in table.history()] == [
        ("Laid", "counts"), ("Laid", "undone"), ("Laid", "undone"), ("Restore", "counts")]
    assert board.corrected


def test_a_restored_version_can_be_taken_back(table: Table) -> None:
    for number in (3, 4):
        table.say(Laid(0, number))
    table.restore(1)
    table.undo()
    assert points(table) == (7, 0)


def test_a_version_from_before_another_restoring_comes_back_whole(table: Table) -> None:
    for number in (1, 2, 3):
        table.say(Laid(0, number))
    table.restore(1)
    table.say(Laid(1, 5))
    table.restore(3)
    assert points(table) == (6, 0)


def test_an_undo_and_an_amend_that_a_restoring_takes_back_have_no_effect(table: Table) -> None:
    table.say(Laid(0, 1))
    table.say(Laid(0, 2))
    table.amend(1, Laid(0, 5))
    table.undo(2)
    table.restore(2)
    assert points(table) == (3, 0)


def test_names_are_part_of_a_version(table: Table) -> None:
    table.rename(("Cy", "Di"))
    table.rename(("Ed", "Flo"))
    table.restore(1)
    assert [score.name for score in table.scoreboard.scores] == ["Cy", "Di"]


@pytest.mark.parametrize("seq", [-1, 1, 7])
def test_a_version_that_is_not_there_or_is_the_last_is_refused(table: Table, seq: int) -> None:
    table.say(Laid(0, 1))
    with pytest.raises(Refused, match="no_such_version"):
        table.restore(seq)


def test_versions_that_are_like_now_are_marked(table: Table) -> None:
    table.say(Laid(0, 3))
    table.say(Laid(1, 4))
    table.undo()
    assert [(one.seq, one.same) for one in table.versions()] == [(3, True), (2, False), (1, True), (0, False)]


def test_the_last_200_versions_of_a_long_match_are_there(table: Table) -> None:
    for _ in range(120):
        table.say(Laid(0, 1))
        table.undo()
    assert len(table.versions()) == 201
    assert table.versions()[0].seq == 240


# older facts and likely corrections

def test_an_amended_line_says_who_and_when(table: Table) -> None:
    table.say(Laid(0, 3), who="Ada")
    table.amend(1, Laid(0, 4), who="Bea")
    line = table.history()[0]
    assert (line.by, line.amended_by, bool(line.amended_at)) == ("Ada", "Bea", True)


def test_the_eyes_own_alternative_is_the_likeliest_correction(duel: Table) -> None:
    seen = (SeenCard(Card("Th"), 0.99, "S"), SeenCard(Card("9s"), 0.99, "N", others=((Card("9d"), 0.35),)))
    duel.hear(CardsSeen(seen))
    offered = [one.action for one in duel.likely(duel.scoreboard.last_seq)]
    assert offered[:2] == [Revealed(Card("Th"), Card("9d")), Revealed(Card("9s"), Card("Th"))]


def test_the_other_seat_and_the_other_deck_are_neighbours_of_a_race(duel: Table) -> None:
    offered = [one.action for one in duel.likely(duel.scoreboard.last_seq)]
    assert Raced(RaceKind.CLEAR, Seat.N, Deck.MAIN, 12_400) in offered
    assert Raced(RaceKind.CLEAR, Seat.S, Deck.MAGIC, 12_400) in offered


def test_a_stone_turned_over_or_of_another_colour_is_a_neighbour_of_a_shot(bare: Table) -> None:
    bare.open_match(Setup("board", ("Anna", "Bo")))
    shot = Shot(sunk=(Stone("c2", "red", True),))
    choice = next(c.action for c in bare.scoreboard.choices if isinstance(c.action, Shot))
    bare.say(Shot(sunk=shot.sunk, seat=choice.seat), stands=True)
    offered = [one.action.sunk for one in bare.likely(bare.scoreboard.last_seq)]
    assert (Stone("c2", "red", False),) in offered


def test_every_likely_correction_is_allowed_and_reads_differently(duel: Table) -> None:
    duel.say(Revealed(Card("Kh"), Card("9s")))
    seq = duel.scoreboard.last_seq
    offered = duel.likely(seq)
    assert len({str(one.news) for one in offered}) == len(offered) > 2
    for one in offered:
        duel.amend(seq, one.action)


def test_nothing_is_likely_for_points_by_hand_or_what_does_not_count(table: Table) -> None:
    table.adjust(Adjust(0, 1))
    table.undo()
    assert (table.likely(1), table.likely(99)) == ((), ())
