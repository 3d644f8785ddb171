"""Every registered game has a story, and every story still goes as it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games import GAMES
from tests.stories.story import FOLDER, files, script, told

STORIES = sorted(FOLDER.glob("*.story"))


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_every_game_has_a_story(key: str) -> None:
    assert files(key), f"write tests/stories/{key}.story, see tests/stories/story.py"


@pytest.mark.parametrize("path", STORIES, ids=[path.stem for path in STORIES])
def test_the_story_goes_as_it_is_written(path: Path) -> None:
    written = [line for line in path.read_text(encoding="utf-8").splitlines() if line]
    for number, (old, new) in enumerate(zip(written, told(script("\n".join(written))), strict=False), 1):
        assert old == new, f"{path.name}: the table's line {number} has changed"
    assert len(written) == len(told(script("\n".join(written))))


@pytest.mark.parametrize("path", STORIES, ids=[path.stem for path in STORIES])
def test_the_story_ends_with_the_game(path: Path) -> None:
    assert "    outcome " in path.read_text(encoding="utf-8")


def test_a_changed_answer_is_noticed() -> None:
    path = files("magicians")[0]
    lines = told(script(path.read_text(encoding="utf-8")))
    assert lines == [line for line in path.read_text(encoding="utf-8").splitlines() if line]
    assert told([line.replace("Ada", "Eve") for line in script("\n".join(lines))]) != lines
