"""Inline assembly that gives numbers, and what is refused; products, waits and fences are tested with the ops they stand for."""

import numpy as np
import pytest

from gpuir import sim
from gpuir.sim import UnsupportedOp

STRUCT = "!llvm.struct<(f32, i32, f32)>"
MOVES = (
    r'%s = llvm.inline_asm asm_dialect = att "mov.b32 $0, 0x3fc00000;\0A mov.b32 $2, 0; // last\0A mov.b32 $1, -7;", '
    f'"=f,=r,=f" : () -> {STRUCT}'
)
PARTS = "".join(f"\n%r{i} = llvm.extractvalue %s[{i}] : {STRUCT}" for i in range(3))


def test_numbers(check):
    def expected(_):
        return tuple(np.full(40, value, kind) for value, kind in ((1.5, "f4"), (-7, "i4"), (0, "f4")))

    check(MOVES + PARTS, ["i32"], ["f32", "i32", "f32"], expected)
    one = '%r0 = llvm.inline_asm "mov.b32 $0, 12;", "=r" : () -> i32'
    check(one, ["i32"], ["i32"], lambda a: np.full(40, 12, "i4"))


@pytest.mark.parametrize(("change", "message"), [
    (("mov.b32 $1, -7;", ""), "mov.b32 is simulated where it gives every result, each an i32 or f32, a number"),
    (("mov.b32 $1, -7;", "mov.b32 $0, -7;"), "mov.b32 is simulated where it gives every result"),
    (("mov.b32 $1, -7;", "brev.b32 $1, 7;"), r"inline assembly is not simulated but for .*: 'mov.b32 \$0, 0x3fc00000'"),
])  # fmt: skip
def test_refusals(compute, change, message):
    with pytest.raises(UnsupportedOp, match=f"'llvm.inline_asm': {message}"):
        compute(MOVES.replace(*change) + PARTS, ["i32"], ["f32", "i32", "f32"], np.zeros(40, "i4"), threads=40)


INLINE = """
gpu.module @kernels {
  gpu.func @k(%out: memref<32x2xi32>) kernel {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0, %1 = nvvm.inline_ptx "mov.b32 {$w0}, 7; mov.b32 {$w1}, -2;" -> i32, i32
    nvvm.inline_ptx "fence.acq_rel.gpu;"
    memref.store %0, %out[%t, %c0] : memref<32x2xi32>
    memref.store %1, %out[%t, %c1] : memref<32x2xi32>
    gpu.return
  }
}
"""


def test_inline_ptx_does_what_upstream_lowers_it_to():
    out = np.zeros((32, 2), np.int32)
    sim.launch(INLINE, "k", 1, 32, out)
    assert (out == [7, -2]).all()
    with pytest.raises(sim.UnsupportedOp, match="-:8:5: .*inline assembly is not simulated but for"):
        sim.launch(INLINE.replace("fence.acq_rel.gpu", "brkpt"), "k", 1, 32, out)


WAITED = """
gpu.module @kernels {
  llvm.mlir.global internal @barrier() {addr_space = 3 : i32, alignment = 8 : i64} : i64
  gpu.func @k(%out: memref<64xi32>) kernel {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %first = arith.cmpi eq, %t, %c0 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %barrier = llvm.mlir.addressof @barrier : !llvm.ptr<3>
    scf.if %first {
      nvvm.mbarrier.init %barrier, %one : !llvm.ptr<3>, i32
    }
    gpu.barrier
    scf.if %first {
      memref.store %one, %out[%c0] : memref<64xi32>
      %s = nvvm.mbarrier.arrive %barrier : !llvm.ptr<3> -> i64
    }
    nvvm.inline_ptx "{ .reg .pred p; again: mbarrier.try_wait.parity.shared.b64 p, [{$r0}], {$r1}; @p bra done; bra again; done: }" ro(%barrier, %zero : !llvm.ptr<3>, i32)
    %x = memref.load %out[%c0] : memref<64xi32>
    memref.store %x, %out[%t] : memref<64xi32>
    gpu.return
  }
}
"""


def test_inline_ptx_may_wait():
    out = np.zeros(64, np.int32)
    report = sim.launch(WAITED, "k", 1, 64, out, on_fault="report")
    assert (out[32:] == 1).all()
    assert "deadlock" not in {each.kind for each in report.findings}
