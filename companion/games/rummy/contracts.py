"""The contract of a deal: which melds somebody's first meld must hold (R17, R18, C2, C3)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from companion.errors import Unreadable


@dataclass(frozen=True, slots=True, order=True)
class Part:
    """One meld of a contract, or of what was laid: `set3` or `run4`.

    >>> Part.parse("run4"), str(Part(False, 3))
    (Part(run=True, length=4), 'set3')
    """

    run: bool
    length: int

    @classmethod
    def parse(cls, text: str) -> Part:
        """The part that was written; raises Unreadable."""
        kind, length = text[:3], text[3:]
        if kind not in ("set", "run") or not length.isdecimal():
            raise Unreadable(f"{text!r} is no part of a contract: write set3 or run4")
        return cls(kind == "run", int(length))

    def __str__(self) -> str:
        return f"{'run' if self.run else 'set'}{self.length}"


Contract = tuple[Part, ...]


def contract(text: str) -> Contract:
    """The parts of a text such as `"set3 run4"`."""
    return tuple(Part.parse(word) for word in text.split())


PUSH = tuple(contract(text) for text in ("set3 set3", "set3 run4", "run4 run4", "set3 set3 set3", "run5 run5"))
"""The five contracts of R18, deal 1 first."""
CAP_IT = (*PUSH[:4], contract("run3 run7"))
"""The five contracts of Cap-It (C2, C3)."""


def contract_ok(
    melds: Iterable[Part | str], deal: int, exact: bool = False, contracts: Sequence[Contract] = PUSH
) -> bool:
    """Whether different melds cover every part of the contract of deal 1 to 5, each long enough (R18, RA13).

    With `exact` each part needs a meld of just its length. Further melds in the same turn do no harm (RA15).

    >>> contract_ok(["set4", "run4"], 2), contract_ok(["set4", "run4"], 2, exact=True), contract_ok(["run8"], 3)
    (True, False, False)
    """
    return not missing(melds, contracts[deal - 1], exact)


def missing(melds: Iterable[Part | str], wanted: Contract, exact: bool = False) -> Contract:
    """The parts of the contract for which no meld is left, longest first; empty when it is met.

    >>> [str(part) for part in missing(["run5", "run3"], contract("run4 run4"))]
    ['run4']
    """
    parts = [meld if isinstance(meld, Part) else Part.parse(meld) for meld in melds]
    return unmet([(part,) for part in parts], wanted, exact)


def unmet(melds: Sequence[Collection[Part]], wanted: Contract, exact: bool = False) -> Contract:
    """Like `missing`, for melds that may each still be one of several things: what cannot be covered however they
    are meant.

    >>> set_or_run = contract("set4 run4")
    >>> unmet([set_or_run, set_or_run], contract("run4 run4"))
    ()
    >>> [str(part) for part in unmet([set_or_run], contract("set3 set3"))]
    ['set3']
    """
    covers: dict[int, int] = {}  # the number of a meld: the number of the part it covers

    def covered(number: int, tried: set[int]) -> bool:
        for n, parts in enumerate(melds):
            if n not in tried and any(_fits(part, order[number], exact) for part in parts):
                tried.add(n)
                if n not in covers or covered(covers[n], tried):
                    covers[n] = number
                    return True
        return False

    order = sorted(wanted, reverse=True)
    return tuple(part for number, part in enumerate(order) if not covered(number, set()))


def _fits(meld: Part, part: Part, exact: bool) -> bool:
    return meld.run == part.run and (meld.length == part.length if exact else meld.length >= part.length)
