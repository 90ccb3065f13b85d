"""The generator's kernels in the simulator: NumPy's result in every schedule, and each missing synchronisation is reported."""

from __future__ import annotations

import functools
import re

import hopper_gemm
import pytest
from hopper_gemm import Gemm, Kernel

from gpuir import sim

#: Kernels, and sizes with edges in M, N and K.
CASES = {
    "the default": (Gemm(), (140, 264, 200)),
    "the default in clusters": (Gemm(cluster=2), (256, 256, 264)),
    "tf32": (
        Gemm((64, 64, 32), 2, consumers=1, dtype="float32", out_dtype="float32", epilogue="direct"),
        (70, 66, 100),
    ),
    "one consumer": (Gemm((64, 64, 64), 2, consumers=1), (100, 88, 200)),
    "two consumers": (Gemm((128, 64, 64), 3), (200, 72, 264)),
    "swizzles of 64 and 32 bytes": (Gemm((64, 96, 16), 3, consumers=1), (100, 104, 40)),
    "two products along M": (Gemm((256, 32, 64), 2), (300, 40, 72)),
    "stored directly": (Gemm((64, 64, 64), 2, consumers=1, epilogue="direct", out_dtype="float32"), (100, 90, 200)),
    "two products along N": (Gemm((128, 96, 32), 3, consumers=1, epilogue="direct"), (200, 98, 264)),
    "no producer": (Gemm((64, 64, 64), 2, consumers=1, specialized=False), (100, 88, 200)),
    "no producer, two consumers": (Gemm((128, 64, 64), 3, specialized=False), (100, 88, 200)),
    "more stages than parts of K": (Gemm((64, 64, 64), 4, consumers=1, specialized=False), (64, 64, 64)),
    "bfloat16, B as (K, N)": (
        Gemm((64, 128, 64), 2, consumers=1, dtype="bfloat16", out_dtype="bfloat16", b_transposed=False),
        (150, 136, 200),
    ),
    "float8": (
        Gemm((64, 64, 128), 2, consumers=1, dtype="float8_e4m3fn", b_dtype="float8_e5m2", out_dtype="bfloat16"),
        (150, 88, 208),
    ),
    "three consumers": (Gemm((192, 64, 32), 4, consumers=3), (192, 64, 104)),
    "a cluster": (Gemm((64, 64, 64), 2, consumers=1, cluster=2), (150, 88, 200)),
    "a cluster, B as (K, N)": (Gemm((64, 64, 64), 2, consumers=1, cluster=2, b_transposed=False), (150, 88, 200)),
    "a cluster, two consumers": (Gemm((128, 64, 64), 2, cluster=2, epilogue="direct"), (300, 64, 64)),
    "a cluster without a producer": (
        Gemm((64, 32, 64), 3, consumers=1, cluster=4, specialized=False),
        (300, 40, 200),
    ),
    "bands of blocks": (Gemm((64, 64, 64), 2, consumers=1, group=2), (330, 200, 64)),
}
#: The kernel that the faults are put into.
FAULTY = (Gemm((128, 64, 64), 2), (200, 72, 264))


@functools.cache
def built(gemm: Gemm) -> tuple[Kernel, str]:
    kernel = Kernel(gemm)
    return kernel, str(kernel.build())


def run(gemm: Gemm, sizes: tuple[int, int, int], seed: int | None, change=lambda text: text) -> sim.Report:
    kernel, text = built(gemm)
    return hopper_gemm.simulate(kernel, change(text), *sizes, seed=seed)


@pytest.mark.parametrize("number", [None, 0, 1])
@pytest.mark.parametrize("name", CASES)
def test_result_is_numpys(name, number, seed):
    gemm, (m, n, k) = CASES[name]
    report = run(gemm, (m, n, k), None if number is None else seed % 1_000_000)
    e, grid = gemm.emitter(), gemm.grid(m, n)
    blocks, rounds = grid[0] * grid[1], -(-k // gemm.tile[2])
    assert report.operations["nvvm.wgmma.mma_async"] == 4 * gemm.consumers * len(e.atoms()) * blocks * rounds


def test_k_of_nothing():
    """No part of K: C is zero."""
    gemm, (m, n, _) = CASES["two consumers"]
    kernel, text = built(gemm)
    a, b, c, _ = kernel.operands(m, n, 8)
    maps = [sim.tensor_map(x, copy.box, swizzle="128b") for copy, x in zip((kernel.a, kernel.b, kernel.c), (a, b, c))]
    sim.launch(text, "gemm", gemm.grid(m, n), gemm.threads, *maps, 0, smem=kernel.plan.bytes)
    assert not c.any()


@pytest.mark.parametrize("schedule", range(3))
def test_many_schedules(schedule, seed):
    gemm, sizes = FAULTY
    run(gemm, sizes, (seed + schedule) % 1_000_000)


def without(pattern: str):
    """Takes the first line that matches out of a text."""

    def change(text: str) -> str:
        found = re.sub(rf"\n *{pattern}[^\n]*", "", text, count=1)
        assert found != text, pattern
        return found

    return change


def instead(old: str, new: str):
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new)

    return change


@pytest.mark.parametrize(
    ("change", "kind", "words"),
    [
        (without("nvvm.fence.proxy"), "missing-fence", "nvgpu.tma.async.store.*fence.proxy.async behind the write"),
        (without("nvvm.wgmma.wait.group.sync.aligned 1"), "missing-wait", "nvgpu.tma.async.load.*wgmma.wait_group"),
        (without("nvvm.wgmma.wait.group.sync.aligned 0"), "missing-wait", "registers of accumulators are used"),
        (without("nvvm.wgmma.fence.aligned"), "missing-fence", "since the warp's last wgmma.fence"),
        (without("nvvm.cp.async.bulk.wait_group"), "missing-wait", "nvgpu.tma.async.store.*when the block ends"),
        (instead("constant 24576 : index", "constant 24592 : index"), "deadlock", "nvgpu.mbarrier.try_wait.parity"),
        (instead("constant 24576 : index", "constant 24560 : index"), "deadlock", "nvgpu.mbarrier.try_wait.parity"),
        (instead("constant true", "constant false"), "deadlock", "nvgpu.mbarrier.try_wait.parity"),
    ],
)
def test_a_fault_is_reported(change, kind, words, seed):
    gemm, sizes = FAULTY
    for number in (None, seed % 1_000_000):
        with pytest.raises(sim.SimulationError) as error:
            run(gemm, sizes, number, change)
        first = error.value.findings[0]
        assert first.kind == kind
        assert re.search(words, str(first))


def test_stages_that_are_still_read(seed):
    """Tiles of C take the place of stages: without the barrier of all consumers the others' products still read them."""
    gemm = Gemm((128, 128, 64), 2)
    for number in (None, seed % 1_000_000):
        with pytest.raises(sim.SimulationError) as error:
            run(gemm, (200, 136, 264), number, without("nvvm.barrier id"))
        # By the schedule: the product is over, which nothing has told, or it is not.
        assert error.value.findings[0].kind in ("race", "missing-wait")
        assert "nvvm.stmatrix" in str(error.value.findings[0])
    run(gemm, (200, 136, 264), seed % 1_000_000)
