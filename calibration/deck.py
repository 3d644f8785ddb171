"""Packs that somebody taught this table: how their corner indices look, their backs, and cards of one's own making.

What is kept are small upright cuts, a few for each card (`deckstore.py` says where). Likeness is that of shapes and of
redness, whatever the light: 1 for the same cut, 0 for nothing in common.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from calibration.errors import BadProfile, Unfit
from calibration.plane import Picture
from companion.cards import Card, pack
from companion.errors import UnreadableCard

FEW = 6
"""So many cuts of one card are kept; the newest replace the oldest."""
SAME = 8.0
"""Grey levels by which a cut of the very same picture differs at most from the one that was kept as JPEG: on the mean
it is 5; cuts of one card on two photos differ by 14 and more."""
CUSTOM = 0.86
"""Likeness of whole faces from which a custom card is named. Drawn cards are 0.9 and more like themselves at any angle,
0.83 like one of which only the word differs, and 0.34 like any ordinary card."""
APART = 0.05
"""By so much a custom card must be liker than the next one."""
BACK_LIKE = 0.8
"""Likeness of backs in colours and directions from which two packs cannot be told apart; the same pattern in another
colour reaches 0.68."""
SHIFTS = (-2, 0, 2)
"""px; an index may stand so far beside the middle of its cut."""
PART = (22, 26)
"""Height and width (px) of what is compared of a rank and of a suit."""
RANK, SUIT = (9, 7), (27, 7)
"""Where (from the top and the left, px) rank and suit stand in a cut of 56 x 40."""
FACE = (132, 94)
"""Height and width (px) of a whole face or back laid flat."""
SLACK = 4
"""px of half a FACE; by so much a card's edge may have been seen beside where it is."""
NAMES = 40
"""Letters of a name, at most."""
NUMBERS = range(15)
"""What a custom card may be worth: 0 for none, 14 for an ace (M31)."""

Vectors = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Pack:
    """One pack: cuts of its indices by card, and its back laid flat (None while nobody showed it)."""

    name: str
    cuts: Mapping[Card, tuple[Picture, ...]] = field(default_factory=dict)
    back: Picture | None = None

    def taught(self, card: Card, cuts: Iterable[Picture]) -> Pack:
        """The pack with further cuts of that card; itself where all of them are known, as from a picture seen twice."""
        kept = self.cuts.get(card, ())
        new = tuple(cut for cut in cuts if not any(_same(cut, old) for old in kept))
        return replace(self, cuts={**self.cuts, card: (*kept, *new)[-FEW:]}) if new else self

    @property
    def faces(self) -> int:
        """How many of the 52 faces are known; jokers do not count."""
        return sum(card.is_face for card in self.cuts)

    @property
    def missing(self) -> tuple[Card, ...]:
        """The faces that nobody has shown yet, in order."""
        return tuple(card for card in pack() if card not in self.cuts)

    @cached_property
    def looks(self) -> tuple[tuple[Card, ...], Vectors, Vectors]:
        """For every cut its name, how its rank looks and how its suit looks."""
        pairs = [(card, look(cut)) for card, cuts in self.cuts.items() for cut in cuts]
        ranks = np.array([rank for _, (rank, _) in pairs], np.float32)
        return tuple(card for card, _ in pairs), ranks, np.array([suit for _, (_, suit) in pairs], np.float32)

    def likeness(self, views: Iterable[Picture]) -> dict[Card, float]:
        """How much one index, seen in several `views`, is like each taught card: the mean of its rank's likeness to
        that rank in any suit, and of its suit's to that suit with any rank."""
        names, ranks, suits = self.looks
        if not names:
            return {}
        seen = [look(view, right, down) for view in views for right in SHIFTS for down in SHIFTS]
        ranks_alike = ranks @ np.array([rank for rank, _ in seen], np.float32).T
        suits_alike = suits @ np.array([suit for _, suit in seen], np.float32).T
        rank, suit = dict[str, float](), dict[str, float]()
        for name, one, other in zip(names, ranks_alike.max(1), suits_alike.max(1), strict=True):
            rank[name.notation[0]] = max(rank.get(name.notation[0], -1.0), float(one))
            suit[name.notation[1]] = max(suit.get(name.notation[1], -1.0), float(other))
        return {name: (rank[name.notation[0]] + suit[name.notation[1]]) / 2 for name in self.cuts}


@dataclass(frozen=True)
class Custom:
    """A card of one's own making (M5): its face laid flat, and the number agreed for it, 0 for none (M31)."""

    card: Card
    number: int
    face: Picture


@dataclass(frozen=True)
class Taught:
    """Everything that was taught to one table."""

    packs: Mapping[str, Pack] = field(default_factory=dict)
    customs: Mapping[Card, Custom] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.packs or self.customs)

    def with_pack(self, pack: Pack) -> Taught:
        """This pack in the place of the one with its name."""
        return replace(self, packs={**self.packs, pack.name: pack})

    def with_custom(self, custom: Custom) -> Taught:
        """This card in the place of the one with its name."""
        return replace(self, customs={**self.customs, custom.card: custom})

    def without(self, name: str) -> Taught:
        """Without the pack or custom card (`!dragon`) of that name; raises Unfit where there is none."""
        if name in self.packs:
            return replace(self, packs={key: pack for key, pack in self.packs.items() if key != name})
        kept = {card: custom for card, custom in self.customs.items() if str(card) != name}
        if len(kept) == len(self.customs):
            raise Unfit("deck.nothing_named", name=name)
        return replace(self, customs=kept)

    @property
    def specials(self) -> dict[str, int]:
        """The agreed numbers as a setup holds them (MA24)."""
        return {str(custom.card): custom.number for custom in self.customs.values()}

    def to_json(self) -> dict[str, Any]:
        """Plain values for a profile."""
        return {
            "packs": {pack.name: {
                "cuts": {str(card): [_packed(cut) for cut in cuts] for card, cuts in pack.cuts.items()},
                "back": None if pack.back is None else _packed(pack.back),
            } for pack in self.packs.values()},
            "customs": {str(one.card): {"number": one.number, "face": _packed(one.face)}
                        for one in self.customs.values()},
        }

    @classmethod
    def from_json(cls, measured: Mapping[str, Any]) -> Taught:
        """What a profile holds; raises BadProfile where it is torn."""
        try:
            packs = {name: Pack(
                name, {Card(card): tuple(_unpacked(cut) for cut in cuts) for card, cuts in told["cuts"].items()},
                None if told["back"] is None else _unpacked(told["back"]),
            ) for name, told in measured["packs"].items()}
            customs = {Card(card): Custom(Card(card), int(told["number"]), _unpacked(told["face"]))
                       for card, told in measured["customs"].items()}
        except (KeyError, TypeError, ValueError, AttributeError, UnreadableCard, cv2.error) as error:
            raise BadProfile(f"what was taught of the packs cannot be read ({error}): teach them again") from error
        return cls(packs, customs)


def checked_name(name: str) -> str:
    """The name of a pack on one line; raises Unfit for an empty or too long one."""
    told = " ".join(name.split())
    if not told or len(told) > NAMES or told.startswith("!") or not told.isprintable():
        raise Unfit("deck.name", most=NAMES)
    return told


def custom_card(name: str) -> Card:
    """The custom card of that name, with or without its `!`; raises Unfit for what is no name of a card."""
    try:
        return Card("!" + " ".join(name.split()).removeprefix("!").strip())
    except UnreadableCard:
        raise Unfit("deck.card_name", most=NAMES) from None


def look(cut: Picture, right: int = 0, down: int = 0) -> tuple[Vectors, Vectors]:
    """The rank and the suit of a cut, each as a vector of length 1."""
    rank, suit = (_part(cut, top + down, left + right) for top, left in (RANK, SUIT))
    return rank, suit


def _same(one: Picture, other: Picture) -> bool:
    return float(np.abs(one.astype(np.int16) - other.astype(np.int16)).mean()) <= SAME


def _part(cut: Picture, top: int, left: int) -> Vectors:
    high, wide = PART
    part = cut[top : top + high, left : left + wide]
    small = cv2.resize(part, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA).astype(np.float32)
    return _vector(small, _window(small.shape[0], small.shape[1]))


@cache
def _window(high: int, wide: int) -> Vectors:
    """What lies in the middle counts most: at the sides there is the card's edge, and the table."""
    return np.asarray(np.outer(np.hanning(high + 4)[2:-2] ** 0.5, np.hanning(wide + 2)[1:-1]), np.float32)


def faces_alike(one: Picture, other: Picture) -> float:
    """How much two whole faces, laid flat, are like each other, either way up."""
    inner = _face(one)[SLACK:-SLACK, SLACK:-SLACK]
    ways = (_face(other), _face(np.ascontiguousarray(other[::-1, ::-1])))
    return max(float(cv2.matchTemplate(way, inner, cv2.TM_CCOEFF_NORMED).max()) for way in ways)


def backs_alike(one: Picture, other: Picture) -> float:
    """How much two backs are alike in their colours and in how their pattern runs, wherever its parts lie."""
    return float(np.minimum(_colours(one), _colours(other)).sum())


def _face(flat: Picture) -> Picture:
    small = cv2.resize(flat, (FACE[1] // 2, FACE[0] // 2), interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.GaussianBlur(small, (3, 3), 0), np.uint8)


def _vector(small: npt.NDArray[np.float32], window: Vectors) -> Vectors:
    light = small @ np.array([0.114, 0.587, 0.299], np.float32)
    red = small[..., 2] - (small[..., 0] + small[..., 1]) / 2
    light = light - (light * window).sum() / window.sum()
    red = red - (red * window).sum() / window.sum()
    both = np.concatenate([(light * window).ravel(), (red * window).ravel()])
    return np.asarray(both / max(float(np.linalg.norm(both)), 1e-6), np.float32)


def _colours(back: Picture) -> npt.NDArray[np.float64]:
    """Shares of colours, whatever the brightness, and of the directions of edges, each half of 1."""
    inner = back[back.shape[0] // 12 : -back.shape[0] // 12, back.shape[1] // 12 : -back.shape[1] // 12]
    smooth = cv2.GaussianBlur(np.ascontiguousarray(inner), (5, 5), 0)
    blue, green, red = (smooth[..., n].astype(np.float32) for n in range(3))
    bright = blue + green + red + 30.0
    colours, _, _ = np.histogram2d(((red - green) / bright).ravel(), ((blue - green) / bright).ravel(), 14,
                                   ((-0.42, 0.42), (-0.42, 0.42)))
    # A colour on the border of two boxes lies in both.
    colours = cv2.GaussianBlur(colours, (3, 3), 0).ravel()
    grey = cv2.cvtColor(smooth, cv2.COLOR_BGR2GRAY)
    x, y = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    edges, _ = np.histogram(np.arctan2(y, x) % np.pi, 8, (0, np.pi), weights=np.hypot(x, y))
    return np.concatenate([0.5 * colours / max(colours.sum(), 1e-6), 0.5 * edges / max(edges.sum(), 1e-6)])


def _packed(cut: Picture) -> str:
    _, data = cv2.imencode(".jpg", cut, [cv2.IMWRITE_JPEG_QUALITY, 92])
    return base64.b64encode(data.tobytes()).decode("ascii")


def _unpacked(text: str) -> Picture:
    cut = cv2.imdecode(np.frombuffer(base64.b64decode(text, validate=True), np.uint8), cv2.IMREAD_COLOR)
    if cut is None:
        raise ValueError("a cut is no picture")
    return np.asarray(cut, np.uint8)
