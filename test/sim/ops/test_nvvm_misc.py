"""nvvm's bulk stores, ends of threads, requests to cancel launches, and registers of the environment."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim


def _kernel(body: str, arguments: str = "%out: memref<64xi32>") -> str:
    return f"""
gpu.module @kernels {{
  llvm.mlir.global internal @bytes() {{addr_space = 3 : i32, alignment = 16 : i64}} : !llvm.array<256 x i8>
  llvm.mlir.global internal @barrier() {{addr_space = 3 : i32, alignment = 8 : i64}} : i64
  gpu.func @k({arguments}) kernel {{
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %first = arith.cmpi eq, %t, %c0 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %ticks = arith.constant 1000000 : i32
    %bytes = llvm.mlir.addressof @bytes : !llvm.ptr<3>
    %barrier = llvm.mlir.addressof @barrier : !llvm.ptr<3>
    {body}
    gpu.return
  }}
}}
"""


STORED = """
    %ti = arith.index_cast %t : index to i32
    %p = llvm.getelementptr %bytes[%ti] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
    llvm.store %ti, %p : i32, !llvm.ptr<3>
    gpu.barrier
    scf.if %first {
      %size = llvm.mlir.constant(SIZE : i64) : i64
      %at = llvm.getelementptr %bytes[16] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
      nvvm.st.bulk %at, size = %size, init = 0 : !llvm.ptr<3>
    }
    gpu.barrier
    %x = llvm.load %p : !llvm.ptr<3> -> i32
    memref.store %x, %out[%t] : memref<64xi32>
"""


def test_bulk_stores():
    out = np.zeros(64, np.int32)
    sim.launch(_kernel(STORED.replace("SIZE", "120")), "k", 1, 64, out)
    expected = np.arange(64)
    expected[4:34] = 0
    np.testing.assert_array_equal(out, expected)
    for size, kind in (("12", "misaligned"), ("512", "out-of-bounds")):
        findings = sim.launch(_kernel(STORED.replace("SIZE", size)), "k", 1, 64, out, on_fault="report").findings
        assert [each.kind for each in findings] == [kind]
    text = _kernel(STORED.replace("SIZE", "120")).replace("    gpu.barrier\n    %x", "    %x")
    assert "race" in {each.kind for each in sim.launch(text, "k", 1, 64, out, on_fault="report").findings}


def test_an_exit_before_a_return():
    out = np.full(64, 5, np.int32)
    text = _kernel("memref.store %one, %out[%t] : memref<64xi32>\n    nvvm.exit\n")
    sim.launch(text, "k", 1, 64, out)
    assert (out == 1).all()
    with pytest.raises(sim.UnsupportedOp, match="in front of the return of a kernel"):
        sim.launch(_kernel("nvvm.exit\nmemref.store %one, %out[%t] : memref<64xi32>"), "k", 1, 64, out)


def test_registers_of_the_environment():
    out = np.full(64, 5, np.int32)
    body = "%e = nvvm.read.ptx.sreg.envreg3 : i32\nnvvm.breakpoint\nmemref.store %e, %out[%t] : memref<64xi32>"
    sim.launch(_kernel(body), "k", 1, 64, out)
    assert not out.any()
    # The second one has the lower half of the address of the grid's barrier.
    sim.launch(_kernel(body.replace("envreg3", "envreg2")), "k", 1, 64, out)
    assert (out == out[0]).all() and out[0] > 0


CANCEL = """
    scf.if %first {
      nvvm.mbarrier.init %barrier, %one : !llvm.ptr<3>, i32
      nvvm.fence.mbarrier.init
      %size = arith.constant 16 : i32
      nvvm.mbarrier.arrive.expect_tx %barrier, %size : !llvm.ptr<3>, i32
      nvvm.clusterlaunchcontrol.try.cancel %bytes, %barrier
    }
    gpu.barrier
    nvvm.mbarrier.try_wait.parity %barrier, %zero, %ticks : !llvm.ptr<3>, i32, i32 // wait
    %answer = llvm.load %bytes : !llvm.ptr<3> -> vector<4xi32>
    %low = vector.extract %answer[0] : i32 from vector<4xi32>
    %number = arith.addi %low, %one : i32
    memref.store %number, %out[%t] : memref<64xi32>
"""


@pytest.mark.parametrize("seed", [None, 1])
def test_nothing_is_cancelled(seed):
    out = np.zeros(64, np.int32)
    sim.launch(_kernel(CANCEL), "k", 1, 64, out, seed=seed)
    assert (out == 1).all()
    text = _kernel(CANCEL).replace("nvvm.mbarrier.try_wait.parity", "// ")
    findings = sim.launch(text, "k", 1, 64, out, seed=seed, on_fault="report").findings
    assert "missing-wait" in {each.kind for each in findings}


MAPPED = """
gpu.module @kernels {
  llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 128 : i64} : !llvm.array<1024 x i8>
  llvm.mlir.global internal @barrier() {addr_space = 3 : i32, alignment = 8 : i64} : i64
  gpu.func @k(%map: !llvm.ptr, %other: !llvm.ptr, %out: memref<64xi32>) kernel {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %first = arith.cmpi eq, %t, %c0 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %ticks = arith.constant 1000000 : i32
    %size = arith.constant 256 : i32
    %rows = arith.constant 3 : i32
    %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %barrier = llvm.mlir.addressof @barrier : !llvm.ptr<3>
    %ctile = llvm.addrspacecast %tile : !llvm.ptr<3> to !llvm.ptr<7>
    scf.if %first {
      nvvm.mbarrier.init %barrier, %one : !llvm.ptr<3>, i32
      nvvm.fence.mbarrier.init
      %new = llvm.ptrtoint %other : !llvm.ptr to i64
      %global = llvm.addrspacecast %map : !llvm.ptr to !llvm.ptr<1>
      nvvm.tensormap.replace field = global_address, new_value = %new in %global : !llvm.ptr<1>, i64
      nvvm.tensormap.replace field = global_dim[1], new_value = %rows in %global : !llvm.ptr<1>, i32
      nvvm.mbarrier.arrive.expect_tx %barrier, %size : !llvm.ptr<3>, i32
      nvvm.cp.async.bulk.tensor.shared.cluster.global %ctile, %map, %barrier, box [%zero, %zero] : !llvm.ptr<7>, !llvm.ptr
    }
    gpu.barrier
    nvvm.mbarrier.try_wait.parity %barrier, %zero, %ticks : !llvm.ptr<3>, i32, i32
    %ti = arith.index_cast %t : index to i32
    %p = llvm.getelementptr %tile[%ti] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
    %x = llvm.load %p : !llvm.ptr<3> -> i32
    memref.store %x, %out[%t] : memref<64xi32>
    gpu.return
  }
}
"""


def test_a_tensor_map_is_changed():
    a, b, out = (
        np.arange(64, dtype=np.int32),
        np.arange(100, 164, dtype=np.int32).reshape(4, 16),
        np.zeros(64, np.int32),
    )
    sim.launch(MAPPED, "k", 1, 64, sim.tensor_map(a.reshape(4, 16), (4, 16)), b, out)
    expected = b.reshape(-1).copy()
    expected[48:] = 0
    np.testing.assert_array_equal(out, expected)
