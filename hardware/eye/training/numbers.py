"""With which numbers a network is trained: short ones where the processor multiplies them in whole tiles."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import torch

FLAGS = Path("/proc/cpuinfo")


@cache
def short_is_faster() -> bool:
    """True on processors with AMX. With AVX-512 alone 16-bit numbers take 1.3 to 1.5 times as long as 32-bit ones
    (measured on the finder, the reader and the looker); with AMX half as long."""
    return FLAGS.exists() and " amx_bf16" in FLAGS.read_text(encoding="ascii", errors="ignore")


def quick_numbers() -> torch.autocast:
    """Within this context a network is computed with whichever numbers are faster here."""
    return torch.autocast("cpu", dtype=torch.bfloat16, enabled=short_is_faster())
