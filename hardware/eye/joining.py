"""From index readings to cards: both corners of one card are joined, impossible sets become doubt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import UNKNOWN, Card
from companion.signals import Quad, SeenCard
from hardware.eye.confidence import confidence
from hardware.eye.index_reader import Reading, best_names
from hardware.eye.thresholds import Thresholds

CARD_HIGH = 4.6
"""Index heights per card height where only one corner is seen (middle of the packs we measured: 3.4 to 6)."""
CARD_WIDE = 0.71
"""Card width per card height (poker 0.714, bridge 0.64)."""
EDGE = 0.045
"""Card heights between the card's edge and its index."""
HALF_INDEX = 0.3
"""Index heights from the middle to the side of an index."""


@dataclass(frozen=True, slots=True)
class Joined:
    """One card by its one or more readings, with the joint chances of its names, best first."""

    readings: tuple[Reading, ...]
    names: tuple[tuple[Card, float], ...]

    @property
    def best(self) -> Card:
        """The best name."""
        return self.names[0][0]

    @property
    def chance(self) -> float:
        """The chance of the best name."""
        return self.names[0][1]


def seen_from(reading: Reading, other: Reading) -> tuple[float, float]:
    """Where `other` lies from `reading`, right and down in its own direction, in mean index heights."""
    a, b = reading.index, other.index
    c, s = np.cos(a.angle), np.sin(a.angle)
    dx, dy = b.x - a.x, b.y - a.y
    unit = (a.high * b.high) ** 0.5
    return float((dx * c + dy * s) / unit), float((dy * c - dx * s) / unit)


def one_card(a: Reading, b: Reading, limits: Thresholds) -> bool:
    """True when the two indices can be printed on one card: far corners facing opposite ways, or (packs with four
    indices) neighbouring corners side by side or above each other."""
    ratio = a.index.high / b.index.high
    if not 1 / limits.size_ratio < ratio < limits.size_ratio:
        return False
    turn = abs(float(np.angle(np.exp(1j * (a.index.angle - b.index.angle)))))
    right, down = seen_from(a, b)
    if turn > np.pi - limits.opposite:
        back_right, back_down = seen_from(b, a)
        return all(limits.down[0] < d < limits.down[1] for d in (down, back_down)) and all(
            abs(r) < limits.across[1] for r in (right, back_right)
        )
    if turn < limits.opposite:
        return limits.across[0] * 3 < abs(right) < limits.across[1] and abs(down) < 0.5 * abs(right)
    return False


@dataclass(frozen=True, slots=True)
class Opinion:
    """What else a card shows: factors for the chances of the 13 ranks, and of the suits c d h s."""

    ranks: NDArray[np.float64]
    suits: NDArray[np.float64]


def joint(readings: list[Reading], opinion: Opinion | None = None) -> tuple[tuple[Card, float], ...]:
    """Names of one card that several corners show: chances are multiplied, tempered because the corners share one
    light; then by what else the card shows."""
    power = 1.5 if len(readings) > 1 else 1.0
    ranks = np.exp(np.mean([np.log(np.maximum(r.ranks, 1e-6)) for r in readings], 0) * power)
    suits = np.exp(np.mean([np.log(np.maximum(r.suits, 1e-6)) for r in readings], 0) * power)
    if opinion is not None:
        ranks[: len(opinion.ranks)] *= opinion.ranks
        suits *= opinion.suits
    return tuple(best_names(ranks / ranks.sum(), suits / suits.sum()))


def join(readings: list[Reading], packs: int, limits: Thresholds) -> list[Joined]:
    """Cards of the readings, best first. One pack holds each face once, so equal names far apart become doubt later."""
    order = distinct(readings, limits)
    names = [r.names()[0][0] for r in order]
    groups: list[list[int]] = []
    for n in range(len(order)):
        best: list[int] | None = None
        for group in groups:
            if len(group) >= 4 or names[group[0]] != names[n]:
                continue
            if any(one_card(order[m], order[n], limits) for m in group):
                best = group
                break
        if best is None:
            groups.append([n])
        else:
            best.append(n)
    groups = _absorbed(groups, order, limits)
    joined = [Joined(tuple(order[n] for n in group), joint([order[n] for n in group])) for group in groups]
    joined.sort(key=lambda j: -confidence(j.chance, len(j.readings)))
    return _without_pips(joined, limits)


def opposite(card: Joined) -> Reading | None:
    """The first of the card's other readings that faces away from its first one; None where only one side was read."""
    first = card.readings[0].index
    return next((r for r in card.readings[1:] if np.cos(r.index.angle - first.angle) < 0), None)


def weighed(joined: list[Joined], weigh: Callable[[Joined], Opinion | None]) -> list[Joined]:
    """The cards with their names' chances changed by what `weigh` says of each (None: as they are), best first."""
    cards = []
    for card in joined:
        opinion = weigh(card)
        cards.append(card if opinion is None else Joined(card.readings, joint(list(card.readings), opinion)))
    return sorted(cards, key=lambda j: -confidence(j.chance, len(j.readings)))


def _without_pips(joined: list[Joined], limits: Thresholds) -> list[Joined]:
    """The cards less those not so sure whose every index lies on a card that was seen whole: a lone corner on any, two
    corners on a surer one. Such are its pips or its picture."""
    whole = [(n, np.array(outline(j), np.float32)) for n, j in enumerate(joined) if len(j.readings) > 1]
    kept = []
    for n, card in enumerate(joined):
        lone = len(card.readings) == 1
        under = [quad for m, quad in whole if m < n or (lone and m != n)]
        if card.chance >= limits.inside or not any(_lies_on(card, quad) for quad in under):
            kept.append(card)
    return kept


def _lies_on(card: Joined, quad: NDArray[np.float32]) -> bool:
    """True when all the card's indices lie well inside an outline."""
    places = [reading.index for reading in card.readings]
    return all(cv2.pointPolygonTest(quad, (p.x, p.y), True) > 0.1 * p.high for p in places)


def _sure(reading: Reading) -> float:
    return float(reading.there * reading.names()[0][1] * reading.index.score**0.5)


def _stands_alone(reading: Reading, other: Reading, limits: Thresholds) -> bool:
    """True when this is surely an index with another name: what is put together of two neighbours is never so sure."""
    (card, chance), (name, _) = reading.names()[0], other.names()[0]
    return card != name and min(chance, reading.there) >= limits.clear


def distinct(readings: list[Reading], limits: Thresholds) -> list[Reading]:
    """Readings of different printed indices, surest first: what overlaps a surer reading is the same print seen askew
    (the suit sign with the pip below it, a letter's half) and is left out."""
    order = sorted((r for r in readings if r.there >= limits.index), key=lambda r: -_sure(r))
    kept: list[Reading] = []
    for reading in order:
        for other in kept:
            right, down = seen_from(other, reading)
            unit = (reading.index.high / other.index.high) ** 0.5
            if abs(right) * unit >= limits.beside or abs(down) * unit >= limits.below:
                continue
            if abs(right) * unit < limits.narrow or not _stands_alone(reading, other, limits):
                break
        else:
            kept.append(reading)
    return kept


def _absorbed(groups: list[list[int]], order: list[Reading], limits: Thresholds) -> list[list[int]]:
    """Doubtful single corners that lie where a surer lone corner has its opposite one are taken as that card's other
    corner. Corners that face the same way are left alone: in a hand held open they are its neighbours."""
    kept = list(groups)
    for group in sorted(groups, key=lambda g: order[g[0]].names()[0][1]):
        chance = order[group[0]].names()[0][1]
        if len(group) > 1 or chance >= limits.name:
            continue
        hosts = [
            g
            for g in kept
            if g is not group
            and len(g) == 1
            and order[g[0]].names()[0][1] > chance
            and np.cos(order[g[0]].index.angle - order[group[0]].index.angle) < 0
            and one_card(order[g[0]], order[group[0]], limits)
        ]
        if len(hosts) == 1:
            kept.remove(group)
            hosts[0].append(group[0])
    return kept


def cards_seen(
    joined: list[Joined], packs: int, limits: Thresholds, size: tuple[int, int] | None = None
) -> tuple[SeenCard, ...]:
    """The cards of `reported`, without their readings."""
    return tuple(seen for seen, _ in reported(joined, packs, limits, size))


def reported(
    joined: list[Joined], packs: int, limits: Thresholds, size: tuple[int, int] | None = None
) -> list[tuple[SeenCard, Joined]]:
    """Cards as they are reported, surest first, each with what it was read from.

    Below `limits.name` (`limits.lone` where one corner was read, `limits.fan` in a fan) a card is UNKNOWN with the
    best names beside it. Where more places show a face than `packs` packs hold of it, the less sure places take the
    name that is left to them, if that is sure enough, else they are UNKNOWN. With the picture's `size` (height, width
    in px) so are lone corners of cards that lie mostly outside.
    """
    shown: dict[Card, int] = {}
    told = []
    for card in joined:
        full = {name for name, count in shown.items() if count >= packs and name.is_face}
        taken = card.best in full
        name, chance = _left(card.names, full) if taken else card.names[0]
        quad = outline(card)
        corners = len(card.readings)
        lone, sure = corners == 1, confidence(chance, corners)
        outside = lone and size is not None and _within(quad, size) < limits.within
        limit = limits.name if not lone else limits.fan if in_a_fan(card, joined) else limits.lone
        if sure < limit or outside:
            if max(reading.there * reading.index.score**0.5 for reading in card.readings) < limits.there:
                continue
            name, sure, others = UNKNOWN, min(sure, 0.5) if taken else sure, card.names[:3]
        else:
            shown[name] = shown.get(name, 0) + 1
            others = tuple(pair for pair in card.names[:3] if pair[0] != name)[:2]
        points = tuple((r.index.x, r.index.y) for r in card.readings)
        told.append((SeenCard(name, sure, "", quad, points, others), card))
    return told


def _left(names: tuple[tuple[Card, float], ...], full: set[Card]) -> tuple[Card, float]:
    """The best of `names` that is not in `full`, with its chance given that it is none of those; half of it, since
    the surer place may be the one that was misread."""
    gone = sum(chance for name, chance in names if name in full)
    left = [(name, chance) for name, chance in names if name not in full]
    if not left or gone >= 1:
        return names[0][0], 0.0
    return left[0][0], min(left[0][1] / (1 - gone), 1.0) * min(1.0, left[0][1] / 0.1)


def in_a_fan(card: Joined, joined: list[Joined]) -> bool:
    """True when at least two other corners of about the same size and direction lie beside the card's only one, as
    in a hand held open: then it is surely a corner, and not a pip or print on the table."""
    if len(card.readings) != 1:
        return False
    mine = card.readings[0]
    beside = 0
    for other in joined:
        if other is card or other.best == card.best:
            continue
        for reading in other.readings:
            turn = abs(float(np.angle(np.exp(1j * (mine.index.angle - reading.index.angle)))))
            right, down = seen_from(mine, reading)
            alike = 0.75 < mine.index.high / reading.index.high < 1.33 and turn < 0.6
            if alike and reading.there > 0.9 and 0.3 < abs(right) < 3 and abs(down) < 1.3:
                beside += 1
                break
    return beside >= 2


def _within(quad: Quad, size: tuple[int, int]) -> float:
    """Share of the outline that lies in a picture of this height and width."""
    high, wide = size
    frame = np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float32)
    corners = np.array(quad, np.float32)
    shared, _ = cv2.intersectConvexConvex(corners, frame)
    return float(shared) / max(float(cv2.contourArea(corners)), 1.0)


def outline(card: Joined) -> Quad:
    """The card's four corners in px, from two opposite indices where they were seen, else from one and usual
    proportions."""
    first = card.readings[0].index
    across = opposite(card)
    if across is None:
        high = CARD_HIGH * first.high
        wide = CARD_WIDE * high
        corner = np.array([-HALF_INDEX * first.high - EDGE * high, -0.5 * first.high - EDGE * high])
        return _quad(np.array([first.x, first.y]), first.angle, corner, wide, high)
    other = across.index
    unit = (first.high * other.high) ** 0.5
    angle = float(np.angle(np.exp(1j * first.angle) - np.exp(1j * other.angle)))
    c, s = np.cos(angle), np.sin(angle)
    dx, dy = other.x - first.x, other.y - first.y
    right, down = dx * c + dy * s, dy * c - dx * s
    high = (abs(down) + unit) / (1 - 2 * EDGE)
    wide = abs(right) + 2 * (HALF_INDEX * unit + EDGE * high)
    if wide < 0.45 * high:
        # Upper left and lower left: a pack with four indices.
        wide = CARD_WIDE * high
    corner = np.array([-HALF_INDEX * unit - EDGE * high, -0.5 * unit - EDGE * high])
    if right < 0:
        corner[0] = -wide - corner[0]
    return _quad(np.array([first.x, first.y]), angle, corner, wide, high)


def _quad(at: NDArray[np.float64], angle: float, corner: NDArray[np.float64], wide: float, high: float) -> Quad:
    c, s = np.cos(angle), np.sin(angle)
    turn = np.array([[c, s], [-s, c]])
    box = corner + np.array([[0, 0], [wide, 0], [wide, high], [0, high]])
    a, b, d, e = (tuple(float(v) for v in p) for p in at + box @ turn)
    return (a[0], a[1]), (b[0], b[1]), (d[0], d[1]), (e[0], e[1])
