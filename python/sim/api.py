"""Running programs: whole host functions, and single kernels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.errors import Error
from gpuir.host import ir
from gpuir.sim import ops  # noqa: F401  (registers the rules)
from gpuir.sim.arguments import Arguments
from gpuir.sim.batch import Geometry, Options, host_batch
from gpuir.sim.compiler import Program
from gpuir.sim.findings import Fault, SimulationError
from gpuir.sim.group import Group
from gpuir.sim.launching import Launch
from gpuir.sim.memory import Memory
from gpuir.sim.report import Report

__all__ = ["launch", "run"]

#: Functions that may be launched as a kernel.
_KERNELS = ("gpu.func", "llvm.func", "func.func")


def _options(lanes: int | None, seed: int | None, checks: bool, workers: int, max_steps: int, chip: str,
             progress: Callable[[int, int], None] | None) -> Options:  # fmt: skip
    if lanes is None:
        lanes = 64 if chip.startswith("gfx9") else 32
    if lanes not in (32, 64):
        raise ValueError(f"lanes: a warp has 32 or 64 lanes, got {lanes!r}")
    if workers < 1:
        raise ValueError(f"workers: at least 1, got {workers!r}")
    return Options(lanes, seed, checks, workers, max_steps, chip, progress)


def _dim3(value: Any, name: str) -> tuple[int, int, int]:
    """Three sizes from an int or up to three."""
    sizes = (value,) if isinstance(value, (int, np.integer)) else tuple(value)
    if not 1 <= len(sizes) <= 3 or not all(isinstance(s, (int, np.integer)) and s >= 1 for s in sizes):
        raise ValueError(f"{name}: expected one to three positive sizes, got {value!r}")
    x, y, z = (*map(int, sizes), 1, 1)[:3]
    return x, y, z


def _kernel(program: Program, name: str) -> Any:
    """The function ``name``, or ``module::name``; kernels of gpu.modules are found by their own name."""
    found = [op for path, op in program.symbols.items() if op.name in _KERNELS and name in (path[-1], "::".join(path))]
    found = [op for op in found if any(len(region.blocks) for region in op.regions)]
    if len(found) == 1:
        return found[0]
    kernels = sorted("::".join(path) for path, op in program.symbols.items() if op.name in _KERNELS)
    problem = "is the name of several functions" if found else "is not in the module"
    raise Error(f"@{name} {problem}; its functions: {', '.join(kernels) or 'none'}")


def launch(
    module: Any,
    kernel: str,
    grid: int | Sequence[int],
    block: int | Sequence[int],
    *arguments: Any,
    smem: int = 0,
    cluster: int | Sequence[int] = 1,
    lanes: int | None = None,
    seed: int | None = None,
    checks: bool = True,
    workers: int = 1,
    max_steps: int = 1_000_000,
    chip: str = "sm_90",
    on_fault: str = "raise",
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Runs a kernel on the CPU; arrays among ``arguments`` are read and changed in place.

    ``module``: a module, or MLIR text. ``kernel``: a gpu.func, llvm.func or func.func by its name, ``module::name`` where that
    is not unique. ``grid``, ``block``, ``cluster``: sizes in blocks and threads. ``smem``: bytes of dynamic shared memory.
    ``lanes``: of a warp, 64 on gfx9 chips and 32 elsewhere. ``seed``: draws a schedule of the warps; None runs all in
    lockstep. ``checks``: races, unwritten memory and the other checks of ``KINDS``; bounds are always checked.
    ``workers``: processes that share the blocks. ``on_fault``: "raise" a SimulationError, or "report" faults in the result.
    """
    if on_fault not in ("raise", "report"):
        raise ValueError(f"on_fault: expected 'raise' or 'report', got {on_fault!r}")
    options = _options(lanes, seed, checks, workers, max_steps, chip, progress)
    program = _program(module, options.lanes)
    operation = _kernel(program, kernel)
    function = program.function(operation)
    memory = Memory()
    place = Arguments(memory, operation)
    values = place.bind(arguments)
    dynamic = -(-program.shared // 16) * 16
    geometry = Geometry(_dim3(grid, "grid"), _dim3(block, "block"), _dim3(cluster, "cluster"), dynamic + smem, dynamic)
    running = Launch(program, memory, geometry, options)
    program.start(memory, running.checks)
    report = running.run(function, values)
    place.back()
    if report.findings and on_fault == "raise":
        raise SimulationError(report.findings, report)
    return report


def run(
    module: Any,
    entry: str,
    *arguments: Any,
    lanes: int | None = None,
    seed: int | None = None,
    checks: bool = True,
    workers: int = 1,
    max_steps: int = 1_000_000,
    chip: str = "sm_90",
    on_fault: str = "raise",
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Runs a host function, with the kernels it launches; arrays among ``arguments`` are read and changed in place.

    What the function returns is ``report.results``. The other arguments are those of ``launch``.
    """
    if on_fault not in ("raise", "report"):
        raise ValueError(f"on_fault: expected 'raise' or 'report', got {on_fault!r}")
    options = _options(lanes, seed, checks, workers, max_steps, chip, progress)
    program = _program(module, 1)
    operation = _kernel(program, entry)
    function = program.function(operation)
    memory = Memory()
    place = Arguments(memory, operation)
    values = place.bind(arguments)
    batch = host_batch(memory, options)
    report = Report(kernel=function.name, chip=options.chip)
    batch.state["report"] = report
    program.start(memory, None)
    assert function.code is not None
    try:
        with np.errstate(all="ignore"):
            results = function.code(Group(batch, np.arange(1)), None, *values)
        report.results = place.results(results)
    except Fault as fault:
        report.findings.append(fault.finding)
    place.back()
    for each in report.kernels:
        report.findings += each.findings
        report.operations += each.operations
    if report.findings and on_fault == "raise":
        raise SimulationError(report.findings, report)
    return report


#: Programs of modules that are still alive: a module that is changed in between is compiled anew.
_PROGRAMS: dict[int, tuple[Any, str, dict[int, Program]]] = {}


def _program(module: Any, lanes: int) -> Program:
    if isinstance(module, Program):
        return module
    if isinstance(module, str):
        import gpuir

        module = gpuir.parse(module)
    if not isinstance(getattr(module, "operation", module), ir.Operation):
        raise TypeError(f"module: expected a module or MLIR text, got {type(module).__name__}")
    return Program(module, lanes)
