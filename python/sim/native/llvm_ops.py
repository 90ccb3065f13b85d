"""Ops of the llvm dialect that the host has under another name."""

from __future__ import annotations

__all__ = ["COMPARISONS", "EXTREMES", "SAME"]

#: Ops that arith or math has under another name, on the same types.
SAME = {
    **{f"llvm.{a}": f"arith.{b}" for a, b in {
        "add": "addi", "sub": "subi", "mul": "muli", "and": "andi", "or": "ori", "xor": "xori", "shl": "shli", "lshr": "shrui",
        "ashr": "shrsi", "sdiv": "divsi", "udiv": "divui", "srem": "remsi", "urem": "remui", "fadd": "addf", "fsub": "subf",
        "fmul": "mulf", "fdiv": "divf", "fneg": "negf", "fpext": "extf", "fptrunc": "truncf", "sitofp": "sitofp",
        "uitofp": "uitofp", "fptosi": "fptosi", "fptoui": "fptoui", "select": "select", "bitcast": "bitcast",
        "intr.smax": "maxsi", "intr.smin": "minsi", "intr.umax": "maxui", "intr.umin": "minui",
    }.items()},
    **{f"llvm.intr.{name}": f"math.{name}" for name in (
        "fma", "sqrt", "floor", "ceil", "trunc", "copysign", "exp", "exp2", "log", "log2", "log10", "sin", "cos", "tan", "tanh",
    )},
    "llvm.intr.fmuladd": "math.fma",
    "llvm.intr.pow": "math.powf",
    **{f"llvm.intr.{name}": "math.roundeven" for name in ("roundeven", "rint", "nearbyint")},
    "llvm.intr.fabs": "math.absf",
}  # fmt: skip
#: Comparisons, whose predicates have the same numbers.
COMPARISONS = {"llvm.icmp": "arith.cmpi", "llvm.fcmp": "arith.cmpf"}
#: Extremes of floats: whether the smaller one, and whether the other one where one is no number.
EXTREMES = {
    "llvm.intr.maxnum": (False, True),
    "llvm.intr.minnum": (True, True),
    "llvm.intr.maximum": (False, False),
    "llvm.intr.minimum": (True, False),
}
