"""Reading a photo that somebody took of an opened hand: what the `count` page is given to read with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from companion.engine import Refused
from companion.signals import CardsSeen
from hardware.camera import Picture
from hardware.evidence import whole
from hardware.photo import NoPhoto, photo_of


class Reader(Protocol):
    """Names the cards of a picture."""

    def read(self, picture: Picture, packs: int = 1) -> CardsSeen:
        """Every card that lies in the picture (blue first), at its place in px."""


class PhotoReader:
    """Reads photos, one at a time. The eye is loaded with the first one, so that it costs nothing before."""

    def __init__(self, data_dir: Path, make: Callable[[], Reader] | None = None) -> None:
        self._data_dir, self._make = data_dir, make or shipped
        self._network: Reader | None = None

    def __call__(self, data: bytes, packs: int) -> tuple[CardsSeen, bytes]:
        """The cards on the photo, with their places in px of the upright JPEG that comes with them; what is taught to
        the table at that moment has its say.

        Raises Refused (`count.photo.*`) with the reason where the bytes are no photo, and `count.no_reader` where the
        eye cannot be loaded.
        """
        from hardware.eye.own_deck import with_taught

        picture = self.opened(data)
        jpeg, seen = whole(picture, with_taught(self.network, self._data_dir).read(picture, packs))
        return seen, jpeg

    def opened(self, data: bytes) -> Picture:
        """The photo, upright; raises Refused (`count.photo.*`)."""
        try:
            return photo_of(data)
        except NoPhoto as none:
            refused = Refused(f"count.photo.{none.reason}")
            refused.prompt = replace(refused.prompt, values=none.values)
            raise refused from none

    @property
    def network(self) -> Reader:
        """The eye without what was taught; raises Refused (`count.no_reader`) where it cannot be loaded."""
        if self._network is None:
            try:
                self._network = self._make()
            except Exception as error:  # a missing library, a missing or torn model: all mean cards by hand
                raise Refused("count.no_reader") from error
        return self._network


def shipped() -> Reader:
    """The eye that comes with the program."""
    from hardware.eye.cards import CardReader

    return CardReader()
