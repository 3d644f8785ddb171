"""Laws that hold for every game there is. A game registered in `companion.games` is under them at once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from companion import codec
from companion.engine import Adjust, Prompt, Setup
from companion.fold import fold
from companion.games import GAMES
from companion.journal import Entry, Undo
from companion.speech import LANGUAGES, Untranslated, keys, say, strict
from companion.speech.books import key_of, message_id
from tests.laws.run import Run, runs, shown

KEYS = [game.key for game in GAMES]
every_game = pytest.mark.parametrize("key", KEYS)


@pytest.fixture
def _strict() -> Iterator[None]:
    was = strict()
    yield
    strict(was)


def entries(run: Run) -> tuple[Entry, ...]:
    """The journal of a match, written to JSON and read back."""
    kinds = (*run.game.actions, Adjust)
    stored = [json.loads(json.dumps(codec.write(said))) for said in run.said]
    return tuple(Entry(seq, "", "referee", codec.read(kinds, data)) for seq, data in enumerate(stored, 1))


@every_game
def test_every_offered_act_without_a_question_is_allowed(key: str) -> None:
    assert [blocked for run in runs(key) for blocked in run.blocked] == []


@every_game
def test_no_fact_makes_a_game_crash(key: str) -> None:
    assert [crash for run in runs(key) for crash in run.crashes] == []


@every_game
def test_a_match_goes_on_until_it_has_an_outcome(key: str) -> None:
    for run in runs(key):
        over = run.game.outcome(run.states[-1]) is not None
        assert over or len(run.said) > 100, f"{run.label} is stuck after {run.said[-1:]}"


@every_game
def test_acts_are_offered_exactly_while_there_is_no_outcome(key: str) -> None:
    for run in runs(key):
        for n, state in enumerate(run.states):
            assert bool(run.game.legal(state)) == (run.game.outcome(state) is None), f"{run.label}, step {n}"


@every_game
def test_something_is_always_wanted(key: str) -> None:
    for run in runs(key):
        for n, state in enumerate(run.states):
            assert run.game.prompts(state), f"{run.label}, step {n}"


@every_game
def test_nothing_is_news_before_the_first_fact(key: str) -> None:
    assert [run.label for run in runs(key) if run.game.news(run.states[0])] == []


@every_game
def test_facts_survive_JSON(key: str) -> None:
    for run in runs(key):
        assert [entry.said for entry in entries(run)] == run.said, run.label


@every_game
def test_the_same_facts_lead_to_the_same_states(key: str) -> None:
    for run in runs(key):
        folded = fold(run.game, run.setup, entries(run))
        assert folded.reason is None, run.label
        assert list(folded.states) == run.states, run.label


@every_game
def test_every_match_can_be_undone_to_its_start(key: str) -> None:
    for run in runs(key):
        journal = entries(run)
        folded = fold(run.game, run.setup, journal)
        for left in range(len(run.said) - 1, -1, -1):
            journal = (*journal, Entry(len(journal) + 1, "", "referee", Undo(left + 1)))
            folded = fold(run.game, run.setup, journal, folded)
            assert folded.state == run.states[left], f"{run.label}, back at step {left}"


@every_game
def test_a_setup_survives_JSON(key: str) -> None:
    for run in runs(key):
        assert codec.read((Setup,), json.loads(json.dumps(codec.write(run.setup)))) == run.setup


@every_game
def test_what_spectators_see_is_plain_JSON(key: str) -> None:
    for run in runs(key):
        for state in run.states:
            seen = run.game.view(state)
            assert json.loads(json.dumps(seen)) == seen, run.label


@every_game
def test_there_is_one_score_for_each_player_in_order(key: str) -> None:
    for run in runs(key):
        for state in run.states:
            scores = run.game.scores(state)
            assert [score.player for score in scores] == list(range(len(run.setup.players))), run.label
            assert all(isinstance(mark, int) for score in scores for mark in score.marks.values()), run.label


@every_game
def test_the_senses_are_asked_for_what_they_know(key: str) -> None:
    for run in runs(key):
        for state in run.states:
            assert {want.sense for want in run.game.wants(state)} <= {"race", "cards", "board"}, run.label


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
@pytest.mark.usefixtures("_strict")
def test_everything_that_is_shown_can_be_said(key: str, language: str) -> None:
    gaps: dict[str, str] = {}
    for run in runs(key):
        for prompt in shown(run):
            # A field's label stands for itself; everything else brings its own values.
            try:
                say(prompt, language)
            except Untranslated as gap:
                gaps.setdefault(prompt.key, str(gap))
    assert gaps == {}


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_house_rule_has_words(key: str, language: str) -> None:
    game = next(game for game in GAMES if game.key == key)
    wanted = {f"option.{option.name}" for option in game.options}
    wanted |= {f"option.{option.name}.{value}" for option in game.options for value in option.values}
    # Not every sign of a value can stand in a key: `row+3` is written `row_3`.
    assert {key_of(message_id(key)) for key in wanted} - keys(language) == set()


@every_game
def test_every_rule_that_is_quoted_has_a_text(key: str) -> None:
    quoted = {rule for run in runs(key) for prompt in shown(run) for rule in rules_in(prompt)}
    assert {f"rule.{rule}" for rule in quoted} - keys("en") == set()


def rules_in(value: Any) -> Iterator[str]:
    """The rule numbers a prompt and the prompts inside it quote."""
    if isinstance(value, Prompt):
        if value.rule:
            yield value.rule
        for inner in value.values.values():
            yield from rules_in(inner)
    elif isinstance(value, tuple):
        for inner in value:
            yield from rules_in(inner)


@every_game
def test_house_rules_differ_from_their_defaults_somewhere(key: str) -> None:
    game = next(game for game in GAMES if game.key == key)
    names = [option.name for option in game.options]
    assert len(names) == len(set(names))
    for option in game.options:
        assert len(option.values) > 1 if option.values else option.low < option.high, option.name
