"""A photo that somebody took with a phone: opened upright, or refused with the reason."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from companion.errors import Unreadable
from hardware.camera import Picture

LONGEST_PX = 2000
"""A larger photo is made smaller: a board fills less than half of its pixels, and finer ones tell nothing more."""
MOST_BYTES = 80_000_000
MOST_PIXELS = 200_000_000
"""Of a JPEG, which is opened at a half, a quarter or an eighth of its size where that is enough."""
MOST_PIXELS_WHOLE = 50_000_000
"""Of a PNG or WebP, which is always opened whole, with 3 bytes a pixel."""
DARK = 20.0
"""Grey level (0 to 255) that the brightest hundredth of a picture must reach; with the cap on it is below 10."""
FLAT = 3.0
"""Grey levels by which a picture of anything at all varies (standard deviation)."""
VIDEOS = (b"\x1a\x45\xdf\xa3", b"RIFF", b"\x00\x00\x01\xba", b"FLV")
STILLS = (b"heic", b"heix", b"mif1", b"msf1", b"avif")
"""Brands of the container that both videos and the photos of some phones come in."""


class NoPhoto(Unreadable):
    """What is no photo that can be used: the sentence, its reason in one word (`heic`, `video` ...) and its numbers."""

    def __init__(self, name: object, reason: str, sentence: str, **values: int) -> None:
        super().__init__(f"{name} {sentence}")
        self.reason, self.values = reason, values


def open_photo(path: Path, longest: int = LONGEST_PX) -> Picture:
    """The photo in `path`, turned as its camera says, at most `longest` px on its longer side.

    Raises Unreadable, in one sentence, for what is missing, no picture, torn, a video, black or of one colour.
    """
    try:
        if path.stat().st_size > MOST_BYTES:
            raise _too_large(path)
        data = path.read_bytes()
    except OSError as error:
        raise Unreadable(f"{path} cannot be read: {error.strerror or error}") from error
    return photo_of(data, path, longest)


def photo_of(data: bytes, name: object = "this", longest: int = LONGEST_PX) -> Picture:
    """As `open_photo`, of bytes that came from somewhere else. Raises NoPhoto."""
    if len(data) > MOST_BYTES:
        raise _too_large(name)
    _check_kind(name, data)
    if _is_torn(data):
        raise NoPhoto(name, "torn", "is cut short: copy it again")
    wide, high = _size(data)
    jpeg = data[:2] == b"\xff\xd8"
    if wide * high > (MOST_PIXELS if jpeg else MOST_PIXELS_WHOLE):
        raise NoPhoto(name, "pixels", f"has {wide} x {high} pixels: take an ordinary photo", wide=wide, high=high)
    try:
        picture = cv2.imdecode(np.frombuffer(data, np.uint8), _how(max(wide, high) / longest if jpeg else 1))
    except cv2.error:
        picture = None
    if picture is None:
        raise NoPhoto(name, "none", "is no picture that can be read: save it as JPEG or PNG")
    return _seen(name, np.asarray(picture, np.uint8), longest)


def _too_large(name: object) -> NoPhoto:
    most = MOST_BYTES // 1_000_000
    return NoPhoto(name, "bytes", f"is larger than {most} MB: take an ordinary photo", most=most)


def _how(times: float) -> int:
    """How OpenCV is to open a JPEG that is so many times larger than wanted: never smaller than that."""
    for part, flag in ((8, cv2.IMREAD_REDUCED_COLOR_8), (4, cv2.IMREAD_REDUCED_COLOR_4),
                       (2, cv2.IMREAD_REDUCED_COLOR_2)):
        if times >= part:
            return flag
    return cv2.IMREAD_COLOR


def _seen(name: object, picture: Picture, longest: int) -> Picture:
    scale = longest / max(picture.shape[:2])
    if scale < 1:
        picture = np.asarray(cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    if np.percentile(grey, 99) < DARK:
        raise NoPhoto(name, "black", "is black: take the cap off or put the light on, and take it again")
    if grey.std() < FLAT:
        raise NoPhoto(name, "flat", "shows nothing: take it again with everything in it")
    return picture


def _check_kind(name: object, data: bytes) -> None:
    """Only JPEG, PNG and WebP are opened: OpenCV knows more kinds, some of which unpack to any size."""
    if not data:
        raise NoPhoto(name, "empty", "is empty: copy it again")
    if data[:2] == b"\xff\xd8" or data[:4] == b"\x89PNG" or (data[:4] == b"RIFF" and data[8:12] == b"WEBP"):
        return
    if data[4:8] == b"ftyp" and data[8:12] in STILLS:
        raise NoPhoto(name, "heic", "is a HEIC photo: let the phone save or send it as JPEG")
    if data[4:8] in (b"ftyp", b"moov", b"mdat") or data.startswith(VIDEOS):
        raise NoPhoto(name, "video", "is a video: take a photo")
    if data.startswith(b"GIF8"):
        raise NoPhoto(name, "gif", "is a GIF, which may move: take a photo")
    raise NoPhoto(name, "none", "is no picture that can be read: save it as JPEG or PNG")


def _is_torn(data: bytes) -> bool:
    """True for a JPEG or PNG that ends before its picture does. OpenCV would fill the rest with grey, silently.

    What follows the picture is not looked at: phones put a second picture or a short video behind it.
    """
    if data[:2] == b"\xff\xd8":
        return not _jpeg_ends(data)
    return data[:4] == b"\x89PNG" and b"IEND" not in data


def _jpeg_ends(data: bytes) -> bool:
    """Walks through the segments of a JPEG until its own end of image."""
    at = 2
    while at + 4 <= len(data) or data[at : at + 2] == b"\xff\xd9":
        if data[at] != 0xFF:
            return False
        kind = data[at + 1]
        if kind == 0xD9:
            return True
        if kind == 0xFF:
            at += 1
            continue
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
        if kind == 0xDA:
            at = _after_scan(data, at)
    return False


def _after_scan(data: bytes, at: int) -> int:
    """Where the next marker stands that ends the pixels: neither a stuffed zero nor a restart."""
    while True:
        at = data.find(b"\xff", at)
        if at < 0 or at + 1 >= len(data):
            return len(data)
        if data[at + 1] not in (0x00, 0xFF, *range(0xD0, 0xD8)):
            return at
        at += 2 if data[at + 1] != 0xFF else 1


def _size(data: bytes) -> tuple[int, int]:
    """Width and height (px) that the file names; a small file may unpack to any size. (0, 0) where it names none."""
    if data[:4] == b"\x89PNG":
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data[:4] == b"RIFF":
        return _size_of_webp(data)
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF and data[at + 1] != 0xDA:
        if 0xC0 <= data[at + 1] <= 0xCF and data[at + 1] not in (0xC4, 0xC8, 0xCC):
            return int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return 0, 0


def _size_of_webp(data: bytes) -> tuple[int, int]:
    kind = data[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF
