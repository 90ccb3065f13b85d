"""llvm.inline_asm of red with vectors: additions to neighbours in global memory, each of them atomic by itself.

Source: PTX ISA, "red".
"""

from __future__ import annotations

import re

import numpy as np

from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.memory import GLOBAL, Sync
from gpuir.sim.rules import Rule
from gpuir.sim.terms import Lanes, Mask, Op

__all__ = ["adds_vectors"]

_RED = re.compile(
    r"red\.(?P<order>relaxed|release)\.(?P<scope>cta|cluster|gpu|sys)\.global\.add(?:\.noftz)?\.v(?P<count>[248])\.(?P<type>f32|f16) "
    r"\[ \$0 \] , \{ (?P<values>[$\d, ]+) \} ;?"
)
_DTYPES: dict[str, np.dtype] = {"f32": np.dtype(np.float32), "f16": np.dtype(np.float16)}


def adds_vectors(k: Compiler, op: Op, text: str) -> Rule | None:
    """The rule of assembly, its words apart by one space, that is such a reduction; None for other assembly."""
    match = _RED.fullmatch(text)
    if match is None:
        return None
    count, dtype = int(match["count"]), _DTYPES[match["type"]]
    if [each.strip() for each in match["values"].split(",")] != [f"${number + 1}" for number in range(count)]:
        return None
    size = dtype.itemsize
    first = k.access(op, dtype, GLOBAL, count * size)
    others = [k.access(op, dtype, GLOBAL) for _ in range(count - 1)]
    for access in (first, *others):
        access.sync = (Sync.RELEASE if match["order"] == "release" else 0) | (
            0 if match["scope"] == "cta" else Sync.WIDE
        )

    def add(g: Group, m: Mask, address: Lanes, *values: Lanes) -> None:
        for number, (access, value) in enumerate(zip((first, *others), values)):
            given = np.asarray(value)
            value = given if given.dtype == dtype else np.ascontiguousarray(given).view(dtype)
            access.update(g, m, address + np.int64(number * size), np.add, (value,))

    return Rule(op.name, "group", lambda *_: add)
