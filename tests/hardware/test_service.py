"""The service: a sound unit, an installer that can be run again and keeps what was played, and signs of life."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from click.testing import CliRunner

from companion.cli import commands
from companion.notify import Systemd
from tests.shared import REPOSITORY, skip_outside_ci

SERVICE = REPOSITORY / "hardware" / "service"
PATIENCE_S = 300
"""A busy machine may take its time; nothing here is about speed."""
STUBS = {
    "id": 'case "${1:-}" in -u) echo "${STUB_UID:-0}" ;; *) [ -e "$STUB_DIR/account" ] ;; esac',
    "dpkg": 'echo "${STUB_ARCH:-arm64}"',
    "dpkg-query": '[ -e "$STUB_DIR/packages" ] && echo "install ok installed"',
    "apt-get": 'case "$*" in *update*) [ -z "${STUB_OFFLINE:-}" ] ;; *) touch "$STUB_DIR/packages" ;; esac',
    "useradd": 'touch "$STUB_DIR/account"',
    "userdel": 'rm -f "$STUB_DIR/account"',
    "getent": '[ "$2" != render ]',
    "systemctl": "true",
    "python3": r"""place=${@: -1}; mkdir -p "$place/bin"
for name in python push-companion; do
    printf '#!/bin/bash\n# %s\nexit %s\n' "$place" "${STUB_BROKEN:-0}" >"$place/bin/$name"
    chmod +x "$place/bin/$name"
done""",
}
"""Commands that only note that they were called; `python3 -m venv PLACE` makes a program that does nothing."""


class Box:
    """A scratch root with an operating system that is not there."""

    def __init__(self, folder: Path) -> None:
        self.root, self.stubs, self.log = folder / "root", folder / "stubs", folder / "log"
        self.env: dict[str, str] = {}
        for place in ("etc", "proc/device-tree"):
            (self.root / place).mkdir(parents=True)
        self.system("13")
        (self.root / "proc/device-tree/model").write_text("Raspberry Pi 5 Model B\0")
        self.stubs.mkdir()
        for name, body in STUBS.items():
            stub = self.stubs / name
            stub.write_text(f'#!/bin/bash\necho "{name} $*" >>"{self.log}"\n{body}\n')
            stub.chmod(0o755)

    def system(self, version: str) -> None:
        (self.root / "etc/os-release").write_text(f'ID=debian\nVERSION_ID="{version}"\n')

    def run(self, *words: str, script: str = "install.sh") -> subprocess.CompletedProcess[str]:
        self.log.write_text("")
        env = {"PATH": f"{self.stubs}:{os.environ['PATH']}", "PUSH_ROOT": str(self.root), "STUB_DIR": str(self.stubs),
               "PUSH_SOURCE": str(REPOSITORY)} | self.env
        return subprocess.run(["bash", str(SERVICE / script), *words], env=env, capture_output=True, text=True)

    @property
    def called(self) -> list[str]:
        return self.log.read_text().splitlines()

    @property
    def data(self) -> Path:
        return self.root / "var/lib/push-companion"


@pytest.fixture
def box(tmp_path: Path) -> Box:
    return Box(tmp_path)


@pytest.mark.parametrize("version", ["12", "13"])
def test_a_first_installation(box: Box, version: str) -> None:
    box.system(version)
    done = box.run()
    assert (done.returncode, done.stderr) == (0, "")
    unit = (box.root / "etc/systemd/system/push-companion.service").read_text()
    assert "SupplementaryGroups=gpio video\n" in unit
    assert f"ExecStart={box.root}/opt/push-companion/venv/bin/push-companion run" in unit
    assert (box.root / "usr/local/bin/push-companion").readlink() == (
        box.root / "opt/push-companion/venv/bin/push-companion")
    assert "systemctl enable --quiet push-companion.service" in box.called
    assert any(line.startswith("apt-get") and "python3-lgpio python3-picamera2" in line for line in box.called)


@pytest.mark.parametrize("version", ["12", "13"])
def test_a_pc_is_asked_for_no_package_of_the_pi(box: Box, version: str) -> None:
    """Plain Debian 12 knows no python3-lgpio: apt ended the installation there."""
    box.system(version)
    (box.root / "proc/device-tree/model").unlink()
    assert box.run().returncode == 0
    assert not any("lgpio" in line or "picamera2" in line for line in box.called if line.startswith("apt-get"))


def test_scripts_of_the_program_know_where_they_lie(box: Box) -> None:
    box.run()
    script = (box.root / "opt/push-companion/venv/bin/push-companion").read_text()
    assert f"# {box.root}/opt/push-companion/venv" in script
    assert "push-companion.new" not in script


def test_running_it_again_upgrades_and_installs_nothing_twice(box: Box) -> None:
    box.run()
    done = box.run("upgrade")
    assert done.returncode == 0
    assert not [line for line in box.called if line.startswith(("apt-get", "useradd"))]
    assert sorted(path.name for path in (box.root / "opt").iterdir()) == ["push-companion"]


def test_an_upgrade_keeps_what_was_played_and_copies_it_first(box: Box) -> None:
    box.run()
    box.data.mkdir(parents=True)
    (box.data / "journal.sqlite").write_bytes(b"every point")
    (box.data / "journal.sqlite-wal").write_bytes(b"the newest")
    box.run()
    assert (box.data / "journal.sqlite").read_bytes() == b"every point"
    assert (box.data / "before-upgrade/journal.sqlite-wal").read_bytes() == b"the newest"
    box.run()
    assert sorted(path.name for path in box.data.iterdir()) == [
        "before-upgrade", "journal.sqlite", "journal.sqlite-wal"]


def test_a_new_program_that_does_not_start_leaves_the_old_one(box: Box) -> None:
    box.run()
    old = box.root / "opt/push-companion/mark"
    old.write_text("old")
    box.env["STUB_BROKEN"] = "1"
    done = box.run()
    assert done.returncode != 0
    assert old.read_text() == "old"
    assert not [line for line in box.called if line.startswith("systemctl")]


def test_uninstalling_keeps_what_was_played_unless_it_is_purged(box: Box) -> None:
    box.run()
    box.data.mkdir(parents=True)
    (box.data / "journal.sqlite").write_bytes(b"every point")
    assert box.run("uninstall").returncode == 0
    assert not (box.root / "opt/push-companion").exists()
    assert (box.data / "journal.sqlite").exists()
    assert box.run("uninstall").returncode == 0
    box.run("uninstall", "--purge")
    assert not box.data.exists()


@pytest.mark.parametrize(("env", "version", "told"), [
    ({"STUB_UID": "1000"}, "13", "run this as root"),
    ({"STUB_ARCH": "armhf"}, "13", "64-bit"),
    ({}, "11", "knows Raspberry Pi OS (Debian) 12 and 13, not '11'"),
    ({"PUSH_SOURCE": "/nowhere"}, "13", "there is no checkout"),
])
def test_what_cannot_be_done_is_one_sentence_and_changes_nothing(
        box: Box, env: dict[str, str], version: str, told: str) -> None:
    box.env |= env
    box.system(version)
    done = box.run()
    assert (done.returncode, told in done.stderr, len(done.stderr.splitlines())) == (1, True, 1)
    assert not (box.root / "opt").exists()


def test_without_a_network_the_packages_that_are_there_are_enough(box: Box) -> None:
    (box.stubs / "packages").touch()
    box.env["STUB_OFFLINE"] = "1"
    assert box.run().returncode == 0


def test_a_hotspot_without_wifi_is_one_sentence(box: Box) -> None:
    nmcli = box.stubs / "nmcli"
    nmcli.write_text('#!/bin/bash\necho "nmcli $*" >>"$STUB_DIR/../log"\n[ -z "${STUB_WIFI:-}" ] || case "$*" in\n'
                     '*DEVICE,TYPE*) echo wlan0:wifi ;;\n*IP4.ADDRESS*) echo 10.42.0.1/24 ;;\nesac\n')
    nmcli.chmod(0o755)
    assert "no Wi-Fi" in box.run("Push", script="hotspot.sh").stderr
    box.env["STUB_WIFI"] = "1"
    assert "8 letters" in box.run("Push", "short", script="hotspot.sh").stderr
    assert "http://10.42.0.1:8080" in box.run("Push", "correct-horse", script="hotspot.sh").stdout
    assert any("wifi-sec.psk correct-horse" in line for line in box.called)
    assert box.run("off", script="hotspot.sh").stdout == "the hotspot is gone\n"


def test_the_unit_is_sound(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        skip_outside_ci("no systemd-analyze here")
    program = tmp_path / "push-companion"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "push-companion.service"
    text = (SERVICE / unit.name).read_text()
    unit.write_text(text.replace("/opt/push-companion/venv/bin/push-companion", str(program)))
    told = subprocess.run(["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True)
    assert (told.returncode, [line for line in told.stderr.splitlines() if unit.name in line]) == (0, [])


def test_the_unit_can_be_printed_and_waits_for_no_network() -> None:
    told = CliRunner().invoke(commands, ["service", "unit"]).output
    assert "Type=notify" in told
    assert "After=local-fs.target time-set.target\n" in told
    assert "StateDirectory=push-companion" in told


@pytest.fixture
def manager(tmp_path: Path) -> socket.socket:
    place = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    place.bind(str(tmp_path / "notify"))
    place.settimeout(PATIENCE_S)
    return place


def test_nobody_is_told_where_nobody_asks() -> None:
    nobody = Systemd.here({})
    assert (nobody.say("READY=1"), nobody.watchdog_s) == (False, 0.0)
    assert Systemd.here({"WATCHDOG_USEC": "9000000", "WATCHDOG_PID": "1"}).watchdog_s == 0.0
    assert not Systemd("/no/such/socket").say("READY=1")


def test_a_table_that_is_not_alive_is_not_spoken_for(manager: socket.socket, tmp_path: Path) -> None:
    stop = threading.Event()
    answers = iter([True, False, True])

    def alive() -> bool:
        now = next(answers, None)
        if now is None:
            stop.set()
        return bool(now)

    with manager:
        Systemd(str(tmp_path / "notify"), 0.003).keep(stop, alive)
        assert [manager.recv(99) for _ in range(2)] == [b"WATCHDOG=1"] * 2


def test_a_table_started_in_the_root_folder_tells_that_it_is_open_and_lives(
        manager: socket.socket, tmp_path: Path) -> None:
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(REPOSITORY), "NOTIFY_SOCKET": str(tmp_path / "notify"),
           "WATCHDOG_USEC": "1500000", "STATE_DIRECTORY": str(tmp_path / "state"), "HOME": "/nonexistent"}
    table = subprocess.Popen([sys.executable, "-m", "companion", "run", "--rig", "pretend", "--port", "0"], cwd="/",
                             env=env, stdout=subprocess.DEVNULL)
    try:
        with manager:
            assert manager.recv(200).startswith(b"READY=1\nSTATUS=pretend table")
            assert manager.recv(200) == b"WATCHDOG=1"
            table.send_signal(signal.SIGTERM)
            while (told := manager.recv(200)) == b"WATCHDOG=1":
                pass
            assert told == b"STOPPING=1"
        assert table.wait(PATIENCE_S) == 0
        assert (tmp_path / "state/journal.sqlite").exists()
    finally:
        table.kill()
        table.wait()
