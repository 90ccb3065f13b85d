"""Limits of the chips that estimates are made against.

Rates of the tensor cores are the vendors' peaks of the whole chip without sparsity (data sheets of NVIDIA's A100 and H100
SXM and of AMD's Instinct MI300X), divided by units and by the clock that the peak of f16 was taken at. What a unit's shared
memory moves is from CUDA's C++ programming guide and AMD's CDNA3 ISA.
"""

from __future__ import annotations

import dataclasses

__all__ = ["CHIPS", "Chip", "chip_of"]


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


def chip_of(name: str) -> Chip | None:
    """The chip whose limits stand for the target ``name`` (sm_90a: sm_90); None for one without a record."""
    return CHIPS.get(name) or CHIPS.get(name.rstrip("af"))
