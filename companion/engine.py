"""The Game contract: what every one of the five games says about itself, and nothing about wires or pictures.

A game is a set of pure functions over frozen states. It is told facts (*actions*), says which are allowed
(`check`), what they lead to (`apply`), what may come next (`legal`), what the rules want of whom (`prompts`)
and who leads (`scores`). It never knows the time, the language or who reported a fact.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar, runtime_checkable

from companion.cards import Card
from companion.errors import CompanionError
from companion.seats import Seat
from companion.signals import Quad, Signal, Want

Value = "str | int | Card | Prompt | tuple[Value, ...]"
"""What a prompt may carry: a name (verbatim text), a number, a card, another prompt, or several of these."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """One sentence without a language: its key, what fills it, whom it is for, and the rule behind it.

    `values` hold names as text, numbers, cards, nested prompts (terms such as the word for a deck) or
    tuples of these. `rule` is a number of RULES.md (`M11`) or empty.
    """

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)
    seat: Seat | None = None
    rule: str = ""


class Refused(CompanionError, ValueError):
    """An act the rules (or the state of the table) do not allow; `prompt` says why, in any language."""

    def __init__(self, key: str, rule: str = "", seat: Seat | None = None, **values: Any) -> None:
        self.prompt = Prompt(key, values, seat, rule)
        super().__init__(f"{key} {dict(values)} [{rule}]" if values else f"{key} [{rule}]")


class BadSetup(Refused):
    """A match that cannot begin as asked: too few names, an unknown game or house rule."""


@dataclass(frozen=True, slots=True)
class Field:
    """One thing a person still has to enter before a choice is a whole action.

    `name` is the action's field, `kind` how it is asked: `card`, `cards`, `groups` (several groups of cards, as
    a tuple of tuples), `number`, `seat`, `select` or `text`. `low` and `high` bound a number, the count of cards
    or the count of groups; `options` are a select's values. On a board there are also `stones` (stones in holes,
    each with hole, colour and marked_up), `discs` (stones in no hole, each with a colour), both with the colours
    as `options`, and `holes` (names of holes out of `options`); `low` and `high` bound their count.
    `key` is the text key of its label, `seat` whose thing it is.
    """

    name: str
    kind: str
    key: str
    low: int = 0
    high: int = 0
    options: tuple[str, ...] = ()
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """One act that is allowed now, as a button: `action` is whole unless `ask` names fields to fill in."""

    prompt: Prompt
    action: Any
    ask: tuple[Field, ...] = ()


@dataclass(frozen=True, slots=True)
class Doubt:
    """A reading that is not sure enough, or impossible. One tap on a choice settles it.

    `picture` is the key of the kept picture, `places` the quads (px) in it the doubt is about.
    """

    prompt: Prompt
    choices: tuple[Choice, ...]
    picture: str = ""
    places: tuple[Quad, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """What one player has now. `player` is the index in the setup; `seat` is None while not at the table.

    `marks` are further counts in the game's own words (`rounds`, `streak`, `stones` ...).
    """

    player: int
    name: str
    points: int
    seat: Seat | None = None
    marks: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: why, and the indices of the winners (several when the win is shared)."""

    why: Prompt
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule as data: its name, allowed values (first is the default) and the hole of RULES.md it closes.

    An option without `values` is a whole number between `low` and `high`, `default` unless said.
    `by_text` names the rule texts whose own default differs from the first value.
    """

    name: str
    rule: str
    values: tuple[str, ...] = ()
    default: int = 0
    low: int = 0
    high: int = 0
    by_text: Mapping[str, str] = field(default_factory=dict)

    @property
    def standard(self) -> str | int:
        """The value used when the house says nothing."""
        return self.values[0] if self.values else self.default

    def under(self, text: str) -> str | int:
        """The value used under that rule text when the house says nothing."""
        return self.by_text.get(text, self.standard)


@dataclass(frozen=True, slots=True)
class Setup:
    """How a match begins: the game, the names in order of the queue, house rules, agreed custom cards.

    `options` hold only what differs from the defaults. `specials` give each custom card (`!dragon`)
    the number agreed before the round, 0 for none (M31). `rules` names a rule text where a game has
    several (`pagat`, `vienna`), empty for the game's first.
    """

    game: str
    players: tuple[str, ...]
    options: Mapping[str, str | int] = field(default_factory=dict)
    specials: Mapping[str, int] = field(default_factory=dict)
    rules: str = ""


@dataclass(frozen=True, slots=True)
class Adjust:
    """The referee gives or takes points by hand; `player` is the index in the setup."""

    player: int
    points: int
    reason: str = ""


S = TypeVar("S")
A = TypeVar("A")


class Game(Protocol[S, A]):
    """What the table needs to know of a game. Every method is pure; states are frozen."""

    @property
    def key(self) -> str:
        """Name in setups and web addresses, e.g. `magicians`."""

    @property
    def prefix(self) -> str:
        """Letter of its rules in RULES.md, e.g. `M`."""

    @property
    def chapters(self) -> tuple[str, ...]:
        """Letters of all chapters of RULES.md it is played by, its own first: the board's variant adds `V`."""

    @property
    def texts(self) -> tuple[str, ...]:
        """Names of its rule texts, first is the default; one empty string where there is only one."""

    @property
    def players(self) -> tuple[int, int]:
        """Fewest and most players."""

    @property
    def options(self) -> tuple[Option, ...]:
        """All house rules."""

    @property
    def actions(self) -> tuple[type, ...]:
        """The union of its facts, each a frozen dataclass that `companion.codec` can write and read."""

    def start(self, setup: Setup) -> S:
        """The state before the first fact. `setup` has passed `checked`."""

    def read(self, state: S, signal: Signal) -> A | Doubt | None:
        """What a signal means now: a fact, a doubt, or nothing."""

    def check(self, state: S, action: A) -> None:
        """Returns when the action is allowed; raises Refused with the reason and the rule otherwise."""

    def apply(self, state: S, action: A) -> S:
        """The state after the action. Only for actions that `check` lets pass, or that the referee lets stand;
        raises Refused where not even a referee can make sense of it."""

    def legal(self, state: S) -> tuple[Choice, ...]:
        """Every act allowed now, likeliest first; empty exactly when the game is over."""

    def prompts(self, state: S) -> tuple[Prompt, ...]:
        """What the rules want next, most important first; never empty."""

    def news(self, state: S) -> tuple[Prompt, ...]:
        """What the last fact brought about, in order; empty before the first."""

    def scores(self, state: S) -> tuple[Score, ...]:
        """One for each player, in order of the setup."""

    def outcome(self, state: S) -> Outcome | None:
        """The end, or None while the game goes on."""

    def adjust(self, state: S, adjust: Adjust) -> S:
        """The state after a correction by hand; it may end a round or the game. Raises Refused if impossible."""

    def wants(self, state: S) -> tuple[Want, ...]:
        """What the senses are to report now (`asked` is filled in by the table)."""

    def view(self, state: S) -> Mapping[str, Any]:
        """What spectators may see, as plain JSON values and cards in notation: counts, rows, holes, melds."""


@runtime_checkable
class Particular(Protocol):
    """A game whose setups must keep more than the number of players and the values of single house rules."""

    def admit(self, setup: Setup) -> None:
        """Returns when the setup can be played; raises BadSetup with what to change."""


def checked(game: Game[Any, Any], setup: Setup) -> Setup:
    """The setup with names made presentable and told apart; raises BadSetup.

    Names are stripped and folded to one line, at most 80 letters; equal names get a number behind them.
    """
    fewest, most = game.players
    names = [" ".join(name.split())[:80] for name in setup.players]
    if any(not name for name in names):
        raise BadSetup("setup.nameless")
    if not fewest <= len(names) <= most:
        raise BadSetup("setup.how_many", fewest=fewest, most=most, n=len(names))
    if (setup.rules or game.texts[0]) not in game.texts:
        raise BadSetup("setup.no_text", text=setup.rules, known=game.texts)
    taken: set[str] = set()
    apart: list[str] = []
    for name in names:
        told, n = name, 1
        while told in taken:
            n += 1
            told = f"{name} ({n})"
        taken.add(told)
        apart.append(told)
    options = {name: _option(game, name, value) for name, value in setup.options.items()}
    for name, number in setup.specials.items():
        if not Card(name).is_custom or not 0 <= number <= 14:
            raise BadSetup("setup.special", "M31", card=Card(name))
    ready = Setup(setup.game, tuple(apart), options, dict(setup.specials), setup.rules or game.texts[0])
    # What only this game can judge (a pot too small for its prizes) is judged here too, before anything is stored.
    if isinstance(game, Particular):
        game.admit(ready)
    return ready


def _option(game: Game[Any, Any], name: str, value: str | int) -> str | int:
    known = {option.name: option for option in game.options}
    if name not in known:
        raise BadSetup("setup.no_option", option=name, known=tuple(known))
    option = known[name]
    if option.values:
        if str(value) not in option.values:
            raise BadSetup("setup.option_value", option.rule, option=name, value=str(value), known=option.values)
        return str(value)
    try:
        number = int(value)
    except ValueError:
        number = option.low - 1
    if not option.low <= number <= option.high:
        raise BadSetup("setup.option_range", option.rule, option=name, value=str(value), low=option.low,
                       high=option.high)
    return number


def house(game: Game[Any, Any], setup: Setup) -> dict[str, str | int]:
    """Every house rule of the game with the value this setup gives it."""
    text = setup.rules or game.texts[0]
    return {option.name: setup.options.get(option.name, option.under(text)) for option in game.options}
