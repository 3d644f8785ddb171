"""Recording a table while it is played: the edges of every race and the frames that were read.

A recording is a folder: `record.jsonl` holds one line for each want of cards or of the board, race and frame, in
order; `frames/` the frames as JPEG. `hardware.replay` plays it again.
"""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TextIO

import cv2

from companion.signals import Want
from hardware.camera import Frame
from hardware.edges import Logged
from hardware.errors import DeviceError
from hardware.race import Start

FILE, FRAMES = "record.jsonl", "frames"
QUALITY = 95
"""Of the kept JPEGs: fine enough that corner indices are read as in the frame itself."""
SPARE_BYTES = 500_000_000
"""No frame is kept when less than this would be left on the disk: the journal needs it more."""


class Recorder:
    """Writes a recording while the table is played. What is written is whole after each line; safe from any thread."""

    def __init__(self, folder: Path, full: Callable[[], Any] = lambda: None) -> None:
        """A recording begins in `folder`, or goes on there. `full` is called once when the disk gets too full.

        Raises DeviceError when the folder cannot be written.
        """
        self._folder = folder
        self._full = full
        self._stopped = False
        self._lock = threading.Lock()
        self._frames = 0
        try:
            (folder / FRAMES).mkdir(parents=True, exist_ok=True)
            self._frames = len(list((folder / FRAMES).glob("*.jpg")))
            self._file: TextIO | None = (folder / FILE).open("a", encoding="utf-8")
        except OSError as error:
            sentence = f"nothing can be recorded in {folder} ({error.strerror}): choose a folder that is writable"
            raise DeviceError("hw.record.full", sentence) from error

    def wanted(self, want: Want) -> None:
        """From here on frames are for this want."""
        self._write({want.sense: _want(want)})

    def race(self, start: Start, edges: Sequence[Logged], want: Want) -> None:
        """One race is kept, judged or broken off."""
        self._write({
            "race": {"armed_ns": start.armed_ns, "go_ns": start.go_ns, "signal": start.signal,
                     "seats": [str(seat) for seat in start.seats]},
            "edges": [[str(e.edge.seat), e.edge.pad, e.edge.at_ns, e.edge.down, e.by] for e in edges],
            "want": _want(want),
        })

    def frame(self, frame: Frame) -> None:
        """One frame that was read is kept, unless the disk is nearly full."""
        if self._stopped:
            return
        if shutil.disk_usage(self._folder).free < SPARE_BYTES:
            self._stop()
            return
        good, data = cv2.imencode(".jpg", frame.picture, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
        if not good:
            return
        with self._lock:
            self._frames += 1
            name = f"{self._frames:06}.jpg"
        try:
            (self._folder / FRAMES / name).write_bytes(data.tobytes())
        except OSError:
            self._stop()
            return
        self._write({"frame": name, "at_ns": frame.at_ns})

    def close(self) -> None:
        """The recording is complete; safe twice."""
        with self._lock:
            if self._file is not None:
                self._file.close()
                self._file = None

    def __enter__(self) -> Recorder:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def _write(self, line: dict[str, Any]) -> None:
        with self._lock:
            if self._file is None:
                return
            try:
                self._file.write(json.dumps(line) + "\n")
                self._file.flush()
                return
            except OSError:
                pass
        self._stop()

    def _stop(self) -> None:
        """No more frames: playing goes on, recording does not."""
        if not self._stopped:
            self._stopped = True
            self._full()


def _want(want: Want) -> dict[str, Any]:
    return {"sense": want.sense, "zones": list(want.zones), "count": want.count, "asked": want.asked}
