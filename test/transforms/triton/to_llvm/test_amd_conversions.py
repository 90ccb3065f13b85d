"""Conversions between layouts within waves: lanes that swap registers, thread by thread and counted beside Triton's code."""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import gpuir

sys.path.insert(0, str(Path(__file__).parent))
import _lowered

del sys.path[0]

RELEASE = "3.9.0"
LANES = {"gfx90a": 6, "gfx942": 6, "gfx950": 6, "gfx1100": 5, "gfx1201": 5}
DTYPES = {"i8": np.int8, "i16": np.int16, "f16": np.float16, "f32": np.float32, "i64": np.int64}
TEXT = """
#s = #ttg.linear<{{{source}}}>
#t = #ttg.linear<{{{target}}}>
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 2 : i32, ttg.target = "hip:{chip}", "ttg.threads-per-warp" = {lanes} : i32}} {{
  tt.func public @k(%p: !tt.ptr<{kind}> {{tt.divisibility = 16 : i32}}, %q: !tt.ptr<{kind}> {{tt.divisibility = 16 : i32}}) {{
    %n = tt.make_range {{start = 0 : i32, end = {size} : i32}} : tensor<{size}xi32, #s>
    %v0 = tt.splat %p : !tt.ptr<{kind}> -> tensor<{size}x!tt.ptr<{kind}>, #s>
    %v1 = tt.addptr %v0, %n : tensor<{size}x!tt.ptr<{kind}>, #s>, tensor<{size}xi32, #s>
    %v = tt.load %v1 : tensor<{size}x!tt.ptr<{kind}>, #s>
    %w = ttg.convert_layout %v : tensor<{size}x{kind}, #s> -> tensor<{size}x{kind}, #t>
    %m = tt.make_range {{start = 0 : i32, end = {size} : i32}} : tensor<{size}xi32, #t>
    %q0 = tt.splat %q : !tt.ptr<{kind}> -> tensor<{size}x!tt.ptr<{kind}>, #t>
    %q1 = tt.addptr %q0, %m : tensor<{size}x!tt.ptr<{kind}>, #t>, tensor<{size}xi32, #t>
    tt.store %q1, %w : tensor<{size}x!tt.ptr<{kind}>, #t>
    tt.return
  }}
}}
"""


def drawn(rng, chip, kind, lanes):
    """Two layouts of 8 or 16 registers a thread, of which the bits `lanes` of the lane's number change places with registers' bits."""
    registers, every = rng.choice([3, 4]), LANES[chip]
    bits = [1 << bit for bit in range(registers + every + 1)]
    rng.shuffle(bits)
    source = {"register": bits[:registers], "lane": bits[registers:-1], "warp": bits[-1:]}
    target = {name: list(steps) for name, steps in source.items()}
    for lane, register in zip(lanes, rng.sample(range(registers), len(lanes))):
        target["lane"][lane], target["register"][register] = target["register"][register], target["lane"][lane]
    if rng.randrange(2):
        rng.shuffle(target["register"])
    texts = (
        ", ".join(f"{name} = {[[step] for step in steps]}" for name, steps in each.items()) + ", block = []"
        for each in (source, target)
    )
    source_text, target_text = texts
    return TEXT.format(
        chip=chip, kind=kind, lanes=1 << every, size=1 << len(bits), source=source_text, target=target_text
    ), 1 << len(bits)


@pytest.mark.parametrize("chip", LANES)
def test_lanes_swap_registers(chip, seed, request):
    rng = random.Random(seed)
    for _ in range(60 if request.config.getoption("--sweep") == "all" else 5):
        kind = rng.choice(list(DTYPES))
        lanes = rng.sample(range(LANES[chip]), rng.choice([1, 2, 3]))
        text, size = drawn(rng, chip, kind, lanes)
        given = np.random.default_rng(seed).integers(-100, 100, size).astype(DTYPES[kind])
        left = np.zeros_like(given)
        lowered = _lowered.Lowered(text)
        assert not lowered.launch(1, [given, left]).findings
        np.testing.assert_array_equal(left, given, err_msg=text)
        assert lowered.shared == 0
        words = gpuir.asm(lowered.module)
        assert ("ds_bpermute" in words) <= (5 in lanes and chip != "gfx950"), text


def test_swaps_are_as_many_as_tritons(triton, seed, request):
    """Between the halves of a wave of gfx950, and between rows."""
    pytest.importorskip("llvmlite")
    rng = random.Random(seed)
    for _ in range(20 if request.config.getoption("--sweep") == "all" else 2):
        kind = rng.choice(["f16", "f32"])
        text, _ = drawn(rng, "gfx950", kind, rng.choice([[4], [5], [4, 5]]))
        theirs = triton(RELEASE).compile(text, capability="gfx950", stage="ttgir", until="amdgcn")["amdgcn"]
        (compiled,) = gpuir.compile(text, "gfx950", cache=False).modules.values()
        ours, theirs = (
            Counter(re.findall(r"^\t(v_permlane\w+_swap|ds_\w+)", each, re.M))
            for each in (compiled.forms["amdgcn"], theirs)
        )
        assert all("permlane" in name for name in ours) and ours, text
        if all("permlane" in name for name in theirs):  # else Triton goes through the LDS
            assert sum(ours.values()) <= sum(theirs.values()), text
