"""Profiles: the newest readable one counts, ten are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from calibration.errors import BadProfile
from calibration.profile import KEPT, Profiles, read


def test_the_newest_profile_counts(tmp_path: Path) -> None:
    profiles = Profiles(tmp_path / "new")
    assert profiles.load("pads") is None
    profiles.save("pads", {"n": 1})
    profiles.save("pads", {"n": 2})
    assert profiles.load("pads") == {"n": 2}


def test_ten_are_kept_and_numbers_go_on(tmp_path: Path) -> None:
    profiles = Profiles(tmp_path)
    for n in range(KEPT + 3):
        profiles.save("pads", {"n": n})
    assert [path.name for path in profiles.files("pads")][::9] == ["pads-000013.json", "pads-000004.json"]


@pytest.mark.log_allowed("calibration")
@pytest.mark.parametrize("torn", [b"", b"{", b"\xff", b"[]", b'{"format": 9, "kind": "pads", "measured": {}}'])
def test_a_torn_profile_is_passed_over(tmp_path: Path, torn: bytes) -> None:
    profiles = Profiles(tmp_path)
    profiles.save("pads", {"n": 1})
    profiles.save("pads", {"n": 2}).write_bytes(torn)
    assert profiles.load("pads") == {"n": 1}


def test_a_profile_of_another_kind_is_refused(tmp_path: Path) -> None:
    path = Profiles(tmp_path).save("lens", {"n": 1})
    with pytest.raises(BadProfile, match="no profile of kind pads"):
        read(path, "pads")
