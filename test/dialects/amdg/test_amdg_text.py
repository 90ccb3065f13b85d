"""The text of `amdg`: as each release prints it, read and printed again; what is of another release, or of nobody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import gpuir
from gpuir.assembly.host_spelling import mentioned_dialects
from gpuir.dialects.amdg import AMDG

INPUTS = Path(__file__).parent / "Inputs"
RELEASES = ("3.4", "3.5", "3.6", "3.7", "3.8", "3.9")
HEADER = """\
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b1 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
"""
TYPES = {
    "t": "tensor<64x64xf16, #blocked>",
    "i": "tensor<64x64xi32, #blocked>",
    "m": "tensor<64x64xi1, #blocked>",
    "p": "!tt.ptr<f16>",
    "q": "!tt.ptr<f32>",
    "n": "i32",
    "b": "i1",
    "d": "!ttg.memdesc<64x64xf16, #shared, #smem, mutable>",
    "l": "tensor<256xf16, #b1>",
    "bar": "!ttg.memdesc<1xi64, #bar, #smem, mutable>",
}


def kernel(line: str) -> str:
    """A kernel of one line, whose arguments are named after their types."""
    arguments = ", ".join(f"%{name}: {type}" for name, type in TYPES.items())
    return (
        f'{HEADER}module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32}} {{\n'
        f"  tt.func @k({arguments}) {{\n    {line}\n    tt.return\n  }}\n}}\n"
    )


def printed(release: str) -> list[str]:
    text = (INPUTS / f"printed_by_triton_{release.replace('.', '_')}.mlir").read_text()
    return [part.strip() + "\n" for part in text.split("// -----\n")]


@pytest.mark.parametrize("release", RELEASES)
def test_letter_for_letter(context: gpuir.Context, release: str) -> None:
    """Told whose text it is, and not; the generic form has the same ops."""
    for text in printed(release):
        told = gpuir.parse(text, context=context, release=f"triton-{release}")
        assert gpuir.asm(told).strip() == text.strip()
        if release == "3.6" and "async_tdm_copy_global_to_local" in text:
            continue  # its predicate is an i1 in 3.6 and an i32 in 3.7, which the text does not say
        found = gpuir.parse(text, context=context)
        assert gpuir.asm(found, release=f"triton-{release}").strip() == text.strip()
        generic = gpuir.parse(gpuir.asm(told, generic=True), context=context)
        assert gpuir.asm(generic, release=f"triton-{release}").strip() == text.strip()


def test_every_op_has_a_text() -> None:
    texts = "".join(text for release in RELEASES for text in printed(release)).replace("amdgpu.", "amdg.")
    without = {name for name in AMDG.ops if f"{name} " not in texts and f"{name}\n" not in texts}
    assert without <= {"amdg.cluster_barrier_arrive", "amdg.cluster_barrier_wait", *NEED_NEWER_TYPES}


NEED_NEWER_TYPES = {
    "amdg.async_tdm_fused_copy_global_to_local",
    "amdg.local_load_packed_transposed",
    "amdg.scaled_downcast_fp4",
    "amdg.scaled_downcast_fp8",
    "amdg.update_tensor_descriptor",
}


@pytest.mark.parametrize(
    ("line", "told", "says"),
    [
        ("%0 = amdg.buffer_load %p[%i] : tensor<64x64xf16, #blocked>", "3.5", "triton-3.5 has no"),
        (
            "%0 = amdgpu.buffer_load %p[%i] : tensor<64x64xf16, #blocked>",
            "3.6",
            "triton-3.6 has no 'amdgpu.buffer_load'",
        ),
        ("%0 = amdg.buffer_load %p[%i] : tensor<64x64xf16, #blocked>", "3.9", "has no such form"),
        ("%0 = amdg.buffer_load %p[%i] : !tt.ptr<f16> -> tensor<64x64xf16, #blocked>", "3.8", "has no such form"),
        ("amdgpu.cluster_barrier_wait", None, "cluster_barrier_wait"),
        ("%0 = amdg.async_wait %n {num_inst = 1 : i32}", None, "expects different type"),
        ("%0 = tt.load %p {x = #amdg.OpIdx<0>} : !tt.ptr<f16>", "3.6", "triton-3.6 has no '#amdg.OpIdx'"),
        ("%0 = amdg.buffer_laod %p[%i] : tensor<64x64xf16, #blocked>", None, "did you mean 'amdg.buffer_load'"),
    ],
)
def test_of_another_release(context: gpuir.Context, line: str, told: str | None, says: str) -> None:
    release = told and f"triton-{told}"
    with pytest.raises(gpuir.ParseError) as error:
        gpuir.parse(kernel(line), context=context, release=release)
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("line", "release", "says"),
    [
        (
            "amdg.async_copy_mbarrier_arrive %bar : !ttg.memdesc<1xi64, #bar, #smem, mutable>",
            "3.5",
            "has no 'amdg.async_copy",
        ),
        ("amdg.memory_counter_wait load(1)", "3.9", "triton-3.9 has no 'amdg.memory_counter_wait'"),
        (
            "%0 = amdg.buffer_load %p[%i] {cachePolicy = #tt.cache_policy<cache_modifier = none, eviction_policy = evict_last>}"
            " : !tt.ptr<f16> -> tensor<64x64xf16, #blocked>",
            "3.8",
            "attribute 'evict'",
        ),
        ("%0 = tt.load %p {x = #amdgpu.OpIdx<0>} : !tt.ptr<f16>", "3.5", "has no '#amdg.OpIdx'"),
    ],
)
def test_what_a_release_cannot_say(context: gpuir.Context, line: str, release: str, says: str) -> None:
    with pytest.raises(gpuir.ReleaseError) as error:
        gpuir.asm(gpuir.parse(kernel(line), context=context), release=f"triton-{release}")
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('%0 = "amdg.buffer_load"(%q, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!tt.ptr<f32>, tensor<64x64xi32, #blocked>) -> tensor<64x64xf16, #blocked>', "ptr points at elements"),
        ('%0 = "amdg.buffer_load"(%p, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!tt.ptr<f16>, tensor<64x64xf16, #blocked>) -> tensor<64x64xf16, #blocked>', "32-bit signless integer"),
        ("%0 = amdg.concat %t, %t : tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked>", "expects 1 sources"),
        ("%0 = amdg.extract_slice %t [64, 0] : tensor<64x64xf16, #blocked> to tensor<32x64xf16, #blocked>", "end within 64"),
        ("%0 = amdg.extract_slice %t [16, 0] : tensor<64x64xf16, #blocked> to tensor<32x64xf16, #blocked>", "each thread holds"),
        ("%0 = amdg.in_thread_transpose %l : tensor<256xf16, #b1> -> tensor<256xf16, #b1>", "2 dimensions"),
        ("amdg.init_barrier %bar, 0 : !ttg.memdesc<1xi64, #bar, #smem, mutable>", "at least 1"),
        ("amdg.init_barrier %d, 1 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable>", "expects a barrier"),
        ("amdg.cluster_barrier_arrive", "ttg.num-ctas of at least 2"),
        ('"amdg.cond_barrier"(%n) : (i32) -> ()', "1-bit signless integer"),
    ],
)  # fmt: skip
def test_refused(context: gpuir.Context, line: str, says: str) -> None:
    with pytest.raises(gpuir.ParseError) as error:
        gpuir.parse(kernel(line), context=context)
    assert says in str(error.value)


def test_beside_upstreams_dialect(context: gpuir.Context) -> None:
    """Both in one text: what upstream has is upstream's."""
    text = kernel(
        "amdgpu.cond_barrier %b\n    amdgpu.lds_barrier\n    %0 = amdgpu.buffer_load %p[%i] : tensor<64x64xf16, #blocked>"
    )
    parsed = gpuir.parse(text, context=context)
    for word in ("amdgpu.cond_barrier %", "    amdgpu.lds_barrier\n", "= amdgpu.buffer_load %"):
        assert word in gpuir.asm(parsed)
        assert word.replace("amdgpu.", "amdgpu." if "lds" in word else "amdg.") in gpuir.asm(
            parsed, release="triton-3.6"
        )
    upstream = "func.func @f(%a: memref<4xf32>) attributes {x = #amdgpu.address_space<fat_raw_buffer>} {\n  amdgpu.lds_barrier\n  return\n}\n"
    assert "amdgpu.lds_barrier" in gpuir.asm(gpuir.parse(upstream, context=context))
    assert mentioned_dialects(upstream) == []


@pytest.mark.parametrize(
    ("older", "newer"),
    [
        ("rocdl.sched.barrier 0", "rocdl.sched.barrier none"),
        ("rocdl.sched.barrier 0x3 {a.b = 1 : i32}", "rocdl.sched.barrier non_mem_non_sideeffect|valu {a.b = 1 : i32}"),
        ("rocdl.sched.barrier 4095", "rocdl.sched.barrier all"),
        ("rocdl.sched.group.barrier 8, 2, 3", "rocdl.sched.group.barrier mfma_wmma, 2, 3"),
        ('"rocdl.sched.barrier"() <{mask = 6 : i32}> : () -> ()', "rocdl.sched.barrier valu|salu"),
    ],
)
def test_masks_of_upstreams_ops(context: gpuir.Context, older: str, newer: str) -> None:
    """Up to 3.8 they are integers."""
    context.allow_unregistered_dialects = True
    old_text = older.replace("0x3", "3").replace(
        '"rocdl.sched.barrier"() <{mask = 6 : i32}> : () -> ()', "rocdl.sched.barrier 6"
    )
    for _ in range(2):
        parsed = gpuir.parse(kernel(older), context=context)
        for release in (None, "triton-3.5", "triton-3.8"):
            assert f"    {old_text}\n" in gpuir.asm(parsed, release=release)
        assert f"    {newer}\n" in gpuir.asm(parsed, release="triton-3.9")
        parsed = gpuir.parse(kernel(newer), context=context)
        assert f"    {newer}\n" in gpuir.asm(parsed, release="triton-3.9")
        assert f"    {old_text}\n" in gpuir.asm(parsed, release="triton-3.4")
    for told, line in (("3.9", older), ("3.8", newer)):
        with pytest.raises(gpuir.ParseError, match=rf"triton-{told} has no such form of 'rocdl.sched"):
            gpuir.parse(kernel(line), context=context, release=f"triton-{told}")


def test_masks_without_triton(context: gpuir.Context) -> None:
    text = "module {\n  rocdl.sched.barrier none\n}\n"
    assert gpuir.asm(gpuir.parse(text, context=context)) == text
    assert gpuir.asm(gpuir.parse(text, context=context), release="triton-3.4") == text.replace("none", "0")
    with pytest.raises(
        gpuir.ParseError, match="-:8:25: error: 'rocdl.sched.barrier': expected a mask of 12 bits, found 4096"
    ):
        gpuir.parse(kernel("rocdl.sched.barrier 4096").replace("  tt.func", "tt.func"), context=context)


def test_nothing_imported_before() -> None:
    """The text alone says which dialects it takes."""
    program = (
        "import gpuir, sys\n"
        "with gpuir.Context():\n"
        "    gpuir.parse('module {}', release='triton-3.8')\n"
        "    for text in eval(sys.argv[1]):\n"
        "        sys.stdout.write(gpuir.asm(gpuir.parse(text)))\n"
    )
    texts = [kernel("rocdl.sched.barrier 0"), kernel("amdgpu.cond_barrier %b")]
    command = [sys.executable, "-c", program, repr(texts)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    for word in ("    rocdl.sched.barrier 0\n", "    amdgpu.cond_barrier %"):
        assert word in done.stdout


def test_cache_modifiers_go_from_release_to_release(context: gpuir.Context) -> None:
    """Triton 3.9 says cache modifier and eviction policy in one attribute; what it says of one text it says of the other."""
    older, newer = (next(text for text in printed(release) if "@cached" in text) for release in ("3.8", "3.9"))
    newer = "".join(line for line in newer.splitlines(keepends=True) if "evict_last" not in line)
    newer = newer.replace("%1 = amdg.buffer_load_to_local", "%1 = amdg.buffer_load_to_local").replace("%2 =", "%1 =")
    assert gpuir.asm(gpuir.parse(older, context=context), release="triton-3.9") == newer
    assert gpuir.asm(gpuir.parse(newer, context=context), release="triton-3.8") == older
