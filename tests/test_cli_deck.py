"""`push-companion deck`: packs and custom cards are taught from photos, listed, forgotten, and used for reading."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest
from click.testing import CliRunner, Result

from calibration.deckstore import deck_mark, taught
from companion.cards import BACK, UNKNOWN, Card
from companion.cli import commands
from companion.signals import CardsSeen
from hardware.camera import Picture
from hardware.eye.cards import CardReader
from hardware.eye.own_deck import with_taught
from hardware.pretend.cloth import Lying
from tests.hardware.eye.test_own_deck import Network, photo, seen

LYING = tuple(Lying(Card(name), "S", -150 + 100 * n, -20, 4 * n) for n, name in enumerate(("7h", "8h", "9h", "Th")))


@pytest.fixture(autouse=True)
def _own_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's own settings or packs come near a test."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("STATE_DIRECTORY", raising=False)


@pytest.fixture(autouse=True)
def _eye(monkeypatch: pytest.MonkeyPatch) -> None:
    """The eye sees four cards, and is not sure of the nine: it takes it for a six."""
    nine = seen(LYING[2], UNKNOWN, 0.5, others=((Card("6h"), 0.5), (Card("9h"), 0.45)))
    told = CardsSeen((seen(LYING[0]), seen(LYING[1]), nine, seen(LYING[3])))

    def read(self: CardReader, picture: Picture, packs: int = 1) -> CardsSeen:
        return told if np.ptp(picture[200:400].mean((0, 2))) > 60 else CardsSeen()

    monkeypatch.setattr(CardReader, "read", read)


def deck(folder: Path, *args: str, said: str = "") -> Result:
    return CliRunner().invoke(commands, ["deck", args[0], "--data", str(folder), *args[1:]], input=said,
                              prog_name="push-companion")


def taken(folder: Path, *lying: Lying) -> str:
    """A file with a photo of these cards."""
    path = folder / f"{'-'.join(one.card.notation.strip('!#') for one in lying) or 'empty'}.jpg"
    path.write_bytes(cv2.imencode(".jpg", photo(*lying), [cv2.IMWRITE_JPEG_QUALITY, 95])[1].tobytes())
    return str(path)


def test_a_person_corrects_what_the_eye_proposes(tmp_path: Path) -> None:
    told = deck(tmp_path, "teach", "red", taken(tmp_path, *LYING), said="9=9s\n3=Zx\n3=9h 4=-\n")
    assert "3  6♥  ?" in told.output
    assert "write a number from 1 to 4" in told.output
    assert "is no card" in told.output
    assert "red: 3 of 52 cards taught, back not known" in told.output
    assert set(taught(tmp_path).packs["red"].cuts) == {Card("7h"), Card("8h"), Card("9h")}


def test_without_a_person_only_sure_cards_are_taught(tmp_path: Path) -> None:
    assert deck(tmp_path, "teach", "red", "--yes", taken(tmp_path, *LYING)).exit_code == 0
    assert set(taught(tmp_path).packs["red"].cuts) == {Card("7h"), Card("8h"), Card("Th")}


def test_teaching_goes_on_where_it_was(tmp_path: Path) -> None:
    for more in (0, 2):
        photo = taken(tmp_path, *(replace(one, x_mm=one.x_mm + more) for one in LYING))
        deck(tmp_path, "teach", "red", photo, said="3=9h\n")
    assert {len(cuts) for cuts in taught(tmp_path).packs["red"].cuts.values()} == {4}
    assert deck_mark(tmp_path) == "+deck-000002"


def test_a_taught_pack_names_what_the_network_left_open(tmp_path: Path) -> None:
    deck(tmp_path, "teach", "red", taken(tmp_path, *LYING), said="3=9h\n")
    said = CliRunner().invoke(commands, ["read", "--data", str(tmp_path), "--json", taken(tmp_path, *LYING)])
    assert {card["card"] for card in json.loads(said.output)["cards"]} == {"7h", "8h", "9h", "Th"}
    plain = CliRunner().invoke(commands, ["read", "--plain", "--data", str(tmp_path), taken(tmp_path, *LYING)])
    assert "1 not readable" in plain.output


def test_a_photo_without_cards_teaches_nothing(tmp_path: Path) -> None:
    told = deck(tmp_path, "teach", "red", "--yes", taken(tmp_path))
    assert (told.exit_code, "No card was taught" in told.output) == (2, True)
    assert not taught(tmp_path)


def test_M5_M31_a_custom_card_with_its_agreed_number(tmp_path: Path) -> None:
    assert deck(tmp_path, "custom", "dragon", "7", taken(tmp_path, Lying(Card("!dragon"), "S", 0, 0, 9))).exit_code == 0
    assert taught(tmp_path).specials == {"!dragon": 7}
    reader = with_taught(Network(), tmp_path)
    (card,) = reader.read(photo(Lying(Card("!dragon"), "S", 60, 20, 140))).cards
    assert card.card == Card("!dragon")


def test_M5_two_names_for_one_card_are_refused(tmp_path: Path) -> None:
    picture = taken(tmp_path, Lying(Card("!dragon"), "S", 0, 0, 9))
    deck(tmp_path, "custom", "dragon", "7", picture)
    told = deck(tmp_path, "custom", "snake", "3", picture)
    assert (told.exit_code, "could not tell them apart" in told.output) == (2, True)


@pytest.mark.parametrize("number", ["15", "-1", "x"])
def test_M31_a_number_is_0_to_14(tmp_path: Path, number: str) -> None:
    assert deck(tmp_path, "custom", "dragon", number, taken(tmp_path)).exit_code == 2


def test_M3_a_back_is_taught_and_two_like_it_are_told(tmp_path: Path) -> None:
    picture = taken(tmp_path, Lying(BACK, "S", 0, 0, 9))
    assert "red: 0 of 52 cards taught, back known" in deck(tmp_path, "back", "red", picture).output
    assert "cannot be told apart" in deck(tmp_path, "back", "blue", picture).output


def test_a_photo_without_a_whole_card_is_refused(tmp_path: Path) -> None:
    told = deck(tmp_path, "back", "red", taken(tmp_path))
    assert (told.exit_code, "shows no whole card" in told.output) == (2, True)


def test_what_was_taught_is_listed_and_forgotten(tmp_path: Path) -> None:
    assert "nothing was taught" in deck(tmp_path, "list").output
    deck(tmp_path, "teach", "red", "--yes", taken(tmp_path, *LYING))
    deck(tmp_path, "custom", "dragon", "7", taken(tmp_path, Lying(Card("!dragon"), "S", 0, 0, 9)))
    assert deck(tmp_path, "list").output == "red: 3 of 52 cards taught, back not known\n!dragon: 7\n"
    assert deck(tmp_path, "forget", "red").exit_code == 0
    assert deck(tmp_path, "forget", "!dragon").exit_code == 0
    assert "Nothing of the name" in deck(tmp_path, "forget", "red").output


def test_a_name_of_a_pack_or_a_card_that_is_none_is_refused(tmp_path: Path) -> None:
    told = deck(tmp_path, "teach", "!red", "--yes", taken(tmp_path, *LYING))
    assert (told.exit_code, "name of a pack" in told.output) == (2, True)
    told = deck(tmp_path, "custom", "a#b", "7", taken(tmp_path, Lying(Card("!dragon"), "S", 0, 0, 9)))
    assert (told.exit_code, "name of a card" in told.output) == (2, True)


def test_the_same_photo_again_teaches_nothing(tmp_path: Path) -> None:
    deck(tmp_path, "teach", "red", "--yes", taken(tmp_path, *LYING))
    told = deck(tmp_path, "teach", "red", "--yes", taken(tmp_path, *LYING))
    assert (told.exit_code, "known already" in told.output, deck_mark(tmp_path)) == (2, True, "+deck-000001")


@pytest.mark.log_allowed("calibration.deckstore")
def test_a_torn_profile_leaves_the_ordinary_eye_and_can_be_taught_anew(tmp_path: Path) -> None:
    (tmp_path / "calibration").mkdir()
    (tmp_path / "calibration" / "deck-000001.json").write_text('{"format": 1, "kind": "deck", "measured": {}}')
    nine = seen(LYING[2], UNKNOWN, 0.5, others=((Card("6h"), 0.5), (Card("9h"), 0.45)))
    assert with_taught(Network(nine), tmp_path).read(photo(*LYING)).cards == (nine,)
    assert deck(tmp_path, "teach", "red", taken(tmp_path, *LYING), said="3=9h\n").exit_code == 0
    assert set(taught(tmp_path).packs) == {"red"}
