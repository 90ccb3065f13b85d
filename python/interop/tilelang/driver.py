"""The calls of CUDA's driver that TileLang's generated host code makes, within a block that simulates launches."""

from __future__ import annotations

import contextlib
import contextvars
import ctypes
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from gpuir import sim
from gpuir.interop.arrays import Owned
from gpuir.interop.launches import Simulated
from gpuir.interop.tilelang.compiling import Library
from gpuir.interop.tilelang.errors import TileLangError

__all__ = ["NAMES", "calling", "get_kernel"]


class _Called(NamedTuple):
    """What the host function that runs was called for."""

    runs: Simulated
    library: Library
    memory: Owned


_CALLED: contextvars.ContextVar[_Called | None] = contextvars.ContextVar("gpuir_tilelang", default=None)
#: CUtensorMapSwizzle and CUtensorMapFloatOOBfill by their numbers.
_SWIZZLES = {0: "none", 1: "32b", 2: "64b", 3: "128b"}
_FILLS = {0: "zero", 1: "nan"}


@contextlib.contextmanager
def calling(runs: Simulated, library: Library, memory: Owned) -> Iterator[None]:
    """The host function of a library runs, with arrays of the caller's."""
    token = _CALLED.set(_Called(runs, library, memory))
    try:
        yield
    finally:
        _CALLED.reset(token)


def get_kernel(runs: Simulated, library: Any, name: bytes) -> tuple[Any, ...]:
    """A kernel of a library goes by its name here."""
    return _done(name.decode())


def _done(*values: Any) -> tuple[Any, ...]:
    from cuda.bindings import driver

    return (driver.CUresult.CUDA_SUCCESS, *values)


def _called() -> _Called:
    called = _CALLED.get()
    if called is None:
        raise TileLangError("a kernel is launched outside of the block")
    return called


def _launch(config: Any, name: str, arguments: Any, extra: Any) -> tuple[Any, ...]:
    runs, library, memory = _called()
    kernel = library.kernel(name)
    # One argument comes without a tuple around it.
    given, types = (each if isinstance(each, tuple) else (each,) for each in arguments)
    values = [_value(memory, value, type, name, number) for number, (value, type) in enumerate(zip(given, types))]
    grid, block = (
        tuple(int(getattr(config, f"{of}Dim{axis}")) for axis in "XYZ") for of in ("grid", "block")
    )  # fmt: skip
    runs.run(name, library.text, kernel.prepared, name, grid, block, kernel.values(values), int(config.sharedMemBytes))
    return _done()


def _value(memory: Owned, value: Any, type: Any, name: str, number: int) -> Any:
    if isinstance(value, sim.TensorMap) or type is None:
        return value
    if type is ctypes.c_void_p:
        if not value:
            return 0
        found = memory.at(int(value))
        if found is None:
            raise TileLangError(f"kernel '{name}', argument {number}: the address is in no tensor of the call")
        return found
    if type in (ctypes.c_float, ctypes.c_double):
        return float(value)
    return int(value)


def _tensor_map(
    type: Any, rank: int, address: int, sizes: Sequence[Any], strides: Sequence[Any], box: Sequence[Any],
    steps: Sequence[Any], interleave: Any, swizzle: Any, promotion: Any, fill: Any,
) -> tuple[Any, ...]:  # fmt: skip
    """A tensor map as the simulator has it, whose dimensions are in the other order."""
    found = _called().memory.at(int(address))
    if found is None:
        raise TileLangError("a tensor map is of an address that is in no tensor of the call")
    if int(interleave):
        raise TileLangError("a tensor map with interleaved layout is not simulated")
    shape = tuple(int(each) for each in reversed(sizes))
    steps_of = (*(int(each) for each in reversed(strides)), found.itemsize)
    array: np.ndarray = np.ndarray(shape, found.dtype, found, 0, steps_of)
    made = sim.tensor_map(
        array, [int(each) for each in reversed(box)], swizzle=_SWIZZLES[int(swizzle)],
        element_strides=[int(each) for each in reversed(steps)], oob=_FILLS[int(fill)],
    )  # fmt: skip
    return _done(made)


def _images_map(*of: Any) -> tuple[Any, ...]:
    raise TileLangError("a tensor map of images (im2col) is not simulated")


#: Names that the host function imports from the driver's bindings, as they are here. A device on the CPU has no number.
NAMES: dict[str, Any] = {
    "CUdevice": lambda number=None: number, "cuKernelSetAttribute": lambda *of: _done(), "cuLaunchKernelEx": _launch,
    "cuTensorMapEncodeTiled": _tensor_map, "cuTensorMapEncodeIm2col": _images_map,
}  # fmt: skip
