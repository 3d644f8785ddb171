"""Stories: whole matches written down, what was said and what the table answered, line by line.

A story is a text file `<game>[_<name>].story` beside this module:

    setup {"game": "magicians", "players": ["Ada", "Ben"]}
    > {"is": "Dealt"}                     a fact somebody reports
    ~ {"is": "CardsSeen", "cards": [...]} a signal a sense reports
    < 3                                   the latest three facts are taken back
    ! {"is": "Adjust", ...}               points by hand

Below each such line stand, indented, the lines the table answers with (scores only where they change); `# ...` is a
comment. Write only what happens and run `python -m tests.stories.story tests/stories/<file>`: it fills in the answers.
Read them before you keep them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion import codec
from companion.engine import Adjust, Doubt, Game, Prompt, Refused, Score, Setup, checked
from companion.fold import Step, taken
from companion.games import GAMES
from companion.signals import BoardSeen, CardsSeen, Race

FOLDER = Path(__file__).parent
SAYS = (">", "~", "<", "!", "setup")


def files(key: str) -> list[Path]:
    """The stories of one game."""
    return sorted(path for path in FOLDER.glob(f"{key}*.story") if path.stem.split("_")[0] == key)


def script(text: str) -> list[str]:
    """Only what happens and the comments, without the answers."""
    return [line for line in text.splitlines() if line and not line.startswith(" ")]


def told(lines: list[str]) -> list[str]:
    """The script with the table's answers below each line."""
    teller = _Teller()
    answered: list[str] = []
    for line in lines:
        answered.append(line)
        if not line.startswith("#"):
            answered += [f"    {answer}" for answer in teller.hear(line)]
    return answered


def _game(key: str) -> Game[Any, Any]:
    return next(game for game in GAMES if game.key == key)


class _Teller:
    """Plays a script; `states` are all states that count, `scores` are those shown last."""

    def __init__(self) -> None:
        self.game: Game[Any, Any] | None = None
        self.states: list[Any] = []
        self.scores: tuple[str, ...] = ()

    def hear(self, line: str) -> Iterator[str]:
        """What the table answers to one line."""
        mark, _, rest = line.partition(" ")
        if mark == "setup":
            setup = codec.read((Setup,), {"is": "Setup", **json.loads(rest)})
            self.game = _game(setup.game)
            self.states = [self.game.start(checked(self.game, setup))]
            yield from self._shown(news=False)
            return
        assert self.game is not None, "a story begins with its setup"
        if mark == "<":
            del self.states[-int(rest) :]
            yield from self._shown(news=False)
        elif mark == "~":
            signal = codec.read((Race, CardsSeen, BoardSeen), json.loads(rest))
            meant = self.game.read(self.states[-1], signal)
            if meant is None:
                yield "means nothing"
            elif isinstance(meant, Doubt):
                yield f"doubt {said(meant.prompt)}"
                yield from (f"choice {said(choice.prompt)} {act(choice)}" for choice in meant.choices)
            else:
                yield f"means {json.dumps(codec.write(meant), ensure_ascii=False)}"
                yield from self._taken(meant)
        elif mark in (">", "!"):
            yield from self._taken(codec.read((*self.game.actions, Adjust), json.loads(rest)))
        else:
            raise ValueError(f"a line of a story begins with one of {', '.join(SAYS)} or #, not {mark!r}")

    def _taken(self, fact: Any) -> Iterator[str]:
        assert self.game is not None
        try:
            self.states.append(taken(self.game, self.states[-1], Step(0, fact)))
        except Refused as refused:
            yield f"refused {said(refused.prompt)}"
            return
        yield from self._shown()

    def _shown(self, news: bool = True) -> Iterator[str]:
        assert self.game is not None
        state = self.states[-1]
        if news:
            yield from (f"news {said(prompt)}" for prompt in self.game.news(state))
        for line in map(_score, self.game.scores(state)):
            if line not in self.scores:
                yield line
        self.scores = tuple(map(_score, self.game.scores(state)))
        yield from (f"prompt {said(prompt)}" for prompt in self.game.prompts(state))
        yield from (f"want {want.sense} {' '.join(want.zones)}".rstrip() for want in self.game.wants(state))
        yield f"choices {len(self.game.legal(state))}"
        outcome = self.game.outcome(state)
        if outcome:
            yield f"outcome {said(outcome.why)} winners {list(outcome.winners)}"


def _score(score: Score) -> str:
    marks = "".join(f" {name} {n}" for name, n in sorted(score.marks.items()))
    return f"score {score.name}{f' at {score.seat.value}' if score.seat else ''}: {score.points}{marks}"


def said(prompt: Prompt) -> str:
    """A prompt in one line: key, values, seat and rule.

    >>> from companion.cards import Card
    >>> said(Prompt("m.compare.point", {"card": Card("7h"), "P": "Ada"}, rule="M13"))
    'm.compare.point card=7h P=Ada [M13]'
    """
    values = "".join(f" {name}={_value(value)}" for name, value in prompt.values.items())
    seat = f" @{prompt.seat.value}" if prompt.seat else ""
    return f"{prompt.key}{values}{seat}{f' [{prompt.rule}]' if prompt.rule else ''}"


def _value(value: Any) -> str:
    if isinstance(value, Prompt):
        inner = ",".join(f"{name}={_value(item)}" for name, item in value.values.items())
        return f"{value.key}({inner})" if inner else value.key
    if isinstance(value, tuple):
        return f"({' '.join(_value(item) for item in value)})"
    return str(value)


def act(choice: Any) -> str:
    """A choice's action in JSON, and what it still asks."""
    asks = f" asks {' '.join(ask.name for ask in choice.ask)}" if choice.ask else ""
    return json.dumps(codec.write(choice.action), ensure_ascii=False) + asks


def main(paths: list[str]) -> None:
    """Fills the answers into the story files."""
    for name in paths:
        path = Path(name)
        path.write_text("\n".join(told(script(path.read_text(encoding="utf-8")))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
