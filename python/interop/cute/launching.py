"""CuTe DSL's launches in the simulator.

with simulated(chip="sm_90") as runs:  # in a process that has CuTe DSL, and no GPU
    compiled = cute.compile(add, from_dlpack(x), from_dlpack(y))
    compiled(from_dlpack(x), from_dlpack(y))
"""

from __future__ import annotations

import contextlib
import contextvars
import ctypes
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from gpuir.interop.arrays import Owned
from gpuir.interop.cute.arguments import memory_of, value_at
from gpuir.interop.cute.errors import CuteError
from gpuir.interop.cute.host import Configuration, Host
from gpuir.interop.cute.tensor_maps import BYTES, tensor_map_of
from gpuir.interop.launches import Simulated
from gpuir.interop.ptx import Kernel
from gpuir.interop.replacing import Intercepted, StandIn

__all__ = ["INTERCEPTED", "simulated"]

#: The memory of the call whose host function runs.
_MEMORY: contextvars.ContextVar[Owned | None] = contextvars.ContextVar("gpuir_cute", default=None)


def _options(runs: Simulated, original: Callable[..., Any], options: Any, envar: Any, function_name: str) -> Any:
    """A compilation within the block: for its chip, with PTX that has lines."""
    from cutlass.base_dsl import compiler

    folder = runs.compiled.setdefault("folder", tempfile.TemporaryDirectory(prefix="gpuir-cute-"))
    for kind, value in (
        ("KeepPTX", True), ("GenerateLineInfo", True), ("DumpDir", folder.name), ("GPUArch", _arch(runs.chip)),
    ):  # fmt: skip
        options.options[getattr(compiler, kind)].value = value
    return original(options, envar, function_name)


def _arch(chip: str) -> str:
    """The chip with its own instructions, which is what CuTe DSL compiles for."""
    return chip if chip[-1] in "af" or int(chip.removeprefix("sm_")) < 90 else f"{chip}a"


def _traced(runs: Simulated, original: Callable[..., Any], dsl: Any, body: Any, *of: Any, **options: Any) -> Any:
    """A function is compiled, and run if it was called: with the memory of its arguments."""
    with _memory((of, options)):
        return original(dsl, body, *of, **options)


@contextlib.contextmanager
def _memory(arguments: Any) -> Iterator[None]:
    token = _MEMORY.set(Owned(memory_of(arguments)))
    try:
        yield
    finally:
        _MEMORY.reset(token)


def _call(runs: Simulated, compiled: Any, *arguments: Any, **keywords: Any) -> int:
    """A call of what ``cute.compile`` gave."""
    with _memory((arguments, keywords)):
        given, _ = compiled.execution_args.generate_execution_args(arguments, keywords)
        return _run(runs, compiled, given)


def _run(runs: Simulated, compiled: Any, arguments: list[Any]) -> int:
    """Runs the host function, whose launches are simulated."""
    text = compiled.__ptx__
    if not text or ".entry" not in text:
        raise CuteError("the function was compiled outside of the block: compile it within")
    key = id(compiled)
    if key not in runs.compiled:
        kernels: dict[str, Kernel] = {}

        def launch(name: str, sizes: Configuration, values: Any) -> None:
            _launch(runs, text, kernels, name, sizes, values)

        runs.compiled[key] = compiled, Host(compiled, launch)
    runs.compiled[key][1].run(arguments)
    return 0


def _launch(
    runs: Simulated, text: str, kernels: dict[str, Kernel], name: str, sizes: Configuration, arguments: Any
) -> None:
    if name not in kernels:
        import cutlass

        kernels[name] = Kernel(text, name, filename=f"{name}.ptx", libraries=[str(Path(cutlass.__file__).parent)])
    kernel, memory = kernels[name], _MEMORY.get() or Owned([])
    copies = "cp.async.bulk.tensor" in text
    values: list[Any] = []
    for number, (size, by_value) in enumerate(zip(kernel.sizes, kernel.by_value)):
        if copies and by_value and size == BYTES:
            what = f"argument {number} of kernel '{name}'"
            values.append(tensor_map_of(ctypes.string_at(arguments[number], BYTES), memory, what))
        else:
            values.append(value_at(arguments[number], kernel, number, memory))
    runs.run(
        name, text, kernel.prepared, name, sizes.grid, sizes.block, kernel.values(values), sizes.smem, sizes.cluster
    )  # fmt: skip


def _find() -> Iterator[StandIn]:
    try:
        import cutlass.cute  # noqa: F401
        from cutlass.base_dsl import compiler, dsl, jit_executor
        from cutlass.cutlass_dsl import cuda_jit_executor
    except ImportError as error:
        raise CuteError(f"this interpreter has no CuTe DSL: pip install 'gpuir[cute]' ({error})") from None
    yield StandIn(compiler.CompileOptions, "apply_envar_settings", _options, with_original=True)
    yield StandIn(dsl.BaseDSL, "generate_mlir", _traced, with_original=True)
    yield StandIn(cuda_jit_executor.CudaDialectJitCompiledFunction, "__call__", _call)
    yield StandIn(jit_executor.JitCompiledFunction, "run_compiled_program", _run)


#: By the module of the package.
INTERCEPTED = {"cutlass": Intercepted[Simulated]("cute", _find)}


@contextlib.contextmanager
def simulated(*, chip: str = "sm_90", **options: Any) -> Iterator[Simulated]:
    """Within the block, functions with ``@cute.jit`` are compiled for `chip`, and their launches are simulated; no driver is asked.

    In a process that has CuTe DSL (nvidia-cutlass-dsl) and gpuir. Functions are compiled within the block, by a call or by
    ``cute.compile``; their host code runs, and each launch is the simulator's. Tensors are those of ``from_dlpack`` of arrays on the CPU, and are
    changed in place. `options` are those of `sim.launch` (``checks``, ``seed``, ``explore``, ...); the first launch with a finding raises a
    SimulationError, unless ``on_fault="report"``. What has run is in the value: ``launches``, ``reports`` and ``findings``. Blocks nest, the
    inner one counts; other threads, and what follows the block, are as they were. CuteError for what is not simulated.
    """
    runs = Simulated(chip, options)
    with INTERCEPTED["cutlass"].by(runs):
        yield runs
