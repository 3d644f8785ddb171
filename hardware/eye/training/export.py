"""A trained network as an ONNX file that OpenCV reads."""

from __future__ import annotations

import warnings
from copy import deepcopy
from pathlib import Path

import torch
from torch import nn

from hardware.eye.training.nets import PATCH_HIGH, PATCH_WIDE

SIZES = {"finder": (1, 3, 256, 256), "reader": (1, 3, PATCH_HIGH, PATCH_WIDE)}


def export(kind: str, model: nn.Module, path: Path) -> None:
    """Write `model` to `path`: one input `picture` (n x 3 x H x W, 0 to 1, blue green red), one output `answer`."""
    still = deepcopy(model).eval()
    axes = {"picture": {0: "n"}, "answer": {0: "n"}}
    if kind == "finder":
        axes = {"picture": {0: "n", 2: "h", 3: "w"}, "answer": {0: "n", 2: "h", 3: "w"}}
    new = path.with_suffix(".part")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.onnx.export(
            still,
            (torch.zeros(SIZES[kind]),),
            str(new),
            input_names=["picture"],
            output_names=["answer"],
            dynamic_axes=axes,
            opset_version=13,
            dynamo=False,
        )
    new.replace(path)
