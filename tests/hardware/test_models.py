"""Every Raspberry Pi that the table may stand on: which of its chips drives the header, and that the pads are on it.

The chips of each model as its kernels name them; gpiozero is the real one, under it is a kernel that does not exist.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest

from companion.settings import PadSettings
from companion.signals import Edge
from hardware.buttons import GpioPads, wiring
from hardware.errors import GpioError
from hardware.gpio import chip_number, open_factory
from hardware.lamps import GpioLamps

BCM2835, BCM2711, RP1 = "pinctrl-bcm2835", "pinctrl-bcm2711", "pinctrl-rp1"
EXPANDER, VIRTUAL, POWER = "raspberrypi-exp-gpio", "brcmvirt-gpio", "gpio-brcmstb@107d508500"


@dataclass(frozen=True)
class Model:
    """A Raspberry Pi: its name in the device tree, its revision, its chips by number, and the header's."""

    name: str
    revision: int
    chips: dict[int, str]
    header: int


MODELS = [
    Model("Raspberry Pi 3 Model B Rev 1.2", 0xA02082, {0: BCM2835, 1: EXPANDER, 2: VIRTUAL}, 0),
    Model("Raspberry Pi 3 Model B Plus Rev 1.3", 0xA020D3, {0: BCM2835, 1: EXPANDER}, 0),
    Model("Raspberry Pi Zero 2 W Rev 1.0", 0x902120, {0: BCM2835, 1: EXPANDER}, 0),
    Model("Raspberry Pi 4 Model B Rev 1.4", 0xC03114, {0: BCM2711, 1: EXPANDER}, 0),
    Model("Raspberry Pi 400 Rev 1.0", 0xC03130, {0: BCM2711, 1: EXPANDER}, 0),
    # Older kernels counted the chips of the power supply first; later ones have a link at number 4, or had none.
    Model("Raspberry Pi 5 Model B Rev 1.0", 0xC04170, {0: POWER, 1: POWER, 2: POWER, 3: POWER, 4: RP1}, 4),
    Model("Raspberry Pi 5 Model B Rev 1.1", 0xD04171, {0: RP1, 10: POWER, 11: POWER, 12: POWER, 13: POWER}, 0),
    Model("Raspberry Pi 5 Model B Rev 1.1", 0xD04171, {0: RP1, 4: RP1, 10: POWER, 11: POWER}, 0),
    Model("Raspberry Pi 500 Rev 1.0", 0xD04190, {0: RP1, 10: POWER, 11: POWER}, 0),
    # A model that is newer than gpiozero, with a header as all have had it.
    Model("Raspberry Pi 5 Something Rev 1.0", 0xD04FF0, {0: RP1, 10: POWER}, 0),
]
PI_3, PI_4, PI_5 = MODELS[0], MODELS[3], MODELS[6]


@dataclass
class Kernel:
    """As much of lgpio as gpiozero's factory uses; a chip without a label is one this user may not open."""

    chips: dict[int, str]
    claims: dict[tuple[int, int], tuple[str, int]] = field(default_factory=dict)
    """(handle, line) -> what it was claimed for, with which flags."""
    calls: dict[tuple[int, int], Callable[..., None]] = field(default_factory=dict)
    open_handles: dict[int, int] = field(default_factory=dict)
    levels: dict[tuple[int, int], int] = field(default_factory=dict)

    def module(self) -> ModuleType:
        made: Any = ModuleType("lgpio")
        made.error = type("error", (Exception,), {})
        made.SET_PULL_NONE, made.SET_PULL_UP, made.SET_PULL_DOWN = 128, 32, 64
        made.BOTH_EDGES, made.RISING_EDGE, made.FALLING_EDGE = 3, 1, 2
        kernel = self

        def gpiochip_open(number: int) -> int:
            if not kernel.chips.get(number):
                raise made.error("can not open gpiochip")
            handle = 100 + len(kernel.open_handles)
            kernel.open_handles[handle] = number
            return handle

        def claim(kind: str) -> Callable[..., int]:
            def claimed(handle: int, line: int, *rest: int) -> int:
                held = next((key for key in kernel.claims if key[1] == line and key[0] != handle
                             and kernel.open_handles.get(key[0]) == kernel.open_handles[handle]), None)
                if held is not None:
                    raise made.error("GPIO busy")
                kernel.claims[handle, line] = (kind, rest[-1] if rest else 0)
                return 0
            return claimed

        def gpio_claim_output(handle: int, line: int, level: int = 0) -> int:
            kernel.levels[handle, line] = level
            return claim("output")(handle, line)

        def callback(handle: int, line: int, edges: int, call: Callable[..., None]) -> Any:
            kernel.calls[handle, line] = call
            return type("Callback", (), {"cancel": lambda self: kernel.calls.pop((handle, line), None)})()

        made.gpiochip_open = gpiochip_open
        made.gpiochip_close = kernel.closed
        made.gpio_get_chip_info = lambda handle: [0, 54, "gpiochip", kernel.chips[kernel.open_handles[handle]]]
        made.gpio_claim_input, made.gpio_claim_alert = claim("input"), lambda handle, line, edges, flags: claim(
            "alert")(handle, line, flags)
        made.gpio_claim_output = gpio_claim_output
        made.gpio_free = lambda handle, line: kernel.claims.pop((handle, line), None)
        made.gpio_get_mode = lambda handle, line: kernel.mode(handle, line)
        made.gpio_read = lambda handle, line: kernel.levels.get((handle, line), 1)
        made.gpio_write = lambda handle, line, level: kernel.levels.__setitem__((handle, line), int(level))
        made.gpio_set_debounce_micros = lambda handle, line, micros: 0
        made.callback = callback
        return cast(ModuleType, made)

    def closed(self, handle: int) -> None:
        del self.open_handles[handle]
        for held in [key for key in self.claims if key[0] == handle]:
            del self.claims[held]

    def mode(self, handle: int, line: int) -> int:
        kind, flags = self.claims.get((handle, line), ("input", 0))
        return (2 if kind == "output" else 0) | flags

    def edge(self, line: int, level: int, at_ns: int) -> None:
        """The line changes: whoever waits for it is told, as lgpio's one thread tells it."""
        for (handle, number), call in list(self.calls.items()):
            if number == line and self.claims.get((handle, line), ("", 0))[0] == "alert":
                call(self.open_handles[handle], line, level, at_ns)


@pytest.fixture
def booted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Model], Kernel]]:
    """Starts a model: its device tree, its chips, gpiozero on them."""

    def start(model: Model) -> Kernel:
        kernel = Kernel(dict(model.chips))
        monkeypatch.setitem(sys.modules, "lgpio", kernel.module())
        monkeypatch.delitem(sys.modules, "gpiozero.pins.lgpio", raising=False)
        monkeypatch.setattr("hardware.gpio.board_name", lambda: model.name)

        def revision() -> int:
            if not model.revision:
                from gpiozero.exc import PinUnknownPi
                raise PinUnknownPi("unable to locate Pi revision")
            return model.revision

        monkeypatch.setattr("gpiozero.pins.local.get_pi_revision", revision)
        return kernel

    yield start
    sys.modules.pop("gpiozero.pins.lgpio", None)


def exists(kernel: Kernel) -> Callable[[str], bool]:
    return {f"/dev/gpiochip{number}" for number in kernel.chips}.__contains__


def opened(kernel: Kernel, tmp_path: Path) -> Any:
    return open_factory(tmp_path, exists(kernel))


@pytest.mark.parametrize("model", MODELS, ids=lambda model: f"{model.name}, chip {model.header}")
def test_the_pads_of_each_model_are_on_its_headers_chip(model: Model, booted: Callable[[Model], Kernel],
                                                        tmp_path: Path) -> None:
    kernel, seen = booted(model), list[Edge]()
    factory = opened(kernel, tmp_path)
    assert (factory.chip, list(kernel.open_handles.values())) == (model.header, [model.header])
    with GpioPads(factory, wiring(PadSettings()), seen.append) as pads:
        assert {line: claim for (_, line), claim in kernel.claims.items()} == dict.fromkeys(
            (17, 27, 22, 23), ("alert", 32))  # with the chip's own pull-up
        start = factory.ticks()
        kernel.edge(22, 0, round(start * 1e9) + 5_000_000)
        kernel.edge(17, 0, round(start * 1e9) + 5_250_000)
        assert pads.names == ("S.main", "S.magic", "N.main", "N.magic")
    assert [f"{edge.seat}.{edge.pad}" for edge in seen] == ["N.main", "S.main"]
    assert seen[1].at_ns - seen[0].at_ns == pytest.approx(250_000, abs=500)
    factory.close()
    assert kernel.open_handles == {}


@pytest.mark.parametrize("model", [PI_3, PI_4, PI_5], ids=lambda model: model.name)
def test_the_header_is_found_in_whatever_order_the_kernel_counts_its_chips(model: Model) -> None:
    header = model.chips[model.header]
    labels = [*dict.fromkeys(model.chips.values()), "mcp23017"]
    for order in permutations(labels):
        kernel = Kernel(dict(enumerate(order)))
        found = chip_number(kernel.module(), exists(kernel))
        assert order[found] == header
        assert kernel.open_handles == {}


def test_a_chip_of_somebody_else_that_is_closed_does_not_matter() -> None:
    kernel = Kernel({0: "", 1: BCM2711})
    assert chip_number(kernel.module(), exists(kernel)) == 1


@pytest.mark.parametrize(("chips", "key"), [({}, "hw.gpio.chip"), ({0: ""}, "hw.gpio.closed"),
                                            ({0: EXPANDER, 3: ""}, "hw.gpio.closed")])
def test_no_chip_or_no_permission(chips: dict[int, str], key: str) -> None:
    kernel = Kernel(chips)
    with pytest.raises(GpioError) as caught:
        chip_number(kernel.module(), exists(kernel))
    assert caught.value.key == key


UNKNOWN = [Model("Raspberry Pi 6 Model B Rev 1.0", 0xE05200, {0: "pinctrl-rp2", 1: EXPANDER}, 0),
           Model("Orange Pi Zero 3", 0, {0: "300b000.pinctrl", 1: "7022000.pinctrl"}, 0)]


@pytest.mark.parametrize("model", UNKNOWN, ids=lambda model: model.name)
def test_a_board_that_nobody_knows_is_told_with_its_chips(model: Model, booted: Callable[[Model], Kernel],
                                                          tmp_path: Path) -> None:
    kernel = booted(model)
    with pytest.raises(GpioError, match=r"are not known: use a Raspberry Pi 3, 4, 5 or Zero 2") as caught:
        opened(kernel, tmp_path)
    assert caught.value.key == "hw.gpio.unknown"
    assert caught.value.values == {"board": model.name, "chips": ", ".join(model.chips.values())}
    assert kernel.open_handles == {}


def test_a_board_with_a_pis_chip_and_no_pis_revision(booted: Callable[[Model], Kernel], tmp_path: Path) -> None:
    kernel = booted(Model("Some other board", 0, {0: BCM2835}, 0))
    with pytest.raises(GpioError) as caught:
        opened(kernel, tmp_path)
    assert caught.value.key == "hw.gpio.unknown"
    assert kernel.open_handles == {}


def test_closing_the_lamps_chip_leaves_the_pads_theirs(booted: Callable[[Model], Kernel], tmp_path: Path) -> None:
    """gpiozero's local factories share one list of pins: closing one closed the pads of the other."""
    kernel, seen = booted(PI_4), list[Edge]()
    with GpioPads(opened(kernel, tmp_path), wiring(PadSettings()), seen.append) as pads:
        chip = opened(kernel, tmp_path)
        lamps = GpioLamps(chip, PadSettings())
        lamps.go()
        lamps.close()
        chip.close()
        kernel.edge(17, 0, 10**9)
        assert len(seen) == 1
        assert len(pads.names) == 4


def test_two_programs_on_one_pin(booted: Callable[[Model], Kernel], tmp_path: Path) -> None:
    kernel = booted(PI_5)
    with GpioPads(opened(kernel, tmp_path), wiring(PadSettings()), lambda edge: None):
        with pytest.raises(GpioError) as caught:
            GpioPads(opened(kernel, tmp_path), wiring(PadSettings()), lambda edge: None)
        assert (caught.value.key, caught.value.values) == ("hw.gpio.busy", {"pin": 17})
