"""What the Table promises: one writer, durable before acknowledged, every correction, nothing counted twice."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from companion.cards import Card
from companion.engine import Adjust, BadSetup, Refused, Setup
from companion.errors import JournalFull, Unreadable
from companion.journal import Journal
from companion.signals import CardsSeen, SeenCard
from companion.table import Table
from tests.companion.pile import Laid


def points(table: Table) -> tuple[int, ...]:
    return tuple(score.points for score in table.scoreboard.scores)


def seen(card: str, confidence: float = 0.99) -> CardsSeen:
    return CardsSeen((SeenCard(Card(card), confidence, "S"),))


def test_a_fact_is_on_the_scoreboard_and_the_version_rises(table: Table) -> None:
    before = table.scoreboard.version
    board = table.say(Laid(0, 3))
    assert points(table) == (3, 0)
    assert board.version > before
    assert board is table.scoreboard


def test_a_refused_fact_changes_no_score_and_shows_why(table: Table) -> None:
    with pytest.raises(Refused) as refused:
        table.say(Laid(0, 0))
    assert refused.value.prompt.rule == "P1"
    assert points(table) == (0, 0)
    assert table.scoreboard.refusal == refused.value.prompt


def test_the_refusal_goes_with_the_next_fact(table: Table) -> None:
    with pytest.raises(Refused):
        table.say(Laid(0, 0))
    assert table.say(Laid(0, 1)).refusal is None


def test_the_referee_lets_an_illegal_fact_stand(table: Table) -> None:
    table.say(Laid(0, -1), stands=True)
    assert points(table) == (-1, 0)


def test_undo_takes_back_the_newest_and_redo_brings_it_back(table: Table) -> None:
    table.say(Laid(0, 3))
    table.say(Laid(1, 4))
    board = table.undo()
    assert points(table) == (3, 0)
    table.undo(board.redo_seq)
    assert points(table) == (3, 4)


def test_two_undos_and_two_redos(table: Table) -> None:
    table.say(Laid(0, 3))
    table.say(Laid(1, 4))
    table.undo()
    table.undo()
    assert points(table) == (0, 0)
    table.undo(table.scoreboard.redo_seq)
    assert points(table) == (3, 0)
    table.undo(table.scoreboard.redo_seq)
    assert points(table) == (3, 4)
    assert table.scoreboard.redo_seq == 0


def test_undo_after_the_game_was_won(table: Table) -> None:
    won = table.say(Laid(0, 10))
    board = table.undo()
    assert won.outcome is not None
    assert board.outcome is None
    assert board.choices


def test_undo_with_nothing_to_take_back_is_refused(table: Table) -> None:
    with pytest.raises(Refused, match="nothing_to_undo"):
        table.undo()


def test_amending_an_old_fact_recomputes_everything(table: Table) -> None:
    first = table.say(Laid(0, 3)).last_seq
    table.say(Laid(1, 4))
    table.amend(first, Laid(1, 5))
    assert points(table) == (0, 9)


def test_undoing_an_amendment_brings_the_old_form_back(table: Table) -> None:
    first = table.say(Laid(0, 3)).last_seq
    table.amend(first, Laid(0, 7))
    table.undo()
    assert points(table) == (3, 0)


def test_an_amendment_that_is_itself_illegal_is_refused(table: Table) -> None:
    first = table.say(Laid(0, 3)).last_seq
    with pytest.raises(Refused):
        table.amend(first, Laid(0, 0))
    assert points(table) == (3, 0)


def test_amending_makes_a_later_fact_illegal_and_the_fold_stops_there(table: Table) -> None:
    first = table.say(Laid(0, 3)).last_seq
    second = table.say(Laid(1, 4)).last_seq
    board = table.amend(first, Laid(0, 10))
    assert board.dispute is not None
    assert board.dispute.seq == second
    assert board.choices == ()
    with pytest.raises(Refused, match="dispute_first"):
        table.say(Laid(0, 1))


@pytest.mark.parametrize(("settle", "after"), [("undo", (10, 0)), ("amend back", (3, 4)), ("stand", (10, 4))])
def test_a_dispute_is_settled_by_undo_amend_or_stand(table: Table, settle: str, after: tuple[int, int]) -> None:
    first = table.say(Laid(0, 3)).last_seq
    second = table.say(Laid(1, 4)).last_seq
    table.amend(first, Laid(0, 10))
    match settle:
        case "undo":
            table.undo(second)
        case "amend back":
            table.undo()
        case _:
            table.stand(second)
    assert table.scoreboard.dispute is None
    assert points(table) == after


def test_adjust_counts_and_can_be_undone(table: Table) -> None:
    table.adjust(Adjust(1, 6, "chips miscounted"))
    assert points(table) == (0, 6)
    table.undo()
    assert points(table) == (0, 0)


def test_an_impossible_adjustment_is_refused(table: Table) -> None:
    with pytest.raises(Refused, match="below_zero"):
        table.adjust(Adjust(0, -1))


def test_a_command_with_the_same_id_counts_once(table: Table) -> None:
    table.say(Laid(0, 3), id="tap-1")
    table.say(Laid(0, 3), id="tap-1")
    assert points(table) == (3, 0)


def test_the_same_id_counts_once_over_a_restart(path: Path) -> None:
    with Journal(path) as journal:
        table = Table(journal)
        table.open_match(Setup("pile", ("Ada", "Bo")))
        table.say(Laid(0, 3), id="tap-1")
    with Journal(path) as journal:
        table = Table(journal)
        table.say(Laid(0, 3), id="tap-1")
        assert points(table) == (3, 0)


def test_a_phone_that_saw_an_older_table_is_told_so(table: Table) -> None:
    old = table.scoreboard.version
    table.say(Laid(0, 3))
    with pytest.raises(Refused, match=r"table\.stale"):
        table.say(Laid(0, 3), seen=old)
    assert points(table) == (3, 0)


def test_a_notice_does_not_make_a_phone_stale(table: Table) -> None:
    version = table.scoreboard.version
    table.notice("hw.camera.gone")
    table.say(Laid(0, 3), seen=version)
    assert points(table) == (3, 0)


def test_two_referees_at_once_count_one_of_two_answers(table: Table) -> None:
    version = table.scoreboard.version
    outcomes: list[str] = []
    gate = threading.Barrier(2)

    def tap(name: str) -> None:
        gate.wait()
        try:
            table.say(Laid(0, 3), seen=version, id=name, who=name)
            outcomes.append("counted")
        except Refused as refused:
            outcomes.append(refused.prompt.key)

    phones = [threading.Thread(target=tap, args=(name,)) for name in ("Kim", "Lee")]
    for phone in phones:
        phone.start()
    for phone in phones:
        phone.join()
    assert sorted(outcomes) == ["counted", "table.stale"]
    assert points(table) == (3, 0)


def test_a_signal_becomes_a_fact_with_its_evidence_and_picture(table: Table) -> None:
    table.hear(seen("7h"), picture=b"jpeg")
    line = table.history()[-1]
    assert points(table) == (7, 0)
    assert line.evidence["cards"][0]["card"] == "7h"
    assert table.picture(line.picture) == b"jpeg"


def test_an_unsure_reading_is_a_doubt_and_one_tap_settles_it(table: Table) -> None:
    board = table.hear(seen("7h", 0.4), picture=b"jpeg")
    assert board.doubt is not None
    assert table.picture(board.doubt.picture) == b"jpeg"
    board = table.say(board.doubt.choices[1].action)
    assert board.doubt is None
    assert points(table) == (2, 0)
    assert table.history()[-1].picture


def test_a_reading_the_rules_refuse_is_shown_not_raised(table: Table) -> None:
    board = table.hear(seen("!rules"))
    assert board.refusal is not None
    assert points(table) == (0, 0)


def test_an_answer_to_an_older_want_is_not_heard(table: Table) -> None:
    asked = table.scoreboard.wants[0].asked
    table.say(Laid(1, 1))
    table.hear(seen("7h"), asked=asked)
    assert points(table) == (0, 1)


def test_dismissing_a_doubt_wants_the_reading_anew(table: Table) -> None:
    asked = table.hear(seen("7h", 0.4)).wants[0].asked
    board = table.dismiss()
    assert board.doubt is None
    assert board.wants[0].asked > asked


def test_notices_come_and_go_by_key_and_values(table: Table) -> None:
    table.notice("hw.pad.stuck", {"pad": "S.main"})
    table.notice("hw.pad.stuck", {"pad": "N.main"})
    table.notice("hw.pad.stuck", {"pad": "S.main"}, on=False)
    assert [dict(notice.values) for notice in table.scoreboard.notices] == [{"pad": "N.main"}]
    assert table.notice("hw.pad.stuck", on=False).notices == ()


def test_wait_returns_when_a_newer_board_is_there(table: Table) -> None:
    version = table.scoreboard.version
    got: list[int] = []
    waiting = threading.Thread(target=lambda: got.append(table.wait(version, 20).version))
    waiting.start()
    table.say(Laid(0, 1))
    waiting.join()
    assert got == [table.scoreboard.version]


def test_wait_returns_the_same_board_after_the_time_is_up(table: Table) -> None:
    assert table.wait(table.scoreboard.version, 0).version == table.scoreboard.version


def test_the_version_only_ever_rises_also_over_a_restart(path: Path) -> None:
    versions = []
    for _ in range(3):
        with Journal(path) as journal:
            table = Table(journal)
            versions.append(table.scoreboard.version)
            versions.append(table.open_match(Setup("pile", ("Ada", "Bo"))).version)
    assert versions == sorted(set(versions))


def test_a_restart_resumes_the_match_in_play(path: Path) -> None:
    with Journal(path) as journal:
        table = Table(journal)
        first = table.open_match(Setup("pile", ("Ada", "Bo"))).match
        table.say(Laid(0, 3))
        table.open_match(Setup("pile", ("Cy", "Di")))
        table.resume(first)
    with Journal(path) as journal:
        assert points(Table(journal)) == (3, 0)


def test_a_match_that_cannot_be_read_leaves_the_one_in_play(journal: Journal, table: Table) -> None:
    table.say(Laid(0, 3))
    table.open_match(Setup("pile", ("Cy", "Di")))
    with journal.durable() as db:
        db.execute("""UPDATE entry SET said = '{"is":"Sung"}'""")
    with pytest.raises(Unreadable):
        table.resume(1)
    assert (table.say(Laid(1, 4)).match, points(table)) == (2, (0, 4))


def test_what_could_not_be_written_down_is_not_acknowledged(journal: Journal, table: Table) -> None:
    table.say(Laid(0, 3))
    pages = journal.db.execute("PRAGMA page_count").fetchone()[0]
    journal.db.execute(f"PRAGMA max_page_count={pages}")
    many = iter(range(200))
    with pytest.raises(JournalFull, match="nothing has been counted"):
        all(table.adjust(Adjust(1, 1, "x" * 500)) for _ in many)
    counted = points(table)
    journal.db.execute("PRAGMA max_page_count=1000000")
    table.say(Laid(0, 1))
    assert points(table) == (4, counted[1])
    assert len(table.history()) == counted[1] + 2


def test_a_sense_that_reports_onto_a_full_disk_is_shown(journal: Journal, table: Table) -> None:
    pages = journal.db.execute("PRAGMA page_count").fetchone()[0]
    journal.db.execute(f"PRAGMA max_page_count={pages}")
    for _ in range(200):
        table.hear(CardsSeen((SeenCard(Card("2c"), 0.99, "S" * 400),)))
        if table.scoreboard.outcome:
            table.undo()
        if table.scoreboard.notices:
            break
    assert [notice.key for notice in table.scoreboard.notices] == ["journal.full"]


def test_history_tells_what_was_undone_amended_and_by_whom(table: Table) -> None:
    table.say(Laid(0, 3), who="Kim")
    second = table.say(Laid(1, 4)).last_seq
    table.amend(second, Laid(1, 5))
    table.say(Laid(0, 1))
    table.undo()
    lines = table.history()
    assert [line.state for line in lines] == ["counts", "amended", "counts", "undone", "counts"]
    assert lines[0].by == "Kim"
    assert lines[1].act["number"] == 5
    assert lines[1].points == (3, 5)


@pytest.mark.parametrize("names", [("Ada",), ("Ada", ""), ("Ada", "Bo", "Cy"), ("  ", "Bo")])
def test_a_match_needs_the_right_number_of_names(table: Table, names: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        table.open_match(Setup("pile", names))
    assert table.scoreboard.match == 1


def test_equal_and_long_names_are_told_apart_and_cut(table: Table) -> None:
    setup = table.open_match(Setup("pile", ("Ada\n" + "a" * 90, "Ada\n" + "a" * 90))).setup
    assert setup is not None
    assert len(setup.players[0]) == 80
    assert setup.players[1] == setup.players[0] + " (2)"


@pytest.mark.parametrize("options", [{"gaol": 3}, {"goal": 0}, {"goal": "many"}, {"zero": "perhaps"}])
def test_an_unknown_house_rule_is_refused(table: Table, options: dict[str, str | int]) -> None:
    with pytest.raises(BadSetup, match=r"setup\.(no_)?option"):
        table.open_match(Setup("pile", ("Ada", "Bo"), options))


def test_without_a_match_a_fact_is_refused(journal: Journal) -> None:
    with pytest.raises(Refused, match="no_match"):
        Table(journal).say(Laid(0, 1))


def test_known_players_are_latest_first_and_once_each(table: Table) -> None:
    table.open_match(Setup("pile", ("Bo", "Cy")))
    assert table.known_players() == ("Bo", "Cy", "Ada")


def test_the_record_of_a_match_tells_its_end_and_its_points(table: Table) -> None:
    table.say(Laid(0, 3))
    table.say(Laid(1, 4))
    record = table.record()
    assert record.match == table.scoreboard.match
    assert record.figures.points == ((3, 0), (3, 4))
    assert [score.points for score in record.scores] == [3, 4]
    assert record.outcome is None


def test_a_match_that_grew_after_it_was_put_aside_has_a_new_record(table: Table) -> None:
    first = table.scoreboard.match
    setup = table.scoreboard.setup
    assert setup is not None
    table.say(Laid(0, 3))
    table.open_match(setup)
    assert table.record(first).figures.points == ((3, 0),)
    table.resume(first)
    table.say(Laid(1, 4))
    assert len(table.record(first).figures.points) == 2
    table.open_match(setup)
    assert len(table.record(first).figures.points) == 2
    assert table.record(first) is table.record(first)


def test_there_is_no_record_of_a_match_nobody_played(table: Table) -> None:
    with pytest.raises(Unreadable, match="no match 99"):
        table.record(99)
