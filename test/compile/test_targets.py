"""The PTX version that a kernel gets: the chip's, or that of its latest instruction."""

from __future__ import annotations

import re

import pytest

import gpuir
from gpuir.compile import CompileError
from gpuir.compile.targets import TARGETS

ACCUMULATORS = f"!llvm.struct<({', '.join(['i32'] * 32)})>"


def kernel(body: str) -> str:
    return f"""
gpu.module @m {{
  llvm.func @k(%p: !llvm.ptr, %d: i64, %i: i32, %h: vector<2xi8>) attributes {{nvvm.kernel}} {{
    %s = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
    %g = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
    {body}
    llvm.return
  }}
}}"""


def wgmma(left: str, right: str) -> str:
    return f"""
    %0 = llvm.mlir.zero : {ACCUMULATORS}
    %1 = nvvm.wgmma.mma_async %d, %d, %0, #nvvm.shape<m = 64, n = 64, k = 32>, D [<s32>, #nvvm.wgmma_scale_out<one>],
      A [<{left}>, #nvvm.wgmma_scale_in<one>, <row>], B [<{right}>, #nvvm.wgmma_scale_in<one>, <col>]
      : {ACCUMULATORS} -> {ACCUMULATORS}
    llvm.store %1, %p : {ACCUMULATORS}, !llvm.ptr"""


FP8_PRODUCT = """
    %z = llvm.mlir.constant(0.0 : f32) : f32
    %r = nvvm.mma.sync A[%i, %i, %i, %i] B[%i, %i] C[%z, %z, %z, %z] {layoutA = #nvvm.mma_layout<row>,
      layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<e4m3>,
      multiplicandBPtxType = #nvvm.mma_type<e5m2>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}
      : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    llvm.store %r, %p : !llvm.struct<(f32, f32, f32, f32)>, !llvm.ptr"""
FP8_CONVERSION = """
    %r = nvvm.convert.f8x2.to.f16x2 %h : vector<2xi8> (f8E4M3FN) -> vector<2xf16>
    llvm.store %r, %p : vector<2xf16>, !llvm.ptr"""
LATER = {
    "wgmma of s8 and u8": ("sm_90a", wgmma("s8", "u8"), 84),
    "wgmma of u8 and s8": ("sm_90a", wgmma("u8", "s8"), 84),
    "wgmma of s8 and s8": ("sm_90a", wgmma("s8", "s8"), 80),
    "mma.sync of fp8": ("sm_89", FP8_PRODUCT, 84),
    "a conversion of fp8": ("sm_89", FP8_CONVERSION, 81),
    "a conversion of fp8 on a newer chip": ("sm_90", FP8_CONVERSION, 80),
    "fence.proxy.tensormap": ("sm_90a", "nvvm.fence.proxy.release #nvvm.mem_scope<gpu>", 83),
    "red of vectors": (
        "sm_90",
        """%a = llvm.ptrtoint %g : !llvm.ptr<1> to i64
    %f = llvm.bitcast %i : i32 to f32
    llvm.inline_asm has_side_effects "red.relaxed.gpu.global.add.v2.f32 [$0], {$1, $2};", "l,f,f" %a, %f, %f : (i64, f32, f32) -> ()""",
        81,
    ),
    "products of tcgen05 with .block32": (
        "sm_100a",
        """%t = llvm.inttoptr %i : i32 to !llvm.ptr<6>
    %b = llvm.mlir.constant(true) : i1
    "nvvm.tcgen05.mma.block_scale"(%t, %d, %d, %i, %b, %t, %t) <{kind = #nvvm.tcgen05_mma_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>,
      blockScale = #nvvm.tcgen05_mma_block_scale<block32>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()""",
        88,
    ),
    "cp.async.bulk to shared::cta": (
        "sm_90a",
        "nvvm.cp.async.bulk.shared.cluster.global %s, %g, %s, %i : !llvm.ptr<3>, !llvm.ptr<1>",
        86,
    ),
    "tensormap.replace": (
        "sm_90a",
        'llvm.inline_asm has_side_effects "tensormap.replace.tile.rank.shared::cta.b1024.b32 [$0], 3;", "r" %s'
        " : (!llvm.ptr<3>) -> ()",
        83,
    ),
}


@pytest.mark.parametrize("name", LATER)
def test_instructions_get_the_version_that_they_need(name):
    chip, body, needed = LATER[name]
    ptx = gpuir.compile(kernel(body), chip, "cubin").ptx
    assert re.search(r"\.version (\d)\.(\d)", ptx).groups() == tuple(str(needed))


@pytest.mark.parametrize("name", [name for name, (_, _, needed) in LATER.items() if needed > 80])
def test_a_version_that_is_too_old_is_refused(name):
    chip, body, needed = LATER[name]
    old = max(80, TARGETS[chip].ptx_version)
    with pytest.raises(CompileError, match=rf"of @k for {chip} failed: [\w.: ]+ needs PTX 8\.{needed % 10}, and ptx_version={old} was"
                       f" asked for: pass ptx_version={needed} or a higher one, or none") as told:  # fmt: skip
        gpuir.compile(kernel(body), chip, ptx_version=old)
    assert told.value.ir_file is None


def test_a_newer_chip_keeps_its_version():
    body = "nvvm.fence.proxy.release #nvvm.mem_scope<gpu>"
    assert ".version 8.6" in gpuir.compile(kernel(body), "sm_100a").ptx
    assert ".version 8.8" in gpuir.compile(kernel(body), "sm_90a", ptx_version=88).ptx


def test_words_are_in_every_pattern():
    """Without one of them the patterns are not tried."""
    from gpuir.compile import targets

    for later in targets._LATER:
        text = re.sub(r"\\(.)", r"\1", later.pattern)
        assert any(word in text for word in targets._WORDS) or "e[45]m[23]" in later.pattern, later.name
    assert all(TARGETS[chip] for later in targets._LATER for chip in later.chips)


def test_what_no_pattern_knows_is_the_assemblers_to_say():
    """And its words end with what to pass."""
    text = kernel(
        'llvm.inline_asm has_side_effects "fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster;", "" : () -> ()'
    )
    with pytest.raises(CompileError, match=r"requires PTX ISA \.version 8\.6 or later[\s\S]*pass ptx_version=86"):
        gpuir.compile(text, "sm_90a", "cubin")


def test_one_register_of_tensor_memory():
    """Of one register the host has a vector, and LLVM a number."""
    body = """%t = llvm.inttoptr %i : i32 to !llvm.ptr<6>
    %v = nvvm.tcgen05.ld %t {pack, shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<1xi32>
    %half = llvm.mlir.constant(8 : i64) : i64
    %w = nvvm.tcgen05.ld %t, %half {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<1xi32>
    nvvm.tcgen05.wait <load>
    nvvm.tcgen05.st %t, %v {unpack, shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<1xi32>
    nvvm.tcgen05.st %t, %w, %half {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<1xi32>"""
    artifact = gpuir.compile(kernel(body), "sm_100a", "cubin")
    assert (
        re.findall(r"tcgen05\.(?:ld|st)\S* .*, 8.*|tcgen05\.(?:ld|st)\S*pack::16b", artifact.ptx)
        and len(artifact.cubin) > 1000
    )
    assert len(re.findall(r"tcgen05\.(?:ld|st)\S*\.x1\.", artifact.ptx)) == 4
