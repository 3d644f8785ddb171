"""The two networks of the board eye: what a patch shows, and what that means beside the other holes and the paints."""

from __future__ import annotations

import math
from typing import cast

import torch
from torch import Tensor, nn

from hardware.eye.board.patches import COLOURS, STATES
from hardware.eye.board.places import FEATURES, HEADS, HOLES, LAYERS, WIDE

STATE_OUTPUTS = len(STATES) + 1
"""The states, then the logit of the marked side lying up."""
PAINTS = 4
"""Colours in play at most (B1)."""
NEVER = -1e4
"""Added where nothing is to be looked at."""


def _conv(inputs: int, outputs: int, stride: int = 1, size: int = 3) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True)
    )


class _Again(nn.Module):
    """Two convolutions whose answer is added to what went in; at first it is nothing."""

    def __init__(self, wide: int) -> None:
        super().__init__()
        last = nn.BatchNorm2d(wide)
        nn.init.zeros_(last.weight)
        self.body = nn.Sequential(_conv(wide, wide), nn.Conv2d(wide, wide, 3, 1, 1, bias=False), last)

    def forward(self, x: Tensor) -> Tensor:
        return torch.relu(x + cast(Tensor, self.body(x)))


class Looker(nn.Module):
    """Patches (n x 3 x 48 x 48, 0 to 1) to n x 96 features."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            _conv(3, 24, 2), _conv(24, 48, 2), _Again(48), _Again(48), _conv(48, 80, 2), _Again(80), _Again(80),
            _conv(80, 28, 1, 1), nn.Flatten(), nn.Linear(28 * 36, FEATURES), nn.ReLU(inplace=True),
        )

    def forward(self, x: Tensor) -> Tensor:
        return cast(Tensor, self.body(x))


class _Beside(nn.Module):
    """Every place looks at the holes and the paints, and changes its mind (attention, Vaswani et al. 2017)."""

    def __init__(self) -> None:
        super().__init__()
        self.calm, self.calm_again = nn.LayerNorm(WIDE), nn.LayerNorm(WIDE)
        self.ask, self.key, self.tell = (nn.Linear(WIDE, WIDE) for _ in range(3))
        self.heard = nn.Linear(WIDE, WIDE)
        self.think = nn.Sequential(nn.Linear(WIDE, 2 * WIDE), nn.ReLU(inplace=True), nn.Linear(2 * WIDE, WIDE))

    def forward(self, x: Tensor, never: Tensor) -> Tensor:
        boards, count = x.shape[:2]
        calm = self.calm(x)

        def heads(part: Tensor) -> Tensor:
            return part.reshape(boards, count, HEADS, WIDE // HEADS).transpose(1, 2)

        ask, key, tell = heads(self.ask(calm)), heads(self.key(calm)), heads(self.tell(calm))
        likeness = ask @ key.transpose(2, 3) / math.sqrt(WIDE // HEADS) + never
        heard = (torch.softmax(likeness, 3) @ tell).transpose(1, 2).reshape(boards, count, WIDE)
        x = x + self.heard(heard)
        return x + cast(Tensor, self.think(self.calm_again(x)))


class Judge(nn.Module):
    """All places of a board and its paints to states and matches; `judge.py` runs it with these weights.

    looks: b x n x 105, the features and colours of 25 holes, then of spots beside them. paints: b x 4 x 3, b g r from
    0 to 1. never: b x 1 x 1 x (n + 4), NEVER where nothing is to be looked at: all but the holes and paints in play.
    Answers: states (b x n x 5) and, for each place and paint, how well they match (b x n x 4).
    """

    def __init__(self) -> None:
        super().__init__()
        self.place = nn.Sequential(nn.Linear(FEATURES + COLOURS, WIDE), nn.ReLU(inplace=True), nn.Linear(WIDE, WIDE))
        self.paint = nn.Sequential(nn.Linear(3, WIDE), nn.ReLU(inplace=True), nn.Linear(WIDE, WIDE))
        self.kind = nn.Parameter(torch.zeros(2, WIDE))
        """What is added to a hole, and to a spot beside the holes."""
        self.beside = nn.ModuleList(_Beside() for _ in range(LAYERS))
        self.calm = nn.LayerNorm(WIDE)
        self.state = nn.Sequential(nn.Linear(WIDE + FEATURES, WIDE), nn.ReLU(inplace=True),
                                   nn.Linear(WIDE, STATE_OUTPUTS))
        self.match_place = nn.Linear(WIDE + FEATURES + COLOURS, 64)
        self.match_paint = nn.Linear(WIDE + 3, 64)
        self.match = nn.Sequential(nn.ReLU(), nn.Linear(64, 32), nn.ReLU(inplace=True), nn.Linear(32, 1))

    def forward(self, looks: Tensor, paints: Tensor, never: Tensor) -> tuple[Tensor, Tensor]:
        places = looks.shape[1]
        kinds = torch.cat([self.kind[:1].expand(HOLES, -1), self.kind[1:].expand(places - HOLES, -1)], 0)
        x = torch.cat([self.place(looks) + kinds, self.paint(paints)], 1)
        for layer in self.beside:
            x = layer(x, never)
        x = self.calm(x)
        place, paint = x[:, :places], x[:, places:]
        states = self.state(torch.cat([place, looks[:, :, :FEATURES]], 2))
        own = self.match_place(torch.cat([place, looks], 2))
        other = self.match_paint(torch.cat([paint, paints], 2))
        matches = torch.cat([self.match(own + other[:, n : n + 1]) for n in range(PAINTS)], 2)
        return states, matches


class BoardNet(nn.Module):
    """Both together, for whole boards: b x n patches (25 holes, then spots beside them), their colours, the paints."""

    def __init__(self) -> None:
        super().__init__()
        self.looker = Looker()
        self.judge = Judge()
        self.alone = nn.Linear(FEATURES, STATE_OUTPUTS)
        """What a patch says without the others: only to teach the looker, not exported."""

    def forward(self, patches: Tensor, colours: Tensor, paints: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """States alone (b x n x 5), states (b x n x 5) and how well each paint matches (b x n x 4).

        Paints (b x 4 x 3) that are not in play are below 0.
        """
        boards, places = patches.shape[:2]
        looks = self.looker(patches.flatten(0, 1)).view(boards, places, FEATURES).float()
        there = paints[:, :, 0] >= 0
        never = torch.zeros(boards, 1, 1, places + PAINTS)
        never[..., HOLES:places] = NEVER
        never[..., places:] = torch.where(there, 0.0, NEVER)[:, None, None]
        states, matches = self.judge(torch.cat([looks, colours], 2), paints.clamp(min=0), never)
        return self.alone(looks), states, matches + torch.where(there, 0.0, NEVER)[:, None]
