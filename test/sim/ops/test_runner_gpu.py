"""Host programs behind upstream's `gpu-to-llvm`: what they call of the GPU runtime does what the gpu dialect's ops did."""

from __future__ import annotations

import re

import numpy as np
import pytest

import gpuir
from gpuir import host, sim

LOWERING = (
    "builtin.module(convert-scf-to-cf,gpu.module(convert-gpu-to-nvvm),gpu-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,"
    "convert-func-to-llvm,finalize-memref-to-llvm,reconcile-unrealized-casts)"
)
PROGRAM = """
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%x: memref<32xi32>, %by: i32) kernel {
      %i = gpu.thread_id x
      %v = memref.load %x[%i] : memref<32xi32>
      %w = arith.addi %v, %by : i32
      memref.store %w, %x[%i] : memref<32xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %f = arith.constant 3 : i32
    %h = memref.alloc() : memref<32xi32>
    scf.for %i = %c0 to %c32 step %c1 { memref.store %f, %h[%i] : memref<32xi32> }
    BODY
    %u = memref.cast %h : memref<32xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
}
"""
LAUNCH = "@m::@k blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) args(%d : memref<32xi32>, %f : i32)"
COPIES = f"""%t0 = gpu.wait async
    %d, %t1 = gpu.alloc async [%t0] () : memref<32xi32>
    %t2 = gpu.memcpy async [%t1] %d, %h : memref<32xi32>, memref<32xi32>
    %t3 = gpu.launch_func async [%t2] {LAUNCH}
    %t4 = gpu.memcpy async [%t3] %h, %d : memref<32xi32>, memref<32xi32>
    %t5 = gpu.dealloc async [%t4] %d : memref<32xi32>
    gpu.wait [%t5]"""
BODIES = {
    "copies": COPIES,
    "fill": COPIES.replace("gpu.memcpy async [%t1] %d, %h : memref<32xi32>, memref<32xi32>", "gpu.memset async [%t1] %d, %f : memref<32xi32>, i32"),
    "registered": f"""%g = memref.cast %h : memref<32xi32> to memref<*xi32>
    gpu.host_register %g : memref<*xi32>
    %t0 = gpu.wait async
    %t3 = gpu.launch_func async [%t0] {LAUNCH.replace("%d", "%h")}
    gpu.wait [%t3]""",
    "two streams": f"""%t0 = gpu.wait async
    %d, %t1 = gpu.alloc async [%t0] () : memref<32xi32>
    %t2 = gpu.memcpy async [%t1] %d, %h : memref<32xi32>, memref<32xi32>
    %s0 = gpu.wait async
    %s1 = gpu.wait async [%s0, %t2]
    %t3 = gpu.launch_func async [%s1] {LAUNCH}
    %t4 = gpu.memcpy async [%t3] %h, %d : memref<32xi32>, memref<32xi32>
    gpu.wait [%t4]""",
}  # fmt: skip


def lowered(text: str) -> str:
    with gpuir.Context():
        module = gpuir.parse(text)
        host.module("passmanager").PassManager.parse(LOWERING).run(module.operation)
        return gpuir.asm(module)


def shown(text: str, capfd: pytest.CaptureFixture[str], **options):
    report = sim.run(text, "main", **options)
    return capfd.readouterr().out.partition("data = ")[2], report


@pytest.mark.parametrize("name", BODIES)
def test_lowered_programs_print_the_same(name: str, capfd: pytest.CaptureFixture[str]):
    text = PROGRAM.replace("BODY", BODIES[name])
    after = lowered(text)
    assert "llvm.call @mgpuStreamCreate" in after
    expected, _ = shown(text, capfd)
    printed, report = shown(after, capfd)
    assert printed == expected and "6" in expected and not report.findings


@pytest.mark.parametrize("name", ["copies", "two streams"])
def test_a_wait_that_is_missing_is_found_behind_the_lowering(name: str, capfd: pytest.CaptureFixture[str]):
    after = re.sub(r"\n *llvm.call @mgpuStreamSynchronize\(.*", "", lowered(PROGRAM.replace("BODY", BODIES[name])))
    _, report = shown(after, capfd, on_fault="report")
    assert {each.kind for each in report.findings} == {"missing-wait"}
    assert "'llvm.call'" in str(report.findings[0]) and report.findings[0].other.operation == "llvm.call"


def test_an_event_that_nobody_waits_for_orders_nothing(capfd: pytest.CaptureFixture[str]):
    after = lowered(PROGRAM.replace("BODY", BODIES["two streams"]))
    assert "@mgpuStreamWaitEvent(" in after
    after = re.sub(r"\n *llvm.call @mgpuStreamWaitEvent\(.*", "", after)
    _, report = shown(after, capfd, on_fault="report")
    assert "missing-wait" in {each.kind for each in report.findings}


CALLS = """
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @mgpuMemset16(!llvm.ptr, i16, i64, !llvm.ptr)
llvm.func @mgpuModuleLoad(!llvm.ptr, i64) -> !llvm.ptr
llvm.func @main() -> i32 {
  %size = llvm.mlir.constant(64 : i64) : i64
  %sixteen = llvm.mlir.constant(16 : i64) : i64
  %value = llvm.mlir.constant(257 : i16) : i16
  %no = llvm.mlir.constant(0 : i8) : i8
  %null = llvm.mlir.zero : !llvm.ptr
  %h = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %d = llvm.call @mgpuMemAlloc(%size, %null, %no) : (i64, !llvm.ptr, i8) -> !llvm.ptr
  %count = llvm.mlir.constant(32 : i64) : i64
  llvm.call @mgpuMemset16(%d, %value, %count, %null) : (!llvm.ptr, i16, i64, !llvm.ptr) -> ()
  llvm.call @mgpuMemcpy(%h, %d, %size, %null) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
  %r = llvm.load %h : !llvm.ptr -> i32
  LAST
  llvm.return %r : i32
}
"""
FREES = "llvm.call @mgpuMemFree(%d, %null) : (!llvm.ptr, !llvm.ptr) -> ()\n  llvm.call @free(%h) : (!llvm.ptr) -> ()"


def test_the_null_stream_is_waited_for():
    assert sim.run(CALLS.replace("LAST", FREES), "main").results == [np.int32(0x01010101)]


@pytest.mark.parametrize(
    "last, message",
    [
        (FREES + "\n" + FREES, "is freed already"),
        ("llvm.call @free(%d) : (!llvm.ptr) -> ()", "was not allocated by malloc"),
        ("llvm.call @mgpuStreamSynchronize(%d) : (!llvm.ptr) -> ()", "is no stream that the program has made"),
        ("llvm.call @mgpuMemcpy(%h, %d, %far, %null) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()", "lies outside of"),
        ("llvm.call @mgpuModuleLoad(%h, %size) : (!llvm.ptr, i64) -> !llvm.ptr", "a compiled module is loaded here"),
    ],
)  # fmt: skip
def test_wrong_calls_are_faults_at_their_line(last: str, message: str):
    text = CALLS.replace("LAST", last).replace("  %count", "  %far = llvm.mlir.constant(65 : i64) : i64\n  %count")
    with pytest.raises(gpuir.Error, match=message) as error:
        sim.run(text, "main")
    assert re.search(r":\d+:\d+: error: 'llvm.call'", str(error.value))
