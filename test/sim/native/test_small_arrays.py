"""Accesses of several neighbours outside of arrays that have fewer elements: nothing behind the arrays changes, in any engine."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim

MEETING = """llvm.mlir.global internal @tile() {addr_space = 3 : i32} : !llvm.array<64 x f32>
llvm.func @k(%x: !llvm.ptr<1>, %y: !llvm.ptr<1>) attributes {nvvm.kernel} {
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %i = llvm.mul %t, %four : i32
  %from = llvm.getelementptr %x[%i] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
  %to = llvm.getelementptr %y[%i] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
  %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
  %at = llvm.getelementptr %tile[%i] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  %v = llvm.load %from : !llvm.ptr<1> -> vector<4xf32>
  llvm.store %v, %at : vector<4xf32>, !llvm.ptr<3>
  nvvm.barrier
  %w = llvm.load %at : !llvm.ptr<3> -> vector<4xf32>
  llvm.store %w, %to : vector<4xf32>, !llvm.ptr<1>
  llvm.return
}
"""


def launched(text: str, x: np.ndarray, elements: int) -> tuple[sim.Report, np.ndarray]:
    """The report, and what is in memory where y has so many elements; 16 bytes are y's alignment."""
    memory = np.zeros(72, np.float32)
    memory = memory[-memory.ctypes.data // 4 % 4 :][:68]
    memory[:] = np.arange(100, 168)
    report = sim.launch(text, "k", 1, 2, x, memory[:elements], on_fault="report", engine="native")
    return report, memory


@pytest.mark.parametrize("elements", [1, 2, 3])
def test_nothing_behind_an_array_changes(elements):
    x = np.arange(8, dtype=np.float32)
    # Machine code is tried in a child first: the launch after it runs here.
    report, memory = launched(MEETING, x, 8)
    assert report.engine.startswith("native: ")
    np.testing.assert_array_equal(memory, [*x, *range(108, 168)])
    report, memory = launched(MEETING, x, elements)
    assert [each.kind for each in report.findings] == ["out-of-bounds"]
    np.testing.assert_array_equal(memory[elements:], np.arange(100 + elements, 168))


def test_a_buffer_of_fewer_elements_is_none_for_machine_code():
    text = MEETING.replace("array<64 x f32>", "array<3 x f32>")
    x, memory = np.arange(8, dtype=np.float32), np.zeros(8, np.float32)
    with pytest.raises(gpuir.errors.Error, match="accesses 4 neighbours of memref<3xi32> at once"):
        sim.launch(text, "k", 1, 2, x, memory, engine="native")
    report = sim.launch(text, "k", 1, 2, x, memory, on_fault="report")
    assert {each.kind for each in report.findings} == {"out-of-bounds"}
