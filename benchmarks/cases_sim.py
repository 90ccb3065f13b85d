"""Simulating a matrix product on the CPU: 512x512x512 in f16 with sums in f32, in tiles of 128x128x32, four warps a block.

gpuir runs the kernel of test/sim/kernels/_matmul_mma.py, instruction by instruction (cp.async in three stages, ldmatrix,
mma.sync); Triton's interpreter runs the equal kernel on whole tiles (peer_triton_interpreter.py). A run is a launch of a
module that is parsed, from arrays to arrays, with the simulator's compilation of it.
"""

from __future__ import annotations

import runpy
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

#: The file of the kernel.
MATMUL_MMA = Path(__file__).resolve().parents[1] / "test/sim/kernels/_matmul_mma.py"
#: M, N, K; the larger one has work enough for several processes: 256 blocks.
SIZE, LARGE = (512, 512, 512), (2048, 2048, 2048)
TILE = (128, 128, 32)
#: What the interpreter does fastest: it works by whole tiles.
LARGE_TILE = (128, 128, 128)
#: How far an element may be from NumPy's: both sum in f32, in orders of their own.
TOLERANCE = 1e-3

Case = Callable[[int], Callable[[], None]]


def operands(size: tuple[int, int, int]) -> tuple[Any, Any]:
    """A and B in f16, the same for all peers."""
    import numpy as np

    m, n, k = size
    random = np.random.default_rng(0)
    return tuple(random.standard_normal(shape).astype(np.float16) for shape in ((m, k), (k, n)))


def check(a: Any, b: Any, c: Any) -> None:
    """Raises where C is not the product."""
    import numpy as np

    error = np.abs(a.astype(np.float32) @ b.astype(np.float32) - c).max()
    if not error < TOLERANCE:
        raise ValueError(f"an element of the product is off by {error}")


def clocked(work: Callable[[], None], check: Callable[[], None]) -> tuple[int, float]:
    """The seconds of the work alone; its result is checked afterwards."""
    start = time.perf_counter()
    work()
    seconds = time.perf_counter() - start
    check()
    return 0, seconds


def timed(gpuir: Any, sim: Any) -> dict[str, Case]:
    """The cases of gpuir's simulator."""

    def case(size: tuple[int, int, int], at_once: int = 1, **options: Any) -> Case:
        def of(count: int) -> Callable[[], tuple[int, float]]:
            import numpy as np

            from gpuir.sim.workers import Worker

            kernel = runpy.run_path(str(MATMUL_MMA))
            module = gpuir.parse(kernel["matmul"](*size), context=gpuir.Context())
            grid, threads = kernel["grid"](*size[:2]), kernel["THREADS"]
            a, b = operands(size)
            c = np.empty(size[:2], np.float32)

            def launches() -> None:
                for _ in range(max(1, count // at_once)):
                    c.fill(np.nan)
                    sim.launch(module, "matmul", grid, threads, a, b, c, **options)

            def alone(channel: Any) -> None:
                """A process that knows nothing of the others."""
                launches()
                channel.send("launched")
                check(a, b, c)
                channel.send("checked")

            def together() -> tuple[int, float]:
                crew: list[Any] = []

                def work() -> None:
                    crew.extend(Worker(alone) for _ in range(at_once))
                    received()

                def received() -> None:
                    for each in crew:
                        each.receive()

                try:
                    return clocked(work, received)
                finally:
                    for each in crew:
                        each.stop()

            return together if at_once > 1 else lambda: clocked(launches, lambda: check(a, b, c))

        return of

    return {
        "simulate matmul": case(SIZE),
        "simulate matmul, tiles as large": case(SIZE),
        "simulate matmul without checks": case(SIZE, checks=False),
        "simulate large matmul": case(LARGE, checks=False, engine="numpy"),
        "simulate large matmul with 2 workers": case(LARGE, checks=False, workers=2, engine="numpy"),
        "simulate large matmuls side by side": case(LARGE, at_once=2, checks=False, engine="numpy"),
    }
