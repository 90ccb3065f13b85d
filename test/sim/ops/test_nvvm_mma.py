"""nvvm: products in every shape, type and layout against NumPy; matrix loads, stores and transposition; wmma."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim import SimulationError, UnsupportedOp
from gpuir.sim.fragments import mma
from gpuir.sim.types import small_float

THREADS = 64
WARPS = THREADS // 32
LARGEST, SMALLEST = 2**31 - 1, -(2**31)

PER = {
    "f16": 2,
    "bf16": 2,
    "tf32": 1,
    "f64": 1,
    "s8": 4,
    "u8": 4,
    "s4": 8,
    "u4": 8,
    "b1": 32,
    "e4m3": 4,
    "e5m2": 4,
    "e2m3": 4,
    "e3m2": 4,
    "e2m1": 4,
    "f32": 1,
    "s32": 1,
}
TYPES = {"f16": "vector<2xf16>", "f64": "f64", "f32": "f32"}
_SMALL = {"bf16": "bfloat16", "e4m3": "float8_e4m3fn", "e5m2": "float8_e5m2", "e2m3": "float6_e2m3fn",
          "e3m2": "float6_e3m2fn", "e2m1": "float4_e2m1fn"}  # fmt: skip
_NUMPY = {"f16": "f2", "tf32": "f4", "f32": "f4", "f64": "f8", "s32": "i4"}
_RANGES = {"s8": (-128, 128), "u8": (0, 256), "s4": (-8, 8), "u4": (0, 16), "b1": (0, 2), "s32": (-9999, 9999)}

CASES = [
    *((shape, "f16", "f16", c, d) for shape in ((16, 8, 8), (16, 8, 16)) for c, d in (("f16", "f16"), ("f32", "f32"))),
    *((shape, "bf16", "bf16", "f32", "f32") for shape in ((16, 8, 8), (16, 8, 16))),
    *((shape, "tf32", "tf32", "f32", "f32") for shape in ((16, 8, 4), (16, 8, 8))),
    ((8, 8, 4), "f64", "f64", "f64", "f64"),
    *(((16, 8, 32), a, b, c, c) for a in ("e4m3", "e5m2") for b in ("e4m3", "e5m2") for c in ("f16", "f32")),
    *((shape, a, b, "s32", "s32") for shape in ((8, 8, 16), (16, 8, 16), (16, 8, 32)) for a in ("s8", "u8") for b in ("s8", "u8")),
    *((shape, a, b, "s32", "s32") for shape in ((8, 8, 32), (16, 8, 32), (16, 8, 64)) for a in ("s4", "u4") for b in ("s4", "u4")),
]  # fmt: skip


def numbers(random, name, *shape):
    """Numbers that the type has, as int64 or float64."""
    if name in _RANGES:
        return random.integers(*_RANGES[name], shape)
    kind = small_float(_SMALL[name]) if name in _SMALL else np.dtype(_NUMPY[name])
    return (random.integers(-32, 33, shape) / 16).astype(np.float32).astype(kind).astype(np.float64)


def registers(name, fragment, matrix):
    """What lanes hold of matrices of numbers: a list of arrays, one a register, as the op's operands."""
    values = fragment.values(matrix)
    if name in ("s8", "u8"):
        words = np.ascontiguousarray(values.astype(np.int8)).view(np.int32)
    elif name in ("s4", "u4"):
        nibbles = (values & 15).astype(np.uint32).reshape(THREADS, -1, 8)
        words = (nibbles << (4 * np.arange(8, dtype=np.uint32))).sum(-1).astype(np.uint32).view(np.int32)
    elif name == "b1":
        bits = values.astype(np.uint32).reshape(THREADS, -1, 32)
        words = (bits << np.arange(32, dtype=np.uint32)).sum(-1).astype(np.uint32).view(np.int32)
    elif name == "f16":
        pairs = values.astype(np.float16).reshape(THREADS, -1, 2)
        return [np.ascontiguousarray(pairs[:, i]) for i in range(pairs.shape[1])]
    elif name in ("f32", "f64", "s32"):
        words = values.astype(_NUMPY[name])
    else:
        kind = small_float(_SMALL[name]) if name in _SMALL else np.dtype(_NUMPY[name])
        codes = np.ascontiguousarray(values.astype(np.float32).astype(kind))
        # A float of 4 bits stands in the middle of its byte.
        words = (codes.view(np.uint8) << 2 if name == "e2m1" else codes).view(np.int32)
    return [np.ascontiguousarray(words[:, i]) for i in range(words.shape[1])]


def results(name, fragment, found):
    """Matrices of the result's registers."""
    values = np.concatenate(found, axis=1) if name == "f16" else np.stack(found, axis=1)
    return fragment.matrix(values)


def operands(first, count):
    return ", ".join(f"%{i}" for i in range(first, first + count))


def run(compute, op, shape, a, b, c, d, *, more="", tail=(), assembly=None):
    """Runs one product; a, b, c: name, fragment and matrices of an operand, d: name and fragment. ``tail``: further i32 operands."""
    held = [registers(*each) for each in (a, b, c)]
    counts = [len(each) for each in held]
    types = [TYPES.get(name, "i32") for (name, *_), count in zip((a, b, c), counts) for _ in range(count)]
    named = [TYPES.get(name, "i32") for name, *_ in (a, b, c)]
    per = 2 if d[0] == "f16" else 1
    ends = d[1].held // per
    end = TYPES.get(d[0], "i32")
    struct = f"!llvm.struct<({', '.join([end] * ends)})>"
    first = sum(counts)
    if d[0] == "s32" and a[0] != "b1" and "intOverflow" not in more:
        more += "intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, "
    extra = f" sparseMetadata[%{first}] selector[%{first + 1}]" if tail else ""
    body = (
        f"%s = nvvm.{op} A[{operands(0, counts[0])}] B[{operands(counts[0], counts[1])}] "
        f"C[{operands(counts[0] + counts[1], counts[2])}]{extra} {{{more}"
        f"shape = #nvvm.shape<m = {shape[0]}, n = {shape[1]}, k = {shape[2]}>}} : ({', '.join(named)}) -> {struct}\n"
    )
    if assembly is not None:
        names = (d[0], a[0], b[0], c[0])
        body = assembled(shape, names, assembly, counts, ends)
        body += f"({', '.join([*types, 'i32'])}) -> {struct}\n"
    body += "\n".join(f"  %r{i} = llvm.extractvalue %s[{i}] : {struct}" for i in range(ends))
    found = compute(body, [*types, *["i32"] * len(tail)], [end] * ends, *sum(held, []), *tail, threads=THREADS)
    return results(d[0], d[1], found)


def typed(a, b):
    return f"multiplicandAPtxType = #nvvm.mma_type<{a}>, multiplicandBPtxType = #nvvm.mma_type<{b}>, "


LAYOUTS = "layoutA = #nvvm.mma_layout<{}>, layoutB = #nvvm.mma_layout<{}>, "


def whole(values, name):
    """Numbers that C and D have: integers, or floats."""
    return values if name == "s32" else values.astype(np.float64)


@pytest.mark.parametrize(("shape", "left", "right", "c", "d"), CASES, ids=str)
def test_mma(compute, shape, left, right, c, d):
    m, n, k = shape
    random = np.random.default_rng(k)
    x, y, z = numbers(random, left, WARPS, m, k), numbers(random, right, WARPS, k, n), numbers(random, c, WARPS, m, n)
    per = PER[left]
    found = run(
        compute, "mma.sync", shape,
        (left, mma.multiplicand(m, k, per), x),
        (right, mma.multiplicand(n, k, per), y.swapaxes(1, 2)),
        (c, mma.accumulator(m), z),
        (d, mma.accumulator(m)),
        more=LAYOUTS.format("row", "col") + typed(left, right),
    )  # fmt: skip
    assert np.array_equal(found, whole(x @ y + z, d).astype(found.dtype))


@pytest.mark.parametrize("by_rows", [True, False])
@pytest.mark.parametrize("by_columns", [True, False])
@pytest.mark.parametrize(("sums", "ends"), [("f16", "f16"), ("f16", "f32"), ("f32", "f32")])
def test_four_products_of_quad_pairs(compute, by_rows, by_columns, sums, ends):
    """m8n8k4 with f16: the four groups of eight lanes have a product each, in all layouts of A and B."""
    random = np.random.default_rng(5)
    x, y, z = (numbers(random, t, WARPS, 4, *s) for t, s in (("f16", (8, 4)), ("f16", (4, 8)), (sums, (8, 8))))
    found = run(
        compute, "mma.sync", (8, 8, 4),
        ("f16", mma.quad_pair_multiplicand(by_rows), x),
        ("f16", mma.quad_pair_multiplicand(by_columns), y.swapaxes(2, 3)),
        (sums, mma.quad_pair_accumulator(sums == "f32"), z),
        (ends, mma.quad_pair_accumulator(ends == "f32")),
        more=LAYOUTS.format("row" if by_rows else "col", "col" if by_columns else "row") + typed("f16", "f16"),
    )  # fmt: skip
    assert np.array_equal(found, (x @ y + z).astype(found.dtype))


@pytest.mark.parametrize("shape", mma.SHAPES["b1"])
@pytest.mark.parametrize("kind", ["xor_popc", "and_popc"])
def test_single_bits(compute, shape, kind):
    m, n, k = shape
    random = np.random.default_rng(k)
    x, y, z = (
        numbers(random, "b1", WARPS, m, k),
        numbers(random, "b1", WARPS, k, n),
        numbers(random, "s32", WARPS, m, n),
    )
    found = run(
        compute, "mma.sync", shape,
        ("b1", mma.multiplicand(m, k, 32), x),
        ("b1", mma.multiplicand(n, k, 32), y.swapaxes(1, 2)),
        ("s32", mma.accumulator(m), z),
        ("s32", mma.accumulator(m)),
        more=LAYOUTS.format("row", "col") + f"b1Op = #nvvm.mma_b1op<{kind}>, " + typed("b1", "b1"),
    )  # fmt: skip
    pairs = x[:, :, :, None] ^ y[:, None] if kind == "xor_popc" else x[:, :, :, None] & y[:, None]
    assert np.array_equal(found, pairs.sum(2) + z)


@pytest.mark.parametrize("saturate", [True, False])
def test_overflow(compute, saturate):
    x, y = np.full((WARPS, 16, 32), 100), np.full((WARPS, 32, 8), 100)
    y[:, :, 1] = -100
    z = np.where(np.arange(8) == 1, SMALLEST + 5, LARGEST - 5) * np.ones((WARPS, 16, 1), int)
    found = run(
        compute, "mma.sync", (16, 8, 32),
        ("s8", mma.multiplicand(16, 32, 4), x),
        ("s8", mma.multiplicand(8, 32, 4), y.swapaxes(1, 2)),
        ("s32", mma.accumulator(16), z),
        ("s32", mma.accumulator(16)),
        more=LAYOUTS.format("row", "col") + typed("s8", "s8")
        + f"intOverflowBehavior = #nvvm.mma_int_overflow<{'satfinite' if saturate else 'wrapped'}>, ",
    )  # fmt: skip
    exact = x @ y + z
    want = np.clip(exact, SMALLEST, LARGEST) if saturate else (exact & 0xFFFFFFFF).astype(np.uint32).view(np.int32)
    assert np.array_equal(found, want)


SPARSE = [
    *(((16, 8, k), "f16", c) for k in (16, 32) for c in ("f16", "f32")),
    *(((16, 8, k), "bf16", "f32") for k in (16, 32)),
    *(((16, 8, k), "tf32", "f32") for k in (8, 16)),
    *(((16, 8, k), t, "s32") for k in (32, 64) for t in ("s8", "u8")),
    *(((16, 8, k), t, "s32") for k in (64, 128) for t in ("s4", "u4")),
    *(((16, 8, 64), t, c) for t in ("e4m3", "e5m2") for c in ("f16", "f32")),
]


def ordered_as(name):
    """f8 types have a kind of their own with ordered metadata."""
    return "orderedMetadata, " + ("kind = #nvvm.mma_kind<f8f6f4>, " if name in _SMALL and name != "bf16" else "")


def assembled(shape, types, selector, counts, ends):
    """mma.sp as inline assembly, as upstream lowers nvgpu.mma.sp.sync; operands are %0 and so on."""
    numbers = iter(range(ends + sum(counts)))
    groups = ",".join("{" + ",".join(f"${next(numbers)}" for _ in range(n)) + "}" for n in (ends, *counts))
    saturate = ".satfinite" if types[0] == "s32" else ""
    text = (
        f"mma.sp.sync.aligned.m{shape[0]}n{shape[1]}k{shape[2]}.row.col{saturate}"
        f".{'.'.join(types)} {groups},${ends + sum(counts)},0x{selector:x};"
    )
    given = ", ".join(f"%{i}" for i in range(sum(counts) + 1))
    constraints = ",".join(["=r"] * ends + ["r"] * (sum(counts) + 1))
    return f'%s = llvm.inline_asm has_side_effects asm_dialect = att "{text}", "{constraints}" {given} : '


@pytest.mark.parametrize("spelled", ["op", "ordered", "assembly"])
@pytest.mark.parametrize(("shape", "name", "sums"), SPARSE, ids=str)
def test_sparse_mma(compute, shape, name, sums, spelled):
    _check_sparse(compute, shape, name, sums, spelled)


@pytest.mark.parametrize("sums", ["f16", "f32"])
@pytest.mark.parametrize("name", ["e2m3", "e3m2", "e2m1"])
def test_sparse_mma_of_narrow_floats(compute, name, sums):
    _check_sparse(compute, (16, 8, 64), name, sums, "ordered")


def _check_sparse(compute, shape, name, sums, spelled):
    m, n, k = shape
    per, of = PER[name], 2 if PER[name] == 8 else 1
    unit, width = 16 if per <= 2 else 32, 4 if name == "tf32" else 2
    random = np.random.default_rng(k)
    if name == "tf32":
        choice = random.integers(0, 2, (WARPS, 16, k // 2))
        columns, words = np.arange(k // 2) * 2 + choice, np.where(choice == 1, 0b1110, 0b0100)
    else:
        words = np.array([sorted(random.choice(4, 2, replace=False)) for _ in range(WARPS * 16 * k // (4 * of))])
        words = words.reshape(WARPS, 16, k // 2 // of)
        columns = np.arange(k // 2 // of) // 2 * 4 + words
        columns = (of * columns[..., None] + np.arange(of)).reshape(WARPS, 16, k // 2)
    kept = numbers(random, name, WARPS, 16, k // 2)
    x = np.zeros((WARPS, 16, k), kept.dtype)
    np.put_along_axis(x, columns, kept, axis=2)
    y, z = numbers(random, name, WARPS, k, n), numbers(random, sums, WARPS, m, n)
    for selector in range(4 * 32 // (2 * k // (8 * per) * unit)):
        lane, shift = mma.metadata(k, per, unit, width, selector)
        metadata = np.zeros((WARPS, 32), np.uint32)
        for row in range(16):
            for index in range(lane.shape[1]):
                metadata[:, lane[row, index]] |= (words[:, row, index] << shift[row, index]).astype(np.uint32)
        found = run(
            compute, "mma.sp.sync", shape,
            (name, mma.multiplicand(m, k // 2, per), kept),
            (name, mma.multiplicand(n, k, per), y.swapaxes(1, 2)),
            (sums, mma.accumulator(m), z),
            (sums, mma.accumulator(m)),
            more=typed(name, name) + (ordered_as(name) if spelled == "ordered" else ""),
            tail=(metadata.reshape(-1).view(np.int32), np.full(THREADS, selector, np.int32)),
            assembly=selector if spelled == "assembly" else None,
        )  # fmt: skip
        assert np.array_equal(found, whole(x @ y + z, sums).astype(found.dtype))


@pytest.mark.parametrize("ordered", [False, True])
def test_the_order_of_columns_in_metadata(compute, ordered):
    """Indices 1, 0 exchange the two elements of a chunk; with ordered metadata they are undefined."""
    kept, y = np.arange(16 * 8).reshape(1, 16, 8) % 61 * np.ones((WARPS, 1, 1)), np.zeros((WARPS, 16, 8))
    y[:, np.arange(16), np.arange(16) // 4 * 2 % 8 + np.arange(16) % 4 % 2] = np.arange(16) % 4 < 2
    arguments = (
        compute, "mma.sp.sync", (16, 8, 16),
        ("f16", mma.multiplicand(16, 8, 2), kept),
        ("f16", mma.multiplicand(8, 16, 2), y.swapaxes(1, 2)),
        ("f32", mma.accumulator(16), np.zeros((WARPS, 16, 8))),
        ("f32", mma.accumulator(16)),
    )  # fmt: skip
    tail = (np.full(THREADS, 0x11111111, np.int32), np.zeros(THREADS, np.int32))
    more = typed("f16", "f16") + ("orderedMetadata, " if ordered else "")
    if ordered:
        with pytest.raises(SimulationError, match="does not name its columns, each once and in their order") as caught:
            run(*arguments, more=more, tail=tail)
        assert caught.value.findings[0].kind == "undefined"
        return
    x = np.zeros((WARPS, 16, 16))
    x[:, :, 1::4], x[:, :, 0::4] = kept[:, :, 0::2], kept[:, :, 1::2]
    assert np.array_equal(run(*arguments, more=more, tail=tail), x @ y)


def launch(body, *arrays, threads=32, **more):
    """Runs ``body`` in a kernel of arrays of i32, %a0 and so on; %t is the thread, %p shared memory."""
    arguments = ", ".join(f"%a{i}: memref<{array.size}xi32>" for i, array in enumerate(arrays))
    text = f"""func.func @f({arguments}) {{
  %t = gpu.thread_id x
  %zero = arith.constant 0 : index
  %m = memref.alloc() : memref<4096xi32, 3>
  %address = memref.extract_aligned_pointer_as_index %m : memref<4096xi32, 3> -> index
  %number = arith.index_cast %address : index to i64
  %p = llvm.inttoptr %number : i64 to !llvm.ptr<3>
{body}
  return
}}"""
    sim.launch(gpuir.parse(text, context=gpuir.Context()), "f", 1, threads, *arrays, **more)


B16 = "shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>"


def shared(count, threads):
    """Code that fills shared memory with the words of %a0, and %q, the address of row 37 * thread modulo the rows."""
    return """
  scf.for %i = %t to %size step %threads {
    %w = memref.load %a0[%i] : memref<4096xi32>
    memref.store %w, %m[%i] : memref<4096xi32, 3>
  }
  gpu.barrier
  %c37 = arith.constant 148 : index
  %mask = arith.constant 1023 : index
  %far = arith.muli %t, %c37 : index
  %row = arith.andi %far, %mask : index
  %row32 = arith.index_cast %row : index to i32
  %q = llvm.getelementptr %p[%row32] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32"""


@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("layout", ["row", "col"])
def test_ldmatrix(count, layout):
    data = np.random.default_rng(0).integers(-(2**31), 2**31, 4096).astype(np.int32)
    found = np.zeros((THREADS, count), np.int32)
    type = "i32" if count == 1 else f"!llvm.struct<({', '.join(['i32'] * count)})>"
    stores = "\n".join(
        (f"  %x{i} = llvm.extractvalue %v[{i}] : {type}\n" if count > 1 else "")
        + f"  %i{i} = arith.constant {i} : index\n  %j{i} = arith.addi %first, %i{i} : index\n"
        + f"  memref.store {f'%x{i}' if count > 1 else '%v'}, %a1[%j{i}] : memref<{THREADS * count}xi32>"
        for i in range(count)
    )
    launch(
        f"""  %size = arith.constant 4096 : index
  %threads = arith.constant {THREADS} : index{shared(count, THREADS)}
  %v = nvvm.ldmatrix %q {{num = {count} : i32, layout = #nvvm.mma_layout<{layout}>, {B16}}} : (!llvm.ptr<3>) -> {type}
  %count = arith.constant {count} : index
  %first = arith.muli %t, %count : index
{stores}""",
        data, found.reshape(-1), threads=THREADS,
    )  # fmt: skip
    halves = data.view(np.uint16)
    for thread in range(THREADS):
        warp, lane = divmod(thread, 32)
        for tile in range(count):
            for i in range(2):
                row, column = (lane // 4, lane % 4 * 2 + i) if layout == "row" else (lane % 4 * 2 + i, lane // 4)
                start = (32 * warp + 8 * tile + row) * 148 & 1023
                assert found.view(np.uint16)[thread, 2 * tile + i] == halves[2 * start + column]


@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("layout", ["row", "col"])
def test_stmatrix(count, layout):
    given = np.random.default_rng(1).integers(-(2**31), 2**31, (32, count)).astype(np.int32)
    found = np.zeros((8 * count, 4), np.int32)
    loads = "\n".join(
        f"  %i{i} = arith.constant {i} : index\n  %j{i} = arith.addi %first, %i{i} : index\n"
        f"  %v{i} = memref.load %a0[%j{i}] : memref<{32 * count}xi32>"
        for i in range(count)
    )
    launch(
        f"""  %count = arith.constant {count} : index
  %first = arith.muli %t, %count : index
{loads}
  %c4 = arith.constant 4 : index
  %row = arith.muli %t, %c4 : index
  %row32 = arith.index_cast %row : index to i32
  %q = llvm.getelementptr %p[%row32] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
  nvvm.stmatrix %q, {", ".join(f"%v{i}" for i in range(count))} {{layout = #nvvm.mma_layout<{layout}>, {B16}}}
    : !llvm.ptr<3>, {", ".join(["i32"] * count)}
  gpu.barrier
  %rows = arith.constant {8 * count} : index
  %has = arith.cmpi ult, %t, %rows : index
  scf.if %has {{
    %line = vector.load %m[%row] : memref<4096xi32, 3>, vector<4xi32>
    vector.store %line, %a1[%row] : memref<{32 * count}xi32>, vector<4xi32>
  }}""",
        given.reshape(-1), found.reshape(-1),
    )  # fmt: skip
    for tile in range(count):
        for row in range(8):
            for column in range(8):
                lane, i = (row * 4 + column // 2, column % 2) if layout == "row" else (column * 4 + row // 2, row % 2)
                assert found.view(np.uint16)[8 * tile + row, column] == given.view(np.uint16)[lane, 2 * tile + i]


def test_movmatrix(compute):
    given = np.random.default_rng(2).integers(-(2**31), 2**31, THREADS).astype(np.int32)
    (found,) = compute(f"%r0 = nvvm.movmatrix %0 {{{B16}}} : i32", ["i32"], ["i32"], given, threads=THREADS)
    before, after = (each.view(np.uint16).reshape(2, 8, 8) for each in (given, found))
    assert np.array_equal(after, before.swapaxes(1, 2))


def test_products_refused(compute):
    x, y, z = (np.zeros((WARPS, *s), int) for s in ((16, 32), (8, 32), (16, 8)))
    with pytest.raises(UnsupportedOp, match="s8 is not multiplied with s4"):
        run(
            compute, "mma.sync", (16, 8, 32), ("s8", mma.multiplicand(16, 32, 4), x), ("s8", mma.multiplicand(8, 32, 4), y),
            ("s32", mma.accumulator(16), z), ("s32", mma.accumulator(16)),
            more=typed("s8", "s4") + LAYOUTS.format("row", "col"),
        )  # fmt: skip


def test_some_lanes_do_not_come():
    body = """  %c8 = arith.constant 8 : index
  %some = arith.cmpi ult, %t, %c8 : index
  scf.if %some {
    %0 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<row>, BLOCK} : (!llvm.ptr<3>) -> i32
  }"""
    with pytest.raises(SimulationError, match="the access to matrices is reached by 8 of 32 lanes") as caught:
        launch(body.replace("BLOCK", B16))
    assert caught.value.findings[0].kind == "undefined"


# wmma

WMMA = [
    *(((m, n, 16), "f16", c) for m, n in ((16, 16), (32, 8), (8, 32)) for c in ("f16", "f32")),
    ((16, 16, 8), "tf32", "f32"),
    *(((m, n, 16), t, "s32") for m, n in ((16, 16), (32, 8), (8, 32)) for t in ("s8", "u8")),
    ((8, 8, 4), "f64", "f64"),
]
_MEMORY = {
    "f16": "f16",
    "bf16": "bf16",
    "tf32": "f32",
    "f32": "f32",
    "f64": "f64",
    "s8": "i8",
    "u8": "i8",
    "s32": "i32",
}


def wmma_registers(which, name, shape):
    m, n, k = shape
    size = {"a": m * k, "b": n * k, "c": m * n}[which]
    if name == "f16":
        return 8 if which != "c" else 4
    return size // (32 * PER[name])


@pytest.mark.parametrize("layouts", [("row", "col", "row"), ("col", "row", "col")], ids=" ".join)
@pytest.mark.parametrize(("shape", "name", "sums"), WMMA, ids=str)
def test_wmma(shape, name, sums, layouts):
    m, n, k = shape
    random = np.random.default_rng(m)
    x, y, z = numbers(random, name, m, k), numbers(random, name, k, n), numbers(random, sums, m, n)
    kinds = {"bf16": "bfloat16"}
    dtypes = [small_float(kinds[t]) if t in kinds else np.dtype(_NUMPY.get(t, "i1")) for t in (name, name, sums)]
    pad = 16  # rows lie further apart than they are long
    arrays, strides, texts = [], [], []
    for which, matrix, layout, kind, t in zip("abc", (x, y, z), layouts, dtypes, (name, name, sums)):
        lines = matrix if layout == "row" else matrix.T
        array = np.zeros((lines.shape[0], lines.shape[1] + pad), kind)
        array[:, : lines.shape[1]] = (
            lines.astype(np.uint8).astype(np.int8).view(kind) if t == "u8" else lines.astype(np.float32).astype(kind)
        )
        count = wmma_registers(which, t, shape)
        register = TYPES.get(t, "i32")
        struct = f"!llvm.struct<({', '.join([register] * count)})>" if count > 1 or t != "f64" else "f64"
        arrays.append(array)
        strides.append(array.shape[1])
        texts.append(
            f"""  %s{which} = llvm.mlir.constant({array.shape[1]} : i32) : i32
  %f{which} = nvvm.wmma.load %{which}, %s{which} {{eltype = #nvvm.mma_type<{t}>, frag = #nvvm.mma_frag<{which}>,
    layout = #nvvm.mma_layout<{layout}>, m = {m} : i32, n = {n} : i32, k = {k} : i32}} : (!llvm.ptr<1>) -> {struct}
"""
            + "\n".join(
                f"  %{which}{i} = llvm.extractvalue %f{which}[{i}] : {struct}"
                if struct != "f64"
                else f"  %{which}{i} = llvm.bitcast %f{which} : f64 to f64"
                for i in range(count)
            )
        )
    counts = [wmma_registers(which, t, shape) for which, t in zip("abc", (name, name, sums))]
    names = [f"%{which}{i}" for which, count in zip("abc", counts) for i in range(count)]
    types = [TYPES.get(t, "i32") for t, count in zip((name, name, sums), counts) for _ in range(count)]
    ends = [TYPES.get(sums, "i32")] * counts[2]
    struct = f"!llvm.struct<({', '.join(ends)})>"
    text = f"""llvm.func @f(%a: !llvm.ptr<1>, %b: !llvm.ptr<1>, %c: !llvm.ptr<1>, %d: !llvm.ptr<1>) {{
{chr(10).join(texts)}
  %p = nvvm.wmma.mma {", ".join(names)} {{eltypeA = #nvvm.mma_type<{name}>, eltypeB = #nvvm.mma_type<{sums}>,
    layoutA = #nvvm.mma_layout<{layouts[0]}>, layoutB = #nvvm.mma_layout<{layouts[1]}>, m = {m} : i32, n = {n} : i32, k = {k} : i32}}
    : ({", ".join(types)}) -> {struct}
{chr(10).join(f"  %d{i} = llvm.extractvalue %p[{i}] : {struct}" for i in range(counts[2]))}
  nvvm.wmma.store %d, %sc, {", ".join(f"%d{i}" for i in range(counts[2]))} {{eltype = #nvvm.mma_type<{sums}>,
    layout = #nvvm.mma_layout<{layouts[2]}>, m = {m} : i32, n = {n} : i32, k = {k} : i32}} : !llvm.ptr<1>, {", ".join(ends)}
  llvm.return
}}"""
    found = np.zeros_like(arrays[2])
    sim.launch(gpuir.parse(text, context=gpuir.Context()), "f", 1, 32, *arrays, found)
    want = (x @ y + z).astype(found.dtype)
    want = want if layouts[2] == "row" else want.T
    assert np.array_equal(found[:, : want.shape[1]], want)
    assert not found[:, want.shape[1] :].any()
