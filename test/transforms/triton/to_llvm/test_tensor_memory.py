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


def _of_formats(a: str, b: str, per_row: int, scale: str) -> str:
    """scaled_product of the corpus with operands of other formats; those of 4 bits stand two a byte."""
    text = _lowered._corpus.Dump("3.9.0", "sm_100", "scaled_product").stages()[-1].text
    types = {"e4m3": "f8E4M3FN", "e5m2": "f8E5M2", "e2m1": "i8"}
    lines = []
    for line in text.splitlines():
        if "#linear" in line or "tmem_alloc %" in line:
            line = re.sub(r"(?<![\d.])4x(?=!tt|i8|i32)", f"{per_row}x", line).replace("tensor<4x", f"tensor<{per_row}x")
            line = line.replace("end = 4 ", f"end = {per_row} ").replace("dense<4>", f"dense<{per_row}>")
            line = re.sub(r"(?<=[<x])i8\b", scale, line)
            more = "".join(f", [0, {1 << bit}]" for bit in range(2, per_row.bit_length() - 1))
            line = line.replace("[64, 0]]", f"[64, 0]{more}]")
        elif "tc_gen5_mma_scaled" in line:
            line = line.replace("128x4xi8", f"128x{per_row}x{scale}").replace(
                "lhs = e4m3 rhs = e4m3", f"lhs = {a} rhs = {b}"
            )
            first, second, rest = line.split("f8E4M3FN", 2)
            line = f"{first}{types[a]}{second}{types[b]}{rest}"
        elif "tt.func" in line:
            first, second, rest = line.split("f8E4M3FN", 2)
            line = f"{first}{types[a]}{second}{types[b]}{rest}"
            for name in ("%arg2", "%arg3"):
                line = line.replace(f"{name}: !tt.ptr<i8>", f"{name}: !tt.ptr<{scale}>")
        else:
            of_b = any(f"{name} " in f"{line} " for name in ("%arg1", "%12", "%13", "%14", "%15"))
            line = line.replace("f8E4M3FN", types[b if of_b else a])
        lines.append(line)
    return "\n".join(lines)


FORMATS = [
    ("e4m3", "e5m2", 4, "i8", "kind::mxf8f6f4.block_scale.block32"),
    ("e2m1", "e2m1", 8, "i8", "kind::mxf4.block_scale.block32"),
    ("e2m1", "e2m1", 16, "f8E4M3FN", "kind::mxf4nvf4.block_scale.block16"),
]


@pytest.mark.parametrize(("a", "b", "per_row", "scale", "word"), FORMATS)
def test_scaled_products_of_other_formats(a, b, per_row, scale, word, seed):
    """Against ml_dtypes' formats."""
    ml_dtypes = pytest.importorskip("ml_dtypes")
    names = {"e4m3": "float8_e4m3fn", "e5m2": "float8_e5m2", "e2m1": "float4_e2m1fn"}
    random = np.random.default_rng(seed)
    codes, numbers = [], []
    for name in (a, b):
        if name == "e2m1":
            both = random.integers(0, 16, (128, 256)).astype(np.uint8)
            codes.append((both[:, ::2] | both[:, 1::2] << 4).view(np.int8))
            numbers.append(both.view(ml_dtypes.float4_e2m1fn).astype(np.float64))
        else:
            codes.append(random.normal(size=(128, 128)).astype(getattr(ml_dtypes, names[name])))
            numbers.append(codes[-1].astype(np.float64))
    if scale == "i8":
        scales = [random.integers(124, 130, (128, per_row)).astype(np.int8) for _ in "ab"]
        factors = [2.0 ** (each.view(np.uint8).astype(np.float64) - 127) for each in scales]
    else:
        scales = [random.uniform(0.25, 4, (128, per_row)).astype(ml_dtypes.float8_e4m3fn) for _ in "ab"]
        factors = [each.astype(np.float64) for each in scales]
    left, right = (each * np.repeat(factor, each.shape[1] // per_row, 1) for each, factor in zip(numbers, factors))
    text, result = _of_formats(a, b, per_row, scale), np.zeros((128, 128), np.float32)
    report = _lowered.Lowered(text).launch(1, [*codes, *scales, result])
    np.testing.assert_allclose(result, left @ right.T, rtol=0, atol=1e-4 * abs(left @ right.T).max())
    assert not report.findings
    assert word in gpuir.compile(text, "sm_100a", emit="cubin").ptx
