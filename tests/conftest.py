"""What holds for every test: a WARNING or ERROR log line fails it, random tests are seeded, browsers are found."""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Generator, Iterator
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, settings

from tests.shared import in_ci, skip_outside_ci

pytest_plugins = ["pytester"]

# The same examples on every run; no deadline, since nothing here is about time.
settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


class _Loud(logging.Handler):
    """Keeps every line of WARNING and above."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture(autouse=True)
def _quiet_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test that logs a WARNING or ERROR, unless it is marked `log_allowed`."""
    loud = _Loud()
    root = logging.getLogger()
    root.addHandler(loud)
    try:
        yield
    finally:
        root.removeHandler(loud)
    marker = request.node.get_closest_marker("log_allowed")
    if marker is not None and not marker.args:
        return
    allowed = marker.args if marker is not None else ()
    lines = [
        f"{record.levelname} {record.name}: {record.getMessage()}"
        for record in loud.records
        if not any(record.name == name or record.name.startswith(f"{name}.") for name in allowed)
    ]
    if lines:
        told = "logged without being asked to (mark the test log_allowed if it is):"
        pytest.fail("\n".join([told, *lines]), pytrace=False)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the system's Chromium (or $PUSH_CHROMIUM); skipped where there is none, failed in CI."""
    for name in (os.environ.get("PUSH_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name) if name else None
        if found:
            return found
    skip_outside_ci("no Chromium here: apt install chromium, or set PUSH_CHROMIUM")


def pytest_report_header() -> str:
    return f"push-companion: {'CI, nothing may be' if in_ci() else 'what this machine lacks is'} skipped"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI a skipped test is a failed one, whoever skipped it."""
    report = yield
    return _no_skip(report)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """In CI a skipped test file is a failed one."""
    report = yield
    return _no_skip(report)


def _no_skip(report: Report) -> Report:
    if in_ci() and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{report.longrepr}\nin CI nothing is skipped: install what this test needs"
    return report
