"""Faces of one drawn pack with the exact place of every printed corner index."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.eye.card_pips import PIPS
from hardware.eye.training.packs import RANKS, SUITS, Colour, PackStyle
from hardware.eye.training.suits import Mask, text_mask

Picture = NDArray[np.uint8]
HIGH, WIDE = 476, 340
"""Size of a drawn face in px; real packs differ in proportion, which the scene stretches."""
NAMES = (*(rank + suit for suit in SUITS for rank in RANKS), "*r", "*b", "##")
KEPT_UNSEEN = ("dondorf", "paris", "tigullio", "nicu", "ornamental")
"""Court pictures of these designs are left out: packs with the same drawings are kept for measuring."""


@dataclass(frozen=True)
class Printed:
    """One printed index: centre, width and height in px of the face, and whether its print stands on its head."""

    x: float
    y: float
    wide: float
    high: float
    turned: bool


@cache
def court_files(folder: str) -> dict[str, list[str]]:
    """Court pictures on disk by rank letter (`K`, `Q`, `J`, `A`): files named `pack-king-heart.png` and so on."""
    words = {"king": "K", "queen": "Q", "jack": "J", "1": "A", "joker": "*"}
    found: dict[str, list[str]] = {}
    for path in sorted(Path(folder).glob("*-*-*.png")):
        if any(word in path.stem for word in KEPT_UNSEEN):
            continue
        rank = words.get(path.stem.split("-")[-2])
        picture = cv2.imread(str(path))
        # Some exports are only a fragment of a card: real ones are upright and mostly drawn on.
        if rank and picture is not None and 0.6 < picture.shape[1] / picture.shape[0] < 0.8:
            found.setdefault(rank, []).append(str(path))
    return found


def _paint(face: Picture, mask: Mask, x: float, y: float, colour: Colour) -> None:
    """Put a coloured mask with its centre at (x, y); what would fall outside is cut off."""
    h, w = mask.shape
    left, top = round(x - w / 2), round(y - h / 2)
    x0, y0, x1, y1 = max(left, 0), max(top, 0), min(left + w, WIDE), min(top + h, HIGH)
    if x1 <= x0 or y1 <= y0:
        return
    part = mask[y0 - top : y1 - top, x0 - left : x1 - left, None].astype(np.float32) / 255
    face[y0:y1, x0:x1] = (face[y0:y1, x0:x1] * (1 - part) + np.array(colour, np.float32) * part).astype(np.uint8)


def _sized(mask: Mask, high: float, wide: float) -> Mask:
    return cv2.resize(mask, (max(2, round(wide)), max(2, round(high))), interpolation=cv2.INTER_AREA).astype(np.uint8)


class PackPainter:
    """Draws the faces of one pack; keeps what all its cards share."""

    def __init__(self, style: PackStyle, rng: np.random.Generator, art: str, textures: list[Picture]) -> None:
        self.style, self.rng, self.art, self.textures = style, rng, art, textures
        self._art_pack = int(rng.integers(1 << 30))

    def _rank(self, rank: str) -> Mask:
        style = self.style
        high = style.rank_high * HIGH
        text = style.letters[rank]
        if len(text) == 2:
            one, nought = (text_mask(c, style.font, 150) for c in text)
            tall = max(one.shape[0], nought.shape[0])
            space = max(0, int(style.ten_gap * tall))
            mask = np.zeros((tall, one.shape[1] + nought.shape[1] + space), np.uint8)
            mask[tall - one.shape[0] :, : one.shape[1]] = one
            mask[tall - nought.shape[0] :, one.shape[1] + space :] = nought
            squeeze = style.rank_squeeze * 0.82
        else:
            mask, squeeze = text_mask(text, style.font, 150), style.rank_squeeze
        if style.rank_bold:
            mask = cv2.dilate(mask, np.ones((3, 3), np.uint8), iterations=style.rank_bold * 2).astype(np.uint8)
        return _sized(mask, high, mask.shape[1] * high / mask.shape[0] * squeeze)

    def _index(self, face: Picture, name: str) -> list[Printed]:
        style = self.style
        colour = style.ink[name[1]]
        rank = self._rank(name[0])
        sign = style.signs[name[1]]
        high = style.sign_high * HIGH
        sign = _sized(sign, high, sign.shape[1] * high / sign.shape[0] * style.sign_wide)
        gap = style.gap * HIGH
        wide = max(rank.shape[1], sign.shape[1])
        # All indices of a pack stand on one middle line, as wide as its widest usual letter.
        middle = style.left * HIGH + max(wide, style.rank_high * HIGH * 0.72 * style.rank_squeeze) / 2
        top = style.top * HIGH
        tall = rank.shape[0] + gap + sign.shape[0]
        stamp = np.zeros((HIGH, WIDE), np.uint8)
        for mask, y in ((rank, top + rank.shape[0] / 2), (sign, top + rank.shape[0] + gap + sign.shape[0] / 2)):
            layer = np.zeros((HIGH, WIDE, 3), np.uint8)
            _paint(layer, mask, middle, y, (255, 255, 255))
            stamp = np.maximum(stamp, layer[:, :, 0])
        corners = [(stamp, False), (stamp[::-1, ::-1], True)]
        places = [
            Printed(middle, top + tall / 2, wide, tall, False),
            Printed(WIDE - middle, HIGH - top - tall / 2, wide, tall, True),
        ]
        if style.four_corners:
            other = np.zeros_like(stamp)
            shift = round(WIDE - 2 * middle)
            other[:, shift:] = stamp[:, : WIDE - shift]
            corners += [(other, False), (other[::-1, ::-1], True)]
            places += [Printed(middle + shift, top + tall / 2, wide, tall, False)]
            places += [Printed(WIDE - middle - shift, HIGH - top - tall / 2, wide, tall, True)]
        for mask, _ in corners:
            part = mask[:, :, None].astype(np.float32) / 255
            face[:] = (face * (1 - part) + np.array(colour, np.float32) * part).astype(np.uint8)
        return places

    def _pips(self, face: Picture, name: str, edge: float) -> None:
        style, rng = self.style, self.rng
        sign, colour = style.pip_signs[name[1]], style.ink[name[1]]
        count = RANKS.index(name[0]) + 2
        if name[0] == "A" or style.pip_style == "one":
            high = style.ace_high * HIGH
            _paint(face, _sized(sign, high, sign.shape[1] * high / sign.shape[0]), WIDE / 2, HIGH / 2, colour)
            return
        if style.pip_style == "none" or count > 10:
            return
        high = style.pip_high * HIGH * (0.85 if count > 8 else 1)
        mask = _sized(sign, high, min(sign.shape[1] * high / sign.shape[0], (WIDE - 2 * edge) / 2.4))
        side = max(edge + mask.shape[1] / 2 + 4, WIDE * 0.27)
        top = max(HIGH * rng.uniform(0.1, 0.17), mask.shape[0] / 2 + 8)
        for u, v in PIPS[count]:
            x, y = side + (WIDE - 2 * side) * u, top + (HIGH - 2 * top) * v
            _paint(face, mask if v <= 0.5 else np.ascontiguousarray(mask[::-1, ::-1]), x, y, colour)

    def _court(self, face: Picture, name: str, edge: float) -> None:
        style, rng = self.style, self.rng
        left = int(max(edge + rng.uniform(1, 8), WIDE * rng.uniform(0.13, 0.2)))
        top = int(HIGH * rng.uniform(0.05, 0.1))
        box_w, box_h = WIDE - 2 * left, HIGH - 2 * top
        files = court_files(self.art).get(name[0], [])
        if style.court == "art" and files:
            path = next(
                (f for f in files[self._art_pack % len(files) :] if name[1] in Path(f).stem.split("-")[-1][0]), files[0]
            )
            whole = cv2.imread(path)
            h, w = whole.shape[:2]
            whole = whole[int(h * 0.07) : int(h * 0.93), int(w * 0.17) : int(w * 0.83)]
            art: Picture = np.asarray(cv2.resize(whole, (box_w, box_h), interpolation=cv2.INTER_AREA), np.uint8)
            if sum(style.ground) < 380 and rng.random() < 0.8:
                art = self._in_metal(art, style.ink[name[1]])
        elif style.court in ("art", "collage") and self.textures:
            art = self._collage(box_w, box_h)
        else:
            if style.court == "letter":
                mask = text_mask(style.letters[name[0]], style.font, 150)
                high = HIGH * rng.uniform(0.2, 0.45)
                mask = _sized(mask, high, mask.shape[1] * high / mask.shape[0])
                _paint(face, mask, WIDE / 2, HIGH / 2, style.ink[name[1]])
            return
        face[top : top + box_h, left : left + box_w] = art
        if style.frame_around:
            # One line around picture and indices.
            inset = int(HIGH * rng.uniform(0.012, 0.022))
            line = _darker(style.ink["s"])
            cv2.rectangle(
                face, (inset, inset), (WIDE - inset, HIGH - inset), line, int(rng.integers(1, 3)), cv2.LINE_AA
            )
        elif style.court_frame:
            line = _darker(style.ink[str(rng.choice(list("cdhs")))])
            cv2.rectangle(face, (left, top), (left + box_w, top + box_h), line, int(rng.integers(1, 4)), cv2.LINE_AA)
        if style.big_sign:
            sign = style.pip_signs[name[1]]
            high = HIGH * rng.uniform(0.09, 0.16)
            mask = _sized(sign, high, sign.shape[1] * high / sign.shape[0])
            x, y = left + mask.shape[1] / 2 + rng.uniform(2, 10), top + mask.shape[0] / 2 + rng.uniform(2, 14)
            if style.sign_beside:
                # Beside the index, or so near that it touches it.
                x = edge + mask.shape[1] / 2 + HIGH * rng.uniform(-0.006, 0.03)
                y = style.top * HIGH + mask.shape[0] / 2 + style.rank_high * HIGH * rng.uniform(0.1, 1.2)
            _paint(face, mask, x, y, style.ink[name[1]])
            _paint(face, np.ascontiguousarray(mask[::-1, ::-1]), WIDE - x, HIGH - y, style.ink[name[1]])

    def _in_metal(self, art: Picture, ink: Colour) -> Picture:
        """The picture printed in one ink on the dark ground, bright where it was dark."""
        share = (255 - cv2.cvtColor(art, cv2.COLOR_BGR2GRAY))[:, :, None].astype(np.float32) / 255
        if self.rng.random() < 0.5:
            share = 1 - share
        ground = np.array(self.style.ground, np.float32)
        return np.asarray(ground + (np.array(ink, np.float32) - ground) * share, np.uint8)

    def _sheen(self, face: Picture) -> Picture:
        """Foil and glitter of dark packs: print that is brighter here and darker there, and specks."""
        rng = self.rng
        if rng.random() < 0.7:
            waves = rng.random((int(rng.integers(2, 6)), int(rng.integers(2, 6)))).astype(np.float32)
            light = cv2.resize(waves, (WIDE, HIGH), interpolation=cv2.INTER_CUBIC) * np.float32(0.9) + np.float32(0.5)
            face = np.clip(face * light[:, :, None], 0, 255).astype(np.uint8)
        if rng.random() < 0.5:
            specks = rng.random((HIGH, WIDE)) < rng.uniform(0.001, 0.02)
            face[specks] = np.maximum(face[specks], rng.integers(60, 230, (int(specks.sum()), 1)).astype(np.uint8))
        return face

    def _collage(self, wide: int, high: int) -> Picture:
        """A patterned half figure, the same again upside down, in few strong colours as court cards are printed."""
        rng = self.rng
        art = np.empty((high, wide, 3), np.uint8)
        texture = self.textures[int(rng.integers(len(self.textures)))]
        h, w = texture.shape[:2]
        scale = rng.uniform(0.5, 1)
        ph, pw = int(h * 0.5 * scale), int(w * scale)
        y, x = int(rng.integers(h - ph + 1)), int(rng.integers(w - pw + 1))
        half = cv2.resize(texture[y : y + ph, x : x + pw], (wide, high - high // 2), interpolation=cv2.INTER_AREA)
        if rng.random() < 0.7:
            inks = np.array([(250, 250, 250), (40, 40, 200), (40, 200, 240), (30, 30, 30), (160, 80, 40)], np.int16)
            nearest = (
                np.abs(half[:, :, None].astype(np.int16) - inks + rng.integers(-60, 60, (1, 1, 5, 1))).sum(3).argmin(2)
            )
            half = inks[nearest].astype(np.uint8)
        art[: high - high // 2] = half
        art[high // 2 :] = half[::-1, ::-1]
        return art

    def _joker(self, face: Picture, name: str) -> list[Printed]:
        style, rng = self.style, self.rng
        colour = style.ink["h" if name == "*r" else "s"]
        art = court_files(self.art).get("*", []) + court_files(self.art).get("J", [])
        if art and rng.random() < 0.6:
            picture = cv2.imread(str(rng.choice(art)))
            h, w = picture.shape[:2]
            picture = cv2.resize(
                picture[int(h * 0.1) : int(h * 0.9), int(w * 0.2) : int(w * 0.8)], (WIDE - 130, HIGH - 120)
            )
            face[60 : HIGH - 60, 65 : WIDE - 65] = picture
        elif self.textures:
            face[50 : HIGH - 50, 70 : WIDE - 70] = self._collage(WIDE - 140, HIGH - 100)
        stamp = np.zeros((HIGH, WIDE, 3), np.uint8)
        white: Colour = (255, 255, 255)
        if rng.random() < 0.5:
            size = HIGH * rng.uniform(0.035, 0.06)
            y, wide = style.top * HIGH, 0.0
            for letter in "JOKER":
                mask = text_mask(letter, style.font, 100)
                mask = _sized(mask, size, mask.shape[1] * size / mask.shape[0] * style.rank_squeeze)
                wide = max(wide, mask.shape[1])
                _paint(stamp, mask, style.left * HIGH + size * 0.45, y + size / 2, white)
                y += size * 1.08
            middle, high = style.left * HIGH + size * 0.45, y - style.top * HIGH
        else:
            mask = text_mask("JOKER", style.font, 100)
            high = HIGH * rng.uniform(0.2, 0.36)
            thick = HIGH * rng.uniform(0.035, 0.055)
            mask = np.ascontiguousarray(np.rot90(_sized(mask, thick, high), -1 if rng.random() < 0.5 else 1))
            middle, wide = style.left * HIGH + thick / 2, thick
            _paint(stamp, mask, middle, style.top * HIGH + high / 2, white)
        y = style.top * HIGH + high / 2
        for mask in (stamp, stamp[::-1, ::-1]):
            part = mask.astype(np.float32) / 255
            face[:] = (face * (1 - part) + np.array(colour, np.float32) * part).astype(np.uint8)
        return [Printed(middle, y, wide, high, False), Printed(WIDE - middle, HIGH - y, wide, high, True)]

    def face(self, name: str) -> tuple[Picture, list[Printed]]:
        """The face (HIGH x WIDE x 3) and its printed indices; a back (`##`) has none."""
        style, rng = self.style, self.rng
        face = np.empty((HIGH, WIDE, 3), np.uint8)
        face[:] = style.ground
        if name == "##":
            margin = int(rng.integers(0, 26))
            face[margin : HIGH - margin, margin : WIDE - margin] = style.back
            if self.textures:
                art = self._collage(WIDE - 2 * margin, HIGH - 2 * margin)
                face[margin : HIGH - margin, margin : WIDE - margin] = art // 2 + np.array(style.back, np.uint8) // 2
            return face, []
        if name in ("*r", "*b"):
            return face, self._joker(face, name)
        edge = style.left * HIGH + style.rank_high * HIGH * 0.8 * style.rank_squeeze
        if name[0] in "JQK":
            self._court(face, name, edge)
        else:
            self._pips(face, name, edge)
        if style.border is not None:
            inset = int(min(style.left, style.top) * HIGH * 0.5)
            cv2.rectangle(
                face, (inset, inset), (WIDE - inset, HIGH - inset), style.border, int(rng.integers(1, 3)), cv2.LINE_AA
            )
        printed = self._index(face, name)
        return (self._sheen(face) if sum(style.ground) < 240 else face), printed


def _darker(colour: Colour) -> Colour:
    return colour[0] // 2, colour[1] // 2, colour[2] // 2
