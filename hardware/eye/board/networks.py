"""The four networks of the board eye: what a patch shows, what that means beside the others, which paint it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.eye.board.patches import STATES, inner_colours

Floats = NDArray[np.float32]
EMPTY, SUNK, LEANING, COVERED = range(len(STATES))


@dataclass(frozen=True, slots=True)
class HolesRead:
    """Chances for each of n holes: the states (n x 4), the marked side up (n), the colours (n x colours)."""

    states: Floats
    marked_up: Floats
    colours: Floats


class Networks:
    """The trained networks, run by OpenCV. One instance serves one thread at a time."""

    def __init__(self, models: Path) -> None:
        """Load `board.onnx`, `board_state.onnx`, `board_match.onnx` and `board_again.onnx`."""
        self._look, self._state, self._match, self._again = (
            cv2.dnn.readNetFromONNX(np.frombuffer((models / f"{name}.onnx").read_bytes(), np.uint8))
            for name in ("board", "board_state", "board_match", "board_again")
        )

    def read(self, patches: NDArray[np.uint8], paints: Sequence[tuple[float, float, float]]) -> HolesRead:
        """What the holes of one board show (n x 48 x 48 x 3); `paints` are sRGB, 0 to 255, of the colours in play."""
        count = len(patches)
        looks = _run(self._look, cv2.dnn.blobFromImages(list(patches), 1 / 255)).reshape(count, -1)
        whole = np.concatenate([looks.mean(0), looks.max(0), looks.min(0)])
        answer = _run(self._state, np.concatenate([looks, np.repeat(whole[None], count, 0)], 1))
        states = _softmax(answer[:, :4])
        marked = 1 / (1 + np.exp(-answer[:, 4]))
        if not paints:
            return HolesRead(states, marked, np.zeros((count, 0), np.float32))
        return HolesRead(states, marked, self._colours(looks, inner_colours(patches), states[:, SUNK], paints))

    def _colours(self, looks: Floats, colours: Floats, sunk: Floats, paints: Sequence[tuple[float, float, float]]
                 ) -> Floats:
        """Twice: by the paints alone, then also by how the holes look that were taken for the same paint."""
        count, kinds = len(looks), len(paints)
        paint = (np.array(paints, np.float32)[:, ::-1] / 255).astype(np.float32)
        mean_sunk = (colours * sunk[:, None]).sum(0) / (sunk.sum() + 1e-3)
        board = np.concatenate([mean_sunk, colours.mean(0)])
        own = np.concatenate([looks, colours, np.repeat(board[None], count, 0)], 1)
        paint_rows = np.concatenate([paint, np.repeat(paint.mean(0)[None], kinds, 0)], 1)
        rows = np.concatenate([np.repeat(own[:, None], kinds, 1), np.repeat(paint_rows[None], count, 0)], 2)
        first = _run(self._match, rows.reshape(count * kinds, -1)).reshape(count, kinds)
        share = _softmax(first) * sunk[:, None]
        number = share.sum(0)
        usual = np.einsum("nk,nc->kc", share, colours) / (number[:, None] + 1e-3)
        usual_rows = np.repeat(usual[None], count, 0)
        here = np.repeat(colours[:, None], kinds, 1)
        many = np.repeat((number / 6)[None, :, None], count, 0)
        more = np.concatenate([rows, usual_rows, here - usual_rows, many], 2).astype(np.float32)
        return _softmax(first + _run(self._again, more.reshape(count * kinds, -1)).reshape(count, kinds))


def _run(net: cv2.dnn.Net, rows: NDArray[Any]) -> Floats:
    net.setInput(np.ascontiguousarray(rows, np.float32))
    return np.asarray(net.forward(), np.float32)


def _softmax(logits: Floats) -> Floats:
    raised = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(raised / raised.sum(1, keepdims=True), np.float32)
