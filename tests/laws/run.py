"""Random matches of every registered game, played once and then looked at by the laws."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from companion.engine import Adjust, Choice, Doubt, Game, Prompt, Refused, Setup, checked
from companion.games import GAMES
from tests.laws.fill import random_fact, tried

STEPS = 120
"""So many facts a match has at most."""
MATCHES = 5
"""So many matches of each game: the first by the standard rules, the others by random house rules."""
NAMES = ("Ada", "Ben", "Cem", "Dora", "Ewa", "Farid", "Gina", "Hugo", "Ida", "Jan", "Kim", "Lea")


@dataclass
class Run:
    """One random match: the facts, the states between them, and what came up on the way."""

    game: Game[Any, Any]
    setup: Setup
    seed: int
    said: list[Any] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    refusals: list[Prompt] = field(default_factory=list)
    blocked: list[str] = field(default_factory=list)
    """Whole choices that were offered and then refused."""
    crashes: list[str] = field(default_factory=list)
    """Facts that raised anything but Refused."""

    @property
    def label(self) -> str:
        """Which match this is, to play it again."""
        return f"{self.game.key}, seed {self.seed}, {dict(self.setup.options)} {self.setup.rules}"


def random_setup(game: Game[Any, Any], rng: random.Random, standard: bool) -> Setup:
    """A setup with a random number of players, rule text and house rules."""
    names = NAMES[: rng.randint(game.players[0], min(game.players[1], len(NAMES)))]
    options: dict[str, str | int] = {}
    for option in game.options if not standard else ():
        if rng.random() < 0.5:
            options[option.name] = rng.choice(option.values) if option.values else rng.randint(option.low, option.high)
    return checked(game, Setup(game.key, names, options, rules="" if standard else rng.choice(game.texts)))


@cache
def runs(key: str) -> tuple[Run, ...]:
    """The random matches of one game."""
    game = next(game for game in GAMES if game.key == key)
    return tuple(_played(game, seed) for seed in range(MATCHES))


def _played(game: Game[Any, Any], seed: int) -> Run:
    rng = random.Random(f"{game.key} {seed}")
    while True:
        try:
            setup = random_setup(game, rng, standard=seed == 0)
            state = game.start(setup)
            break
        except (ValueError, KeyError):
            continue  # house rules that exclude each other: BadSetup is the right answer
    run = Run(game, setup, seed, states=[state])
    while len(run.said) < STEPS and game.outcome(state) is None:
        _bothered(run, state, rng)
        fact = _next(run, state, rng)
        if fact is None:
            break
        state = game.adjust(state, fact) if isinstance(fact, Adjust) else game.apply(state, fact)
        run.said.append(fact)
        run.states.append(state)
    return run


def _next(run: Run, state: Any, rng: random.Random) -> Any:
    """One of the offered acts that passes, filled in at random; now and then points by hand."""
    if rng.random() < 0.05:
        adjust = Adjust(rng.randrange(len(run.setup.players)), rng.randint(-3, 3), "by hand")
        try:
            run.game.adjust(state, adjust)
            return adjust
        except Refused as refused:
            run.refusals.append(refused.prompt)
    choices = run.game.legal(state)
    # The likeliest come first: taking them more often brings a match further.
    order = sorted(range(len(choices)), key=lambda place: (place + 1) * rng.random())
    for choice in (choices[place] for place in order):
        for fact in tried(run.game, choice, rng, times=30):
            if passes(run, state, fact):
                return fact
            if not choice.ask:
                run.blocked.append(f"{run.label}: {choice.prompt.key} {fact}")
    return None


def _bothered(run: Run, state: Any, rng: random.Random) -> None:
    """A fact without sense is refused, or it can be applied; `stands` makes sense of it or refuses."""
    fact = random_fact(run.game, rng)
    allowed = passes(run, state, fact)
    try:
        run.game.apply(state, fact)
    except Refused as refused:
        run.refusals.append(refused.prompt)
        if allowed:
            run.crashes.append(f"{run.label}: check lets {fact} pass, apply refuses it: {refused}")
    except Exception as error:
        run.crashes.append(f"{run.label}: apply({fact}) raised {error!r}")


def passes(run: Run, state: Any, fact: Any) -> bool:
    """Whether `check` lets the fact pass; anything but Refused is kept as a crash."""
    try:
        run.game.check(state, fact)
        return True
    except Refused as refused:
        run.refusals.append(refused.prompt)
    except Exception as error:
        run.crashes.append(f"{run.label}: check({fact}) raised {error!r}")
    return False


def shown(run: Run) -> list[Prompt]:
    """Every prompt that came up in the match, one of each shape."""
    found: list[Prompt] = list(run.refusals)
    for state in run.states:
        found += [*run.game.prompts(state), *run.game.news(state)]
        for choice in run.game.legal(state):
            found += _of_choice(choice)
        outcome = run.game.outcome(state)
        found += [outcome.why] if outcome else []
    return list({_shape(prompt): prompt for prompt in found}.values())


def _shape(value: Any) -> Any:
    """What a sentence depends on when it is formed: the keys and the kinds of values, not names and numbers."""
    if isinstance(value, Prompt):
        return (value.key, value.rule, *((name, _shape(inner)) for name, inner in sorted(value.values.items())))
    return tuple(_shape(inner) for inner in value) if isinstance(value, tuple) else type(value).__name__


def _of_choice(choice: Choice) -> list[Prompt]:
    return [choice.prompt, *(Prompt(ask.key) for ask in choice.ask)]


def of_doubt(doubt: Doubt) -> list[Prompt]:
    """Every prompt of a doubt."""
    return [doubt.prompt, *(prompt for choice in doubt.choices for prompt in _of_choice(choice))]
