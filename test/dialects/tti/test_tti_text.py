"""The text of `tti`: as releases print it, what is refused, and in which releases it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import _triton_ir
import external_tools
import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import tti
from gpuir.interop.triton import Triton
from gpuir.ods.releases import release_of

PRINTED = _triton_ir.printed(Path(__file__).parent)
HEADER = """\
#b = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!a = tensor<32x32xi8, #ttg.dot_op<{opIdx = 0, parent = #b}>>
!b = tensor<32x16xi8, #ttg.dot_op<{opIdx = 1, parent = #b}>>
!c = tensor<32x16xi32, #b>
!m = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
!i = tensor<32x64xi32, #b>
!x = tensor<32x64xf16, #b>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%a: !a, %b: !b, %c: !c, %m: !m, %i: !i, %x: !x, %n: i32, %y: f32) {
"""


@pytest.mark.parametrize(("version", "text"), PRINTED, ids=[f"{v}-{n}" for n, (v, _) in enumerate(PRINTED)])
def test_letter_for_letter(context: ir.Context, version: str, text: str) -> None:
    _triton_ir.check_round_trip(version, text)
    with pytest.raises(gpuir.ReleaseError, match="triton-3.4 has no 'tti"):
        gpuir.asm(gpuir.parse(text), release="triton-3.4")


@pytest.mark.parametrize("version", sorted({version for version, _ in PRINTED}))
def test_the_texts_have_every_op_of_the_release(version: str) -> None:
    text = "".join(text for of, text in PRINTED if of == version)
    release = release_of(f"triton-{version}")
    there = {name for name, cls in tti.TTI.ops.items() if cls.spec.releases is None or release in cls.spec.releases}
    assert {name for name in tti.TTI.ops if re.search(rf"{re.escape(name)}\b", text)} == there


@pytest.mark.parametrize(("version", "text"), PRINTED, ids=[f"{v}-{n}" for n, (v, _) in enumerate(PRINTED)])
def test_the_release_takes_what_is_printed(
    context: ir.Context, triton: Callable[[str], Triton], version: str, text: str
) -> None:
    printed = gpuir.asm(gpuir.parse(text), release=f"triton-{version}")
    verdict = triton(version).check(printed)
    assert verdict.accepted and verdict.text is not None, verdict.diagnostics
    assert verdict.text.strip() == printed.strip()


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("%0 = tti.experimental_fpsan_embed %n : (i32) -> i32", "'tti.experimental_fpsan_embed' op operand #0 ('val') must be floating-point"),
        ("%0 = tti.experimental_fpsan_embed %x : (!x) -> tensor<32x32xi16, #b>", "'tti.experimental_fpsan_embed' op expects result to have the shape of val"),
        ("%0 = tti.experimental_fpsan_unembed %n : (i32) -> i32", "'tti.experimental_fpsan_unembed' op result #0 ('result') must be floating-point"),
        ("%0 = tti.dot_i8 %a, %b, %c : !a * !b -> !c", "expected ','"),
        ("%0 = tti.dot_i8 %a, %b, %c, aSigned = true, bSigned = true : !a * !b -> !c", "'tti.dot_i8' op expects d to have the layout nvidia_mma of version 2"),
        ("%0 = tti.dot_i8 %a, %a, %c, aSigned = true, bSigned = true : !a * !a -> !c", "'tti.dot_i8' op expects d to have the rows of a and the columns of b, 32x32"),
        ("%0 = tti.experimental_local_gather %m[%i] offsets = [%n] {axis = 0 : i32} : !m, !i -> !x", "'tti.experimental_local_gather' op expects 2 offsets"),
        ("%0 = tti.experimental_local_gather %m[%i] offsets = [%n, %n] {axis = 2 : i32} : !m, !i -> !x", "'tti.experimental_local_gather' op expects axis to be between 0 and 1"),
        ("%0 = tti.experimental_local_gather %m[%i] offsets = [%n, %n] {axis = 0 : i32} : !m, !i -> tensor<16x64xf16, #b>", "'tti.experimental_local_gather' op expects result to have the shape"),
        ("%0 = tti.experimental_local_gather %m[%i] offsets = [%n, %n] {axis = 0 : i32} : !m, !i -> tensor<32x64xf32, #b>", "'tti.experimental_local_gather' op expects result to have the element"),
    ],
)  # fmt: skip
def test_refused(context: ir.Context, line: str, message: str) -> None:
    _triton_ir.check_refused(f"{HEADER}{line}\ntt.return\n}}\n}}\n", message, "3.9")


STATES = """\
#b = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#b16 = #ttg.blocked<{sizePerThread = [16], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#s = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#s1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%m: !ttg.memdesc<64x64xf16, #s, #smem, mutable>, %b: !ttg.memdesc<1xi64, #s1, #smem, mutable>, %bufs: tensor<8xi64, #b>, %bars: tensor<16xi64, #b16>, %p: !tt.ptr<i8>, %i: i1) {
LINE
tt.return
}
}
"""
_BUF, _BAR = "<64x64xf16, #s, #smem, mutable>, tensor<8xi64, #b>", "<1xi64, #s1, #smem, mutable>, tensor<16xi64, #b16>"


def _states() -> list[str]:
    """Lines of Triton 3.5's sanitizer, with states of many types: of fitting sizes and layouts, and not."""

    def rows(rows: int, columns: int, of_one: tuple[int, int]) -> str:
        layout = f"sizePerThread = {list(of_one)}, threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]"
        return f"tensor<{rows}x{columns}xi8, #ttg.blocked<{{{layout}}}>>"

    bars = [rows(8, 16, (8, 16)), rows(8, 16, (8, 1)), rows(4, 16, (4, 16)), rows(8, 8, (8, 8)), rows(8, 16, (16, 16))]
    states = ["tensor<8xi8, #b>", "tensor<8xi8, #b16>", "tensor<4xi8, #b>", "tensor<8xi8>"]
    lines = [
        f"tti.experimental_set_write_state %m{{%bufs, %p({s})}} pipelined true : {_BUF}, !tt.ptr<i8>" for s in states
    ]
    for b in bars:
        one = "!tt.ptr<i8>"
        for s in states[:3]:
            two = f"{one}, {one}"
            lines.append(
                f"tti.experimental_check_write_state %m{{%bufs, %p({b}), %p({s})}}, %i pipelined false : {_BUF}, {two}"
            )
            for name in ("commit_write_with_barrier", "clear_write_barrier"):
                lines.append(f"tti.experimental_{name} %b{{%bars, %p({b}), %p({s})}} : {_BAR}, {two}")
        for name in ("check_barrier_writes_cleared", "clear_read_barrier"):
            lines.append(f"tti.experimental_{name} %b{{%bars, %p({b})}}, %i : {_BAR}, {one}")
        for name in ("check_read_barriers", "stage_access_for_commit"):
            lines.append(f"tti.experimental_{name} %m{{%bufs, %p({b})}} : {_BUF}, {one}")
        types = "<64x64xf16, #s, #smem, mutable>, <1xi64, #s1, #smem, mutable>, tensor<8xi64, #b>, tensor<16xi64, #b16>"
        lines.append(f"tti.experimental_set_read_barrier %m, %b{{%bufs, %bars, %p({b})}} : {types}, {one}")
        lines.append(f'tti.experimental_check_outstanding_commits %m{{%bufs, %p({b})}}, "copies" : {_BUF}, {one}')
    return lines


#: What Triton 3.5.1 said of these lines.
TAKEN = "1000111011000111111000000000100101000000011110000100000000001101000000000100101"


def test_the_states_of_buffers_fit_as_triton_asks(context: ir.Context, triton: Callable[[str], Triton]) -> None:
    """Only 3.5 has them; it is asked again where it is there."""
    taken = []
    for line in _states():
        text = STATES.replace("LINE", line)
        try:
            gpuir.parse(text, release="triton-3.5")
        except gpuir.ParseError as error:
            assert error.diagnostics[0].line == 8, error
            taken.append(False)
        else:
            taken.append(True)
    digest = "".join("01"[one] for one in taken)
    if external_tools.find("triton-3.5.1"):
        assert digest == "".join("01"[triton("3.5.1").check(STATES.replace("LINE", x)).accepted] for x in _states())
    assert digest == TAKEN


@pytest.mark.parametrize("version", ["3.8.0", "3.9.0"])
@pytest.mark.parametrize(
    "line",
    [
        "tti.experimental_gsan_tensor_access %pt, true, %i : tensor<8x!tt.ptr<i32>, #b>",
        "%0 = tti.experimental_gsan_atomic_rmw add, acq_rel, gpu, %pt, %t, %i : (tensor<8x!tt.ptr<i32>, #b>, tensor<8xi32, #b>, i1) -> tensor<8xi32, #b>",
        "%0 = tti.experimental_gsan_atomic_cas relaxed, gpu, %pt, %t, %t : (tensor<8x!tt.ptr<i32>, #b>, tensor<8xi32, #b>, tensor<8xi32, #b>) -> tensor<4xi32, #b>",
        "%0 = tti.experimental_cluster_cta_id : i64",
        "%0 = tti.experimental_buffer_descriptors [0], [8], no_mem : tensor<1xi64, #b>",
        "tti.experimental_lock_acquire %i : i1",
        "tti.experimental_assert_uniform %t, \"x\"",
    ],
)  # fmt: skip
def test_releases_refuse_too(context: ir.Context, triton: Callable[[str], Triton], version: str, line: str) -> None:
    text = (
        "#b = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>\n"
        'module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {\n'
        f"tt.func @f(%pt: tensor<8x!tt.ptr<i32>, #b>, %t: tensor<8xi32, #b>, %i: i1) {{\n{line}\ntt.return\n}}\n}}\n"
    )
    assert not triton(version).check(text).accepted
    with pytest.raises(gpuir.ParseError) as error:
        gpuir.parse(text, release=f"triton-{version}")
    assert error.value.diagnostics[0].line == 4
