"""The text of `nvws`: as each release prints it, what is refused, and what an older release cannot say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import _triton_ir
import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import nvws
from gpuir.interop.triton import Triton

PRINTED = _triton_ir.printed(Path(__file__).parent)
HEADER = """\
#s1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!two = !ttg.memdesc<2x128xf32, #s2, #smem, mutable>
!four = !ttg.memdesc<4x128xf32, #s2, #smem, mutable>
!one = !ttg.memdesc<128xf32, #s1, #smem, mutable, 2x128>
!half = !ttg.memdesc<64xf32, #s1, #smem, mutable>
!wide = !ttg.memdesc<128xf16, #s1, #smem, mutable>
!token = !ttg.async.token
!aref = !nvws.aref<[!ttg.memdesc<2x128xf32, #s2, #smem, mutable>]>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%m: !two, %n: !four, %a: !aref, %t: !token, %x: i32, %w: tensor<4xf32>) {
"""


def kernel(lines: str) -> str:
    return f"{HEADER}{lines}\ntt.return\n}}\n}}\n"


@pytest.mark.parametrize(("version", "text"), PRINTED, ids=[version for version, _ in PRINTED])
def test_letter_for_letter(context: ir.Context, version: str, text: str) -> None:
    _triton_ir.check_round_trip(version, text)


def test_every_op_has_a_text() -> None:
    text = dict(PRINTED)["3.9.0"]
    assert {name for name in nvws.NVWS.ops if f"{name} " not in text and f"{name}\n" not in text} == set()


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("%0 = nvws.aref.create %m, %n : !nvws.aref<[!two, !four]>", "'nvws.aref.create' op expects buffers of equally many"),
        ("%0 = nvws.aref.create %m : !nvws.aref<[!two, !two]>", "'nvws.aref.create' operand 'buffers': 1 operands but 2"),
        ('%0 = "nvws.aref.create"(%m) : (!two) -> !nvws.aref<[!four]>', "'nvws.aref.create' op failed to verify that the types"),
        ("%0:2 = nvws.aref.put.enter %a : !aref -> !half, !token", "'nvws.aref.put.enter' op expects buffers #0 to be one copy, 128"),
        ("%0:2 = nvws.aref.get.enter %a : !aref -> !wide, !token", "'nvws.aref.get.enter' op expects buffers #0 to be one copy, 128"),
        ("%0:2 = nvws.aref.get.enter %a : !aref -> !two, !token", "'nvws.aref.get.enter' op expects buffers #0 to be one copy, 128"),
        ("%0:3 = nvws.aref.get.enter %a : !aref -> !one, !one, !token", "'nvws.aref.get.enter' op expects 1 buffers, as many as"),
        ("%0:2 = nvws.aref.get.enter %a[%x] : !aref -> !one, !token", "expected ','"),
        ("nvws.aref.put.exit %a, %t [#nvws.async_op<foo>] : !aref, !token", "expected AsyncOp to be one of: none, tma_load"),
        ("nvws.aref.get.exit %a, %t [1 : i32] : !aref, !token", "'nvws.aref.get.exit' op attribute 'async_ops' failed"),
        ("nvws.consumer_release %w, %x : tensor<4xf32>, i32", "'nvws.consumer_release' op operand #0 ('token') must be tensor of"),
        ('%0 = "nvws.create_token"() {loadType = 5 : i32, numBuffers = 4 : i32} : () -> tensor<4x!nvws.token>', "'nvws.create_token' op attribute 'loadType'"),
        ('"nvws.warp_group"() <{numWarps = array<i32: 4>}> ({\nnvws.warp_group.return\n}, {\nnvws.warp_group.return\n}) : () -> ()', "'nvws.warp_group' op expects 1 partitions, as many as"),
        ("%0:2 = nvws.warp_group\npartition0 num_warps(4) {\nnvws.warp_group.yield %x : i32\n} -> (i32, i32)", "'nvws.warp_group' op expects partition #0 to yield 2 values"),
        ("%0 = nvws.warp_group\npartition0 num_warps(4) {\nnvws.warp_group.return\n} -> i32", "'nvws.warp_group' op expects 'nvws.warp_group.yield' at the end"),
        ("nvws.warp_group attributes {numWarps = array<i32: 4>}\npartition0 num_warps(4) {\nnvws.warp_group.return\n}", "'nvws.warp_group' says numWarps in its partitions"),
        ("nvws.warp_group\npartition1 num_warps(4) {\nnvws.warp_group.return\n}", "custom op 'partition1' is unknown"),
        ("nvws.warp_group.return", "'nvws.warp_group.return' op expects parent op 'nvws.warp_group'"),
        ("%0 = nvws.aref.phi %x, %x {ttg.partition = array<i32: 0>} : i32", "'nvws.aref.phi' op expects values of ops that have a ttg.partition"),
        ("%c = arith.constant {ttg.partition = array<i32: 1>} 1 : i32\n%0 = nvws.aref.phi %c, %c : i32", "'nvws.aref.phi' op expects ttg.partition to name"),
        ("%c = arith.constant {ttg.partition = array<i32: 1>} 1 : i32\n%0 = nvws.aref.phi %c, %c {ttg.partition = array<i32: 0>} : i32", "'nvws.aref.phi' op expects ttg.partition to be the partitions of its values, [1]"),
    ],
)  # fmt: skip
def test_refused(context: ir.Context, lines: str, message: str) -> None:
    _triton_ir.check_refused(kernel(lines), message, "3.9")


@pytest.mark.parametrize(
    ("lines", "release", "says"),
    [
        ("%0 = nvws.aref.buffer %a, %t : !aref, !token -> !one", "3.5", "triton-3.5 has no 'nvws.aref.buffer'"),
        ("nvws.aref.put.exit %a[%x], %t [] : !aref, !token", "3.4", "triton-3.4 has no 'token' of 'nvws.aref.put.exit'"),
        ("%c = arith.constant {ttg.partition = array<i32: 1>} 1 : i32\n%0 = nvws.aref.phi %c, %c {ttg.partition = array<i32: 1>} : i32", "3.8", "triton-3.8 has no 'nvws.aref.phi'"),
        ("nvws.warp_group\npartition0 num_warps(4) {\nnvws.warp_group.yield\n}", "3.4", "triton-3.4 has no 'nvws.warp_group.yield'"),
    ],
)  # fmt: skip
def test_what_a_release_cannot_say(context: ir.Context, lines: str, release: str, says: str) -> None:
    with pytest.raises(gpuir.ReleaseError, match=says):
        gpuir.asm(gpuir.parse(kernel(lines)), release=f"triton-{release}")


#: In 3.4 an aref is entered and left without tokens.
WITHOUT_TOKENS = """\
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: !nvws.aref<[!ttg.memdesc<2x128xf32, #shared, #smem, mutable>], 2>, %arg1: i32) {
    %0 = nvws.aref.put.enter %arg0[%arg1, %arg1] {a} : <[!ttg.memdesc<2x128xf32, #shared, #smem, mutable>], 2> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
    nvws.aref.put.exit %arg0[%arg1] : <[!ttg.memdesc<2x128xf32, #shared, #smem, mutable>], 2>
    %1 = nvws.aref.get.enter %arg0[%arg1, %arg1] : <[!ttg.memdesc<2x128xf32, #shared, #smem, mutable>], 2> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
    nvws.aref.get.exit %arg0[%arg1] {b} : <[!ttg.memdesc<2x128xf32, #shared, #smem, mutable>], 2>
    tt.return
  }
}
"""


def test_arefs_of_3_4_have_no_tokens(context: ir.Context, triton: Callable[[str], Triton]) -> None:
    """In the generic form either; what they number is how many copies there are."""
    verdict = triton("3.4.0").check(WITHOUT_TOKENS)
    assert verdict.text == WITHOUT_TOKENS
    generic = WITHOUT_TOKENS.replace(
        "nvws.aref.put.exit %arg0[%arg1] : <[!ttg.memdesc<2x128xf32, #shared, #smem, mutable>], 2>",
        '"nvws.aref.put.exit"(%arg0, %arg1) : (!nvws.aref<[!ttg.memdesc<2x128xf32, #shared, #smem, mutable>], 2>, i32) -> ()',
    )
    assert generic != WITHOUT_TOKENS and triton("3.4.0").check(generic).text == WITHOUT_TOKENS
    for text in (WITHOUT_TOKENS, generic):
        for release in ("triton-3.4", None):
            assert gpuir.asm(gpuir.parse(text, release=release)) == WITHOUT_TOKENS
    bare = WITHOUT_TOKENS.replace(">], 2>", ">]>")
    assert gpuir.asm(gpuir.parse(bare), release="triton-3.4") == bare
    for release in ("3.5", "3.9"):
        made = kernel("%0 = nvws.aref.create %m : !nvws.aref<[!two], 2>")
        with pytest.raises(
            gpuir.ReleaseError, match="expects an aref without numBatches, found 2, in triton from 3.5 on"
        ):
            gpuir.asm(gpuir.parse(made), release=f"triton-{release}")
        with pytest.raises(gpuir.ReleaseError, match=r"'nvws.aref.put.enter' op expects token to be said, found none"):
            gpuir.asm(gpuir.parse(bare), release=f"triton-{release}")


def test_results_of_groups_are_said_so_that_they_can_be_read_again(context: ir.Context) -> None:
    """Triton up to 3.8 leaves their types out, and cannot read that; its generic form has them."""
    lines = "%0 = nvws.warp_group\npartition0 num_warps(4) {\nnvws.warp_group.yield %x : i32\n} -> i32"
    text = gpuir.asm(gpuir.parse(kernel(lines)), release="triton-3.8")
    assert '= "nvws.warp_group"() <{numWarps = array<i32: 4>}> ({' in text
    assert gpuir.asm(gpuir.parse(text), release="triton-3.9").count("} -> i32") == 1


def test_built_by_calls(context: ir.Context) -> None:
    module = gpuir.parse(kernel(""), release="triton-3.9")
    block = module.body.operations[0].regions[0].blocks[0]
    whole, _, _, _, number, _ = block.arguments
    one = gpuir.ir.Type(nvws.ArefType(block.arguments[2].type).base_type[0])
    with ir.InsertionPoint.at_block_begin(block):
        aref = nvws.aref_create(nvws.ArefType.get([one]), [whole])
        copy = gpuir.parse(kernel("%0 = nvws.aref.buffer %a, %t : !aref, !token -> !one"))
        buffer = copy.body.operations[0].regions[0].blocks[0].operations[0].results[0].type
        entered, token = nvws.aref_put_enter([buffer], aref, stage=number, phase=number, token=True)
        nvws.aref_put_exit(aref, token=token, stage=number, async_ops=[nvws.AsyncOpAttr.get("tma_load")])
    assert module.operation.verify()
    text = gpuir.asm(module)
    assert "%buffers, %token = nvws.aref.put.enter %0[%arg4, %arg4] : <[!ttg.memdesc<2x128xf32" in text
    assert "nvws.aref.put.exit %0[%arg4], %token [#nvws.async_op<tma_load>] : <[" in text
    assert entered.type == buffer
