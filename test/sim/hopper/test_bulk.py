"""Bulk copies against a model that goes element by element."""

from __future__ import annotations

import _bulk
import numpy as np
import pytest

from gpuir import sim


def loaded(array, box, origin, *, seed=None, **options):
    map = sim.tensor_map(array, box, **options)
    out = np.zeros(map.bytes // 4, np.int32)
    sim.launch(_bulk.load(array.ndim, map.bytes), "move", 1, 32, map, out, *reversed(origin), seed=seed)
    return out.view(np.uint8)


BOXES = [
    ((40,), (16,), (8,)),
    ((20, 24), (8, 16), (3, 4)),
    ((5, 12, 16), (2, 4, 8), (1, 6, 2)),
    ((3, 4, 6, 16), (2, 2, 3, 8), (1, 1, 2, 8)),
    ((2, 3, 4, 5, 16), (1, 2, 2, 3, 8), (1, 0, 1, 2, 3)),
    # Boxes that stick out, at each side.
    ((20, 24), (8, 16), (-3, 0)),
    ((20, 24), (8, 16), (15, 12)),
    ((20, 24), (8, 16), (2, -5)),
    ((20, 24), (8, 16), (40, 40)),
    ((5, 12, 16), (4, 4, 8), (-1, 10, 12)),
]


@pytest.mark.parametrize("dtype", (np.int16, np.float32))
@pytest.mark.parametrize("shape, box, origin", BOXES)
def test_boxes(shape, box, origin, dtype):
    array = np.arange(np.prod(shape)).reshape(shape).astype(dtype)
    want = _bulk.boxed(array, box, (1,) * len(box), origin, 0)
    assert np.array_equal(loaded(array, box, origin), _bulk.swizzled(want, 0))


@pytest.mark.parametrize("itemsize", (1, 2, 4, 8))
@pytest.mark.parametrize("name, size", (("32b", 32), ("64b", 64), ("128b", 128)))
@pytest.mark.parametrize("rows", (3, 16))
def test_swizzles(name, size, itemsize, rows):
    rng = np.random.default_rng(size)
    array = rng.integers(0, 100, (rows, 256 // itemsize)).astype(f"u{itemsize}")
    box = (rows, size // itemsize)
    want = _bulk.boxed(array, box, (1, 1), (0, 16 // itemsize), 0)
    found = loaded(array, box, (0, 16 // itemsize), swizzle=name)
    assert np.array_equal(found, _bulk.swizzled(want, size))


def test_fill_with_nan():
    array = np.ones((8, 16), np.float32)
    found = loaded(array, (4, 16), (6, 8), oob="nan").view(np.float32).reshape(4, 16)
    assert np.isnan(found[2:]).all() and np.isnan(found[:, 8:]).all() and (found[:2, :8] == 1).all()


def test_whole_rows_are_filled_with_nan():
    """Rows that move in pieces of 16 bytes."""
    found = loaded(np.ones((8, 16), np.float32), (4, 16), (6, 0), oob="nan").view(np.uint32).reshape(4, 16)
    assert (found[2:] == 0x7FFFFFFF).all() and (found[:2].view(np.float32) == 1).all()


def test_element_strides():
    array = np.arange(40 * 16, dtype=np.float32).reshape(40, 16)
    want = _bulk.boxed(array, (15, 8), (4, 1), (3, 2), 0)
    assert want.shape == (4, 8)
    assert np.array_equal(loaded(array, (15, 8), (3, 2), element_strides=(4, 1)), _bulk.swizzled(want, 0))


def test_strided_arrays():
    whole = np.arange(32 * 64, dtype=np.float32).reshape(32, 64)
    array = whole[::2, :16]
    found = loaded(array, (4, 8), (1, 4)).view(np.float32).reshape(4, 8)
    assert np.array_equal(found, array[1:5, 4:12])


@pytest.mark.parametrize("swizzle, size", (("none", 0), ("128b", 128)))
@pytest.mark.parametrize("origin", ((0, 0), (5, 3), (-2, 20), (18, -4)))
def test_stores(origin, swizzle, size):
    array = np.zeros((20, 48), np.float32)
    box = (8, 32)
    tile = np.arange(1, 257, dtype=np.float32).reshape(box)
    map = sim.tensor_map(array, box, swizzle=swizzle)
    words = _bulk.swizzled(tile, size).view(np.int32)
    sim.launch(_bulk.store(2, 1024), "move", 1, 32, map, words, *reversed(origin))
    want = np.zeros_like(array)
    for i in range(8):
        for j in range(32):
            at = origin[0] + i, origin[1] + j
            if 0 <= at[0] < 20 and 0 <= at[1] < 48:
                want[at] = tile[i, j]
    assert np.array_equal(array, want)


@pytest.mark.parametrize("kind, dtype, operate", [
    ("add", np.float32, np.add), ("add", np.uint32, np.add), ("min", np.int32, np.minimum), ("max", np.uint32, np.maximum),
    ("and", np.uint32, np.bitwise_and), ("or", np.uint32, np.bitwise_or), ("xor", np.uint32, np.bitwise_xor),
    ("max", np.float16, np.maximum),
    ("inc", np.uint32, lambda old, new: np.where(old >= new, 0, old + 1)),
    ("dec", np.uint32, lambda old, new: np.where((old == 0) | (old > new), new, old - 1)),
])  # fmt: skip
def test_reductions(kind, dtype, operate):
    rng = np.random.default_rng(3)
    old, tile = (rng.integers(0, 90, (4, 16)).astype(dtype) for _ in range(2))
    array = old.copy()
    sim.launch(_bulk.store(2, tile.nbytes, kind), "move", 1, 32, sim.tensor_map(array, (4, 16)),
               tile.reshape(-1).view(np.int32), 0, 0)  # fmt: skip
    assert np.array_equal(array, operate(old, tile).astype(dtype))


LINES = """
gpu.module @k {
  llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<256 x i8>
  llvm.mlir.global internal @other() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<256 x i8>
  llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : i64
  gpu.func @move(%gin: memref<64xi32>, %gout: memref<64xi32>) kernel {
    %ix = memref.extract_aligned_pointer_as_index %gin : memref<64xi32> -> index
    %ox = memref.extract_aligned_pointer_as_index %gout : memref<64xi32> -> index
    %il = arith.index_cast %ix : index to i64
    %ol = arith.index_cast %ox : index to i64
    %in = llvm.inttoptr %il : i64 to !llvm.ptr<1>
    %out = llvm.inttoptr %ol : i64 to !llvm.ptr<1>
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %bytes = arith.constant 256 : i32
    %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %other = llvm.mlir.addressof @other : !llvm.ptr<3>
    %cluster = llvm.addrspacecast %other : !llvm.ptr<3> to !llvm.ptr<7>
    %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
    %first = nvvm.elect.sync -> i1
    scf.if %first {
      nvvm.mbarrier.init %bar, %one : !llvm.ptr<3>, i32
      nvvm.fence.mbarrier.init
      nvvm.mbarrier.arrive.expect_tx %bar, %bytes : !llvm.ptr<3>, i32
      nvvm.cp.async.bulk.prefetch %in, %bytes : !llvm.ptr<1>
      nvvm.cp.async.bulk.shared.cluster.global %tile, %in, %bar, %bytes : !llvm.ptr<3>, !llvm.ptr<1>
      nvvm.mbarrier.try_wait.parity %bar, %zero, %zero : !llvm.ptr<3>, i32, i32
      nvvm.mbarrier.arrive.expect_tx %bar, %bytes : !llvm.ptr<3>, i32
      nvvm.cp.async.bulk.shared.cluster.shared.cta %cluster, %tile, %bar, %bytes : !llvm.ptr<7>, !llvm.ptr<3>
      nvvm.mbarrier.try_wait.parity %bar, %one, %zero : !llvm.ptr<3>, i32, i32
      nvvm.cp.async.bulk.global.shared.cta %out, %other, %bytes : !llvm.ptr<1>, !llvm.ptr<3>
      nvvm.cp.async.bulk.commit.group
      nvvm.cp.async.bulk.wait_group 0
    }
    gpu.return
  }
}"""


def moved(text, seed=None):
    given, out = np.arange(64, dtype=np.int32), np.zeros(64, np.int32)
    sim.launch(text, "move", 1, 32, given, out, seed=seed)
    return given, out


@pytest.mark.parametrize("seed", (None, 1, 2))
def test_runs_of_bytes(seed):
    given, out = moved(LINES, seed)
    assert np.array_equal(given, out)


@pytest.mark.parametrize("mask", (0x0001, 0xF00F, -1, 0))
def test_runs_with_a_byte_mask(mask):
    copy = "%out, %other, %bytes : !llvm.ptr<1>, !llvm.ptr<3>"
    text = LINES.replace(copy, copy.replace("%bytes :", "%bytes byte_mask = %mask :"))
    text = text.replace(
        "%zero = arith",
        f"%mask = arith.constant {mask - (mask >> 15 << 16) if mask > 0 else mask} : i16 %zero = arith",
        1,
    )
    given, out = moved(text)
    kept = np.array([mask >> i % 16 & 1 for i in range(256)], bool)
    assert np.array_equal(out.view(np.uint8), np.where(kept, given.view(np.uint8), 0))


@pytest.mark.parametrize("change, says", [
    (("%bytes = arith.constant 256", "%bytes = arith.constant 248"), "multiple of 16"),
    (("%bytes = arith.constant 256", "%bytes = arith.constant 2048"), "out-of-bounds"),
    (("nvvm.mbarrier.try_wait.parity %bar, %one, %zero : !llvm.ptr<3>, i32, i32", ""), "missing-wait"),
    (("nvvm.mbarrier.try_wait.parity %bar, %zero, %zero : !llvm.ptr<3>, i32, i32", ""), "while 512 bytes are to come"),
])  # fmt: skip
def test_faults_of_runs(change, says):
    with pytest.raises(sim.SimulationError, match=says):
        moved(LINES.replace(*change))


TWO = """
gpu.module @m {
  llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<128 x i32>
  llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : i64
  llvm.func @move(%in: !llvm.ptr<1>, %out: !llvm.ptr<1>) attributes {gpu.kernel} {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %half = llvm.mlir.constant(64 : i32) : i32
    %bytes = llvm.mlir.constant(256 : i32) : i32
    %announced = llvm.mlir.constant(512 : i32) : i32
    %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
    %t = nvvm.read.ptx.sreg.tid.x : i32
    %first = llvm.icmp "eq" %t, %zero : i32
    scf.if %first {
      nvvm.mbarrier.init %bar, %one : !llvm.ptr<3>, i32
      nvvm.fence.mbarrier.init
      nvvm.mbarrier.arrive.expect_tx %bar, %announced : !llvm.ptr<3>, i32
      %upper = llvm.getelementptr %tile[%half] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
      %from = llvm.getelementptr %in[%half] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
      nvvm.cp.async.bulk.shared.cluster.global %tile, %in, %bar, %bytes : !llvm.ptr<3>, !llvm.ptr<1>
      nvvm.cp.async.bulk.shared.cluster.global %upper, %from, %bar, %bytes : !llvm.ptr<3>, !llvm.ptr<1>
    }
    nvvm.barrier
    nvvm.mbarrier.try_wait.parity %bar, %zero, %zero : !llvm.ptr<3>, i32, i32
    %p = llvm.getelementptr %tile[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
    %q = llvm.getelementptr %out[%t] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
    %v = llvm.load %p : !llvm.ptr<3> -> i32
    llvm.store %v, %q : i32, !llvm.ptr<1>
    llvm.return
  }
}"""


@pytest.mark.parametrize("seed", (None, *range(12)))
def test_a_copy_that_ends_behind_the_phase_that_was_waited_for(seed):
    """Of two copies one is announced: the other's end belongs to the next phase, though it came before the wait for the first."""
    given, out = np.arange(128, dtype=np.int32), np.zeros(128, np.int32)
    sim.launch(TWO, "move", 1, 128, given, out, seed=seed)
    assert np.array_equal(given, out)
    report = sim.launch(
        TWO.replace("(512 : i32)", "(256 : i32)"), "move", 1, 128, given, out, seed=seed, on_fault="report"
    )
    found = report.findings[0]
    assert (found.kind, found.operation) == ("missing-wait", "llvm.load")
    assert "wait for the phase of its mbarrier" in found.message


ZEROS = np.zeros((16, 16), np.float32)


@pytest.mark.parametrize("array, box, options, says", [
    (ZEROS, (8,), {}, "box has 1 sizes for 2 dimensions"),
    (ZEROS, (8, 300), {}, "each size of the box is 1 to 256"),
    (ZEROS, (8, 6), {}, "a row of the box has 24 bytes, and that is no multiple of 16"),
    (ZEROS, (8, 16), {"swizzle": "32b"}, "the swizzle of 32 bytes takes at most as many"),
    (ZEROS, (8, 16), {"swizzle": "128b"}, "is simulated only with as many"),
    (ZEROS, (8, 16), {"swizzle": "16b"}, "swizzle is one of none, 32b, 64b, 128b"),
    (ZEROS, (8, 16), {"interleave": "16b"}, "interleave '16b' is not simulated"),
    (ZEROS, (8, 8), {"element_strides": (9, 1)}, "each element stride is 1 to 8"),
    (ZEROS, (8, 8), {"element_strides": (1, 2)}, "the element stride of the last dimension is 1"),
    (ZEROS[:, :3].copy(), (8, 4), {}, "strides are positive multiples of 16 bytes"),
    (ZEROS.T, (8, 8), {}, "the last dimension must be contiguous"),
    (ZEROS.astype(np.int32), (8, 8), {"oob": "nan"}, "oob 'nan' is for floats"),
    (np.zeros((1,) * 6), (1,) * 6, {}, "1 to 5 dimensions, not 6"),
])  # fmt: skip
def test_refused_maps(array, box, options, says):
    with pytest.raises(ValueError, match=says):
        sim.tensor_map(array, box, **options)


def test_no_map():
    with pytest.raises(sim.SimulationError, match=r"are no tensor map: give the kernel what sim.tensor_map makes"):
        sim.launch(_bulk.load(2, 512), "move", 1, 32, 4096, np.zeros(128, np.int32), 0, 0)


def test_other_coordinates():
    array = np.zeros((20, 24), np.float32)
    with pytest.raises(sim.SimulationError, match=r"3 coordinates for a tensor map of 2 dimensions"):
        sim.launch(_bulk.load(3, 512), "move", 1, 32, sim.tensor_map(array, (8, 16)), np.zeros(128, np.int32), 0, 0, 0)


@pytest.mark.parametrize("mode", ("im2col_w", "im2col_w_128"))
def test_refused_modes(mode):
    text = (
        _bulk.load(3, 512)
        .replace(
            "box[%x0, %x1, %x2] {isCTAOnly = true}",
            f"box[%x0, %x1, %x2] im2col[%o, %o] {{isCTAOnly = true, mode = #nvvm.tma_load_mode<{mode}>}}",
        )
        .replace("%zero = arith", "%o = arith.constant 0 : i16 %zero = arith", 1)
    )
    map = sim.tensor_map(np.zeros((4, 4, 16), np.float32), (2, 4, 16))
    with pytest.raises(sim.UnsupportedOp, match=f"copies in mode {mode} are not simulated, those of tiles and in mode"):
        sim.launch(text, "move", 1, 32, map, np.zeros(128, np.int32), 0, 0, 0)


@pytest.mark.parametrize("name, width", (("none", 64), ("32b", 32), ("128b", 128)))
@pytest.mark.parametrize("column", (0, 4, 60))
def test_four_rows(name, width, column):
    """Rows that are gathered, in any order, twice, and outside of the matrix; and scattered again."""
    array = np.random.default_rng(width).integers(0, 1 << 30, (12, 64)).astype(np.int32)
    count, rows = width // 4, (7, 0, 7, 11) if column else (3, 20, -1, 5)
    map = sim.tensor_map(array, (1, count), swizzle=name)
    text = _bulk.load(5, 4 * width).replace(
        "isCTAOnly = true", "isCTAOnly = true, mode = #nvvm.tma_load_mode<tile_gather4>"
    )
    text = "\n".join(line for line in text.splitlines() if "prefetch" not in line)
    out = np.zeros(width, np.int32)
    sim.launch(text, "move", 1, 32, map, out, column, *rows)
    want = np.zeros((4, count), np.int32)
    for i, row in enumerate(rows):
        if 0 <= row < 12:
            part = array[row, column : column + count]
            want[i, : len(part)] = part
    swizzle = 0 if name == "none" else width
    tile = _bulk.swizzled(want.view(np.uint8).reshape(-1), swizzle)
    assert np.array_equal(out.view(np.uint8), tile)

    back = np.zeros_like(array)
    text = _bulk.store(5, 4 * width)
    copy = next(line for line in text.splitlines() if "tensor.global" in line)
    scattered = copy.replace("] : ", "] {mode = #nvvm.tma_store_mode<tile_scatter4>} : ")
    sim.launch(text.replace(copy, scattered), "move", 1, 32, sim.tensor_map(back, (1, count), swizzle=name),
               tile.view(np.int32), column, *(rows[0], rows[1], 2, 4))  # fmt: skip
    expected = np.zeros_like(array)
    for i, row in enumerate((rows[0], rows[1], 2, 4)):
        if 0 <= row < 12:
            part = expected[row, column : column + count]
            part[:] = want[i, : len(part)]
    assert np.array_equal(back, expected)
