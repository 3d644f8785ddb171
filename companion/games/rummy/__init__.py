"""Push, the partnership rummy (R), and Cap-It (C), which is the same rummy with its own numbers."""

from companion.games.rummy.game import CAPIT, PARTNERSHIP, Rummy

__all__ = ["CAPIT", "PARTNERSHIP", "Rummy"]
