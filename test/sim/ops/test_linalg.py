"""linalg: ops on buffers of the host."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim


def run(body, arguments, *arrays, **options):
    return sim.run(f"func.func @main({arguments}) {{\n{body}\nreturn\n}}", "main", *arrays, **options)


@pytest.mark.parametrize("size", [3, 40])
def test_a_product(size):
    random = np.random.default_rng(0)
    a, b = (random.integers(0, 8, (size, size)).astype(np.float32) for _ in range(2))
    c = np.ones((size, size), np.float32)
    type = f"memref<{size}x{size}xf32>"
    body = f"""%zero = arith.constant 0.0 : f32
linalg.fill ins(%zero : f32) outs(%c : {type})
linalg.matmul ins(%a, %b : {type}, {type}) outs(%c : {type})"""
    run(body, f"%a: {type}, %b: {type}, %c: {type}", a, b, c)
    assert np.array_equal(c, a @ b)


def test_a_generic_op_with_values_from_outside_and_indices():
    body = """linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]} ins(%a : memref<4x3xi32>) outs(%b : memref<3x4xi32>) {
^bb0(%x: i32, %y: i32):
  %i = linalg.index 0 : index
  %k = arith.index_cast %i : index to i32
  %z = arith.addi %x, %k : i32
  %w = arith.muli %z, %f : i32
  linalg.yield %w : i32
}
linalg.transpose ins(%b : memref<3x4xi32>) outs(%a : memref<4x3xi32>) permutation = [1, 0]"""
    a, b = np.arange(12, dtype=np.int32).reshape(4, 3), np.zeros((3, 4), np.int32)
    expected = (a.T + np.arange(3)[:, None]) * 5
    run(body, "%a: memref<4x3xi32>, %b: memref<3x4xi32>, %f: i32", a, b, 5)
    assert np.array_equal(b, expected)
    assert np.array_equal(a, expected.T)


def test_findings_stand_at_the_op():
    body = """%m = memref.alloc() : memref<4xf32>
linalg.copy ins(%m : memref<4xf32>) outs(%a : memref<4xf32>)"""
    report = run(body, "%a: memref<4xf32>", np.zeros(4, np.float32), on_fault="report")
    assert [(each.kind, each.line) for each in report.findings] == [("uninitialized", 3)]


def test_what_is_refused():
    with pytest.raises(sim.UnsupportedOp, match="bufferize the module first"):
        run(
            "%x = linalg.fill ins(%f : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>",
            "%f: f32, %t: tensor<4xf32>",
            1.0,
            None,
        )
    kernel = """gpu.module @m { gpu.func @k(%a: memref<4xf32>, %f: f32) kernel {
  linalg.fill ins(%f : f32) outs(%a : memref<4xf32>)
  gpu.return
} }"""
    with pytest.raises(sim.UnsupportedOp, match="map it to them first"):
        sim.launch(kernel, "k", 1, 1, np.zeros(4, np.float32), 1.0)
