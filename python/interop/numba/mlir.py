"""What numba-cuda-mlir makes of a kernel: MLIR of upstream's dialects, with the lines of the Python source."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from typing import Any

from gpuir import sim
from gpuir.assembly.document import parse
from gpuir.host import ir
from gpuir.interop.launches import Simulated
from gpuir.interop.numba.errors import NumbaError, refused
from gpuir.interop.replacing import StandIn
from gpuir.ods.context import Context

__all__ = ["NumbaCudaMlir"]

#: Options of ``cuda.jit`` that change what is computed.
_OPTIONS = (
    "fastmath",
    "fast_math",
    "extensions",
    "launch_bounds",
    "experimental_ast_transforms",
    "annotations_as_signatures",
)
#: Numba compiles for one thread at a time; so do we, as its question for a chip is answered meanwhile.
_COMPILING = threading.RLock()


class NumbaCudaMlir:
    """The package, as `gpuir.interop.numba.launching.Package` has it."""

    name, module, extra = "numba-cuda-mlir", "numba_cuda_mlir", "numba"

    def dispatcher(self) -> Any:
        """The class of kernels."""
        from numba_cuda_mlir.descriptor import MLIRDispatcher

        return MLIRDispatcher

    def cuda(self) -> Any:
        """What programs import as ``cuda``."""
        from numba_cuda_mlir import cuda

        return cuda

    def type_of(self, value: Any) -> Any:
        """Numba's type of an argument."""
        from numba_cuda_mlir.numba_cuda.typing.typeof import typeof

        return typeof(value)

    def compiling(self) -> Iterator[StandIn]:
        """What its compiler asks the driver for, beside what `_Answered` answers."""
        yield from ()

    def kernel(self, dispatcher: Any, types: Sequence[Any], runs: Simulated) -> _Kernel:
        """The kernel for arguments of these types."""
        return _Kernel(dispatcher, types, runs.chip)


class _Kernel:
    """A kernel for some types of arguments and a chip: the text of its module, the module, and the name that it has in there."""

    def __init__(self, dispatcher: Any, types: Sequence[Any], chip: str):
        self.text = _text(dispatcher, types, chip)
        with Context() as context:
            module = parse(self.text, filename=dispatcher.py_func.__code__.co_filename, context=context)
        names = [
            ir.StringAttr(op.operation.attributes["sym_name"]).value
            for inner in module.body.operations
            if inner.operation.name == "gpu.module"
            for op in inner.operation.regions[0].blocks[0].operations
            if op.operation.name == "gpu.func" and "kernel" in op.operation.attributes
        ]
        if len(names) != 1:
            raise NumbaError(f"'{dispatcher.py_func.__name__}': expected one kernel in its module, found {names}")
        (self.name,) = names
        self.prepared = sim.prepare(module)

    def values(self, arguments: Sequence[Any]) -> list[Any]:
        """The arguments as `sim.launch` takes them: memrefs take arrays."""
        return list(arguments)


def _text(dispatcher: Any, types: Sequence[Any], chip: str) -> str:
    from numba_cuda_mlir.compiler import compile_mlir
    from numba_cuda_mlir.numba_cuda.core import errors

    options = {name: value for name in _OPTIONS if (value := dispatcher.targetoptions.get(name))}
    with _COMPILING, _Answered(chip):
        try:
            text: str = compile_mlir(dispatcher.py_func, tuple(types), chip=chip, lineinfo=True, **options)
        except (errors.NumbaError, errors.UnsupportedBytecodeError) as error:
            raise refused(NumbaCudaMlir.name, dispatcher.py_func, error) from error
    return text


class _Answered:
    """Within the block, numba-cuda-mlir's question for the chip of this machine is answered where no driver can be asked."""

    def __init__(self, chip: str):
        digits = "".join(each for each in chip.removeprefix("sm_") if each.isdigit())
        self._capability = int(digits[:-1]), int(digits[-1])

    def __enter__(self) -> None:
        from numba_cuda_mlir import tools

        self._tools, self._before = tools, tools._cached_cc
        if self._before is None:
            tools._cached_cc = self._capability

    def __exit__(self, *of: object) -> None:
        self._tools._cached_cc = self._before
