"""TTGIR as a source: it is lowered by the pass convert-triton-to-llvm before anything else."""

from __future__ import annotations

from gpuir.compile.errors import CompileError
from gpuir.errors import PassError
from gpuir.host import ir
from gpuir.passes.registry import find_pass

__all__ = ["has_programs", "lower_programs"]

_PASS = "convert-triton-to-llvm"


def has_programs(module: ir.Module) -> bool:
    """Whether the module has functions in Triton's dialects."""
    return any(op.operation.name == "tt.func" for op in module.body.operations)


def lower_programs(module: ir.Module, chip: str) -> None:
    """Lowers the functions in Triton's dialects, in place; CompileError for what cannot be lowered."""
    if not has_programs(module):
        return
    lowering = find_pass(_PASS)
    if lowering is None:
        raise LookupError(f"no pass is named {_PASS}")
    try:
        lowering.run(module.operation.opview, {"target": chip, "scratch_parameters": -1})
    except PassError as error:
        raise CompileError(error.diagnostics, stage="lower") from None
