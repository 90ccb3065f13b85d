"""8-bit floats on AMD's chips: each number of each format to wider ones, and rounded numbers, beside ml_dtypes."""

from __future__ import annotations

import itertools
import random
import re
import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

import gpuir

_HERE = Path(__file__).parent
sys.path[:0] = [str(_HERE), str(_HERE.parents[2] / "sim" / "tiles")]
import _gluon_kernels  # noqa: E402
import _lowered  # noqa: E402

del sys.path[:2]

WIDE = {"f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16}
NARROW = {
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E4M3FNUZ": ml_dtypes.float8_e4m3fnuz,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f8E5M2FNUZ": ml_dtypes.float8_e5m2fnuz,
}
LANES = {"gfx90a": 64, "gfx942": 64, "gfx950": 64, "gfx1100": 32, "gfx1201": 32}
#: Which formats a chip's instructions convert.
CONVERTS = {"gfx942": ("f8E4M3FNUZ", "f8E5M2FNUZ"), "gfx950": ("f8E4M3FN", "f8E5M2"), "gfx1201": ("f8E4M3FN", "f8E5M2")}

TEXT = """
#b = #ttg.blocked<{{sizePerThread = [4], threadsPerWarp = [{lanes}], warpsPerCTA = [1], order = [0]}}>
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "hip:{chip}", "ttg.threads-per-warp" = {lanes} : i32}} {{
  tt.func public @k(%p: !tt.ptr<{source}> {{tt.divisibility = 16 : i32}}, %q: !tt.ptr<{target}> {{tt.divisibility = 16 : i32}}) {{
    %r = tt.make_range {{end = {size} : i32, start = 0 : i32}} : tensor<{size}xi32, #b>
    %s = tt.splat %p : !tt.ptr<{source}> -> tensor<{size}x!tt.ptr<{source}>, #b>
    %a = tt.addptr %s, %r : tensor<{size}x!tt.ptr<{source}>, #b>, tensor<{size}xi32, #b>
    %t = tt.splat %q : !tt.ptr<{target}> -> tensor<{size}x!tt.ptr<{target}>, #b>
    %b = tt.addptr %t, %r : tensor<{size}x!tt.ptr<{target}>, #b>, tensor<{size}xi32, #b>
    %v = tt.load %a : tensor<{size}x!tt.ptr<{source}>, #b>
    %w = tt.fp_to_fp %v{rounding} : tensor<{size}x{source}, #b> -> tensor<{size}x{target}, #b>
    tt.store %b, %w : tensor<{size}x!tt.ptr<{target}>, #b>
    tt.return
  }}
}}
"""


def text_of(chip, source, target, size):
    rounding = ", rounding = rtne" if source in WIDE else ""
    return TEXT.format(
        chip=chip, lanes=LANES[chip], source=source, target=target, size=max(size, 4 * LANES[chip]), rounding=rounding
    )


def numbers(rng, narrow, wide):
    """Numbers of all sizes, numbers of the format, those in the middle between two of them, and what has a rule of its own."""
    every = np.arange(256, dtype=np.uint8).view(narrow).astype(np.float64)
    finite = np.unique(every[np.isfinite(every)])
    most = finite[-1]
    drawn = rng.standard_normal(800) * np.exp2(rng.integers(-20, 18, 800))
    middle = (finite[1:] + finite[:-1]) / 2
    special = [0.0, -0.0, np.nan, most, -most, 1.01 * most, 1.1 * most, -3 * most]
    with np.errstate(over="ignore"):
        return np.concatenate([drawn, finite, middle, special]).astype(wide)


def same(one, other):
    return (one.view(np.uint8) == other.view(np.uint8)) | (
        np.isnan(one.astype(np.float32)) & np.isnan(other.astype(np.float32))
    )


@pytest.mark.parametrize("chip", LANES)
def test_conversions(chip, seed, request):
    cases = list(itertools.product(NARROW, WIDE))
    if request.config.getoption("--sweep") != "all":
        cases = random.Random(seed).sample(cases, 3)
    rng = np.random.default_rng(seed)
    for small, large in cases:
        narrow, wide = NARROW[small], WIDE[large]
        octets = np.arange(256, dtype=np.uint8).view(narrow)
        left = np.zeros(256, wide)
        _lowered.Lowered(text_of(chip, small, large, 256)).launch(1, [octets, left])
        with np.errstate(invalid="ignore"):  # of NaN that signals
            np.testing.assert_array_equal(
                left.astype(np.float64), octets.astype(np.float64), err_msg=f"{small} {large}"
            )
        given = np.zeros(2048, wide)
        drawn = numbers(rng, narrow, wide)
        given[: len(drawn)] = drawn
        if small == "f8E5M2" and small not in CONVERTS.get(chip, ()):  # what is too large becomes an infinity there
            given[~(abs(given.astype(np.float64)) <= 57344)] = 1
        rounded = np.zeros(2048, narrow)
        _lowered.Lowered(text_of(chip, large, small, 2048)).launch(1, [given, rounded])
        most = float(ml_dtypes.finfo(narrow).max)
        expected = np.clip(given.astype(np.float32), -most, most).astype(narrow)
        wrong = np.flatnonzero(~same(rounded, expected))
        assert not len(wrong), (small, large, given[wrong[:4]], rounded[wrong[:4]], expected[wrong[:4]])


@pytest.mark.parametrize("chip", ["gfx942", "gfx950", "gfx1201"])
def test_instructions(chip):
    pytest.importorskip("llvmlite")
    for small in CONVERTS[chip]:
        (compiled,) = gpuir.compile(text_of(chip, "f32", small, 256), chip).modules.values()
        found = re.findall(r"v_cvt_pk_(?:fp8|bf8)_f32", compiled.forms["amdgcn"])
        assert len(found) == 256 // LANES[chip] // 2


@pytest.mark.parametrize("chip", CONVERTS)
def test_widening_has_no_more_instructions_than_tritons(triton, chip, seed):
    """Of formats that the chip converts (Triton takes those of gfx1201 apart by their bits)."""
    pytest.importorskip("llvmlite")
    rng = random.Random(seed)
    small, large = rng.choice(CONVERTS[chip]), rng.choice(list(WIDE))
    text = text_of(chip, small, large, 1024)
    theirs = triton("3.9.0").compile(text, capability=chip, stage="ttgir", until="amdgcn")["amdgcn"]
    (compiled,) = gpuir.compile(text, chip).modules.values()
    ours, theirs = (len(re.findall(r"^\tv_", each, re.M)) for each in (compiled.forms["amdgcn"], theirs))
    assert ours <= theirs + 1


def downcasts():
    return _lowered._corpus.Dump("3.9.0", "gfx950", "downcasts").stages()[-1].text


def test_scaled(seed, triton):
    """Lane by lane, and with as many conversions as in Triton's code."""
    pytest.importorskip("llvmlite")
    text = downcasts()
    assert not _lowered.check_case(_lowered.Lowered(text), _gluon_kernels.CASES["downcasts"], seed).findings
    theirs = triton("3.9.0").compile(text, capability="gfx950", stage="ttgir", until="amdgcn")["amdgcn"]
    (compiled,) = gpuir.compile(text, "gfx950").modules.values()
    ours = compiled.forms["amdgcn"]
    for word in ("v_cvt_scalef32_pk_fp8_f16", "v_cvt_scalef32_pk_fp4_f16"):
        assert ours.count(word) == theirs.count(word) > 0


def test_scaled_is_refused():
    before = downcasts().replace("gfx950", "gfx942")
    with gpuir.Context():
        module = gpuir.parse(before)
        text = gpuir.asm(module)
        message = "scaled_downcast_fp8.*divides by scales as it rounds, and gfx942 has no instruction"
        with pytest.raises(gpuir.PassError, match=message):
            gpuir.pass_manager("builtin.module(convert-triton-to-llvm)").run(module)
        assert gpuir.asm(module) == text


def test_scales_that_threads_do_not_hold_are_refused():
    change = (
        "#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 2]",
        "#blocked1 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [64, 1]",
    )
    assert change[0] in downcasts()
    with gpuir.Context(), pytest.raises(gpuir.ParseError, match="each thread has the scales of its own floats"):
        gpuir.parse(downcasts().replace(*change), release="triton-3.9")
