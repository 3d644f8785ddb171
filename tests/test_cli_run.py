"""The program itself, started as people and services start it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import HTTPCookieProcessor, Request, build_opener, urlopen

import pytest

from companion.engine import Prompt
from companion.speech import say
from tests.shared import REPOSITORY


class Program:
    """`push-companion run` in a process of its own, with a pretend table on a free port, started from `/`."""

    def __init__(self, data: Path, *more: str) -> None:
        # What a service has: no home of its own, no terminal, the root folder as the current one.
        bare = {"PATH": os.environ["PATH"], "PYTHONPATH": str(REPOSITORY), "PYTHONWARNINGS": "error", "LANG": "C"}
        asked = ["run", "--rig", "pretend", "--data", str(data), "--host", "127.0.0.1", "--port", "0", *more]
        self.process = subprocess.Popen([sys.executable, "-m", "companion", *asked], cwd="/", env=bare, text=True,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def told(self, words: str) -> str:
        """The first line with these words; fails with everything that was said when the program ends before."""
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            if words in line:
                return line
        raise AssertionError(f"{words!r} was never said:\n{''.join(said)}")

    def end(self, sign: signal.Signals) -> tuple[int, str]:
        """Exit code and the last words after the signal."""
        self.process.send_signal(sign)
        rest, _ = self.process.communicate(timeout=60)
        return self.process.returncode, rest

    def over(self) -> tuple[int, str]:
        """Exit code and all words of a program that ends by itself."""
        said, _ = self.process.communicate(timeout=60)
        return self.process.returncode, said


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    running = Program(tmp_path)
    yield running
    running.process.kill()
    running.process.communicate()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_service_starts_from_the_root_folder_serves_and_ends_cleanly(program: Program, sign: signal.Signals) -> None:
    address = re.findall(r"http\S+", program.told("Phones: "))[0]
    with urlopen(f"{address}/") as page:
        assert page.status == 200
    program.told("Ctrl-C ends.")
    assert program.end(sign) == (0, "The table is closed; everything that was counted is written down.\n")


def test_the_doctors_page_of_a_running_table_has_findings(program: Program) -> None:
    """Each thing a pretend table stands on, in German and in Persian, none of it broken off."""
    link = re.findall(r"http\S+/pair/\S+", program.told("Referee, once: "))[0]
    program.told("Ctrl-C ends.")
    address, _, token = link.partition("/pair/")
    phone = build_opener(HTTPCookieProcessor())
    asked = json.dumps({"token": token, "pin": "2468", "name": "Ada"}).encode()
    phone.open(Request(f"{address}/pair", asked, {"Content-Type": "application/json", "Origin": address})).close()
    for tongue in ("de", "fa"):
        with phone.open(f"{address}/doctor?lang={tongue}") as page:
            told = page.read().decode()
        assert say(Prompt("web.doctor.none"), tongue) not in told
        for check in ("board", "versions", "disk", "journal", "clock", "gpio", "camera", "light", "deck", "stones"):
            assert f"<strong>{say(Prompt(f'doctor.name.{check}'), tongue)}</strong>" in told, check
        assert 'class="bad"' not in told


def test_a_second_program_on_the_same_journal_is_told_so(program: Program, tmp_path: Path) -> None:
    program.told("Ctrl-C ends.")
    code, said = Program(tmp_path).over()
    assert code == 2
    assert re.fullmatch(r"Error: another push-companion is using .*: stop that one first, or .*\n", said)


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, said = Program(tmp_path, "--port", str(taken.getsockname()[1])).over()
    assert (code, said.count("\n")) == (2, 1)
    assert "choose another with --host and --port" in said


def test_an_address_of_another_machine_is_one_sentence(tmp_path: Path) -> None:
    code, said = Program(tmp_path, "--host", "192.0.2.77").over()
    assert (code, said.count("\n")) == (2, 1)
    assert "192.0.2.77" in said


def test_a_folder_that_cannot_be_written_is_one_sentence() -> None:
    code, said = Program(Path("/proc/nowhere")).over()
    assert (code, said.count("\n")) == (2, 1)
    assert "/proc/nowhere" in said


def test_numpy_keeps_to_one_core_at_a_table() -> None:
    """A second thread of its matrix library would spin beside the thread that waits for the pads."""
    counted = "import os, numpy; print(len(os.listdir('/proc/self/task')))"
    spared = f"import companion.__main__ as table; table.spare_the_cores(); {counted}"
    free = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    threads = [subprocess.run([sys.executable, "-c", program], cwd=REPOSITORY, env=free, capture_output=True, text=True,
                              check=True).stdout.strip() for program in (counted, spared)]
    assert threads[1] == "1", threads
