"""Registers of AMD's kernels: halves of words, words around loops, the order of reads of the LDS, and ways of generating code."""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir

pytest.importorskip("llvmlite")

_HERE = Path(__file__).parent
sys.path[:0] = [str(_HERE), str(_HERE.parents[2] / "sim" / "tiles")]
import _gluon_kernels  # noqa: E402
import _lowered  # noqa: E402

del sys.path[:2]

CASES = {**_gluon_kernels.CASES, **_lowered._kernels.CASES}


def amdgcn(text, chip):
    (compiled,) = gpuir.compile(text, chip, cache=False).modules.values()
    return compiled.forms["amdgcn"]


# Halves of words ------------------------------------------------------------------------------------------------------

MASKED = """
#b = #ttg.blocked<{{sizePerThread = [4], threadsPerWarp = [{lanes}], warpsPerCTA = [1], order = [0]}}>
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "hip:{chip}", "ttg.threads-per-warp" = {lanes} : i32}} {{
  tt.func public @k(%p: !tt.ptr<{kind}> {{tt.divisibility = 16 : i32}}, %q: !tt.ptr<{kind}> {{tt.divisibility = 16 : i32}}, %n: i32, %s: i32) {{
    %r = tt.make_range {{end = {size} : i32, start = 0 : i32}} : tensor<{size}xi32, #b>
    %w = tt.splat %s : i32 -> tensor<{size}xi32, #b>
    %o = arith.muli %r, %w : tensor<{size}xi32, #b>
    %l = tt.splat %n : i32 -> tensor<{size}xi32, #b>
    %m = arith.cmpi slt, %o, %l : tensor<{size}xi32, #b>
    %a = tt.splat %p : !tt.ptr<{kind}> -> tensor<{size}x!tt.ptr<{kind}>, #b>
    %b = tt.addptr %a, %o : tensor<{size}x!tt.ptr<{kind}>, #b>, tensor<{size}xi32, #b>
    %c = arith.constant dense<{other}> : tensor<{size}x{kind}, #b>
    %v = tt.load %b, %m{given} : tensor<{size}x!tt.ptr<{kind}>, #b>
    %d = tt.splat %q : !tt.ptr<{kind}> -> tensor<{size}x!tt.ptr<{kind}>, #b>
    %e = tt.addptr %d, %r : tensor<{size}x!tt.ptr<{kind}>, #b>, tensor<{size}xi32, #b>
    tt.store %e, %v : tensor<{size}x!tt.ptr<{kind}>, #b>
    tt.return
  }}
}}
"""


@pytest.mark.parametrize(("chip", "lanes"), [("gfx1201", 32), ("gfx1100", 32), ("gfx942", 64)])
def test_masked_halves_share_registers(chip, lanes, seed):
    """Elements of 16 bits, each with a mask of its own: on gfx11 and gfx12 the second of two is loaded into the first one's word."""
    draw = random.Random(f"{seed} {chip}")
    for kind, other, dtype in (("i16", 77, np.int16), ("f16", 1.5, np.float16)):
        given = draw.choice([", %c", ""])
        size, stride = 4 * lanes, draw.choice((1, 2, 3))
        text = MASKED.format(chip=chip, lanes=lanes, size=size, kind=kind, other=other, given=given)
        count = draw.randrange(size * stride)
        numbers = np.arange(1, size * stride + 1).astype(dtype)
        left = np.zeros(size, dtype)
        assert not _lowered.Lowered(text).launch(1, [numbers, left, count, stride]).findings
        places = np.arange(size) * stride
        inside = places < count
        np.testing.assert_array_equal(left[inside], numbers[places[inside]])
        if given:
            np.testing.assert_array_equal(left[~inside], np.full((~inside).sum(), other, dtype))
        second_halves = len(re.findall(r"^\tglobal_load_(?:d16_hi_b16|short_d16_hi)", amdgcn(text, chip), re.M))
        assert second_halves == (0 if chip == "gfx942" else 2), chip


# Reads of the LDS -----------------------------------------------------------------------------------------------------

READS = """
#b = #ttg.blocked<{{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [1], order = [0]}}>
#s = #ttg.swizzled_shared<{{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}}>
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32}} {{
  tt.func public @k(%p: !tt.ptr<f32> {{tt.divisibility = 16 : i32}}, %q: !tt.ptr<f32> {{tt.divisibility = 16 : i32}}, %n: i32) {{
    %r = tt.make_range {{end = 64 : i32, start = 0 : i32}} : tensor<64xi32, #b>
    %l = tt.splat %n : i32 -> tensor<64xi32, #b>
    %m = arith.cmpi slt, %r, %l : tensor<64xi32, #b>
    %a = tt.splat %p : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #b>
    %b = tt.addptr %a, %r : tensor<64x!tt.ptr<f32>, #b>, tensor<64xi32, #b>
    %c = arith.constant dense<1.0> : tensor<64xf32, #b>
    %u = ttg.local_alloc : () -> !ttg.memdesc<64xf32, #s, #ttg.shared_memory, mutable>
    ttg.local_store %c, %u : tensor<64xf32, #b> -> !ttg.memdesc<64xf32, #s, #ttg.shared_memory, mutable>
    %x = ttg.local_load %u : !ttg.memdesc<64xf32, #s, #ttg.shared_memory, mutable> -> tensor<64xf32, #b>
    {between}
    %v = tt.load %b, %m, %c : tensor<64x!tt.ptr<f32>, #b>
    %y = arith.addf %v, %x : tensor<64xf32, #b>
    %d = tt.splat %q : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #b>
    %e = tt.addptr %d, %r : tensor<64x!tt.ptr<f32>, #b>, tensor<64xi32, #b>
    tt.store %e, %y : tensor<64x!tt.ptr<f32>, #b>
    tt.return
  }}
}}
"""
STORE = "ttg.local_store %w, %u : tensor<64xf32, #b> -> !ttg.memdesc<64xf32, #s, #ttg.shared_memory, mutable>"


@pytest.mark.parametrize(
    ("between", "late"),
    [
        ("", True),
        ("%w = arith.addf %c, %c : tensor<64xf32, #b>", True),
        ("%w = arith.addf %x, %c : tensor<64xf32, #b>", False),
        (f"%w = arith.addf %c, %c : tensor<64xf32, #b>\n    {STORE}", False),
        ("ttg.barrier local", False),
    ],
)
def test_the_lds_is_read_behind_branches(between, late):
    """A read passes loads with masks, but nothing that uses it, writes the LDS, or waits."""
    lowered = _lowered.Lowered(READS.format(between=between))
    text = gpuir.asm(lowered.module)
    read, branch = text.index("!llvm.ptr<3> -> vector<1xf32>"), text.index("scf.if")
    assert (read > branch) == late
    numbers, left = np.arange(64, dtype=np.float32), np.zeros(64, np.float32)
    assert not lowered.launch(1, [numbers, left, 40]).findings
    np.testing.assert_array_equal(left, np.where(np.arange(64) < 40, numbers, 1) + 1)


# Single numbers and words ---------------------------------------------------------------------------------------------

#: Kernels whose loops and branches hand on vectors of 8, 16 and 32 bits.
BY_ELEMENT = [
    ("3.4.0", "gfx942", "attention"), ("3.4.0", "gfx942", "products.local_prefetch"), ("3.4.0", "gfx942", "matmul.fp8"),
    ("3.4.0", "gfx1201", "copy_hinted"), ("3.4.0", "gfx942", "matmul_block_pointers"), ("3.9.0", "gfx1201", "attention_descriptor"),
    ("3.9.0", "gfx942", "matmul_masked"), ("3.4.0", "gfx950", "matmul_scaled.fp8"), ("3.9.0", "gfx950", "softmax_online"),
]  # fmt: skip


def test_vectors_by_element_run(seed, request):
    """What the compile step makes of vectors runs lane by lane, equal to NumPy."""
    chosen = BY_ELEMENT if request.config.getoption("--sweep") == "all" else random.Random(seed).sample(BY_ELEMENT, 2)
    for release, chip, kernel in chosen:
        text = [stage.text for stage in _lowered._corpus.Dump(release, chip, kernel).stages() if stage.text][-1]
        lowered = _lowered.Lowered(text)
        (compiled,) = gpuir.compile(text, chip, "mlir", cache=False).modules.values()
        made = compiled.forms["mlir"]
        # Of what goes around loops and through branches no vector is left but of two halves.
        assert not re.search(r"^\s*\^bb\d+\(.*vector<(?!2x\w*16>)", made, re.M)
        with gpuir.Context():
            lowered.module = gpuir.parse(f"module attributes {{gpu.container_module}} {{\n{made}\n}}")
        case = CASES.get(kernel) or CASES[kernel.partition(".")[0]]
        assert not _lowered.check_case(lowered, case, seed).findings, (release, chip, kernel)


# Spills ---------------------------------------------------------------------------------------------------------------

#: Kernels in which loads with masks, addresses, operands and accumulators want more registers than there are.
FULL = [
    ("3.9.0", "gfx1201", "matmul_split_k"), ("3.9.0", "gfx1201", "attention_descriptor"), ("3.9.0", "gfx1201", "attention_descriptor.ws"),
    ("3.9.0", "gfx1201", "matmul_specialized"), ("3.9.0", "gfx1201", "matmul_persistent"), ("3.9.0", "gfx942", "matmul.fp8"),
    ("3.4.0", "gfx942", "products.local_prefetch"), ("3.4.0", "gfx1201", "matmul.fp8"), ("3.4.0", "gfx1201", "matmul"),
    ("3.4.0", "gfx1201", "matmul_persistent.flat_w8"), ("3.4.0", "gfx1201", "attention"),
]  # fmt: skip


def test_no_more_spills_than_tritons(triton, seed, request):
    chosen = FULL if request.config.getoption("--sweep") == "all" else random.Random(seed).sample(FULL, 1)
    for release, chip, kernel in chosen:
        text = [stage.text for stage in _lowered._corpus.Dump(release, chip, kernel).stages() if stage.text][-1]
        theirs = triton(release).compile(text, capability=chip, stage="ttgir", until="amdgcn")["amdgcn"]
        ours, theirs = (
            int(re.findall(r"vgpr_spill_count:\s*(\d+)", each)[-1]) for each in (amdgcn(text, chip), theirs)
        )
        assert ours <= theirs, (release, chip, kernel)


def test_the_way_with_the_fewest_spills_is_kept(monkeypatch):
    from gpuir.compile import amd_attempts

    def code(spilled, registers, scalar=0):
        return (
            f"\t{spilled} {registers}\namdhsa.kernels:\n  - .name: k\n    .private_segment_fixed_size: {4 * spilled}\n"
            f"    .sgpr_spill_count: {scalar}\n    .vgpr_count: {registers}\n    .vgpr_spill_count: {spilled}\n"
        )

    options = []
    monkeypatch.setattr(amd_attempts.binding, "set_option", lambda _, option: options.append(option))
    for made, best in (
        ([code(0, 100), code(0, 1)], 0),  # nothing to gain
        ([code(0, 100, 9), code(0, 1)], 0),  # scalar registers have lanes of vector registers
        ([code(7, 256), code(3, 256), code(5, 256)], 1),
        ([code(7, 256), code(9, 256), code(0, 256)], 2),
        ([code(0, 300), code(0, 250), code(0, 1)], 1),
        ([code(0, 300), code(2, 256), code(0, 400)], 0),
    ):
        given = iter(made)
        assert amd_attempts.best(lambda given=given: next(given)) == made[best]
    # What was set is taken back.
    state = {}
    for option in options:
        name, _, value = option.partition("=")
        state[name] = value
    assert state == {"-disable-lsr": "false", "-amdgpu-sched-strategy": ""}
