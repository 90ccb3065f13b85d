"""Limits of the chips that estimates are made against.

Rates of the tensor cores are the vendors' peaks of the whole chip without sparsity (data sheets of NVIDIA's A100 and H100
SXM and of AMD's Instinct MI300X), divided by units and by the clock that the peak of f16 was taken at. What a unit's shared
memory moves is from CUDA's C++ programming guide and AMD's CDNA3 ISA.
"""

from __future__ import annotations

import dataclasses
import difflib
import re

from gpuir.sim.terms import Dim3

__all__ = [
    "CHIPS", "DEFAULT", "Chip", "Limits", "check_chip", "chip_of", "limits_of", "runs_in_lockstep", "shared_memory_of",
    "unlaunchable",
]  # fmt: skip

#: The chip of a launch that names none: what it is measured against, and whose shared memory a block may have.
DEFAULT = "sm_90"


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


#: KiB of shared memory that a block may have, of every chip that a launch can name: CUDA C++ programming guide,
#: "Technical Specifications per Compute Capability", and the LDS of a work group in AMD's ISA documents and LLVM's AMDGPU guide.
_SHARED_MEMORY = {
    "sm_50": 48, "sm_52": 48, "sm_53": 48, "sm_60": 48, "sm_61": 48, "sm_62": 48, "sm_70": 96, "sm_72": 96, "sm_75": 64,
    "sm_80": 163, "sm_86": 99, "sm_87": 163, "sm_88": 163, "sm_89": 99, "sm_90": 227, "sm_100": 227, "sm_101": 227,
    "sm_103": 227, "sm_110": 227, "sm_120": 99, "sm_121": 99,
    **dict.fromkeys(
        ["gfx900", "gfx902", "gfx904", "gfx906", "gfx908", "gfx909", "gfx90a", "gfx90c", "gfx940", "gfx941", "gfx942",
         "gfx1010", "gfx1011", "gfx1012", "gfx1013", "gfx1030", "gfx1031", "gfx1032", "gfx1033", "gfx1034", "gfx1035",
         "gfx1036", "gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx1150", "gfx1151", "gfx1152", "gfx1153", "gfx1200",
         "gfx1201", "gfx9-generic", "gfx9-4-generic", "gfx10-1-generic", "gfx10-3-generic", "gfx11-generic",
         "gfx12-generic"], 64,
    ),
    "gfx950": 160, "gfx1250": 320, "gfx1251": 320,
}  # fmt: skip


def _base(name: str) -> str:
    """The chip of a target's name: without the features of one chip or family (sm_90a, sm_100f), or those of a device (gfx90a:xnack+)."""
    if re.fullmatch(r"sm_(9|1\d)\da|sm_1\d\df", name):
        return name[:-1]
    return re.sub(r"(?<=[0-9a-z])(:(xnack|sramecc)[+-]){1,2}$", "", name) if name.startswith("gfx") else name


def check_chip(name: object) -> None:
    """Raises for what names no chip: TypeError for no string, else ValueError that lists the known ones, the nearest first."""
    if not isinstance(name, str):
        raise TypeError(f"chip: expected a name such as 'sm_90', got {name!r}")
    if _base(name) in _SHARED_MEMORY:
        return
    near = difflib.get_close_matches(name, _SHARED_MEMORY, n=1, cutoff=0.75)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    raise ValueError(f"chip: there is no '{name}'{hint} (known: {', '.join(_SHARED_MEMORY)})")


def shared_memory_of(name: str) -> int | None:
    """Bytes of shared memory that a block may have on the chip ``name``; None for a chip that is not known."""
    known = _SHARED_MEMORY.get(_base(name))
    return None if known is None else known << 10


def runs_in_lockstep(name: str, lanes: int) -> bool:
    """Whether the lanes of a warp do everything together: on AMD's chips (all with 64 lanes are) and on NVIDIA's before Volta."""
    return lanes == 64 or name.startswith(("gfx", "sm_5", "sm_6"))


@dataclasses.dataclass(frozen=True)
class Limits:
    """What a chip launches: blocks along each axis, threads of a block along each, blocks of a cluster, bytes of shared memory.

    ``static_shared`` is what a kernel may declare by itself, ``shared`` that and dynamic memory together. ``registers`` are
    those of a block, ``thread_registers`` of a thread, ``columns`` those of a multiprocessor's tensor memory (0: it has none).
    """

    grid: Dim3
    block: Dim3
    cluster: int
    static_shared: int
    shared: int
    registers: int = 1 << 16
    thread_registers: int = 255
    columns: int = 0


def limits_of(name: str) -> Limits:
    """The limits of the chip ``name``: CUDA C++ programming guide, "Technical Specifications per Compute Capability"; HIP's."""
    shared = _SHARED_MEMORY[_base(name)] << 10
    if name.startswith("gfx"):
        # The driver counts the threads of a grid in 32 bits along each axis.
        threads = (1 << 32) - 1
        cluster = 16 if _base(name) in ("gfx1250", "gfx1251") else 1
        return Limits((threads, threads, threads), (1024, 1024, 1024), cluster, shared, shared, 1 << 17, 512)
    number = int(re.sub(r"\D", "", name))
    # Of 16 blocks where the kernel says that its clusters are not portable.
    cluster = 1 if number < 90 else 8 if number >= 120 else 16
    registers = 1 << 15 if number in (53, 62) else 1 << 16
    columns = 512 if 100 <= number < 120 else 0
    return Limits(
        ((1 << 31) - 1, 65535, 65535), (1024, 1024, 64), cluster, 48 << 10, shared, registers, columns=columns
    )


def unlaunchable(name: str, grid: Dim3, block: Dim3, cluster: Dim3, static_shared: int) -> str:
    """Why the chip ``name`` launches no grid of these sizes with so many bytes of static shared memory; empty where it does."""
    limits = limits_of(name)
    for what, sizes, most in (("grid", grid, limits.grid), ("block", block, limits.block)):
        for axis, size, limit in zip("xyz", sizes, most):
            if size > limit:
                return f"the {what} has a size of {size} along {axis}; {name} has at most {limit} there"
    if name.startswith("gfx"):
        for axis, blocks, threads in zip("xyz", grid, block):
            if blocks * threads > limits.grid[0]:
                return (
                    f"the grid has {blocks * threads} threads along {axis}; {name} has at most {limits.grid[0]} there"
                )
    number = cluster[0] * cluster[1] * cluster[2]
    if number > limits.cluster:
        least = "has no clusters" if limits.cluster == 1 else f"has clusters of at most {limits.cluster}"
        return f"the cluster has {number} blocks; {name} {least}"
    if static_shared > limits.static_shared:
        return (
            f"the kernel declares {static_shared} bytes of shared memory; on {name} it may declare {limits.static_shared} at "
            "most, and more is dynamic (gpu.dynamic_shared_memory)"
        )
    return ""


def chip_of(name: str) -> Chip | None:
    """The chip whose limits stand for the target ``name`` (sm_90a: sm_90); None for one without a record."""
    return CHIPS.get(_base(name))
