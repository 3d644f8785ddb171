"""The network that finds loose stones in a board seen from straight above: one map of chances, places and sizes."""

from __future__ import annotations

from typing import cast

import torch
from torch import Tensor, nn
from torch.nn import functional as F

OUTPUTS, USED = 6, 4
"""The logit of a stone's middle lying in this cell, where in it (x, y from the cell's middle, cells), log of its radius
(cells), and how far from there the place on the board is on which it stands (x, y, cells). The last two are
learned so that the network looks at a stone's side and shadow; what is delivered has the first four: the camera's place
tells better where a stone stands."""


def _conv(inputs: int, outputs: int, stride: int = 1, size: int = 3) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True)
    )


class _Again(nn.Module):
    """Two convolutions whose result is added to what came in."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(_conv(width, width), nn.Conv2d(width, width, 3, 1, 1, bias=False),
                                  nn.BatchNorm2d(width))

    def forward(self, x: Tensor) -> Tensor:
        return F.relu(x + self.body(x))


class LooseNet(nn.Module):
    """Boards (n x 3 x side x side, 0 to 1) to n x 6 x side/4 x side/4."""

    def __init__(self) -> None:
        super().__init__()
        self.fine = nn.Sequential(_conv(3, 16, 2), _conv(16, 32, 2), _Again(32))
        self.middle = nn.Sequential(_conv(32, 64, 2), _Again(64))
        self.coarse = nn.Sequential(_conv(64, 96, 2), _Again(96), _Again(96))
        # In the order in which they run: weights of an exported file are put back that way.
        self.to_middle, self.middle_again = _conv(96, 64, 1, 1), _conv(64, 64)
        self.to_fine, self.fine_again = _conv(64, 32, 1, 1), _conv(32, 48)
        self.head = nn.Conv2d(48, OUTPUTS, 1)
        nn.init.constant_(cast(Tensor, self.head.bias), 0.0)
        with torch.no_grad():
            # Hardly any cell is the middle of a stone; a stone is about 2.5 cells wide.
            cast(Tensor, self.head.bias)[0] = -4.6
            cast(Tensor, self.head.bias)[3] = 0.9

    def forward(self, x: Tensor) -> Tensor:
        fine = self.fine(x)
        middle = self.middle(fine)
        coarse = self.coarse(middle)
        middle = self.middle_again(middle + F.interpolate(self.to_middle(coarse), scale_factor=2.0, mode="nearest"))
        fine = self.fine_again(fine + F.interpolate(self.to_fine(middle), scale_factor=2.0, mode="nearest"))
        return cast(Tensor, self.head(fine))
