"""Training of the board eye's networks on drawn tables: seeded, resumable, exporting as it goes."""

from __future__ import annotations

import math
import time
from copy import deepcopy
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from hardware.eye.board.patches import inner_colours
from hardware.eye.board.places import HOLES
from hardware.eye.board.training.camera import taken
from hardware.eye.board.training.export import export
from hardware.eye.board.training.nets import BoardNet
from hardware.eye.board.training.store import stored
from hardware.eye.board.training.worlds import Sample

KEEP_EVERY = 100
"""Steps between two checkpoints; new files of drawn tables are taken in then, too."""
SMOOTHING = 0.98


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
    with torch.autocast("cpu", dtype=torch.bfloat16):
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


def train(store: Path, out: Path, steps: int, boards: int = 6, rate: float = 2e-3, seed: int = 1,
          minutes: float = 30.0) -> Path:
    """Train for `steps` or so many minutes of processor time; returns the folder of the exported models.

    An interrupted run goes on from `out`/board.pt.
    """
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    out.mkdir(parents=True, exist_ok=True)
    state_file = out / "board.pt"
    model = BoardNet()
    # Convolutions of 16-bit numbers are faster by a sixth when a pixel's channels lie side by side.
    model.looker.to(memory_format=torch.channels_last)
    averaged = deepcopy(model)
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=1e-3)
    first, spent = 0, 0.0
    if state_file.exists():
        saved = torch.load(state_file, weights_only=True)
        model.load_state_dict(saved["model"])
        averaged.load_state_dict(saved["averaged"])
        optimiser.load_state_dict(saved["optimiser"])
        first, spent = int(saved["step"]), float(saved["spent"])
    rng = np.random.default_rng(seed + 7919 * first)
    known: set[str] = set()
    samples = stored(store, known)
    mean: dict[str, float] = {}
    began = time.process_time() - spent
    step = first
    while step < steps:
        share = max(step / steps, (time.process_time() - began) / (60 * minutes))
        if share >= 1:
            break
        speed = rate * min(1.0, (step + 1) / 60) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * share)))
        for group in optimiser.param_groups:
            group["lr"] = speed
        model.train()
        loss, right = loss_of(model, batch_of(samples, rng, boards))
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        optimiser.step()
        step += 1
        keep = min(SMOOTHING, step / (step + 10))
        with torch.no_grad():
            for old, new in zip(averaged.state_dict().values(), model.state_dict().values(), strict=True):
                old.copy_(old * keep + new * (1 - keep) if old.dtype.is_floating_point else new)
        for key, value in {"loss": float(loss.detach()), **right}.items():
            mean[key] = value if key not in mean else mean[key] * 0.97 + value * 0.03
        if step % KEEP_EVERY == 0:
            samples += stored(store, known)
            _keep(state_file, model, averaged, optimiser, step, time.process_time() - began)
            export(averaged, out)
            print(step, len(samples), f"{time.process_time() - began:.0f} s",
                  " ".join(f"{key} {value:.4f}" for key, value in mean.items()), flush=True)
    _keep(state_file, model, averaged, optimiser, step, time.process_time() - began)
    export(averaged, out)
    return out


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


def _keep(file: Path, model: nn.Module, averaged: nn.Module, optimiser: torch.optim.Optimizer, step: int, spent: float
          ) -> None:
    torch.save({"model": model.state_dict(), "averaged": averaged.state_dict(), "optimiser": optimiser.state_dict(),
                "step": step, "spent": spent}, file.with_suffix(".new"))
    file.with_suffix(".new").replace(file)
