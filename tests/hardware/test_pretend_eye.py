"""The shipped eye looks at the drawn table as at a real one: card by card to the report."""

from __future__ import annotations

from companion.settings import CameraSettings
from companion.signals import Want
from hardware.edges import EdgeLog
from hardware.eye.agreement import Agreement
from hardware.eye.cards import CardReader
from hardware.eye.stillness import Stillness
from hardware.looking import Looking
from hardware.pretend.table import PretendCamera, PretendTable
from hardware.steady import SteadyCamera
from hardware.watch import CardLook
from tests.hardware.fakes import FakeClock, FakeTable


def test_turned_cards_and_open_rows_are_read_from_the_drawn_table() -> None:
    table, clock = FakeTable(), FakeClock()
    drawn = PretendTable(EdgeLog(), clock)

    def opened() -> PretendCamera:
        return PretendCamera(drawn, clock=clock, pause=lambda seconds: clock.move(1000 * seconds))

    camera = SteadyCamera(opened, table.notice, 1.0)
    cards = CardLook(table, CardReader(), Agreement(5, 3), CameraSettings(), clock=clock)
    watch = Looking(table, camera, Stillness(3), [cards], pause=lambda s: None)

    def reported(count: int) -> dict[str, str]:
        for _ in range(60):
            watch.step()
            if len(table.cards) == count:
                break
        zones: dict[str, list[str]] = {}
        for card in table.cards[count - 1].cards:
            zones.setdefault(card.zone, []).append(str(card.card))
        return {zone: " ".join(sorted(names)) for zone, names in zones.items()}

    drawn.lay("S", "10h")
    drawn.lay("N", "Kd")
    table.want(Want("cards", ("S", "N"), 1, 1))
    assert reported(1) == {"S": "Th", "N": "Kd"}
    drawn.deal("hat-S", ["7h", "Qd", "6s"])
    drawn.deal("hat-N", ["2c", "9d"])
    table.want(Want("cards", ("hat-S", "hat-N"), 0, 2))
    assert reported(2) == {"hat-S": "6s 7h Qd", "hat-N": "2c 9d"}
    assert all(card.confidence >= 0.8 for seen in table.cards for card in seen.cards)
