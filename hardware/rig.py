"""The rig: the senses of one table, opened together and closed together: real, pretend or from a recording."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from calibration.deckstore import deck_mark
from calibration.measured import KIND as TABLE
from calibration.measured import TableMeasured, table_measured
from calibration.pads import PadsMeasured
from calibration.profile import Profiles
from companion.errors import CompanionError
from companion.settings import Settings
from companion.signals import Want
from hardware.board_agreement import BoardAgreement
from hardware.board_watch import BoardLook, BoardReader
from hardware.camera import Camera
from hardware.edges import EdgeLog, Pads
from hardware.errors import DeviceError
from hardware.gpio import board_name, open_factory
from hardware.lamps import Lamps
from hardware.listener import Listener, wanted
from hardware.looking import Look, Looking, Stillness
from hardware.marked import Marked
from hardware.padcheck import KIND as PADS
from hardware.padcheck import PadCheck
from hardware.pretend.table import PretendCamera, PretendTable
from hardware.recalibrated import Recalibrated
from hardware.recorder import Recorder
from hardware.rejudge import MODELS, model_mark
from hardware.replay import Recording, ReplayCamera, ReplayStarter
from hardware.screenpads import ScreenPads
from hardware.starter import Starter
from hardware.steady import SteadyCamera, opener
from hardware.steadypins import SteadyPins
from hardware.tableeyes import TableEyes
from hardware.watch import Agreement, CardLook, Reader

log = logging.getLogger(__name__)

PACKS = 2
"""So many equal packs may lie on the table (M1); a third 7h is a misreading."""

Eye = tuple[Reader, Stillness, Agreement]
"""The three parts of the eye that the watch over cards needs."""

BoardEye = tuple[Callable[[tuple[str, ...]], BoardReader], Stillness]
"""What the watch over the board needs: a reader for the colours in play, and stillness."""


class Running(Protocol):
    """A sense that lives in a thread of its own."""

    def run(self, stop: threading.Event) -> None:
        """Work until `stop` is set."""


class Rig:
    """The senses of one table. They have reported to the table since it was made, and stop with `close`."""

    def __init__(self, kind: str, table: Listener) -> None:
        self.kind = kind
        """`real`, `pretend` or `replay`."""
        self.pretend: PretendTable | None = None
        """The table that does not exist, to press and lay on; None on any other rig."""
        self.screen: ScreenPads | None = None
        """Pads for phones, where a table has no wired ones; None on a replay."""
        self.padcheck: PadCheck | None = None
        """Tests the wired (or pretended) pads; None where there are none and none will come."""
        self.starter: Starter | ReplayStarter | None = None
        """Runs the races."""
        self.camera: SteadyCamera | None = None
        """The camera, or None where cards are entered by hand."""
        self.watch: Looking | None = None
        """Reads cards and board, or None where they are entered by hand."""
        self.eyes: TableEyes | None = None
        """The camera as it is calibrated; None where there is none."""
        self._table = table
        self._pads: Callable[[], str] = lambda: "no pads"
        self._pins: SteadyPins | None = None
        self._blind: dict[str, DeviceError] = {}
        self._stack = contextlib.ExitStack()
        self._stop = threading.Event()
        self._threads: list[threading.Thread] = []

    @property
    def sentence(self) -> str:
        """The start line: which rig, pads and camera."""
        camera = self.camera.describe() if self.camera is not None else "no camera, cards by hand"
        return f"{self.kind} table, {self._pads()}, {camera}"

    def pins(self) -> None:
        """Returns where the pads' pins are in use here; raises GpioError with what keeps them from it now."""
        if self._pins is not None:
            self._pins.check()

    def eye(self, sense: str) -> None:
        """Returns where the reader of `cards` or `board` is loaded; raises DeviceError with what kept it from it."""
        if sense in self._blind:
            raise self._blind[sense]

    def again(self) -> None:
        """The race that the table wants now is run once more, although it was judged."""
        if self.starter is not None:
            self.starter.again()

    def health(self) -> Mapping[str, Any]:
        """How the senses are, as plain values: for the setup page and for tests."""
        findings = self.starter.findings if isinstance(self.starter, Starter) else {}
        return {
            "rig": self.kind,
            "pads": self._pads(),
            "races": self.starter.races if self.starter is not None else 0,
            "findings": {key: list(pads) for key, pads in findings.items()},
            "camera": "none" if self.camera is None else self.camera.gone or "ok",
            "frames": self.camera.frames if self.camera is not None else 0,
            "readings": self.watch.readings if self.watch is not None else 0,
            "threads": sum(thread.is_alive() for thread in self._threads),
        }

    def close(self) -> None:
        """The senses are silent and their devices free; safe twice."""
        self._stop.set()
        for thread in self._threads:
            thread.join(15.0)  # a reading in progress takes seconds on a slow machine
        self._stack.close()

    def __enter__(self) -> Rig:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def _start(self, name: str, sense: Running) -> None:
        thread = threading.Thread(target=sense.run, args=(self._stop,), name=name, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _closing(self, close: Callable[[], object]) -> None:
        self._stack.callback(close)


def which(settings: Settings) -> str:
    """The rig that the settings ask for: `auto` is real on a Raspberry Pi and pretend anywhere else."""
    if settings.rig != "auto":
        return settings.rig
    return "real" if "Raspberry Pi" in board_name() else "pretend"


def open_rig(settings: Settings, table: Listener, data_dir: Path, *, eye: Callable[[], Eye] | None = None,
             board_eye: Callable[[], BoardEye] | None = None, record: Path | None = None,
             pause_ns: Callable[[], int] | None = None) -> Rig:
    """The senses report to `table` from now on. Close the rig, or use it in a `with`.

    A device that is missing is shown on the scoreboard and played around, never an error. `eye` and `board_eye`
    make the readers of cards and of the board where they are not the shipped ones, `record` names a folder to record
    into, `pause_ns` draws the hidden pause before GO. Raises DeviceError when a replay has no recording or a
    recording no place.
    """
    rig = Rig(which(settings), table)
    try:
        parts = _Wiring(rig, settings, table, data_dir, eye or (lambda: shipped_eye(settings, data_dir)),
                        board_eye or (lambda: shipped_board_eye(settings, data_dir)), pause_ns)
        parts.marked = eye is None
        parts.board_marked = board_eye is None
        parts.open(record)
    except BaseException:
        rig.close()
        raise
    return rig


def shipped_eye(settings: Settings, data_dir: Path | None = None) -> Eye:
    """The eye that comes with the program, with the packs that were taught to the table whose data lie in `data_dir`.

    Raises DeviceError where its model or its library is missing.
    """
    try:
        from hardware.eye.agreement import Agreement as Agreed
        from hardware.eye.cards import CardReader
        from hardware.eye.own_deck import with_taught
        from hardware.eye.stillness import Stillness as Still

        camera = settings.camera
        reader = CardReader() if data_dir is None else with_taught(CardReader(), data_dir)
        return reader, Still(camera.still_frames), Agreed(camera.agree_of, camera.agree_n)
    except Exception as error:  # a missing library, a missing or torn model: all mean cards by hand
        sentence = f"the card reader cannot be loaded ({error}): install the program anew; cards by hand meanwhile"
        raise DeviceError("hw.eye.none", sentence) from error


def shipped_board_eye(settings: Settings, data_dir: Path) -> BoardEye:
    """The eye for the board that comes with the program, by the newest calibration of the table.

    Raises DeviceError where its model or its library is missing.
    """
    try:
        from hardware.board_eye import board_eye
        from hardware.eye.stillness import Stillness as Still

        return board_eye(data_dir), Still(settings.camera.still_frames)
    except Exception as error:  # a missing library, a missing or torn model: all mean shots by hand
        sentence = f"the board's reader cannot be loaded ({error}): install the program anew; shots by hand meanwhile"
        raise DeviceError("hw.board.eye", sentence) from error


def measured_pads(folder: Path) -> PadsMeasured | None:
    """What calibration measured of this table's pads, or None where nobody has."""
    try:
        measured = Profiles(folder / "calibration").load(PADS)
        return None if measured is None else PadsMeasured.from_json(measured)
    except CompanionError as error:
        log.warning("the pads' calibration is not used: %s", error)
        return None


def measured_table(folder: Path) -> TableMeasured | None:
    """What calibration measured of this table and its camera, or None where nobody has."""
    try:
        return table_measured(folder)
    except CompanionError as error:
        log.warning("the table's calibration is not used: %s", error)
        return None


class _Wiring:
    """Puts one rig together. Everything opened is on the rig's stack, so a failure half-way closes it."""

    def __init__(self, rig: Rig, settings: Settings, table: Listener, data_dir: Path, eye: Callable[[], Eye],
                 board_eye: Callable[[], BoardEye], pause_ns: Callable[[], int] | None) -> None:
        self.rig, self.settings, self.table, self.data_dir = rig, settings, table, data_dir
        self.eye, self.board_eye, self.pause_ns = eye, board_eye, pause_ns
        self.marked = False
        """Whether the shipped model reads the cards, so that readings can carry its mark."""
        self.board_marked = False
        """The same of the board."""
        self.edges = EdgeLog()
        self.recorder: Recorder | None = None
        self.race = settings.race
        self.bias_us: Mapping[str, int] = {}

    def open(self, record: Path | None) -> None:
        measured = measured_pads(self.data_dir)
        if measured is not None:
            self.bias_us = measured.bias_us
            self.race = replace(self.race, tolerance_us=measured.tolerance_us)
        if self.rig.kind == "replay":
            self._replay()
            return
        if record is not None:
            self.recorder = Recorder(record, lambda: self.table.notice("hw.record.full"))
            self.rig._closing(self.recorder.close)
        if self.rig.kind == "pretend":
            self._pretend()
        else:
            self._real()
        self._follow_calibration()

    def _follow_calibration(self) -> None:
        """What a command or another machine's file calibrates from now on counts at once, as the wizard's does."""
        eyes, starter = self.rig.eyes, self.rig.starter
        followers: dict[str, Callable[[], object]] = {}
        if eyes is not None:
            followers[TABLE] = lambda: eyes.follow(measured_table(self.data_dir))

        def measured_anew() -> None:
            measured = measured_pads(self.data_dir)
            if measured is not None and isinstance(starter, Starter):
                starter.use(measured)

        followers[PADS] = measured_anew
        self.rig._start("calibration", Recalibrated(Profiles(self.data_dir / "calibration"), followers))

    def _replay(self) -> None:
        recording = Recording(Path(self.settings.camera.folder))
        told = f"{len(recording.races)} recorded races"
        self.rig._pads = lambda: told
        starter = ReplayStarter(self.table, recording, self.race, self.bias_us)
        self.rig.starter = starter
        self.rig._start("starter", starter)
        self._watch(lambda: ReplayCamera(recording, self._picture_wanted))

    def _picture_wanted(self) -> Want | None:
        board = self.table.scoreboard
        return wanted(board, "cards") or wanted(board, "board")

    def _pretend(self) -> None:
        made = PretendTable(self.edges, asked=lambda: [want.sense for want in self.table.scoreboard.wants])
        self.rig.pretend = made
        self.rig._pads = lambda: "pads on keys"
        self._start_races(made, made.lamps)
        self._watch(lambda: PretendCamera(made))

    def _real(self) -> None:
        pins = SteadyPins(lambda: open_factory(self.data_dir / "gpio"), self.settings.pads, self.edges.add,
                          self.table.notice)
        self.rig._closing(pins.close)
        # Opened here and not in the thread, so that the start line can tell which pads there are.
        pins.open()
        self.rig._pins, self.rig._pads = pins, pins.describe
        self._start_races(None if pins.for_good else pins, pins)
        if not pins.for_good:
            self.rig._start("pins", pins)
        if self.settings.camera.kind != "none":
            self._watch(opener(self.settings.camera, self.table.notice))

    def _start_races(self, pads: Pads | None, lamps: Lamps) -> None:
        self.rig.screen = ScreenPads(self.edges)
        every = [some for some in (pads, self.rig.screen) if some is not None]
        starter = Starter(self.table, self.edges, every, lamps, self.race, bias_us=self.bias_us,
                          pause_ns=self.pause_ns, recorder=self.recorder)
        self.rig.starter = starter
        if pads is not None:
            self.rig.padcheck = PadCheck(self.edges, pads, self.settings.race, Profiles(self.data_dir / "calibration"),
                                         hold=starter.hold, use=starter.use)
        self.rig._start("starter", starter)

    def _watch(self, opened: Callable[[], Camera]) -> None:
        camera = SteadyCamera(opened, self.table.notice, self.settings.camera.timeout_s)
        eyes = TableEyes(camera, self.table.notice, measured_table(self.data_dir))
        looks, stillness = self._looks(eyes)
        by_sense = {look.sense: look for look in looks}
        eyes.reads(lambda: by_sense["board" if self._wants_board() and "board" in by_sense else looks[0].sense].seen)
        if stillness is None:
            return
        # Opened here and not in the thread, so that the start line can tell which camera it is.
        camera.open()
        self.rig.camera, self.rig.eyes = camera, eyes
        self.rig._closing(camera.close)
        watch = Looking(self.table, camera, stillness, looks, recorder=self.recorder)
        self.rig.watch = watch
        self.rig._start("watch", watch)

    def _looks(self, eyes: TableEyes) -> tuple[list[Look], Stillness | None]:
        """What the camera's pictures are looked at for; an eye that cannot be loaded costs only itself."""
        looks: list[Look] = []
        stillness: Stillness | None = None
        camera = self.settings.camera
        try:
            reader, stillness, agreement = self.eye()
            marked = Marked(self.table, lambda: model_mark(MODELS) + deck_mark(self.data_dir) if self.marked else "")
            looks.append(CardLook(marked, reader, agreement, camera, packs=PACKS, recorder=self.recorder,
                                  zones=eyes.zones, in_place=eyes.in_place, goes_by=lambda: deck_mark(self.data_dir)))
        except DeviceError as error:
            self._blind("cards", error)
        try:
            board, still = self.board_eye()
            stillness = stillness or still
            told = Marked(self.table, lambda: model_mark(MODELS, "board") if self.board_marked else "")
            look = BoardLook(told, board, BoardAgreement(camera.agree_of, camera.agree_n), in_place=eyes.in_place,
                             recorder=self.recorder)
            eyes.renews(look.renew)
            looks.append(look)
        except DeviceError as error:
            self._blind("board", error)
        return looks, stillness

    def _wants_board(self) -> bool:
        return wanted(self.table.scoreboard, "board") is not None

    def _blind(self, sense: str, error: DeviceError) -> None:
        log.info("%s", error)
        self.rig._blind[sense] = error
        self.table.notice(error.key, error.values)

