"""malloc and free in kernels: pieces of the threads' own, and what becomes of those that nobody frees."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim

KERNEL = """
gpu.module @m {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @k(%out: !llvm.ptr<1>, %size: i64) attributes {gpu.kernel, nvvm.kernel} {
    %t = nvvm.read.ptx.sreg.tid.x : i32
    %piece = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
    %number = llvm.ptrtoint %piece : !llvm.ptr to i64
    %at = llvm.getelementptr %out[%t] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i64
    llvm.store %number, %at : i64, !llvm.ptr<1>
    llvm.call @free(%piece) : (!llvm.ptr) -> ()
    llvm.return
  }
}"""
FREE = "    llvm.call @free(%piece) : (!llvm.ptr) -> ()\n"
STORE = "    llvm.store %number, %at : i64, !llvm.ptr<1>\n"


def kinds(text, size=24, **options):
    out = np.ones(64, np.int64)
    report = sim.launch(text, "k", 2, 32, out, size, on_fault="report", **options)
    return [each.kind for each in report.findings], out


def test_each_thread_has_its_own():
    text = KERNEL.replace("tid.x : i32", "tid.x : i32\n    %b = nvvm.read.ptx.sreg.ctaid.x : i32", 1)
    text = text.replace("%out[%t]", "%out[%i]").replace(
        "    %piece", "    %w = llvm.mlir.constant(32 : i32) : i32\n    %o = llvm.mul %b, %w : i32\n    %i = llvm.add %o, %t : i32\n    %piece", 1
    )  # fmt: skip
    found, out = kinds(text)
    assert not found and len(np.unique(out)) == 64 and not (out % 16).any()
    # Pointers in memory let a later launch free what they point to.
    assert kinds(text.replace(FREE, ""))[0] == []
    assert kinds(text.replace(FREE, "").replace(STORE, ""))[0] == ["leak"]


def test_beyond_the_heap_it_is_null():
    for size in (3 << 20, 0):
        found, out = kinds(KERNEL, size)
        assert "leak" not in found and (out[:32] == 0).sum() >= 30


@pytest.mark.parametrize("text, says", [
    (KERNEL.replace(FREE, FREE + FREE), "is freed already"),
    (KERNEL.replace(FREE, FREE.replace("%piece", "%inside")).replace("    %number", "    %inside = llvm.getelementptr %piece[8] : (!llvm.ptr) -> !llvm.ptr, i8\n    %number"),
     "was not allocated by malloc"),
    (KERNEL.replace(FREE, FREE + "    llvm.store %t, %piece : i32, !llvm.ptr\n"), "which is freed"),
])  # fmt: skip
def test_what_is_no_piece_of_the_heap_cannot_be_freed(text, says):
    with pytest.raises(sim.SimulationError, match=f"wrong-space.*{says}"):
        sim.launch(text, "k", 1, 1, np.zeros(64, np.int64), 24)


def test_several_processes_have_no_heap_in_common():
    with pytest.raises(sim.SimulationError, match="launch it with workers=1"):
        sim.launch(KERNEL, "k", 4, 32, np.zeros(64, np.int64), 24, workers=2)
