"""A reader taken back from its ONNX file, so that training can go on where no checkpoint was kept."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn

from hardware.eye.training.nets import Reader


def revived_reader(model: Path, patches: Tensor) -> Reader:
    """The reader of an exported `model`: it answers as the file does, in training as in use.

    Export folds every normalisation into the convolution before it. Here each gets back the mean and spread that its
    input has on `patches` (n x 3 x 64 x 48, 0 to 1; a few hundred of the kind that training will show), and a gain and
    shift that undo exactly that, so that training neither starts from other answers nor at another scale.
    """
    kept = {t.name: numpy_helper.to_array(t) for t in onnx.load(str(model)).graph.initializer}
    pairs = []
    for node in onnx.load(str(model)).graph.node:
        if node.op_type in ("Conv", "Gemm"):
            pairs.append(tuple(torch.from_numpy(np.array(kept[name])) for name in node.input[1:3]))
    reader = Reader().eval()
    convolutions = [m for m in reader.modules() if isinstance(m, nn.Conv2d)]
    norms = [m for m in reader.modules() if isinstance(m, nn.BatchNorm2d)]
    dense = [m for m in reader.modules() if isinstance(m, nn.Linear)]
    if len(pairs) != len(convolutions) + len(dense) or len(norms) != len(convolutions):
        raise ValueError(f"{model} is not a reader of this build: it has {len(pairs)} layers with weights.")
    with torch.no_grad():
        for layer, (weight, bias) in zip([*convolutions, *dense], pairs, strict=True):
            layer.weight.copy_(weight)
            if layer.bias is not None:
                layer.bias.copy_(bias)
        # In the order of the layers: each measures what the ones before it, already whole, hand on.
        for norm, (_, bias) in zip(norms, pairs, strict=False):
            _restore(reader, norm, bias, patches)
    return reader


def _restore(reader: Reader, norm: nn.BatchNorm2d, bias: Tensor, patches: Tensor) -> None:
    seen: list[Tensor] = []
    hook = norm.register_forward_pre_hook(lambda _, inputs: seen.append(cast(Tensor, inputs[0])))
    reader(patches)
    hook.remove()
    mean, spread = seen[0].mean((0, 2, 3)), seen[0].var((0, 2, 3), unbiased=False)
    cast(Tensor, norm.running_mean).copy_(mean)
    cast(Tensor, norm.running_var).copy_(spread)
    norm.weight.copy_(torch.sqrt(spread + norm.eps))
    norm.bias.copy_(bias + mean)
