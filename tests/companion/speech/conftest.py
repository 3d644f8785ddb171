"""Every speech test is strict: a missing key or value is an error, not an English sentence."""

from collections.abc import Iterator

import pytest

from companion.speech import strict


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    was = strict()
    yield
    strict(was)
