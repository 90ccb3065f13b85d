"""TileLang's launches in the simulator.

with simulated(chip="sm_90") as runs:  # in a process that has TileLang, and no GPU
    kernel = matmul(1024, 1024, 1024)
    kernel(a, b, c)
"""

from __future__ import annotations

import contextlib
import importlib
import types
from collections.abc import Callable, Iterator
from typing import Any

from gpuir.interop.arrays import Owned, array_of, is_tensor
from gpuir.interop.launches import Simulated
from gpuir.interop.replacing import Intercepted, StandIn
from gpuir.interop.tilelang import driver
from gpuir.interop.tilelang.compiling import Library, options_of
from gpuir.interop.tilelang.errors import TileLangError

__all__ = ["INTERCEPTED", "simulated"]


def _compiled(
    runs: Simulated, func: Any = None, out_idx: Any = None, *, pass_configs: Any = None, compile_flags: Any = None, **of: Any
) -> Any:  # fmt: skip
    """A kernel that is compiled here: its host code is Python, which TileLang writes where NVRTC compiles, and the statements of its
    CUDA C++ have the lines of the Python source."""
    from tilelang.jit.kernel import JITKernel
    from tilelang.transform import PassConfigKey

    configs = {**(pass_configs or {}), PassConfigKey.TL_EMIT_LINE_DIRECTIVES: True}
    target = {"kind": "cuda", "arch": runs.chip}
    return JITKernel(
        func, out_idx, "nvrtc", target, pass_configs=configs, compile_flags=options_of(compile_flags), from_database=False
    )  # fmt: skip


def _call(runs: Simulated, original: Callable[..., Any], function: Any, *arguments: Any, **keywords: Any) -> Any:
    """A call of a function with ``@tilelang.jit``, whose kernels are those of the block."""
    from tilelang.jit import _CallFormCache

    names = ("_kernel_cache", "_call_form_cache")
    kept = [getattr(function, name) for name in names]
    # The function itself is kept: another one could get its number.
    mine = runs.compiled.setdefault(id(function), (function, {}, _CallFormCache()))
    for name, value in zip(names, mine[1:]):
        setattr(function, name, value)
    try:
        return original(function, *arguments, **keywords)
    finally:
        for name, value in zip(names, kept):
            setattr(function, name, value)


def _compile_library(runs: Simulated, generator: Any, timeout: float | None = None) -> None:
    """In place of a binary."""
    generator.simulated = Library(generator.lib_code, runs.chip, options_of(generator.compile_flags))


def _load_library(runs: Simulated, generator: Any, lib_path: str | None = None) -> None:
    """The host function, which TileLang imports from a file and which asks the driver's bindings."""
    module = types.ModuleType("kernel")
    exec(compile(generator.host_func, "<TileLang's host function>", "exec"), module.__dict__)
    vars(module).update(driver.NAMES)
    generator.pymodule, generator.culib, generator.libpath = module, None, ""


def _forward(runs: Simulated, adapter: Any, *arguments: Any, stream: Any = None) -> Any:
    """A call of the host function."""
    library = getattr(adapter.lib_generator, "simulated", None)
    if library is None:
        raise TileLangError("the kernel was compiled outside of the block: compile it within")
    arrays = []
    for number, each in enumerate(arguments):
        if is_tensor(each):
            try:
                arrays.append(array_of(each))
            except TypeError as error:
                raise TypeError(f"argument {number}: {error}") from None
    with driver.calling(runs, library, Owned(arrays)):
        return adapter.pymodule.call(adapter.kernels, *arguments, stream=0)


def _find() -> Iterator[StandIn]:
    try:
        # tilelang.jit is a function, and hides the module.
        jit = importlib.import_module("tilelang.jit")
        from tilelang.jit.adapter import nvrtc
    except ImportError as error:
        raise TileLangError(f"this interpreter has no TileLang: pip install 'gpuir[tilelang]' ({error})") from None
    if not nvrtc.is_nvrtc_available:
        raise TileLangError("TileLang does not find cuda-bindings: pip install 'gpuir[tilelang]'")
    from cuda.bindings import driver as bindings

    yield StandIn(jit, "cached", _compiled)
    yield StandIn(jit.JITImpl, "__call__", _call, with_original=True)
    yield StandIn(nvrtc.NVRTCLibraryGenerator, "compile_lib", _compile_library)
    yield StandIn(nvrtc.NVRTCLibraryGenerator, "load_lib", _load_library)
    yield StandIn(nvrtc.NVRTCKernelAdapter, "_forward_from_prebuild_lib", _forward)
    yield StandIn(bindings, "cuLibraryGetKernel", driver.get_kernel)


#: By the module of the package.
INTERCEPTED = {"tilelang": Intercepted[Simulated]("tilelang", _find)}


@contextlib.contextmanager
def simulated(*, chip: str = "sm_90", **options: Any) -> Iterator[Simulated]:
    """Within the block, TileLang's kernels are compiled for `chip` and launched in the simulator; no driver is asked.

    In a process that has TileLang and gpuir. Kernels are compiled within the block, by ``@tilelang.jit`` or ``tilelang.compile``; their
    tensors are torch's on the CPU, and are changed in place. `options` are those of `sim.launch` (``checks``, ``seed``, ``explore``, ...); the first
    launch with a finding raises a SimulationError, unless ``on_fault="report"``. What has run is in the value: ``launches``, ``reports`` and
    ``findings``. Blocks nest, the inner one counts; other threads, and what follows the block, are as they were. TileLangError for what is
    not simulated, CudaError for what NVRTC refuses.
    """
    runs = Simulated(chip, options)
    with INTERCEPTED["tilelang"].by(runs):
        yield runs
