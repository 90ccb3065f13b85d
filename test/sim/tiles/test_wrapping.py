"""Integers that wrap around are a finding where an access uses an address that was made of one, and nowhere else."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim

KERNEL = """tt.func @f(%x: !tt.ptr<f32>, %n: i32) {
  %range = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
  %big = arith.constant dense<1664525> : tensor<64xi32>
  %many = arith.constant dense<65536> : tensor<64xi32>
  %one = arith.constant dense<1> : tensor<64xi32>
  %size = arith.constant dense<64> : tensor<64xi32>
  %zeros = arith.constant dense<0.0> : tensor<64xf32>
  %five = arith.constant dense<5> : tensor<64xi32>
  %large = arith.muli %range, %big : tensor<64xi32>
  %huge = arith.muli %large, %many : tensor<64xi32>
  BODY
  %base = tt.splat %x : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
  %places = tt.addptr %base, %at : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
  %bound = tt.splat %n : i32 -> tensor<64xi32>
  %mask = arith.cmpi slt, %range, %bound : tensor<64xi32>
  %value = tt.load %places, %mask, %zeros : tensor<64x!tt.ptr<f32>>
  tt.return
}"""
HASH = "%low = arith.xori %huge, %big : tensor<64xi32>\n  %at = arith.remui %low, %size : tensor<64xi32>"
SHIFT = "%low = arith.shrui %huge, %five : tensor<64xi32>\n  %at = arith.andi %low, %five : tensor<64xi32>"
DIRECT = "%at = arith.addi %huge, %range : tensor<64xi32>"
SELECTED = "%yes = arith.cmpi sge, %range, %five : tensor<64xi32>\n  %at = arith.select %yes, %huge, %range : tensor<64xi1>, tensor<64xi32>"


def findings(body: str, n: int, **options: object) -> list[sim.Finding]:
    report = sim.launch(KERNEL.replace("BODY", body), "f", 1, np.zeros(64, np.float32), n, on_fault="report", **options)
    return [each for each in report.findings if each.kind == "overflow"]


@pytest.mark.parametrize("body", [HASH, SHIFT])
def test_what_is_meant_to_wrap_is_none(body):
    assert not findings(body, 64)


def test_an_address_that_no_access_uses_is_none():
    assert not findings(DIRECT, 1)
    assert not findings(SELECTED, 5)


@pytest.mark.parametrize(("body", "element"), [(DIRECT, 1), (SELECTED, 5)])
def test_the_first_element_is_named(body, element):
    (finding,) = findings(body, 64)
    assert f"element [{element}]" in finding.message and finding.operation == "tt.load"
    assert finding.other.operation == "arith.muli" and finding.other.line == 10


def test_the_check_has_a_name():
    assert not findings(DIRECT, 64, checks="all,-overflow") and findings(DIRECT, 64, checks="overflow")


def test_a_loop_hands_it_on():
    body = """%c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %at = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %one) -> (tensor<64xi32>) : i32 {
    %next = arith.muli %acc, %many : tensor<64xi32>
    scf.yield %next : tensor<64xi32>
  }"""
    (finding,) = findings(body, 2)
    assert finding.other.line == 14
