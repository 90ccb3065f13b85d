"""Rows that stand apart, copied in clusters: of each CTA's part, or by one CTA for all; against NumPy and beside Triton's PTX."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir.interop.triton import Triton

sys.path.insert(0, str(Path(__file__).parent))
import _lowered
import test_clusters

del sys.path[0]

_BARRIER = "!ttg.memdesc<2xi64, #bar, #smem, mutable>"


def rows(kind: str, scatters: bool = False, multicast: bool = False, meet: str = test_clusters.ALL_MEET) -> str:
    """64 rows by their numbers, to another place or from there; CTAs have halves of the rows (`split`) or columns (`halves`), or all."""
    own_rows = int(kind == "split")
    size = 64 * 64 * 2 // (1 if kind == "same" else 2)
    buffer, tile, row = (
        f"!ttg.memdesc<64x64xf16, #{kind}, #smem, mutable>", f"!tt.tensordesc<64x64xf16, #{kind}>",
        f"!tt.tensordesc<1x64xf16, #{kind}>",
    )  # fmt: skip
    numbers = "tensor<64xi32, #numbers>"
    more = f"""#halves = #ttg.nvmma_shared<{{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}}>
#wide = #ttg.blocked<{{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0], CGALayout = [[0, {own_rows}]]}}>
#numbers = #ttg.slice<{{dim = 0, parent = #wide}}>
#smem = """
    text = test_clusters.HEAD.replace("cuda:90", "cuda:100").replace("#smem = ", more)
    arguments = ", ".join(
        f"%{name}: {kind}, %{name}0: i32, %{name}1: i32, %{name}2: i64, %{name}3: i64"
        for name, kind in (("o", tile), ("d", row))
    )
    text += f"tt.func public @k({arguments}, %p: !tt.ptr<i32> {{tt.divisibility = 16 : i32}}) {{"
    text += test_clusters.BARRIER.replace("{meet}", meet)
    if not meet:
        text = text.replace("    ttng.fence_mbarrier_init_release_cluster\n", "")
    text += f"""
    %m = ttg.local_alloc : () -> {buffer}
    %i = tt.make_range {{start = 0 : i32, end = 64 : i32}} : {numbers}
    %ps = tt.splat %p : !tt.ptr<i32> -> tensor<64x!tt.ptr<i32>, #numbers>
    %pp = tt.addptr %ps, %i : tensor<64x!tt.ptr<i32>, #numbers>, {numbers}
    %r = tt.load %pp : tensor<64x!tt.ptr<i32>, #numbers>
    ttng.barrier_expect %bar, {size}, %true : {_BARRIER}
"""
    if scatters:
        text += f"""    ttng.async_tma_copy_global_to_local %o[%c0, %c0] %m, %bar, %true : {tile}, {_BARRIER} -> {buffer}
    ttng.wait_barrier %bar, %c0, %true : {_BARRIER}
    ttng.async_tma_scatter %d[%r, %c0] %m : {row}, {numbers}, i32, {buffer}
"""
    else:
        words = "{multicast} " if multicast else ""
        text += f"""    ttng.async_tma_gather %d[%r, %c0] %m, %bar, %true {words}: {row}, {numbers}, i32, {_BARRIER}, {buffer}, i1
    ttng.wait_barrier %bar, %c0, %true : {_BARRIER}
    ttng.async_tma_copy_local_to_global %o[%c0, %c0] %m : {tile}, {buffer}
"""
    return text + "    ttng.async_tma_store_wait {pendings = 0 : i32}\n    tt.return\n  }\n}\n"


#: What CTAs have, whether rows are scattered, and whether one CTA copies for all; copies of four rows of a CTA.
FORMS = {
    "rows": ("split", False, False), "columns": ("halves", False, False), "all": ("same", False, False),
    "all by one": ("same", False, True), "scattered rows": ("split", True, False),
    "scattered columns": ("halves", True, False), "scattered by one": ("same", True, False),
}  # fmt: skip


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_against_numpy(form: tuple, seed: int) -> None:
    rng = np.random.default_rng(seed)
    tile, table = rng.standard_normal((64, 64)).astype(np.float16), rng.standard_normal((128, 64)).astype(np.float16)
    numbers = rng.permutation(128)[:64].astype(np.int32)
    wanted_tile, wanted = tile.copy(), table.copy()
    if form[1]:
        wanted[numbers] = tile
    else:
        wanted_tile = table[numbers]
    report = _lowered.Lowered(rows(*form)).launch(1, [tile, table, numbers], seed=seed, explore=1)
    assert not report.findings
    np.testing.assert_array_equal(tile, wanted_tile)
    np.testing.assert_array_equal(table, wanted)


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_instructions_are_tritons(form: tuple, triton: Callable[[str], Triton]) -> None:
    pytest.importorskip("llvmlite")
    ours = gpuir.compile(rows(*form), "sm_100a", emit="cubin").ptx
    # Triton's code waits for mbarriers of the cluster by itself.
    theirs = triton("3.9.0").compile(rows(*form, meet=""), capability=100, stage="ttgir", until="ptx")["ptx"]
    words = (
        r"cp\.async\.bulk\.tensor\.2d\S*gather4", r"cp\.async\.bulk\.tensor\.2d\S*gather4\S*multicast::cluster",
        r"cp\.async\.bulk\.tensor\.2d\S*scatter4", r"mbarrier\.arrive\.expect_tx",
    )  # fmt: skip
    found, wanted = ([len(re.findall(word, ptx)) for word in words] for ptx in (ours, theirs))
    assert found == wanted
    each = 2 if form[0] == "split" else 4
    assert found == [0 if form[1] else each, each if form[2] else 0, each if form[1] else 0, 1]


def test_a_copy_for_one_alone_is_found(seed: int) -> None:
    """The other CTA waits for rows that nobody copies."""

    def edited(lowered: str) -> str:
        changed, count = re.subn(r"(arith\.constant )3( : i16)", r"\g<1>1\2", lowered)
        assert count, lowered
        return changed

    lowered = _lowered.Lowered(rows("same", multicast=True), edits={"triton-ops-to-llvm": edited})
    arguments = [np.zeros((64, 64), np.float16), np.ones((128, 64), np.float16), np.arange(64, dtype=np.int32)]
    findings = lowered.launch(1, arguments, seed=seed, on_fault="report").findings
    assert any(finding.kind == "deadlock" for finding in findings), findings


def test_numbers_of_other_rows_are_refused(triton: Callable[[str], Triton]) -> None:
    """As Triton refuses them: a CTA with half of the buffer's rows holds the numbers of all."""
    text = rows("split").replace("CGALayout = [[0, 1]]}>\n#numbers", "CGALayout = [[0, 0]]}>\n#numbers")
    assert not triton("3.9.0").check(text).accepted
    _lowered.refused(text, "numbers of rows that the CTAs do not hold as they have the buffer's rows|row CGA layout")
