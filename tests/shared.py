"""Where the tests find the photographs, scenes and rule examples that lie beside the repository."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NoReturn

import pytest

REPOSITORY = Path(__file__).resolve().parent.parent


def shared(path: str) -> Path:
    """The file or folder `path` of the shared folder.

    The folder is $PUSH_SHARED, else `shared` beside the repository. Where it is missing the test is skipped,
    in CI it fails.
    """
    folder = Path(os.environ.get("PUSH_SHARED") or REPOSITORY.parent / "shared")
    found = folder / path
    if not found.exists():
        skip_outside_ci(f"{path} is not in {folder}: set PUSH_SHARED to the folder that has it")
    return found


def skip_outside_ci(reason: str) -> NoReturn:
    """The test ends here: skipped on somebody's own machine, failed in CI, where nothing may be missing."""
    if in_ci():
        pytest.fail(f"{reason} (in CI nothing is skipped)", pytrace=False)
    pytest.skip(reason)


def in_ci() -> bool:
    """Whether this is the run that decides (.ci/run sets CI=true)."""
    return os.environ.get("CI", "").lower() in {"1", "true", "yes"}
