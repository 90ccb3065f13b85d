"""Limits of the chips that estimates are made against.

Rates of the tensor cores are the vendors' peaks of the whole chip without sparsity (data sheets of NVIDIA's A100 and H100
SXM and of AMD's Instinct MI300X), divided by units and by the clock that the peak of f16 was taken at. What a unit's shared
memory moves is from CUDA's C++ programming guide and AMD's CDNA3 ISA.
"""

from __future__ import annotations

import dataclasses

__all__ = ["CHIPS", "Chip", "chip_of", "shared_memory_of"]


@dataclasses.dataclass(frozen=True)
class Chip:
    """One chip: ``units`` SMs or CUs at ``clock`` Hz.

    ``memory``: bytes a second of the chip's DRAM. ``shared``: bytes a clock of a unit's shared memory. ``issue``: warp
    instructions a clock of a unit. ``tensor``: operations (a multiply-add is two) a clock of a unit, by the operands' type.
    """

    name: str
    title: str
    units: int
    clock: float
    memory: float
    shared: int
    issue: int
    tensor: dict[str, int]


CHIPS = {
    "sm_80": Chip(
        "sm_80", "A100 SXM 80 GB", 108, 1.41e9, 2.039e12, 128, 4,
        {"f16": 2048, "bf16": 2048, "tf32": 1024, "i8": 4096, "i4": 8192, "b1": 32768, "f64": 128},
    ),
    "sm_90": Chip(
        "sm_90", "H100 SXM 80 GB", 132, 1.83e9, 3.352e12, 128, 4,
        {"f16": 4096, "bf16": 4096, "tf32": 2048, "i8": 8192, "f8": 8192, "f64": 256},
    ),
    "gfx942": Chip(
        "gfx942", "MI300X", 304, 2.1e9, 5.3e12, 128, 4,
        {"f16": 2048, "bf16": 2048, "f32": 256, "xf32": 1024, "i8": 4096, "f8": 4096, "f64": 256},
    ),
}  # fmt: skip


#: KiB of shared memory that a block may have: CUDA C++ programming guide, "Technical Specifications per Compute
#: Capability", and the LDS of a work group in AMD's ISA documents.
_SHARED_MEMORY = {
    "sm_50": 48, "sm_52": 48, "sm_53": 48, "sm_60": 48, "sm_61": 48, "sm_62": 48, "sm_70": 96, "sm_72": 96, "sm_75": 64,
    "sm_80": 163, "sm_86": 99, "sm_87": 163, "sm_89": 99, "sm_90": 227, "sm_100": 227, "sm_101": 227, "sm_103": 227,
    "sm_110": 227, "sm_120": 99, "sm_121": 99, "gfx906": 64, "gfx908": 64, "gfx90a": 64, "gfx940": 64, "gfx941": 64,
    "gfx942": 64, "gfx950": 160, "gfx1030": 64, "gfx1100": 64, "gfx1101": 64, "gfx1102": 64, "gfx1103": 64, "gfx1151": 64,
    "gfx1200": 64, "gfx1201": 64,
}  # fmt: skip


def shared_memory_of(name: str) -> int | None:
    """Bytes of shared memory that a block may have on the chip ``name``; None for a chip that is not known."""
    found = _SHARED_MEMORY.get(name, _SHARED_MEMORY.get(name.rstrip("af") if name.startswith("sm_") else ""))
    return None if found is None else found << 10


def chip_of(name: str) -> Chip | None:
    """The chip whose limits stand for the target ``name`` (sm_90a: sm_90); None for one without a record."""
    return CHIPS.get(name) or CHIPS.get(name.rstrip("af"))
