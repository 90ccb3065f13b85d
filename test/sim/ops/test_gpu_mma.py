"""gpu.subgroup_mma: loads and stores element by element, products, elementwise operations, elements of a lane."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim

ELEMENTS = {"f16": np.float16, "f32": np.float32, "f64": np.float64, "si8": np.int8, "ui8": np.uint8, "i32": np.int32}


def numbers(element, shape, seed=0):
    random = np.random.default_rng(seed)
    dtype = np.dtype(ELEMENTS[element])
    if dtype.kind == "f":
        return (random.integers(-16, 17, shape) / 8).astype(dtype)
    low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
    return random.integers(max(low, -1000), min(high, 1000), shape, endpoint=True).astype(dtype)


def memory(element):
    return element.lstrip("su")


def matrix(rows, columns, element, use):
    return f'!gpu.mma_matrix<{rows}x{columns}x{element}, "{use}">'


# Loads and stores


def copied(rows, columns, element, use, load="", store="", space="", size=(20, 24)):
    """A matrix read at row 2, column 4 of an array, and written at row 1, column 3 of another one."""
    source, target = numbers(element, size), np.zeros(size, ELEMENTS[element])
    type = f"memref<?x?x{memory(element)}{space}>"
    text = f"""
gpu.module @m {{ gpu.func @k(%a: {type}, %b: {type}) kernel {{
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = gpu.subgroup_mma_load_matrix %a[%c2, %c4] {{leadDimension = {size[1]} : index{load}}} : {type}
    -> {matrix(rows, columns, element, use)}
  gpu.subgroup_mma_store_matrix %m, %b[%c1, %c3] {{leadDimension = {size[1]} : index{store}}} :
    {matrix(rows, columns, element, use)}, {type}
  gpu.return
}} }}"""
    report = sim.launch(text, "k", 1, 32, source, target)
    return source, target, report


@pytest.mark.parametrize(("rows", "columns", "element"), [
    (16, 16, "f16"), (16, 8, "f32"), (8, 16, "f32"), (16, 16, "i32"), (8, 8, "f64"),
])  # fmt: skip
def test_load_and_store(rows, columns, element):
    source, target, _ = copied(rows, columns, element, "COp")
    expected = np.zeros_like(target)
    expected[1 : 1 + rows, 3 : 3 + columns] = source[2 : 2 + rows, 4 : 4 + columns]
    assert np.array_equal(target, expected)


@pytest.mark.parametrize(("load", "store"), [(", transpose", ""), ("", ", transpose"), (", transpose", ", transpose")])
def test_transposed_load_and_store(load, store):
    source, target, _ = copied(16, 8, "f32", "COp", load, store)
    # Transposed in memory, the matrix's columns lie as rows.
    block = source[2:10, 4:20].T if load else source[2:18, 4:12]
    expected = np.zeros_like(target)
    if store:
        expected[1:9, 3:19] = block.T
    else:
        expected[1:17, 3:11] = block
    assert np.array_equal(target, expected)


def test_a_memref_of_vectors():
    source, target = numbers("f16", (16, 4, 4)), np.zeros((16, 16), np.float16)
    text = f"""
gpu.module @m {{ gpu.func @k(%a: memref<16x4xvector<4xf16>>, %b: memref<16x16xf16>) kernel {{
  %c0 = arith.constant 0 : index
  %m = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {{leadDimension = 16 : index}} : memref<16x4xvector<4xf16>>
    -> {matrix(16, 16, "f16", "COp")}
  gpu.subgroup_mma_store_matrix %m, %b[%c0, %c0] {{leadDimension = 16 : index}} : {matrix(16, 16, "f16", "COp")}, memref<16x16xf16>
  gpu.return
}} }}"""
    sim.launch(text, "k", 1, 32, source, target)
    assert np.array_equal(target, source.reshape(16, 16))


def test_a_load_out_of_bounds():
    with pytest.raises(sim.SimulationError, match="out-of-bounds"):
        copied(16, 16, "f16", "COp", size=(16, 20))


def test_a_start_beyond_a_dimension():
    # Within the allocation, but not an index of the memref.
    text = f"""
gpu.module @m {{ gpu.func @k(%a: memref<32x24xf16>) kernel {{
  %c0 = arith.constant 0 : index
  %c24 = arith.constant 24 : index
  %m = gpu.subgroup_mma_load_matrix %a[%c0, %c24] {{leadDimension = 24 : index}} : memref<32x24xf16>
    -> {matrix(16, 16, "f16", "AOp")}
  gpu.return
}} }}"""
    report = sim.launch(text, "k", 1, 32, numbers("f16", (32, 24)), on_fault="report")
    assert "index 24 of dimension 1 is outside of its size 24" in report.findings[0].message


# Products


def product(a, b, c, elements, *, transpose=""):
    """C + A B of every warp's own matrices."""
    x, y, z = elements
    (m, k), n = a.shape[-2:], b.shape[-1]
    out = np.zeros_like(c)
    arguments = ", ".join(f"%{name}: memref<?x?x?x{memory(e)}>" for name, e in zip("abcd", (*elements, z)))
    loads = "\n".join(
        f"%m{name} = gpu.subgroup_mma_load_matrix %{name}[%w, %c0, %c0] {{leadDimension = {lead} : index}} : "
        f"memref<?x?x?x{memory(e)}> -> {matrix(rows, columns, e, use)}"
        for name, e, use, rows, columns, lead in [
            ("a", x, "AOp", m, k, k), ("b", y, "BOp", k, n, n), ("c", z, "COp", m, n, n),
        ]
    )  # fmt: skip
    text = f"""
gpu.module @m {{ gpu.func @k({arguments}) kernel {{
  %c0 = arith.constant 0 : index
  %w = gpu.subgroup_id : index
  {loads}
  %d2 = gpu.subgroup_mma_compute %ma, %mb, %mc {transpose} : {matrix(m, k, x, "AOp")}, {matrix(k, n, y, "BOp")} -> {matrix(m, n, z, "COp")}
  gpu.subgroup_mma_store_matrix %d2, %d[%w, %c0, %c0] {{leadDimension = {n} : index}} : {matrix(m, n, z, "COp")}, memref<?x?x?x{memory(z)}>
  gpu.return
}} }}"""
    report = sim.launch(text, "k", 1, 32 * len(a), a, b, c, out)
    return out, report


@pytest.mark.parametrize(("elements", "shape"), [
    (("f16", "f16", "f32"), (16, 16, 16)), (("f16", "f16", "f16"), (16, 16, 16)), (("f16", "f16", "f32"), (32, 8, 16)),
    (("f16", "f16", "f32"), (8, 32, 16)), (("f32", "f32", "f32"), (16, 16, 8)), (("f64", "f64", "f64"), (8, 8, 4)),
    (("si8", "si8", "i32"), (16, 16, 16)), (("ui8", "ui8", "i32"), (16, 16, 16)), (("si8", "si8", "i32"), (32, 8, 16)),
])  # fmt: skip
def test_compute(elements, shape):
    m, n, k = shape
    a, b, c = (numbers(e, (3, *s), i) for i, (e, s) in enumerate(zip(elements, ((m, k), (k, n), (m, n)))))
    out, report = product(a, b, c, elements)
    wide = np.int64 if elements[2] == "i32" else np.float64
    # Small numbers of a few bits: every sum is exact.
    assert np.array_equal(out, (a.astype(wide) @ b.astype(wide) + c).astype(out.dtype))
    kind = {"si8": "i8", "ui8": "i8", "f32": "tf32"}.get(elements[0], elements[0])
    assert report.tensor == {kind: 3 * 2 * m * n * k}


def test_f32_operands_are_cut_to_tf32():
    a, b, c = np.zeros((1, 16, 8), np.float32), np.zeros((1, 8, 16), np.float32), np.zeros((1, 16, 16), np.float32)
    a[0, 0, 0], b[0, 0, 0] = 1 + 2**-10 + 2**-11 + 2**-23, 1
    out, _ = product(a, b, c, ("f32", "f32", "f32"))
    assert out[0, 0, 0] == np.float32(1 + 2**-10)


def test_f16_sums_are_rounded_once():
    a, b, c = (np.zeros((1, 16, 16), np.float16) for _ in range(3))
    a[0, 0, :4], b[0, :4, 0], c[0, 0, 0] = 1, 2**-12, 1
    out, _ = product(a, b, c, ("f16", "f16", "f16"))
    assert out[0, 0, 0] == np.float16(1 + 2**-10)


def test_integer_sums_wrap_around():
    a, b = np.full((1, 16, 16), 127, np.int8), np.full((1, 16, 16), 127, np.int8)
    c = np.full((1, 16, 16), 2**31 - 1, np.int32)
    out, _ = product(a, b, c, ("si8", "si8", "i32"))
    assert (out == np.int32(127 * 127 * 16 - 2**31 - 1)).all()


def test_the_transpose_attributes_change_nothing():
    a, b, c = (numbers("f16", (1, 16, 16), i) for i in range(3))
    out, _ = product(a, b, c.astype(np.float32), ("f16", "f16", "f32"), transpose="{a_transpose, b_transpose}")
    assert np.array_equal(out, a.astype(np.float32) @ b.astype(np.float32) + c)


# Elementwise


def elementwise(op, element, count, result=None):
    a, b = numbers(element, (16, 16)), numbers(element, (16, 16), 1)
    b[b == 0] = 3
    result = result or element
    out = np.zeros((16, 16), ELEMENTS[result])
    type, other = matrix(16, 16, element, "COp"), matrix(16, 16, result, "COp")
    values = ", ".join(["%x", "%y"][:count])
    text = f"""
gpu.module @m {{ gpu.func @k(%a: memref<?x?x{element}>, %b: memref<?x?x{element}>, %c: memref<?x?x{result}>) kernel {{
  %c0 = arith.constant 0 : index
  %x = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {{leadDimension = 16 : index}} : memref<?x?x{element}> -> {type}
  %y = gpu.subgroup_mma_load_matrix %b[%c0, %c0] {{leadDimension = 16 : index}} : memref<?x?x{element}> -> {type}
  %z = gpu.subgroup_mma_elementwise {op} {values} : ({", ".join([type] * count)}) -> {other}
  gpu.subgroup_mma_store_matrix %z, %c[%c0, %c0] {{leadDimension = 16 : index}} : {other}, memref<?x?x{result}>
  gpu.return
}} }}"""
    sim.launch(text, "k", 1, 32, a, b, out)
    return a, b, out


@pytest.mark.parametrize(("op", "element", "expected"), [
    ("addf", "f16", np.add), ("mulf", "f16", np.multiply), ("subf", "f32", np.subtract), ("divf", "f16", np.divide),
    ("maxf", "f32", np.maximum), ("minf", "f16", np.minimum), ("addi", "i32", np.add), ("muli", "i32", np.multiply),
    ("subi", "i32", np.subtract), ("divs", "i32", lambda a, b: np.trunc(a / b).astype(np.int32)),
    ("divu", "i32", lambda a, b: (a.view(np.uint32) // b.view(np.uint32)).view(np.int32)),
])  # fmt: skip
def test_elementwise(op, element, expected):
    a, b, out = elementwise(op, element, 2)
    assert np.array_equal(out, expected(a, b))


@pytest.mark.parametrize(("op", "element"), [("negatef", "f16"), ("negates", "i32")])
def test_elementwise_of_one_matrix(op, element):
    a, _, out = elementwise(op, element, 1)
    assert np.array_equal(out, -a)


@pytest.mark.parametrize(("op", "element", "result"), [("extf", "f16", "f32"), ("truncf", "f32", "f16")])
def test_elementwise_conversions(op, element, result):
    a, _, out = elementwise(op, element, 1, result)
    assert np.array_equal(out, a.astype(out.dtype))


def test_elementwise_with_a_matrix_too_few():
    with pytest.raises(sim.UnsupportedOp, match="'addf' takes 2 matrices, not 1"):
        elementwise("addf", "f16", 1)


# Constants, and elements of lanes


def test_constant_of_each_warp():
    text = f"""
gpu.module @m {{ gpu.func @k(%x: memref<?xf32>, %c: memref<?x?x?xf32>) kernel {{
  %c0 = arith.constant 0 : index
  %w = gpu.subgroup_id : index
  %v = memref.load %x[%w] : memref<?xf32>
  %m = gpu.subgroup_mma_constant_matrix %v : {matrix(16, 16, "f32", "COp")}
  gpu.subgroup_mma_store_matrix %m, %c[%w, %c0, %c0] {{leadDimension = 16 : index}} : {matrix(16, 16, "f32", "COp")}, memref<?x?x?xf32>
  gpu.return
}} }}"""
    out = np.zeros((2, 16, 16), np.float32)
    sim.launch(text, "k", 1, 64, np.array([3, 4], np.float32), out)
    assert (out[0] == 3).all()
    assert (out[1] == 4).all()


LOCAL = f"""
gpu.module @m {{ gpu.func @k(%a: memref<16x16xf32>, %each: memref<32x8xf32>, %b: memref<16x16xf32>, %n: index) kernel {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2.0 : f32
  %t = gpu.thread_id x
  %m = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {{leadDimension = 16 : index}} : memref<16x16xf32> -> {matrix(16, 16, "f32", "COp")}
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m) -> {matrix(16, 16, "f32", "COp")} {{
    %e = gpu.subgroup_mma_extract_thread_local %x[%i] : {matrix(16, 16, "f32", "COp")} -> f32
    memref.store %e, %each[%t, %i] : memref<32x8xf32>
    %d = arith.mulf %e, %two : f32
    %y = gpu.subgroup_mma_insert_thread_local %d, %x[%i] : f32, {matrix(16, 16, "f32", "COp")} -> {matrix(16, 16, "f32", "COp")}
    scf.yield %y : {matrix(16, 16, "f32", "COp")}
  }}
  gpu.subgroup_mma_store_matrix %r, %b[%c0, %c0] {{leadDimension = 16 : index}} : {matrix(16, 16, "f32", "COp")}, memref<16x16xf32>
  gpu.return
}} }}"""


def test_elements_of_lanes_are_the_whole_matrix():
    a, each, b = numbers("f32", (16, 16)), np.zeros((32, 8), np.float32), np.zeros((16, 16), np.float32)
    sim.launch(LOCAL, "k", 1, 32, a, each, b, 8)
    assert np.array_equal(np.sort(each.reshape(-1)), np.sort(a.reshape(-1)))
    assert np.array_equal(b, 2 * a)


def test_an_element_that_a_lane_has_not():
    each = np.zeros((32, 8), np.float32)
    report = sim.launch(
        LOCAL, "k", 1, 32, numbers("f32", (16, 16)), each, np.zeros((16, 16), np.float32), 9, on_fault="report"
    )
    assert "index 8 is beyond the 8 elements of a lane" in report.findings[0].message


# What a warp does together


DIVERGED = f"""
gpu.module @m {{ gpu.func @k(%x: f32) kernel {{
  %t = gpu.thread_id x
  %c5 = arith.constant 5 : index
  %p = arith.cmpi slt, %t, %c5 : index
  %m = gpu.subgroup_mma_constant_matrix %x : {matrix(16, 16, "f16", "AOp").replace("f16", "f32")}
  %b = gpu.subgroup_mma_constant_matrix %x : {matrix(16, 16, "f32", "BOp")}
  %c = gpu.subgroup_mma_constant_matrix %x : {matrix(16, 16, "f32", "COp")}
  scf.if %p {{
    %d = gpu.subgroup_mma_compute %m, %b, %c : {matrix(16, 16, "f32", "AOp")}, {matrix(16, 16, "f32", "BOp")} -> {matrix(16, 16, "f32", "COp")}
  }}
  gpu.return
}} }}"""


def test_a_part_of_a_warp_cannot_multiply():
    report = sim.launch(DIVERGED, "k", 1, 32, 1.0, on_fault="report")
    assert [each.kind for each in report.findings] == ["barrier-divergence"]
    assert "the matrix operation is reached by 5 of 32 lanes" in report.findings[0].message


def test_an_address_that_differs_between_lanes():
    text = f"""
gpu.module @m {{ gpu.func @k(%a: memref<64x16xf32>) kernel {{
  %c0 = arith.constant 0 : index
  %t = gpu.thread_id x
  %m = gpu.subgroup_mma_load_matrix %a[%t, %c0] {{leadDimension = 16 : index}} : memref<64x16xf32> -> {matrix(16, 16, "f32", "COp")}
  gpu.return
}} }}"""
    report = sim.launch(text, "k", 1, 32, numbers("f32", (64, 16)), on_fault="report")
    assert "the matrix's address differs between the lanes of a warp" in report.findings[0].message
