"""What arrays and numbers become in a function, and what comes back."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import gpuir
from gpuir import sim


def scaled(type, element, shape=(4, 3), op="arith.addi"):
    """A kernel that adds each element of a matrix to itself; thread y, x has element [y, x]."""
    return f"""
func.func @k(%m: {type}) {{
  %y = gpu.thread_id y
  %x = gpu.thread_id x
  %v = memref.load %m[%y, %x] : {type}
  %w = {op} %v, %v : {element}
  memref.store %w, %m[%y, %x] : {type}
  return
}}"""


def double(array, type, element, op="arith.addi", **options):
    return sim.launch(scaled(type, element, op=op), "k", 1, array.shape[::-1], array, **options)


def matrix(dtype=np.int32, shape=(4, 3)):
    return np.arange(int(np.prod(shape))).reshape(shape).astype(dtype)


LAYOUTS = {
    "contiguous": lambda a: a.copy(),
    "Fortran": np.asfortranarray,
    "every second": lambda a: np.repeat(np.repeat(a, 2, 0), 2, 1)[::2, ::2],
    "reversed": lambda a: a[::-1, ::-1].copy()[::-1, ::-1],
    "transposed": lambda a: a.T.copy().T,
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("type", [
    "memref<4x3xi32>", "memref<?x?xi32>", "memref<4x3xi32, strided<[1, 4]>>", "memref<4x3xi32, strided<[7, 2], offset: 5>>",
    "memref<?x?xi32, strided<[?, ?], offset: ?>>", "memref<?x?xi32, strided<[?, 1], offset: ?>>", "memref<4x3xi32, 1>",
    "memref<?x3xi32, strided<[4, ?]>>", "memref<4x3xi32, #gpu.address_space<global>>",
])  # fmt: skip
def test_layouts_of_arrays_and_memrefs(layout, type):
    array = LAYOUTS[layout](matrix())
    double(array, type, "i32")
    assert np.array_equal(array, 2 * matrix())


def test_gaps_of_a_layout_are_not_written():
    array = matrix()
    text = scaled("memref<4x3xi32, strided<[4, 1]>>", "i32").replace(
        "%v = memref.load %m[%y, %x] : memref<4x3xi32, strided<[4, 1]>>",
        """
  %f = memref.reinterpret_cast %m to offset: [0], sizes: [15], strides: [1] : memref<4x3xi32, strided<[4, 1]>> to memref<15xi32>
  %i = arith.constant 3 : index
  %v = memref.load %f[%i] : memref<15xi32>""",
    )
    report = sim.launch(text, "k", 1, (3, 4), array, on_fault="report")
    assert "uninitialized" in {each.kind for each in report.findings}


@pytest.mark.parametrize(("type", "dtype", "op"), [
    ("i8", np.int8, "arith.addi"), ("i8", np.uint8, "arith.addi"), ("i16", np.uint16, "arith.addi"), ("i32", np.uint32, "arith.addi"),
    ("i64", np.int64, "arith.addi"), ("i64", np.uint64, "arith.addi"), ("index", np.int64, "arith.addi"),
    ("f16", np.float16, "arith.addf"), ("f32", np.float32, "arith.addf"), ("f64", np.float64, "arith.addf"),
    ("bf16", ml_dtypes.bfloat16, "arith.addf"), ("f8E4M3FN", ml_dtypes.float8_e4m3fn, "arith.addf"),
    ("complex<f32>", np.complex64, "complex.add"),
])  # fmt: skip
def test_types_of_elements(type, dtype, op):
    array = matrix(dtype)
    double(array, f"memref<?x?x{type}>", type, op)
    assert array.dtype == dtype
    assert np.array_equal(array, matrix(dtype) + matrix(dtype))


@pytest.mark.parametrize("dtype", [bool, np.uint8, np.int8])
def test_booleans(dtype):
    array = np.array([[0, 1, 1], [1, 0, 1]]).astype(dtype)
    double(array, "memref<?x?xi1>", "i1", "arith.ori")
    assert np.array_equal(array, np.array([[0, 1, 1], [1, 0, 1]]))
    array[0, 0] = 1
    double(array, "memref<?x?xi1>", "i1", "arith.xori")
    assert not array.any()


@pytest.mark.parametrize(("dtype", "expected"), [(np.int8, [-2, 0, -8]), (np.uint8, [14, 0, 8])])
def test_integers_that_are_narrower_than_their_array(dtype, expected):
    array = np.array([[7, 8, 12]], np.uint8).astype(dtype)
    double(array, "memref<?x?xi4>", "i4")
    assert array.tolist() == [expected]


@pytest.mark.parametrize("dtype", [np.int8, np.uint8])
def test_bits_beyond_a_narrow_integer_are_ignored(dtype):
    text = """
func.func @k(%m: memref<?xi4>, %out: memref<?xi32>) {
  %t = gpu.thread_id x
  %v = memref.load %m[%t] : memref<?xi4>
  %w = arith.extsi %v : i4 to i32
  memref.store %w, %out[%t] : memref<?xi32>
  return
}"""
    array, out = np.array([7, 12, 0x35], np.uint8).astype(dtype), np.zeros(3, np.int32)
    sim.launch(text, "k", 1, 3, array, out)
    assert out.tolist() == [7, -4, 5]


def test_vectors_as_elements():
    array = np.arange(24, dtype=np.float32).reshape(2, 4, 3)
    type = "memref<2x4xvector<3xf32>>"
    double_each = scaled(type, "vector<3xf32>", op="arith.addf")
    sim.launch(double_each, "k", 1, (4, 2), array)
    assert np.array_equal(array, 2 * np.arange(24).reshape(2, 4, 3))
    with pytest.raises(TypeError, match="expected the shape"):
        sim.launch(double_each, "k", 1, (4, 2), np.zeros((2, 4, 4), np.float32))


@pytest.mark.parametrize("shape", [(0, 3), (4, 0), (0, 0)])
@pytest.mark.parametrize("type", ["memref<?x?xi32>", "memref<?x?xi32, strided<[?, ?]>>"])
def test_arrays_without_elements(shape, type):
    array = np.zeros(shape, np.int32)
    text = scaled(type, "i32")
    report = sim.launch(text, "k", 1, 1, array, on_fault="report")
    assert [each.kind for each in report.findings] == ["out-of-bounds"]


def test_an_array_without_axes():
    text = """
func.func @k(%m: memref<f32>) {
  %v = memref.load %m[] : memref<f32>
  %w = arith.addf %v, %v : f32
  memref.store %w, %m[] : memref<f32>
  return
}"""
    array = np.array(3, np.float32)
    sim.launch(text, "k", 1, 1, array)
    assert array == 6


# Arrays that share memory

SHIFT = """
func.func @k(%a: memref<?xi32>, %b: memref<?xi32>) {
  %t = gpu.thread_id x
  %v = memref.load %a[%t] : memref<?xi32>
  %w = arith.addi %v, %v : i32
  memref.store %w, %b[%t] : memref<?xi32>
  return
}"""


def test_the_same_array_twice():
    array = np.arange(8, dtype=np.int32)
    sim.launch(SHIFT, "k", 1, 8, array, array)
    assert np.array_equal(array, 2 * np.arange(8))


def test_arrays_that_overlap():
    array = np.arange(8, dtype=np.int32)
    sim.launch(SHIFT, "k", 1, 1, array[2:], array[:5], checks=False)
    assert array.tolist() == [4, 1, 2, 3, 4, 5, 6, 7]
    sim.launch(SHIFT, "k", 1, 1, array[:3], array[4:])
    assert array.tolist() == [4, 1, 2, 3, 8, 5, 6, 7]
    unsigned = np.arange(8, dtype=np.uint32)
    sim.launch(SHIFT, "k", 1, 1, unsigned[1:], unsigned)
    assert unsigned.tolist() == [2, 1, 2, 3, 4, 5, 6, 7]


def test_arrays_that_interleave():
    array = np.arange(8, dtype=np.int32)
    sim.launch(SHIFT, "k", 1, 4, array[::2], array[1::2])
    assert array.tolist() == [0, 0, 2, 4, 4, 8, 6, 12]


def test_arrays_that_overlap_with_gaps_are_refused():
    array = np.arange(8, dtype=np.int32)
    with pytest.raises(ValueError, match="overlap, and are not contiguous; pass copies"):
        sim.launch(SHIFT, "k", 1, 1, array[::2], array)


def test_read_only_arrays():
    array, out = np.arange(8, dtype=np.int32), np.zeros(8, np.int32)
    array.flags.writeable = False
    sim.launch(SHIFT, "k", 1, 8, array, out)
    assert np.array_equal(out, 2 * array)
    with pytest.raises(gpuir.Error, match="@k wrote to an array that is read-only"):
        sim.launch(SHIFT, "k", 1, 8, out, array)
    assert np.array_equal(array, np.arange(8))


# Numbers


def number(type, value):
    text = f"func.func @main(%v: {type}) -> {type} {{ return %v : {type} }}"
    return sim.run(text, "main", value).results[0]


@pytest.mark.parametrize(("type", "value", "expected"), [
    ("i32", 5, np.int32(5)), ("i32", -5, np.int32(-5)), ("i32", 4294967295, np.int32(-1)), ("i8", 255, np.int8(-1)),
    ("i32", np.int64(7), np.int32(7)), ("i32", np.uint8(7), np.int32(7)), ("i32", True, np.int32(1)), ("i1", 1, np.True_),
    ("i1", True, np.True_), ("i1", np.False_, np.False_), ("index", 1 << 40, np.int64(1 << 40)), ("i4", 15, np.int8(-1)),
    ("f32", 2, np.float32(2)), ("f32", 0.1, np.float32(0.1)), ("f16", np.float64(0.1), np.float16(0.1)),
    ("f64", np.float32(0.5), np.float64(0.5)), ("bf16", 1.0, ml_dtypes.bfloat16(1)), ("bf16", ml_dtypes.bfloat16(3), ml_dtypes.bfloat16(3)),
    ("complex<f32>", 1 + 2j, np.complex64(1 + 2j)), ("f32", np.array(3.5), np.float32(3.5)), ("i32", np.array(3), np.int32(3)),
])  # fmt: skip
def test_numbers(type, value, expected):
    found = number(type, value)
    assert found == expected
    assert found.dtype == expected.dtype


def test_vectors_as_arguments():
    found = number("vector<2x2xf32>", np.ones((2, 2), np.float32))
    assert found.tolist() == [[1, 1], [1, 1]]
    assert number("vector<3xi1>", np.array([True, False, True])).tolist() == [True, False, True]


@pytest.mark.parametrize(("type", "value", "error", "message"), [
    ("i32", 1 << 32, ValueError, "4294967296 does not fit i32"), ("i8", -129, ValueError, "does not fit i8"),
    ("i1", 2, ValueError, "does not fit i1"), ("i32", 1.0, TypeError, "expected an integer for i32, got 1.0"),
    ("i32", np.float32(1), TypeError, "expected an integer"), ("f32", "1", TypeError, "expected a number for f32, got '1'"),
    ("f32", None, TypeError, "expected a number for f32, got None"), ("f32", 1j, TypeError, "expected a number"),
    ("f32", np.ones(3), TypeError, "expected a number for f32, got an array of float64"), ("f32", np.str_("1"), TypeError, "a number"),
    ("memref<4xf32>", 1.0, TypeError, "expected a numpy array for memref<4xf32>"),
    ("memref<4xf32>", [1.0] * 4, TypeError, "expected a numpy array"),
    ("memref<4xf32>", np.zeros(4), TypeError, "expected an array of float32 for memref<4xf32>, got an array of float64"),
    ("memref<4xf32>", np.zeros(4, ">f4"), TypeError, "expected an array of float32"),
    ("memref<4xf32>", np.zeros(5, np.float32), TypeError, r"expected the shape of memref<4xf32>, got \(5,\)"),
    ("memref<4xf32>", np.zeros((4, 1), np.float32), TypeError, "expected the shape"),
    ("memref<4xf32>", np.ma.zeros(4, np.float32), TypeError, "expected a numpy array"),
    ("memref<4xi32>", np.zeros(4, np.uint64), TypeError, "expected an array of int32"),
    ("memref<4xbf16>", np.zeros(4, np.uint16), TypeError, "expected an array of bfloat16"),
    ("memref<4xf32, 3>", np.zeros(4, np.float32), TypeError, "is in shared memory"),
    ("vector<4xf32>", np.zeros(4), TypeError, "expected float32 of shape"),
    ("tensor<4xf32>", np.zeros(4, np.float32), sim.UnsupportedOp, "bufferize the function first"),
    ("memref<4xf32, affine_map<(i) -> (i floordiv 2)>>", np.zeros(4, np.float32), sim.UnsupportedOp, "layout that is not strided"),
])  # fmt: skip
def test_arguments_that_do_not_fit(type, value, error, message):
    with pytest.raises(error, match=message):
        number(type, value)


@pytest.mark.parametrize("values", [(), (1, 2)])
def test_the_number_of_arguments(values):
    with pytest.raises(TypeError, match=rf"@main takes 1 argument \(.*\), got {len(values)}"):
        sim.run("func.func @main(%v: i32) { return }", "main", *values)


# The llvm dialect

LOWERED = """
llvm.func @k({arguments}) {{
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %i = llvm.sext %t : i32 to i64
  %p = llvm.getelementptr {pointer}[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %w = llvm.fadd %v, %f : f32
  llvm.store %w, %p : f32, !llvm.ptr
  llvm.return
}}"""


def test_bare_pointers():
    array = np.asfortranarray(np.arange(6, dtype=np.float32).reshape(2, 3))
    sim.launch(LOWERED.format(arguments="%a: !llvm.ptr, %f: f32", pointer="%a"), "k", 1, 6, array, 1.0)
    assert np.array_equal(array, np.arange(6).reshape(2, 3) + 1)


@pytest.mark.parametrize("function, end", [("func.func", "return"), ("gpu.func", "gpu.return")])
def test_pointers_of_other_functions(function, end):
    text = LOWERED.format(arguments="%a: !llvm.ptr, %f: f32", pointer="%a")
    text = text.replace("llvm.func", function).replace("llvm.return", end)
    if function == "gpu.func":
        text = f"gpu.module @m {{{text.replace('f32) {', 'f32) kernel {')}}}"
    array = np.arange(6, dtype=np.float32)
    sim.launch(text, "k", 1, 6, array, 1.0)
    assert np.array_equal(array, np.arange(6) + 1)
    with pytest.raises(TypeError, match="expected an array of numbers for !llvm.ptr"):
        sim.launch(text, "k", 1, 6, np.array([None]), 1.0)


def test_descriptors():
    arguments = "%b: !llvm.ptr, %a: !llvm.ptr, %o: i64, %s0: i64, %s1: i64, %r0: i64, %r1: i64, %f: f32"
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    sim.launch(LOWERED.format(arguments=arguments, pointer="%a"), "k", 1, 6, array, 1.0)
    assert np.array_equal(array, np.arange(6).reshape(2, 3) + 1)
    with pytest.raises(TypeError, match="the 3 given are 9 as memref descriptors"):
        sim.launch(LOWERED.format(arguments=arguments, pointer="%a"), "k", 1, 6, array, 1.0, 2)
    with pytest.raises(TypeError, match="expected an array of numbers"):
        sim.launch(LOWERED.format(arguments=arguments, pointer="%a"), "k", 1, 6, np.array([[None]]), 1.0)


# Structs by value -----------------------------------------------------------------------------------------------------

OF_STRUCTS = """
llvm.func @k(%s: !llvm.ptr {llvm.byval = !llvm.array<24 x i8>}, %y: !llvm.ptr) attributes {nvvm.kernel} {
  %i = nvvm.read.ptx.sreg.tid.x : i32
  %at = llvm.getelementptr %s[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %at : !llvm.ptr -> !llvm.ptr
  %end = llvm.getelementptr %s[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %offset = llvm.load %end : !llvm.ptr -> i32
  %j = llvm.add %i, %offset : i32
  %from = llvm.getelementptr %x[%j] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %to = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %v = llvm.load %from : !llvm.ptr -> i32
  llvm.store %v, %to : i32, !llvm.ptr
  llvm.store %i, %from : i32, !llvm.ptr
  llvm.return
}"""


def of_struct(x, offset):
    data = np.zeros((), np.dtype({"names": ["offset"], "formats": [np.int32], "offsets": [16], "itemsize": 24}))
    data["offset"] = offset
    return sim.Struct(data, {8: x})


@pytest.mark.parametrize("same", [False, True])
def test_pointers_of_structs(same):
    """What a struct points to is read and written in place, also where it is an argument of its own, or a part of one."""
    x = np.arange(64, dtype=np.int32)
    y = x[:32] if same else np.zeros(32, np.int32)
    report = sim.launch(OF_STRUCTS, "k", 1, 32, of_struct(x, 32), y)
    assert (y == np.arange(32) + 32).all() and (x[32:] == np.arange(32)).all() and not report.findings


def test_structs_that_point_beyond():
    with pytest.raises(sim.SimulationError, match="out-of-bounds"):
        sim.launch(OF_STRUCTS, "k", 1, 32, of_struct(np.zeros(40, np.int32), 32), np.zeros(32, np.int32))


@pytest.mark.parametrize(
    "offset, array, error",
    [
        (20, np.zeros(4), "a pointer at byte 20 does not fit a struct of 24 bytes"),
        (-8, np.zeros(4), "a pointer at byte -8 does not fit"),
        (8, np.zeros((4, 4))[:, 1], "expected a contiguous NumPy array at byte 8"),
        (8, [1, 2], "expected a contiguous NumPy array at byte 8"),
    ],
)
def test_structs_that_are_none(offset, array, error):
    with pytest.raises(ValueError, match=error):
        sim.Struct(bytes(24), {offset: array})


def test_a_struct_is_no_array():
    with pytest.raises(
        TypeError, match="argument 0 of @k: a struct is given for a pointer to its bytes, not for memref"
    ):
        sim.launch(scaled("memref<4x3xi32>", "i32"), "k", 1, 32, sim.Struct(bytes(24)))


def test_a_parameter_that_is_not_read_takes_an_array():
    """PTX says .u64 of such a one, be it a pointer or not."""
    text = """
llvm.func @k(%unread: i64, %a: i64, %p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
  llvm.store %a, %p : i64, !llvm.ptr
  llvm.return
}"""
    x = np.zeros(4, np.int64)
    for unread in (np.ones(3, np.int32), 5):
        assert not sim.launch(text, "k", 1, 1, unread, 7, x).findings
        assert x[0] == 7
    with pytest.raises(TypeError, match="argument 1 of @k: expected a number for i64, got an array of int32"):
        sim.launch(text, "k", 1, 1, 5, np.ones(3, np.int32), x)
