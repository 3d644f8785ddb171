"""Power cuts: a kernel and its disk die together in the middle of play, as when the plug is pulled, and start again.

Runs on the rig (shared/rig), with a disk of its own: `python -m tests.torture power`. In the guest this module is the
program that plays.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

from companion.games import find
from companion.journal import Journal
from tests.shared import REPOSITORY, shared
from tests.torture.kills import Acknowledged, taken_in
from tests.torture.player import JOURNAL, acknowledged
from tests.torture.player import main as play
from tests.torture.report import Found

DISK_MB = 96
GUEST = "mount -t ext4 /dev/ubda /media && python3 -m tests.torture.power /media {seed}"
KNOWN, PLAYING = "known\n", "playing\n"
"""Lines before what the journal has after a start, and before what is said from then on."""


def child(folder: str, seed: str) -> None:
    """In the guest: tells every entry that is there, then plays until the power is cut."""
    with Journal(Path(folder) / JOURNAL) as journal:
        print(KNOWN if not journal.recovered else f"recovered {journal.recovered}\n{KNOWN}", end="", flush=True)
        for number, _, setup in journal.matches():
            for entry in journal.entries(number, find(setup.game)):
                print(acknowledged(entry, number))
    print("control", *(file.name for file in Path(folder).glob("unsynced-*") if file.stat().st_size))
    print(PLAYING, end="", flush=True)
    # Written without a sync, and a new file each time: the next start should find it empty, else nothing was cut.
    (Path(folder) / f"unsynced-{seed}").write_text(seed)
    play(folder, seed)


def power(folder: Path, times: int, seed: int = 0) -> Found:
    """So many cuts on one disk; needs the rig's kernel (tests/rig/prepare.sh)."""
    found = Found("power cut in the middle of play")
    disk = folder / "disk.img"
    with disk.open("wb") as image:
        image.truncate(DISK_MB * 1_000_000)
    subprocess.run(["mkfs.ext4", "-q", str(disk)], check=True)
    rng = random.Random(seed)
    told: Acknowledged = {}
    unacknowledged = synced = 0
    for n in range(times + 1):
        known, fresh = _until_cut(disk, f"{seed}-{n}", rng.uniform(0.2, 2.5), found)
        synced += n > 0 and f"unsynced-{seed}-{n - 1}" in known.split()
        known = "".join(line for line in known.splitlines(keepends=True) if not line.startswith("control"))
        there: Acknowledged = {}
        taken_in(known, there, found)
        lost = [key for key, mark in told.items() if there.get(key) != mark]
        found.expect(not lost, f"cut {n}: acknowledged and lost: {lost[:5]}")
        beyond = len(there.keys() - told.keys())
        found.expect(beyond <= 1, f"cut {n}: {beyond} entries that nobody was told of")
        unacknowledged += beyond
        told = dict(there)
        taken_in(fresh, told, found)
        found.tries += n < times
    found.figures["entries acknowledged"] = str(len(told))
    found.expect(synced < times, "whatever was written without a sync is there: nothing was cut")
    found.figures["files written without a sync that were lost"] = f"{times - synced} of {times}"
    found.figures["written, but cut before the acknowledgement"] = str(unacknowledged)
    return found


def _until_cut(disk: Path, seed: str, seconds: float, found: Found) -> tuple[str, str]:
    """What the guest had after its start, and what it acknowledged before it was killed that long after."""
    rig = shared("rig/run-in-rig.sh")
    env = os.environ | {"RIG_VAR": os.environ.get("RIG_VAR") or str(Path.home() / ".cache/push-companion-rig")}
    guest = subprocess.Popen(
        [str(rig), "--project", str(REPOSITORY), "--board", "none", "--disk", str(disk), "--timeout", "120",
         "--env", f"PYTHONPATH={REPOSITORY}", "--env", "PYTHONDONTWRITEBYTECODE=1", GUEST.format(seed=seed)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
    assert guest.stdout is not None
    assert guest.stderr is not None
    known: list[str] = []
    for line in guest.stdout:
        if line == PLAYING:
            break
        known.append(line)
    else:
        guest.wait()
        found.faults.append(f"the guest did not come up: {guest.stderr.read()[-500:]}")
        return "", ""
    first = guest.stdout.readline()
    time.sleep(seconds)
    # The script's own trap kills the guest's kernel with SIGKILL, and with it whatever it had not written to its disk.
    guest.terminate()
    fresh = first + guest.stdout.read()
    guest.stderr.read()
    guest.wait()
    return "".join(line for line in known if line != KNOWN), fresh


if __name__ == "__main__":
    child(*sys.argv[1:])
