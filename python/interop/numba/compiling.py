"""What numba-cuda-mlir makes of a kernel: MLIR of upstream's dialects, with the lines of the Python source."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

from gpuir.assembly.document import parse
from gpuir.errors import Diagnostic, Error
from gpuir.host import ir
from gpuir.ods.context import Context

__all__ = ["Kernel", "NumbaError", "dispatcher_class"]

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


class NumbaError(Error):
    """What numba-cuda-mlir refuses, or a launch that it would."""


def dispatcher_class() -> Any:
    """The class of kernels; NumbaError where numba-cuda-mlir is missing."""
    try:
        from numba_cuda_mlir.descriptor import MLIRDispatcher
    except ImportError as error:
        raise NumbaError(
            f"this interpreter has no numba-cuda-mlir: pip install 'numba-cuda-mlir[cu13]' ({error})"
        ) from None
    return MLIRDispatcher


class Kernel:
    """A kernel for some types of arguments and a chip: the text of its module, the module, and the name that it has in there."""

    def __init__(self, dispatcher: Any, arguments: Sequence[Any], chip: str):
        self.text = _text(dispatcher, arguments, chip)
        with Context() as context:
            self.module = parse(self.text, filename=dispatcher.py_func.__code__.co_filename, context=context)
        names = [
            ir.StringAttr(op.operation.attributes["sym_name"]).value
            for inner in self.module.body.operations
            if inner.operation.name == "gpu.module"
            for op in inner.operation.regions[0].blocks[0].operations
            if op.operation.name == "gpu.func" and "kernel" in op.operation.attributes
        ]
        if len(names) != 1:
            raise NumbaError(f"'{dispatcher.py_func.__name__}': expected one kernel in its module, found {names}")
        (self.name,) = names


def type_of(value: Any) -> Any:
    """Numba's type of an argument."""
    from numba_cuda_mlir.numba_cuda.typing.typeof import typeof

    return typeof(value)


def _text(dispatcher: Any, arguments: Sequence[Any], chip: str) -> str:
    from numba_cuda_mlir.compiler import compile_mlir
    from numba_cuda_mlir.numba_cuda.core import errors

    code = dispatcher.py_func.__code__
    options = {name: value for name in _OPTIONS if (value := dispatcher.targetoptions.get(name))}
    with _COMPILING, _Answered(chip):
        try:
            text: str = compile_mlir(dispatcher.py_func, tuple(arguments), chip=chip, lineinfo=True, **options)
        except (errors.NumbaError, errors.UnsupportedBytecodeError) as error:
            message = f"numba-cuda-mlir refuses '{dispatcher.py_func.__name__}': {type(error).__name__}: {error}"
            raise NumbaError([Diagnostic("error", message, code.co_filename, code.co_firstlineno, 1)]) from error
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
