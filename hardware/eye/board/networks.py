"""The five networks of the board eye: what a patch shows, what that means beside the others, which paint it is."""

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
        """Load `board.onnx` and `board_state`, `_match`, `_again`, `_second` beside it."""
        self._look, self._state, self._match, self._again, self._second = (
            cv2.dnn.readNetFromONNX(np.frombuffer((models / f"{name}.onnx").read_bytes(), np.uint8))
            for name in ("board", "board_state", "board_match", "board_again", "board_second")
        )

    def read(self, patches: NDArray[np.uint8], paints: Sequence[tuple[float, float, float]], holes: int) -> HolesRead:
        """What patches of one board show (n x 48 x 48 x 3): first its `holes`, then others that are read beside them.

        `paints` are sRGB, 0 to 255, of the colours in play.
        """
        count = len(patches)
        looks = _run(self._look, cv2.dnn.blobFromImages(list(patches), 1 / 255)).reshape(count, -1)
        own = looks[:holes]
        whole = np.concatenate([own.mean(0), own.max(0), own.min(0)])
        answer = _run(self._state, np.concatenate([looks, np.repeat(whole[None], count, 0)], 1))
        states = _softmax(answer[:, :4])
        marked = 1 / (1 + np.exp(-answer[:, 4]))
        if not paints:
            return HolesRead(states, marked, np.zeros((count, 0), np.float32))
        colours = inner_colours(patches)
        likely, usual, number = self._colours(looks, colours, states[:holes, SUNK], paints)
        # What the colours say about the states: like the empty holes, or like a paint in play?
        empty = states[:holes, EMPTY : EMPTY + 1]
        mean_empty = (colours[:holes] * empty).sum(0) / (empty.sum() + 1e-3)
        paint = np.array(paints, np.float32)[:, ::-1] / 255
        rows = np.concatenate([
            looks, colours, colours - mean_empty, colours - likely @ usual, colours - colours[:holes].mean(0),
            colours[:, 3:6] - likely @ paint, np.full((count, 1), empty.mean()), (likely @ number)[:, None] / 25,
            likely.max(1, keepdims=True)], 1)
        return HolesRead(_softmax(answer[:, :4] + _run(self._second, rows)), marked, likely)

    def _colours(self, looks: Floats, colours: Floats, sunk: Floats, paints: Sequence[tuple[float, float, float]]
                 ) -> tuple[Floats, Floats, Floats]:
        """The chances of the paints, how the holes of each paint look, and how many they are.

        Matched twice: by the paints alone, then also by how the holes look that were taken for the same paint.
        """
        count, kinds = len(looks), len(paints)
        paint = (np.array(paints, np.float32)[:, ::-1] / 255).astype(np.float32)
        holes = len(sunk)
        mean_sunk = (colours[:holes] * sunk[:, None]).sum(0) / (sunk.sum() + 1e-3)
        board = np.concatenate([mean_sunk, colours[:holes].mean(0)])
        own = np.concatenate([looks, colours, np.repeat(board[None], count, 0)], 1)
        paint_rows = np.concatenate([paint, np.repeat(paint.mean(0)[None], kinds, 0)], 1)
        rows = np.concatenate([np.repeat(own[:, None], kinds, 1), np.repeat(paint_rows[None], count, 0)], 2)
        first = _run(self._match, rows.reshape(count * kinds, -1)).reshape(count, kinds)
        share = _softmax(first[:holes]) * sunk[:, None]
        number = share.sum(0)
        usual = share.T @ colours[:holes] / (number[:, None] + 1e-3)
        usual_rows = np.repeat(usual[None], count, 0)
        here = np.repeat(colours[:, None], kinds, 1)
        many = np.repeat((number / 6)[None, :, None], count, 0)
        more = np.concatenate([rows, usual_rows, here - usual_rows, many], 2).astype(np.float32)
        second = first + _run(self._again, more.reshape(count * kinds, -1)).reshape(count, kinds)
        return _softmax(second), usual, number


def averaged(reads: Sequence[HolesRead]) -> HolesRead:
    """Several looks at the same holes as one: the mean of their logarithms, so that one clear look counts more."""
    states = _agreed([one.states for one in reads])
    marked = _agreed([np.stack([one.marked_up, 1 - one.marked_up], 1) for one in reads])[:, 0]
    colours = _agreed([one.colours for one in reads]) if reads[0].colours.size else reads[0].colours
    return HolesRead(states, marked, colours)


def _agreed(chances: Sequence[Floats]) -> Floats:
    return _softmax(np.mean([np.log(one + 1e-6) for one in chances], axis=0, dtype=np.float32))


def _run(net: cv2.dnn.Net, rows: NDArray[Any]) -> Floats:
    net.setInput(np.ascontiguousarray(rows, np.float32))
    return np.asarray(net.forward(), np.float32)


def _softmax(logits: Floats) -> Floats:
    raised = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(raised / raised.sum(1, keepdims=True), np.float32)
