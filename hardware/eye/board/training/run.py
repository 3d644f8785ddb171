"""One training run, whatever the network: seeded, resumable, with a falling rate, exporting as it goes."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

import cv2
import numpy as np
import torch
from torch import Tensor, nn

Network = TypeVar("Network", bound=nn.Module)
Drawn = TypeVar("Drawn")
Batch = tuple[Tensor, ...]
KEEP_EVERY = 100
"""Steps between two checkpoints; new files of drawn samples are taken in then, too."""
SMOOTHING = 0.98
"""Share of the old weights in the averaged ones that stays at each step."""


@dataclass(frozen=True)
class Limits:
    """How long and how fast: whichever of `steps` and `minutes` of processor time comes first."""

    steps: int
    minutes: float
    rate: float
    seed: int
    clip: float = 2.0
    """The gradient's norm at most."""


@dataclass(frozen=True)
class Course(Generic[Network, Drawn]):
    """What is trained, on what, and where it goes."""

    model: Network
    state: Path
    """The checkpoint, from which an interrupted run goes on."""
    more: Callable[[set[str]], list[Drawn]]
    """The drawn samples of the files whose names are not in the set yet; adds them."""
    batch: Callable[[list[Drawn], np.random.Generator], Batch]
    loss: Callable[[Network, Batch], tuple[Tensor, dict[str, float]]]
    """The loss, and figures for people."""
    export: Callable[[Network], object]
    """Given the averaged network at each checkpoint."""


def run(course: Course[Network, Drawn], limits: Limits) -> None:
    """Train until a limit is reached; afterwards checkpoint and export are those of the last step."""
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    course.state.parent.mkdir(parents=True, exist_ok=True)
    model, averaged = course.model, deepcopy(course.model)
    optimiser = torch.optim.AdamW(model.parameters(), lr=limits.rate, weight_decay=1e-3)
    step, spent = 0, 0.0
    if course.state.exists():
        saved = torch.load(course.state, weights_only=True)
        model.load_state_dict(saved["model"])
        averaged.load_state_dict(saved["averaged"])
        optimiser.load_state_dict(saved["optimiser"])
        step, spent = int(saved["step"]), float(saved["spent"])
    rng = np.random.default_rng(limits.seed + 7919 * step)
    known: set[str] = set()
    drawn = course.more(known)
    mean: dict[str, float] = {}
    began = time.process_time() - spent

    def keep() -> None:
        _keep(course.state, model, averaged, optimiser, step, time.process_time() - began)
        course.export(averaged)

    while (share := max(step / limits.steps, (time.process_time() - began) / (60 * limits.minutes))) < 1:
        speed = limits.rate * min(1.0, (step + 1) / 60) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * share)))
        for group in optimiser.param_groups:
            group["lr"] = speed
        model.train()
        loss, figures = course.loss(model, course.batch(drawn, rng))
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), limits.clip)
        optimiser.step()
        step += 1
        stays = min(SMOOTHING, step / (step + 10))
        with torch.no_grad():
            for old, new in zip(averaged.state_dict().values(), model.state_dict().values(), strict=True):
                old.copy_(old * stays + new * (1 - stays) if old.dtype.is_floating_point else new)
        for key, value in {"loss": float(loss.detach()), **figures}.items():
            mean[key] = value if key not in mean else mean[key] * 0.97 + value * 0.03
        if step % KEEP_EVERY == 0:
            drawn += course.more(known)
            keep()
            print(step, len(drawn), f"{time.process_time() - began:.0f} s",
                  " ".join(f"{key} {value:.4f}" for key, value in mean.items()), flush=True)
    keep()


def _keep(file: Path, model: nn.Module, averaged: nn.Module, optimiser: torch.optim.Optimizer, step: int, spent: float
          ) -> None:
    torch.save({"model": model.state_dict(), "averaged": averaged.state_dict(), "optimiser": optimiser.state_dict(),
                "step": step, "spent": spent}, file.with_suffix(".new"))
    file.with_suffix(".new").replace(file)
