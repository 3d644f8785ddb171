"""Which camera it is, in the reader's language: what a camera says of itself is a line of English, made for the log."""

from __future__ import annotations

import re

from companion.engine import Prompt
from companion.speech import say

_SIZE = r", (?P<wide>\d+)x(?P<high>\d+)"
LINES = (
    ("cal.camera.drawn", re.compile("drawn camera" + _SIZE)),
    ("cal.camera.usb", re.compile(r"USB camera (?P<n>\d+)" + _SIZE)),
    ("cal.camera.pi", re.compile("Pi camera" + _SIZE)),
    ("cal.camera.folder", re.compile(r"(?P<n>\d+) pictures in (?P<folder>.+)", re.DOTALL)),
    ("cal.camera.none", re.compile(r"no camera \(.*\)", re.DOTALL)),
)
"""What `Camera.describe` says, camera by camera, and the key of the sentence for it."""


def camera_line(described: str, tongue: str) -> str:
    """The line for a page; what no camera of ours says of itself stays as it is.

    >>> camera_line("no camera (hw.camera.none)", "de"), camera_line("a camera of somebody else", "de")
    ('Keine Kamera', 'a camera of somebody else')
    """
    for key, line in LINES:
        if found := line.fullmatch(described):
            values = {name: value if name == "folder" else int(value) for name, value in found.groupdict().items()}
            return say(Prompt(key, values), tongue)
    return described
