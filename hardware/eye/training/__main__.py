"""`python -m hardware.eye.training draw|finder|reader|smoke`: draw the packs, train either network, or try the whole
chain."""

from __future__ import annotations

import argparse
from pathlib import Path

from hardware.eye.training.store import build
from hardware.eye.training.train import train


def main() -> None:
    """Read the command line and do one step; files go under the folder given, never into the package."""
    parser = argparse.ArgumentParser(prog="python -m hardware.eye.training", description=__doc__)
    parser.add_argument("step", choices=["draw", "finder", "reader", "smoke"])
    parser.add_argument("folder", type=Path, help="scratch folder for drawn packs, checkpoints and models")
    parser.add_argument("--packs", type=int, default=90, help="packs to draw (about 40 MB each)")
    parser.add_argument("--art", default="", help="folder with court pictures named pack-king-heart.png")
    parser.add_argument("--pictures", nargs="*", default=[], help="folders with pictures to use as tables")
    parser.add_argument("--steps", type=int, default=0)
    parser.add_argument("--batch", type=int, default=0)
    parser.add_argument("--pool", type=int, default=0, help="samples kept at a time")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--warm", type=Path, help="checkpoint whose weights a new run begins with")
    parser.add_argument("--finder", type=Path, help="exported finder whose mistakes the reader is shown")
    parser.add_argument("--run", default="run", help="name of the run: its files go to FOLDER/RUN")
    a = parser.parse_args()
    store, out = a.folder / "store", a.folder / a.run
    if a.step == "draw":
        build(store, a.packs, a.seed, a.art, a.pictures)
    elif a.step == "smoke":
        build(store, 2, a.seed, a.art, a.pictures)
        for kind, batch in (("finder", 4), ("reader", 32)):
            print(train(kind, store, out, 60, batch, a.rate, a.seed, 64, 2.0))
    else:
        finder = a.step == "finder"
        steps, batch = a.steps or (12_000 if finder else 30_000), a.batch or (12 if finder else 96)
        pool, reuse = (a.pool or 1_500, 2.0) if finder else (a.pool or 12_000, 2.5)
        print(train(a.step, store, out, steps, batch, a.rate, a.seed, pool, reuse, a.warm, a.finder))


if __name__ == "__main__":
    main()
