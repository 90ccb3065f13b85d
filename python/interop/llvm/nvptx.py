"""NVPTX's intrinsics by the PTX that LLVM selects for them, which the reader of PTX translates.

Source: LLVM's NVPTX usage guide and IntrinsicsNVVM.td; PTX ISA for the instructions. In the texts ``{r}`` (``{r0}``, ``{r1}``) is the result, ``{0}``
an operand's register, ``{i0}`` an operand that is a number.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

__all__ = ["instruction_of"]

_TYPES = {
    "f": "f32", "d": "f64", "f16": "f16", "bf16": "bf16", "f16x2": "f16x2", "bf16x2": "bf16x2", "f32": "f32", "f64": "f64",
    "i": "s32", "ui": "u32", "ll": "s64", "ull": "u64", "s": "s16", "us": "u16",
}  # fmt: skip
_ROUNDED = {"trunc": "rzi", "floor": "rmi", "ceil": "rpi", "round": "rni"}
_AXES = ("tid", "ntid", "ctaid", "nctaid", "clusterid", "nclusterid")

#: Each a pattern of whole names behind ``llvm.nvvm.``, with the text or what makes it of the match.
_TABLE: list[tuple[str, str | Callable[[re.Match[str]], str]]] = [
    # Lanes of a warp
    (r"shfl\.sync\.(bfly|idx|up|down)\.(?:i32|f32)", lambda m: f"shfl.sync.{m[1]}.b32 {{r}}, {{1}}, {{2}}, {{3}}, {{0}};"),
    (r"shfl\.sync\.(bfly|idx|up|down)\.(?:i32|f32)p", lambda m: f"shfl.sync.{m[1]}.b32 {{r0}}|{{r1}}, {{1}}, {{2}}, {{3}}, {{0}};"),
    (r"vote\.(all|any|uni)\.sync", lambda m: f"vote.sync.{m[1]}.pred {{r}}, {{1}}, {{0}};"),
    (r"vote\.ballot\.sync", "vote.sync.ballot.b32 {r}, {1}, {0};"),
    (r"match\.any\.sync\.i(32|64)", lambda m: f"match.any.sync.b{m[1]} {{r}}, {{1}}, {{0}};"),
    (r"match\.all\.sync\.i(32|64)p", lambda m: f"match.all.sync.b{m[1]} {{r0}}|{{r1}}, {{1}}, {{0}};"),
    (r"redux\.sync\.(add|min|max)", lambda m: f"redux.sync.{m[1]}.s32 {{r}}, {{0}}, {{1}};"),
    (r"redux\.sync\.u(min|max)", lambda m: f"redux.sync.{m[1]}.u32 {{r}}, {{0}}, {{1}};"),
    (r"redux\.sync\.(and|or|xor)", lambda m: f"redux.sync.{m[1]}.b32 {{r}}, {{0}}, {{1}};"),
    (r"elect\.sync", "elect.sync {r0}|{r1}, {0};"),
    (r"activemask", "activemask.b32 {r};"),
    (r"bar\.warp\.sync", "bar.warp.sync {0};"),
    # Barriers and fences
    (r"barrier0", "barrier.sync.aligned 0;"),
    (r"barrier\.cta\.sync(\.aligned)?\.all", lambda m: f"barrier.sync{m[1] or ''} {{0}};"),
    (r"barrier\.cta\.(sync|arrive)(\.aligned)?\.count", lambda m: f"barrier.{m[1]}{m[2] or ''} {{0}}, {{1}};"),
    (r"barrier\.cta\.red\.(and|or)(\.aligned)?\.all", lambda m: f"barrier.red.{m[1]}{m[2] or ''}.pred {{r}}, {{0}}, {{1}};"),
    (r"barrier\.cta\.red\.popc(\.aligned)?\.all", lambda m: f"barrier.red.popc{m[1] or ''}.u32 {{r}}, {{0}}, {{1}};"),
    (r"barrier\.cluster\.(arrive|wait)((?:\.relaxed)?(?:\.aligned)?)", lambda m: f"barrier.cluster.{m[1]}{m[2]};"),
    (r"membar\.(cta|gl|sys)", lambda m: f"membar.{m[1]};"),
    (r"fence\.sc\.cluster", "fence.sc.cluster;"),
    (r"fence\.mbarrier_init\.release\.cluster", "fence.mbarrier_init.release.cluster;"),
    (r"fence\.proxy\.(async|alias)", lambda m: f"fence.proxy.{m[1]};"),
    (r"fence\.proxy\.async\.global", "fence.proxy.async.global;"),
    (r"fence\.proxy\.async\.shared_(cta|cluster)", lambda m: f"fence.proxy.async.shared::{m[1]};"),
    (r"nanosleep", "nanosleep.u32 {0};"),
    (r"exit", "exit;"),
    (r"griddepcontrol\.wait", "griddepcontrol.wait;"),
    (r"griddepcontrol\.launch\.dependents", "griddepcontrol.launch_dependents;"),
    (r"setmaxnreg\.(inc|dec)\.sync\.aligned\.u32", lambda m: f"setmaxnreg.{m[1]}.sync.aligned.u32 {{i0}};"),
    # Asynchronous copies, mbarriers
    (r"cp\.async\.commit\.group", "cp.async.commit_group;"),
    (r"cp\.async\.wait\.group", "cp.async.wait_group {i0};"),
    (r"cp\.async\.wait\.all", "cp.async.wait_all;"),
    (r"cp\.async\.(ca|cg)\.shared\.global\.(4|8|16)", lambda m: f"cp.async.{m[1]}.shared.global [{{0}}], [{{1}}], {m[2]};"),
    (r"cp\.async\.(ca|cg)\.shared\.global\.(4|8|16)\.s", lambda m: f"cp.async.{m[1]}.shared.global [{{0}}], [{{1}}], {m[2]}, {{2}};"),
    (r"cp\.async\.bulk\.commit\.group", "cp.async.bulk.commit_group;"),
    (r"cp\.async\.bulk\.wait\.group(\.read)?", lambda m: f"cp.async.bulk.wait_group{m[1] or ''} {{i0}};"),
    (r"cp\.async\.mbarrier\.arrive(\.noinc)?(\.shared)?", lambda m: f"cp.async.mbarrier.arrive{m[1] or ''}{m[2] or ''}.b64 [{{0}}];"),
    (r"mbarrier\.init(\.shared)?", lambda m: f"mbarrier.init{m[1] or ''}.b64 [{{0}}], {{1}};"),
    (r"mbarrier\.inval(\.shared)?", lambda m: f"mbarrier.inval{m[1] or ''}.b64 [{{0}}];"),
    (r"mbarrier\.arrive(\.drop)?(\.noComplete)?(\.shared)?", lambda m: f"mbarrier.arrive{m[1] and '_drop' or ''}{m[2] or ''}{m[3] or ''}.b64 {{r}}, [{{0}}]{', {1}' if m[2] else ''};"),
    (r"mbarrier\.test\.wait(\.shared)?", lambda m: f"mbarrier.test_wait{m[1] or ''}.b64 {{r}}, [{{0}}], {{1}};"),
    # Matrices
    (r"ldmatrix\.sync\.aligned\.m8n8\.x([124])(\.trans)?\.b16\.(p0|p3)", lambda m: f"ldmatrix.sync.aligned.m8n8.x{m[1]}{m[2] or ''}{_space(m[3])}.b16 {{results}}, [{{0}}];"),
    (r"stmatrix\.sync\.aligned\.m8n8\.x([124])(\.trans)?\.b16\.(p0|p3)", lambda m: f"stmatrix.sync.aligned.m8n8.x{m[1]}{m[2] or ''}{_space(m[3])}.b16 [{{0}}], {{{{{', '.join(f'{{{i + 1}}}' for i in range(int(m[1])))}}}}};"),
    (r"wgmma\.fence\.sync\.aligned", "wgmma.fence.sync.aligned;"),
    (r"wgmma\.commit_group\.sync\.aligned", "wgmma.commit_group.sync.aligned;"),
    (r"wgmma\.wait_group\.sync\.aligned", "wgmma.wait_group.sync.aligned {i0};"),
    # Addresses
    (r"mapa\.shared\.cluster", "mapa.shared::cluster.u32 {r}, {0}, {1};"),
    (r"mapa", "mapa.u64 {r}, {0}, {1};"),
    (r"isspacep\.(global|shared|local|const)", lambda m: f"isspacep.{m[1]} {{r}}, {{0}};"),
    # Numbers
    (r"(add|mul|sub)\.(r[nzmp](?:\.ftz)?(?:\.sat)?)\.(f|d)", lambda m: f"{m[1]}.{m[2]}.{_TYPES[m[3]]} {{r}}, {{0}}, {{1}};"),
    (r"fma\.(r[nzmp](?:\.ftz)?(?:\.sat)?(?:\.relu)?)\.(f16x2|bf16x2|f16|bf16|f|d)", lambda m: f"fma.{m[1]}.{_TYPES[m[2]]} {{r}}, {{0}}, {{1}}, {{2}};"),
    (r"div\.(full|approx|r[nzmp])((?:\.ftz)?)(?:\.(f|d))?", lambda m: f"div.{m[1]}{m[2]}.{_TYPES[m[3] or 'f']} {{r}}, {{0}}, {{1}};"),
    (r"(sqrt|rsqrt|rcp)\.(approx|r[nzmp])((?:\.ftz)?)\.(f|d)", lambda m: f"{m[1]}.{m[2]}{m[3]}.{_TYPES[m[4]]} {{r}}, {{0}};"),
    (r"sqrt\.f", "sqrt.rn.f32 {r}, {0};"),
    (r"(ex2|lg2|sin|cos|tanh)\.approx((?:\.ftz)?)\.(f|f32|f16)", lambda m: f"{m[1]}.approx{m[2]}.{_TYPES[m[3]]} {{r}}, {{0}};"),
    (r"ex2\.approx\.(d|f64)", "ex2.approx.f64 {r}, {0};"),
    (r"fabs((?:\.ftz)?)\.(f|d|f32|f64|f16|bf16|f16x2|bf16x2)", lambda m: f"abs{m[1]}.{_TYPES[m[2]]} {{r}}, {{0}};"),
    (r"(trunc|floor|ceil|round)((?:\.ftz)?)\.(f|d)", lambda m: f"cvt.{_ROUNDED[m[1]]}{m[2]}.{_TYPES[m[3]]}.{_TYPES[m[3]]} {{r}}, {{0}};"),
    (r"saturate((?:\.ftz)?)\.f", lambda m: f"cvt{m[1]}.sat.f32.f32 {{r}}, {{0}};"),
    (r"f(min|max)((?:\.ftz)?)((?:\.nan)?)((?:\.xorsign\.abs)?)\.(f16x2|bf16x2|f16|bf16|f|d)", lambda m: f"{m[1]}{m[2]}{m[3] and '.NaN'}{m[4]}.{_TYPES[m[5]]} {{r}}, {{0}}, {{1}};"),
    (r"(f|d)2(i|ui|ll|ull)\.(r[nmpz])((?:\.ftz)?)", lambda m: f"cvt.{m[3]}i{m[4]}.{_TYPES[m[2]]}.{_TYPES[m[1]]} {{r}}, {{0}};"),
    (r"(i|ui|ll|ull)2(f|d)\.(r[nmpz])", lambda m: f"cvt.{m[3]}.{_TYPES[m[2]]}.{_TYPES[m[1]]} {{r}}, {{0}};"),
    (r"d2f\.(r[nmpz])((?:\.ftz)?)", lambda m: f"cvt.{m[1]}{m[2]}.f32.f64 {{r}}, {{0}};"),
    (r"mulhi\.(i|ui|ll|ull|s|us)", lambda m: f"mul.hi.{_TYPES[m[1]]} {{r}}, {{0}}, {{1}};"),
    (r"mul24\.(i|ui)", lambda m: f"mul24.lo.{_TYPES[m[1]]} {{r}}, {{0}}, {{1}};"),
    (r"sad\.(i|ui|ll|ull|s|us)", lambda m: f"sad.{_TYPES[m[1]]} {{r}}, {{0}}, {{1}}, {{2}};"),
    (r"prmt", "prmt.b32 {r}, {0}, {1}, {2};"),
    (r"prmt\.(f4e|b4e)", lambda m: f"prmt.b32.{m[1]} {{r}}, {{0}}, {{1}}, {{2}};"),
    (r"fns", "fns.b32 {r}, {0}, {1}, {2};"),
    # Special registers
    (rf"read\.ptx\.sreg\.({'|'.join(_AXES)})\.([xyz])", lambda m: f"mov.u32 {{r}}, %{m[1]}.{m[2]};"),
    (r"read\.ptx\.sreg\.cluster\.(ctaid|nctaid)\.([xyz])", lambda m: f"mov.u32 {{r}}, %cluster_{m[1]}.{m[2]};"),
    (r"read\.ptx\.sreg\.cluster\.(ctarank|nctarank)", lambda m: f"mov.u32 {{r}}, %cluster_{m[1]};"),
    (r"read\.ptx\.sreg\.lanemask\.(eq|le|lt|ge|gt)", lambda m: f"mov.u32 {{r}}, %lanemask_{m[1]};"),
    (r"read\.ptx\.sreg\.(clock64|globaltimer)", lambda m: f"mov.u64 {{r}}, %{m[1]};"),
    (r"read\.ptx\.sreg\.(laneid|warpid|nwarpid|smid|nsmid|gridid|clock|warpsize|envreg\d+|dynamic_smem_size|total_smem_size|aggr_smem_size)", lambda m: f"mov.u32 {{r}}, {'WARP_SZ' if m[1] == 'warpsize' else '%' + m[1]};"),
]  # fmt: skip


def _space(pointer: str) -> str:
    return ".shared" if pointer == "p3" else ""


_WHOLE = [(re.compile(pattern), made) for pattern, made in _TABLE]


@functools.cache
def instruction_of(name: str) -> str | None:
    """The text for the intrinsic ``llvm.nvvm.<name>``; None for one that the table has not."""
    for pattern, made in _WHOLE:
        if match := pattern.fullmatch(name):
            return made if isinstance(made, str) else made(match)
    return None
