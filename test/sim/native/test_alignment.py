"""To what an access says that it is aligned: both engines find the same, in views and variables too, whose begin counts."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from _both import both, kernel

sys.path.pop(0)

SPACE = "#gpu.address_space<workgroup>"
#: Vectors of four numbers that begin at four times the thread's number, and so many elements behind it.
VECTORS = """%four = arith.constant 4 : index
%begin = arith.constant BEGIN : index
%first = arith.muli %i, %four : index
%at = arith.addi %first, %begin : index
%v = vector.load %x[%at] {alignment = BYTES : i64} : memref<?xi32>, vector<4xi32>
vector.store %v, %y[%first] : memref<?xi32>, vector<4xi32>"""
VIEW = f"""%all = gpu.dynamic_shared_memory : memref<?xi8, {SPACE}>
%begin = arith.constant BEGIN : index
%part = memref.view %all[%begin][] : memref<?xi8, {SPACE}> to memref<128xi32, {SPACE}>
%four = arith.constant 4 : index
%at = arith.muli %i, %four : index
%v = vector.load %x[%at] : memref<?xi32>, vector<4xi32>
vector.store %v, %part[%at] {{alignment = BYTES : i64}} : memref<128xi32, {SPACE}>, vector<4xi32>
%w = vector.load %part[%at] : memref<128xi32, {SPACE}>, vector<4xi32>
vector.store %w, %y[%at] : memref<?xi32>, vector<4xi32>"""
#: A variable of so many numbers, and one behind it; vectors that begin where threads have their own ones, so many bytes apart.
VARIABLES = """gpu.module @kernels {
llvm.mlir.global internal @before() {addr_space = 3 : i32} : !llvm.array<4 x i32>
llvm.mlir.global internal @tile() {addr_space = 3 : i32} : !llvm.array<512 x i32>
llvm.func @k(%x: !llvm.ptr<1>, %y: !llvm.ptr<1>) attributes {nvvm.kernel} {
%t = nvvm.read.ptx.sreg.tid.x : i32
%i = llvm.sext %t : i32 to i64
%before = llvm.mlir.addressof @before : !llvm.ptr<3>
%tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
%first = llvm.mlir.constant(0 : i32) : i32
%one = llvm.icmp "eq" %t, %first : i32
llvm.cond_br %one, ^write, ^go
^write:
llvm.store %t, %before : i32, !llvm.ptr<3>
llvm.br ^go
^go:
%apart = llvm.mlir.constant(APART : i64) : i64
%bytes = llvm.mul %i, %apart : i64
%at = llvm.getelementptr %tile[%bytes] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
%from = llvm.getelementptr %x[%i] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, vector<4xi32>
%v = llvm.load %from : !llvm.ptr<1> -> vector<4xi32>
%w = llvm.shufflevector %v, %v MASK : vector<4xi32>
llvm.store %w, %at ALIGNED : vector<COUNTxi32>, !llvm.ptr<3>
%u = llvm.load %at : !llvm.ptr<3> -> i32
%to = llvm.getelementptr %y[%i] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i32
llvm.store %u, %to : i32, !llvm.ptr<1>
llvm.return
}
}"""


def launch(text: str, **options):
    report, arrays = both(text, "k", 1, 32, np.arange(256, dtype=np.int32), np.zeros(256, np.int32), **options)
    return report.engine.split(":")[0], {each.kind for each in report.findings}, arrays[1]


@pytest.mark.parametrize(("bytes", "begin", "engine", "kinds"), [
    (4, 1, "native", set()), (8, 2, "native", set()), (8, 1, "numpy", {"misaligned"}), (16, 0, "native", set()),
    (64, 0, "numpy", {"misaligned"}),
])  # fmt: skip
def test_vectors(bytes, begin, engine, kinds):
    text = kernel(VECTORS.replace("BEGIN", str(begin)).replace("BYTES", str(bytes)))
    ran, found, y = launch(text)
    assert (ran, found) == (engine, kinds)
    if not found:
        assert np.array_equal(y[:128], np.arange(begin, begin + 128))


@pytest.mark.parametrize(("begin", "bytes", "engine", "kinds"), [
    (16, 16, "native", set()), (8, 16, "numpy", {"misaligned"}), (8, 8, "native", set()),
])  # fmt: skip
def test_views(begin, bytes, engine, kinds):
    text = kernel(VIEW.replace("BEGIN", str(begin)).replace("BYTES", str(bytes)))
    ran, found, y = launch(text, smem=1024)
    assert (ran, found) == (engine, kinds)
    if not found:
        assert np.array_equal(y[:128], np.arange(128))


@pytest.mark.parametrize(("count", "apart", "aligned", "engine", "kinds"), [
    (4, 16, "", "native", set()), (4, 20, "{alignment = 4 : i64}", "native", set()), (4, 20, "", "numpy", {"misaligned"}),
    (8, 32, "", "numpy", {"misaligned"}), (8, 32, "{alignment = 16 : i64}", "native", set()),
])  # fmt: skip
def test_variables(count, apart, aligned, engine, kinds):
    mask = str([each % 4 for each in range(count)])
    text = VARIABLES.replace("APART", str(apart)).replace("ALIGNED", aligned).replace("MASK", mask)
    ran, found, y = launch(text.replace("COUNT", str(count)))
    assert (ran, found) == (engine, kinds)
    if not found:
        assert np.array_equal(y[:32], np.arange(0, 128, 4))
