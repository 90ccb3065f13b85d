"""From TTGIR to llvm with nvvm or rocdl: what each thread of a program does."""

from __future__ import annotations

from gpuir.transforms.triton.to_llvm import (
    ops_amd,
    ops_amd_scaled,
    ops_async,
    ops_atomic,
    ops_convert,
    ops_copies,
    ops_dot,
    ops_function,
    ops_indexed,
    ops_math,
    ops_memory,
    ops_packed,
    ops_reduce,
    ops_scan,
    ops_shape,
    ops_shared,
    ops_specialize,
    ops_sync,
    ops_tensor_memory,
    ops_warpgroup,
)
from gpuir.transforms.triton.to_llvm.lowering import LOWERINGS, Lowering, lowering

__all__ = [
    "LOWERINGS",
    "Lowering",
    "lowering",
    "ops_amd",
    "ops_amd_scaled",
    "ops_async",
    "ops_atomic",
    "ops_convert",
    "ops_copies",
    "ops_dot",
    "ops_function",
    "ops_indexed",
    "ops_math",
    "ops_memory",
    "ops_packed",
    "ops_reduce",
    "ops_scan",
    "ops_shape",
    "ops_shared",
    "ops_specialize",
    "ops_sync",
    "ops_tensor_memory",
    "ops_warpgroup",
]
