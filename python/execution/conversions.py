"""Roundings to bf16 that compiled code calls, where the process has none.

LLVM calls `__truncsfbf2` and `__truncdfbf2` of the compiler's run-time library on processors without AVX512-BF16; GCC's library has
them from version 13 on.
"""

from __future__ import annotations

import ctypes
import functools

from gpuir.host import ir

# A bf16 is returned in the low half of a vector register, as here an f32 is: LLVM would round one that is typed as such by the
# function itself. A step to odd in f32, where that is not exact, leaves the rounding to the second step.
_FUNCTIONS = """
llvm.func @__truncsfbf2(%value: f32) -> f32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c16 = llvm.mlir.constant(16 : i32) : i32
  %half = llvm.mlir.constant(32767 : i32) : i32
  %quiet = llvm.mlir.constant(4194304 : i32) : i32
  %bits = llvm.bitcast %value : f32 to i32
  %is_nan = llvm.fcmp "uno" %value, %value : f32
  %above = llvm.lshr %bits, %c16 : i32
  %odd = llvm.and %above, %c1 : i32
  %sum = llvm.add %bits, %half : i32
  %rounded = llvm.add %sum, %odd : i32
  %nan = llvm.or %bits, %quiet : i32
  %chosen = llvm.select %is_nan, %nan, %rounded : i1, i32
  %high = llvm.lshr %chosen, %c16 : i32
  %result = llvm.bitcast %high : i32 to f32
  llvm.return %result : f32
}
llvm.func @__truncdfbf2(%value: f64) -> f32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %down = llvm.mlir.constant(-1 : i32) : i32
  %near = llvm.fptrunc %value : f64 to f32
  %back = llvm.fpext %near : f32 to f64
  %size = llvm.intr.fabs(%value) : (f64) -> f64
  %size_back = llvm.intr.fabs(%back) : (f64) -> f64
  %inexact = llvm.fcmp "one" %value, %back : f64
  %greater = llvm.fcmp "ogt" %size_back, %size : f64
  %bits = llvm.bitcast %near : f32 to i32
  %last = llvm.and %bits, %c1 : i32
  %even = llvm.icmp "eq" %last, %c0 : i32
  %moves = llvm.and %inexact, %even : i1
  %step = llvm.select %greater, %down, %c1 : i1, i32
  %moved = llvm.add %bits, %step : i32
  %chosen = llvm.select %moves, %moved, %bits : i1, i32
  %odd = llvm.bitcast %chosen : i32 to f32
  %result = llvm.call @__truncsfbf2(%odd) : (f32) -> f32
  llvm.return %result : f32
}
"""


@functools.cache
def _missing() -> bool:
    process = ctypes.CDLL(None)
    return not (hasattr(process, "__truncsfbf2") and hasattr(process, "__truncdfbf2"))


def add_conversions(lowered: ir.Module) -> None:
    """Adds the functions to a module of the llvm dialect that is about to be compiled."""
    if not _missing():
        return
    made = ir.Module.parse(_FUNCTIONS, lowered.context)
    for operation in list(made.body.operations):
        lowered.body.append(operation)
