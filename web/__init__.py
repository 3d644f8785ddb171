"""Phones, the big screen and the referee: renders what the table knows, never decides."""

from web.app import create_app
from web.keys import Keys, reset_pairing
from web.server import serve
from web.world import PretendPads

__all__ = ["Keys", "PretendPads", "create_app", "reset_pairing", "serve"]
