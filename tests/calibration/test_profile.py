"""Profiles: the newest readable one counts, ten are kept."""

from __future__ import annotations

import json
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


def test_profiles_move_to_another_machine(tmp_path: Path) -> None:
    here, there = Profiles(tmp_path / "here"), Profiles(tmp_path / "there")
    here.save("pads", {"n": 1})
    here.save("table", {"n": 2})
    there.save("table", {"n": 0})
    assert there.unpack(json.loads(json.dumps(here.pack()))) == ("pads", "table")
    assert (there.load("pads"), there.load("table"), len(there.files("table"))) == ({"n": 1}, {"n": 2}, 2)


@pytest.mark.parametrize("packed", [
    None, {}, {"kind": "pack", "profiles": {}}, {"kind": "pack", "profiles": {"pads": {}}},
    {"kind": "pack", "profiles": {"../x": {"format": 1, "kind": "../x", "measured": {}}}},
    {"kind": "pack", "profiles": {"pads": {"format": 9, "kind": "pads", "measured": {}}}},
])
def test_a_foreign_pack_is_refused_and_nothing_saved(tmp_path: Path, packed: object) -> None:
    with pytest.raises(BadProfile):
        Profiles(tmp_path).unpack(packed)
    assert Profiles(tmp_path).kinds() == ()


def test_an_older_profile_comes_back_as_the_newest(tmp_path: Path) -> None:
    profiles = Profiles(tmp_path)
    for n in (1, 2):
        profiles.save("table", {"n": n})
    assert profiles.restore("table", 1).name == "table-000003.json"
    assert profiles.load("table") == {"n": 1}
    with pytest.raises(BadProfile):
        profiles.restore("table", 77)
