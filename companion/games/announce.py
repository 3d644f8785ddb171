"""House rules are read out once before a match begins: only those that differ from the standard (RULES section 6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from companion.engine import Option, Prompt


def house_rules(options: Iterable[Option], values: Mapping[str, str | int], prefix: str) -> Iterator[Prompt]:
    """One sentence, `<prefix>.setup.option`, for each house rule that is not the standard one.

    >>> end = Option("end", "BA24", ("at_once", "finish_round"))
    >>> [[said.key for said in house_rules([end], {"end": value}, "b")] for value in end.values]
    [[], ['b.setup.option']]
    """
    for option in options:
        value = values[option.name]
        if value == option.standard:
            continue
        name = Prompt(f"option.{option.name}")
        if option.values:
            yield Prompt(f"{prefix}.setup.option", {"option": name, "value": Prompt(f"option.{option.name}.{value}")})
        else:
            yield Prompt(f"{prefix}.setup.option_number", {"option": name, "n": value})
