"""Tiles that are read and written as runs: masks of any shape, and what the accesses are counted as."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim

COPY = """tt.func @copy(%from: !tt.ptr<f32>, %to: !tt.ptr<f32>, %mask: !tt.ptr<i8>, %stride: i32) {
  %pid = tt.get_program_id x : i32
  %r = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32>
  %c = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
  %eight = arith.constant 8 : i32
  %first = arith.muli %pid, %eight : i32
  %firsts = tt.splat %first : i32 -> tensor<8xi32>
  %rs = arith.addi %firsts, %r : tensor<8xi32>
  %r2 = tt.expand_dims %rs {axis = 1 : i32} : tensor<8xi32> -> tensor<8x1xi32>
  %c2 = tt.expand_dims %c {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
  %s = tt.splat %stride : i32 -> tensor<8x1xi32>
  %rows = arith.muli %r2, %s : tensor<8x1xi32>
  %rows2 = tt.broadcast %rows : tensor<8x1xi32> -> tensor<8x32xi32>
  %columns = tt.broadcast %c2 : tensor<1x32xi32> -> tensor<8x32xi32>
  %at = arith.addi %rows2, %columns : tensor<8x32xi32>
  %flags = tt.splat %mask : !tt.ptr<i8> -> tensor<8x32x!tt.ptr<i8>>
  %flagsat = tt.addptr %flags, %at : tensor<8x32x!tt.ptr<i8>>, tensor<8x32xi32>
  %bits = tt.load %flagsat : tensor<8x32x!tt.ptr<i8>>
  %zero = arith.constant dense<0> : tensor<8x32xi8>
  %keep = arith.cmpi ne, %bits, %zero : tensor<8x32xi8>
  %other = arith.constant dense<7.0> : tensor<8x32xf32>
  %in = tt.splat %from : !tt.ptr<f32> -> tensor<8x32x!tt.ptr<f32>>
  %inat = tt.addptr %in, %at : tensor<8x32x!tt.ptr<f32>>, tensor<8x32xi32>
  %tile = tt.load %inat, %keep, %other : tensor<8x32x!tt.ptr<f32>>
  %out = tt.splat %to : !tt.ptr<f32> -> tensor<8x32x!tt.ptr<f32>>
  %outat = tt.addptr %out, %at : tensor<8x32x!tt.ptr<f32>>, tensor<8x32xi32>
  tt.store %outat, %tileMASK : tensor<8x32x!tt.ptr<f32>>
  tt.return
}"""
PROGRAMS, ROWS, COLUMNS = 3, 24, 32


def masks(kind, rng):
    mask = np.ones((ROWS, COLUMNS), np.int8)
    if kind == "prefix":
        mask[:, 19:] = 0
    elif kind == "rows":
        mask[17:] = 0
    elif kind == "middle":
        mask[:5, :3] = mask[9:11] = mask[12:, 30:] = 0
    elif kind == "random":
        mask = rng.integers(0, 2, mask.shape).astype(np.int8)
    elif kind == "none":
        mask[:] = 0
    return mask


@pytest.mark.parametrize("stride", [COLUMNS, COLUMNS + 3])
@pytest.mark.parametrize("kind", ["all", "prefix", "rows", "middle", "random", "none"])
def test_masks(kind, stride, seed):
    rng = np.random.default_rng(seed)
    mask = np.zeros((ROWS, stride), np.int8)
    mask[:, :COLUMNS] = masks(kind, rng)
    x = rng.standard_normal(mask.shape).astype(np.float32)
    for stored, options in (("", {}), (", %keep", {"seed": seed}), (", %keep", {"checks": False})):
        y = np.zeros_like(x)
        report = sim.launch(COPY.replace("MASK", stored), "copy", PROGRAMS, x, y, mask, stride, **options)
        expected = np.where(mask != 0, x, 0 if stored else 7)
        expected[:, COLUMNS:] = 0
        np.testing.assert_array_equal(y, expected)
        if report.traffic is None:
            continue
        total = report.traffic.total
        kept = int(mask.sum())
        assert total.bytes_read.get("global", 0) == 4 * kept + mask[:, :COLUMNS].size
        assert total.bytes_written.get("global", 0) == 4 * (kept if stored else ROWS * COLUMNS)


def test_masked_out_of_bounds_is_named_by_its_element():
    """Where a mask lets too much through, of a run whose other elements are inside."""
    mask = np.ones((ROWS, COLUMNS), np.int8)
    mask[:, 19:] = 0
    x = np.zeros(ROWS * COLUMNS - 20, np.float32)
    report = sim.launch(COPY.replace("MASK", ", %keep"), "copy", PROGRAMS, x, np.zeros_like(mask, np.float32), mask, COLUMNS,
                        on_fault="report")  # fmt: skip
    (finding,) = report.findings
    assert finding.kind == "out-of-bounds" and finding.message.startswith("element [7, 12]: 4 bytes")
    assert finding.program == (2, 0, 0)


UNIFORM = """tt.func @f(%x: !tt.ptr<f32>, %n: i32, %y: !tt.ptr<f32>) {
  %pid = tt.get_program_id x : i32
  %c = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
  %bound = tt.splat %n : i32 -> tensor<64xi32>
  %keep = arith.cmpi slt, %c, %bound : tensor<64xi32>
  %p = tt.splat %x : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
  %at = tt.addptr %p, %c : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
  %v = tt.load %at, %keep : tensor<64x!tt.ptr<f32>>
  %q = tt.addptr %y, %pid : !tt.ptr<f32>, i32
  %sum = "tt.reduce"(%v) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    tt.reduce.return %s : f32
  }) : (tensor<64xf32>) -> f32
  tt.store %q, %sum : !tt.ptr<f32>
  tt.return
}"""


@pytest.mark.parametrize("n", [64, 50])
def test_what_all_programs_read_counts_for_each(n):
    x, y = np.ones(64, np.float32), np.zeros(5, np.float32)
    report = sim.launch(UNIFORM, "f", 5, x, n, y)
    assert (y == n).all()
    (load,) = (each for site, each in report.traffic.sites.items() if site.operation.name == "tt.load")
    assert load.bytes_read["global"] == 5 * 4 * n
    # Of 50 the last 8 bytes take a sector.
    assert load.global_sectors == 5 * -(-4 * n // 32)
