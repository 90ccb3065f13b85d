"""Emitted kernels in the simulator, from global memory to accumulators, with all of its checks: NumPy's result, no findings."""

from __future__ import annotations

import itertools

import _wgmma_kernels as kernels
import numpy as np
import pytest

from gpuir import sim
from gpuir.dialects import vector
from gpuir.intrinsics import wgmma

#: a_transposed, b_transposed, block_row_warps, block_col_warps, warp_row_tiles, warp_col_tiles, chunk, layout of A, of B
SHAPES = [
    (False, True, 4, 1, 16, 64, 128, "128B", "128B"),
    (False, True, 8, 2, 32, 24, 64, "64B", "32B"),
    (False, True, 4, 2, 32, 96, 128, "linear", "linear"),
    (False, True, 8, 1, 16, 128, 128, "32B", "64B"),
]
#: The same of types that may be transposed, 16 bits wide.
TRANSPOSED = [
    (True, False, 4, 1, 16, 128, 64, "128B", "128B"),
    (True, False, 8, 2, 32, 32, 32, "64B", "64B"),
    (True, False, 8, 2, 16, 96, 32, "32B", "128B"),
    (True, True, 4, 1, 32, 8, 16, "linear", "32B"),
    (False, False, 4, 2, 16, 24, 16, "32B", "32B"),
    (False, False, 4, 3, 16, 24, 32, "64B", "linear"),
    (True, False, 12, 1, 16, 256, 16, "linear", "64B"),
]


NAMES = (
    "a_transposed",
    "b_transposed",
    "block_row_warps",
    "block_col_warps",
    "warp_row_tiles",
    "warp_col_tiles",
    "chunk",
)
SOURCES = ("shared", "registers", "rounds", "under way")


def cases() -> list:
    found = []
    for types in kernels.TYPES:
        for shape in SHAPES + (TRANSPOSED if types[0] in ("float16", "bfloat16") else []):
            found += [(types, shape, source) for source in SOURCES]
    return found


def compute(e, body, layouts, run_seed, clear=False) -> tuple[np.ndarray, np.ndarray]:
    """A B, and what the kernel stores, as matrices of float64; loops have three rounds."""
    rng = np.random.default_rng(run_seed)
    a, b = kernels.operand(rng, e._a, e.a_shape), kernels.operand(rng, e._b, e.b_shape)
    tiles = [
        wgmma.shared_tile(matrix.shape, dtype, layout).store(matrix).view(matrix.dtype).reshape(matrix.shape)
        for matrix, dtype, layout in zip((a, b), (e.a_dtype, e.b_dtype), layouts)
    ]
    out = np.zeros((e.threads, e.accumulator_size), kernels.DTYPES["s32" if e.accum_dtype == "int32" else e._accum.ptx])
    fragments = np.ascontiguousarray(e.make_mma_load_layout().gather(a))
    module = kernels.kernel(e, body, layouts, load=True)
    report = sim.launch(module, "k", 1, e.threads, out, fragments, clear, 3, *tiles, seed=run_seed)
    assert not report.findings
    left, right = (m.astype(np.float64) for m in (a.T if e.a_transposed else a, b.T if e.b_transposed else b))
    return left @ right, e.make_mma_store_layout().scatter(out).astype(np.float64)


@pytest.mark.sweep(24)
@pytest.mark.parametrize(("types", "shape", "source"), cases(), ids=str)
def test_product_is_numpys(types, shape, source, run_seed):
    e = kernels.emitter(types, **dict(zip(NAMES, shape)))

    def body(e, A, B, fragment, clear):
        if source == "shared":
            return e.wgmma(A, B, None, True)
        if source == "registers":
            return e.wgmma_rs(fragment, B, None, True)
        # Under way: a group is waited for one round later.
        wait = int(source == "under way")
        rounds = kernels.rounds(A.memref)
        done = kernels.looped(lambda C, cleared: e.wgmma(A, B, C, cleared, wg_wait=wait), e, rounds)
        e.wgmma_wait(0)
        return e.wgmma_fence_c(done)

    product, stored = compute(e, body, shape[7:], run_seed)
    assert (stored == (3 if source in SOURCES[2:] else 1) * product).all()


@pytest.mark.sweep(24)
@pytest.mark.parametrize(("types", "transposed", "layout", "shape", "source", "loop"), kernels.grid())
def test_the_kernels_that_are_compiled_give_numpys_product(types, transposed, layout, shape, source, loop, run_seed):
    e, layouts, body = kernels.configured(types, transposed, layout, shape, source, loop)
    product, stored = compute(e, body, layouts, run_seed)
    assert (stored == (3 if loop else 1) * product).all()


@pytest.mark.parametrize("kind", range(len(kernels.TYPES)), ids=[types[0] for types in kernels.TYPES])
@pytest.mark.parametrize("rs", [False, True])
def test_products_are_added_through_vectors(kind, rs, run_seed):
    def body(e, A, B, fragment, clear):
        first = fragment if rs else A
        add = e.wgmma_rs if rs else e.wgmma
        return add(first, B, add(first, B, e.accumulator().vector()))

    product, stored = compute(kernels.emitter(kernels.TYPES[kind]), body, ("64B", "32B"), run_seed)
    assert (stored == 2 * product).all()


@pytest.mark.parametrize("kind", [0, 1, 6])
def test_single_elements_are_the_vectors(kind, run_seed):
    def body(e, A, B, fragment, clear):
        done = e.wgmma(A, B, None, True)
        elements = [done.element(number) for number in range(done.size)]
        return vector.from_elements(done.vector().type, elements)

    product, stored = compute(kernels.emitter(kernels.TYPES[kind]), body, ("64B", "32B"), run_seed)
    assert (stored == product).all()


@pytest.mark.parametrize(("a", "b"), list(itertools.product([False, True], repeat=2)))
@pytest.mark.parametrize("rs", [False, True])
def test_negated_operands(a, b, rs, run_seed):
    def body(e, A, B, fragment, clear):
        flags = {"negate_a": a, "negate_b": b}
        return e.wgmma_rs(fragment, B, None, True, **flags) if rs else e.wgmma(A, B, None, True, **flags)

    product, stored = compute(kernels.emitter(), body, ("128B", "128B"), run_seed)
    assert (stored == (-1 if a != b else 1) * product).all()


@pytest.mark.parametrize("clear", [False, True])
@pytest.mark.parametrize("rs", [False, True])
def test_clearing_that_is_known_at_run_time(clear, rs, run_seed):
    def body(e, A, B, fragment, flag):
        once = e.wgmma(A, B, None, True)
        return e.wgmma_rs(fragment, B, once, flag) if rs else e.wgmma(A, B, once, flag)

    product, stored = compute(kernels.emitter(), body, ("128B", "128B"), run_seed, clear)
    assert (stored == (1 if clear else 2) * product).all()
