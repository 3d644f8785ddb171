"""Pictures that cannot be read at all."""

from __future__ import annotations


class PictureRefused(ValueError):
    """The picture has a shape or type that no camera delivers; the message says which."""
