"""The native engine of the simulator on seven kernels, and NumPy on the same arrays.

A launch is timed from its second time on, as compiled code and pages are kept. With checks the engine is the default one, which
begins with NumPy where a launch is small: so do some launches of "mma matmul", in the first repetition.
"""

from __future__ import annotations

import functools
import os
import runpy
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from cases_sim import MATMUL_MMA, SIZE, TOLERANCE, Case, clocked

_SPACE = "#gpu.address_space<workgroup>"
#: Elements of the elementwise kernel and of the sums and the histogram; sizes of the square matrices.
ELEMENTS, MANY, SIDE = 10_000_000, 1 << 20, 1024
SAXPY = """gpu.module @kernels {
  gpu.func @kernel(%n: index, %a: f32, %x: memref<?xf32>, %y: memref<?xf32>) kernel {
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


def _halving(value: str, offsets: Sequence[int], mode: str) -> tuple[str, str]:
    """Lines that add what lanes so far away have, and the name of the sum."""
    lines = []
    for offset in offsets:
        lines += [
            f"%o{mode}{offset} = arith.constant {offset} : i32",
            f"%s{mode}{offset}, %f{mode}{offset} = gpu.shuffle {mode} {value}, %o{mode}{offset}, %width : f32",
            f"%t{mode}{offset} = arith.addf {value}, %s{mode}{offset} : f32",
        ]
        value = f"%t{mode}{offset}"
    return "\n".join(lines), value


_LANES, _WARP = _halving("%v", (16, 8, 4, 2, 1), "down")
_WARPS, _BLOCK = _halving("%of_warps", (4, 2, 1), "xor")
#: Blocks of 256 threads leave a sum each: of warps by shuffles, of those by shared memory and shuffles of the first warp.
SUMS = f"""gpu.module @kernels {{
  gpu.func @kernel(%x: memref<?xf32>, %y: memref<?xf32>) workgroup(%s: memref<8xf32, {_SPACE}>) kernel {{
    %i = gpu.global_id x
    %lane = gpu.lane_id
    %warp = gpu.subgroup_id : index
    %block = gpu.block_id x
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %zero = arith.constant 0.0 : f32
    %width = arith.constant 32 : i32
    %v = memref.load %x[%i] : memref<?xf32>
    {_LANES}
    %first = arith.cmpi eq, %lane, %c0 : index
    scf.if %first {{
      memref.store {_WARP}, %s[%warp] : memref<8xf32, {_SPACE}>
    }}
    gpu.barrier
    %one = arith.cmpi eq, %warp, %c0 : index
    scf.if %one {{
      %there = arith.cmpi ult, %lane, %c8 : index
      %of_warps = scf.if %there -> (f32) {{
        %each = memref.load %s[%lane] : memref<8xf32, {_SPACE}>
        scf.yield %each : f32
      }} else {{
        scf.yield %zero : f32
      }}
      {_WARPS}
      scf.if %first {{
        memref.store {_BLOCK}, %y[%block] : memref<?xf32>
      }}
    }}
    gpu.return
  }}
}}
"""
_TILE = f"memref<32x33xf32, {_SPACE}>"
_SQUARE = f"memref<{SIDE}x{SIDE}xf32>"
TRANSPOSE = f"""gpu.module @kernels {{
  gpu.func @kernel(%x: {_SQUARE}, %y: {_SQUARE}) workgroup(%tile: {_TILE}) kernel {{
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %left = arith.muli %bx, %c32 : index
    %top = arith.muli %by, %c32 : index
    %column = arith.addi %left, %tx : index
    %other = arith.addi %top, %tx : index
    scf.for %j = %c0 to %c32 step %c8 {{
      %line = arith.addi %ty, %j : index
      %row = arith.addi %top, %line : index
      %v = memref.load %x[%row, %column] : {_SQUARE}
      memref.store %v, %tile[%line, %tx] : {_TILE}
    }}
    gpu.barrier
    scf.for %j = %c0 to %c32 step %c8 {{
      %line = arith.addi %ty, %j : index
      %row = arith.addi %left, %line : index
      %v = memref.load %tile[%tx, %line] : {_TILE}
      memref.store %v, %y[%row, %other] : {_SQUARE}
    }}
    gpu.return
  }}
}}
"""
_COUNTS = f"memref<256xi32, {_SPACE}>"
#: Blocks of 256 threads count 4,096 numbers each in shared memory, and add what they have counted.
HISTOGRAM = f"""gpu.module @kernels {{
  gpu.func @kernel(%x: memref<?xi32>, %y: memref<256xi32>) workgroup(%counts: {_COUNTS}) kernel {{
    %thread = gpu.thread_id x
    %block = gpu.block_id x
    %share = arith.constant 4096 : index
    %threads = arith.constant 256 : index
    %none = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    memref.store %none, %counts[%thread] : {_COUNTS}
    gpu.barrier
    %start = arith.muli %block, %share : index
    %first = arith.addi %start, %thread : index
    %end = arith.addi %start, %share : index
    scf.for %i = %first to %end step %threads {{
      %v = memref.load %x[%i] : memref<?xi32>
      %at = arith.index_cast %v : i32 to index
      %old = memref.atomic_rmw addi %one, %counts[%at] : (i32, {_COUNTS}) -> i32
    }}
    gpu.barrier
    %count = memref.load %counts[%thread] : {_COUNTS}
    %sum = memref.atomic_rmw addi %count, %y[%thread] : (i32, memref<256xi32>) -> i32
    gpu.return
  }}
}}
"""
_PART = f"memref<16x16xf32, {_SPACE}>"
MATMUL = f"""gpu.module @kernels {{
  gpu.func @kernel(%a: {_SQUARE}, %b: {_SQUARE}, %c: {_SQUARE}) workgroup(%s: {_PART}, %t: {_PART}) kernel {{
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %column = gpu.global_id x
    %row = gpu.global_id y
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %n = arith.constant {SIDE} : index
    %zero = arith.constant 0.0 : f32
    %sum = scf.for %step = %c0 to %n step %c16 iter_args(%all = %zero) -> (f32) {{
      %i = arith.addi %step, %tx : index
      %j = arith.addi %step, %ty : index
      %u = memref.load %a[%row, %i] : {_SQUARE}
      %v = memref.load %b[%j, %column] : {_SQUARE}
      memref.store %u, %s[%ty, %tx] : {_PART}
      memref.store %v, %t[%ty, %tx] : {_PART}
      gpu.barrier
      %part = scf.for %k = %c0 to %c16 step %c1 iter_args(%some = %all) -> (f32) {{
        %p = memref.load %s[%ty, %k] : {_PART}
        %q = memref.load %t[%k, %tx] : {_PART}
        %m = arith.mulf %p, %q : f32
        %next = arith.addf %some, %m : f32
        scf.yield %next : f32
      }}
      gpu.barrier
      scf.yield %part : f32
    }}
    memref.store %sum, %c[%row, %column] : {_SQUARE}
    gpu.return
  }}
}}
"""

_EXAMPLES = str(Path(__file__).resolve().parents[1] / "examples")
#: What a peer does with arrays, and the arrays that it changes.
Work = Callable[[Sequence[Any]], None]


class Kernel(NamedTuple):
    """A kernel, how it is launched, its arrays, and what NumPy does in its place; ``equal`` tells whether both came to the same."""

    text: str
    grid: Any
    block: Any
    numbers: tuple[Any, ...]
    arrays: Callable[[], list[Any]]
    numpy: Work
    equal: Callable[[Any, Any], bool]
    #: The arguments behind the numbers that a launch has for the arrays, and its other options.
    arguments: Callable[[Sequence[Any]], Sequence[Any]] = lambda arrays: arrays
    options: Mapping[str, Any] = MappingProxyType({})
    name: str = "kernel"


def _same(one: Any, other: Any) -> bool:
    import numpy as np

    return bool(np.array_equal(one, other))


def _close(one: Any, other: Any) -> bool:
    import numpy as np

    return bool(np.allclose(one, other, rtol=1e-4))


def _near(one: Any, other: Any) -> bool:
    import numpy as np

    return bool(np.abs(one - other).max() < TOLERANCE)


def _drawn(*shapes: Any) -> list[Any]:
    import numpy as np

    random = np.random.default_rng(0)
    return [random.random(shape, np.float32) for shape in shapes]


def _vectors() -> list[Any]:
    import numpy as np

    return [np.arange(ELEMENTS, dtype=np.float32) % 1024, np.zeros(ELEMENTS, np.float32)]


def _numbers() -> list[Any]:
    import numpy as np

    return [np.random.default_rng(0).integers(0, 256, MANY, np.int32), np.zeros(256, np.int32)]


def _saxpy() -> Work:
    kept: list[Any] = []

    def add(arrays: Sequence[Any]) -> None:
        """Without new arrays."""
        import numpy as np

        x, y = arrays
        if not kept:
            kept.append(np.empty_like(x))
        np.multiply(x, np.float32(2), out=kept[0])
        np.add(kept[0], y, out=y)

    return add


def _sums(arrays: Sequence[Any]) -> None:
    x, y = arrays
    x.reshape(-1, 256).sum(1, out=y)


def _transposed(arrays: Sequence[Any]) -> None:
    x, y = arrays
    y[...] = x.T


def _counted(arrays: Sequence[Any]) -> None:
    import numpy as np

    x, y = arrays
    y += np.bincount(x, minlength=256).astype(np.int32)


def _product(arrays: Sequence[Any]) -> None:
    import numpy as np

    a, b, c = arrays
    np.matmul(a, b, out=c)


def _halves() -> list[Any]:
    import numpy as np

    random, shape = np.random.default_rng(0), (SIZE[0], SIZE[0])
    return [*(random.standard_normal(shape).astype(np.float16) for _ in range(2)), np.zeros(shape, np.float32)]


def _product_of_halves(*, transposed: bool = False) -> Work:
    kept: list[Any] = []

    def multiply(arrays: Sequence[Any]) -> None:
        """Of what the halves are as f32, once and for all."""
        import numpy as np

        a, b, c = arrays
        if not kept:
            kept.extend(each.astype(np.float32) for each in (a, b.T if transposed else b))
            kept.append(c if c.dtype == np.float32 else np.empty(c.shape, np.float32))
        np.matmul(*kept[:2], out=kept[2])
        if kept[2] is not c:
            c[...] = kept[2]

    return multiply


@functools.cache
def _hopper() -> Kernel:
    """examples/hopper_gemm.py with its own parameters: TMA, wgmma, a warpgroup that copies and two that multiply."""
    from gpuir import sim

    # The example is a program of its own beside the package.
    sys.path.insert(0, _EXAMPLES)
    import hopper_gemm

    sys.path.remove(_EXAMPLES)

    kernel = hopper_gemm.Kernel(hopper_gemm.Gemm())
    copies = kernel.a, kernel.b, kernel.c

    def mapped(arrays: Sequence[Any]) -> list[Any]:
        maps = [
            sim.tensor_map(array, copy.box, swizzle=copy.buffer.tile.layout.lower())
            for copy, array in zip(copies, arrays)
        ]
        return [*maps, SIZE[2]]

    return Kernel(
        str(kernel.build()), kernel.gemm.grid(*SIZE[:2]), kernel.gemm.threads, (), lambda: list(kernel.operands(*SIZE)[:3]),
        _product_of_halves(transposed=True), _same, mapped, {"smem": kernel.plan.bytes}, "gemm",
    )  # fmt: skip


_MMA = runpy.run_path(str(MATMUL_MMA))
KERNELS = {
    "elementwise": Kernel(SAXPY, -(-ELEMENTS // 256), 256, (ELEMENTS, 2.0), _vectors, _saxpy(), _same),
    "sums by shuffles": Kernel(SUMS, MANY // 256, 256, (), lambda: _drawn(MANY, MANY // 256), _sums, _close),
    "transpose": Kernel(TRANSPOSE, (SIDE // 32,) * 2, (32, 8), (), lambda: _drawn(*[(SIDE, SIDE)] * 2), _transposed, _same),
    "histogram": Kernel(HISTOGRAM, MANY // 4096, 256, (), _numbers, _counted, _same),
    "matmul": Kernel(MATMUL, (SIDE // 16,) * 2, (16, 16), (), lambda: _drawn(*[(SIDE, SIDE)] * 3), _product, _close),
    "mma matmul": Kernel(
        _MMA["matmul"](*SIZE).replace("@matmul(", "@kernel("), _MMA["grid"](*SIZE[:2]), _MMA["THREADS"], (), _halves, _product_of_halves(), _near
    ),
}  # fmt: skip

_HOPPER = "Hopper GEMM"


def of_name(name: str) -> Kernel:
    """A kernel of KERNELS, or the one for Hopper, which is built when it is first asked for."""
    return _hopper() if name == _HOPPER else KERNELS[name]


#: A process in which BLAS has one thread, whatever the others in this one do.
_ALONE = """
import time
import cases_native
kernel = cases_native.of_name("{name}")
arrays = kernel.arrays()
kernel.numpy(arrays)
start = time.perf_counter()
for _ in range({count}):
    kernel.numpy(arrays)
print(time.perf_counter() - start)
"""


def _timed(name: str, work: Callable[[Kernel, Sequence[Any]], None]) -> Case:
    def of(count: int) -> Callable[[], tuple[int, float]]:
        kernel = of_name(name)
        arrays, expected = kernel.arrays(), kernel.arrays()
        work(kernel, arrays)
        arrays[-1][...] = expected[-1]

        def run() -> None:
            for _ in range(count):
                work(kernel, arrays)

        def check() -> None:
            for _ in range(count):
                kernel.numpy(expected)
            if not kernel.equal(arrays[-1], expected[-1]):
                raise ValueError("an element of the result is wrong")

        return lambda: clocked(run, check)

    return of


def _on_one_core(name: str, count: int) -> Callable[[], tuple[int, float]]:
    def run() -> tuple[int, float]:
        names = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
        environment = os.environ | dict.fromkeys(names, "1")
        command = [sys.executable, "-c", _ALONE.format(name=name, count=count)]
        out = subprocess.run(command, cwd=os.path.dirname(__file__), env=environment, capture_output=True, check=True)
        return 0, float(out.stdout)

    return run


def timed(sim: Any) -> dict[str, Case]:
    """The cases of gpuir's simulator, and NumPy's own."""

    def launching(name: str, **options: Any) -> Case:
        def launch(kernel: Kernel, arrays: Sequence[Any]) -> None:
            sim.launch(
                kernel.text, kernel.name, kernel.grid, kernel.block, *kernel.numbers, *kernel.arguments(arrays),
                **kernel.options, **options,
            )  # fmt: skip

        return _timed(name, launch)

    cases: dict[str, Case] = {}
    for name in (*KERNELS, _HOPPER):
        cases[f"default engine, {name}"] = launching(name)
        cases[f"native engine, {name} without checks"] = launching(name, engine="native", checks=False)
        alone = functools.partial(_on_one_core, name)
        of_blas = name in ("matmul", "mma matmul", _HOPPER)
        cases[f"numpy, {name}"] = alone if of_blas else _timed(name, lambda kernel, arrays: kernel.numpy(arrays))
    return cases
