"""House rules are read out before the first shot or card, and only then."""

from __future__ import annotations

from companion.games.board import BOARD, Shot
from companion.games.luck import LUCK
from tests.companion.games.board import tables as board
from tests.companion.games.luck import tables as luck


def test_only_what_differs_is_read_out() -> None:
    said = [prompt for prompt in BOARD.prompts(board.opened(foul="repeat")) if prompt.key == "b.setup.option"]
    assert [prompt.values["value"].key for prompt in said] == ["option.foul.repeat"]


def test_after_the_first_shot_nothing_is_read_out() -> None:
    state = board.played(board.opened(foul="repeat"), Shot())
    assert not [prompt for prompt in BOARD.prompts(state) if prompt.key.startswith("b.setup.")]


def test_a_number_is_read_out_as_a_number() -> None:
    state = board.opened(limited_to=5)
    assert [prompt.values["n"] for prompt in BOARD.prompts(state) if prompt.key == "b.setup.option_number"] == [5]


def test_the_pack_is_read_out_before_the_first_card() -> None:
    start, later = luck.opened(packs="1"), luck.played(luck.opened(packs="1"), "Kd")
    assert [prompt.key for prompt in LUCK.prompts(start)] == ["l.turn.start", "l.setup.pack", "l.setup.option"]
    assert [prompt.key for prompt in LUCK.prompts(later)] == ["l.turn.start"]
