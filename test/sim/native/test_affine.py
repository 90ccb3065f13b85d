"""Kernels of gpu.func with ops of affine in the native engine."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from _both import both, kernel

sys.path.pop(0)

ROW = "memref<?xi32>"
LOAD = f"%v = affine.load %x[%c] : {ROW}"
BODIES = {
    "apply": f"""%at = affine.apply affine_map<(d0) -> (d0 floordiv 4 * 4 + (d0 + 3) mod 4)>(%i)
%v = memref.load %x[%at] : {ROW}
memref.store %v, %y[%i] : {ROW}""",
    "bounds": f"""%last = arith.constant 63 : index
%at = affine.min affine_map<(d0) -> (d0 * 2, 63)>(%i)
%low = affine.max affine_map<(d0) -> (d0 - 5, 0)>(%i)
%u = memref.load %x[%at] : {ROW}
%v = memref.load %x[%low] : {ROW}
%s = arith.addi %u, %v : i32
memref.store %s, %y[%i] : {ROW}""",
    "loop": f"""%zero = arith.constant 0 : i32
%sum = affine.for %k = 0 to 8 step 2 iter_args(%s = %zero) -> (i32) {{
  %at = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 64)>(%i, %k)
  %v = memref.load %x[%at] : {ROW}
  %t = arith.addi %s, %v : i32
  affine.yield %t : i32
}}
memref.store %sum, %y[%i] : {ROW}""",
    "branch": f"""affine.if affine_set<(d0) : (d0 - 8 >= 0, d0 mod 2 == 0)>(%i) {{
  %v = memref.load %x[%i] : {ROW}
  memref.store %v, %y[%i] : {ROW}
}}""",
    "parts": f"""%p:2 = affine.delinearize_index %i into (16, 4) : index, index
%at = affine.linearize_index [%p#1, %p#0] by (4, 16) : index
%v = memref.load %x[%at] : {ROW}
memref.store %v, %y[%i] : {ROW}""",
    "vector": f"""%at = affine.apply affine_map<(d0) -> (d0 * 4 mod 64)>(%i)
%w = vector.load %x[%at] : {ROW}, vector<4xi32>
%v = vector.extract %w[2] : i32 from vector<4xi32>
memref.store %v, %y[%i] : {ROW}""",
}


@pytest.mark.parametrize("name", BODIES)
def test_kernels(name):
    x = np.random.default_rng(0).integers(-100, 100, 64).astype(np.int32)
    report, _ = both(kernel(BODIES[name]), "k", 2, 32, x, np.zeros_like(x))
    assert report.engine.startswith("native"), report.engine


def test_a_fault_is_found():
    body = BODIES["apply"].replace("(d0 + 3) mod 4", "d0 mod 8")
    report, _ = both(kernel(body), "k", 2, 32, np.zeros(64, np.int32), np.zeros(64, np.int32))
    assert {each.kind for each in report.findings} == {"out-of-bounds"}


def test_what_nobody_uses_is_checked():
    body = (
        BODIES["apply"] + f"\n%far = affine.apply affine_map<(d0) -> (d0 + 64)>(%i)\n%w = memref.load %x[%far] : {ROW}"
    )
    report, _ = both(kernel(body), "k", 2, 32, np.zeros(64, np.int32), np.zeros(64, np.int32))
    assert {each.kind for each in report.findings} == {"out-of-bounds"}
