"""Kernels around the emitter: operands in shared memory, a fragment of A in a vector, the accumulators stored at the end."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from gpuir import ir, sim
from gpuir.dialects import arith, memref, scf
from gpuir.intrinsics import wgmma
from gpuir.intrinsics.wgmma import TensorCoreIntrinEmitter

#: Types of operands and accumulators, as a, b, accumulator.
TYPES = [
    ("float16", "float16", "float32"),
    ("float16", "float16", "float16"),
    ("bfloat16", "bfloat16", "float32"),
    ("float32", "float32", "float32"),
    ("float8_e4m3fn", "float8_e4m3fn", "float32"),
    ("float8_e5m2", "float8_e4m3fn", "float16"),
    ("int8", "int8", "int32"),
    ("uint8", "uint8", "int32"),
]

#: Dtypes of arrays, by PTX's names.
DTYPES = {
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(ml_dtypes.bfloat16),
    "tf32": np.dtype(np.float32),
    "e4m3": np.dtype(ml_dtypes.float8_e4m3fn),
    "e5m2": np.dtype(ml_dtypes.float8_e5m2),
    "s8": np.dtype(np.int8),
    "u8": np.dtype(np.uint8),
    "s32": np.dtype(np.int32),
}


def emitter(types: tuple[str, str, str] = TYPES[0], **changed: Any) -> TensorCoreIntrinEmitter:
    """One warpgroup on 64 x 64 x 64, K-major, unless changed."""
    a, b, accum = types
    given = {
        "b_transposed": True,
        "block_row_warps": 4,
        "block_col_warps": 1,
        "warp_row_tiles": 16,
        "warp_col_tiles": 64,
        "chunk": 64,
    }
    return TensorCoreIntrinEmitter(a, b, accum, **{**given, **changed})


def operand(rng: np.random.Generator, dtype: wgmma.Element, shape: tuple[int, int]) -> np.ndarray:
    """Small integers, whose sums of products are exact in every type."""
    low = 0 if dtype.name == "uint8" else -2
    return rng.integers(low, 3, shape).astype(DTYPES[dtype.ptx])


def kernel(
    e: TensorCoreIntrinEmitter,
    body: Callable[..., Any],
    layouts: tuple[str, str] = ("128B", "128B"),
    load: bool = False,
) -> Any:
    """A module whose kernel stores the vector that ``body(e, A, B, fragment, clear)`` returns, with its context.

    ``load``: the kernel copies the tiles, in their order in shared memory, from two further arguments.
    """
    a, b, c = e._a.mlir, e._b.mlir, e._accum.mlir
    left, right = "x".join(map(str, e.a_shape)), "x".join(map(str, e.b_shape))
    fragment, out = f"{e.threads}x{e.a_fragment_size}x{a}", f"{e.threads}x{e.accumulator_size}x{c}"
    sources = f", %ga: memref<{left}x{a}>, %gb: memref<{right}x{b}>" if load else ""
    copies = ""
    for name, shape, element in (("a", e.a_shape, a), ("b", e.b_shape, b)) if load else ():
        type_ = f"memref<{shape[0]}x{shape[1]}x{element}"
        copies += f"""
    %{name}end = arith.constant {shape[0] * shape[1]} : index
    %{name}columns = arith.constant {shape[1]} : index
    scf.for %i = %t to %{name}end step %threads {{
      %row = arith.divui %i, %{name}columns : index
      %column = arith.remui %i, %{name}columns : index
      %value = memref.load %g{name}[%row, %column] : {type_}>
      memref.store %value, %{name}[%row, %column] : {type_}, 3>
    }}"""
    if load:
        copies += """
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
    gpu.barrier"""
    text = f"""
gpu.module @m {{
  gpu.func @k(%out: memref<{out}>, %fragments: memref<{fragment}>, %clear: i1, %rounds: index{sources})
      workgroup(%a: memref<{left}x{a}, 3>, %b: memref<{right}x{b}, 3>)
      kernel attributes {{known_block_size = array<i32: {e.threads}, 1, 1>}} {{
    %t = gpu.thread_id x
    %zero = arith.constant 0 : index
    %threads = arith.constant {e.threads} : index{copies}
    %f = vector.load %fragments[%t, %zero] : memref<{fragment}>, vector<{e.a_fragment_size}x{a}>
    "test.here"(%a, %b, %f, %clear, %out, %t, %zero) : (memref<{left}x{a}, 3>, memref<{right}x{b}, 3>,
      vector<{e.a_fragment_size}x{a}>, i1, memref<{out}>, index, index) -> ()
    gpu.return
  }}
}}"""
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(text)
        function = next(iter(next(iter(module.body.operations)).regions[0].blocks[0].operations))
        here = next(op for op in function.regions[0].blocks[0].operations if op.name == "test.here")
        a_memref, b_memref, f, clear, out, t, zero = here.operands
        with ir.InsertionPoint(here):
            A = wgmma.shared(a_memref, layouts[0], e.a_dtype)
            B = wgmma.shared(b_memref, layouts[1], e.b_dtype)
            vector = body(e, A, B, f, clear)
            vector = vector.vector() if isinstance(vector, wgmma.Accumulator) else vector
            ir.Operation.create("vector.store", operands=[vector, out, t, zero])
        here.operation.erase()
        assert module.operation.verify()
    return module


def rounds(value: Any) -> Any:
    """The kernel's argument of that name, from a value of its block."""
    return value.owner.arguments[3]


def looped(product: Callable[..., Any], e: TensorCoreIntrinEmitter, rounds: Any) -> Any:
    """The product in a loop that carries the accumulators, as a pipeline has it."""
    low, step = (arith.constant(ir.IndexType.get(), number) for number in (0, 1))
    start = e.accumulator()
    loop = scf.ForOp(low, rounds, step, list(start.values))
    with ir.InsertionPoint(loop.body):
        after = product(start.rebuild(loop.inner_iter_args), False)
        scf.yield_(list(after.values))
    return start.rebuild(loop.results)


def names(module: Any) -> list[str]:
    """Names of the ops of the kernel's body, in order."""
    function = next(iter(next(iter(module.body.operations)).regions[0].blocks[0].operations))
    return [op.operation.name for op in function.regions[0].blocks[0].operations]


def indices(count: int, values: Callable[[Any], list[Any]]) -> np.ndarray:
    """What ``values(i)``, SSA values of type index, are for each i below ``count``, a multiple of 128: [count, values]."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(f"""
gpu.module @m {{
  gpu.func @k(%out: memref<{count}x?xindex>) kernel {{
    %i = gpu.global_id x
    gpu.return
  }}
}}""")
        function = next(iter(next(iter(module.body.operations)).regions[0].blocks[0].operations))
        block = function.regions[0].blocks[0]
        number = block.operations[0].operation.results[0]
        with ir.InsertionPoint(block.operations[1]):
            found = values(number)
            for at, value in enumerate(found):
                memref.store(value, block.arguments[0], [number, arith.constant(ir.IndexType.get(), at)])
        assert module.operation.verify()
    out = np.zeros((count, len(found)), np.int64)
    sim.launch(module, "k", count // 128, 128, out)
    return out


LAYOUTS = ("linear", "32B", "64B", "128B")
#: block_row_warps, block_col_warps, warp_row_tiles, warp_col_tiles, bytes of a row of K
SHAPES = [(4, 1, 16, 64, 128), (8, 1, 16, 128, 128), (4, 2, 32, 96, 64), (8, 2, 16, 24, 256), (4, 1, 16, 256, 64)]


def grid() -> list:
    """The configurations that are compiled and simulated: types, transpositions, swizzles, tiles, A's source, in a loop or not."""
    found = []
    for types, transposed, layout, shape, source in itertools.product(
        TYPES, itertools.product((False, True), repeat=2), LAYOUTS, SHAPES, ("shared", "registers")
    ):
        sixteen = types[0] in ("float16", "bfloat16")
        if (not sixteen and transposed != (False, True)) or (source == "registers" and transposed[0]):
            continue
        found.append(pytest.param(types, transposed, layout, shape, source, len(found) % 2 == 1, id=f"{len(found)}"))
    return found


def narrowed(shape: tuple[int, int], dtype: str, layout: str) -> str:
    """The layout, or the widest one below it that the tile's rows are a multiple of."""
    for candidate in reversed(LAYOUTS[: LAYOUTS.index(layout) + 1]):
        try:
            return wgmma.shared_tile(shape, dtype, candidate).layout
        except wgmma.WgmmaError:
            continue
    raise AssertionError(shape)


def configured(types: Any, transposed: Any, layout: str, shape: Any, source: str, loop: bool) -> tuple[Any, Any, Any]:
    """Emitter, layouts and body of a configuration of the grid."""
    rows, columns, row_tiles, col_tiles, depth = shape
    e = emitter(
        types,
        a_transposed=transposed[0],
        b_transposed=transposed[1],
        block_row_warps=rows,
        block_col_warps=columns,
        warp_row_tiles=row_tiles,
        warp_col_tiles=col_tiles,
        chunk=depth // emitter(types)._a.bytes,
    )
    layouts = narrowed(e.a_shape, e.a_dtype, layout), narrowed(e.b_shape, e.b_dtype, layout)

    def body(e: Any, A: Any, B: Any, fragment: Any, clear: Any) -> Any:
        def product(C: Any, cleared: Any) -> Any:
            return e.wgmma(A, B, C, cleared) if source == "shared" else e.wgmma_rs(fragment, B, C, cleared)

        return looped(product, e, rounds(A.memref)) if loop else product(None, True)

    return e, layouts, body
