"""In the worker: AMD's code made again where it spills registers, by other ways through LLVM's code generator; the best is kept.

Which way takes the fewest registers, LLVM's own estimates do not tell: strength reduction keeps an address for each access of a
loop, or saves multiplications; a schedule for few registers has fewer loads on their way, or more waves.
"""

from __future__ import annotations

from collections.abc import Callable

import llvmlite.binding as binding

from gpuir.compile import amd

__all__ = ["best"]

#: LLVM's options of each way, and those that take them back.
_WAYS = (
    ("-disable-lsr=true", "-disable-lsr=false"),
    ("-amdgpu-sched-strategy=iterative-minreg", "-amdgpu-sched-strategy="),
)
#: More registers of the chips that have 512 for each lane, and half of the waves are left.
_HALF = 256
#: Instructions of code that takes LLVM a second or two: beyond, other ways would take longer than the kernels are worth.
_MOST_LINES = 30_000


def best(generate: Callable[[], str]) -> str:
    """The assembly with the fewest spills among what `generate`, which is called once for each way, gives."""
    chosen = generate()
    least = _spills(chosen)
    if not any(least) or chosen.count("\n") > _MOST_LINES:
        return chosen
    for option, back in _WAYS:
        binding.set_option("gpuir", option)
        try:
            made = generate()
        finally:
            binding.set_option("gpuir", back)
        if _spills(made) < least:
            chosen, least = made, _spills(made)
        if not any(least):
            break
    return chosen


def _spills(assembly: str) -> tuple[int, int, int]:
    """Registers that are spilled to memory, scalar ones that are spilled, kernels that have half of the waves."""
    reports = amd.reports(assembly).values()
    return (
        sum(report.get("spill_stores", 0) for report in reports if report.get("stack")),
        sum(report.get("scalar_spills", 0) for report in reports),
        sum(report.get("registers", 0) > _HALF for report in reports),
    )
