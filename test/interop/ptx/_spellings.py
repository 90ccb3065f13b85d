"""Texts of PTX instructions, drawn from the words of the ISA: most are none, and ptxas says which are.

A spelling has `(a|b)` for one of several, `[a|b]` for one of them or nothing, and `<T>` for one of the row's types. Operands have `{T}`
for a register of the type, `{16}` for one of so many bits, `{p}` for a predicate, `{4T}` for a vector of four, and `{N}` for a number.
"""

from __future__ import annotations

import random
import re

__all__ = ["BITS", "FAMILIES", "REGISTERS", "drawn"]

BITS = {
    **{f"{kind}{bits}": bits for kind in "bus" for bits in (8, 16, 32, 64)}, "b128": 128, "f16": 16, "bf16": 16, "f32": 32, "f64": 64,
    "f16x2": 32, "bf16x2": 32, "u16x2": 32, "s16x2": 32, "f32x2": 64, "tf32": 32, "u8x4": 32, "s8x4": 32,
    "e4m3": 8, "e5m2": 8, "e4m3x2": 16, "e5m2x2": 16, "e2m3x2": 16, "e3m2x2": 16, "e2m1x2": 8, "ue8m0x2": 16, "s2f6x2": 16,
    "e4m3x4": 32, "e5m2x4": 32, "e2m3x4": 32, "e3m2x4": 32, "e2m1x4": 16,
}  # fmt: skip
_LETTERS = {1: "p", 8: "c", 16: "h", 32: "r", 64: "d", 128: "q"}
REGISTERS = ".reg .pred %p<9>; .reg .b8 %c<9>; .reg .b16 %h<9>; .reg .b32 %r<99>; .reg .b64 %d<99>; .reg .b128 %q<9>;\n"
_ALL = "u8 s8 b8 u16 s16 b16 u32 s32 b32 u64 s64 b64 f16 bf16 f32 f64 f16x2 bf16x2 u16x2 s16x2 f32x2"
_SMALL = "e4m3x2 e5m2x2 e2m3x2 e3m2x2 e2m1x2 ue8m0x2 s2f6x2"
_COMPARE = "(eq|ne|lt|le|gt|ge|lo|ls|hi|hs|equ|neu|ltu|leu|gtu|geu|num|nan)"
_SHARED = "[.shared|.shared::cta]"
_ADDRESS = "([{64}]|[gmem+16])"
_ORDER = "[.weak|.relaxed.cta|.relaxed.gpu|.acquire.sys|.release.cluster|.volatile|.acq_rel.gpu]"
_HINT = "[.L1::evict_last|.L1::no_allocate|.L1::evict_first|.L2::128B|.ca|.cg|.cs|.nc]"
_TILE = "m(8|16|32)n(8|16|32)k(4|8|16|32|64|128|256)"
_MULTIPLIED = "(f16|bf16|tf32|f64|s8|u8|s4|u4|b1|e4m3|e5m2|e2m3|e3m2|e2m1)"
_SUMS = "(f16|f32|f64|s32)"

#: Opcode, operands, and types of T, by families.
FAMILIES: dict[str, list[tuple[str, str, str]]] = {
    "integers": [
        ("(add|sub)[.sat][.cc].<T>", "{T}, {T}, {T}", _ALL), ("(addc|subc)[.cc].<T>", "{T}, {T}, {T}", "u32 s32 u64 s64"),
        ("mul(.lo|.hi).<T>", "{T}, {T}, {T}", _ALL), ("mul.wide.(u32|s32)", "{64}, {32}, {32}", "b8"),
        ("(mad|madc)(.lo|.hi)[.sat][.cc].<T>", "{T}, {T}, {T}, {T}", "u16 s16 u32 s32 u64 s64"),
        ("(mul24|mad24)(.lo|.hi)[.sat].<T>", "{T}, {T}, {T}[, {T}]", "u32 s32"),
        ("(div|rem|and|or|xor|min|max)[.relu].<T>", "{T}, {T}, {T}", _ALL), ("(abs|neg|not|cnot|brev).<T>", "{T}, {T}", _ALL),
        ("(popc|clz|bfind|bfind.shiftamt).<T>", "{32}, {T}", _ALL), ("sad.<T>", "{T}, {T}, {T}, {T}", _ALL),
        ("(shl|shr).<T>", "{T}, {T}, ({32}|{N})", _ALL), ("bfe.<T>", "{T}, {T}, {32}, {32}", _ALL), ("bfi.<T>", "{T}, {T}, {T}, {32}, {32}", _ALL),
        ("(szext|bmsk)(.clamp|.wrap).<T>", "{T}, {T}, {32}", "u32 s32 b32"), ("shf(.l|.r)(.clamp|.wrap).b32", "{32}, {32}, {32}, {32}", "b8"),
        ("prmt.b32[.f4e|.b4e|.rc8|.ecl|.ecr|.rc16]", "{32}, {32}, {32}, {32}", "b8"), ("lop3.b32", "{32}, {32}, {32}, {32}, 0x1b", "b8"),
        ("lop3(.or|.and).b32", "({32}|_)|{p}, {32}, {32}, {32}, 0x1b, (!|){p}", "b8"), ("fns.b32", "{32}, {32}, {32}, {32}", "b8"),
        ("dp4a.(u32|s32).(u32|s32)", "{32}, {32}, {32}, {32}", "b8"), ("dp2a(.lo|.hi).(u32|s32).(u32|s32)", "{32}, {32}, {32}, {32}", "b8"),
        ("cvt.pack[.sat].(u16|s16|u8|s8|u4|s4|u2|s2).(u32|s32)[.b32]", "{32}, {32}, {32}[, {32}]", "b8"),
    ],
    "floats": [
        ("(add|sub|mul)[.rn|.rz|.rm|.rp][.ftz][.sat].<T>", "{T}, {T}, {T}", _ALL), ("(add|sub)[.rn|.rz][.sat].f32.(f16|bf16)", "{32}, {16}, {32}", "b8"),
        ("fma[.rn|.rz|.rm|.rp][.ftz][.sat][.oob][.relu].<T>", "{T}, {T}, {T}, {T}", _ALL),
        ("fma[.rn|.rz][.sat].f32.(f16|bf16)", "{32}, {16}, {16}, {32}", "b8"),
        ("div[.approx|.full|.rn|.rz|.rm|.rp][.ftz].<T>", "{T}, {T}, {T}", "f32 f64"),
        ("(rcp|sqrt|rsqrt|sin|cos|lg2|ex2|tanh)[.approx|.rn|.rz|.rm|.rp][.ftz].<T>", "{T}, {T}", "f32 f64 f16 f16x2 bf16 bf16x2"),
        ("(min|max)[.ftz][.NaN][.xorsign.abs|.abs].<T>", "{T}, {T}, {T}[, {T}]", "f16 f16x2 bf16 bf16x2 f32 f64"),
        ("(abs|neg)[.ftz].<T>", "{T}, {T}", "f16 f16x2 bf16 bf16x2 f32 f64"), ("copysign.<T>", "{T}, {T}, {T}", "f32 f64"),
        ("testp.(finite|infinite|number|notanumber|normal|subnormal).<T>", "{p}, {T}", "f32 f64"),
    ],
    "comparisons": [
        (f"setp.{_COMPARE}[.ftz].<T>", "{p}[|{p}], {T}, {T}", _ALL), (f"setp.{_COMPARE}.(and|or|xor)[.ftz].<T>", "{p}[|{p}], {T}, {T}, (!|){p}", _ALL),
        (f"set.{_COMPARE}[.ftz].(u32|s32|f32).<T>", "{32}, {T}, {T}", _ALL),
        (f"set.{_COMPARE}.(and|or|xor)[.ftz].(u32|s32|f32|f16x2).<T>", "{32}, {T}, {T}, (!|){p}", _ALL),
        (f"set.{_COMPARE}[.and][.ftz].(u16|s16|f16|bf16).<T>", "{16}, {T}, {T}[, {p}]", _ALL),
        ("selp.<T>", "{T}, {T}, {T}, (!|){p}", _ALL), ("slct[.ftz].<T>.(s32|f32)", "{T}, {T}, {T}, {32}", _ALL),
        ("(and|or|xor).pred", "{p}, {p}, {p}", "b8"), ("(not|mov).pred", "{p}, {p}", "b8"),
    ],
    "conversions": [
        ("cvt[.rn|.rz|.rm|.rp|.rni|.rzi|.rmi|.rpi|.rna][.ftz][.sat].<T>.(u16|s16|f16|bf16)", "{T}, {16}", "u16 s16 u32 s32 u64 s64 f16 bf16 f32 f64"),
        ("cvt[.rn|.rz|.rm|.rp|.rni|.rzi|.rmi|.rpi|.rna][.ftz][.sat].<T>.(u32|s32|f32)", "{T}, {32}", "u16 s16 u32 s32 u64 s64 f16 bf16 f32 f64 tf32"),
        ("cvt[.rn|.rz|.rm|.rp|.rni|.rzi][.ftz][.sat].<T>.(u64|s64|f64)", "{T}, {64}", "u16 s16 u32 s32 u64 s64 f16 bf16 f32 f64"),
        ("cvt.rn[.satfinite][.relu][.scaled::n2::ue8m0].(f16x2|bf16x2).<T>", "{32}, {T}[, {16}]", _SMALL),
        ("cvt(.rn|.rz|.rp)[.satfinite][.relu].<T>.f32", "{T}, {32}, {32}", f"{_SMALL} f16x2 bf16x2"),
        ("cvt(.rn|.rz|.rp)[.satfinite][.relu].<T>.(f16x2|bf16x2)", "{T}, {32}", _SMALL),
        ("cvt.rs[.relu][.satfinite].<T>.f32", "{T}, {{32}, {32}, {32}, {32}}, {32}", "e4m3x4 e5m2x4 e2m3x4 e3m2x4 e2m1x4"),
        ("cvt.rs[.relu][.satfinite].(f16x2|bf16x2).f32", "{32}, {32}, {32}, {32}", "b8"),
    ],
    "memory": [
        (f"ld{_ORDER}[.global].<T>", f"{{T}}, {_ADDRESS}", _ALL), (f"st{_ORDER}[.global].<T>", f"{_ADDRESS}, {{T}}", _ALL),
        (f"ld{_ORDER}[.global].b128", f"{{128}}, {_ADDRESS}", "b8"), (f"st{_ORDER}[.global].b128", f"{_ADDRESS}, {{128}}", "b8"),
        (f"ld[.global]{_HINT}.v(2|4|8).<T>", "({2T}|{4T}|{8T}), [{64}]", _ALL), (f"st[.global]{_HINT}.v(2|4|8).<T>", "[{64}], ({2T}|{4T}|{8T})", _ALL),
        (f"ld{_ORDER}{_SHARED}.<T>", "{T}, [smem+8]", _ALL), (f"st{_ORDER}{_SHARED}.<T>", "[smem+8], {T}", _ALL),
        ("(ld.const|ld.local).<T>", "{T}, ([cmem+8]|[loc])", _ALL), ("ldu.global.<T>", "{T}, [gmem]", _ALL),
        ("atom[.relaxed|.acq_rel|.release][.gpu|.cta|.sys][.global].(add|min|max|and|or|xor|exch|inc|dec)[.noftz].<T>", f"({{T}}|_), {_ADDRESS}, {{T}}", _ALL),
        ("atom[.acquire][.gpu|.sys][.global|.shared].cas.<T>", "{T}, [{64}], {T}, {T}", "b16 b32 b64"),
        ("red[.relaxed|.release][.gpu|.cta][.global].(add|min|max|and|or|xor|inc|dec)[.noftz].<T>", f"{_ADDRESS}, {{T}}", _ALL),
        ("red[.relaxed.gpu].global.(add|min|max)[.noftz].v(2|4|8).<T>", "[gmem], ({2T}|{4T}|{8T})", "f32 f16 bf16 f16x2 bf16x2"),
        ("red.global.v(2|4|8).<T>.(add|min|max)[.noftz]", "[gmem], ({2T}|{4T}|{8T})", "f32 f16 bf16 f16x2 bf16x2"),
        ("atom.global.(add|min|max)[.noftz].v(2|4|8).<T>", "({2T}, [gmem], {2T}|{4T}, [gmem], {4T})", "f32 f16 bf16 f16x2 bf16x2"),
        ("multimem.ld_reduce[.relaxed.gpu].global.(add|min|max|and|or|xor)[.v2].<T>", "({T}|{2T}), [gmem]", _ALL),
        ("multimem.red[.relaxed.gpu].global.(add|min|max|and|or|xor).<T>", "[gmem], {T}", _ALL),
        ("prefetch[.global].(L1|L2|L2::evict_last)", "[gmem]", "b8"), ("(applypriority.global.L2::evict_normal|discard.global.L2)", "[gmem], 128", "b8"),
        ("isspacep.(global|local|shared|const|param|shared::cta|shared::cluster)", "{p}, {64}", "b8"),
        ("cvta[.to].(global|local|shared|const|param).u64", "{64}, {64}", "b8"),
    ],
    "asynchronous": [
        ("cp.async.(ca|cg)[.shared|.shared::cta].global[.L2::cache_hint][.L2::128B]", "[smem], [gmem], (4|8|16)[, {64}|, {32}|, {p}]", "b8"),
        ("cp.async.(bulk.|)(commit_group|wait_group|wait_group.read|wait_all)", "[1|0]", "b8"),
        (f"cp.async.mbarrier.arrive[.noinc]{_SHARED}.b64", "[smem]", "b8"),
        ("cp.async.bulk(.shared::cluster.global|.shared::cta.global)(.mbarrier::complete_tx::bytes)[.multicast::cluster][.L2::cache_hint]",
         "[smem], [gmem], 64, [smem+128][, {16}|, {64}|, {16}, {64}]", "b8"),
        ("cp.async.bulk.global.shared::cta.bulk_group[.L2::cache_hint]", "[gmem], [smem], 64[, {64}]", "b8"),
        ("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes", "[{32}], [smem], 64, [{32}]", "b8"),
        ("cp.reduce.async.bulk.global.shared::cta.bulk_group.(add|min|max|and|or|xor|inc|dec)[.noftz].<T>", "[gmem], [smem], 64", _ALL),
        ("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.(add|min|max|and|or|xor|inc|dec).<T>", "[{32}], [smem], 64, [{32}]", _ALL),
        ("cp.async.bulk.tensor.2d.(shared::cluster|shared::cta).global[.tile].mbarrier::complete_tx::bytes[.multicast::cluster][.cta_group::1|.cta_group::2]",
         "[smem], [{64}, {{32}, {32}}], [smem+128][, {16}]", "b8"),
        ("cp.async.bulk.tensor.3d.global.shared::cta[.tile|.im2col_no_offs].bulk_group", "[{64}, {{32}, {32}, {32}}], [smem]", "b8"),
        ("cp.reduce.async.bulk.tensor.1d.global.shared::cta.(add|min|max|inc|dec|and|or|xor)[.tile].bulk_group", "[{64}, {{32}}], [smem]", "b8"),
        ("cp.async.bulk.prefetch(.L2.global|.tensor.1d.L2.global)", "([gmem], 64|[{64}, {{32}}])", "b8"),
        ("st.async[.weak][.shared::cluster].mbarrier::complete_tx::bytes[.v2|.v4].<T>", "[{32}], ({T}|{2T}|{4T}), [{32}]", "b32 u32 s32 f32 b64 u64 s64 f64"),
        ("st.async(.release|.mmio.release)(.gpu|.sys).global.<T>", "[gmem], {T}", "b8 b16 b32 b64 f32"),
        ("red.async.relaxed.cluster[.shared::cluster].mbarrier::complete_tx::bytes.(add|min|max|inc|dec|and|or|xor).<T>", "[{32}], {T}, [{32}]", _ALL),
        ("st.bulk[.weak][.shared::cta]", "[smem], {64}, 0", "b8"),
        (f"mbarrier.init{_SHARED}.b64", "[smem], ({32}|4)", "b8"), (f"mbarrier.inval{_SHARED}.b64", "[smem]", "b8"),
        (f"mbarrier.(arrive|arrive_drop)[.expect_tx|.noComplete][.release|.relaxed][.cta|.cluster]{_SHARED}.b64", "({64}|_), [smem][, {32}|, 1]", "b8"),
        (f"mbarrier.(expect_tx|complete_tx)[.relaxed][.cta]{_SHARED}.b64", "[smem], {32}", "b8"),
        (f"mbarrier.test_wait[.parity][.acquire|.relaxed][.cta|.cluster]{_SHARED}.b64", "{p}, [smem], ({32}|{64})", "b8"),
    ],
    "warps": [
        ("shfl.sync.(up|down|bfly|idx).b32", "({32}|_)[|{p}], {32}, ({32}|5), 0x1f, (-1|{32})", "b8"), ("vote.sync.(all|any|uni).pred", "{p}, (!|){p}, (-1|{32})", "b8"),
        ("vote.sync.ballot.b32", "{32}, (!|){p}, -1", "b8"), ("match.(any|all).sync.(b32|b64)", "{32}[|{p}], ({32}|{64}), -1", "b8"),
        ("redux.sync.(add|min|max|and|or|xor)[.abs][.NaN].<T>", "{T}, {T}, -1", "u32 s32 b32 f32"), ("activemask.b32", "{32}", "b8"),
        ("elect.sync", "({32}|_)|{p}, -1", "b8"), ("(bar|barrier).warp.sync", "-1", "b8"), ("(bar|barrier)[.cta].sync[.aligned]", "(0|{32})[, 32]", "b8"),
        ("(bar|barrier)[.cta].arrive[.aligned]", "1, 32", "b8"), ("(bar|barrier)[.cta].red.popc[.aligned].u32", "{32}, 0[, 32], (!|){p}", "b8"),
        ("(bar|barrier)[.cta].red.(and|or)[.aligned].pred", "{p}, 1[, 32], {p}", "b8"), ("membar.(cta|gl|sys)", "", "b8"),
        ("fence[.sc|.acq_rel|.acquire|.release].(cta|cluster|gpu|sys)", "", "b8"),
        ("fence.proxy.(alias|async|async.global|async.shared::cta|tensormap)", "", "b8"), ("fence.mbarrier_init.release.cluster", "", "b8"),
        ("barrier.cluster.(arrive|arrive.release|arrive.relaxed)[.aligned]", "", "b8"),
        ("mapa[.shared::cluster].(u32|u64)", "({32}|{64}), ({32}|{64}), 0", "b8"), ("getctarank[.shared::cluster].(u32|u64)", "{32}, ({32}|{64})", "b8"),
        ("(nanosleep.u32)", "32", "b8"), ("griddepcontrol.(wait|launch_dependents)", "", "b8"), ("setmaxnreg.(inc|dec).sync.aligned.u32", "64", "b8"),
        ("createpolicy.fractional.L2::(evict_last|evict_first|evict_normal).b64", "{64}[, 0.5]", "b8"), ("alloca.u64", "{64}, (16|{64})[, 16]", "b8"),
        ("mov.u32", "{32}, (%laneid|%warpid|%smid|%clock|%lanemask_lt|%tid.x|%nctaid.z|%cluster_ctarank|%dynamic_smem_size|%envreg3|%pm0)", "b8"),
        ("mov.b64", "({64}, {{32}, {32}}|{{32}, {32}}, {64}|{64}, {{16}, {16}, {16}, {16}}|{{32}, _}, {64})", "b8"),
        ("mov.b32", "({32}, {{16}, {16}}|{{16}, {16}}, {32}|{{8}, {8}, {8}, {8}}, {32}|{32}, {{8}, {8}, {8}, {8}})", "b8"),
    ],
    "matrices": [
        ("ldmatrix.sync.aligned.m8n8.x(1|2|4)[.trans][.shared].b16", "({{32}}|{232}|{432}), [smem]", "b8"),
        ("stmatrix.sync.aligned.m8n8.x(1|2|4)[.trans][.shared].b16", "[smem], ({{32}}|{232}|{432})", "b8"),
        ("ldmatrix.sync.aligned.(m16n16|m8n16).x(1|2|4)[.trans][.shared|.shared::cta].(b8|b8x16.b6x16_p32|b8x16.b4x16_p64)", "({{32}}|{232}|{432}), [smem]", "b8"),
        ("stmatrix.sync.aligned.m16n8.x(1|2|4).trans[.shared].b8", "[smem], ({{32}}|{232}|{432})", "b8"),
        ("movmatrix.sync.aligned.m8n8.trans.b16", "{32}, {32}", "b8"),
        # Of these each draw is one that there is.
        ("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.(e4m3|e5m2|e2m3|e3m2|e2m1).(e4m3|e5m2|e2m3|e3m2|e2m1).f32", "{432}, {432}, {232}, {432}", "b8"),
        ("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.(e4m3|e5m2|e2m3|e3m2|e2m1).(e4m3|e5m2|e2m3|e3m2|e2m1).f16", "{232}, {432}, {232}, {232}", "b8"),
        ("mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.(e4m3|e5m2|e2m3|e3m2|e2m1).(e4m3|e5m2|e2m3|e3m2|e2m1).f32",
         "{432}, {432}, {432}, {432}, {32}, 0", "b8"),
        (f"mma.sync.aligned.{_TILE}.row.col[.kind::f8f6f4][.satfinite].{_SUMS}.{_MULTIPLIED}.{_MULTIPLIED}.{_SUMS}[.xor.popc|.and.popc]",
         "({232}|{432}|{264}|{464}), ({{32}}|{232}|{432}|{{64}}|{264}|{464}|{864}), ({{32}}|{232}|{{64}}|{264}|{464}), ({232}|{432}|{264}|{464})", "b8"),
        (f"mma.(sp|sp::ordered_metadata).sync.aligned.m16n8k(8|16|32|64|128).row.col[.kind::f8f6f4][.satfinite].(f16|f32|s32).{_MULTIPLIED}.{_MULTIPLIED}.(f16|f32|s32)",
         "({232}|{432}), ({232}|{432}), ({232}|{432}), ({232}|{432}), {32}, (0|1)", "b8"),
        ("mma[.sp::ordered_metadata].sync.aligned.m16n8k(32|64|128).row.col.kind::(mxf8f6f4|mxf4|mxf4nvf4).block_scale[.scale_vec::1X|.scale_vec::2X|.scale_vec::4X]"
         ".f32.(e4m3|e5m2|e2m3|e3m2|e2m1).(e4m3|e5m2|e2m3|e3m2|e2m1).f32.(ue8m0|ue4m3)",
         "{432}, {432}, ({232}|{432}), {432}[, {32}, 0], {32}, {0, (0|{16})}, {32}, {0, 0}", "b8"),
        ("wmma.load.(a|b|c).sync.aligned.(row|col).(m16n16k16|m8n32k16|m32n8k16|m16n16k8|m8n8k4|m8n8k32|m8n8k128)[.global|.shared].(f16|bf16|tf32|f64|s8|u8|s4|u4|b1|f32|s32)",
         "({{32}}|{232}|{432}|{832}|{{64}}|{264}), [{64}][, 32]", "b8"),
        ("wmma.mma[.xor.popc].sync.aligned.(row|col).(row|col).(m16n16k16|m8n32k16|m32n8k16|m16n16k8|m8n8k4|m8n8k32|m8n8k128).(f16|f32|f64|s32)"
         "[.bf16.bf16|.tf32.tf32|.f64.f64|.s8.s8|.u8.u8|.s4.s4|.b1.b1].(f16|f32|f64|s32)[.satfinite]",
         "({232}|{432}|{832}|{264}), ({{32}}|{232}|{432}|{832}|{{64}}), ({{32}}|{232}|{432}|{832}|{{64}}), ({232}|{432}|{832}|{264})", "b8"),
    ],
}  # fmt: skip

_CHOICE = re.compile(r"\[([^\[\]()]*)\]|\(([^\[\]()]*)\)")
_REGISTER = re.compile(r"\{(T|p|N|\d+T|[248]?(?:8|16|32|64|128))\}")


def _chosen(pattern: str, draw: random.Random) -> str:
    """One of the alternatives at each place, inner ones first. Brackets of addresses have no `|`, and stay."""
    kept: list[str] = []
    while match := _CHOICE.search(pattern):
        optional, one = match[1], match[2]
        if optional is not None and not optional.startswith((".", ", ", "|", "1")):
            kept.append(match[0])
            new = f"\0{len(kept) - 1}\0"
        elif optional is not None:
            ways = optional.split("|") if not optional.startswith("|") else [optional]
            new = draw.choice(["", *ways])
        else:
            new = draw.choice(one.split("|"))
        pattern = pattern[: match.start()] + new + pattern[match.end() :]
    while "\0" in pattern:
        pattern = re.sub(r"\0(\d+)\0", lambda match: kept[int(match[1])], pattern)
    return pattern


class _Registers:
    """Names of registers, each another one."""

    def __init__(self, draw: random.Random, type: str):
        self._draw, self._type, self._used = draw, type, dict.fromkeys(_LETTERS.values(), draw.randrange(4))

    def __call__(self, what: str) -> str:
        if what == "N":
            return str(self._draw.choice([0, 1, 5, 31, 40]))
        plain = what in ("T", "p", "8", "16", "32", "64", "128")
        if not plain:
            return "{" + ", ".join(self(what[1:]) for _ in range(int(what[0]))) + "}"
        letter = _LETTERS[1 if what == "p" else BITS[self._type] if what == "T" else int(what)]
        self._used[letter] += 1
        return f"%{letter}{self._used[letter] % (8 if letter in 'pchq' else 90)}"


def drawn(family: str, count: int, seed: int) -> list[str]:
    """So many texts of the family, few of which are instructions."""
    draw = random.Random(seed)
    texts = []
    for _ in range(count):
        opcode, operands, types = draw.choice(FAMILIES[family])
        type = draw.choice(types.split())
        registers = _Registers(draw, type)
        spelled = _chosen(opcode, draw).replace("<T>", type)
        parts = re.split(_REGISTER, _chosen(operands, draw))
        text = "".join(registers(part) if number % 2 else part for number, part in enumerate(parts))
        texts.append(f"{spelled} {text};".replace(" ;", ";"))
    return list(dict.fromkeys(texts))
