"""llvm.inline_asm of bulk copies that upstream has no ops for: reductions of runs of bytes, and copies to another block of the cluster.

Source: PTX ISA, "cp.async.bulk", "cp.reduce.async.bulk".
"""

from __future__ import annotations

import re

import numpy as np

from gpuir.sim.compiler import Compiler
from gpuir.sim.hopper.tensor_map import dtype_of
from gpuir.sim.ops.nvvm_bulk import REDUCTIONS, to_global, within_cluster
from gpuir.sim.rules import Rule
from gpuir.sim.terms import Op

__all__ = ["copies_in_bulk"]

_TO_CLUSTER = r"shared::cluster\.shared::cta\.mbarrier::complete_tx::bytes"
_REDUCTION = r"(?:\.(?P<operation>add|min|max|inc|dec|and|or|xor)(?:\.noftz)?\.(?P<kind>\w+))?"
_COPY = re.compile(
    rf"cp\.(?P<reduces>reduce\.)?async\.bulk\.(?:(?P<cluster>{_TO_CLUSTER})|global\.shared::cta\.bulk_group){_REDUCTION} "
    r"\[ \$0 \] , \[ \$1 \] , \$2 (?:, \[ \$3 \] )?;?"
)


def copies_in_bulk(k: Compiler, op: Op, text: str) -> Rule | None:
    """The rule of assembly, its words apart by one space, that is such a copy; None for other assembly."""
    match = _COPY.fullmatch(text)
    if match is None or (match["reduces"] is None) != (match["operation"] is None):
        return None
    operation, dtype = match["operation"], _dtype(match["kind"]) if match["kind"] else None
    target, source, _, *barrier = op.operands
    if match["cluster"]:
        operate = REDUCTIONS[operation] if operation else None
        code = within_cluster(k, op, target, source, barrier[0], dtype=dtype, operate=operate)
    else:
        code = to_global(k, op, target, source, kind=operation, dtype=dtype)
    return Rule(op.name, "group", lambda *_: code)


def _dtype(kind: str) -> np.dtype:
    return dtype_of({"s": "i", "b": "u"}.get(kind[0], kind[0]) + kind[1:] if kind != "bf16" else kind)
