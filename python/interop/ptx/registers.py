"""Special registers.

Source: PTX ISA, "Special Registers".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gpuir.interop.ptx.values import Values

__all__ = ["special"]

_AXES = "tid ntid ctaid nctaid clusterid nclusterid cluster_ctaid cluster_nctaid".split()
#: By the op's name behind nvvm.read.ptx.sreg.
_SINGLE = {
    **{name: name for name in "laneid warpid nwarpid smid nsmid".split()},
    "cluster_ctarank": "cluster.ctarank", "cluster_nctarank": "cluster.nctarank",
    **{f"lanemask_{kind}": f"lanemask.{kind}" for kind in ("eq", "le", "lt", "ge", "gt")},
    **{f"envreg{i}": f"envreg{i}" for i in range(32)},
    "clock": "clock", "clock64": "clock64", "globaltimer": "globaltimer", "globaltimer_lo": "globaltimer.lo",
    "gridid": "gridid",
}  # fmt: skip
_WIDE = ("clock64", "globaltimer")
#: Registers that only inline assembly reads.
_ASSEMBLY = {"dynamic_smem_size": "i32", "total_smem_size": "i32", "aggr_smem_size": "i32", "current_graph_exec": "i64",
             "is_explicit_cluster": "i1", "clock_hi": "i32", "globaltimer_hi": "i32", "warpsize": "i32",
             "reserved_smem_offset_1": "i32", "reserved_smem_offset_begin": "i32", "reserved_smem_offset_end": "i32",
             "reserved_smem_offset_cap": "i32", "reserved_smem_offset_0": "i32",
             **{f"pm{number}": "i32" for number in range(8)}, **{f"pm{number}_64": "i64" for number in range(8)}}  # fmt: skip


def special(t: Values, operand: str) -> tuple[str, str] | None:
    """The value of a special register and its type; None for what is none."""
    if operand[:1] != "%":
        return None
    name, _, axis = operand[1:].partition(".")
    if name in _AXES and axis in ("x", "y", "z"):
        return t.op(f"nvvm.read.ptx.sreg.{name.replace('_', '.')}.{axis} : i32"), "i32"
    if axis:
        return None
    if name in _SINGLE:
        type = "i64" if name in _WIDE else "i32"
        return t.op(f"nvvm.read.ptx.sreg.{_SINGLE[name]} : {type}"), type
    if name in _ASSEMBLY:
        type = _ASSEMBLY[name]
        mode = "u64" if type == "i64" else "pred" if type == "i1" else "u32"
        constraint = {"i64": "=l", "i1": "=b", "i32": "=r"}[type]
        return t.op(f'llvm.inline_asm asm_dialect = att "mov.{mode} $0, %{name};", "{constraint}" : () -> {type}'), type
    return None
