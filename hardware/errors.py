"""What can be wrong with a device, as errors. Each carries the key of the notice that tells people what to do."""

from __future__ import annotations

from companion.errors import CompanionError


class DeviceError(CompanionError, OSError):
    """A device that is missing, taken or broken; the text is one sentence that says what to do.

    `key` and `values` are the notice for the scoreboard, listed in NOTICES.md.
    """

    def __init__(self, key: str, sentence: str, **values: str | int) -> None:
        super().__init__(sentence)
        self.key = key
        self.values: dict[str, str | int] = values

    def __str__(self) -> str:
        return str(self.args[0])


class GpioError(DeviceError):
    """The pads' and lamps' pins cannot be used."""


class CameraGone(DeviceError):
    """No pictures come: the camera is missing, taken by another program, unplugged or has stalled."""


class EndOfPictures(CameraGone):
    """A folder or a recording has shown its last picture."""
