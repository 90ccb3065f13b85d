"""Operands of products in the LDS: gfx950's loads that transpose, thread by thread, and as many reads as in Triton's code."""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

import gpuir

_HERE = Path(__file__).parent
sys.path.insert(0, str(_HERE))
import _lowered  # noqa: E402

del sys.path[0]

RELEASE = "3.9.0"
DTYPES = {
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "i8": np.int8,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f32": np.float32,
}

#: A tile is stored to the LDS, read as an operand, and its elements are told where they belong.
TEXT = """
#b = #ttg.blocked<{{sizePerThread = [{per_thread}], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [{order}]}}>
#mma = #ttg.amd_mfma<{{version = 4, warpsPerCTA = [2, 2], instrShape = {instruction}, isTransposed = true}}>
#operand = #ttg.dot_op<{{opIdx = {index}, parent = #mma, kWidth = {width}}}>
#shared = {shared}
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32}} {{
  tt.func public @k(%p: !tt.ptr<{kind}> {{tt.divisibility = 16 : i32}}, %q: !tt.ptr<{kind}> {{tt.divisibility = 16 : i32}}) {{
    %n = {offsets_b}
    %v0 = tt.splat %p : !tt.ptr<{kind}> -> tensor<64x64x!tt.ptr<{kind}>, #b>
    %v1 = tt.addptr %v0, %n : tensor<64x64x!tt.ptr<{kind}>, #b>, tensor<64x64xi32, #b>
    %v = tt.load %v1 : tensor<64x64x!tt.ptr<{kind}>, #b>
    %m = ttg.local_alloc %v : (tensor<64x64x{kind}, #b>) -> !ttg.memdesc<64x64x{kind}, #shared, #ttg.shared_memory>
    %w = ttg.local_load %m : !ttg.memdesc<64x64x{kind}, #shared, #ttg.shared_memory> -> tensor<64x64x{kind}, #operand>
    %o = {offsets_operand}
    %q0 = tt.splat %q : !tt.ptr<{kind}> -> tensor<64x64x!tt.ptr<{kind}>, #operand>
    %q1 = tt.addptr %q0, %o : tensor<64x64x!tt.ptr<{kind}>, #operand>, tensor<64x64xi32, #operand>
    tt.store %q1, %w : tensor<64x64x!tt.ptr<{kind}>, #operand>
    tt.return
  }}
}}
"""


def offsets(name, layout):
    """Numbers of the elements, row by row; the last line has none of its own names."""
    rows, columns = (f"#ttg.slice<{{dim = {dim}, parent = {layout}}}>" for dim in (1, 0))
    return (
        f"""arith.addi %{name}r3, %{name}c2 : tensor<64x64xi32, {layout}>""",
        f"""
    %{name}r = tt.make_range {{start = 0 : i32, end = 64 : i32}} : tensor<64xi32, {rows}>
    %{name}c = tt.make_range {{start = 0 : i32, end = 64 : i32}} : tensor<64xi32, {columns}>
    %{name}w = arith.constant dense<64> : tensor<64xi32, {rows}>
    %{name}r1 = arith.muli %{name}r, %{name}w : tensor<64xi32, {rows}>
    %{name}r2 = tt.expand_dims %{name}r1 {{axis = 1 : i32}} : tensor<64xi32, {rows}> -> tensor<64x1xi32, {layout}>
    %{name}c1 = tt.expand_dims %{name}c {{axis = 0 : i32}} : tensor<64xi32, {columns}> -> tensor<1x64xi32, {layout}>
    %{name}r3 = tt.broadcast %{name}r2 : tensor<64x1xi32, {layout}> -> tensor<64x64xi32, {layout}>
    %{name}c2 = tt.broadcast %{name}c1 : tensor<1x64xi32, {layout}> -> tensor<64x64xi32, {layout}>""",
    )


def drawn(rng):
    """A text, and its elements' type."""
    kind = rng.choice(list(DTYPES))
    size = np.dtype(DTYPES[kind]).itemsize
    index, order = rng.randrange(2), rng.choice(["0, 1", "1, 0"])
    deep = {4: 4, 2: 16, 1: 32}[size]
    instruction, width = rng.choice(
        [
            ([16, 16, 2 * deep], 8 // size),
            ([16, 16, 2 * deep], 16 // size),
            ([32, 32, deep], 8 // size),
            ([32, 32, deep], 16 // size),
        ]
    )
    if rng.randrange(3):
        vec = rng.choice([8, 16]) // size
        shared = f"#ttg.swizzled_shared<{{vec = {vec}, perPhase = {rng.choice([1, 2, 4])}, maxPhase = {rng.choice([1, 2, 4])}, order = [{order}]}}>"
    else:
        shared = (
            f"#ttg.padded_shared<[{rng.choice([64, 128, 512])}:+{16 // size}] {{order = [{order}], shape = [64, 64]}}>"
        )
    (last_b, first_b), (last_o, first_o) = offsets("b", "#b"), offsets("o", "#operand")
    text = TEXT.format(
        kind=kind, index=index, order=order, per_thread="8, 1" if order == "0, 1" else "1, 8", instruction=instruction, width=width,
        shared=shared, offsets_b=last_b, offsets_operand=last_o,
    )  # fmt: skip
    return text.replace("    %n =", f"{first_b.lstrip(chr(10))}\n    %n =").replace(
        "    %o =", f"{first_o.lstrip(chr(10))}\n    %o ="
    ), kind


def amdgcn(text):
    (compiled,) = gpuir.compile(text, "gfx950", cache=False).modules.values()
    return compiled.forms["amdgcn"]


def reads(assembly):
    """Reads of the LDS; one that reads two places counts as two."""
    return len(re.findall(r"^\tds_read", assembly, re.M)) + len(re.findall(r"^\tds_read2", assembly, re.M))


def test_layouts(triton, seed, request):
    """What is read is what was stored, by no more reads than Triton's."""
    pytest.importorskip("llvmlite")
    rng = random.Random(seed)
    for _ in range(400 if request.config.getoption("--sweep") == "all" else 8):
        text, kind = drawn(rng)
        dtype = np.dtype(DTYPES[kind])
        given = np.arange(64 * 64, dtype=np.int64).astype(f"u{dtype.itemsize}").view(dtype).reshape(64, 64)
        left = np.zeros_like(given)
        assert not _lowered.Lowered(text).launch(1, [given, left]).findings, text
        np.testing.assert_array_equal(left.view(np.uint8), given.view(np.uint8), err_msg=text)
        theirs = triton(RELEASE).compile(text, capability="gfx950", stage="ttgir", until="amdgcn")["amdgcn"]
        assert reads(amdgcn(text)) <= reads(theirs), text


@pytest.mark.parametrize(
    ("kernel", "word"), [("matmul.fp8", "ds_read_b64_tr_b8"), ("matmul.bf16_w8", "ds_read_b64_tr_b16")]
)
def test_kernels(triton, kernel, word):
    """As many transposing reads as in Triton's code of the same TTGIR."""
    pytest.importorskip("llvmlite")
    text = _lowered._corpus.Dump(RELEASE, "gfx950", kernel).stages()[-1].text
    theirs = triton(RELEASE).compile(text, capability="gfx950", stage="ttgir", until="amdgcn")["amdgcn"]
    ours = amdgcn(text)
    assert ours.count(word) == theirs.count(word) > 0
    assert reads(ours) <= reads(theirs)
