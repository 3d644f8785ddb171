"""Reading the real and the rendered pictures that lie beside the repository, and counting what was right."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.signals import CardsSeen
from tests.shared import shared

TUNED = ("ahaann", "am_deskA", "am_black")
"""Sources whose photos helped to train the reader or to choose a threshold. All others were only measured."""
FAULTY_LABELS = {
    "ahaann/20250624_231214_jpg_2a60.jpg": "a king of diamonds, labelled king of clubs",
    "ahaann/20250624_233632_jpg_612a.jpg": "three cards side by side, the eight of diamonds not labelled",
    "ahaann/20250624_233839_jpg_fc6f.jpg": "a six of diamonds beside the seven, not labelled",
    "ahaann/20250625_210213_jpg_d4e8.jpg": "three cards side by side, the four of clubs not labelled",
    "ahaann/20250625_221253_jpg_040b.jpg": "three cards side by side, the four of hearts not labelled",
    "ahaann/20250625_200213_jpg_6c5c.jpg": "three cards side by side, one labelled",
    "ahaann/20250625_220856_jpg_342e.jpg": "three cards side by side, one labelled",
    "ahaann/20250625_215819_jpg_7dbe.jpg": "three cards side by side, the ace of hearts not labelled",
    "am_black/IMG_7794.jpg": "a seven of spades, labelled six",
    "am_deskA/IMG_20220921_200020.jpg": "a six at the edge, not labelled",
    "am_deskA/IMG_20220921_194723.jpg": "a nine of hearts at the edge, not labelled",
    "mrp_sofa/medium_IMG20201201143359.jpg": "a nine of clubs, labelled ten",
    "am_black/IMG_7768.jpg": "an ace of clubs, labelled queen of clubs",
    "edje_tf/IMG_2396.jpg": "a ten of diamonds, labelled nine",
    "jaxon/2021-01-07-114750.jpg": "a six of diamonds and a three of hearts, not labelled",
    "mrp_blue/set_4.jpg": "a four of diamonds, labelled two",
    "mrp_blue/set_7.jpg": "a ten of diamonds, labelled ten of clubs",
    "mrp_sofa/hard_IMG20201201144710.jpg": "kings of clubs and diamonds, labelled spades and hearts",
    "mrp_sofa/hard_IMG20201201144834.jpg": "a ten of hearts and a king of diamonds, labelled queen of diamonds",
    "mrp_sofa/medium_IMG20201201144803.jpg": "ten of spades, queen of diamonds, nine of clubs with other labels",
    "mrp_sofa/hard_IMG20201201145053.jpg": "a nine of diamonds, labelled ten",
    "mrp_sofa/medium_IMG20201201144906.jpg": "the labels of another photo",
}
"""Photos looked at one by one whose label does not say what lies there. There are more; of these we are certain."""


class Reads(Protocol):
    """Anything that reads cards the way `hardware.eye.cards.CardReader` does."""

    def read(self, picture: NDArray[np.uint8], packs: int = 1) -> CardsSeen:
        """The cards of one picture."""
        ...


@dataclass
class Score:
    """Counts of named cards: right, wrong (a name that is not on the photo) and missed; `exact` photos of `photos`."""

    right: int = 0
    wrong: int = 0
    missed: int = 0
    photos: int = 0
    exact: int = 0
    times_ms: list[float] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def f1(self) -> float:
        """Harmonic mean of the shares right of the named and right of the true cards; 0 without any."""
        return 2 * self.right / max(2 * self.right + self.wrong + self.missed, 1)

    @property
    def wrong_share(self) -> float:
        """Wrong names of all names given."""
        return self.wrong / max(self.right + self.wrong, 1)

    def add(self, other: Score) -> None:
        """Takes in the counts of `other`."""
        self.right, self.wrong, self.missed = (
            self.right + other.right,
            self.wrong + other.wrong,
            self.missed + other.missed,
        )
        self.photos, self.exact = self.photos + other.photos, self.exact + other.exact
        self.times_ms += other.times_ms
        self.notes += other.notes

    def line(self, name: str) -> str:
        """One row of a table."""
        middle = f"{np.median(self.times_ms):7.1f} ms" if self.times_ms else ""
        return (
            f"{name:14s} photos {self.photos:5d}  F1 {self.f1:.4f}  wrong {100 * self.wrong_share:5.2f} %  "
            f"exact {self.exact / max(self.photos, 1):.3f}  right {self.right:5d}  "
            f"wrong {self.wrong:4d}  missed {self.missed:4d}{middle}"
        )


def face_names(seen: CardsSeen) -> list[str]:
    """The named faces, in the labels' spelling (`AS`); jokers, backs and unread cards are left out."""
    return [str(card.card).upper() for card in seen.cards if card.card.is_face]


def compared(named: Iterable[str], true: list[dict[str, Any]]) -> Score:
    """One photo's names against its labels, as the scoring tool beside the photos does it for the 52 faces.

    `9?` is any nine; an `optional` card counts neither when named nor when missed.

    >>> compared(["9S", "2H", "2H"], [{"label": "9?"}, {"label": "2H"}, {"label": "KD", "optional": True}]).wrong
    1
    """
    faces = [card for card in true if len(card["label"]) == 2]
    left = list(range(len(faces)))
    score, unpaired = Score(photos=1), list[str]()
    for exactly in (True, False):
        todo, unpaired = (sorted(named) if exactly else unpaired), []
        for name in todo:
            fits = [
                n for n in left if faces[n]["label"] == name or (not exactly and faces[n]["label"] == f"{name[0]}?")
            ]
            fits.sort(key=lambda n: bool(faces[n].get("optional")))
            if not fits:
                unpaired.append(name)
                continue
            left.remove(fits[0])
            score.right += not faces[fits[0]].get("optional", False)
    soft = {card["label"] for card in faces if card.get("optional")}
    score.wrong = sum(name not in soft and f"{name[0]}?" not in soft for name in unpaired)
    score.missed = sum(not faces[n].get("optional", False) for n in left)
    score.exact = int(score.wrong == 0 and score.missed == 0)
    return score


def labels() -> dict[str, dict[str, Any]]:
    """The labels of the real photos by file name."""
    text = (shared("data/cards/dev") / "labels.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = json.loads(text)["images"]
    return found


def read_photos(
    reader: Reads,
    every: int = 1,
    progress: Callable[[str], object] = lambda name: None,
    leave_out: Iterable[str] = (),
    only: Iterable[str] | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> dict[str, Score]:
    """Scores by source over every `every`-th photo in order of names, without those in `leave_out` (with `only`, of
    those in it); `clock` (s) tells how long each took."""
    folder, scores = shared("data/cards/dev"), dict[str, Score]()
    truth = labels()
    for name in sorted(truth)[::every]:
        if name in leave_out or (only is not None and name not in only):
            continue
        progress(name)
        picture = cv2.imread(str(folder / name))
        begun = clock()
        seen = reader.read(np.asarray(picture, np.uint8), int(truth[name].get("decks") or 1))
        took = (clock() - begun) * 1000
        score = compared(face_names(seen), truth[name]["cards"])
        score.times_ms.append(took)
        if not score.exact:
            true = " ".join(sorted(card["label"] for card in truth[name]["cards"]))
            score.notes.append(f"{name}: {true} read as {' '.join(sorted(face_names(seen))) or '-'}")
        scores.setdefault(truth[name]["source"], Score()).add(score)
    return scores


def read_rendered(reader: Reads) -> dict[str, Score]:
    """Scores by scenario over the rendered pictures; a card that truth calls unreadable counts as optional."""
    scores = dict[str, Score]()
    files = sorted(Path(shared("data/render/dev/cards")).glob("cards_*.json"))
    for file in files:
        truth = json.loads(file.read_text(encoding="utf-8"))
        picture = cv2.imread(str(file.with_name(truth["image"])))
        begun = time.perf_counter()
        seen = reader.read(np.asarray(picture, np.uint8))
        took = (time.perf_counter() - begun) * 1000
        cards = [{"label": card["label"], "optional": card["unreadable"]} for card in truth["cards"] if card["face_up"]]
        score = compared(face_names(seen), cards)
        score.times_ms.append(took)
        if not score.exact:
            missing = Counter(c["label"] for c in cards if not c["optional"]) - Counter(face_names(seen))
            score.notes.append(
                f"{file.stem}: missed {' '.join(missing) or '-'}, read {' '.join(face_names(seen)) or '-'}"
            )
        scores.setdefault(truth["scenario"], Score()).add(score)
    return scores


def total(scores: dict[str, Score]) -> Score:
    """All scores in one."""
    pooled = Score()
    for score in scores.values():
        pooled.add(score)
    return pooled
