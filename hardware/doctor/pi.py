"""The machine itself: board, versions, memory, disk, heat, power, clock, network, service."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from companion.engine import Prompt
from companion.findings import Finding, Level
from hardware.doctor.machine import Machine

OK, ADVICE, FAULT = Level.OK, Level.ADVICE, Level.FAULT
MB = 1_000_000

DISK_MB = (500, 100)
"""Free room (MB) below which it is time to tidy up, and below which pictures and backups fail."""
MEMORY_MB = (200, 60)
"""Available memory (MB) below which pages become slow, and below which the kernel ends programs."""
HEAT_C = (70, 80)
"""A Pi slows itself down at 80 degrees; ten below it a table in the sun is warned."""
UNDER_VOLTAGE, SLOWED, HOT, WAS_UNDER, WAS_SLOWED = 0x1, 0x4, 0x8, 0x1_0000, 0x4_0000
"""Bits of `vcgencmd get_throttled`."""
BORN = "2026-01-01"
"""No table of ours was played before; a clock that says so has not been set."""
NUMPY = {11: "1", 12: "2", 13: "2"}
"""The first number of the numpy that a system Python 3.x has on a Pi: picamera2's parts run with no other."""


def finding(check: str, level: Level, key: str, **values: object) -> Finding:
    """A finding whose sentence is `doctor.<check>.<key>`."""
    return Finding(check, level, Prompt(f"doctor.{check}.{key}", values))


def limited(check: str, value: int, limits: tuple[int, int], *, low_is_bad: bool = True, **values: object) -> Finding:
    """`good`, `soon` or `now`, as the value passes the first or the second limit."""
    soon, now = limits
    if value < now if low_is_bad else value >= now:
        return finding(check, FAULT, "now", n=value, **values)
    if value < soon if low_is_bad else value >= soon:
        return finding(check, ADVICE, "soon", n=value, **values)
    return finding(check, OK, "good", n=value, **values)


def board(machine: Machine) -> Iterator[Finding]:
    """Which machine this is."""
    name = machine.text("/proc/device-tree/model")
    if machine.bits != 64:
        yield finding("board", FAULT, "bits")
    elif name:
        yield finding("board", OK, "pi", board=name)
    else:
        yield finding("board", OK, "pc")


def versions(machine: Machine) -> Iterator[Finding]:
    """Python and the libraries, where one does not go with the others."""
    major, minor = machine.python[:2]
    told = f"Python {major}.{minor}"
    if (major, minor) < (3, 11):
        yield finding("versions", FAULT, "python", version=told)
        return
    numpy, opencv = machine.version("numpy"), machine.version("opencv")
    if numpy is None or opencv is None:
        yield finding("versions", FAULT, "missing", library="numpy" if numpy is None else "opencv")
        return
    on_pi = bool(machine.text("/proc/device-tree/model"))
    wanted = NUMPY.get(minor)
    if on_pi and machine.version("picamera2") is not None and wanted and numpy.split(".")[0] != wanted:
        yield finding("versions", FAULT, "numpy", version=numpy, wanted=f"{wanted}.x")
        return
    yield finding("versions", OK, "good", versions=f"{told}, numpy {numpy}, opencv {opencv}")


def memory(machine: Machine) -> Iterator[Finding]:
    """How much memory is available."""
    for line in (machine.text("/proc/meminfo") or "").splitlines():
        if line.startswith("MemAvailable:"):
            yield limited("memory", int(line.split()[1]) // 1000, MEMORY_MB)


def disk(machine: Machine, folder: Path) -> Iterator[Finding]:
    """How much room the journal has."""
    there = next((one for one in (folder, *folder.parents) if one.exists()), folder)
    try:
        yield limited("disk", machine.free(there) // MB, DISK_MB)
    except OSError:
        yield finding("disk", FAULT, "gone", folder=str(folder))


def heat(machine: Machine) -> Iterator[Finding]:
    """How warm the processor is."""
    told = machine.text("/sys/class/thermal/thermal_zone0/temp")
    if told and told.lstrip("-").isdecimal():
        yield limited("heat", int(told) // 1000, HEAT_C, low_is_bad=False)


def power(machine: Machine) -> Iterator[Finding]:
    """Whether the power supply holds, on a Pi."""
    told = machine.told(("vcgencmd", "get_throttled")) or machine.text(
        "/sys/devices/platform/soc/soc:firmware/get_throttled")
    if not told or not machine.text("/proc/device-tree/model"):
        return
    try:
        bits = int(told.rpartition("=")[2], 16)
    except ValueError:
        return
    if bits & UNDER_VOLTAGE:
        yield finding("power", FAULT, "under")
    elif bits & (SLOWED | HOT):
        yield finding("power", FAULT, "slowed")
    elif bits & (WAS_UNDER | WAS_SLOWED):
        yield finding("power", ADVICE, "was")
    else:
        yield finding("power", OK, "good")


def clock(machine: Machine, newest: str) -> Iterator[Finding]:
    """Whether the clock is set, and has not been set back behind the newest entry (UTC, ISO 8601) of the journal."""
    now = machine.now()
    if newest and newest > now:
        yield finding("clock", ADVICE, "back", now=now[:16].replace("T", " "))
    elif now < BORN:
        yield finding("clock", ADVICE, "unset", now=now[:16].replace("T", " "))
    elif machine.told(("timedatectl", "show", "-p", "NTPSynchronized", "--value")) == "no":
        yield finding("clock", ADVICE, "alone")
    else:
        yield finding("clock", OK, "good", now=now[:16].replace("T", " "))


def network(machine: Machine, port: int) -> Iterator[Finding]:
    """Where phones reach this machine."""
    found = machine.addresses()
    if not found:
        yield finding("network", FAULT, "none")
        return
    modes = machine.told(("nmcli", "-t", "-f", "NAME,TYPE,DEVICE", "connection", "show", "--active")) or ""
    hotspot = next((line.split(":")[0] for line in modes.splitlines() if line.startswith("push-hotspot:")), "")
    where = tuple(f"http://{one}:{port}" for one in found)
    yield finding("network", OK, "hotspot" if hotspot else "good", places=where)


def service(machine: Machine) -> Iterator[Finding]:
    """Whether the table starts by itself, on a Pi."""
    if not machine.text("/proc/device-tree/model"):
        return
    state = machine.told(("systemctl", "is-enabled", "push-companion.service"))
    if state != "enabled":
        yield finding("service", ADVICE, "none")
    elif machine.told(("systemctl", "is-active", "push-companion.service")) != "active":
        yield finding("service", FAULT, "down")
    else:
        yield finding("service", OK, "good")
