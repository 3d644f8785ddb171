"""Training of the board eye's networks on drawn tables."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from hardware.eye.board.patches import inner_colours
from hardware.eye.board.places import HOLES
from hardware.eye.board.training.camera import taken
from hardware.eye.board.training.export import export
from hardware.eye.board.training.nets import BoardNet
from hardware.eye.board.training.run import Course, Limits, run
from hardware.eye.board.training.samples import Sample
from hardware.eye.board.training.store import stored
from hardware.eye.training.numbers import quick_numbers
from hardware.eye.training.revive import revive


def batch_of(samples: list[Sample], rng: np.random.Generator, boards: int) -> tuple[Tensor, ...]:
    """Patches, colours, paints, states, faces, colour numbers of some boards."""
    patches, colours, paints, states, faces, numbers = [], [], [], [], [], []
    for n in rng.integers(0, len(samples), boards):
        sample = samples[int(n)]
        seen, paint, order = taken(sample, rng)
        # The order of the paints says nothing.
        shuffled = rng.permutation(len(paint))
        place = np.argsort(shuffled)
        full = np.full((4, 3), -1, np.float32)
        full[: len(paint)] = paint[shuffled]
        number = sample.colours[order].astype(np.int64)
        patches.append(seen)
        colours.append(inner_colours(seen))
        paints.append(full)
        states.append(sample.states[order].astype(np.int64))
        faces.append(sample.faces[order].astype(np.float32))
        numbers.append(np.where(number >= 0, place[np.maximum(number, 0)], -1))
    pixels = torch.from_numpy(np.stack(patches)).permute(0, 1, 4, 2, 3).float().div_(255)
    return (pixels, *(torch.from_numpy(np.stack(part)) for part in (colours, paints, states, faces, numbers)))


def loss_of(model: BoardNet, batch: tuple[Tensor, ...]) -> tuple[Tensor, dict[str, float]]:
    """The loss of a batch and, for people, the shares that are right."""
    pixels, colours, paints, states, faces, numbers = batch
    with quick_numbers():
        alone, answer, match = (part.float() for part in model(pixels, colours, paints))
    known = states >= 0
    state = F.cross_entropy(answer[..., :4][known], states[known], label_smoothing=0.002)
    early = F.cross_entropy(alone[..., :4][known], states[known])
    shown = faces >= 0
    face = F.binary_cross_entropy_with_logits(answer[..., 4][shown], faces[shown])
    face_early = F.binary_cross_entropy_with_logits(alone[..., 4][shown], faces[shown])
    named = numbers >= 0
    paint = F.cross_entropy(match[named], numbers[named])
    state_right = (answer[..., :4].argmax(2) == states) | ~known
    face_right = ((answer[..., 4] > 0) == (faces > 0.5)) | ~shown
    paint_right = (match.argmax(2) == numbers) | ~named
    right = {
        "state": float(state_right[known].float().mean()), "face": float(face_right[shown].float().mean()),
        "paint": float(paint_right[named].float().mean()),
        "board": float((state_right & face_right & paint_right)[:, :HOLES].all(1).float().mean()),
    }
    return state + 0.25 * early + 0.7 * face + 0.2 * face_early + 0.6 * paint, right


def train(store: Path, out: Path, limits: Limits, boards: int = 8, warm: Path | None = None) -> Path:
    """Train on so many boards a step; returns the folder of the exported models. Goes on from `out`/board.pt.

    A new run begins with the weights of the models in the folder `warm`, where one is given.
    """
    torch.manual_seed(limits.seed)
    model = BoardNet()
    if warm is not None:
        drawn = stored(store, set())
        warm_up(model, warm, batch_of(drawn, np.random.default_rng(limits.seed), 16)[0].flatten(0, 1))
    # Convolutions of 16-bit numbers are faster by a sixth when a pixel's channels lie side by side.
    model.looker.to(memory_format=torch.channels_last)
    run(Course(model, out / "board.pt", lambda known: stored(store, known),
               lambda drawn, rng: batch_of(drawn, rng, boards), loss_of, lambda net: export(net, out)), limits)
    return out


def warm_up(model: BoardNet, models: Path, patches: Tensor) -> None:
    """The looker and the judge answer as those in `models` do; `patches` (n x 3 x 48 x 48, 0 to 1) are what they will
    be shown. What a patch says alone, which no file keeps, is learned anew."""
    model.looker.eval()
    revive(model.looker, model.looker, models / "board.onnx", patches)
    with np.load(models / "board_judge.npz") as kept:
        model.judge.load_state_dict({name: torch.from_numpy(kept[name].astype(np.float32)) for name in kept.files})


def mean_of(runs: list[Path], out: Path) -> Path:
    """The networks with the mean weights of runs that began with the same weights, exported into `out`."""
    out.mkdir(parents=True, exist_ok=True)
    states = [torch.load(run / "board.pt", weights_only=True)["averaged"] for run in runs]
    model = BoardNet()
    mean = {}
    for key, value in states[0].items():
        whole = not value.dtype.is_floating_point
        mean[key] = value if whole else torch.stack([state[key] for state in states]).mean(0)
    model.load_state_dict(mean)
    export(model, out)
    return out
