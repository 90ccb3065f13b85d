"""Tensor memory in convert-triton-to-llvm: what kernels of the corpus do not have, thread by thread against NumPy."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir

_HERE = Path(__file__).parent
sys.path[:0] = [str(_HERE), str(_HERE.parents[2] / "sim" / "tiles")]
import _gluon_kernels  # noqa: E402
import _lowered  # noqa: E402

del sys.path[:2]

DTYPES = {"f32": np.float32, "f16": np.float16, "i8": np.int8}


def _linear(m: int, n: int, block_m: int, warps: int) -> str:
    """Each lane has a row, or two lanes of blocks of 64 rows do; warps beyond four have columns of their own."""
    columns = [[0, 1 << bit] for bit in range(n.bit_length() - 1)]
    more = [columns.pop() for _ in range(warps.bit_length() - 3)]
    lanes = [[1, 0], [2, 0], [4, 0], [8, 0]]
    if m == 64:
        lanes.append(columns.pop())
        rows = [[16, 0], [32, 0]]
    elif block_m == 64:
        lanes.append([64, 0])
        rows = [[16, 0], [32, 0]]
    else:
        lanes.append([16, 0])
        rows = [[32, 0], [64, 0]]
    registers = columns + [[128 << bit, 0] for bit in range(max(0, m.bit_length() - 8))]
    return f"#ttg.linear<{{register = {registers}, lane = {lanes}, warp = {rows + more}, block = []}}>"


def round_trip(m: int, n: int, block_m: int, block_n: int, element: str, stride: int, warps: int) -> str:
    """A tile through tensor memory, of which a part is loaded by itself as well."""
    memory = f"#ttng.tensor_memory_encoding<blockM = {block_m}, blockN = {block_n}, colStride = {stride}>"
    buffer = f"!ttg.memdesc<{m}x{n}x{element}, {memory}, #ttng.tensor_memory, mutable>"
    tile = f"tensor<{m}x{n}x{{}}, #held>"
    pointers, numbers = tile.format(f"!tt.ptr<{element}>"), tile.format("i32")
    return f"""
#held = {_linear(m, n, block_m, warps)}
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = {warps} : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32}} {{
  tt.func public @k(%x: !tt.ptr<{element}>, %y: !tt.ptr<{element}>) {{
    %true = arith.constant true
    %width = arith.constant dense<{n}> : tensor<{m}x1xi32, #held>
    %rows = tt.make_range {{start = 0 : i32, end = {m} : i32}} : tensor<{m}xi32, #ttg.slice<{{dim = 1, parent = #held}}>>
    %down = tt.expand_dims %rows {{axis = 1 : i32}} : tensor<{m}xi32, #ttg.slice<{{dim = 1, parent = #held}}>> -> tensor<{m}x1xi32, #held>
    %start = arith.muli %down, %width : tensor<{m}x1xi32, #held>
    %columns = tt.make_range {{start = 0 : i32, end = {n} : i32}} : tensor<{n}xi32, #ttg.slice<{{dim = 0, parent = #held}}>>
    %across = tt.expand_dims %columns {{axis = 0 : i32}} : tensor<{n}xi32, #ttg.slice<{{dim = 0, parent = #held}}>> -> tensor<1x{n}xi32, #held>
    %a = tt.broadcast %start : tensor<{m}x1xi32, #held> -> {numbers}
    %b = tt.broadcast %across : tensor<1x{n}xi32, #held> -> {numbers}
    %at = arith.addi %a, %b : {numbers}
    %from = tt.splat %x : !tt.ptr<{element}> -> {pointers}
    %source = tt.addptr %from, %at : {pointers}, {numbers}
    %value = tt.load %source : {pointers}
    %one = ttng.tmem_alloc %value : ({tile.format(element)}) -> {buffer}
    %two = ttng.tmem_alloc : () -> {buffer}
    %half = ttng.tmem_load %one : {buffer} -> {tile.format(element)}
    ttng.tmem_store %half, %two, %true : {tile.format(element)} -> {buffer}
    %back = ttng.tmem_load %two : {buffer} -> {tile.format(element)}
    %to = tt.splat %y : !tt.ptr<{element}> -> {pointers}
    %target = tt.addptr %to, %at : {pointers}, {numbers}
    tt.store %target, %back : {pointers}
    tt.return
  }}
}}
"""


TRIPS = [
    (64, 64, 64, 64, "f32", 1, 4),
    (64, 32, 64, 32, "f16", 1, 4),
    (64, 64, 64, 64, "f16", 2, 4),
    (64, 128, 64, 128, "f32", 1, 8),
    (128, 64, 64, 64, "f32", 1, 4),
    (128, 1, 128, 1, "f32", 1, 4),
    (128, 64, 128, 64, "f16", 2, 4),
    (128, 256, 128, 128, "f32", 1, 8),
    (256, 32, 128, 32, "f32", 1, 4),
]


@pytest.mark.parametrize("trip", TRIPS, ids=str)
def test_tiles_go_through_tensor_memory(trip, seed):
    """And the module assembles, with instructions that have registers for what a thread has of the tile."""
    m, n, _, _, element, *_, warps = trip
    text = round_trip(*trip)
    value = np.random.default_rng(seed).normal(size=(m, n)).astype(DTYPES[element])
    back = np.zeros_like(value)
    report = _lowered.Lowered(text).launch(1, [value, back], seed=seed, explore=1)
    np.testing.assert_array_equal(back, value)
    assert not report.findings
    pytest.importorskip("llvmlite")
    artifact = gpuir.compile(text, "sm_100a", emit="cubin")
    assert len(artifact.cubin) > 1000
    assert re.search("tcgen05.ld.sync.aligned.(32x32b|16x32bx2)", artifact.ptx)


def test_scale_factors_are_copied_from_shared_memory(seed):
    """As scaled_product of the corpus, whose scale factors go through registers."""
    dump = _lowered._corpus.Dump("3.9.0", "sm_100", "scaled_product")
    text = dump.stages()[-1].text
    shared = (
        "#ttg.shared_linear<{offset = [[0, 1], [0, 2], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0]]}, "
        "alignment = 128>"
    )
    text, count = re.subn(
        r"( *)(%\w+) = ttng.tmem_alloc (%\d+) : (\(tensor<128x4xi8, #linear>\)) -> (.*)",
        rf"\1\2_s = ttg.local_alloc \3 : \4 -> !ttg.memdesc<128x4xi8, {shared}, #smem, mutable>\n"
        r"\1ttng.fence_async_shared {bCluster = false}\n"
        r"\1\2 = ttng.tmem_alloc : () -> \5\n"
        rf"\1ttng.tmem_copy \2_s, \2 : !ttg.memdesc<128x4xi8, {shared}, #smem, mutable>, \5",
        text,
    )
    assert count == 2
    # The copies are over where the product is, so that the buffers live until then.
    ends = "".join(
        f"\n    ttg.local_dealloc {name}_s : !ttg.memdesc<128x4xi8, {shared}, #smem, mutable>"
        for name in re.findall(r"ttng.tmem_copy (%\w+)_s", text)
    )
    text, count = re.subn(r"\n *ttng.wait_barrier .*", lambda match: match[0] + ends, text)
    assert count == 1
    lowered = _lowered.Lowered(text)
    report = _lowered.check_case(lowered, _gluon_kernels.CASES["scaled_product"], seed, seed=seed, explore=1)
    assert not report.findings
    artifact = gpuir.compile(text, "sm_100a", emit="cubin", cache=False)
    assert artifact.ptx.count("32x128b.warpx4") == 2


@pytest.mark.parametrize("words", ["", ", abs = true", ", NaN = true"])
def test_rows_are_reduced_as_they_are_loaded(words, seed):
    """The kernel of the corpus without its first store, which races with its second one."""
    text = _lowered._corpus.Dump("3.9.0", "sm_100", "lowest_of_rows").stages()[-1].text
    text, count = re.subn(r" *tt.store %\w+, %result_0 .*\n", "", text)
    assert count == 1
    text = text.replace("{redOp = #ttng.redOp<min>}", f"{{redOp = #ttng.redOp<min>{words}}}")
    tile = np.random.default_rng(seed).normal(size=(128, 64)).astype(np.float32)
    tile[5, 7] = np.nan
    expected, least = tile.copy().reshape(-1), np.abs(tile) if "abs" in words else tile
    expected[:128] = least.min(1) if "NaN" in words else np.fmin.reduce(least, axis=1)
    report = _lowered.Lowered(text).launch(1, [tile])
    np.testing.assert_array_equal(tile.reshape(-1), expected)
    assert not report.findings


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("blockN = 128, colStride = 1>", "blockN = 128, colStride = 1, twoCTAs = true>", "for products that two CTAs compute together"),
        ("lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]]",
         "lane = [[1, 0], [2, 0], [4, 0], [8, 0], [32, 0]], warp = [[16, 0], [64, 0]]", "its warps are not those"),
    ],
)  # fmt: skip
def test_refused(old, new, message):
    text = round_trip(128, 128, 128, 128, "f32", 1, 4)
    assert old in text
    with gpuir.Context():
        module = gpuir.parse(text.replace(old, new))
        before = gpuir.asm(module)
        with pytest.raises(gpuir.PassError, match=message) as caught:
            gpuir.pass_manager("builtin.module(convert-triton-to-llvm)").run(module)
        assert re.match(r"\S+:\d+:\d+: error: ", str(caught.value))
        assert gpuir.asm(module) == before
