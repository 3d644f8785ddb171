"""Training of the finder and of the reader on drawn scenes: seeded, resumable, exporting as it goes."""

from __future__ import annotations

import math
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path
from typing import cast

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F
from tqdm import tqdm

from hardware.eye.index_finder import IndexFinder
from hardware.eye.thresholds import DEFAULT
from hardware.eye.training.export import export
from hardware.eye.training.nets import RANK_CLASSES, Finder, Reader
from hardware.eye.training.numbers import quick_numbers
from hardware.eye.training.patches import RealPatches
from hardware.eye.training.revive import revived_reader
from hardware.eye.training.samples import FinderPool, ReaderPool
from hardware.eye.training.scenes import SceneMaker
from hardware.eye.training.store import Store

FINDER_SIDE, FINDER_HEIGHTS = 256, (10.0, 76.0)
READER_SIDE, READER_HEIGHTS = 256, (11.0, 110.0)
HUNT = 0.18
"""The finder's limit while its mistakes are collected: lower than in use, so that more of them are seen."""
KEEP_EVERY = 250
"""Steps between two checkpoints."""
SMOOTHING = 0.998
"""Share of the old value when the averaged weights take in the new ones; only the averaged weights are exported."""


def finder_loss(out: Tensor, target: Tensor, weight: Tensor) -> tuple[Tensor, Tensor]:
    """Loss of presence (focal, so that the many empty cells do not drown the few indices) and of place, direction,
    size."""
    logit, wanted = out[:, 0], target[:, 0]
    chance = torch.sigmoid(logit)
    right = torch.where(wanted > 0, chance, 1 - chance)
    raw = F.binary_cross_entropy_with_logits(logit, wanted, reduction="none")
    share = torch.where(wanted > 0, 0.6, 0.4)
    count = wanted.sum().clamp(min=1)
    presence = (share * (1 - right) ** 2 * raw * weight).sum() / count
    found = wanted > 0
    if not bool(found.any()):
        return presence, out[:, 1:].sum() * 0
    shift = F.smooth_l1_loss(
        out[:, 1:3].permute(0, 2, 3, 1)[found], target[:, 1:3].permute(0, 2, 3, 1)[found], beta=0.2
    )
    turn = F.smooth_l1_loss(out[:, 3:5].permute(0, 2, 3, 1)[found], target[:, 3:5].permute(0, 2, 3, 1)[found], beta=0.2)
    size = F.smooth_l1_loss(out[:, 5][found], target[:, 5][found], beta=0.2)
    return presence, shift + 1.5 * turn + size


def reader_loss(out: Tensor, rank: Tensor, suit: Tensor) -> Tensor:
    """Cross entropy of rank and of suit; a joker's colour (4 red, 5 black) is the sum over that colour's suits."""
    loss = F.cross_entropy(out[:, :RANK_CLASSES], rank, label_smoothing=0.005)
    logs = torch.log_softmax(out[:, RANK_CLASSES:], 1)
    known = (suit >= 0) & (suit < 4)
    if bool(known.any()):
        loss = loss + F.nll_loss(logs[known], suit[known]) * known.float().mean()
    for code, members in ((4, [1, 2]), (5, [0, 3])):
        mine = suit == code
        if bool(mine.any()):
            loss = loss - torch.logsumexp(logs[mine][:, members], 1).mean() * mine.float().mean()
    return loss


def _tensor(pictures: np.ndarray) -> Tensor:
    return (
        torch.from_numpy(pictures).permute(0, 3, 1, 2).float().div_(255).contiguous(memory_format=torch.channels_last)
    )


def _answer(model: nn.Module, pictures: np.ndarray) -> Tensor:
    """What the model says, computed with the numbers that are quicker here."""
    with quick_numbers():
        answer = model(_tensor(pictures))
    return cast(Tensor, answer).float()


def _first_weights(warm: Path, source: FinderPool | ReaderPool) -> dict[str, Tensor]:
    """The weights of a checkpoint, or of a reader that was kept as an ONNX file only."""
    if warm.suffix != ".onnx":
        return cast(dict[str, Tensor], torch.load(warm, weights_only=True)["averaged"])
    return revived_reader(warm, _tensor(source.batch(512)[0])).state_dict()


@dataclass(frozen=True)
class Run:
    """One training: what, from which drawn packs, for how long.

    `warm` gives first weights for a new run (a checkpoint, or a reader's ONNX file); `finder` is the exported finder
    whose mistakes the reader is shown; `photos` are gathered patches of real photos.
    """

    kind: str
    stores: tuple[Path, ...]
    out: Path
    steps: int
    batch: int
    rate: float
    seed: int
    pool: int
    reuse: float
    warm: Path | None = None
    finder: Path | None = None
    photos: Path | None = None


def train(run: Run) -> Path:
    """Do one training; returns the exported model, which is also written every KEEP_EVERY steps. An interrupted run
    goes on from `out`/KIND.pt."""
    kind, out, steps, batch, rate, seed = run.kind, run.out, run.steps, run.batch, run.rate, run.seed
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    out.mkdir(parents=True, exist_ok=True)
    state_file, model_file = out / f"{kind}.pt", out / f"{kind}.onnx"
    model: nn.Module = Finder() if kind == "finder" else Reader()
    # Twice as fast on a CPU as the usual order of the numbers.
    model = model.to(memory_format=torch.channels_last)  # type: ignore[call-overload]  # torch types lack it
    averaged = deepcopy(model)
    decay = [p for p in model.parameters() if p.ndim > 1]
    rest = [p for p in model.parameters() if p.ndim <= 1]
    optimiser = torch.optim.AdamW(
        [{"params": decay, "weight_decay": 1e-3}, {"params": rest, "weight_decay": 0.0}], lr=rate
    )
    first = 0
    if state_file.exists():
        state = torch.load(state_file, weights_only=True)
        model.load_state_dict(state["model"])
        averaged.load_state_dict(state["averaged"])
        optimiser.load_state_dict(state["optimiser"])
        first = int(state["step"])
    # A resumed run must not see the scenes of its beginning again.
    maker_seed = seed + 7919 * first
    drawn = Store(*run.stores)
    if kind == "finder":
        source: FinderPool | ReaderPool = FinderPool(
            SceneMaker(drawn, maker_seed, FINDER_SIDE, FINDER_HEIGHTS), run.pool, run.reuse
        )
    else:
        hunter = IndexFinder(run.finder, replace(DEFAULT, find=HUNT)) if run.finder is not None else None
        real = RealPatches(run.photos) if run.photos is not None else None
        maker = SceneMaker(drawn, maker_seed, READER_SIDE, READER_HEIGHTS)
        source = ReaderPool(maker, run.pool, run.reuse, hunter, real)
    if first == 0 and run.warm is not None:
        begun = _first_weights(run.warm, source)
        model.load_state_dict(begun)
        averaged.load_state_dict(begun)
    model.train()
    bar = tqdm(range(first, steps), initial=first, total=steps, desc=kind, mininterval=20)
    shown: dict[str, float] = {}
    for step in bar:
        share = step / max(steps, 1)
        speed = rate * min(1.0, (step + 1) / 200) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * share)))
        for group in optimiser.param_groups:
            group["lr"] = speed
        if isinstance(source, FinderPool):
            pictures, targets, weight = source.batch(batch)
            answer = _answer(model, pictures)
            presence, place = finder_loss(answer, torch.from_numpy(targets), torch.from_numpy(weight))
            loss = presence + place
            parts = {"presence": float(presence.detach()), "place": float(place.detach())}
        else:
            patches, ranks, suits = source.batch(batch)
            answer = _answer(model, patches)
            loss = reader_loss(answer, torch.from_numpy(ranks), torch.from_numpy(suits))
            right = (answer[:, :RANK_CLASSES].argmax(1).numpy() == ranks).mean()
            named = (suits >= 0) & (suits < 4)
            suit_right = (answer[:, RANK_CLASSES:].argmax(1).numpy() == suits)[named].mean() if named.any() else 1.0
            parts = {"loss": float(loss.detach()), "rank": float(right), "suit": float(suit_right)}
        optimiser.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]  # torch leaves it untyped
        nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        optimiser.step()
        keep = min(SMOOTHING, (step + 1) / (step + 10))
        with torch.no_grad():
            for old, new in zip(averaged.state_dict().values(), model.state_dict().values(), strict=True):
                if old.dtype.is_floating_point:
                    old.mul_(keep).add_(new, alpha=1 - keep)
                else:
                    old.copy_(new)
        for key, value in parts.items():
            shown[key] = value if key not in shown else shown[key] * 0.98 + value * 0.02
        bar.set_postfix({key: f"{value:.4f}" for key, value in shown.items()}, refresh=False)
        if (step + 1) % KEEP_EVERY == 0 or step + 1 == steps:
            saved = {
                "model": model.state_dict(),
                "averaged": averaged.state_dict(),
                "optimiser": optimiser.state_dict(),
                "step": step + 1,
            }
            torch.save(saved, state_file.with_suffix(".new"))
            state_file.with_suffix(".new").replace(state_file)
            export(kind, averaged, model_file)
    export(kind, averaged, model_file)
    return model_file
