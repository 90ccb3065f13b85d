"""What the report of programs counts: operations, bytes and sectors, op by op, against numbers worked out by hand."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from gpuir import sim, viz

sys.path[:0] = [str(Path(__file__).parents[2] / "interop" / "triton"), str(Path(__file__).parent)]
import _corpus  # noqa: E402
import _kernels  # noqa: E402

del sys.path[:2]

STRIDED = """
tt.func @strided(%x: !tt.ptr<f32>, %y: !tt.ptr<f32>, %n: i32) {
  %range = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
  %step = tt.splat %n : i32 -> tensor<64xi32>
  %far = arith.muli %range, %step : tensor<64xi32>
  %from = tt.splat %x : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
  %sources = tt.addptr %from, %far : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
  %values = tt.load %sources : tensor<64x!tt.ptr<f32>>
  %more = arith.addf %values, %values : tensor<64xf32>
  %exp = math.exp %more : tensor<64xf32>
  %to = tt.splat %y : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
  %targets = tt.addptr %to, %range : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
  %c60 = arith.constant dense<60> : tensor<64xi32>
  %mask = arith.cmpi slt, %range, %c60 : tensor<64xi32>
  tt.store %targets, %exp, %mask : tensor<64x!tt.ptr<f32>>
  tt.return
}
"""


def strided(step, **options):
    return sim.launch(STRIDED, "strided", 1, np.zeros(64 * 8, np.float32), np.zeros(64, np.float32), step, **options)


@pytest.mark.parametrize("step, sectors, least", [(1, 8, 8), (2, 16, 8), (8, 64, 8)])
def test_sectors(step, sectors, least):
    (load,) = strided(step).where("tt.load")
    assert (load.line, load.count, load.bytes_read) == (8, 1, {"global": 256})
    assert (load.sectors, load.least_sectors) == (sectors, least)
    (store,) = strided(step).where(15)
    assert store.bytes_written == {"global": 240} and store.sectors == 8


def test_operations_on_floats():
    report = strided(1)
    assert report.flops == 128
    assert [(each.operation, each.flops) for each in report.where() if each.flops] == [
        ("arith.addf", 64), ("math.exp", 64)
    ]  # fmt: skip
    assert report.where("arith.addf")[0].issued == 2  # warps of 32
    assert sum(each.share for each in report.where()) == pytest.approx(1)
    assert report.dictionary()["flops"] == 128


def test_names_and_places():
    report = strided(8)
    assert [each.operation for each in report.where("-:9")] == ["arith.addf"]
    assert report.where(3)[0].operation == "tt.make_range" and report.where(99) == []
    assert report.where()[0].operation == "tt.load"  # 64 sectors
    with pytest.raises(ValueError, match=r"no op 'tt.lod' ran; did you mean tt.load"):
        report.where("tt.lod")
    first, *_ = str(report.where("tt.load")).splitlines()
    assert first.split() == ["op", "at", "times", "operations", "read", "written", "used", "time"]
    assert "12 %" in str(report.where("tt.load"))


def test_the_header_says_programs():
    assert str(strided(1)).startswith("strided: 1x1x1 programs, 0 bytes of shared memory\n")


def test_products_and_partitions(seed):
    (dump,) = (each for each in _corpus.dumps("3.9.0", "sm_100") if each.kernel == "matmul_specialized")
    case = _kernels.CASES["matmul_specialized"](np.random.default_rng(seed))
    report = _kernels.run(case, dump.stages()[-1].text, "matmul_specialized", chip="sm_90")
    (product,) = report.where("ttng.tc_gen5_mma")
    assert product.tensor == dict(report.tensor) == {"f16": 2 * 128 * 128 * 64 * product.count}
    assert report.estimate("sm_90").bound == max(
        report.estimate("sm_90").limits, key=report.estimate("sm_90").limits.get
    )
    loads = report.where("ttng.async_tma_copy_global_to_local")
    assert sum(sum(each.bytes_read.values()) for each in loads) == 2 * 128 * 64 * 2 * product.count
    text = viz.timeline(report).svg
    assert "programs" in text and ">program 0<" in text and ">program 0, part 0<" in text


def test_of_threads():
    kernel = """
gpu.module @m {
  gpu.func @k(%a: memref<64xf32>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %a[%t] : memref<64xf32>
    %w = arith.mulf %v, %v : f32
    memref.store %w, %a[%t] : memref<64xf32>
    gpu.return
  }
}
"""
    report = sim.launch(kernel, "k", 1, 64, np.zeros(64, np.float32))
    (product,) = report.where("arith.mulf")
    assert (product.count, product.flops) == (2, 64)
    (load,) = report.where("memref.load")
    assert load.bytes_read == {"global": 256} and load.sectors == 8
