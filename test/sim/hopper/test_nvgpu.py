"""nvgpu's Hopper ops: tiles by TMA, products of warpgroups; the same kernels behind upstream's lowering to nvvm."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim

LEFT = "memref<128x64xf16, 3>"
RIGHT = "memref<64x128xf16, 3>"
BOX = "memref<64x64xf16, strided<[64, 1]{}>, 3>"
ACC = "!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>"
GEMM = f"""
!left = !nvgpu.tensormap.descriptor<tensor = {LEFT}, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!right = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!bar = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
gpu.module @kernels {{
  gpu.func @matmul(%a: !left, %b: !right, %out: memref<128x128xf32>)
      workgroup(%la: {LEFT} {{llvm.align = 1024}}, %lb: {RIGHT} {{llvm.align = 1024}}) kernel {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %bytes = arith.constant 32768 : index
    %ticks = arith.constant 10000000 : index
    %p = arith.constant false
    %t = gpu.thread_id x
    %first = arith.cmpi eq, %t, %c0 : index
    %l0 = memref.reinterpret_cast %lb to offset: [0], sizes: [64, 64], strides: [64, 1] : {RIGHT} to {BOX.format("")}
    %l1 = memref.reinterpret_cast %lb to offset: [4096], sizes: [64, 64], strides: [64, 1]
      : {RIGHT} to {BOX.format(", offset: 4096")}
    %bar = nvgpu.mbarrier.create -> !bar
    nvgpu.mbarrier.init %bar[%c0], %c1, predicate = %first : !bar
    gpu.barrier
    nvgpu.tma.prefetch.descriptor %a, predicate = %first : !left
    nvgpu.mbarrier.arrive.expect_tx %bar[%c0], %bytes, predicate = %first : !bar
    nvgpu.tma.async.load %a[%c0, %c0], %bar[%c0] to %la, predicate = %first : !left, !bar -> {LEFT}
    nvgpu.tma.async.load %b[%c0, %c0], %bar[%c0] to %l0, predicate = %first : !right, !bar -> {BOX.format("")}
    nvgpu.tma.async.load %b[%c64, %c0], %bar[%c0] to %l1, predicate = %first
      : !right, !bar -> {BOX.format(", offset: 4096")}
    nvgpu.mbarrier.try_wait.parity %bar[%c0], %p, %ticks : !bar
    %zero = nvgpu.warpgroup.mma.init.accumulator -> {ACC}
    %da = nvgpu.warpgroup.generate.descriptor %la, %a : {LEFT}, !left -> !nvgpu.warpgroup.descriptor<tensor = {LEFT}>
    %db = nvgpu.warpgroup.generate.descriptor %lb, %b : {RIGHT}, !right -> !nvgpu.warpgroup.descriptor<tensor = {RIGHT}>
    %d = nvgpu.warpgroup.mma %da, %db, %zero {{transposeB, waitGroup = 0 : i64}}
      : !nvgpu.warpgroup.descriptor<tensor = {LEFT}>, !nvgpu.warpgroup.descriptor<tensor = {RIGHT}>, {ACC} -> {ACC}
    nvgpu.warpgroup.mma.store %d, %out : <fragmented = vector<128x128xf32>> to memref<128x128xf32>
    gpu.return
  }}
}}"""


def matmul(module, seed):
    rng = np.random.default_rng(0)
    a, b = ((rng.integers(-4, 5, shape) / 2).astype(np.float16) for shape in ((128, 64), (64, 128)))
    c = np.zeros((128, 128), np.float32)
    maps = sim.tensor_map(a, (128, 64), swizzle="128b"), sim.tensor_map(b, (64, 64), swizzle="128b")
    sim.launch(module, "matmul", 1, 128, *maps, c, seed=seed)
    return c, a.astype(np.float32) @ b.astype(np.float32)


@pytest.mark.parametrize("seed", (None, 1, 2))
def test_product(seed):
    found, want = matmul(GEMM, seed)
    assert np.array_equal(found, want)


@pytest.mark.parametrize("seed", (None, 1))
def test_product_behind_the_lowering(seed):
    with gpuir.Context(), gpuir.ir.Location.unknown():
        module = gpuir.parse(GEMM)
        gpuir.pass_manager("builtin.module(gpu.module(convert-nvgpu-to-nvvm))").run(module.operation)
        assert "nvgpu." not in "".join(line for line in str(module).splitlines() if " = nvgpu." in line)
        found, want = matmul(module, seed)
    assert np.array_equal(found, want)


def test_one_group_in_flight_is_the_default():
    with pytest.raises(sim.SimulationError, match=r"missing-wait: registers of accumulators are used") as caught:
        matmul(GEMM.replace(", waitGroup = 0 : i64", ""), None)
    product = caught.value.findings[0].other
    assert (product.operation, product.message, product.warp) == ("nvgpu.warpgroup.mma", "issued here", 0)


@pytest.mark.parametrize("pipeline", (None, "builtin.module(gpu-kernel-outlining,convert-nvgpu-to-nvvm)"))
def test_schedule_with_tma(pipeline):
    sys.path.insert(0, str(Path(__file__).parents[3] / "examples"))
    import schedule_tma

    sys.path.pop(0)
    schedule = schedule_tma.schedule()
    module = gpuir.parse(schedule_tma.PAYLOAD, context=schedule.context)
    schedule.apply(module)
    if pipeline is not None:
        with schedule.context:
            gpuir.pass_manager(pipeline).run(module.operation)
        assert "mgpuTensorMapEncodeTiledMemref" in str(module)
    rng = np.random.default_rng(1)
    a, b = rng.random((2, 64, 32), np.float32)
    for seed in (None, 1):
        c = np.zeros((64, 32), np.float32)
        sim.run(module, "add", a, b, c, seed=seed)
        assert np.array_equal(c, a + b)


BARRIERS = """
!bar = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
gpu.module @kernels {
  gpu.func @k(%out: memref<64xi32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c64 = arith.constant 64 : index
    %t = gpu.thread_id x
    %first = arith.cmpi eq, %t, %c0 : index
    %bar = nvgpu.mbarrier.create -> !bar
    nvgpu.mbarrier.init %bar[%c1], %c64, predicate = %first : !bar
    nvgpu.mbarrier.init %bar[%c0], %c64, predicate = %first : !bar
    gpu.barrier
    %x = nvgpu.mbarrier.get %bar[%c1] : !bar -> i32
    %y = nvgpu.mbarrier.get %bar[%c0] : !bar -> i32
    %d = arith.subi %x, %y : i32
    %token = nvgpu.mbarrier.arrive %bar[%c1] : !bar -> !nvgpu.mbarrier.token
    %done = scf.while (%n = %d) : (i32) -> i32 {
      %ready = nvgpu.mbarrier.test.wait %bar[%c1], %token : !bar, !nvgpu.mbarrier.token
      %yes = arith.constant true
      %more = arith.xori %ready, %yes : i1
      scf.condition(%more) %n : i32
    } do {
    ^bb0(%n: i32):
      scf.yield %n : i32
    }
    memref.store %done, %out[%t] : memref<64xi32>
    gpu.return
  }
}"""


@pytest.mark.parametrize("seed", (None, 1, 2, 3))
def test_barriers(seed):
    out = np.zeros(64, np.int32)
    sim.launch(BARRIERS, "k", 1, 64, out, seed=seed)
    assert (out == 8).all()


STORE = """
!map = !nvgpu.tensormap.descriptor<tensor = memref<8x16xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
gpu.module @kernels {
  gpu.func @k(%map: !map, %in: memref<8x16xf32>) workgroup(%tile: memref<8x16xf32, 3> {llvm.align = 128}) kernel {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %t = gpu.thread_id x
    %y = arith.remui %t, %c8 : index
    %x = arith.divui %t, %c8 : index
    %x4 = arith.muli %x, %c4 : index
    %pad = arith.constant 0.0 : f32
    %v = vector.transfer_read %in[%y, %x4], %pad {in_bounds = [true]} : memref<8x16xf32>, vector<4xf32>
    vector.transfer_write %v, %tile[%y, %x4] {in_bounds = [true]} : vector<4xf32>, memref<8x16xf32, 3>
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
    %all = arith.constant -1 : i32
    nvvm.bar.warp.sync %all : i32
    %first = arith.cmpi eq, %t, %c0 : index
    nvgpu.tma.fence.descriptor %map : !map
    nvgpu.tma.async.store %tile to %map[%c4, %c8], predicate = %first : memref<8x16xf32, 3> -> !map
    nvvm.cp.async.bulk.commit.group
    nvvm.cp.async.bulk.wait_group 0
    gpu.return
  }
}"""


def test_store():
    given, out = np.arange(128, dtype=np.float32).reshape(8, 16), np.zeros((20, 32), np.float32)
    sim.launch(STORE, "k", 1, 32, sim.tensor_map(out, (8, 16)), given)
    want = np.zeros_like(out)
    want[8:16, 4:20] = given
    assert np.array_equal(out, want)


@pytest.mark.parametrize("options, says", [
    ({"box": (8, 8)}, r"box is \(8, 8\), and that of .* is \(8, 16\)"),
    ({"box": (8, 8), "swizzle": "32b"}, "box is"),
])  # fmt: skip
def test_maps_that_do_not_fit_the_type(options, says):
    out, given = np.zeros((20, 32), np.float32), np.zeros((8, 16), np.float32)
    with pytest.raises(TypeError, match=says):
        sim.launch(STORE, "k", 1, 32, sim.tensor_map(out, **options), given)


def test_arguments_that_are_no_maps():
    with pytest.raises(
        TypeError, match=r"a tensor map is given for a pointer or a tensor map, not for memref<8x16xf32>|expected"
    ):
        out = np.zeros((8, 16), np.float32)
        sim.launch(STORE, "k", 1, 32, sim.tensor_map(out, (8, 16)), sim.tensor_map(out, (8, 16)))


def test_arrivals_that_complete_nothing():
    text = (
        BARRIERS.replace(
            "%token = nvgpu.mbarrier.arrive %bar[%c1] : !bar -> !nvgpu.mbarrier.token",
            """%half = arith.divui %c64, %c2 : index
    %two = nvgpu.mbarrier.arrive.nocomplete %bar[%c0], %c1 : !bar -> !nvgpu.mbarrier.token
    %token = nvgpu.mbarrier.arrive %bar[%c1] : !bar -> !nvgpu.mbarrier.token""",
        )
        .replace("init %bar[%c0], %c64", "init %bar[%c0], %c65")
        .replace("%c64 = arith", "%c65 = arith.constant 65 : index\n%c64 = arith")
    )
    out = np.zeros(64, np.int32)
    sim.launch(text, "k", 1, 64, out)
    assert (out == 8).all()


def test_barriers_are_in_shared_memory():
    text = GEMM.replace(
        "!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>", "!nvgpu.mbarrier.group<memorySpace = 1>"
    )
    with pytest.raises(sim.UnsupportedOp, match="mbarriers are in workgroup memory"):
        matmul(text, None)
