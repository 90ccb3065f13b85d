"""What a pass has erased is not read any more: glibc fills freed memory with a pattern, so that reading it ends the process."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

LAUNCH = """
func.func @f(%x: memref<64x64xf32>) attributes {gpu.known_block_size = array<i32: 64, 1, 1>} {
  %c = arith.constant 1.0 : f32
  scf.forall (%b) in (64) {
    scf.forall (%t) in (64) {
      memref.store %c, %x[%b, %t] : memref<64x64xf32>
    } {mapping = [#gpu.thread<linear_dim_0>]}
    scf.forall (%t) in (64) {
      memref.store %c, %x[%t, %b] : memref<64x64xf32>
    } {mapping = [#gpu.thread<linear_dim_0>]}
  } {mapping = [#gpu.block<x>]}
  scf.forall (%b) in (64) {
    scf.forall (%t) in (64) {
      memref.store %c, %x[%b, %t] : memref<64x64xf32>
    } {mapping = [#gpu.thread<linear_dim_0>]}
  } {mapping = [#gpu.block<x>]}
  return
}
"""
LANES = """
func.func @f(%x: memref<64x64xf32>) {
  %c = arith.constant 1.0 : f32
  scf.forall (%t) in (64) {
    scf.forall (%u) in (64) {
      memref.store %c, %x[%u, %t] : memref<64x64xf32>
    } {mapping = [#iree_gpu.lane_id<0>]}
  } {mapping = [#iree_gpu.lane_id<0>]}
  return
}
"""
SCRIPT = """
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %loops = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
  %twice = transform.merge_handles %loops, %root, %loops : !transform.any_op
  transform.iree.forall_to_lanes %twice : (!transform.any_op) -> ()
  transform.yield
}
"""
RUN = """
import sys, gpuir
text, pipeline = sys.argv[1:]
with gpuir.Context():
    module = gpuir.parse(text)
    gpuir.pass_manager(pipeline).run(module)
    print(gpuir.asm(module))
"""


@pytest.mark.parametrize(
    ("body", "pipeline", "op", "count"),
    [(LAUNCH, "iree-gpu-foralls-to-launch", "gpu.launch", 2), (LANES, "transform-interpreter", "gpu.lane_id", 2)],
)
def test_loops_that_were_erased_with_the_loop_around_them(body, pipeline, op, count):
    text = f"module attributes {{transform.with_named_sequence}} {{{body}{SCRIPT}}}"
    run = subprocess.run(
        [sys.executable, "-c", RUN, text, f"builtin.module({pipeline})"],
        env=os.environ | {"MALLOC_PERTURB_": "165"}, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.count(f"{op} ") + run.stdout.count(f"{op}\n") == count
    assert "scf.forall (" not in run.stdout
