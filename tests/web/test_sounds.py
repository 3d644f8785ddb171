"""Sound packs: which files are sounds, which way each is found, and what is never given out."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from web.sounds import MOST_BYTES, Sounds


def lay(folder: Path, *names: str) -> Path:
    """Sounds of these names in the state folder."""
    for name in names:
        path = folder / "sounds" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"ID3" + name.encode())
    return folder


def test_a_pack_is_listed_by_what_its_files_are_played_for(tmp_path: Path, client: FlaskClient) -> None:
    lay(tmp_path, "de/m.turn.faster.mp3", "de/m.turn.faster~2.ogg", "de/m.turn.faster (loud).wav",
        "all/m.compare.tie.mp3", "all/m.turn.faster.mp3", "de/web.voice.score.3-2.mp3", "en/m.turn.repeat.mp3")
    assert client.get("/sounds.json?lang=de").get_json()["sounds"] == {
        "m.turn.faster": ["de/m.turn.faster (loud).wav", "de/m.turn.faster.mp3", "de/m.turn.faster~2.ogg"],
        "web.voice.score.3-2": ["de/web.voice.score.3-2.mp3"], "m.compare.tie": ["all/m.compare.tie.mp3"]}


@pytest.mark.parametrize("name", [
    "de/notes.txt", "de/song.mp3", "de/m.turn.faster", "de/m.turn.html", "xx/m.turn.go.mp3",
])
def test_what_is_no_sound_is_neither_listed_nor_given(tmp_path: Path, client: FlaskClient, name: str) -> None:
    lay(tmp_path, name)
    assert client.get("/sounds.json?lang=de").get_json()["sounds"] == {}
    assert client.get(f"/sounds/{name}").status_code == 404


def test_a_sound_is_given_whole_and_in_parts(tmp_path: Path, client: FlaskClient) -> None:
    lay(tmp_path, "fa/m.turn.go.mp3")
    whole = client.get("/sounds/fa/m.turn.go.mp3")
    assert (whole.mimetype, whole.data) == ("audio/mpeg", b"ID3fa/m.turn.go.mp3")
    part = client.get("/sounds/fa/m.turn.go.mp3", headers={"Range": "bytes=0-2"})
    assert (part.status_code, part.data) == (206, b"ID3")


@pytest.mark.parametrize("path", [
    "/sounds/../keys.json", "/sounds/de/..%2f..%2fjournal.sqlite", "/sounds/de/%2e%2e%2fkeys.json",
    "/sounds/%2e%2e/keys.json", "/sounds/de/m.turn.go.mp3%00.txt",
])
def test_no_way_leads_out_of_the_folder(tmp_path: Path, client: FlaskClient, path: str) -> None:
    lay(tmp_path, "de/m.turn.go.mp3")
    assert client.get(path).status_code in (404, 308)


def test_a_link_that_leads_out_is_no_sound(tmp_path: Path) -> None:
    lay(tmp_path, "de/m.turn.repeat.mp3")
    (tmp_path / "secret.mp3").write_bytes(b"secret")
    (tmp_path / "sounds" / "de" / "m.turn.go.mp3").symlink_to(tmp_path / "secret.mp3")
    (tmp_path / "sounds" / "de" / "m.turn.loop.mp3").symlink_to("m.turn.loop.mp3")
    assert list(Sounds(tmp_path).listed("de")) == ["m.turn.repeat"]


def test_a_file_too_large_is_no_sound(tmp_path: Path) -> None:
    lay(tmp_path, "de/m.turn.go.mp3")
    (tmp_path / "sounds" / "de" / "m.turn.go.mp3").write_bytes(bytes(MOST_BYTES + 1))
    assert Sounds(tmp_path).listed("de") == {}


def test_without_a_pack_there_is_an_empty_one(client: FlaskClient) -> None:
    assert client.get("/sounds.json").get_json() == {"sounds": {}}
