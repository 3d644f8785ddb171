"""Networks taken back from their ONNX files, so that training can go on where no checkpoint was kept."""

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

    `patches` (n x 3 x 64 x 48, 0 to 1) are a few hundred of the kind that training will show. ValueError for a file
    that is not of this build's reader.
    """
    reader = Reader().eval()
    revive(reader, reader, model, patches)
    return reader


def revive(network: nn.Module, kept: nn.Module, model: Path, samples: Tensor) -> None:
    """The layers of `kept`, which is `network` or what of it an older build had, have the weights of `model`.

    Layers must be registered in the order in which they run. Export folds every normalisation into the convolution
    before it. Here each gets back the mean and spread that its input has on `samples`, and a gain and shift that undo
    exactly that, so that training neither starts from other answers nor at another scale. ValueError where the file's
    layers are not those of `kept`.
    """
    graph = onnx.load(str(model)).graph
    stored = {t.name: numpy_helper.to_array(t) for t in graph.initializer}
    pairs = []
    for node in graph.node:
        if node.op_type in ("Conv", "Gemm"):
            pairs.append(tuple(torch.from_numpy(np.array(stored[name])) for name in node.input[1:3]))
    layers = [m for m in kept.modules() if isinstance(m, nn.Conv2d | nn.Linear)]
    norms = [m for m in kept.modules() if isinstance(m, nn.BatchNorm2d)]
    shapes = [tuple(weight.shape) for weight, _ in pairs]
    if shapes != [tuple(layer.weight.shape) for layer in layers]:
        raise ValueError(f"{model} is not of this build: its layers have other sizes ({shapes}).")
    with torch.no_grad():
        for layer, (weight, bias) in zip(layers, pairs, strict=True):
            layer.weight.copy_(weight)
            if layer.bias is not None:
                layer.bias.copy_(bias)
        # In the order of the layers: each measures what the ones before it, already whole, hand on.
        for norm, (_, bias) in zip(norms, pairs, strict=False):
            _restore(network, norm, bias, samples)


def _restore(network: nn.Module, norm: nn.BatchNorm2d, bias: Tensor, patches: Tensor) -> None:
    seen: list[Tensor] = []
    hook = norm.register_forward_pre_hook(lambda _, inputs: seen.append(cast(Tensor, inputs[0])))
    network(patches)
    hook.remove()
    mean, spread = seen[0].mean((0, 2, 3)), seen[0].var((0, 2, 3), unbiased=False)
    cast(Tensor, norm.running_mean).copy_(mean)
    cast(Tensor, norm.running_var).copy_(spread)
    norm.weight.copy_(torch.sqrt(spread + norm.eps))
    norm.bias.copy_(bias + mean)
