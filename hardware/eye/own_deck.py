"""A card reader that knows this table's own packs: what was taught makes it surer or doubtful, and names custom cards.

The network keeps the word: a name it gave is never replaced by another one, only doubted. A card it could not name is
named where one of its own guesses is also what the taught pack shows, clearly before every other card. A custom card
has no index; its whole face is compared, and what is not like it stays unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.deck import APART, BACK_LIKE, CUSTOM, FACE, Pack, Taught, backs_alike, faces_alike
from calibration.deckstore import TaughtNow
from companion.cards import BACK, UNKNOWN, Card
from companion.signals import CardsSeen, Quad, SeenCard
from hardware.eye.cards import as_colour
from hardware.eye.index_geometry import cut_patch
from hardware.eye.joining import CARD_HIGH, EDGE
from hardware.eye.outline_finder import outlines

Picture = NDArray[np.uint8]

LIKE = 0.85
"""Likeness from which an index is taken for that of a taught card. On 67 photos of a taught black pack 93 of 100 cards
were likest to their own cuts."""
CLEARLY = 0.02
"""By so much the best taught card must be liker than the second best for a card to be named by it. On those photos 0.01
named seven cards more, one of them wrongly."""
SHARP = 0.015
"""Difference of likeness that makes one card 2.7 times as probable as another."""
WEIGHT = 0.6
"""Of the taught cuts beside the network: they see the same print under the same light."""
NAME = 0.91
"""Chance from which a card has a name, as in the network's own thresholds."""
LEFT_ALONE = 0.98
"""A name of the network that is so sure is not compared: each comparison takes about 20 ms."""
DOUBT = 0.5
"""A name of the network whose chance sinks below this is taken back; at most so sure is then what it might be."""
BACK_SEEN = 0.55
"""Likeness of a taught back from which a card without an index lies face down: the mean of how its print lies and of
its colours. In 30 rendered scenes backs of other packs, faces and other things of that shape reached 0.53 in both,
while colours alone called a face 0.9 and the print alone a patch of wood 0.58."""
SMALLEST, LARGEST = 0.004, 0.7
"""A card alone in a picture covers such a share of it."""
PROPORTION = (0.55, 0.84)
TURNS = (-0.09, 0.0, 0.09)
SIZES = (0.92, 1.0, 1.08)
"""How an index is cut again (rad, times), because its direction and size are known only roughly."""


class Reader(Protocol):
    """Names the cards of a picture."""

    def read(self, picture: Picture, packs: int = 1) -> CardsSeen:
        """Every card that lies in the picture."""


class OwnDeckReader:
    """Reads as `reader` does, then goes by what is taught at that moment."""

    def __init__(self, reader: Reader, taught: Callable[[], Taught]) -> None:
        self._reader, self._taught = reader, taught

    def read(self, picture: Picture, packs: int = 1) -> CardsSeen:
        """The cards of the picture, surest first; see this module for what taught packs change."""
        colour = as_colour(picture)
        return sharpened(colour, self._reader.read(colour, packs), self._taught(), packs)


def with_taught(reader: Reader, data_dir: Path) -> OwnDeckReader:
    """The reader with what is taught to the table whose data lie there; what is taught later counts from then on."""
    return OwnDeckReader(reader, TaughtNow(data_dir))


def sharpened(picture: Picture, seen: CardsSeen, taught: Taught, packs: int = 1) -> CardsSeen:
    """The reading of `picture` (H x W x 3) as it is with what was taught."""
    if not taught or picture.size == 0:
        return seen
    packs_known = tuple(taught.packs.values())
    read = [card if card.card.known and card.confidence >= LEFT_ALONE else _with_packs(picture, card, packs_known)
            for card in seen.cards]
    read = _with_customs(picture, read, taught)
    shown: dict[Card, int] = {}
    kept = []
    for old, new in sorted(zip((*seen.cards, *[None] * (len(read) - len(seen.cards))), read, strict=True),
                           key=lambda pair: -pair[1].confidence):
        # One pack holds each face once, whoever named it.
        if new.card.is_face and shown.get(new.card, 0) >= packs and (old is None or old.card != new.card):
            new = old if old is not None else replace(new, card=UNKNOWN)
        shown[new.card] = shown.get(new.card, 0) + 1
        kept.append(new)
    return replace(seen, cards=tuple(sorted(kept, key=lambda card: -card.confidence)))


def indices(card: SeenCard) -> list[tuple[float, float, float, float]]:
    """Where the card's indices stand: x, y (px), direction of the upper end (rad, clockwise from up), height (px)."""
    if card.quad is None or not card.points:
        return []
    corner, _, _, below = (np.array(point) for point in card.quad)
    down = below - corner
    high = float(np.hypot(*down))
    if high < 1:
        return []
    along = [float((np.array(point) - corner) @ down) / high for point in card.points]
    spread = max(along) - min(along)
    size = high * (1 - 2 * EDGE) - spread if spread > 0.4 * high else high / CARD_HIGH
    size = float(np.clip(size, high / 9, high / 2.5))
    angle = float(np.arctan2(-down[0], down[1]))
    turned = [angle if v < high / 2 else angle + np.pi for v in along]
    return [(x, y, turn, size) for (x, y), turn in zip(card.points, turned, strict=True)]


def cuts(picture: Picture, card: SeenCard) -> list[Picture]:
    """One upright cut for each index of the card, as it is taught."""
    return [cut_patch(picture, x, y, angle, size) for x, y, angle, size in indices(card)]


def taught_from(pack: Pack, picture: Picture, named: Iterable[tuple[SeenCard, Card]]) -> Pack:
    """The pack with what one photo shows of it: cards as they were seen, with the names that a person found right."""
    for seen, name in named:
        pack = pack.taught(name, cuts(picture, seen))
    return pack


def likeness(picture: Picture, card: SeenCard, pack: Pack) -> dict[Card, float]:
    """How much the card's indices are like each card of the pack: the mean over its indices."""
    told = []
    for x, y, angle, size in indices(card):
        views = [cut_patch(picture, x, y, angle + turn, size * times) for turn in TURNS for times in SIZES]
        told.append(pack.likeness(views))
    return {name: float(np.mean([one[name] for one in told])) for name in told[0]} if told else {}


def _with_packs(picture: Picture, card: SeenCard, packs: tuple[Pack, ...]) -> SeenCard:
    """The card after a look at the pack it is likest to; a card no taught pack is like stays as it is."""
    best: dict[Card, float] = {}
    for pack in packs:
        alike = likeness(picture, card, pack)
        if max(alike.values(), default=0.0) > max(best.values(), default=0.0):
            best = alike
    if max(best.values(), default=0.0) < LIKE:
        return card
    chances = blended(card, best)
    order = sorted(chances.items(), key=lambda item: -item[1])
    if card.card.known:
        return _doubted(card, best, chances)
    name, chance = order[0]
    first, second = [*sorted(best.values(), reverse=True), 0.0][:2]
    clear = best.get(name, 0.0) == first and first - second >= CLEARLY
    if clear and chance >= NAME:
        return replace(card, card=name, confidence=chance, others=tuple(order[1:3]))
    return replace(card, confidence=chance, others=tuple(order[:3]))


def _doubted(card: SeenCard, alike: Mapping[Card, float], chances: Mapping[Card, float]) -> SeenCard:
    """A named card: surer, less sure, or unknown where the taught pack shows clearly another card there."""
    if card.card not in alike:
        return card  # a card that was not taught: the pack says nothing about it
    chance = chances[card.card]
    if chance >= DOUBT:
        return replace(card, confidence=chance)
    order = sorted(chances.items(), key=lambda item: -item[1])
    return replace(card, card=UNKNOWN, confidence=min(order[0][1], DOUBT), others=tuple(order[:3]))


def blended(card: SeenCard, alike: Mapping[Card, float]) -> dict[Card, float]:
    """The chances of the names that the network thought of, with the taught cuts beside it; they sum to at most 1."""
    thought = dict(card.others)
    if card.card.known:
        thought[card.card] = card.confidence
    if not thought:
        return {UNKNOWN: 0.0}
    rest = max(1.0 - sum(thought.values()), 0.002)
    top = max(alike.values())
    # A card that was never taught is neither liker nor less like than the middle of the pack.
    usual = float(np.median(list(alike.values())))
    taught = {name: float(np.exp(WEIGHT * (alike.get(name, usual) - top) / SHARP)) for name in {*alike, *thought}}
    unthought = [name for name in taught if name not in thought]
    raw = {name: chance * taught[name] for name, chance in thought.items()}
    # What the network did not think of shares the rest of its chance.
    others = rest * max((taught[name] for name in unthought), default=0.0)
    whole = sum(raw.values()) + others
    return {name: chance / whole for name, chance in raw.items()}


def flattened(picture: Picture, quad: Quad) -> Picture:
    """The face or back inside the quad, upright in FACE px; its longer side stands."""
    corners = np.array(quad, np.float32)
    if np.hypot(*(corners[1] - corners[0])) > np.hypot(*(corners[3] - corners[0])):
        corners = np.roll(corners, 1, axis=0)
    high, wide = FACE
    onto = np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float32)
    matrix = cv2.getPerspectiveTransform(corners, onto)
    return np.asarray(cv2.warpPerspective(picture, matrix, (wide, high), flags=cv2.INTER_AREA), np.uint8)


def card_quads(picture: Picture) -> list[Quad]:
    """Closed lines in the picture that have the shape of a whole card, the largest first."""
    scale = min(1.0, 900 / max(picture.shape[:2]))
    small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    area = small.shape[0] * small.shape[1]
    found: list[NDArray[np.float32]] = []
    grey = cv2.GaussianBlur(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), (5, 5), 0)
    edges = cv2.dilate(cv2.Canny(grey, 30, 90), np.ones((3, 3), np.uint8))
    contours, _ = cv2.findContours(edges, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    for contour in sorted(contours, key=cv2.contourArea, reverse=True):
        hull = cv2.convexHull(contour)
        if not SMALLEST < cv2.contourArea(hull) / area < LARGEST:
            continue
        corners = cv2.approxPolyDP(hull, 0.04 * cv2.arcLength(hull, True), True).reshape(-1, 2).astype(np.float32)
        if len(corners) == 4 and cv2.contourArea(corners) > 0.9 * cv2.contourArea(hull):
            sides = sorted(float(np.hypot(*(corners[n] - corners[n - 1]))) for n in range(4))
            if PROPORTION[0] < (sides[0] + sides[1]) / (sides[2] + sides[3]) < PROPORTION[1]:
                found.append(_clockwise(corners) / scale)
    return [_quad(corners) for corners in found]


def alone(picture: Picture) -> Picture | None:
    """The largest whole card of the picture laid flat, as backs and custom cards are taught; None without one."""
    quads = card_quads(picture) or [outline.quad for outline in outlines(picture, ())]
    return flattened(picture, quads[0]) if quads else None


def _clockwise(corners: NDArray[np.float32]) -> NDArray[np.float32]:
    around = corners - corners.mean(0)
    return corners[np.argsort(np.arctan2(around[:, 1], around[:, 0]))]


def _quad(corners: NDArray[np.float32]) -> Quad:
    a, b, c, d = ((float(x), float(y)) for x, y in corners)
    return a, b, c, d


def _with_customs(picture: Picture, read: list[SeenCard], taught: Taught) -> list[SeenCard]:
    """Names custom cards and backs among what has no index, and where nothing was read but a card's outline stands."""
    backs = [pack.back for pack in taught.packs.values() if pack.back is not None]
    if not taught.customs and not backs:
        return read
    named = [np.array(card.quad, np.float32).mean(0) for card in read if card.card.known and card.quad is not None]
    new = []
    for card in read:
        outline = card.quad if card.card == UNKNOWN else None
        new.append(card if outline is None else _recognised(picture, outline, taught, backs, card))
    for quad in (*card_quads(picture), *(outline.quad for outline in outlines(picture, tuple(new)))):
        corners = np.array(quad, np.float32)
        known = [*named, *(np.array(card.quad, np.float32).mean(0) for card in new if card.quad is not None)]
        if any(cv2.pointPolygonTest(corners, (float(x), float(y)), False) >= 0 for x, y in known):
            continue
        found = _recognised(picture, quad, taught, backs, None)
        if found.card.known or found.card == BACK:
            new.append(found)
    return new


def _recognised(picture: Picture, quad: Quad, taught: Taught, backs: list[Picture], was: SeenCard | None) -> SeenCard:
    flat = flattened(picture, quad)
    alike = {custom.card: faces_alike(flat, custom.face) for custom in taught.customs.values()}
    order = [*sorted(alike.items(), key=lambda item: -item[1]), (UNKNOWN, 0.0), (UNKNOWN, 0.0)]
    (name, value), (_, second) = order[0], order[1]
    if value >= CUSTOM and value - second >= APART:
        return SeenCard(name, _surely(value, CUSTOM), "" if was is None else was.zone, quad)
    like = max(((faces_alike(flat, back) + backs_alike(flat, back)) / 2 for back in backs), default=0.0)
    if like >= BACK_SEEN and (was is None or not was.points):
        return SeenCard(BACK, _surely(like, BACK_SEEN), "" if was is None else was.zone, quad)
    return was if was is not None else SeenCard(UNKNOWN, 0.0, quad=quad)


def _surely(value: float, least: float) -> float:
    """0.8 at the limit, 0.99 where nothing differs."""
    return min(0.99, 0.8 + 0.19 * (value - least) / (1 - least) * 1.5)


def pack_of(picture: Picture, quad: Quad, taught: Taught) -> str:
    """The name of the pack whose back the card in the quad shows, empty where it is none's (M3, M4: two packs)."""
    flat = flattened(picture, quad)
    alike = {pack.name: backs_alike(flat, pack.back) for pack in taught.packs.values() if pack.back is not None}
    name, value = max(alike.items(), key=lambda item: item[1], default=("", 0.0))
    return name if value >= BACK_LIKE else ""
