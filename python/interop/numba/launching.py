"""numba-cuda-mlir's kernels in the simulator: one launch, or all launches of a block.

report = run(saxpy, 8, 128, 2.0, x, y)

with simulated(chip="sm_90") as runs:  # in a process that has numba-cuda-mlir, and no GPU
    saxpy[8, 128](2.0, x, y)
"""

from __future__ import annotations

import contextlib
import contextvars
import dataclasses
import inspect
import re
import threading
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from gpuir import sim
from gpuir.interop.launches import Launches
from gpuir.interop.numba.arrays import DeviceArray, array_of
from gpuir.interop.numba.compiling import Kernel, NumbaError, dispatcher_class, type_of

__all__ = ["Launched", "Simulated", "run", "simulated"]

#: Keywords of `sim.launch` that a launch does not have already.
_SIMULATOR = frozenset(inspect.signature(sim.launch).parameters) - {
    "module", "kernel", "grid", "block", "arguments", "smem", "cluster", "chip",
}  # fmt: skip


@dataclasses.dataclass
class Launched:
    """One launch: the kernel's name in Python, its sizes, the MLIR that ran, and the report."""

    kernel: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    text: str
    report: sim.Report

    @property
    def findings(self) -> list[sim.Finding]:
        """What the simulator found."""
        return self.report.findings


class Simulated(Launches[Launched]):
    """The launches of a block, in order."""

    def __init__(self, chip: str, options: Mapping[str, Any]):
        super().__init__()
        if not re.fullmatch("sm_[0-9]{2,3}[af]?", chip):
            raise ValueError(f"chip: expected one of NVIDIA's such as 'sm_90', got {chip!r}")
        unknown = sorted(set(options) - _SIMULATOR)
        if unknown:
            raise TypeError(f"no option '{unknown[0]}', the simulator's are {', '.join(sorted(_SIMULATOR))}")
        if options.get("on_fault", "raise") not in ("raise", "report"):
            raise ValueError(f"on_fault: expected 'raise' or 'report', got {options['on_fault']!r}")
        self.chip, self.options = chip, dict(options)
        #: Globals and closures are frozen when a kernel is compiled, as Numba does it; another block compiles anew.
        self._compiled: dict[tuple[Any, ...], tuple[Kernel, sim.Prepared]] = {}

    def launch(self, dispatcher: Any, configuration: tuple[Any, ...], arguments: tuple[Any, ...]) -> Launched:
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
        kernel, prepared = self._kernel(dispatcher, values)
        report = sim.launch(
            prepared, kernel.name, _sizes(grid), _sizes(block), *values, smem=int(smem or 0), cluster=_sizes(cluster or 1),
            **{**self.options, "on_fault": "report", "chip": self.chip},
        )  # fmt: skip
        done = Launched(name, report.grid, report.block, kernel.text, report)
        self.launches.append(done)
        if done.findings and self.options.get("on_fault", "raise") == "raise":
            raise sim.SimulationError(done.findings, done.report)
        return done

    def _kernel(self, dispatcher: Any, values: list[Any]) -> tuple[Kernel, sim.Prepared]:
        try:
            types = tuple(map(type_of, values))
        except ValueError as error:
            raise NumbaError(f"'{dispatcher.py_func.__name__}': {error}") from None
        key = (dispatcher, types)
        if key not in self._compiled:
            kernel = Kernel(dispatcher, types, self.chip)
            self._compiled[key] = kernel, sim.prepare(kernel.module)
        return self._compiled[key]


def _sizes(given: Any) -> Any:
    return tuple(map(int, given)) if isinstance(given, (tuple, list)) else int(given)


def run(
    kernel: Any, grid: Any, block: Any, *arguments: Any, chip: str = "sm_90", smem: int = 0, **options: Any
) -> sim.Report:
    """Simulates ``kernel[grid, block, 0, smem](*arguments)`` as numba-cuda-mlir compiles it for `chip`; no GPU is needed.

    `kernel` is a function with ``@cuda.jit``. Arrays are NumPy's, or what has DLPack on the CPU (torch's tensors), and are changed in
    place; numbers have the types that Numba gives them. `options` are those of `sim.launch` (``checks``, ``seed``, ``explore``,
    ``on_fault``, ...). SimulationError with findings at lines of the Python source unless ``on_fault="report"``; NumbaError for what
    Numba refuses.
    """
    if not isinstance(kernel, dispatcher_class()):
        raise TypeError(f"run: expected a function with @cuda.jit, got {type(kernel).__name__}")
    return Simulated(chip, options).launch(kernel, (grid, block, 0, smem), arguments).report


# All launches of a block ----------------------------------------------------------------------------------------------

_ACTIVE: contextvars.ContextVar[Simulated | None] = contextvars.ContextVar("gpuir_numba", default=None)
_LOCK = threading.Lock()
_entered = 0
_originals: list[tuple[Any, str, Any]] = []


@contextlib.contextmanager
def simulated(*, chip: str = "sm_90", **options: Any) -> Iterator[Simulated]:
    """Within the block, ``kernel[grid, block](...)`` compiles the kernel for `chip` and simulates it; no driver is asked.

    In a process that has numba-cuda-mlir and gpuir. Arrays are NumPy's, or tensors on the CPU, and are changed in place;
    ``cuda.to_device``, ``cuda.device_array``, ``device_array_like`` and ``synchronize`` work on memory of the host. The simulator's
    `options` are those of `run`; the first launch with a finding raises a SimulationError, unless ``on_fault="report"``. What has run is
    in the value: ``launches``, ``reports`` and ``findings``. Blocks nest, the inner one counts; other threads, and what follows the
    block, are as they were.
    """
    runs = Simulated(chip, options)
    _enter()
    token = _ACTIVE.set(runs)
    try:
        yield runs
    finally:
        _ACTIVE.reset(token)
        _leave()


def _enter() -> None:
    global _entered
    with _LOCK:
        if not _entered:
            dispatcher = dispatcher_class()
            from numba_cuda_mlir import cuda

            _replace(dispatcher, "__getitem__", _getitem)
            for name, stand_in in _DEVICE.items():
                _replace(cuda, name, stand_in)
        _entered += 1


def _leave() -> None:
    global _entered
    with _LOCK:
        _entered -= 1
        while not _entered and _originals:
            setattr(*_originals.pop())


def _replace(owner: Any, name: str, stand_in: Callable[..., Any]) -> None:
    """The attribute is `stand_in` where a block of this thread is open, and what it was elsewhere."""
    original = getattr(owner, name)

    def chosen(*arguments: Any, **keywords: Any) -> Any:
        return (original if _ACTIVE.get() is None else stand_in)(*arguments, **keywords)

    _originals.append((owner, name, original))
    setattr(owner, name, chosen)


def _getitem(dispatcher: Any, configuration: Any) -> Callable[..., None]:
    runs = _ACTIVE.get()
    assert runs is not None
    sizes = configuration if isinstance(configuration, tuple) else (configuration,)

    def launch(*arguments: Any) -> None:
        runs.launch(dispatcher, sizes, arguments)

    return launch


def _to_device(obj: Any, stream: object = 0, copy: bool = True, to: Any = None) -> DeviceArray:
    array = np.array(array_of(obj), copy=True) if copy else np.asarray(array_of(obj))
    if to is not None:
        np.copyto(to, array)
        device: DeviceArray = to
        return device
    return array.view(DeviceArray)


def _device_array(
    shape: Any, dtype: Any = np.float64, strides: Any = None, order: Any = "C", stream: object = 0
) -> DeviceArray:
    if strides is not None:
        raise NumbaError("device_array with strides is not simulated: give an order, or a view of an array")
    return np.empty(shape, dtype, order).view(DeviceArray)


def _device_array_like(ary: Any, stream: object = 0) -> DeviceArray:
    return np.empty_like(array_of(ary)).view(DeviceArray)


def _synchronize() -> None:
    """Launches have ended when they return."""


_DEVICE: dict[str, Callable[..., Any]] = {
    "to_device": _to_device, "device_array": _device_array, "device_array_like": _device_array_like, "synchronize": _synchronize,
}  # fmt: skip
