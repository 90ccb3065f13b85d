"""What processor this is: machine code is for it alone."""

from __future__ import annotations

import functools
import platform
from pathlib import Path

__all__ = ["processor", "registers"]

_LINES = ("model name", "flags", "cpu family", "model", "stepping")


@functools.cache
def processor() -> str:
    """What this processor is and can do; empty where the system does not say it, or has others than x86-64."""
    if platform.machine() != "x86_64":
        return ""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return ""
    said = {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return "\n".join(f"{name}: {said.get(name)}" for name in _LINES) if "flags" in said else ""


def registers() -> int:
    """How many registers for vectors it has: AVX-512 has twice as many, of twice the size."""
    return 32 if "avx512f" in processor().split() else 16
