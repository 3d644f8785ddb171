"""The networks of the board eye: what each patch shows, what that means beside the others, and which paint it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.eye.board.judge import Judge
from hardware.eye.board.patches import STATES, inner_colours

Floats = NDArray[np.float32]
EMPTY, SUNK, LEANING, COVERED = range(len(STATES))


@dataclass(frozen=True, slots=True)
class HolesRead:
    """Chances for each of n holes: the states (n x 4), the marked side up (n), the colours (n x colours)."""

    states: Floats
    marked_up: Floats
    colours: Floats


def told(states: Floats) -> tuple[int, float]:
    """What is said of a hole by the chances of its states, and how sure that is: EMPTY, SUNK, LEANING or COVERED.

    EMPTY says that no stone is sunk there, which a leaning one is not, either (B6). Where something lies over the hole
    but not over all of it, only what is seen counts: of 104 drawn holes that are answered for this alone, 98 were what
    they were said to be under it (hardware/eye/board/README.md).
    """
    best = int(states.argmax())
    if best in (LEANING, COVERED):
        return best, float(states[best])
    seen = 1 - states[COVERED]
    return best, float((states[SUNK] if best == SUNK else states[EMPTY] + states[LEANING]) / seen)


class Networks:
    """The trained networks. One instance serves one thread at a time."""

    def __init__(self, models: Path) -> None:
        """Load `board.onnx` and `board_judge.npz`."""
        self._look = cv2.dnn.readNetFromONNX(np.frombuffer((models / "board.onnx").read_bytes(), np.uint8))
        self._judge = Judge(models / "board_judge.npz")

    def read(self, patches: NDArray[np.uint8], paints: Sequence[tuple[float, float, float]]) -> HolesRead:
        """What patches of one board show (n x 48 x 48 x 3): first its 25 holes, then spots that are read beside them.

        `paints` are sRGB, 0 to 255, of the colours in play.
        """
        self._look.setInput(cv2.dnn.blobFromImages(list(patches), 1 / 255))
        looks = np.asarray(self._look.forward(), np.float32).reshape(len(patches), -1)
        paint = np.array(paints, np.float32).reshape(-1, 3)[:, ::-1] / np.float32(255)
        answer, matches = self._judge.judge(np.concatenate([looks, inner_colours(patches)], 1), paint)
        colours = _softmax(matches) if len(paint) else matches
        return HolesRead(_softmax(answer[:, :4]), 1 / (1 + np.exp(-answer[:, 4])), colours)


def averaged(reads: Sequence[HolesRead]) -> HolesRead:
    """Several looks at the same holes as one: the mean of their logarithms, so that one clear look counts more."""
    states = _agreed([one.states for one in reads])
    marked = _agreed([np.stack([one.marked_up, 1 - one.marked_up], 1) for one in reads])[:, 0]
    colours = _agreed([one.colours for one in reads]) if reads[0].colours.size else reads[0].colours
    return HolesRead(states, marked, colours)


def _agreed(chances: Sequence[Floats]) -> Floats:
    return _softmax(np.mean([np.log(one + 1e-6) for one in chances], axis=0, dtype=np.float32))


def _softmax(logits: Floats) -> Floats:
    raised = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(raised / raised.sum(1, keepdims=True), np.float32)
