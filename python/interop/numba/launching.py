"""Numba's kernels in the simulator: one launch, or all launches of a block.

report = run(saxpy, 8, 128, 2.0, x, y)

with simulated(chip="sm_90") as runs:  # in a process that has numba-cuda or numba-cuda-mlir, and no GPU
    saxpy[8, 128](2.0, x, y)
"""

from __future__ import annotations

import contextlib
import inspect
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from gpuir import sim
from gpuir.interop.arrays import array_of
from gpuir.interop.launches import Launched, Simulated
from gpuir.interop.numba import device
from gpuir.interop.numba.errors import NumbaError
from gpuir.interop.numba.mlir import NumbaCudaMlir
from gpuir.interop.numba.ptx import NumbaCuda
from gpuir.interop.replacing import Intercepted, StandIn

__all__ = ["INTERCEPTED", "run", "simulated"]


class _Kernel(Protocol):
    text: str
    name: str
    prepared: sim.Prepared

    def values(self, arguments: Sequence[Any]) -> list[Any]: ...


class Package(Protocol):
    """One of NVIDIA's two packages for kernels in Python, which differ in what they compile them to."""

    name: str
    module: str
    extra: str

    def dispatcher(self) -> Any: ...
    def cuda(self) -> Any: ...
    def type_of(self, value: Any) -> Any: ...
    def compiling(self) -> Iterator[StandIn]: ...
    def kernel(self, dispatcher: Any, types: Sequence[Any], runs: Simulated) -> _Kernel: ...


def _launch(
    package: Package, runs: Simulated, dispatcher: Any, configuration: tuple[Any, ...], arguments: tuple[Any, ...]
) -> Launched:
    """What ``kernel[configuration](*arguments)`` does within the block."""
    name = dispatcher.py_func.__name__
    if not 2 <= len(configuration) <= 5:
        raise NumbaError(
            f"'{name}': a launch is kernel[grid, block, stream, sharedmem, cluster], got {len(configuration)} of these"
        )
    grid, block, _, smem, cluster = (*configuration, *[None] * 5)[:5]
    values = []
    for number, value in enumerate(arguments):
        try:
            values.append(array_of(value))
        except TypeError as error:
            raise TypeError(f"'{name}', argument {number}: {error}") from None
    wanted = len(inspect.signature(dispatcher.py_func).parameters)
    if len(values) != wanted:
        raise TypeError(f"'{name}' has {wanted} parameters, and {len(values)} arguments were given")
    kernel = _compiled(package, runs, dispatcher, values)
    try:
        given = kernel.values(values)
    except (TypeError, ValueError) as error:
        raise type(error)(f"'{name}': {error}") from None
    return runs.run(name, kernel.text, kernel.prepared, kernel.name, grid, block, given, int(smem or 0), cluster or 1)


def _compiled(package: Package, runs: Simulated, dispatcher: Any, values: list[Any]) -> _Kernel:
    try:
        types = tuple(map(package.type_of, values))
    except ValueError as error:
        raise NumbaError(f"'{dispatcher.py_func.__name__}': {error}") from None
    key = (dispatcher, types)
    if key not in runs.compiled:
        runs.compiled[key] = package.kernel(dispatcher, types, runs)
    kernel: _Kernel = runs.compiled[key]
    return kernel


def _intercepted(package: Package) -> Intercepted[Simulated]:
    def getitem(runs: Simulated, dispatcher: Any, configuration: Any) -> Callable[..., None]:
        sizes = configuration if isinstance(configuration, tuple) else (configuration,)

        def launch(*arguments: Any) -> None:
            _launch(package, runs, dispatcher, sizes, arguments)

        return launch

    def forall(
        runs: Simulated, dispatcher: Any, ntasks: int, tpb: int = 0, stream: object = 0, sharedmem: int = 0
    ) -> Callable[..., None]:
        # The driver would say which size keeps most threads on the chip.
        block = tpb or 256
        return getitem(runs, dispatcher, (-(-ntasks // block), block, stream, sharedmem))

    def find() -> Iterator[StandIn]:
        try:
            dispatcher, cuda = package.dispatcher(), package.cuda()
        except ImportError as error:
            raise _missing(package, error) from None
        yield StandIn(dispatcher, "__getitem__", getitem)
        yield StandIn(dispatcher, "forall", forall)
        yield from package.compiling()
        yield from (StandIn(cuda, name, call) for name, call in device.FUNCTIONS.items() if hasattr(cuda, name))

    return Intercepted(package.module, find)


def _missing(package: Package, error: ImportError) -> NumbaError:
    return NumbaError(f"this interpreter has no {package.name}: pip install 'gpuir[{package.extra}]' ({error})")


_PACKAGES: tuple[Package, ...] = NumbaCuda(), NumbaCudaMlir()
#: By the module of the package.
INTERCEPTED = {each.module: _intercepted(each) for each in _PACKAGES}


def run(
    kernel: Any, grid: Any, block: Any, *arguments: Any, chip: str = "sm_90", smem: int = 0, **options: Any
) -> sim.Report:
    """Simulates ``kernel[grid, block, 0, smem](*arguments)`` as its package compiles it for `chip`; no GPU is needed.

    `kernel` is a function with ``@cuda.jit`` of numba-cuda or numba-cuda-mlir. Arrays are NumPy's, tensors on the CPU, or what else has
    DLPack or ``__array_interface__``, and are changed in place; numbers have the types that Numba gives them. `options` are those of
    `sim.launch` (``checks``, ``seed``, ``explore``, ``on_fault``, ...). SimulationError with findings at lines of the Python source unless
    ``on_fault="report"``; NumbaError for what Numba refuses.
    """
    for package in _PACKAGES:
        if package.module in sys.modules and isinstance(kernel, package.dispatcher()):
            with INTERCEPTED[package.module].by(Simulated(chip, options)) as runs:
                return _launch(package, runs, kernel, (grid, block, 0, smem), arguments).report
    raise TypeError(f"run: expected a function with @cuda.jit, got {type(kernel).__name__}")


@contextlib.contextmanager
def simulated(*, chip: str = "sm_90", **options: Any) -> Iterator[Simulated]:
    """Within the block, ``kernel[grid, block](...)`` compiles the kernel for `chip` and simulates it; no driver is asked.

    In a process that has numba-cuda or numba-cuda-mlir, or both, and gpuir. Arrays are NumPy's, or tensors on the CPU, and are changed in
    place; ``cuda.to_device``, ``cuda.device_array`` and its like, streams and events work on memory of the host. The simulator's
    `options` are those of `run`; the first launch with a finding raises a SimulationError, unless ``on_fault="report"``. What has run is
    in the value: ``launches``, ``reports`` and ``findings``. Blocks nest, the inner one counts; other threads, and what follows the
    block, are as they were.
    """
    runs = Simulated(chip, options)
    with contextlib.ExitStack() as stack:
        for package in [each for each in _PACKAGES if each.module in sys.modules] or [_installed()]:
            stack.enter_context(INTERCEPTED[package.module].by(runs))
        yield runs


def _installed() -> Package:
    """The package that is there, where none is imported yet."""
    lacking = []
    for package in _PACKAGES:
        try:
            package.dispatcher()
        except ImportError as error:
            lacking.append(_missing(package, error))
        else:
            return package
    raise NumbaError([line for error in lacking for line in error.diagnostics])
