"""The trained networks as ONNX files that OpenCV reads."""

from __future__ import annotations

import warnings
from copy import deepcopy
from pathlib import Path

import torch
from torch import nn

from hardware.eye.board.patches import PATCH
from hardware.eye.board.training.nets import AGAIN, BESIDE, MATCH, SECOND, BoardNet

FILES = {"board.onnx": "looker", "board_state.onnx": "state", "board_match.onnx": "match", "board_again.onnx": "again",
         "board_second.onnx": "second"}


def export(model: BoardNet, folder: Path) -> None:
    """Write the five parts of `model` into `folder`; each has one input `x` (n rows or patches), one output `y`."""
    still = deepcopy(model).eval()
    inputs = {"looker": torch.zeros(25, 3, PATCH, PATCH), "state": torch.zeros(25, BESIDE),
              "match": torch.zeros(25, MATCH), "again": torch.zeros(25, AGAIN), "second": torch.zeros(25, SECOND)}
    for name, part in FILES.items():
        net: nn.Module = getattr(still, part)
        new = folder / f"{name}.part"
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            torch.onnx.export(net, (inputs[part],), str(new), input_names=["x"], output_names=["y"],
                              dynamic_axes={"x": {0: "n"}, "y": {0: "n"}}, opset_version=13, dynamo=False)
        new.replace(folder / name)
