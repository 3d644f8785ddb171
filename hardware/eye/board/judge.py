"""What the patches of a board mean beside each other: every place looks at the holes and at the paints in play.

Three layers of attention (Vaswani et al. 2017) in NumPy: OpenCV 4.10 does not read such a network, and for some fifty
places it takes about a millisecond. `training/nets.py` has the same network as it is trained.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from hardware.eye.board.places import FEATURES, HEADS, HOLES, LAYERS, WIDE

Floats = NDArray[np.float32]
NEVER = np.float32(-1e4)


class Judge:
    """The trained judge; has no state of its own, so several threads may share it."""

    def __init__(self, file: Path) -> None:
        """Load the weights (`board_judge.npz`, named as torch names them)."""
        with np.load(file) as weights:
            self._weights: dict[str, Floats] = {name: weights[name].astype(np.float32) for name in weights.files}

    def judge(self, looks: Floats, paints: Floats) -> tuple[Floats, Floats]:
        """States (n x 5) and how well each paint matches (n x paints), as logits.

        looks: n x 105, features and colours of the 25 holes, then of the spots beside them; paints: b g r, 0 to 1.
        """
        places = len(looks)
        kinds = self._weights["kind"][np.r_[np.zeros(HOLES, int), np.ones(places - HOLES, int)]]
        x = np.concatenate([self._rows("place", looks) + kinds, self._rows("paint", paints)])
        never = np.zeros(len(x), np.float32)
        never[HOLES:places] = NEVER
        for n in range(LAYERS):
            x = self._beside(f"beside.{n}", x, never)
        x = self._calm("calm", x)
        place, paint = x[:places], x[places:]
        states = self._rows("state", np.concatenate([place, looks[:, :FEATURES]], 1))
        own = self._line("match_place", np.concatenate([place, looks], 1))
        other = self._line("match_paint", np.concatenate([paint, paints], 1))
        both = np.maximum(own[:, None] + other[None], 0)
        inner = np.maximum(self._line("match.1", both), 0)
        return states, self._line("match.3", inner)[..., 0]

    def _beside(self, name: str, x: Floats, never: Floats) -> Floats:
        calm = self._calm(f"{name}.calm", x)
        ask, key, tell = (self._line(f"{name}.{part}", calm).reshape(len(x), HEADS, -1).transpose(1, 0, 2)
                          for part in ("ask", "key", "tell"))
        likeness = ask @ key.transpose(0, 2, 1) / np.float32(np.sqrt(WIDE // HEADS)) + never
        share = np.exp(likeness - likeness.max(2, keepdims=True))
        share = share / share.sum(2, keepdims=True)
        x = x + self._line(f"{name}.heard", (share @ tell).transpose(1, 0, 2).reshape(len(x), WIDE))
        return x + self._rows(f"{name}.think", self._calm(f"{name}.calm_again", x))

    def _line(self, name: str, x: Floats) -> Floats:
        return np.asarray(x @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"], np.float32)

    def _rows(self, name: str, x: Floats) -> Floats:
        return self._line(f"{name}.2", np.maximum(self._line(f"{name}.0", x), 0))

    def _calm(self, name: str, x: Floats) -> Floats:
        off = x - x.mean(1, keepdims=True)
        even = off / np.sqrt((off**2).mean(1, keepdims=True) + np.float32(1e-5))
        return np.asarray(even * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"], np.float32)
