"""Limits of the chips that estimates are made against.

Whole-chip peaks are the vendors' (NVIDIA A100 and H100 SXM data sheets, AMD Instinct MI300X data sheet, dense), divided by
units and clock; what an SM or CU moves through shared memory a clock is from CUDA's and CDNA3's guides.
"""

from __future__ import annotations

import dataclasses

__all__ = ["CHIPS", "Chip", "chip_of"]


@dataclasses.dataclass(frozen=True)
class Chip:
    """One chip. ``units`` are SMs or CUs; ``tensor`` and ``vector`` are operations (a multiply-add is two) a unit and clock.

    ``memory``: bytes a second of the chip's DRAM. ``shared``: bytes a clock of a unit's shared memory. ``issue``: warp
    instructions a clock of a unit. ``shared_bytes``, ``threads``, ``warps``: what fits on a unit at once.
    """

    name: str
    title: str
    units: int
    clock: float
    memory: float
    shared: int
    issue: int
    vector: int
    tensor: dict[str, int]
    shared_bytes: int
    threads: int
    lanes: int = 32


CHIPS = {
    "sm_80": Chip(
        "sm_80", "A100 SXM 80 GB", 108, 1.41e9, 2.039e12, 128, 4, 128,
        {"f16": 2048, "bf16": 2048, "tf32": 1024, "f32": 1024, "i8": 4096, "i4": 8192, "b1": 32768, "f64": 128},
        164 << 10, 2048,
    ),
    "sm_90": Chip(
        "sm_90", "H100 SXM 80 GB", 132, 1.83e9, 3.352e12, 128, 4, 256,
        {"f16": 4096, "bf16": 4096, "tf32": 2048, "f32": 2048, "i8": 8192, "f8": 8192, "f64": 256, "b1": 16384},
        228 << 10, 2048,
    ),
    "gfx942": Chip(
        "gfx942", "MI300X", 304, 2.1e9, 5.3e12, 128, 4, 256,
        {"f16": 2048, "bf16": 2048, "f32": 256, "xf32": 1024, "i8": 4096, "f8": 4096, "f64": 256},
        64 << 10, 2048, 64,
    ),
}  # fmt: skip


def chip_of(name: str) -> Chip | None:
    """The chip whose limits stand for the target ``name`` (sm_90a: sm_90); None for one without a record."""
    if name in CHIPS:
        return CHIPS[name]
    return CHIPS.get(name.rstrip("af"))
