"""Pictures of tables with drawn cards on them, and the exact place, direction, size and name of each printed index."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.eye.training.faces import HIGH, NAMES, WIDE
from hardware.eye.training.spoil import spoil
from hardware.eye.training.store import LEVELS, Store

Picture = NDArray[np.uint8]
Points = NDArray[np.float32]
HAND = 255


@dataclass(frozen=True)
class TrueIndex:
    """One printed index in the picture: centre (px), direction of its top (rad, 0 = up, clockwise), height and width
    (px)."""

    name: str
    x: float
    y: float
    angle: float
    high: float
    wide: float
    visible: float


@dataclass
class Laid:
    """One card as laid: its number in the store and its corners in the flat table plane (px before tilting)."""

    face: int
    corners: Points


class SceneMaker:
    """Makes square scenes of `side` px. `heights` is the range of index heights in px."""

    def __init__(self, store: Store, seed: int, side: int, heights: tuple[float, float]) -> None:
        self.store, self.side, self.heights = store, side, heights
        self.rng = np.random.default_rng(seed)

    def _card(self, face: int, x: float, y: float, angle: float, high: float) -> Laid:
        wide = high * self.store.wide[face]
        corners = np.array([[-wide, -high], [wide, -high], [wide, high], [-wide, high]], np.float32) / 2
        c, s = np.cos(angle), np.sin(angle)
        turned = corners @ np.array([[c, s], [-s, c]], np.float32) + np.array([x, y], np.float32)
        return Laid(face, np.asarray(turned, np.float32))

    def _lay(self) -> list[Laid]:
        """Cards as people lay them: one, scattered, in a row, in a fan, in a pile."""
        rng, store, side = self.rng, self.store, self.side
        pack = int(rng.integers(store.packs))
        order = rng.permutation(len(NAMES) - 1)
        faces = [pack * len(NAMES) + int(n) for n in order]
        if rng.random() < 0.12:
            other = int(rng.integers(store.packs)) * len(NAMES)
            faces = [f if rng.random() < 0.7 else other + f % len(NAMES) for f in faces]
        faces = [pack * len(NAMES) + len(NAMES) - 1 if rng.random() < 0.06 else f for f in faces]
        # Jokers would be rare otherwise, and the reader must tell them from courts.
        if rng.random() < 0.1:
            faces[int(rng.integers(3))] = pack * len(NAMES) + 52 + int(rng.integers(2))
        shown = next((f for f in faces if store.printed[f]), None)
        if shown is None:
            return []
        low, top = self.heights
        # Print of a few px is what is read worst, so a third of the scenes shows it.
        top = min(top, 2.2 * low) if rng.random() < 0.3 else top
        target = float(np.exp(rng.uniform(*np.log((low, top)))))
        high = target * HIGH / store.printed[shown][0].high
        high = min(high, side * 3.2)
        wide = high * store.wide[shown]
        kinds = ["one", "scatter", "row", "fan", "pile", "cross"]
        kind = rng.choice(kinds, p=[0.1, 0.27, 0.17, 0.27, 0.09, 0.1])
        base = float(rng.uniform(0, 2 * np.pi))
        cards: list[Laid] = []
        if kind == "one":
            cards = [self._card(faces[0], 0, 0, base, high)]
        elif kind == "scatter":
            reach = max(side * 0.7, high * 0.8)
            for f in faces[: int(rng.integers(2, 12))]:
                x, y = rng.uniform(-reach, reach, 2)
                cards.append(self._card(f, x, y, float(rng.uniform(0, 2 * np.pi)), high))
        elif kind == "row":
            step = wide * rng.choice([rng.uniform(0.1, 0.4), rng.uniform(0.9, 1.25)], p=[0.7, 0.3])
            slope = rng.uniform(-0.15, 0.15) if rng.random() < 0.3 else 0.0
            for n, f in enumerate(faces[: int(rng.integers(2, 10))]):
                turn = rng.normal(0, 0.04)
                cards.append(self._card(f, (n - 3) * step, n * slope * step + rng.normal(0, high * 0.015), turn, high))
            cards = self._turned(cards, base)
        elif kind == "fan":
            count, step = int(rng.integers(3, 14)), rng.uniform(0.07, 0.26)
            pivot = high * rng.uniform(0.55, 1.6)
            for n, f in enumerate(faces[:count]):
                a = (n - count / 2) * step + rng.normal(0, 0.012)
                cards.append(self._card(f, pivot * np.sin(a), -pivot * np.cos(a), a, high))
            cards = self._turned(cards if rng.random() < 0.85 else cards[::-1], base)
        elif kind == "cross":
            for n, f in enumerate(faces[: int(rng.integers(2, 5))]):
                x, y = rng.normal(0, high * 0.1, 2)
                cards.append(self._card(f, x, y, base + np.pi / 2 * (n % 2) + rng.normal(0, 0.15), high))
        else:
            for f in faces[: int(rng.integers(2, 8))]:
                x, y = rng.normal(0, high * 0.25, 2)
                cards.append(self._card(f, x, y, float(rng.uniform(0, 2 * np.pi)), high))
        return self._shifted(cards)

    def _turned(self, cards: list[Laid], angle: float) -> list[Laid]:
        c, s = np.cos(angle), np.sin(angle)
        turn = np.array([[c, s], [-s, c]], np.float32)
        return [Laid(card.face, card.corners @ turn) for card in cards]

    def _shifted(self, cards: list[Laid]) -> list[Laid]:
        """Move everything so that one printed index comes to lie somewhere in the picture."""
        rng = self.rng
        card = cards[int(rng.integers(len(cards)))]
        printed = self.store.printed[card.face]
        u, v = (printed[int(rng.integers(len(printed)))].x / WIDE, 0.12) if printed else (0.5, 0.5)
        at = card.corners[0] + u * (card.corners[1] - card.corners[0]) + v * (card.corners[3] - card.corners[0])
        move = rng.uniform(0.06, 0.94, 2) * self.side - at
        return [Laid(c.face, (c.corners + move).astype(np.float32)) for c in cards]

    def _tilt(self) -> NDArray[np.float64]:
        """A camera that looks down at an angle: foreshortening along one axis and some perspective, about the
        middle."""
        rng, side = self.rng, self.side
        middle = np.array([[1, 0, -side / 2], [0, 1, -side / 2], [0, 0, 1]], np.float64)
        a = rng.uniform(0, np.pi)
        turn = np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]])
        lean = np.abs(rng.normal(0, 0.35)) if rng.random() < 0.65 else rng.uniform(0, 1.0)
        squash = np.diag([1.0, float(np.cos(min(lean, 1.0))), 1.0])
        squash[2, 1] = rng.normal(0, 0.5) * np.sin(lean) / side
        return np.linalg.inv(middle) @ turn.T @ squash @ turn @ middle

    def make(self) -> tuple[Picture, list[TrueIndex]]:
        """One scene (side x side x 3) and its printed indices, covered ones too (with their visible share)."""
        rng, side = self.rng, self.side
        picture = self._ground()
        owner = np.zeros((side, side), np.uint8)
        self._scatter_clutter(picture, owner, float(rng.choice([0, 1.5, 5], p=[0.45, 0.35, 0.2])), 0)
        cards = self._lay() if rng.random() < 0.93 else []
        tilt = self._tilt()
        shadow, gloss = rng.uniform(0, 0.55), rng.random() < 0.1
        sleeve = rng.random() < 0.1
        quads = []
        for number, card in enumerate(cards):
            quad = cv2.perspectiveTransform(card.corners[None].astype(np.float64), tilt)[0].astype(np.float32)
            quads.append(quad)
            self._put(picture, owner, card.face, quad, number + 1, shadow, gloss)
            if sleeve:
                self._sleeve(picture, quad)
        self._scatter_clutter(picture, owner, float(rng.choice([0, 1], p=[0.85, 0.15])), HAND)
        if rng.random() < 0.16:
            self._hand(picture, owner)
        elif quads and rng.random() < 0.08:
            self._rim(picture, owner, quads[-1])
        truth = [t for number, card in enumerate(cards) for t in self._truth(card, quads[number], number + 1, owner)]
        return spoil(picture, rng), truth

    def _ground(self) -> Picture:
        rng, side = self.rng, self.side
        ground = self.store.grounds[int(rng.integers(len(self.store.grounds)))]
        share = rng.uniform(0.25, 1)
        size = max(16, int(ground.shape[0] * share))
        y, x = int(rng.integers(ground.shape[0] - size + 1)), int(rng.integers(ground.shape[0] - size + 1))
        part = cv2.resize(ground[y : y + size, x : x + size], (side, side))
        part = cv2.convertScaleAbs(part, alpha=rng.uniform(0.6, 1.25))
        return np.ascontiguousarray(np.rot90(part, int(rng.integers(4))))

    def _put(
        self, picture: Picture, owner: Picture, face: int, quad: Points, number: int, shadow: float, gloss: bool
    ) -> None:
        """Draw one card into the picture and mark its pixels as its own."""
        rng, side, store = self.rng, self.side, self.store
        edge = float(np.linalg.norm(quad[3] - quad[0]))
        reach = max(3, int(edge * 0.04))
        x0, y0 = np.floor(quad.min(0) - reach).astype(int).clip(0, side)
        x1, y1 = np.ceil(quad.max(0) + reach).astype(int).clip(0, side)
        if x1 - x0 < 2 or y1 - y0 < 2:
            return
        level = int(np.clip(np.floor(np.log2(max(HIGH / max(edge, 1), 1) * 0.75)), 0, LEVELS - 1))
        high, wide = HIGH >> level, WIDE >> level
        frame = np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float32) - 0.5
        matrix = cv2.getPerspectiveTransform(frame, quad - np.array([x0, y0], np.float32))
        size = (int(x1 - x0), int(y1 - y0))
        drawn = cv2.warpPerspective(
            store.face(level, face), matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
        )
        mask = cv2.warpPerspective(store.masks[level], matrix, size, flags=cv2.INTER_LINEAR)
        part = picture[y0:y1, x0:x1].astype(np.float32)
        if shadow > 0.05:
            soft = cv2.blur(mask, (2 * reach + 1, 2 * reach + 1)).astype(np.float32) / 255
            part *= 1 - shadow * soft[:, :, None]
        light = drawn.astype(np.float32) * rng.uniform(0.9, 1.05)
        if gloss and rng.random() < 0.7:
            ramp = np.linspace(0, rng.uniform(0.1, 0.6), size[0], dtype=np.float32)[None, :, None]
            light = light + (255 - light) * np.abs(ramp)
        share = mask[:, :, None].astype(np.float32) / 255
        picture[y0:y1, x0:x1] = np.clip(part * (1 - share) + light * share, 0, 255).astype(np.uint8)
        owner[y0:y1, x0:x1][mask > 127] = number

    def _sleeve(self, picture: Picture, quad: Points) -> None:
        """A clear sleeve over a card: a haze a little larger than the card, its welded edge, and streaks of light."""
        rng = self.rng
        middle = quad.mean(0)
        grown = ((quad - middle) * rng.uniform(1.02, 1.06) + middle).astype(np.float32)
        x0, y0 = np.floor(grown.min(0)).astype(int).clip(0, self.side)
        x1, y1 = np.ceil(grown.max(0)).astype(int).clip(0, self.side)
        if x1 - x0 < 3 or y1 - y0 < 3:
            return
        light = np.zeros((y1 - y0, x1 - x0), np.float32)
        outline = np.round(grown - np.array([x0, y0])).astype(np.int32)
        cv2.fillConvexPoly(light, outline, float(rng.uniform(0, 0.2)), cv2.LINE_AA)
        cv2.polylines(light, [outline], True, float(rng.uniform(0.1, 0.5)), 1, cv2.LINE_AA)
        for _ in range(int(rng.integers(0, 4))):
            # A streak runs from one side of the sleeve to the opposite one.
            n, share = int(rng.integers(2)), rng.uniform(0, 1, 2)
            a = outline[n] + (outline[n + 1] - outline[n]) * share[0]
            b = outline[(n + 3) % 4] + (outline[n + 2] - outline[(n + 3) % 4]) * share[1]
            streak = np.zeros_like(light)
            wide = max(1, int(np.linalg.norm(quad[1] - quad[0]) * rng.uniform(0.01, 0.1)))
            ends = [(int(v[0]), int(v[1])) for v in (a, b)]
            cv2.line(streak, ends[0], ends[1], float(rng.uniform(0.1, 0.55)), wide, cv2.LINE_AA)
            light = np.maximum(light, cv2.blur(streak, (2 * wide + 1, 2 * wide + 1)))
        part = picture[y0:y1, x0:x1]
        part[:] = (part + (255 - part.astype(np.float32)) * light[:, :, None]).astype(np.uint8)

    def _scatter_clutter(self, picture: Picture, owner: Picture, mean: float, mark: int) -> None:
        rng, side = self.rng, self.side
        for _ in range(int(rng.poisson(mean))):
            piece = self.store.clutter[int(rng.integers(len(self.store.clutter)))]
            scale = float(np.exp(rng.uniform(np.log(0.12), np.log(1.4)))) * side / 256
            a = rng.uniform(0, 2 * np.pi)
            c, s = scale * np.cos(a), scale * np.sin(a)
            h, w = piece.shape[:2]
            x, y = rng.uniform(0, side, 2)
            reach = np.hypot(h, w) * scale / 2 + 2
            x0, y0, x1, y1 = (int(np.clip(v, 0, side)) for v in (x - reach, y - reach, x + reach, y + reach))
            matrix = np.array([[c, -s, x - x0 - c * w / 2 + s * h / 2], [s, c, y - y0 - s * w / 2 - c * h / 2]])
            laid = cv2.warpAffine(piece, matrix, (x1 - x0, y1 - y0), flags=cv2.INTER_LINEAR)
            share = laid[:, :, 3:].astype(np.float32) / 255
            part = picture[y0:y1, x0:x1]
            part[:] = (part * (1 - share) + laid[:, :, :3] * share).astype(np.uint8)
            if mark:
                owner[y0:y1, x0:x1][laid[:, :, 3] > 100] = mark

    def _hand(self, picture: Picture, owner: Picture) -> None:
        """Fingers: thick rounded strokes of skin colour that come in from the edge."""
        rng, side = self.rng, self.side
        skin = np.array([rng.uniform(60, 170), rng.uniform(90, 190), rng.uniform(130, 240)])
        mask = np.zeros((side, side), np.uint8)
        tip = rng.uniform(0.1, 0.9, 2) * side
        away = rng.normal(0, 1, 2)
        away /= np.linalg.norm(away) + 1e-6
        width = rng.uniform(0.06, 0.22) * side
        for n in range(int(rng.integers(1, 5))):
            start = tip + np.array([-away[1], away[0]]) * width * 1.1 * n + rng.normal(0, 4, 2)
            end = start + away * side * 1.5
            cv2.line(mask, tuple(int(v) for v in start), tuple(int(v) for v in end), 255, int(width), cv2.LINE_AA)
        reach = int(width / 2) * 2 + 1
        light = skin * (0.75 + 0.35 * cv2.blur(mask, (reach, reach))[:, :, None].astype(np.float32) / 255)
        share = mask[:, :, None].astype(np.float32) / 255
        picture[:] = np.clip(picture * (1 - share) + light * share, 0, 255).astype(np.uint8)
        owner[mask > 100] = HAND

    def _rim(self, picture: Picture, owner: Picture, quad: Points) -> None:
        """The rim of a hat or bowl that the cards lie in: a broad ring over what it covers, and its shade inside."""
        rng = self.rng
        across = float(np.linalg.norm(quad[2] - quad[0]))
        x, y = quad.mean(0) + rng.normal(0, 0.12, 2) * across
        centre = (int(np.clip(x, -9999, 9999)), int(np.clip(y, -9999, 9999)))
        inner, squash = across * rng.uniform(0.42, 0.7), rng.uniform(0.75, 1.0)
        outer = inner * rng.uniform(1.4, 2.2)
        turn, hole, whole = float(rng.uniform(0, 180)), np.zeros_like(owner), np.zeros_like(owner)
        cv2.ellipse(hole, centre, (int(inner), int(inner * squash)), turn, 0, 360, 255, -1, cv2.LINE_AA)
        cv2.ellipse(whole, centre, (int(outer), int(outer * squash)), turn, 0, 360, 255, -1, cv2.LINE_AA)
        ground = self.store.grounds[int(rng.integers(len(self.store.grounds)))]
        felt = cv2.resize(ground, (self.side, self.side)).astype(np.float32) * np.float32(rng.uniform(0.3, 0.9))
        reach = max(3, int(across * rng.uniform(0.05, 0.3))) // 2 * 2 + 1
        shade = (
            cv2.blur(255 - hole, (reach, reach)).astype(np.float32)[:, :, None] / 255 * np.float32(rng.uniform(0, 0.8))
        )
        ring = np.minimum(whole, 255 - hole).astype(np.float32)[:, :, None] / 255
        inside = np.where(hole[:, :, None] > 0, picture * (1 - shade), picture)
        picture[:] = np.clip(inside * (1 - ring) + felt * ring, 0, 255).astype(np.uint8)
        owner[ring[:, :, 0] > 0.4] = HAND

    def _truth(self, card: Laid, quad: Points, number: int, owner: Picture) -> list[TrueIndex]:
        frame = np.array([[0, 0], [WIDE, 0], [WIDE, HIGH], [0, HIGH]], np.float32)
        matrix = cv2.getPerspectiveTransform(frame, quad)
        found = []
        for p in self.store.printed[card.face]:
            u = np.linspace(-0.46, 0.46, 5) * p.wide
            v = np.linspace(-0.46, 0.46, 8) * p.high
            grid = np.stack(np.meshgrid(p.x + u, p.y + v), -1).reshape(1, -1, 2)
            ends = np.array(
                [[[p.x, p.y - p.high / 2], [p.x, p.y + p.high / 2], [p.x - p.wide / 2, p.y], [p.x + p.wide / 2, p.y]]]
            )
            spots = cv2.perspectiveTransform(np.concatenate([grid, ends], 1), matrix)[0]
            seen = np.round(spots[:-4]).astype(int)
            inside = (seen >= 0).all(1) & (seen < self.side).all(1)
            mine = owner[seen[inside, 1], seen[inside, 0]] == number
            top, bottom, left, right = spots[-4:]
            up = top - bottom
            if p.turned:
                up = -up
            middle = (top + bottom) / 2
            found.append(
                TrueIndex(
                    NAMES[card.face % len(NAMES)],
                    float(middle[0]),
                    float(middle[1]),
                    float(np.arctan2(up[0], -up[1])),
                    float(np.hypot(*up)),
                    float(np.hypot(*(right - left))),
                    float(mine.sum() / len(inside)),
                )
            )
        return found
