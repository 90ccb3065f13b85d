"""The examples of schedules, as modules, and their payloads on the CPU."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import gpuir
from gpuir.execution import jit

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"

#: `, #gpu.address_space<workgroup>` in a memref type: a CPU has one address space.
_SHARED = ", #gpu.address_space<workgroup>"


def example(name: str) -> Any:
    """The module of examples/schedule_<name>.py."""
    sys.path.insert(0, str(EXAMPLES))
    try:
        return importlib.import_module(f"schedule_{name}")
    finally:
        sys.path.remove(str(EXAMPLES))


def scheduled(name: str, *steps: str) -> Any:
    """The example's payload after its whole schedule, or after the steps of these names."""
    found = example(name)
    schedule = found.schedule(*(getattr(found, step) for step in steps))
    module = gpuir.parse(found.PAYLOAD, context=schedule.context)
    schedule.apply(module)
    return module


def on_cpu(module: Any) -> Any:
    """The module compiled for the CPU, its blocks and threads one after the other."""
    return jit(gpuir.parse(gpuir.asm(module).replace(_SHARED, ""), context=module.context))


def op_counts(op: Any) -> dict[str, int]:
    """How many ops of each name there are in ``op``, itself included."""
    counts: dict[str, int] = {}

    def count(inner: Any) -> Any:
        counts[inner.name] = counts.get(inner.name, 0) + 1
        return gpuir.ir.WalkResult.ADVANCE

    op.operation.walk(count)
    return counts


def kernel_module(module: Any) -> Any:
    """The only gpu.module."""
    (found,) = [op for op in module.body.operations if op.operation.name == "gpu.module"]
    return found
