"""LLVM IR of a host program with its gpu.binary ops, or of a kernel's gpu.module, by the host's translation.

This is where offloading attributes act: `#gpu.select_object` puts one object of a gpu.binary into the program as a string,
with what loads and launches it. The host's translation ends its process where it refuses something, after it has said why:
it runs in a worker of gpuir.compile.
"""

from __future__ import annotations

from typing import Any

from gpuir.errors import PassError

__all__ = ["to_llvm_ir"]


def to_llvm_ir(op: Any, *, timeout: float = 60.0) -> str:
    """The text of the LLVM IR of ``op``: a builtin.module or gpu.module in the LLVM dialect; gpu.launch_func of gpu.binary.

    PassError with the places of what the host refuses, and after ``timeout`` seconds.
    """
    from gpuir.compile.errors import CompileError
    from gpuir.compile.pool import POOL
    from gpuir.compile.source import source_of

    request = {"do": "translate", "inner": op.operation.name == "gpu.module", "target": ""}
    try:
        return str(POOL.ask(request, source_of(op), timeout)["value"]["llvm"])
    except CompileError as error:
        raise PassError(error.diagnostics) from None
