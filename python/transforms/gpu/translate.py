"""LLVM IR of a host program with its gpu.binary ops, or of a kernel's gpu.module, by the host's translation.

This is where offloading attributes act: `#gpu.select_object` puts one object of a gpu.binary into the program as a string,
with the code that loads and launches it. The host's translation ends its process when it refuses something, after it has
printed why, so it runs in a worker of gpuir.compile.
"""

from __future__ import annotations

from gpuir.compile import CompileError
from gpuir.compile.pool import POOL
from gpuir.compile.source import source_of
from gpuir.dialects import gpu
from gpuir.errors import PassError
from gpuir.host import AnyOp, ir

__all__ = ["to_llvm_ir"]


def to_llvm_ir(op: ir.Module | AnyOp, *, timeout: float = 60.0) -> str:
    """The text of the LLVM IR of ``op``: a builtin.module or gpu.module in the LLVM dialect; gpu.launch_func of gpu.binary.

    PassError with the locations of what the host refuses, and after ``timeout`` seconds.
    """
    is_kernel = isinstance(op.operation.opview, gpu.GPUModuleOp)
    try:
        return str(
            POOL.ask({"do": "translate", "inner": is_kernel, "target": ""}, source_of(op), timeout)["value"]["llvm"]
        )
    except CompileError as error:
        raise PassError(error.diagnostics) from None
