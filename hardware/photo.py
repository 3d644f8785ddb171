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
DARK = 20.0
"""Grey level (0 to 255) that the brightest hundredth of a picture must reach; with the cap on it is below 10."""
FLAT = 3.0
"""Grey levels by which a picture of anything at all varies (standard deviation)."""
VIDEOS = (b"\x1a\x45\xdf\xa3", b"RIFF", b"\x00\x00\x01\xba", b"FLV")
STILLS = (b"heic", b"heix", b"mif1", b"msf1", b"avif")
"""Brands of the container that both videos and the photos of some phones come in."""


def open_photo(path: Path) -> Picture:
    """The photo in `path`, turned as its camera says, at most `LONGEST_PX` on its longer side.

    Raises Unreadable, in one sentence, for what is missing, no picture, torn, a video, black or of one colour.
    """
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Unreadable(f"{path} is larger than {MOST_BYTES // 1_000_000} MB: take an ordinary photo")
        data = path.read_bytes()
    except OSError as error:
        raise Unreadable(f"{path} cannot be read: {error.strerror or error}") from error
    _check_kind(path, data)
    if _is_torn(data):
        raise Unreadable(f"{path} is cut short: copy it again")
    _check_size(path, data)
    try:
        picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error:
        picture = None
    if picture is None:
        raise Unreadable(f"{path} is no picture that can be read: save it as JPEG or PNG")
    return _seen(path, np.asarray(picture, np.uint8))


def _seen(path: Path, picture: Picture) -> Picture:
    scale = LONGEST_PX / max(picture.shape[:2])
    if scale < 1:
        picture = np.asarray(cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    if np.percentile(grey, 99) < DARK:
        raise Unreadable(f"{path} is black: take the cap off or put the light on, and take it again")
    if grey.std() < FLAT:
        raise Unreadable(f"{path} shows nothing: take it again with the whole board in it")
    return picture


def _check_kind(path: Path, data: bytes) -> None:
    if not data:
        raise Unreadable(f"{path} is empty: copy it again")
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return
    if data[4:8] == b"ftyp" and data[8:12] in STILLS:
        raise Unreadable(f"{path} is a HEIC photo: let the phone save or send it as JPEG")
    if data[4:8] in (b"ftyp", b"moov", b"mdat") or data.startswith(VIDEOS):
        raise Unreadable(f"{path} is a video: take a photo of the board")
    if data.startswith(b"GIF8"):
        raise Unreadable(f"{path} is a GIF, which may move: take a photo of the board")


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


def _check_size(path: Path, data: bytes) -> None:
    """A small file may unpack to any size."""
    wide = high = 0
    if data[:4] == b"\x89PNG":
        wide, high = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    elif data[:2] == b"\xff\xd8":
        at = 2
        while at + 9 <= len(data) and data[at] == 0xFF and data[at + 1] != 0xDA:
            if 0xC0 <= data[at + 1] <= 0xCF and data[at + 1] not in (0xC4, 0xC8, 0xCC):
                high, wide = int.from_bytes(data[at + 5 : at + 7], "big"), int.from_bytes(data[at + 7 : at + 9], "big")
                break
            at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    if wide * high > MOST_PIXELS:
        raise Unreadable(f"{path} has {wide} x {high} pixels: take an ordinary photo")
