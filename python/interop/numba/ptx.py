"""What numba-cuda makes of a kernel: PTX with the lines of the Python source, which NVVM compiles without a driver."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from gpuir.interop.launches import Simulated
from gpuir.interop.numba.errors import NumbaError, refused
from gpuir.interop.numba.grids import with_grid_barrier
from gpuir.interop.ptx import Kernel
from gpuir.interop.replacing import StandIn

__all__ = ["NumbaCuda"]

#: Options of ``cuda.jit`` that change what is computed.
_OPTIONS = ("fastmath", "opt", "launch_bounds")


class NumbaCuda:
    """The package, as `gpuir.interop.numba.launching.Package` has it."""

    name, module, extra = "numba-cuda", "numba_cuda", "numba-cuda"

    def dispatcher(self) -> Any:
        """The class of kernels."""
        from numba.cuda.dispatcher import CUDADispatcher

        return CUDADispatcher

    def cuda(self) -> Any:
        """What programs import as ``cuda``."""
        from numba import cuda

        return cuda

    def type_of(self, value: Any) -> Any:
        """Numba's type of an argument."""
        from numba.cuda.typing.typeof import Purpose, typeof

        return typeof(value, Purpose.argument)

    def compiling(self) -> Iterator[StandIn]:
        """What its compiler asks the driver for."""
        from numba.cuda import dispatcher

        yield StandIn(dispatcher, "get_current_device", _device)
        yield StandIn(dispatcher.CUDADispatcher, "compile_device", _compile_device, with_original=True)

    def kernel(self, dispatcher: Any, types: Sequence[Any], runs: Simulated) -> _Kernel:
        """The kernel for arguments of these types."""
        return _Kernel(dispatcher, types, runs.capability)


def _device(runs: Simulated) -> Any:
    """The current device."""
    return SimpleNamespace(compute_capability=runs.capability)


def _compile_device(runs: Simulated, original: Callable[..., Any], dispatcher: Any, *of: Any, **options: Any) -> Any:
    """A function that a kernel calls is compiled with its lines too."""
    given = dispatcher.targetoptions
    dispatcher.targetoptions = {**given, "lineinfo": True, "debug": False}
    try:
        return original(dispatcher, *of, **options)
    finally:
        dispatcher.targetoptions = given


class _Kernel:
    """A kernel for some types of arguments and a chip."""

    def __init__(self, dispatcher: Any, types: Sequence[Any], capability: tuple[int, int]):
        function, self._types = dispatcher.py_func, types
        self._extensions = list(dispatcher.extensions or ())
        made = Kernel(_text(dispatcher, types, capability), filename=f"{function.__name__}.ptx")
        self.text, self.name, self.prepared, self._values = made.text, made.name, made.prepared, made.values

    def values(self, arguments: Sequence[Any]) -> list[Any]:
        """The arguments as `sim.launch` takes them."""
        parts: list[Any] = []
        for type, value in zip(self._types, arguments):
            for extension in reversed(self._extensions):
                type, value = extension.prepare_args(type, value, stream=0, retr=[])
            parts += _parts(type, value)
        return self._values(parts)


def _text(dispatcher: Any, types: Sequence[Any], capability: tuple[int, int]) -> str:
    from numba.core import errors  # numba-cuda's own are derived from these
    from numba.cuda.compiler import compile_all
    from numba.cuda.cudadrv.error import NvrtcError, NvvmError, NvvmSupportError

    function, given = dispatcher.py_func, dispatcher.targetoptions
    if given.get("link"):
        raise NumbaError(
            f"'{function.__name__}' has link=, and files in other languages are not simulated with a kernel"
        )
    options = {name: given[name] for name in _OPTIONS if name in given}
    try:
        texts, _ = compile_all(
            function,
            tuple(types),
            device=False,
            abi="numba",
            cc=capability,
            lineinfo=True,
            debug=False,
            output="ptx",
            **options,
        )
    except (errors.NumbaError, errors.UnsupportedBytecodeError, NvvmError, NvvmSupportError, NvrtcError) as error:
        raise refused(NumbaCuda.name, function, error) from error
    if len(texts) != 1 or not isinstance(texts[0], str):
        raise NumbaError(
            f"'{function.__name__}' calls functions of other files, which are linked with it on a GPU and are not simulated"
        )
    return with_grid_barrier(texts[0])


def _parts(type: Any, value: Any) -> Iterator[Any]:
    """The parameters that an argument is in a kernel, as numba-cuda's launches pass them."""
    from numba.cuda import types

    if isinstance(type, types.Array):
        # Two references that kernels do not use.
        yield from (0, 0, value.size, value.dtype.itemsize, value, *value.shape, *value.strides)
    elif isinstance(type, types.Record):
        yield np.frombuffer(value, np.uint8)
    elif isinstance(type, types.BaseTuple):
        for inner, each in zip(type, value):
            yield from _parts(inner, each)
    elif isinstance(type, types.EnumMember):
        yield from _parts(type.dtype, value.value)
    else:
        yield from _number(type, value)


def _number(type: Any, value: Any) -> Iterator[Any]:
    from numba.cuda import types

    made: Callable[[Any], Any] | None = _FLOATS.get(str(type))
    if made is not None:
        yield made(value)
    elif isinstance(type, types.Complex):
        part = np.float32 if str(type) == "complex64" else np.float64
        yield from (part(value.real), part(value.imag))
    elif isinstance(type, (types.Boolean, types.Integer)):
        yield int(value)
    elif isinstance(type, (types.NPDatetime, types.NPTimedelta)):
        yield int(value.view(np.int64))
    else:
        raise NumbaError(f"an argument of type {type} is not simulated")


_FLOATS: dict[str, Callable[[Any], Any]] = {
    "float16": lambda value: int(np.float16(value).view(np.uint16)), "float32": np.float32, "float64": np.float64,
}  # fmt: skip
