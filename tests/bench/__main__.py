"""Runs every bench and prints its figures: `make bench`, or `make bench ARGS="race cards"` for some.

A bench is a module beside this file with `main()`, which prints one figure a line (name, value, unit). It measures,
it does not judge: a limit that must hold is a test's business. A bench whose data are not here says so and is left out.
"""

from __future__ import annotations

import importlib
import platform
import sys
import time
from pathlib import Path

import pytest


def benches() -> list[str]:
    """The names of all benches, in order."""
    return sorted(file.stem for file in Path(__file__).parent.glob("*.py") if not file.stem.startswith("_"))


def main(asked: list[str]) -> int:
    """Runs the benches that are asked for, all when none is; 2 when one is unknown."""
    unknown = sorted(set(asked) - set(benches()))
    if unknown:
        print(f"no bench {', '.join(unknown)}; there are: {', '.join(benches())}")
        return 2
    print(f"Python {platform.python_version()} on {platform.machine()}, {platform.system()} {platform.release()}")
    for name in asked or benches():
        print(f"\n== {name}")
        began = time.perf_counter()
        try:
            importlib.import_module(f"tests.bench.{name}").main()
        except pytest.skip.Exception as reason:
            print(f"left out: {reason}")
            continue
        print(f"({time.perf_counter() - began:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
