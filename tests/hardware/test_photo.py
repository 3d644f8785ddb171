"""A photo is opened upright; what is none is refused in a sentence."""

from __future__ import annotations

import zlib
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.errors import Unreadable
from hardware.photo import LONGEST_PX, MOST_PIXELS_WHOLE, NoPhoto, _size, open_photo, photo_of

DICE = np.random.default_rng(5)
PICTURE = cv2.resize(DICE.integers(0, 255, (9, 16, 3), np.uint8), (320, 180))


def jpeg(picture: np.ndarray = PICTURE, *options: int) -> bytes:  # type: ignore[type-arg]  # of any depth
    return cv2.imencode(".jpg", picture, list(options))[1].tobytes()


def turned(data: bytes, orientation: int) -> bytes:
    """The JPEG with an EXIF block that says how the camera was held."""
    entry = b"\x01\x12\x00\x03\x00\x00\x00\x01" + bytes((0, orientation, 0, 0))
    body = b"Exif\x00\x00MM\x00\x2a\x00\x00\x00\x08\x00\x01" + entry + bytes(4)
    return data[:2] + b"\xff\xe1" + (len(body) + 2).to_bytes(2, "big") + body + data[2:]


def kept(folder: Path, data: bytes, name: str = "photo.jpg") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("options", [(), (cv2.IMWRITE_JPEG_PROGRESSIVE, 1), (cv2.IMWRITE_JPEG_RST_INTERVAL, 4)])
def test_every_kind_of_jpeg_is_opened(tmp_path: Path, options: tuple[int, ...]) -> None:
    assert open_photo(kept(tmp_path, jpeg(PICTURE, *options))).shape == (180, 320, 3)


def test_a_photo_taken_with_the_phone_upright_stands_upright(tmp_path: Path) -> None:
    seen = open_photo(kept(tmp_path, turned(jpeg(), 6))).astype(int)
    assert seen.shape == (320, 180, 3)
    assert np.abs(seen - np.rot90(PICTURE, -1).astype(int)).mean() < 6


def test_what_a_phone_puts_behind_the_picture_does_no_harm(tmp_path: Path) -> None:
    assert open_photo(kept(tmp_path, jpeg() + b"\x00\x00\x00\x18ftypmp42" + bytes(500))).shape == (180, 320, 3)


def test_a_large_photo_is_made_smaller(tmp_path: Path) -> None:
    large = cv2.resize(PICTURE, (4000, 2250))
    assert open_photo(kept(tmp_path, jpeg(large))).shape == (1125, LONGEST_PX, 3)


def test_png_and_webp(tmp_path: Path) -> None:
    for ending in (".png", ".webp"):
        data = cv2.imencode(ending, PICTURE)[1].tobytes()
        assert open_photo(kept(tmp_path, data, f"photo{ending}")).shape == (180, 320, 3)


def png_of(wide: int, high: int) -> bytes:
    """A PNG that claims to be so large."""
    head = b"IHDR" + wide.to_bytes(4, "big") + high.to_bytes(4, "big") + b"\x08\x02\x00\x00\x00"
    return (b"\x89PNG\r\n\x1a\n" + (13).to_bytes(4, "big") + head + zlib.crc32(head).to_bytes(4, "big")
            + b"\x00\x00\x00\x00IEND\xae\x42\x60\x82")


def webp_of(wide: int, high: int) -> bytes:
    """A WebP that claims to be so large."""
    head = b"VP8X\x0a\x00\x00\x00" + bytes(4) + (wide - 1).to_bytes(3, "little") + (high - 1).to_bytes(3, "little")
    return b"RIFF" + len(head).to_bytes(4, "little") + b"WEBP" + head


BAD = [
    (b"", "is empty"),
    (b"A score sheet, not a photo.", "is no picture"),
    (jpeg()[:-900], "is cut short"),
    (jpeg()[:200], "is cut short"),
    (cv2.imencode(".png", PICTURE)[1].tobytes()[:-40], "is cut short"),
    (b"\xff\xd8\xff\xd9", "is no picture"),
    (cv2.imencode(".bmp", PICTURE)[1].tobytes(), "is no picture"),
    (b"\xff\xd8\x00\x00garbage", "is cut short"),
    (b"\x00\x00\x00\x18ftypmp42" + bytes(100), "is a video"),
    (b"\x1a\x45\xdf\xa3" + bytes(100), "is a video"),
    (b"RIFF\x00\x00\x00\x00AVI " + bytes(100), "is a video"),
    (b"\x00\x00\x00\x18ftypheic" + bytes(100), "is a HEIC photo"),
    (b"GIF89a" + bytes(100), "is a GIF"),
    (png_of(60_000, 60_000), "has 60000 x 60000 pixels"),
    (webp_of(16_000, 16_000), "has 16000 x 16000 pixels"),
    (jpeg(np.full((180, 320, 3), 4, np.uint8)), "is black"),
    (jpeg(np.full((180, 320, 3), 140, np.uint8)), "shows nothing"),
]


@pytest.mark.parametrize(("data", "why"), BAD, ids=[why for _, why in BAD])
def test_what_is_no_photo_is_refused_with_the_reason(tmp_path: Path, data: bytes, why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        open_photo(kept(tmp_path, data))


def test_a_jpeg_is_cut_short_anywhere(tmp_path: Path) -> None:
    whole = jpeg()
    for end in range(2, len(whole), len(whole) // 40):
        with pytest.raises(Unreadable, match="cut short"):
            open_photo(kept(tmp_path, whole[:end]))


def test_a_photo_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot be read"):
        open_photo(tmp_path / "none.jpg")
    with pytest.raises(Unreadable, match="cannot be read"):
        open_photo(tmp_path)


@pytest.mark.parametrize("options", [(), (cv2.IMWRITE_WEBP_QUALITY, 101)])
def test_a_webp_tells_its_size_in_either_way_of_packing(options: tuple[int, ...]) -> None:
    assert _size(cv2.imencode(".webp", PICTURE, list(options))[1].tobytes()) == (320, 180)


def test_a_photo_of_50_megapixels_is_opened_small_and_upright() -> None:
    large = cv2.resize(PICTURE, (8192, 6144))
    assert large.shape[0] * large.shape[1] >= MOST_PIXELS_WHOLE
    assert photo_of(turned(jpeg(large), 6), longest=1000).shape == (1000, 750, 3)


def test_the_reason_is_told_in_one_word_too() -> None:
    with pytest.raises(NoPhoto) as refused:
        photo_of(png_of(60_000, 60_000))
    assert (refused.value.reason, refused.value.values) == ("pixels", {"wide": 60_000, "high": 60_000})


def test_a_grey_photo_is_opened() -> None:
    assert photo_of(jpeg(cv2.cvtColor(PICTURE, cv2.COLOR_BGR2GRAY))).shape == (180, 320, 3)
