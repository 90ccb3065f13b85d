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


def _stage(name: str) -> str:
    (file,) = [each for each in _corpus.FILES if each.name == name]
    return next(each.text for each in reversed(_corpus.stages(file)) if each.text)


@pytest.mark.parametrize(
    ("file", "copy", "product"),
    [
        ("matmul.sm90.mlir", "ttg.async_copy_global_to_local", "ttng.warp_group_dot"),
        ("matmul_descriptor.sm90.mlir", "ttng.async_tma_copy_global_to_local", "ttng.warp_group_dot"),
        ("matmul_descriptor.sm100.mlir", "ttng.async_tma_copy_global_to_local", "ttng.tc_gen5_mma"),
        ("matmul_specialized.sm100.mlir", "ttng.async_tma_copy_global_to_local", "ttng.tc_gen5_mma"),
    ],
)
def test_what_is_under_way(file, copy, product, seed):
    """Copies and products from their issue to their landing: a product begins when the copies of its operands have landed."""
    name = file.partition(".")[0]
    case = _kernels.CASES[name](np.random.default_rng(seed))
    timeline = _kernels.run(case, _stage(file), name, seed=seed).timeline
    own = [each for each in timeline.asynchronous if each.block == 0]
    assert {each.kind for each in own} == {"copy", "product"} and all(each.end >= each.start for each in own)
    copies = sorted(each.end for each in own if f"'{copy}' at" in each.site)
    products = sorted(each.start for each in own if f"'{product}' at" in each.site)
    # Each product has two operands.
    assert len(products) >= 2 and len(copies) >= 2 * len(products)
    assert all(landed <= start for landed, start in zip(copies[1::2], products))
    # While one is under way, others are issued: that is what the pipeline is for. Partitions have clocks of their own.
    assert name == "matmul_specialized" or any(one.start < other.start < one.end for one in own for other in own)
    last = max(each.end for each in timeline.stretches if each.block == 0)
    assert all(each.end <= last for each in own)
    picture = timeline.svg(rows=4)
    assert ">program 0, copies<" in picture and ">program 0, products<" in picture
    assert (
        ">copies<" in picture and ">products<" in picture and f"copy {own[0].start:,} to {own[0].end:,} at" in picture
    )


def test_what_is_under_way_in_several_processes():
    case = _kernels.CASES["matmul"](np.random.default_rng(1))
    one, two = (_kernels.run(case, _stage("matmul.sm90.mlir"), "matmul", workers=n).timeline for n in (1, 2))
    fields = lambda timeline: [(each.block, each.kind, each.start, each.end) for each in timeline.asynchronous]
    assert sorted(fields(one)) == sorted(fields(two)) and {each.block for each in two.asynchronous} == {0, 1}


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
