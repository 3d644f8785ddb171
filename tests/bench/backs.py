"""How many cards that lie face down are told as such, before and after their back was taught from one other scene.

`python -m tests.bench.backs` reads the rendered scenes of cards. Each back that lies whole in a scene is taught as a
person would (the card cut out with some table around it; a flattened picture that does not show the card is refused, as
the page shows it first) and looked for in the other scenes of that pack; one line a pack, one for all. One thread.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import cv2
import numpy as np

from calibration.deck import Pack, Taught, backs_alike
from companion.cards import BACK
from companion.signals import CardsSeen
from hardware.eye.cards import CardReader
from hardware.eye.outline_finder import outlines
from hardware.eye.own_deck import Picture, card_quads, flattened, sharpened
from tests.shared import shared

WHOLE = 0.98
"""A back of which so much is seen lies whole."""
HIDDEN = 0.12
"""A back of which less is seen cannot be read (the scenes' own limit)."""
AROUND = 0.35
"""Of the card's size; so much table is left around a card that is shown alone."""


@dataclass
class Scene:
    """One picture with what lies there, and how the network reads it."""

    name: str
    picture: Picture
    truth: dict[str, Any]
    seen: CardsSeen

    @property
    def backs(self) -> list[np.ndarray[Any, np.dtype[np.float32]]]:
        """The outlines of the backs that can be seen."""
        return [np.array(card["corners_px"], np.float32) for card in self.truth["cards"]
                if card["label"] == "BACK" and card["visible_fraction"] >= HIDDEN]

    def alone(self) -> list[Picture]:
        """Every back that lies whole and is found as the one card of its part of the picture, laid flat."""
        found = []
        for card in self.truth["cards"]:
            if card["label"] == "BACK" and card["visible_fraction"] >= WHOLE:
                corners = np.array(card["corners_px"], np.float32)
                more = AROUND * float(np.ptp(corners, axis=0).max())
                left, top = np.maximum(corners.min(0) - more, 0).astype(int)
                right, bottom = (corners.max(0) + more).astype(int)
                part = np.ascontiguousarray(self.picture[top:bottom, left:right])
                quads = card_quads(part) or [outline.quad for outline in outlines(part, ())]
                if quads and _covers(np.array(quads[0], np.float32), corners - (left, top)):
                    found.append(flattened(part, quads[0]))
        return found


def _covers(quad: np.ndarray[Any, Any], truth: np.ndarray[Any, Any]) -> bool:
    """Whether what was laid flat is that card: over it and within a tenth of its size."""
    over = cv2.pointPolygonTest(quad, truth.mean(0).tolist(), False) > 0
    return bool(over and 0.9 < cv2.contourArea(quad) / cv2.contourArea(truth.astype(np.float32)) < 1.1)


@dataclass
class Count:
    """Backs that lie there, those told, and cards told as backs that are none."""

    there: int = 0
    told: int = 0
    wrong: int = 0
    alike: list[float] = field(default_factory=list)

    def add(self, seen: CardsSeen, scene: Scene) -> None:
        """One reading more."""
        left = list(scene.backs)
        self.there += len(left)
        for card in seen.cards:
            if card.card == BACK and card.quad is not None:
                middle = np.array(card.quad, np.float32).mean(0)
                here = next((n for n, back in enumerate(left)
                             if cv2.pointPolygonTest(back, middle.tolist(), False) > 0), None)
                if here is None:
                    self.wrong += 1
                else:
                    self.told += 1
                    del left[here]

    def line(self) -> str:
        """The count in words."""
        return f"{self.told} of {self.there} backs told, {self.wrong} wrongly"


def scenes(reader: CardReader) -> list[Scene]:
    """All rendered scenes of cards, read."""
    folder, made = shared("data/render/dev/cards"), []
    for path in sorted(folder.glob("cards_*.json")):
        truth = json.loads(path.read_text(encoding="utf-8"))
        picture = np.asarray(cv2.imread(str(path.with_suffix(".jpg"))), np.uint8)
        made.append(Scene(path.stem, picture, truth, reader.read(picture)))
    return made


def taught_elsewhere(teacher: Scene, flat: Picture, others: Iterable[Scene]) -> tuple[Count, Count]:
    """The other scenes without and with the back that `teacher` shows."""
    before, after = Count(), Count()
    known = Taught({"pack": Pack("pack", {}, flat)})
    for scene in others:
        before.add(scene.seen, scene)
        after.add(sharpened(scene.picture, scene.seen, known), scene)
        after.alike += [backs_alike(flat, other) for other in scene.alone()]
    return before, after


def main() -> None:
    """Prints the figures."""
    cv2.setNumThreads(1)
    every = scenes(CardReader())
    plain = Count()
    for scene in every:
        plain.add(scene.seen, scene)
    print(f"untaught, {len(every)} scenes: {plain.line()}; {sum(bool(one.backs) for one in every)} have backs, "
          f"{sum(len(one.alone()) for one in every)} lie whole and are found alone")
    before_all, after_all = Count(), Count()
    for pack in sorted({scene.truth["back_deck"] for scene in every if scene.backs}):
        mine = [scene for scene in every if scene.truth["back_deck"] == pack]
        for teacher in mine:
            for flat in teacher.alone()[:1]:
                # Every other scene is looked at, also those of other packs: there each back told is of another pack.
                before, after = taught_elsewhere(teacher, flat, [one for one in mine if one is not teacher])
                foreign = Count()
                for scene in every:
                    if scene.truth["back_deck"] != pack:
                        foreign.add(sharpened(scene.picture, scene.seen, Taught({pack: Pack(pack, {}, flat)})), scene)
                print(f"{pack}, taught from {teacher.name}: before {before.line()}; after {after.line()}; likeness of "
                      f"the same back {[round(v, 2) for v in after.alike]}; in scenes of other packs {foreign.line()}",
                      flush=True)
                for whole, part in ((before_all, before), (after_all, after)):
                    whole.there, whole.told, whole.wrong = (
                        whole.there + part.there, whole.told + part.told, whole.wrong + part.wrong)
    print(f"all: before {before_all.line()}; after {after_all.line()}")


if __name__ == "__main__":
    main()
