"""What of a kernel ran: ops by their places, barriers, and code that no warp came to."""

from __future__ import annotations

import numpy as np

from gpuir import sim

KERNEL = """
gpu.module @m {
  gpu.func @k(%x: memref<64xf32>, %n: index) kernel {
    %i = gpu.thread_id x
    %c = arith.cmpi ult, %i, %n : index
    scf.if %c {
      %v = memref.load %x[%i] : memref<64xf32>
      gpu.barrier
      memref.store %v, %x[%i] : memref<64xf32>
    } else {
      memref.store %f, %x[%i] : memref<64xf32>
    }
    gpu.barrier
    gpu.return
  }
}
""".replace("    scf.if", "    %f = arith.constant 1.0 : f32\n    scf.if", 1)


def coverage(number: int, text: str = KERNEL) -> sim.Coverage:
    return sim.launch(text, "k", 1, 64, np.zeros(64, np.float32), number, on_fault="report").coverage()


def test_a_side_that_never_ran():
    found = coverage(0)
    assert [each.line for each in found.barriers] == [9, 14]
    assert [each.count for each in found.barriers] == [0, 2]
    (idle,) = found.idle
    assert [each.operation for each in idle.ops] == ["memref.load", "gpu.barrier", "memref.store"]
    assert idle.lines == "-:8 to 10"
    assert found.lines()[1:] == [
        "never reached: 'gpu.barrier' at -:9:7",
        "never ran: 3 operations from 'memref.load' on, -:8 to 10",
    ]


def test_the_other_side():
    found = coverage(64)
    assert [(each.ops[0].operation, each.lines) for each in found.idle] == [("memref.store", "-:12")]
    assert found.ran == len(found.operations) - 1 and found.lines()[0].endswith("2 of 2 barriers and waits")


def test_both_sides():
    found = coverage(32)  # a warp each
    assert not found.idle and found.ran == len(found.operations)
    by_line = {each.line: each.count for each in found.operations}
    assert (by_line[8], by_line[12], by_line[14]) == (1, 1, 2)


def test_blocks_of_control_flow():
    text = """
gpu.module @m {
  llvm.func @unused() { llvm.return }
  gpu.func @k(%x: memref<64xf32>, %n: index) kernel {
    %i = gpu.thread_id x
    %f = arith.constant 1.0 : f32
    %c = arith.cmpi ult, %i, %n : index
    cf.cond_br %c, ^yes, ^no
  ^yes:
    memref.store %f, %x[%i] : memref<64xf32>
    cf.br ^end
  ^no:
    %g = arith.addf %f, %f : f32
    memref.store %g, %x[%i] : memref<64xf32>
    cf.br ^end
  ^end:
    gpu.return
  }
}
"""
    assert [each.lines for each in coverage(0, text).idle] == ["-:10"]
    assert [each.lines for each in coverage(64, text).idle] == ["-:13 to 14"]
    assert not coverage(7, text).idle


def test_launches_of_a_host_program_count_together():
    launch = "gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<64xf32>, %{} : index)"
    main = f"""
  func.func @main(%x: memref<64xf32>) {{
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %none = arith.constant 0 : index
    {launch.format("none")}
    {launch.format("c64")}
    return
  }}
"""
    text = f"module attributes {{gpu.container_module}} {{{KERNEL}{main}}}"
    report = sim.run(text, "main", np.zeros(64, np.float32), unified_memory=True)
    assert [len(each.coverage().idle) for each in report.kernels] == [1, 1]
    assert not report.coverage().idle
