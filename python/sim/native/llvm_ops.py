"""Ops of the llvm dialect that the host has under another name."""

from __future__ import annotations

__all__ = ["COMPARISONS", "SAME"]

#: Ops that arith or math has under another name, on the same types.
SAME = {
    **{f"llvm.{a}": f"arith.{b}" for a, b in {
        "add": "addi", "sub": "subi", "mul": "muli", "and": "andi", "or": "ori", "xor": "xori", "shl": "shli", "lshr": "shrui",
        "ashr": "shrsi", "sdiv": "divsi", "udiv": "divui", "srem": "remsi", "urem": "remui", "fadd": "addf", "fsub": "subf",
        "fmul": "mulf", "fdiv": "divf", "fneg": "negf", "fpext": "extf", "fptrunc": "truncf", "sitofp": "sitofp",
        "uitofp": "uitofp", "fptosi": "fptosi", "fptoui": "fptoui", "select": "select", "bitcast": "bitcast",
        "intr.smax": "maxsi", "intr.smin": "minsi", "intr.umax": "maxui", "intr.umin": "minui",
    }.items()},
    **{f"llvm.intr.{name}": f"math.{name}" for name in ("fma", "sqrt", "floor", "ceil", "trunc", "copysign")},
    "llvm.intr.fabs": "math.absf",
}  # fmt: skip
#: Comparisons, whose predicates have the same numbers.
COMPARISONS = {"llvm.icmp": "arith.cmpi", "llvm.fcmp": "arith.cmpf"}
