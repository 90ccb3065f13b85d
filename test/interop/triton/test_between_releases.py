"""From release to release: what one Triton made is printed in another's words, which takes it and compiles it."""

from __future__ import annotations

import functools
import itertools
import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path

import external_tools
import pytest

import gpuir
from gpuir.interop.triton import Triton, TritonError

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


def test_ops_that_only_newer_releases_take_as_they_are_are_converted(triton: Callable[[str], Triton]) -> None:
    """3.9 takes two layouts for one where threads hold the same."""
    text = (
        "#a = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [1, 0]}>\n"
        "#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [1, 0]}>\n"
        f"{HEAD}  tt.func public @f(%arg0: tensor<256x1xf32, #a>) {{\n"
        "    %0 = tt.broadcast %arg0 : tensor<256x1xf32, #a> -> tensor<256x8xf32, #b>\n    tt.return\n  }\n}\n"
    )
    converted = shown(text, "3.9", "3.8")
    assert "%0 = ttg.convert_layout %arg0 : tensor<256x1xf32, #blocked> -> tensor<256x1xf32, #blocked1>" in converted
    assert "%1 = tt.broadcast %0 : tensor<256x1xf32, #blocked1> -> tensor<256x8xf32, #blocked1>" in converted
    assert shown(text, "3.9", "3.9").count("ttg.convert_layout") == 0
    # Along the dimension that is repeated layouts may differ in anything.
    matmul = shown(between.text_of("3.9.0", "gfx950", "matmul", "ttgir") or "", "3.9", "3.8")
    assert matmul.count("tt.broadcast") and triton("3.8.0").check(matmul)


def test_reshapes_that_reorder_are_conversions_of_what_stays(triton: Callable[[str], Triton]) -> None:
    """From 3.8 on threads have as many elements of a reordered tensor as before, or those that they had."""
    text = (
        "#a = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [1, 0]}>\n"
        "#b = #ttg.blocked<{sizePerThread = [SIZE], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>\n"
        f"{HEAD}  tt.func public @f(%arg0: tensor<64x8xf32, #a>) {{\n"
        "    %0 = tt.reshape %arg0 allow_reorder : tensor<64x8xf32, #a> -> tensor<512xf32, #b>\n    tt.return\n  }\n}\n"
    )
    few, many = (text.replace("SIZE", size) for size in ("1", "8"))
    assert shown(few, "3.7", "3.6").count("ttg.convert_layout") == 0
    assert not triton("3.8.0").check(few)
    for version in ("3.8", "3.9"):
        converted = shown(few, "3.7", version)
        assert re.search(r"%1 = ttg.convert_layout %0 : tensor<512xf32, #\w+> -> tensor<512xf32, #\w+>", converted)
        assert triton(f"{version}.0").check(converted)
        kept = shown(many, "3.7", version)
        assert "ttg.convert_layout" not in kept and triton(f"{version}.0").check(kept)


@pytest.mark.parametrize("version", [version for version in VERSIONS if version >= "3.6"])
def test_depths_of_instructions_are_those_that_3_6_says(version: str) -> None:
    """3.5 leaves them to its lowering, which chooses as 3.6 does: its own text of a kernel has the same."""
    number = version.rpartition(".")[0]
    asked = 0
    for target, kernel in itertools.product(
        ("gfx942", "gfx950"), ("matmul", "products.attention", "matmul_scaled.fp8", "matmul.bf16_w8", "attention")
    ):
        older, newer = (between.text_of(release, target, kernel, "ttgir") for release in ("3.5.1", version))
        if not older or not newer or "#ttg.amd_mfma" not in older + newer:
            continue
        found = [set(re.findall(r"instrShape = \[[\d, ]+\]", text)) for text in (shown(older, "3.5", number), newer)]
        assert found[0] <= found[1], (target, kernel)
        asked += 1
    assert asked > 4


BARRIER = """\
HEAD  tt.func public @f() {
    BARRIER
    tt.return
  }
}
""".replace("HEAD", HEAD)


@pytest.mark.parametrize("version", external_tools.tritons())
def test_barriers_of_all_threads_are_those_of_the_release(triton: Callable[[str], Triton], version: str) -> None:
    """Upstream's up to 3.6, Triton's from 3.7 on; what orders global memory alone is no older release's."""
    number = version.rpartition(".")[0]
    for memory, words in (("all", "gpu.barrier"), ("local", "ttg.local_barrier" if number == "3.6" else "gpu.barrier")):
        newer = BARRIER.replace("BARRIER", f"ttg.barrier {memory}")
        expected = newer if number >= "3.7" else BARRIER.replace("BARRIER", words)
        assert shown(newer, "3.7", number) == expected
        assert triton(version).check(expected).text == expected
        if memory == "all" or number == "3.6":
            assert shown(expected, number, "3.9") == newer
    if number < "3.7":
        with pytest.raises(gpuir.ReleaseError, match=f"triton-{number} has no 'ttg.barrier'"):
            shown(BARRIER.replace("BARRIER", "ttg.barrier global_read"), "3.7", number)


NEGATED = """\
HEAD  tt.func public @f(%arg0: f32, %arg1: !tt.ptr<f32>) {
    %0 = arith.negf %arg0 : f32
    tt.store %arg1, %0 : !tt.ptr<f32>
    tt.return
  }
}
""".replace("HEAD", HEAD).replace("= 64 : i32}", "= 32 : i32}")


@pytest.mark.parametrize("version", external_tools.tritons())
def test_negation_compiles_in_every_release(triton: Callable[[str], Triton], version: str) -> None:
    """Up to 3.7 nothing lowers arith.negf; a difference from -0.0 becomes the same instruction."""
    number = version.rpartition(".")[0]
    text = shown(NEGATED, "3.9", number)
    assert ("arith.subf" in text) == (number < "3.8")
    ptx = str(triton(version).compile(text, 80, stage="ttgir", until="ptx")["ptx"])
    assert re.search(r"neg.f32|xor.b32 .*-2147483648|xor.b32 .*0x80000000", ptx), ptx


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


@pytest.mark.parametrize("version", [version for version in external_tools.tritons() if version >= "3.7"])
def test_products_of_three_dimensions_say_so_for_others(triton: Callable[[str], Triton], version: str) -> None:
    """What a release prints of WMMA's bases without their rank it does not read; it takes them where the rank is said."""
    own = between.text_of(version, "gfx1201", "matmul_batched", "ttgir") or ""
    assert "rank" not in own and triton(version).check(own).crashed
    number = version.rpartition(".")[0]
    assert shown(own, number, number) == own
    older = between.text_of("3.4.0", "gfx1201", "matmul_batched", "ttgir") or ""
    text = shown(older, "3.4", number)
    assert "rank = 3, ctaLayout = {warp = [[1, 0, 0], [2, 0, 0]]}" in text
    verdict = triton(version).check(text)
    assert verdict and shown(str(verdict.text), number, "3.4") == older
    # Two dimensions are what is read where nothing is said.
    plain = shown(between.text_of("3.4.0", "gfx1201", "matmul", "ttgir") or "", "3.4", number)
    assert "ctaLayout" in plain and "rank" not in plain


def test_operands_of_wmma_are_loaded_by_bases_for_3_4(triton: Callable[[str], Triton]) -> None:
    """3.4 lowers them from swizzled memory alone; the same layout by its bases from any, and nothing is moved behind that."""
    newer = between.text_of("3.8.0", "gfx1201", "matmul", "ttgir") or ""
    assert "#ttg.amd_rotating_shared" in newer and "ttg.convert_layout" not in newer
    older = shown(newer, "3.8", "3.4")
    loads = re.findall(r"ttg.local_load .*#shared1, .* -> (.*)", older)
    assert len(loads) == 3 and set(loads) == {"tensor<64x128xf16, #linear1>"}
    compile = functools.partial(triton("3.4.0").compile, capability="gfx1201", stage="ttgir", until="amdgcn")
    assert "v_wmma" in str(compile(older)["amdgcn"])
    with pytest.raises(TritonError, match="SwizzledSharedEncodingAttr|PassManager::run failed"):
        compile(re.sub(r"\n.*ttg.convert_layout .*#linear1> -> .*", "", _loaded_at_once(older)))
    # Only from there: what 3.4 reads from swizzled memory stays as it is.
    own = between.text_of("3.5.1", "gfx1201", "matmul", "ttgir") or ""
    assert "#linear" not in shown(own, "3.5", "3.4")
    if "3.8.0" in external_tools.tritons():
        assembly = [
            triton("3.8.0").compile(text, "gfx1201", stage="ttgir", until="amdgcn")["amdgcn"]
            for text in (newer, shown(older, "3.4", "3.8"))
        ]
        assert assembly[0] == assembly[1]


def _loaded_at_once(text: str) -> str:
    """With the operand's own layout for the load, as another release has it."""
    for loaded, operand, type in re.findall(r"(%\S+) = ttg.convert_layout (%\S+) : .*#linear1> -> (.*)", text):
        text = re.sub(rf"{operand} = (ttg.local_load .* -> ).*", rf"{loaded} = \g<1>{type}", text)
    return text


def test_widths_that_3_4_has_not_are_refused_by_name(triton: Callable[[str], Triton]) -> None:
    text = (
        "#mma = #ttg.amd_wmma<{version = 2, isTranspose = false, warpsPerCTA = [2, 2]}>\n"
        f"{HEAD}  tt.func public @f(%arg0: tensor<64x64xi8, #ttg.dot_op<{{opIdx = 0, parent = #mma, kWidth = WIDTH}}>>) {{\n"
        "    tt.return\n  }\n}\n"
    )
    for width, accepted in (("4", False), ("8", True), ("16", True)):
        sized = text.replace("WIDTH", width)
        assert bool(triton("3.4.0").check(sized)) == accepted
        if accepted:
            assert shown(sized, "3.5", "3.4") == sized
            continue
        with pytest.raises(gpuir.ReleaseError) as error:
            shown(sized, "3.5", "3.4")
        assert error.value.diagnostics[0].message == "triton-3.4 has no such #ttg.dot_op; triton from 3.5 on has"


@pytest.mark.parametrize("version", [version for version in external_tools.tritons() if version >= "3.8"])
def test_waits_before_a_buffer_is_filled_anew_are_for_reads_from_3_8_on(
    triton: Callable[[str], Triton], version: str
) -> None:
    """Up to 3.7 all waits are; 3.8 and later say which, and of the same kernel say it of the same waits."""
    number = version.rpartition(".")[0]
    older, own = (between.text_of(each, "sm_90", "tma_gather_scatter", "ttgir") or "" for each in ("3.7.1", version))
    text = shown(older, "3.7", number)
    waits = [re.findall(r"ttng.async_tma_store_wait .*", each) for each in (text, own)]
    assert waits[0] == waits[1] and [wait.count("read_only") for wait in waits[0]] == [1, 0]
    counts = [
        str(triton(version).compile(each, 90, stage="ttgir", until="ptx")["ptx"]).count("cp.async.bulk.wait_group.read")
        for each in (text, text.replace(", read_only", ""))
    ]
    assert counts[0] == counts[1] + 1
    assert "read_only" not in shown(older, "3.7", "3.6")


EXCHANGE = """\
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
HEAD  tt.func public @exchange(%arg0: !tt.ptr<i32>) attributes {noinline = false} {
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %1 = amdgpu.buffer_atomic_rmw exch, relaxed, gpu, %0, %arg0[%0] : tensor<256xi32, #blocked>
    tt.return
  }
}
""".replace("HEAD", HEAD)


def test_what_a_release_does_not_lower_is_refused_by_name(triton: Callable[[str], Triton]) -> None:
    """A buffer's exchange up to 3.8, and scaled products in registers of NVIDIA's up to 3.5: nothing takes them away before."""
    newer = shown(EXCHANGE, "3.4", "3.4")  # its own text is its own affair
    assert newer == EXCHANGE and triton("3.4.0").check(EXCHANGE)
    with pytest.raises(TritonError):
        triton("3.4.0").compile(EXCHANGE, "gfx942", stage="ttgir", until="amdgcn")
    assert "amdg.buffer_atomic_rmw exch" in shown(EXCHANGE, "3.4", "3.9")
    with pytest.raises(
        gpuir.ReleaseError, match="expects another atomic_rmw_op than exch to be lowered, in triton up to 3.8"
    ):
        shown(shown(EXCHANGE, "3.4", "3.9"), "3.9", "3.8")
    several = between.text_of("3.6.0", "sm_100", "matmul.ctas2", "ttgir") or ""
    with pytest.raises(
        gpuir.ReleaseError,
        match="expects barriers.0. to have a barrier for each CTA, bases .1., found .0. .*, in triton 3.7",
    ):
        shown(several, "3.6", "3.7")
    scaled = between.text_of("3.6.0", "sm_120", "matmul_scaled", "ttgir") or ""
    assert re.search(r"tt.dot_scaled .*-> tensor<128x128xf32, #mma>", scaled)
    assert "tt.dot_scaled" in shown(scaled, "3.6", "3.7")
    with pytest.raises(
        gpuir.ReleaseError, match="expects a result in another layout than #ttg.nvidia_mma to be lowered"
    ):
        shown(scaled, "3.6", "3.5")


# All pairs ------------------------------------------------------------------------------------------------------------

#: What another release says where it refuses the first one's programs, and why.
REASONS = {
    "layout is not TMEM compatible": "up to 3.6: later ones read tensor memory into more layouts",
    "expected operation name in quotes": "3.4 takes the result in the line behind `ttg.async_commit_group` for a token of it",
    "expected '{' to begin a region": "3.4 has no `no_inline` of upstream's scf.execute_region",
    "Incompatible CGA layout for operand 1": "3.7 wants operands of AMD's clusters split otherwise; 3.4 alone makes any",
}
#: What a release does not read of its own text.
OWN = "Serialized rank and rank deduced from LL need to match"

#: Programs that come back with the same meaning and other code, and why.
MOVED = {
    ("sm_100", "attention_descriptor.ws"): "3.4's barriers are a buffer of one each then, at other addresses",
    ("sm_120", "attention_descriptor.ws"): "as on sm_100",
    ("sm_120", "matmul_specialized"): "as on sm_100",
    ("gfx1201", "matmul_batched"): "comes back with the rank that 3.9 aborts without, and its own text has not",
    ("gfx1250", "matmul_batched"): "as on gfx1201",
    ("gfx1201", "products.buffers"): "3.9's LLVM IR is equal, letter for letter, and its registers are others",
    ("gfx942", "products.pingpong"): "up to 3.5 a barrier does not say that it orders shared memory alone",
    ("gfx950", "products.pingpong"): "up to 3.5 a barrier does not say that it orders shared memory alone",
}


#: Kernels of which some release's programs are taken by another one and then not lowered, and why.
FAILING = {
    "attention_descriptor": "as copy_3d",
    "attention_descriptor.ws": "as copy_3d",
    "attention.causal": "an assertion of LLVM's for AMD, in 3.8 and 3.9, of what 3.4 made",
    "copy_3d": "passes of 3.6 for gfx1250 fail on later releases' TTIR",
    "matmul_descriptor": "copies of two bytes: 3.9's alone say that more lie side by side, where their addresses do not tell it",
    "matmul_persistent.flat_w8": "as copy_3d",
    "matmul_scaled": "as scaled_tile",
    "matmul_scaled.fp8": "layouts of tensor memory that 3.4 does not lower; on gfx1201 and gfx1250 as scaled_tile",
    "products.int8": "passes of 3.6 for gfx1250 have no products of bytes",
    "reduce_both.ctas2_w8": "reductions across CTAs, from 3.8 on",
    "scaled_tile": "LLVM of 3.6 and 3.7 aborts on what 3.9 makes for gfx1201; passes of 3.6 fail on later ones' for gfx1250",
    "scaled_tile.mixed": "as scaled_tile",
    "softmax.ctas2": "reductions across CTAs, from 3.8 on",
    "tma_gather_scatter": "as copy_3d",
}


@pytest.mark.sweep(10)
@pytest.mark.parametrize("second", external_tools.tritons())
@pytest.mark.parametrize("first", VERSIONS)
def test_the_other_release_takes_it_for_the_same(
    triton: Callable[[str], Triton], request: pytest.FixtureRequest, seed: int, first: str, second: str
) -> None:
    """A kernel for a target, or all; the first release need not be there: what it said is in the archive."""
    cases = list(between.cases(between.TARGETS, (), first, second))
    known = between.recorded()
    for case in cases if request.config.getoption("--sweep") == "all" else random.Random(seed).sample(cases, 1):
        outcome = between.Asking(triton)(case)
        listed = outcome.what == between.REFUSED and any(words in outcome.why for words in REASONS)
        listed |= outcome.what == between.CHANGED and (case.target, case.kernel) in MOVED
        listed |= outcome.what == between.REFUSED and first == second and OWN in outcome.why
        assert listed or outcome.what not in between.WRONG, f"{outcome.what}: {case}: {outcome.why}"
        if first == second and not listed:
            assert outcome.what in (between.SAME, between.ABSENT, between.ACCEPTED), f"{outcome.what}: {outcome.why}"
        if case in known:
            assert outcome.what == known[case].what, f"{case}: recorded as {known[case]}, now {outcome}"


def test_what_is_recorded_is_same_or_has_a_reason() -> None:
    """Of every pair of releases."""
    known = between.recorded()
    pairs = {(case.first, case.second) for case in known}
    assert pairs == set(itertools.product(VERSIONS, repeat=2))
    for case, outcome in known.items():
        if outcome.what in between.WRONG:
            refused = outcome.what == between.REFUSED and any(words in outcome.why for words in REASONS)
            refused |= outcome.what == between.REFUSED and case.first == case.second and OWN in outcome.why
            moved = outcome.what == between.CHANGED and (case.target, case.kernel) in MOVED
            assert refused or moved, f"{case}: {outcome}"
        if outcome.what == between.FAILS:
            assert case.kernel in FAILING, f"{case}: {outcome}"
        if outcome.what in (between.OTHER, between.FAILS):
            assert case.first != case.second


def test_what_is_other_code_is_of_other_programs(request: pytest.FixtureRequest, seed: int) -> None:
    """In the second release's words the two releases' own texts differ, and in more than the names of values."""
    others = [case for case, outcome in between.recorded().items() if outcome.what == between.OTHER]
    for case in others if request.config.getoption("--sweep") == "all" else random.Random(seed).sample(others, 20):
        first, own = (between.text_of(version, *case[2:]) or "" for version in case[:2])
        texts = (shown(first, *(version.rpartition(".")[0] for version in case[:2])), own)
        assert _in_order(texts[0]) != _in_order(texts[1]), case


def _in_order(text: str) -> str:
    """With values named by the order in which they are met."""
    names: dict[str, str] = {}
    return re.sub(r"%\w+", lambda match: names.setdefault(match[0], f"%{len(names)}"), text)


def test_the_guide_has_the_tables_of_what_is_recorded() -> None:
    """`scripts/triton_between.py --recorded` prints them."""
    guide = (ROOT / "docs" / "triton.md").read_text()
    counts: dict[tuple[str, str, str], Counter[str]] = defaultdict(Counter)
    known = between.recorded()
    for case, outcome in known.items():
        counts[case.stage, case.first, case.second][outcome.what] += 1
    assert "\n".join(between.asked(known)) in guide
    for stage in between.STAGES:
        assert "\n".join(between.table(counts, VERSIONS, stage)) in guide


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
