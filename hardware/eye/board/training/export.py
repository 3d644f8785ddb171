"""The trained networks as files: the looker as ONNX for OpenCV, the judge's weights for NumPy."""

from __future__ import annotations

import warnings
from copy import deepcopy
from pathlib import Path

import numpy as np
import torch

from hardware.eye.board.patches import PATCH
from hardware.eye.board.training.nets import BoardNet


def export(model: BoardNet, folder: Path) -> None:
    """Write board.onnx (`x` n x 3 x 48 x 48, `y` n x 96) and board_judge.npz (16-bit weights) into `folder`."""
    still = deepcopy(model).eval()
    new = folder / "board.part"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.onnx.export(still.looker, (torch.zeros(25, 3, PATCH, PATCH),), str(new), input_names=["x"],
                          output_names=["y"], dynamic_axes={"x": {0: "n"}, "y": {0: "n"}}, opset_version=13,
                          dynamo=False)
    new.replace(folder / "board.onnx")
    with new.open("wb") as file:
        np.savez(file, **{name: value.numpy().astype(np.float16) for name, value in still.judge.state_dict().items()})
    new.replace(folder / "board_judge.npz")
