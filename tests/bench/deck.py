"""What teaching a pack gains: taught on one half of a source's photos, measured on the other half, before and after.

`python -m tests.bench.deck [SOURCE ...] [--most N]` prints two lines a source; one thread; nothing is written. The
person who corrects while a pack is taught is played by the labels, so only sources with whole labels are of use, and
only those that show a card on several photos.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

import cv2
import numpy as np

from calibration.deck import Pack, Taught
from companion.cards import UNKNOWN, Card
from companion.signals import CardsSeen, SeenCard
from hardware.eye.cards import CardReader
from hardware.eye.own_deck import Picture, sharpened, taught_from
from tests.hardware.eye.photos import Score, compared, face_names, labels
from tests.shared import shared

SOURCES = ("am_black", "am_deskA", "ahaann")


def card_of(label: str) -> Card | None:
    """The card of a label (`AS`), None for half a label (`K?`) and for what is no face."""
    return Card(label[0] + label[1].lower()) if len(label) == 2 and label[1] in "CDHS" else None


def corrected(seen: CardsSeen, truth: dict[str, Any]) -> list[tuple[SeenCard, Card]]:
    """The seen cards with the names a person would leave or give them; a card nobody can tell is left out."""
    if truth.get("index"):
        return [(card, name) for card in seen.cards if (name := _printed(card, truth["index"])) is not None]
    left = [name for one in truth["cards"] if (name := card_of(one["label"])) is not None]
    told = []
    for card in sorted(seen.cards, key=lambda card: card.card == UNKNOWN):
        guesses = [card.card, *(name for name, _ in card.others)]
        name = next((guess for guess in guesses if guess in left), None)
        if name is not None and card.points:
            told.append((card, name))
            left.remove(name)
    return told


def _printed(card: SeenCard, index: Iterable[dict[str, Any]]) -> Card | None:
    """The name printed where the card's first index was seen."""
    for one in index:
        x, y, wide, high = one["box"]
        if card.points and x <= card.points[0][0] <= x + wide and y <= card.points[0][1] <= y + high:
            return card_of(one["label"])
    return None


def halves(source: str, reader: CardReader, most: int = 0) -> tuple[Pack, list[tuple[Picture, CardsSeen, Any]]]:
    """A pack taught on every second photo of the source, and the other photos with their readings and labels."""
    folder, pack, rest = shared("data/cards/dev"), Pack(source), []
    known = {name: told for name, told in sorted(labels().items()) if told["source"] == source}
    for n, (name, truth) in enumerate(known.items()):
        if most and n >= most:
            break
        picture = np.asarray(cv2.imread(str(folder / name)), np.uint8)
        seen = reader.read(picture, int(truth.get("decks") or 1))
        if n % 2 == 0:
            pack = taught_from(pack, picture, corrected(seen, truth))
        else:
            rest.append((picture, seen, truth))
    return pack, rest


def main(sources: Iterable[str], most: int) -> None:
    """Prints the figures."""
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)
    try:
        reader = CardReader()
        for source in sources:
            pack, rest = halves(source, reader, most)
            before, after = Score(), Score()
            for picture, seen, truth in rest:
                packs = int(truth.get("decks") or 1)
                again = sharpened(picture, seen, Taught({pack.name: pack}), packs)
                before.add(compared(face_names(seen), truth["cards"]))
                after.add(compared(face_names(again), truth["cards"]))
            print(f"{source}: {len(pack.cuts)} cards taught, {sum(map(len, pack.cuts.values()))} cuts")
            print(before.line("  network"), after.line("  own deck"), sep="\n", flush=True)
    finally:
        cv2.setNumThreads(threads)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sources", nargs="*", default=SOURCES)
    parser.add_argument("--most", type=int, default=0, help="read no more photos of a source than this; 0 reads all")
    asked = parser.parse_args()
    main(asked.sources, asked.most)
