"""Kernels of any language in the simulator: all launches of a block, whatever package they are of.

with simulated(chip="sm_90") as runs:  # in a process that has some of the packages of `LANGUAGES`, and no GPU
    saxpy[8, 128](2.0, x, y)                              # numba-cuda
    wp.launch(scale, dim=1024, inputs=[x, y])             # Warp
"""

from __future__ import annotations

import contextlib
import importlib
import sys
from collections.abc import Iterator
from typing import Any

from gpuir.interop.launches import Simulated

__all__ = ["LANGUAGES", "simulated"]

#: Packages whose launches can be simulated, by what programs import, and the adapter of each in gpuir.interop.
LANGUAGES = {
    "numba_cuda": "numba",
    "numba_cuda_mlir": "numba",
    "triton": "triton",
    "cutlass": "cute",
    "tilelang": "tilelang",
    "warp": "warp",
}


@contextlib.contextmanager
def simulated(*, chip: str = "sm_90", **options: Any) -> Iterator[Simulated]:
    """Within the block, launches of all packages of `LANGUAGES` that are imported when it begins are simulated on `chip`; no driver is
    asked.

    How a package's kernels are launched, and which arguments they take, its adapter says: the ``simulated`` of gpuir.interop.numba and
    so on, which serves that package alone. Triton's kernels run as their TTGIR. `options` are those of `sim.launch`; the first launch with a
    finding raises a SimulationError, unless ``on_fault="report"``. What has run is in the value, in order: ``launches``, ``reports`` and
    ``findings``.
    """
    runs = Simulated(chip, options)
    with contextlib.ExitStack() as stack:
        for package, adapter in LANGUAGES.items():
            if package in sys.modules:
                # An adapter imports its package.
                module = importlib.import_module(f"gpuir.interop.{adapter}")
                stack.enter_context(module.INTERCEPTED[package].by(runs))
        yield runs
