"""The native engine of the simulator on an elementwise kernel, and NumPy on the same arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cases_sim import Case, clocked

#: Elements of the elementwise kernel, and threads of a block of it.
ELEMENTS, THREADS = 10_000_000, 256
SAXPY = """gpu.module @kernels {
  gpu.func @saxpy(%n: index, %a: f32, %x: memref<?xf32>, %y: memref<?xf32>) kernel {
    %i = gpu.global_id x
    %inside = arith.cmpi ult, %i, %n : index
    scf.if %inside {
      %u = memref.load %x[%i] : memref<?xf32>
      %v = memref.load %y[%i] : memref<?xf32>
      %p = arith.mulf %a, %u : f32
      %w = arith.addf %p, %v : f32
      memref.store %w, %y[%i] : memref<?xf32>
    }
    gpu.return
  }
}
"""


def elementwise(launch: Callable[[Any, Any], None]) -> Case:
    """``launch`` adds 2 x to y; it is timed from its second time on, as compiled code and pages are kept."""

    def of(count: int) -> Callable[[], tuple[int, float]]:
        import numpy as np

        x, y = np.arange(ELEMENTS, dtype=np.float32) % 1024, np.zeros(ELEMENTS, np.float32)
        launch(x, y)

        def work() -> None:
            y.fill(1)
            for _ in range(count):
                launch(x, y)

        def check() -> None:
            if not np.array_equal(y, 1 + 2 * count * x):
                raise ValueError("an element of the sum is wrong")

        return lambda: clocked(work, check)

    return of


def numpys() -> Callable[[Any, Any], None]:
    """The sum in NumPy, without new arrays."""
    kept: list[Any] = []

    def add(x: Any, y: Any) -> None:
        import numpy as np

        if not kept:
            kept.append(np.empty_like(x))
        np.multiply(x, np.float32(2), out=kept[0])
        np.add(kept[0], y, out=y)

    return add


def timed(sim: Any) -> dict[str, Case]:
    """The cases of gpuir's simulator, and NumPy's own."""

    def native(**options: Any) -> Case:
        def launch(x: Any, y: Any) -> None:
            blocks = -(-ELEMENTS // THREADS)
            sim.launch(SAXPY, "saxpy", blocks, THREADS, ELEMENTS, 2.0, x, y, engine="native", **options)

        return elementwise(launch)

    return {
        "native engine, elementwise": native(),
        "native engine, elementwise without checks": native(checks=False),
        "numpy, elementwise": elementwise(numpys()),
    }
