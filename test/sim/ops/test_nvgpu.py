"""nvgpu: products in every shape and type against NumPy, matrix loads, refusals. Copies are in test_copies.py."""

from __future__ import annotations

import re

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim import SimulationError, UnsupportedOp
from gpuir.sim.fragments import mma
from gpuir.sim.types import small_float

THREADS = 64
WARPS = THREADS // 32

#: Elements of a register.
PER = {"f16": 2, "bf16": 2, "f32": 1, "f64": 1, "i8": 4, "i4": 8, "f8E4M3FN": 4, "f8E5M2": 4}

#: Shapes by the type of A and B, and types of C and D.
DENSE = [
    *(((16, 8, k), "f16", c) for k in (8, 16) for c in ("f16", "f32")),
    *(((16, 8, k), "bf16", "f32") for k in (8, 16)),
    *(((16, 8, k), "f32", "f32") for k in (4, 8)),
    ((8, 8, 4), "f64", "f64"),
    *(((16, 8, k), "i8", "i32") for k in (16, 32)),
    *(((16, 8, k), "i4", "i32") for k in (32, 64)),
    *(((16, 8, 32), element, c) for element in ("f8E4M3FN", "f8E5M2") for c in ("f16", "f32")),
]
SPARSE = [
    *(((16, 8, k), "f16", c) for k in (16, 32) for c in ("f16", "f32")),
    *(((16, 8, k), "bf16", "f32") for k in (16, 32)),
    *(((16, 8, k), "f32", "f32") for k in (8, 16)),
    *(((16, 8, k), "i8", "i32") for k in (32, 64)),
    *(((16, 8, k), "i4", "i32") for k in (64, 128)),
]
_SMALL = {"bf16": "bfloat16", "f8E4M3FN": "float8_e4m3fn", "f8E5M2": "float8_e5m2"}
_NAMES = {"f16": np.float16, "f32": np.float32, "f64": np.float64, "i8": np.int8, "i4": np.int8, "i32": np.int32}


def numpy_type(name):
    return small_float(_SMALL[name]) if name in _SMALL else np.dtype(_NAMES[name])


def drawn(random, name, *shape):
    if name == "i4":
        return random.integers(-8, 8, shape).astype(np.int8)
    if name.startswith("i"):
        return random.integers(-128, 128, shape).astype(numpy_type(name))
    return (random.integers(-64, 65, shape) / 16).astype(np.float32).astype(numpy_type(name))


def in_lanes(fragment, matrix, per):
    """What the lanes hold of matrices, as vectors of registers."""
    return fragment.values(matrix).reshape(THREADS, -1, per)


def vector(array, element):
    return f"vector<{array.shape[1]}x{array.shape[2]}x{element}>"


@pytest.mark.parametrize(("shape", "element", "sums"), DENSE, ids=str)
def test_mma(compute, shape, element, sums):
    m, n, k = shape
    random = np.random.default_rng(k)
    per = PER[element]
    a, b = drawn(random, element, WARPS, m, k), drawn(random, element, WARPS, k, n)
    c = drawn(random, sums, WARPS, m, n)
    vectors = [
        in_lanes(mma.multiplicand(m, k, per), a, per),
        in_lanes(mma.multiplicand(n, k, per), b.swapaxes(1, 2), per),
        in_lanes(mma.accumulator(m), c, 2),
    ]
    types = [vector(each, name) for each, name in zip(vectors, (element, element, sums))]
    tf32 = ", tf32Enabled" if element == "f32" else ""
    body = f"%r0 = nvgpu.mma.sync(%0, %1, %2) {{mmaShape = [{m}, {n}, {k}]{tf32}}} : ({', '.join(types)}) -> {types[2]}"
    (found,) = compute(body, types, types[2:], *vectors, threads=THREADS)
    exact = np.float64 if element == "f64" else np.float32
    if sums == "i32":
        want = a.astype(np.int64) @ b.astype(np.int64) + c
    else:
        want = a.astype(exact) @ b.astype(exact) + c.astype(exact)
    assert np.array_equal(mma.accumulator(m).matrix(found.reshape(THREADS, -1)), want.astype(c.dtype))


@pytest.mark.parametrize(("sparse", "k"), [(False, 32), (True, 64)])
def test_sums_of_integers_end_at_the_limits(compute, sparse: bool, k: int):
    """Upstream lowers both ops to products with satfinite."""
    types = ["vector<4x4xi8>", "vector<4x4xi8>" if sparse else "vector<2x4xi8>", "vector<2x2xi32>"]
    given = [np.full((THREADS, *map(int, re.findall(r"(\d+)x", each))), 127, np.int8) for each in types[:2]]
    c = np.broadcast_to(np.array([[2**31 - 5, -5], [0, -(2**31)]], np.int32), (THREADS, 2, 2)).copy()
    op, tail = ("sp.sync", ", sparsitySelector = 0 : i32") if sparse else ("sync", "")
    more = " metadata(%3)" if sparse else ""
    body = (
        f"%r0 = nvgpu.mma.{op}(%0, %1, %2){more} {{mmaShape = [16, 8, {k}]{tail}}} : ({', '.join(types)}) -> {types[2]}"
    )
    extra = [np.full((THREADS, 2), 0x4444, np.int16)] if sparse else []
    (found,) = compute(body, [*types, *["vector<2xi16>"] * sparse], types[2:], *given, c, *extra, threads=THREADS)
    assert np.array_equal(found, np.minimum(c.astype(np.int64) + 127 * 127 * 32, 2**31 - 1).astype(np.int32))


@pytest.mark.parametrize("type", ["vector<4xf32>", "vector<2x3xf32>"])
def test_reciprocals(check, type: str):
    check(f"%r0 = nvgpu.rcp %0 {{approx = true, ftz = true}} : {type}", [type], [type],
          lambda x: (1 / x.astype(np.float64)).astype(np.float32))  # fmt: skip


def sparse_inputs(random, element, k):
    """A, the kept half of it, its columns, and metadata by warp, row and index as numbers."""
    kept_count = k // 2
    if element == "f32":
        choice = random.integers(0, 2, (WARPS, 16, kept_count))
        columns = np.arange(kept_count) * 2 + choice
        words = np.where(choice == 1, 0b1110, 0b0100)
    else:
        # Two of four elements; of i4 two pairs of four pairs.
        of = 2 if element == "i4" else 1
        pairs = np.array([random.choice(4, 2, replace=False) for _ in range(WARPS * 16 * k // (4 * of))])
        pairs.sort(axis=1)
        words = pairs.reshape(WARPS, 16, kept_count // of)
        columns = np.arange(kept_count // of) // 2 * 4 + words
        if of == 2:
            columns = np.stack([2 * columns, 2 * columns + 1], axis=-1).reshape(WARPS, 16, kept_count)
    kept = drawn(random, element, WARPS, 16, kept_count)
    whole = np.zeros((WARPS, 16, k), kept.dtype)
    np.put_along_axis(whole, columns, kept, axis=2)
    return whole, kept, words


def metadata(words, k, element, selector):
    """The metadata register of each thread, by the figures of PTX ISA; other lanes have something else."""
    lane, shift = mma.metadata(k, PER[element], 16 if PER[element] <= 2 else 32, 4 if element == "f32" else 2, selector)
    found = np.zeros((WARPS, 32), np.uint32)
    mine = np.zeros(32, bool)
    for row in range(16):
        for index in range(lane.shape[1]):
            found[:, lane[row, index]] |= (words[:, row, index] << shift[row, index]).astype(np.uint32)
            mine[lane[row, index]] = True
    found[:, ~mine] = 0x12345678
    return found.reshape(-1).view(np.int16).reshape(THREADS, 2)


@pytest.mark.parametrize(("shape", "element", "sums"), SPARSE, ids=str)
def test_sparse_mma(compute, shape, element, sums):
    m, n, k = shape
    per = PER[element]
    for selector in range(1 if (element, k) in (("i8", 64), ("i4", 128)) else 2):  # nvgpu has no more of the four
        random = np.random.default_rng(selector)
        a, kept, words = sparse_inputs(random, element, k)
        b, c = drawn(random, element, WARPS, k, n), drawn(random, sums, WARPS, m, n)
        vectors = [
            in_lanes(mma.multiplicand(m, k // 2, per), kept, per),
            in_lanes(mma.multiplicand(n, k, per), b.swapaxes(1, 2), per),
            in_lanes(mma.accumulator(m), c, 2),
        ]
        types = [vector(each, name) for each, name in zip(vectors, (element, element, sums))]
        tf32 = ", tf32Enabled" if element == "f32" else ""
        body = (
            f"%r0 = nvgpu.mma.sp.sync(%0, %1, %2) metadata(%3) {{mmaShape = [{m}, {n}, {k}], sparsitySelector = {selector} : i32"
            f"{tf32}}} : ({', '.join(types)}) -> {types[2]}"
        )
        given = metadata(words, k, element, selector)
        (found,) = compute(body, [*types, "vector<2xi16>"], types[2:], *vectors, given, threads=THREADS)
        if sums == "i32":
            want = a.astype(np.int64) @ b.astype(np.int64) + c
        else:
            want = a.astype(np.float32) @ b.astype(np.float32) + c.astype(np.float32)
        assert np.array_equal(mma.accumulator(m).matrix(found.reshape(THREADS, -1)), want.astype(c.dtype))


V22F16, V22F32 = "vector<2x2xf16>", "vector<2x2xf32>"
SPARSE_MMA = (
    "%r0 = nvgpu.mma.sp.sync(%0, %1, %2) metadata(%3) {mmaShape = [16, 8, 16], sparsitySelector = SELECTOR : i32} : "
    f"({V22F16}, {V22F16}, {V22F32}) -> {V22F32}"
)


@pytest.mark.parametrize(
    ("selector", "word", "message"),
    [
        (0, 0x4444_4404, "the metadata of row 0 of A, which lane 0 has, does not name its columns, each once"),
        (0, 0x4444_0444, "the metadata of row 0 of A, which lane 0 has"),
        (0, 0x4044_4444, "the metadata of row 8 of A, which lane 0 has"),
    ],
)
def test_sparse_faults(compute, selector, word, message):
    types = [V22F16, V22F16, V22F32, "vector<2xi16>"]
    arrays = [np.zeros((32, 2, 2), t) for t in (np.float16, np.float16, np.float32)]
    words = np.full(32, word, np.uint32).view(np.int16).reshape(32, 2)
    with pytest.raises(SimulationError, match=message) as caught:
        compute(SPARSE_MMA.replace("SELECTOR", str(selector)), types, [V22F32], *arrays, words, threads=32)
    assert caught.value.findings[0].kind == "undefined"


def test_tf32_cuts_the_mantissa(compute):
    """13 bits of each operand do not count; they are cut off, not rounded."""
    a = np.zeros((32, 4, 1), np.float32)
    a[0, 0] = np.float32(1 + 2**-10 + 2**-11 + 2**-23)
    b = np.zeros((32, 2, 1), np.float32)
    b[:, 0] = 1
    types = ["vector<4x1xf32>", "vector<2x1xf32>", V22F32]
    body = f"%r0 = nvgpu.mma.sync(%0, %1, %2) {{mmaShape = [16, 8, 8], tf32Enabled}} : ({', '.join(types)}) -> {V22F32}"
    (found,) = compute(body, types, [V22F32], a, b, np.zeros((32, 2, 2), np.float32), threads=32)
    assert found[0, 0, 0] == np.float32(1 + 2**-10)


def test_uniform_fragments_and_a_chain_of_products(compute):
    """Constants as fragments, and a sum that goes from product to product."""
    types = ["vector<4x2xf16>", "vector<2x2xf16>"]
    random = np.random.default_rng(3)
    a, b = drawn(random, "f16", 2, 16, 16), drawn(random, "f16", 2, 16, 8)
    vectors = [in_lanes(mma.multiplicand(16, 16, 2), a, 2), in_lanes(mma.multiplicand(8, 16, 2), b.swapaxes(1, 2), 2)]
    of = f": (vector<4x2xf16>, vector<2x2xf16>, {V22F32}) -> {V22F32}"
    body = f"""%c = arith.constant dense<0.5> : {V22F32}
  %one = arith.constant dense<1.0> : vector<4x2xf16>
  %s = nvgpu.mma.sync(%0, %1, %c) {{mmaShape = [16, 8, 16]}} {of}
  %u = nvgpu.mma.sync(%one, %1, %s) {{mmaShape = [16, 8, 16]}} {of}
  %r0 = nvgpu.mma.sync(%0, %1, %u) {{mmaShape = [16, 8, 16]}} {of}"""
    (found,) = compute(body, types, [V22F32], *vectors, threads=64)
    a, b = a.astype(np.float32), b.astype(np.float32)
    assert np.array_equal(mma.accumulator(16).matrix(found.reshape(64, 4)), 2 * (a @ b) + np.ones_like(a) @ b + 0.5)


def test_a_selector_that_no_thread_has(compute):
    types = ["vector<4x4xi8>", "vector<4x4xi8>", "vector<2x2xi32>", "vector<2xi16>"]
    body = (
        "%r0 = nvgpu.mma.sp.sync(%0, %1, %2) metadata(%3) {mmaShape = [16, 8, 64], sparsitySelector = 1 : i32} : "
        "(vector<4x4xi8>, vector<4x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>"
    )
    arrays = [np.zeros((32, *shape), t) for shape, t in (((4, 4), "i1"), ((4, 4), "i1"), ((2, 2), "i4"), ((2,), "i2"))]
    with pytest.raises(SimulationError, match="the sparsity selector is 1, and shape and type have 0 to 0"):
        compute(body, types, types[2:3], *arrays, threads=32)


MMA = "%0 = nvgpu.mma.sync(%a, %b, %c) {{mmaShape = [16, 8, {k}]{more}}} : ({types}) -> {result}"
REFUSED = [
    (8, "", "vector<4x1xf32>", "vector<2x1xf32>", V22F32, "tensor cores have no f32 operands; tf32Enabled says that"),
    (8, ", tf32Enabled", "vector<4x1xf32>", "vector<2x1xf32>", V22F16, "products of tf32 are summed in f32, not f16"),
    (
        32,
        "",
        "vector<8x2xf16>",
        "vector<4x2xf16>",
        V22F32,
        "no instruction for f16 has shape m16n8k32; those of PTX: m8n8k4,",
    ),
]


@pytest.mark.parametrize(("k", "more", "a", "b", "c", "message"), REFUSED)
def test_refused(k, more, a, b, c, message):
    body = MMA.format(k=k, more=more, types=f"{a}, {b}, {c}", result=c)
    text = f"func.func @f(%a: {a}, %b: {b}, %c: {c}) {{\n  {body}\n  return\n}}"
    with gpuir.Context():
        module = gpuir.parse(text)
    with pytest.raises(UnsupportedOp, match=f"-:2:[0-9]+: error: 'nvgpu.mma.sync': {message}"):
        sim.launch(module, "f", 1, 32, None, None, None)


LOAD_REFUSED = [
    (8, "memref<8x64xf16, 3>", "vector<8x2xf16>", "1, 2 or 4 matrices, not 8"),
    (1, "memref<8x64xf16, strided<[128, 2]>, 3>", "vector<1x2xf16>", "rows must be contiguous in memory"),
    (1, "memref<8x64xi4, 3>", "vector<1x8xi4>", "no matrices of i4"),
]


@pytest.mark.parametrize(("count", "memory", "result", "message"), LOAD_REFUSED)
def test_matrix_loads_refused(count, memory, result, message):
    text = f"""func.func @f(%m: {memory}, %i: index) {{
  %0 = nvgpu.ldmatrix %m[%i, %i] {{numTiles = {count} : i32, transpose = false}} : {memory} -> {result}
  return
}}"""
    module = gpuir.parse(text, context=gpuir.Context())
    with pytest.raises(UnsupportedOp, match=f"'nvgpu.ldmatrix': {message}"):
        sim.launch(module, "f", 1, 32, None, None)


def test_only_for_warps_of_32():
    text = """func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}"""
    values = [np.zeros(s, t) for s, t in (((4, 2), "f2"), ((2, 2), "f2"), ((2, 2), "f4"))]
    with pytest.raises(UnsupportedOp, match="'nvgpu.mma.sync': the op is for warps of 32 lanes, and these have 64"):
        sim.launch(gpuir.parse(text, context=gpuir.Context()), "f", 1, 64, *values, lanes=64)


# Matrix loads

LOAD = """
func.func @f(%in: memref<64x{columns}x{element}>, %out: memref<64x{count}x{per}x{element}>) {{
  %m = memref.alloc() : memref<64x{columns}x{element}, 3>
  %t = gpu.thread_id x
  %zero = arith.constant 0 : index
  %row = vector.load %in[%t, %zero] : memref<64x{columns}x{element}>, vector<{columns}x{element}>
  vector.store %row, %m[%t, %zero] : memref<64x{columns}x{element}, 3>, vector<{columns}x{element}>
  gpu.barrier
  %c32 = arith.constant 32 : index
  %lane = arith.remui %t, %c32 : index
  %last = arith.constant 63 : index
  %from = arith.subi %last, %t : index
  %at = arith.constant {offset} : index
  %v = nvgpu.ldmatrix %m[%from, %at] {{numTiles = {count} : i32, transpose = {transposed}}}
    : memref<64x{columns}x{element}, 3> -> vector<{count}x{per}x{element}>
  vector.store %v, %out[%t, %zero, %zero] : memref<64x{count}x{per}x{element}>, vector<{count}x{per}x{element}>
  return
}}
"""


@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize(
    ("element", "transposed"), [("f16", False), ("f16", True), ("bf16", False), ("f32", False), ("i8", False)]
)
def test_ldmatrix(count, element, transposed):
    dtype = numpy_type(element)
    per = 4 // dtype.itemsize
    columns, offset = 8 * per, 4 * per  # rows of 32 bytes, of which the second half is read
    data = np.arange(64 * columns).reshape(64, columns).astype(np.float32).astype(dtype)
    found = np.zeros((64, count, per), dtype)
    text = LOAD.format(
        count=count, element=element, per=per, columns=columns, offset=offset, transposed=str(transposed).lower()
    )
    sim.launch(gpuir.parse(text, context=gpuir.Context()), "f", 1, 64, data, found)
    for thread in range(64):
        warp, lane = divmod(thread, 32)
        for tile in range(count):
            for i in range(per):
                row, column = (lane % 4 * 2 + i, lane // 4) if transposed else (lane // 4, lane % 4 * per + i)
                # Lane 8 * tile + row has the row's address: the rows stand in reverse order.
                assert found[thread, tile, i] == data[63 - (32 * warp + 8 * tile + row), offset + column]


MISALIGNED = """
func.func @f(%out: memref<32x1x2xf16>) {{
  %m = memref.alloc() : memref<32x16xf16, 3>
  %t = gpu.thread_id x
  %zero = arith.constant 0 : index
  %v = nvgpu.ldmatrix %m[%t, {at}] {{numTiles = 1 : i32, transpose = false}} : memref<32x16xf16, 3> -> vector<1x2xf16>
  return
}}
"""


@pytest.mark.parametrize(
    ("at", "kind", "message", "lane"),
    [
        (4, "misaligned", "not a multiple of 16", 0),
        (16, "out-of-bounds", "elements 16 to 23 of dimension 1 .* size 16", 0),
    ],
)
def test_ldmatrix_faults(at, kind, message, lane):
    text = MISALIGNED.format(at="%at").replace("%zero =", f"%at = arith.constant {at} : index\n  %zero =")
    with pytest.raises(SimulationError, match=message) as caught:
        sim.launch(
            gpuir.parse(text, context=gpuir.Context()), "f", 1, 32, np.zeros((32, 1, 2), np.float16), checks=False
        )
    assert (caught.value.findings[0].kind, caught.value.findings[0].lane) == (kind, lane)


def test_some_lanes_do_not_come():
    text = """func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  %t = gpu.thread_id x
  %c20 = arith.constant 20 : index
  %some = arith.cmpi ult, %t, %c20 : index
  scf.if %some {
    %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  }
  return
}"""
    values = [np.zeros(s, t) for s, t in (((4, 2), "f2"), ((2, 2), "f2"), ((2, 2), "f4"))]
    with pytest.raises(
        SimulationError, match="the product is reached by 20 of 32 lanes of the warp; lane 20"
    ) as caught:
        sim.launch(gpuir.parse(text, context=gpuir.Context()), "f", 1, 32, *values)
    assert caught.value.findings[0].kind == "undefined"
