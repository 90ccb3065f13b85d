"""MFMA and WMMA: which lane holds what, and products against NumPy, as amdgpu ops and as the rocdl ops they become."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim.fragments.amd import mfma_accumulator, mfma_multiplicand, wmma_accumulator, wmma_multiplicand
from gpuir.sim.types import small_float

ml_dtypes = pytest.importorskip("ml_dtypes")

_NUMPY = {"f16": "float16", "f32": "float32", "f64": "float64", "i8": "int8", "i32": "int32"}


def _dtype(name: str) -> np.dtype:
    small = {"bf16": "bfloat16", "f8E4M3FNUZ": "float8_e4m3fnuz", "f8E5M2FNUZ": "float8_e5m2fnuz"}
    return small_float(small[name]) if name in small else np.dtype(_NUMPY[name])


#: m, n, k, blocks, type of a, type of b, type of c.
SHAPES = [
    *((*s, t, t, "f32") for t in ("f32",) for s in ((32, 32, 1, 2), (16, 16, 1, 4), (4, 4, 1, 16), (32, 32, 2, 1), (16, 16, 4, 1))),
    *((*s, "f16", "f16", "f32") for s in ((32, 32, 4, 2), (16, 16, 4, 4), (4, 4, 4, 16), (32, 32, 8, 1), (16, 16, 16, 1))),
    *((*s, "bf16", "bf16", "f32") for s in ((32, 32, 4, 2), (16, 16, 4, 4), (4, 4, 4, 16), (32, 32, 8, 1), (16, 16, 16, 1))),
    *((*s, "i8", "i8", "i32") for s in ((32, 32, 4, 2), (16, 16, 4, 4), (4, 4, 4, 16), (32, 32, 16, 1), (16, 16, 32, 1))),
    (16, 16, 4, 1, "f64", "f64", "f64"),
    (4, 4, 4, 4, "f64", "f64", "f64"),
    (16, 16, 32, 1, "f8E4M3FNUZ", "f8E5M2FNUZ", "f32"),
    (32, 32, 16, 1, "f8E5M2FNUZ", "f8E4M3FNUZ", "f32"),
    (16, 16, 32, 1, "f8E4M3FNUZ", "f8E4M3FNUZ", "f32"),
    *((*s, "i8", "i8", "i32") for s in ((16, 16, 16, 1), (32, 32, 8, 1))),  # of gfx90a
]  # fmt: skip


def _lane_of_operand(row: int, k: int, block: int, m: int, depth: int, blocks: int) -> tuple[int, int]:
    """Lane and element that hold A[block, row, k]: rows first, then blocks, then runs of k."""
    run = m * depth * blocks // 64
    return row + m * (block + blocks * (k // run)), k % run


@pytest.mark.parametrize("shape", sorted({each[:4] for each in SHAPES if each[4] != "f64"}))
def test_operands_and_results_lie_where_the_isa_says(shape):
    m, n, depth, blocks = shape
    fragment = mfma_multiplicand(m, depth, blocks)
    for block in range(blocks):
        for row in range(m):
            for k in range(depth):
                lane, element = _lane_of_operand(row, k, block, m, depth, blocks)
                assert fragment.element[lane].reshape(-1)[element] == (block * m + row) * depth + k
    total = mfma_accumulator(m, n, blocks)
    for lane in range(64):
        for register in range(m * n * blocks // 64):
            if m == 4:
                block, row = lane // 4, register
            elif m == 16:
                block, row = register // 4, 4 * (lane // 16) + register % 4
            else:
                block, row = register // 16, 8 * (register % 16 // 4) + 4 * (lane // 32) + register % 4
            assert total.element[lane].reshape(-1)[register] == (block * m + row) * n + lane % n


def test_the_layouts_of_iree_gpu_are_those_of_the_instructions():
    # From iree_gpu's table: outer x thread x element of each dimension, and the strides of the thread grid.
    table = {
        ("f16", 16, 16, 16): (((1, 1), (16, 4), (1, 16), (1, 4)), ((1, 1), (4, 16), (16, 1), (4, 1))),
        ("i8", 32, 32, 16): (((1, 1), (32, 2), (1, 32), (1, 8)), ((4, 1), (2, 32), (32, 1), (4, 1))),
    }
    for (_, m, n, depth), (lhs, acc) in table.items():
        for fragment, (outer, thread, strides, element) in (
            (mfma_multiplicand(m, depth, 1), lhs),
            (mfma_accumulator(m, n, 1), acc),
        ):
            rows, columns = fragment.shape[1:]
            for row in range(rows):
                for column in range(columns):
                    parts = []
                    lane = 0
                    for at, _outer, t, s, e in zip((row, column), outer, thread, strides, element):
                        parts.append((at // (t * e), at % e))
                        lane += at // e % t * s
                    held = (
                        (parts[0][0] * outer[1] + parts[1][0]) * element[0] * element[1]
                        + parts[0][1] * element[1]
                        + parts[1][1]
                    )
                    assert fragment.element[lane].reshape(-1)[held] == row * columns + column


def test_wmma_of_rdna3_repeats_operands_and_alternates_rows():
    fragment = wmma_multiplicand(16, 16)
    total = wmma_accumulator(8, interleaved=True)
    for lane in range(32):
        assert fragment.element[lane].reshape(-1).tolist() == [lane % 16 * 16 + k for k in range(16)]
        assert total.element[lane].reshape(-1).tolist() == [(2 * r + lane // 16) * 16 + lane % 16 for r in range(8)]
    fragment, total = wmma_multiplicand(16, 8), wmma_accumulator(8, interleaved=False)
    for lane in range(32):
        assert fragment.element[lane].reshape(-1).tolist() == [lane % 16 * 16 + lane // 16 * 8 + k for k in range(8)]
        assert total.element[lane].reshape(-1).tolist() == [(lane // 16 * 8 + r) * 16 + lane % 16 for r in range(8)]


def _vector(count: int, type: str) -> str:
    return f"vector<{count}x{type}>"


def _kernel(op: str, counts: tuple[int, int, int], types: tuple[str, str, str], lanes: int) -> str:
    """Each lane loads its shares of a, b, c from rows of memory, and stores its share of the result."""
    loads = []
    for name, count, type in zip("abc", counts, types):
        source = f"memref<{lanes}x{count}x{type}>"
        if op.startswith("amdgpu.mfma") and count == 1:
            loads.append(f"%{name} = memref.load %p{name}[%t, %z] : {source}")
        else:
            loads.append(f"%{name} = vector.load %p{name}[%t, %z] : {source}, {_vector(count, type)}")
    value = types[2] if counts[2] == 1 else _vector(counts[2], types[2])
    target = f"memref<{lanes}x{counts[2]}x{types[2]}>"
    store = "memref.store %r, %pc[%t, %z] : " + target
    if counts[2] > 1:
        store = f"vector.store %r, %pc[%t, %z] : {target}, {value}"
    arguments = ", ".join(f"%p{n}: memref<{lanes}x{c}x{t}>" for n, c, t in zip("abc", counts, types))
    return f"""
      gpu.module @m {{
        gpu.func @k({arguments}) kernel {{
          %t = gpu.thread_id x
          %z = arith.constant 0 : index
          {chr(10).join(loads)}
          %r = {op}
          {store}
          gpu.return
        }}
      }}"""


def _random(rng: np.random.Generator, shape: tuple[int, ...], type: str) -> np.ndarray:
    if type.startswith("i"):
        return rng.integers(-100, 100, shape).astype(_dtype(type))
    return rng.integers(-8, 8, shape).astype(np.float32).astype(_dtype(type))


def _operands(types: tuple[str, str, str], counts: tuple[int, int, int]) -> str:
    return ", ".join(t if c == 1 else _vector(c, t) for t, c in zip(types, counts))


@pytest.mark.parametrize("shape", SHAPES, ids=lambda s: "x".join(map(str, s)))
def test_mfma_equals_numpy(shape):
    m, n, k, blocks, *types = shape
    rng = np.random.default_rng(1)
    counts = (m * k * blocks // 64, n * k * blocks // 64, m * n * blocks // 64)
    extra = f"{{blocks = {blocks} : i32}} " if blocks > 1 else ""
    op = f"amdgpu.mfma {m}x{n}x{k} %a * %b + %c {extra}blgp = none : {_operands(tuple(types), counts)}"
    a, b, c = (_random(rng, s, t) for s, t in zip(((blocks, m, k), (blocks, n, k), (blocks, m, n)), types))
    double = types[2] == "f64"
    left, right = mfma_multiplicand(m, k, blocks), mfma_multiplicand(n, k, blocks)
    total = mfma_accumulator(m, n, blocks, double)
    arrays = [f.values(x[None]) for f, x in zip((left, right, total), (a, b, c))]
    wide = np.int64 if types[2] == "i32" else np.float64
    expected = np.einsum("bik,bjk->bij", a.astype(wide), b.astype(wide)) + c
    sim.launch(
        gpuir.parse(_kernel(op, counts, tuple(types), 64), context=gpuir.Context()), "k", 1, 64, *arrays, chip="gfx942"
    )
    np.testing.assert_array_equal(total.matrix(arrays[2])[0], expected.astype(_dtype(types[2])))


@pytest.mark.parametrize("shape", [s for s in SHAPES if "f8E4" not in s[4] + s[5]], ids=lambda s: "x".join(map(str, s)))
def test_mfma_is_the_same_after_its_lowering_to_rocdl(shape):
    m, n, k, blocks, *types = shape
    rng = np.random.default_rng(2)
    counts = (m * k * blocks // 64, n * k * blocks // 64, m * n * blocks // 64)
    extra = f"{{blocks = {blocks} : i32}} " if blocks > 1 else ""
    op = f"amdgpu.mfma {m}x{n}x{k} %a * %b + %c {extra}blgp = none : {_operands(tuple(types), counts)}"
    with gpuir.Context():
        module = gpuir.parse(_kernel(op, counts, tuple(types), 64))
        arrays = [_random(rng, (64, count), type) for count, type in zip(counts, types)]
        lowered = [each.copy() for each in arrays]
        sim.launch(module, "k", 1, 64, *arrays, chip="gfx942")
        gpuir.pass_manager(
            "builtin.module(convert-amdgpu-to-rocdl{chipset=gfx942},gpu.module(convert-vector-to-llvm,"
            "convert-gpu-to-rocdl{chipset=gfx942},reconcile-unrealized-casts))"
        ).run(module)
        assert "rocdl.mfma" in str(module)
        sim.launch(module, "k", 1, 64, *lowered, chip="gfx942")
    np.testing.assert_array_equal(lowered[2], arrays[2])


@pytest.mark.parametrize("blgp, lanes", [
    ("bcast_first_32", lambda lane: lane % 32),
    ("bcast_second_32", lambda lane: lane % 32 + 32),
    ("rotate_16_right", lambda lane: (lane + 16) % 64),
    ("bcast_third_16", lambda lane: lane % 16 + 32),
])  # fmt: skip
def test_blgp_moves_lanes_of_b(blgp, lanes):
    rng = np.random.default_rng(3)
    op = f"amdgpu.mfma 16x16x4 %a * %b + %c {{blocks = 4 : i32}} blgp = {blgp} : vector<4xf16>, vector<4xf16>, vector<16xf32>"
    module = gpuir.parse(_kernel(op, (4, 4, 16), ("f16", "f16", "f32"), 64), context=gpuir.Context())
    plain = gpuir.parse(
        _kernel(op.replace(blgp, "none"), (4, 4, 16), ("f16", "f16", "f32"), 64), context=gpuir.Context()
    )
    a, b, c = (_random(rng, (64, n), t) for n, t in ((4, "f16"), (4, "f16"), (16, "f32")))
    moved = b[lanes(np.arange(64))].copy()
    other = c.copy()
    sim.launch(module, "k", 1, 64, a, b, c, chip="gfx942")
    sim.launch(plain, "k", 1, 64, a, moved, other, chip="gfx942")
    np.testing.assert_array_equal(c, other)


def test_cbsz_gives_one_block_of_a_to_several():
    rng = np.random.default_rng(4)
    op = (
        "amdgpu.mfma 4x4x4 %a * %b + %c {blocks = 16 : i32, cbsz = 2 : i32, abid = 3 : i32} blgp = none : "
        "vector<4xf16>, vector<4xf16>, vector<4xf32>"
    )
    module = gpuir.parse(_kernel(op, (4, 4, 4), ("f16", "f16", "f32"), 64), context=gpuir.Context())
    a, b, c = (_random(rng, (16, 4, 4), t) for t in ("f16", "f16", "f32"))
    left, total = mfma_multiplicand(4, 4, 16), mfma_accumulator(4, 4, 16)
    arrays = [left.values(a[None]), left.values(b[None]), total.values(c[None])]
    sim.launch(module, "k", 1, 64, *arrays, chip="gfx942")
    source = np.arange(16) // 4 * 4 + 3
    expected = np.einsum("bik,bjk->bij", a[source].astype(np.float32), b.astype(np.float32)) + c
    np.testing.assert_array_equal(total.matrix(arrays[2])[0], expected)


@pytest.mark.parametrize("signs", ["", "{unsignedA} ", "{unsignedB} ", "{unsignedA, unsignedB} ", "{clamp} "])
def test_wmma_of_integers(signs):
    rng = np.random.default_rng(5)
    op = f"amdgpu.wmma 16x16x16 %a * %b + %c {signs}: vector<16xi8>, vector<16xi8>, vector<8xi32>"
    module = gpuir.parse(_kernel(op, (16, 16, 8), ("i8", "i8", "i32"), 32), context=gpuir.Context())
    a, b = (rng.integers(-128, 128, (16, 16)).astype(np.int8) for _ in range(2))
    c = rng.integers(-(1 << 31), 1 << 31, (16, 16)).astype(np.int32)
    left, total = wmma_multiplicand(16, 16), wmma_accumulator(8, interleaved=True)
    arrays = [left.values(a[None]), left.values(b[None]), total.values(c[None])]
    sim.launch(module, "k", 1, 32, *arrays, chip="gfx1100")
    x = a.view(np.uint8) if "unsignedA" in signs else a
    y = b.view(np.uint8) if "unsignedB" in signs else b
    exact = x.astype(np.int64) @ y.astype(np.int64).T + c
    expected = np.clip(exact, -(1 << 31), (1 << 31) - 1) if "clamp" in signs else exact
    np.testing.assert_array_equal(total.matrix(arrays[2])[0], expected.astype(np.int32))


@pytest.mark.parametrize("half", [0, 1])
def test_wmma_of_16_bits_writes_half_of_each_register(half):
    rng = np.random.default_rng(6)
    op = (
        f"amdgpu.wmma 16x16x16 %a * %b + %c {{subwordOffset = {half} : i32}} : "
        "vector<16xf16>, vector<16xf16>, vector<16xf16>"
    )
    module = gpuir.parse(_kernel(op, (16, 16, 16), ("f16", "f16", "f16"), 32), context=gpuir.Context())
    a, b = (_random(rng, (16, 16), "f16") for _ in range(2))
    left, total = wmma_multiplicand(16, 16), wmma_accumulator(8, interleaved=True)
    c = _random(rng, (32, 16), "f16")
    arrays = [left.values(a[None]), left.values(b[None]), c.copy()]
    sim.launch(module, "k", 1, 32, *arrays, chip="gfx1100")
    before = total.matrix(np.ascontiguousarray(c[:, half::2]))[0].astype(np.float32)
    expected = (a.astype(np.float32) @ b.astype(np.float32).T + before).astype(np.float16)
    np.testing.assert_array_equal(total.matrix(np.ascontiguousarray(arrays[2][:, half::2]))[0], expected)
    np.testing.assert_array_equal(arrays[2][:, 1 - half :: 2], c[:, 1 - half :: 2])


def test_mfma_refuses_waves_of_32_lanes():
    op = "amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>"
    module = gpuir.parse(_kernel(op, (4, 4, 4), ("f16", "f16", "f32"), 64), context=gpuir.Context())
    arrays = [np.zeros((64, 4), t) for t in ("f2", "f2", "f4")]
    with pytest.raises(sim.UnsupportedOp, match="waves of 64 lanes, the launch has 32"):
        sim.launch(module, "k", 1, 64, *arrays)
