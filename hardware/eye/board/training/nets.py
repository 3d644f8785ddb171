"""The four small networks of the board eye: what a patch shows, what that means beside the other holes, which paint."""

from __future__ import annotations

from typing import cast

import torch
from torch import Tensor, nn

from hardware.eye.board.patches import COLOURS, STATES

FEATURES = 64
BESIDE = 4 * FEATURES
"""A hole's own features and the mean, the largest and the smallest of all holes."""
STATE_OUTPUTS = len(STATES) + 1
"""The states, then the logit of the marked side lying up."""
MATCH = FEATURES + 3 * COLOURS + 3 + 3
"""A hole's features, its colours, those of all holes, the lightest and darkest half of all; a paint, the mean paint."""
AGAIN = MATCH + COLOURS + COLOURS + 1
"""The same with the colours of the holes taken for this paint, the difference to them, and how many they are."""
SECOND = FEATURES + 4 * COLOURS + 3 + 3
"""A hole's features and colours, the difference to the empty holes, to those of the likeliest paint, to the board's
mean, to the paint itself, then how many holes are empty, how many of that paint, how surely it is that paint."""


def _conv(inputs: int, outputs: int, stride: int = 1, size: int = 3) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True)
    )


class Looker(nn.Module):
    """Patches (n x 3 x 48 x 48, 0 to 1) to n x 64 features."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            _conv(3, 24, 2), _conv(24, 40, 2), _conv(40, 48), _conv(48, 64, 2), _conv(64, 64), _conv(64, 24, 1, 1),
            nn.Flatten(), nn.Linear(24 * 36, FEATURES), nn.ReLU(inplace=True),
        )

    def forward(self, x: Tensor) -> Tensor:
        return cast(Tensor, self.body(x))


def _rows(inputs: int, hidden: int, outputs: int) -> nn.Sequential:
    return nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(inplace=True), nn.Linear(hidden, hidden // 2),
                         nn.ReLU(inplace=True), nn.Linear(hidden // 2, outputs))


class BoardNet(nn.Module):
    """All of it, for whole boards: b x 25 patches, their colours, and paints (b x 4 x 3, unused ones below 0)."""

    def __init__(self) -> None:
        super().__init__()
        self.looker = Looker()
        self.state = _rows(BESIDE, 128, STATE_OUTPUTS)
        self.match = _rows(MATCH, 96, 1)
        self.again = _rows(AGAIN, 96, 1)
        self.second = _rows(SECOND, 96, STATE_OUTPUTS - 1)

    def forward(self, patches: Tensor, colours: Tensor, paints: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """States (b x 25 x 5) and the scores of the paints (b x 25 x 4), each at the first and the second look."""
        boards, holes = patches.shape[:2]
        f = self.looker(patches.flatten(0, 1)).view(boards, holes, FEATURES)
        whole = torch.cat([f.mean(1), f.amax(1), f.amin(1)], 1)
        states = self.state(torch.cat([f, whole[:, None].expand(-1, holes, -1)], 2))
        there = paints[:, :, :1] >= 0
        mean_paint = (paints * there).sum(1) / there.sum(1).clamp(min=1)
        sunk = torch.softmax(states[:, :, :4], 2)[:, :, 1:2].detach()
        mean_sunk = (colours * sunk).sum(1) / (sunk.sum(1) + 1e-3)
        count = paints.shape[1]
        one = torch.cat([f.detach(), colours, mean_sunk[:, None].expand(-1, holes, -1),
                         colours.mean(1, keepdim=True).expand(-1, holes, -1)], 2)
        one = one[:, :, None].expand(-1, -1, count, -1)
        paint = torch.cat([paints, mean_paint[:, None].expand(-1, count, -1)], 2)[:, None].expand(-1, holes, -1, -1)
        rows = torch.cat([one, paint], 3)
        never = torch.where(there[:, None, :, 0], 0.0, -30.0)
        first = self.match(rows)[..., 0] + never
        share = torch.softmax(first, 2) * sunk
        number = share.sum(1)
        looks = (share[..., None] * colours[:, :, None]).sum(1) / (number[..., None] + 1e-3)
        looks = looks[:, None].expand(-1, holes, -1, -1)
        here = colours[:, :, None].expand(-1, -1, count, -1)
        more = torch.cat([rows, looks, here - looks, (number / 6)[:, None, :, None].expand(-1, holes, -1, -1)], 3)
        second = first + self.again(more)[..., 0]
        # What the colours say about the states: like the empty holes, or like a paint in play?
        chance = torch.softmax(states[:, :, :4], 2)
        empty = chance[:, :, 0:1]
        mean_empty = (colours * empty).sum(1, keepdim=True) / (empty.sum(1, keepdim=True) + 1e-3)
        likely = torch.softmax(second, 2)
        here_paint = (likely[..., None] * looks).sum(2)
        own_paint = likely @ paints.clamp(min=0)
        counts = torch.cat([empty.mean(1, keepdim=True).expand(-1, holes, -1),
                            (likely * number[:, None]).sum(2, keepdim=True) / 25, likely.amax(2, keepdim=True)], 2)
        rows = torch.cat([f, colours, colours - mean_empty, colours - here_paint,
                          colours - colours.mean(1, keepdim=True), colours[..., 3:6] - own_paint, counts], 2)
        later = torch.cat([states[..., :4] + self.second(rows), states[..., 4:]], 2)
        return states, later, first, second
