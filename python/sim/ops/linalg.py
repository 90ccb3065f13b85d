"""linalg on the host: ops on buffers, as the loops that upstream lowers them to."""

from __future__ import annotations

from gpuir.host import ir, module
from gpuir.sim.compiler import Compiler, compiled
from gpuir.sim.native.outline import captured, function_of
from gpuir.sim.rules import rule
from gpuir.sim.terms import Op

_LOOPS = "builtin.module(func.func(convert-linalg-to-loops))"

#: Ops that become loops of loads and stores.
_STRUCTURED = (
    "abs", "add", "batch_matmul", "batch_matvec", "batch_mmt4d", "batch_reduce_matmul", "batch_vecmat", "broadcast", "ceil",
    "contract", "conv_1d", "conv_1d_ncw_fcw", "conv_1d_nwc_wcf", "conv_2d", "conv_2d_nchw_fchw", "conv_2d_nhwc_hwcf",
    "conv_3d", "copy", "depthwise_conv_2d_nhwc_hwc", "div", "div_unsigned", "dot", "elementwise", "erf", "exp", "fill", "floor",
    "generic", "log", "map", "matmul", "matvec", "max", "min", "mmt4d", "mul", "negf", "pooling_nchw_max", "pooling_nchw_sum",
    "pooling_nhwc_max", "pooling_nhwc_min", "pooling_nhwc_sum", "powf", "reciprocal", "reduce", "round", "rsqrt", "select",
    "sqrt", "square", "sub", "tanh", "transpose", "vecmat",
)  # fmt: skip


@rule(*(f"linalg.{name}" for name in _STRUCTURED), kind="emits")
def _structured(k: Compiler, op: Op) -> None:
    if k.program.lanes != 1:
        raise k.refuse(op, "threads of a kernel would do all of it each; map it to them first, or lower it to loops")
    if len(op.results):
        raise k.refuse(op, f"the simulator has no values of type {op.results[0].type}; bufferize the module first")
    holder = function_of(op)
    with op.context:
        try:
            module("passmanager").PassManager.parse(_LOOPS).run(holder.operation)
        except ir.MLIRError:
            raise k.refuse(op, "upstream does not lower it to loops (convert-linalg-to-loops)") from None
    function = holder.body.operations[0].operation
    # The op is the module's for as long as the program lives.
    k.program.notes[function] = holder
    code = compiled(k.program, function).code
    k.emit(k.call_of(k.bind(code, "f"), ["g", k.mask, *k.names(captured(op))], waits=False))
