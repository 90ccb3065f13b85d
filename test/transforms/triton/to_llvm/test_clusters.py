"""convert-triton-to-llvm: what the CTAs of a cluster copy and store for each other, against NumPy, and what is refused there."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir

sys.path.insert(0, str(Path(__file__).parent))
import _lowered

del sys.path[0]

HEAD = """
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[1, 0]]}>
#columns = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 1]]}>
#split = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#same = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0], CGALayout = [[0, 1]]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
"""

BARRIER = """
    %true = arith.constant true
    %c0 = arith.constant 0 : i32
    %bar = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #bar, #smem, mutable>
    ttng.init_barrier %bar, 1 : !ttg.memdesc<2xi64, #bar, #smem, mutable>
    ttng.fence_mbarrier_init_release_cluster
    {meet}
"""
ALL_MEET = "ttng.cluster_barrier {relaxed = true}"

COPIES = (
    HEAD
    + "tt.func public @k("
    + ", ".join(
        f"%{name}: !tt.tensordesc<64x64xf16, #{kind}>, %{name}0: i32, %{name}1: i32, %{name}2: i64, %{name}3: i64"
        for name, kind in (("a", "split"), ("b", "same"), ("o", "split"), ("p", "same"))
    )
    + ") {"
    + BARRIER.replace("{meet}", ALL_MEET)
    + """
    %c64 = arith.constant 64 : i32
    %mine = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #split, #smem, mutable>
    %all = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #same, #smem, mutable>
    ttng.barrier_expect %bar, 12288, %true : !ttg.memdesc<2xi64, #bar, #smem, mutable>
    ttng.async_tma_copy_global_to_local %a[%c64, %c0] %mine, %bar, %true : !tt.tensordesc<64x64xf16, #split>, !ttg.memdesc<2xi64, #bar, #smem, mutable> -> !ttg.memdesc<64x64xf16, #split, #smem, mutable>
    ttng.async_tma_copy_global_to_local %b[%c0, %c0] %all, %bar, %true {multicast} : !tt.tensordesc<64x64xf16, #same>, !ttg.memdesc<2xi64, #bar, #smem, mutable> -> !ttg.memdesc<64x64xf16, #same, #smem, mutable>
    ttng.wait_barrier %bar, %c0, %true : !ttg.memdesc<2xi64, #bar, #smem, mutable>
    ttng.async_tma_copy_local_to_global %o[%c0, %c0] %mine : !tt.tensordesc<64x64xf16, #split>, !ttg.memdesc<64x64xf16, #split, #smem, mutable>
    ttng.async_tma_copy_local_to_global %p[%c0, %c0] %all : !tt.tensordesc<64x64xf16, #same>, !ttg.memdesc<64x64xf16, #same, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
"""
)


def places(layout):
    """Lines that make %layout_at, the index in a matrix of 64 columns of each element."""
    rows, columns = (f"#ttg.slice<{{dim = {dim}, parent = #{layout}}}>" for dim in (1, 0))
    return f"""
    %{layout}_r = tt.make_range {{start = 0 : i32, end = 64 : i32}} : tensor<64xi32, {rows}>
    %{layout}_c = tt.make_range {{start = 0 : i32, end = 64 : i32}} : tensor<64xi32, {columns}>
    %{layout}_r1 = tt.expand_dims %{layout}_r {{axis = 1 : i32}} : tensor<64xi32, {rows}> -> tensor<64x1xi32, #{layout}>
    %{layout}_c1 = tt.expand_dims %{layout}_c {{axis = 0 : i32}} : tensor<64xi32, {columns}> -> tensor<1x64xi32, #{layout}>
    %{layout}_64 = arith.constant dense<64> : tensor<64x1xi32, #{layout}>
    %{layout}_r2 = arith.muli %{layout}_r1, %{layout}_64 : tensor<64x1xi32, #{layout}>
    %{layout}_r3 = tt.broadcast %{layout}_r2 : tensor<64x1xi32, #{layout}> -> tensor<64x64xi32, #{layout}>
    %{layout}_c2 = tt.broadcast %{layout}_c1 : tensor<1x64xi32, #{layout}> -> tensor<64x64xi32, #{layout}>
    %{layout}_at = arith.addi %{layout}_r3, %{layout}_c2 : tensor<64x64xi32, #{layout}>
"""


def stores(layout="blocked", meet=ALL_MEET):
    """Each CTA loads a half of the rows (or columns), and stores each element to the CTA that has its column."""
    return (
        HEAD
        + "tt.func public @k(%x: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %y: !tt.ptr<f32> {tt.divisibility = 16 : i32}) {"
        + BARRIER.replace("{meet}", meet)
        + places(layout)
        + (places("columns") if layout != "columns" else "")
        + f"""
    %m = ttg.local_alloc : () -> !ttg.memdesc<64x64xf32, #plain, #smem, mutable>
    ttng.barrier_expect %bar, 8192, %true : !ttg.memdesc<2xi64, #bar, #smem, mutable>
    %xs = tt.splat %x : !tt.ptr<f32> -> tensor<64x64x!tt.ptr<f32>, #{layout}>
    %xp = tt.addptr %xs, %{layout}_at : tensor<64x64x!tt.ptr<f32>, #{layout}>, tensor<64x64xi32, #{layout}>
    %v = tt.load %xp : tensor<64x64x!tt.ptr<f32>, #{layout}>
    ttng.async_shared_store %v, %m, %bar : tensor<64x64xf32, #{layout}> -> !ttg.memdesc<64x64xf32, #plain, #smem, mutable>, !ttg.memdesc<2xi64, #bar, #smem, mutable>
    ttng.wait_barrier %bar, %c0, %true : !ttg.memdesc<2xi64, #bar, #smem, mutable>
    %ys = tt.splat %y : !tt.ptr<f32> -> tensor<64x64x!tt.ptr<f32>, #columns>
    %yp = tt.addptr %ys, %columns_at : tensor<64x64x!tt.ptr<f32>, #columns>, tensor<64x64xi32, #columns>
    %w = ttg.local_load %m : !ttg.memdesc<64x64xf32, #plain, #smem, mutable> -> tensor<64x64xf32, #columns>
    tt.store %yp, %w : tensor<64x64x!tt.ptr<f32>, #columns>
    tt.return
  }}
}}
"""
    )


def test_tiles_are_copied_in_parts_and_to_several_ctas(seed):
    rng = np.random.default_rng(seed)
    a, b = rng.standard_normal((128, 64)).astype(np.float16), rng.standard_normal((64, 64)).astype(np.float16)
    o, p = np.zeros_like(b), np.zeros_like(b)
    report = _lowered.Lowered(COPIES).launch(1, [a, b, o, p], seed=seed, explore=1)
    assert not report.findings
    np.testing.assert_array_equal(o, a[64:])
    np.testing.assert_array_equal(p, b)


def test_one_cta_copies_for_all():
    ptx = gpuir.compile(COPIES, "sm_90a", emit="cubin", cache=False).ptx
    assert ptx.count(".multicast::cluster") == 1
    assert ptx.count("cp.async.bulk.tensor.2d.shared::cluster.global") == 2


@pytest.mark.parametrize("layout", ["blocked", "columns"])
def test_stores_to_other_ctas(layout, seed):
    """Half of what a CTA loads by rows belongs to the other one, and nothing of what it loads by columns."""
    x = np.random.default_rng(seed).standard_normal((64, 64)).astype(np.float32)
    y = np.zeros_like(x)
    report = _lowered.Lowered(stores(layout)).launch(1, [x, y], seed=seed, explore=1)
    assert not report.findings
    np.testing.assert_array_equal(y, x)
    ptx = gpuir.compile(stores(layout), "sm_90a", emit="cubin", cache=False).ptx
    assert "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v4.b32" in ptx


def test_stores_before_the_other_cta_is_there(seed):
    """Without the cluster's barrier the other CTA's mbarrier may not be made yet."""
    x = np.ones((64, 64), np.float32)
    with pytest.raises(gpuir.sim.SimulationError, match="mbarrier|missing|race"):
        for number in range(8):
            _lowered.Lowered(stores(meet="")).launch(1, [x, np.zeros_like(x)], seed=seed + number)


def test_the_barrier_in_parts(seed):
    """cluster_arrive and cluster_wait, as releases up to 3.8 have them."""
    x = np.random.default_rng(seed).standard_normal((64, 64)).astype(np.float32)
    y = np.zeros_like(x)
    meet = "ttng.cluster_arrive {relaxed = true}\n    ttng.cluster_wait"
    assert not _lowered.Lowered(stores(meet=meet)).launch(1, [x, y], seed=seed).findings
    np.testing.assert_array_equal(y, x)


WARPS = """
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%p: !tt.ptr<i32>) {
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %c8 = arith.constant 8 : i32
    %w = ttg.warp_id
    %a = arith.addi %w, %c8 : i32
    tt.store %p, %a : !tt.ptr<i32>
    ttg.warp_specialize(%p, %c8)
    default { ttg.warp_yield }
    partition0(%q: !tt.ptr<i32>, %n: i32) num_warps(4) {
      %at = arith.constant 1 : i32
      %v = ttg.warp_id {omitUniformHint}
      %b = arith.addi %v, %n : i32
      %t = tt.addptr %q, %at : !tt.ptr<i32>, i32
      tt.store %t, %b : !tt.ptr<i32>
      ttg.warp_return
    } : (!tt.ptr<i32>, i32) -> ()
    tt.return
  }
}
"""


def test_a_warp_knows_its_number_among_those_of_its_region(seed):
    """What is stored is the first warp's, of a partition too: Triton's code counts from the partition's first warp."""
    y = np.zeros(2, np.int32)
    _lowered.Lowered(WARPS).launch(1, [y], seed=seed)
    assert y.tolist() == [8, 8]


_BAR = "!ttg.memdesc<2xi64, #bar, #smem, mutable>"


def told(words: str, arrivals: int) -> str:
    """Each CTA waits at its mbarrier, which CTAs tell by the op of those words; then it stores its number behind 10 others."""
    begin = BARRIER.replace("{meet}", "").replace("    ttng.fence_mbarrier_init_release_cluster\n", "")
    return (
        HEAD.replace("module", "#one = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[1]]}>\nmodule", 1)
        + "tt.func public @k(%y: !tt.ptr<i32>) {"
        + begin.replace("init_barrier %bar, 1", f"init_barrier %bar, {arrivals}")
        + f"""    ttng.{words} : {_BAR}
    ttng.wait_barrier %bar, %c0, %true : {_BAR}
    %i = tt.make_range {{start = 0 : i32, end = 2 : i32}} : tensor<2xi32, #one>
    %ys = tt.splat %y : !tt.ptr<i32> -> tensor<2x!tt.ptr<i32>, #one>
    %yp = tt.addptr %ys, %i : tensor<2x!tt.ptr<i32>, #one>, tensor<2xi32, #one>
    tt.store %yp, %i : tensor<2x!tt.ptr<i32>, #one>
    tt.return
  }}
}}
"""
    )  # fmt: skip


#: Ops by which the first CTA, or each of both, tells both mbarriers, and how many arrivals an mbarrier gets.
TOLD = {
    "first tells all": ("arrive_barrier %bar, 1 {fromCTA = 0 : i32}", 1),
    "first tells all twice": ("arrive_barrier %bar, 2, %true {fromCTA = 0 : i32}", 2),
    "each tells all": ("arrive_barrier %bar, 1 {multicastCTA = 1 : i32}", 2),
    "each tells itself": ("arrive_barrier %bar, 1 {fromCTA = 1 : i32}", 1),
    "first expects for all": ("barrier_expect %bar, 0 {fromCTA = 0 : i32}, %true", 1),
}


@pytest.mark.parametrize(("words", "arrivals"), TOLD.values(), ids=TOLD)
def test_mbarriers_of_other_ctas_are_told(words, arrivals, seed):
    """That the mbarriers are there before, and the CTAs until then, is the compiler's work."""
    y = np.full(2, -1, np.int32)
    lowered = _lowered.Lowered(told(words, arrivals))
    assert not lowered.launch(1, [y], seed=seed, explore=4).findings
    assert y.tolist() == [0, 1]


@pytest.mark.parametrize(("words", "arrivals"), TOLD.values(), ids=TOLD)
def test_an_mbarrier_gets_no_more_arrivals(words, arrivals, seed):
    lowered = _lowered.Lowered(told(words, arrivals + 1))
    findings = lowered.launch(1, [np.zeros(2, np.int32)], seed=seed, on_fault="report").findings
    assert any(finding.kind == "deadlock" for finding in findings), findings


@pytest.mark.parametrize(("words", "arrivals"), TOLD.values(), ids=TOLD)
def test_tellings_are_tritons(words, arrivals, triton):
    """One instruction, by lanes, tells all; Triton 3.9 has one of its own (multicast) for `multicastCTA`."""
    pytest.importorskip("llvmlite")
    text = told(words, arrivals).replace("cuda:90", "cuda:100")
    theirs = triton("3.9.0").compile(text, capability=100, stage="ttgir", until="ptx")["ptx"]
    ours = gpuir.compile(text, "sm_100a", emit="cubin", cache=False).ptx
    kinds = (
        r"mbarrier\.arrive",
        r"mbarrier\.arrive\S*shared::cluster",
        r"fence\.mbarrier_init",
        r"mbarrier\.init",
        r"expect_tx",
    )
    counts = [[len(re.findall(kind, ptx)) for kind in kinds] for ptx in (ours, theirs)]
    if "fromCTA = 1" in words:  # its own, which takes no address of the cluster, and no meeting
        assert counts[0] == [1, 0, 0, 1, 0]
    else:
        assert counts[0] == counts[1]
    assert len(re.findall("barrier.cluster.wait", ours)) <= len(re.findall("barrier.cluster.wait", theirs))


def test_mbarriers_are_told_before_they_are_made(seed):
    """A fault that is planted: CTAs do not wait for each other's mbarriers."""

    def edited(lowered):
        return re.sub(r"nvvm\.cluster\.arrive.*\n\s*nvvm\.cluster\.wait.*", "nvvm.barrier", lowered, count=1)

    text = told(*TOLD["first tells all"])
    with pytest.raises(gpuir.sim.SimulationError, match="mbarrier|missing|race|deadlock"):
        for number in range(16):
            lowered = _lowered.Lowered(text, edits={"triton-ops-to-llvm": edited})
            lowered.launch(1, [np.zeros(2, np.int32)], seed=seed + number)
