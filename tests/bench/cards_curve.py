"""Accuracy of the card reader against its time and its caution, on photos of sources held back whose label is right.

`python -m tests.bench.cards_curve [--every N]`: the width at which a picture is searched, then the limits of certainty.
Times are processor time of one thread: of a photo in the median, of a frame of 1280 x 720 with six cards at best.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace

import cv2

from hardware.eye.cards import CardReader
from hardware.eye.thresholds import DEFAULT, Thresholds
from tests.bench.cards import six_cards
from tests.hardware.eye.photos import FAULTY_LABELS, TUNED, labels, read_photos, total

WIDTHS = (512, 640, 800, 1024, 1280)
"""px"""
LIMITS = ((0.7, 0.7), (0.8, 0.8), (0.9, 0.9), (0.95, 0.93), (0.98, 0.96), (0.995, 0.99))
"""Certainty from which a name is given: of a card, and of one of which one corner was read."""
FRAMES = 7


def row(name: str, limits: Thresholds, every: int) -> None:
    """Prints one point of the curve."""
    reader, frame = CardReader(thresholds=limits), six_cards()
    best = float("inf")
    for _ in range(FRAMES):
        begun = time.process_time()
        reader.read(frame)
        best = min(best, 1000 * (time.process_time() - begun))
    used = [photo for photo, truth in labels().items() if truth["source"] in TUNED]
    score = total(read_photos(reader, every, leave_out={*used, *FAULTY_LABELS}, clock=time.process_time))
    print(f"{best:6.1f} ms a frame  " + score.line(name))


def main(every: int = 4) -> None:
    """Prints both curves; `every` chooses every n-th photo (1: all)."""
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)
    try:
        print("searched at a width of ... px")
        for wide in WIDTHS:
            row(f"{wide}", replace(DEFAULT, widest=wide, narrowest=wide), every)
        print("named from a certainty of ...")
        for name, lone in LIMITS:
            row(f"{name}, {lone}", replace(DEFAULT, name=name, lone=lone, fan=min(lone, DEFAULT.fan)), every)
    finally:
        cv2.setNumThreads(threads)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=4, help="read every n-th photo; 1 reads all of them")
    main(parser.parse_args().every)
