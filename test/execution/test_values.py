"""What goes in and comes out is the same by all three ways: this process, a worker, mlir-runner."""

import numpy as np
import pytest

from gpuir.execution import Worker, jit, mlir_runner
from gpuir.host import ir

TEXT = """
func.func @scalars(%x: f32, %y: i32, %z: f16, %b: i1, %i: index, %c: i8)
    -> (i8, i32, f64, f16, i1, index, f32) {
  %d = arith.extf %x : f32 to f64
  return %c, %y, %d, %z, %b, %i, %x : i8, i32, f64, f16, i1, index, f32
}
func.func @double(%z: f16) -> f16 {
  %0 = arith.addf %z, %z : f16
  return %0 : f16
}
func.func @nothing() {
  return
}
func.func @update(%t: tensor<?x3xi16>, %x: i16) -> (tensor<?x3xi16>, i16, tensor<?xf64>, tensor<f32>, tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = tensor.insert %x into %t[%c0, %c1] : tensor<?x3xi16>
  %n = tensor.dim %t, %c0 : tensor<?x3xi16>
  %e = tensor.empty(%n) : tensor<?xf64>
  %f = arith.constant 3.5 : f64
  %g = linalg.fill ins(%f : f64) outs(%e : tensor<?xf64>) -> tensor<?xf64>
  %k = arith.constant dense<2.25> : tensor<f32>
  %l = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  return %r, %x, %g, %k, %l : tensor<?x3xi16>, i16, tensor<?xf64>, tensor<f32>, tensor<4xi32>
}
func.func @same(%t: tensor<?x?xf8E4M3FNUZ>, %b: tensor<3xbf16>, %z: tensor<f64>, %c: tensor<?xcomplex<f32>>)
    -> (tensor<?x?xf8E4M3FNUZ>, tensor<3xbf16>, tensor<f64>, tensor<?xcomplex<f32>>) {
  return %t, %b, %z, %c : tensor<?x?xf8E4M3FNUZ>, tensor<3xbf16>, tensor<f64>, tensor<?xcomplex<f32>>
}
func.func @copy(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: memref<?x?xf32>) {
  memref.copy %m, %n : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32>
  return
}
func.func @columns(%m: memref<4x3xi32, strided<[1, 8], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i32
  memref.store %v, %m[%c0, %c2] : memref<4x3xi32, strided<[1, 8], offset: ?>>
  return
}
func.func @shifted(%m: memref<2x3xi8, strided<[3, 1], offset: 4>>) -> i8 {
  %c1 = arith.constant 1 : index
  %v = arith.constant -1 : i8
  %r = memref.load %m[%c1, %c1] : memref<2x3xi8, strided<[3, 1], offset: 4>>
  memref.store %v, %m[%c1, %c1] : memref<2x3xi8, strided<[3, 1], offset: 4>>
  return %r : i8
}
func.func @flip(%m: memref<4xi1>) -> tensor<4xi1> {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %v = memref.load %m[%c0] : memref<4xi1>
  %x = arith.xori %v, %true : i1
  memref.store %x, %m[%c0] : memref<4xi1>
  %r = tensor.splat %x : tensor<4xi1>
  return %r : tensor<4xi1>
}
func.func @own(%n: index) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %v = arith.index_cast %i : index to i64
    memref.store %v, %m[%i] : memref<?xi64>
  }
  return %m : memref<?xi64>
}
func.func @alias(%m: memref<2xi64>) -> (memref<2xi64>, memref<2xi64>) {
  return %m, %m : memref<2xi64>, memref<2xi64>
}
func.func @window(%n: index) -> memref<2x2xi16, strided<[6, 2], offset: 7>> {
  %m = memref.alloc() : memref<4x6xi16>
  %v = arith.index_cast %n : index to i16
  linalg.fill ins(%v : i16) outs(%m : memref<4x6xi16>)
  %w = memref.subview %m[1, 1] [2, 2] [1, 2] : memref<4x6xi16> to memref<2x2xi16, strided<[6, 2], offset: 7>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %v, %m[%c0, %c1] : memref<4x6xi16>
  %x = arith.constant 3 : i16
  memref.store %x, %w[%c0, %c1] : memref<2x2xi16, strided<[6, 2], offset: 7>>
  return %w : memref<2x2xi16, strided<[6, 2], offset: 7>>
}
"""


@pytest.fixture(scope="module")
def loaded():
    return ir.Module.parse(TEXT, ir.Context())


@pytest.fixture(scope="module")
def in_process(loaded):
    return jit(loaded).call


@pytest.fixture(scope="module")
def in_worker(loaded):
    with Worker(loaded) as worker:
        yield worker.call


@pytest.fixture(params=["jit", "worker", "mlir_runner"])
def call(request, loaded):
    if request.param == "mlir_runner":
        request.getfixturevalue("mlir_runner")
        return lambda name, *values: mlir_runner(loaded, name, values)
    return request.getfixturevalue({"jit": "in_process", "worker": "in_worker"}[request.param])


def same(found, expected):
    assert found.dtype == expected.dtype and found.shape == expected.shape
    assert found.tobytes() == expected.tobytes()


def test_scalars(call):
    found = call("scalars", 1.5, -3, np.float16(2.5), True, 77, 200)
    types = [np.int8, np.int32, np.float64, np.float16, np.bool_, np.int64, np.float32]
    for value, type_, expected in zip(found, types, (200 - 256, -3, 1.5, 2.5, True, 77, 1.5)):
        assert type(value) is type_ and value == expected


def test_one_scalar_and_none(call):
    found = call("double", 1.25)
    assert type(found) is np.float16 and found == 2.5
    assert call("nothing") is None


@pytest.mark.parametrize("rows", [1, 2, 7])
def test_tensor_arguments_are_values(call, rows):
    given = np.arange(3 * rows, dtype=np.int16).reshape(rows, 3)
    before = given.copy()
    updated, number, filled, zero_rank, constant = call("update", given, -5)
    same(given, before)
    before[0, 1] = -5
    same(updated, before)
    assert type(number) is np.int16 and number == -5
    same(filled, np.full(rows, 3.5))
    same(zero_rank, np.array(2.25, np.float32))
    same(constant, np.array([1, 2, 3, 4], np.int32))


@pytest.mark.parametrize("shape", [(2, 3), (1, 1), (0, 3), (16, 16)])
def test_bits_of_small_floats_pass_through(call, shape):
    codes = (np.arange(np.prod(shape)) * 37 % 256).astype(np.uint8).reshape(shape)
    halves = np.array([0x7FC1, 0x8000, 0x3F80], np.uint16)
    pairs = np.array([1 + 2j, complex("nan+infj")], np.complex64)
    nan = np.array(0x7FF0_0000_0000_0001, np.uint64).view(np.float64)
    for found, given in zip(call("same", codes, halves, nan, pairs), (codes, halves, nan, pairs)):
        same(found, given)


def test_unsigned_arrays_count_as_signless(call):
    given = np.full((1, 3), 65535, np.uint16)
    same(call("update", given, 1)[0], np.array([[-1, 1, -1]], np.int16))


def strided(kind):
    whole = np.arange(48, dtype=np.float32).reshape(6, 8)
    return {"transposed": whole.T, "stepped": whole[::2, 1::3], "reversed": whole[::-1], "plain": whole}[kind]


@pytest.mark.parametrize("kind", ["transposed", "stepped", "reversed", "plain"])
def test_memrefs_are_the_callers_memory(call, kind):
    source = strided(kind)
    whole = np.zeros((2 * source.shape[0], 3 * source.shape[1]), np.float32)
    target = whole[::2, ::3]
    assert call("copy", source, target) is None
    same(target, source.copy())
    assert np.count_nonzero(whole) == np.count_nonzero(source)


def test_static_strides_that_the_array_does_not_have(call):
    given = np.zeros((4, 3), np.int32)
    call("columns", given)
    expected = np.zeros((4, 3), np.int32)
    expected[0, 2] = 9
    same(given, expected)


def test_static_offset(call):
    given = np.arange(6, dtype=np.int8).reshape(2, 3)
    assert call("shifted", given) == 4
    same(given, np.array([[0, 1, 2], [3, -1, 5]], np.int8))


def test_argument_and_result_together(call):
    given = np.array([True, False, True, True])
    same(call("flip", given), np.zeros(4, bool))
    same(given, np.array([False, False, True, True]))


def test_returned_memory(call):
    same(call("own", 5), np.arange(5))
    given = np.array([3, 4])
    first, second = call("alias", given)
    same(first, given)
    same(second, given)
    first[0] = 0
    assert given[0] == 3 and second[0] == 3


def test_returned_window(call):
    same(call("window", 8), np.array([[8, 3], [8, 8]], np.int16))


WRONG = [
    ("double", (), TypeError, "@double takes 1 arguments, 0 given"),
    ("double", ("x",), TypeError, "@double argument 0 is a f16: expected a number, got 'x'"),
    ("double", (np.float32(1),), TypeError, "@double argument 0 is a f16: expected dtype float16, got float32"),
    ("scalars", (1.0, 2**32, 1.0, True, 0, 0), ValueError, "4294967296 is not an integer of that width"),
    ("scalars", (1.0, 1.5, 1.0, True, 0, 0), ValueError, "1.5 is not an integer of that width"),
    ("update", (3, 1), TypeError, "argument 0 is a tensor<?x3xi16>: expected a NumPy array, got int"),
    ("update", (np.zeros((2, 4), np.int16), 1), ValueError, "expected shape ?x3, got 2x4"),
    ("update", (np.zeros(3, np.int16), 1), ValueError, "expected shape ?x3, got 3"),
    ("update", (np.zeros((2, 3), np.int32), 1), TypeError, "expected dtype int16, got int32"),
    ("flip", (np.zeros(4, np.uint8),), TypeError, "argument 0 is a memref<4xi1>: expected dtype bool, got uint8"),
]


@pytest.mark.parametrize(("name", "values", "error", "message"), WRONG)
def test_wrong_arguments(call, name, values, error, message):
    with pytest.raises(error) as caught:
        call(name, *values)
    assert message in str(caught.value)
