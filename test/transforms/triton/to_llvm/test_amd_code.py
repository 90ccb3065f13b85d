"""Code for AMD's chips: what an access says of caches, counts of instructions, chips of which the archives have no kernels; by Triton."""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir.compile import CompileError
from gpuir.interop.triton import TritonError

pytest.importorskip("llvmlite")

_HERE = Path(__file__).parent
sys.path[:0] = [str(_HERE), str(_HERE.parents[2] / "sim" / "tiles")]
import _gluon_kernels  # noqa: E402
import _lowered  # noqa: E402

del sys.path[:2]

CASES = {**_gluon_kernels.CASES, **_lowered._kernels.CASES}
RELEASE = "3.9.0"
LANES = {"gfx90a": 64, "gfx942": 64, "gfx950": 64, "gfx1100": 32, "gfx1201": 32}


def amdgcn(text, chip):
    (compiled,) = gpuir.compile(text, chip, cache=False).modules.values()
    return compiled.forms["amdgcn"]


# Caches ---------------------------------------------------------------------------------------------------------------

HINTED = """
#b = #ttg.blocked<{{sizePerThread = [4], threadsPerWarp = [{lanes}], warpsPerCTA = [1], order = [0]}}>
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "hip:{chip}", "ttg.threads-per-warp" = {lanes} : i32}} {{
  tt.func public @k(%p: !tt.ptr<f32> {{tt.divisibility = 16 : i32}}, %q: !tt.ptr<f32> {{tt.divisibility = 16 : i32}}) {{
    %r = tt.make_range {{end = {size} : i32, start = 0 : i32}} : tensor<{size}xi32, #b>
    %s = tt.splat %p : !tt.ptr<f32> -> tensor<{size}x!tt.ptr<f32>, #b>
    %a = tt.addptr %s, %r : tensor<{size}x!tt.ptr<f32>, #b>, tensor<{size}xi32, #b>
    %t = tt.splat %q : !tt.ptr<f32> -> tensor<{size}x!tt.ptr<f32>, #b>
    %b = tt.addptr %t, %r : tensor<{size}x!tt.ptr<f32>, #b>, tensor<{size}xi32, #b>
    {load}
    {store}
    tt.return
  }}
}}
"""
_ACCESS = re.compile(r"^\t((?:global|buffer)_(?:load|store)\w*) .*$", re.M)
_POLICY = re.compile(r"(?<!\S)(sc0|sc1|nt|glc|slc|dlc|th:\S+|scope:\S+)(?!\S)")


def policies(assembly):
    """Each access with its words for caches."""
    return [(found[1], sorted(_POLICY.findall(found[0]))) for found in _ACCESS.finditer(assembly)]


def hinted(chip, load, store, buffers):
    """A copy by pointers or by buffers, whose load and store have these modifiers."""
    size = 4 * LANES[chip]
    first, second = (
        f" {{cachePolicy = #tt.cache_policy<cache_modifier = {word}, eviction_policy = evict_first>}}" if word else ""
        for word in (load, store)
    )
    kind = f"tensor<{size}xf32, #b>"
    pointers = f"tensor<{size}x!tt.ptr<f32>, #b>"
    texts = (
        (f"%v = amdg.buffer_load %p[%r]{first} : !tt.ptr<f32> -> {kind}", f"amdg.buffer_store %v, %q[%r]{second} : !tt.ptr<f32> -> {kind}")
        if buffers
        else (f"%v = tt.load %a{first} : {pointers}", f"tt.store %b, %v{second} : {pointers}")
    )  # fmt: skip
    return HINTED.format(chip=chip, lanes=LANES[chip], size=size, load=texts[0], store=texts[1])


@pytest.mark.parametrize("chip", LANES)
def test_cache_modifiers_are_tritons(triton, chip, seed, request):
    cases = [(load, "", buffers) for load in ("ca", "cg", "cs", "cv") for buffers in (False, True)]
    cases += [("", store, buffers) for store in ("wb", "cg", "cs", "wt") for buffers in (False, True)]
    if request.config.getoption("--sweep") != "all":
        cases = random.Random(seed).sample(cases, 3)
    for load, store, buffers in cases:
        text = hinted(chip, load, store, buffers)
        theirs = triton(RELEASE).compile(text, capability=chip, stage="ttgir", until="amdgcn")["amdgcn"]
        ours = policies(amdgcn(text, chip))
        assert len(ours) == 2
        assert ours == policies(theirs), (load, store, buffers)


# Instructions ---------------------------------------------------------------------------------------------------------

_KINDS = re.compile(r"\t(v_(?:mfma|wmma)|buffer_load|buffer_store)")
_LABEL = re.compile(r"(\.LBB\d+_\d+):")
_BRANCH = re.compile(r"\ts_c?branch\w* (\.LBB\d+_\d+)")


def counts(assembly):
    """(in no loop, in loops): how many of each kind; a loop is what lies between a label and the branch back to it."""
    lines, labels, looped = assembly.splitlines(), {}, set()
    for number, line in enumerate(lines):
        if found := _LABEL.match(line):
            labels[found[1]] = number
        elif (found := _BRANCH.match(line)) and found[1] in labels:
            looped.update(range(labels[found[1]], number))
    parts = Counter(), Counter()
    for number, line in enumerate(lines):
        if found := _KINDS.match(line):
            parts[number in looped][found[1]] += 1
    return parts


def same_but_for_unrolling(ours, theirs):
    """Whether the counts are the same, or one side's loop is unrolled whole by LLVM, so many times for each kind."""
    if ours[0] + ours[1] == theirs[0] + theirs[1]:
        return True
    (outside, inside), (all_, rest) = sorted((ours, theirs), key=lambda parts: not parts[1])
    times = {(all_[kind] - outside[kind]) / inside[kind] for kind in inside}
    return (
        not rest
        and inside
        and len(times) == 1
        and times.pop() in range(2, 100)
        and all(all_[kind] == outside[kind] for kind in all_ if kind not in inside)
    )


@pytest.mark.parametrize("chip", ["gfx942", "gfx950", "gfx1201"])
def test_products_and_buffers_are_as_many_as_tritons(triton, chip, seed, request):
    """Products of matrix cores, loads and stores of buffers; those of the LDS are not many more, where LLVM joins pairs of them."""
    dumps = [dump for dump in _lowered._corpus.dumps(RELEASE, chip) if re.match("mat|prod|att|conv", dump.kernel)]
    some = request.config.getoption("--sweep") != "all"
    random.Random(seed).shuffle(dumps)
    compared = 0
    for dump in dumps:
        if some and compared == 1:
            break
        text = dump.stages()[-1].text if dump.stages() else ""
        try:
            theirs = triton(RELEASE).compile(text, capability=chip, stage="ttgir", until="amdgcn")["amdgcn"]
            ours = amdgcn(text, chip)
        except (TritonError, CompileError):
            continue  # what is refused is told by other tests
        assert same_but_for_unrolling(counts(ours), counts(theirs)), (dump.id, counts(ours), counts(theirs))
        for word in ("ds_(?:read|load)", "ds_(?:write|store)"):
            most = 1.7 if dump.kernel == "matmul_persistent.flat_w8" else 1.3
            assert instructions(ours, [word])[word] <= most * instructions(theirs, [word])[word] + 1, (dump.id, word)
        compared += 1
    assert compared == 1 if some else compared > len(dumps) // 2


def instructions(assembly, words):
    return {word: len(re.findall(rf"^\t{word}", assembly, re.M)) for word in words}


@pytest.mark.parametrize(
    ("chip", "kernel", "words"),
    [
        ("gfx950", "attention", ("v_exp_f32", "v_ldexp_f32")),
        ("gfx942", "softmax", ("v_exp_f32",)),
        ("gfx950", "rms_norm", ("v_rsq_f32",)),
    ],
)
def test_functions_are_tritons_instructions(triton, chip, kernel, words):
    """Powers of two and roots by one instruction, and no branch for each store of some threads."""
    text = _lowered._corpus.Dump(RELEASE, chip, kernel).stages()[-1].text
    theirs = triton(RELEASE).compile(text, capability=chip, stage="ttgir", until="amdgcn")["amdgcn"]
    ours = amdgcn(text, chip)
    assert instructions(ours, words) == instructions(theirs, words)
    branches = ("s_cbranch_vcc", "s_cbranch_exec")
    assert sum(instructions(ours, branches).values()) <= sum(instructions(theirs, branches).values()) + 10


SUMS = """
#b = #ttg.blocked<{{sizePerThread = [1, 2], threadsPerWarp = [{rows}, {columns}], warpsPerCTA = [1, 1], order = [1, 0]}}>
#row = #ttg.slice<{{dim = 1, parent = #b}}>
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "hip:{chip}", "ttg.threads-per-warp" = {lanes} : i32}} {{
  tt.func public @k(%p: !tt.ptr<{kind}> {{tt.divisibility = 16 : i32}}, %q: !tt.ptr<{kind}> {{tt.divisibility = 16 : i32}}) {{
    %r = tt.make_range {{end = {rows} : i32, start = 0 : i32}} : tensor<{rows}xi32, #row>
    %c = tt.make_range {{end = {size} : i32, start = 0 : i32}} : tensor<{size}xi32, #ttg.slice<{{dim = 0, parent = #b}}>>
    %r1 = tt.expand_dims %r {{axis = 1 : i32}} : tensor<{rows}xi32, #row> -> tensor<{rows}x1xi32, #b>
    %c1 = tt.expand_dims %c {{axis = 0 : i32}} : tensor<{size}xi32, #ttg.slice<{{dim = 0, parent = #b}}>> -> tensor<1x{size}xi32, #b>
    %w = arith.constant dense<{size}> : tensor<{rows}x1xi32, #b>
    %r2 = arith.muli %r1, %w : tensor<{rows}x1xi32, #b>
    %r3 = tt.broadcast %r2 : tensor<{rows}x1xi32, #b> -> tensor<{rows}x{size}xi32, #b>
    %c3 = tt.broadcast %c1 : tensor<1x{size}xi32, #b> -> tensor<{rows}x{size}xi32, #b>
    %n = arith.addi %r3, %c3 : tensor<{rows}x{size}xi32, #b>
    %s = tt.splat %p : !tt.ptr<{kind}> -> tensor<{rows}x{size}x!tt.ptr<{kind}>, #b>
    %a = tt.addptr %s, %n : tensor<{rows}x{size}x!tt.ptr<{kind}>, #b>, tensor<{rows}x{size}xi32, #b>
    %v = tt.load %a : tensor<{rows}x{size}x!tt.ptr<{kind}>, #b>
    %t = "tt.reduce"(%v) <{{axis = 1 : i32}}> ({{
    ^bb0(%x: {kind}, %y: {kind}):
      %z = arith.addi %x, %y : {kind}
      tt.reduce.return %z : {kind}
    }}) : (tensor<{rows}x{size}x{kind}, #b>) -> tensor<{rows}x{kind}, #row>
    %o = tt.splat %q : !tt.ptr<{kind}> -> tensor<{rows}x!tt.ptr<{kind}>, #row>
    %b = tt.addptr %o, %r : tensor<{rows}x!tt.ptr<{kind}>, #row>, tensor<{rows}xi32, #row>
    tt.store %b, %t : tensor<{rows}x!tt.ptr<{kind}>, #row>
    tt.return
  }}
}}
"""


@pytest.mark.parametrize("chip", LANES)
def test_sums_stay_out_of_the_lds(chip, seed, request):
    """Along any number of lanes: by DPP within rows, between rows by what the chip has, and never by ds_bpermute."""
    lanes, random_ = LANES[chip], np.random.default_rng(seed)
    every = [2**bit for bit in range(1, lanes.bit_length())]
    for columns in every if request.config.getoption("--sweep") == "all" else [*random_.choice(every[:-1], 1), lanes]:
        kind, dtype = [("i32", np.int32), ("i64", np.int64), ("i16", np.int16)][random_.integers(3)]
        rows = lanes // int(columns)
        text = SUMS.format(chip=chip, lanes=lanes, rows=rows, columns=columns, size=2 * columns, kind=kind)
        numbers = random_.integers(-100, 100, (rows, 2 * columns)).astype(dtype)
        left = np.zeros(rows, dtype)
        assert not _lowered.Lowered(text).launch(1, [numbers, left]).findings
        np.testing.assert_array_equal(left, numbers.sum(1, dtype=dtype))
        found = Counter(re.findall(r"^\t(ds_bpermute|ds_swizzle|\w+permlanex?\d+)", amdgcn(text, chip), re.M))
        within_rows = columns <= 16 or (columns == 64 and chip != "gfx950")
        assert not found["ds_bpermute"]
        assert bool(found) != within_rows


# Other chips ----------------------------------------------------------------------------------------------------------

#: Kernels for which LLVM's code generator takes half a minute: a sweep alone assembles them.
SLOW = {("gfx1100", "matmul_scaled")}
#: Assembly of a chip's own, which the simulator does not read.
NOT_RUN = {"assembly"}


def last_ttir(dump):
    """The last TTIR of a kernel; empty for one that begins with TTGIR."""
    return next((stage.text for stage in reversed(dump.stages()) if "ttg." not in stage.text), "")


@pytest.mark.parametrize(("chip", "of", "least"), [("gfx90a", "gfx942", 69), ("gfx1100", "gfx1201", 63)])
def test_chips_without_archives(triton, chip, of, least, seed, request):
    """Triton makes the TTGIR of another chip's TTIR: each kernel converts, is assembled, and runs thread by thread."""
    dumps = [dump for dump in _lowered._corpus.dumps(RELEASE, of) if last_ttir(dump)]
    assert len(dumps) >= least
    if request.config.getoption("--sweep") != "all":
        wanted = {"matmul_batched", *(dump.kernel for dump in random.Random(seed).sample(dumps, 2))}
        dumps = [dump for dump in dumps if dump.kernel in wanted]
    converted = 0
    for dump in dumps:
        try:
            text = triton(RELEASE).compile(last_ttir(dump), capability=chip, stage="ttir", until="ttgir")["ttgir"]
        except TritonError:
            assert dump.kernel == "marked"  # has a profiler's marks
            continue
        lowered = _lowered.Lowered(text)
        converted += 1
        if (chip, dump.kernel) not in SLOW or request.config.getoption("--sweep") == "all":
            try:
                assembly = amdgcn(text, chip)
                words = {"gfx90a": "v_mfma_f32", "gfx1100": "v_wmma_f32"}
                assert dump.kernel != "matmul_batched" or words[chip] in assembly
            except CompileError as error:
                assert "functions without a library" in str(error), dump.kernel
        if dump.kernel not in NOT_RUN:
            case = CASES.get(dump.kernel) or CASES[dump.kernel.partition(".")[0]]
            report = _lowered.check_case(lowered, case, seed, dump.kernel in _lowered._kernels.ANY_ORDER)
            assert not report.findings, dump.kernel
    assert converted >= len(dumps) - 1
