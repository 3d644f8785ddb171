"""The game and its memory: facts in, scores out. Standard library only; no camera, no pins, no pages."""

__version__ = "0.1.0"
