"""memref's views against NumPy's, by the numbers that are read through them."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim


@pytest.fixture(autouse=True)
def context():
    with gpuir.Context() as context:
        yield context


CONSTANTS = "\n".join(f"  %c{n} = arith.constant {n} : index" for n in range(9))


def reads(body: str, view: str, type: str, sizes: tuple[int, ...], source: np.ndarray, given: str = "memref<6x8xf32>"):
    """What a kernel of one thread reads through the view that ``body`` makes of %a."""
    rank = len(sizes)
    loops = "".join(f"scf.for %i{n} = %c0 to %d{n} step %c1 {{\n" for n in range(rank))
    dims = "\n".join(f"%d{n} = memref.dim {view}, %c{n} : {type}" for n in range(rank))
    indices = ", ".join(f"%i{n}" for n in range(rank))
    shape = "x".join(["?"] * rank + ["f32"])
    text = f"""
func.func @k(%a: {given}, %o: memref<{shape}>) {{
{CONSTANTS}
  {body}
  {dims}
  {loops}
  %v = memref.load {view}[{indices}] : {type}
  memref.store %v, %o[{indices}] : memref<{shape}>
  {"}" * rank}
  return
}}
"""
    o = np.zeros(sizes, np.float32)
    sim.launch(text, "k", 1, 1, source, o, checks=False)
    return o


A = np.arange(48, dtype=np.float32).reshape(6, 8)


@pytest.mark.parametrize(
    ("op", "type", "expected"),
    [
        ("subview %a[1, 2][3, 4][1, 1]", "3x4xf32, strided<[8, 1], offset: 10>", A[1:4, 2:6]),
        ("subview %a[%c1, %c2][%c3, %c4][1, 1]", "?x?xf32, strided<[8, 1], offset: ?>", A[1:4, 2:6]),
        ("subview %a[%c1, 0][3, 4][2, %c2]", "3x4xf32, strided<[16, ?], offset: ?>", A[1::2, ::2]),
        ("subview %a[2, %c3][1, 4][1, 1]", "4xf32, strided<[1], offset: ?>", A[2, 3:7]),
        ("subview %a[%c2, 3][4, 1][1, 1]", "4xf32, strided<[8], offset: ?>", A[2:6, 3]),
        ("subview %a[%c5, 0][%c0, 8][1, 1]", "?x8xf32, strided<[8, 1], offset: ?>", A[5:5]),
        ("transpose %a (i, j) -> (j, i)", "8x6xf32, strided<[1, 8]>", A.T),
        ("collapse_shape %a [[0, 1]]", "48xf32", A.reshape(48)),
        ("expand_shape %a [[0, 1], [2]] output_shape [2, 3, 8]", "2x3x8xf32", A.reshape(2, 3, 8)),
        ("expand_shape %a [[0], [1, 2]] output_shape [6, 4, 2]", "6x4x2xf32", A.reshape(6, 4, 2)),
        ("reinterpret_cast %a to offset: [3], sizes: [4, 5], strides: [9, 2]", "4x5xf32, strided<[9, 2], offset: 3>",
         np.lib.stride_tricks.as_strided(A.reshape(-1)[3:], (4, 5), (36, 8))),
        ("reinterpret_cast %a to offset: [%c3], sizes: [%c4, %c5], strides: [%c8, 1]", "?x?xf32, strided<[?, 1], offset: ?>",
         A.reshape(-1)[3:43].reshape(5, 8)[:4, :5]),
        ("cast %a", "?x?xf32", A),
        ("assume_alignment %a, 16", "6x8xf32", A),
    ],
)  # fmt: skip
def test_view(op, type, expected):
    target = f"memref<{type}>"
    kind = op.split()[0]
    types = {"reinterpret_cast": f"memref<6x8xf32> to {target}", "assume_alignment": "memref<6x8xf32>"}
    word = "into" if "_shape" in kind else "to"
    body = f"%v0 = memref.{op} : {types.get(kind, f'memref<6x8xf32> {word} {target}')}"
    assert (reads(body, "%v0", target, expected.shape, A) == expected).all()


def test_views_of_views():
    body = """%s = memref.subview %a[%c1, %c2][4, 6][1, 1] : memref<6x8xf32> to memref<4x6xf32, strided<[8, 1], offset: ?>>
  %t = memref.transpose %s (i, j) -> (j, i) : memref<4x6xf32, strided<[8, 1], offset: ?>> to memref<6x4xf32, strided<[1, 8], offset: ?>>
  %u = memref.subview %t[%c2, 1][3, 2][1, 2] : memref<6x4xf32, strided<[1, 8], offset: ?>> to memref<3x2xf32, strided<[1, 16], offset: ?>>
  %e = memref.expand_shape %t [[0, 1], [2]] output_shape [3, 2, 4] : memref<6x4xf32, strided<[1, 8], offset: ?>> into memref<3x2x4xf32, strided<[2, 1, 8], offset: ?>>"""
    expected = A[1:5, 2:8].T
    found = reads(body, "%u", "memref<3x2xf32, strided<[1, 16], offset: ?>>", (3, 2), A)
    assert (found == expected[2:5, 1::2]).all()
    found = reads(body, "%e", "memref<3x2x4xf32, strided<[2, 1, 8], offset: ?>>", (3, 2, 4), A)
    assert (found == expected.reshape(3, 2, 4)).all()


def test_collapse_of_dynamic_dimensions_of_size_one():
    """The stride of a collapsed dimension is that of what is more than one element."""
    source = "memref<?x?xf32, strided<[?, ?], offset: ?>>"
    body = f"""%s = memref.subview %a[0, %c3][%c6, %c1][1, 1] : memref<6x8xf32> to memref<?x?xf32, strided<[8, 1], offset: ?>>
  %d = memref.cast %s : memref<?x?xf32, strided<[8, 1], offset: ?>> to {source}
  %v0 = memref.collapse_shape %d [[0, 1]] : {source} into memref<?xf32, strided<[?], offset: ?>>"""
    assert (reads(body, "%v0", "memref<?xf32, strided<[?], offset: ?>>", (6,), A) == A[:, 3]).all()


def test_reshape_takes_its_sizes_from_memory():
    body = """%shape = memref.alloca() : memref<3xi32>
  %n2 = arith.constant 2 : i32
  %n4 = arith.constant 4 : i32
  %n6 = arith.constant 6 : i32
  memref.store %n2, %shape[%c0] : memref<3xi32>
  memref.store %n6, %shape[%c1] : memref<3xi32>
  memref.store %n4, %shape[%c2] : memref<3xi32>
  %v0 = memref.reshape %a(%shape) : (memref<6x8xf32>, memref<3xi32>) -> memref<?x?x?xf32>"""
    assert (reads(body, "%v0", "memref<?x?x?xf32>", (2, 6, 4), A) == A.reshape(2, 6, 4)).all()
    with pytest.raises(sim.SimulationError, match="undefined: 48 elements get a shape of 40 elements"):
        body = body.replace("arith.constant 6 : i32", "arith.constant 5 : i32")
        reads(body, "%v0", "memref<?x?x?xf32>", (2, 6, 4), A)


def test_view_of_bytes():
    body = "%v0 = memref.view %a[%c8][%c3] : memref<40xi8> to memref<?x2xf32>"
    raw = np.arange(10, dtype=np.float32).view(np.int8)
    found = reads(body, "%v0", "memref<?x2xf32>", (3, 2), raw, "memref<40xi8>")
    assert (found == np.arange(2, 8).reshape(3, 2)).all()
    with pytest.raises(sim.SimulationError, match="24 bytes from byte 20 on reach outside of a buffer of 40 bytes"):
        reads(body.replace("%c8", "%x").replace("%v0", "%x = arith.constant 20 : index\n%v0", 1), "%v0", "memref<?x2xf32>",
              (3, 2), raw, "memref<40xi8>")  # fmt: skip


def test_unranked_memrefs():
    body = """%u = memref.cast %a : memref<6x8xf32> to memref<*xf32>
  %r = memref.rank %u : memref<*xf32>
  %d = memref.dim %u, %c1 : memref<*xf32>
  %two = arith.cmpi eq, %r, %c2 : index
  cf.assert %two, "rank"
  %eight = arith.cmpi eq, %d, %c8 : index
  cf.assert %eight, "size"
  %v0 = memref.cast %u : memref<*xf32> to memref<6x?xf32>"""
    assert (reads(body, "%v0", "memref<6x?xf32>", (6, 8), A) == A).all()
    with pytest.raises(sim.SimulationError, match="a memref of rank 2 is cast to memref<\\?xf32>"):
        reads(body.replace("memref<6x?xf32>", "memref<?xf32>"), "%v0", "memref<?xf32>", (6,), A)


METADATA = """
func.func @k(%a: memref<6x8xf32>, %o: memref<8xindex>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = memref.subview %a[%t, %c2][%c2, 3][%c1, 2] : memref<6x8xf32> to memref<?x3xf32, strided<[?, 2], offset: ?>>
  %b, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %s : memref<?x3xf32, strided<[?, 2], offset: ?>> -> memref<f32>, index, index, index, index, index
  %first = memref.extract_aligned_pointer_as_index %a : memref<6x8xf32> -> index
  %same = memref.extract_aligned_pointer_as_index %b : memref<f32> -> index
  %zero = arith.subi %first, %same : index
  %d = memref.dim %s, %t : memref<?x3xf32, strided<[?, 2], offset: ?>>
  %values = vector.from_elements %offset, %sizes#0, %sizes#1, %strides#0, %strides#1, %zero, %d, %t : vector<8xindex>
  %last = arith.cmpi eq, %t, %c1 : index
  scf.if %last {
    vector.store %values, %o[%c0] : memref<8xindex>, vector<8xindex>
  }
  return
}
"""


def test_numbers_of_a_memref():
    o = np.zeros(8, np.int64)
    sim.launch(METADATA, "k", 1, 2, A, o, checks=False)
    assert o.tolist() == [10, 2, 3, 8, 2, 0, 3, 1]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("%v = memref.subview %a[%t, 0][4, 8][1, 1] : memref<6x8xf32> to memref<4x8xf32, strided<[8, 1], offset: ?>>",
         r"out-of-bounds: 4 elements from 3 on with stride 1 reach outside of dimension 0 of size 6 "
         r"\[block \(0, 0, 0\), warp 0, lane 3\] \(37 times\)"),
        ("%n = arith.subi %c0, %t : index\n"
         "%v = memref.subview %a[0, %n][1, 8][1, 1] : memref<6x8xf32> to memref<1x8xf32, strided<[8, 1], offset: ?>>",
         "8 elements from -1 on with stride 1 reach outside of dimension 1 of size 8"),
        ("%d = memref.dim %a, %t : memref<6x8xf32>", "dimension 2 of a memref of rank 2"),
        ("%d = memref.cast %a : memref<6x8xf32> to memref<?x8xf32>\n%e = memref.cast %d : memref<?x8xf32> to memref<5x8xf32>",
         "the size of dimension 0 is 6, and memref<5x8xf32> says otherwise"),
        ("%e = memref.expand_shape %b [[0, 1]] output_shape [%c4, 4] : memref<?xf32> into memref<?x4xf32>",
         "10 elements get a shape of 16 elements"),
        ("%s = memref.subview %a[0, 1][2, 2][1, 1] : memref<6x8xf32> to memref<2x2xf32, strided<[8, 1], offset: 1>>\n"
         "%e = memref.assume_alignment %s, 16 : memref<2x2xf32, strided<[8, 1], offset: 1>>",
         "misaligned: the memref begins at byte .*, which is not a multiple of 16"),
        ("%x:2 = memref.distinct_objects %a, %a : memref<6x8xf32>, memref<6x8xf32>", "operands 0 and 1 are the same buffer"),
    ],
)  # fmt: skip
def test_views_that_cannot_be(body, message):
    text = f"""
func.func @k(%a: memref<6x8xf32>, %b: memref<?xf32>) {{
{CONSTANTS}
  %t = gpu.thread_id x
  {body}
  return
}}
"""
    with pytest.raises(sim.SimulationError, match=message):
        sim.launch(text, "k", 1, 40, A, np.zeros(10, np.float32), checks=False)


def test_what_inactive_lanes_compute_is_no_fault():
    text = f"""
func.func @k(%a: memref<6x8xf32>, %o: memref<40xf32>) {{
{CONSTANTS}
  %t = gpu.thread_id x
  %in = arith.cmpi ult, %t, %c6 : index
  scf.if %in {{
    %s = memref.subview %a[%t, 0][1, 8][1, 1] : memref<6x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    %v = memref.load %s[%c3] : memref<8xf32, strided<[1], offset: ?>>
    memref.store %v, %o[%t] : memref<40xf32>
  }}
  return
}}
"""
    o = np.zeros(40, np.float32)
    sim.launch(text, "k", 1, 40, A, o, checks=False)
    assert (o[:6] == A[:, 3]).all() and not o[6:].any()


SPACES = """
func.func @k(%o: memref<?xi32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %x = arith.index_cast %t : index to i32
  %s = memref.alloc() : memref<32xi32, #gpu.address_space<workgroup>>
  %p = memref.alloca() : memref<1xi32, #gpu.address_space<private>>
  %gs = memref.memory_space_cast %s : memref<32xi32, #gpu.address_space<workgroup>> to memref<32xi32>
  %gp = memref.memory_space_cast %p : memref<1xi32, #gpu.address_space<private>> to memref<1xi32>
  memref.store %x, %gs[%t] : memref<32xi32>
  memref.store %x, %gp[%c0] : memref<1xi32>
  %back = memref.memory_space_cast %gs : memref<32xi32> to memref<32xi32, 3>
  %a = memref.load %back[%t] : memref<32xi32, 3>
  %own = memref.memory_space_cast %gp : memref<1xi32> to memref<1xi32, 5>
  %b = memref.load %own[%c0] : memref<1xi32, 5>
  %global = memref.memory_space_cast %o : memref<?xi32> to memref<?xi32, #gpu.address_space<global>>
  %sum = arith.addi %a, %b : i32
  memref.store %sum, %global[%t] : memref<?xi32, #gpu.address_space<global>>
  return
}
"""


def test_casts_between_spaces():
    o = np.zeros(32, np.int32)
    sim.launch(SPACES, "k", 2, 32, o)
    assert (o == 2 * np.arange(32)).all()
    wrong = SPACES.replace("memory_space_cast %gs :", "memory_space_cast %gs2 :").replace(
        "%back =", "%gs2 = memref.cast %o : memref<?xi32> to memref<32xi32>\n  %back ="
    )
    with pytest.raises(sim.SimulationError, match="wrong-space: a pointer to global memory is cast to shared memory"):
        sim.launch(wrong, "k", 1, 32, o)
