"""`python -m hardware.eye.board.training STEP FOLDER`: draw tables, train the networks, mix two runs, measure on other
tables (`measure`); the same for loose stones (`draw-loose`, `train-loose`, `measure-loose`); and whole pictures for
`tests.bench.board_eye` (`draw-pictures`)."""

from __future__ import annotations

import argparse
from pathlib import Path

from hardware.eye.board.training.loose_measure import measure_loose
from hardware.eye.board.training.loose_store import draw_loose
from hardware.eye.board.training.loose_train import train_loose
from hardware.eye.board.training.measure import measure
from hardware.eye.board.training.pictures import draw_pictures
from hardware.eye.board.training.run import Limits
from hardware.eye.board.training.store import draw
from hardware.eye.board.training.train import mean_of, train


def main() -> None:
    """Read the command line and do one step; files go under the folder given, never into the package."""
    parser = argparse.ArgumentParser(prog="python -m hardware.eye.board.training", description=__doc__)
    parser.add_argument("step", choices=["draw", "train", "mean", "measure", "draw-loose", "train-loose",
                                         "measure-loose", "draw-pictures"])
    parser.add_argument("folder", type=Path, help="scratch folder for drawn tables, checkpoints and models")
    parser.add_argument("--files", type=int, default=80, help="files to draw, of 20 boards each, or pictures")
    parser.add_argument("--part", type=int, default=0, help="which share of the files this process draws")
    parser.add_argument("--parts", type=int, default=1)
    parser.add_argument("--steps", type=int, default=4000)
    parser.add_argument("--boards", type=int, default=8, help="in one step")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=30.0, help="of processor time, at most")
    parser.add_argument("--warm", type=Path, help="folder with the models whose weights a new run begins with")
    parser.add_argument("--run", default="run")
    parser.add_argument("--runs", nargs="*", default=[], help="runs of which `mean` takes the mean weights")
    parser.add_argument("--tables-in", default="tables", help="subfolder of the drawn tables")
    parser.add_argument("--boards-in", default="loose", help="subfolder of the boards with loose stones")
    a = parser.parse_args()
    numbers = range(a.part, a.files, a.parts)
    limits = Limits(a.steps, a.minutes, a.rate, a.seed)
    if a.step == "draw":
        draw(a.folder / a.tables_in, numbers, a.seed)
    elif a.step == "draw-pictures":
        draw_pictures(a.folder, numbers, a.seed)
    elif a.step == "draw-loose":
        draw_loose(a.folder / a.boards_in, numbers, a.seed)
    elif a.step == "train-loose":
        print(train_loose(a.folder / a.boards_in, a.folder / a.run, limits, a.boards, a.warm))
    elif a.step == "measure-loose":
        print(measure_loose(a.folder / a.run, a.folder / a.boards_in))
    elif a.step == "measure":
        print(measure(a.folder / a.run, a.folder / a.tables_in))
    elif a.step == "mean":
        print(mean_of([a.folder / run for run in a.runs], a.folder / a.run))
    else:
        print(train(a.folder / a.tables_in, a.folder / a.run, limits, a.boards, a.warm))


if __name__ == "__main__":
    main()
