"""Every error this package raises, in one tree. Each is also the built-in it resembles.

An error's text is one sentence that says what to do. `Refused`, the answer to an act the rules do not
allow, and `BadSetup` live in `companion.engine` because they carry a prompt every phone can show in its own language.
"""

from __future__ import annotations


class CompanionError(Exception):
    """Base of everything that the companion raises itself."""


class UnreadableCard(CompanionError, ValueError):
    """A text that is no card."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no card: write 7h or Th, *r or *b for a joker, !name for a custom card")


class BadSetting(CompanionError, ValueError):
    """A setting that is unknown or has the wrong type or range; the text says how to mend it."""


class Unreadable(CompanionError, ValueError):
    """Stored or received data that does not have the shape it must have."""


class JournalDamaged(CompanionError, OSError):
    """The journal's file is not readable; the text says where the backup lies."""


class JournalFull(CompanionError, OSError):
    """The journal could not be made durable (disk full, read-only); nothing was acknowledged."""


class Closed(CompanionError, RuntimeError):
    """Something was used after it had been closed."""
