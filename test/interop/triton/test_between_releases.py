"""From release to release: what one Triton made is printed in another's words, which takes it and compiles it."""

from __future__ import annotations

import itertools
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

import external_tools
import pytest

import gpuir
from gpuir.interop.triton import Triton

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts"))
import triton_between as between  # noqa: E402

sys.path.remove(str(ROOT / "scripts"))

VERSIONS = between.versions()
HEAD = 'module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {\n'
#: One of several buffers, and a part of it.
BUFFERS = """\
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
HEAD  tt.func public @parts(%arg0: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg1: i32) {
    %0 = ttg.memdesc_index %arg0[%arg1] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutableWHOLE>
    %1 = ttg.memdesc_subslice %0[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutableWHOLE> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutablePART>
    tt.return
  }
}
""".replace("HEAD", HEAD)
OLDER = BUFFERS.replace("WHOLE", ", 3x64x64").replace("PART", ", 3x64x64")
NEWER = BUFFERS.replace("WHOLE", "").replace("PART", ", 64x64")


def shown(text: str, source: str, release: str) -> str:
    with gpuir.Context():
        return gpuir.asm(gpuir.parse(text, release=f"triton-{source}"), release=f"triton-{release}").rstrip() + "\n"


def test_views_of_one_buffer_lose_the_number_of_buffers() -> None:
    """Up to 3.5 their types keep it, and from 3.6 on a type that does is refused."""
    for release in ("3.6", "3.7", "3.8", "3.9"):
        assert shown(OLDER, "3.5", release) == NEWER
        assert shown(NEWER, release, release) == NEWER
    assert shown(OLDER, "3.5", "3.5") == OLDER


#: The same as 3.4 says it, with several barriers of which a product arrives at one.
SUBVIEWS = """\
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
HEAD  tt.func public @parts(%arg0: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg1: i32) {
    %c0_i32 = arith.constant 0 : i32
    %0 = ttg.memdesc_subview %arg0[%arg1, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %1 = ttg.memdesc_subview %0[%c0_i32, %c0_i32] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 3x64x64>
    tt.return
  }
}
""".replace("HEAD", HEAD)
BARRIERS = """\
#barrier = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
HEAD  tt.func public @wait(%arg0: i32) {
    %c0_i32 = arith.constant 0 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #barrier, #smem, mutable>
    %1 = ttg.memdesc_subview %0[%arg0] : !ttg.memdesc<2xi64, #barrier, #smem, mutable> -> !ttg.memdesc<1xi64, #barrier, #smem, mutable, 2>
    scf.for %arg1 = %arg0 to %arg0 step %arg0 iter_args(%arg2 = %1) -> (!ttg.memdesc<1xi64, #barrier, #smem, mutable, 2>)  : i32 {
      ttng.wait_barrier %arg2, %c0_i32 : !ttg.memdesc<1xi64, #barrier, #smem, mutable, 2>
      scf.yield %arg2 : !ttg.memdesc<1xi64, #barrier, #smem, mutable, 2>
    }
    ttg.local_dealloc %0 : !ttg.memdesc<2xi64, #barrier, #smem, mutable>
    tt.return
  }
}
""".replace("HEAD", HEAD).replace("= 64 : i32}", "= 32 : i32}")


def test_views_of_3_4_are_indices_and_parts() -> None:
    assert shown(SUBVIEWS, "3.4", "3.5") == OLDER
    for release in ("3.6", "3.9"):
        assert shown(SUBVIEWS, "3.4", release) == NEWER
    assert shown(SUBVIEWS, "3.4", "3.4") == SUBVIEWS  # memory keeps what was read
    # The type of a function is its callers' too.
    handed = BARRIERS.replace("(%arg0: i32)", "(%arg0: i32, %0: !ttg.memdesc<2xi64, #barrier, #smem, mutable>)")
    handed = handed.replace("    %0 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #barrier, #smem, mutable>\n", "")
    handed = handed.replace("    ttg.local_dealloc %0 : !ttg.memdesc<2xi64, #barrier, #smem, mutable>\n", "")
    with pytest.raises(gpuir.ReleaseError, match=r"triton-3.5 has no 'ttg.memdesc_subview'"):
        shown(handed, "3.4", "3.5")


def test_indices_and_parts_are_views_of_3_4() -> None:
    """And back; constants of 3.4's offsets stand in front of each view."""
    for release, text, part in (("3.5", OLDER, ", 3x64x64"), ("3.9", NEWER, ", 64x64")):
        views = shown(text, release, "3.4")
        assert views.count("arith.constant 0 : i32") == 4
        assert views.count("ttg.memdesc_subview %arg0[%arg1, %c0_i32, %c0_i32_0]") == 1
        assert views.count(f"-> !ttg.memdesc<32x64xf16, #shared, #smem, mutable{part}>") == 1
        assert shown(views, "3.4", release) == text
        assert shown(text, release, release) == text  # memory keeps what was read


def test_what_passes_say_of_a_view_stays() -> None:
    tagged = OLDER.replace("%arg0[%arg1] :", "%arg0[%arg1] {ttg.partition = 1 : i32} :")
    assert tagged != OLDER
    views = shown(tagged, "3.5", "3.4")
    assert views.count("{ttg.partition = 1 : i32}") == 1
    assert shown(views, "3.4", "3.5") == tagged


@pytest.mark.parametrize("first", VERSIONS[1:4])
@pytest.mark.parametrize("kernel, target", [("matmul", "sm_80"), ("matmul", "sm_100")])
def test_pipelined_loops_are_taken_by_3_4(
    triton: Callable[[str], Triton], first: str, kernel: str, target: str
) -> None:
    outcome = between.Asking(triton)(between.Case(first, "3.4.0", target, kernel, "ttgir"), compile=first == "3.5.1")
    assert outcome.what in (between.ACCEPTED, between.SAME, between.ABSENT), outcome


#: 3.4's hints as its pass leaves them, and a load that says for which operand of a dot it is.
COUNTS = "".join(
    f", {name} = {'false' if name.startswith('is') else '#amdgpu.InstCounter<0, none>'}"
    for name in (
        "isBufferLoadsAEnabled", "isBufferLoadsBEnabled", "numDsReadsA", "numDsReadsB", "numDsWritesA", "numDsWritesB",
        "numGlobalLoadsA", "numGlobalLoadsB", "numMMAs",
    )
)  # fmt: skip
HINT = """\
HEAD  tt.func public @f(%arg0: !tt.ptr<f32>) {
    %0 = tt.load %arg0OPERAND : !tt.ptr<f32>
HINT    tt.return
  }
}
""".replace("HEAD", HEAD)
VARIANT = "variant = #amdgpu.SchedHintVariant<attention>"


def test_hints_of_3_4_have_counts() -> None:
    older = HINT.replace("HINT", f"    amdgpu.instruction_sched_hint {{COUNTS, {VARIANT}}}\n").replace("OPERAND", "")
    older = older.replace("COUNTS, ", COUNTS.removeprefix(", ") + ", ")
    newer = HINT.replace("HINT", f"    amdgpu.instruction_sched_hint {{{VARIANT}}}\n").replace("OPERAND", "")
    assert shown(older, "3.4", "3.5") == newer
    assert shown(older, "3.4", "3.7") == newer.replace("amdgpu", "amdg")
    assert shown(newer, "3.5", "3.4") == older
    counted = older.replace("numMMAs = #amdgpu.InstCounter<0, none>", "numMMAs = #amdgpu.InstCounter<8, none>")
    with pytest.raises(gpuir.ReleaseError, match="triton-3.5 has no '#amdg.InstCounter'"):
        shown(counted, "3.4", "3.5")


def test_the_operand_that_a_load_is_for_is_the_hints() -> None:
    """3.4 reads it where it lowers hints; a program without hints says the same without."""
    said = HINT.replace("OPERAND", " {OpIdx = #amdgpu.OpIdx<1>}")
    assert shown(said.replace("HINT", ""), "3.4", "3.5") == HINT.replace("OPERAND", "").replace("HINT", "")
    hinted = said.replace("HINT", f"    amdgpu.instruction_sched_hint {{{COUNTS[2:]}, {VARIANT}}}\n")
    with pytest.raises(gpuir.ReleaseError, match="triton-3.5 has no '#amdg.OpIdx'"):
        shown(hinted, "3.4", "3.5")


def test_triton_3_4_makes_the_same_without_operands(triton: Callable[[str], Triton]) -> None:
    with_operands = between.text_of("3.4.0", "gfx942", "matmul", "ttgir") or ""
    without = re.sub(r"OpIdx = #amdgpu.OpIdx<\d>(, )?", "", with_operands)
    assert without != with_operands
    one, other = (
        triton("3.4.0").compile(text, "gfx942", stage="ttgir", until="amdgcn")["amdgcn"]
        for text in (with_operands, without)
    )
    assert one == other


@pytest.mark.parametrize("version", external_tools.tritons()[1:])
def test_barriers_of_3_4_are_buffers(triton: Callable[[str], Triton], version: str) -> None:
    text = shown(BARRIERS, "3.4", version.rpartition(".")[0])
    assert "ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared, #smem, mutable>" in text
    assert "ttg.memdesc_index %0[%arg0]" in text
    verdict = triton(version).check(text)
    assert verdict, verdict


@pytest.mark.parametrize("kernel, target", [("matmul", "sm_80"), ("matmul_specialized", "sm_90"), ("matmul", "sm_100")])
@pytest.mark.parametrize("version", external_tools.tritons()[1:2])
def test_pipelined_loops_of_3_4_are_taken(
    triton: Callable[[str], Triton], version: str, kernel: str, target: str
) -> None:
    outcome = between.Asking(triton)(between.Case("3.4.0", version, target, kernel, "ttgir"))
    if kernel == "matmul_specialized" and version >= "3.7":
        # Its copies into one half of a tile still have the block of the whole, which 3.7 looks at.
        assert "as many elements as the block" in outcome.why
    else:
        assert outcome.what in (between.SAME, between.OTHER), outcome


@pytest.mark.parametrize("version", external_tools.tritons()[1:])
def test_triton_says_the_same_of_views(triton: Callable[[str], Triton], version: str) -> None:
    assert bool(triton(version).check(OLDER)) == (version < "3.6")
    assert triton(version).check(NEWER).text == NEWER


def test_what_only_newer_releases_say_of_an_instruction_is_missed() -> None:
    """3.6 takes the layout of 3.5, and fails when it lowers it."""
    text = (
        "#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32], isTransposed = true}>\n"
        f"{HEAD}  tt.func public @f(%arg0: tensor<32x32xf32, #mma>) {{\n    tt.return\n  }}\n}}\n"
    )
    with pytest.raises(gpuir.ReleaseError) as error:
        shown(text, "3.5", "3.8")
    assert "triton-3.8 cannot say this #ttg.amd_mfma: instrShape is [32, 32], without the depth" in str(error.value)
    # 3.6 says so itself here.
    assert shown(text, "3.6", "3.8") == shown(text, "3.5", "3.5") == text


def test_ops_that_only_newer_releases_take_as_they_are_are_refused() -> None:
    text = (
        "#a = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [1, 0]}>\n"
        "#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [1, 0]}>\n"
        f"{HEAD}  tt.func public @f(%arg0: tensor<256x1xf32, #a>) {{\n"
        "    %0 = tt.broadcast %arg0 : tensor<256x1xf32, #a> -> tensor<256x8xf32, #b>\n    tt.return\n  }\n}\n"
    )
    with pytest.raises(gpuir.ReleaseError) as error:
        shown(text, "3.9", "3.8")
    (diagnostic,) = error.value.diagnostics
    assert diagnostic.message.startswith("'tt.broadcast' op expects result to have the encoding of src, #ttg.blocked<")
    assert diagnostic.message.endswith(", in triton up to 3.8")
    assert diagnostic.line == 5


UPCAST = """\
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
HEAD  tt.func @f(%arg0: tensor<64x64xf8E4M3FN, #blocked>, %arg1: tensor<64x64xSCALE, #blocked>) {
    %0 = amdg.scaled_upcast_fp8 %arg0 scale %arg1 : tensor<64x64xf8E4M3FN, #blocked>, tensor<64x64xSCALE, #blocked> -> tensor<64x64xRESULT, #blocked>
    tt.return
  }
}
""".replace("HEAD", HEAD)


@pytest.mark.parametrize("version", [version for version in external_tools.tritons() if version >= "3.6"])
def test_scales_and_results_of_upcasts_are_those_of_the_release(triton: Callable[[str], Triton], version: str) -> None:
    """3.6 has no scales that are bytes, 3.8 and later no wide results."""
    number = version.rpartition(".")[0]
    for scale, result in itertools.product(("bf16", "i8"), ("f16", "bf16", "f32")):
        text = UPCAST.replace("SCALE", scale).replace("RESULT", result)
        accepted = not (scale == "i8" and number == "3.6") and not (result == "f32" and number >= "3.8")
        assert bool(triton(version).check(text)) == accepted
        if accepted:
            assert shown(text, number, number) == text
            continue
        with pytest.raises(
            gpuir.ReleaseError, match="expects (scale|output) to have elements of type .*, in triton (3.6|from 3.8 on)"
        ):
            shown(text, "3.7", number)


# All pairs ------------------------------------------------------------------------------------------------------------

#: What another release says where it refuses the first one's programs, and why.
REASONS = {
    "descriptor block and tensor must have the same number of elements": "3.7 and later: of what 3.5 and 3.6 make of a "
    "product by specialised warps on sm_90, which they do not compile themselves",
    "completion barrier cga_layout must be": "3.8 and later, of barriers for two CTAs: 3.5 says no layout of them",
    "barrier allocation must be a descriptor of 1xi64 type": "up to 3.6: of barriers for two CTAs",
    "layout is not TMEM compatible": "up to 3.6: later ones read tensor memory into more layouts",
    "expected operation name in quotes": "3.4 takes the result in the line behind `ttg.async_commit_group` for a token of it",
    "expected '{' to begin a region": "3.4 has no `no_inline` of upstream's scf.execute_region",
}

#: Programs that come back with other addresses of shared memory: 3.4's barriers are buffers of one each then.
MOVED = {("3.4.0", "sm_100", "attention_descriptor.ws")}


@pytest.mark.parametrize("second", external_tools.tritons())
@pytest.mark.parametrize("first", VERSIONS)
def test_the_other_release_takes_it_for_the_same(
    triton: Callable[[str], Triton], request: pytest.FixtureRequest, seed: int, first: str, second: str
) -> None:
    """A kernel for a target, or all; the first release need not be there: what it said is in the archive."""
    cases = list(between.cases(between.TARGETS, (), first, second))
    for case in cases if request.config.getoption("--sweep") == "all" else random.Random(seed).sample(cases, 1):
        outcome = between.Asking(triton)(case)
        known = outcome.what == between.REFUSED and any(words in outcome.why for words in REASONS)
        known |= outcome.what == between.CHANGED and (first, case.target, case.kernel) in MOVED
        assert known or outcome.what not in between.WRONG, f"{outcome.what}: {case}: {outcome.why}"
        if first == second:
            assert outcome.what in (between.SAME, between.ABSENT, between.ACCEPTED), f"{outcome.what}: {outcome.why}"


@pytest.mark.parametrize(
    "text, release, message",
    [
        ("!tt.tensordesc<128x64xf16>", "3.4", "triton-3.4 has no shape without `tensor` in !tt.tensordesc; triton from 3.8 on has"),
        ("!tt.tensordesc<tensor<128x64xf16>>", "3.9", "triton-3.9 has no tensor type in !tt.tensordesc; triton up to 3.7 has"),
    ],
)  # fmt: skip
def test_refusals_are_sentences(text: str, release: str, message: str) -> None:
    with gpuir.Context(), pytest.raises(gpuir.ParseError) as error:
        gpuir.parse(f"tt.func @f(%arg0: {text}) {{ tt.return }}", release=f"triton-{release}")
    assert error.value.diagnostics[0].message == message
