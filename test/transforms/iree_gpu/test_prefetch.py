"""Loads of the next step are issued before the products of this one: in the assembly's order, and without races."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from _amdgcn import Graph

import gpuir
from gpuir import sim
from gpuir.dialects.iree_gpu.nvidia import NvWgmmaAttr
from gpuir.transforms.iree_gpu.configuration import lowering_config, target
from gpuir.transforms.iree_gpu.schedule import matmul_schedule

KINDS = {
    "gfx942": ("MFMA_F32_16x16x16_F16", (2, 2), 2),
    "gfx1100": ("WMMA_F32_16x16x16_F16", (2, 2), 2),
    "sm_80": ("MMA_SYNC_F32_16x8x16_F16", (2, 4), 2),
    "sm_90a": (("WGMMA_F32_64xNx16_F16", 64, 4), (1, 1), 1),
}
LOAD = {"gfx942": "(global|flat)_load", "gfx1100": "(global|flat)_load", "sm_80": r"(@\S+ )?ld\.global"}
PRODUCT = {"gfx942": "v_mfma", "gfx1100": "v_wmma", "sm_80": r"mma\.sync"}
BARRIER = {"gfx942": "s_barrier", "gfx1100": "s_barrier", "sm_80": r"(bar\.sync|barrier\.sync)"}


def matmul(m, n, k, dynamic=False):
    shapes = [(m, k), (k, n), (m, n)]
    a, b, c = (
        f"tensor<{'?x?' if dynamic else f'{rows}x{columns}'}x{element}>"
        for (rows, columns), element in zip(shapes, ("f16", "f16", "f32"))
    )
    return (
        f"func.func @matmul(%a: {a}, %b: {b}, %c: {c}) -> {c} {{\n"
        f"%d = linalg.matmul ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}\nreturn %d : {c}\n}}"
    )


def scheduled(text, chip, promote=(0, 1), **options):
    kind, subgroup, steps = KINDS[chip]
    context = gpuir.Context()
    module = gpuir.parse(text, context=context)
    with context:
        kind = kind if isinstance(kind, str) else NvWgmmaAttr.get(*kind)
        config = lowering_config(kind, [64, 64, 0], [0, 0, steps], [*subgroup, 0], promote)
        return matmul_schedule(module, target(chip) if chip.startswith("gfx") else None, config, **options)


@pytest.mark.parametrize(("chip", "promote"), [*((chip, (0, 1)) for chip in KINDS), ("gfx942", (0,)), ("sm_80", (1,))])
@pytest.mark.parametrize(("sizes", "dynamic"), [((64, 64, 192), False), ((100, 70, 150), False), ((70, 65, 33), True)])
def test_results_and_races(seed, chip, promote, sizes, dynamic):
    m, n, k = sizes
    module = scheduled(matmul(m, n, k, dynamic), chip, promote)
    rng = np.random.default_rng(seed)
    a, b = (rng.integers(-8, 9, shape).astype(np.float16) for shape in ((m, k), (k, n)))
    c = rng.integers(-8, 9, (m, n)).astype(np.float32)
    expected = a.astype(np.float32) @ b.astype(np.float32) + c
    report = sim.run(module, "matmul", a, b, c, chip=chip)
    assert np.array_equal(c, expected) and not report.findings


@pytest.mark.parametrize("k", [0, 1, 31, 32, 64])
@pytest.mark.parametrize("dynamic", [False, True])
def test_loops_of_few_steps(k, dynamic):
    """No step at all, one, and two: nothing is loaded that there is not."""
    module = scheduled(matmul(64, 64, k, dynamic), "gfx942")
    a, b = np.ones((64, k), np.float16), np.ones((k, 64), np.float16)
    c = np.ones((64, 64), np.float32)
    sim.run(module, "matmul", a, b, c, chip="gfx942")
    assert (c == k + 1).all()


def words(lines, chip):
    """A letter for each load, product, barrier and wait for loads."""
    letters = [(BARRIER[chip], "b"), (LOAD[chip], "l"), (PRODUCT[chip], "p"), (r"s_waitcnt .*vmcnt", "w")]
    return "".join(letter for line in lines for pattern, letter in letters if re.match(pattern, line))


# On gfx1100 LLVM unrolls the loop for whole tiles by two, and sinks the first of two steps' products to the second's.
@pytest.mark.parametrize(("chip", "size"), [("gfx942", 1024), ("gfx942", 1000), ("gfx1100", 1000)])
def test_order_in_amd_assembly(chip, size):
    """Around the loop: without it a step waits for its loads before its products, with it behind them."""
    with_, without = (
        Graph(gpuir.compile(gpuir.asm(scheduled(matmul(size, size, size), chip, prefetch=on)), chip).data)
        for on in (True, False)
    )
    with_, without = (words(graph.lines(graph.loop(LOAD[chip])), chip) * 2 for graph in (with_, without))
    assert re.search("bl+p", with_), with_
    assert re.search("l+w+b", without) and not re.search("bl+p", without), without


def test_order_in_ptx():
    with_, without = (
        gpuir.compile(gpuir.asm(scheduled(matmul(1024, 1024, 1024), "sm_80", prefetch=on)), "sm_80").data.splitlines()
        for on in (True, False)
    )
    # The text of the loop begins with the products, and ends with the loads for the next ones.
    assert re.search("p{16}bbl{6}$", words([line.strip() for line in with_], "sm_80"))
    assert re.search("l{6}bbp{16}$", words([line.strip() for line in without], "sm_80"))


def test_registers():
    """It takes the registers of a step's loads, and leaves as many workgroups on a compute unit: memory is what limits them."""
    module, without = (scheduled(matmul(1024, 1024, 1024), "gfx942", prefetch=on) for on in (True, False))
    reports = [gpuir.compile(gpuir.asm(each), target="gfx942").kernels["matmul_kernel"] for each in (module, without)]
    assert reports[0].registers <= reports[1].registers + 24 and not reports[0].spill_stores
    assert reports[0].shared_memory == reports[1].shared_memory


def test_loops_that_stay():
    """Without a barrier, with a store to global memory, or where a load depends on the step before."""
    text = """
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>, %t: memref<64xf32, #gpu.address_space<workgroup>>) {
  %0 = arith.constant 0 : index
  %4 = arith.constant 4 : index
  %64 = arith.constant 64 : index
  %z = arith.constant 0.0 : f32
  scf.for %i = %0 to %64 step %4 {
    %v = vector.transfer_read %a[%i], %z {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
    BARRIER
    vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32, #gpu.address_space<workgroup>>
    STORE
  }
  return
}
"""
    store = "vector.transfer_write %v, %b[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>"
    for barrier, behind, rotated in (("gpu.barrier", "", True), ("", "", False), ("gpu.barrier", store, False)):
        module = gpuir.parse(text.replace("BARRIER", barrier).replace("STORE", behind), context=gpuir.Context())
        gpuir.pass_manager("builtin.module(iree-gpu-prefetch-copies)", context=module.context).run(module)
        assert ("iter_args" in gpuir.asm(module)) == rotated
