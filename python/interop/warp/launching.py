"""Warp's launches in the simulator.

with simulated(chip="sm_90") as runs:  # in a process that has Warp, and no GPU
    wp.launch(scale, dim=1024, inputs=[x, y, 2.0])
"""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gpuir.interop.launches import Simulated
from gpuir.interop.replacing import Intercepted, StandIn
from gpuir.interop.warp.arguments import value_of
from gpuir.interop.warp.compiling import Compiled, WarpError, compiled

__all__ = ["INTERCEPTED", "simulated"]

#: Threads of a block where a launch does not say, as Warp has it for GPUs.
_BLOCK = 256


@dataclasses.dataclass
class _Loaded:
    """What Warp loads of a module, which it asks for the parts of a launch."""

    compiled: Compiled
    block: int

    def get_kernel_hooks(self, kernel: Any) -> Any:
        from warp._src.context import KernelHooks

        # What Warp calls on the CPU is never called.
        hooks = KernelHooks(True, True)
        hooks.simulated = self
        return hooks


def _load(runs: Simulated, module: Any, device: Any, block_dim: int | None = None, *of: Any, **options: Any) -> Any:
    block = block_dim or _BLOCK
    major, minor = runs.capability
    return _Loaded(compiled(module, 10 * major + minor, block), block)


def _invoke(runs: Simulated, kernel: Any, hooks: Any, params: Sequence[Any], adjoint: bool) -> None:
    """Simulates what would run on the CPU; `params` are the launch's bounds, and the packed arguments."""
    from warp._src import codegen

    loaded: _Loaded | None = getattr(hooks, "simulated", None)
    if loaded is None:
        raise WarpError(f"kernel '{kernel.key}': its launch was recorded outside of the block")
    named = codegen.cuda_kernel_backward_name if adjoint else codegen.cuda_kernel_forward_name
    name = named(kernel)
    made = loaded.compiled.kernel(name)
    types = [each.type for each in kernel.adj.args]
    values = [
        value_of(packed, type, made.by_value[number])
        for number, (packed, type) in enumerate(zip(params, [None, *types, *types]))
    ]
    blocks = -(-int(params[0].size) // loaded.block)
    cluster = int({**kernel.module.options, **kernel.options}.get("cluster_dim") or 1)
    smem = loaded.compiled.shared(name)
    runs.run(kernel.key, made.text, made.prepared, name, blocks, loaded.block, values, smem, cluster)


def _block(runs: Simulated, device: Any, block_dim: int | None) -> int:
    return block_dim if block_dim and block_dim > 0 else _BLOCK


def _device(runs: Simulated, original: Callable[..., Any], runtime: Any, ident: Any = None) -> Any:
    """GPUs are the CPU: arrays are in the host's memory."""
    return original(runtime, "cpu" if isinstance(ident, str) and ident.startswith("cuda") else ident)


def _find() -> Iterator[StandIn]:
    try:
        import warp as wp
        from warp._src import context
    except ImportError as error:
        raise WarpError(f"this interpreter has no Warp: pip install 'gpuir[warp]' ({error})") from None
    wp.init()
    yield StandIn(context.Module, "load", _load)
    yield StandIn(context, "invoke", _invoke)
    yield StandIn(context, "invoke_cpu_blocks", _invoke)
    yield StandIn(context, "_resolve_launch_block_dim", _block)
    yield StandIn(context.Runtime, "get_device", _device, with_original=True)


#: By the module of the package.
INTERCEPTED = {"warp": Intercepted[Simulated]("warp", _find)}


@contextlib.contextmanager
def simulated(*, chip: str = "sm_90", **options: Any) -> Iterator[Simulated]:
    """Within the block, ``wp.launch`` and ``wp.launch_tiled`` compile the kernel's module for `chip` and simulate it; no driver is asked.

    In a process that has Warp and gpuir. Arrays are Warp's, NumPy's, or tensors on the CPU, and are changed in place; devices "cuda" and
    "cuda:0" are the CPU's memory. Blocks have 256 threads where ``block_dim`` does not say; tapes launch their adjoint kernels here too.
    `options` are those of `sim.launch` (``checks``, ``seed``, ``explore``, ...); the first launch with a finding raises a SimulationError, unless
    ``on_fault="report"``. What has run is in the value: ``launches``, ``reports`` and ``findings``. Blocks nest, the inner one counts; other
    threads, and what follows the block, are as they were. WarpError for what Warp refuses.
    """
    runs = Simulated(chip, options)
    with INTERCEPTED["warp"].by(runs):
        yield runs
