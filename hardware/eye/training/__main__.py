"""`python -m hardware.eye.training draw|finder|reader|photos|smoke`: draw packs, train either network, gather patches
of real photos, or try the whole chain."""

from __future__ import annotations

import argparse
from pathlib import Path

from hardware.eye.training.photos import gather
from hardware.eye.training.store import build
from hardware.eye.training.train import Run, train


def main() -> None:
    """Read the command line and do one step; files go under the folder given, never into the package."""
    parser = argparse.ArgumentParser(prog="python -m hardware.eye.training", description=__doc__)
    parser.add_argument("step", choices=["draw", "finder", "reader", "photos", "smoke"])
    parser.add_argument("folder", type=Path, help="scratch folder for drawn packs, checkpoints and models")
    parser.add_argument("--packs", type=int, default=90, help="packs to draw (about 40 MB each)")
    parser.add_argument("--art", default="", help="folder with court pictures named pack-king-heart.png")
    parser.add_argument("--pictures", nargs="*", default=[], help="folders with pictures to use as tables")
    parser.add_argument("--steps", type=int, default=0)
    parser.add_argument("--batch", type=int, default=0)
    parser.add_argument("--pool", type=int, default=0, help="samples kept at a time")
    parser.add_argument("--rate", type=float, default=2.5e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--warm", type=Path, help="checkpoint or reader.onnx whose weights a new run begins with")
    parser.add_argument("--finder", type=Path, help="exported finder whose mistakes the reader is shown")
    parser.add_argument("--run", default="run", help="name of the run: its files go to FOLDER/RUN")
    parser.add_argument("--photos", type=Path, help="photos: folder with labels.json; reader: gathered patches (.npz)")
    parser.add_argument("--sources", nargs="*", default=[], help="photos: sources to use; name/2 is every second photo")
    parser.add_argument("--models", type=Path, help="photos: folder with the networks that find the indices")
    a = parser.parse_args()
    out = a.folder / a.run
    if a.step == "draw":
        # Each seed adds its packs to those drawn before.
        build(a.folder / f"store{a.seed}", a.packs, a.seed, a.art, a.pictures)
        return
    if a.step == "photos":
        if a.photos is None or a.models is None:
            parser.error("photos needs --photos FOLDER and --models FOLDER")
        print(gather(a.photos, a.models, a.sources, a.folder / "photos.npz", a.seed))
        return
    if a.step == "smoke":
        build(a.folder / "store0", 2, a.seed, a.art, a.pictures)
        stores = (a.folder / "store0",)
        for kind, batch in (("finder", 4), ("reader", 32)):
            print(train(Run(kind, stores, out, 60, batch, a.rate, a.seed, 64, 2.0)))
        return
    stores = tuple(sorted(a.folder.glob("store*")))
    if a.step == "finder":
        run = Run("finder", stores, out, a.steps or 12_000, a.batch or 16, a.rate, a.seed, a.pool or 1200, 4.0, a.warm)
    else:
        steps, batch, pool = a.steps or 13_000, a.batch or 128, a.pool or 20_000
        run = Run("reader", stores, out, steps, batch, a.rate, a.seed, pool, 6.0, a.warm, a.finder, a.photos)
    print(train(run))


if __name__ == "__main__":
    main()
