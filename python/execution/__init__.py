"""Running IR on the CPU: lowering of upstream ops to LLVM, the host's ExecutionEngine, mlir-runner.

from gpuir.execution import Worker, jit, mlir_runner

out = jit(module).call("matmul", a, b, c)              # in this process
with Worker(module, timeout=10) as worker:              # in a process of its own, with a time limit
    out = worker.call("matmul", a, b, c)
out = mlir_runner(module, "matmul", [a, b, c])          # by Debian's mlir-runner-22
"""

from gpuir.execution.diagnostics import ExecutionError
from gpuir.execution.jit import Executable, jit, load_runtime
from gpuir.execution.lowering import BUFFERIZE, LOOPS_TO_LLVM, OWNERSHIP, lower_to_llvm
from gpuir.execution.runner import find_mlir_runner, mlir_runner
from gpuir.execution.signature import Signature, Slot
from gpuir.execution.worker import Worker

__all__ = [
    "BUFFERIZE",
    "LOOPS_TO_LLVM",
    "OWNERSHIP",
    "Executable",
    "ExecutionError",
    "Signature",
    "Slot",
    "Worker",
    "find_mlir_runner",
    "jit",
    "load_runtime",
    "lower_to_llvm",
    "mlir_runner",
]
