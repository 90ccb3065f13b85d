"""Functions: returns, calls, assertions and prints."""

from __future__ import annotations

import functools
from typing import Any

from gpuir.dialects import arith, cf, gpu, llvm, tt, ttg
from gpuir.dialects.ttg.sync import AddrSpace
from gpuir.host import ir
from gpuir.transforms.triton.to_llvm import registers
from gpuir.transforms.triton.to_llvm.clusters import cluster_barrier
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.types import layout_of, local

__all__: list[str] = []


@lowering("tt.return")
def _return(low: Lowering, op: tt.ReturnOp) -> None:
    values = low.all(op.operands)
    if low.is_kernel and low.tells_others and not low.paired:  # what pairs have together ends with such a barrier too
        cluster_barrier(low, op)
    if low.is_kernel and low.tensor_columns:
        low.end_tensor_memory(low)
    if low.specialized:
        low.write_end(low)
    if len(values) > 1:
        kind: Any = low.result_type
        whole = low.build.undefined(kind)
        for number, value in enumerate(values):
            whole = llvm.insertvalue(whole, value, [number])
        values = [whole]
    llvm.return_(arg=values[0] if values else None)


@lowering("tt.call")
def _call(low: Lowering, op: tt.CallOp) -> list[ir.Value]:
    return low.call(op, op.callee.value, low.all(op.operands), [local(result.type) for result in op.operation.results])


@lowering("gpu.barrier", "ttg.barrier")
def _barrier(low: Lowering, op: gpu.BarrierOp | ttg.BarrierOp) -> None:
    low.barrier(local=isinstance(op, ttg.BarrierOp) and op.addr_space.value == AddrSpace.LOCAL)


@lowering("ttg.warp_id")
def _warp_id(low: Lowering, op: ttg.WarpIdOp) -> ir.Value:
    """Among the warps that run the code; a shuffle tells ptxas that it is one number for the whole warp."""
    warp = low.threads.warp
    return low.shuffle_from(warp, low.build.number(0)) if low.nvidia and not op.omit_uniform_hint else warp


@lowering("tt.assert")
def _assert(low: Lowering, op: tt.AssertOp) -> None:
    condition = low[op.condition]
    numbers = low.build.elements(condition) if isinstance(condition.type, ir.VectorType) else [condition]
    whole = numbers[0]
    for number in numbers[1:]:
        whole = arith.andi(whole, number)
    cf.assert_(whole, op.message)


@lowering("tt.print")
def _print(low: Lowering, op: tt.PrintOp) -> None:
    """One line for each element of a thread, as Triton writes it: program, element and value."""
    programs = [low.program_id(axis) for axis in "xyz"]
    heading = f"pid (%d, %d, %d) {op.prefix.value}"
    if not len(op.operands):
        low.when(low.first_thread(), lambda: gpu.printf(f"pid (%d, %d, %d){op.prefix.value}\n", *programs))
        return
    signs = list(op.is_signed)
    for number, value in enumerate(op.operands):
        label = f"(operand {number}) " if len(op.operands) > 1 else ""
        thread = low[value]
        if not isinstance(thread.type, ir.VectorType):
            shown, form = low.printed(thread, bool(signs[number]), op.hex.value)
            low.when(
                low.first_thread(),
                functools.partial(gpu.printf, f"{heading}{label}{form}\n", *programs, shown),
            )
            continue
        layout = layout_of(value.type)
        first, own = low.indices(layout), registers.coordinates(layout)
        for element, place in zip(low.build.elements(thread), own):
            indices = [low.build.xored(index, int(constant)) for index, constant in zip(first, place)]
            shown, form = low.printed(element, bool(signs[number]), op.hex.value)
            places = ", ".join(["%d"] * len(indices))
            gpu.printf(f"pid (%d, %d, %d) idx ({places}) {op.prefix.value}{label}{form}\n", *programs, *indices, shown)
