"""The tests' own rules: a loud log fails a test, in CI a skip does, and what is missing says what to install."""

from __future__ import annotations

import pytest

from tests.shared import REPOSITORY

pytestmark = pytest.mark.log_allowed("web")  # the sample's own lines come out here, too

SAMPLE = """
import logging
import pytest

def test_quiet():
    logging.getLogger("web").info("all is well")

def test_loud():
    logging.getLogger("web.stream").warning("lost")

@pytest.mark.log_allowed("web")
def test_loud_as_asked():
    logging.getLogger("web.stream").warning("lost")

@pytest.mark.log_allowed("hardware")
def test_loud_elsewhere():
    logging.getLogger("web.stream").error("lost")

@pytest.mark.skip(reason="no such device")
def test_left_out():
    pass

def test_without_browser(chromium):
    pass

def test_without_photographs():
    from tests.shared import shared
    shared("data/cards/none")
"""


@pytest.fixture
def frame(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A folder with the sample under this project's own conftest, on a machine without Chromium and photographs."""
    pytester.makeconftest((REPOSITORY / "tests" / "conftest.py").read_text(encoding="utf-8"))
    pytester.makeini("[pytest]\nmarkers = log_allowed: as in pyproject.toml\n")
    pytester.makepyfile(SAMPLE)
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("PUSH_CHROMIUM", raising=False)
    monkeypatch.setenv("PUSH_SHARED", str(pytester.path))
    return pytester


def test_what_a_machine_lacks_is_skipped_with_the_reason(
        frame: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    told = frame.runpytest_inprocess("-rs", "-p", "no:cacheprovider")
    told.assert_outcomes(passed=4, errors=2, skipped=3)
    told.stdout.fnmatch_lines(["*no Chromium here: apt install chromium*"])


def test_in_ci_nothing_is_skipped(frame: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    told = frame.runpytest_inprocess("-p", "no:cacheprovider")
    assert told.parseoutcomes().get("skipped", 0) == 0
    told.assert_outcomes(passed=4, errors=4, failed=1)


def test_a_loud_test_is_told_what_it_said(frame: pytest.Pytester) -> None:
    told = frame.runpytest_inprocess("-k", "test_loud", "-p", "no:cacheprovider")
    told.stdout.fnmatch_lines(["WARNING web.stream: lost", "ERROR web.stream: lost"])
