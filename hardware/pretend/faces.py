"""Cards of our own drawing: corner indices, pips, plain court figures, jokers, custom cards and a back.

Drawn with OpenCV alone, large, then shrunk. They belong to no maker, and the eye was not trained on them.
"""

from __future__ import annotations

from functools import lru_cache

import cv2
import numpy as np
import numpy.typing as npt

from companion.cards import BACK, UNKNOWN, Card, Suit
from hardware.pretend import suits

Picture = npt.NDArray[np.uint8]
Colour = tuple[int, int, int]

WIDE_MM, HIGH_MM = 63.0, 88.0
"""A poker-size card."""
CORNER_MM = 3.2
PX_PER_MM = 5
"""Of the finished face; three times finer than the camera sees it, so that turning it loses nothing."""
_DRAWN = 2 * PX_PER_MM

PAPER, INK, RED, GOLD, BLUE = (244, 247, 248), (34, 30, 28), (38, 30, 196), (60, 170, 220), (150, 70, 40)
_FONT = cv2.FONT_HERSHEY_DUPLEX

_LEFT, _MID, _RIGHT = 0.315, 0.5, 0.685
_PIPS: dict[str, list[tuple[float, float]]] = {
    "A": [(_MID, 0.5)],
    "2": [(_MID, 0.19), (_MID, 0.81)],
    "3": [(_MID, 0.19), (_MID, 0.5), (_MID, 0.81)],
    "4": [(x, y) for x in (_LEFT, _RIGHT) for y in (0.19, 0.81)],
    "5": [(_MID, 0.5)] + [(x, y) for x in (_LEFT, _RIGHT) for y in (0.19, 0.81)],
    "6": [(x, y) for x in (_LEFT, _RIGHT) for y in (0.19, 0.5, 0.81)],
    "7": [(_MID, 0.345)] + [(x, y) for x in (_LEFT, _RIGHT) for y in (0.19, 0.5, 0.81)],
    "8": [(_MID, y) for y in (0.345, 0.655)] + [(x, y) for x in (_LEFT, _RIGHT) for y in (0.19, 0.5, 0.81)],
    "9": [(_MID, 0.5)] + [(x, y) for x in (_LEFT, _RIGHT) for y in (0.19, 0.397, 0.603, 0.81)],
    "T": [(_MID, y) for y in (0.293, 0.707)] + [(x, y) for x in (_LEFT, _RIGHT) for y in (0.19, 0.397, 0.603, 0.81)],
}
"""Where the pips of a rank stand, as fractions of the card."""


@lru_cache(maxsize=64)
def face(card: Card) -> Picture:
    """The card as it is printed, blue first, `PX_PER_MM` px a millimetre, with square corners; see `shape`.

    An unread card (`??`) is drawn as a blank one.
    """
    canvas: Picture = np.full((round(HIGH_MM * _DRAWN), round(WIDE_MM * _DRAWN), 3), PAPER, np.uint8)
    if card == BACK:
        _back(canvas)
    elif card.is_joker:
        _joker(canvas, RED if card.notation == "*r" else INK)
    elif card.is_custom:
        _custom(canvas, card.notation[1:])
    elif card != UNKNOWN:
        _face(canvas, card)
    return _shrunk(canvas)


@lru_cache(maxsize=1)
def shape() -> Picture:
    """The card's outline with its round corners: 255 inside, 0 outside, as large as a `face`."""
    mask = np.zeros((round(HIGH_MM * _DRAWN), round(WIDE_MM * _DRAWN)), np.uint8)
    r = round(CORNER_MM * _DRAWN)
    high, wide = mask.shape
    cv2.rectangle(mask, (r, 0), (wide - r - 1, high - 1), (255,), -1)
    cv2.rectangle(mask, (0, r), (wide - 1, high - r - 1), (255,), -1)
    for x in (r, wide - r - 1):
        for y in (r, high - r - 1):
            cv2.circle(mask, (x, y), r, (255,), -1, cv2.LINE_AA)
    return _shrunk(mask)


def _shrunk(canvas: Picture) -> Picture:
    return np.asarray(cv2.resize(canvas, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA), np.uint8)


def _mm(value: float) -> int:
    return round(value * _DRAWN)


def _turned(canvas: Picture) -> Picture:
    return np.ascontiguousarray(canvas[::-1, ::-1])


def _face(canvas: Picture, card: Card) -> None:
    suit = card.suit
    assert suit is not None
    colour = RED if suit.red else INK
    rank = card.notation[0]
    if rank in _PIPS:
        size = _mm(24.0) if rank == "A" else _mm(11.5)
        for x, y in _PIPS[rank]:
            suits.draw(canvas, suit, x * _mm(WIDE_MM), y * _mm(HIGH_MM), size, colour, upside_down=y > 0.5)
    else:
        _court(canvas, rank, suit, colour)
    _both_corners(canvas, "10" if rank == "T" else rank, suit, colour)


def _both_corners(canvas: Picture, text: str, suit: Suit | None, colour: Colour) -> None:
    """The index in the upper left corner, and upside down in the lower right one."""
    for _ in range(2):
        _word(canvas, text, _mm(6.6), _mm(9.2), _mm(9.0), colour, most=_mm(8.6))
        if suit is not None:
            suits.draw(canvas, suit, _mm(6.6), _mm(19.0), _mm(7.2), colour)
        canvas[:] = _turned(canvas)


def _word(canvas: Picture, text: str, x: int, y: int, high: int, colour: Colour, most: int = 10_000) -> None:
    """`text` with its middle at (x, y), its capitals `high` px tall, squeezed where it is wider than `most` px."""
    scale = high / 21.0
    thick = max(2, round(high / 7.5))
    (wide, tall), _ = cv2.getTextSize(text, _FONT, scale, thick)
    # Strokes reach beyond the box that OpenCV names.
    patch: Picture = np.zeros((tall + 4 * thick, wide + 4 * thick), np.uint8)
    cv2.putText(patch, text, (2 * thick, tall + 2 * thick), _FONT, scale, (255,), thick, cv2.LINE_AA)
    columns, rows = np.flatnonzero(patch.max(0)), np.flatnonzero(patch.max(1))
    if not len(columns):
        return
    patch = patch[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    if patch.shape[1] > most:
        patch = np.asarray(cv2.resize(patch, (most, patch.shape[0]), interpolation=cv2.INTER_AREA), np.uint8)
    tall, wide = patch.shape
    top, left = max(0, y - tall // 2), max(0, x - wide // 2)
    part = canvas[top : top + tall, left : left + wide]
    alpha = patch[: part.shape[0], : part.shape[1], None].astype(np.float32) / 255
    part[:] = np.round(part * (1 - alpha) + np.array(colour, np.float32) * alpha).astype(np.uint8)


def _court(canvas: Picture, rank: str, suit: Suit, colour: Colour) -> None:
    """A framed half figure, twice: crown or cap, head, shoulders; the suit beside the head."""
    left, top, right, middle = _mm(13), _mm(9), _mm(50), _mm(HIGH_MM / 2)
    for _ in range(2):
        robe = np.array([(left, middle), (_mm(20), _mm(33)), (_mm(31.5), _mm(28)), (_mm(43), _mm(33)), (right, middle)])
        cv2.fillPoly(canvas, [robe], RED if suit.red else BLUE, cv2.LINE_AA)
        for n in range(4):
            x = _mm(22 + 6 * n)
            cv2.line(canvas, (x, _mm(32)), (x + _mm(1.5), middle), GOLD, _mm(1.1), cv2.LINE_AA)
        cv2.ellipse(canvas, (_mm(31.5), _mm(24.5)), (_mm(5.2), _mm(6.6)), 0, 0, 360, (176, 206, 240), -1, cv2.LINE_AA)
        cv2.ellipse(canvas, (_mm(31.5), _mm(24.5)), (_mm(5.2), _mm(6.6)), 0, 0, 360, INK, _mm(0.4), cv2.LINE_AA)
        for eye in (29.4, 33.6):
            cv2.circle(canvas, (_mm(eye), _mm(23.6)), _mm(0.6), INK, -1, cv2.LINE_AA)
        cv2.line(canvas, (_mm(30), _mm(27.6)), (_mm(33), _mm(27.6)), RED, _mm(0.6), cv2.LINE_AA)
        _hat(canvas, rank)
        suits.draw(canvas, suit, _mm(20), _mm(17), _mm(9), colour)
        canvas[:] = _turned(canvas)
    cv2.rectangle(canvas, (left, top), (right, _mm(HIGH_MM) - top), BLUE, _mm(0.5), cv2.LINE_AA)
    cv2.line(canvas, (left, middle), (right, middle), INK, _mm(0.4), cv2.LINE_AA)


def _hat(canvas: Picture, rank: str) -> None:
    """King: points; queen: balls; jack: a flat cap."""
    cap: list[tuple[float, float]]
    if rank == "J":
        cap = [(25, 19.5), (38, 19.5), (40, 16), (34, 14.5), (25, 15)]
    elif rank == "Q":
        cap = [(26, 19.5), (37, 19.5), (38.5, 14.5), (31.5, 16.5), (24.5, 14.5)]
    else:
        cap = [(25.5, 19.5), (37.5, 19.5), (39, 12.5), (35, 16), (31.5, 11.5), (28, 16), (24, 12.5)]
    cv2.fillPoly(canvas, [np.array([(_mm(x), _mm(y)) for x, y in cap])], GOLD, cv2.LINE_AA)
    if rank == "Q":
        for x in (24.5, 31.5, 38.5):
            cv2.circle(canvas, (_mm(x), _mm(14)), _mm(1.2), RED, -1, cv2.LINE_AA)


def _joker(canvas: Picture, colour: Colour) -> None:
    for _ in range(2):
        for n, letter in enumerate("JOKER"):
            _word(canvas, letter, _mm(5.8), _mm(8 + 6.6 * n), _mm(4.8), colour)
        canvas[:] = _turned(canvas)
    turn = np.linspace(0, 2 * np.pi, 10, endpoint=False) - np.pi / 2
    reach = np.where(np.arange(10) % 2, 7.5, 18.0)
    star = np.stack([WIDE_MM / 2 + reach * np.cos(turn), HIGH_MM / 2 + reach * np.sin(turn)], 1)
    cv2.fillPoly(canvas, [np.round(star * _DRAWN).astype(np.int32)], colour, cv2.LINE_AA)


def _custom(canvas: Picture, name: str) -> None:
    """A card with its name on top and ruled lines below, as a rules card has."""
    shown = name.upper().encode("ascii", "replace").decode()
    for _ in range(2):
        _word(canvas, shown[:12], _mm(WIDE_MM / 2), _mm(11), _mm(6), INK, most=_mm(50))
        for n in range(6):
            cv2.line(canvas, (_mm(10), _mm(20 + 3.6 * n)), (_mm(53 - 5 * (n % 3)), _mm(20 + 3.6 * n)), BLUE, _mm(0.7))
        canvas[:] = _turned(canvas)


def _back(canvas: Picture) -> None:
    """A lattice in one colour inside a white border; it looks the same upside down."""
    inner = canvas[_mm(4) : _mm(HIGH_MM - 4), _mm(4) : _mm(WIDE_MM - 4)]
    inner[:] = (140, 58, 30)
    y, x = np.mgrid[0 : inner.shape[0], 0 : inner.shape[1]].astype(np.float32) / _DRAWN
    x, y = x - x.mean(), y - y.mean()
    lattice = (np.minimum(np.abs((x + y + 2) % 4 - 2), np.abs((x - y + 2) % 4 - 2)) < 0.45) | (x**2 + y**2 < 60)
    inner[lattice] = (225, 205, 190)
