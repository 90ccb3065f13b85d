"""llvm: calls, among them those of the devices' libraries, and intrinsics that math has as ops."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.rules import RULES, Rule, function, rule, stand_in_of
from gpuir.sim.structure import reference
from gpuir.sim.terms import Code, Data, Lanes, Op

#: Intrinsics by the op of math or arith that means the same.
_INTRINSICS = {
    "acos": "math.acos",
    "asin": "math.asin",
    "atan": "math.atan",
    "atan2": "math.atan2",
    "bitreverse": None,
    "ceil": "math.ceil",
    "copysign": "math.copysign",
    "cos": "math.cos",
    "cosh": "math.cosh",
    "ctlz": "math.ctlz",
    "ctpop": "math.ctpop",
    "cttz": "math.cttz",
    "exp": "math.exp",
    "exp2": "math.exp2",
    "floor": "math.floor",
    "fma": "math.fma",
    # The GPUs' back ends contract it.
    "fmuladd": "math.fma",
    "log": "math.log",
    "log10": "math.log10",
    "log2": "math.log2",
    "nearbyint": "math.roundeven",
    "pow": "math.powf",
    "powi": "math.fpowi",
    "rint": "math.roundeven",
    "round": "math.round",
    "roundeven": "math.roundeven",
    "sin": "math.sin",
    "sinh": "math.sinh",
    "sqrt": "math.sqrt",
    "tan": "math.tan",
    "tanh": "math.tanh",
    "trunc": "math.trunc",
}


def made_as(name: str, k: Compiler, op: Op) -> Any:
    """What the rule of another op makes of this one, which has the same operands and results."""
    return RULES[name].make(k, op)


def _intrinsic(name: str, same: str) -> None:
    @rule(f"llvm.intr.{name}")
    def make(k: Compiler, op: Op) -> Code:
        return made_as(same, k, op)


for _name, _same in _INTRINSICS.items():
    if _same is not None:
        _intrinsic(_name, _same)


@rule("llvm.intr.bitreverse")
def _bitreverse(k: Compiler, op: Op) -> Code:
    def reverse(a: Lanes) -> Lanes:
        array = np.atleast_1d(a)
        octets = array.astype(array.dtype, order="C").view(np.uint8).reshape(*array.shape, array.dtype.itemsize)
        turned = np.packbits(np.unpackbits(octets, axis=-1)[..., ::-1], axis=-1)
        # Bytes were unpacked from their highest bit on: turned around as a whole they are in the order of the memory.
        reordered = np.ascontiguousarray(turned).view(array.dtype).reshape(array.shape)
        return reordered if np.ndim(a) else reordered[0]

    return reverse


#: libdevice's and OCML's functions by the op of math that means the same; arith's where it has it.
_LIBRARY = {
    **{name: f"math.{name}" for name in (
        "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign", "cos", "cosh", "erf",
        "erfc", "exp", "exp2", "expm1", "floor", "fma", "log", "log10", "log1p", "log2", "round", "rsqrt", "sin", "sinh",
        "sqrt", "tan", "tanh", "trunc")},
    "pow": "math.powf",
    "powi": "math.fpowi",
    "pown": "math.fpowi",
    "rint": "math.roundeven",
    "nearbyint": "math.roundeven",
    "fabs": "math.absf",
    "fmod": "arith.remf",
    "fmax": "arith.maxnumf",
    "fmin": "arith.minnumf",
    "abs": "math.absi",
    "llabs": "math.absi",
    "clz": "math.ctlz",
    "clzll": "math.ctlz",
    "popc": "math.ctpop",
    "popcll": "math.ctpop",
    "isnan": "math.isnan",
    "isinf": "math.isinf",
    "isfinite": "math.isfinite",
    "finitef": "math.isfinite",
}  # fmt: skip

_NVIDIA = re.compile(r"__nv_(fast_)?(\w+?)(f|d)?$")
_AMD = re.compile(r"__(?:ocml)_(\w+?)_(f16|f32|f64|2f16)$")


def library_rule(name: str) -> str | None:
    """The op that a function of a device library does the work of; None for a function it is not."""
    amd = _AMD.fullmatch(name)
    if amd:
        return _LIBRARY.get(amd[1])
    if not name.startswith("__nv_"):
        return None
    whole = name.removeprefix("__nv_").removeprefix("fast_")
    short = whole.removesuffix("f") if whole not in _LIBRARY else whole
    return _LIBRARY.get(whole) or _LIBRARY.get(short)


def _axis(g: Group, which: Lanes, name: str) -> Data:
    return g.id(f"{name}.{'xyz'[int(np.max(which))]}")


def _first_bit(x: Lanes) -> Lanes:
    """The number of the lowest bit that is set, from 1 on; 0 of zero."""
    lowest = (x & -x).astype(np.float64)
    return np.where(x == 0, 0, np.log2(np.where(x == 0, 1, np.abs(lowest))) + 1).astype(np.int32)


#: Other functions that lowerings call; each takes the group, the mask and the arguments.
EXTERNAL: dict[str, Callable[..., Any]] = {
    "__nv_ffs": lambda g, m, x: _first_bit(x),
    "__nv_ffsll": lambda g, m, x: _first_bit(x),
    "__ockl_get_local_size": lambda g, m, which: _axis(g, which, "size"),
    "__ockl_get_num_groups": lambda g, m, which: _axis(g, which, "grid"),
    "__ockl_get_local_id": lambda g, m, which: _axis(g, which, "thread"),
    "__ockl_get_group_id": lambda g, m, which: _axis(g, which, "block"),
    "__ockl_get_global_size": lambda g, m, which: _axis(g, which, "grid") * _axis(g, which, "size"),
}


def _callee(op: Op) -> str | None:
    return reference(op.attributes["callee"]) if "callee" in op.attributes else None


@rule("llvm.call", kind="emits", callee=_callee)
def _call(k: Compiler, op: Op) -> None:
    name = _callee(op)
    if name is None:
        raise k.refuse(op, "calls through a pointer are not simulated")
    callee = k.program.lookup(name, op)
    if any(len(region.blocks) for region in callee.regions):
        k.call(op, name, k.names(op.operands))
        return
    same = library_rule(name)
    if same is not None and same in RULES:
        inner_rule = RULES[same]
        inner = Rule(same, inner_rule.kind, lambda compiler, operation: made_as(same, compiler, operation))
        k.apply(inner, op)
        return
    stand_in = stand_in_of(name)
    if stand_in is not None:
        k.apply(stand_in, op)
        return
    if name not in EXTERNAL:
        raise k.refuse(op, f"@{name} is only declared, and the simulator does not know it")
    k.apply(Rule(name, "group", lambda compiler, operation: EXTERNAL[name]), op)


@function("llvm.func", descriptors=True)
def _function(k: Compiler, op: Op) -> list[str]:
    return [k.define(argument) for argument in op.regions[0].blocks[0].arguments]


@rule("llvm.return", kind="terminator")
def _return(op: Op) -> Sequence[ir.Value]:
    return op.operands
