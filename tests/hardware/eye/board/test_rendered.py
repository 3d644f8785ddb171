"""The board reader on rendered boards it was never trained on: what it is sure of is right."""

from __future__ import annotations

import json

import cv2
import numpy as np
import pytest

from companion.signals import SURE
from hardware.eye.board import BoardReader
from tests.bench.board_eye import TRUTH_ORDER, read_board
from tests.shared import shared


@pytest.mark.parametrize("number", ["0004", "0010", "0016", "0023"])
def test_what_is_sure_on_a_rendered_board_is_right(number: str) -> None:
    folder = shared("data/render/dev/board")
    truth = json.loads((folder / f"board_{number}.json").read_text())
    picture = np.asarray(cv2.imread(str(folder / f"board_{number}.jpg")), np.uint8)
    reading = read_board(BoardReader(), truth, picture)
    assert reading is not None
    said = [reading.seen.holes[n] for n in TRUTH_ORDER]
    sure = [(hole["color"] or "empty", seen.state) for hole, seen in zip(truth["holes"], said, strict=True)
            if seen.state != "unsure" and seen.confidence >= SURE and not hole["unreadable"]]
    assert len(sure) >= 20
    assert [due for due, _ in sure] == [seen for _, seen in sure]
