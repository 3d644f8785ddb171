"""From hand or shot to scoreboard: real pins and a real camera, through our senses and a real table, to a point."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from companion.engine import Setup
from companion.journal import Journal
from companion.settings import CameraSettings, Settings
from companion.table import Table
from hardware.edges import EdgeLog
from hardware.eye.agreement import Agreement
from hardware.eye.stillness import Stillness
from hardware.pretend.table import PretendTable
from hardware.rig import Eye, open_rig, shipped_eye
from tests.hardware.tables import Told, arm, duel
from tests.rig.pads import Injected, Step, injected
from tests.rig.tools import new_fingers, sim_camera, sim_pin
from tests.rig.waiting import wait_for

MODELS = Path(__file__).parents[2] / "hardware" / "eye" / "models"
SETTINGS = replace(Settings(), camera=CameraSettings(kind="pi"))


def points(table: Table) -> list[int]:
    return [score.points for score in table.scoreboard.scores]


def wanted(table: Table) -> str:
    return next((want.sense for want in table.scoreboard.wants), "")


def eye(drawn: PretendTable) -> Callable[[], Eye]:
    """The shipped eye where its model is there, else one that is told what lies on top."""
    if (MODELS / "finder.onnx").exists() and (MODELS / "reader.onnx").exists():
        print("\nread by the trained reader")
        return lambda: shipped_eye(SETTINGS)
    print("\nno trained model here: the reader is told what lies there")

    class Top(Told):
        def read(self, picture: Any, packs: int = 1) -> Any:
            seen = super().read(picture, packs)
            return type(seen)(seen.cards[-2:])

    return lambda: (Top(lambda: drawn), Stillness(3), Agreement(5, 3))


@pytest.fixture
def world(tmp_path: Path) -> Any:
    drawn, sim, fingers = PretendTable(EdgeLog()), sim_camera(), new_fingers()
    sim.show(np.ascontiguousarray(drawn.frame()[:, :, ::-1]))
    yield drawn, sim, fingers
    fingers.close()
    sim.close()


def test_two_turns_of_the_duel_on_a_raspberry_pi(world: Any, tmp_path: Path) -> None:
    drawn, sim, fingers = world
    journal, table = duel(tmp_path)
    go = sim_pin(SETTINGS.pads.lamp_go)
    true: list[Injected] = []
    with journal, open_rig(SETTINGS, table, tmp_path, eye=eye(drawn), pause_ns=lambda: 400_000_000) as rig:
        print(rig.sentence)
        assert rig.kind == "real"
        assert rig.sentence.startswith("real table, pads on 4 pins of a Raspberry Pi")
        assert rig.sentence.endswith("Pi camera, 1280x720")
        for total, first, cards in ((1, (17, 22), ("Kd", "7h")), (2, (22, 17), ("2c", "As"))):
            arm(table)
            wait_for(lambda: go.level == 1)
            # Both hands come after the human limit; the first one bounces, the second comes clean 40 ms later.
            one, other = first
            steps: list[Step] = [(0, SPARE, 0), (180, one, 1), (180.5, one, 0), (181, one, 1), (220, other, 1),
                                 (260, one, 0), (262, other, 0)]
            true.append(injected(steps, fingers.play(steps), one, other))
            wait_for(lambda: wanted(table) == "cards", 60, lambda: (table.scoreboard, rig.health()))
            drawn.lay("S", cards[0])
            drawn.lay("N", cards[1])
            sim.show(np.ascontiguousarray(drawn.frame()[:, :, ::-1]))
            wait_for(lambda total=total: sum(points(table)) == total, 200,  # type: ignore[misc]  # bound at once
                     lambda: (table.scoreboard, rig.health()))
        assert points(table) == [1, 1]
        assert table.scoreboard.notices == ()
        print(rig.health())
    lines = table.history()
    assert [line.by for line in lines[-6:]] == ["referee", "button", "camera"] * 2
    assert [line.act["seat"] for line in lines if line.by == "button"] == ["S", "N"]
    margins = [line.act["margin_us"] for line in lines if line.by == "button"]
    print("margins (us):", margins, "by the writes:", [round(one.apart) for one in true])
    assert all(one.least - 1 <= margin <= one.most for margin, one in zip(margins, true, strict=True))


def test_two_shots_of_the_board_game_on_a_raspberry_pi(world: Any, tmp_path: Path) -> None:
    drawn, sim, _ = world
    with Journal(tmp_path / "board.sqlite") as journal:
        table = Table(journal)
        table.open_match(Setup("board", ("Ada", "Bo")))

        def shown() -> None:
            """The kernel's camera sees the board as it lies now."""
            sim.show(np.ascontiguousarray(drawn.board.frame()[:, :, ::-1]))

        def facts() -> list[tuple[str, str]]:
            return [(line.act["is"], line.by) for line in table.history()]

        shown()
        with open_rig(SETTINGS, table, tmp_path) as rig:
            print(rig.sentence)
            assert rig.kind == "real"
            rig.eye("board")
            wait_for(lambda: rig.watch is not None and rig.watch.readings >= 3, 60, rig.health)
            colour = table.scoreboard.view["players"][table.scoreboard.view["shooter"]]["colour"]
            drawn.board.sink("c3", colour, True)
            shown()
            wait_for(lambda: facts() == [("Shot", "camera")], 120, lambda: (table.scoreboard, rig.health()))
            assert points(table) == [3, 0]
            drawn.board.lie(35, 105, colour, False)
            shown()
            wait_for(lambda: facts() == [("Shot", "camera")] * 2, 120, lambda: (table.scoreboard, rig.health()))
            assert points(table) == [3, 0]
            assert (table.scoreboard.doubt, table.scoreboard.notices) == (None, ())
            print(rig.health())
        (loose,) = table.history()[-1].act["loose"]
        print("the loose stone, which lies at 35, 105, is told to lie at", loose)
        assert loose["colour"] == colour
        assert max(abs(loose["x_mm"] - 35), abs(loose["y_mm"] - 105)) < 4


SPARE = 26
"""A pin nobody is wired to: the pattern's clock starts with it."""
