"""Every torture with its report: `make torture`, or `python -m tests.torture kills tears` for some, `--short` for less.

`--report FILE` keeps the report. The power cuts need the rig (shared/rig) and mkfs.ext4; the others only this machine.
"""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.torture.clock import clock
from tests.torture.evening import fast_motion, matches
from tests.torture.full import full
from tests.torture.fuzz import fuzz
from tests.torture.kills import kills
from tests.torture.power import power
from tests.torture.report import Found
from tests.torture.tears import tears

TORTURES: Mapping[str, tuple[Callable[[Path], Found], Callable[[Path], Found]]] = {
    "kills": (lambda folder: kills(folder, 200), lambda folder: kills(folder, 5)),
    "tears": (lambda folder: tears(folder, 180), lambda folder: tears(folder, 18)),
    "full": (lambda folder: full(folder, 20), lambda folder: full(folder, 2)),
    "clock": (lambda folder: clock(folder, 2000), lambda folder: clock(folder, 150)),
    "matches": (lambda folder: matches(folder, 20, 300), lambda folder: matches(folder, 4, 40)),
    "evening": (lambda folder: fast_motion(folder, 8, 50), lambda folder: fast_motion(folder, 0.1, 10)),
    "fuzz": (lambda folder: fuzz(folder, 200), lambda folder: fuzz(folder, 2, 15)),
    "power": (lambda folder: power(folder, 50), lambda folder: power(folder, 3)),
}
"""Each in full, and the short version."""


def run(name: str, short: bool) -> Found:
    """One torture in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="push-torture-") as folder:
        return TORTURES[name][short](Path(folder))


def main(words: list[str]) -> int:
    """Prints the report; 1 where anything was lost, 2 for a name that is none."""
    asked = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    asked.add_argument("names", nargs="*", metavar="NAME", help=", ".join(TORTURES))
    asked.add_argument("--short", action="store_true", help="a minute in place of half an hour")
    asked.add_argument("--report", type=Path, help="a file that keeps the report")
    chosen = asked.parse_args(words)
    unknown = sorted(set(chosen.names) - set(TORTURES))
    if unknown:
        print(f"no torture {', '.join(unknown)}; there are: {', '.join(TORTURES)}")
        return 2
    head = f"Python {platform.python_version()} on {platform.machine()}, {platform.system()} {platform.release()}"
    report = [head]
    print(head, flush=True)
    faults = 0
    if "power" in (chosen.names or TORTURES):
        subprocess.run([str(Path(__file__).parents[1] / "rig/prepare.sh")], check=True)
    for name in chosen.names or TORTURES:
        began = time.perf_counter()
        found = run(name, chosen.short)
        faults += len(found.faults)
        report.append(f"{found.lines()}\n    took: {time.perf_counter() - began:.0f} s")
        print(report[-1], flush=True)
    if chosen.report:
        chosen.report.write_text("\n".join([*report, ""]), encoding="utf-8")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
