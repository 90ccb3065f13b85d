"""async: regions that the host executes beside what it goes on with."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim

FORK = """func.func @main(%x: memref<8xf32>) {
  %f = arith.constant 3.0 : f32
  %t0, %f0 = async.execute -> !async.value<memref<8xf32>> {
    %b = gpu.alloc() : memref<8xf32>
    gpu.memcpy %b, %x : memref<8xf32>, memref<8xf32>
    async.yield %b : memref<8xf32>
  }
  %t1, %f1 = async.execute [%t0] (%f0 as %a: !async.value<memref<8xf32>>) -> !async.value<memref<8xf32>> {
    %b = gpu.alloc() : memref<8xf32>
    gpu.memcpy %b, %a : memref<8xf32>, memref<8xf32>
    async.yield %b : memref<8xf32>
  }
  %t2 = async.execute [%t1] (%f1 as %a: !async.value<memref<8xf32>>) {
    gpu.memset %a, %f : memref<8xf32>, f32
    gpu.memcpy %x, %a : memref<8xf32>, memref<8xf32>
    async.yield
  }
  async.await %t2 : !async.token
  %c = arith.constant 1 : index
  %v = memref.load %x[%c] : memref<8xf32>
  %w = arith.addf %v, %v : f32
  memref.store %w, %x[%c] : memref<8xf32>
  return
}"""


def run(text, **options):
    x = np.arange(8, dtype=np.float32)
    return sim.run(text, "main", x, **options), x


def test_regions_in_the_order_of_their_tokens():
    report, x = run(FORK)
    assert report.findings == []
    assert x.tolist() == [3, 6, 3, 3, 3, 3, 3, 3]


@pytest.mark.parametrize(("old", "new", "operation"), [
    ("async.await %t2 : !async.token", "", "memref.load"),
    ("async.await %t2", "async.await %t1", "memref.load"),
])  # fmt: skip
def test_what_nobody_waits_for(old, new, operation):
    report, _ = run(FORK.replace(old, new), on_fault="report")
    assert (report.findings[0].kind, report.findings[0].operation) == ("missing-wait", operation)


def test_values_are_awaited_too_and_in_a_region():
    text = """func.func @main(%x: memref<8xf32>) {
  %f = arith.constant 3.0 : f32
  %t0, %v0 = async.execute -> !async.value<f32> {
    gpu.memset %x, %f : memref<8xf32>, f32
    async.yield %f : f32
  }
  %t1 = async.execute {
    %g = async.await %v0 : !async.value<f32>
    %h = arith.addf %g, %g : f32
    gpu.memset %x, %h : memref<8xf32>, f32
    async.yield
  }
  async.await %t1 : !async.token
  return
}"""
    report, x = run(text)
    assert (report.findings, x.tolist()) == ([], [6.0] * 8)


def test_groups():
    text = """func.func @main(%x: memref<8xf32>) {
  %f = arith.constant 3.0 : f32
  %c = arith.constant 1 : index
  %group = async.create_group %c : !async.group
  %t = async.execute {
    gpu.memset %x, %f : memref<8xf32>, f32
    async.yield
  }
  %n = async.add_to_group %t, %group : !async.token
  async.await_all %group
  memref.store %f, %x[%n] : memref<8xf32>
  return
}"""
    assert run(text)[0].findings == []
    report, _ = run(text.replace("async.await_all %group", ""), on_fault="report")
    assert report.findings[0].kind == "missing-wait"
