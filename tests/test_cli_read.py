"""`push-companion read`: cards named on photos, and a sentence for everything that is no photo."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import pytest
from click.testing import CliRunner, Result

from companion.cards import BACK, Card
from companion.cli import commands
from companion.cli_read import counts, told
from companion.signals import CardsSeen, SeenCard
from hardware.pretend.cloth import Cloth, Lying
from tests.hardware.test_photo import png_of, turned

LAID = ("7h", "Td", "Qs")


def command(*args: str | Path) -> Result:
    return CliRunner().invoke(commands, ["read", *map(str, args)], prog_name="push-companion")


def photo_with(cards: tuple[str, ...]) -> bytes:
    """A photo of the pretend table with these cards side by side."""
    cloth = Cloth()
    lying = tuple(Lying(Card(name), "S", -120 + 90 * n, 20, 4 * n) for n, name in enumerate(cards))
    return cv2.imencode(".jpg", cloth.noisy(cloth.drawn(lying), 1))[1].tobytes()


@pytest.fixture(autouse=True)
def _own_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's own settings or packs come near a test."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("STATE_DIRECTORY", raising=False)


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder: three cards, the same held upright, an empty table, a HEIC photo, a video."""
    folder = tmp_path_factory.mktemp("photos")
    data = photo_with(LAID)
    (folder / "a.jpg").write_bytes(data)
    (folder / "b.JPG").write_bytes(turned(data, 6))
    (folder / "c.jpg").write_bytes(photo_with(()))
    (folder / "d.heic").write_bytes(b"\x00\x00\x00\x18ftypheic" + bytes(99))
    (folder / "e.mp4").write_bytes(b"\x00\x00\x00\x18ftypmp42" + bytes(99))
    return folder


@pytest.mark.parametrize("name", ["a.jpg", "b.JPG"])
def test_every_card_has_a_name_a_confidence_and_a_place(photos: Path, name: str) -> None:
    result = command(photos / name, "--json")
    said = json.loads(result.output)
    assert (said["named"], said["unknown"], said["backs"], result.exit_code) == (3, 0, 0, 0)
    assert {card["card"] for card in said["cards"]} == set(LAID)
    for card in said["cards"]:
        assert 0.8 < card["confidence"] <= 1
        assert all(0 <= x <= said["wide"] and 0 <= y <= said["high"] for x, y in card["quad"])


def test_an_empty_table_is_no_error(photos: Path) -> None:
    result = command(photos / "c.jpg")
    assert (result.output, result.exit_code) == (f"{photos / 'c.jpg'}: no cards\n", 0)


def test_a_folder_is_read_whole_and_what_cannot_be_opened_is_told(photos: Path) -> None:
    result = command(photos)
    assert result.exit_code == 2
    assert result.stdout.count("7h 9") + result.stdout.count("7h 100") == 2
    assert result.stderr == f"{photos / 'd.heic'} is a HEIC photo: let the phone save or send it as JPEG\n"


@pytest.mark.parametrize(("data", "why"), [
    (b"A score sheet.", "is no picture"),
    (b"\x00\x00\x00\x18ftypmp42" + bytes(99), "is a video"),
    (png_of(60_000, 60_000), "has 60000 x 60000 pixels"),
    (b"", "is empty"),
])
def test_what_is_no_photo_is_one_sentence_and_exit_code_2(tmp_path: Path, data: bytes, why: str) -> None:
    (tmp_path / "x.jpg").write_bytes(data)
    result = command(tmp_path / "x.jpg")
    assert (result.stdout, result.exit_code) == ("", 2)
    assert why in result.stderr
    assert "Traceback" not in result.output


def test_a_photo_that_is_not_there_and_a_folder_without_photos(tmp_path: Path) -> None:
    missing, empty = command(tmp_path / "none.jpg"), command(tmp_path)
    assert (missing.exit_code, empty.exit_code) == (2, 2)
    assert "cannot be read" in missing.stderr
    assert "there are no photos in" in empty.output


def test_a_grey_photo_of_50_megapixels_names_its_cards(tmp_path: Path, photos: Path) -> None:
    grey = cv2.imdecode(np.frombuffer((photos / "a.jpg").read_bytes(), np.uint8), cv2.IMREAD_GRAYSCALE)
    (tmp_path / "x.jpg").write_bytes(cv2.imencode(".jpg", cv2.resize(grey, (9600, 5400)))[1].tobytes())
    said = json.loads(command(tmp_path / "x.jpg", "--json").output)
    assert max(said["wide"], said["high"]) == 4000
    assert {card["card"] for card in said["cards"]} >= {"Qs"}


def test_what_has_no_name_is_counted() -> None:
    unread = SeenCard(Card("??"), 0.5, others=((Card("6h"), 0.4), (Card("9h"), 0.3)))
    seen = CardsSeen((SeenCard(Card("7h"), 0.98, quad=((0, 0), (10, 0), (10, 20), (0, 20))), unread, unread,
                      SeenCard(BACK, 0.9)))
    assert told(seen) == "7h 98% at 5,10, 2 not readable (6h/9h?, 6h/9h?), 1 face down"
    assert counts(seen) == {"named": 1, "unknown": 2, "backs": 1}


def test_copies_are_drawn(tmp_path: Path, photos: Path) -> None:
    assert command(photos / "a.jpg", "--draw", tmp_path / "drawn").exit_code == 0
    assert (tmp_path / "drawn" / "a.jpg").read_bytes()[:2] == b"\xff\xd8"
