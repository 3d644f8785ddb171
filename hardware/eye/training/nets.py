"""The two networks. Small on purpose: together under 3 MB and fast enough for one core of a single-board computer."""

from __future__ import annotations

from typing import cast

import torch
from torch import Tensor, nn

STRIDE = 8
"""The finder answers once every 8 x 8 px."""
FINDER_OUTPUTS = 6
"""Per cell: index here (logit), offset x, y (cells), direction cos, sin, log2 of index height / 32 px."""
PATCH_WIDE, PATCH_HIGH = 48, 64
"""Size of an upright patch in px; the index is 38 px high in it."""
RANK_CLASSES = 15
"""2 to A, joker, no index."""
SUIT_CLASSES = 4


def _conv(inputs: int, outputs: int, stride: int = 1, size: int = 3) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True)
    )


class _Block(nn.Module):
    """A look around with all channels, added to what came in: as quick in OpenCV as a depthwise look of half as many
    channels more."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.body = _conv(channels, channels)

    def forward(self, x: Tensor) -> Tensor:
        return x + cast(Tensor, self.body(x))


class _Residual(nn.Module):
    """Two convolutions added to what came in."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            _conv(channels, channels),
            nn.Conv2d(channels, channels, 3, 1, 1, bias=False),
            nn.BatchNorm2d(channels),
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.relu(x + cast(Tensor, self.body(x)))


class Finder(nn.Module):
    """Picture (n x 3 x H x W, 0 to 1, H and W multiples of 8) to n x 6 x H/8 x W/8."""

    def __init__(self, width: int = 32) -> None:
        super().__init__()
        self.body = nn.Sequential(
            # Whole squares of 4 x 4 px at once: what comes later is seen at a quarter of the size, where it is cheap.
            nn.Conv2d(3, 24, 4, 4, bias=False),
            nn.BatchNorm2d(24),
            nn.ReLU(inplace=True),
            _conv(24, width, 2),
            *(_Block(width) for _ in range(6)),
            nn.Conv2d(width, FINDER_OUTPUTS, 1),
        )
        head = cast(nn.Conv2d, self.body[-1])
        nn.init.zeros_(head.weight)
        with torch.no_grad():
            cast(Tensor, head.bias)[0] = -4.0

    def forward(self, x: Tensor) -> Tensor:
        return cast(Tensor, self.body(x))


class Reader(nn.Module):
    """Patches (n x 3 x 64 x 48, 0 to 1) to n x 19 logits: 13 ranks, joker, no index, then the suits c d h s."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            _conv(3, 24, 2),
            _conv(24, 48, 2),
            _Residual(48),
            _conv(48, 96, 2),
            _Residual(96),
            _conv(96, 40, 1, 1),
            nn.Flatten(),
            nn.Dropout(0.15),
            nn.Linear(40 * (PATCH_HIGH // 8) * (PATCH_WIDE // 8), 96),
            nn.ReLU(inplace=True),
            nn.Linear(96, RANK_CLASSES + SUIT_CLASSES),
        )

    def forward(self, x: Tensor) -> Tensor:
        return cast(Tensor, self.body(x))


def weights(model: nn.Module) -> int:
    """How many trained numbers the model has."""
    return sum(p.numel() for p in model.parameters())
