"""Floats of 8 and 4 bits times scales, to wider ones: every code beside ml_dtypes, and as many instructions as Triton's code has."""

from __future__ import annotations

import itertools
import random
import re
import sys
from collections import Counter
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

import gpuir

_HERE = Path(__file__).parent
sys.path.insert(0, str(_HERE))
import _lowered  # noqa: E402

del sys.path[0]

WIDE = {"f16": np.float16, "bf16": ml_dtypes.bfloat16}
LANES = {"gfx90a": 64, "gfx942": 64, "gfx950": 64, "gfx1100": 32, "gfx1201": 32}
SMALL = {"f8E4M3FN": ml_dtypes.float8_e4m3fn, "f8E5M2": ml_dtypes.float8_e5m2, "fp4": ml_dtypes.float4_e2m1fn}

TEXT = """
#b = #ttg.blocked<{{sizePerThread = [1, 8], threadsPerWarp = [{rows}, 8], warpsPerCTA = [4, 1], order = [1, 0]}}>
#packed = #ttg.blocked<{{sizePerThread = [1, 4], threadsPerWarp = [{rows}, 8], warpsPerCTA = [4, 1], order = [1, 0]}}>
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:{chip}", "ttg.threads-per-warp" = {lanes} : i32}} {{
  tt.func public @k(%p: !tt.ptr<{source}> {{tt.divisibility = 16 : i32}}, %s: !tt.ptr<{scale}> {{tt.divisibility = 16 : i32}}, %q: !tt.ptr<{target}> {{tt.divisibility = 16 : i32}}) {{
    %r = tt.make_range {{start = 0 : i32, end = 32 : i32}} : tensor<32xi32, #ttg.slice<{{dim = 1, parent = #b}}>>
    %c = tt.make_range {{start = 0 : i32, end = 64 : i32}} : tensor<64xi32, #ttg.slice<{{dim = 0, parent = #b}}>>
    %r1 = tt.expand_dims %r {{axis = 1 : i32}} : tensor<32xi32, #ttg.slice<{{dim = 1, parent = #b}}>> -> tensor<32x1xi32, #b>
    %c1 = tt.expand_dims %c {{axis = 0 : i32}} : tensor<64xi32, #ttg.slice<{{dim = 0, parent = #b}}>> -> tensor<1x64xi32, #b>
    %w = arith.constant dense<64> : tensor<32x1xi32, #b>
    %r2 = arith.muli %r1, %w : tensor<32x1xi32, #b>
    %r3 = tt.broadcast %r2 : tensor<32x1xi32, #b> -> tensor<32x64xi32, #b>
    %c3 = tt.broadcast %c1 : tensor<1x64xi32, #b> -> tensor<32x64xi32, #b>
    %n = arith.addi %r3, %c3 : tensor<32x64xi32, #b>
    %pr = tt.make_range {{start = 0 : i32, end = 32 : i32}} : tensor<32xi32, #ttg.slice<{{dim = 1, parent = #packed}}>>
    %pc = tt.make_range {{start = 0 : i32, end = 32 : i32}} : tensor<32xi32, #ttg.slice<{{dim = 0, parent = #packed}}>>
    %pr1 = tt.expand_dims %pr {{axis = 1 : i32}} : tensor<32xi32, #ttg.slice<{{dim = 1, parent = #packed}}>> -> tensor<32x1xi32, #packed>
    %pc1 = tt.expand_dims %pc {{axis = 0 : i32}} : tensor<32xi32, #ttg.slice<{{dim = 0, parent = #packed}}>> -> tensor<1x32xi32, #packed>
    %pw = arith.constant dense<32> : tensor<32x1xi32, #packed>
    %pr2 = arith.muli %pr1, %pw : tensor<32x1xi32, #packed>
    %pr3 = tt.broadcast %pr2 : tensor<32x1xi32, #packed> -> tensor<32x32xi32, #packed>
    %pc3 = tt.broadcast %pc1 : tensor<1x32xi32, #packed> -> tensor<32x32xi32, #packed>
    %pn = arith.addi %pr3, %pc3 : tensor<32x32xi32, #packed>
    {body}
    %t = tt.splat %q : !tt.ptr<{target}> -> tensor<32x64x!tt.ptr<{target}>, #b>
    %b = tt.addptr %t, %n : tensor<32x64x!tt.ptr<{target}>, #b>, tensor<32x64xi32, #b>
    tt.store %b, %v : tensor<32x64x!tt.ptr<{target}>, #b>
    tt.return
  }}
}}
"""


def loaded(name, pointer, at, kind, columns, layout):
    place = f"tensor<32x{columns}x!tt.ptr<{kind}>, {layout}>"
    return f"""%{name}0 = tt.splat {pointer} : !tt.ptr<{kind}> -> {place}
    %{name}1 = tt.addptr %{name}0, {at} : {place}, tensor<32x{columns}xi32, {layout}>
    %{name} = tt.load %{name}1 : {place}
    """


def text_of(small, target, scale, by_rows, chip="gfx950"):
    """`by_rows`: all numbers of a row have one scale, which the program broadcasts."""
    source, columns, layout, at = ("i8", 32, "#packed", "%pn") if small == "fp4" else (small, 64, "#b", "%n")
    body = loaded("x", "%p", at, source, columns, layout)
    body += loaded("e", "%s", "%r1" if by_rows else "%n", scale, 1 if by_rows else 64, "#b")
    scales = "%e"
    if by_rows:
        scales, body = "%f", f"{body}%f = tt.broadcast %e : tensor<32x1x{scale}, #b> -> tensor<32x64x{scale}, #b>\n    "
    axis = " {axis = 1 : i32}" if small == "fp4" else ""
    body += (
        f"%v = amdg.scaled_upcast_{small if small == 'fp4' else 'fp8'} %x scale {scales}{axis} : "
        f"tensor<32x{columns}x{source}, {layout}>, tensor<32x64x{scale}, #b> -> tensor<32x64x{target}, #b>"
    )
    return TEXT.format(
        source=source, scale=scale, target=target, body=body, chip=chip, rows=LANES[chip] // 8, lanes=LANES[chip]
    )


def drawn(rng, small, scale, shape, exponents):
    """Every code, in any order, as bytes and as numbers; scales as given and as numbers, of which one is no number."""
    codes = rng.permutation(np.arange(32 * 64, dtype=np.uint16) % (16 if small == "fp4" else 256)).astype(np.uint8)
    codes = codes.reshape(32, 64)
    numbers = codes.view(SMALL[small]) if small != "fp4" else codes.astype(np.uint8).view(SMALL[small])
    given = (codes[:, ::2] | codes[:, 1::2] << 4).view(np.int8) if small == "fp4" else numbers
    exponent = rng.integers(*exponents, shape).astype(np.uint8)
    exponent.flat[rng.integers(exponent.size)] = 255
    factors = exponent.view(ml_dtypes.float8_e8m0fnu)
    if scale == "i8":
        return given, numbers, exponent, factors
    with np.errstate(invalid="ignore"):
        return given, numbers, factors.astype(ml_dtypes.bfloat16), factors


@pytest.mark.parametrize("chip", LANES)
@pytest.mark.parametrize("small", SMALL)
def test_every_code(small, chip, seed, request):
    """With a scale for each number, and with one for each row."""
    rng = np.random.default_rng(seed)
    cases = list(itertools.product(WIDE, ("i8", "bf16"), (False, True)))
    if request.config.getoption("--sweep") != "all":
        cases = random.Random(seed).sample(cases, 3 if chip == "gfx950" else 1)
    for target, scale, by_rows in cases:
        # All exponents where the result's type has these too; gfx950 rounds what is below its normal numbers.
        exponents = ((0, 255) if chip == "gfx950" else (20, 235)) if target == "bf16" else (100, 145)
        given, numbers, scales, factors = drawn(rng, small, scale, (32, 1 if by_rows else 64), exponents)
        left = np.zeros((32, 64), WIDE[target])
        lowered = _lowered.Lowered(text_of(small, target, scale, by_rows, chip))
        assert not lowered.launch(1, [given, scales, left]).findings
        with np.errstate(all="ignore"):
            expected = (numbers.astype(np.float64) * factors.astype(np.float64)).astype(WIDE[target])
            np.testing.assert_array_equal(
                left.astype(np.float64), expected.astype(np.float64), err_msg=f"{target} {scale}"
            )
        negative = np.signbit(expected.astype(np.float64))[expected == expected]
        np.testing.assert_array_equal(np.signbit(left.astype(np.float64))[expected == expected], negative)


#: Not f8E4M3FN on gfx942, of which Triton's code makes numbers of what is none.
@pytest.mark.parametrize(
    ("chip", "small"), [("gfx942", "f8E5M2"), ("gfx942", "fp4"), *(("gfx1201", small) for small in SMALL)]
)
def test_no_more_instructions_than_tritons_elsewhere(triton, small, chip, seed):
    pytest.importorskip("llvmlite")
    text = text_of(small, "bf16", "bf16", bool(seed % 2), chip)
    theirs = triton("3.9.0").compile(text, capability=chip, stage="ttgir", until="amdgcn")["amdgcn"]
    (compiled,) = gpuir.compile(text, chip).modules.values()
    ours, theirs = (len(re.findall(r"^\tv_", each, re.M)) for each in (compiled.forms["amdgcn"], theirs))
    assert ours <= 1.4 * theirs


@pytest.mark.parametrize("small", SMALL)
def test_as_many_instructions_as_tritons(triton, small, seed):
    """Of scales that are the same for neighbours. Triton takes the first one's scale for four or eight neighbours, whatever the others have."""
    pytest.importorskip("llvmlite")
    rng = random.Random(seed)
    target, scale = rng.choice(list(WIDE)), rng.choice(["i8", "bf16"])
    text = text_of(small, target, scale, True)
    theirs = triton("3.9.0").compile(text, capability="gfx950", stage="ttgir", until="amdgcn")["amdgcn"]
    (compiled,) = gpuir.compile(text, "gfx950").modules.values()
    ours = compiled.forms["amdgcn"]
    conversions, others = (
        [Counter(re.findall(pattern, each, re.M)) for each in (ours, theirs)]
        for pattern in (r"^\t(v_cvt_\w+)", r"^\t(v_)\w+")
    )
    assert conversions[0] == conversions[1]
    assert others[0]["v_"] <= others[1]["v_"] + 4
