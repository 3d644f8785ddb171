"""The eye for the board: a picture to what lies in its holes and between them."""

from hardware.eye.board.reader import BoardReader
from hardware.eye.board.sight import BoardReading, BoardSight

__all__ = ["BoardReader", "BoardReading", "BoardSight"]
