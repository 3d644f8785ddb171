"""The doctor: looks at everything a table stands on and says of each thing how it is and what to do.

`machine.py` is how it sees the world, `pi.py` looks at the machine, `senses.py` at pads and camera, `memory.py` at the
journal and its folder; `examine` asks them all.
"""

from hardware.doctor.examine import Patient, examine
from hardware.doctor.machine import Machine

__all__ = ["Machine", "Patient", "examine"]
