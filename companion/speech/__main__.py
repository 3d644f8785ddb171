"""What translators still have to do: `python -m companion.speech` lists it, `... de` for one language.

The exit status is 0 when nothing is missing.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from companion.speech.books import book, variables
from companion.speech.languages import LANGUAGES, MASTER


def gaps(tongue: str) -> list[str]:
    """One line for each key that is missing, surplus or differs in its variables from the English one."""
    master, other = book(MASTER), book(tongue)
    lines = [f"{tongue}: missing  {master.homes[key]}.ftl  {key}" for key in sorted(master.keys - other.keys)]
    lines += [f"{tongue}: surplus  {other.homes[key]}.ftl  {key}" for key in sorted(other.keys - master.keys)]
    for key in sorted(master.keys & other.keys):
        surplus = variables(other.entries[key]) - variables(master.entries[key])
        unused = variables(master.entries[key]) - variables(other.entries[key])
        if surplus or unused:
            names = [*(f"+{name}" for name in sorted(surplus)), *(f"-{name}" for name in sorted(unused))]
            lines.append(f"{tongue}: differs  {other.homes[key]}.ftl  {key}  {' '.join(names)}")
        if master.homes[key] != other.homes[key]:
            lines.append(f"{tongue}: moved    {other.homes[key]}.ftl  {key}  belongs into {master.homes[key]}.ftl")
    return lines


def main(tongues: Sequence[str]) -> int:
    """Prints the gaps of these languages (all when none is named)."""
    lines = [line for tongue in tongues or LANGUAGES for line in gaps(tongue)]
    print("\n".join(lines) or "nothing is missing")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
