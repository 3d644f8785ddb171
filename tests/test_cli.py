"""The command: what it prints, which sentence it ends with, and how it stops."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from companion import games
from companion.addresses import addresses, places
from companion.cli import Opener, OpenTable, commands
from companion.engine import Setup
from companion.errors import CompanionError
from companion.journal import Journal
from companion.settings import Settings
from companion.table import Table
from tests.companion.pile import Laid, Pile


@pytest.fixture(autouse=True)
def _own_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's own settings or journal come near a test."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("STATE_DIRECTORY", raising=False)


class Rehearsal:
    """Opens nothing, remembers with which settings it was asked to, and gets the signal at once."""

    def __init__(self, token: str = "", sign: signal.Signals = signal.SIGINT, error: Exception | None = None) -> None:
        self.token, self.sign, self.error = token, sign, error
        self.settings = Settings()
        self.data = Path()
        self.record: Path | None = None
        self.closed = False

    @contextmanager
    def __call__(self, settings: Settings, data: Path, record: Path | None) -> Iterator[OpenTable]:
        if self.error:
            raise self.error
        self.settings, self.data, self.record = settings, data, record
        os.kill(os.getpid(), self.sign)
        yield OpenTable("a pretend table", "127.0.0.1", 8080, self.token)
        self.closed = True


def command(*args: str, opener: Opener | None = None) -> Result:
    return CliRunner().invoke(commands, args, obj=opener or Rehearsal(), prog_name="push-companion")


def test_the_start_line_says_which_rig_and_where_the_phones_find_it() -> None:
    told = command("run")
    assert "a pretend table; settings: defaults; journal: " in told.output
    assert "Phones: http://127.0.0.1:8080\n" in told.output


def test_the_first_start_shows_the_referees_link() -> None:
    assert "Referee, once: http://127.0.0.1:8080/pair/abc\n" in command("run", opener=Rehearsal("abc")).output


def test_a_paired_table_shows_no_link() -> None:
    assert "/pair" not in command("run").output


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_and_a_services_stop_close_the_table(sign: signal.Signals) -> None:
    table = Rehearsal(sign=sign)
    told = command("run", opener=table)
    assert (told.exit_code, table.closed) == (0, True)


def test_options_win_over_the_settings_file(tmp_path: Path) -> None:
    (tmp_path / "table.toml").write_text('rig = "real"\n[web]\nport = 81\nhost = "127.0.0.1"\n')
    table = Rehearsal()
    command("run", "--settings", str(tmp_path / "table.toml"), "--rig", "pretend", "--port", "82", opener=table)
    assert (table.settings.rig, table.settings.web.port, table.settings.web.host) == ("pretend", 82, "127.0.0.1")


def test_the_users_own_settings_are_found(tmp_path: Path) -> None:
    own = tmp_path / "config" / "push-companion" / "settings.toml"
    own.parent.mkdir(parents=True)
    own.write_text('rig = "real"\n')
    table = Rehearsal()
    assert str(own) in command("run", opener=table).output
    assert table.settings.rig == "real"


def test_a_recording_takes_the_replay_rig(tmp_path: Path) -> None:
    table = Rehearsal()
    command("run", "--replay", str(tmp_path), opener=table)
    assert (table.settings.rig, table.settings.camera.folder) == ("replay", str(tmp_path))


def test_an_evening_is_recorded_where_it_is_asked_for(tmp_path: Path) -> None:
    table = Rehearsal()
    command("run", "--record", str(tmp_path / "evening"), opener=table)
    assert table.record == tmp_path / "evening"


@pytest.mark.parametrize(("args", "written", "state", "place"), [
    (("--data", "/one"), "/two", "/three", "/one"),
    ((), "/two", "/three", "/two"),
    ((), "", "/three", "/three"),
])
def test_the_data_folder_is_named_by_option_then_setting_then_service(
        args: tuple[str, ...], written: str, state: str, place: str,
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STATE_DIRECTORY", state)
    (tmp_path / "table.toml").write_text(f'data = "{written}"\n')
    table = Rehearsal()
    command("run", "--settings", str(tmp_path / "table.toml"), *args, opener=table)
    assert table.data == Path(place)


def test_without_a_name_the_data_lies_in_the_users_own_place(tmp_path: Path) -> None:
    table = Rehearsal()
    command("run", opener=table)
    assert table.data == tmp_path / "data" / "push-companion"


@pytest.mark.parametrize("error", [CompanionError("the pads are gone: plug them in"), OSError("the disk is gone")])
def test_an_error_is_one_sentence_and_exit_code_2(error: Exception) -> None:
    told = command("run", opener=Rehearsal(error=error))
    assert (told.exit_code, told.output) == (2, f"Error: {error}\n")


def test_a_fault_of_ours_keeps_its_traceback() -> None:
    assert isinstance(command("run", opener=Rehearsal(error=ZeroDivisionError())).exception, ZeroDivisionError)


def test_a_wrong_setting_stops_the_start_with_a_hint(tmp_path: Path) -> None:
    (tmp_path / "table.toml").write_text("rase = 1\n")
    told = command("run", "--settings", str(tmp_path / "table.toml"))
    assert (told.exit_code, told.output) == (2, "Error: unknown setting 'rase': did you mean 'race'?\n")


def test_the_listed_settings_are_a_settings_file_that_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "table.toml").write_text(command("settings").output)
    table = Rehearsal()
    command("run", "--settings", str(tmp_path / "table.toml"), opener=table)
    assert table.settings == Settings()


def test_reset_prints_a_new_link_each_time(tmp_path: Path) -> None:
    links = {command("referee", "reset", "--data", str(tmp_path)).output for _ in range(2)}
    assert len(links) == 2
    assert all("/pair/" in link for link in links)


def test_matches_are_listed_while_the_table_is_in_play(tmp_path: Path) -> None:
    with Journal(tmp_path / "journal.sqlite", now=lambda: "2026-01-02T03:04:05.678+00:00") as journal:
        journal.open_match(Setup("luck", ("Anna", "Bo")))
        told = command("matches", "--data", str(tmp_path))
    assert told.output == "   1  2026-01-02 03:04  luck        Anna, Bo\n"


def test_looking_at_a_table_that_never_was_makes_none(tmp_path: Path) -> None:
    told = command("matches", "--data", str(tmp_path / "none"))
    assert (told.exit_code, (tmp_path / "none").exists()) == (2, False)
    assert "nothing was played there yet" in told.output


def test_a_damaged_journal_is_named_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "journal.sqlite").write_bytes(b"no journal at all" * 100)
    told = command("matches", "--data", str(tmp_path))
    assert told.exit_code == 2
    assert "cannot be read" in told.output


def test_listening_everywhere_tells_addresses_a_phone_can_reach() -> None:
    assert all("0.0.0.0" not in place for place in places("0.0.0.0", 8080))
    assert "127.0.0.1" not in addresses()


def test_the_version_is_the_distributions() -> None:
    assert command("--version").output.startswith("push-companion, version ")


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one match of the toy game, in which Bo laid an eight."""
    monkeypatch.setattr(games, "GAMES", (Pile(),))
    with Journal(tmp_path / "journal.sqlite") as journal:
        table = Table(journal)
        table.open_match(Setup("pile", ("=Anna", "Bo")))
        table.say(Laid(1, 8))
    return tmp_path


def test_a_match_is_exported_as_everything_that_is_known(played: Path) -> None:
    told = json.loads(command("export", "1", "--format", "json", "--data", str(played)).output)
    assert (told["format"], told["entries"][0]["points"]) == (1, [0, 8])


@pytest.mark.log_allowed("companion.speech")
def test_a_match_is_exported_for_a_spreadsheet_without_formulas(played: Path) -> None:
    rows = command("export", "1", "--format", "csv", "--data", str(played)).output.splitlines()
    assert rows[0].endswith("'=Anna,Bo")
    assert rows[1].endswith(",0,8")


@pytest.mark.log_allowed("companion.speech")
def test_a_match_is_exported_as_a_story(played: Path) -> None:
    assert "(0 : 8)" in command("export", "1", "--data", str(played)).output


def test_a_match_that_never_was_cannot_be_exported(played: Path) -> None:
    told = command("export", "7", "--data", str(played))
    assert (told.exit_code, told.output) == (2, "Error: there is no match 7\n")
