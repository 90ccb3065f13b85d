"""In the worker: AMD's code made again where it spills registers, by other ways through LLVM's code generator; the best is kept.

Which way takes the fewest registers, LLVM's own estimates do not tell: strength reduction keeps an address for each access of a
loop, or saves multiplications; a schedule for few registers has fewer loads on their way, or more waves.
"""

from __future__ import annotations

from collections.abc import Callable

import llvmlite.binding as binding

from gpuir.compile import amd

__all__ = ["best"]

#: LLVM's options that a way adds to those before it, and the defaults that take them back.
_WAYS = (
    ("-disable-lsr=true", "-disable-lsr=false"),
    ("-amdgpu-sched-strategy=iterative-minreg", "-amdgpu-sched-strategy="),
)
#: More registers of the chips that have 512 for each lane, and half of the waves are left.
_HALF = 256
#: Lines of code that LLVM makes in some seconds: for longer code other ways would take longer than they are worth.
_MOST_LINES = 30_000


def best(generate: Callable[[], str]) -> str:
    """The assembly with the fewest spills among what `generate`, which is called once for each way, gives."""
    chosen = generate()
    least = _spills(chosen)
    if chosen.count("\n") > _MOST_LINES:
        return chosen
    taken = []
    try:
        for option, back in _WAYS:
            if not any(least[:2]):
                break
            taken.append(back)
            binding.set_option("gpuir", option)
            made = generate()
            if _spills(made) < least:
                chosen, least = made, _spills(made)
    finally:
        for back in taken:
            binding.set_option("gpuir", back)
    return chosen


def _spills(assembly: str) -> tuple[int, int, int]:
    """Registers that are spilled to memory, kernels that have half of the waves, scalar registers that are spilled."""
    reports = amd.reports(assembly).values()
    return (
        sum(report.get("spill_stores", 0) for report in reports if report.get("stack")),
        sum(report.get("registers", 0) > _HALF for report in reports),
        sum(report.get("scalar_spills", 0) for report in reports),
    )
