"""vector: loads, stores, transfers and gathers against NumPy, and the faults of those that go outside."""

import ml_dtypes
import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim import SimulationError, UnsupportedOp

THREADS = 40


def launch(text, *arrays, threads=THREADS, **options):
    module = gpuir.parse(f"func.func @f({text}\n  return\n}}", context=gpuir.Context())
    return sim.launch(module, "f", 1, threads, *arrays, **options)


def matrix(rows, columns, dtype="f4"):
    return np.arange(rows * columns).reshape(rows, columns).astype(np.float32).astype(dtype)


# Whole vectors


@pytest.mark.parametrize("element", ["f32", "f16", "bf16", "f8E4M3FN", "f64", "i8", "i64", "i1", "index"])
def test_load_and_store(dtype, element):
    text = f"""%a: memref<40x2x3x{element}>, %b: memref<40x8x{element}>) {{
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = vector.load %a[%t, %c0, %c0] : memref<40x2x3x{element}>, vector<2x3x{element}>
  %x = vector.extract %v[1] : vector<3x{element}> from vector<2x3x{element}>
  vector.store %x, %b[%t, %c1] : memref<40x8x{element}>, vector<3x{element}>"""
    a = (np.arange(240) % 16).reshape(40, 2, 3).astype(np.float32).astype(dtype(element))
    b = np.zeros((40, 8), a.dtype)
    launch(text, a, b)
    expected = np.zeros_like(b)
    expected[:, 1:4] = a[:, 1]
    assert (b == expected).all()


def test_load_of_a_strided_view_and_of_dynamic_sizes():
    text = """%a: memref<?x?xf32>, %b: memref<40x4xf32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %p = arith.addi %t, %c3 : index
  %s = memref.subview %a[3, 2] [40, 6] [1, 1] : memref<?x?xf32> to memref<40x6xf32, strided<[?, 1], offset: ?>>
  %v = vector.load %s[%t, %c2] : memref<40x6xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  %w = vector.load %a[%p, %c0] : memref<?x?xf32>, vector<4xf32>
  %x = arith.subf %v, %w : vector<4xf32>
  vector.store %x, %b[%t, %c0] : memref<40x4xf32>, vector<4xf32>"""
    a, b = matrix(43, 8) ** 2, matrix(40, 4)
    launch(text, a, b)
    assert (b == a[3:, 4:8] - a[3:, :4]).all()


def test_inactive_lanes_load_and_store_nothing():
    text = """%a: memref<35xf32>, %b: memref<35xf32>) {
  %t = gpu.thread_id x
  %c32 = arith.constant 32 : index
  %in = arith.cmpi ult, %t, %c32 : index
  scf.if %in {
    %v = vector.load %a[%t] : memref<35xf32>, vector<4xf32>
    %x = arith.addf %v, %v : vector<4xf32>
    %y = vector.extract_strided_slice %x {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
    vector.store %y, %b[%t] : memref<35xf32>, vector<1xf32>
  }"""
    a, b = np.arange(35, dtype="f"), np.zeros(35, "f")
    launch(text, a, b)
    assert (b[:32] == 2 * a[3:]).all() and not b[32:].any()


def test_shared_memory_of_several_blocks():
    text = """func.func @f(%b: memref<4x64xf32>) {
  %t = gpu.thread_id x
  %k = gpu.block_id x
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %s = memref.alloc() : memref<32x2xf32, #gpu.address_space<workgroup>>
  %n = arith.muli %t, %c2 : index
  %i = arith.index_cast %k : index to i32
  %x = arith.sitofp %i : i32 to f32
  %v = vector.broadcast %x : f32 to vector<2xf32>
  vector.store %v, %s[%t, %c0] : memref<32x2xf32, #gpu.address_space<workgroup>>, vector<2xf32>
  %w = vector.load %s[%c0, %c0] : memref<32x2xf32, #gpu.address_space<workgroup>>, vector<1x2xf32>
  %u = vector.shape_cast %w : vector<1x2xf32> to vector<2xf32>
  vector.store %u, %b[%k, %n] : memref<4x64xf32>, vector<2xf32>
  return
}"""
    b = np.full((4, 64), -1, "f")
    sim.launch(gpuir.parse(text, context=gpuir.Context()), "f", 4, 32, b, checks=False)
    assert (b == np.arange(4)[:, None]).all()


def test_memrefs_of_vectors():
    text = """%a: memref<40x2x4xf32>, %b: memref<40x8xf32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %zs = arith.constant dense<0.0> : vector<2x4xf32>
  %z4 = arith.constant dense<-1.0> : vector<4xf32>
  %s = memref.alloca() : memref<2x4xf32>
  %v = vector.load %a[%t, %c0, %c0] : memref<40x2x4xf32>, vector<2x4xf32>
  %p = vector.type_cast %s : memref<2x4xf32> to memref<vector<2x4xf32>>
  vector.transfer_write %v, %p[] : vector<2x4xf32>, memref<vector<2x4xf32>>
  %w = vector.transfer_read %s[%c0, %c0], %z {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
    : memref<2x4xf32>, vector<4x2xf32>
  %u = vector.shape_cast %w : vector<4x2xf32> to vector<8xf32>
  vector.store %u, %b[%t, %c0] : memref<40x8xf32>, vector<8xf32>
  %q = memref.alloca() : memref<2xvector<4xf32>>
  %row = vector.extract %v[1] : vector<4xf32> from vector<2x4xf32>
  vector.store %row, %q[%c1] : memref<2xvector<4xf32>>, vector<4xf32>
  %two = vector.transfer_read %q[%c1], %z4 : memref<2xvector<4xf32>>, vector<2x4xf32>
  %flat = vector.shape_cast %two : vector<2x4xf32> to vector<8xf32>
  vector.store %flat, %c[%t, %c0] : memref<40x8xf32>, vector<8xf32>""".replace("%b:", "%c: memref<40x8xf32>, %b:")
    a, b, c = matrix(80, 4).reshape(40, 2, 4), matrix(40, 8), matrix(40, 8)
    launch(text, a, c, b)
    assert (b == a.transpose(0, 2, 1).reshape(40, 8)).all()
    # The row behind the last one has the padding.
    assert (c[:, :4] == a[:, 1]).all() and (c[:, 4:] == -1).all()


def test_load_beyond_a_dimension():
    text = """%a: memref<40x6xf32>, %b: memref<40x4xf32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %i = arith.remui %t, %c5 : index
  %v = vector.load %a[%t, %i] : memref<40x6xf32>, vector<4xf32>"""
    with pytest.raises(SimulationError, match="elements 3 to 6 of dimension 1 are outside of its size 6"):
        launch(text, matrix(40, 6), matrix(40, 4))


@pytest.mark.parametrize(
    "clause, good", [("", True), (" {alignment = 16 : i64}", False), (" {alignment = 4 : i64}", True)]
)
def test_alignment(clause, good):
    text = f"""%a: memref<40x6xf32>) {{
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%t, %c0]{clause} : memref<40x6xf32>, vector<4xf32>
  vector.store %v, %a[%t, %c0]{clause} : memref<40x6xf32>, vector<4xf32>"""
    if good:
        launch(text, matrix(40, 6))
        return
    with pytest.raises(SimulationError) as error:
        launch(text, matrix(40, 6))
    (finding,) = error.value.findings
    assert (finding.kind, finding.operation, finding.lane) == ("misaligned", "vector.load", 1)


def test_masked_access_starts_aligned():
    text = """%a: memref<64xf32>) {
  %t = gpu.thread_id x
  %m = arith.constant dense<[false, true]> : vector<2xi1>
  %z = arith.constant dense<0.0> : vector<2xf32>
  vector.maskedstore %a[%t], %m, %z {alignment = 8 : i64} : memref<64xf32>, vector<2xi1>, vector<2xf32>"""
    with pytest.raises(SimulationError) as error:
        launch(text, np.zeros(64, "f"))
    (finding,) = error.value.findings
    assert (finding.kind, finding.lane) == ("misaligned", 1)


# Transfers


def read(map, vector, n=6, in_bounds=None, mask=""):
    flags = f"in_bounds = [{', '.join(in_bounds)}], " if in_bounds else ""
    out = "40x" + vector[7:-1]
    zeros = ", %c0" * vector.count("x")
    mask_operand = ", %m" if mask else ""
    return f"""%a: memref<{n}x?xf32>, %pad: f32, %o: memref<{out}>, %i: memref<40x2xindex>, %m0: memref<40x{mask or "1x1xi1"}>) {{
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %i[%t, %c0] : memref<40x2xindex>
  %y = memref.load %i[%t, %c1] : memref<40x2xindex>
  {f"%m = vector.load %m0[%t{', %c0' * mask.count('x')}] : memref<40x{mask}>, vector<{mask}>" if mask else ""}
  %v = vector.transfer_read %a[%x, %y], %pad{mask_operand} {{{flags}permutation_map = affine_map<(d0, d1) -> ({map})>}}
    : memref<{n}x?xf32>, {vector}
  vector.store %v, %o[%t{zeros}] : memref<{out}>, {vector}"""


def expected_read(a, pad, starts, mask=None, rows=2, columns=3):
    """The tile of every thread, padded."""
    found = np.full((len(starts), rows, columns), pad, "f")
    for t, (x, y) in enumerate(starts):
        for i in range(rows):
            for j in range(columns):
                inside = 0 <= x + i < a.shape[0] and 0 <= y + j < a.shape[1]
                if inside and (mask is None or mask[t, i, j]):
                    found[t, i, j] = a[x + i, y + j]
    return found


STARTS = np.stack([np.arange(40) % 7, np.arange(40) * 3 % 8], 1) - 1
INSIDE = np.stack([np.arange(40) % 5, np.arange(40) % 3], 1)


@pytest.mark.parametrize("uniform", [False, True])
@pytest.mark.parametrize(
    "map, vector, arrange",
    [
        ("d0, d1", "vector<2x3xf32>", lambda v: v),
        ("d1, d0", "vector<3x2xf32>", lambda v: v.transpose(0, 2, 1)),
        ("d1", "vector<3xf32>", lambda v: v[:, 0]),
        ("d0", "vector<2xf32>", lambda v: v[:, :, 0]),
        ("d0, 0, d1", "vector<2x4x3xf32>", lambda v: np.repeat(v[:, :, None], 4, 2)),
        ("0, d1", "vector<4x3xf32>", lambda v: np.repeat(v[:, :1], 4, 1)),
    ],
)
def test_transfer_read(map, vector, arrange, uniform):
    a = matrix(6, 5)
    starts = STARTS.copy()
    # Dimensions that are no axes of the vector are inside, and a broadcast axis has one element.
    for dim in (0, 1):
        if f"d{dim}" not in map:
            starts[:, dim] = np.clip(starts[:, dim], 0, a.shape[dim] - 1)
    if uniform:
        starts[:] = starts[17]
    found = np.zeros((40, *map_shape(vector)), "f")
    launch(read(map, vector), a, 77.0, found, starts, np.zeros((40, 1, 1), bool))
    rows, columns = 2 if "d0" in map else 1, 3 if "d1" in map else 1
    assert (found == arrange(expected_read(a, 77, starts, rows=rows, columns=columns))).all()


def map_shape(vector):
    return tuple(int(n) for n in vector[7:-1].split("x")[:-1])


@pytest.mark.parametrize("map, vector", [("d0, d1", "vector<2x3xf32>"), ("d1, d0", "vector<3x2xf32>")])
def test_masked_transfer_read(map, vector):
    """The mask has the axes of the memref, before they are permuted."""
    a, mask = matrix(6, 5), np.random.default_rng(1).integers(0, 2, (40, 2, 3)).astype(bool)
    mask[3] = False
    found = np.zeros((40, *map_shape(vector)), "f")
    launch(read(map, vector, mask="2x3xi1"), a, 77.0, found, STARTS, mask)
    expected = expected_read(a, 77, STARTS, mask)
    assert (found == (expected.transpose(0, 2, 1) if map == "d1, d0" else expected)).all()


def test_transfer_read_in_bounds():
    found = np.zeros((40, 2, 3), "f")
    text = read("d0, d1", "vector<2x3xf32>", in_bounds=["true", "false"])
    nothing = np.zeros((40, 1, 1), bool)
    launch(text, matrix(6, 5), 7.0, found, INSIDE, nothing)
    assert (found == expected_read(matrix(6, 5), 7, INSIDE)).all()
    beyond = INSIDE.copy()
    beyond[11, 0] = 5
    with pytest.raises(SimulationError, match="elements 5 to 6 of dimension 0 are outside of its size 6") as error:
        launch(text, matrix(6, 5), 7.0, found, beyond, nothing)
    assert error.value.findings[0].lane == 11
    # What the mask leaves out may be anywhere.
    masked = read("d0, d1", "vector<2x3xf32>", in_bounds=["true", "true"], mask="2x3xi1")
    mask = np.ones((40, 2, 3), bool)
    mask[11, 1] = False
    launch(masked, matrix(6, 5), 7.0, found, beyond, mask)
    assert (found == expected_read(matrix(6, 5), 7, beyond, mask)).all()
    mask[11, 1, 2] = True
    with pytest.raises(SimulationError, match="index 6 of dimension 0 is outside of its size 6"):
        launch(masked, matrix(6, 5), 7.0, found, beyond, mask)


def write(map, vector, mask=False):
    return f"""%v0: memref<40x{vector}>, %a: memref<6x80xf32>, %m0: memref<40x2x3xi1>, %n: index) {{
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %y0 = arith.muli %t, %c2 : index
  %y = arith.addi %y0, %n : index
  %v = vector.load %v0[%t, %c0, %c0] : memref<40x{vector}>, vector<{vector}>
  %m = vector.load %m0[%t, %c0, %c0] : memref<40x2x3xi1>, vector<2x3xi1>
  vector.transfer_write %v, %a[%c5, %y]{", %m" if mask else ""} {{permutation_map = affine_map<(d0, d1) -> ({map})>}}
    : vector<{vector}>, memref<6x80xf32>"""


@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize("map, vector", [("d0, d1", "2x3xf32"), ("d1, d0", "3x2xf32")])
def test_transfer_write(map, vector, masked):
    values, a = np.arange(1, 241, dtype="f").reshape(40, 2, 3), np.zeros((6, 80), "f")
    mask = np.random.default_rng(2).integers(0, 2, (40, 2, 3)).astype(bool)
    given = values if vector == "2x3xf32" else np.ascontiguousarray(values.transpose(0, 2, 1))
    # Neighbours overlap by one column.
    launch(write(map, vector, masked), given, a, mask, 0, checks=False)
    expected = np.zeros_like(a)
    for t in range(40):
        for j in range(3):
            if 2 * t + j < 80 and (mask[t, 0, j] or not masked):
                expected[5, 2 * t + j] = values[t, 0, j]
    assert (a == expected).all()


def test_transfer_write_outside_of_everything():
    a = np.zeros((6, 80), "f")
    launch(write("d0, d1", "2x3xf32"), np.ones((40, 2, 3), "f"), a, np.ones((40, 2, 3), bool), 80)
    assert not a.any()


def test_vector_mask_of_transfers():
    text = """%a: memref<100xf32>, %b: memref<100xf32>) {
  %t = gpu.thread_id x
  %c4 = arith.constant 4 : index
  %z = arith.constant -1.0 : f32
  %i = arith.muli %t, %c4 : index
  %n = arith.constant 97 : index
  %left = arith.subi %n, %i : index
  %m = vector.create_mask %left : vector<4xi1>
  %p = vector.broadcast %z : f32 to vector<4xf32>
  %v = vector.mask %m, %p { vector.transfer_read %a[%i], %z {in_bounds = [true]} : memref<100xf32>, vector<4xf32> }
    : vector<4xi1> -> vector<4xf32>
  %w = arith.addf %v, %v : vector<4xf32>
  vector.mask %m { vector.transfer_write %w, %b[%i] {in_bounds = [true]} : vector<4xf32>, memref<100xf32> } : vector<4xi1>"""
    a, b = np.arange(100, dtype="f"), np.zeros(100, "f")
    launch(text, a, b)
    assert (b[:97] == 2 * a[:97]).all() and not b[97:].any()


# Single elements


def test_masked_load_and_store():
    text = """%a: memref<42xf32>, %b: memref<43xf32>, %m0: memref<40x4xi1>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %m = vector.load %m0[%t, %c0] : memref<40x4xi1>, vector<4xi1>
  %p = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %v = vector.maskedload %a[%t], %m, %p : memref<42xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %b[%t], %m, %v : memref<43xf32>, vector<4xi1>, vector<4xf32>
  vector.store %v, %o[%t, %c0] : memref<40x4xf32>, vector<4xf32>""".replace("%m0:", "%o: memref<40x4xf32>, %m0:")
    a, b, out = np.arange(42, dtype="f") + 10, np.zeros(43, "f"), np.zeros((40, 4), "f")
    mask = np.random.default_rng(3).integers(0, 2, (40, 4)).astype(bool)
    mask[7] = False
    mask[39, 3] = False
    launch(text, a, b, out, mask, checks=False)
    at = np.minimum(np.arange(40)[:, None] + np.arange(4), 41)
    assert (out == np.where(mask, a[at], np.arange(1.0, 5))).all()
    expected = np.zeros(43, "f")
    expected[np.unique(at[mask])] = a[np.unique(at[mask])]
    assert (b == expected).all()
    mask[39, 3] = True
    with pytest.raises(SimulationError, match="index 42 of dimension 0 is outside of its size 42") as error:
        launch(text, a, b, out, mask)
    assert (error.value.findings[0].warp, error.value.findings[0].lane) == (1, 7)


GATHER = """%a: memref<{a}xf32>, %i0: memref<40x2x3xi32>, %m0: memref<40x2x3xi1>, %o: memref<40x2x3xf32>) {{
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = vector.load %i0[%t, %c0, %c0] : memref<40x2x3xi32>, vector<2x3xi32>
  %m = vector.load %m0[%t, %c0, %c0] : memref<40x2x3xi1>, vector<2x3xi1>
  %v = vector.load %o[%t, %c0, %c0] : memref<40x2x3xf32>, vector<2x3xf32>
  {op}
"""


@pytest.mark.parametrize("shape, base", [((50,), "%c1"), ((6, 10), "%c1, %c1")])
def test_gather(shape, base):
    size = "x".join(map(str, shape))
    op = f"""%r = vector.gather %a[{base}] [%i], %m, %v
    : memref<{size}xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  vector.store %r, %o[%t, %c0, %c0] : memref<40x2x3xf32>, vector<2x3xf32>"""
    a = np.arange(np.prod(shape), dtype="f").reshape(shape)
    random = np.random.default_rng(4)
    index, mask = random.integers(-1, 9, (40, 2, 3)).astype("i4"), random.integers(0, 2, (40, 2, 3)).astype(bool)
    index[~mask] = -(2**31)
    old = random.standard_normal((40, 2, 3)).astype("f")
    found = old.copy()
    launch(GATHER.format(a=size, op=op), a, index, mask, found)
    start = 1 if len(shape) == 1 else 11
    assert (found == np.where(mask, a.reshape(-1)[np.where(mask, start + index, 0)], old)).all()


def test_scatter_keeps_the_last_of_equal_places():
    """Elements of a lane are stored in their order, and lanes in theirs."""
    op = """vector.scatter %a[%c1] [%i], %m, %v : memref<50xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32>"""
    random = np.random.default_rng(5)
    index, mask = random.integers(-1, 49, (40, 2, 3)).astype("i4"), random.integers(0, 3, (40, 2, 3)) > 0
    index[:5] = 3
    mask[4] = [[True, True, False], [False, False, False]]
    values = np.arange(240, dtype="f").reshape(40, 2, 3) + 1
    a, expected = np.zeros(50, "f"), np.zeros(50, "f")
    launch(GATHER.format(a=50, op=op), a, index, mask, values, checks=False)
    for place, value in zip(1 + index[mask], values[mask]):
        expected[place] = value
    assert (a == expected).all()


@pytest.mark.parametrize("op", ["gather", "scatter"])
def test_gather_outside(op):
    tail = " into vector<2x3xf32>" if op == "gather" else ""
    head = "%r = " if op == "gather" else ""
    text = f"""{head}vector.{op} %a[%c1] [%i], %m, %v
    : memref<50xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32>{tail}"""
    index, mask = np.zeros((40, 2, 3), "i4"), np.ones((40, 2, 3), bool)
    index[33, 1, 2] = 49
    values = np.zeros((40, 2, 3), "f")
    with pytest.raises(SimulationError, match="index 50 of dimension 0 is outside of its size 50") as error:
        launch(GATHER.format(a=50, op=text), np.zeros(50, "f"), index, mask, values, checks=False)
    assert (error.value.findings[0].warp, error.value.findings[0].lane) == (1, 1)
    mask[33, 1, 2] = False
    launch(GATHER.format(a=50, op=text), np.zeros(50, "f"), index, mask, values, checks=False)


def test_expandload_and_compressstore():
    text = """%a: memref<40x4xf32>, %b: memref<40x4xf32>, %c: memref<40x4xf32>, %m0: memref<40x4xi1>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %m = vector.load %m0[%t, %c0] : memref<40x4xi1>, vector<4xi1>
  %p = arith.constant dense<-1.0> : vector<4xf32>
  %v = vector.expandload %a[%t, %c0], %m, %p : memref<40x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %v, %b[%t, %c0] : memref<40x4xf32>, vector<4xf32>
  %w = vector.load %a[%t, %c0] : memref<40x4xf32>, vector<4xf32>
  vector.compressstore %c[%t, %c0], %m, %w : memref<40x4xf32>, vector<4xi1>, vector<4xf32>"""
    a, b, c = matrix(40, 4), np.zeros((40, 4), "f"), np.zeros((40, 4), "f")
    mask = np.random.default_rng(6).integers(0, 2, (40, 4)).astype(bool)
    mask[:2] = [[False] * 4, [True] * 4]
    launch(text, a, b, c, mask)
    for t in range(40):
        count = mask[t].sum()
        expanded = np.full(4, -1, "f")
        expanded[mask[t]] = a[t, :count]
        assert (b[t] == expanded).all()
        assert (c[t] == np.concatenate([a[t, mask[t]], np.zeros(4 - count, "f")])).all()


def test_bf16_padding():
    text = """%a: memref<3xbf16>, %b: memref<40x4xbf16>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.5 : bf16
  %v = vector.transfer_read %a[%c0], %z : memref<3xbf16>, vector<4xbf16>
  vector.store %v, %b[%t, %c0] : memref<40x4xbf16>, vector<4xbf16>"""
    b = np.zeros((40, 4), ml_dtypes.bfloat16)
    launch(text, np.array([1, 2, 3], ml_dtypes.bfloat16), b)
    assert (b.astype("f") == [1, 2, 3, 0.5]).all()


def test_tensors_are_refused():
    text = """%a: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %a[%c0], %z : tensor<8xf32>, vector<4xf32>"""
    with pytest.raises(UnsupportedOp, match="'vector.transfer_read': the simulator has no tensors"):
        launch(text, np.zeros(8, "f"))


@pytest.mark.parametrize("seed", [None, 0, 1])
def test_lanes_that_part(seed):
    """Vectors through loops of different lengths, both sides of a branch and shared memory, in several blocks."""
    text = """func.func @f(%a: memref<?x8xf32>, %o: memref<?xf32>) {
  %b = gpu.block_id x
  %n = gpu.block_dim x
  %x = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %first = arith.muli %b, %n : index
  %t = arith.addi %first, %x : index
  %s = memref.alloc() : memref<48x4xf32, #gpu.address_space<workgroup>>
  %none = arith.constant dense<0.0> : vector<4xf32>
  %trips = arith.remui %t, %c4 : index
  %odd = arith.remui %t, %c2 : index
  %even = arith.cmpi eq, %odd, %c0 : index
  %sum = scf.for %i = %c0 to %trips step %c1 iter_args(%v = %none) -> vector<4xf32> {
    %y = vector.transfer_read %a[%t, %i], %z {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
    %w = arith.addf %v, %y : vector<4xf32>
    scf.yield %w : vector<4xf32>
  }
  %q = scf.if %even -> vector<4xf32> {
    %u = vector.load %a[%t, %c4] : memref<?x8xf32>, vector<4xf32>
    scf.yield %u : vector<4xf32>
  } else {
    scf.yield %sum : vector<4xf32>
  }
  vector.store %q, %s[%x, %c0] : memref<48x4xf32, #gpu.address_space<workgroup>>, vector<4xf32>
  gpu.barrier
  %after = arith.addi %x, %c1 : index
  %next = arith.remui %after, %n : index
  %r = vector.transfer_read %s[%next, %c1], %z : memref<48x4xf32, #gpu.address_space<workgroup>>, vector<4xf32>
  %one = vector.reduction <add>, %r, %z : vector<4xf32> into f32
  memref.store %one, %o[%t] : memref<?xf32>
  return
}"""
    blocks, block = 3, 48
    t = np.arange(blocks * block)
    a, found = np.random.default_rng(0).standard_normal((len(t), 8)).astype("f"), np.zeros(len(t), "f")
    sums = np.zeros((len(t), 4), "f")
    for i in range(4):
        sums += np.where((i < t % 4)[:, None], a[:, i : i + 4], np.float32(0))
    kept = np.where((t % 2 == 0)[:, None], a[:, 4:], sums)
    near = kept[t // block * block + (t % block + 1) % block]
    sim.launch(gpuir.parse(text, context=gpuir.Context()), "f", blocks, block, a, found, seed=seed)
    assert (found == (near[:, 1] + near[:, 2]) + near[:, 3]).all()


def test_vector_mask_of_gather():
    """Both masks count."""
    op = """%k = vector.constant_mask [2, 2] : vector<2x3xi1>
  %r = vector.mask %k { vector.gather %a[%c1] [%i], %m, %v
    : memref<50xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32> }
    : vector<2x3xi1> -> vector<2x3xf32>
  vector.store %r, %o[%t, %c0, %c0] : memref<40x2x3xf32>, vector<2x3xf32>"""
    random = np.random.default_rng(8)
    a, index = np.arange(50, dtype="f"), random.integers(0, 49, (40, 2, 3)).astype("i4")
    mask = random.integers(0, 2, (40, 2, 3)).astype(bool)
    found = np.full((40, 2, 3), -1, "f")
    launch(GATHER.format(a=50, op=op), a, index, mask, found)
    assert (found == np.where(mask & (np.arange(3) < 2), a[1 + index], -1)).all()


def test_elements_of_three_lie_four_apart():
    """A vector in memory takes a power of two of bytes, for memref.store and for vector.load alike."""
    text = """%b: memref<40x3xf32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %q = memref.alloca() : memref<2xvector<3xf32>>
  %v = vector.load %b[%t, %c0] : memref<40x3xf32>, vector<3xf32>
  %none = arith.constant dense<0.0> : vector<3xf32>
  memref.store %v, %q[%c1] : memref<2xvector<3xf32>>
  memref.store %none, %q[%c0] : memref<2xvector<3xf32>>
  %w = vector.load %q[%c1] : memref<2xvector<3xf32>>, vector<3xf32>
  %x = arith.addf %w, %w : vector<3xf32>
  vector.store %x, %b[%t, %c0] : memref<40x3xf32>, vector<3xf32>"""
    b = matrix(40, 3)
    launch(text, b)
    assert (b == 2 * matrix(40, 3)).all()
