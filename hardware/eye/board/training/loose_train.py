"""Training of the network for loose stones on drawn boards."""

from __future__ import annotations

import warnings
from copy import deepcopy
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional as F

from hardware.eye.board.loose_finder import SIDE, STRIDE
from hardware.eye.board.training.camera import pictured
from hardware.eye.board.training.loose_boards import Board
from hardware.eye.board.training.loose_net import OUTPUTS, USED, LooseNet
from hardware.eye.board.training.loose_store import stored_loose
from hardware.eye.board.training.run import Course, Limits, run
from hardware.eye.training.numbers import quick_numbers
from hardware.eye.training.revive import revive

Floats = NDArray[np.float32]
LOOSE = "board_loose.onnx"
CELLS = SIDE // STRIDE
SEEN_FACE, SEEN = 0.2, 0.4
"""Shares; a stone has to be found when so much of its face, or so much of all of it, is to be seen."""
SLIVER = 0.06
"""Share; a stone of which less is to be seen is not there for the network, between the two nothing is learned."""


def photographed(board: Board, rng: np.random.Generator) -> tuple[NDArray[np.uint8], Floats]:
    """The board as one camera may have seen it, laid a little anew: the picture and its spots (see Board)."""
    light, spots = board.linear(), board.spots.copy()
    if rng.random() < 0.5:
        light = np.ascontiguousarray(light[:, ::-1])
        spots[:, [0, 5]] = SIDE - 1 - spots[:, [0, 5]]
    if rng.random() < 0.25:
        # Other paints, woods and lamps: the same light with its colours exchanged.
        light = np.ascontiguousarray(light[:, :, rng.permutation(3)])
    middle = (SIDE - 1) / 2
    turn = np.asarray(cv2.getRotationMatrix2D((middle, middle), rng.normal(0, 1.5), rng.normal(1, 0.02)), np.float64)
    turn[:, 2] += rng.normal(0, 2.0, 2)
    ends = cv2.BORDER_REPLICATE if rng.random() < 0.5 else cv2.BORDER_CONSTANT
    light = np.asarray(cv2.warpAffine(light, turn, (SIDE, SIDE), borderMode=ends), np.float32)
    for x in (0, 5):
        spots[:, x : x + 2] = spots[:, x : x + 2] @ turn[:, :2].T + turn[:, 2]
    spots[:, 2] *= np.sqrt(np.linalg.det(turn[:, :2]))
    picture = pictured(light, rng)
    if rng.random() < 0.3:
        # The picture ends there.
        edge, depth = int(rng.integers(4)), int(rng.integers(2, 60))
        turned = np.rot90(picture, edge)
        slope = rng.normal(0, 0.05)
        outside = np.arange(SIDE)[:, None] + slope * (np.arange(SIDE) - middle)[None] < depth
        turned[outside] = 0
        hidden = np.rot90(outside, -edge)
        at = np.clip(np.round(spots[:, :2]), 0, SIDE - 1).astype(int)
        spots[hidden[at[:, 1], at[:, 0]], 3:5] = (SLIVER + SEEN_FACE) / 2
    return picture, spots


def targets(spots: Floats) -> tuple[Floats, Floats, Floats, Floats]:
    """What the network has to say: chances and their weights (CELLS x CELLS), then all else (5 x CELLS x CELLS) and its
    weights (2 x ...: those of the face's place and size, those of the place on the board).
    """
    heat, weight = np.zeros((CELLS, CELLS), np.float32), np.ones((CELLS, CELLS), np.float32)
    rest, there = np.zeros((OUTPUTS - 1, CELLS, CELLS), np.float32), np.zeros((2, CELLS, CELLS), np.float32)
    nearest = np.full((CELLS, CELLS), np.inf)
    rows, columns = np.mgrid[:CELLS, :CELLS]
    for x, y, radius, face, whole, foot_x, foot_y in spots:
        cx, cy, r = (x + 0.5) / STRIDE - 0.5, (y + 0.5) / STRIDE - 0.5, radius / STRIDE
        off = (columns - cx) ** 2 + (rows - cy) ** 2
        if face < SEEN_FACE and whole < SEEN:
            if whole > SLIVER:
                weight[off < (0.8 * r) ** 2] = 0
            continue
        if not (-0.5 < cx < CELLS - 0.5 and -0.5 < cy < CELLS - 0.5):
            continue
        row, column = round(float(cy)), round(float(cx))
        heat = np.maximum(heat, np.exp(-off / (2 * max(0.55, 0.28 * r) ** 2)).astype(np.float32))
        heat[row, column] = 1
        own = (off < 1.6**2) & (off < nearest)
        nearest[own] = off[own]
        rest[0][own], rest[1][own], rest[2][own] = (cx - columns)[own], (cy - rows)[own], np.log(r)
        known = np.isfinite(foot_x)
        if known:
            rest[3][own], rest[4][own] = (foot_x - x) / STRIDE, (foot_y - y) / STRIDE
        there[0][own], there[1][own] = 1, known
        there[:, row, column] *= 4
    weight[heat == 1] = 1
    return heat, weight, rest, there


def loss_of(model: LooseNet, batch: tuple[Tensor, ...]) -> tuple[Tensor, dict[str, float]]:
    """The loss of a batch and, for people, its parts."""
    pixels, heat, weight, rest, there = batch
    with quick_numbers():
        answer = model(pixels)
    answer = answer.float()
    logit = answer[:, 0]
    chance = torch.sigmoid(logit).detach()
    middle = heat == 1
    # The focal loss of centre maps: middles are few, and cells near them are half right.
    right = -F.logsigmoid(logit) * (1 - chance) ** 2
    wrong = -F.logsigmoid(-logit) * chance**2 * (1 - heat) ** 4 * weight
    count = middle.sum().clamp(min=1)
    stones = torch.where(middle, right, wrong).sum() / count
    differs = (answer[:, 1:] - rest).abs()
    shares = there / there.sum((0, 2, 3), keepdim=True).clamp(min=1)
    off = (differs[:, :2].sum(1) * shares[:, 0]).sum()
    size = (differs[:, 2] * shares[:, 0]).sum()
    foot = (differs[:, 3:].sum(1) * shares[:, 1]).sum()
    parts = {"stones": stones, "off": off, "size": size, "foot": foot}
    return stones + off + 0.5 * size + foot, {name: float(part.detach()) for name, part in parts.items()}


def batch_of(boards: list[Board], rng: np.random.Generator, count: int) -> tuple[Tensor, ...]:
    """Pixels, and what `targets` says, of some boards."""
    pictures, due = [], []
    for n in rng.integers(0, len(boards), count):
        picture, spots = photographed(boards[int(n)], rng)
        pictures.append(picture)
        due.append(targets(spots))
    pixels = torch.from_numpy(np.stack(pictures)).permute(0, 3, 1, 2).float().div_(255)
    return (pixels.contiguous(memory_format=torch.channels_last),
            *(torch.from_numpy(np.stack(part)) for part in zip(*due, strict=True)))


def train_loose(store: Path, out: Path, limits: Limits, boards: int = 12, warm: Path | None = None) -> Path:
    """Train on so many boards a step; returns the exported model's file. Goes on from `out`/loose.pt.

    A new run begins with the weights of the model in the folder `warm`, where one is given.
    """
    torch.manual_seed(limits.seed)
    model = LooseNet()
    if warm is not None:
        warm_up(model, warm / LOOSE, batch_of(stored_loose(store, set()), np.random.default_rng(limits.seed), 24)[0])
    run(Course(model.to(memory_format=torch.channels_last), out / "loose.pt",
               lambda known: stored_loose(store, known), lambda drawn, rng: batch_of(drawn, rng, boards), loss_of,
               lambda net: export_loose(net, out)), limits)
    return out / LOOSE


def warm_up(model: LooseNet, file: Path, boards: Tensor) -> None:
    """The network answers as the exported one does, in the outputs that are delivered; `boards` (n x 3 x side x side, 0
    to 1) are what it will be shown."""
    head, model.head = model.head, _delivered(model.head)
    model.eval()
    revive(model, model, file, boards)
    with torch.no_grad():
        head.weight[:USED], head.bias[:USED] = model.head.weight, model.head.bias
    model.head = head


def _delivered(head: nn.Conv2d) -> nn.Conv2d:
    """The part of the last layer that makes the delivered outputs."""
    part = nn.Conv2d(head.in_channels, USED, 1)
    kept = {name: value[:USED].clone() for name, value in head.state_dict().items()}
    part.load_state_dict(kept)
    return part


def export_loose(model: LooseNet, folder: Path) -> Path:
    """Write the network into `folder`/board_loose.onnx, for one board at a time: input `x`, output `y`."""
    still = deepcopy(model).eval().to(memory_format=torch.contiguous_format)
    still.head = _delivered(still.head)
    new, target = folder / "board_loose.part", folder / LOOSE
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.onnx.export(still, (torch.zeros(1, 3, SIDE, SIDE),), str(new), input_names=["x"], output_names=["y"],
                          opset_version=13, dynamo=False)
    new.replace(target)
    return target
