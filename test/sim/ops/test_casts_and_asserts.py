"""cf.assert, ub, casts of builtin, calls of func."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim


@pytest.fixture(autouse=True)
def context():
    with gpuir.Context() as context:
        yield context


ASSERT = """
func.func @k(%n: index) {
  %t = gpu.thread_id x
  %c50 = arith.constant 50 : index
  %c1 = arith.constant 1 : index
  %low = arith.cmpi ult, %t, %c50 : index
  scf.if %low {
    %ok = arith.cmpi ult, %t, %n : index
    cf.assert %ok, "thread beyond the end"
  }
  return
}
"""


def test_assertion():
    sim.launch(ASSERT, "k", 1, 60, 50)
    report = sim.launch(ASSERT, "k", (1, 2), 60, 45, on_fault="report")
    found = report.findings[0]
    assert (found.kind, found.message, found.operation) == ("assert", "thread beyond the end", "cf.assert")
    assert (found.block, found.warp, found.lane, found.line) == ((0, 0, 0), 1, 13, 9)


def test_assertion_on_the_host():
    with pytest.raises(sim.SimulationError, match="'cf.assert' assert: no"):
        sim.run('func.func @main(%c: i1) {\n cf.assert %c, "no"\n return\n}', "main", False)


def test_unreachable():
    text = """
func.func @k(%n: index) {
  %t = gpu.thread_id x
  %c = arith.cmpi ult, %t, %n : index
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  ub.unreachable
}
"""
    sim.launch(text, "k", 1, 8, 8)
    with pytest.raises(sim.SimulationError, match=r"'ub.unreachable' undefined: .*lane 5\] \(3 times\)"):
        sim.launch(text, "k", 1, 8, 5)


def test_poison_is_the_same_in_every_run():
    text = """
func.func @k(%o: memref<4xf32>, %p: memref<?xi8>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %v = ub.poison : vector<4xf32>
  %s = ub.poison : i8
  vector.store %v, %o[%c0] : memref<4xf32>, vector<4xf32>
  memref.store %s, %p[%t] : memref<?xi8>
  return
}
"""
    o, p = np.ones(4, np.float32), np.ones(1, np.int8)
    sim.launch(text, "k", 1, 1, o, p)
    assert not o.any() and not p.any()
    with pytest.raises(sim.UnsupportedOp, match="no poison of type memref<4xf32>"):
        sim.launch("func.func @k() {\n %m = ub.poison : memref<4xf32>\n return\n}", "k", 1, 1)


def test_casts_that_change_nothing():
    text = """
func.func @k(%a: memref<4x8xi64>, %o: memref<?xi64>) {
  %t = gpu.thread_id x
  %c1 = arith.constant 1 : index
  %i = builtin.unrealized_conversion_cast %t : index to i64
  %d = builtin.unrealized_conversion_cast %a : memref<4x8xi64> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %stride = llvm.extractvalue %d[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %eight = builtin.unrealized_conversion_cast %stride : i64 to index
  %row = arith.divui %t, %eight : index
  %column = arith.remui %t, %eight : index
  %back = builtin.unrealized_conversion_cast %d : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<4x8xi64>
  %x = memref.load %back[%row, %column] : memref<4x8xi64>
  %y = arith.addi %x, %i : i64
  %two:2 = builtin.unrealized_conversion_cast %y, %t : i64, index to i64, index
  memref.store %two#0, %o[%two#1] : memref<?xi64>
  return
}
"""
    a, o = np.random.default_rng(0).integers(0, 99, (4, 8)), np.zeros(32, np.int64)
    sim.launch(text, "k", 1, 32, a, o)
    assert (o == a.reshape(-1) + np.arange(32)).all()


@pytest.mark.parametrize(
    ("old", "new"),
    [("index", "f64"), ("i32", "index"), ("memref<4xf32>", "memref<4xi32>"), ("memref<4xf32>", "memref<4xf32, 3>"),
     ("memref<4xf32>", "i64"), ("index", "!llvm.ptr"), ("vector<4xindex>", "vector<2xi64>")],
)  # fmt: skip
def test_casts_that_would_change_the_value(old, new):
    text = f"func.func @k(%a: {old}) {{\n %b = builtin.unrealized_conversion_cast %a : {old} to {new}\n return\n}}"
    value = {"m": np.zeros(4, np.float32), "v": np.zeros(4, np.int64)}.get(old[0], 0)
    with pytest.raises(sim.UnsupportedOp, match="no cast from .*: finish the conversion"):
        sim.launch(text, "k", 1, 1, value)


def test_calls():
    text = """
func.func private @fib(%n: index) -> (index, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %many = arith.cmpi ugt, %n, %c1 : index
  cf.cond_br %many, ^loop, ^few
^few:
  return %n, %many : index, i1
^loop:
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0, %b = %c1) -> (index, index) {
    %c = arith.addi %a, %b : index
    scf.yield %b, %c : index, index
  }
  return %r#0, %many : index, i1
}
func.func @k(%o: memref<?xindex>) {
  %t = gpu.thread_id x
  %c20 = arith.constant 20 : index
  %in = arith.cmpi ult, %t, %c20 : index
  scf.if %in {
    %f:2 = func.call @fib(%t) : (index) -> (index, i1)
    memref.store %f#0, %o[%t] : memref<?xindex>
  }
  return
}
"""
    o = np.zeros(40, np.int64)
    sim.launch(text, "k", 1, 40, o)
    a, b = 0, 1
    for t in range(20):
        assert o[t] == a
        a, b = b, a + b
    assert not o[20:].any()


@pytest.mark.parametrize(("text", "message"), [
    ("func.func private @f()\nfunc.func @k() {\n call @f() : () -> ()\n return\n}", "@f is only declared"),
    ("func.func @k() {\n call @k() : () -> ()\n return\n}", "@k calls itself; the simulator has no recursion"),
])  # fmt: skip
def test_calls_that_are_refused(text, message):
    with pytest.raises(sim.UnsupportedOp, match=message):
        sim.launch(text, "k", 1, 1)
