"""Simulating Triton's programs on tiles: what the kernels of triton_kernels.py are launched on, and what they must leave.

gpuir runs their TTIR, or what Triton's passes make of it for sm_80; Triton's interpreter runs their source, on the same arrays
in the same grid (peer_triton_interpreter.py). A run is a launch, from arrays to arrays. What gpuir does is of a module that is
parsed, with the simulator's compilation of it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from cases_sim import Case, clocked

KERNELS = ("add", "softmax", "matmul", "attention")
STAGES = ("ttir", "ttgir")
ELEMENTS, ROWS, SIZE, HEADS, LENGTH = 10_000_000, 4096, 512, 16, 1024
#: Elements of a program where there are many programs.
FEW = 16


class Launch(NamedTuple):
    """A launch of a kernel: its grid, its arguments, which of them is the result, and what is expected there."""

    grid: tuple[int, ...]
    arguments: list[Any]
    result: int
    expected: Any
    tolerance: float


def _add(count: int, block: int = 1024) -> Launch:
    import numpy as np

    random = np.random.default_rng(0)
    x, y = (random.random(count, np.float32) for _ in range(2))
    return Launch((-(-count // block),), [x, y, np.empty_like(x), count], 2, x + y, 0.0)


def _softmax() -> Launch:
    import numpy as np

    x = np.random.default_rng(0).standard_normal((ROWS, 1024)).astype(np.float32)
    weights = np.exp(x - x.max(1, keepdims=True))
    expected = weights / weights.sum(1, keepdims=True)
    return Launch((ROWS,), [x, np.empty_like(x), 1024, 1024], 1, expected, 1e-6)


def _matmul() -> Launch:
    import numpy as np

    random, size = np.random.default_rng(0), SIZE
    a, b = (random.standard_normal((size, size)).astype(np.float16) for _ in range(2))
    c = np.empty((size, size), np.float32)
    return Launch((size // 64, size // 64), [a, b, c, size, size, size], 2, a.astype("f") @ b.astype("f"), 1e-3)


def _attention() -> Launch:
    import numpy as np

    random, heads, length, depth = np.random.default_rng(0), HEADS, LENGTH, 64
    q, k, v = (random.standard_normal((heads, length, depth)).astype(np.float16) for _ in range(3))
    scores = np.matmul(q.astype("f"), k.astype("f").transpose(0, 2, 1)) / 8
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    expected = np.matmul(weights / weights.sum(-1, keepdims=True), v.astype("f"))
    # exp2 of scores by log2(e).
    arguments = [q, k, v, np.empty_like(q), 1.44269504 / 8, length]
    return Launch((length // 64, heads), arguments, 3, expected, 2e-3)


LAUNCHES: dict[str, Callable[[], Launch]] = {
    "add": lambda: _add(ELEMENTS),
    "softmax": _softmax,
    "matmul": _matmul,
    "attention": _attention,
}


def check(launch: Launch, result: Any) -> None:
    """Raises where the result is not what is expected."""
    import numpy as np

    error = float(np.abs(result.astype(np.float32) - launch.expected).max())
    if not error <= launch.tolerance:
        raise ValueError(f"an element of the result is off by {error}")


def text_of(kernel: str, stage: str) -> str:
    """The module of a kernel, as TTIR or as TTGIR."""
    modules = (Path(__file__).resolve().parent / f"triton_kernels.{stage}").read_text().split("// -----\n")
    return next(each for each in modules if f"@{kernel}(" in each)


def timed(gpuir: Any, sim: Any) -> dict[str, Case]:
    """The cases of gpuir's simulator."""

    def case(kernel: str, stage: str, **options: Any) -> Case:
        def of(count: int) -> Callable[[], tuple[int, float]]:
            module = gpuir.parse(text_of(kernel, stage), context=gpuir.Context())
            return launched(module, kernel, LAUNCHES[kernel](), count, **options)

        return of

    def launched(
        module: Any, kernel: str, launch: Launch, count: int, **options: Any
    ) -> Callable[[], tuple[int, float]]:
        result = launch.arguments[launch.result]

        def launches() -> None:
            for _ in range(count):
                result.fill(float("nan"))
                sim.launch(module, kernel, launch.grid, *launch.arguments, **options)

        return lambda: clocked(launches, lambda: check(launch, result))

    def many(programs: int) -> Callable[[], tuple[int, float]]:
        """So many programs of few elements each."""
        module = gpuir.parse(text_of("add", "ttir").replace("1024", str(FEW)), context=gpuir.Context())
        return launched(module, "add", _add(FEW * programs, FEW), 1)

    cases = {"tiles programs": many}
    for kernel in KERNELS:
        for stage in STAGES:
            cases[f"tiles {kernel} {stage}"] = case(kernel, stage)
            cases[f"tiles {kernel} {stage} without checks"] = case(kernel, stage, checks=False)
            cases[f"tiles {kernel} {stage} in 2 processes"] = case(kernel, stage, workers=2)
    return cases
