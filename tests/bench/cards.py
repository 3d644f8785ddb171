"""The card reader on real photos and rendered scenes: what it names right, how long a frame takes, how much memory.

`python -m tests.bench.cards [--every N] [--errors]` reads every N-th photo; one thread; nothing is written.
"""

from __future__ import annotations

import argparse
import resource
import time

import cv2
import numpy as np

from companion.cards import Card
from hardware.eye.cards import MODELS, CardReader
from hardware.eye.stillness import Stillness
from hardware.pretend.cloth import Cloth, Lying
from tests.hardware.eye.photos import read_photos, read_rendered, total


def _memory_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def timing(reader: CardReader) -> None:
    """Prints the processor time of one 1280 x 720 frame with six cards, and of seeing that nothing changed."""
    cloth = Cloth()
    lying = tuple(
        Lying(Card(name), "S", -190 + 76 * n, 20, 7 * n) for n, name in enumerate(("7h", "Td", "Qs", "Ac", "3d", "9c"))
    )
    frame = cloth.noisy(cloth.drawn(lying), 0)
    still = Stillness()
    took, quiet = [], []
    for _ in range(15):
        begun = time.process_time()
        seen = reader.read(frame)
        took.append(1000 * (time.process_time() - begun))
        begun = time.process_time()
        still.still(frame)
        quiet.append(1000 * (time.process_time() - begun))
    print(f"frame 1280 x 720   {min(took):6.1f} ms best, {np.median(took):6.1f} ms median   ({len(seen.cards)} cards)")
    print(f"nothing changed    {min(quiet):6.1f} ms best, {np.median(quiet):6.1f} ms median")


def main(every: int = 6, errors: bool = False) -> None:
    """Prints the tables; `every` chooses every n-th photo (1: all)."""
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)
    try:
        before = _memory_mb()
        reader = CardReader()
        for _ in range(2):
            reader.read(np.random.default_rng(1).integers(0, 256, (720, 1280, 3), np.uint8))
        memory = _memory_mb() - before
        timing(reader)
        size = sum(file.stat().st_size for file in MODELS.glob("*.onnx"))
        print(f"memory             {memory:6.1f} MB more than before the reader was loaded")
        print(f"models             {size / 1e6:6.2f} MB")
        for title, scores in (
            (f"photos, every {every}.", read_photos(reader, every)),
            ("rendered", read_rendered(reader)),
        ):
            print(f"\n{title}")
            for name, score in sorted(scores.items()):
                print(score.line(name))
            print(total(scores).line("all"))
            if errors:
                print("\n".join(total(scores).notes))
    finally:
        cv2.setNumThreads(threads)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=6, help="read every n-th photo; 1 reads all of them")
    parser.add_argument("--errors", action="store_true", help="list every photo that was not read exactly right")
    asked = parser.parse_args()
    main(asked.every, asked.errors)
