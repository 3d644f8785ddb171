"""The card reader on real photos, rendered scenes and fans: what it names right, how long a frame takes, its memory.

`python -m tests.bench.cards [--every N] [--errors] [--sheet FILE] [--other FOLDER] [--faces FOLDER ...]` reads every
N-th photo; one thread. Photos of sources that helped to train or tune stand apart from those held back.
"""

from __future__ import annotations

import argparse
import resource
import time
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import Card
from hardware.eye.cards import MODELS, CardReader
from hardware.eye.stillness import Stillness
from hardware.pretend.cloth import Cloth, Lying
from tests.bench.cards_other import OtherReader
from tests.bench.cards_sheet import sheet
from tests.bench.fans import faces, fan
from tests.hardware.eye.photos import (
    FAULTY_LABELS,
    TUNED,
    Reads,
    Score,
    compared,
    face_names,
    read_photos,
    read_rendered,
    total,
)

FANS = 12
"""Fans drawn of each pack."""


def _memory_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def six_cards() -> NDArray[np.uint8]:
    """A frame of the pretend table, 1280 x 720 px, with six cards on it."""
    cloth = Cloth()
    lying = tuple(
        Lying(Card(name), "S", -190 + 76 * n, 20, 7 * n) for n, name in enumerate(("7h", "Td", "Qs", "Ac", "3d", "9c"))
    )
    return np.asarray(cloth.noisy(cloth.drawn(lying), 0), np.uint8)


def timing(reader: CardReader, threads: int) -> None:
    """Prints the time of one 1280 x 720 frame with six cards, and of seeing that nothing changed."""
    frame = six_cards()
    still = Stillness()
    # With one thread the processor's time is asked, which other programs do not lengthen.
    clock = time.process_time if threads == 1 else time.perf_counter
    cv2.setNumThreads(threads)
    took, quiet = [], []
    for _ in range(15):
        begun = clock()
        seen = reader.read(frame)
        took.append(1000 * (clock() - begun))
        begun = clock()
        still.still(frame)
        quiet.append(1000 * (clock() - begun))
    cv2.setNumThreads(1)
    kind = f"{threads} thread{'s' if threads > 1 else ''}"
    print(
        f"frame 1280 x 720, {kind} {min(took):6.1f} ms best, {np.median(took):6.1f} ms median, {len(seen.cards)} cards"
    )
    print(f"nothing changed, {kind}    {min(quiet):6.1f} ms best, {np.median(quiet):6.1f} ms median")


def _table(title: str, scores: dict[str, Score]) -> Score:
    print(f"\n{title}")
    for name, score in sorted(scores.items()):
        print(score.line(name))
    print(total(scores).line("all of these"))
    return total(scores)


def photos(title: str, reader: Reads, every: int) -> Score:
    """Prints the tables of the photos, sources held back and sources used apart; the score of all."""
    scores = read_photos(reader, every)
    pooled = Score()
    for name, mine in (("held back from training and tuning", False), ("used for training or tuning", True)):
        pooled.add(_table(f"{title}, {name}", {s: v for s, v in scores.items() if (s in TUNED) == mine}))
    print(pooled.line("all photos"))
    faulty = total(read_photos(reader, every, only=FAULTY_LABELS))
    print(f"of these on the {faulty.photos} photos with faulty labels: right {faulty.right}, wrong {faulty.wrong}")
    return pooled


def fans(reader: Reads, folders: list[Path]) -> None:
    """Prints how many cards of fans of thirteen are named, by pack."""
    scores = dict[str, Score]()
    for folder in [None, *folders]:
        pack = faces(folder)
        score = scores.setdefault(folder.name if folder else "pretend", Score())
        for seed in range(FANS):
            drawn = fan(pack, seed)
            begun = time.perf_counter()
            seen = reader.read(drawn.picture)
            one = compared(face_names(seen), [{"label": name.upper()} for name in drawn.names])
            one.times_ms.append((time.perf_counter() - begun) * 1000)
            if not one.exact:
                one.notes.append(f"fan {seed}: {' '.join(drawn.names)} read as {' '.join(face_names(seen))}")
            score.add(one)
    pooled = _table("fans of thirteen", scores)
    print(f"named of all cards in fans: {pooled.right / max(pooled.right + pooled.missed, 1):.4f}")


def main(every: int, errors: bool, sheet_to: Path | None, other: Path | None, packs: list[Path]) -> None:
    """Prints the tables; `every` chooses every n-th photo (1: all)."""
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)
    try:
        before = _memory_mb()
        reader = CardReader()
        for _ in range(2):
            reader.read(np.random.default_rng(1).integers(0, 256, (720, 1280, 3), np.uint8))
        memory = _memory_mb() - before
        timing(reader, 1)
        timing(reader, 2)
        size = sum((MODELS / name).stat().st_size for name in ("finder.onnx", "reader.onnx"))
        print(f"memory             {memory:6.1f} MB more than before the reader was loaded")
        print(f"models             {size / 1e6:6.2f} MB")
        score = photos(f"photos, every {every}.", reader, every)
        rendered = _table("rendered, by kind of scene", read_rendered(reader))
        fans(reader, packs)
        if other is not None:
            for title, any_size in (("as published", False), ("its limits of size lifted", True)):
                compare = OtherReader(other, any_size)
                photos(f"EdjeElectronics, {title}, every {every}.", compare, every)
                _table(f"EdjeElectronics, {title}, rendered", read_rendered(compare))
        if errors:
            print("\n".join(score.notes + rendered.notes))
        if sheet_to is not None:
            inexact = [note.split(": ")[0] for note in score.notes]
            print(f"{sheet(reader, inexact, sheet_to)} wrong names drawn to {sheet_to}")
    finally:
        cv2.setNumThreads(threads)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=6, help="read every n-th photo; 1 reads all of them")
    parser.add_argument("--errors", action="store_true", help="list every photo that was not read exactly right")
    parser.add_argument("--sheet", type=Path, help="PNG to draw every wrong name into")
    parser.add_argument("--other", type=Path, help="folder with EdjeElectronics' Cards.py and Card_Imgs")
    parser.add_argument("--faces", type=Path, nargs="*", default=[], help="folders with a pack's pictures, for fans")
    asked = parser.parse_args()
    main(asked.every, asked.errors, asked.sheet, asked.other, asked.faces)
