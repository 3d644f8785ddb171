"""The board eye on the rendered boards: what it reads right, by light, view, marks and stones, and how long it takes.

`python -m tests.bench.board_eye [FOLDER] [--by light] [--out FOLDER]` reads every board of the folder; the paints of
the stones in play are given, all else is found. With `--out` the answers and a sheet of all that was read wrongly are
kept.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.colours import StoneColours
from calibration.errors import Unfit
from companion.games.board.holes import HOLES
from companion.signals import SURE, SeenHole
from hardware.eye.board import BoardReader, BoardReading, BoardSight
from tests.shared import shared

TRUTH_ORDER = [HOLES.index(f"{column}{row}") for row in "54321" for column in "abcde"]
"""The truth lists the holes from the far left, row by row."""


def answer(hole: SeenHole) -> dict[str, Any]:
    """One hole as the scorer wants it; below SURE the table asks, so it counts as unsure."""
    if hole.state == "empty":
        return {"state": "empty", "color": None, "face": None, "unsure": hole.confidence < SURE}
    if hole.state == "unsure":
        return {"state": "empty", "color": None, "face": None, "unsure": True}
    face = {True: "up", False: "down", None: None}[hole.marked_up]
    return {"state": "stone", "color": hole.state, "face": face, "unsure": hole.confidence < SURE}


def read_board(reader: BoardReader, truth: dict[str, Any], picture: NDArray[np.uint8]) -> BoardReading | None:
    """The reading of one board of which only the paints in play are known."""
    paints = {name: (float(r), float(g), float(b)) for name, (r, g, b) in truth["palette"].items()}
    reader.sight = BoardSight(StoneColours(paints))
    try:
        return reader.read(picture)
    except Unfit as error:
        print(f"{truth['image']}: {error.prompt.key}")
        return None


def wrong_holes(truth: dict[str, Any], given: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """Index and what is wrong, for readable holes of boards with marks."""
    faults = []
    for n, (hole, said) in enumerate(zip(truth["holes"], given, strict=True)):
        if hole["unreadable"] or hole.get("rim_stone"):
            continue
        due = (hole["state"], hole["color"], hole["face"])
        face = said["face"] if not hole["face_unreadable"] else hole["face"]
        if said["unsure"] or (said["state"], said["color"], face) != due:
            told = "unsure" if said["unsure"] else f"{said['color']} {said['face']}"
            faults.append((n, f"{hole['color']} {hole['face']} > {told}"))
    return faults


def tile(picture: NDArray[np.uint8], hole: dict[str, Any], text: str) -> NDArray[np.uint8]:
    """A hole of the picture with what was said about it."""
    x, y = hole["px"]
    reach = 2 * hole["radius_px"]
    cut = cv2.getRectSubPix(picture, (round(2 * reach), round(2 * reach)), (x, y))
    large = np.asarray(cv2.resize(cut, (150, 150), interpolation=cv2.INTER_CUBIC), np.uint8)
    words = np.full((30, 150, 3), 255, np.uint8)
    for n, part in enumerate(text.split(" > ")):
        cv2.putText(words, part[:24], (2, 12 + 14 * n), cv2.FONT_HERSHEY_SIMPLEX, 0.38, (0, 0, 0), 1, cv2.LINE_AA)
    return np.vstack([large, words])


def main(folder: Path | None = None, by: tuple[str, ...] = ("light", "pose", "mark_style", "marker_mode"),
         out: Path | None = None) -> None:
    """Prints the scorer's figures and the times."""
    folder = folder or shared("data/render/dev/board")
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)
    reader = BoardReader()
    given: dict[str, Any] = {}
    tiles: list[NDArray[np.uint8]] = []
    took, known, quiet = [], [], []
    doubtful = 0
    for file in sorted(folder.glob("board_*.json")):
        truth = json.loads(file.read_text())
        picture = np.asarray(cv2.imread(str(file.with_name(truth["image"]))), np.uint8)
        begun = time.process_time()
        reading = read_board(reader, truth, picture)
        took.append(1000 * (time.process_time() - begun))
        if reading is None:
            continue
        holes = [answer(reading.seen.holes[n]) for n in TRUTH_ORDER]
        loose = [{"px": [x, y], "color": stone.colour,
                  "face": {True: "up", False: "down", None: None}[stone.marked_up]}
                 for stone, (x, y) in zip(reading.seen.loose, reading.loose, strict=True)]
        given[file.stem] = {"holes": holes, "loose": loose}
        doubtful += any(said["unsure"] for said, hole in zip(holes, truth["holes"], strict=True)
                        if not hole["unreadable"] and not hole.get("rim_stone"))
        if truth["marker_mode"] != "none":
            tiles += [tile(picture, truth["holes"][n], f"{file.stem[-4:]} {said}")
                      for n, said in wrong_holes(truth, holes)]
        reader.sight = BoardSight(reader.sight.colours, reading.found, reader.grid)
        begun = time.process_time()
        reader.read(picture)
        known.append(1000 * (time.process_time() - begun))
        begun = time.process_time()
        reader.unchanged(picture)
        quiet.append(1000 * (time.process_time() - begun))
    cv2.setNumThreads(threads)
    print(f"boards with an unsure readable hole: {doubtful} of {len(took)}")
    for name, times in (("board looked for and read", took), ("set up, read", known), ("nothing changed", quiet)):
        if times:
            print(f"{name:26} {min(times):6.1f} ms best, {np.median(times):6.1f} ms median, {max(times):6.1f} ms worst")
    with tempfile.TemporaryDirectory() as scratch:
        answers = (out or Path(scratch)) / "pred.json"
        answers.parent.mkdir(parents=True, exist_ok=True)
        answers.write_text(json.dumps(given))
        for group in by:
            print(f"\nby {group}")
            scorer = [sys.executable, str(shared("tools/score_board.py")), str(folder), str(answers), "--by", group]
            done = subprocess.run(scorer, capture_output=True, text=True, check=True)
            _table(json.loads(done.stdout), group == by[0])
    if out is not None and tiles:
        tiles += [np.full_like(tiles[0], 255)] * (-len(tiles) % 8)
        rows = [np.hstack(tiles[n : n + 8]) for n in range(0, len(tiles), 8)]
        cv2.imwrite(str(out / "wrong.png"), np.vstack(rows))


def _table(scores: dict[str, Any], whole: bool) -> None:
    columns = ("boards", "state_acc", "color_acc", "face_acc", "hole_full_acc", "answered", "answered_precision",
               "board_exact", "rim_ok", "loose_recall", "loose_precision", "loose_color_acc", "loose_face_acc")
    print(f"{'':24}" + " ".join(f"{name.replace('_acc', '')[:9]:>9}" for name in columns))
    for group, score in scores.items():
        if group != "color_confusions" and (whole or group != "ALL"):
            print(f"{group:24}" + " ".join(f"{'-' if score[name] is None else score[name]:>9}" for name in columns))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--by", action="append", choices=["light", "pose", "mark_style", "marker_mode", "table"])
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    main(asked.folder, tuple(asked.by or ("light", "pose", "mark_style", "marker_mode")), asked.out)
